"""The page of an album: what fits where, what is adjacent to what. Kernel dialect.

What lies there is stored as units: a stamp, or one half of a double.
"""

from .parts import (
    CELLS,
    DOUBLE,
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
    adjacent = units_around(p, s, seat, unit)
    s.touch[seat, unit] = adjacent
    for other in range(unit):
        if adjacent >> other & 1:
            s.touch[seat, other] |= 1 << unit


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


def units_around(p: Parts, s: State, seat: int, unit: int) -> int:
    """The units that share a full or partial edge with this one."""
    cell, stamp = s.unit_cell[seat, unit], s.unit_stamp[seat, unit]
    width, height = unit_width(p, stamp), unit_height(p, stamp)
    row, column, found = cell // SIDE, cell % SIDE, 0
    for across in range(width):
        found |= unit_at(s, seat, row - 1, column + across) | unit_at(s, seat, row + height, column + across)
    for down in range(height):
        found |= unit_at(s, seat, row + down, column - 1) | unit_at(s, seat, row + down, column + width)
    return found


def unit_at(s: State, seat: int, row: int, column: int) -> int:
    """What lies there as a set: of one, or of none."""
    if row < 0 or row >= SIDE or column < 0 or column >= SIDE or s.grid[seat, row * SIDE + column] == 0:
        return 0
    return 1 << (int(s.grid[seat, row * SIDE + column]) - 1)


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
