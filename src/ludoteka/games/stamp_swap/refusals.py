"""Why an action is refused, and why a cell is not on offer: each number of `rules.refusal` has a code (message
`refused-<code>`) and a rule."""

from ludoteka.core import kernel_api
from ludoteka.core.kernel_api import NOT_YOUR_TURN
from ludoteka.core.room import Refusal, WhyNot
from ludoteka.core.words import message

from . import rules
from .album import fits
from .notation import cell_number
from .parts import CHOOSING_CONTEST, DRAFTING, ENTER, PICK, PLACING, RESERVE, RESERVING, Parts, State, doing

REFUSALS = {
    kernel_api.NOT_YOUR_TURN: Refusal("not-your-turn", "STS-3"),
    kernel_api.NO_SUCH_ACTION: Refusal("no-such-action", "STS-3"),
    rules.NOT_GAINED: Refusal("not-gained", "STS-11"),
    rules.DOES_NOT_FIT: Refusal("does-not-fit", "STS-C3"),
    rules.IT_FITS: Refusal("it-fits", "STS-11"),
    rules.RARE_STAYS: Refusal("rare-stays", "STS-6"),
    rules.MUST_RESERVE: Refusal("must-reserve", "STS-6"),
    rules.UNEVEN_PILES: Refusal("uneven-piles", "STS-6"),
    rules.TICKET_THERE: Refusal("ticket-there", "STS-12"),
    rules.NOT_DRAWN_HERE: Refusal("not-drawn-here", "STS-4"),
    rules.NOT_NOW: Refusal("not-now", "STS-3"),
    rules.SAME_AS_ANOTHER: Refusal("same-as-another", "STS-11"),
    rules.NOT_IN_POOL: Refusal("not-in-pool", "STS-17"),
    rules.EMPTY_PILE: Refusal("empty-pile", "STS-17"),
    rules.SMALLER_PILE: Refusal("smaller-pile", "STS-17"),
    rules.OWN_PILE: Refusal("own-pile", "STS-17"),
    rules.PILE_GONE: Refusal("pile-gone", "STS-17"),
}


# -- cells -------------------------------------------------------------------------------------------------------


_EMPTY_PAGE = State()
_CHOSEN_IN = {RESERVING: "yours", CHOOSING_CONTEST: "contest", DRAFTING: "pool"}  # cells that are chosen in a phase


def why_not(p: Parts, s: State, seat: int, kind: str, name: str) -> WhyNot:
    """For a cell where nothing can be done now: of which kind it is, and its name."""
    if not rules.to_act(p, s) >> seat & 1:
        return _refused(NOT_YOUR_TURN)
    phase = doing(s, seat)
    if phase == PLACING and kind == "page":
        return _no_room(p, s, seat, cell_number(name))
    if _CHOSEN_IN.get(phase) == kind:
        return _refused(rules.refusal(p, s, seat, _action_at(p, s, kind, name)))
    return _refused(rules.NOT_NOW)


def _action_at(p: Parts, s: State, kind: str, name: str) -> int:
    """What choosing that cell would be."""
    number = int(name.rpartition("-")[2])
    if kind == "contest":
        return ENTER + [int(p.contest_id[contest]) for contest in s.contest].index(number)
    return (RESERVE if kind == "yours" else PICK) + number - 1


def _no_room(p: Parts, s: State, seat: int, cell: int) -> WhyNot:
    """Nothing fits there: some stamp lies in the way, unless all that wait would stick out of a free square."""
    waiting = [int(stamp) for stamp in s.gained[seat, : int(s.to_place[seat])]]
    free = not s.grid[seat, cell]
    beyond = free and not any(fits(p, _EMPTY_PAGE, seat, stamp, cell) for stamp in waiting)
    words = message("sts-sticks-out") if beyond else message("sts-in-the-way")
    return WhyNot(words, REFUSALS[rules.DOES_NOT_FIT].rule)


def _refused(code: int) -> WhyNot:
    return REFUSALS[code].why_not()
