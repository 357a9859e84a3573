"""Why a cell is not on offer to a seat: the refusal that a tile laid there would get."""

from typing import NamedTuple

from ludoteka.core.doors import NOT_YOUR_TURN
from ludoteka.core.words import Words, say

from . import rules
from .parts import TAKEN, Parts, State
from .refusals import REFUSALS


class WhyNot(NamedTuple):
    words: Words
    rule: str


# No refusal of one tile, but what all refusals together come to.
NO_TILE_FITS = WhyNot(say("tri-why-no-tile"), "TRI-4")


def why_not(p: Parts, s: State, seat: int, cell: int) -> WhyNot:
    """For a cell on which no tile of the seat can be laid now."""
    if not rules.to_act(p, s) >> seat & 1:
        return _refused(NOT_YOUR_TURN)
    return _refused(rules.CELL_TAKEN) if rules.spot_at(s, cell) == TAKEN else NO_TILE_FITS


def _refused(code: int) -> WhyNot:
    return WhyNot(Words(f"refused-{REFUSALS[code].code}"), REFUSALS[code].rule)
