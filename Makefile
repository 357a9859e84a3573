# The same words as dev.py, for fingers used to make. Options: make test ARGS="-k scoring".
PYTHON ?= python3

.DEFAULT_GOAL := help
.PHONY: play test cluster check soak setup web lock playthroughs screens mutants train clean help

play test cluster check soak setup web lock playthroughs screens mutants train clean help:
	@$(PYTHON) dev.py $@ $(ARGS)
