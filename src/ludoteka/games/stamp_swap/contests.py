"""What a formula counts on a page: contests, exhibitors and specialists alike. Kernel dialect."""

from .album import (
    at_the_edge,
    empty_squares,
    full_columns,
    full_rows,
    is_surrounded,
    members_of,
    unit_height,
    unit_width,
)
from .parts import (
    ADJACENT,
    COLOURS,
    COUNT,
    DOUBLE,
    EDGE,
    EMPTY,
    F_ADJACENT,
    F_EACH,
    F_KIND,
    F_LEAST,
    F_OF,
    F_PER,
    F_WHICH,
    FULL_LINES,
    GROUPS,
    LARGEST_GROUP,
    LINES_WITH,
    MOST,
    NONE,
    OF_COLOURS,
    OF_COLUMNS,
    OF_ROWS,
    OF_SIZES,
    OF_THEMES,
    SECOND,
    SETS,
    SIDE,
    SIZE_KINDS,
    SMALL_SQUARE,
    SURROUNDED,
    TINY,
    VALUE,
    VARIETY,
    W_COLOUR,
    W_MARK,
    W_SIZE,
    W_THEME,
    Parts,
    State,
)

COUNT_BITS, COUNT_MASK = 8, 255  # enough for MOST_UNITS


def formula_points(p: Parts, s: State, seat: int, formula: int) -> int:
    """What a formula brings on the seat's page as it is now."""
    return int(p.formula[formula, F_EACH] * (formula_count(p, s, seat, formula) // p.formula[formula, F_PER]))


def formula_count(p: Parts, s: State, seat: int, formula: int) -> int:
    """How many there are of what the formula asks about."""
    kind = p.formula[formula, F_KIND]
    if kind in (COUNT, SURROUNDED, EDGE, ADJACENT, VALUE):
        return count_units(p, s, seat, formula, kind)
    if kind in (SETS, SECOND, MOST, VARIETY):
        return count_kinds(p, s, seat, formula, kind)
    if kind in (LARGEST_GROUP, GROUPS):
        return count_groups(p, s, seat, formula, kind)
    if kind == FULL_LINES:
        return count_full_lines(s, seat, p.formula[formula, F_OF])
    if kind == LINES_WITH:
        return count_lines_with(p, s, seat, formula)
    return empty_squares(s, seat) if kind == EMPTY else 0


# -- unit by unit -----------------------------------------------------------------------------------------------


def size_kind(p: Parts, stamp: int) -> int:
    """The size that people count: half a double is 2x2; NONE for a forever stamp."""
    if p.size_of[stamp] == TINY:
        return NONE
    return SMALL_SQUARE if p.size_of[stamp] == DOUBLE else int(p.size_of[stamp])


def belongs(p: Parts, s: State, seat: int, unit: int, formula: int, which: int) -> bool:
    """Has the unit all that the formula asks for (F_WHICH), or what must be adjacent to it (F_ADJACENT)?"""
    stamp, half = s.unit_stamp[seat, unit], s.unit_half[seat, unit]
    size, colour = p.formula[formula, which + W_SIZE], p.formula[formula, which + W_COLOUR]
    theme, mark = p.formula[formula, which + W_THEME], p.formula[formula, which + W_MARK]
    if size == TINY and p.size_of[stamp] != TINY:
        return False
    if size not in (NONE, TINY, size_kind(p, stamp)):
        return False
    if colour not in (NONE, p.colour[stamp, half]) or theme not in (NONE, p.theme[stamp, half]):
        return False
    return bool(p.mark[stamp] & mark == mark)


def those(p: Parts, s: State, seat: int, formula: int, which: int) -> int:
    """The units that belong, as a set."""
    found = 0
    for unit in range(s.units[seat]):
        if belongs(p, s, seat, unit, formula, which):
            found |= 1 << unit
    return found


def count_units(p: Parts, s: State, seat: int, formula: int, kind: int) -> int:
    count, adjacent = 0, 0
    if kind == ADJACENT:
        adjacent = those(p, s, seat, formula, F_ADJACENT)
    for unit in range(s.units[seat]):
        if belongs(p, s, seat, unit, formula, F_WHICH):
            if kind == VALUE:
                count += p.value[s.unit_stamp[seat, unit]] * (1 - s.unit_half[seat, unit])
            elif kind == SURROUNDED:
                count += int(is_surrounded(p, s, seat, unit))
            elif kind == EDGE:
                count += int(at_the_edge(p, s, seat, unit))
            else:
                count += int(kind == COUNT or s.touch[seat, unit] & adjacent != 0)
    return int(count)


# -- kind by kind -----------------------------------------------------------------------------------------------


def kinds(about: int) -> int:
    """How many colours, themes or sizes there are."""
    return SIZE_KINDS if about == OF_SIZES else COLOURS


def kind_of(p: Parts, s: State, seat: int, unit: int, about: int) -> int:
    stamp, half = s.unit_stamp[seat, unit], s.unit_half[seat, unit]
    if about == OF_COLOURS:
        return int(p.colour[stamp, half])
    return int(p.theme[stamp, half]) if about == OF_THEMES else size_kind(p, stamp)


def those_of_kind(p: Parts, s: State, seat: int, formula: int, kind: int) -> int:
    """Of the units that belong, those of one colour, theme or size, as a set."""
    found = 0
    for unit in range(s.units[seat]):
        if kind_of(p, s, seat, unit, p.formula[formula, F_OF]) == kind and belongs(p, s, seat, unit, formula, F_WHICH):
            found |= 1 << unit
    return found


def counts_by_kind(p: Parts, s: State, seat: int, formula: int) -> int:
    """How many of the units that belong are of each colour, theme or size: COUNT_BITS for each, the first lowest."""
    counts, about = 0, p.formula[formula, F_OF]
    for unit in range(s.units[seat]):
        kind = kind_of(p, s, seat, unit, about)
        if kind != NONE and belongs(p, s, seat, unit, formula, F_WHICH):
            counts += 1 << (COUNT_BITS * kind)
    return counts


def count_kinds(p: Parts, s: State, seat: int, formula: int, kind: int) -> int:
    """Whole sets, the most abundant kind, the second most abundant, or how many kinds there are."""
    most, second, least, there = 0, 0, s.units[seat], 0
    counts = counts_by_kind(p, s, seat, formula)
    for each in range(kinds(p.formula[formula, F_OF])):
        count = counts >> (COUNT_BITS * each) & COUNT_MASK
        if count > most:
            second = most
            most = count
        elif count > second:
            second = count
        least = min(least, count)
        there += int(count > 0)
    if kind == SETS:
        return int(least)
    if kind == VARIETY:
        return there
    return most if kind == MOST else second


# -- groups -----------------------------------------------------------------------------------------------------


def group_from(s: State, seat: int, start: int, among: int) -> int:
    """The units of a set that hang together with those in `start`."""
    group, new = start, start
    while new:
        lowest = new & -new
        reached = int(s.touch[seat, members_of(lowest - 1)]) & among & ~group
        group |= reached
        new ^= lowest | reached
    return group


def count_groups(p: Parts, s: State, seat: int, formula: int, kind: int) -> int:
    """The largest group of one kind, or how many groups are large enough."""
    largest, groups = 0, 0
    for each in range(kinds(p.formula[formula, F_OF])):
        left = those_of_kind(p, s, seat, formula, each)
        while left:
            group = group_from(s, seat, left & -left, left)
            size = members_of(group)
            largest = max(largest, size)
            groups += int(size >= p.formula[formula, F_LEAST])
            left &= ~group
    return largest if kind == LARGEST_GROUP else groups


# -- rows and columns -------------------------------------------------------------------------------------------


def count_full_lines(s: State, seat: int, about: int) -> int:
    if about == OF_ROWS:
        return full_rows(s, seat)
    return full_columns(s, seat) if about == OF_COLUMNS else full_rows(s, seat) + full_columns(s, seat)


def count_lines_with(p: Parts, s: State, seat: int, formula: int) -> int:
    """The rows and columns in which at least one unit that belongs lies."""
    rows, columns = 0, 0
    for unit in range(s.units[seat]):
        if belongs(p, s, seat, unit, formula, F_WHICH):
            cell, stamp = s.unit_cell[seat, unit], s.unit_stamp[seat, unit]
            rows |= ((1 << unit_height(p, stamp)) - 1) << (cell // SIDE)
            columns |= ((1 << unit_width(p, stamp)) - 1) << (cell % SIDE)
    about = p.formula[formula, F_OF]
    if about == OF_ROWS:
        return members_of(rows)
    return members_of(columns) if about == OF_COLUMNS else members_of(rows) + members_of(columns)
