"""The room's players, weakest first. They see only what their seat may see."""

import random
from typing import Any

import numpy as np

from ludoteka.core.game import Game, Sight

from . import automa
from .contests import formula_points
from .parts import (
    CELLS,
    CHOOSING_CONTEST,
    DECISIONS,
    DISCARD,
    ENTER,
    HERS,
    IN_LARGE,
    IN_SMALL,
    MOST_ITEMS,
    PLACING,
    RESERVE,
    RESERVED,
    RESERVING,
    SPLIT,
    SPLITTING,
    TAKE,
    Parts,
    State,
)
from .thinking import item_worth


class StampPlayer:
    """What all levels share: the best action by some worth; of equals, any."""

    def __init__(self, game: Game, seed: int) -> None:
        self._random = random.Random(seed)
        self._game = game

    def choose(self, sight: Sight) -> int:
        worth = {action: self._worth(sight, action) for action in sight.legal}
        best = max(worth.values())
        return self._random.choice([action for action, value in worth.items() if value == best])

    def _worth(self, sight: Sight, action: int) -> float:
        raise NotImplementedError


class BeginnerPlayer(StampPlayer):
    """Fills the page from a corner and enters the contest that scores most; splits and takes without a thought."""

    def _worth(self, sight: Sight, action: int) -> float:
        p, s, seat = sight.parts, sight.state, sight.viewer
        if s.phase == PLACING:
            return float(-(action % CELLS)) if action < DISCARD else 0.0
        if s.phase == CHOOSING_CONTEST:
            return float(formula_points(p, s, seat, int(s.contest[action - ENTER])))
        return 0.0


class CasualPlayer(StampPlayer):
    """Greedy: reserves and takes what looks best, splits so that Pinzetta's procedure leaves the better half, and
    places each stamp where the page then scores most."""

    slack = 1  # how much looser than the tightest a place may be to be looked at

    def choose(self, sight: Sight) -> int:
        if sight.state.phase != PLACING:
            return super().choose(sight)
        kernel: Any = self._game.nimble
        plain = kernel is self._game.kernel
        p, s = (sight.parts, sight.state.copy()) if plain else (sight.parts.record()[0], sight.state.record()[0])
        actions, out = np.array(sight.legal, np.int64), np.zeros(len(sight.legal), np.int64)
        kernel.placement_worths(p, s, sight.viewer, actions, len(actions), self.slack, out)
        return self._random.choice([int(action) for action in actions[out == out.max()]])

    def _worth(self, sight: Sight, action: int) -> float:
        p, s, seat = sight.parts, sight.state, sight.viewer
        if s.phase == CHOOSING_CONTEST:
            return float(formula_points(p, s, seat, int(s.contest[action - ENTER])))
        if s.phase == RESERVING:
            slot = action - RESERVE
            return 0.0 if slot == MOST_ITEMS else float(item_worth(p, int(s.item[seat, slot])))
        if s.phase == SPLITTING:
            return split_worth(p, s, seat, action - SPLIT)
        return float(pile_worth(p, s, HERS, action - TAKE))


def pile_worth(p: Parts, s: State, side: int, pile: int) -> int:
    return sum(
        int(item_worth(p, int(s.item[side, slot]))) for slot in range(s.held[side]) if s.lies[side, slot] == pile
    )


def split_worth(p: Parts, s: State, seat: int, large: int) -> float:
    """What is left on average over her eight decision cards."""
    then = s.copy()
    for slot in range(s.held[seat]):
        if s.lies[seat, slot] != RESERVED:
            then.lies[seat, slot] = IN_LARGE if large >> slot & 1 else IN_SMALL
    left = {pile: pile_worth(p, then, seat, pile) for pile in (IN_SMALL, IN_LARGE)}
    automa.value_piles(then, seat)
    return sum(left[3 - _she_takes(p, then, seat, card)] for card in range(1, DECISIONS + 1)) / DECISIONS


def _she_takes(p: Parts, s: State, seat: int, card: int) -> int:
    then: Any = s.copy()
    automa.take_away(p, then, seat, int(p.crossed[card]))
    return automa.most_tokens(then, seat)


LEVELS = {"beginner": BeginnerPlayer, "casual": CasualPlayer}
