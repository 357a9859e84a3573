"""The servers that share a store. One that has its store for itself is alone, and shares nothing.

A node is alive as long as it says so again and again. What must be done once hangs on that: the driver of a table is
the driver while it is alive. Two at once do no harm, because the log lets one of them write.
"""

import time
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from .live_state import LiveState
from .storage import LogLine, TableRow


class Head(NamedTuple):
    """How far a table is: entries of its log, revision of its row, version of its live state."""

    entries: int
    revision: int
    version: int


class StoredState(NamedTuple):
    version: int
    state: LiveState


class News(NamedTuple):
    """What is stored of a table beyond what somebody knows: its row and live state only if they have changed."""

    row: TableRow | None
    lines: list[LogLine]
    live: StoredState | None


class ListedTable(NamedTuple):
    row: TableRow
    state: LiveState


class SharedStore(Protocol):
    """What nodes ask of the store that they share. Each method may raise StoreAway."""

    async def news(self, table: str, known: Head) -> News:
        """What has been written since; Refused `table-unknown` if the table is gone."""
        ...

    async def save_live(self, table: str, version: int, state: LiveState, *, listed: bool) -> None:
        """Write a state as `version`; Conflict if that is already there, or its predecessor is not. `listed`: the table
        is to be seen in the lobby."""
        ...

    async def load_live(self, table: str) -> StoredState:
        """The state of a table, empty with version 0 if none is stored."""
        ...

    async def listed(self) -> list[ListedTable]:
        """The newest tables that are to be seen in the lobby, as far as nodes that may be gone have noted it."""
        ...


class Nodes(Protocol):
    """This node, and those that are alive. `up_since`: when the first of them came after a time without any; times
    before that do not count, because nobody could do anything."""

    @property
    def node(self) -> str: ...

    @property
    def alive(self) -> frozenset[str]: ...

    @property
    def up_since(self) -> float: ...

    @property
    def retired(self) -> bool:
        """Is this node about to go? Then it drives nothing any more."""
        ...

    @property
    def store(self) -> SharedStore | None: ...

    def seconds(self) -> float:
        """A time that runs evenly, and is the same at all nodes."""
        ...

    def watch(self, table: str) -> None:
        """A table is open here: what other nodes write to it is of interest."""
        ...

    def unwatch(self, table: str) -> None: ...

    def look_again(self, table: str) -> None:
        """A table is to be seen differently at all nodes, although nothing was written to it."""
        ...


@dataclass(frozen=True)
class Alone:
    """The only server of its store."""

    node: str = "alone"
    alive: frozenset[str] = frozenset({"alone"})
    up_since: float = 0.0
    retired: bool = False
    store: SharedStore | None = None

    def seconds(self) -> float:
        return time.monotonic()

    def watch(self, table: str) -> None:
        pass

    def unwatch(self, table: str) -> None:
        pass

    def look_again(self, table: str) -> None:
        pass


ALONE = Alone()
