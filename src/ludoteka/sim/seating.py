"""One game between programs, on the compiled rules: what the simulator plays thousands of."""

import hashlib
import random
from dataclasses import dataclass
from typing import Any

import numpy as np

from ludoteka.core.actors import AUTOMA, CHANCE, members
from ludoteka.core.game import WAIT, Bot, Game, Sight
from ludoteka.core.options import BaseOptions


@dataclass(frozen=True)
class Played:
    """How one game went."""

    deal: int  # games of the same deal had the same luck
    turned: int  # by how many seats the players had moved on
    scores: tuple[int, ...]  # by player, not by seat
    winners: tuple[int, ...]
    steps: int


@dataclass(frozen=True)
class Company:
    """A game and who plays it: everything that is the same in all games of a simulation."""

    game: Game
    options: BaseOptions
    levels: tuple[str, ...]
    seed: int
    components: str = ""

    def play(self, deal: int, turned: int = 0) -> Played:
        """A whole game. What happens follows from the seed, the deal and the seating, and from nothing else."""
        count = len(self.levels)
        at = [(player + turned) % count for player in range(count)]  # where each player sits
        players = {
            at[player]: self.game.bot(level, self._seed("bot", deal, player))
            for player, level in enumerate(self.levels)
        }
        table = Felt(self.game, self.options, count, self.components)
        steps = table.play(players, random.Random(self._seed("chance", deal)))
        scores = tuple(table.score(at[player]) for player in range(count))
        won = table.winners()
        winners = (*(player for player in range(count) if at[player] in won), *(won & {AUTOMA}))
        return Played(deal, turned, scores, winners, steps)

    def _seed(self, *what: object) -> int:
        return int.from_bytes(hashlib.sha256(repr((self.seed, *what)).encode()).digest()[:6], "big")


class Felt:
    """A table without a log: the state alone, in the form that the twin takes."""

    def __init__(self, game: Game, options: BaseOptions, seats: int, components: str = "") -> None:
        self._game = game
        self._seats = seats
        self._parts = game.parts(options, seats, components)
        self._p = self._parts.record()[0]
        self._s = game.blank().record()
        self._out = np.zeros(game.most_actions, np.int64)
        game.twin.setup(self._p, self._s[0])

    def play(self, players: dict[int, Bot], luck: random.Random) -> int:
        """To the end; return the number of steps."""
        steps = 0
        while waiting := int(self._game.twin.to_act(self._p, self._s[0])):
            actor, action = self._volunteer(players, waiting) or self._asked(players, waiting, luck)
            self._game.twin.apply(self._p, self._s[0], actor, action)
            steps += 1
        return steps

    def _asked(self, players: dict[int, Bot], waiting: int, luck: random.Random) -> tuple[int, int]:
        """What the first of those who must act does."""
        actor = next(members(waiting))
        legal = self._legal(actor)
        if actor == AUTOMA:
            return actor, legal[0]  # it follows its procedure
        return actor, luck.choice(legal) if actor == CHANCE else players[actor].choose(self.sight(actor, legal))

    def _volunteer(self, players: dict[int, Bot], waiting: int) -> tuple[int, int] | None:
        """What somebody does who may act, but need not."""
        for actor in members(int(self._game.twin.may_act(self._p, self._s[0])) & ~waiting):
            action = players[actor].choose(self.sight(actor, self._legal(actor), asked=False))
            if action != WAIT:
                return actor, action
        return None

    def sight(self, seat: int, legal: tuple[int, ...], *, asked: bool = True) -> Sight:
        seen = self._s.copy()
        self._game.twin.redact(self._p, seen[0], seat)
        return Sight(self._parts, self._struct(seen[0]), seat, legal, asked=asked)

    def score(self, seat: int) -> int:
        return int(self._game.twin.score(self._p, self._s[0], seat))

    def winners(self) -> set[int]:
        return set(members(int(self._game.twin.winners(self._p, self._s[0]))))

    def _legal(self, actor: int) -> tuple[int, ...]:
        count = self._game.twin.legal(self._p, self._s[0], actor, self._out)
        return tuple(int(action) for action in self._out[:count])

    def _struct(self, block: Any) -> Any:
        return type(self._game.blank())(block)
