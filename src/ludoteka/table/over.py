"""What can be had of a finished game: its record, its replay, the best that was possible, the coach's opinion."""

import asyncio

from ludoteka.core.errors import Refused
from ludoteka.core.match import Match
from ludoteka.core.record import write_record

from .deals import DUPLICATE, day_of, kind_of, today
from .going import Going
from .ledger import Ledger, Line, Saved
from .showing import bests, proof, replay_stop, reviewed
from .wire import Best, Proof, ReplayStop, Review


class Over(Going):
    def __init__(self, saved: Saved, lines: list[Line], match: Match, ledger: Ledger) -> None:
        super().__init__(saved, lines, match, ledger)
        self._bests: tuple[Best, ...] = ()
        self._reviews: dict[int, Review] = {}
        self._solving = asyncio.Lock()

    async def sealed(self) -> bool:
        """Can somebody still be playing this deal? Then nobody is told anything of it but those who play it."""
        day = day_of(self.saved.deal)
        if day is not None:
            return day >= today()
        if kind_of(self.saved.deal) != DUPLICATE:
            return False
        return any(table.stage != "over" for table in await self._ledger.sharing(self.saved.deal))

    async def record(self) -> str:
        """The record of the finished game, with the seed: what was secret no longer is."""
        return await asyncio.to_thread(write_record, await self._finished(), self.saved.seed or None)

    async def proof(self) -> Proof:
        """What makes every draw of the finished game checkable, checked."""
        return await asyncio.to_thread(proof, await self._finished(), self.saved.seed)

    async def replay(self, stop: int) -> ReplayStop:
        """The finished game at one of its stops."""
        return await asyncio.to_thread(replay_stop, await self._finished(), stop)

    async def best(self, seat: int) -> Best:
        """What the seat could have reached in the finished game. Found once, for all seats."""
        self._check_seat(seat)
        async with self._solving:
            if not self._bests:
                self._bests = await asyncio.to_thread(bests, await self._finished())
            return self._bests[seat]

    async def review(self, seat: int) -> Review:
        """What the coach thinks of a seat's moves in the finished game. Thought once."""
        self._check_seat(seat)
        async with self._solving:
            if seat not in self._reviews:
                self._reviews[seat] = await asyncio.to_thread(reviewed, await self._finished(), seat)
            return self._reviews[seat]

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.saved.seats):
            raise Refused("seat-unknown", place=str(seat), seats=len(self.saved.seats))

    async def _finished(self) -> Match:
        """A copy of the finished match, to think about without the lock: nobody waits but those who ask."""
        async with self._lock:
            match = (await self._current()).copy()
        if not match.over:
            raise Refused("game-unfinished", place=self.id)
        return match
