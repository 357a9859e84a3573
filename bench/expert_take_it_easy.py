"""How well Take It Easy's expert plays the base game alone. `.venv/bin/python bench/expert_take_it_easy.py --help`

Games by the room's rules, tiles from a seed, the same for the net alone and with its search. In addition to the raw
scores stand luck-adjusted ones: less what the drawn tiles were worth, in the net's eyes, beyond the mean of those that
could have come. Their mean is the same whatever the net believes, their spread a fraction. The time of a move is the
process's own (other work on the machine counts less), after one move to warm up.
"""

import argparse
import json
import platform
import random
import statistics
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from datetime import UTC, datetime
from functools import partial
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from ludoteka.core.actors import CHANCE
from ludoteka.games import find_game
from ludoteka.games.take_it_easy import mind

PLAYERS = {"net alone": 1, "net and search": 2}  # how deep each looks


def played(seed: int, depth: int, number: int) -> dict[str, float]:
    """One game: its score, the luck in it, and the time of its moves."""
    game = find_game("take-it-easy")
    p, s = game.parts(game.options(), 1), game.blank()
    game.kernel.setup(p, s)
    draws = random.Random(f"{seed} {number}").sample(range(1, p.tiles + 1), p.calls)
    luck, times = 0.0, []
    for tile in draws:
        luck += luck_of(p, s, tile)
        game.kernel.apply(p, s, CHANCE, tile)
        began = time.process_time()
        worth = mind.expectations(p, s, 0, depth)
        times.append(time.process_time() - began)
        game.kernel.apply(p, s, 0, max(worth, key=worth.__getitem__))
    score = int(game.kernel.score(p, s, 0))
    return {"score": score, "luck": round(luck, 3), "ms": round(1000 * sum(times), 2), "slowest": 1000 * max(times)}


def luck_of(p: Any, s: Any, drawn: int) -> float:
    """What this draw is worth, beyond the mean of those that could come."""
    worth = {}
    for tile in range(1, p.tiles + 1):
        if s.bag[tile]:
            s.bag[tile], s.tile = 0, tile
            worth[tile] = max(mind.expectations(p, s, 0, 1).values())
            s.bag[tile], s.tile = 1, 0
    return worth[drawn] - statistics.mean(worth.values())


def mean(values: Sequence[float]) -> dict[str, float]:
    return {
        "mean": round(statistics.mean(values), 3),
        "standard_error": round(statistics.stdev(values) / sqrt(len(values)), 3),
        "deviation": round(statistics.stdev(values), 2),
    }


def summary(games: Sequence[dict[str, float]]) -> dict[str, Any]:
    return {
        "score": mean([each["score"] for each in games]),
        "luck_adjusted": mean([each["score"] - each["luck"] for each in games]),
        "ms_a_move": round(statistics.mean(each["ms"] for each in games) / 19, 3),
        "slowest_ms": round(max(each["slowest"] for each in games), 2),
        "scores": [int(each["score"]) for each in games],
        "luck": [round(each["luck"], 2) for each in games],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, default=Path(__file__).parent / "results" / "expert-take-it-easy.json")
    options = parser.parse_args()
    result: dict[str, Any] = {"command": " ".join(["bench/expert_take_it_easy.py", *sys.argv[1:]])}
    result |= {"seed": options.seed, "games": options.games, "date": datetime.now(UTC).isoformat(timespec="seconds")}
    result |= {"machine": platform.machine(), "python": platform.python_version(), "players": {}}
    with ProcessPoolExecutor(options.jobs, mp_context=get_context("spawn")) as pool:
        list(pool.map(partial(played, options.seed, 2), [-1] * options.jobs))  # warms up
        for name, depth in PLAYERS.items():
            games = list(pool.map(partial(played, options.seed, depth), range(options.games), chunksize=20))
            result["players"][name] = found = summary(games)
            print(name, {key: value for key, value in found.items() if key not in ("scores", "luck")}, flush=True)
    options.out.write_text(json.dumps(result, indent=None) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
