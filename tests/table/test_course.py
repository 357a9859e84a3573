"""How the points of a finished game came about: every room, played at random."""

import random
from functools import cache

import pytest

from ludoteka.core.match import Match, Seat, Setting
from ludoteka.core.scene import Board
from ludoteka.games import GAMES
from ludoteka.table.course import course
from ludoteka.table.wire import Course


@cache
def played(name: str, seats: int) -> tuple[Match, Course]:
    game, dice = GAMES[name], random.Random(7)
    match = Match(Setting(game, game.default_options(seats), tuple(Seat("human", str(n)) for n in range(seats))))
    while not match.over:
        actor = match.to_act()[0]
        match.submit(actor, dice.choice(match.legal(actor)))
    return match, course(match)


def board_at(match: Match, stop: int, seat: int) -> Board:
    boards = match.at(match.stops()[stop]).scene().boards
    return next((board for board in boards if board.seat == seat), boards[0])


some_games = pytest.mark.parametrize(
    ("name", "seats"), [(name, seats) for name, game in GAMES.items() for seats in sorted(game.seats)[:2]]
)


@some_games
def test_points_are_those_of_each_stop(name: str, seats: int):
    match, found = played(name, seats)
    assert found.points == tuple(match.at(stop).scores() for stop in match.stops())
    assert found.points[-1] == match.scores()


@some_games
def test_every_line_has_its_moment_and_its_cells(name: str, seats: int):
    match, found = played(name, seats)
    lit = 0
    for score, moments in zip(match.scene().scores, found.moments, strict=True):
        for line, moment in zip(score.lines, moments, strict=True):
            board = board_at(match, moment.stop, score.seat)
            assert set(moment.cells) <= {cell.id for cell in board.cells}, line
            lit += bool(moment.cells)
            if line.row:  # a row is there since its last piece came
                covered = {piece.cell for piece in board.pieces}
                last = {piece.cell for piece in board_at(match, moment.stop - 1, score.seat).pieces}
                assert set(moment.cells) & (covered - last), line
    assert lit or not match.game.room.scored_cells or not any(score.lines for score in match.scene().scores)


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if 1 in game.seats])
def test_alone_every_own_step_is_a_stop(name: str):
    """Else a replay would jump over half a game."""
    match, _ = played(name, 1)
    own = sum(entry.actor == 0 for entry in match.log.live())
    assert len(match.stops()) >= own / 2
