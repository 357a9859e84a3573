"""The room's players: what each level sees and does."""

import numpy as np
import pytest

from ludoteka.games.triominos.bots import LEVELS, BeginnerPlayer, CasualPlayer
from ludoteka.games.triominos.pictures import ALMOST_BRIDGE, ALMOST_HEXAGON
from ludoteka.games.triominos.thinking import greedy_choice

from .at_the_table import GAME, play, position, table


def choice(player, match, seat=0, seed=3):
    return match.write(seat, player(GAME, seed).choose(match.sight(seat)))


@pytest.mark.parametrize("player", LEVELS.values())
def test_nobody_draws_without_need(player):
    match = position(laid="125@0,0", racks=("122 000", "333"))
    assert choice(player, match) == "212@1,0"
    match = position(laid="125@0,0", racks=("000", "333"))
    assert choice(player, match) == "draw"
    for tile in ("003", "004", "034"):
        play(match, "1 draw", f"0 deal 1 {tile}")
    assert choice(player, match) == "pass"


def test_the_beginner_lays_anything_that_fits():
    match = position(laid="125@0,0", racks=("122 255", "333"))
    assert {choice(BeginnerPlayer, match, seed=seed) for seed in range(20)} == {"212@1,0", "552@0,1"}


def test_casual_takes_the_most_points_at_once():
    match = position(laid="125@0,0", racks=("122 255", "333"))
    assert {choice(CasualPlayer, match, seed=seed) for seed in range(9)} == {"552@0,1"}
    match = position(laid=ALMOST_BRIDGE, racks=("124 333", "444"))
    assert choice(CasualPlayer, match) == "241@0,1"
    match = position(laid=ALMOST_HEXAGON, racks=("005 455", "444"))
    assert choice(CasualPlayer, match) == "500@0,1"
    match = position(racks=("333 455", "444"))
    assert choice(CasualPlayer, match)[-4:] == "@0,0"
    assert sorted(choice(CasualPlayer, match)[:3]) == ["4", "5", "5"]


def test_the_compiled_choice_is_casuals():
    """The one for rollouts: the same worth, ties by the dice."""
    match = position(laid="125@0,0", racks=("122 255", "333"))
    dice, out = np.ones(2, np.int64), np.zeros(GAME.most_actions, np.int64)
    assert match.write(0, greedy_choice(match.parts, match.secret_state(), 0, dice, out)) == "552@0,1"
    opening = position(racks=("455 001", "444"))
    texts = {
        opening.write(0, int(greedy_choice(opening.parts, opening.secret_state(), 0, dice, out))) for _ in range(40)
    }
    assert texts == {"455@0,0", "554@0,0", "545@0,0"}


@pytest.mark.rule("TRI-14")
def test_rounds_are_finished_greedily():
    match = table("length=tournament", 4)
    state, dice, out = match.secret_state(), np.ones(2, np.int64), np.zeros(GAME.most_actions, np.int64)
    steps = GAME.doors["thinking"].finish_round(match.parts, state, dice, out)
    assert state.ended
    assert state.round == 0
    assert steps > 40
