"""What a table of Sequence plays for."""

from ludoteka.core.words import Words, message

from .variants import NEEDED, Options


def goal(options: Options, seats: int) -> Words:
    teams = options.teams_at(seats)
    return message("seq-goal-teams" if seats > teams else "seq-goal", needed=NEEDED[teams])
