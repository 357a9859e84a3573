"""The points: lines, symbols, totals, ranks; and what an owner's file can add."""

import random

import numpy as np
import pytest

from ludoteka.core.errors import Refused
from ludoteka.core.kernel_api import BREAKDOWN_WIDTH
from ludoteka.core.tests.at_the_table import play
from ludoteka.core.words import Translator
from ludoteka.games.mini_fits import moves, notation, scoring
from ludoteka.games.mini_fits.components import default_components, read_box
from ludoteka.games.mini_fits.parts import BETWEEN, MOST_PENALTIES, MOST_ROUNDS, MOST_SQUARES, MOST_SYMBOLS, OVER, State
from ludoteka.games.mini_fits.pictures import lay
from ludoteka.games.mini_fits.variants import Options, make_parts

from .at_the_table import FIRST, GAME, SECOND, answer, changed, ended, finish_round, started, table, turn

TRANSLATE = Translator("en", [GAME.package])
TWO_LINES = "U@1 D@1 P3@4 C2@5"  # lines 1 and 2 complete, line 3 lacks a square
AROUND_THE_DIAMOND = "J'1@1 C3@5"  # line 1 but for the diamond in column 4


def points(options, slides, components=""):
    p, s = lay(options, (slides,), components)
    return int(scoring.round_points(p, s, 0))


def lines(options, slides, components="", finished=0):
    p, s = lay(options, (slides,), components)
    out = np.zeros((scoring.MOST_LINES, BREAKDOWN_WIDTH), np.int64)
    return out[: scoring.breakdown(p, s, 0, out)].tolist()


@pytest.mark.rule("FIT-9")
def test_a_complete_line_brings_a_point_and_holes_cost_nothing():
    assert points(FIRST, "") == 0
    assert points(FIRST, "U@1 D@1 P3@4") == 1
    assert points(FIRST, TWO_LINES) == 2
    assert points(FIRST, f"{TWO_LINES} L1@1") == 2
    assert lines(FIRST, TWO_LINES) == [[scoring.LINE_LINE, 1, 0, 0, 0], [scoring.LINE_LINE, 1, 1, 0, 0]]


@pytest.mark.rule("FIT-9")
def test_symbols_mean_nothing_on_the_plain_side():
    assert points(FIRST, AROUND_THE_DIAMOND) == 0
    assert points(FIRST, "L@4") == 0


@pytest.mark.rule("FIT-9")
def test_ten_points_at_most():
    p = make_parts(FIRST, 1)
    full = sum(1 << square for square in range(60))
    assert scoring.frame_points(p, 0, full) == 10
    for square in range(60):
        assert scoring.frame_points(p, 0, full ^ 1 << square) == 9


@pytest.mark.rule("FIT-10")
def test_a_symbol_in_sight_counts_as_covered():
    assert points(SECOND, AROUND_THE_DIAMOND) == 1 + 9
    assert lines(SECOND, AROUND_THE_DIAMOND)[0] == [scoring.LINE_LINE, 1, 0, 0, 0]


@pytest.mark.rule("FIT-10")
def test_a_line_stays_complete_when_its_symbol_is_covered_afterwards_but_the_bonus_is_lost():
    p, s = lay(SECOND, (AROUND_THE_DIAMOND,))
    covered = int(s.filled[0]) | int(p.bit[3])
    assert scoring.frame_points(p, 1, covered) == 1 + 6


@pytest.mark.rule("FIT-10")
def test_three_points_for_each_symbol_with_all_boxes_in_sight():
    box, p = read_box(default_components()), make_parts(SECOND, 1)
    assert scoring.frame_points(p, 1, 0) == 9
    for symbol in box.symbols:
        assert len(symbol.boxes) == 3
        for at in symbol.boxes:
            assert scoring.frame_points(p, 1, 1 << box.square(at)) == 6
        assert scoring.frame_points(p, 1, sum(1 << box.square(at) for at in symbol.boxes)) == 6
    everything = sum(1 << box.square(at) for symbol in box.symbols for at in symbol.boxes)
    assert scoring.frame_points(p, 1, everything) == 0


@pytest.mark.rule("FIT-10")
def test_nineteen_points_at_most_and_nine_for_setting_all_aside():
    box, p = read_box(default_components()), make_parts(SECOND, 1)
    symbols = sum(1 << box.square(at) for symbol in box.symbols for at in symbol.boxes)
    full = sum(1 << square for square in range(60))
    assert scoring.frame_points(p, 1, full ^ symbols) == 19
    assert scoring.frame_points(p, 1, full) == 10
    match = finish_round(started(SECOND, at="F@4"))
    assert ended(match).scores == (6,)  # F stands on the diamond
    match = finish_round(started(SECOND, starts="W", at="W@4"))
    assert ended(match).scores == (9,)


@pytest.mark.rule("FIT-10")
def test_the_breakdown_names_each_symbol():
    assert lines(SECOND, "") == [[scoring.SYMBOL_LINE, 3, symbol, 3, 0] for symbol in range(3)]
    assert [line[2] for line in lines(SECOND, "C@4")] == [0, 1]  # the diamonds are gone


@pytest.mark.rule("FIT-11")
def test_both_rounds_are_added_and_the_highest_total_wins():
    match = started(starts="FN", at="F@1 N@1")
    for card, first, second in (("U", "U@4", "pass"), ("D", "pass", "pass")):
        turn(match, card, first, second)
    finish_round(match)
    play(match, "0 start 1 W", "0 start 2 N", "1 W@4", "2 N@4")
    assert [list(score.rounds) for score in match.scene().scores] == [[0, 9], [0, 3]]
    finish_round(match)
    assert ended(match).scores == (9, 3)
    assert ended(match).winners == (0,)


@pytest.mark.rule("FIT-11")
def test_points_of_the_first_round_stay():
    p, s = lay(Options(), (TWO_LINES, "", "U@1 D@1 P3@4"))
    moves.end_round(p, s)
    assert s.phase == BETWEEN
    moves.begin_next_round(p, s)
    assert [int(scoring.score(p, s, seat)) for seat in (0, 1, 2)] == [11, 9, 10]
    assert [int(scoring.earlier_points(p, s, seat, 0)) for seat in (0, 1, 2)] == [2, 0, 1]
    moves.end_round(p, s)
    assert s.phase == OVER
    out = np.zeros((scoring.MOST_LINES, BREAKDOWN_WIDTH), np.int64)
    assert scoring.breakdown(p, s, 0, out) == 5
    first = [[scoring.LINE_LINE, 1, 0, 0, 0], [scoring.LINE_LINE, 1, 1, 0, 0]]
    assert out[:5].tolist() == [*first, *([scoring.SYMBOL_LINE, 3, symbol, 3, 1] for symbol in range(3))]


@pytest.mark.rule("FIT-11", "FIT-9")
def test_the_end_explains_both_rounds_line_by_line():
    match = finish_round(turn(started(starts="Y", at="Y1@1"), "C", "C@5"))
    finish_round(play(match, "0 start 1 W", "1 W@4"))
    (score,) = match.scene().scores
    assert sum(line.points for line in score.lines) == score.points == sum(score.rounds)
    for number, points in enumerate(score.rounds, start=1):
        assert sum(line.points for line in score.lines if line.data["round"] == number) == points
    assert not any(line.row for line in score.lines if line.data["round"] == 1)  # that frame is gone
    assert [line.words.id for line in score.lines] == ["fit-line-earlier", *["fit-line-symbol"] * 3]
    assert score.rounds == (1, 9)


@pytest.mark.rule("FIT-11")
def test_who_is_level_shares_the_win():
    match = started(SECOND, starts="WNFY", at="W@4 N2@5 F@1 Y@5")
    finish_round(match)
    assert ended(match).scores == (9, 9, 6, 6)
    assert ended(match).winners == (0, 1)
    assert match.scene().words.id == "fit-now-over-shared"


@pytest.mark.rule("FIT-11")
@pytest.mark.parametrize(
    ("slide", "title"),
    [
        ("N@4", "Player 1 is the Magni-fits until the next game."),
        ("N2@5", "Player 1, Player 2 are the Magni-fits until the next game."),
    ],
)
def test_the_winner_of_both_rounds_has_a_title(slide, title):
    match = finish_round(started(starts="FN", at="F@1 N@1"))
    assert match.scene().ending is None
    finish_round(play(match, "0 start 1 W", "0 start 2 N", "1 W@4", f"2 {slide}"))
    assert TRANSLATE(answer(match.scene().ending)) == title


@pytest.mark.rule("FIT-11", "FIT-12")
def test_there_is_no_title_for_one_side_or_for_one_player():
    assert finish_round(started(SECOND, starts="WN", at="W@4 N@4")).scene().ending is None
    match = finish_round(started())
    assert finish_round(play(match, "0 start 1 W", "1 W@4")).scene().ending is None


@pytest.mark.rule("FIT-11")
def test_the_winner_may_sit_anywhere():
    p, s = lay(FIRST, ("", TWO_LINES, "U@1 D@1 P3@4", ""))
    assert scoring.winners(p, s) == 1 << 1
    p, s = lay(FIRST, ("", "", "", TWO_LINES))
    assert scoring.winners(p, s) == 1 << 3
    p, s = lay(FIRST, (TWO_LINES, "", TWO_LINES))
    assert scoring.winners(p, s) == 0b101


def test_there_is_room_for_every_line_of_a_score():
    assert scoring.MOST_LINES >= MOST_SQUARES + MOST_SYMBOLS + MOST_PENALTIES + 1 + MOST_ROUNDS


def test_somebody_wins_below_zero_too():
    components = changed("hole = 0", "hole = -1")
    match = finish_round(started(FIRST, starts="FN", at="F@1 N@1", components=components))
    assert ended(match).scores == (-55, -55)
    assert ended(match).winners == (0, 1)


@pytest.mark.rule("FIT-12")
@pytest.mark.parametrize(
    ("total", "rank"),
    [(-3, 5), (0, 5), (4, 5), (5, 4), (7, 4), (8, 3), (10, 3), (11, 2), (13, 2), (14, 1), (16, 1), (17, 0), (29, 0)],
)
def test_solo_ranks(total, rank):
    assert scoring.solo_rank(total) == rank


@pytest.mark.rule("FIT-12")
def test_the_rank_is_shown_at_the_end_of_a_solo_game_of_two_rounds_only():
    match = finish_round(started())
    finish_round(play(match, "0 start 1 W", "1 W@4"))
    assert match.scene().words.id == "fit-now-over-rank"
    assert match.scene().words.args["rank"].id == "fit-rank-3"
    assert finish_round(started(FIRST)).scene().words.id == "fit-now-over-alone"
    assert finish_round(started(FIRST, starts="FN", at="F@1 N@1")).scene().words.id.startswith("fit-now-over")


# -- what an owner's file can add -------------------------------------------------------------------------------

PENALTY = """
[[penalties]]
side = 2
points = -3
boxes = [[1, 1]]
"""


@pytest.mark.rule("FIT-C5")
def test_a_penalty_square_costs_while_it_is_uncovered_on_its_side():
    components = default_components() + PENALTY
    assert points(SECOND, "", components) == 9 - 3
    assert points(FIRST, "", components) == 0
    assert points(SECOND, "C@1", components) == 9
    assert points(SECOND, "C@5", components) == 9 - 3
    assert lines(SECOND, "", components)[-1] == [scoring.PENALTY_LINE, -3, 0, 0, 0]
    first = default_components() + PENALTY.replace("side = 2", "side = 1")
    assert points(FIRST, "", first) == -3
    assert points(SECOND, "", first) == 9


@pytest.mark.rule("FIT-C5")
def test_a_price_for_holes():
    components = changed("hole = 0", "hole = -2")
    assert points(FIRST, TWO_LINES, components) == 2 - 2 * (60 - 17)
    assert lines(FIRST, TWO_LINES, components)[-1] == [scoring.HOLES_LINE, -86, 43, -2, 0]
    assert points(SECOND, "", components) == 9 - 2 * 51


MORE_STARS = changed("[[2, 2], [6, 5], [9, 3]]", "[[2, 2], [6, 5], [9, 3], [10, 1]]")


@pytest.mark.rule("FIT-10")
def test_three_boxes_in_sight_are_a_set_even_if_others_are_covered():
    box, p = read_box(MORE_STARS), make_parts(SECOND, 1, MORE_STARS)
    stars = [1 << box.square(at) for at in box.symbols[0].boxes]
    assert [scoring.boxes_visible(p, sum(stars[:covered]), 0) for covered in range(5)] == [4, 3, 2, 1, 0]
    assert [scoring.frame_points(p, 1, sum(stars[:covered])) for covered in range(5)] == [9, 9, 6, 6, 6]


@pytest.mark.rule("FIT-10")
def test_a_file_with_other_numbers_of_boxes_says_how_many_make_a_set():
    with pytest.raises(Refused, match="components-set-boxes"):
        read_box(MORE_STARS.replace("set_boxes = 3", ""))
    assert read_box(changed("set_boxes = 3   # so many boxes of one symbol in sight make a set", "")).set_boxes == 3


@pytest.mark.rule("FIT-12")
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Final score: 9 points. Your rank: Justi-fits (you can do better)."),
        ("pl", "Wynik końcowy: 9 punktów. Twoja ranga: Justi-fits (stać cię na więcej)."),
        ("pt", "Resultado final: 9 pontos. O seu título: Justi-fits (pode fazer melhor)."),
    ],
)
def test_a_rank_says_what_it_means(language, words):
    match = finish_round(started())
    finish_round(play(match, "0 start 1 W", "1 W@4"))
    assert Translator(language, [GAME.package])(match.scene().words) == words


@pytest.mark.rule("FIT-C5")
def test_other_points_for_lines_and_symbols():
    components = changed("line = 1", "line = 4").replace("symbol_set = 3", "symbol_set = 7")
    assert points(SECOND, AROUND_THE_DIAMOND, components) == 4 + 21


BIG = """
columns = 8
rows = 8
[pieces]
I = ["XXXXXXXX"]
O = ["XX", "XX"]
[start]
pieces = ["I", "O"]
[[symbols]]
name = "heart"
boxes = [[8, 8]]
[scoring]
line = 1
symbol_set = 5
set_boxes = 1
hole = 0
"""


def test_a_frame_of_64_squares_uses_the_last_bit_as_well():
    p = make_parts(SECOND, 1, BIG)
    everything = -1  # all 64 squares
    assert scoring.frame_points(p, 1, everything) == 8
    assert scoring.frame_points(p, 0, everything) == 8
    top = int(p.bit[63])
    assert top < 0
    assert scoring.frame_points(p, 0, everything ^ top) == 7
    assert scoring.frame_points(p, 1, everything ^ top) == 8 + 5
    assert scoring.holes(p, 0, everything ^ top) == 1
    assert scoring.holes(p, 0, top) == 63


@pytest.mark.parametrize("components", ["", BIG], ids=["default", "64 squares"])
def test_the_bits_are_what_a_picture_of_the_frame_says(components):
    """Against a plain grid: slide square by square, count row by row."""
    rng = random.Random(5)
    box = read_box(components or default_components())
    for _ in range(30):
        p, s = make_parts(FIRST, 1, components), State()
        grid: dict[tuple[int, int], str] = {}
        for letter in rng.sample(list(box.pieces), len(box.pieces)):
            piece = list(box.pieces).index(letter) + 1
            turns = [way for way in range(8) if p.width[piece, way] <= p.columns]
            way = int(p.same_as[piece, rng.choice(turns)])
            column = rng.randrange(p.columns - int(p.width[piece, way]) + 1)
            shape = notation_shape(box.pieces[letter], way)
            rest = slow_rest(grid, shape, column, box.rows)
            action = piece * 512 + way * 64 + column
            if rest < box.rows:
                moves.slide(p, s, 0, action)
                grid |= {(x + column, y + rest): letter for x, y in shape}
        inside = {square for square in grid if square[1] < box.rows}
        bits = int(s.filled[0]) % (1 << 64)
        assert {divmod(at, box.columns)[::-1] for at in range(64) if bits >> at & 1} == inside
        full = sum(all((x, y) in inside for x in range(box.columns)) for y in range(box.rows))
        assert scoring.frame_points(p, 0, s.filled[0]) == full


def notation_shape(shape, way):
    for _ in range(1 if way >= 4 else 0):
        shape = {(-x, y) for x, y in shape}
    for _ in range(way % 4):
        shape = {(y, -x) for x, y in shape}
    left, low = min(x for x, _ in shape), min(y for _, y in shape)
    return {(x - left, y - low) for x, y in shape}


def slow_rest(grid, shape, column, rows):
    """Lower the piece row by row from far above until the next step would hit something."""
    y = rows + 20
    while y > 0 and not any((x + column, dy + y - 1) in grid for x, dy in shape):
        y -= 1
    return y


def test_names_are_round():
    match = table()
    assert notation.piece_names(match.parts) == tuple("FLNPTUVWYJDSC")
