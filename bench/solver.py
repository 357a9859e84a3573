"""How fast the solver is, and what the best boards are worth. `.venv/bin/python bench/solver.py --help`

Random sets of tiles from a seed; the time of each set is the process's own (other work on the machine counts less),
after one set to warm up. Writes one JSON with every single result, prints means with their standard errors.
"""

import argparse
import json
import math
import platform
import random
import statistics
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from ludoteka.games import find_game
from ludoteka.games.take_it_easy.solver import best_board, maximum


def measure(variant: str, sets: int, seed: int) -> list[dict[str, Any]]:
    game, rng = find_game("take-it-easy"), random.Random(seed)
    p = game.parts(game.options.read(variant), 2 if "brightest" in variant else 1)
    deals = [rng.sample(range(1, p.tiles + 1), p.calls) for _ in range(sets)]
    best_board(p, deals[0])
    results = []
    for tiles in deals:
        began = time.process_time()
        found = best_board(p, tiles)
        took = time.process_time() - began
        results.append({"score": found.score, "upper_bound": found.upper_bound, "ms": round(1000 * took, 2)})
    return results


def maxima(variants: Sequence[str]) -> list[dict[str, Any]]:
    """The most that any tiles can bring, each looked for twice: the second time is after warm-up."""
    game, found = find_game("take-it-easy"), []
    for variant in variants:
        p = game.parts(game.options.read(variant), 1)
        maximum(p)
        began = time.process_time()
        best = maximum(p)
        took = round(1000 * (time.process_time() - began), 1)
        found.append({"variant": variant or "base", "ms": took, **msgspec.to_builtins(best)})
        print(found[-1]["variant"], best.score, best.upper_bound, best.patterns, f"{took} ms", flush=True)
    return found


def summary(results: Sequence[dict[str, Any]]) -> dict[str, Any]:
    scores, times = [each["score"] for each in results], [each["ms"] for each in results]
    gaps = [each["upper_bound"] - each["score"] for each in results]
    return {
        "score": round(statistics.mean(scores), 2),
        "score_sd": round(statistics.stdev(scores), 2),
        "score_se": round(standard_error(scores), 2),
        "score_range": [min(scores), max(scores)],
        "proved": sum(gap == 0 for gap in gaps),
        "gap": round(statistics.mean(gaps), 2),
        "ms": round(statistics.mean(times), 2),
        "ms_se": round(standard_error(times), 2),
        "ms_99": statistics.quantiles(times, n=100)[98],
        "ms_worst": max(times),
    }


def standard_error(values: Sequence[float]) -> float:
    return statistics.stdev(values) / math.sqrt(len(values))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--variant", action="append", help="key=value,...; may be given several times")
    parser.add_argument("--sets", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--maximum", action="append", default=[], help="a variant whose maximum is looked for, too")
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    runs = []
    for variant in args.variant or [""]:
        results = measure(variant, args.sets, args.seed)
        runs.append({"variant": variant, "summary": summary(results), "results": results})
        print(variant or "base", json.dumps(runs[-1]["summary"]), flush=True)
    report = {
        "command": f"bench/solver.py {' '.join(sys.argv[1:])}",
        "machine": f"{platform.processor() or platform.machine()}, Python {platform.python_version()}",
        "sets": args.sets,
        "seed": args.seed,
        "runs": runs,
        "maxima": maxima(args.maximum),
    }
    args.out.write_text(json.dumps(report) + "\n", "utf-8")


if __name__ == "__main__":
    main()
