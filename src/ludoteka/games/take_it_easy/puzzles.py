"""From parts and tiles to the puzzle that the exact search solves."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from ludoteka.core.kernel import Array
from ludoteka.core.twin import compiled

from . import boards, packing
from .packing import BIT_NAMES, MOST_ALIKE, MOST_JOKERS, NO_NUMBER, NUMBERS, Puzzle, Search
from .parts import (
    BEAMS,
    BRIGHTEST,
    DIRECTIONS,
    JOKER,
    MOON,
    NO_SYMBOL,
    ORDINARY_TILES,
    SUN,
    VALVES_ASIDE,
    VALVES_FIRST,
    VALVES_ORDINARY,
    Parts,
)
from .scoring import BRIGHTEST_POINTS, MOON_POINTS, SUN_POINTS

BEAM_POINTS = {NO_SYMBOL: 0, SUN: SUN_POINTS, MOON: MOON_POINTS}
_TURN_OF_DIRECTION = (1, 0, 2)  # decided first: rising rows, as tried out on random sets


@dataclass(frozen=True)
class Rivals:
    """The brightest beams of the others at the table, sun and moon; 0: none. How many of them share the best."""

    brightness: tuple[int, int] = (0, 0)
    sharing: tuple[int, int] = (0, 0)

    def bonus(self, symbol: int, brightness: int) -> int:
        """What a beam would bring me beside theirs."""
        best, sharing = self.brightness[symbol - SUN], self.sharing[symbol - SUN]
        if brightness == best:
            return BRIGHTEST_POINTS // (sharing + 1)
        return BRIGHTEST_POINTS if brightness > best else 0


@dataclass(frozen=True)
class Choice:
    """What a row may become."""

    points: int
    number: int  # its place among the direction's numbers, or NO_NUMBER
    symbol: int
    tiles: int


def tile_set(tiles: Iterable[int]) -> int:
    """A set of tiles as the bits of a number."""
    return sum(1 << tile for tile in set(tiles))


def kernel() -> SimpleNamespace:
    return _kernel()


@cache
def _kernel() -> SimpleNamespace:
    return compiled("take-it-easy-packing", [packing])


def make_puzzle(p: Parts, tiles: Sequence[int], ordered: bool, rivals: Rivals) -> Puzzle:
    """The puzzle of these tiles; `ordered`: they are called in this order, which matters where valves do."""
    z = Puzzle()
    z.cells, z.rows, z.scoring = p.cells, p.rows, p.scoring
    z.specials = tile_set(tile for tile in tiles if tile > ORDINARY_TILES)
    z.strict = int(bool(z.specials) and not p.jokers_follow)
    z.number[:] = p.number
    for bit in range(BIT_NAMES - 1):
        z.bit_name[(1 << bit) % BIT_NAMES] = bit
    _count(p, tiles, z)
    for cell in range(p.cells):
        z.allowed[cell] = allowed_on(p, tiles, ordered, cell)
        z.fitting[cell] = fitting_on(p, tiles, cell)
    _lay_rows(p, tiles, rivals, z)
    return z


def _count(p: Parts, tiles: Sequence[int], z: Puzzle) -> None:
    lines = p.number[list(tiles)]
    for direction in range(DIRECTIONS):
        z.jokers[direction] = np.count_nonzero(lines[:, direction] == JOKER)
        for place, number in enumerate(boards.NUMBERS[direction]):
            z.alike[direction, place] = np.count_nonzero(lines[:, direction] == number)
    for symbol in (SUN, MOON):
        z.shining[symbol] = np.count_nonzero(p.symbol[list(tiles)] == symbol)


def allowed_on(p: Parts, tiles: Sequence[int], ordered: bool, cell: int) -> int:
    """Which tiles the valve variant lets lie on a cell at the end."""
    valves = int(p.is_valve.sum())
    if p.valves in (VALVES_ORDINARY, VALVES_ASIDE) or not ordered:
        return tile_set(tiles)
    at_valves = tiles[:valves] if p.valves == VALVES_FIRST else tiles[-valves:]
    if p.is_valve[cell]:
        return tile_set(at_valves)
    return tile_set(tiles) & ~tile_set(at_valves)


def fitting_on(p: Parts, tiles: Sequence[int], cell: int) -> int:
    """Which tiles may lie on a cell of a row that scores: a special tile put aside is lost, its valve stays empty."""
    lost = ORDINARY_TILES if p.valves == VALVES_ASIDE and p.is_valve[cell] else len(boards.FACES)
    return tile_set(tile for tile in tiles if tile <= lost)


def _lay_rows(p: Parts, tiles: Sequence[int], rivals: Rivals, z: Puzzle) -> None:
    decided = [0] * DIRECTIONS
    for at, row in enumerate(_in_turn(p)):
        direction = int(p.row_direction[row])
        z.row_direction[at], z.row_length[at] = direction, p.row_length[row]
        z.row_cells[at] = p.row_cells[row]
        z.row_turn[at] = decided[direction]
        decided[direction] += 1
        choices = row_choices(p, tiles, rivals, row)
        z.choices[at] = len(choices)
        for turn, choice in enumerate(choices):
            z.choice_points[at, turn], z.choice_number[at, turn] = choice.points, choice.number
            z.choice_symbol[at, turn], z.choice_tiles[at, turn] = choice.symbol, choice.tiles
            if choice.symbol != NO_SYMBOL:
                z.bonus[choice.symbol] = BRIGHTEST_POINTS


def _in_turn(p: Parts) -> list[int]:
    """The rows in the order in which they are decided: direction by direction, the longest first."""
    return sorted(range(p.rows), key=lambda row: (_TURN_OF_DIRECTION[p.row_direction[row]], -p.row_length[row]))


def row_choices(p: Parts, tiles: Sequence[int], rivals: Rivals, row: int) -> list[Choice]:
    """What the row can score with, the best first."""
    choices = [
        Choice(points, place, symbol, tile_set(t for t in tiles if _fits(p, t, row, place, symbol)))
        for place in (*range(NUMBERS), NO_NUMBER)
        for symbol, points in _symbol_points(p, rivals, row, place).items()
    ]
    return sorted((choice for choice in choices if choice.tiles), key=lambda choice: -choice.points)


def _symbol_points(p: Parts, rivals: Rivals, row: int, place: int) -> dict[int, int]:
    """What the row brings with a number, without a symbol and with each that counts."""
    length = int(p.row_length[row])
    number = 0 if place == NO_NUMBER else boards.NUMBERS[p.row_direction[row]][place]
    worth = {NO_SYMBOL: number * length}
    if p.scoring == BEAMS:
        worth |= {symbol: (number + BEAM_POINTS[symbol]) * length for symbol in (SUN, MOON)}
    if p.scoring == BRIGHTEST and number:
        bonuses = {symbol: rivals.bonus(symbol, length * 10 + number) for symbol in (SUN, MOON)}
        worth |= {symbol: number * length + bonus for symbol, bonus in bonuses.items() if bonus}
    return worth


def _fits(p: Parts, tile: int, row: int, place: int, symbol: int) -> bool:
    """May this tile lie in the row if it shall score so?"""
    direction = p.row_direction[row]
    line = p.number[tile, direction]
    if place != NO_NUMBER and line not in (JOKER, boards.NUMBERS[direction][place]):
        return False
    return symbol in (NO_SYMBOL, p.symbol[tile])


# -- running it -------------------------------------------------------------------------------------------------


def run(z: Puzzle, most_nodes: int, floor: int = -1, *, counting: bool = False) -> Search:
    """The best board with more than `floor` points; with `counting`, all patterns that have the most points."""
    s = Search()
    s.best, s.most_nodes, s.counting = floor, most_nodes, int(counting)
    puzzle, search = z.record(), s.record()
    hopes, glows = _bounds(z)
    if kernel().begin(puzzle[0], search[0], hopes, glows):
        kernel().search(puzzle[0], search[0], hopes, glows)
    return Search(search[0])


def _bounds(z: Puzzle) -> tuple[Array, Array]:
    key = (z.rows, *z.row_length.tolist(), *z.row_direction.tolist(), *z.row_turn.tolist())
    if key not in _BOUNDS:
        _BOUNDS[key] = _make_bounds(z)
    return _BOUNDS[key]


_BOUNDS: dict[Any, tuple[Array, Array]] = {}  # they depend on the board alone


def _make_bounds(z: Puzzle) -> tuple[Array, Array]:
    alike = MOST_ALIKE + 1
    rows = z.rows // DIRECTIONS + 1
    hopes = np.zeros((DIRECTIONS, rows, alike, alike, alike, MOST_JOKERS + 1), np.int64)
    glows = np.zeros((DIRECTIONS, rows, ORDINARY_TILES + 5, ORDINARY_TILES + 5), np.int64)
    puzzle = z.record()
    kernel().fill_hopes(puzzle[0], np.array(boards.NUMBERS), hopes)
    kernel().fill_glows(puzzle[0], glows)
    return hopes, glows
