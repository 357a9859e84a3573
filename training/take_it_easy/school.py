"""A training run: players and the learner side by side, iteration after iteration, by a fixed plan.

Everything follows from the seed and the number of iterations, whatever the number of threads and however often the run
was stopped. In an iteration the players use the net as it was at its start, the learner the lessons of earlier ones.
"""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import cos, pi
from pathlib import Path
from typing import Any

import numpy as np

from ludoteka.games.take_it_easy.mind.net import HEADS, Net
from ludoteka.games.take_it_easy.mind.weights import SHAPES, save

from .classroom import (
    graduate,
    kernel,
    measured,
    new_dice,
    new_lessons,
    new_place,
    new_pupil,
    new_step,
    write_whole,
    zeros,
)
from .learner import Pupil
from .play import TAUGHT, Lessons

REMEMBERED = 400_000  # lessons; older ones teach what the net no longer believes
BATCH, BATCHES = 256, 400
CHUNKS = 4  # into which the games of an iteration are divided, whatever the number of threads
FASTEST, SLOWEST = 1e-3, 1e-5  # rates of learning, at the start and at the end
EVERY_TILE = 27
MEASURED_GAMES = 200
REPORT_EVERY, MEASURE_EVERY, SAVE_EVERY = 5, 25, 25  # iterations


@dataclass(frozen=True)
class Phase:
    """What an iteration's lessons are: `games`, each position with `tries` next tiles (0: the outcome of the game), and
    how many of the newest lessons are learned from."""

    games: int
    tries: int
    remembered: int = REMEMBERED


def phase_of(iteration: int, iterations: int) -> Phase:
    if iteration < 8:
        return Phase(2500, 0, 120_000)
    done = iteration / iterations
    if done < 0.1:
        return Phase(2000, 2, 200_000)
    if done < 0.45:
        return Phase(1400, 4)
    return Phase(800, 8) if done < 0.75 else Phase(400, EVERY_TILE)


def rate_of(iteration: int, iterations: int) -> float:
    return SLOWEST + (FASTEST - SLOWEST) * (1 + cos(pi * iteration / iterations)) / 2


class School:
    """The state of a run: what is kept in its checkpoint."""

    def __init__(self, seed: int, iterations: int) -> None:
        self.seed, self.iterations = seed, iterations
        self.iteration = self.steps = self.lessons_so_far = 0
        self.seconds = 0.0
        self.pupil, self.mean, self.spread = new_pupil(seed), zeros(), zeros()
        self.lessons = new_lessons(REMEMBERED)
        self.errors = np.zeros((HEADS, 3))
        self._slope, self._step = zeros(), new_step()

    # -- an iteration -------------------------------------------------------------------------------------------

    def advance(self, threads: int) -> float:
        """Play and learn once; the mean score of the games."""
        began = time.monotonic()
        phase, mind = phase_of(self.iteration, self.iterations), self.mind()
        with ThreadPoolExecutor(threads) as pool:
            learning = pool.submit(self._learn, phase)
            playing = [pool.submit(self._play, mind, phase, chunk) for chunk in range(CHUNKS)]
            learning.result()
            harvest = [each.result() for each in playing]
        for _, lessons in harvest:
            self._remember(lessons)
        self.iteration += 1
        self.seconds += time.monotonic() - began
        return float(np.mean([score for score, _ in harvest]))

    def _seed(self, who: int) -> int:
        return self.seed * 1_000_003 + self.iteration * (CHUNKS + 1) + who

    def mind(self) -> Net:
        return graduate(self.pupil, self.spread)

    def _play(self, mind: Net, phase: Phase, chunk: int) -> tuple[float, Lessons]:
        place = new_place(mind, self._seed(chunk))
        games = phase.games // CHUNKS
        lessons = new_lessons(games * TAUGHT)
        teach: Callable[..., float] = kernel().learn_from_next if phase.tries else kernel().learn_from_outcomes
        return teach(mind, place.board, games, phase.tries, place.dice, place.desk, place.out, lessons), lessons

    def _learn(self, phase: Phase) -> None:
        if self.lessons_so_far == 0:
            return
        rolls = new_dice(self._seed(CHUNKS))
        window = min(self.lessons_so_far, phase.remembered)
        net = (self.pupil, self._slope, self.mean, self.spread, self._step)
        rate = rate_of(self.iteration, self.iterations)
        plan = (self.lessons_so_far, window, BATCHES, BATCH, rate, self.steps)
        kernel().study(*net, self.lessons, *plan, rolls, self.errors)
        self.steps += BATCHES

    def _remember(self, lessons: Lessons) -> None:
        where = (self.lessons_so_far + np.arange(len(lessons.head))) % REMEMBERED
        for old, new in zip(self.lessons, lessons, strict=True):
            old[where] = new
        self.lessons_so_far += len(where)

    # -- what it reports and saves ------------------------------------------------------------------------------

    def report(self, score: float) -> str:
        """Where it stands: the games' mean score; the error and the bias of each head since the last report."""
        count = np.maximum(self.errors[:, 0], 1)
        bias, error = self.errors[:, 1] / count, np.sqrt(self.errors[:, 2] / count)
        self.errors[:] = 0
        parts = [f"{self.iteration:4}/{self.iterations}", f"{self.seconds / 60:5.1f} min", f"games {score:6.2f}"]
        parts += ["error " + " ".join(f"{e:5.2f}" for e in error), "bias " + " ".join(f"{b:+5.2f}" for b in bias)]
        return "  ".join(parts)

    def measure(self) -> str:
        scores, luck = measured(self.mind(), MEASURED_GAMES, 0, self.seed + 77)
        fair = scores - luck
        error = fair.std(ddof=1) / np.sqrt(len(fair))
        where = f"{self.iteration:4}/{self.iterations}"
        return f"{where}  net alone: {scores.mean():.2f}, luck-adjusted {fair.mean():.2f} ± {error:.2f}"

    def save(self, folder: Path) -> None:
        numbers = [self.seed, self.iterations, self.iteration, self.steps, self.lessons_so_far, self.seconds]
        arrays: dict[str, Any] = {"numbers": np.array(numbers, np.float64), "errors": self.errors}
        for kind, weights in (("pupil", self.pupil), ("mean", self.mean), ("spread", self.spread)):
            arrays |= {f"{kind}-{name}": array for name, array in weights._asdict().items()}
        arrays |= {f"lessons-{name}": array for name, array in self.lessons._asdict().items()}
        write_whole(folder / "checkpoint.npz", arrays)
        save(folder / "weights.npz", self.mind())

    @classmethod
    def resume(cls, folder: Path) -> "School":
        with np.load(folder / "checkpoint.npz") as file:
            seed, iterations, iteration, steps, lessons, seconds = file["numbers"]
            school = cls(int(seed), int(iterations))
            school.iteration, school.steps, school.lessons_so_far = int(iteration), int(steps), int(lessons)
            school.seconds, school.errors = float(seconds), file["errors"]
            school.pupil, school.mean, school.spread = (
                Pupil(**{name: file[f"{kind}-{name}"] for name in SHAPES}) for kind in ("pupil", "mean", "spread")
            )
            school.lessons = Lessons(**{name: file[f"lessons-{name}"] for name in Lessons._fields})
        return school
