"""The room's players: every level finishes a game, plays the same way twice, and beats setting everything aside."""

from typing import Any

import pytest

from ludoteka.core.actors import CHANCE
from ludoteka.core.tests.at_the_table import play
from ludoteka.games.mini_fits.bots import CLUB, Frame, lore_of, still_to_come
from ludoteka.games.mini_fits.parts import PASS, STARTING
from ludoteka.games.mini_fits.variants import Options

from .at_the_table import FIRST, GAME, SECOND, ended, started, table, turn

LEVELS = list(GAME.bots)


def game(level, seed, options=SECOND, seats=1):
    """A whole game of a level against itself; the deck comes from the seed."""
    match = table(options, seats)
    bots = [GAME.bot(level, seed + seat) for seat in range(seats)]
    while not match.over:
        actor = match.to_act()[0]
        if actor == CHANCE:
            match.draw(bytes([seed] * 32))
        else:
            match.submit(actor, bots[actor].choose(match.observation(actor)))
    return match


def mean(level, options, games):
    scores = [ended(game(level, seed, options)).scores[0] for seed in range(1, games + 1)]
    return sum(scores) / len(scores)


def test_the_levels():
    assert LEVELS == ["beginner", "casual", "club", "expert"]


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_plays_the_same_game(level):
    assert game(level, 3).log == game(level, 3).log


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.rule("FIT-10")
def test_every_bot_beats_setting_everything_aside(level):
    """After a harmless start that brings 9 points on the side with symbols."""
    assert mean(level, SECOND, 6) > 9


@pytest.mark.soak
@pytest.mark.slow
def test_the_levels_are_in_order():
    """A few games each, far enough apart."""
    first = [mean(level, FIRST, 24) for level in LEVELS]
    assert first[0] < first[1] < first[2] < first[3]
    assert mean("club", SECOND, 24) < mean("expert", SECOND, 24)


def test_bots_play_every_variant():
    for level, options in (("club", Options()), ("expert", Options(owner_skips=True, start_cards="chosen"))):
        assert ended(game(level, 5, options, seats=2)).reason == "complete"


def test_what_can_still_come_for_a_seat():
    match = turn(started(starts="FN", at="F@1 N@1"), "T")
    letters = [match.scene().data["deck"], "FLNPTUVWYJDSC"]
    play(match, "0 card L")
    for seat in (0, 1):
        assert ["FLNPTUVWYJDSC"[piece - 1] for piece in still_to_come(match.observation(seat))] == list("PUVWYJDSC")
    owner = play(started(Options(owner_skips=True), starts="FN", at="F@1 N@1"), "0 card L")
    assert ["FLNPTUVWYJDSC"[piece - 1] for piece in still_to_come(owner.observation(0))] == list("NPTUVWYJDSC")
    assert ["FLNPTUVWYJDSC"[piece - 1] for piece in still_to_come(owner.observation(1))] == list("FPTUVWYJDSC")
    assert letters[0] == [letter for letter in letters[1] if letter != "T"]


def test_plain_and_compiled_estimates_are_the_same():
    match = play(started(SECOND, starts="W", at="W@4"), "0 card T")
    p, s, lore = match.parts, match.secret_state(), lore_of(CLUB.weights)
    estimates = []
    worlds: list[tuple[Any, tuple[Any, Any]]] = [
        (GAME.kernel, (p, lore)),
        (GAME.compiled_kernel, (p.record()[0], lore.record()[0])),
    ]
    for kernel, facts in worlds:
        frame = Frame(GAME, match.observation(0), lore)
        piece = int(s.piece)
        count = kernel.judge(*facts, 1, int(s.filled[0]), s.height[0].copy(), piece, frame._room[1], frame._out)
        estimates.append(frame._out[:, :count].tolist())
    assert estimates[0] == estimates[1]
    assert estimates[0][0][-1] == PASS


def test_an_adviser_says_what_each_slide_is_worth():
    match = play(table(SECOND), "0 start 1 W")
    assert match.secret_state().phase == STARTING
    adviser = GAME.adviser()
    assert adviser
    worth = adviser.expectations(match.observation(0))
    assert set(worth) == set(match.legal(0))
    assert 9 < max(worth.values()) < 19
