"""A table: a match in which people, bots and chance act in turn, and every entry is stored before anybody sees it."""

import asyncio
from collections.abc import Callable, Iterable
from functools import partial

from ludoteka.core.actors import CHANCE, SPECTATOR
from ludoteka.core.errors import Refused
from ludoteka.core.game import Sight
from ludoteka.core.match import Match
from ludoteka.core.record import write_record

from . import acts
from .agreement import humans, replay
from .ledger import Conflict, Ledger, Line, Saved
from .players import Engage, in_threads, seat_bots, think
from .showing import View, bests, replay_stop, reviewed, show, summary, view
from .wire import Best, ReplayStop, Review, Shown, TableInfo

TRIES = 5  # against another process that writes to the same table

Changed = Callable[["Table"], None]


class Table:
    """Whatever changes the match or looks at it holds the lock; whatever changes it is stored before the lock opens."""

    def __init__(
        self,
        saved: Saved,
        lines: list[Line],
        match: Match,
        ledger: Ledger,
        changed: Changed,
        engage: Engage = in_threads,
    ) -> None:
        self.saved = saved
        self.humans = humans(saved)
        self._lines = lines
        self._match: Match | None = match  # None: not to be trusted, read it again
        self._ledger = ledger
        self._changed = changed
        self._bots = seat_bots(match.game, saved, engage)
        self._lock = asyncio.Lock()
        self._views: dict[int, View] = {}
        self._bests: tuple[Best, ...] = ()
        self._reviews: dict[int, Review] = {}
        self._solving = asyncio.Lock()
        self._pace = 0.0
        self._by_hand = False

    @classmethod
    async def open(cls, table: str, ledger: Ledger, changed: Changed, engage: Engage = in_threads) -> "Table":
        saved, lines = await ledger.load(table)
        # In a thread: to replay a long game takes longer than everybody else should wait.
        return cls(saved, lines, await asyncio.to_thread(replay, saved, lines), ledger, changed, engage)

    @property
    def id(self) -> str:
        return self.saved.id

    # -- what people do -----------------------------------------------------------------------------------------

    async def move(self, seat: int, decision: int, text: str) -> None:
        """Answer a decision with the action `text`; a second time, nothing happens."""
        await self._change(lambda match: acts.move(match, seat, decision, text))

    async def undo(self, seat: int, decision: int) -> None:
        """Take back the seat's last action; a second time, nothing happens."""
        await self._change(lambda match: acts.undo(match, seat, decision))

    async def go_on(self) -> None:
        """End a pause; where there is none, nothing happens."""
        await self._change(self._draw)

    def take_time(self, seconds: float, *, by_hand: bool) -> None:
        """How long bots and chance take from now on. Not stored: it is a wish of the people who look."""
        self._pace, self._by_hand = seconds, by_hand
        self._changed(self)

    # -- what happens by itself ---------------------------------------------------------------------------------

    async def advance(self) -> None:
        """Let chance and the bots act, until a person must or the table rests between two rounds."""
        while await self._step():
            pass

    async def _step(self) -> bool:
        await self._dawdle()
        # One look under one lock: whoever changes the table after it finds this task ended and starts another.
        async with self._lock:
            try:
                if await self._act(self._draw_unless_resting):
                    return True
            except Conflict:
                return True
            match = await self._current()
            offered = self._bots_among(match, set(match.may_act()) - set(match.must_act()))
            asked = self._bots_among(match, match.must_act())
            seen = len(self._lines)
        for turn in offered:
            if await self._let_answer(*turn):
                return True
        for turn in asked[:1]:
            await self._let_answer(*turn)
        return bool(asked) or len(self._lines) != seen

    async def _let_answer(self, sight: Sight, decision: int) -> bool:
        """Without the lock: nobody waits for a bot that thinks. Says whether it did anything."""
        action = await think(self._bots[sight.viewer], sight, on_the_beat=bool(self.humans))
        return await self._change(partial(acts.answer, seat=sight.viewer, decision=decision, action=action))

    async def _dawdle(self) -> None:
        """Without the lock: people can look, and take back their last action, while bots and chance take their time."""
        if self._pace and self.humans:
            async with self._lock:
                match = await self._current()
            bots = set(match.must_act()) & set(self._bots)
            if bots or (CHANCE in match.must_act() and not match.draws_in_secret()):
                await asyncio.sleep(self._pace / max(1, len(bots)))

    def _bots_among(self, match: Match, actors: Iterable[int]) -> list[tuple[Sight, int]]:
        """What the bots among them see, and the decisions they face."""
        return [(match.sight(seat), match.decision(seat)) for seat in sorted(actors) if seat in self._bots]

    def _draw(self, match: Match) -> list[Line]:
        return acts.draw(match, self.saved.seed)

    def _draw_unless_resting(self, match: Match) -> list[Line]:
        return [] if self._resting(match) else self._draw(match)

    def _resting(self, match: Match) -> bool:
        """With people at the table, chance waits for them where the room pauses, or always if they wish it."""
        if CHANCE not in match.must_act() or not self.humans:
            return False
        by_hand = self._by_hand and len(match.log) > 0 and not match.draws_in_secret()
        return by_hand or self._view(match, SPECTATOR).scene.pause

    # -- what is seen -------------------------------------------------------------------------------------------

    async def shown(self, mine: frozenset[int], viewer: int = SPECTATOR) -> Shown:
        """The table from one of the own seats, or as a spectator."""
        if viewer != SPECTATOR and viewer not in mine:
            raise Refused("not-your-seat", place=str(viewer))
        async with self._lock:
            match = await self._current()
            return show(self.saved, match, self._view(match, viewer), viewer, mine, resting=self._resting(match))

    async def info(self) -> TableInfo:
        async with self._lock:
            match = await self._current()
            changed = self._lines[-1].at if self._lines else self.saved.created
            return summary(self.saved, match, self._view(match, SPECTATOR), changed)

    async def record(self) -> str:
        """The record of the finished game, with the seed: what was secret no longer is."""
        async with self._lock:
            match = await self._current()
            if not match.over:
                raise Refused("game-unfinished", place=self.id)
            return await asyncio.to_thread(write_record, match, self.saved.seed or None)  # it replays the whole game

    async def replay(self, stop: int) -> ReplayStop:
        """The finished game at one of its stops."""
        async with self._lock:
            match = await self._current()
            if not match.over:
                raise Refused("game-unfinished", place=self.id)
            return await asyncio.to_thread(replay_stop, match, stop)

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

    def _view(self, match: Match, viewer: int) -> View:
        if viewer not in self._views:
            self._views[viewer] = view(match, viewer)
        return self._views[viewer]

    # -- the log ------------------------------------------------------------------------------------------------

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
        self._match = None  # until all is stored, the match is ahead of the truth; if that fails, it is thrown away
        try:
            lines = act(match)
        except Refused:
            self._match = match  # refused before anything changed
            raise
        if lines:
            await self._ledger.append(self.id, len(self._lines), lines)
            self._lines += lines
            self._views.clear()
            self._bests = ()
            self._reviews.clear()
        self._match = match
        if lines:
            self._changed(self)
        return bool(lines)

    async def _current(self) -> Match:
        if self._match is None:
            self._views.clear()
            self.saved, self._lines = await self._ledger.load(self.id)
            self._match = await asyncio.to_thread(replay, self.saved, self._lines)
        return self._match
