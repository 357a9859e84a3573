"""From the value of a position to the worth of each placement. Compiled by `core.compiled`.

Positions with at most two empty cells are worked out exactly, all others asked of the net. Nothing here is random.
"""

from typing import Any, NamedTuple

from ludoteka.core.kernel import Array

from .features import (
    BROKEN,
    CELL_ROWS,
    CELLS,
    COUNT,
    EMPTY,
    ROW_LENGTH,
    TAKEN,
    TILES,
    WELCOME,
    WORTH,
    describe,
    put,
    size,
    take_back,
)
from .net import Net, change, gather, head_of, points_to_come

EXACT = 4  # with so many empty cells left to fill, all that can happen is tried
NOT_THERE = -1.0  # in place of an expectation: the cell is taken


class Desk(NamedTuple):
    """Room to work: answers and first layers of a position, of one with a tile drawn, of one with the tile placed."""

    notes: Array
    answers: Array
    drawn: Array
    placed: Array
    sums: Any  # int16
    drawn_sums: Any
    placed_sums: Any
    second: Any
    third: Any


# -- the end, exactly -------------------------------------------------------------------------------------------


def first_empty(b: Array, after: int) -> int:
    cell = after + 1
    while b[TAKEN + cell] != 0:
        cell += 1
    return cell


def one_left(b: Array, bag: int) -> float:
    """The mean of what the last tile brings."""
    cell = first_empty(b, -1)
    points = 0
    for d in range(3):
        row = CELL_ROWS[cell, d]
        if b[row] != BROKEN and b[row] != EMPTY:
            points += size(bag & WELCOME[d, b[row]]) * WORTH[d, b[row]] * ROW_LENGTH[row]
    return points / size(bag)


def two_left(b: Array, bag: int) -> float:
    total = 0.0
    for tile in range(TILES):
        if bag >> tile & 1:
            best = 0.0
            cell = -1
            for _ in range(2):
                cell = first_empty(b, cell)
                x, y, z = b[CELL_ROWS[cell, 0]], b[CELL_ROWS[cell, 1]], b[CELL_ROWS[cell, 2]]
                points = put(b, tile, cell)
                best = max(best, points + one_left(b, bag & ~(1 << tile)))
                take_back(b, cell, x, y, z)
            total += best
    return total / size(bag)


def three_left(b: Array, bag: int) -> float:
    total = 0.0
    for tile in range(TILES):
        if bag >> tile & 1:
            best = 0.0
            cell = -1
            for _ in range(3):
                cell = first_empty(b, cell)
                x, y, z = b[CELL_ROWS[cell, 0]], b[CELL_ROWS[cell, 1]], b[CELL_ROWS[cell, 2]]
                points = put(b, tile, cell)
                best = max(best, points + two_left(b, bag & ~(1 << tile)))
                take_back(b, cell, x, y, z)
            total += best
    return total / size(bag)


# -- one placement ahead ----------------------------------------------------------------------------------------


def look(net: Net, b: Array, bag: int, desk: Desk) -> None:
    """Describe a position from scratch: the ground on which `best` stands."""
    describe(b, bag, desk.notes, desk.answers)
    gather(net, desk.answers, desk.sums)


def draw(net: Net, b: Array, bag: int, desk: Desk) -> None:
    """The same board with a tile gone from the bag."""
    if CELLS - b[COUNT] > 3:
        describe(b, bag, desk.notes, desk.drawn)
        change(net, desk.answers, desk.sums, desk.drawn, desk.drawn_sums)


def value(net: Net, b: Array, bag: int, desk: Desk) -> float:
    """The expected points still to come, after a placement."""
    left = CELLS - b[COUNT]
    if left == 0:
        return 0.0
    if left == 1:
        return one_left(b, bag)
    if left == 2:
        return two_left(b, bag)
    describe(b, bag, desk.notes, desk.placed)
    change(net, desk.drawn, desk.drawn_sums, desk.placed, desk.placed_sums)
    return max(0.0, points_to_come(net, head_of(b[COUNT]), desk.placed_sums, desk.second, desk.third))


def best(net: Net, b: Array, bag: int, tile: int, desk: Desk) -> float:
    """What the best placement of a tile brings, now and later. `bag` is without it; `look` has seen the board."""
    draw(net, b, bag, desk)
    most = 0.0
    for cell in range(CELLS):
        if b[TAKEN + cell] == 0:
            x, y, z = b[CELL_ROWS[cell, 0]], b[CELL_ROWS[cell, 1]], b[CELL_ROWS[cell, 2]]
            points = put(b, tile, cell)
            most = max(most, points + value(net, b, bag, desk))
            take_back(b, cell, x, y, z)
    return most


def mean_best(net: Net, b: Array, bag: int, desk: Desk) -> float:
    """The value of a position, by trying every tile that can come next."""
    look(net, b, bag, desk)
    total = 0.0
    for tile in range(TILES):
        if bag >> tile & 1:
            total += best(net, b, bag & ~(1 << tile), tile, desk)
    return total / size(bag)


def weigh(net: Net, b: Array, bag: int, tile: int, desk: Desk, out: Any) -> None:
    """The points from here on for each cell where the tile can go, as far as the net knows."""
    look(net, b, bag, desk)
    draw(net, b, bag, desk)
    for cell in range(CELLS):
        out[cell] = NOT_THERE
        if b[TAKEN + cell] == 0:
            x, y, z = b[CELL_ROWS[cell, 0]], b[CELL_ROWS[cell, 1]], b[CELL_ROWS[cell, 2]]
            points = put(b, tile, cell)
            out[cell] = points + value(net, b, bag, desk)
            take_back(b, cell, x, y, z)


# -- further ahead ----------------------------------------------------------------------------------------------


def weigh_exactly(b: Array, bag: int, tile: int, out: Any) -> None:
    """The same for the last EXACT placements, with nothing guessed."""
    for cell in range(CELLS):
        out[cell] = NOT_THERE
        if b[TAKEN + cell] == 0:
            x, y, z = b[CELL_ROWS[cell, 0]], b[CELL_ROWS[cell, 1]], b[CELL_ROWS[cell, 2]]
            out[cell] = float(put(b, tile, cell))
            left = CELLS - b[COUNT]
            if left == 1:
                out[cell] += one_left(b, bag)
            elif left == 2:
                out[cell] += two_left(b, bag)
            elif left == 3:
                out[cell] += three_left(b, bag)
            take_back(b, cell, x, y, z)


def best_cell(out: Any) -> int:
    found = 0
    for cell in range(CELLS):
        if out[cell] > out[found]:
            found = cell
    return found


def weigh_deeply(net: Net, b: Array, bag: int, tile: int, width: int, desk: Desk, out: Any) -> int:
    """As `weigh`, but the `width` best placements are tried with every next tile; return the best of them.

    The net's values and those of the search may differ by a little, all in the same direction: the placements not
    searched are shifted by as much, and never come out ahead of one that was.
    """
    if CELLS - b[COUNT] <= EXACT:
        weigh_exactly(b, bag, tile, out)
        return best_cell(out)
    weigh(net, b, bag, tile, desk, out)
    if width == 0:
        return best_cell(out)
    return deepen(net, b, bag, tile, width, desk, out)


def deepen(net: Net, b: Array, bag: int, tile: int, width: int, desk: Desk, out: Any) -> int:
    searched = 0  # a set of cells
    shift, lowest, highest, choice = 0.0, 0.0, -1.0, -1
    for turn in range(min(width, CELLS - b[COUNT])):
        cell = -1
        for other in range(CELLS):
            if b[TAKEN + other] == 0 and not searched >> other & 1 and (cell < 0 or out[other] > out[cell]):
                cell = other
        searched |= 1 << cell
        guess = out[cell]
        x, y, z = b[CELL_ROWS[cell, 0]], b[CELL_ROWS[cell, 1]], b[CELL_ROWS[cell, 2]]
        points = put(b, tile, cell)
        out[cell] = points + mean_best(net, b, bag, desk)
        take_back(b, cell, x, y, z)
        shift += (out[cell] - guess - shift) / (turn + 1)
        lowest = out[cell] if turn == 0 else min(lowest, out[cell])
        if out[cell] > highest:
            highest, choice = out[cell], cell
    for cell in range(CELLS):
        if b[TAKEN + cell] == 0 and not searched >> cell & 1:
            out[cell] = min(out[cell] + shift, lowest)
    return choice
