"""The strongest player: packs all stamps of a day together, enters contests by what they will bring later, and counts
what Pinzetta gets. It works by count, never by the clock."""

from statistics import fmean
from typing import Any

import numpy as np

from ludoteka.core.game import Game
from ludoteka.core.kernel import Array
from ludoteka.core.room import Observation

from . import automa, solver
from .laying import page_task, shaken
from .parts import (
    CARD,
    CHOOSING_CONTEST,
    DAYS,
    END,
    ENTER,
    FOREVER,
    PLACING,
    RARE_FIELD,
    SHOW,
    TICKETED,
    Parts,
    State,
    doing,
    has_mark,
    is_card,
)
from .players import ClubPlayer, Packing
from .solving.pages import MOST_CHOICES
from .thinking import FOREVER_POINTS, POINT, SPECIALIST_POINTS, UNKNOWN_VALUE
from .trading import could_be

CLIMBS, CLIMBS_AMONG_SEVERAL = 40, 120  # times that the stamps of a day are taken up and laid anew
FUTURES, STAMPS_A_DAY = 12, 5  # pages of later days that are imagined, and how many stamps a day adds


class ExpertPlayer(ClubPlayer):
    def choose(self, observation: Observation) -> int:
        if len(observation.legal) == 1:
            return observation.legal[0]
        phase = doing(observation.state, observation.viewer)
        if phase == PLACING:
            return self._lay(observation, CLIMBS if observation.parts.seats == 1 else CLIMBS_AMONG_SEVERAL)
        if phase == CHOOSING_CONTEST:
            return self._enter(observation)
        return super().choose(observation)

    def _pack(self, observation: Observation) -> Packing:
        return Plans(self._game, observation)

    def _enter(self, observation: Observation) -> int:
        """The contest after which the later days promise most: what grows can wait."""
        p, s = observation.parts, solver.in_first_seat(observation.state, observation.viewer)
        now = contest_points(p, s)
        later = Futures(p, s, shaken(self._random.randrange(1 << 30))).means(DAYS - 1 - s.day)
        worth = {
            action: now[action - ENTER] + best_rest(later, action - ENTER, s.ticket[0]) for action in observation.legal
        }
        return max(worth, key=worth.__getitem__)


class Plans(Packing):
    """Sets of items, packed with more care; and what the others bring Pinzetta."""

    def __init__(self, game: Game, observation: Observation) -> None:
        super().__init__(game, observation)
        self._tables: dict[int, State] = {}  # whose page it is about sits in the first seat

    def _judge(self, seat: int, order: tuple[int, ...]) -> float:
        p, s = self._observation.parts, self._seen_by(seat)
        t = page_task(p, s, [item - CARD for item in order if is_card(item)])
        t.count = 0
        for item in order:
            if 0 < item < CARD:
                t.stamp[t.count] = item
                t.count += 1
        task, page = t.record(), s.record()
        solver.world().climb(p.record()[0], page[0], task[0], 0, shaken(1))
        return float(task[0]["best"]) + sum(self._aside(item) for item in order)

    def _seen_by(self, seat: int) -> State:
        if seat not in self._tables:
            self._tables[seat] = solver.in_first_seat(self._observation.state, seat)
        return self._tables[seat]

    def _aside(self, item: int) -> int:
        """What an item promises that is not on the page: unknown stamps, specialists, forever stamps."""
        if item < 0:
            return (UNKNOWN_VALUE + 2) * POINT
        if is_card(item):
            return 0 if self._observation.parts.effect[item - CARD] in (SHOW, END) else SPECIALIST_POINTS * POINT
        return FOREVER_POINTS * POINT if has_mark(self._observation.parts, item, FOREVER) else 0

    def outcome(self, kept: list[int], given: list[int]) -> float:
        p, s = self._observation.parts, self._observation.state
        return self.worth(kept) - POINT * sum(gift(p, s, item) for item in given)


def gift(p: Parts, s: State, item: int) -> float:
    """What an item brings Pinzetta on average over her decision cards."""
    if not p.full:
        return 0.0
    if item < 0:
        return fmean(gift(p, s, stamp) for stamp in could_be(p, s, item))
    field = automa.field_of(p, s, item)
    return field_mean(p, field) + (float(p.value[item]) if field == RARE_FIELD else 0.0)


def field_mean(p: Parts, field: int) -> float:
    return float(p.field_points[1:, field].mean())


# -- contests ---------------------------------------------------------------------------------------------------


def contest_points(p: Parts, s: State) -> list[float]:
    """What each contest would bring the first seat now."""
    world, record, page = solver.world(), p.record()[0], s.record()[0]
    return [float(world.formula_points(record, page, 0, int(s.contest[each]))) for each in range(TICKETED)]


class Futures:
    """Pages of later days: stamps that could come, laid as well as they go."""

    def __init__(self, p: Parts, s: State, dice: Array) -> None:
        self._p, self._s, self._dice = p, s, dice
        self._world, self._record = solver.world(), p.record()[0]
        left = [stamp for stamp in range(1, len(s.supply)) if s.supply[stamp] and not has_mark(p, stamp, FOREVER)]
        self._left = np.array(left, np.int64)

    def means(self, days: int) -> list[list[float]]:
        """For each day to come, what each contest would bring."""
        if not days:
            return []
        found = np.array([self._one(days) for _ in range(FUTURES)], np.float64)
        means: list[list[float]] = found.mean(axis=0).tolist()
        return means

    def _one(self, days: int) -> list[list[float]]:
        page, t = self._s.record(), page_task(self._p, self._s, [])
        then, stamps = list[list[float]](), self._draw(STAMPS_A_DAY * days)
        for day in range(days):
            t.count = STAMPS_A_DAY
            t.stamp[:STAMPS_A_DAY] = stamps[day * STAMPS_A_DAY : (day + 1) * STAMPS_A_DAY]
            solver.sort_stamps(self._p, t)
            self._world.settle(self._record, page[0], t.record()[0], self._dice)
            then.append([self._points(page[0], each) for each in range(TICKETED)])
        return then

    def _draw(self, count: int) -> list[int]:
        left = self._left.tolist()
        return [left.pop(int(self._world.roll(self._dice, len(left)))) for _ in range(count)]

    def _points(self, page: Any, category: int) -> float:
        return float(self._world.formula_points(self._record, page, 0, int(self._s.contest[category])))


def best_rest(later: list[list[float]], entered: int, ticket: Array) -> float:
    """The most that contests can bring on the days to come, one a day, none twice."""
    open_ones = [each for each in range(MOST_CHOICES) if each != entered and not ticket[each]]
    if not later:
        return 0.0
    if len(later) == 1:
        return max(later[0][each] for each in open_ones)
    return max(later[0][one] + later[1][other] for one in open_ones for other in open_ones if one != other)
