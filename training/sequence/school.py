"""A training run: players and the learner side by side, iteration after iteration, by a fixed plan.

Everything follows from the seed and the number of iterations, whatever the number of threads. In an iteration the
players use the net as it was at its start, the learner the lessons of earlier ones.
"""

import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np

from ludoteka.core.compiled import compiled
from ludoteka.games import find_game
from ludoteka.games.sequence import thinking
from ludoteka.games.sequence.mind import new_desk, new_dice
from ludoteka.games.sequence.mind import world as mind_world
from ludoteka.games.sequence.mind.features import INPUTS
from ludoteka.games.sequence.mind.net import Net
from ludoteka.games.sequence.mind.weights import save

from . import play
from .learner import Pupil, scale_of
from .play import Lessons, Manner

# Seats, preset and games in an iteration: mostly two players, and some of each other kind of table.
TABLES = ((2, "classic", 600), (2, "classic", 600), (3, "classic", 120), (4, "classic", 100), (6, "three-teams", 80))
FIRST_GAMES = 4  # times as many in the first iteration, which only watches club players
FIRST = Manner(by_net=False, wander=100, waver=0.0, against_club=0, patience=1.0)
SECOND = Manner(by_net=True, wander=20, waver=0.02, against_club=30, patience=1.0)
LATER = SECOND._replace(patience=0.6)
MOST_LESSONS = 250  # of a game
REMEMBERED = 350_000  # lessons; older ones teach what the net no longer believes
BATCH, BATCHES = 1024, 250
FASTEST, SLOWEST = 1e-3, 3e-5  # rates of learning, at the start and at the end
MEASURED = 400  # deals, each in both seatings


@cache
def kernel() -> SimpleNamespace:
    return compiled("sequence-training", [*mind_world(), thinking, play])


class School:
    def __init__(self, seed: int, iterations: int) -> None:
        self.seed, self.iterations = seed, iterations
        self.iteration = self.lessons_so_far = 0
        self.seconds = self.error = 0.0
        self.pupil = Pupil(seed)
        self._inputs = np.zeros((REMEMBERED, INPUTS), np.uint8)
        self._targets = np.zeros(REMEMBERED, np.float32)

    def advance(self, threads: int) -> None:
        """Play and learn once."""
        began = time.monotonic()
        net = self.pupil.net()
        with ThreadPoolExecutor(threads) as pool:
            playing = [pool.submit(self._play, net, table) for table in range(len(TABLES))]
            self._learn()
            harvest = [each.result() for each in playing]
        for inputs, targets in harvest:
            self._remember(inputs, targets)
        if self.iteration == 0:
            self.pupil.scale = scale_of(np.concatenate([inputs for inputs, _ in harvest]))
        self.iteration += 1
        self.seconds += time.monotonic() - began

    def _play(self, net: Net, table: int) -> tuple[Any, Any]:
        seats, preset, games = TABLES[table]
        how = (FIRST, SECOND, LATER)[min(self.iteration, 2)]
        games *= FIRST_GAMES if self.iteration == 0 else 1
        game = find_game("sequence")
        p, fresh = game.parts(game.presets[preset], seats).record()[0], game.blank().record()
        most = games * MOST_LESSONS
        out = Lessons(
            np.zeros((most, INPUTS), np.uint8),
            np.zeros(most, np.float32),
            np.zeros(most, np.float32),
            np.zeros(most, np.int64),
        )
        dice = new_dice(self.seed * 1_000_003 + self.iteration * len(TABLES) + table)
        count = kernel().learn(net, p, fresh, fresh.copy(), games, how, dice, new_desk(), out)
        return out.inputs[:count].copy(), out.target[:count].copy()

    def _learn(self) -> None:
        if self.lessons_so_far == 0:
            return
        window = min(self.lessons_so_far, REMEMBERED)
        rate = SLOWEST + (FASTEST - SLOWEST) * (1 - self.iteration / self.iterations)
        errors = []
        for _ in range(BATCHES):
            picked = (self.lessons_so_far - 1 - self.pupil.rng.integers(0, window, BATCH)) % REMEMBERED
            errors.append(self.pupil.study(self._inputs[picked], self._targets[picked], rate))
        self.error = float(np.mean(errors))

    def _remember(self, inputs: Any, targets: Any) -> None:
        where = (self.lessons_so_far + np.arange(len(targets))) % REMEMBERED
        self._inputs[where], self._targets[where] = inputs, targets
        self.lessons_so_far += len(targets)

    # -- what it reports and saves ------------------------------------------------------------------------------

    def report(self) -> str:
        where = f"{self.iteration:4}/{self.iterations}  {self.seconds / 60:5.1f} min"
        return f"{where}  lessons {self.lessons_so_far:9,}  error {self.error:.4f}"

    def measure(self) -> str:
        """How often the net alone, without looking ahead, wins against a club player."""
        game = find_game("sequence")
        p, fresh = game.parts(game.presets["classic"], 2).record()[0], game.blank().record()
        wins = np.zeros((MEASURED, 2))
        dice = new_dice(self.seed + 77)
        kernel().duel(self.pupil.net(), p, fresh, fresh.copy(), MEASURED, dice, new_desk(), wins)
        shares = wins.mean(axis=1)
        error = shares.std(ddof=1) / np.sqrt(MEASURED)
        return f"{self.iteration:4}/{self.iterations}  net alone v club: {shares.mean():.3f} ± {error:.3f}"

    def save(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        save(folder / "weights.npz", self.pupil.net())
