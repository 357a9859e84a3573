"""The room's players: what each level sees and does."""

import random

import pytest

from ludoteka.core.actors import CHANCE
from ludoteka.core.players import RandomPlayer
from ludoteka.games.sequence.bots import LEVELS, BeginnerPlayer, CasualPlayer

from .at_the_table import GAME, play, position, table


def choice(player, match, seat=0):
    return match.write(seat, player(GAME, 3).choose(match.sight(seat)))


@pytest.mark.parametrize("player", LEVELS.values())
def test_everybody_sees_a_sequence(player):
    match = position(chips=("c4 d4 e4 f4", "c8 d8 e8 f8"), hands=("AD 2C 9S", "2S"))
    assert choice(player, match) == "2C>g4"
    match = position(chips=("c4 d4 e4 f4", "c8 d8 e8 f8"), hands=("AD JD 9S", "2S"))
    assert choice(player, match) in ("JD>g4", "JD>b4")


@pytest.mark.parametrize("player", LEVELS.values())
def test_everybody_exchanges_dead_cards(player):
    match = position(chips=("i3", "e7"), hands=("9H KD", "2S"))
    assert choice(player, match) == "dead 9H"


def test_casual_blocks_and_keeps_jacks():
    match = position(chips=("b9", "c8 d8 e8 f8"), hands=("AD 2S JD", "2S"))
    assert choice(CasualPlayer, match) == "AD>g8"
    match = position(chips=("b9", "c8 d8 e8 f8"), hands=("2S JD JS", "2S"))
    assert choice(CasualPlayer, match) in ("JD>g8", "JD>b8") or choice(CasualPlayer, match).startswith("JS<")
    match = position(chips=("b9", "c8"), hands=("2S JD JS", "2S"))
    assert choice(CasualPlayer, match).startswith("2S>")


def test_casual_breaks_a_sequence_in_the_advanced_game_and_gives_up_its_worst_card():
    match = position("advanced=yes", chips=("b9", "c4 d4 e4 f4 g4"), hands=("2S JS", "2S"))
    assert choice(CasualPlayer, match).startswith("JS<")
    match = position("no_table_talk=yes", chips=("c4 d4 e4", ""), hands=("JS 3C 9S", "2S", "3S", "4S"), seats=4)
    play(match, "2 object 1", "1 agree", "3 agree", "4 agree")
    assert choice(CasualPlayer, match) == "give 9S"


def test_casual_locks_the_five_that_leave_most_chances():
    match = position("choose_lock=yes", chips=("b4 c4 d4 f4 g4", ""), hands=("JD", "2S"))
    assert choice(CasualPlayer, play(match, "1 JD>e4")) == "lock b4-f4"


def at_random(game, seed):
    return RandomPlayer(seed)


def won(first, second, seed):
    """Who wins between two players."""
    match, dice = table(), random.Random(seed)
    players = {0: first(GAME, seed), 1: second(GAME, seed + 1)}
    while not match.over:
        actor = match.must_act()[0]
        action = dice.choice(match.legal(CHANCE)) if actor == CHANCE else players[actor].choose(match.sight(actor))
        match.submit(actor, action)
    outcome = match.outcome()
    return outcome.winners if outcome else ()


@pytest.mark.slow
def test_stronger_levels_win():
    assert sum(won(CasualPlayer, at_random, seed) == (0,) for seed in range(12)) >= 11
    assert sum(won(BeginnerPlayer, CasualPlayer, seed) == (1,) for seed in range(12)) >= 10
