"""Keeps the open tables of a node up to date with what others write: by notices, and by looking."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import nullcontext, suppress

from ludoteka.core.errors import Refused
from ludoteka.core.spans import span
from ludoteka.store.shared import SqlSharedStore
from ludoteka.table.registry import TableRegistry
from ludoteka.table.storage import StoreAway
from ludoteka.table.table import Table

from .bus import Bus
from .membership import INTERVAL, MISSED, Membership
from .notices import Notice, Part

LOG = logging.getLogger(__name__)

RARELY = 5  # beats between two looks while the bus is up
TIDYING = 60  # beats
FORGET = 600.0  # seconds for which talk is remembered at a table where nobody is


Act = Callable[[int], Awaitable[None]]


class Following:
    def __init__(self, registry: TableRegistry, store: SqlSharedStore, members: Membership, bus: Bus) -> None:
        self._registry = registry
        self._store = store
        self._members = members
        self._bus = bus
        self._behind: dict[str, bool] = {}  # tables being read; and whether there is news since that began
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopped = False
        self._look_now = asyncio.Event()
        self._beating: asyncio.Task[bool] | None = None
        self._left = asyncio.Event()  # a node has gone: it is time to look who is alive
        self.notices = self.followed_lines = 0  # notices, entries

    async def run(self) -> None:
        """Until it is stopped."""
        notices = asyncio.get_running_loop().create_task(self._bus.run(self.hear))
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self._every_beat(self._beat, self._left))
                tasks.create_task(self._every_beat(self._look, self._look_now))
        finally:
            notices.cancel()
            await asyncio.gather(notices, return_exceptions=True)

    def stop(self) -> None:
        """After what is being asked of the store: to cancel that may leave a connection open."""
        self._stopped = True
        self._left.set()
        self._look_now.set()

    def hear(self, notice: Notice) -> None:
        self.notices += 1
        if notice.part is Part.LEFT:
            self._left.set()
            return
        table = self._registry.find_open(notice.table)
        if table is None or not notice.is_news(table.head):
            return
        if notice.part is Part.LOOK:
            table.announce()
        with span("follow", notice.cause) if notice.cause else nullcontext():
            self._catch_up_soon(notice.table)

    # -- by notices -------------------------------------------------------------------------------------------------

    def _catch_up_soon(self, name: str) -> None:
        if name in self._behind:
            self._behind[name] = True
            return
        self._behind[name] = False
        task = asyncio.get_running_loop().create_task(self._catch_up(name))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _catch_up(self, name: str) -> None:
        """Until there is no further notice: many at once cost one look."""
        try:
            again = True
            while again and (table := self._registry.find_open(name)):
                self._behind[name] = False
                await self._read(table)
                again = self._behind[name]
        finally:
            del self._behind[name]

    async def _read(self, table: Table) -> None:
        known = table.head.entries
        try:
            await self._registry.catch_up(table)
            self.followed_lines += table.head.entries - known
        except (Refused, StoreAway):
            pass  # given up, and those who look are told; or the log of the store says so
        except Exception:  # the next notice or look tries again
            LOG.exception("table %s cannot be brought up to date", table.id)

    # -- by looking -------------------------------------------------------------------------------------------------

    async def _every_beat(self, act: Act, sooner: asyncio.Event) -> None:
        count = 0
        loop = asyncio.get_running_loop()
        while not self._stopped:
            begun = loop.time()
            sooner.clear()
            try:
                await act(count)
            except StoreAway:
                pass  # the log of the store says so
            except Exception:
                LOG.exception("a node could not look after itself")
            count += 1
            with suppress(TimeoutError):
                async with asyncio.timeout(max(0.05, begun + INTERVAL - loop.time())):
                    await sooner.wait()

    async def _beat(self, count: int) -> None:
        if await self._beaten():
            self._registry.nodes_changed()
        if self._members.leads and count % TIDYING == TIDYING - 1:
            await self._members.forget_dead()
            await self._store.forget_live(FORGET, self._members.alive)

    async def _beaten(self) -> bool:
        """A beat that takes long is missed, and goes on; return whether anything has changed."""
        beating = self._beating = self._beating or asyncio.get_running_loop().create_task(self._members.beat())
        await asyncio.wait({beating}, timeout=INTERVAL * MISSED)
        if not beating.done():
            return self._members.miss()
        self._beating = None
        try:
            return beating.result()
        except StoreAway:
            return self._members.miss()

    async def _look(self, count: int) -> None:
        for name in await self._store.due(self._members.alive - {self._members.node}):
            self._registry.ring(name)
        if self._bus.up and count % RARELY:
            return
        known = {table.id: table.head for table in self._registry.tables()}
        heads = await self._store.heads(list(known))
        for name, head in known.items():
            if heads.get(name) != head:
                self._catch_up_soon(name)
        for table in self._registry.tables():
            table.shared.write_own()
