"""What slides would do, for any client and for the room's own. A frame seldom comes again, so slides are put together
anew, from elements that many of them share."""

from functools import lru_cache
from typing import Any

from ludoteka.core.kernel import once_per_table
from ludoteka.core.scene import Effect, Target
from ludoteka.core.words import Words, message
from ludoteka.games.mini_fits.client_types import FitsOffer, FitsPrinted
from ludoteka.games.mini_fits.notation import piece_names, square_names
from ludoteka.games.mini_fits.parts import (
    FIRST_SIDE,
    ORIENTATIONS,
    SECOND_SIDE,
    Parts,
    column_of,
    orientation_of,
    piece_of,
)
from ludoteka.games.mini_fits.pieces import letter_words, shape_of, symbol_name, way_words
from ludoteka.games.mini_fits.placement import Foresight, members_of, symbol_boxes
from ludoteka.games.mini_fits.shapes import Shape, Square, height_of, orientation_name

NONE: list[Any] = []  # shared by all slides that do nothing of some sort; nobody changes it


class BoardSide:
    """A side of the board: what all slides there depend on, as plain numbers and names."""

    def __init__(self, p: Parts, side: int) -> None:
        pieces = range(p.pieces + 1)
        self._rows, self._columns = int(p.rows), int(p.columns)
        self._letters, self._squares = ("", *piece_names(p)), square_names(p)
        self._shapes = [[_sorted(shape_of(p, piece, way)) for way in range(ORIENTATIONS)] for piece in pieces]
        self.symbols = [symbol_name(p, symbol) for symbol in range(p.symbols)]
        boxes = symbol_boxes(p) if side != FIRST_SIDE else {}
        self._boxes: dict[int, FitsPrinted] = {
            square: {"cell": self._squares[square], "symbol": self.symbols[symbol]} for square, symbol in boxes.items()
        }
        self.line_points, self.set_points, self.hole_points = int(p.line_points), int(p.set_points), int(p.hole_points)
        self.penalty_points: list[int] = p.penalty_points.tolist()

    def offer(self, seat: int, action: int, foreseen: Foresight) -> tuple[Target, FitsOffer]:
        """A slide on offer, for any client and for the room's own."""
        rest, lines, shuts, loses, pays, fills, points = foreseen
        piece, way, column = piece_of(action), orientation_of(action), column_of(action)
        shape, height = self._shapes[piece][way]
        squares = [(across + column, up + rest) for across, up in shape]
        above = sum([row >= self._rows for _, row in squares]) if rest + height > self._rows else 0
        buries, shelters = self._below(shuts) if shuts else (NONE, NONE)
        effects: tuple[Effect, ...] = ()
        if lines or loses or pays or fills or buries or above:
            effects = _effects(self, lines, loses, pays, fills, len(buries), above)
        name, text, words, short, cell, held = _slide(self._letters[piece], way, column + 1, seat)
        target = Target(action=text, words=words, short=short, cell=cell, piece=held, effects=effects)
        return target, {
            "name": name,
            "column": column + 1,
            "rest": rest,
            "squares": squares,
            "lines": [row + 1 for row in members_of(lines)] if lines else NONE,
            "buries": buries,
            "shelters": shelters,
            "covers": self._covers(squares) if self._boxes else NONE,
            "loses": [self.symbols[symbol] for symbol in members_of(loses)] if loses else NONE,
            "above": above,
            "points": points,
        }

    def _below(self, shuts: int) -> tuple[list[str], list[FitsPrinted]]:
        """Squares that nothing can cover any more, and that do not count as covered; and symbol boxes that nothing can
        cover any more."""
        squares = members_of(shuts)
        if not self._boxes:
            return [self._squares[square] for square in squares], NONE
        buries = [self._squares[square] for square in squares if square not in self._boxes]
        return buries, [self._boxes[square] for square in squares if square in self._boxes]

    def _covers(self, squares: list[tuple[int, int]]) -> list[FitsPrinted]:
        """The symbol boxes that a piece covers."""
        inside = [row * self._columns + column for column, row in squares if row < self._rows]
        return [self._boxes[square] for square in inside if square in self._boxes] or NONE


def _sorted(shape: Shape) -> tuple[list[Square], int]:
    """The squares of a piece in their order, and how high it is."""
    return sorted(shape), height_of(shape) if shape else 0


@once_per_table
def board_sides(p: Parts) -> tuple[BoardSide, ...]:
    return tuple(BoardSide(p, side) for side in (FIRST_SIDE, SECOND_SIDE))


@lru_cache(1 << 11)
def _slide(letter: str, orientation: int, column: int, seat: int) -> tuple[str, str, Words, Words, str, str]:
    """A slide in notation and in words: the piece as it is turned, the action, its words and the short ones, the cell
    where it is taken, the piece in hand."""
    name, facts = letter + orientation_name(orientation), {"way": way_words(orientation), "column": column}
    words = message("fit-do-slide", piece=letter_words(letter), **facts)
    return name, f"{name}@{column}", words, message("fit-do-slide-short", column=column), str(column), f"{seat}:{name}"


# -- effects ----------------------------------------------------------------------------------------------------


@lru_cache(1 << 9)
def _effects(
    side: BoardSide, lines: int, loses: int, pays: int, fills: int, buries: int, above: int
) -> tuple[Effect, ...]:
    """The points of the effects are what the slide brings."""
    effects = [_completes(row + 1, side.line_points) for row in members_of(lines)]
    effects += [_breaks(side.symbols[symbol], side.set_points) for symbol in members_of(loses)]
    effects += [_pays(-side.penalty_points[penalty]) for penalty in members_of(pays)]
    if fills:
        effects.append(_fills(-side.hole_points * fills))
    if buries:
        effects.append(_buries(buries))
    if above:
        effects.append(_sticks_out(above))
    return tuple(effects)


@lru_cache(256)
def _completes(number: int, points: int) -> Effect:
    words = message("fit-completes", row=number)
    return Effect(kind="completes", words=words, points=points, row=f"line-{number}")


@lru_cache(256)
def _breaks(symbol: str, points: int) -> Effect:
    words = message("fit-loses", symbol=message(f"fit-symbol-{symbol}"), points=points)
    return Effect(kind="breaks", words=words, points=-points)


@lru_cache(256)
def _pays(points: int) -> Effect:
    return Effect(kind="pays", words=message("fit-pays", points=points), points=points)


@lru_cache(256)
def _fills(points: int) -> Effect:
    return Effect(kind="fills", words=message("fit-fills", points=points), points=points)


@lru_cache(256)
def _buries(squares: int) -> Effect:
    return Effect(kind="buries", words=message("fit-buries", squares=squares))


@lru_cache(256)
def _sticks_out(squares: int) -> Effect:
    return Effect(kind="above", words=message("fit-sticks-out", squares=squares))
