"""The room's players, weakest first. They see only what their seat may see."""

import random

from ludoteka.core.game import WAIT, Game, Sight

from .parts import DISAGREE, DRAW, PASS, VOTING, State
from .thinking import EXCHANGE, action_worth


class CardPlayer:
    """What all levels share: when to draw, and how to vote. A program hears no table talk, so it confirms none."""

    def __init__(self, game: Game, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, sight: Sight) -> int:
        s: State = sight.state
        if not sight.asked:
            return DRAW if DRAW in sight.legal and self._hurry(sight) else WAIT
        if s.phase == VOTING:
            return DISAGREE
        worth = {action: self._worth(sight, action) for action in sight.legal}
        best = max(worth.values())
        return self._random.choice([action for action, value in worth.items() if value == best])

    def _hurry(self, sight: Sight) -> bool:
        """Not before the next player has played: whoever forgot to draw before us keeps the time to think of it."""
        return bool(sight.state.turn != (sight.viewer + 1) % sight.parts.seats)

    def _worth(self, sight: Sight, action: int) -> int:
        raise NotImplementedError


class BeginnerPlayer(CardPlayer):
    """Sees a sequence that one card completes, and exchanges dead cards; else plays any card anywhere."""

    def _worth(self, sight: Sight, action: int) -> int:
        worth = int(action_worth(sight.parts, sight.state, sight.viewer, action))
        return worth if worth >= EXCHANGE or action >= PASS else 1


class CasualPlayer(CardPlayer):
    """Completes, blocks and extends lines by what the board shows now, and keeps jacks for what matters."""

    def _worth(self, sight: Sight, action: int) -> int:
        return int(action_worth(sight.parts, sight.state, sight.viewer, action))


LEVELS = {"beginner": BeginnerPlayer, "casual": CasualPlayer}
