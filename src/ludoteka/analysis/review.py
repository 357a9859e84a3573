"""The coach's first word: what the room's strongest player expected of every move, and which ones cost most."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ludoteka.core.errors import Refused
from ludoteka.core.match import Match
from ludoteka.core.room import Adviser
from ludoteka.core.scene import Effect, Piece, Scene
from ludoteka.core.words import Words

COSTLIEST = 3
WORTH_A_WORD = 0.5  # what costs less than this is a matter of taste


@dataclass(frozen=True)
class Way:
    """One thing that could be done, in notation and in words; where, if it has a place; and what it promised.
    `lies_on`: the cells that a piece would cover, where these are several. `effects`: what it would have done, of the
    best way and the chosen one."""

    action: str
    words: Words
    cell: str
    expected: float
    lies_on: tuple[str, ...] = ()
    effects: tuple[Effect, ...] = ()


@dataclass(frozen=True)
class Reviewed:
    """A move that somebody chose among several."""

    entries: int  # live entries before it
    stop: int  # the replay's stop at which it was to be chosen
    seat: int
    chosen: Way
    ways: tuple[Way, ...]  # all of them, best first
    tray: tuple[Piece, ...] = ()  # what it was about, where the seat saw it beside the board
    round: int = 1  # from 1

    @property
    def best(self) -> Way:
        return self.ways[0]

    @property
    def cost(self) -> float:
        """By how much the best way promised more."""
        return self.best.expected - self.chosen.expected


@dataclass(frozen=True)
class Review:
    """All that a seat chose in a game."""

    seat: int
    moves: tuple[Reviewed, ...]

    @property
    def cost(self) -> float:
        return sum(move.cost for move in self.moves)

    @property
    def costliest(self) -> tuple[Reviewed, ...]:
        return tuple(self.moves[index] for index in costliest([move.cost for move in self.moves]))


def costliest(costs: Sequence[float]) -> tuple[int, ...]:
    """Which few of the moves cost most, in the order of play; none that hardly cost anything."""
    dear = sorted(range(len(costs)), key=costs.__getitem__, reverse=True)[:COSTLIEST]
    return tuple(sorted(index for index in dear if costs[index] >= WORTH_A_WORD))


def review(match: Match, seat: int, share: tuple[int, int] = (0, 1)) -> Review:
    """What the adviser thinks of a seat's moves in a finished game. This takes a while. `share`: of so many equal
    parts of its moves, only this one, from 0; what is thought of a move does not depend on the others."""
    adviser_of(match)
    if not match.over:
        raise Refused("review-unfinished")
    entries, stops = match.log.live(), match.stops()
    mine = [count for count, entry in enumerate(entries) if entry.actor == seat]
    part, parts = share
    moves = []
    for count in mine[len(mine) * part // parts : len(mine) * (part + 1) // parts]:
        then = match.at(count)
        if len(then.legal(seat)) > 1:
            adviser = adviser_of(match)  # a new one for each: an adviser may roll dice
            moves.append(_reviewed(then, count, _stop(stops, count), seat, entries[count].action, adviser))
    return Review(seat, tuple(moves))


def adviser_of(match: Match) -> Adviser:
    """The room's adviser; Refused if it has none."""
    adviser = match.game.adviser()
    if adviser is None:
        raise Refused("no-adviser", place=match.game.name)
    return adviser


def _stop(stops: Sequence[int], count: int) -> int:
    """The last stop before so many entries."""
    return max(index for index, stop in enumerate(stops) if stop <= count)


def _reviewed(match: Match, count: int, stop: int, seat: int, action: int, adviser: Adviser) -> Reviewed:
    observation = match.observation(seat)
    expected = adviser.expectations(observation)
    scene = match.scene(seat)
    cells = {target.action: target.cell for target in scene.targets}
    ways = {}
    for each, points in expected.items():
        text = match.write(seat, each)
        words = match.game.describe(observation.parts, observation.state, seat, each)
        lies_on = match.game.lies_on(observation.parts, observation.state, seat, each)
        ways[each] = Way(text, words, cells.get(text, ""), float(points), lies_on)
    best = max(ways, key=lambda each: ways[each].expected)
    effects = {target.action: target.effects for target in scene.targets}
    for each in {best, action}:
        ways[each] = replace(ways[each], effects=effects.get(ways[each].action, ()))
    best_first = sorted(ways.values(), key=lambda way: way.expected, reverse=True)
    return Reviewed(count, stop, seat, ways[action], tuple(best_first), scene.tray, _round(scene, seat))


def _round(scene: Scene, seat: int) -> int:
    """The round on the table, from 1."""
    return max((len(score.rounds) for score in scene.scores if score.seat == seat), default=0) or 1
