"""The room's players, weakest first. They see only what their seat may see."""

import random

from ludoteka.core.game import Game, Sight

from .parts import PASS
from .thinking import greedy_worth


class TilePlayer:
    """What all levels share: the best action by some worth; of equals, any."""

    def __init__(self, game: Game, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, sight: Sight) -> int:
        worth = {action: self._worth(sight, action) for action in sight.legal}
        best = max(worth.values())
        return self._random.choice([action for action, value in worth.items() if value == best])

    def _worth(self, sight: Sight, action: int) -> int:
        raise NotImplementedError


class BeginnerPlayer(TilePlayer):
    """Lays any tile that fits, and draws only if none does."""

    def _worth(self, sight: Sight, action: int) -> int:
        return int(action < PASS)


class CasualPlayer(TilePlayer):
    """Takes the most points that are there now."""

    def _worth(self, sight: Sight, action: int) -> int:
        return int(greedy_worth(sight.parts, sight.state, action))


LEVELS = {"beginner": BeginnerPlayer, "casual": CasualPlayer}
