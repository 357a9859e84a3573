"""Points are explained: in every room, variant and number of seats, the lines of a seat add up to its score."""

import numpy as np
import pytest

from ludoteka.core.dice import DICE_WORDS
from ludoteka.core.kernel_api import BREAKDOWN_WIDTH, POINTS
from ludoteka.games import GAMES
from tests.laws.rooms import MORE, PLACES, PLAIN, every_place, every_seating, moments

GAMES_EACH = 30 * MORE


def unexplained(kernel, game, parts, start, games):
    """The seat whose lines do not add up, from 1, and the state in which they do not; 0 if they always do. `start`: an
    array of one empty state, or a list of one."""
    state, dice = start.copy(), np.zeros(DICE_WORDS, np.int64)
    out, lines = np.zeros(game.most_actions, np.int64), np.zeros((game.most_lines, BREAKDOWN_WIDTH), np.int64)
    kernel.shake(dice, 61)
    return kernel.unexplained(parts, start, state, games, dice, out, lines), state[0]


@every_seating
def test_the_lines_of_every_seat_add_up_at_every_step(place):
    game, parts = place.game, place.setting().parts()
    if PLAIN:
        seat, state = unexplained(game.kernel, game, parts, [game.blank()], 1)
    else:
        seat, state = unexplained(game.compiled_kernel, game, parts.record()[0], game.blank().record(), GAMES_EACH)
    assert seat == 0, state


@every_place
def test_the_points_of_a_scene_add_up(place):
    """Of every seat, as every viewer sees it."""
    for step, match in enumerate(moments(place, 62, 12)):
        viewer = place.viewers[step % len(place.viewers)]
        for view, points in zip(match.scene(viewer).scores, match.scores(viewer), strict=True):
            assert view.points == points
            assert sum(line.points for line in view.lines) == points
            assert not view.rounds or sum(view.rounds) == points


@pytest.mark.parametrize("name", GAMES)
def test_a_point_that_nobody_scored_is_noticed(name, monkeypatch):
    """The law can fail: here the first line says a point too many."""
    place = next(place for place in PLACES if place.game.name == name)
    game, parts = place.game, place.setting().parts()
    real = game.kernel.breakdown

    def breakdown(p, s, seat, out):
        count = real(p, s, seat, out)
        out[0, POINTS] += count > 0
        return count

    monkeypatch.setitem(game.kernel.unexplained.__globals__, "breakdown", breakdown)
    assert unexplained(game.kernel, game, parts, [game.blank()], 1)[0] > 0
