"""The room's players: what each level sees and does."""

from typing import Any

import numpy as np
import pytest

from ludoteka.core.actors import CHANCE
from ludoteka.core.dice import shake
from ludoteka.core.tests.at_the_table import play
from ludoteka.games.triominos import boards, rules, thinking
from ludoteka.games.triominos.bots import BeginnerPlayer, CasualPlayer, ClubPlayer, ExpertPlayer, Look, Study
from ludoteka.games.triominos.parts import PASS, bit_of, word_of
from ludoteka.games.triominos.pictures import ALMOST_BRIDGE, ALMOST_HEXAGON
from ludoteka.games.triominos.thinking import (
    LEAD_SHARE,
    TIE,
    WIN,
    Desk,
    careful_worth,
    deal_unseen,
    esteem,
    greedy_choice,
    open_bonuses,
    read_racks,
    unseen_fits,
)
from ludoteka.sim.seating import Lineup

from .at_the_table import GAME, KERNEL, deal, position, table

PLAIN: Any = KERNEL
COMPILED: Any = GAME.compiled_kernel


def choice(player, match, seat=0, seed=3):
    return match.write(seat, player(GAME, seed).choose(match.observation(seat)))


@pytest.mark.parametrize("player", [BeginnerPlayer, CasualPlayer, ClubPlayer])
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
    steps = thinking.finish_round(match.parts, state, dice, out)
    assert state.ended
    assert state.round == 0
    assert steps > 40


# -- club ---------------------------------------------------------------------------------------------------------


def test_club_leaves_places_for_its_own_tiles():
    """2-2-3 has a place once 2-3-5 lies there; 1-5-5 would bring a point more."""
    match = position(laid="125@0,0", racks=("235 223 344 155", "134"))
    assert choice(CasualPlayer, match) == "551@-1,0"
    assert choice(ClubPlayer, match) == "352@0,1"


@pytest.mark.rule("TRI-7")
def test_an_open_bridge_threatens_a_player_who_cannot_take_it():
    def promise(*racks):
        match = position(laid=ALMOST_BRIDGE, racks=racks)
        s = match.observation(0).state
        return open_bonuses(match.parts, s, 0, match.parts.tiles - s.on_table - int(s.held[0]))

    assert promise("333", "444 445") < promise("333", "444") < 0
    assert promise("124", "444") > 0
    assert promise("333", "") == 0


def test_what_can_still_come_is_counted():
    match = position(laid="125@0,0", racks=("225 255", "333"))
    s = match.observation(0).state
    adjacent = s.open_demand[rules.spot_at(s, boards.cell_at(0, 1))]
    assert unseen_fits(match.parts, s, 0, int(adjacent)) == 2  # 2-3-5, 2-4-5
    assert unseen_fits(match.parts, match.observation(1).state, 1, int(adjacent)) == 4


def test_the_clubs_worth_is_the_same_compiled():
    match = position(laid=ALMOST_BRIDGE, racks=("124 333 345", "444"))
    observation = match.observation(0)
    for action in (action for action in observation.legal if action < PASS):
        plain = careful_worth(observation.parts, observation.state.copy(), 0, action)
        compiled = COMPILED.careful_worth(observation.parts.record()[0], observation.state.record()[0], 0, action)
        assert plain == compiled


# -- expert: the other racks --------------------------------------------------------------------------------------


def doubted(match, viewer, seat):
    """The tiles that a viewer does not expect on a rack."""
    observation, desk = match.observation(viewer), Desk()
    read_racks(observation.parts, observation.state, GAME.blank(), desk)
    tiles = [tile for tile in range(1, observation.parts.tiles + 1) if desk.doubts[seat, word_of(tile)] & bit_of(tile)]
    return {boards.face_name(int(observation.parts.face_of[tile])) for tile in tiles}


def test_a_bot_that_lays_a_tile_had_none_that_brings_more():
    match = play(position(laid="125@0,0", racks=("000 444", "333 122"), turn=1), "2 212@1,0")
    assert {"115", "225", "255"} <= doubted(match, 0, 1)  # more than five points, in addition to 1-2-5
    assert not {"112", "000", "444"} & doubted(match, 0, 1)


def test_a_bot_that_draws_had_nothing_that_fits():
    match = play(position(laid="125@0,0", racks=("000 444", "333 122"), turn=1), "2 212@1,0", "1 draw", "0 deal 1 255")
    play(match, "1 552@0,1")
    assert {"112", "115", "255", "222"} <= doubted(match, 1, 0)
    assert not {"333", "444", "355"} & doubted(match, 1, 0)  # 3-5-5 goes only where 2-5-5 lies now
    play(match, "2 draw", "0 deal 2 003", "2 draw", "0 deal 2 004", "2 draw", "0 deal 2 334", "2 pass")
    assert "355" in doubted(match, 0, 1)


def test_the_unseen_tiles_are_dealt_as_the_viewer_may_think():
    match = play(position(laid="125@0,0", racks=("000 444", "333 344 122"), turn=1), "2 212@1,0")
    observation, desk = match.observation(0), Desk()
    read_racks(observation.parts, observation.state, GAME.blank(), desk)
    shake(desk.dice, 5)
    seen = set()
    for _ in range(60):
        state = observation.state.copy()
        deal_unseen(observation.parts, state, 0, 10**6, desk)
        tiles = held_by(observation.parts, state.rack[1])
        assert len(tiles) == 2
        assert not tiles & (doubted(match, 0, 1) | {"000", "444", "125", "122"})
        assert len(held_by(observation.parts, state.pool)) == state.pool_left
        seen |= tiles
    assert len(seen) > 20


def test_what_cannot_be_is_doubted_not_excluded():
    """People do not always do what a program would."""
    match = position(laid="125@0,0", racks=("000", "122 255 225 115 133"), turn=1)
    play(match, "2 212@1,0")
    observation, desk = match.observation(0), Desk()
    read_racks(observation.parts, observation.state, GAME.blank(), desk)
    shake(desk.dice, 5)
    found = set()
    for _ in range(60):
        state = observation.state.copy()
        deal_unseen(observation.parts, state, 0, 2, desk)
        found |= held_by(observation.parts, state.rack[1])
    assert "255" in found


def held_by(p, tiles):
    found = [tile for tile in range(1, p.tiles + 1) if tiles[word_of(tile)] & bit_of(tile)]
    return {boards.face_name(int(p.face_of[tile])) for tile in found}


# -- expert: how a round may go on --------------------------------------------------------------------------------


@pytest.mark.parametrize("options", ["", "tiles=84,draws=until-fit,start=highest"])
def test_rounds_go_on_the_same_compiled(options):
    match = deal(table(options, 3))
    while match.to_act() == (CHANCE,):
        match.submit(CHANCE, match.legal(CHANCE)[-1])
    p, s, desk = match.parts, match.secret_state(), Desk()
    shake(desk.dice, 3)
    shake(desk.luck, 4)
    state, board = s.record(), desk.record()
    for world, parts, start, room in ((PLAIN, p, s, desk), (COMPILED, p.record()[0], state[0], board[0])):
        world.mix_pool(parts, start, room)
        world.play_on(parts, start, room)
    assert s.ended
    assert s.tobytes() == state.tobytes()


def test_the_last_round_is_to_be_won_and_others_are_about_the_lead():
    def worth(options, mine, theirs, reached=0):
        match = position(options, laid="125@0,0", racks=("000", "333"))
        state = match.secret_state()
        state.points[:2] = mine, theirs
        state.reached = reached
        return esteem(match.parts, state, 0)

    assert worth("", 50, 50) == TIE
    assert worth("", 51, 50) >= WIN - LEAD_SHARE > LEAD_SHARE >= worth("", 50, 51)
    assert worth("", 90, 50) > worth("", 51, 50)
    assert worth("length=tournament", 51, 50) == pytest.approx(TIE, abs=2)
    assert worth("length=tournament", 250, 50) == WIN * 3 // 4
    assert worth("length=tournament", 420, 410, reached=1) > WIN - LEAD_SHARE


def test_the_expert_goes_out_when_that_wins():
    match = position(laid="125@0,0", racks=("122", "333 444 555"))
    assert choice(ExpertPlayer, match) == "212@1,0"


def test_the_expert_does_not_think_about_what_is_forced():
    match = position(laid="125@0,0", racks=("000", "333"))
    assert choice(ExpertPlayer, match) == "draw"


@pytest.mark.rule("TRI-9")
def test_the_expert_may_draw_although_a_tile_fits():
    match = position(laid="125@0,0", racks=("122 000", "333"))
    assert set(studied(match, Look(9, 10))) == {"212@1,0", "draw"}


def studied(match, *looks, seed=1):
    found = Study(GAME, match.observation(0), seed).esteem(looks)
    assert all(0 <= worth <= WIN for worth in found.values())
    return {match.write(0, action): worth for action, worth in found.items()}


def test_a_longer_look_is_at_the_best():
    match = position(laid="125@0,0", racks=("122 225 255 155 115", "333 444"))
    short = studied(match, Look(9, 20))
    assert len(short) == 6
    long = studied(match, Look(9, 20), Look(2, 40))
    assert set(long) == set(sorted(short, key=short.__getitem__)[-2:])
    assert studied(match, Look(9, 20)) == short


@pytest.mark.rule("TRI-3")
def test_on_an_empty_table_a_tile_is_considered_once():
    assert len(studied(position(racks=("122 225 333", "444 555 445")), Look(9, 5))) == 3


@pytest.mark.slow
@pytest.mark.parametrize("weaker", ["casual", "club"])
def test_the_expert_wins_more_than_it_loses(weaker):
    """Few games, but always the same."""
    lineup = Lineup(GAME, GAME.presets["edition"], ("expert", weaker), 5)
    games = [lineup.play(number, turned) for number in range(12) for turned in (0, 1)]
    assert sum((0 in game.winners) / len(game.winners) for game in games) > 12
