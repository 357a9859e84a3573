"""What people at a table share besides the game: who is here, talk, requests to each other, how fast bots play, since
when each clock runs, and which node lets the table go on.

A state never changes: each step makes the next one out of it, or leaves it as it is. Nothing of it belongs into a
record. What was asked for at another position or at other seats is simply no longer valid, so a move need not touch it.
"""

from collections import Counter
from collections.abc import Mapping

import msgspec
from msgspec.structs import replace

from .clocks import OpenTurn
from .rights import Rights
from .wire import TalkLine


class Spoken(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A line of the talk, who said it, and by which message."""

    person: str
    message: str
    line: TalkLine


class UndoRequest(msgspec.Struct, frozen=True, gc=False):
    """A seat asks to take back its last action. Valid while the log has `entries` entries. `agreed`: persons."""

    seat: int
    decision: int
    entries: int
    agreed: frozenset[str] = frozenset()

    def about(self, seat: int, decision: int) -> bool:
        return (self.seat, self.decision) == (seat, decision)


class Swaps(msgspec.Struct, frozen=True):
    """Which seat wishes to be which. Valid while the row has this revision: who wished for a seat saw that table."""

    revision: int = -1
    wishes: dict[int, int] = {}


class Pace(msgspec.Struct, frozen=True, gc=False):
    """How long bots and chance take, or that they wait for a person each time."""

    seconds: float = 0.0
    by_hand: bool = False


class Sockets(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """How many sockets somebody has at one node."""

    person: str
    seats: tuple[int, ...]
    count: int


class LiveState(msgspec.Struct, frozen=True, omit_defaults=True):
    """`here`: by node. `absent`: since when the people of a seat are not here. `driver`: the node that lets chance,
    bots and clocks act; `epoch` grows with each new one, and what an earlier one writes is ignored. `turns`: since when
    each seat has been thinking, as the driver says. Times are in the seconds that all nodes share."""

    here: dict[str, tuple[Sockets, ...]] = {}
    absent: dict[int, float] = {}
    talk: tuple[Spoken, ...] = ()
    undo: UndoRequest | None = None
    swaps: Swaps = Swaps()
    pace: Pace = Pace()
    driver: str = ""
    epoch: int = 0
    turns: dict[int, OpenTurn] = {}
    due: float | None = None  # when the next of them is out of time


def others_here(state: LiveState, node: str, alive: frozenset[str]) -> Counter[Rights]:
    """Who has sockets at other nodes."""
    found: Counter[Rights] = Counter()
    for other, sockets in state.here.items():
        if other != node and other in alive:
            for person in sockets:
                found[Rights(person.person, frozenset(person.seats))] += person.count
    return found


def with_here(state: LiveState, node: str, alive: frozenset[str], here: Mapping[Rights, int]) -> LiveState:
    """These have sockets at this node; nodes that are gone have none any more."""
    kept = {other: sockets for other, sockets in state.here.items() if other in alive and other != node}
    if here:
        kept[node] = sockets_of(here)
    return replace(state, here=kept)


def sockets_of(here: Mapping[Rights, int]) -> tuple[Sockets, ...]:
    return tuple(Sockets(rights.person, tuple(sorted(rights.seats)), count) for rights, count in here.items())


def absences(state: LiveState, alive: frozenset[str]) -> Mapping[int, float]:
    """Since when people are not here. Where nobody is, the game waits, and everybody's absence begins again."""
    return state.absent if alive & state.here.keys() else {}


def claimed(state: LiveState, node: str, alive: frozenset[str]) -> LiveState:
    """This node is the driver, unless another one is that is alive."""
    if state.driver in alive:
        return state
    return replace(state, driver=node, epoch=state.epoch + 1)


def released(state: LiveState, node: str, epoch: int) -> LiveState:
    """This node is no longer the driver, if it has not become it again."""
    return replace(state, driver="") if (state.driver, state.epoch) == (node, epoch) else state
