"""Players that need to know no game."""

import random

from .game import Game, Sight


class RandomPlayer:
    """Takes any legal action: the floor that every other bot is measured from."""

    def __init__(self, game: Game, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, sight: Sight) -> int:
        return self._random.choice(sight.legal)
