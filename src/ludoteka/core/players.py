"""Players that need to know no game."""

import random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .room import Observation


class RandomPlayer:
    """Takes any legal action: the floor that every other bot is measured from."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, observation: "Observation") -> int:
        return self._random.choice(observation.legal)
