"""Why a cell is not on offer: the refusal that somebody would get who put a tile there all the same."""

from functools import lru_cache
from typing import NamedTuple

from ludoteka.core.kernel_api import FINE, NOT_YOUR_TURN
from ludoteka.core.words import Words, say

from . import rules
from .notation import cell_names
from .parts import ASIDE, ASIDES, DECIDING, NO_TILE, ORDINARY_TILES, VALVE, Parts, State, action_of
from .refusals import REFUSALS


class WhyNot(NamedTuple):
    words: Words
    rule: str


# Two reasons that are no refusals: nothing could be written down that would be refused for them.
ASIDE_IN_ORDER = WhyNot(say("tie-why-aside-in-order"), "TIE-15")
NOTHING_ASIDE = WhyNot(say("tie-why-nothing-aside"), "TIE-15")


def why_not(p: Parts, s: State, seat: int, cell: str) -> WhyNot | None:
    """Why nothing can go to this cell of the seat's board now; None if something can."""
    if not rules.to_act(p, s) >> seat & 1:
        return _refused(NOT_YOUR_TURN)
    slot = int(cell[-1]) - 1 if cell not in cell_names(p) else -1
    if s.phase == DECIDING:
        return _from_aside(p, s, seat, slot) if slot >= 0 else _to_valve(p, s, seat, cell_names(p).index(cell))
    if slot >= 0:
        return _to_aside(p, s, seat, slot)
    return _refused(rules.refusal(p, s, seat, action_of(s.tile, cell_names(p).index(cell))))


@lru_cache(256)
def _refused(code: int) -> WhyNot | None:
    return None if code == FINE else WhyNot(Words(f"refused-{REFUSALS[code].code}"), REFUSALS[code].rule)


def _to_aside(p: Parts, s: State, seat: int, slot: int) -> WhyNot | None:
    """The called tile goes to the first place that is free."""
    code = rules.refusal(p, s, seat, action_of(s.tile, ASIDE))
    if code != FINE:
        return _refused(code)
    if s.aside[seat, slot] != NO_TILE:
        return _refused(rules.CELL_TAKEN)
    return ASIDE_IN_ORDER if slot and s.aside[seat, slot - 1] == NO_TILE else None


def _from_aside(p: Parts, s: State, seat: int, slot: int) -> WhyNot | None:
    """After the round nothing comes to these places; the tile there can go to a valve, unless it is a special one."""
    special = s.aside[seat, slot] > ORDINARY_TILES
    return _refused(rules.SPECIAL_STAYS_ASIDE if special else rules.NOT_A_VALVE)


def _to_valve(p: Parts, s: State, seat: int, cell: int) -> WhyNot | None:
    """The kindest answer that any tile still aside would get."""
    waiting = [int(t) for t in s.aside[seat, :ASIDES] if t != NO_TILE and rules.waits_aside(p, s, seat, int(t))]
    if not waiting:
        return NOTHING_ASIDE
    return _refused(rules.refusal(p, s, seat, action_of(min(waiting), VALVE + cell)))
