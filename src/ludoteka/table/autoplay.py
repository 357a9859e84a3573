"""What happens at a table by itself: chance draws, bots answer, and play for those who have left or run out of time."""

import asyncio
from collections.abc import Iterable

from ludoteka.core.actors import AUTOMA, CHANCE
from ludoteka.core.match import Match
from ludoteka.core.room import WAIT, Observation
from ludoteka.games import find_game

from . import commands
from .clocks import Clocks
from .players import AnswerTime, Engage, Player, bot_seed, seat_bots, think
from .presence import Presence
from .setup import BOT
from .shared import Shared
from .storage import Conflict, LogLine
from .stored_log import StoredLog


class Autoplay:
    """`engage`: where bots think."""

    def __init__(self, log: StoredLog, presence: Presence, clocks: Clocks, shared: Shared, engage: Engage) -> None:
        self._log = log
        self._presence = presence
        self._clocks = clocks
        self._shared = shared
        self._engage = engage
        self._bots: dict[int, Player] = {}
        self._helpers: dict[int, Player] = {}  # for those who have left, or have no time left

    def seat_bots(self) -> None:
        """To be called whenever the row was read from the store."""
        self._bots = seat_bots(find_game(self._log.row.game), self._log.row, self._engage)
        self._helpers = {}

    @property
    def _pace(self) -> float:
        return self._shared.state.pace.seconds

    # -- step by step -------------------------------------------------------------------------------------------

    async def advance(self) -> None:
        """Let chance and the bots act, until a person must or the table rests between two rounds."""
        if self._log.row.stage == "gathering":
            return
        while self._shared.drives and await self._step():
            pass

    async def _step(self) -> bool:
        await self._wait_for_pace()
        # One look under one lock: a change that comes after it finds this task ended and starts another.
        async with self._log.lock:
            try:
                if await self._log.append_once(self._draw_all) or await self._log.settle():
                    return True
            except Conflict:
                return True
            match = await self._log.current()
            offered = self._bots_among(match, set(match.may_act()) - set(match.to_act()))
            asked = self._bots_among(match, match.to_act())
            seen = len(self._log.lines)
            answer_time = self._answer_time(match, [*offered, *asked[:1]])
        for turn in offered:
            if await self._let_answer(*turn, answer_time):
                return True
        for turn in asked[:1]:
            await self._let_answer(*turn, answer_time)
        return bool(asked) or len(self._log.lines) != seen

    async def _wait_for_pace(self) -> None:
        """Without the lock: people can look, and take back their last action, while bots and chance take their time."""
        if not self._pace or not self._log.humans:
            return
        async with self._log.reading() as match:
            bots = set(match.to_act()) & self.played()
            waits = bots or self._waits_for_pace(match)
        if waits:
            await asyncio.sleep(self._pace / max(1, len(bots)))

    def _waits_for_pace(self, match: Match) -> bool:
        """Is what chance or an automa does next something that people want to watch?"""
        waiting = {CHANCE, AUTOMA} & set(match.to_act())
        return bool(self._pace and self._log.humans and waiting and not match.draws_quietly())

    # -- bots ---------------------------------------------------------------------------------------------------

    def _answer_time(self, match: Match, turns: Iterable[tuple[Observation, int]]) -> AnswerTime:
        """With people at the table, and something that they may not know."""
        seats = [observation.viewer for observation, _ in turns] if self._log.humans else []
        return AnswerTime([self._level(seat) for seat in seats if match.knows_more(seat)])

    async def _let_answer(self, observation: Observation, decision: int, answer_time: AnswerTime) -> bool:
        """Without the lock: nobody waits for a bot that thinks. Returns whether it did anything."""
        seat = observation.viewer
        waited_for = bool(self._presence.seats)
        action = await think(self._player(seat), observation, waited_for=waited_for)
        if action != WAIT:
            await answer_time.come()
        return await self._log.append(lambda match: self._answer(match, seat, decision, action))

    def _answer(self, match: Match, seat: int, decision: int, action: int) -> list[LogLine]:
        if seat not in self.played():  # somebody came back while the bot thought for them
            return []
        lines = self._clocks.charge(commands.answer(match, seat, decision, action), self._log.humans)
        return self._and_so_on(match, lines)

    def played(self) -> frozenset[int]:
        """The seats that bots play now: their own, those of people who have left, and of those who are out of time."""
        return frozenset(self._bots) | self._presence.stand_ins() | self._clocks.overdue()

    def _player(self, seat: int) -> Player:
        if seat not in self._bots and seat not in self._helpers:
            game = find_game(self._log.row.game)
            self._helpers[seat] = self._engage(game, self._level(seat), bot_seed(self._log.row.seed, seat))
        return self._bots.get(seat) or self._helpers[seat]

    def _level(self, seat: int) -> str:
        row = self._log.row
        return row.seats[seat].kind.removeprefix(BOT) if seat in self._bots else find_game(row.game).usual_bot

    def _bots_among(self, match: Match, actors: Iterable[int]) -> list[tuple[Observation, int]]:
        """What the bots among them see, and the decisions they face."""
        return [(match.observation(seat), match.decision(seat)) for seat in sorted(set(actors) & self.played())]

    # -- chance -------------------------------------------------------------------------------------------------

    def follow_up(self, match: Match) -> list[LogLine]:
        """What chance does at once after a move: it is stored and shown together with it. What people want to watch
        waits for `advance`."""
        lines: list[LogLine] = []
        while not self._waits_for_pace(match) and (drawn := self._draw_unless_resting(match)):
            lines += drawn
        return lines

    async def end_pause(self) -> None:
        """Let chance draw although the table rests; where it does not rest, nothing happens."""
        await self._log.append(lambda match: self._and_so_on(match, self._draw(match)))

    def _draw(self, match: Match) -> list[LogLine]:
        return commands.draw(match, self._log.row.seed)

    def _draw_unless_resting(self, match: Match) -> list[LogLine]:
        return [] if self.resting(match) else self._draw(match)

    def _draw_all(self, match: Match) -> list[LogLine]:
        return self._and_so_on(match, self._draw_unless_resting(match))

    def _and_so_on(self, match: Match, lines: list[LogLine]) -> list[LogLine]:
        return lines + self.follow_up(match) if lines else []

    def resting(self, match: Match) -> bool:
        """With people at the table, chance waits for them where the room pauses, and chance and an automa always if
        they wish it."""
        if not {CHANCE, AUTOMA} & set(match.to_act()) or not self._log.humans:
            return False
        by_hand = self._shared.state.pace.by_hand and len(match.log) > 0 and not match.draws_quietly()
        return by_hand or match.pauses()
