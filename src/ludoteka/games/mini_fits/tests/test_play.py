"""How the game goes: rounds, start cards, slides, what is skipped, set aside, refused."""

import numpy as np
import pytest

from ludoteka.core.actors import CHANCE, SPECTATOR
from ludoteka.core.kernel_api import FINE
from ludoteka.core.tests.at_the_table import offered, play, why_not
from ludoteka.games.mini_fits import rules
from ludoteka.games.mini_fits.moves import begin_next_round
from ludoteka.games.mini_fits.parts import IN_RESERVE, PASS, PLACING, SET_ASIDE, SPOTS
from ludoteka.games.mini_fits.variants import Options

from .at_the_table import (
    FIRST,
    GAME,
    LETTERS,
    STARTS,
    answer,
    covered,
    ended,
    finish_round,
    picture,
    started,
    table,
    turn,
)

OWNER = Options(owner_skips=True)
CHOSEN = Options(start_cards="chosen")


# -- rounds and cards -------------------------------------------------------------------------------------------


@pytest.mark.rule("FIT-C1")
def test_one_to_four_play_each_with_a_frame():
    assert list(GAME.seats) == [1, 2, 3, 4]
    for seats in GAME.seats:
        assert [board.seat for board in table(seats=seats).scene().boards] == list(range(seats))


@pytest.mark.rule("FIT-1")
def test_two_rounds_first_the_plain_side_then_the_one_with_symbols():
    match = started()
    assert (match.scene().data["side"], match.scene().data["symbols"]) == (1, [])
    finish_round(match)
    assert match.scene().pause
    assert not match.over
    play(match, "0 start 1 W")
    assert match.scene().data["side"] == 2
    assert len(match.scene().data["symbols"]) == 3
    assert not match.scene().pause
    finish_round(play(match, "1 W@1"))
    assert match.over


@pytest.mark.rule("FIT-1")
def test_before_the_second_round_frames_are_cleared_and_both_decks_are_whole_again():
    match = turn(started(starts="FN", at="F@1 N@1"), "T", "T@1")
    turn(match, "C", "C@5", "C@5")
    turn(match, "L", "pass", "L@3")
    finish_round(match)
    assert offered(match, CHANCE) == {f"start 1 {letter}" for letter in STARTS}
    assert picture(match) != []
    play(match, "0 start 1 F")
    state = match.secret_state()
    assert picture(match) == []
    assert not state.height.any()
    assert not state.where.any()
    assert not state.filled.any()
    assert list(state.start[:2]) == [1, 0]
    assert (state.round, state.dealt, state.turned, state.previous) == (1, 1, 0, 0)
    play(match, "0 start 2 W", "1 F@1", "2 W@1")
    assert offered(match, CHANCE) == {f"card {letter}" for letter in LETTERS}


@pytest.mark.rule("FIT-1")
@pytest.mark.parametrize(("sides", "side"), [("first", 1), ("second", 2)])
def test_a_single_side_is_a_single_round(sides, side):
    match = started(Options(sides=sides))
    assert match.scene().data["side"] == side
    assert finish_round(match).over


@pytest.mark.rule("FIT-2")
def test_start_cards_are_drawn_seat_by_seat_and_none_comes_twice():
    match = table(seats=3)
    assert match.to_act() == (CHANCE,)
    assert offered(match, CHANCE) == {f"start 1 {letter}" for letter in STARTS}
    play(match, "0 start 1 W")
    assert offered(match, CHANCE) == {"start 2 F", "start 2 N", "start 2 Y"}
    assert why_not(match, "0 start 2 W") == ("start-card-taken", "FIT-2")
    assert why_not(match, "0 start 2 T") == ("not-a-start-card", "FIT-2")
    play(match, "0 start 2 F")
    assert match.to_act() == (CHANCE,)
    play(match, "0 start 3 N")
    assert match.to_act() == (0, 1, 2)


@pytest.mark.rule("FIT-2")
def test_everybody_places_the_own_start_piece_first():
    match = play(table(seats=2), "0 start 1 F", "0 start 2 Y")
    assert {text[0] for text in offered(match, 0)} == {"F"}
    assert {text[0] for text in offered(match, 1)} == {"Y"}
    assert why_not(match, "1 Y@1") == ("not-this-piece", "FIT-4")
    play(match, "2 Y@1", "1 F@3")
    assert picture(match, 0) == ["...FF.", "..FF..", "...F.."]
    assert picture(match, 1) == [".Y....", "YY....", ".Y....", ".Y...."]
    assert [answer(score.badge).args["letter"] for score in match.scene().scores] == ["F", "Y"]


@pytest.mark.rule("FIT-2")
def test_start_cards_can_be_chosen_in_turn_and_the_other_way_round_in_the_second_round():
    match = table(CHOSEN, seats=3)
    assert match.to_act() == (CHANCE,)
    assert offered(match, CHANCE) == {"shuffle"}
    assert why_not(match, "0 start 1 F")[0] == "no-such-action"
    play(match, "0 shuffle")
    assert match.to_act() == (0,)
    assert offered(match, 0) == {"start F", "start N", "start W", "start Y"}
    assert why_not(match, "1 F@1") == ("choose-a-start-card", "FIT-2")
    assert why_not(match, "1 start T") == ("not-a-start-card", "FIT-2")
    assert why_not(match, "2 start N")[0] == "not-your-turn"
    play(match, "1 start N")
    assert match.to_act() == (1,)
    assert why_not(match, "2 start N") == ("start-card-taken", "FIT-2")
    play(match, "2 start F", "3 start Y", "1 N@1", "2 F@1", "3 Y@1")
    finish_round(match)
    assert match.to_act() == (CHANCE,)
    assert offered(match, CHANCE) == {"shuffle"}
    assert why_not(match, "0 start 1 F")[0] == "no-such-action"
    play(match, "0 shuffle")
    assert match.to_act() == (2,)
    play(match, "3 start Y", "2 start N")
    assert match.to_act() == (0,)
    play(match, "1 start W")
    assert list(match.secret_state().start[:3]) == [LETTERS.index(letter) + 1 for letter in "WNY"]


@pytest.mark.rule("FIT-4")
def test_everybody_places_the_piece_of_the_card_at_the_same_time():
    match = play(started(starts="FN", at="F@1 N@1"), "0 card T")
    assert match.to_act() == (0, 1)
    play(match, "2 T@4")
    assert match.to_act() == (0,)
    assert picture(match, 1) == [".N....", "NN....", "N.....", "N....."]
    assert why_not(match, "1 L@1") == ("not-this-piece", "FIT-4")
    assert why_not(match, "2 T@1")[0] == "not-your-turn"
    play(match, "1 T2@4")
    assert picture(match, 1) == [".N....", "NN.TTT", "N...T.", "N...T."]
    assert picture(match, 0)[-3:] == [".FF.T.", "FF..T.", ".F.TTT"]
    assert match.to_act() == (CHANCE,)


@pytest.mark.rule("FIT-5")
def test_a_card_with_somebodys_start_piece_is_discarded_and_all_skip_it():
    match = started(starts="FN", at="F@1 N@1")
    for viewer in (0, 1, SPECTATOR):
        assert match.scene(viewer).data["skips"] == ["F", "N"], "marked before they come"
    play(match, "0 card N")
    assert match.scene().data["skips"] == ["F"]
    assert match.to_act() == (CHANCE,)
    assert match.secret_state().turned == 1
    assert match.scene().data["skipped"] == [{"piece": "N", "seats": [1]}]
    assert match.story()[-1].words.id == "fit-log-skip"
    play(match, "0 card W")
    assert match.to_act() == (0, 1)
    assert match.scene().data["skipped"] == [{"piece": "N", "seats": [1]}]


@pytest.mark.rule("FIT-5")
def test_with_the_option_only_the_owner_sits_out():
    match = started(OWNER, starts="FNY", at="F@1 N@1 Y@1")
    assert [match.scene(viewer).data["skips"] for viewer in (0, 1, 2, SPECTATOR)] == [["F"], ["N"], ["Y"], []]
    play(match, "0 card N")
    assert match.to_act() == (0, 2)
    assert match.legal(1) == ()
    assert why_not(match, "2 N@3")[0] == "not-your-turn"
    assert match.story()[-1].words.id == "fit-log-card"
    assert answer(match.scene().scores[1].note).id == "fit-note-sits-out"
    assert match.scene(1).words.id == "fit-now-sit-out"
    play(match, "3 N@3", "1 pass")
    assert match.to_act() == (CHANCE,)
    assert picture(match, 1) == [".N....", "NN....", "N.....", "N....."]
    assert match.scene().data["skipped"] == []


@pytest.mark.rule("FIT-5")
@pytest.mark.parametrize("options", [Options(), OWNER], ids=["all", "owner"])
def test_alone_both_readings_are_the_same(options):
    match = play(started(options), "0 card F")
    assert match.to_act() == (CHANCE,)
    assert [skipped["piece"] for skipped in match.scene().data["skipped"]] == ["F"]


@pytest.mark.rule("FIT-R1")
def test_start_cards_that_nobody_took_cause_no_discard():
    match = started(starts="FN", at="F@1 N@1")
    for card in "WY":
        play(match, f"0 card {card}")
        assert match.to_act() == (0, 1)
        play(match, "1 pass", "2 pass")


@pytest.mark.rule("FIT-R1")
@pytest.mark.parametrize("options", [FIRST, Options(sides="first", owner_skips=True)], ids=["all", "owner"])
def test_the_round_ends_with_a_last_card_that_is_discarded(options):
    match = started(options)
    for card in LETTERS[1:]:
        turn(match, card)
    assert offered(match, CHANCE) == {"card F"}
    assert not match.over
    play(match, "0 card F")
    assert match.over


@pytest.mark.rule("FIT-8")
def test_every_piece_comes_once_and_the_round_ends_with_the_deck():
    match = started(FIRST)
    for turned, card in enumerate(LETTERS):
        left = {f"card {letter}" for letter in LETTERS[turned:]}
        assert offered(match, CHANCE) == left
        assert {f"card {tally.tone}" for tally in match.scene().tallies if tally.left} == left
        if card != "F":
            turn(match, card)
        else:
            play(match, "0 card F")
        assert why_not(match, f"0 card {card}")[0] in ("card-not-in-deck", "not-your-turn")
    assert ended(match).reason == "complete"


@pytest.mark.rule("FIT-8")
def test_a_card_cannot_be_turned_twice():
    match = turn(started(), "T")
    assert why_not(match, "0 card T") == ("card-not-in-deck", "FIT-8")
    assert why_not(match, "0 start 1 F")[0] == ""  # read as the piece F: the rules only know the card
    assert why_not(match, "0 shuffle")[0] == "no-such-action"


# -- slides -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FIT-3")
def test_a_piece_slides_down_until_it_rests():
    match = turn(turn(started(at="F@1"), "L", "L@5"), "T", "T@3")
    assert picture(match) == ["..TTT.", "...TL.", ".FFTL.", "FF..L.", ".F..LL"]


@pytest.mark.rule("FIT-3")
def test_it_rests_on_whatever_is_highest_below_it():
    match = started(at="F@1")  # .FF / FF. / .F.
    assert picture(match) == [".FF...", "FF....", ".F...."]
    turn(match, "S", "S@1")  # .SS / SS.: its left half stands on column 2, which is 3 high
    assert picture(match) == [".SS...", "SS....", ".FF...", "FF....", ".F...."]
    turn(match, "U", "U2@4")  # upside down: a foot on each side
    assert picture(match)[-2:] == ["FF.UUU", ".F.U.U"]
    turn(match, "P", "P@5")  # it does not fall through the roof of the U
    assert picture(match)[-5:] == [".SS.PP", "SS..PP", ".FF.P.", "FF.UUU", ".F.U.U"]


@pytest.mark.rule("FIT-3")
def test_no_piece_reaches_a_hole_that_is_closed_from_above():
    match = turn(started(at="F@1"), "U", "U2@4")
    for action in match.legal(0):
        assert match.write(0, action) == "pass"
    play(match, "0 card C")
    rests = {text: offer["rest"] for text, offer in match.scene(0).data["offers"].items()}
    assert all(rest >= 2 for text, rest in rests.items() if text.endswith("@5"))


@pytest.mark.rule("FIT-3")
def test_a_hole_that_is_open_from_above_is_reached_only_straight_down():
    """A gap one square wide: only a piece with a leg of one square gets down, as far as the leg is long."""
    match = turn(started(at="F@1"), "U", "U@4")  # X.X / XXX: the gap is in column 5
    turn(match, "T", "T@4")
    assert picture(match) == ["...TTT", ".FF.T.", "FF.UTU", ".F.UUU"]


@pytest.mark.rule("FIT-3")
@pytest.mark.parametrize(
    ("piece", "ways"),
    [(piece, 8) for piece in "FLNPYJ"] + [(piece, 4) for piece in "TUVWDCS"],
)
def test_up_to_eight_orientations(piece, ways):
    match = started(at="F@1") if piece != "F" else play(table(), "0 start 1 F")
    if piece != "F":
        play(match, f"0 card {piece}")
    names = {text.partition("@")[0] for text in offered(match) if text != "pass"}
    assert len(names) == ways
    assert len(match.scene(0).tray) == ways


@pytest.mark.rule("FIT-3")
@pytest.mark.parametrize(
    ("slide", "rows"),
    [
        ("L@1", ["L.....", "L.....", "L.....", "LL...."]),
        ("L1@1", ["LLLL..", "L....."]),
        ("L2@1", ["LL....", ".L....", ".L....", ".L...."]),
        ("L3@1", ["...L..", "LLLL.."]),
        ("L'@1", [".L....", ".L....", ".L....", "LL...."]),
        ("L'1@1", ["L.....", "LLLL.."]),
        ("L'2@1", ["LL....", "L.....", "L.....", "L....."]),
        ("L'3@1", ["LLLL..", "...L.."]),
    ],
)
def test_flipped_left_right_first_then_turned_clockwise(slide, rows):
    match = play(table(), "0 start 1 Y", "1 Y@5", "0 card L", f"1 {slide}")
    assert [row[:4] + ".." for row in picture(match)][-len(rows) :] == rows


@pytest.mark.rule("FIT-3")
def test_every_column_is_free_to_choose():
    match = play(started(), "0 card J")
    assert {text for text in offered(match) if text.startswith("J@")} == {f"J@{column}" for column in range(1, 6)}
    assert {text for text in offered(match) if text.startswith("J1@")} == {f"J1@{column}" for column in range(1, 5)}


@pytest.mark.rule("FIT-6")
def test_no_piece_sticks_out_at_the_side():
    match = play(started(), "0 card L")
    assert why_not(match, "1 L@6") == ("over-the-edge", "FIT-6")
    assert why_not(match, "1 L1@4") == ("over-the-edge", "FIT-6")
    assert why_not(match, "1 L1@3") == ("", "")
    assert why_not(match, "1 L@7") == ("over-the-edge", "FIT-6")


TOWER = (("L", "L@1"), ("J", "J@1"))  # 7 high in column 1


def tower():
    """Columns 1 and 2 built up to the top: `W` to start with, then L and J."""
    match = play(table(), "0 start 1 W", "1 W@4")
    for card, slide in TOWER:
        turn(match, card, slide)
    assert list(match.secret_state().height[0][:3]) == [7, 5, 0]
    return match


@pytest.mark.rule("FIT-6", "FIT-R2")
def test_a_piece_may_stick_out_on_top_and_then_blocks_its_columns():
    match = turn(tower(), "N", "N@1")  # column 1: rows 8 to 10; column 2: rows 10 and 11
    assert list(match.secret_state().height[0][:3]) == [10, 11, 0]
    assert picture(match)[0] == ".N...."
    play(match, "0 card C")
    assert why_not(match, "1 C@1") == ("above-the-frame", "FIT-6")
    assert why_not(match, "1 C@2") == ("above-the-frame", "FIT-6")
    assert why_not(match, "1 C@3") == ("", "")


@pytest.mark.rule("FIT-6")
def test_at_least_one_square_lies_inside():
    """Column 1 is 9 high after V: a piece may rest in the tenth row, and not above it."""
    match = turn(tower(), "S", "S1@1")  # X. / XX / .X: column 1 to 9 ... column 2 to 8
    heights = list(match.secret_state().height[0][:2])
    assert heights == [9, 8]
    play(match, "0 card D")
    assert match.scene(0).data["offers"]["D2@1"]["rest"] == 9
    assert match.scene(0).data["offers"]["D2@1"]["above"] == 1
    play(match, "1 D2@1")
    assert list(match.secret_state().height[0][:3]) == [10, 11, 10]
    play(match, "0 card C")
    assert {text for text in offered(match) if text.endswith(("@1", "@2", "@3"))} == {"C2@3"}
    assert why_not(match, "1 C@1") == ("above-the-frame", "FIT-6")


@pytest.mark.rule("FIT-6")
def test_on_a_column_that_is_just_full_nothing_can_rest():
    match = turn(turn(started(FIRST, starts="Y", at="Y@1"), "L", "L@1"), "C", "C@1")
    assert len(picture(match)) == 10
    play(match, "0 card V")
    assert why_not(match, "1 V@1") == ("above-the-frame", "FIT-6")
    assert why_not(match, "1 V@2") == ("", "")


@pytest.mark.rule("FIT-2")
def test_a_start_card_that_was_taken_for_all_to_see_stays_taken():
    match = play(table(CHOSEN, 2), "0 shuffle", "1 start F")
    assert match.undoable(0) == 0


@pytest.mark.rule("FIT-1")
def test_a_deck_has_a_card_for_each_piece_and_no_more():
    match = table()
    assert match.secret_state().deck.sum() == len(LETTERS)
    match = finish_round(started())
    play(match, "0 start 1 W")
    assert match.secret_state().deck.sum() == len(LETTERS)


@pytest.mark.rule("FIT-R2")
def test_squares_above_the_frame_are_not_covered():
    match = tower()
    before = covered(match)
    turn(match, "N", "N@1")
    assert covered(match) == before + 4
    assert match.scene(0).boards[0].cells[0].kind == "above"


# -- setting aside ----------------------------------------------------------------------------------------------


@pytest.mark.rule("FIT-7")
def test_a_piece_may_be_set_aside_as_often_as_wanted():
    match = started(FIRST)
    for card in LETTERS[1:]:
        turn(match, card, "pass")
    assert picture(match) == [".FF...", "FF....", ".F...."]
    assert match.scene().data["frames"][0]["aside"] == list(LETTERS[1:])


@pytest.mark.rule("FIT-7")
def test_what_was_set_aside_is_lost():
    match = turn(turn(started(), "T", "pass"), "L", "L@1")
    play(match, "0 card U")
    assert why_not(match, "1 T@1") == ("not-this-piece", "FIT-4")


@pytest.mark.rule("FIT-7")
def test_the_start_piece_must_be_placed():
    match = play(table(), "0 start 1 F")
    assert why_not(match, "1 pass") == ("start-must-be-placed", "FIT-7")
    assert "pass" not in offered(match)


def test_nothing_but_a_pass_is_left_when_the_frame_is_full_to_the_top():
    match = play(
        table(Options(sides="first"), components=LOW), "0 start 1 F", "1 F@1", "0 card L", "1 L1@1", "0 card U"
    )
    assert offered(match) == {"pass"}


LOW = """
columns = 4
rows = 3
[pieces]
F = [".XX", "XX.", ".X."]
L = ["X.", "X.", "X.", "XX"]
U = ["X.X", "XXX"]
[start]
pieces = ["F"]
[scoring]
line = 1
symbol_set = 3
hole = 0
"""


@pytest.mark.rule("FIT-1")
def test_all_pieces_are_in_reserve_again_however_many_there_are():
    match = table()
    p, s = match.parts.copy(), match.secret_state()
    p.pieces = s.where.shape[1] - 1
    s.where[:, 1:] = SET_ASIDE
    begin_next_round(p, s)
    assert (s.where[0] == IN_RESERVE).all()


# -- numbers that mean nothing ----------------------------------------------------------------------------------


def test_numbers_that_mean_nothing_are_refused():
    match = play(started(), "0 card T")
    kernel, p, s = match.kernel, match.parts, match.secret_state()
    for action in (-1, 0, 5, 510, 27 * 512, 14 * 512):
        assert GAME.refusals[kernel.refusal(p, s, 0, action)].code == "no-such-action", action
    flipped = 5 * 512 + 4 * 64  # T flipped looks as T does: it has one name only
    assert GAME.refusals[kernel.refusal(p, s, 0, flipped)].code == "no-such-action"
    chance = turn(started(), "T")
    for action in (-1, 0, 14):
        assert GAME.refusals[kernel.refusal(p, chance.secret_state(), CHANCE, action)].code == "no-such-action"
    choosing = play(table(CHOSEN), "0 shuffle")
    refused = kernel.refusal(choosing.parts, choosing.secret_state(), 0, 0)
    assert GAME.refusals[refused].code == "not-a-start-card"


def test_nobody_has_a_choice_out_of_turn():
    for match in (table(), started(), play(started(), "0 card T")):
        assert match.kernel.may_act(match.parts, match.secret_state()) == 0
    assert GAME.rules_version == 1


@pytest.mark.rule("FIT-6")
@pytest.mark.parametrize("over", [-3, -1, 0, 1, 2, 4])
def test_a_slide_is_listed_if_it_is_allowed_whatever_reaches_the_top(over):
    """The first column, one in the middle or the last ends so far from the top; the others are lower, or as high."""
    p, s = GAME.parts(FIRST, 1), GAME.blank()
    s.phase, out = PLACING, np.zeros(GAME.most_actions, np.int64)
    for column in (0, 2, p.columns - 1):
        for others in (0, p.rows - 1, p.rows + over):
            s.height[0, : p.columns] = others
            s.height[0, column] = p.rows + over
            for s.piece in range(1, p.pieces + 1):
                listed = out[: rules.legal(p, s, 0, out)].tolist()
                slides = range(s.piece * SPOTS, (s.piece + 1) * SPOTS)
                fine = [action for action in slides if rules.refusal(p, s, 0, action) == FINE]
                assert listed == [*fine, PASS]
