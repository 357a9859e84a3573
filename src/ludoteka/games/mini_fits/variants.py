"""The variants: options that combine, presets with names people know, and the parts they make."""

from dataclasses import dataclass
from typing import Literal

from ludoteka.core.components import cache_installed
from ludoteka.core.errors import Refused
from ludoteka.core.options import BaseOptions, option

from . import shapes
from .components import SYMBOLS, Box, default_components, read_box
from .parts import MOST_SIDE, ORIENTATIONS, Parts
from .shapes import Shape

SIDES = {"both": (0, 2), "first": (0, 1), "second": (1, 1)}  # the side that is played first, and how many rounds
_SIGN, _WORD = 1 << 63, 1 << 64


@dataclass(frozen=True)
class Options(BaseOptions):
    sides: Literal["both", "first", "second"] = option("both", rule="FIT-1", always=True)
    owner_skips: bool = option(default=False, rule="FIT-5", always=True)
    start_cards: Literal["drawn", "chosen"] = option("drawn", rule="FIT-2", assumed=True)


PRESETS: dict[str, Options] = {
    "classic": Options(),
    "owner-skips": Options(owner_skips=True),
    "chosen-starts": Options(start_cards="chosen"),
    "first-side": Options(sides="first"),
    "second-side": Options(sides="second"),
}


# Settings, with a number of seats, that reach what no preset does. The laws visit them, too.
MIXES: dict[str, tuple[Options, int]] = {
    "owners-choose": (Options(owner_skips=True, start_cards="chosen"), 3),
    "second-owners": (Options(sides="second", owner_skips=True), 2),
}


def make_parts(options: Options, seats: int, components: str = "") -> Parts:
    """The parts of one table. `components`: the owner's component file, as data/components.toml."""
    p = _printed(components).copy()
    if p.starts < seats:
        raise Refused("components-few-starts", rule="FIT-2", place="start.pieces", found=p.starts, seats=seats)
    p.seats = seats
    p.first_side, p.rounds = SIDES[options.sides]
    p.owner_skips = int(options.owner_skips)
    p.choose_starts = int(options.start_cards == "chosen")
    return p


@cache_installed
def _printed(components: str) -> Parts:
    """The part that is the same for all options."""
    box, p = read_box(components or default_components()), Parts()
    p.columns, p.rows = box.columns, box.rows
    p.line_points, p.set_points, p.hole_points = box.line, box.symbol_set, box.hole
    p.set_boxes = box.set_boxes
    _lay_squares(p, box)
    _lay_board(p, box)
    names = list(box.pieces)
    p.pieces, p.starts = len(names), len(box.starts)
    p.start_piece[: p.starts] = [names.index(letter) + 1 for letter in box.starts]
    for piece, (letter, shape) in enumerate(box.pieces.items(), start=1):
        p.letter[piece] = ord(letter)
        for orientation in range(ORIENTATIONS):
            p.same_as[piece, orientation] = shapes.first_alike(shape, orientation)
            _lay_shape(p, piece, orientation, shapes.oriented(shape, orientation))
    return p


def signed(squares: int) -> int:
    """A set of up to 64 squares as the kernel holds it: the last one is the sign."""
    return squares - _WORD if squares & _SIGN else squares


def _lay_squares(p: Parts, box: Box) -> None:
    for square in range(box.columns * box.rows):
        p.bit[square] = signed(1 << square)
    for row in range(box.rows):
        p.row_squares[row] = signed(((1 << box.columns) - 1) << row * box.columns)


def _lay_board(p: Parts, box: Box) -> None:
    p.symbols, p.penalties = len(box.symbols), len(box.penalties)
    everything = 0
    for at, symbol in enumerate(box.symbols):
        squares = sum(1 << box.square(square) for square in symbol.boxes)
        p.symbol_squares[at] = signed(squares)
        p.symbol_kind[at] = SYMBOLS.index(symbol.name)
        p.boxes[at] = len(symbol.boxes)
        p.box_square[at, : p.boxes[at]] = [box.square(square) for square in symbol.boxes]
        for _, row in symbol.boxes:
            p.row_boxes[row] += 1
        everything |= squares
    p.all_symbols = signed(everything)
    for at, penalty in enumerate(box.penalties):
        p.penalty_square[at] = box.square(penalty.box)
        p.penalty_side[at] = penalty.side - 1
        p.penalty_points[at] = penalty.points


def _lay_shape(p: Parts, piece: int, orientation: int, shape: Shape) -> None:
    """A piece as it is turned: what it rests on, what it leaves on top, which squares it covers from each corner."""
    width = shapes.width_of(shape)
    p.form[piece, orientation] = signed(sum(1 << row * MOST_SIDE + column for column, row in shape))
    p.width[piece, orientation] = width
    for across in range(width):
        rows = [row for column, row in shape if column == across]
        p.low[piece, orientation, across] = min(rows)
        p.high[piece, orientation, across] = max(rows) + 1
    for corner in range(p.columns * p.rows):
        left, bottom = corner % p.columns, corner // p.columns
        inside = [(left + column, bottom + row) for column, row in shape if bottom + row < p.rows]
        if left + width <= p.columns:
            squares = sum(1 << row * p.columns + column for column, row in inside)
            p.squares[piece, orientation, corner] = signed(squares)
