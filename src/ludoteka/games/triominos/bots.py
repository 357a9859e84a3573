"""The room's players, weakest first. They see only what their seat may see, and work by count, never by the clock."""

import random
from typing import Any, NamedTuple

import numpy as np

from ludoteka.core.dice import shake
from ludoteka.core.game import Game
from ludoteka.core.room import Observation

from .parts import PASS, face_of_action
from .thinking import Desk, greedy_worth

NEVER = -1_000_000  # to draw although a tile fits


class TilePlayer:
    """What all levels share: the best action by some worth; of equals, any."""

    def __init__(self, game: Game, seed: int) -> None:
        self._game = game
        self._random = random.Random(seed)

    def choose(self, observation: Observation) -> int:
        worth = {action: self._worth(observation, action) for action in observation.legal}
        best = max(worth.values())
        return self._random.choice([action for action, value in worth.items() if value == best])

    def _worth(self, observation: Observation, action: int) -> int:
        raise NotImplementedError


class BeginnerPlayer(TilePlayer):
    """Lays any tile that fits, and draws only if none does."""

    def _worth(self, observation: Observation, action: int) -> int:
        return int(action < PASS)


class CasualPlayer(TilePlayer):
    """Takes the most points that are there now."""

    def _worth(self, observation: Observation, action: int) -> int:
        return int(greedy_worth(observation.parts, observation.state, action))


class ClubPlayer(TilePlayer):
    """Also looks at the table it leaves: places for its own tiles and few for others, counted by what it has not seen
    yet, and bonuses that somebody could take."""

    def _worth(self, observation: Observation, action: int) -> int:
        if action >= PASS:
            return NEVER
        kernel: Any = self._game.fast_kernel
        plain = kernel is self._game.kernel
        p, s = (
            (observation.parts, observation.state.copy())
            if plain
            else (observation.parts.record()[0], observation.state.record()[0])
        )
        return int(kernel.careful_worth(p, s, observation.viewer, action))


class Look(NamedTuple):
    """So many of the best actions, each in so many worlds."""

    actions: int
    worlds: int


class ExpertPlayer(TilePlayer):
    """Reads the other racks, deals the unseen tiles in many ways, and plays its actions on to the end of the round: a
    short look at all of them, a long one at the best."""

    looks: tuple[Look, ...] = (Look(99, 24), Look(4, 48), Look(2, 96))

    def choose(self, observation: Observation) -> int:
        if len(observation.legal) == 1:
            return observation.legal[0]
        found = Study(self._game, observation, self._random.randrange(1 << 30)).esteem(self.looks)
        return max(found, key=found.__getitem__)


class Study:
    """A position as an expert thinks about it."""

    trust = 8  # a tile that does not agree with what its owner did is dealt to them once in so many times

    def __init__(self, game: Game, observation: Observation, seed: int) -> None:
        compiled_kernel: Any = game.compiled_kernel
        self._compiled, self._observation = compiled_kernel, observation
        self._p, self._s = observation.parts.record()[0], observation.state.record()
        self._world, self._future = game.blank().record(), game.blank().record()
        desk = Desk()
        shake(desk.dice, seed)
        self.desk = desk.record()
        compiled_kernel.read_racks(self._p, self._s[0], game.blank().record()[0], self.desk[0])

    def esteem(self, looks: tuple[Look, ...]) -> dict[int, float]:
        """What the actions came to that were in question to the end; each look takes the earlier ones into account."""
        totals = dict.fromkeys(self._in_question(), 0.0)
        worlds = 0
        for look in looks:
            best = sorted(totals, key=totals.__getitem__, reverse=True)[: look.actions]
            worlds += look.worlds
            for action, total in zip(best, self._ponder(best, look.worlds), strict=True):
                totals[action] += total
            totals = {action: totals[action] for action in best}
        return {action: total / worlds for action, total in totals.items()}

    def _in_question(self) -> list[int]:
        """On an empty table it does not matter how a tile is turned."""
        if self._observation.state.on_table:
            return list(self._observation.legal)
        return list(
            {int(self._observation.parts.tile_of[face_of_action(a)]): a for a in self._observation.legal}.values()
        )

    def _ponder(self, actions: list[int], worlds: int) -> list[int]:
        desk = self.desk[0]
        desk["actions"][: len(actions)] = np.array(actions, np.int64)
        desk["totals"][:] = 0
        self._compiled.ponder(self._p, self._s, self._world, self._future, len(actions), worlds, self.trust, desk)
        totals: list[int] = desk["totals"][: len(actions)].tolist()
        return totals


LEVELS = {"beginner": BeginnerPlayer, "casual": CasualPlayer, "club": ClubPlayer, "expert": ExpertPlayer}
