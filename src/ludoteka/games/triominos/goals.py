"""What a table of Triominos plays for."""

from ludoteka.core.words import Words, message

from .variants import GOAL, Options


def goal(options: Options, seats: int) -> Words:
    if options.points == "none":
        return message("tri-goal-out")
    if options.length == "round":
        return message("tri-goal-round")
    return message(f"tri-goal-{options.goal}", points=GOAL)
