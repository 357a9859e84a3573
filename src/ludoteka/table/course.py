"""How the points of a finished game came about: everybody's at each stop of its replay, and where each line of a score
comes from."""

from collections.abc import Hashable, Sequence
from functools import cache

from ludoteka.core.match import Match
from ludoteka.core.scene import ScoreLine, SeatScore

from .wire import Course, Moment


def course(match: Match) -> Course:
    """Of a finished match, for everybody to see."""
    stops = [match.at(entries) for entries in match.stops()]
    scores = [_explained(then) for then in stops]
    return Course(
        points=tuple(tuple(score.points for score in then) for then in scores),
        moments=tuple(_Lines(stops, [then[seat] for then in scores]).moments() for seat in range(len(scores[0]))),
    )


def _explained(match: Match) -> Sequence[SeatScore]:
    seen = match.observation()
    return match.game.explain(seen.parts, seen.state)


class _Lines:
    """The lines of one seat's score, at each stop."""

    def __init__(self, stops: Sequence[Match], scores: Sequence[SeatScore]) -> None:
        self._stops = stops
        self._scores = scores
        self._numbers = [{_what(line): number for number, line in enumerate(score.lines)} for score in scores]
        self._board = cache(self._draw_board)

    def moments(self) -> tuple[Moment, ...]:
        return tuple(self._moment(_what(line)) for line in self._scores[-1].lines)

    def _moment(self, what: Hashable) -> Moment:
        since = self._since(what)
        cells = self._cells(since, what)
        if cells and not self._board(since)[1] & set(cells):  # for what lies empty: when nothing came there any more
            since = self._until(since, what)
            cells = self._cells(since, what)
        return Moment(stop=since, cells=cells)

    def _since(self, what: Hashable) -> int:
        """The stop since which it has been there."""
        without = (stop for stop in reversed(range(len(self._numbers))) if what not in self._numbers[stop])
        return next(without, -1) + 1

    def _until(self, since: int, what: Hashable) -> int:
        """The last stop of the same round: later it is in other words."""
        wording = self._line(since, what).words.id
        return max(stop for stop in range(since, len(self._stops)) if self._line(stop, what).words.id == wording)

    def _line(self, stop: int, what: Hashable) -> ScoreLine:
        return self._scores[stop].lines[self._numbers[stop][what]]

    def _cells(self, stop: int, what: Hashable) -> tuple[str, ...]:
        row, seat = self._line(stop, what).row, self._scores[stop].seat
        if row:
            return self._board(stop)[0].get(row, ())
        seen = self._stops[stop].observation()
        return self._stops[stop].game.scored_cells(seen.parts, seen.state, seat, self._numbers[stop][what])

    def _draw_board(self, stop: int) -> tuple[dict[str, tuple[str, ...]], set[str]]:
        """The rows of the seat's board, or the common one, and its cells that are not empty."""
        boards = self._stops[stop].scene().boards
        board = next((one for one in boards if one.seat == self._scores[stop].seat), boards[0])
        return {row.id: row.cells for row in board.rows}, {piece.cell for piece in board.pieces}


def _what(line: ScoreLine) -> Hashable:
    """What makes it the same line, in whatever words."""
    return line.kind, line.points, str(line.data or line.words)
