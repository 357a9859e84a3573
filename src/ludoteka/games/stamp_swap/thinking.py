"""What an action is worth by what is seen now: for the bots. Kernel dialect."""

from ludoteka.core.kernel import Array

from .album import is_open, lay, lift
from .contests import formula_points
from .parts import (
    CARD,
    CELLS,
    DISCARD,
    FINALE,
    FOREVER,
    OF_ATTENDEE,
    OF_MAT,
    RARE,
    SHOW,
    SIDE,
    TICKETED,
    Parts,
    State,
    has_mark,
    is_card,
)

POINT = 12  # the worth of a point: a number with many divisors
LOOKED_AT = 1000 * POINT  # above all that was not
UNKNOWN_VALUE = 1  # of a stamp that is face down


def item_worth(p: Parts, item: int) -> int:
    """What an item promises whoever takes it, at a glance: its value, its size on the page, what cards and rares do."""
    if item < 0:
        return (UNKNOWN_VALUE + 2) * POINT
    if is_card(item):
        return 5 * POINT if p.effect[item - CARD] == SHOW else 4 * POINT
    if has_mark(p, item, FOREVER):
        return 3 * POINT
    return int(p.value[item] + 2 + int(has_mark(p, item, RARE))) * POINT


def page_worth(p: Parts, s: State, seat: int) -> int:
    """What the page would score now: open contests, exhibitors, finale."""
    worth = formula_points(p, s, seat, OF_MAT + s.mat[seat]) * POINT
    for category in range(TICKETED):
        if s.ticket[seat, category] == 0:
            worth += formula_points(p, s, seat, s.contest[category]) * POINT * 2 // 3
    worth += formula_points(p, s, seat, s.contest[FINALE]) * POINT
    for at in range(s.cards[seat]):
        card = s.owned[seat, at]
        if p.effect[card] == SHOW:
            worth += formula_points(p, s, seat, OF_ATTENDEE + card) * POINT
    return worth


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


def placement_worths(p: Parts, s: State, seat: int, actions: Array, count: int, slack: int, out: Array) -> None:
    """For each placement, what the page scores then and how tightly the stamp lies. Only the largest stamps are looked
    at, and of their places only those that are not much looser (`slack`) than the tightest; all else is worth nothing.
    Tries them on `s`, and leaves it as it was."""
    tightest = 0
    for at in range(count):
        out[at] = snugness(p, s, seat, actions[at])
        tightest = max(tightest, out[at])
    for at in range(count):
        if out[at] > 0 and out[at] >= tightest - slack * POINT:
            snug = out[at]
            lay(p, s, seat, s.gained[seat, actions[at] // CELLS], actions[at] % CELLS)
            out[at] = LOOKED_AT + page_worth(p, s, seat) + snug
            lift(p, s, seat)


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
