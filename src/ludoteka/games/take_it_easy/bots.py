"""The room's players, weakest first. They see only what their seat may see, and work by count, never by the clock.

All judge placements by what the rows may still bring (`thinking`). They differ in what they bother to count, in how
carelessly they look, and in how far: the expert asks a trained net where it knows the game (`mind`); elsewhere it plays
its most promising placements out to the end of the round, many times.
"""

import math
import random
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from ludoteka.core.dice import DICE_WORDS
from ludoteka.core.game import Game
from ludoteka.core.room import Observation

from . import boards, mind
from .parts import FREE, MOST_ACTIONS, Parts, State
from .thinking import MOST_ALIKE, MOST_NEEDED, WHOLE, Lore


@dataclass(frozen=True)
class Character:
    counts_bag: bool = True  # else: believes that every tile may still come
    carelessness: float = 0.0  # points by which a placement may be misjudged (standard deviation)
    playouts: int = 0  # of each promising placement, where no net knows better


BEGINNER = Character(counts_bag=False, carelessness=10)
CASUAL = Character(carelessness=6)
CLUB = Character()
EXPERT = Character(playouts=32)
COACH = Character(playouts=120)  # looks back with less haste, though somebody waits

PROMISING = 6  # placements that an expert looks at twice
CAUTION = 1.7  # a row needs tiles that suit the crossing rows, too: its bare odds are taken to this power
FRESH, GLOW = 400, 500  # of WHOLE: how seriously an empty row, or the bonus of a brightest beam, is taken


class Thinker:
    """A player of some character. The same seed and the same observations make the same choices."""

    def __init__(self, game: Game, seed: int, character: Character) -> None:
        self._game = game
        self._character = character
        self._random = random.Random(seed)

    def choose(self, observation: Observation) -> int:
        worth = self.expectations(observation)
        if self._character.carelessness:
            worth = {
                action: self._random.gauss(estimate, self._character.carelessness) for action, estimate in worth.items()
            }
        return max(worth, key=worth.__getitem__)

    def expectations(self, observation: Observation) -> dict[int, float]:
        """For each legal action, the points that this round is expected to bring."""
        table = Alone(self._game, observation, lore_for(observation.parts, self._character.counts_bag))
        if not self._character.playouts or len(observation.legal) == 1:
            return table.estimates()
        if mind.knows(without_contact(observation.parts)):
            worth = mind.expectations(
                without_contact(observation.parts), observation.state, observation.viewer, depth=2
            )
            return {action: worth[action] for action in observation.legal}
        return table.playouts(self._character.playouts, self._random.randrange(1 << 30))


class Alone:
    """The table as one seat may think about it: its own board, the bag, the called tile; nobody else."""

    def __init__(self, game: Game, observation: Observation, lore: Lore) -> None:
        self._game = game
        self._parts, self._state = alone(observation)
        self._lore = lore
        self._out = np.zeros(MOST_ACTIONS, np.int64)
        self._estimates = np.zeros(MOST_ACTIONS, np.int64)

    def estimates(self) -> dict[int, float]:
        kernel: Any = self._game.fast_kernel
        if kernel is self._game.kernel:
            p, s, imagined, lore = self._parts, self._state, self._state.copy(), self._lore
        else:
            p, s, imagined, lore = (each.record()[0] for each in (self._parts, self._state, self._state, self._lore))
        count = kernel.judge(p, s, imagined, lore, self._out, self._estimates)
        return {int(self._out[index]): self._estimates[index] / WHOLE for index in range(count)}

    def playouts(self, games: int, seed: int) -> dict[int, float]:
        """The mean of so many played-out rounds for the promising actions. All of them meet the same luck. The others
        are as far below the worst of these as they are by the estimate."""
        estimates = self.estimates()
        promising = sorted(estimates, key=estimates.__getitem__, reverse=True)[:PROMISING]
        means = {action: self._mean(action, games, seed) for action in promising}
        shift = min(means.values()) - estimates[promising[-1]]
        return {action: means.get(action, estimate + shift) for action, estimate in estimates.items()}

    def _mean(self, action: int, games: int, seed: int) -> float:
        compiled_kernel: Any = self._game.compiled_kernel
        s, dice = self._state.record(), np.zeros(DICE_WORDS, np.int64)
        p, lore = self._parts.record()[0], self._lore.record()[0]
        compiled_kernel.apply(p, s[0], 0, action)
        compiled_kernel.shake(dice, seed)
        total = compiled_kernel.finish_rounds(p, s, s.copy(), s.copy(), lore, games, dice, self._out, self._estimates)
        return float(total / games)


def without_contact(p: Parts) -> Parts:
    """The same game with free placement. The net has learned that one; it is a good judge where tiles must touch, too,
    since what the rows are worth is the same."""
    free = p.copy()
    free.placement = FREE
    return free


def alone(observation: Observation) -> tuple[Parts, State]:
    """The same game with this seat as its only one, in its last round."""
    p, s, seat = observation.parts.copy(), observation.state.copy(), observation.viewer
    p.seats, p.rounds = 1, 1
    s.round = 0
    for own in (s.board, s.aside, s.chosen, s.done):
        own[0] = own[seat]
    return p, s


def lore_for(p: Parts, counts_bag: bool) -> Lore:
    lore = _lore(int(p.calls), int(p.tiles)).copy()
    lore.counts_bag = int(counts_bag)
    return lore


@lru_cache
def _lore(calls: int, tiles: int) -> Lore:
    lore = Lore()
    lore.fresh, lore.glow = FRESH, GLOW
    for direction, numbers in enumerate(boards.NUMBERS):
        for rank, number in enumerate(sorted(numbers), start=1):
            lore.rank[direction, number] = rank
            lore.number_of[direction, rank] = number
    for left in range(calls + 1):
        for alike in range(MOST_ALIKE + 1):
            for needed in range(MOST_NEEDED + 1):
                odds = at_least(needed, alike, left, tiles - calls + left)
                lore.odds[left, alike, needed] = round(WHOLE * odds**CAUTION)
    return lore


def at_least(needed: int, alike: int, calls: int, bag: int) -> float:
    """The chance that so many of the fitting tiles are among those still called from the bag."""
    alike = min(alike, bag)
    ways = sum(math.comb(alike, hit) * math.comb(bag - alike, calls - hit) for hit in range(needed, calls + 1))
    return ways / math.comb(bag, calls)


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
