"""The room's players, weakest first. They see only what their seat may see."""

import random

from ludoteka.core.game import WAIT, Game, Sight

from .mind import chances, new_dice
from .parts import DISAGREE, DRAW, LOCK, PASS, VOTING, State
from .thinking import CAREFUL, CARELESS, EXCHANGE, action_worth

WORLDS = 10  # that an expert deals: more would take longer than 20 ms a move


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
        return self._random.choice(self._best(sight))

    def _hurry(self, sight: Sight) -> bool:
        """Not before the next player has played: whoever forgot to draw before us keeps the time to think of it."""
        return bool(sight.state.turn != (sight.viewer + 1) % sight.parts.seats)

    def _best(self, sight: Sight) -> list[int]:
        """The actions among which a coin may decide."""
        worth = {action: self._worth(sight, action) for action in sight.legal}
        best = max(worth.values())
        return [action for action, value in worth.items() if value == best]

    def _worth(self, sight: Sight, action: int) -> int:
        raise NotImplementedError


class BeginnerPlayer(CardPlayer):
    """Sees a sequence that one card completes, and exchanges dead cards; else plays any card anywhere."""

    def _worth(self, sight: Sight, action: int) -> int:
        worth = int(action_worth(sight.parts, sight.state, sight.viewer, action, CARELESS))
        return worth if worth >= EXCHANGE or action >= PASS else 1


class CasualPlayer(CardPlayer):
    """Completes and extends lines by what the board shows, blocks at the last moment, and spends jacks freely."""

    care = CARELESS

    def _worth(self, sight: Sight, action: int) -> int:
        return int(action_worth(sight.parts, sight.state, sight.viewer, action, self.care))


class ClubPlayer(CasualPlayer):
    """Blocks lines while they grow, and keeps jacks for what matters."""

    care = CAREFUL


class ExpertPlayer(CardPlayer):
    """Counts cards: knows its chance to win after each action, from its hand and all that was played. For the best few
    it deals the unseen cards in several ways, and looks a round ahead in each."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self._dice = new_dice(seed)

    def _best(self, sight: Sight) -> list[int]:
        in_question = [action for action in sight.legal if action <= PASS or action >= LOCK]
        if len(in_question) < 2:
            return in_question or [sight.legal[0]]
        found = chances(sight, in_question, WORLDS, self._dice)
        return [max(found, key=lambda action: found[action])]


LEVELS = {"beginner": BeginnerPlayer, "casual": CasualPlayer, "club": ClubPlayer, "expert": ExpertPlayer}
