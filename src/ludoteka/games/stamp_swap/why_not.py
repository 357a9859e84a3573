"""Why a cell is not on offer to a seat."""

from typing import NamedTuple

from ludoteka.core.doors import NOT_YOUR_TURN
from ludoteka.core.words import Words

from . import rules
from .parts import CHOOSING_CONTEST, PLACING, RESERVING, Parts, State
from .refusals import REFUSALS


class WhyNot(NamedTuple):
    words: Words
    rule: str


def why_not(p: Parts, s: State, seat: int, kind: str) -> WhyNot:
    """For a cell where nothing can be done now; `kind`: of which board it is."""
    if not rules.to_act(p, s) >> seat & 1:
        return _refused(NOT_YOUR_TURN)
    if s.phase == PLACING and kind == "page":
        return _refused(rules.DOES_NOT_FIT)
    if s.phase == RESERVING and kind == "yours":
        return _refused(rules.RARE_STAYS)
    if s.phase == CHOOSING_CONTEST and kind == "contest":
        return _refused(rules.TICKET_THERE)
    return _refused(rules.NOT_NOW)


def _refused(code: int) -> WhyNot:
    return WhyNot(Words(f"refused-{REFUSALS[code].code}"), REFUSALS[code].rule)
