"""The room's players, weakest first. They see only what their seat may see, and work by count, never by the clock.

All judge a slide by the frame it leaves (`thinking`); they differ in what they look at and how carelessly.
"""

import random
from dataclasses import dataclass
from typing import Any

import numpy as np

from ludoteka.core.game import Game, Sight

from .parts import DEALING, MOST_ACTIONS, MOST_SQUARES, piece_for, side_of
from .thinking import SIDES, WHOLE, Lore

# Weights of the facts (`thinking`), in thousandths of a point: lines alive, how full they are, squares buried,
# unevenness, wells, open boxes of whole sets, columns above the top.
SIMPLE = ((100, 300, -250, -30, 0, 0, -50), (60, 200, -150, -20, 0, 0, -50))
CAREFUL = ((250, 500, -120, -60, -80, 0, -100), (250, 400, -100, -50, -60, -150, -100))


@dataclass(frozen=True)
class Character:
    weights: tuple[tuple[int, ...], ...]
    carelessness: float = 0.0  # points by which a slide may be misjudged (standard deviation)


BEGINNER = Character(SIMPLE, carelessness=0.5)
CASUAL = Character(CAREFUL, carelessness=0.1)


class Thinker:
    """A player of some character. The same seed and the same sights make the same choices."""

    def __init__(self, game: Game, seed: int, character: Character) -> None:
        self._game = game
        self._character = character
        self._lore = lore_of(character.weights)
        self._random = random.Random(seed)

    def choose(self, sight: Sight) -> int:
        if sight.state.phase == DEALING:
            return self._random.choice(sight.legal)
        worth = self.expectations(sight)
        if self._character.carelessness:
            worth = {action: self._random.gauss(hope, self._character.carelessness) for action, hope in worth.items()}
        return max(worth, key=worth.__getitem__)

    def expectations(self, sight: Sight) -> dict[int, float]:
        """For each legal action, what the frame then promises, in points."""
        p, s, seat = sight.parts, sight.state, sight.viewer
        kernel: Any = self._game.nimble
        twins = kernel is not self._game.kernel
        parts, lore = (p.record()[0], self._lore.record()[0]) if twins else (p, self._lore)
        out, tops = np.zeros((2, MOST_ACTIONS), np.int64), np.zeros(MOST_SQUARES, np.int64)
        filled, heights = int(s.filled[seat]), s.height[seat].copy()
        count = kernel.judge(parts, lore, side_of(p, s), filled, heights, piece_for(s, seat), tops, out)
        hopes = {int(action): hope / WHOLE for action, hope in zip(out[0, :count], out[1, :count], strict=True)}
        return {action: hopes[action] for action in sight.legal}


def lore_of(weights: tuple[tuple[int, ...], ...]) -> Lore:
    lore = Lore()
    lore.weight[:SIDES] = weights
    return lore


def beginner(game: Game, seed: int) -> Thinker:
    return Thinker(game, seed, BEGINNER)


def casual(game: Game, seed: int) -> Thinker:
    return Thinker(game, seed, CASUAL)


LEVELS = {"beginner": beginner, "casual": casual}
