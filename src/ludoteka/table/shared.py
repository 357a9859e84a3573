"""The live state of a table, the same at all nodes: stored where several share a store, else only held here.

A change is a step from one state to the next, written by compare-and-set: if another node was faster, the step is done
again from what that one has written.
"""

import asyncio
import weakref
from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Protocol

from msgspec.structs import replace

from ludoteka.core.errors import Refused

from .clocks import OpenTurn
from .live_state import LiveState, absences, claimed, others_here, released, sockets_of, with_here
from .nodes import Nodes, StoredState
from .rights import Rights, seats_of_all
from .storage import Conflict, StoreAway, TableRow

TRIES = 20  # many sockets may come to one table at once, at several nodes

Step = Callable[[LiveState], LiveState]


class Listener(Protocol):
    def live_changed(self) -> None:
        """Another node has changed the state."""
        ...


class Shared:
    """`public`: the table is to be seen in the lobby while somebody is there."""

    def __init__(self, table: str, nodes: Nodes, stored: StoredState | None = None, *, public: bool = False) -> None:
        self.nodes = nodes
        self.version, self.state = stored or (0, LiveState())
        self._table = table
        self._store = nodes.store
        self._own: dict[str, Step] = {}  # what only this node writes, and has not written yet
        self._public = public
        self._writing: asyncio.Task[None] | None = None
        self._lock = asyncio.Lock()
        self._listener: Callable[[], Listener | None] = lambda: None

    def listen(self, listener: "Listener") -> None:
        """Its owner: a cycle would stay until the next full collection."""
        self._listener = weakref.ref(listener)

    @property
    def alone(self) -> bool:
        return self._store is None

    async def change(self, step: Step) -> bool:
        """Make a step that everybody sees; return whether it changed anything."""
        async with self._lock:
            for _ in range(TRIES):
                changed = step(self.state)
                if changed == self.state:
                    return False
                try:
                    await self._save(changed)
                except Conflict:
                    assert self._store
                    self.take_in(await self._store.load_live(self._table))
                else:
                    return True
        raise Refused("conflict", place=self._table)

    async def _save(self, state: LiveState) -> None:
        if self._store:
            listed = self._public and bool(state.here)
            await self._store.save_live(self._table, self.version + 1, state, listed=listed)
        self.state = state
        self.version += 1

    async def follow(self, known: int, stored: StoredState) -> bool:
        """What another node has written, as it was read when we knew the version `known`."""
        async with self._lock:
            if self._store and self.version != known:  # we have written meanwhile, maybe after that
                stored = await self._store.load_live(self._table)
            return self.take_in(stored)

    def take_in(self, stored: StoredState) -> bool:
        """What another node has written; return whether it is new. After a long rest, versions begin again."""
        if stored.version == self.version:
            return False
        self.version, self.state = stored
        if listener := self._listener():
            listener.live_changed()
        return True

    # -- who is here ----------------------------------------------------------------------------------------------

    def others(self) -> Counter[Rights]:
        """Who is here by other nodes."""
        if self.alone:
            return Counter()
        return others_here(self.state, self.nodes.node, self.nodes.alive)

    def absent_since(self) -> Mapping[int, float]:
        """When the people of these seats left, as another node has seen it."""
        if self.alone:
            return {}
        return absences(self.state, self.nodes.alive)

    def put_here(self, row: TableRow, here: Mapping[Rights, int], absent: Mapping[int, float]) -> None:
        """Who is here by this node: written soon, and the last one only if there are many changes at once."""
        node, own, since = self.nodes.node, Counter(here), dict(absent)

        def step(state: LiveState) -> LiveState:
            alive = self.nodes.alive
            known = {**since, **absences(state, alive)}
            state = with_here(state, node, alive, own)
            present = seats_of_all(row, own + others_here(state, node, alive))
            return replace(state, absent={seat: at for seat, at in known.items() if seat not in present})

        self._write_soon("here", step)

    def lacks(self, here: Mapping[Rights, int]) -> bool:
        """Is it lost who is here by this node? Others remove it when they take this node for dead."""
        stored = self.state.here.get(self.nodes.node, ())
        return not self.alone and "here" not in self._own and set(stored) != set(sockets_of(here))

    # -- who lets the table go on ---------------------------------------------------------------------------------

    @property
    def drives(self) -> bool:
        """Is it this node that lets chance, bots and clocks act?"""
        return self.alone or self.state.driver == self.nodes.node in self.nodes.alive

    @property
    def undriven(self) -> bool:
        """Is it for this node to drive, because no other does that is alive?"""
        return not self.alone and not self.nodes.retired and self.state.driver not in self.nodes.alive

    async def drive(self) -> bool:
        """Become the driver, if there is none; return whether this node is it now."""
        if self.undriven:
            await self.change(lambda state: claimed(state, self.nodes.node, self.nodes.alive))
        return self.drives

    async def release(self) -> None:
        """The table leaves the memory of this node: another one may have people there. StoreAway, if that cannot be
        written now."""
        await self._write_all()
        node, epoch = self.nodes.node, self.state.epoch
        if not self.alone and self.state.driver == node:
            await self.change(lambda state: released(state, node, epoch))

    def turns(self) -> Mapping[int, OpenTurn]:
        """Since when seats have been thinking, as the driver says; but not through a time in which nobody could do
        anything: such a turn starts again."""
        if self.alone:
            return {}
        return {seat: turn for seat, turn in self.state.turns.items() if turn.since >= self.nodes.up_since}

    def put_turns(self, turns: Mapping[int, OpenTurn], seconds: float | None) -> None:
        """The driver's word on the clocks: written soon, unless another node is the driver."""
        now, due = dict(turns), None if seconds is None else self.nodes.seconds() + seconds

        def step(state: LiveState) -> LiveState:
            if not self.nodes.retired:
                state = claimed(state, self.nodes.node, self.nodes.alive)
            if state.driver != self.nodes.node or state.turns == now:
                return state
            return replace(state, turns=now, due=due)

        self._write_soon("turns", step)

    # -- what only this node writes ---------------------------------------------------------------------------------

    def _write_soon(self, what: str, step: Step) -> None:
        if not self.alone:
            self._own[what] = step
            self.write_own()

    def write_own(self) -> None:
        """Try to write what is not written yet, for example because the store was away."""
        if self._own and (self._writing is None or self._writing.done()):
            self._writing = asyncio.get_running_loop().create_task(self._write_own())

    async def _write_own(self) -> None:
        with suppress(StoreAway, Refused):  # the next look at the store tries again
            await self._write_all()

    async def _write_all(self) -> None:
        while self._own:
            what, step = next(iter(self._own.items()))
            await self.change(step)
            if self._own.get(what) is step:  # else there is something newer
                del self._own[what]
