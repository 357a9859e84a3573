"""Mini FITS: the best frames for random orders of the cards, one player: what they bring, whether it is proved, how
long it takes.

    .venv/bin/python bench/solver_mini_fits.py --orders 200 --seed 1 --out bench/results/solver-mini-fits.json
"""

import argparse
import json
import random
import sys
import time
from collections import Counter
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from ludoteka.games import GAMES
from ludoteka.games.mini_fits import solver
from ludoteka.sim.machine import machine


def measure(side: str, orders: int, seed: int) -> dict[str, Any]:
    game, dice = GAMES["mini-fits"], random.Random(seed)
    p = game.parts(game.options.of({"sides": side}), 1)
    starts = [int(piece) for piece in p.start_piece[: p.starts]]
    solver.best_frame(p, (starts[0],))  # compiles
    scores, bounds, seconds = list[int](), list[int](), list[float]()
    for _ in range(orders):
        start = dice.choice(starts)
        others = [piece for piece in range(1, p.pieces + 1) if piece != start]
        dice.shuffle(others)
        began = time.process_time()
        best = solver.best_frame(p, (start, *others))
        seconds.append(time.process_time() - began)
        scores.append(best.score)
        bounds.append(best.upper_bound)
    proved = sum(score == bound for score, bound in zip(scores, bounds, strict=True))
    return {
        "side": side,
        "orders": orders,
        "proved": proved,
        "mean": fmean(scores),
        "error": stdev(scores) / orders**0.5,
        "mean bound": fmean(bounds),
        "scores": dict(sorted(Counter(scores).items())),
        "seconds": {"mean": fmean(seconds), "slowest": max(seconds)},
    }


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--orders", type=int, default=200)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--out", default="")
    asked = options.parse_args()
    found = [measure(side, asked.orders, asked.seed) for side in ("first", "second")]
    facts = {"command": " ".join(["bench/solver_mini_fits.py", *sys.argv[1:]]), "machine": machine(), "sides": found}
    print(json.dumps(facts, indent=1))
    if asked.out:
        Path(asked.out).write_text(json.dumps(facts) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
