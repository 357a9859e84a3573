"""What a table of Take It Easy plays for."""

from ludoteka.core.words import Words, message

from .variants import Options


def goal(options: Options, seats: int) -> Words:
    return message(f"tie-goal-{options.scoring}", how=_how(options, seats))


def _how(options: Options, seats: int) -> Words:
    if seats == 1:
        return message("tie-goal-alone")
    return message("tie-goal-series", rounds=options.rounds) if options.rounds > 1 else message("tie-goal-most")
