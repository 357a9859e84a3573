"""The room's players: what each level sees and does."""

import random

import pytest

from ludoteka.core.actors import CHANCE
from ludoteka.core.players import RandomPlayer
from ludoteka.core.tests.at_the_table import play
from ludoteka.games.sequence.bots import LEVELS, BeginnerPlayer, CasualPlayer, ClubPlayer, ExpertPlayer

from .at_the_table import GAME, position, table


def choice(player, match, seat=0):
    return match.write(seat, player(GAME, 3).choose(match.observation(seat)))


@pytest.mark.parametrize("player", LEVELS.values())
def test_everybody_sees_a_sequence(player):
    match = position(chips=("c4 d4 e4 f4", "c8 d8 e8 f8"), hands=("AD 2C 9S", "2S"))
    assert choice(player, match) == "2C>g4"


@pytest.mark.parametrize("player", [CasualPlayer, ClubPlayer])
def test_a_jack_may_complete_a_sequence(player):
    match = position(chips=("c4 d4 e4 f4", "c8 d8 e8 f8"), hands=("AD JD 9S", "2S"))
    assert choice(player, match) in ("JD>g4", "JD>b4")


@pytest.mark.parametrize("player", LEVELS.values())
def test_everybody_exchanges_dead_cards(player):
    match = position(chips=("i3", "e7"), hands=("9H KD", "2S"))
    assert choice(player, match) == "dead 9H"


@pytest.mark.parametrize("player", [CasualPlayer, ClubPlayer, ExpertPlayer])
def test_all_but_beginners_stop_a_sequence(player):
    match = position(chips=("b9", "c8 d8 e8 f8"), hands=("AD 2S 5D", "2S"))
    assert choice(player, match) == "AD>g8"


def test_club_keeps_jacks_for_what_matters():
    match = position(chips=("b9", "c8 d8 e8 f8"), hands=("2S JD JS", "2S"))
    assert choice(ClubPlayer, match) in ("JD>g8", "JD>b8") or choice(ClubPlayer, match).startswith("JS<")
    match = position(chips=("b9", "c8"), hands=("2S JD JS", "2S"))
    assert choice(ClubPlayer, match).startswith("2S>")
    assert choice(CasualPlayer, position(chips=("b9 c9 d9", "c8"), hands=("2S JD", "2S"))).startswith("JD>")


def test_club_blocks_a_growing_line():
    match = position(chips=("b9", "c8 d8 e8"), hands=("2C AC", "2S"))
    assert choice(ClubPlayer, match) == "AC>f8"


def test_careful_players_break_a_sequence_in_the_advanced_game_and_give_up_their_worst_card():
    match = position("advanced=yes", chips=("b9", "c4 d4 e4 f4 g4"), hands=("2S JS", "2S"))
    assert choice(ClubPlayer, match).startswith("JS<")
    match = position("no_table_talk=yes", chips=("c4 d4 e4", ""), hands=("JS 3C 9S", "2S", "3S", "4S"), seats=4)
    play(match, "2 object 1", "4 agree")
    assert choice(ClubPlayer, match) == "give 9S"
    assert choice(ExpertPlayer, match).startswith("give ")


def test_club_locks_the_five_that_leave_most_chances():
    match = position("choose_lock=yes", chips=("b4 c4 d4 f4 g4", ""), hands=("JD", "2S"))
    assert choice(ClubPlayer, play(match, "1 JD>e4")) == "lock b4-f4"
    assert choice(ExpertPlayer, match).startswith("lock ")


@pytest.mark.rule("SEQ-5")
@pytest.mark.parametrize("player", LEVELS.values())
def test_nobody_forgets_to_draw_when_it_is_the_last_moment(player):
    match = play(position("manual_draw=yes", hands=("2S 3S", "4S 5S")), "1 2S>b1", "2 4S>d1")
    assert choice(player, match) == "draw"


def at_random(game, seed):
    return RandomPlayer(seed)


def won(first, second, seed):
    """Who wins between two players."""
    match, dice = table(), random.Random(seed)
    players = {0: first(GAME, seed), 1: second(GAME, seed + 1)}
    while not match.over:
        actor = match.to_act()[0]
        action = (
            dice.choice(match.legal(CHANCE)) if actor == CHANCE else players[actor].choose(match.observation(actor))
        )
        match.submit(actor, action)
    outcome = match.outcome()
    return outcome.winners if outcome else ()


@pytest.mark.slow
def test_stronger_levels_win():
    assert sum(won(CasualPlayer, at_random, seed) == (0,) for seed in range(12)) >= 11
    assert sum(won(BeginnerPlayer, CasualPlayer, seed) == (1,) for seed in range(12)) >= 9
