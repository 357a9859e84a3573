"""The room's players, weakest first. They see only what their seat may see."""

import random
from typing import Any

import numpy as np

from ludoteka.core.game import Game
from ludoteka.core.room import WAIT, Observation

from .mind import chances, new_dice
from .parts import ABSTAIN, DISAGREE, DRAW, LOCK, PASS, VOTING, State, team_of
from .thinking import CAREFUL, CARELESS, EXCHANGE

WORLDS = 10  # that an expert deals: more would take longer than 20 ms a move


class CardPlayer:
    """What all levels share: when to draw, and how to vote on table talk."""

    def __init__(self, game: Game, seed: int) -> None:
        self._game = game
        self._random = random.Random(seed)

    def choose(self, observation: Observation) -> int:
        s: State = observation.state
        if not observation.asked:
            return DRAW if DRAW in observation.legal and self._hurry(observation) else WAIT
        if s.phase == VOTING:
            return self._vote(observation)
        if DRAW in observation.legal:
            return DRAW  # the last moment: after the next play the seat goes on with a card less
        return self._random.choice(self._best(observation))

    def _vote(self, observation: Observation) -> int:
        """A program hears nobody talk, so it cannot say. But programs neither warn nor listen: where no two people are
        in the accused team, nobody was warned."""
        accused = [seat for seat in observation.people if team_of(observation.parts, seat) == observation.state.accused]
        return ABSTAIN if len(accused) > 1 else DISAGREE

    def _hurry(self, observation: Observation) -> bool:
        """Not before the next player has played: a player who forgot to draw before us still has time to notice."""
        return bool(observation.state.turn != (observation.viewer + 1) % observation.parts.seats)

    def _best(self, observation: Observation) -> list[int]:
        """The actions among which a coin may decide."""
        raise NotImplementedError


class LinePlayer(CardPlayer):
    """Goes by the lines on the board, and by nothing else."""

    care = CARELESS

    def _best(self, observation: Observation) -> list[int]:
        worth = self._worth(observation)
        best = max(worth.values())
        return [action for action, value in worth.items() if value == best]

    def _worth(self, observation: Observation) -> dict[int, int]:
        kernel: Any = self._game.fast_kernel
        plain = kernel is self._game.kernel
        p, s = (
            (observation.parts, observation.state)
            if plain
            else (observation.parts.record()[0], observation.state.record()[0])
        )
        actions, out = np.array(observation.legal, np.int64), np.zeros(len(observation.legal), np.int64)
        kernel.action_worths(p, s, observation.viewer, actions, len(actions), self.care, out)
        return dict(zip(observation.legal, (int(worth) for worth in out), strict=True))


class BeginnerPlayer(LinePlayer):
    """Sees a sequence that one card completes, and exchanges dead cards; else plays any card anywhere."""

    def _worth(self, observation: Observation) -> dict[int, int]:
        worth = super()._worth(observation)
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

    def _best(self, observation: Observation) -> list[int]:
        in_question = [action for action in observation.legal if action <= PASS or action >= LOCK]
        if len(in_question) < 2:
            return in_question or [observation.legal[0]]
        found = chances(observation, in_question, WORLDS, self._dice)
        return [max(found, key=lambda action: found[action])]


LEVELS = {"beginner": BeginnerPlayer, "casual": CasualPlayer, "club": ClubPlayer, "expert": ExpertPlayer}
