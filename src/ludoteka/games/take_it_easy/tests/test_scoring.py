"""The points: rows, jokers, beams, shared bonuses."""

from pathlib import Path
from typing import Any

import pytest

from ludoteka.core.room import Observation
from ludoteka.core.tests.at_the_table import play
from ludoteka.games.take_it_easy import scoring
from ludoteka.games.take_it_easy.parts import DECIDING, MOON, OVER, SUN
from ludoteka.games.take_it_easy.scoring import BEAM_LINE, BRIGHTEST_LINE, ROW_LINE
from ludoteka.games.take_it_easy.variants import default_components

from .at_the_table import GAME, all_cells, finished, laid, lines, points, table

MAXIMAL = (Path(__file__).parent / "maximal_boards.txt").read_text().splitlines()
# fmt: off
WORKED = [
    "573@a1", "578@a2", "524@a3",
    "974@b1", "124@b2", "928@b3", "964@b4",
    "178@c1", "174@c2", "123@c3", "168@c4", "164@c5",
    "978@d1", "924@d2", "963@d3", "968@d4",
    "528@e1", "564@e2", "563@e3",
]  # rows worth 228
# fmt: on


def symbols(**by_symbol):
    """A symbol table in which these tiles carry these symbols, and all others the last one named."""
    carried = {tile: symbol for symbol, tiles in by_symbol.items() for tile in tiles}
    rest = list(by_symbol)[-1]
    table = [line.partition(",")[0] for line in default_components().splitlines()[1:]]
    return "tile,symbol\n" + "".join(f"{tile},{carried.get(tile, rest)}\n" for tile in table)


# -- TIE-5, TIE-6, TIE-7: rows ----------------------------------------------------------------------------------


@pytest.mark.rule("TIE-5")
@pytest.mark.rule("TIE-6")
@pytest.mark.parametrize(
    ("placements", "expected"),
    [
        ("923@a1 964@a2 978@a3", 27),
        ("123@b1 124@b2 163@b3 174@b4", 4),
        ("128@a1 568@b2 978@c3 178@d3 528@e3", 40),
        ("173@a2 574@b2 978@c2 178@d1", 28),
        ("123@c1 563@d1 973@e1", 9),
    ],
)
def test_the_rulebook_examples(placements, expected):
    p, s = laid("", *placements.split())
    assert points(p, s) == expected
    assert [line[0] for line in lines(p, s)] == [ROW_LINE]
    number, length = lines(p, s)[0][3:]
    assert number * length == expected


@pytest.mark.rule("TIE-5")
@pytest.mark.parametrize("wrong", ["a1", "a2", "a3"])
def test_one_different_tile_and_the_row_is_worth_nothing(wrong):
    tiles = {"a1": "923", "a2": "964", "a3": "978"}
    p, s = laid("", *(f"{'5' + tile[1:] if cell == wrong else tile}@{cell}" for cell, tile in tiles.items()))
    assert points(p, s) == 0


@pytest.mark.rule("TIE-5")
@pytest.mark.parametrize("missing", ["a1", "a2", "a3"])
def test_an_unfilled_row_is_worth_nothing_yet(missing):
    tiles = {"a1": "923", "a2": "964", "a3": "978"}
    p, s = laid("", *(f"{tile}@{cell}" for cell, tile in tiles.items() if cell != missing))
    assert points(p, s) == 0


@pytest.mark.rule("TIE-5")
def test_seats_are_scored_apart():
    p, s = laid("", "923@a1", "964@a2", "978@a3", seats=2)
    assert (points(p, s, 0), points(p, s, 1)) == (27, 0)


@pytest.mark.rule("TIE-7")
@pytest.mark.parametrize("board", MAXIMAL)
def test_each_of_the_16_maximal_boards_scores_307(board):
    p, s = laid("", *board.split())
    assert points(p, s) == 307
    assert len(lines(p, s)) == 15


@pytest.mark.rule("TIE-7")
def test_the_16_maximal_boards_are_16_patterns():
    patterns = set()
    for board in MAXIMAL:
        p, s = laid("", *board.split())
        patterns.add(tuple(scoring.row_number(p, s, 0, row) for row in range(p.rows)))
    assert len(patterns) == len(MAXIMAL) == 16


# -- TIE-10: beams ----------------------------------------------------------------------------------------------


@pytest.mark.rule("TIE-10")
def test_the_worked_example_of_beams():
    carried = {"a": "moon", "b": "sun", "d": "moon", "e": "sun"}
    by_tile = {placement[:3]: carried.get(placement[4]) for placement in WORKED}
    middle = [placement[:3] for placement in WORKED if placement[4] == "c"]
    by_tile |= {tile: ("sun", "moon")[i % 2] for i, tile in enumerate(middle)}
    suns = [tile for tile, symbol in by_tile.items() if symbol == "sun"]
    components = symbols(sun=suns, moon=[])
    p, s = laid("scoring=beams", *WORKED, components=components)
    beams = sorted((points, symbol, length) for kind, points, _, symbol, length in lines(p, s) if kind == BEAM_LINE)
    assert beams == [(18, MOON, 3), (21, SUN, 3), (24, MOON, 4), (28, SUN, 4)]
    assert points(p, s) == 228 + 24 + 28 + 21 + 18 == 319
    assert points(*laid("", *WORKED, components=components)) == 228


@pytest.mark.rule("TIE-10")
def test_a_beam_counts_along_a_broken_row_and_in_addition_to_a_scoring_one():
    suns = symbols(sun=["923", "564", "178"], moon=[])
    assert points(*laid("scoring=beams", "923@a1", "564@a2", "178@a3", components=suns)) == 21
    suns = symbols(sun=["923", "964", "978"], moon=[])
    assert points(*laid("scoring=beams", "923@a1", "964@a2", "978@a3", components=suns)) == 21 + 27


@pytest.mark.rule("TIE-10")
@pytest.mark.parametrize("missing", ["a1", "a2", "a3"])
def test_an_unfilled_or_mixed_row_is_no_beam(missing):
    tiles = {"a1": "923", "a2": "564", "a3": "178"}
    suns = symbols(sun=list(tiles.values()), moon=[])
    assert points(*laid("scoring=beams", *(f"{t}@{c}" for c, t in tiles.items() if c != missing), components=suns)) == 0
    mixed = symbols(sun=[tile for cell, tile in tiles.items() if cell != missing], moon=[])
    assert points(*laid("scoring=beams", *(f"{t}@{c}" for c, t in tiles.items()), components=mixed)) == 0


# -- TIE-11, TIE-R6: brightest beams ----------------------------------------------------------------------------

BRIGHT = "scoring=brightest"
ALL_SUNS = symbols(moon=[], sun=[])
NINES_3, FIVES_3, NINES_4 = "923@a1 964@a2 978@a3", "523@e1 564@e2 578@e3", "924@b1 963@b2 973@b3 928@b4"


def contest(*boards, components=ALL_SUNS, done=True):
    """Several boards at one table."""
    on: Any = None
    for seat, board in enumerate(boards):
        on = laid(BRIGHT, *board.split(), seats=len(boards), components=components, seat=seat, on=on)
    return finished(*on) if done else on


def bonuses(p, s):
    return [sum(line[1] for line in lines(p, s, seat) if line[0] == BRIGHTEST_LINE) for seat in range(p.seats)]


@pytest.mark.rule("TIE-11")
def test_the_longer_scoring_row_is_brighter():
    assert bonuses(*contest(NINES_3, "123@b1 124@b2 163@b3 174@b4")) == [0, 60]


@pytest.mark.rule("TIE-11")
def test_of_equal_length_the_higher_number_is_brighter():
    assert bonuses(*contest(NINES_3, FIVES_3)) == [60, 0]
    assert bonuses(*contest(FIVES_3, NINES_3)) == [0, 60]


@pytest.mark.rule("TIE-11")
@pytest.mark.parametrize(("tied", "each"), [(1, 60), (2, 30), (3, 20), (4, 15), (5, 12), (6, 10)])
def test_players_tied_share_equally(tied, each):
    boards = [NINES_3] * tied + [FIVES_3] * (6 - tied)
    assert bonuses(*contest(*boards)) == [each] * tied + [0] * (6 - tied)


@pytest.mark.rule("TIE-11")
def test_a_beam_along_a_broken_row_does_not_count_and_nobody_may_have_one():
    assert bonuses(*contest("923@a1 564@a2 978@a3", "")) == [0, 0]
    assert bonuses(*contest("", "")) == [0, 0]


@pytest.mark.rule("TIE-11")
def test_a_players_best_beam_is_compared():
    assert bonuses(*contest(f"{FIVES_3} {NINES_4}", NINES_3)) == [60, 0]
    p, s = contest(f"{FIVES_3} {NINES_4}", NINES_3)
    bonus = next(line for line in lines(p, s) if line[0] == BRIGHTEST_LINE)
    assert bonus[2:] == (1, SUN, 1)  # along the second vertical row, for one player


@pytest.mark.rule("TIE-11")
def test_the_bonus_comes_with_the_end_of_the_round_and_replaces_the_points_per_tile():
    p, s = contest(NINES_3, FIVES_3, done=False)
    assert [points(p, s, seat) for seat in (0, 1)] == [27, 15]
    finished(p, s)
    assert [points(p, s, seat) for seat in (0, 1)] == [27 + 60, 15]
    s.tile = 1
    assert points(p, s) == 27
    s.tile, s.phase = 0, DECIDING
    assert points(p, s) == 27
    s.phase = OVER
    assert points(p, s) == 27 + 60


@pytest.mark.rule("TIE-11", "TIE-3")
def test_the_bonus_is_given_in_every_round_of_a_series():
    match = table("scoring=brightest rounds=2", 2, ALL_SUNS)
    for number in range(2):
        for placement, other in zip(sorted(MAXIMAL[0].split()), all_cells(), strict=True):
            tile, cell = placement.split("@")
            play(match, f"0 draw {tile}", f"1 {tile}@{cell}", f"2 {tile}@{other}")
        p, s = match.parts, match.secret_state()
        assert bonuses(p, s) == [60, 0], f"round {number + 1}"
        assert [scoring.points_in_round(p, s, 0, at) for at in range(number + 1)] == [307 + 60] * (number + 1)
    assert match.scores()[0] == 2 * (307 + 60)


@pytest.mark.rule("TIE-R6")
def test_two_equal_beams_of_one_player_are_not_two_shares():
    p, s = contest(f"{NINES_3} 924@e1 963@e2 973@e3", NINES_3)
    assert bonuses(p, s) == [30, 30]
    assert [line[2] for line in lines(p, s) if line[0] == BRIGHTEST_LINE] == [0]  # the first of the two is named


@pytest.mark.rule("TIE-R6")
def test_sun_and_moon_are_independent():
    components = symbols(sun=["923", "964", "978"], moon=[])
    assert bonuses(*contest(f"{NINES_3} {FIVES_3}", "", components=components)) == [120, 0]
    assert bonuses(*contest(NINES_3, FIVES_3, components=components)) == [60, 60]
    components = symbols(sun=["523", "564", "578"], moon=[])
    assert bonuses(*contest(NINES_3, FIVES_3, components=components)) == [60, 60]  # a brighter moon is no sun


# -- TIE-16, TIE-R1, TIE-R4, TIE-R5: jokers and valves ----------------------------------------------------------

JOKERS = "board=valve"


@pytest.mark.rule("TIE-16")
@pytest.mark.parametrize(
    ("placements", "expected"),
    [
        ("923@a1 ***@a2", 18),  # column a of the valve board has two cells
        ("***@a1 523@a2", 10),
        ("*2*@a1 978@a2", 18),
        ("1**@a1 123@a2", 2),  # its black line is ordinary
        ("1**@a1 923@a2", 0),
        ("123@b1 1**@b2 ***@b3", 3),
        ("923@b1 **3@b2 *2*@b3", 27),
        ("923@b1 **3@b2 564@b3", 0),
    ],
)
def test_a_joker_takes_the_number_that_makes_the_row_score(placements, expected):
    assert points(*laid(JOKERS, *placements.split())) == expected


@pytest.mark.rule("TIE-16")
@pytest.mark.parametrize(
    ("placements", "number", "length"),
    [
        ("***@b1 *2*@b2 **3@b3", 9, 3),
        ("*2*@a1 **3@a2", 9, 2),
        ("***@a2 1**@b3 **3@c4", 8, 0),
    ],
)
def test_specials_only_score_with_the_highest_number(placements, number, length):
    p, s = laid(JOKERS, *placements.split())
    assert points(p, s) == number * length


@pytest.mark.rule("TIE-16")
def test_three_white_green_red_jokers_score_21():
    p, s = laid(JOKERS)
    row = next(r for r in range(p.rows) if p.row_direction[r] == 1 and p.row_length[r] == 3)
    for cell, tile in zip(p.row_cells[row][:3], (28, 29, 31), strict=True):  # triple, black, pink
        s.board[0, cell] = tile
    assert scoring.row_number(p, s, 0, row) == 7
    assert (ROW_LINE, 21, row, 7, 3) in lines(p, s)


@pytest.mark.rule("TIE-R1")
@pytest.mark.parametrize("placements", ["1**@a1 ***@a2", "***@a1 1**@a2", "*2*@b1 1**@b2 **3@b3"])
def test_specials_that_mix_an_ordinary_line_with_jokers_score_nothing_unless_the_option_says_so(placements):
    assert points(*laid(JOKERS, *placements.split())) == 0
    allowed = laid(f"{JOKERS} jokers_may_follow_special=yes", *placements.split())
    assert points(*allowed) == len(placements.split())  # black: number 1


@pytest.mark.rule("TIE-R1")
def test_the_option_changes_nothing_for_other_rows():
    for option in ("no", "yes"):
        options = f"{JOKERS} jokers_may_follow_special={option}"
        assert points(*laid(options, "1**@a1", "923@a2")) == 0
        assert points(*laid(options, "***@a1", "*2*@a2")) == 18
        assert points(*laid(options, "1**@b1", "123@b2", "***@b3")) == 3


@pytest.mark.rule("TIE-R4")
def test_an_empty_valve_leaves_row_and_beam_unfinished():
    suns = ALL_SUNS
    options = "board=valve valves=aside scoring=beams"
    assert points(*laid(options, "923@b1", "978@b3", components=suns)) == 0
    assert points(*laid(options, "923@b1", "964@b2", "978@b3", components=suns)) == 27 + 21


@pytest.mark.rule("TIE-R5")
@pytest.mark.parametrize("special", ["***", "1**", "*2*", "**3"])
def test_a_special_tile_breaks_a_beam(special):
    p, s = laid("board=valve scoring=beams", "923@a1", f"{special}@a2", components=ALL_SUNS)
    assert not [line for line in lines(p, s) if line[0] == BEAM_LINE]
    p, s = laid("board=valve scoring=beams", "***@a1", "*2*@a2", components=ALL_SUNS)
    assert not [line for line in lines(p, s) if line[0] == BEAM_LINE]


@pytest.mark.rule("TIE-5")
def test_what_a_row_promises():
    p, s = laid("", "923@a1", "964@a2")
    assert scoring.row_promise(p, s, 0, 0) == 9
    assert scoring.row_promise(p, s, 0, 1) == 0
    laid("", "523@a3", on=(p, s))
    assert scoring.row_promise(p, s, 0, 0) == -1


@pytest.mark.rule("TIE-5")
def test_a_line_of_the_score_names_its_tiles():
    p, s = laid("", "923@a1", "964@a2", "978@a3")
    line = GAME.explain(p, s)[0].lines[0]
    assert line.data == {"length": 3, "cells": ["A1", "A2", "A3"], "tiles": ["923", "964", "978"], "number": 9}


@pytest.mark.rule("TIE-10")
def test_a_beam_is_shown_on_a_broken_row():
    suns = symbols(sun=["923", "564", "178"], moon=[])
    p, s = laid("scoring=beams", "923@a1", "564@a2", "178@a3", components=suns)
    row = GAME.scene(Observation(p, s, 0, names=("Ana",))).boards[0].rows[0]
    assert (row.state, row.points, row.data["beam"]) == ("beam", 21, "sun")
    p, s = laid("", "923@a1", "564@a2", "178@a3", components=suns)
    row = GAME.scene(Observation(p, s, 0, names=("Ana",))).boards[0].rows[0]
    assert (row.state, row.points, row.data["beam"]) == ("broken", 0, "")


@pytest.mark.rule("TIE-5", "TIE-10", "TIE-11")
def test_a_score_says_of_each_line_what_it_is():
    def kinds(p, s):
        return [line.kind for line in GAME.explain(p, s)[0].lines]

    assert kinds(*laid("scoring=beams", *NINES_3.split(), components=ALL_SUNS)) == ["row", "beam"]
    assert kinds(*contest(NINES_3, FIVES_3)) == ["row", "brightest"]


@pytest.mark.rule("TIE-10")
def test_the_longest_possible_breakdown_has_room():
    p, s = laid("board=valve scoring=beams rounds=6", seats=6)
    s.board[0, : p.cells] = 1  # not a game, but every row scores and is a beam
    s.round = 5
    assert len(lines(p, s)) == 18 + 18 + 5


@pytest.mark.rule("TIE-10")
def test_there_is_room_for_all_lines_of_the_longest_game():
    p, s = laid("board=valve scoring=beams")
    s.board[0, : p.cells] = 1
    s.round = 5
    assert p.symbol[1]
    assert len(lines(p, s)) == 5 + 2 * 18
