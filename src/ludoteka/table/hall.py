"""The tables that are open in this process, and the tasks in which they go on by themselves."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from weakref import WeakValueDictionary

from ludoteka.core.errors import Refused
from ludoteka.core.record import Record

from .agreement import adopt, agree, replay
from .ledger import Ledger
from .players import Engage, in_threads
from .problems import problem
from .table import Table
from .wire import NewTable, Possible

LOG = logging.getLogger(__name__)


class Hall:
    """A table stays open while anybody holds it; after that it is in the store, where it was all the time."""

    def __init__(
        self,
        ledger: Ledger,
        tell: Callable[[str], None],
        components: Mapping[str, str] | None = None,
        engage: Engage = in_threads,
    ) -> None:
        self._ledger = ledger
        self._tell = tell
        self._components = components or {}
        self._engage = engage
        self._tables: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._going: dict[str, asyncio.Task[None]] = {}

    async def create(self, wanted: NewTable) -> Table:
        saved = agree(wanted, self._components)
        await self._ledger.create(saved)
        return await self.open(saved.id)

    def consider(self, wanted: NewTable) -> Possible:
        """What `create` would make of this, or why it would not."""
        try:
            match = replay(agree(wanted, self._components), ())
        except Refused as why:
            return Possible(problem=problem(why))
        return Possible(teams=match.scene().teams)

    async def adopt(self, record: Record) -> Table:
        """A table that goes on where a record ends."""
        saved, lines = adopt(record)
        await self._ledger.create(saved)
        if lines:
            await self._ledger.append(saved.id, 0, lines)
        return await self.open(saved.id)

    async def forget(self, table: str) -> None:
        """Give a game up: nothing of it is kept."""
        going = self._going.pop(table, None)
        if going:
            going.cancel()
            await asyncio.gather(going, return_exceptions=True)
        self._tables.pop(table, None)
        await self._ledger.delete(table)
        self._tell(table)

    async def open(self, table: str) -> Table:
        """The table, the same object for all who hold it, and going on if it was resting for no reason."""
        found = self._tables.get(table)
        if found is None:
            opened = await Table.open(table, self._ledger, self._changed, self._engage)
            found = self._tables.setdefault(table, opened)  # somebody may have been faster
        self._wake(found)
        return found

    async def close(self) -> None:
        """Stop all that goes on by itself. Nothing is lost: what was not stored has not happened."""
        going = list(self._going.values())
        for task in going:
            task.cancel()
        await asyncio.gather(*going, return_exceptions=True)

    def _changed(self, table: Table) -> None:
        self._tell(table.id)
        self._wake(table)

    def _wake(self, table: Table) -> None:
        going = self._going.get(table.id)
        if going and not going.done():
            return  # it looks at the table once more before it ends
        task = asyncio.create_task(self._advance(table))
        self._going[table.id] = task
        task.add_done_callback(lambda done: self._forget(table.id, done))

    def _forget(self, table: str, done: asyncio.Task[None]) -> None:
        if self._going.get(table) is done:
            del self._going[table]

    async def _advance(self, table: Table) -> None:
        try:
            await table.advance()
        except Exception:  # the table can be looked at, and is woken again by whoever opens it next
            LOG.exception("table %s does not go on by itself", table.id)
