"""The page of an album: what fits where, what is adjacent to what. Kernel dialect.

What lies there is stored as units: a stamp, or one half of a double.
"""

from ludoteka.core.kernel import Array

from .parts import (
    BAND,
    CELLS,
    COLUMN_BITS,
    COLUMN_MASK,
    DOUBLE,
    HALF_ROW,
    HALF_SIDE,
    SIDE,
    WHOLE_ROW,
    Parts,
    State,
)


def fits(p: Parts, s: State, seat: int, stamp: int, cell: int) -> bool:
    """Is the page free where the stamp, with its upper left corner on this square, would lie? (It is never turned.)"""
    return bool(free_columns(p, s, seat, stamp, cell // SIDE) >> (cell % SIDE) & 1)


def free_columns(p: Parts, s: State, seat: int, stamp: int, row: int) -> int:
    """The columns, as a set, on which the corner can be if the stamp is to fit with its upper edge in this row."""
    if row + p.height[stamp] > SIDE:
        return 0
    covered = 0
    for down in range(p.height[stamp]):
        covered |= int(s.rows[seat, row + down])
    free = WHOLE_ROW & ~covered
    for _ in range(p.width[stamp] - 1):
        free &= free >> 1
    return free


def fits_somewhere(p: Parts, s: State, seat: int, stamp: int) -> bool:
    for row in range(SIDE):
        if free_columns(p, s, seat, stamp, row):
            return True
    return False


# -- all places at once -----------------------------------------------------------------------------------------


def add_places(p: Parts, stamp: int, top: int, middle: int, bottom: int, base: int, out: Array, count: int) -> int:
    """Write `base` and each square on which the stamp fits, on a page of these three bands, into `out` after the first
    `count`; return how many are there then. Where the stamp would cover a square that is not free, its corner is
    stopped: so bands are laid over themselves, moved as far to the left and upwards as the stamp reaches."""
    width, every = int(p.width[stamp]), (1 << (SIDE + 1 - int(p.width[stamp]))) - 1
    top, middle, bottom = spread_left(top, width), spread_left(middle, width), spread_left(bottom, width)
    top_stopped, middle_stopped, bottom_stopped = top, middle, bottom
    for _ in range(1, p.height[stamp]):
        top, middle, bottom = next_rows(top, middle), next_rows(middle, bottom), next_rows(bottom, WHOLE_ROW)
        top_stopped |= top
        middle_stopped |= middle
        bottom_stopped |= bottom
    count = add_corners(p, ~top_stopped, every, base, out, count)
    count = add_corners(p, ~middle_stopped, every, base + BAND * SIDE, out, count)
    return add_corners(p, ~bottom_stopped, every, base + 2 * BAND * SIDE, out, count)


def band(s: State, seat: int, first: int) -> int:
    """The covered squares of BAND rows, as one set: a row has the SIDE bits above those of the row before it."""
    rows = 0
    for row in range(BAND):
        rows |= int(s.rows[seat, first + row]) << (SIDE * row)
    return rows


def spread_left(rows: int, width: int) -> int:
    """Each square of a band, and so many to its left that they make a width. Where a row ends, this reaches into the
    row before, but only where nothing of that width has room."""
    spread = rows
    for left in range(1, width):
        spread |= rows >> left
    return spread


def next_rows(rows: int, below: int) -> int:
    """A band that begins one row further down. Of the band below only that row is taken: the others would not fit into
    64 bits."""
    return rows >> SIDE | (below & WHOLE_ROW) << (SIDE * (BAND - 1))


def add_corners(p: Parts, free: int, every: int, base: int, out: Array, count: int) -> int:
    """Write the free squares of a band, in those columns that are in `every`."""
    for row in range(BAND):
        corners, first = free >> (SIDE * row) & every, base + SIDE * row
        if corners:
            count = add_members(p, corners & HALF_ROW, first, out, count)
            count = add_members(p, corners >> HALF_SIDE, first + HALF_SIDE, out, count)
    return count


def add_members(p: Parts, columns: int, base: int, out: Array, count: int) -> int:
    """Write `base` and each column of half a row. As many numbers are written as there could be, and those that are too
    many written over by the next: a processor does that at a stroke, and need not guess how many there are."""
    listed, start = int(p.listed_columns[columns]), max(count, 0)
    for at in range(HALF_SIDE):
        out[start + at] = base + (listed >> (COLUMN_BITS * at) & COLUMN_MASK)
    return start + (listed >> (COLUMN_BITS * HALF_SIDE))


# -- laying -----------------------------------------------------------------------------------------------------


def lay(p: Parts, s: State, seat: int, stamp: int, cell: int) -> None:
    """Onto the page for good."""
    lay_unit(p, s, seat, stamp, 0, cell)
    if p.size_of[stamp] == DOUBLE:
        lay_unit(p, s, seat, stamp, 1, cell + 2 if p.width[stamp] > 2 else cell + 2 * SIDE)


def lay_unit(p: Parts, s: State, seat: int, stamp: int, half: int, cell: int) -> None:
    unit = s.units[seat]
    s.units[seat] += 1
    s.unit_stamp[seat, unit] = stamp
    s.unit_half[seat, unit] = half
    s.unit_cell[seat, unit] = cell
    width, height = unit_width(p, stamp), unit_height(p, stamp)
    for down in range(height):
        s.rows[seat, cell // SIDE + down] |= ((1 << width) - 1) << (cell % SIDE)
        for across in range(width):
            s.grid[seat, cell + down * SIDE + across] = unit + 1
    note_neighbours(s, seat, unit, width, height)


def lift(p: Parts, s: State, seat: int) -> None:
    """Take the stamp that was laid last off the page again: only to try things out."""
    double = s.unit_half[seat, s.units[seat] - 1]
    lift_unit(p, s, seat)
    if double:
        lift_unit(p, s, seat)


def lift_unit(p: Parts, s: State, seat: int) -> None:
    s.units[seat] -= 1
    unit = s.units[seat]
    cell, stamp = s.unit_cell[seat, unit], s.unit_stamp[seat, unit]
    width, height = unit_width(p, stamp), unit_height(p, stamp)
    for down in range(height):
        s.rows[seat, cell // SIDE + down] &= ~(((1 << width) - 1) << (cell % SIDE))
        for across in range(width):
            s.grid[seat, cell + down * SIDE + across] = 0
    for other in range(unit):
        s.touch[seat, other] &= ~(1 << unit)
    s.touch[seat, unit] = 0
    s.unit_stamp[seat, unit] = 0
    s.unit_half[seat, unit] = 0
    s.unit_cell[seat, unit] = 0


def unit_width(p: Parts, stamp: int) -> int:
    return 2 if p.size_of[stamp] == DOUBLE else int(p.width[stamp])


def unit_height(p: Parts, stamp: int) -> int:
    return 2 if p.size_of[stamp] == DOUBLE else int(p.height[stamp])


def note_neighbours(s: State, seat: int, unit: int, width: int, height: int) -> None:
    """All units that share a full or partial edge with this one, at it and at themselves."""
    cell = int(s.unit_cell[seat, unit])
    row, column = cell // SIDE, cell % SIDE
    for across in range(width):
        if row > 0:
            note_neighbour(s, seat, unit, cell - SIDE + across)
        if row + height < SIDE:
            note_neighbour(s, seat, unit, cell + height * SIDE + across)
    for down in range(height):
        if column > 0:
            note_neighbour(s, seat, unit, cell + down * SIDE - 1)
        if column + width < SIDE:
            note_neighbour(s, seat, unit, cell + down * SIDE + width)


def note_neighbour(s: State, seat: int, unit: int, cell: int) -> None:
    """What lies on this square is adjacent to the unit."""
    other = int(s.grid[seat, cell]) - 1
    if other >= 0:
        s.touch[seat, unit] |= 1 << other
        s.touch[seat, other] |= 1 << unit


def at_the_edge(p: Parts, s: State, seat: int, unit: int) -> bool:
    cell, stamp = s.unit_cell[seat, unit], s.unit_stamp[seat, unit]
    row, column = cell // SIDE, cell % SIDE
    right, bottom = column + unit_width(p, stamp), row + unit_height(p, stamp)
    return bool(row == 0 or column == 0 or right == SIDE or bottom == SIDE)


def is_surrounded(p: Parts, s: State, seat: int, unit: int) -> bool:
    """No empty square along its edges; the edge of the page surrounds as well."""
    cell, stamp = s.unit_cell[seat, unit], s.unit_stamp[seat, unit]
    width, height = unit_width(p, stamp), unit_height(p, stamp)
    row, column = cell // SIDE, cell % SIDE
    for across in range(width):
        if is_open(s, seat, row - 1, column + across) or is_open(s, seat, row + height, column + across):
            return False
    for down in range(height):
        if is_open(s, seat, row + down, column - 1) or is_open(s, seat, row + down, column + width):
            return False
    return True


def is_open(s: State, seat: int, row: int, column: int) -> bool:
    """An empty square of the page."""
    if row < 0 or row >= SIDE or column < 0 or column >= SIDE:
        return False
    return bool(s.grid[seat, row * SIDE + column] == 0)


def full_rows(s: State, seat: int) -> int:
    count = 0
    for row in range(SIDE):
        count += int(s.rows[seat, row] == WHOLE_ROW)
    return count


def full_columns(s: State, seat: int) -> int:
    full = WHOLE_ROW
    for row in range(SIDE):
        full &= s.rows[seat, row]
    return members_of(full)


def empty_squares(s: State, seat: int) -> int:
    count = CELLS
    for row in range(SIDE):
        count -= members_of(s.rows[seat, row])
    return count


def members_of(many: int) -> int:
    """How many are in a set."""
    count = 0
    while many:
        many &= many - 1
        count += 1
    return count
