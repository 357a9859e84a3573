"""The room's players, weakest first. They see only what their seat may see, and work by count, never by the clock.

All judge a slide by the frame it leaves (`thinking`). They differ in what they look at and how carelessly; the expert
also plays its most promising slides out to the end of the round, with the cards that can still come in many orders.
"""

import random
from dataclasses import dataclass
from typing import Any

import numpy as np

from ludoteka.core.dice import DICE_WORDS
from ludoteka.core.game import Game
from ludoteka.core.room import Observation

from .parts import DEALING, MOST_ACTIONS, MOST_SQUARES, PASS, piece_for, side_of
from .rules import is_discarded
from .thinking import SIDES, WHOLE, Lore

# Weights of the facts (`thinking`), in thousandths of a point: lines alive, how full they are, squares buried,
# unevenness, wells, open boxes of whole sets, columns above the top.
SIMPLE = ((100, 300, -250, -30, 0, 0, -50), (60, 200, -150, -20, 0, 0, -50))
CAREFUL = ((250, 500, -120, -60, -80, 0, -100), (250, 400, -100, -50, -60, -150, -100))
TUNED = ((117, 781, -9, -33, -461, 0, 26), (80, 456, -58, -48, -355, -107, 9))  # found by trying many


@dataclass(frozen=True)
class Character:
    weights: tuple[tuple[int, ...], ...]
    carelessness: float = 0.0  # points by which a slide may be misjudged (standard deviation)
    playouts: tuple[tuple[int, int], ...] = ()  # so many of the best slides, each so often; then fewer, more often


BEGINNER = Character(SIMPLE, carelessness=0.5)
CASUAL = Character(CAREFUL, carelessness=0.1)
CLUB = Character(TUNED)
EXPERT = Character(TUNED, playouts=((12, 12), (4, 60)))
COACH = Character(TUNED, playouts=((12, 60), (6, 200)))  # looks back without haste


class Thinker:
    """A player of some character. The same seed and the same observations make the same choices."""

    def __init__(self, game: Game, seed: int, character: Character) -> None:
        self._game = game
        self._character = character
        self._lore = lore_of(character.weights)
        self._random = random.Random(seed)

    def choose(self, observation: Observation) -> int:
        if observation.state.phase == DEALING:
            return self._random.choice(observation.legal)
        worth = self.expectations(observation)
        if self._character.carelessness:
            worth = {
                action: self._random.gauss(estimate, self._character.carelessness) for action, estimate in worth.items()
            }
        return max(worth, key=worth.__getitem__)

    def expectations(self, observation: Observation) -> dict[int, float]:
        """For each legal action, the estimate, in points of this round."""
        frame = Frame(self._game, observation, self._lore)
        if not self._character.playouts or len(observation.legal) == 1:
            return frame.estimates()
        return frame.playouts(self._character.playouts, self._random.randrange(1 << 30))


class Frame:
    """A round as one seat may think about it: its own frame, the piece to place, the cards that can still come."""

    def __init__(self, game: Game, observation: Observation, lore: Lore) -> None:
        self._game, self._observation, self._lore = game, observation, lore
        p, s, seat = observation.parts, observation.state, observation.viewer
        self._side, self._filled, self._heights = side_of(p, s), int(s.filled[seat]), s.height[seat].copy()
        self._room, self._out = np.zeros((2, MOST_SQUARES), np.int64), np.zeros((2, MOST_ACTIONS), np.int64)

    def estimates(self) -> dict[int, float]:
        """What the frame promises after each legal action."""
        kernel: Any = self._game.fast_kernel
        p, lore = self._facts(compiled=kernel is not self._game.kernel)
        piece = piece_for(self._observation.state, self._observation.viewer)
        count = kernel.judge(p, lore, self._side, self._filled, self._heights, piece, self._room[1], self._out)
        estimates = {int(self._out[0, at]): self._out[1, at] / WHOLE for at in range(count)}
        return {action: estimates[action] for action in self._observation.legal}

    def playouts(self, looks: tuple[tuple[int, int], ...], seed: int) -> dict[int, float]:
        """The mean of many played-out rounds for the promising actions: a short look at more of them, a long one at the
        best. All of them meet the same luck. What is not looked at stays below what is."""
        worth = self.estimates()
        for slides, games in looks:
            promising = sorted(worth, key=worth.__getitem__, reverse=True)[:slides]
            means = {action: self._mean(action, games, seed) for action in promising}
            shift = min(means.values()) - worth[promising[-1]]
            worth = {action: means.get(action, estimate + shift) for action, estimate in worth.items()}
        return worth

    def _mean(self, action: int, games: int, seed: int) -> float:
        compiled_kernel: Any = self._game.compiled_kernel
        p, lore = self._facts(compiled=True)
        filled, heights, dice = self._filled, self._heights.copy(), np.zeros(DICE_WORDS, np.int64)
        if action != PASS:
            filled |= int(compiled_kernel.squares_at(p, action, compiled_kernel.drop(p, heights, action)))
        order = np.array(still_to_come(self._observation), np.int64)
        compiled_kernel.shake(dice, seed)
        facts = (p, lore, self._side, filled, heights, order, len(order), games, self._room, self._out, dice)
        return float(compiled_kernel.rollouts(*facts) / games)

    def _facts(self, *, compiled: bool) -> tuple[Any, Any]:
        p, lore = self._observation.parts, self._lore
        return (p.record()[0], lore.record()[0]) if compiled else (p, lore)


def still_to_come(observation: Observation) -> list[int]:
    """The pieces of the cards in the deck that this seat will have to place."""
    p, s, seat = observation.parts, observation.state, observation.viewer
    cards = (piece for piece in range(1, p.pieces + 1) if s.deck[piece] and piece != s.start[seat])
    return [piece for piece in cards if not is_discarded(p, s, piece)]


def lore_of(weights: tuple[tuple[int, ...], ...]) -> Lore:
    lore = Lore()
    lore.weight[:SIDES] = weights
    return lore


def beginner(game: Game, seed: int) -> Thinker:
    return Thinker(game, seed, BEGINNER)


def casual(game: Game, seed: int) -> Thinker:
    return Thinker(game, seed, CASUAL)


def club(game: Game, seed: int) -> Thinker:
    return Thinker(game, seed, CLUB)


def expert(game: Game, seed: int) -> Thinker:
    return Thinker(game, seed, EXPERT)


def adviser(game: Game) -> Thinker:
    return Thinker(game, 1, COACH)


LEVELS = {"beginner": beginner, "casual": casual, "club": club, "expert": expert}
