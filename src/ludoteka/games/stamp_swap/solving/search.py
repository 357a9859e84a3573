"""Every way to lay some stamps onto a page, as far as it can beat the best that is known. Kernel dialect.

Depth first, largest stamp first. Work is counted in stamps laid, never in time: the same task ends the same everywhere.
"""

from typing import Annotated

from ludoteka.core.kernel import Array, Struct, shape
from ludoteka.games.stamp_swap.album import fits, lift
from ludoteka.games.stamp_swap.parts import CELLS, SIDE, Parts, State

from .bounds import Outlook, most_worth
from .pages import MOST_STAMPS, UNPLACED, Task, is_complete, lay_at, page_worth, store_best

LEAVE_OUT = CELLS  # tried after all cells


class Hunt(Struct):
    """The search: for each stamp the next square to try."""

    work: int
    most_work: int
    tired: int  # 1: it ran out of work before everything was tried
    upper_bound: int
    next: Annotated[Array, shape(MOST_STAMPS + 1)]


def search(p: Parts, s: State, t: Task, o: Outlook, h: Hunt) -> None:
    """Improve on `t.best`; nothing is better than what it holds in the end unless the search grew tired."""
    for at in range(t.count):
        t.cell[at] = UNPLACED
    h.upper_bound = most_worth(p, s, t, 0, o)
    at = 0
    h.next[0] = 0
    while at >= 0 and h.upper_bound > t.best:
        if at == t.count:
            consider(p, s, t)
            at = step_back(p, s, t, at)
        elif h.next[at] > LEAVE_OUT:
            t.cell[at] = UNPLACED
            at = step_back(p, s, t, at)
        elif h.work >= h.most_work:
            h.tired = 1
            return
        elif step_on(p, s, t, h, at):
            h.work += 1
            if most_worth(p, s, t, at + 1, o) > t.best:
                at += 1
                h.next[at] = first_place(p, t, at)
            elif t.cell[at] != UNPLACED:
                lift(p, s, 0)


def step_on(p: Parts, s: State, t: Task, h: Hunt, at: int) -> bool:
    """Lay the stamp on the next square where it fits, or leave it out if it could be made not to fit."""
    while h.next[at] < CELLS:
        cell = h.next[at]
        h.next[at] += 1
        if fits(p, s, 0, t.stamp[at], cell):
            lay_at(p, s, t, at, cell)
            return True
    t.cell[at] = UNPLACED
    if h.next[at] > LEAVE_OUT:
        return False
    h.next[at] = LEAVE_OUT + 1
    return could_be_left_out(p, s, t, at)


def step_back(p: Parts, s: State, t: Task, at: int) -> int:
    """To the stamp before, which is taken up again."""
    at -= 1
    if at >= 0 and t.cell[at] != UNPLACED:
        lift(p, s, 0)
    return at


def consider(p: Parts, s: State, t: Task) -> None:
    if is_complete(p, s, t) and page_worth(p, s, t) > t.best:
        store_best(p, s, t)


def first_place(p: Parts, t: Task, at: int) -> int:
    """Of stamps that are all alike, the later lies after the earlier one; if that was left out, so is this."""
    if at == 0 or at >= t.count or not are_alike(p, t.stamp[at - 1], t.stamp[at]):
        return 0
    return LEAVE_OUT if t.cell[at - 1] == UNPLACED else int(t.cell[at - 1]) + 1


def are_alike(p: Parts, one: int, other: int) -> bool:
    """For everything that can score."""
    for half in range(2):
        if p.colour[one, half] != p.colour[other, half] or p.theme[one, half] != p.theme[other, half]:
            return False
    if p.size_of[one] != p.size_of[other] or p.width[one] != p.width[other]:
        return False
    return bool(p.mark[one] == p.mark[other] and p.value[one] == p.value[other])


# -- what does not fit ------------------------------------------------------------------------------------------


def could_be_left_out(p: Parts, s: State, t: Task, at: int) -> bool:
    """Could the stamps after this one leave no place for it? Not if there are more places apart from each other than
    they can touch."""
    blocked = 0
    for later in range(at + 1, t.count):
        blocked += places_touched(p, t.stamp[at], t.stamp[later])
    return places_apart(p, s, t.stamp[at], blocked + 1) <= blocked


def places_touched(p: Parts, stamp: int, other: int) -> int:
    """How many places for one stamp, none of which overlap, another stamp can touch."""
    across = (p.width[other] + p.width[stamp] - 2) // p.width[stamp] + 1
    down = (p.height[other] + p.height[stamp] - 2) // p.height[stamp] + 1
    return int(across * down)


def places_apart(p: Parts, s: State, stamp: int, enough: int) -> int:
    """Places for a stamp that do not overlap, taken from a few grids; no more than `enough` are counted."""
    most, width, height = 0, int(p.width[stamp]), int(p.height[stamp])
    for shift in range(width * height):
        count = 0
        for row in range(shift // width, SIDE, height):
            for column in range(shift % width, SIDE, width):
                count += int(fits(p, s, 0, stamp, row * SIDE + column))
        most = max(most, count)
        if most >= enough:
            return enough
    return most
