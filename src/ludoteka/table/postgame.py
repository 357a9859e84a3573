"""What can be had of a finished game: its record, its replay, the best that was possible, the coach's opinion."""

import asyncio
from collections.abc import Sequence

import msgspec

from ludoteka.analysis.review import adviser_of, costliest, review
from ludoteka.core.errors import Refused
from ludoteka.core.match import Match
from ludoteka.core.record import read_record, write_record
from ludoteka.core.room import Hindsight, Observation, Solver
from ludoteka.core.solution import Solution
from ludoteka.games import find_game

from .course import course
from .stored_log import StoredLog
from .thinkers import Thinkers
from .thinking import Question
from .views import story_lines
from .wire import Best, Course, Drawn, Progress, Proof, ReplayStop, Review, ReviewedMove, Way

BEST, REVIEW = "best", "review"  # what can be asked of another process
SHARES = 6  # a review is asked for in so many parts, so that its progress can be told


class Postgame:
    """What takes long is found once, without the table's lock: by `thinkers`, where there are any; else in a thread."""

    def __init__(self, log: StoredLog) -> None:
        self._log = log
        self._bests: tuple[Best, ...] = ()
        self._reviews: dict[int, Review] = {}
        self._progress: dict[int, int] = {}  # by seat: how many shares of its review are there
        self._course: Course | None = None
        self._solving = asyncio.Lock()
        self._counting = asyncio.Lock()

    async def record(self) -> str:
        """The record of the finished game, with the seed: what was secret no longer is."""
        return await asyncio.to_thread(write_record, await self._finished(), self._log.row.seed or None)

    async def proof(self) -> Proof:
        """What makes every draw of the finished game checkable, checked."""
        return await asyncio.to_thread(proof, await self._finished(), self._log.row.seed)

    async def replay(self, stop: int) -> ReplayStop:
        """The finished game at one of its stops."""
        return await asyncio.to_thread(replay_stop, await self._finished(), stop)

    async def course(self) -> Course:
        """How the points of the finished game came about."""
        match = await self._finished()
        async with self._counting:  # everybody at the end of a game asks at once
            if self._course is None:
                self._course = await asyncio.to_thread(course, match)
        return self._course

    async def best(self, seat: int, thinkers: Thinkers | None = None) -> Best:
        """What the seat could have reached in the finished game."""
        self._check_seat(seat)
        async with self._solving:
            if not self._bests:
                match = await self._finished()
                _solver_of(match)
                if thinkers:
                    self._bests = msgspec.json.decode(await _found(thinkers, BEST, match), type=tuple[Best, ...])
                else:
                    self._bests = await asyncio.to_thread(bests, match)
            return self._bests[seat]

    async def review(self, seat: int, thinkers: Thinkers | None = None) -> Review:
        """What the coach thinks of a seat's moves in the finished game."""
        self._check_seat(seat)
        async with self._solving:
            if seat not in self._reviews:
                match = await self._finished()
                adviser_of(match)
                if thinkers:
                    self._reviews[seat] = await self._review_in_shares(thinkers, match, seat)
                else:
                    self._reviews[seat] = await asyncio.to_thread(reviewed, match, seat)
            return self._reviews[seat]

    async def _review_in_shares(self, thinkers: Thinkers, match: Match, seat: int) -> Review:
        moves: list[ReviewedMove] = []
        for share in range(SHARES):
            self._progress[seat] = share
            found = await _found(thinkers, REVIEW, match, seat, (share, SHARES))
            moves += msgspec.json.decode(found, type=Review).moves
        return _together(moves)

    def progress(self, seat: int) -> Progress:
        """How far the review of a seat's moves has come."""
        self._check_seat(seat)
        done = SHARES if seat in self._reviews else self._progress.get(seat, 0)
        return Progress(done=done, of=SHARES)

    def _check_seat(self, seat: int) -> None:
        seats = len(self._log.row.seats)
        if not 0 <= seat < seats:
            raise Refused("seat-unknown", place=str(seat), seats=seats)

    async def _finished(self) -> Match:
        """A copy of the finished match, to think about without the lock: nobody waits but those who ask."""
        async with self._log.reading() as current:
            match = current.copy()
        if not match.over:
            raise Refused("game-unfinished", place=self._log.row.id)
        return match


async def _found(thinkers: Thinkers, what: str, match: Match, seat: int = 0, share: tuple[int, int] = (0, 1)) -> bytes:
    """What travels is the record: a text that anybody may read after the game."""
    record = await asyncio.to_thread(write_record, match)
    question = Question(game=match.game.name, analysis=what, record=record, viewer=seat, share=share)
    return (await thinkers.ask(question)).found


def analyse(what: str, record: str, seat: int, share: tuple[int, int] = (0, 1)) -> bytes:
    """What a process answers, as JSON."""
    match = read_record(record, find_game).match
    return msgspec.json.encode(bests(match) if what == BEST else reviewed(match, seat, share))


def replay_stop(match: Match, stop: int) -> ReplayStop:
    """A finished match as it stood at one of its stops, for everybody to see."""
    stops = match.stops()
    if not 0 <= stop < len(stops):
        raise Refused("stop-unknown", place=str(stop), stops=len(stops))
    since = match.story()[stops[stop - 1] if stop else 0 : stops[stop]]
    then = match.at(stops[stop])
    return ReplayStop(stop=stop, stops=len(stops), scene=then.scene(), story=story_lines(since))


def bests(match: Match) -> tuple[Best, ...]:
    """For each seat of a finished match, the best it could have done with what really came. This takes a while."""
    solver, hindsight = _solver_of(match)
    rounds = [*(_earlier_rounds(match) if solver.EVERY_ROUND else ()), match]
    found = [(then.observation(), solver.hindsight(then)) for then in rounds]
    return tuple(
        _best(hindsight, seat, [(observation, each[seat]) for observation, each in found])
        for seat in range(len(match.setting.seats))
    )


def _solver_of(match: Match) -> tuple[Solver, Hindsight]:
    solver, hindsight = match.game.solver, match.game.hindsight
    if solver is None or hindsight is None:
        raise Refused("no-solver", place=match.game.name)
    return solver, hindsight


def _earlier_rounds(match: Match) -> list[Match]:
    """The match as it stood whenever a round was over but the last."""
    moments = (match.at(count) for count in range(len(match.log.live())))
    return [then for then in moments if then.pauses()]


def _best(hindsight: Hindsight, seat: int, rounds: Sequence[tuple[Observation, Solution]]) -> Best:
    found = [solution for _, solution in rounds]
    scenes = [hindsight.instead(s.parts, s.state, seat, best.placement, s.names) for s, best in rounds]
    return Best(
        score=sum(best.score for best in found),
        upper_bound=sum(best.upper_bound for best in found),
        proved=all(best.proved for best in found),
        reached=sum(hindsight.last_round(observation.parts, observation.state, seat) for observation, _ in rounds),
        scene=scenes[-1],
        earlier=tuple(scenes[:-1]),
    )


def proof(match: Match, seed: bytes) -> Proof:
    """What was settled before a finished match and revealed after it; its record is read to see that it is so."""
    agreed, record = match.setting, read_record(write_record(match, seed or None), find_game)
    return Proof(
        commit=agreed.commit,
        seed=record.seed.hex(),
        shares=agreed.shares,
        draws=tuple(Drawn(**made._asdict()) for made in record.draws),
        proved=record.proved,
    )


def reviewed(match: Match, seat: int, share: tuple[int, int] = (0, 1)) -> Review:
    """What the coach thinks of a seat's moves in a finished match, or of a share of them. This takes a while."""
    return _together(
        [
            ReviewedMove(
                stop=move.stop,
                ways=tuple(Way(**vars(way)) for way in move.ways),
                chosen=move.ways.index(move.chosen),
                cost=move.cost,
                tray=move.tray,
                round=move.round,
            )
            for move in review(match, seat, share).moves
        ]
    )


def _together(moves: Sequence[ReviewedMove]) -> Review:
    costs = [move.cost for move in moves]
    return Review(moves=tuple(moves), costliest=costliest(costs), cost=sum(costs))
