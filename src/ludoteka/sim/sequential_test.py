"""When a comparison may stop early without fooling itself."""

from .batch import LevelStats

LOOKS = 5  # how often one looks at the results so far, the end included
# Pocock's boundary: one who looks five times and stops at the first difference of so many standard errors is wrong in
# one case of twenty in all, not at each look.
BOUNDARY = 2.413


def decided(first: LevelStats, aim: float) -> bool:
    """Is the first player's share of wins surely above, or surely below, the aim?"""
    return first.won_error > 0 and abs(first.won - aim) > BOUNDARY * first.won_error
