"""What an action is worth by what is seen now: for the bots, and for a player who considers a place. Kernel dialect."""

from ludoteka.core.kernel import Array

from .album import empty_squares, fits, fits_somewhere, is_open, lay, lift, members_of
from .contests import formula_count, formula_points, kinds, those_of_kind
from .parts import (
    ADJACENT,
    CARD,
    CELLS,
    DAYS,
    DISCARD,
    EDGE,
    END,
    F_KIND,
    F_OF,
    FOREVER,
    FULL_LINES,
    GROUPS,
    LARGEST_GROUP,
    LINES_WITH,
    MOST,
    OF_ATTENDEE,
    OF_MAT,
    RARE,
    SECOND,
    SETS,
    SHOW,
    SIDE,
    SURROUNDED,
    TICKETED,
    Parts,
    State,
    has_mark,
    is_card,
)
from .scoring import finale_points, forever_of, forever_points_of, printed_values

POINT = 12  # the worth of a point: a number with many divisors
LOOKED_AT = 1000 * POINT  # above all that was not
UNKNOWN_VALUE = 1  # of a stamp that is face down
GROWTH, SPECIALIST_POINTS, FOREVER_POINTS = 1, 4, 2  # what a day adds to a card, and rules of thumb


def item_worth(p: Parts, item: int) -> int:
    """What an item promises its taker, at a glance: its value, its size on the page, what cards and rares do."""
    if item < 0:
        return (UNKNOWN_VALUE + 2) * POINT
    if is_card(item):
        return 5 * POINT if p.effect[item - CARD] == SHOW else 4 * POINT
    if has_mark(p, item, FOREVER):
        return 3 * POINT
    return int(p.value[item] + 2 + int(has_mark(p, item, RARE))) * POINT


def closed_sides(p: Parts, s: State, seat: int, stamp: int, cell: int) -> int:
    """How much of a stamp's edge would lie against something: tight packing leaves room for what comes."""
    row, column, closed = cell // SIDE, cell % SIDE, 0
    width, height = int(p.width[stamp]), int(p.height[stamp])
    for across in range(width):
        closed += int(not is_open(s, seat, row - 1, column + across))
        closed += int(not is_open(s, seat, row + height, column + across))
    for down in range(height):
        closed += int(not is_open(s, seat, row + down, column - 1))
        closed += int(not is_open(s, seat, row + down, column + width))
    return closed


def snugness(p: Parts, s: State, seat: int, action: int) -> int:
    """Zero for a stamp that is not among the largest."""
    if action >= DISCARD:
        return 0
    stamp, largest = s.gained[seat, action // CELLS], 0
    for slot in range(s.to_place[seat]):
        largest = max(largest, p.width[s.gained[seat, slot]] * p.height[s.gained[seat, slot]])
    if p.width[stamp] * p.height[stamp] < largest:
        return 0
    return closed_sides(p, s, seat, stamp, action % CELLS) * POINT // 2 + 1


# -- considering a place ----------------------------------------------------------------------------------------


def asks_where(p: Parts, formula: int) -> bool:
    """Does it matter to the formula where a stamp lies, and not only that it does?"""
    kind = p.formula[formula, F_KIND]
    return bool(kind in (LARGEST_GROUP, GROUPS, SURROUNDED, FULL_LINES, LINES_WITH, EDGE, ADJACENT))


def points_there(p: Parts, s: State, seat: int, stamp: int, formulas: Array, count: int, out: Array) -> None:
    """For each square on which a stamp can lie with its corner: what each formula would bring then, and before that the
    first square where all would bring the same, counted from 1; for the others 0. Tries it on `s`, and leaves it as it
    was."""
    first = -1
    for cell in range(CELLS):
        out[cell, 0] = 0
        if fits(p, s, seat, stamp, cell):
            lay(p, s, seat, stamp, cell)
            for at in range(count):
                if first < 0 or asks_where(p, formulas[at]):
                    out[cell, at + 1] = formula_points(p, s, seat, formulas[at])
                else:
                    out[cell, at + 1] = out[first, at + 1]
            lift(p, s, seat)
            first = cell if first < 0 else first
            out[cell, 0] = 1 + first_alike(cell, count, out)


def first_alike(cell: int, count: int, out: Array) -> int:
    """The first square on which a stamp fits and every formula brings what it does on this one."""
    for other in range(cell):
        if out[other, 0] == other + 1:  # the first of its kind itself
            same = 0
            for at in range(count):
                same += int(out[other, at + 1] == out[cell, at + 1])
            if same == count:
                return other
    return cell


def stamps_there(
    parts: tuple[Parts],
    states: tuple[State],
    seat: int,
    stamps: Array,
    number: int,
    formulas: Array,
    count: int,
    out: Array,
    end: Array,
) -> None:
    """All that is asked about some stamps in one call: `end_with` of all of them, of which the first is 0, and
    `points_there` of the others."""
    p, s = parts[0], states[0]
    for at in range(1, number):
        points_there(p, s, seat, stamps[at], formulas, count, out[at])
    end_with(p, s, seat, stamps, number, end)


def page_now(
    parts: tuple[Parts],
    states: tuple[State],
    seat: int,
    formulas: Array,
    count: int,
    sizes: Array,
    number: int,
    out: Array,
) -> None:
    """`formulas_now`; and in the row after them what is on a page, whatever is asked about it: empty squares, forever
    stamps, printed values, and which of some stamps, one of each size, still fit (a set)."""
    p, s = parts[0], states[0]
    formulas_now(p, s, seat, formulas, count, out)
    out[count, 0] = empty_squares(s, seat)
    out[count, 1] = forever_of(p, s, seat)
    out[count, 2] = printed_values(p, s, seat)
    for at in range(number):
        out[count, 3] |= int(fits_somewhere(p, s, seat, sizes[at])) << at


def formulas_now(p: Parts, s: State, seat: int, formulas: Array, count: int, out: Array) -> None:
    """For each formula: what it brings now, what it counts; and how many units there are of each kind, if it compares
    those."""
    for at in range(count):
        formula = formulas[at]
        out[at, 0] = formula_points(p, s, seat, formula)
        out[at, 1] = formula_count(p, s, seat, formula)
        if p.formula[formula, F_KIND] in (SETS, SECOND, MOST):
            for kind in range(kinds(p.formula[formula, F_OF])):
                out[at, 2 + kind] = members_of(those_of_kind(p, s, seat, formula, kind))


def end_with(p: Parts, s: State, seat: int, stamps: Array, count: int, out: Array) -> None:
    """For each stamp: the printed values, and the points for forever stamps, if it lay on the page; 0: as it is now.
    Spoils `s`: a stamp is laid on whatever is there, as only its kind is asked about."""
    for at in range(count):
        if stamps[at]:
            lay(p, s, seat, stamps[at], 0)
        out[at, 0] = printed_values(p, s, seat)
        out[at, 1] = forever_points_of(p, s, seat)
        if stamps[at]:
            lift(p, s, seat)


# -- packing ----------------------------------------------------------------------------------------------------


def prospect(p: Parts, s: State, seat: int) -> int:
    """What a page and the cards promise until the end of the game."""
    days = DAYS - s.day
    worth = formula_points(p, s, seat, OF_MAT + s.mat[seat]) * days
    for at in range(s.cards[seat]):
        card = s.owned[seat, at]
        if p.effect[card] == SHOW:
            worth += formula_points(p, s, seat, OF_ATTENDEE + card) * days + GROWTH * (days - 1)
        elif p.effect[card] == END:
            worth += formula_points(p, s, seat, OF_ATTENDEE + card) + GROWTH * (days - 1)
        else:
            worth += SPECIALIST_POINTS
    worth += finale_points(p, s, seat) + printed_values(p, s, seat) + FOREVER_POINTS * forever_of(p, s, seat)
    return worth * POINT + contest_prospect(p, s, seat)


def contest_prospect(p: Parts, s: State, seat: int) -> int:
    """The best open contest now in full, the others by half: they are for later days, or for none."""
    total, best = 0, 0
    for category in range(TICKETED):
        if s.ticket[seat, category] == 0:
            points = formula_points(p, s, seat, s.contest[category])
            total += points
            best = max(best, points)
    return (total + best) * POINT // 2


def best_place(p: Parts, s: State, seat: int, stamp: int, slack: int) -> int:
    """Where a stamp does most for the page, among its tighter places; -1 if it fits nowhere."""
    tightest, best, most = -1, -1, 0
    for cell in range(CELLS):
        if fits(p, s, seat, stamp, cell):
            tightest = max(tightest, closed_sides(p, s, seat, stamp, cell))
    for cell in range(CELLS):
        if fits(p, s, seat, stamp, cell):
            snug = closed_sides(p, s, seat, stamp, cell)
            if snug >= tightest - slack:
                lay(p, s, seat, stamp, cell)
                worth = prospect(p, s, seat) + snug * POINT // 2
                lift(p, s, seat)
                if best < 0 or worth > most:
                    best, most = cell, worth
    return best


def set_worth(p: Parts, s: State, seat: int, items: Array, count: int, slack: int) -> int:
    """What the seat could expect if it had these items, packed one after the other in this order. Tries it on `s`,
    and leaves it as it was."""
    worth, laid, cards = 0, 0, s.cards[seat]
    for at in range(count):
        if items[at] < 0:
            worth += (UNKNOWN_VALUE + 2) * POINT
        elif is_card(items[at]):
            s.owned[seat, s.cards[seat]] = items[at] - CARD
            s.cards[seat] += 1
    for at in range(count):
        if items[at] > 0 and not is_card(items[at]):
            cell = best_place(p, s, seat, items[at], slack)
            if cell < 0:
                worth += p.value[items[at]] * POINT
            else:
                lay(p, s, seat, items[at], cell)
                laid += 1
    worth += prospect(p, s, seat)
    for _ in range(laid):
        lift(p, s, seat)
    while s.cards[seat] > cards:
        s.cards[seat] -= 1
        s.owned[seat, s.cards[seat]] = 0
    return int(worth)


def place_worths(p: Parts, s: State, seat: int, actions: Array, count: int, slack: int, out: Array) -> None:
    """For each placement, what the page promises then, and how tightly the stamp lies. Only the largest stamps are
    looked at, and of their places only those that are not much looser (`slack`) than the tightest; all else is worth
    nothing. Tries them on `s`, and leaves it as it was."""
    tightest = 0
    for at in range(count):
        out[at] = snugness(p, s, seat, actions[at])
        tightest = max(tightest, out[at])
    for at in range(count):
        if out[at] > 0 and out[at] >= tightest - slack * POINT:
            snug = out[at]
            lay(p, s, seat, s.gained[seat, actions[at] // CELLS], actions[at] % CELLS)
            out[at] = LOOKED_AT + prospect(p, s, seat) + snug
            lift(p, s, seat)
