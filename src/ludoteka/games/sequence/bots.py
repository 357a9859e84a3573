"""The room's players, weakest first. They see only what their seat may see."""

import random
from typing import Any

import numpy as np

from ludoteka.core.game import WAIT, Game, Sight

from .mind import chances, new_dice
from .parts import ABSTAIN, DISAGREE, DRAW, LOCK, PASS, VOTING, State, team_of
from .thinking import CAREFUL, CARELESS, EXCHANGE

WORLDS = 10  # that an expert deals: more would take longer than 20 ms a move


class CardPlayer:
    """What all levels share: when to draw, and how to vote on table talk."""

    def __init__(self, game: Game, seed: int) -> None:
        self._game = game
        self._random = random.Random(seed)

    def choose(self, sight: Sight) -> int:
        s: State = sight.state
        if not sight.asked:
            return DRAW if DRAW in sight.legal and self._hurry(sight) else WAIT
        if s.phase == VOTING:
            return self._vote(sight)
        if DRAW in sight.legal:
            return DRAW  # the last moment: whoever plays first goes on with a card less
        return self._random.choice(self._best(sight))

    def _vote(self, sight: Sight) -> int:
        """A program hears nobody talk, so it cannot say. But programs neither warn nor listen: where no two people are
        in the accused team, nobody was warned."""
        accused = [seat for seat in sight.people if team_of(sight.parts, seat) == sight.state.accused]
        return ABSTAIN if len(accused) > 1 else DISAGREE

    def _hurry(self, sight: Sight) -> bool:
        """Not before the next player has played: whoever forgot to draw before us keeps the time to think of it."""
        return bool(sight.state.turn != (sight.viewer + 1) % sight.parts.seats)

    def _best(self, sight: Sight) -> list[int]:
        """The actions among which a coin may decide."""
        raise NotImplementedError


class LinePlayer(CardPlayer):
    """Goes by the lines on the board, and by nothing else."""

    care = CARELESS

    def _best(self, sight: Sight) -> list[int]:
        worth = self._worth(sight)
        best = max(worth.values())
        return [action for action, value in worth.items() if value == best]

    def _worth(self, sight: Sight) -> dict[int, int]:
        kernel: Any = self._game.nimble
        plain = kernel is self._game.kernel
        p, s = (sight.parts, sight.state) if plain else (sight.parts.record()[0], sight.state.record()[0])
        actions, out = np.array(sight.legal, np.int64), np.zeros(len(sight.legal), np.int64)
        kernel.action_worths(p, s, sight.viewer, actions, len(actions), self.care, out)
        return dict(zip(sight.legal, (int(worth) for worth in out), strict=True))


class BeginnerPlayer(LinePlayer):
    """Sees a sequence that one card completes, and exchanges dead cards; else plays any card anywhere."""

    def _worth(self, sight: Sight) -> dict[int, int]:
        worth = super()._worth(sight)
        return {a: value if value >= EXCHANGE or a >= PASS else 1 for a, value in worth.items()}


class CasualPlayer(LinePlayer):
    """Completes and extends lines, blocks a sequence at the last moment, and spends jacks freely."""


class ClubPlayer(LinePlayer):
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
