"""The component file: the frame, the pieces, the start cards, the symbols and what they are worth (TOML).

It is read with care: every mistake is refused with the place where it stands.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from ludoteka.core.components import read_toml
from ludoteka.core.errors import Refused

from . import shapes
from .parts import MOST_PENALTIES, MOST_PIECES, MOST_SIDE, MOST_SQUARES, MOST_SYMBOLS
from .shapes import Shape, Square

MOST_POINTS = 1000
SET_BOXES = 3  # the rulebook's set
SYMBOLS = ("star", "moon", "diamond", "sun", "heart", "circle", "square", "triangle")  # those that we can draw
_LETTER = re.compile("[A-Z]")


@dataclass(frozen=True)
class Symbol:
    name: str
    boxes: tuple[Square, ...]


@dataclass(frozen=True)
class Penalty:
    """A square that costs points while it is uncovered."""

    side: int  # 1 or 2
    points: int
    box: Square


@dataclass(frozen=True)
class Box:
    """What is in the box."""

    columns: int
    rows: int
    pieces: dict[str, Shape]  # by letter, in the order of the file
    starts: tuple[str, ...]
    symbols: tuple[Symbol, ...]
    penalties: tuple[Penalty, ...]
    line: int
    symbol_set: int
    set_boxes: int  # of one symbol in sight make a set
    hole: int

    def square(self, box: Square) -> int:
        """The number of a square: row by row from the bottom left."""
        column, row = box
        return row * self.columns + column


def default_components() -> str:
    return (files(__package__) / "data" / "components.toml").read_text("utf-8")


def read_box(text: str) -> Box:
    """The box that a component file describes."""
    table = read_toml(text, rule="FIT-C4")
    _known(table, "", ("columns", "rows", "pieces", "start", "symbols", "penalties", "scoring"))
    columns, rows = (_number(table, name, "", 1, MOST_SQUARES) for name in ("columns", "rows"))
    if columns * rows > MOST_SQUARES:
        raise Refused("components-grid", rule="FIT-C2", place="columns, rows", most=MOST_SQUARES)
    pieces = _pieces(_table(table, "pieces", "pieces"), columns)
    scoring = _table(table, "scoring", "scoring")
    _known(scoring, "scoring", ("line", "symbol_set", "set_boxes", "hole"))
    taken: dict[Square, str] = {}
    symbols = tuple(_symbols(_tables(table, "symbols", MOST_SYMBOLS), columns, rows, taken))
    return Box(
        columns,
        rows,
        pieces,
        _starts(_table(table, "start", "start"), pieces),
        symbols,
        tuple(_penalties(_tables(table, "penalties", MOST_PENALTIES), columns, rows, taken)),
        _number(scoring, "line", "scoring", 0, MOST_POINTS),
        _number(scoring, "symbol_set", "scoring", 0, MOST_POINTS),
        _set_boxes(scoring, symbols),
        _number(scoring, "hole", "scoring", -MOST_POINTS, 0),
    )


# -- pieces and start cards -------------------------------------------------------------------------------------


def _pieces(table: dict[str, Any], columns: int) -> dict[str, Shape]:
    if not 1 <= len(table) <= MOST_PIECES:
        raise Refused("components-count", rule="FIT-C3", place="pieces", least=1, most=MOST_PIECES)
    pieces: dict[str, Shape] = {}
    for letter, lines in table.items():
        place = f"pieces.{letter}"
        if not _LETTER.fullmatch(letter):
            raise Refused("components-letter", rule="FIT-C4", place=place)
        shape = _piece(lines, place)
        if min(shapes.width_of(shape), shapes.height_of(shape)) > columns:
            raise Refused("components-too-wide", rule="FIT-6", place=place, columns=columns)
        same = next((name for name, other in pieces.items() if _alike(shape, other)), None)
        if same:
            raise Refused("components-alike", rule="FIT-C3", place=place, other=same)
        pieces[letter] = shape
    return pieces


def _piece(lines: Any, place: str) -> Shape:
    """A drawing: lines of the same length, of `X` and `.`, no empty line or column around it."""
    if not isinstance(lines, list) or not all(isinstance(line, str) and re.fullmatch("[X.]+", line) for line in lines):
        raise Refused("components-drawing", rule="FIT-C4", place=place)
    if not 1 <= len(lines) <= MOST_SIDE or len({len(line) for line in lines}) != 1 or len(lines[0]) > MOST_SIDE:
        raise Refused("components-size", rule="FIT-C4", place=place, most=MOST_SIDE)
    edges = (lines[0], lines[-1], *("".join(line[at] for line in lines) for at in (0, -1)))
    if not all("X" in edge for edge in edges):
        raise Refused("components-margin", rule="FIT-C4", place=place)
    shape = shapes.drawn(tuple(lines))
    if not shapes.connected(shape):
        raise Refused("components-apart", rule="FIT-C4", place=place)
    return shape


def _alike(one: Shape, other: Shape) -> bool:
    return any(shapes.oriented(one, orientation) == other for orientation in range(8))


def _starts(table: dict[str, Any], pieces: Iterable[str]) -> tuple[str, ...]:
    _known(table, "start", ("pieces",))
    starts = table.get("pieces")
    if not isinstance(starts, list) or not starts:
        raise Refused("components-starts", rule="FIT-C3", place="start.pieces")
    for at, letter in enumerate(starts, start=1):
        if letter not in list(pieces) or starts.index(letter) + 1 != at:
            raise Refused("components-start", rule="FIT-C3", place=f"start.pieces {at}", piece=str(letter))
    return tuple(starts)


# -- what is printed on the board -------------------------------------------------------------------------------


def _symbols(tables: list[dict[str, Any]], columns: int, rows: int, taken: dict[Square, str]) -> Iterable[Symbol]:
    names: set[str] = set()
    for at, table in enumerate(tables, start=1):
        place = f"symbols {at}"
        _known(table, place, ("name", "boxes"))
        name = table.get("name")
        if name not in SYMBOLS or name in names:
            raise Refused("components-symbol", rule="FIT-C5", place=f"{place}: name", known=", ".join(SYMBOLS))
        names.add(name)
        yield Symbol(name, _boxes(table, place, columns, rows, taken))


def _set_boxes(scoring: dict[str, Any], symbols: tuple[Symbol, ...]) -> int:
    """How many boxes of a symbol make a set: 3, unless the file says otherwise. It must, where a symbol has another
    number of boxes; and no symbol has fewer than a set needs."""
    given = "set_boxes" in scoring
    wanted = _number(scoring, "set_boxes", "scoring", 1, MOST_SQUARES) if given else SET_BOXES
    for at, symbol in enumerate(symbols, start=1):
        found = len(symbol.boxes)
        place = f"symbols {at}: boxes"
        if not given and found != wanted:
            raise Refused("components-set-boxes", rule="FIT-10", place=place, found=found, wanted=wanted)
        if found < wanted:
            raise Refused("components-few-boxes", rule="FIT-10", place=place, found=found, wanted=wanted)
    return wanted


def _penalties(tables: list[dict[str, Any]], columns: int, rows: int, taken: dict[Square, str]) -> Iterable[Penalty]:
    for at, table in enumerate(tables, start=1):
        place = f"penalties {at}"
        _known(table, place, ("side", "points", "boxes"))
        side = _number(table, "side", place, 1, 2)
        points = _number(table, "points", place, -MOST_POINTS, 0)
        for box in _boxes(table, place, columns, rows, taken if side == 2 else {}):
            yield Penalty(side, points, box)


def _boxes(table: dict[str, Any], place: str, columns: int, rows: int, taken: dict[Square, str]) -> tuple[Square, ...]:
    """`[[row, column], ...]`: row 1 is the bottom, column 1 the left; no square has two things printed on it."""
    boxes = table.get("boxes")
    if not isinstance(boxes, list) or not boxes:
        raise Refused("components-boxes", rule="FIT-C5", place=f"{place}: boxes")
    found: list[Square] = []
    for at, box in enumerate(boxes, start=1):
        where = f"{place}: boxes {at}"
        if not isinstance(box, list) or len(box) != 2 or not all(type(number) is int for number in box):
            raise Refused("components-boxes", rule="FIT-C5", place=where)
        row, column = box
        if not (1 <= row <= rows and 1 <= column <= columns):
            raise Refused("components-outside", rule="FIT-C5", place=where, rows=rows, columns=columns)
        if (column - 1, row - 1) in taken:
            raise Refused("components-taken", rule="FIT-C5", place=where, other=taken[column - 1, row - 1])
        taken[column - 1, row - 1] = where
        found.append((column - 1, row - 1))
    return tuple(found)


# -- tables and numbers -----------------------------------------------------------------------------------------


def _known(table: dict[str, Any], place: str, known: tuple[str, ...]) -> None:
    for name in table:
        if name not in known:
            where = f"{place}: {name}" if place else name
            raise Refused("components-key", rule="FIT-C4", place=where, known=", ".join(known))


def _table(table: dict[str, Any], name: str, place: str) -> dict[str, Any]:
    found = table.get(name)
    if not isinstance(found, dict):
        raise Refused("components-missing", rule="FIT-C4", place=place)
    return found


def _tables(table: dict[str, Any], name: str, most: int) -> list[dict[str, Any]]:
    """`[[name]]`, none or several times."""
    found = table.get(name, [])
    if not isinstance(found, list) or not all(isinstance(each, dict) for each in found) or len(found) > most:
        raise Refused("components-count", rule="FIT-C5", place=name, least=0, most=most)
    return found


def _number(table: dict[str, Any], name: str, place: str, least: int, most: int) -> int:
    number = table.get(name)
    if type(number) is not int or not least <= number <= most:
        where = f"{place}: {name}" if place else name
        raise Refused("components-number", rule="FIT-C4", place=where, least=least, most=most)
    return number
