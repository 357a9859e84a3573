"""The room's players: every level finishes a game, plays the same way twice, and beats setting everything aside."""

import pytest

from ludoteka.core.actors import CHANCE
from ludoteka.games.mini_fits.variants import Options

from .at_the_table import GAME, SECOND, ended, table

LEVELS = list(GAME.bots)


def game(level, seed, options=SECOND, seats=1):
    """A whole game of a level against itself; the deck comes from the seed."""
    match = table(options, seats)
    bots = [GAME.bot(level, seed + seat) for seat in range(seats)]
    while not match.over:
        actor = match.must_act()[0]
        if actor == CHANCE:
            match.draw(bytes([seed] * 32))
        else:
            match.submit(actor, bots[actor].choose(match.sight(actor)))
    return match


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_plays_the_same_game(level):
    assert game(level, 3).log == game(level, 3).log


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.rule("FIT-10")
def test_every_bot_beats_setting_everything_aside(level):
    """After a harmless start that brings 9 points on the side with symbols."""
    scores = [ended(game(level, seed)).scores[0] for seed in range(1, 13)]
    assert sum(scores) / len(scores) > 9


def test_bots_play_every_variant():
    for options in (Options(), Options(owner_skips=True, start_cards="chosen")):
        assert ended(game(LEVELS[0], 5, options, seats=3)).reason == "complete"
