"""The component file: what is in the default one, and every way in which another can be wrong."""

from itertools import pairwise

import pytest

from ludoteka.core.errors import Refused
from ludoteka.core.tests.at_the_table import play, why_not
from ludoteka.games.mini_fits import shapes
from ludoteka.games.mini_fits.components import default_components, read_box
from ludoteka.games.mini_fits.variants import Options, make_parts

from .at_the_table import changed, table

BOX = read_box(default_components())


@pytest.mark.rule("FIT-C2")
def test_the_frame_is_six_by_ten():
    assert (BOX.columns, BOX.rows) == (6, 10)
    board = table().scene().boards[0]
    assert sum(cell.kind == "" for cell in board.cells) == 60
    assert len(board.rows) == 10


@pytest.mark.rule("FIT-C3", "FIT-C4")
def test_thirteen_pieces_of_three_to_five_squares_no_two_alike():
    assert list(BOX.pieces) == list("FLNPTUVWYJDSC")
    assert sorted(len(shape) for shape in BOX.pieces.values()) == [3, 4, 4, 4] + [5] * 9
    assert sum(len(shape) for shape in BOX.pieces.values()) == 60
    ways = [{shapes.oriented(shape, way) for way in range(8)} for shape in BOX.pieces.values()]
    assert all(not one & other for at, one in enumerate(ways) for other in ways[:at])


@pytest.mark.rule("FIT-C3")
def test_four_start_cards_repeat_four_of_the_pieces():
    assert BOX.starts == ("F", "N", "W", "Y")
    assert set(BOX.starts) <= set(BOX.pieces)


@pytest.mark.rule("FIT-C5")
def test_nine_symbols_three_of_three_kinds_on_the_second_side():
    assert [symbol.name for symbol in BOX.symbols] == ["star", "moon", "diamond"]
    assert all(len(symbol.boxes) == 3 for symbol in BOX.symbols)
    assert BOX.symbols[0].boxes == ((1, 1), (4, 5), (2, 8))
    assert BOX.penalties == ()
    assert (BOX.line, BOX.symbol_set, BOX.set_boxes, BOX.hole) == (1, 3, 3, 0)


@pytest.mark.rule("FIT-C4")
def test_an_owner_can_replace_everything():
    match = table(Options(sides="second"), 1, OWN)
    play(match, "0 start 1 Z", "1 Z@2", "0 card Q", "1 Q@1")  # Z covers the penalty; Q shelters a sun
    facts = match.scene().data
    assert (facts["columns"], facts["rows"]) == (4, 5)
    assert facts["symbols"] == [{"name": "sun", "cells": ["2-1", "1-5"]}]
    assert facts["penalties"] == [{"cell": "4-1", "points": -3}]
    assert match.scene().scores[0].points == 6


OWN = """
columns = 4
rows = 5
[pieces]
Z = ["XX.", ".XX"]
Q = ["XX", "XX"]
[start]
pieces = ["Z"]
[[symbols]]
name = "sun"
boxes = [[1, 2], [5, 1]]
[[penalties]]
side = 2
points = -3
boxes = [[1, 4]]
[scoring]
line = 2
symbol_set = 6
set_boxes = 2
hole = 0
"""


def test_a_table_larger_than_the_start_cards_is_refused():
    with pytest.raises(Refused) as refused:
        make_parts(Options(), 2, OWN)
    assert (refused.value.code, refused.value.rule) == ("components-few-starts", "FIT-2")
    assert refused.value.place == "start.pieces"


U_AS_DRAWN = 'U = ["X.X", "XXX"]'
WRONG = [
    ("columns = 6", "columns = = 6", "toml", "line 2"),
    ("columns = 6", "", "components-number", "columns"),
    ("columns = 6", "columns = 0", "components-number", "columns"),
    ("columns = 6", 'columns = "6"', "components-number", "columns"),
    ("columns = 6", "columns = true", "components-number", "columns"),
    ("columns = 6", "columns = 65", "components-number", "columns"),
    ("columns = 6", "columns = 7", "components-grid", "columns, rows"),
    ("rows = 10", "rows = 11", "components-grid", "columns, rows"),
    ("rows = 10", "rows = 10\nheight = 3", "components-key", "height"),
    ("rows = 10", "rows = 8", "components-outside", "symbols 1: boxes 3"),
    ("columns = 6", "columns = 5", "components-outside", "symbols 2: boxes 3"),
    (U_AS_DRAWN, 'u = ["X.X", "XXX"]', "components-letter", "pieces.u"),
    (U_AS_DRAWN, 'UU = ["X.X", "XXX"]', "components-letter", "pieces.UU"),
    (U_AS_DRAWN, 'U = "XXX"', "components-drawing", "pieces.U"),
    (U_AS_DRAWN, "U = [3]", "components-drawing", "pieces.U"),
    (U_AS_DRAWN, 'U = ["X X", "XXX"]', "components-drawing", "pieces.U"),
    (U_AS_DRAWN, 'U = [""]', "components-drawing", "pieces.U"),
    (U_AS_DRAWN, "U = []", "components-size", "pieces.U"),
    (U_AS_DRAWN, 'U = ["XX", "XXX"]', "components-size", "pieces.U"),
    (U_AS_DRAWN, 'U = ["XXXXXXXXX"]', "components-size", "pieces.U"),
    (U_AS_DRAWN, 'U = ["X", "X", "X", "X", "X", "X", "X", "X", "X"]', "components-size", "pieces.U"),
    (U_AS_DRAWN, 'U = ["X.X", "XXX", "..."]', "components-margin", "pieces.U"),
    (U_AS_DRAWN, 'U = ["...", "X.X", "XXX"]', "components-margin", "pieces.U"),
    (U_AS_DRAWN, 'U = ["X.X.", "XXX."]', "components-margin", "pieces.U"),
    (U_AS_DRAWN, 'U = [".X.X", ".XXX"]', "components-margin", "pieces.U"),
    (U_AS_DRAWN, 'U = ["X.X"]', "components-apart", "pieces.U"),
    (U_AS_DRAWN, 'U = ["X.", ".X"]', "components-apart", "pieces.U"),
    (U_AS_DRAWN, 'U = ["XX", ".X", "XX", ".X"]', "", ""),
    (U_AS_DRAWN, 'U = ["XXX", "X.X"]', "", ""),
    (U_AS_DRAWN, 'U = ["XX", ".X"]', "components-alike", "pieces.C"),
    ('pieces = ["F", "N", "W", "Y"]', "", "components-starts", "start.pieces"),
    ('pieces = ["F", "N", "W", "Y"]', "pieces = []", "components-starts", "start.pieces"),
    ('pieces = ["F", "N", "W", "Y"]', 'pieces = "FNWY"', "components-starts", "start.pieces"),
    ('pieces = ["F", "N", "W", "Y"]', 'pieces = ["F", "Q"]', "components-start", "start.pieces 2"),
    ('pieces = ["F", "N", "W", "Y"]', 'pieces = ["F", 3]', "components-start", "start.pieces 2"),
    ('pieces = ["F", "N", "W", "Y"]', 'pieces = ["F", "N", "F"]', "components-start", "start.pieces 3"),
    ('pieces = ["F", "N", "W", "Y"]', 'pieces = ["F"]\ncards = 4', "components-key", "start: cards"),
    ("[start]", "[starts]", "components-key", "starts"),
    ('name = "moon"', 'name = "cat"', "components-symbol", "symbols 2: name"),
    ('name = "moon"', 'name = "star"', "components-symbol", "symbols 2: name"),
    ('name = "moon"', "", "components-symbol", "symbols 2: name"),
    ('name = "moon"', 'name = "moon"\ncolour = 3', "components-key", "symbols 2: colour"),
    ("boxes = [[1, 4], [4, 3], [7, 1]]", "", "components-boxes", "symbols 3: boxes"),
    ("boxes = [[1, 4], [4, 3], [7, 1]]", "boxes = []", "components-boxes", "symbols 3: boxes"),
    ("boxes = [[1, 4], [4, 3], [7, 1]]", "boxes = [[1, 4], 3]", "components-boxes", "symbols 3: boxes 2"),
    ("boxes = [[1, 4], [4, 3], [7, 1]]", "boxes = [[1, 4, 2]]", "components-boxes", "symbols 3: boxes 1"),
    ("boxes = [[1, 4], [4, 3], [7, 1]]", "boxes = [[1, 4.5]]", "components-boxes", "symbols 3: boxes 1"),
    ("boxes = [[1, 4], [4, 3], [7, 1]]", "boxes = [[0, 4]]", "components-outside", "symbols 3: boxes 1"),
    ("boxes = [[1, 4], [4, 3], [7, 1]]", "boxes = [[11, 4]]", "components-outside", "symbols 3: boxes 1"),
    ("boxes = [[1, 4], [4, 3], [7, 1]]", "boxes = [[1, 0]]", "components-outside", "symbols 3: boxes 1"),
    ("boxes = [[1, 4], [4, 3], [7, 1]]", "boxes = [[1, 7]]", "components-outside", "symbols 3: boxes 1"),
    ("boxes = [[1, 4], [4, 3], [7, 1]]", "boxes = [[1, 4], [2, 2]]", "components-taken", "symbols 3: boxes 2"),
    ("line = 1", "line = -1", "components-number", "scoring: line"),
    ("line = 1", "", "components-number", "scoring: line"),
    ("symbol_set = 3", "symbol_set = 1001", "components-number", "scoring: symbol_set"),
    ("set_boxes = 3", "set_boxes = 0", "components-number", "scoring: set_boxes"),
    ("set_boxes = 3", "set_boxes = 65", "components-number", "scoring: set_boxes"),
    ("set_boxes = 3", "set_boxes = 4", "components-few-boxes", "symbols 1: boxes"),
    ("[[1, 4], [4, 3], [7, 1]]", "[[1, 4], [4, 3]]", "components-few-boxes", "symbols 3: boxes"),
    ("hole = 0", "hole = 1", "components-number", "scoring: hole"),
    ("hole = 0", "hole = 0\nbonus = 2", "components-key", "scoring: bonus"),
    ("[scoring]", "[points]", "components-key", "points"),
]


@pytest.mark.rule("FIT-C4", "FIT-C5")
@pytest.mark.parametrize(("old", "new", "code", "place"), WRONG, ids=[f"{wrong[2]} {wrong[1][:40]}" for wrong in WRONG])
def test_a_mistake_is_refused_with_its_place(old, new, code, place):
    text = changed(old, new)
    if not code:
        read_box(text)
        return
    with pytest.raises(Refused) as refused:
        read_box(text)
    assert (refused.value.code, refused.value.place) == (code, place)
    assert refused.value.rule.startswith("FIT-")


@pytest.mark.parametrize(
    ("more", "code", "place"),
    [
        ("side = 3\npoints = -3\nboxes = [[1, 1]]", "components-number", "penalties 1: side"),
        ("side = 2\npoints = 3\nboxes = [[1, 1]]", "components-number", "penalties 1: points"),
        ("side = 2\npoints = -3\nboxes = [[1, 4]]", "components-taken", "penalties 1: boxes 1"),
        ("side = 2\npoints = -3", "components-boxes", "penalties 1: boxes"),
        ("side = 2\npoints = -3\nboxes = [[1, 1]]\ncost = 2", "components-key", "penalties 1: cost"),
        ("side = 1\npoints = -3\nboxes = [[1, 4]]", "", ""),
    ],
)
def test_penalties_are_read_with_care_too(more, code, place):
    text = f"{default_components()}\n[[penalties]]\n{more}\n"
    if not code:
        assert read_box(text).penalties[0].side == 1
        return
    with pytest.raises(Refused) as refused:
        read_box(text)
    assert (refused.value.code, refused.value.place) == (code, place)


@pytest.mark.parametrize("section", ["pieces", "start", "scoring"])
def test_a_missing_section_is_named(section):
    with pytest.raises(Refused) as refused:
        read_box("columns = 2\nrows = 2\n" + "".join(text for name, text in LEAST.items() if name != section))
    assert (refused.value.code, refused.value.place) == ("components-missing", section)


LEAST = {
    "pieces": '[pieces]\nO = ["XX"]\n',
    "start": '[start]\npieces = ["O"]\n',
    "scoring": "[scoring]\nline = 1\nsymbol_set = 0\nhole = 0\n",
}


def test_a_file_without_symbols_will_do():
    box = read_box("columns = 2\nrows = 2\n" + "".join(LEAST.values()))
    assert box.symbols == ()
    match = table(Options(sides="second"), 1, "columns = 2\nrows = 2\n" + "".join(LEAST.values()))
    play(match, "0 start 1 O", "1 O1@2", "0 card O")
    assert match.over


def test_too_many_of_a_kind():
    with pytest.raises(Refused) as refused:
        read_box(changed("[start]", "[[penalties]]\nside = 2\npoints = 0\nboxes = [[1, 1]]\n" * 9 + "[start]"))
    assert (refused.value.code, refused.value.place) == ("components-count", "penalties")
    with pytest.raises(Refused) as refused:
        read_box("columns = 2\nrows = 2\n[pieces]\n" + LEAST["start"] + LEAST["scoring"])
    assert (refused.value.code, refused.value.place) == ("components-count", "pieces")
    with pytest.raises(Refused) as refused:
        read_box(default_components().replace("[[symbols]]", "[[boxes]]"))
    assert refused.value.code == "components-key"


def test_a_piece_must_fit_between_the_walls():
    narrow = "columns = 1\nrows = 4\n" + '[pieces]\nI = ["XXX"]\n' + LEAST["scoring"]
    box = read_box(narrow + '[start]\npieces = ["I"]\n')
    assert box.columns == 1
    with pytest.raises(Refused) as refused:
        read_box(narrow.replace('["XXX"]', '["XX", ".X"]') + '[start]\npieces = ["I"]\n')
    assert (refused.value.code, refused.value.place) == ("components-too-wide", "pieces.I")
    match = table(Options(sides="first"), 1, narrow + '[start]\npieces = ["I"]\n')
    assert {match.write(0, action) for action in play(match, "0 start 1 I").legal(0)} == {"I1@1"}
    assert why_not(match, "1 I@1") == ("over-the-edge", "FIT-6")


# -- shapes -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FIT-3")
def test_turning_four_times_and_flipping_twice_change_nothing():
    for shape in BOX.pieces.values():
        assert shapes.turned(shapes.turned(shapes.turned(shapes.turned(shape)))) == shape
        assert shapes.flipped(shapes.flipped(shape)) == shape
        assert len({len(shapes.oriented(shape, way)) for way in range(8)}) == 1


def test_an_outline_goes_round_a_piece_once():
    for shape in BOX.pieces.values():
        for way in range(8):
            points = shapes.outline(shapes.oriented(shape, way))
            area = sum(x * y2 - x2 * y for (x, y), (x2, y2) in zip(points, (*points[1:], points[0]), strict=True)) / 2
            assert abs(area) == len(shape)
            assert all((x == x2) != (y == y2) for (x, y), (x2, y2) in pairwise(points))
    assert set(shapes.outline(frozenset({(0, 0)}))) == {(-0.5, 0.5), (-0.5, -0.5), (0.5, -0.5), (0.5, 0.5)}
