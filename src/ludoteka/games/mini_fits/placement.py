"""Where pieces lie in a frame, and what a slide would do to it: facts for the scene, the log and the explanations."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from ludoteka.core.game import Game
from ludoteka.core.kernel import once_per_table
from ludoteka.core.kernel_api import BREAKDOWN_WIDTH

from .outlook import OUTLOOK_WIDTH
from .parts import (
    MOST_SQUARES,
    MOST_SYMBOLS,
    NOT_YET,
    PASS,
    SEALED,
    Parts,
    State,
    column_of,
    lair_action,
    lair_rest,
    orientation_of,
    piece_of,
)
from .pieces import shape_of
from .rules import resting_row
from .scoring import MOST_LINES
from .shapes import Shape, Square, height_of

ROOM = "ludoteka.games.mini_fits"
ALL_SQUARES = (1 << MOST_SQUARES) - 1
LINE_STATES = ("open", "live", "complete", "broken")  # as `outlook` numbers them


# -- pieces in a frame ------------------------------------------------------------------------------------------


class PlacedPiece(NamedTuple):
    """A piece in a frame: how it was put in, and the squares it covers (those above the frame, too)."""

    piece: int
    action: int
    rest: int
    squares: tuple[Square, ...]
    top: int  # the row above its highest square
    sealed: bool = False


def placed_piece(p: Parts, action: int, rest: int, *, sealed: bool = False) -> PlacedPiece:
    return _placed(shape_of(p, piece_of(action), orientation_of(action)), action, rest, sealed)


@lru_cache(1 << 10)
def _placed(shape: Shape, action: int, rest: int, sealed: bool) -> PlacedPiece:
    squares = tuple(sorted((column + column_of(action), row + rest) for column, row in shape))
    return PlacedPiece(piece_of(action), action, rest, squares, rest + height_of(shape), sealed)


def placed_at(p: Parts, lair: int) -> PlacedPiece:
    """The piece that lies there."""
    return placed_piece(p, lair_action(lair), lair_rest(lair))


def sealed_piece(p: Parts, s: State, seat: int) -> PlacedPiece | None:
    """The piece that a seat has chosen a place for, as long as nobody else may know it."""
    chosen = int(s.chosen[seat])
    if chosen in (NOT_YET, SEALED, PASS):
        return None
    rest = resting_row(p, s.height[seat], piece_of(chosen), orientation_of(chosen), column_of(chosen))
    return placed_piece(p, chosen, int(rest), sealed=True)


def inside(p: Parts, square: Square) -> bool:
    return square[1] < p.rows


def number_of(p: Parts, square: Square) -> int:
    return square[1] * int(p.columns) + square[0]


def printed_symbol(p: Parts, square: int) -> int:
    """The symbol printed on a square of the second side, or -1."""
    return symbol_boxes(p).get(square, -1)


@once_per_table
def symbol_boxes(p: Parts) -> dict[int, int]:
    """The squares of the second side with a symbol, and which."""
    symbols = enumerate(p.symbol_squares[: p.symbols].tolist())
    return {square: at for at, squares in symbols for square in members_of(squares)}


def members_of(squares: int) -> list[int]:
    """What a set holds that has a bit for each square, or row, or symbol, the lowest first. A set of all 64 squares
    comes as a negative number."""
    found, left = [], squares & ALL_SQUARES
    while left:
        lowest = left & -left
        found.append(lowest.bit_length() - 1)
        left ^= lowest
    return found


# -- what the kernel finds out ----------------------------------------------------------------------------------


class Survey(NamedTuple):
    """How a seat's frame stands."""

    states: tuple[str, ...]  # of its lines: `open`, `live` (begun), `complete` or `broken` (it never will be)
    boxes: list[int]  # of each symbol, how many are in sight
    lines: list[list[int]]  # of the seat's score


def survey(p: Parts, s: State) -> list[Survey]:
    """How everybody's frames stand."""
    kernel, parts, state = Game.of(ROOM).scratch(p, s)
    seats, rows, symbols = int(p.seats), int(p.rows), int(p.symbols)
    states, boxes = np.zeros((seats, MOST_SQUARES), np.int64), np.zeros((seats, MOST_SYMBOLS), np.int64)
    lines, counts = np.empty((seats, MOST_LINES, BREAKDOWN_WIDTH), np.int64), np.empty(seats, np.int64)
    kernel.surveys(parts, state, states, boxes, lines, counts)
    return [
        Survey(_states(tuple(rows)), seen, lines[seat, :count].tolist())
        for seat, (rows, seen, count) in enumerate(
            zip(states[:, :rows].tolist(), boxes[:, :symbols].tolist(), counts.tolist(), strict=True)
        )
    ]


@lru_cache(1 << 8)
def _states(numbers: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(LINE_STATES[number] for number in numbers)


class Foresight(NamedTuple):
    """What the kernel finds out about a slide (`outlook.foresee`). Sets have a bit for each of their members."""

    rest: int
    lines: int  # rows that it completes
    shuts: int  # open squares that are then below it
    loses: int  # symbols whose bonus it costs
    pays: int  # penalties that it covers
    fills: int  # holes that it closes
    points: int  # that it brings or costs


class Outlook(NamedTuple):
    """What a seat's slides would do; and of every column, FINE or why its piece cannot be put in there."""

    slides: list[Foresight]
    columns: tuple[int, ...]


def outlook(p: Parts, s: State, seat: int, actions: Sequence[int]) -> Outlook:
    kernel, parts, state = Game.of(ROOM).scratch(p, s)
    columns, out = np.empty(MOST_SQUARES, np.int64), np.empty((len(actions), OUTLOOK_WIDTH), np.int64)
    kernel.look_ahead(parts, state, seat, np.array(actions, np.int64), len(actions), out, columns)
    return Outlook([Foresight._make(row) for row in out.tolist()], tuple(columns[: p.columns].tolist()))


def foresee(p: Parts, s: State, seat: int, action: int) -> Foresight:
    """What one slide would do."""
    kernel, parts, state = Game.of(ROOM).scratch(p, s)
    out = np.empty((1, OUTLOOK_WIDTH), np.int64)
    kernel.foresee_one(parts, state, seat, np.array((action,), np.int64), out)
    return Foresight._make(out[0].tolist())
