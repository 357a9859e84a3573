"""Why an action is refused, and why a cell is not on offer: each number of `rules.refusal` has a code (message
`refused-<code>`) and a rule."""

from functools import lru_cache

from ludoteka.core import kernel_api
from ludoteka.core.kernel_api import FINE, NOT_YOUR_TURN
from ludoteka.core.room import Refusal, WhyNot
from ludoteka.core.words import message

from . import rules
from .notation import cell_names
from .parts import ASIDE, ASIDES, DECIDING, NO_TILE, ORDINARY_TILES, VALVE, Parts, State, action_of

REFUSALS = {
    kernel_api.NOT_YOUR_TURN: Refusal("not-your-turn", "TIE-1"),
    kernel_api.NO_SUCH_ACTION: Refusal("no-such-action", "TIE-1"),
    rules.NOT_THE_CALLED_TILE: Refusal("not-the-called-tile", "TIE-1"),
    rules.NO_SUCH_CELL: Refusal("no-such-cell", "TIE-C5"),
    rules.CELL_TAKEN: Refusal("cell-taken", "TIE-1"),
    rules.MUST_TOUCH: Refusal("must-touch", "TIE-8"),
    rules.SAME_SYMBOL_MUST_TOUCH: Refusal("same-symbol-must-touch", "TIE-9"),
    rules.VALVES_COME_FIRST: Refusal("valves-come-first", "TIE-13"),
    rules.VALVES_COME_LAST: Refusal("valves-come-last", "TIE-14"),
    rules.VALVES_AFTER_THE_ROUND: Refusal("valves-after-the-round", "TIE-15"),
    rules.NO_ASIDE: Refusal("no-aside", "TIE-15"),
    rules.ASIDE_FULL: Refusal("aside-full", "TIE-R2"),
    rules.NOT_ASIDE: Refusal("not-aside", "TIE-15"),
    rules.SPECIAL_STAYS_ASIDE: Refusal("special-stays-aside", "TIE-15"),
    rules.NOT_A_VALVE: Refusal("not-a-valve", "TIE-15"),
    rules.TILE_NOT_IN_BAG: Refusal("tile-not-in-bag", "TIE-1"),
}


# -- cells -------------------------------------------------------------------------------------------------------


# Two reasons that are no refusals: nothing could be written down that would be refused for them.
ASIDE_IN_ORDER = WhyNot(message("tie-why-aside-in-order"), "TIE-15")
NOTHING_ASIDE = WhyNot(message("tie-why-nothing-aside"), "TIE-15")


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
    return None if code == FINE else REFUSALS[code].why_not()


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
