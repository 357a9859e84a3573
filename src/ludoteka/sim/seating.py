"""One game between programs, on the compiled rules: what the simulator plays thousands of."""

import hashlib
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from ludoteka.core.actors import AUTOMA, CHANCE, members
from ludoteka.core.game import Game
from ludoteka.core.log import Entry, Log
from ludoteka.core.match import Match, Seat, Setting
from ludoteka.core.options import BaseOptions
from ludoteka.core.record import write_record
from ludoteka.core.room import WAIT, Bot, Observation


@dataclass(frozen=True)
class Played:
    """How one game went."""

    deal: int  # games of the same deal had the same luck
    turned: int  # by how many seats the players had moved on
    scores: tuple[int, ...]  # by player, not by seat
    winners: tuple[int, ...]
    steps: int
    drawn: bool = False  # the winners are not all of one team
    record: str = ""  # the game in notation, if it was asked for


@dataclass(frozen=True)
class Lineup:
    """A game and who plays it: everything that is the same in all games of a simulation. `records`: every game is
    also written down."""

    game: Game
    options: BaseOptions
    levels: tuple[str, ...]
    seed: int
    components: str = ""
    records: bool = False

    def play(self, deal: int, turned: int = 0) -> Played:
        """A whole game. What happens follows from the seed, the deal and the seating, and from nothing else."""
        count = len(self.levels)
        at = [(player + turned) % count for player in range(count)]  # where each player sits
        players = {
            at[player]: self.game.bot(level, self._seed("bot", deal, player))
            for player, level in enumerate(self.levels)
        }
        table = FastTable(self.game, self.options, count, self.components)
        steps = table.play(players, random.Random(self._seed("chance", deal)))
        scores = tuple(table.score(at[player]) for player in range(count))
        won = table.winners()
        winners = (*(player for player in range(count) if at[player] in won), *(won & {AUTOMA}))
        record = write_record(Match(self._setting(at), Log(tuple(table.log)))) if self.records else ""
        return Played(deal, turned, scores, winners, steps, len({self._teams[seat] for seat in won}) > 1, record)

    def _setting(self, at: Sequence[int]) -> Setting:
        """The table as a record names it: bots by their level in every language, numbered if there are several."""
        seats = [Seat("", "")] * len(at)
        for player, level in enumerate(self.levels):
            number = f" {self.levels[: player + 1].count(level)}" if self.levels.count(level) > 1 else ""
            seats[at[player]] = Seat(f"bot:{level}", level + number)
        return Setting(self.game, self.options, tuple(seats), self.components)

    @cached_property
    def _teams(self) -> Mapping[int, int]:
        """Who wins or loses together: a number for each team, or for each seat where everybody plays alone."""
        teams = Match(self._setting(range(len(self.levels)))).scene().teams
        alone = {seat: seat for seat in (*range(len(self.levels)), AUTOMA)}
        return alone | {seat: min(team.seats) for team in teams for seat in team.seats}

    def _seed(self, *what: object) -> int:
        return int.from_bytes(hashlib.sha256(repr((self.seed, *what)).encode()).digest()[:6], "big")


class FastTable:
    """A table without a history to go back to: the state, in the compiled kernel's form, and what was done."""

    def __init__(self, game: Game, options: BaseOptions, seats: int, components: str = "") -> None:
        self._game = game
        self._seats = seats
        self._parts = game.parts(options, seats, components)
        self._p = self._parts.record()[0]
        self._s = game.blank().record()
        self._out = np.zeros(game.most_actions, np.int64)
        self.log: list[Entry] = []
        game.compiled_kernel.setup(self._p, self._s[0])

    def play(self, players: dict[int, Bot], luck: random.Random) -> int:
        """To the end; return the number of steps."""
        while waiting := int(self._game.compiled_kernel.to_act(self._p, self._s[0])):
            actor, action = self._volunteer(players, waiting) or self._asked(players, waiting, luck)
            self._game.compiled_kernel.apply(self._p, self._s[0], actor, action)
            self.log.append(Entry(actor, int(action)))
        return len(self.log)

    def _asked(self, players: dict[int, Bot], waiting: int, luck: random.Random) -> tuple[int, int]:
        """What the first of those who must act does."""
        actor = next(members(waiting))
        legal = self._legal(actor)
        if actor == AUTOMA:
            return actor, legal[0]  # it follows its procedure
        return actor, luck.choice(legal) if actor == CHANCE else players[actor].choose(self.observation(actor, legal))

    def _volunteer(self, players: dict[int, Bot], waiting: int) -> tuple[int, int] | None:
        """What somebody does who may act, but need not."""
        for actor in members(int(self._game.compiled_kernel.may_act(self._p, self._s[0])) & ~waiting):
            action = players[actor].choose(self.observation(actor, self._legal(actor), asked=False))
            if action != WAIT:
                return actor, action
        return None

    def observation(self, seat: int, legal: tuple[int, ...], *, asked: bool = True) -> Observation:
        seen = self._s.copy()
        self._game.compiled_kernel.redact(self._p, seen[0], seat)
        return Observation(self._parts, self._struct(seen[0]), seat, legal, asked=asked)

    def score(self, seat: int) -> int:
        return int(self._game.compiled_kernel.score(self._p, self._s[0], seat))

    def winners(self) -> set[int]:
        return set(members(int(self._game.compiled_kernel.winners(self._p, self._s[0]))))

    def _legal(self, actor: int) -> tuple[int, ...]:
        count = self._game.compiled_kernel.legal(self._p, self._s[0], actor, self._out)
        return tuple(int(action) for action in self._out[:count])

    def _struct(self, block: Any) -> Any:
        return type(self._game.blank())(block)
