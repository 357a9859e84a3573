"""Stores that tell other nodes what they have written, once it is written."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from ludoteka.core.spans import cause, span
from ludoteka.store.shared import SqlSharedStore
from ludoteka.store.sql import SqlStore
from ludoteka.table.live_state import LiveState
from ludoteka.table.nodes import Head, ListedTable, News, StoredState
from ludoteka.table.storage import Conflict, LogLine, TableRow

from .notices import Notice, Part

Publish = Callable[[Notice], None]


class AnnouncedStore:
    """A `TableStore`."""

    def __init__(self, store: SqlStore, publish: Publish) -> None:
        self._store = store
        self._publish = publish
        self.conflicts = 0  # how often another node was faster
        self.create = store.create
        self.sharing = store.sharing
        self.load = store.load
        self.untouched = store.untouched

    async def amend(self, table: TableRow) -> None:
        with self._counting():
            await self._store.amend(table)
        self._publish(Notice(table.id, Part.REVISION, table.revision + 1))

    async def append(self, table: str, n: int, lines: Sequence[LogLine]) -> None:
        with self._counting():
            await self._store.append(table, n, lines)
        with span("notice"):
            self._publish(Notice(table, Part.ENTRIES, n + len(lines), cause()))

    async def delete(self, table: str) -> None:
        await self._store.delete(table)
        self._publish(Notice(table, Part.GONE))

    @contextmanager
    def _counting(self) -> Iterator[None]:
        try:
            yield
        except Conflict:
            self.conflicts += 1
            raise


class AnnouncedSharedStore:
    """A `SharedStore`."""

    def __init__(self, store: SqlSharedStore, publish: Publish) -> None:
        self._store = store
        self._publish = publish

    async def news(self, table: str, known: Head) -> News:
        return await self._store.news(table, known)

    async def load_live(self, table: str) -> StoredState:
        return await self._store.load_live(table)

    async def save_live(self, table: str, version: int, state: LiveState, *, listed: bool) -> None:
        await self._store.save_live(table, version, state, listed=listed)
        self._publish(Notice(table, Part.VERSION, version))

    async def listed(self) -> list[ListedTable]:
        return await self._store.listed()
