"""What a table of Mini FITS plays for."""

from ludoteka.core.words import Words, message

from .variants import Options


def goal(options: Options, seats: int) -> Words:
    how = message("fit-goal-alone" if seats == 1 else "fit-goal-most")
    return message(f"fit-goal-{options.sides}", how=how)
