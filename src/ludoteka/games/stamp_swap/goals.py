"""What a table of Stamp Swap plays for."""

from ludoteka.core.words import Words, message

from .parts import DAYS, Parts
from .scoring import level_points
from .variants import Options


def goal(options: Options, seats: int) -> Words:
    if seats > 1:
        return message("sts-goal-several", days=DAYS)
    if options.mode == "full":
        return message("sts-goal-full", days=DAYS)
    hers = Parts()
    hers.level = int(options.level)
    return message("sts-goal-introductory", points=int(level_points(hers)))
