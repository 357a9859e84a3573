"""The two boards and the tiles: geometry and faces, from which the parts are made.

Cells are flat-top hexagons at axial coordinates: q is the column, r runs down it. A step (+1, 0) goes to the lower
right, (+1, -1) to the upper right.
"""

from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import Literal

VERTICAL, RISING, FALLING = 0, 1, 2  # rising: from the lower left to the upper right
DIRECTIONS = ("vertical", "rising", "falling")
NUMBERS = ((1, 5, 9), (2, 6, 7), (3, 4, 8))  # by direction

BASE_COLUMNS = {-2: (0, 2), -1: (-1, 2), 0: (-2, 2), 1: (-2, 1), 2: (-2, 0)}  # q: first and last r
VALVE_COLUMNS = {-1: (0, 1), 0: (-1, 1), 1: (-1, 2), 2: (-2, 2), 3: (-3, 1), 4: (-3, -2)}
VALVES = ((0, 0), (2, 1), (3, -2))

NEIGHBOURS = ((0, 1), (0, -1), (1, 0), (-1, 0), (1, -1), (-1, 1))
STEPS = ((0, 1), (1, -1), (1, 0))  # along a row of each direction: down, to the upper right, to the lower right

Hex = tuple[int, int]

# Tiles from 1: the ordinary ones in the order of their numbers, then the special ones; 0 is a multicoloured line.
FACES: tuple[tuple[int, int, int], ...] = (*product(*NUMBERS), (0, 0, 0), (1, 0, 0), (0, 2, 0), (0, 0, 3))


@lru_cache(256)
def tile_name(tile: int) -> str:
    """`978`: the vertical number, the rising, the falling; `*` for a multicoloured line."""
    return "".join(str(number) if number else "*" for number in FACES[tile - 1])


TILES = {tile_name(tile): tile for tile in range(1, len(FACES) + 1)}


@dataclass(frozen=True)
class Layout:
    """A board: its cells, column by column from the top, and its valves."""

    cells: tuple[Hex, ...]
    valves: frozenset[Hex]

    @property
    def rows(self) -> tuple[tuple[int, tuple[int, ...]], ...]:
        """Every row: its direction, and its cells along a step. Vertical ones from the left, others from the top."""
        rows = []
        for direction, (dq, dr) in enumerate(STEPS):
            starts = [(q, r) for q, r in self.cells if (q - dq, r - dr) not in self.cells]
            starts.sort(key=lambda cell: (cell[0], cell[0] + cell[1], cell[1])[direction])
            rows += [(direction, self._run(q, r, dq, dr)) for q, r in starts]
        return tuple(rows)

    def _run(self, q: int, r: int, dq: int, dr: int) -> tuple[int, ...]:
        run = []
        while (q, r) in self.cells:
            run.append(self.cells.index((q, r)))
            q, r = q + dq, r + dr
        return tuple(run)

    def touching(self, a: int, b: int) -> bool:
        (q, r), (other_q, other_r) = self.cells[a], self.cells[b]
        return (other_q - q, other_r - r) in NEIGHBOURS


@lru_cache(256)
def layout(board: Literal["base", "valve"], mirrored: bool = False, turned: bool = False) -> Layout:
    """The board as printed; the valve board perhaps mirrored left to right, or turned by half."""
    columns = BASE_COLUMNS if board == "base" else VALVE_COLUMNS
    cells = [(q, r) for q, (first, last) in columns.items() for r in range(first, last + 1)]
    valves = VALVES if board == "valve" else ()
    return Layout(
        tuple(sorted(_moved(cell, mirrored, turned) for cell in cells)),
        frozenset(_moved(cell, mirrored, turned) for cell in valves),
    )


def _moved(cell: Hex, mirrored: bool, turned: bool) -> Hex:
    q, r = cell
    if mirrored:
        q, r = -q, r + q
    return (-q, -r) if turned else (q, r)
