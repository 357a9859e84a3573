"""The hunt for the best frame: first a narrow search that finds a good one, then wide ones that aim higher, from the
most that could be had downwards. An aim that a whole search does not reach cannot be reached.

Work is counted in frames, never in time: the same task ends the same everywhere.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from ludoteka.core import dice
from ludoteka.core.compiled import compiled
from ludoteka.core.game import Game
from ludoteka.core.kernel import Array
from ludoteka.games.mini_fits import moves, parts, rules, scoring, thinking
from ludoteka.games.mini_fits.parts import MOST_ACTIONS, MOST_SQUARES, Parts
from ludoteka.games.mini_fits.thinking import Lore

from . import layers
from .layers import ACTION, ESTIMATE, FILLED, HEIGHTS, PARENT

NARROW, WIDE = 1_000, 30_000  # frames kept of a layer
ROOM = 12  # times as many are looked at before the best are kept
ANYTHING = -(1 << 40)  # a goal that every frame reaches
PATIENCE = 2  # aims that may stay open before the hunt ends


@dataclass(frozen=True)
class Task:
    """A round on a side of the board: the pieces in the order in which a seat places them, its start piece first."""

    parts: Parts
    side: int
    order: tuple[int, ...]
    lore: Lore = field(repr=False)


@dataclass(frozen=True)
class Found:
    """The actions of the round, what they bring, and the most that any others could."""

    actions: tuple[int, ...]
    score: int
    upper_bound: int


@cache
def world() -> SimpleNamespace:
    return compiled(
        "mini-fits-solver",
        [dice, parts, rules, scoring, moves, thinking, layers],
        base=Game.of("ludoteka.games.mini_fits").compiled_kernel,
    )


def hunt(task: Task, narrow: int = NARROW, wide: int = WIDE) -> Found:
    """The best frame that can be found, and whether there can be a better one."""
    search = Search(task)
    best, _ = search.run(ANYTHING, narrow)
    assert best, "there is always a place for the start piece"
    bound, tired = search.most(), 0
    for goal in range(search.most(), best.score, -1):
        better, whole = search.run(goal, wide)
        if better:
            best = better
            break
        if whole and not tired:
            bound = goal - 1
        tired += not whole
        if tired == PATIENCE:
            break
    return Found(best.actions, best.score, max(best.score, bound))


@dataclass
class Search:
    task: Task

    def __post_init__(self) -> None:
        self._p = self.task.parts.record()[0]
        self._lore = self.task.lore.record()[0]
        self._width = HEIGHTS + MOST_SQUARES if self.task.parts.columns > 8 else HEIGHTS + 8
        self._out, self._counts = np.zeros(MOST_ACTIONS, np.int64), np.zeros(MOST_SQUARES + 1, np.int64)
        self._area = [_area(self.task.parts, piece) for piece in self.task.order]

    def most(self) -> int:
        """What cannot be exceeded: the lines that the area of all pieces can fill, and all symbols."""
        empty = np.zeros(self._width, np.int64)
        return int(world().most_points(self._p, self.task.side, empty, sum(self._area), self._counts))

    def run(self, goal: int, width: int) -> tuple[Found | None, bool]:
        """The best frame that reaches the goal, if one was found; and whether nothing was left out."""
        layer, whole = np.zeros((1, self._width), np.int64), True
        past: list[Array] = []
        for turn, piece in enumerate(self.task.order):
            grown, complete = self._grow(layer, piece, turn, goal, width)
            whole = whole and complete
            if not len(grown):
                return None, whole
            past.append(grown[:, [PARENT, ACTION]].copy())
            layer = grown
        best = int(world().best_frame(self._p, self.task.side, layer, len(layer)))
        score = int(world().frame_points(self._p, self.task.side, int(layer[best, FILLED])))
        return (Found(_path(past, best), score, score), whole) if score >= goal else (None, whole)

    def _grow(self, old: Array, piece: int, turn: int, goal: int, width: int) -> tuple[Array, bool]:
        """The next layer, and whether it holds all that belongs there."""
        room = min(width * ROOM, len(old) * MOST_ACTIONS)
        new, table = np.zeros((room, self._width), np.int64), np.zeros(2 * room + 1, np.int64)
        left = sum(self._area[turn + 1 :])
        facts: tuple[Any, ...] = (self._p, self._lore, self.task.side, old, len(old), new, table)
        made = world().grow(*facts, piece, int(turn > 0), left, goal, self._out, self._counts)
        new = new[:made]
        if made <= width:
            return new, made < room
        return new[np.argsort(-new[:, ESTIMATE], kind="stable")[:width]], False


def _area(p: Parts, piece: int) -> int:
    return (int(p.form[piece, 0]) % (1 << 64)).bit_count()


def _path(past: Sequence[Array], place: int) -> tuple[int, ...]:
    actions: list[int] = []
    for layer in reversed(past):
        actions.append(int(layer[place, 1]))
        place = int(layer[place, 0])
    return tuple(reversed(actions))
