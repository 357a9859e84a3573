"""A table's row, its log and the match that they make. Every change is stored before anybody can see it."""

import asyncio
import weakref
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Protocol

from msgspec.structs import replace

from ludoteka.core.errors import Refused
from ludoteka.core.match import Match
from ludoteka.core.spans import span

from .deals import day_of, today
from .nodes import News
from .setup import apply_line, humans, replay
from .storage import Conflict, LogLine, StoreAway, TableRow, TableStore

TRIES = 5  # against another process that writes to the same table

Command = Callable[[Match], list[LogLine]]  # changes the match, or refuses first; returns the lines to be stored
Step = Callable[[TableRow], TableRow]


class Listener(Protocol):
    """The owner of a log, which follows its changes. Both methods are called with the lock held."""

    def log_changed(self, match: Match, lines: list[LogLine]) -> None:
        """These entries are new; or, without any, the row is."""
        ...

    def log_reloaded(self, match: Match) -> None:
        """All was read again from the store."""
        ...


class StoredLog:
    """Reading and changing the table needs the lock; a change is stored before the lock is released."""

    def __init__(
        self, row: TableRow, lines: list[LogLine], match: Match, store: TableStore, listener: Listener
    ) -> None:
        self.row = row
        self.lines = lines
        self.lock = asyncio.Lock()
        self._match: Match | None = match  # None: not to be trusted, read it again
        self._behind = False  # the store may have more than we know: good enough to look at, not to go on from
        self._store = store
        self._seated = row, humans(row)
        self._listener = weakref.ref(listener)  # its owner: a cycle would stay until the next full collection

    @property
    def humans(self) -> frozenset[int]:
        """Where people sit."""
        if self._seated[0] is not self.row:
            self._seated = self.row, humans(self.row)
        return self._seated[1]

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Match]:
        async with self.lock:
            yield await self.current()

    async def append(self, command: Command) -> bool:
        """Run the command and store its lines; return whether there were any. If another process was faster, read its
        entries and run the command again: decisions have ids, so what no longer makes sense is refused."""
        for _ in range(TRIES):
            async with self.lock:
                try:
                    return await self.append_once(command)
                except Conflict:
                    continue
        raise Refused("conflict", place=self.row.id)

    async def amend(self, step: Step) -> bool:
        """Change the row and store it; return whether there was anything to do. A step that another process made
        impossible is refused when it is tried again."""
        for _ in range(TRIES):
            async with self.lock:
                try:
                    return await self._amend_once(step)
                except Conflict:
                    self._match = None
        raise Refused("conflict", place=self.row.id)

    async def follow(self, read: Callable[[], Awaitable[News]]) -> bool:
        """Take in what another node has written, as `read` finds it; return whether that is new."""
        async with self.lock:
            known = self.row.revision, len(self.lines)
            if self._match is None or self._behind:
                await self._newest()
            else:
                await self._take_in(await read())
            return known != (self.row.revision, len(self.lines))

    async def _take_in(self, news: News) -> None:
        if news.row is None and not news.lines:
            return
        match, self._match = self._match, None  # until all is applied
        before, self.row = self.row, news.row or self.row
        if match is None or before.seats != self.row.seats:  # names and shares stand in the match as well
            self.lines = self.lines + news.lines
            self._announce(await self._replay(), [])
            return
        for line in news.lines:
            apply_line(match, line)
        self.lines += news.lines
        self._match = match
        self._announce(match, news.lines)

    # With the lock held.

    async def current(self) -> Match:
        """The table as it is stored; while the store is away, as it was known to be stored."""
        if self._match is None:
            try:
                return await self._reload()
            except StoreAway:
                self._behind = True
                await self._replay()
        assert self._match is not None
        return self._match

    async def _newest(self) -> Match:
        """The table as it is stored, and nothing less; StoreAway if that cannot be known."""
        if self._match is not None and not self._behind:
            return self._match
        return await self._reload()

    async def _reload(self) -> Match:
        known, behind = (self.row.revision, len(self.lines)), self._behind
        self.row, self.lines = await self._store.load(self.row.id)
        self._behind = False
        match = await self._replay()
        if behind or known != (self.row.revision, len(self.lines)):  # those who look have seen the table of before
            self._announce(match, [])
        return match

    async def _replay(self) -> Match:
        self._match = await asyncio.to_thread(replay, self.row, self.lines)
        if listener := self._listener():
            listener.log_reloaded(self._match)
        return self._match

    async def append_once(self, command: Command) -> bool:
        match = await self._newest()
        if self.row.stage == "gathering":
            raise Refused("gathering")
        self._match = None  # until all is stored, the match is ahead of the truth; if that fails, it is thrown away
        try:
            with span("rules"):
                lines = command(match)
        except Refused:
            self._match = match  # refused before anything changed
            raise
        if lines:
            with span("append"):
                await self._store.append(self.row.id, len(self.lines), lines)
            self.lines += lines
        self._match = match
        if lines:
            self._announce(match, lines)
            await self.settle()  # before anybody can see that it is over
        return bool(lines)

    async def settle(self) -> bool:
        """Note the result of a finished game. If something comes between, it is noted when the table is next opened."""
        match = await self._newest()
        return await self._amend_once(lambda row: settled(row, match))

    async def _amend_once(self, step: Step) -> bool:
        await self._newest()
        amended = step(self.row)
        if amended == self.row:
            return False
        match, self._match = self._match, None
        await self._store.amend(amended)
        if match and amended.seats == self.row.seats:  # names and shares stand in the match as well
            self.row, self._match = replace(amended, revision=amended.revision + 1), match
            self._announce(match, [])
        else:
            await self.current()  # which announces what it reads
        return True

    def _announce(self, match: Match, lines: list[LogLine]) -> None:
        if listener := self._listener():
            listener.log_changed(match, lines)


def settled(row: TableRow, match: Match) -> TableRow:
    """A finished game is noted with its result, unless it was the challenge of a day and came too late."""
    outcome = match.outcome() if row.stage == "playing" else None
    if outcome is None:
        return row
    day = day_of(row.deal)
    if day is not None and day < today():
        return replace(row, stage="over")
    return replace(row, stage="over", meta=replace(row.meta, scores=outcome.scores, winners=outcome.winners))
