"""Sequences: what completes one, which five are locked, who wins; the advanced game."""

import pytest

from ludoteka.core.actors import CHANCE
from ludoteka.core.kernel_api import NO_SUCH_ACTION
from ludoteka.core.tests.at_the_table import alter, offered, play, why_not

from .at_the_table import GAME, ended, locked, made, position, sequences


def cells_of(text):
    return set(text.split())


# -- SEQ-11 -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SEQ-11")
@pytest.mark.parametrize(
    ("cells", "five"),
    [
        ("c4 d4 e4 f4 g4", "c4-g4"),
        ("e3 e4 e5 e6 e7", "e3-e7"),
        ("c3 d4 e5 f6 g7", "c3-g7"),
        ("g3 f4 e5 d6 c7", "g3-c7"),
        ("f1 g2 h3 i4 j5", "f1-j5"),
        ("j6 i7 h8 g9 f10", "j6-f10"),
    ],
)
@pytest.mark.parametrize("last", range(5))
def test_five_in_a_straight_line_wherever_the_last_chip_comes(cells, five, last):
    names = cells.split()
    others = [name for at, name in enumerate(names) if at != last]
    match = position(chips=(" ".join(others), "b9"), hands=("JD", "JS"))
    play(match, f"1 JD>{names[last]}")
    assert sequences(match) == [f"0 {five}"]
    assert locked(match) == set(names)
    assert match.scores() == (1, 0)


@pytest.mark.rule("SEQ-11")
@pytest.mark.parametrize(
    "others", ["c4 d4 e4", "c4 d4 e4 h4", "c4 d4 e5 f4", "g3 h2 j9 a5", "i3 j3 a4 b4", "b4 c4 e4 f4"]
)
def test_anything_else_is_none(others):
    match = position(chips=(others, "b9"), hands=("JD", "JS"))
    assert made(play(match, "1 JD>g4")) == [0, 0]
    assert locked(match) == set()


@pytest.mark.rule("SEQ-11")
def test_chips_of_another_colour_break_the_line():
    match = position(chips=("c4 d4 f4", "e4"), hands=("JD", "JS"))
    assert made(play(match, "1 JD>g4")) == [0, 0]


@pytest.mark.rule("SEQ-11", "SEQ-7")
def test_locked_chips_are_safe_from_jacks():
    match = position(chips=("c4 d4 e4 f4 g4 h5", "b9"), hands=("2S", "JS"), turn=1)
    assert offered(match, 1) == {"JS<h5", "pass"}
    assert why_not(match, "2 JS<e4") == ("chip-locked", "SEQ-11")


@pytest.mark.rule("SEQ-11")
def test_a_row_is_struck_through_and_its_chips_are_turned():
    match = position(chips=("c4 d4 e4 f4 g4 h5", "b9"), hands=("2S", "JS"))
    board = match.scene().boards[0]
    assert [(row.id, row.state, row.tone) for row in board.rows] == [("red-c4-g4", "complete", "red")]
    assert {piece.cell for piece in board.pieces if piece.data["locked"]} == cells_of("c4 d4 e4 f4 g4")


# -- SEQ-12 -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SEQ-12")
def test_two_teams_need_two_sequences():
    match = position(chips=("c4 d4 e4 f4 c6 d6 e6 f6", "b9"), hands=("JD JC", "2S"))
    play(match, "1 JD>g4")
    assert not match.over
    play(match, "0 deal 1 3S", "2 2S>b1", "0 deal 2 3S", "1 JC>g6")
    outcome = ended(match)
    assert (outcome.scores, outcome.winners, outcome.reason) == ((2, 0), (0,), "sequences")
    assert match.scene().winners == (0,)


@pytest.mark.rule("SEQ-12")
def test_three_teams_need_one_and_all_of_a_team_win():
    match = position("teams=3", chips=("b9", "c4 d4 e4 f4", ""), hands=("", "JD", "", "", "2S", ""), seats=6, turn=1)
    outcome = ended(play(match, "2 JD>g4"))
    assert (outcome.scores, outcome.winners) == ((0, 1, 0, 0, 1, 0), (1, 4))


@pytest.mark.rule("SEQ-12")
def test_the_second_may_use_one_chip_of_the_first():
    match = position(chips=("c4 d4 e4 f4 g4 e5 e6 e7", "b9"), hands=("JD", "2S"))
    assert sequences(play(match, "1 JD>e8")) == ["0 c4-g4", "0 e4-e8"]
    assert match.over


@pytest.mark.rule("SEQ-12")
def test_but_not_two():
    match = position(chips=("b4 c4 d4 e4 f4", "b9"), hands=("JD", "2S"))
    assert made(play(match, "1 JD>g4")) == [1, 0]
    match = position(chips=("b4 c4 d4 e4 f4 g4 h4", "b9"), hands=("JD", "2S"))
    assert made(play(match, "1 JD>i4")) == [1, 0], "eight in a row are one sequence"


@pytest.mark.rule("SEQ-12", "SEQ-R3")
def test_nine_in_a_row_are_two_sequences_if_the_first_was_locked_at_an_end():
    nine = ["b4", "c4", "d4", "e4", "f4", "g4", "h4", "i4", "j4"]
    for last in range(4, 9):
        rest = [name for at, name in enumerate(nine) if at != last]
        match = position(chips=(" ".join(rest), ""), hands=("JD", "2S"))
        assert play(match, f"1 JD>{nine[last]}").over, nine[last]
        assert made(match) == [2, 0]
        assert sequences(match)[0] != sequences(match)[1]


@pytest.mark.rule("SEQ-12")
def test_with_the_option_it_takes_ten():
    nine = "b4 c4 d4 e4 f4 g4 h4 i4 j4"
    match = position("row_for_two=ten", chips=(nine.replace("f4 ", ""), ""), hands=("JD", "2S"))
    assert made(play(match, "1 JD>f4")) == [1, 0]
    match = position("row_for_two=ten", chips=("a4 b4 c4 d4 e4 g4 h4 i4 j4", ""), hands=("JD", "2S"))
    assert made(match) == [1, 0]
    assert made(play(match, "1 JD>f4")) == [2, 0]
    match = position("row_for_two=ten", chips=("c4 d4 e4 f4 g4 e5 e6 e7", "b9"), hands=("JD", "2S"))
    assert made(play(match, "1 JD>e8")) == [2, 0], "crossing in a chip is always allowed"


# -- SEQ-13, SEQ-R3: more than five -----------------------------------------------------------------------------


@pytest.mark.rule("SEQ-13", "SEQ-R3")
@pytest.mark.parametrize(
    ("others", "last", "five"),
    [
        ("b4 c4 d4 f4 g4", "e4", "b4-f4"),  # six: the end that leaves room for nine
        ("d4 e4 g4 h4 i4", "f4", "e4-i4"),
        ("b4 c4 d4 e4 g4 h4", "f4", "b4-f4"),  # seven
        ("b4 c4 d4 f4 g4 h4", "e4", "b4-f4"),
        ("a4 b4 c4 d4 f4 g4 h4", "e4", "a4-e4"),  # eight
        ("c4 d4 f4 g4 h4", "e4", "c4-g4"),  # nine can never be: an end all the same
        ("e1 f1 h1 i1", "g1", "f1-j1"),  # six with a corner
    ],
)
def test_the_five_that_leave_most_chances_are_locked(others, last, five):
    match = position(chips=(others, ""), hands=("JD", "2S"))
    assert sequences(play(match, f"1 JD>{last}")) == [f"0 {five}"]


@pytest.mark.rule("SEQ-13")
def test_an_opponents_chip_in_the_way_counts():
    match = position(chips=("b4 c4 d4 f4 g4", "j4"), hands=("JD", "2S"))
    assert sequences(play(match, "1 JD>e4")) == ["0 b4-f4"]
    match = position(chips=("b4 c4 d4 e4 g4 h4 i4", "j4"), hands=("JD", "2S"))
    assert sequences(play(match, "1 JD>f4")) == ["0 e4-i4"], "a4 is free and j4 is not"


@pytest.mark.rule("SEQ-R3")
def test_six_can_become_nine_and_win():
    match = position(chips=("b4 c4 d4 f4 g4 h4 i4", ""), hands=("JD JC", "2S"))
    play(match, "1 JD>e4")
    assert sequences(match) == ["0 b4-f4"]
    play(match, "0 deal 1 3S", "2 2S>b1", "0 deal 2 3S", "1 JC>j4")
    assert sequences(match) == ["0 b4-f4", "0 f4-j4"]
    assert match.over


@pytest.mark.rule("SEQ-R3")
def test_eight_chips_and_a_corner_are_nine():
    match = position(chips=("b1 c1 d1 f1 g1 h1 i1", ""), hands=("JD", "2S"))
    assert play(match, "1 JD>e1").over
    assert made(match) == [2, 0], "with two corners there are even ten"
    match = position(chips=("b2 c3 d4 f6 g7 h8 i9", ""), hands=("JD", "2S"))
    assert made(play(match, "1 JD>e5")) == [2, 0]


@pytest.mark.rule("SEQ-13")
def test_with_the_option_the_player_is_asked():
    match = position("choose_lock=yes", chips=("b4 c4 d4 f4 g4", ""), hands=("JD", "2S"))
    play(match, "1 JD>e4")
    assert match.to_act() == (0,)
    assert made(match) == [0, 0]
    assert offered(match) == {"lock b4-f4", "lock c4-g4"}
    assert why_not(match, "1 lock a4-e4") == ("not-a-sequence", "SEQ-13")
    assert why_not(match, "1 lock a1-e1") == ("not-a-sequence", "SEQ-13")
    assert why_not(match, "1 pass") == ("choose-a-five", "SEQ-13")
    for action in (-1, GAME.actions.stop):
        assert match.kernel.refusal(match.parts, match.secret_state(), 0, action) == NO_SUCH_ACTION
    assert why_not(match, "2 2S>b1") == ("not-your-turn", "SEQ-3")
    play(match, "1 lock c4-g4")
    assert sequences(match) == ["0 c4-g4"]
    assert locked(match) == cells_of("c4 d4 e4 f4 g4")
    assert match.to_act() == (CHANCE,)
    play(match, "0 deal 1 3S")
    assert match.to_act() == (1,)


@pytest.mark.rule("SEQ-13")
@pytest.mark.parametrize(
    ("others", "last", "after"),
    [
        ("b4 c4 d4 f4", "e4", [1, 0]),  # five: no choice
        ("b4 c4 d4 e4 g4 h4 i4 j4", "f4", [2, 0]),  # nine: it does not matter
        ("b4 c4 d4 f4 g4 e3 e5 e6 e7", "e4", [2, 0]),  # two lines: won
    ],
)
def test_nobody_is_asked_where_it_does_not_matter(others, last, after):
    match = position("choose_lock=yes", chips=(others, ""), hands=("JD", "2S"))
    assert made(play(match, f"1 JD>{last}")) == after
    assert match.to_act() == (() if after == [2, 0] else (CHANCE,))


@pytest.mark.rule("SEQ-13")
def test_with_three_teams_nobody_is_asked():
    match = position("choose_lock=yes", chips=("b4 c4 d4 f4 g4", "", ""), hands=("JD", "2S", "3S"), seats=3)
    assert play(match, "1 JD>e4").over


# -- SEQ-R4 -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SEQ-R4")
def test_a_team_may_use_one_corner_twice():
    match = position(chips=("b1 c1 d1 e1 a2 a3 a4", "b9"), hands=("JD", "2S"))
    assert play(match, "1 JD>a5").over
    assert sorted(sequences(match)) == ["0 a1-a5", "0 a1-e1"]
    assert locked(match) == cells_of("b1 c1 d1 e1 a2 a3 a4 a5"), "only chips lock"


@pytest.mark.rule("SEQ-R4")
def test_one_chip_that_completes_two_lines_wins_at_once():
    match = position(chips=("c4 d4 f4 g4 e2 e3 e5 e6", "b9"), hands=("JD", "2S"))
    outcome = ended(play(match, "1 JD>e4"))
    assert (outcome.scores, outcome.winners) == ((2, 0), (0,))
    assert match.secret_state().locked.sum() == 10


@pytest.mark.rule("SEQ-R4")
def test_a_third_line_counts_as_well():
    match = position(chips=("c4 d4 f4 g4 e2 e3 e5 e6 c2 d3 f5 g6", "b9"), hands=("JD", "2S"))
    assert play(match, "1 JD>e4").scores() == (3, 0)


# -- SEQ-15: the advanced game ----------------------------------------------------------------------------------


@pytest.mark.rule("SEQ-15")
def test_a_one_eyed_jack_breaks_a_sequence_and_frees_its_chips():
    match = position("advanced=yes", chips=("c4 d4 e4 f4 g4", "b9"), hands=("2S 3S", "JS JH"), turn=1)
    assert made(match) == [1, 0]
    play(match, "2 JS<e4")
    assert (made(match), locked(match), sequences(match)) == ([0, 0], set(), [])
    assert not match.secret_state().sequence_five.any(), "nothing of it is remembered"
    play(match, "0 deal 2 4S", "1 2S>b1", "0 deal 1 JD", "2 JH<c4", "0 deal 2 4S", "1 JD>e4")
    assert made(match) == [0, 0]


@pytest.mark.rule("SEQ-15")
def test_a_broken_sequence_can_be_completed_again():
    match = position("advanced=yes", chips=("c4 d4 e4 f4 g4", "b9"), hands=("4C JD", "JS"), turn=1)
    play(match, "2 JS<e4", "0 deal 2 4S", "1 4C>e4")
    assert made(match) == [1, 0]
    assert locked(match) == cells_of("c4 d4 e4 f4 g4")


@pytest.mark.rule("SEQ-15")
def test_five_that_still_stand_in_the_line_go_on_counting():
    match = position("advanced=yes", chips=("c4 d4 e4 f4 g4", "b9"), hands=("JD", "JS"))
    play(match, "1 JD>h4", "0 deal 1 2S")
    assert sequences(match) == ["0 c4-g4"]
    play(match, "2 JS<c4")
    assert sequences(match) == ["0 d4-h4"]
    assert locked(match) == cells_of("d4 e4 f4 g4 h4")
    match = position("advanced=yes", chips=("c4 d4 e4 f4 g4", "b9"), hands=("JD", "JS"))
    play(match, "1 JD>h4", "0 deal 1 2S", "2 JS<g4")
    assert (sequences(match), locked(match)) == ([], set())
    match = position("advanced=yes", chips=("d4 e4 f4 g4 h4", "b9"), hands=("JD", "JS"))
    play(match, "1 JD>c4", "0 deal 1 2S", "2 JS<h4")
    assert sequences(match) == ["0 c4-g4"], "on either side"


def six_after_a_break(options):
    """c4-g4 are locked, h4 and i4 were added: without c4, six are left in the line."""
    match = position(options, chips=("c4 d4 e4 f4 g4", "b9"), hands=("JD JC", "2S JS"))
    return play(match, "1 JD>h4", "0 deal 1 3S", "2 2S>b1", "0 deal 2 4S", "1 JC>i4", "0 deal 1 5S", "2 JS<c4")


@pytest.mark.rule("SEQ-13", "SEQ-15")
def test_of_more_than_five_that_still_stand_those_that_leave_most_chances_are_locked():
    assert sequences(six_after_a_break("advanced=yes")) == ["0 e4-i4"], "with a4 to d4 they can still become nine"


@pytest.mark.rule("SEQ-13", "SEQ-15")
def test_of_more_than_five_that_still_stand_their_team_may_choose():
    match = six_after_a_break("advanced=yes choose_lock=yes")
    assert match.to_act() == (0,), "not the player of the jack"
    assert (sequences(match), made(match)) == ([], [0, 0])
    assert offered(match) == {"lock d4-h4", "lock e4-i4"}
    assert why_not(match, "1 lock c4-g4") == ("not-a-sequence", "SEQ-13")
    assert why_not(match, "2 lock d4-h4") == ("not-your-turn", "SEQ-3")
    play(match, "1 lock d4-h4")
    assert sequences(match) == ["0 d4-h4"]
    assert locked(match) == cells_of("d4 e4 f4 g4 h4")
    assert match.to_act() == (CHANCE,)
    play(match, "0 deal 2 6S")
    assert match.to_act() == (0,), "the jack was played: it is the next player's turn"


@pytest.mark.rule("SEQ-13", "SEQ-15")
def test_in_a_team_of_several_the_next_to_play_chooses():
    hands = ("3S", "4S", "5S", "JS")
    match = position("advanced=yes choose_lock=yes", chips=("c4 d4 e4 f4 g4", "b9"), hands=hands, seats=4, turn=3)
    alter(match).board[[37, 38]] = 1  # h4 and i4: the rest of the row
    assert play(match, "4 JS<c4").to_act() == (0,)
    hands = ("3S", "JS", "5S", "6S")
    match = position("advanced=yes choose_lock=yes", chips=("c4 d4 e4 f4 g4", "b9"), hands=hands, seats=4, turn=1)
    alter(match).board[[37, 38]] = 1
    assert play(match, "2 JS<c4").to_act() == (2,)


@pytest.mark.rule("SEQ-13", "SEQ-15")
def test_nobody_is_asked_where_only_five_are_left():
    match = position("advanced=yes choose_lock=yes", chips=("c4 d4 e4 f4 g4", "b9"), hands=("JD", "JS"))
    play(match, "1 JD>h4", "0 deal 1 2S", "2 JS<c4")
    assert (sequences(match), match.to_act()) == (["0 d4-h4"], (CHANCE,))


@pytest.mark.rule("SEQ-15")
def test_breaking_ones_sequence_leaves_the_other_teams_alone():
    match = position("advanced=yes", chips=("c4 d4 e4 f4 g4", "c7 d7 e7 f7 g7"), hands=("JS", "2S"))
    assert sequences(match) == ["0 c4-g4", "1 c7-g7"]
    play(match, "1 JS<e7")
    assert (sequences(match), made(match)) == (["0 c4-g4"], [1, 0])
    assert locked(match) == cells_of("c4 d4 e4 f4 g4")
    match = position("advanced=yes", chips=("c4 d4 e4 f4 g4", "c7 d7 e7 f7 g7"), hands=("2S", "JS"), turn=1)
    assert sequences(play(match, "2 JS<c4")) == ["1 c7-g7"]


@pytest.mark.rule("SEQ-15")
def test_a_corner_is_no_chip_that_locks_or_unlocks():
    match = position("advanced=yes", chips=("b1 c1 d1 e1", "b9"), hands=("2S", "JS"), turn=1)
    assert "JS<a1" not in offered(match, 1)
    play(match, "2 JS<b1")
    assert not match.secret_state().locked.any()


@pytest.mark.rule("SEQ-15")
def test_with_three_teams_it_changes_nothing():
    match = position("advanced=yes", chips=("c4 d4 e4 f4", "", ""), hands=("JD", "JS", "3S"), seats=3)
    assert ended(play(match, "1 JD>g4")).winners == (0,)


@pytest.mark.rule("SEQ-15")
def test_without_it_a_sequence_stays():
    match = position(chips=("c4 d4 e4 f4 g4", "b9"), hands=("2S", "JS"), turn=1)
    assert why_not(match, "2 JS<e4") == ("chip-locked", "SEQ-11")
