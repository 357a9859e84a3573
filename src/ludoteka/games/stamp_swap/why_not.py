"""Why a cell is not on offer to a seat."""

from typing import NamedTuple

from ludoteka.core.kernel_api import NOT_YOUR_TURN
from ludoteka.core.words import Words, say

from . import rules
from .album import fits
from .notation import cell_number
from .parts import CHOOSING_CONTEST, DRAFTING, PLACING, RESERVING, Parts, State, doing
from .refusals import REFUSALS

_EMPTY_PAGE = State()


class WhyNot(NamedTuple):
    words: Words
    rule: str


def why_not(p: Parts, s: State, seat: int, kind: str, name: str) -> WhyNot:
    """For a cell where nothing can be done now: of which kind it is, and its name."""
    if not rules.to_act(p, s) >> seat & 1:
        return _refused(NOT_YOUR_TURN)
    phase = doing(s, seat)
    if phase == PLACING and kind == "page":
        return _no_room(p, s, seat, cell_number(name))
    if phase == RESERVING and kind == "yours":
        return _refused(rules.RARE_STAYS)
    if phase == CHOOSING_CONTEST and kind == "contest":
        return _refused(rules.TICKET_THERE)
    if phase == DRAFTING and kind == "pool":
        return _refused(rules.NOT_IN_POOL)
    return _refused(rules.NOT_NOW)


def _no_room(p: Parts, s: State, seat: int, cell: int) -> WhyNot:
    """Nothing fits there: some stamp lies in the way, unless all that wait would stick out of a free square."""
    waiting = [int(stamp) for stamp in s.gained[seat, : int(s.to_place[seat])]]
    free = not s.grid[seat, cell]
    beyond = free and not any(fits(p, _EMPTY_PAGE, seat, stamp, cell) for stamp in waiting)
    words = say("sts-sticks-out") if beyond else say("sts-in-the-way")
    return WhyNot(words, REFUSALS[rules.DOES_NOT_FIT].rule)


def _refused(code: int) -> WhyNot:
    return WhyNot(Words(f"refused-{REFUSALS[code].code}"), REFUSALS[code].rule)
