"""Which squares of a page a line of a score is about."""

from collections.abc import Iterable

from ludoteka.core.score_lines import score_lines
from ludoteka.games.stamp_swap import scoring
from ludoteka.games.stamp_swap.album import at_the_edge, is_surrounded, unit_height, unit_width
from ludoteka.games.stamp_swap.contests import group_from, kinds, those, those_of_kind
from ludoteka.games.stamp_swap.notation import cell_name
from ludoteka.games.stamp_swap.parts import (
    ADJACENT,
    EDGE,
    EMPTY,
    F_ADJACENT,
    F_KIND,
    F_LEAST,
    F_OF,
    F_WHICH,
    FOREVER,
    FULL_LINES,
    GROUPS,
    LARGEST_GROUP,
    MOST,
    OF_ATTENDEE,
    OF_COLUMNS,
    OF_MAT,
    OF_ROWS,
    SIDE,
    SURROUNDED,
    Parts,
    State,
    has_mark,
)

from .boards import cell_prefix


def scored_cells(p: Parts, s: State, seat: int, line: int) -> tuple[str, ...]:
    """Where the stamps lie, or the gaps, that a line counts on the seat's page as it is now."""
    kind, _, first, second, _ = score_lines(scoring, p, s, seat)[line]
    if kind == scoring.FOREVER_LINE:
        cells = _squares(p, s, seat, [n for n in _units(s, seat) if has_mark(p, s.unit_stamp[seat, n], FOREVER)])
    elif kind == scoring.VALUE_LINE:
        cells = _squares(p, s, seat, [n for n in _units(s, seat) if p.value[s.unit_stamp[seat, n]]])
    else:
        formula = _formula(s, seat, kind, first, second)
        cells = _counted(p, s, seat, formula) if formula else set()
    return tuple(cell_prefix(seat) + cell_name(cell) for cell in sorted(cells))


def _formula(s: State, seat: int, kind: int, first: int, second: int) -> int:
    """Which formula a line comes from; 0: none."""
    if kind == scoring.EXHIBITOR_LINE:
        return OF_ATTENDEE + second if second else OF_MAT + int(s.mat[seat])
    if kind == scoring.SPECIALIST_LINE:
        return OF_ATTENDEE + first
    return {scoring.CONTEST_LINE: second, scoring.BONUS_LINE: second, scoring.FINALE_LINE: first}.get(kind, 0)


def _counted(p: Parts, s: State, seat: int, formula: int) -> set[int]:
    kind, about = int(p.formula[formula, F_KIND]), int(p.formula[formula, F_OF])
    taken = _squares(p, s, seat, _units(s, seat))
    if kind == EMPTY:
        return set(range(SIDE * SIDE)) - taken
    if kind == FULL_LINES:
        return _full_lines(taken, rows=about != OF_COLUMNS, columns=about != OF_ROWS)
    belongs = int(those(p, s, seat, formula, F_WHICH))
    units = [unit for unit in _units(s, seat) if belongs >> unit & 1]
    if kind == SURROUNDED:
        units = [unit for unit in units if is_surrounded(p, s, seat, unit)]
    elif kind == EDGE:
        units = [unit for unit in units if at_the_edge(p, s, seat, unit)]
    elif kind == ADJACENT:
        adjacent = int(those(p, s, seat, formula, F_ADJACENT))
        units = [unit for unit in units if int(s.touch[seat, unit]) & adjacent]
    elif kind in (MOST, GROUPS, LARGEST_GROUP):
        units = _members(_best_of_a_kind(p, s, seat, formula, kind))
    return _squares(p, s, seat, units)


def _best_of_a_kind(p: Parts, s: State, seat: int, formula: int, kind: int) -> int:
    """Most stamps of a colour, theme or size; the largest group of one; or all groups that are large enough."""
    found = [int(those_of_kind(p, s, seat, formula, each)) for each in range(kinds(p.formula[formula, F_OF]))]
    if kind == MOST:
        return max(found, key=int.bit_count)
    groups = []
    for among in found:
        left = among
        while left:
            groups.append(int(group_from(s, seat, left & -left, left)))
            left &= ~groups[-1]
    if kind == LARGEST_GROUP:
        return max(groups, key=int.bit_count, default=0)
    return sum(group for group in groups if group.bit_count() >= p.formula[formula, F_LEAST])


def _full_lines(taken: set[int], *, rows: bool, columns: bool) -> set[int]:
    lines = [{SIDE * row + column for column in range(SIDE)} for row in range(SIDE)] if rows else []
    lines += [{SIDE * row + column for row in range(SIDE)} for column in range(SIDE)] if columns else []
    return {cell for line in lines if line <= taken for cell in line}


def _units(s: State, seat: int) -> range:
    return range(int(s.units[seat]))


def _members(many: int) -> list[int]:
    return [unit for unit in range(many.bit_length()) if many >> unit & 1]


def _squares(p: Parts, s: State, seat: int, units: Iterable[int]) -> set[int]:
    found = set()
    for unit in units:
        stamp, corner = int(s.unit_stamp[seat, unit]), int(s.unit_cell[seat, unit])
        for down in range(int(unit_height(p, stamp))):
            found |= {corner + down * SIDE + across for across in range(int(unit_width(p, stamp)))}
    return found
