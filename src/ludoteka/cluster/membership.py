"""Who is alive, by the beats that every node leaves in the database, and what time it is there.

No node's own clock matters: the time is the database's, carried on by a clock that cannot be set. And a database that
was away for a while makes nobody dead: what counts is how often others beat while this node could look.
"""

import time
from collections import deque
from collections.abc import Callable

from ludoteka.store.shared import Beat, Sign, SqlSharedStore
from ludoteka.table.nodes import SharedStore

from .bus import Bus
from .notices import Notice, Part

INTERVAL = 1.0  # seconds between two beats
MISSED = 4  # beats of ours without one of theirs, after which another node is dead
FORGOTTEN = 60  # likewise, after which nothing has to be remembered of it
SAMPLES = 30  # beats, among which the quickest tells the time best


class Membership:
    """A `Nodes`."""

    def __init__(
        self,
        node: str,
        store: SharedStore,
        beats: SqlSharedStore,
        bus: Bus,
        seconds: Callable[[], float] = time.monotonic,
    ) -> None:
        self.node = node
        self.store = store
        self.watch, self.unwatch = bus.watch, bus.unwatch
        self._bus = bus
        self.alive: frozenset[str] = frozenset({node})
        self.up_since = 0.0
        self.retired = False
        self._beats = beats
        self._seconds = seconds
        self._offsets: deque[tuple[float, float]] = deque(maxlen=SAMPLES)  # how long it took, and what it said
        self._offset = 0.0
        self._signs: dict[str, int] = {}
        self._missed: dict[str, int] = {}
        self._last = seconds()

    def seconds(self) -> float:
        return self._seconds() + self._offset

    def look_again(self, table: str) -> None:
        self._bus.publish(Notice(table, Part.LOOK))

    @property
    def leads(self) -> bool:
        """Is it this node that does what concerns no single table? Two that think so do no harm."""
        return self.node == min(self.alive, default="")

    async def beat(self) -> bool:
        """Say that this node is alive, and see who else is; return whether that has changed, or there was a time
        without any."""
        asked = self._seconds()
        beat = await self._beats.beat(self.node)
        self._last = answered = self._seconds()
        self._offsets.append((answered - asked, beat.now - (asked + answered) / 2))
        self._offset = min(self._offsets)[1]
        before, self.up_since = self.up_since, beat.up_since
        return self._count(beat) or before != beat.up_since

    def miss(self) -> bool:
        """The database does not answer; return whether this node must take itself for dead, which is new: others do."""
        if self.node not in self.alive or self._seconds() - self._last < MISSED * INTERVAL:
            return False
        self.alive -= {self.node}
        return True

    def forgotten(self) -> frozenset[str]:
        """Nodes of which nothing has to be remembered any more."""
        return frozenset(node for node, missed in self._missed.items() if missed >= FORGOTTEN)

    async def leave(self) -> None:
        """This node goes: its tables may be driven by others at once."""
        await self._beats.leave([self.node])

    async def forget_dead(self) -> None:
        if dead := self.forgotten():
            await self._beats.leave(dead)

    def _count(self, beat: Beat) -> bool:
        before = self.alive
        self._missed = {node: self._misses(node, sign) for node, sign in beat.signs.items()}
        self._signs = {node: sign.beat for node, sign in beat.signs.items()}
        self.alive = frozenset({self.node} | {node for node, missed in self._missed.items() if missed < MISSED})
        return self.alive != before

    def _misses(self, node: str, sign: Sign) -> int:
        """How many beats of ours the node has missed. Of one that is new to us, we know only how long ago its last beat
        was."""
        if node not in self._signs:
            return 0 if sign.age < MISSED * INTERVAL else MISSED
        return 0 if self._signs[node] != sign.beat else self._missed[node] + 1
