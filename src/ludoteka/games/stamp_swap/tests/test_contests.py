"""What formulas count on a page."""

import pytest

from ludoteka.games.stamp_swap import parts
from ludoteka.games.stamp_swap.contests import formula_count, formula_points
from ludoteka.games.stamp_swap.pack import Formula, Which
from ludoteka.games.stamp_swap.variants import _lay_formula

from .at_the_table import find, forever, laid_out, put, rare


def count(p, s, kind, **facts):
    """What a formula of this kind counts now."""
    _lay_formula(p, 1, Formula(kind=kind, each=1, **facts))
    return formula_count(p, s, 0, 1)


@pytest.fixture
def page():
    """Two blue 2x2 side by side, a green one below the first, a yellow 3x3 in a corner, a forever stamp, a rare."""
    p, s = laid_out()
    put(p, s, find(p, "2x2", colour="blue"), "a1")
    put(p, s, find(p, "2x2", colour="blue", at=1), "c1")
    put(p, s, find(p, "2x2", colour="green"), "a3")
    put(p, s, find(p, "3x3", colour="yellow"), "j10")
    put(p, s, forever(p), "g6")
    put(p, s, rare(p, "2x2"), "c3")
    return p, s


@pytest.mark.rule("STS-13")
def test_sets_need_one_of_each_kind():
    p, s = laid_out()
    for at, colour in enumerate(("purple", "yellow", "blue", "green")):
        put(p, s, find(p, "2x2", colour=colour), f"{'abcdefgh'[2 * at]}1")
    assert count(p, s, "sets", of="colours") == 0
    put(p, s, find(p, "2x2", colour="brown"), "a3")
    assert count(p, s, "sets", of="colours") == 1
    for at, colour in enumerate(("purple", "yellow", "blue", "green", "brown")):
        put(p, s, find(p, "2x2", colour=colour, at=1), f"{'abcdefghij'[2 * at]}6")
    assert count(p, s, "sets", of="colours") == 2


@pytest.mark.rule("STS-13")
def test_second_most_abundant(page):
    p, s = page
    blues, rare_colour = 2, int(p.colour[rare(p, "2x2"), 0])
    assert rare_colour not in (2, 3)
    assert count(p, s, "most", of="colours") >= blues
    assert count(p, s, "second", of="sizes") == 1, "four of 2x2, then one of 3x3"
    assert count(p, s, "most", of="sizes") == 4
    put(p, s, find(p, "3x3", colour="yellow", at=1), "g10")
    assert count(p, s, "second", of="sizes") == 2


@pytest.mark.rule("STS-13")
def test_if_two_are_most_abundant_one_of_them_is_second():
    p, s = laid_out()
    for at, colour in enumerate(("blue", "blue", "green", "green", "brown")):
        put(p, s, find(p, "2x2", colour=colour, at=at % 2), f"{'abcdefghij'[2 * at]}1")
    assert count(p, s, "second", of="colours") == 2
    assert count(p, s, "most", of="colours") == 2
    assert count(p, s, "variety", of="colours") == 3


@pytest.mark.rule("STS-13")
def test_surrounded_by_stamps_and_by_the_edge_of_the_page(page):
    p, s = page
    assert count(p, s, "surrounded") == 1, "only the one in the corner a1"
    put(p, s, find(p, "2x2", colour="brown"), "e1")
    assert count(p, s, "surrounded") == 2
    assert count(p, s, "surrounded", which=Which(colour="blue")) == 2
    assert count(p, s, "surrounded", which=Which(colour="brown")) == 0


@pytest.mark.rule("STS-13")
def test_groups_hang_together_along_full_or_partial_edges():
    p, s = laid_out()
    blue = [find(p, "2x2", colour="blue", at=at) for at in range(4)]
    put(p, s, blue[0], "a1")
    put(p, s, blue[1], "c2")
    assert count(p, s, "largest-group", of="colours") == 2, "half an edge is enough"
    put(p, s, blue[2], "e4")
    assert count(p, s, "largest-group", of="colours") == 2, "a corner is not"
    assert count(p, s, "groups", of="colours", least=2) == 1
    assert count(p, s, "groups", of="colours", least=1) == 2
    put(p, s, blue[3], "e2")
    assert count(p, s, "largest-group", of="colours") == 4
    assert count(p, s, "groups", of="colours", least=2) == 1


@pytest.mark.rule("STS-13")
def test_a_double_counts_as_two_squares():
    p, s = laid_out()
    double = find(p, "double", value=3)
    put(p, s, double, "a1")
    assert s.units[0] == 2
    assert count(p, s, "count", which=Which(size="2x2")) == 2
    assert count(p, s, "count", which=Which(size="2x4")) == 0
    assert count(p, s, "largest-group", of="sizes") == 2
    assert count(p, s, "variety", of="colours") == 2
    assert count(p, s, "value") == 3, "its value counts once"
    assert s.touch[0, :2].tolist() == [2, 1]


def test_a_tall_double_has_its_halves_one_below_the_other():
    p, s = laid_out()
    tall = next(stamp for stamp in range(116, 126) if p.height[stamp] == 4)
    put(p, s, tall, "c3")
    assert [int(cell) for cell in s.unit_cell[0, :2]] == [26, 50]
    assert sum(map(int.bit_count, map(int, s.rows[0]))) == 8


def test_lines_and_empty_squares():
    p, s = laid_out()
    assert count(p, s, "empty") == 144
    for at in range(6):
        put(p, s, find(p, "2x2", at=at), f"{'abcdefghijkl'[2 * at]}1")
    assert count(p, s, "full-lines", of="rows") == 2
    assert count(p, s, "full-lines", of="columns") == 0
    assert count(p, s, "full-lines", of="lines") == 2
    assert count(p, s, "empty") == 120
    for row in range(1, 6):
        put(p, s, find(p, "2x2", at=6 + row), f"a{2 * row + 1}")
    assert count(p, s, "full-lines", of="columns") == 2
    assert count(p, s, "full-lines", of="lines") == 4


def test_lines_with_a_stamp():
    p, s = laid_out()
    put(p, s, find(p, "2x2", mark=parts.CANCELLED), "a1")
    put(p, s, find(p, "3x3", mark=parts.CANCELLED), "b6")
    put(p, s, find(p, "2x2"), "k11")
    cancelled = Which(cancelled=True)
    assert count(p, s, "lines-with", of="rows", which=cancelled) == 5
    assert count(p, s, "lines-with", of="columns", which=cancelled) == 4
    assert count(p, s, "lines-with", of="lines", which=cancelled) == 9


def test_edge_adjacent_and_marks(page):
    p, s = page
    assert count(p, s, "edge") == 4
    assert count(p, s, "edge", which=Which(size="3x3")) == 1
    assert count(p, s, "beside", which=Which(colour="blue"), adjacent=Which(colour="green")) == 1
    assert count(p, s, "beside", which=Which(colour="green"), adjacent=Which(colour="blue")) == 1
    assert count(p, s, "beside", which=Which(colour="yellow"), adjacent=Which(colour="blue")) == 0
    assert count(p, s, "count", which=Which(rare=True)) == 1
    assert count(p, s, "count", which=Which(forever=True)) == 1
    assert count(p, s, "count", which=Which(size="1x1")) == 1
    assert count(p, s, "count", which=Which(theme="space")) == sum(
        p.theme[s.unit_stamp[0, unit], 0] == 0 for unit in range(6)
    )
    assert count(p, s, "count") == 6


def test_forever_stamps_and_rares_have_no_theme_and_no_size_to_count():
    p, s = laid_out()
    put(p, s, forever(p), "a1")
    assert count(p, s, "variety", of="sizes") == count(p, s, "variety", of="colours") == 0
    put(p, s, rare(p), "c1")
    assert count(p, s, "variety", of="themes") == 0
    assert count(p, s, "variety", of="sizes") == 1


def test_points_are_for_each_or_for_every_so_many():
    p, s = laid_out()
    for at in range(5):
        put(p, s, find(p, "2x2", at=at), f"{'abcdefghijkl'[2 * at]}1")
    _lay_formula(p, 1, Formula(kind="count", each=3, per=2))
    assert formula_points(p, s, 0, 1) == 6
    _lay_formula(p, 1, Formula(kind="empty", each=-1, per=4))
    assert formula_points(p, s, 0, 1) == -31
