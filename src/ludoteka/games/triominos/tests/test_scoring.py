"""What a tile brings: its sum, bridges, hexagons."""

import numpy as np
import pytest

from ludoteka.core.kernel_api import BREAKDOWN_WIDTH
from ludoteka.core.tests.at_the_table import alter, play
from ludoteka.games.triominos import scoring
from ludoteka.games.triominos.parts import HEXAGON, MOST_ROUNDS, MOST_TILES, MOST_TURNS, SPOTS
from ludoteka.games.triominos.pictures import ALMOST_BRIDGE, ALMOST_DOUBLE, ALMOST_HEXAGON, ALMOST_TRIPLE, RING

from .at_the_table import KERNEL, brings, number, points, position


@pytest.mark.rule("TRI-6")
def test_a_tile_scores_the_sum_of_its_numbers():
    match = position(laid="125@0,0", racks=("122 255", "000 111"))
    assert brings(match, 0, "552@0,1") == 12


@pytest.mark.rule("TRI-6", "TRI-7")
def test_a_bridge_brings_40_more():
    match = position(laid=ALMOST_BRIDGE, racks=("124 000", "111 222"))
    assert brings(match, 0, "241@0,1") == 7 + 40


@pytest.mark.rule("TRI-7")
def test_a_row_is_no_bridge():
    """A common bug elsewhere: asked after the tile lies there, every corner touches."""
    match = position("loose_bridge=yes", laid="125@0,0", racks=("122 255", "000 111"))
    assert brings(match, 0, "552@0,1") == 12


@pytest.mark.rule("TRI-7")
@pytest.mark.parametrize(("options", "bonus"), [("", 0), ("loose_bridge=yes", 40)])
def test_two_shared_sides_are_a_bridge_only_by_the_generous_reading(options, bonus):
    match = position(options, laid=RING, racks=("223 555", "111 222"))
    assert brings(match, 0, "232@1,-1") == 7 + bonus


@pytest.mark.rule("TRI-7")
def test_the_generous_reading_counts_strict_bridges_too():
    match = position("loose_bridge=yes", laid=ALMOST_BRIDGE, racks=("124 000", "111 222"))
    assert brings(match, 0, "241@0,1") == 7 + 40


@pytest.mark.rule("TRI-6", "TRI-8")
@pytest.mark.parametrize("options", ["", "loose_bridge=yes"])
@pytest.mark.parametrize(
    ("laid", "tile", "line", "total"),
    [
        (ALMOST_HEXAGON, "005", "500@0,1", 5 + 50),
        (ALMOST_DOUBLE, "244", "442@2,1", 10 + 60),
        (ALMOST_TRIPLE, "034", "340@2,1", 7 + 70),
    ],
)
def test_hexagons_bring_their_total_and_no_bridge_in_addition(laid, tile, line, total, options):
    match = position(options, laid=laid, racks=(f"{tile} 111", "011 333"))
    assert brings(match, 0, line) == total


@pytest.mark.rule("TRI-8")
def test_the_fifth_tile_around_a_point_is_no_hexagon_yet():
    four, fifth = ALMOST_HEXAGON.rsplit(" ", 1)
    match = position(laid=four, racks=("045 555", "111 222"))
    assert brings(match, 0, fifth) == 9


@pytest.mark.rule("TRI-8")
def test_a_hexagon_in_the_middle_of_others_counts_once():
    match = position(laid=ALMOST_HEXAGON, racks=("005 111", "011 333"))
    play(match, "1 500@0,1", "2 draw", "0 deal 2 002")
    assert points(match)[0] - 5 - 50 == 1 + 5 + 9


# -- lines as numbers -------------------------------------------------------------------------------------------


def rows(match, seat):
    out = np.full((scoring.MOST_LINES, BREAKDOWN_WIDTH), 99, np.int64)
    return out[: KERNEL.breakdown(match.parts, match.secret_state(), seat, out)].tolist()


@pytest.mark.rule("TRI-6", "TRI-9", "TRI-11")
def test_a_breakdown_says_for_each_line_where_it_comes_from():
    match = position("length=tournament", laid=ALMOST_HEXAGON, racks=("005 111", "011"), turn=0)
    alter(match).round, alter(match).earlier[0, :2], alter(match).before[:2] = 1, (31, -7), (31, -7)
    face = match.read(0, "500@0,1") // SPOTS
    play(match, "1 draw", "0 deal 1 022", "1 500@0,1", "2 draw", "0 deal 2 333")
    assert rows(match, 0)[0] == [scoring.EARLIER_LINE, 31, 0, 0, 0]
    assert rows(match, 0)[-3:] == [
        [scoring.DRAW_LINE, -5, 5, 1, 0],
        [scoring.TILE_LINE, 5, 5, face, 0],
        [scoring.BONUS_LINE, 50, 5, face, HEXAGON],
    ]
    assert rows(match, 1)[0] == [scoring.EARLIER_LINE, -7, 0, 0, 0]
    assert rows(match, 1)[-1] == [scoring.DRAW_LINE, -5, 6, 1, 0]
    for tile in ("444", "044"):
        play(match, "2 draw", f"0 deal 2 {tile}")
    play(match, "2 pass")
    assert rows(match, 1)[-2:] == [[scoring.DRAW_LINE, -15, 6, 3, 0], [scoring.STUCK_LINE, -10, 6, 3, 0]]


@pytest.mark.rule("TRI-9")
def test_a_breakdown_is_about_one_seat_alone():
    match = position(laid="125@0,0 212@1,0", racks=("000 003", "333 444"))
    assert [row[:3] for row in rows(match, 0)] == [[scoring.TILE_LINE, 8, 0]]
    assert [row[:3] for row in rows(match, 1)] == [[scoring.TILE_LINE, 5, 1]]
    play(match, "1 draw", "0 deal 1 004")
    assert [row[:3] for row in rows(match, 1)] == [[scoring.TILE_LINE, 5, 1]]
    assert [row[:3] for row in rows(match, 0)] == [[scoring.TILE_LINE, 8, 0], [scoring.DRAW_LINE, -5, 2]]


@pytest.mark.rule("TRI-12")
def test_even_a_tile_of_nothing_is_named():
    match = play(position(laid="125@0,0", racks=("122 000", "333"), pool=""), "1 212@1,0")
    assert rows(match, 0)[2:] == [[scoring.RACK_LINE, 0, number(match, "000"), 0, 0]]


@pytest.mark.rule("TRI-11", "TRI-12")
def test_a_breakdown_names_every_tile_that_was_left():
    match = play(position(laid="125@0,0", racks=("122", "333 004")), "1 212@1,0")
    left = [number(match, "004"), number(match, "333")]
    assert rows(match, 0)[2:] == [
        [scoring.OUT_LINE, 25, 0, 0, 0],
        [scoring.RACK_LINE, 4, left[0], 1, 0],
        [scoring.RACK_LINE, 9, left[1], 1, 0],
    ]
    match = play(position(laid="125@0,0", racks=("122 003", "333"), pool=""), "1 212@1,0")
    assert rows(match, 1) == [[scoring.RACK_LINE, -9, left[1], 1, 0]]


def test_there_is_room_for_the_longest_explanation():
    assert scoring.MOST_LINES >= 3 * MOST_TURNS + MOST_TILES + MOST_ROUNDS
