"""Mini FITS: how many placements a second are found and dropped on one core, by the rules themselves and by a loop that
was written for nothing else, as a C++ programmer would. Both do the same work and must come to the same sum.

    .venv/bin/python bench/placements_mini_fits.py --seconds 10 --out bench/results/placements-mini-fits.json
"""

import argparse
import json
import sys
import time
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, cast

import numba
import numpy as np

from ludoteka.core import dice
from ludoteka.core.compiled import compiled
from ludoteka.games import GAMES
from ludoteka.games.mini_fits import moves, parts, rules, scoring
from ludoteka.games.mini_fits.parts import MOST_ACTIONS, MOST_SQUARES, ORIENTATIONS
from ludoteka.sim.machine import machine

ROUNDS, FRAMES = 7, 512


def by_the_rules(kernel: Any) -> Any:
    legal_slides, drop, squares_at = kernel.legal_slides, kernel.drop, kernel.squares_at

    @numba.njit
    def run(p: Any, frames: Any, filled: Any, pieces: Any, times: int, tops: Any, out: Any) -> Any:
        placements, total = 0, 0
        for _ in range(times):
            for frame in range(len(frames)):
                count = legal_slides(p, frames[frame], pieces[frame], out)
                for index in range(count):
                    for column in range(p.columns):
                        tops[column] = frames[frame, column]
                    rest = drop(p, tops, out[index])
                    total ^= (filled[frame] | squares_at(p, out[index], rest)) + tops[0]
                placements += count
        return placements, total

    return run


@numba.njit
def by_hand(
    shapes: Any, low: Any, high: Any, width: Any, squares: Any, frames: Any, filled: Any, pieces: Any, times: int
) -> Any:
    """Six columns and ten rows are written into it; pieces come as a list of shapes without duplicates."""
    placements, total = 0, 0
    tops = np.zeros(6, np.int64)
    for _ in range(times):
        for frame in range(len(frames)):
            for shape in range(shapes[pieces[frame]], shapes[pieces[frame] + 1]):
                for column in range(7 - width[shape]):
                    rest = 0
                    for across in range(width[shape]):
                        rest = max(rest, frames[frame, column + across] - low[shape, across])
                    if rest < 10:
                        for other in range(6):
                            tops[other] = frames[frame, other]
                        for across in range(width[shape]):
                            tops[column + across] = rest + high[shape, across]
                        total ^= (filled[frame] | squares[shape, rest * 6 + column]) + tops[0]
                        placements += 1
    return placements, total


def positions(p: Any) -> tuple[Any, Any, Any]:
    """Frames from the middle of random rounds, and the piece that comes next."""
    compiled_kernel: Any = GAMES["mini-fits"].compiled_kernel
    rng = np.random.default_rng(1)
    frames, filled = np.zeros((FRAMES, MOST_SQUARES), np.int64), np.zeros(FRAMES, np.int64)
    pieces, out = np.zeros(FRAMES, np.int64), np.zeros(MOST_ACTIONS, np.int64)
    for frame in range(FRAMES):
        order = rng.permutation(np.arange(1, 14))
        for piece in order[: rng.integers(0, 8)]:
            count = compiled_kernel.legal_slides(p, frames[frame], piece, out)
            action = out[rng.integers(count)] if count else 0
            if count:
                rest = compiled_kernel.drop(p, frames[frame], action)
                filled[frame] |= compiled_kernel.squares_at(p, action, rest)
        pieces[frame] = order[-1]
    return frames, filled, pieces


def tables(p: Any) -> tuple[Any, ...]:
    kept = [(piece, way) for piece in range(1, 14) for way in range(ORIENTATIONS) if p.same_as[piece, way] == way]
    first = [next(i for i, each in enumerate(kept) if each[0] == piece) for piece in range(1, 14)]
    pick = tuple(np.array(column) for column in zip(*kept, strict=True))
    shapes = np.array([0, *first, len(kept)], np.int64)
    return shapes, *(np.ascontiguousarray(table[pick]) for table in (p.low, p.high, p.width, p.squares))


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--seconds", type=float, default=10)
    options.add_argument("--out", default="")
    asked = options.parse_args()
    game = GAMES["mini-fits"]
    plain = game.parts(game.options(), 1)
    p = plain.record()[0]
    frames, filled, pieces = positions(p)
    kernel = compiled("mini-fits-bench", [dice, parts, rules, scoring, moves])
    tops, out = np.zeros(MOST_SQUARES, np.int64), np.zeros(MOST_ACTIONS, np.int64)
    rules_run, hand_run = by_the_rules(kernel), cast(Any, by_hand)
    racers: dict[str, Any] = {
        "rules": lambda times: rules_run(p, frames, filled, pieces, times, tops, out),
        "by hand": lambda times: hand_run(*tables(plain), frames, filled, pieces, times),
    }
    assert racers["rules"](3) == racers["by hand"](3), "both must do the same"
    rates: dict[str, list[float]] = {name: [] for name in racers}
    sizes = {name: max(1, int(_rate(run, 50) * asked.seconds / ROUNDS / 2)) for name, run in racers.items()}
    for _ in range(ROUNDS):
        for name, run in racers.items():
            began = time.process_time()
            placements, _ = run(sizes[name])
            rates[name].append(placements / (time.process_time() - began))
    facts: dict[str, Any] = {
        "command": " ".join(["bench/placements_mini_fits.py", *sys.argv[1:]]),
        "machine": machine(),
    }
    for name, each in rates.items():
        facts[name] = {"placements_per_s": fmean(each), "error": stdev(each) / len(each) ** 0.5}
        print(f"{name:10} {fmean(each):14,.0f} ± {stdev(each) / len(each) ** 0.5:,.0f} placements a second")
    if asked.out:
        Path(asked.out).write_text(json.dumps(facts) + "\n", encoding="utf-8")
    return 0


def _rate(run: Any, times: int) -> float:
    """Repetitions a second."""
    began = time.process_time()
    run(times)
    return float(times / (time.process_time() - began))


if __name__ == "__main__":
    sys.exit(main())
