"""All stamps of a day, packed together: what a page is for, and a good way to lay them. It works by count."""

import numpy as np

from ludoteka.core.dice import DICE_WORDS
from ludoteka.core.kernel import Array
from ludoteka.core.room import Observation

from . import solver
from .parts import (
    CELLS,
    DAYS,
    DISCARD,
    END,
    FINALE,
    OF_ATTENDEE,
    OF_MAT,
    SHOW,
    TICKETED,
    Parts,
    State,
)
from .solving.pages import ANY_PLACE, Task
from .thinking import POINT

BEST_CONTEST, OTHER_CONTESTS = 4, 7  # of 12: what points in a contest are worth before it is entered
ROUGH = 2  # what a ragged edge costs on the days before the last


def shaken(seed: int) -> Array:
    dice = np.zeros(DICE_WORDS, np.int64)
    solver.world().shake(dice, seed)
    return dice


def first_of_the_best(observation: Observation, rounds: int, seed: int) -> int | None:
    """All stamps of the day are packed together, and so many times taken up and laid anew; of the best packing, the
    first stamp. None if it begins with none that may be laid."""
    p, s = observation.parts, solver.in_first_seat(observation.state, observation.viewer)
    t = page_task(p, s, [])
    solver.sort_stamps(p, t)
    t.slack = ANY_PLACE
    task, page = t.record(), s.record()
    solver.world().climb(p.record()[0], page[0], task[0], rounds, shaken(seed))
    slots = {int(s.gained[0, slot]): slot for slot in reversed(range(s.to_place[0]))}
    for stamp, cell in zip(t.stamp[: t.count].tolist(), task[0]["best_cell"].tolist(), strict=False):
        action = slots[stamp] * CELLS + cell if cell >= 0 else DISCARD + slots[stamp]
        if action in observation.legal:
            return int(action)
    return None


def page_task(p: Parts, s: State, more_cards: list[int]) -> Task:
    """Of the first seat: the stamps that wait, and all that scores from now on, with its weight."""
    t, days = Task(), DAYS - int(s.day)
    t.count = int(s.to_place[0])
    t.stamp[: t.count] = s.gained[0, : t.count]
    t.value_weight, t.rough_weight = POINT, ROUGH * (days - 1)
    t.other_weight, t.best_weight = (0, POINT) if days == 1 else (OTHER_CONTESTS, BEST_CONTEST)
    if days == 1:
        t.forever_weight = POINT
    cards = [*s.owned[0, : int(s.cards[0])].tolist(), *more_cards]
    weights = {OF_MAT + int(s.mat[0]): days, int(s.contest[FINALE]): 1}
    scoring = [card for card in cards if p.effect[card] in (SHOW, END)]
    weights |= {OF_ATTENDEE + card: days if p.effect[card] == SHOW else 1 for card in scoring}
    for formula, weight in weights.items():
        t.formula[t.formulas], t.weight[t.formulas] = formula, weight * POINT
        t.formulas += 1
    for category in range(TICKETED):
        if not s.ticket[0, category]:
            t.choice[t.choices] = s.contest[category]
            t.choices += 1
    return t
