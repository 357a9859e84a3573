"""What a page can bring at most, whichever way the stamps that wait are laid. Kernel dialect.

Waiting stamps are put behind the units of the page for a moment, without a place: whatever only counts units is then
counted by the rules themselves. What depends on places is bounded here, from above for formulas that give points and
from below for those that cost some.
"""

from typing import Annotated

from ludoteka.core.kernel import Array, Struct, shape
from ludoteka.games.stamp_swap.album import (
    empty_squares,
    fits,
    full_columns,
    full_rows,
    is_open,
    is_surrounded,
    members_of,
    unit_height,
    unit_width,
)
from ludoteka.games.stamp_swap.contests import (
    belongs,
    count_lines_with,
    formula_count,
    group_from,
    kinds,
    those,
    those_of_kind,
)
from ludoteka.games.stamp_swap.parts import (
    ADJACENT,
    CELLS,
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
    MOST_UNITS,
    OF_COLUMNS,
    OF_ROWS,
    SIDE,
    SURROUNDED,
    VALUE,
    Parts,
    State,
)
from ludoteka.games.stamp_swap.scoring import forever_of, place_points, printed_values

from .pages import Task

AROUND = 4  # squares that a square touches


class Outlook(Struct):
    """What is known of a page while stamps wait."""

    waiting: int  # the first unit that has no place yet: those before it lie on the page
    area: int  # of all stamps that wait
    reach: Annotated[Array, shape(SIDE)]  # squares that some of them could cover, a set for each row
    needs: Annotated[Array, shape(MOST_UNITS)]
    touching: Annotated[Array, shape(AROUND + 1)]


# -- stamps that wait -------------------------------------------------------------------------------------------


def wait_for(p: Parts, s: State, t: Task, first: int, o: Outlook) -> None:
    """Put the stamps of the task from `first` on behind the units of the page."""
    o.waiting = s.units[0]
    o.area = 0
    for row in range(SIDE):
        o.reach[row] = 0
    for at in range(first, t.count):
        stamp = t.stamp[at]
        o.area += p.width[stamp] * p.height[stamp]
        reach_with(p, s, stamp, o)
        for half in range(2 if p.size_of[stamp] == DOUBLE else 1):
            s.unit_stamp[0, s.units[0]] = stamp
            s.unit_half[0, s.units[0]] = half
            s.units[0] += 1


def stop_waiting(s: State, o: Outlook) -> None:
    while s.units[0] > o.waiting:
        s.units[0] -= 1
        s.unit_stamp[0, s.units[0]] = 0
        s.unit_half[0, s.units[0]] = 0


def reach_with(p: Parts, s: State, stamp: int, o: Outlook) -> None:
    """Add the squares that this stamp could cover."""
    squares = (1 << p.width[stamp]) - 1
    for cell in range(CELLS):
        if fits(p, s, 0, stamp, cell):
            for down in range(p.height[stamp]):
                o.reach[cell // SIDE + down] |= squares << (cell % SIDE)


# -- formulas ---------------------------------------------------------------------------------------------------


def formula_bound(p: Parts, s: State, t: Task, formula: int, first: int, o: Outlook) -> int:
    """The most points a formula can bring."""
    each, per = p.formula[formula, F_EACH], p.formula[formula, F_PER]
    count = most_count(p, s, t, formula, first, o) if each > 0 else least_count(p, s, formula, o)
    return int(each * (count // per))


def most_count(p: Parts, s: State, t: Task, formula: int, first: int, o: Outlook) -> int:
    kind = p.formula[formula, F_KIND]
    if kind == SURROUNDED:
        return most_surrounded(p, s, formula, o)
    if kind == EDGE:
        return most_at_edge(p, s, t, formula, first, o)
    if kind == ADJACENT:
        return most_adjacent(p, s, formula, o)
    if kind in (LARGEST_GROUP, GROUPS):
        return most_groups(p, s, formula, kind, o)
    if kind == FULL_LINES:
        return most_full_lines(s, p.formula[formula, F_OF], o)
    if kind == LINES_WITH:
        return most_lines_with(p, s, formula, o)
    if kind == EMPTY:
        return empty_squares(s, 0)
    if kind == VALUE:
        return value_with(p, s, formula, o, 1)
    return formula_count(p, s, 0, formula)


def least_count(p: Parts, s: State, formula: int, o: Outlook) -> int:
    """Only more stamps can come, so a count never falls; but groups can grow together, and squares are covered."""
    kind = p.formula[formula, F_KIND]
    if kind == EMPTY:
        return max(0, empty_squares(s, 0) - o.area)
    if kind == VALUE:
        return value_with(p, s, formula, o, -1)
    if kind == GROUPS:
        return 0
    end = s.units[0]
    s.units[0] = o.waiting
    count = formula_count(p, s, 0, formula)
    s.units[0] = end
    return count


def value_with(p: Parts, s: State, formula: int, o: Outlook, sign: int) -> int:
    """The values on the page, and those that would add to the sum (1) or take from it (-1)."""
    total = 0
    for unit in range(s.units[0]):
        if belongs(p, s, 0, unit, formula, F_WHICH) and s.unit_half[0, unit] == 0:
            value = p.value[s.unit_stamp[0, unit]]
            if unit < o.waiting or value * sign > 0:
                total += value
    return int(total)


# -- surrounded -------------------------------------------------------------------------------------------------


def most_surrounded(p: Parts, s: State, formula: int, o: Outlook) -> int:
    """Every unit that waits; and of those on the page, as many as the squares to come can enclose: they are taken to
    lie where most units touch, and units are enclosed in the order of how little they need."""
    count, wanting = 0, 0
    for unit in range(s.units[0]):
        if belongs(p, s, 0, unit, formula, F_WHICH):
            if unit >= o.waiting or is_surrounded(p, s, 0, unit):
                count += 1
            else:
                needs = squares_needed(p, s, unit, o)
                if needs <= o.area:
                    o.needs[wanting] = needs
                    wanting += 1
    return count + enclosed(o, wanting, touched_at_most(s, o)) if wanting else count


def squares_needed(p: Parts, s: State, unit: int, o: Outlook) -> int:
    """How many empty squares lie along its edges; more than can come, if one of them is out of reach."""
    cell, stamp, needs = s.unit_cell[0, unit], s.unit_stamp[0, unit], 0
    row, column = cell // SIDE, cell % SIDE
    width, height = unit_width(p, stamp), unit_height(p, stamp)
    for across in range(width):
        needs += need_at(s, o, row - 1, column + across) + need_at(s, o, row + height, column + across)
    for down in range(height):
        needs += need_at(s, o, row + down, column - 1) + need_at(s, o, row + down, column + width)
    return needs


def need_at(s: State, o: Outlook, row: int, column: int) -> int:
    if not is_open(s, 0, row, column):
        return 0
    return 1 if o.reach[row] >> column & 1 else CELLS


def touched_at_most(s: State, o: Outlook) -> int:
    """How many edges with squares of the page the stamps that wait can have in all."""
    for sides in range(AROUND + 1):
        o.touching[sides] = 0
    for cell in range(CELLS):
        row, column = cell // SIDE, cell % SIDE
        if o.reach[row] >> column & 1:
            o.touching[sides_at(s, row, column)] += 1
    left, edges = o.area, 0
    for fewer in range(AROUND):
        taken = min(left, o.touching[AROUND - fewer])
        edges += taken * (AROUND - fewer)
        left -= taken
    return int(edges)


def sides_at(s: State, row: int, column: int) -> int:
    """How many squares around an empty one are covered."""
    return (
        int(is_covered(s, row - 1, column))
        + int(is_covered(s, row + 1, column))
        + int(is_covered(s, row, column - 1))
        + int(is_covered(s, row, column + 1))
    )


def is_covered(s: State, row: int, column: int) -> bool:
    if row < 0 or row >= SIDE or column < 0 or column >= SIDE:
        return False
    return bool(s.grid[0, row * SIDE + column] != 0)


def enclosed(o: Outlook, wanting: int, edges: int) -> int:
    """How many of those who want squares can have them all."""
    count = 0
    for needs in range(1, o.area + 1):
        for at in range(wanting):
            if o.needs[at] == needs and edges >= needs:
                edges -= needs
                count += 1
    return count


# -- edges, neighbours, groups, lines ---------------------------------------------------------------------------


def most_at_edge(p: Parts, s: State, t: Task, formula: int, first: int, o: Outlook) -> int:
    """Those that lie there, and of those that wait all that could."""
    end = s.units[0]
    s.units[0] = o.waiting
    count = formula_count(p, s, 0, formula)
    s.units[0] = end
    for unit in range(o.waiting, end):
        if belongs(p, s, 0, unit, formula, F_WHICH):
            count += int(fits_at_edge(p, s, s.unit_stamp[0, unit]))
    return count


def fits_at_edge(p: Parts, s: State, stamp: int) -> bool:
    for cell in range(CELLS):
        row, column = cell // SIDE, cell % SIDE
        right, bottom = column + p.width[stamp], row + p.height[stamp]
        if (row == 0 or column == 0 or right == SIDE or bottom == SIDE) and fits(p, s, 0, stamp, cell):
            return True
    return False


def can_gain_neighbour(p: Parts, s: State, unit: int, o: Outlook) -> bool:
    """Is there an empty square within reach along its edges?"""
    if unit >= o.waiting:
        return True
    return squares_needed(p, s, unit, o) % CELLS > 0


def most_adjacent(p: Parts, s: State, formula: int, o: Outlook) -> int:
    """Those that touch one; those that wait; and those on the page that one that waits could become adjacent to."""
    others, count = those(p, s, 0, formula, F_ADJACENT), 0
    some_wait = others >> o.waiting != 0
    for unit in range(s.units[0]):
        if belongs(p, s, 0, unit, formula, F_WHICH):
            if unit >= o.waiting:
                count += int(others & ~(1 << unit) != 0)
            elif s.touch[0, unit] & others:
                count += 1
            elif some_wait:
                count += int(can_gain_neighbour(p, s, unit, o))
    return count


def most_groups(p: Parts, s: State, formula: int, kind: int, o: Outlook) -> int:
    """The largest group: all of a kind that are open to each other. Groups: those large enough, and as many new ones as
    those that wait and the smaller groups could make."""
    largest, groups = 0, 0
    for each in range(kinds(p.formula[formula, F_OF])):
        members = those_of_kind(p, s, 0, formula, each)
        coming = members_of(members >> o.waiting)
        left, open_to_all, enough, small = members & ((1 << o.waiting) - 1), coming, 0, 0
        while left:
            group = group_from(s, 0, left & -left, left)
            size = members_of(group)
            left &= ~group
            largest = max(largest, size)
            open_to_all += size if coming and group_is_open(p, s, group, o) else 0
            enough += int(size >= p.formula[formula, F_LEAST])
            small += size if size < p.formula[formula, F_LEAST] else 0
        largest = max(largest, open_to_all)
        groups += enough + min(coming, (small + coming) // max(1, p.formula[formula, F_LEAST]))
    return largest if kind == LARGEST_GROUP else groups


def group_is_open(p: Parts, s: State, group: int, o: Outlook) -> bool:
    for unit in range(o.waiting):
        if group >> unit & 1 and can_gain_neighbour(p, s, unit, o):
            return True
    return False


def most_full_lines(s: State, about: int, o: Outlook) -> int:
    if about == OF_ROWS:
        return full_rows(s, 0) + most_lines(s, o, 1, SIDE)
    columns = full_columns(s, 0) + most_lines(s, o, SIDE, 1)
    return columns if about == OF_COLUMNS else columns + full_rows(s, 0) + most_lines(s, o, 1, SIDE)


def most_lines(s: State, o: Outlook, along: int, across: int) -> int:
    """How many more rows (or columns) the area that waits could fill."""
    wanting = 0
    for line in range(SIDE):
        needs = 0
        for at in range(SIDE):
            cell = line * across + at * along
            needs += need_at(s, o, cell // SIDE, cell % SIDE)
        if 0 < needs <= o.area:
            o.needs[wanting] = needs
            wanting += 1
    return enclosed(o, wanting, o.area)


def most_lines_with(p: Parts, s: State, formula: int, o: Outlook) -> int:
    """The lines of those on the page, and as many more as those that wait are high and wide."""
    end, about = s.units[0], p.formula[formula, F_OF]
    s.units[0] = o.waiting
    count = count_lines_with(p, s, 0, formula)
    s.units[0] = end
    for unit in range(o.waiting, end):
        if belongs(p, s, 0, unit, formula, F_WHICH):
            count += unit_height(p, s.unit_stamp[0, unit]) if about != OF_COLUMNS else 0
            count += unit_width(p, s.unit_stamp[0, unit]) if about != OF_ROWS else 0
    return min(count, SIDE if about in (OF_ROWS, OF_COLUMNS) else 2 * SIDE)


# -- the whole page ---------------------------------------------------------------------------------------------


def most_worth(p: Parts, s: State, t: Task, first: int, o: Outlook) -> int:
    """No way to lay the stamps from `first` on brings more. (For the solver: no weight is negative, none is for
    roughness.)"""
    wait_for(p, s, t, first, o)
    worth = t.value_weight * most_values(p, s, t, first, o)
    if t.forever_weight:
        worth += t.forever_weight * most_forever(p, s, o)
    for at in range(t.formulas):
        worth += t.weight[at] * formula_bound(p, s, t, t.formula[at], first, o)
    best = 0
    for at in range(t.choices):
        points = formula_bound(p, s, t, t.choice[at], first, o)
        worth += t.other_weight * points
        best = points if at == 0 else max(best, points)
    stop_waiting(s, o)
    return int(worth + t.best_weight * best)


def most_values(p: Parts, s: State, t: Task, first: int, o: Outlook) -> int:
    """Printed values are had from stamps on the page and from those that did not fit."""
    end = s.units[0]
    s.units[0] = o.waiting
    values = printed_values(p, s, 0)
    s.units[0] = end
    placed = printed_values(p, s, 0) - values
    discarded, gone = 0, 0
    for at in range(first):
        if t.cell[at] < 0:
            gone += p.value[t.stamp[at]]
    for at in range(first, t.count):
        discarded += p.value[t.stamp[at]]
    return int(values + gone + max(placed, discarded))


def most_forever(p: Parts, s: State, o: Outlook) -> int:
    """The best place that any number of forever stamps can bring, from those on the page to all."""
    end = s.units[0]
    s.units[0] = o.waiting
    fewest = forever_of(p, s, 0)
    s.units[0] = end
    best = place_points(p, s, fewest)
    for own in range(fewest + 1, forever_of(p, s, 0) + 1):
        best = max(best, place_points(p, s, own))
    return int(best)
