"""`python -m ludoteka` is the same as `ludoteka`."""

from ludoteka.cli import main

main()
