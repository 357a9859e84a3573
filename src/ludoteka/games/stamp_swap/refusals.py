"""Why an action is refused, and why a cell is not on offer: each number of `rules.refusal` has a code (message
`refused-<code>`) and a rule."""

from functools import cached_property, lru_cache

from ludoteka.core import kernel_api
from ludoteka.core.actors import members
from ludoteka.core.kernel_api import NOT_YOUR_TURN
from ludoteka.core.room import Refusal, WhyNot
from ludoteka.core.words import message

from . import rules
from .album import free_columns
from .notation import cell_number
from .parts import (
    CHOOSING_CONTEST,
    DRAFTING,
    ENTER,
    PICK,
    PLACING,
    RESERVE,
    RESERVING,
    SIDE,
    STAMPS,
    Parts,
    State,
    doing,
)
from .remembered import remembered

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
    rules.NOT_IN_POOL: Refusal("not-in-pool", "STS-M2"),
    rules.EMPTY_PILE: Refusal("empty-pile", "STS-M3"),
    rules.SMALLER_PILE: Refusal("smaller-pile", "STS-M3"),
    rules.OWN_PILE: Refusal("own-pile", "STS-M4"),
    rules.PILE_GONE: Refusal("pile-gone", "STS-M4"),
}


# -- cells -------------------------------------------------------------------------------------------------------


_EMPTY_PAGE = State()
_CHOSEN_IN = {RESERVING: "yours", CHOOSING_CONTEST: "contest", DRAFTING: "pool"}  # cells that are chosen in a phase


class WhyNots:
    """Why nothing can be done at the cells that are not on offer to a seat now."""

    def __init__(self, p: Parts, s: State, seat: int) -> None:
        self._p, self._s, self._seat = p, s, seat
        self._asked = bool(rules.to_act(p, s) >> seat & 1)
        self._phase = doing(s, seat)

    def everywhere(self, kind: str) -> WhyNot | None:
        """At all cells of a kind; nothing if it depends on the cell."""
        if not self._asked:
            return _refused(NOT_YOUR_TURN)
        depends = self._phase == PLACING and kind == "page"
        return None if depends or _CHOSEN_IN.get(self._phase) == kind else _refused(rules.NOT_NOW)

    def at(self, kind: str, name: str) -> WhyNot:
        """At a cell of a kind where it does depend on the cell; `name`: its own."""
        if kind == "page":
            return self._no_room(cell_number(name))
        return _refused(rules.refusal(self._p, self._s, self._seat, _action_at(self._p, self._s, kind, name)))

    def _no_room(self, cell: int) -> WhyNot:
        """Nothing fits there: some stamp lies in the way, unless all that wait would stick out of a free square."""
        return _IN_THE_WAY if self._covered[cell] or cell in self._on_the_page else _STICKS_OUT

    @cached_property
    def _covered(self) -> list[int]:
        covered: list[int] = self._s.grid[self._seat].tolist()
        return covered

    @cached_property
    def _on_the_page(self) -> frozenset[int]:
        """The squares from which some stamp that waits would not stick out."""
        waiting = self._s.gained[self._seat, : int(self._s.to_place[self._seat])].tolist()
        return frozenset().union(*(_from_within(self._p, stamp) for stamp in waiting))


@remembered(STAMPS)
def _from_within(p: Parts, stamp: int) -> frozenset[int]:
    """The squares on which its corner can lie on an empty page."""
    columns = enumerate(free_columns(p, _EMPTY_PAGE, 0, stamp, row) for row in range(SIDE))
    return frozenset(row * SIDE + column for row, free in columns for column in members(free))


def _action_at(p: Parts, s: State, kind: str, name: str) -> int:
    """What choosing that cell would be."""
    number = int(name.rpartition("-")[2])
    if kind == "contest":
        return ENTER + [int(p.contest_id[contest]) for contest in s.contest].index(number)
    return (RESERVE if kind == "yours" else PICK) + number - 1


@lru_cache(64)
def _refused(code: int) -> WhyNot:
    return REFUSALS[code].why_not()


_STICKS_OUT = WhyNot(message("sts-sticks-out"), REFUSALS[rules.DOES_NOT_FIT].rule)
_IN_THE_WAY = WhyNot(message("sts-in-the-way"), REFUSALS[rules.DOES_NOT_FIT].rule)
