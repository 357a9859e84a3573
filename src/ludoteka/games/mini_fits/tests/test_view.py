"""What a seat may know: sealed choices, and nothing else, are hidden."""

import numpy as np
import pytest

from ludoteka.core.actors import CHANCE, EVERYBODY, SPECTATOR
from ludoteka.core.dice import DICE_WORDS
from ludoteka.core.tests.at_the_table import offered, play
from ludoteka.games.mini_fits.parts import SEALED
from ludoteka.games.mini_fits.variants import Options

from .at_the_table import started, table


def two_chose():
    """Three at the table: the first has slid T in, the second has set it aside, the third still thinks."""
    match = play(started(starts="FNW", at="F@1 N@1 W@4"), "0 card T")
    return play(match, "1 T@3", "2 pass")


@pytest.mark.rule("FIT-4")
def test_choices_are_sealed_until_the_last_one_is_in():
    match = two_chose()
    assert list(match.observation(2).state.chosen[:3]) == [SEALED, SEALED, 0]
    assert list(match.observation(0).state.chosen[:3]) == [match.secret_state().chosen[0], SEALED, 0]
    assert [reported.text for reported in match.story(2)][-1] == "card T"
    assert [reported.text for reported in match.story(1)][-1] == "pass"
    play(match, "3 T@1")
    assert [reported.text for reported in match.story(SPECTATOR)][-3:] == ["T@3", "pass", "T@1"]


@pytest.mark.rule("FIT-2", "FIT-4")
def test_start_pieces_are_sealed_as_well():
    match = play(table(seats=2), "0 start 1 F", "0 start 2 Y", "1 F@1")
    assert match.observation(1).state.chosen[0] == SEALED
    assert match.scene(1).data["frames"][0]["pieces"] == []
    mine = match.scene(0).data["frames"][0]["pieces"]
    assert [(piece["name"], piece["sealed"]) for piece in mine] == [("F", True)]


def test_cards_are_seen_by_all_and_a_choice_by_its_maker():
    match = two_chose()
    kernel, p, s = match.kernel, match.parts, match.secret_state()
    assert kernel.observers(p, s, 2, 0) == 1 << 2
    play(match, "3 pass")
    assert kernel.observers(p, match.secret_state(), CHANCE, 1) == EVERYBODY
    chosen = play(table(Options(start_cards="chosen"), 2), "0 shuffle")
    assert kernel.observers(chosen.parts, chosen.secret_state(), 0, 1) == EVERYBODY
    assert kernel.observers(p, play(table(seats=1), "0 start 1 F").secret_state(), 0, 1) == 1


def test_a_guess_at_a_sealed_choice_is_any_legal_one():
    match = two_chose()
    dice, seen = np.zeros(DICE_WORDS, np.int64), set()
    match.kernel.shake(dice, 1)
    for _ in range(400):
        state = match.observation(2).state
        match.kernel.resample(match.parts, state, 2, dice)
        seen.add(match.write(1, int(state.chosen[1])))
        assert state.chosen[2] == 0
    assert seen == offered(play(started(starts="FN", at="F@1 N@1"), "0 card T"), 1)


def test_nobody_is_guessed_to_have_set_the_start_piece_aside():
    match = play(table(seats=2), "0 start 1 F", "0 start 2 Y", "1 F@1")
    dice = np.zeros(DICE_WORDS, np.int64)
    match.kernel.shake(dice, 2)
    seen = set()
    for _ in range(400):
        state = match.observation(1).state
        match.kernel.resample(match.parts, state, 1, dice)
        seen.add(match.write(0, int(state.chosen[0])))
    assert seen == offered(play(table(seats=2), "0 start 1 F", "0 start 2 Y"), 0)


def test_choices_are_revealed_when_all_have_placed():
    match = two_chose()
    before = match.secret_state().reveal_count
    play(match, "3 pass")
    assert match.secret_state().reveal_count == before + 1
    assert match.kernel.reveal_count(match.parts, match.secret_state()) == before + 1
    assert match.stops() == (0, 6, 10)  # the beginning, the start pieces, this card
