"""What a table of Goofspiel plays for."""

from ludoteka.core.words import Words, message

from .variants import Options


def goal(options: Options, seats: int) -> Words:
    return message("goo-goal", cards=options.cards)
