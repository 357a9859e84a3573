"""Why a cell is not on offer to a seat: the refusal that a piece put there would get."""

from functools import lru_cache
from typing import NamedTuple

from ludoteka.core.kernel_api import NOT_YOUR_TURN
from ludoteka.core.words import Words, say

from . import rules
from .parts import DEALING, Parts, State, action_of, piece_for
from .pieces import ways
from .refusals import REFUSALS


class WhyNot(NamedTuple):
    words: Words
    rule: str


# A reason that is no refusal: nothing could be written down that would be refused for it.
FRAME = -1
FROM_ABOVE = WhyNot(say("fit-why-from-above"), "FIT-3")


def why_not(p: Parts, s: State, seat: int, column: int) -> WhyNot:
    """For a column over which the seat cannot put its piece now, counted from 0; or for the squares of the FRAME."""
    if not rules.to_act(p, s) >> seat & 1:
        return _refused(NOT_YOUR_TURN)
    if s.phase == DEALING:
        return _refused(rules.CHOOSE_A_START_CARD)
    if column == FRAME:
        return FROM_ABOVE
    piece = piece_for(s, seat)
    codes = {rules.refusal(p, s, seat, action_of(piece, way, column)) for way in ways(p, piece)}
    return _refused(max(codes))  # where it is too high for one orientation, that is the reason, not the edge


@lru_cache(256)
def _refused(code: int) -> WhyNot:
    return WhyNot(Words(f"refused-{REFUSALS[code].code}"), REFUSALS[code].rule)
