"""What happens at a table by itself: chance draws, bots answer, and play for those who have left or run out of time."""

import asyncio
from collections.abc import Callable, Iterable, Mapping

from msgspec.structs import replace

from ludoteka.core.actors import AUTOMA, CHANCE, write_actor
from ludoteka.core.game import Sight
from ludoteka.core.match import Match
from ludoteka.games import find_game

from . import acts
from .clocks import Clocks, Running
from .kept import Kept
from .ledger import Conflict, Ledger, Line, Saved
from .players import Engage, Player, bot_seed, in_threads, seat_bots, think
from .presence import Presence
from .showing import View, view


class Going(Kept):
    _engage: Engage = staticmethod(in_threads)  # where bots think

    def __init__(self, saved: Saved, lines: list[Line], match: Match, ledger: Ledger) -> None:
        super().__init__(saved, lines, match, ledger)
        self._views: dict[int, View] = {}
        self._views_before: dict[int, View] = {}
        self._pace = 0.0
        self._by_hand = False
        self.presence = Presence(saved)
        self._clocks = Clocks(saved.terms.clock)
        self._read_anew(match)

    def _read_anew(self, match: Match) -> None:
        self._bots = seat_bots(match.game, self.saved, self._engage)
        self._helpers: dict[int, Player] = {}  # for those who have left, or have no time left
        self._clocks.start(self._lines)
        self._look_around(match)

    def _look_around(self, match: Match) -> list[int]:
        """Note who must act now; return the people's seats for whom that is new."""
        self._views_before |= self._views
        self._views.clear()
        self.presence.look_around(self.saved)
        waiting = self.humans & set(match.must_act()) if self.saved.stage != "gathering" else ()
        return self._clocks.ask({seat: match.decision(seat) for seat in waiting})

    def _charged(self, lines: list[Line]) -> list[Line]:
        if self.saved.terms.clock.kind == "none":
            return lines
        if any(line.undone for line in lines):
            return lines  # what is entered again has been paid for
        seats = {write_actor(seat): seat for seat in self.humans}
        spent = {actor: self._clocks.taken(seat) for actor, seat in seats.items()}
        return [replace(line, spent=spent.get(line.actor, 0)) for line in lines]

    def alarm(self) -> float | None:
        """In how many seconds something happens even if nobody does anything."""
        if self.saved.stage != "playing":
            return None
        alarms = [self._clocks.alarm(self.humans), self.presence.alarm(self.saved)]
        return min((alarm for alarm in alarms if alarm is not None), default=None)

    def running(self) -> Mapping[int, Running]:
        """Since when its seats have been thinking."""
        return self._clocks.running()

    def resume(self, running: Mapping[int, Running]) -> None:
        self._clocks.resume(running)

    # -- step by step -------------------------------------------------------------------------------------------

    async def advance(self) -> None:
        """Let chance and the bots act, until a person must or the table rests between two rounds."""
        if self.saved.stage == "gathering":
            return
        while await self._step():
            pass

    async def _step(self) -> bool:
        await self._dawdle()
        # One look under one lock: whoever changes the table after it finds this task ended and starts another.
        async with self._lock:
            try:
                if await self._act(self._draw_unless_resting) or await self._settle():
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
        seat = sight.viewer
        action = self._rule_for_late(sight) if seat in self._clocks.overdue() else None
        if action is None:
            waited_for = bool(self.presence.seats(self.saved))
            action = await think(self._player(seat), sight, on_the_beat=bool(self.humans), waited_for=waited_for)
        return await self._change(self._unless_back(seat, lambda match: acts.answer(match, seat, decision, action)))

    def _unless_back(self, seat: int, act: Callable[[Match], list[Line]]) -> Callable[[Match], list[Line]]:
        """Somebody may have come back while the bot thought for them."""
        return lambda match: act(match) if seat in self._played() else []

    def _rule_for_late(self, sight: Sight) -> int | None:
        action = find_game(self.saved.game).overdue(sight)
        return action if action in sight.legal else None

    async def _dawdle(self) -> None:
        """Without the lock: people can look, and take back their last action, while bots and chance take their time."""
        if self._pace and self.humans:
            async with self._lock:
                match = await self._current()
            bots = set(match.must_act()) & self._played()
            house = {CHANCE, AUTOMA} & set(match.must_act())
            if bots or (house and not match.draws_quietly()):
                await asyncio.sleep(self._pace / max(1, len(bots)))

    def _played(self) -> frozenset[int]:
        """The seats that bots play now: their own, those of people who have left, and of those who are out of time."""
        return frozenset(self._bots) | self.presence.stand_ins(self.saved) | self._clocks.overdue()

    def _player(self, seat: int) -> Player:
        if seat not in self._bots and seat not in self._helpers:
            game = find_game(self.saved.game)
            self._helpers[seat] = self._engage(game, game.usual_bot, bot_seed(self.saved.seed, seat))
        return self._bots.get(seat) or self._helpers[seat]

    def _bots_among(self, match: Match, actors: Iterable[int]) -> list[tuple[Sight, int]]:
        """What the bots among them see, and the decisions they face."""
        return [(match.sight(seat), match.decision(seat)) for seat in sorted(set(actors) & self._played())]

    # -- chance -------------------------------------------------------------------------------------------------

    def _draw(self, match: Match) -> list[Line]:
        return acts.draw(match, self.saved.seed)

    def _draw_unless_resting(self, match: Match) -> list[Line]:
        return [] if self._resting(match) else self._draw(match)

    def _resting(self, match: Match) -> bool:
        """With people at the table, chance waits for them where the room pauses, and chance and an automa always if
        they wish it."""
        if not {CHANCE, AUTOMA} & set(match.must_act()) or not self.humans:
            return False
        by_hand = self._by_hand and len(match.log) > 0 and not match.draws_quietly()
        return by_hand or match.game.pauses(match.sight())

    def _view(self, match: Match, viewer: int) -> View:
        if viewer not in self._views:
            self._views[viewer] = view(match, viewer, self._views_before.get(viewer))
        return self._views[viewer]
