"""A task: stamps for a page, and what scores there. What a page brings, and a quick way to a good one. Kernel dialect.

Weights make it serve two masters: the solver counts points, the expert what a page promises for later days.
"""

from typing import Annotated

from ludoteka.core.dice import roll
from ludoteka.core.kernel import Array, Struct, shape
from ludoteka.games.stamp_swap.album import fits, fits_somewhere, lay, lift, members_of
from ludoteka.games.stamp_swap.contests import formula_points
from ludoteka.games.stamp_swap.parts import CELLS, SIDE, WHOLE_ROW, Parts, State
from ludoteka.games.stamp_swap.scoring import forever_points_of, printed_values
from ludoteka.games.stamp_swap.thinking import closed_sides

MOST_STAMPS, MOST_FORMULAS, MOST_CHOICES = 24, 24, 4
UNPLACED = -1
ANY_PLACE = 99


class Task(Struct):
    """Stamps, largest first; formulas that all score; and choices, of which only the best does."""

    count: int
    stamp: Annotated[Array, shape(MOST_STAMPS)]
    formulas: int
    formula: Annotated[Array, shape(MOST_FORMULAS)]
    weight: Annotated[Array, shape(MOST_FORMULAS)]
    choices: int
    choice: Annotated[Array, shape(MOST_CHOICES)]
    best_weight: int  # of the best choice
    other_weight: int  # of each choice, the best included
    value_weight: int  # of printed values
    forever_weight: int
    rough_weight: int  # what an edge between a covered and an empty square costs
    slack: int  # how much looser than the tightest a place may be to be looked at; ANY_PLACE: all are
    cell: Annotated[Array, shape(MOST_STAMPS)]  # where each stamp lies, or UNPLACED
    best_cell: Annotated[Array, shape(MOST_STAMPS)]
    best: int
    spare: Annotated[Array, shape(MOST_STAMPS)]


# -- what a page brings -----------------------------------------------------------------------------------------


def page_worth(p: Parts, s: State, t: Task) -> int:
    """Of the first seat's page, with all stamps of the task laid as `cell` says."""
    worth = t.value_weight * (printed_values(p, s, 0) + unplaced_values(p, t))
    if t.forever_weight:
        worth += t.forever_weight * forever_points_of(p, s, 0)
    for at in range(t.formulas):
        worth += t.weight[at] * formula_points(p, s, 0, t.formula[at])
    if t.choices:
        worth += choice_worth(p, s, t)
    if t.rough_weight:
        worth -= t.rough_weight * roughness(s)
    return int(worth)


def choice_worth(p: Parts, s: State, t: Task) -> int:
    worth, best = 0, 0
    for at in range(t.choices):
        points = formula_points(p, s, 0, t.choice[at])
        worth += t.other_weight * points
        if at == 0 or points > best:
            best = points
    return int(worth + t.best_weight * best)


def unplaced_values(p: Parts, t: Task) -> int:
    """What does not fit scores its value at once."""
    values = 0
    for at in range(t.count):
        if t.cell[at] == UNPLACED:
            values += p.value[t.stamp[at]]
    return values


def roughness(s: State) -> int:
    """Edges between covered and empty squares: the fewer, the more fits later."""
    rough, above = 0, WHOLE_ROW
    for row in range(SIDE):
        here = int(s.rows[0, row])
        rough += members_of(here ^ above)
        rough += members_of((here ^ (here << 1 | 1)) & WHOLE_ROW) + int(here >> (SIDE - 1) == 0)
        above = here
    return rough + members_of(above ^ WHOLE_ROW)


# -- laying and lifting -----------------------------------------------------------------------------------------


def lay_at(p: Parts, s: State, t: Task, at: int, cell: int) -> None:
    lay(p, s, 0, t.stamp[at], cell)
    t.cell[at] = cell


def lift_all(p: Parts, s: State, t: Task) -> None:
    """Take all stamps of the task off the page; `cell` still knows where they lay."""
    for at in range(t.count):
        if t.cell[at] != UNPLACED:
            lift(p, s, 0)


def lay_all(p: Parts, s: State, t: Task) -> None:
    for at in range(t.count):
        if t.cell[at] != UNPLACED:
            lay(p, s, 0, t.stamp[at], t.cell[at])


def lay_best(p: Parts, s: State, t: Task, at: int, dice: Array) -> None:
    """One stamp where the page is then worth most; of equals, any."""
    best, most, equals, tight = UNPLACED, 0, 0, tight_enough(p, s, t, at)
    for cell in range(CELLS):
        if fits(p, s, 0, t.stamp[at], cell) and (tight == 0 or closed_sides(p, s, 0, t.stamp[at], cell) >= tight):
            lay_at(p, s, t, at, cell)
            worth = page_worth(p, s, t)
            lift(p, s, 0)
            if best == UNPLACED or worth > most:
                best, most, equals = cell, worth, 1
            elif worth == most:
                equals += 1
                if roll(dice, equals) == 0:
                    best = cell
    t.cell[at] = UNPLACED
    if best != UNPLACED:
        lay_at(p, s, t, at, best)


def tight_enough(p: Parts, s: State, t: Task, at: int) -> int:
    """How many closed sides a place must have to be looked at."""
    if t.slack == ANY_PLACE:
        return 0
    tightest = 0
    for cell in range(CELLS):
        if fits(p, s, 0, t.stamp[at], cell):
            tightest = max(tightest, closed_sides(p, s, 0, t.stamp[at], cell))
    return max(0, tightest - t.slack)


# -- a good page ------------------------------------------------------------------------------------------------


def store_best(p: Parts, s: State, t: Task) -> None:
    t.best = page_worth(p, s, t)
    for at in range(t.count):
        t.best_cell[at] = t.cell[at]


def settle(p: Parts, s: State, t: Task, dice: Array) -> None:
    """Lay the stamps one by one, each where it does most; they stay on the page."""
    for at in range(t.count):
        t.cell[at] = UNPLACED
    for at in range(t.count):
        lay_best(p, s, t, at, dice)
    store_best(p, s, t)


def climb(p: Parts, s: State, t: Task, rounds: int, dice: Array) -> None:
    """Lay the stamps one by one; then, again and again, take a few up and lay them anew, and keep what is no worse.
    The page is in the end as it was; the best way to lay them is in `best_cell`, its worth in `best`."""
    settle(p, s, t, dice)
    for _ in range(rounds if t.count > 0 else 0):
        lift_all(p, s, t)
        for at in range(t.count):
            t.cell[at] = t.best_cell[at]
        shake_up(p, s, t, dice)
        if page_worth(p, s, t) >= t.best:
            store_best(p, s, t)
    lift_all(p, s, t)


def shake_up(p: Parts, s: State, t: Task, dice: Array) -> None:
    """Lay all but a few, then those few, in any order; what did not fit before is tried again."""
    for _ in range(1 + roll(dice, min(3, t.count))):
        t.cell[roll(dice, t.count)] = UNPLACED
    waiting = 0
    for at in range(t.count):
        if t.cell[at] == UNPLACED:
            t.spare[waiting] = at
            waiting += 1
    lay_all(p, s, t)
    while waiting:
        pick = roll(dice, waiting)
        waiting -= 1
        at = t.spare[pick]
        t.spare[pick] = t.spare[waiting]
        lay_best(p, s, t, at, dice)


def is_complete(p: Parts, s: State, t: Task) -> bool:
    """Nothing was left out that still fits: what fits must be placed."""
    for at in range(t.count):
        if t.cell[at] == UNPLACED and fits_somewhere(p, s, 0, t.stamp[at]):
            return False
    return True
