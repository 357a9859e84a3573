"""Why an action is refused, and why a cell is not on offer: each number of `rules.refusal` has a code (message
`refused-<code>`) and a rule."""

from ludoteka.core import kernel_api
from ludoteka.core.room import Refusal, WhyNot
from ludoteka.core.words import message

from . import rules, showing

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


_NO_REFUSALS = {
    showing.ASIDE_IN_ORDER: WhyNot(message("tie-why-aside-in-order"), "TIE-15"),
    showing.NOTHING_ASIDE: WhyNot(message("tie-why-nothing-aside"), "TIE-15"),
}


def why_not(code: int) -> WhyNot:
    """Why nothing can go to a cell: a number of `showing.why_nots` in words."""
    return _NO_REFUSALS[code] if code in _NO_REFUSALS else REFUSALS[code].why_not()
