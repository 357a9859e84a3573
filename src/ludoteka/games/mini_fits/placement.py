"""Where pieces lie in a frame, and what a slide would do to it: facts for the scene, the log and the explanations."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from ludoteka.core.game import Game
from ludoteka.core.kernel import Array, once_per_table
from ludoteka.core.kernel_api import BREAKDOWN_WIDTH

from .client_types import FitsPrinted
from .notation import square_name
from .outlook import OUTLOOK_WIDTH
from .parts import (
    FIRST_SIDE,
    MOST_SQUARES,
    MOST_SYMBOLS,
    NOT_YET,
    PASS,
    SEALED,
    SET_ASIDE,
    Parts,
    State,
    column_of,
    lair_action,
    lair_rest,
    orientation_of,
    piece_of,
    side_of,
)
from .pieces import shape_of, symbol_name
from .rules import resting_row
from .scoring import MOST_LINES
from .shapes import Shape, Square, height_of

ROOM = "ludoteka.games.mini_fits"
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


@lru_cache(1 << 12)
def _placed(shape: Shape, action: int, rest: int, sealed: bool) -> PlacedPiece:
    squares = tuple(sorted((column + column_of(action), row + rest) for column, row in shape))
    return PlacedPiece(piece_of(action), action, rest, squares, rest + height_of(shape), sealed)


def frame_of(p: Parts, s: State, seat: int, viewer: int) -> list[PlacedPiece]:
    """All pieces in a seat's frame; the one that the viewer has chosen a place for already lies there, sealed."""
    lairs = s.where[seat][1 : p.pieces + 1].tolist()
    found = [placed_piece(p, lair_action(lair), lair_rest(lair)) for lair in lairs if lair > SET_ASIDE + 1]
    sealed = sealed_piece(p, s, seat) if seat == viewer else None
    return [*found, sealed] if sealed else found


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
    return _print(p).get(square, -1)


@once_per_table
def _print(p: Parts) -> dict[int, int]:
    symbols = enumerate(p.symbol_squares[: p.symbols].tolist())
    return {square: at for at, squares in symbols for square in members_of(squares)}


@lru_cache(1 << 12)
def members_of(squares: int) -> tuple[int, ...]:
    """What a set holds that has a bit for each square, or row, or symbol."""
    return tuple(at for at in range(MOST_SQUARES) if squares >> at & 1)


def symbol_box(p: Parts, square: int) -> FitsPrinted:
    """A symbol box by names."""
    return {"cell": square_name(p, square), "symbol": symbol_name(p, printed_symbol(p, square))}


# -- what the kernel finds out ----------------------------------------------------------------------------------


class Survey(NamedTuple):
    """How a seat's frame stands."""

    states: tuple[str, ...]  # of its lines: `open`, `live` (begun), `complete` or `broken` (it never will be)
    boxes: list[int]  # of each symbol, how many are in sight
    lines: list[list[int]]  # of the seat's score


def survey(p: Parts, s: State, seat: int) -> Survey:
    kernel, parts, state = Game.of(ROOM).scratch(p, s)
    states, boxes = np.zeros(MOST_SQUARES, np.int64), np.zeros(MOST_SYMBOLS, np.int64)
    lines = np.zeros((MOST_LINES, BREAKDOWN_WIDTH), np.int64)
    count = kernel.survey(parts, state, seat, states, boxes, lines)
    words = tuple(LINE_STATES[state] for state in states[: p.rows].tolist())
    return Survey(words, boxes.tolist(), lines[:count].tolist())


class Slide(NamedTuple):
    """What a slide would do."""

    lies: PlacedPiece
    lines: tuple[int, ...]  # rows that it completes
    buries: tuple[int, ...]  # squares that nothing can cover any more, and that do not count as covered
    shelters: tuple[int, ...]  # symbol boxes that nothing can cover any more
    covers: tuple[int, ...]  # symbol boxes that it covers
    loses: tuple[int, ...]  # symbols whose bonus it costs
    pays: tuple[int, ...]  # penalties that it covers
    fills: int  # holes that it closes
    above: int  # squares of it that stick out on top
    points: int  # that it brings or costs


class Outlook(NamedTuple):
    """What a seat's slides would do; and of every column, FINE or why its piece cannot be put in there."""

    slides: list[Slide]
    columns: tuple[int, ...]


def outlook(p: Parts, s: State, seat: int, actions: Sequence[int]) -> Outlook:
    kernel, parts, state = Game.of(ROOM).scratch(p, s)
    columns, out = np.zeros(MOST_SQUARES, np.int64), np.zeros((len(actions), OUTLOOK_WIDTH), np.int64)
    kernel.column_refusals(parts, state, seat, columns)
    kernel.foresee(parts, state, seat, np.array(actions, np.int64), len(actions), out)
    return Outlook(_slides(p, side_of(p, s), actions, out), tuple(columns[: p.columns].tolist()))


def slide_of(p: Parts, s: State, seat: int, action: int) -> Slide:
    kernel, parts, state = Game.of(ROOM).scratch(p, s)
    out = np.zeros((1, OUTLOOK_WIDTH), np.int64)
    kernel.foresee(parts, state, seat, np.array((action,), np.int64), 1, out)
    return _slides(p, side_of(p, s), (action,), out)[0]


def _slides(p: Parts, side: int, actions: Sequence[int], out: Array) -> list[Slide]:
    boxes = _print(p) if side != FIRST_SIDE else {}
    return [_slide(p, boxes, action, row) for action, row in zip(actions, out.tolist(), strict=True)]


def _slide(p: Parts, boxes: dict[int, int], action: int, outlook: list[int]) -> Slide:
    rest, lines, below, loses, pays, fills, points = outlook
    lies, shut = placed_piece(p, action, rest), members_of(below)
    buries, shelters, covers = _boxes_apart(p, boxes, lies, shut) if boxes else (shut, (), ())
    above = sum(not inside(p, square) for square in lies.squares) if lies.top > p.rows else 0
    done = members_of(lines), buries, shelters, covers, members_of(loses), members_of(pays)
    return Slide(lies, *done, fills, above, points)


def _boxes_apart(
    p: Parts, boxes: dict[int, int], lies: PlacedPiece, shut: tuple[int, ...]
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """Of the squares that a piece shuts, those without a symbol box and those with one; the boxes that it covers."""
    covered = [number_of(p, square) for square in lies.squares if inside(p, square)]
    return (
        tuple([square for square in shut if square not in boxes]),
        tuple([square for square in shut if square in boxes]),
        tuple([square for square in covered if square in boxes]),
    )
