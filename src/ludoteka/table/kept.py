"""What is kept of a table: its match and its company. Every change is stored before anybody can see it."""

import asyncio
from collections.abc import Callable

from msgspec.structs import replace

from ludoteka.core.errors import Refused
from ludoteka.core.match import Match

from .agreement import humans, replay
from .deals import day_of, today
from .gathering import Step
from .ledger import Conflict, Ledger, Line, Saved

TRIES = 5  # against another process that writes to the same table


def settled(saved: Saved, match: Match) -> Saved:
    """A finished game is noted with its result, unless it was the challenge of a day and came too late."""
    outcome = match.outcome() if saved.stage == "playing" else None
    if outcome is None:
        return saved
    day = day_of(saved.deal)
    if day is not None and day < today():
        return replace(saved, stage="over")
    company = replace(saved.company, scores=outcome.scores, winners=outcome.winners)
    return replace(saved, stage="over", company=company)


class Kept:
    """Whatever changes the table or looks at it holds the lock; whatever changes it is stored before the lock opens."""

    def __init__(self, saved: Saved, lines: list[Line], match: Match, ledger: Ledger) -> None:
        self.saved = saved
        self._lines = lines
        self._match: Match | None = match  # None: not to be trusted, read it again
        self._ledger = ledger
        self._lock = asyncio.Lock()

    @property
    def id(self) -> str:
        return self.saved.id

    @property
    def humans(self) -> frozenset[int]:
        return humans(self.saved)

    # What else a table does when it has changed; the lock is held.

    def _read_anew(self, match: Match) -> None:
        """Everything may be different."""

    def _went_on(self, match: Match, lines: list[Line]) -> None:
        """These entries are new; or, without any, the company is."""

    def _charged(self, lines: list[Line]) -> list[Line]:
        """The lines with the time that they took."""
        return lines

    async def _change(self, act: Callable[[Match], list[Line]]) -> bool:
        """Act and store it; say whether there was anything to do. If another process was faster, read its entries
        and act anew: decisions have ids, so an act that no longer makes sense is refused."""
        for _ in range(TRIES):
            async with self._lock:
                try:
                    return await self._act(act)
                except Conflict:
                    continue
        raise Refused("conflict", place=self.id)

    async def _act(self, act: Callable[[Match], list[Line]]) -> bool:
        match = await self._current()
        if self.saved.stage == "gathering":
            raise Refused("gathering")
        self._match = None  # until all is stored, the match is ahead of the truth; if that fails, it is thrown away
        try:
            lines = self._charged(act(match))
        except Refused:
            self._match = match  # refused before anything changed
            raise
        if lines:
            await self._ledger.append(self.id, len(self._lines), lines)
            self._lines += lines
        self._match = match
        if lines:
            self._went_on(match, lines)
            await self._settle()  # before anybody can see that it is over
        return bool(lines)

    async def _settle(self) -> bool:
        """Note the result of a finished game. If something comes between, it is noted when the table is next opened."""
        match = await self._current()
        return await self._store(lambda saved: settled(saved, match))

    async def _amend(self, step: Step) -> bool:
        """Change the company and store it; say whether there was anything to do. A step that another process made
        impossible is refused when it is tried anew."""
        for _ in range(TRIES):
            async with self._lock:
                try:
                    return await self._store(step)
                except Conflict:
                    self._match = None
        raise Refused("conflict", place=self.id)

    async def _store(self, step: Step) -> bool:
        await self._current()
        changed = step(self.saved)
        if changed == self.saved:
            return False
        match, self._match = self._match, None
        await self._ledger.amend(changed)
        if changed.seats == self.saved.seats:  # names and shares stand in the match as well
            self.saved, self._match = replace(changed, revision=changed.revision + 1), match
        self._went_on(await self._current(), [])
        return True

    async def _current(self) -> Match:
        if self._match is None:
            self.saved, self._lines = await self._ledger.load(self.id)
            self._match = await asyncio.to_thread(replay, self.saved, self._lines)
            self._read_anew(self._match)
        return self._match
