"""What a round of Triominos is like between greedy players. `.venv/bin/python bench/greedy_triominos.py --help`

Everybody takes the most points at once (of equals, any) and draws only if nothing fits: the level `casual`, in the
compiled rules. An independent simulator, written before this room, gave the figures it is compared with.
"""

import argparse
import json
import statistics
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from math import sqrt
from pathlib import Path
from typing import Any

import numpy as np

from ludoteka.core.dice import DICE_WORDS
from ludoteka.games import find_game
from ludoteka.games.triominos.parts import BLOCKED, BRIDGE, HEXAGON, TRIPLE_HEXAGON
from ludoteka.sim.machine import machine

INDEPENDENT = {
    "points of a player": 126,
    "points of the winner": 161,
    "tiles laid": 38,
    "tiles drawn": 23.5,
    "bridges": 0.74,
    "hexagons": 0.92,
    "blocked": 0.28,
}


def rounds(options: str, seats: int, games: int, seed: int) -> list[dict[str, float]]:
    """So many rounds, each as a row of figures."""
    game = find_game("triominos")
    p = game.parts(game.options.read(options), seats).record()[0]
    fresh, state = game.blank().record(), game.blank().record()
    dice, out = np.zeros(DICE_WORDS, np.int64), np.zeros(game.most_actions, np.int64)
    compiled_kernel: Any = game.compiled_kernel
    compiled_kernel.shake(dice, seed)
    found = []
    for _ in range(games):
        state[0] = fresh[0]
        compiled_kernel.setup(p, state[0])
        steps = compiled_kernel.finish_round(p, state[0], dice, out)
        found.append(row_of(state[0], seats, int(steps)))
    return found


def row_of(s: Any, seats: int, steps: int) -> dict[str, float]:
    points, bonus = s["points"][:seats].tolist(), s["turn_bonus"][: s["turns"]]
    return {
        "points of a player": statistics.mean(points),
        "points of the winner": max(points),
        "points of the starter": points[int(s["starter"])],
        "tiles laid": int(s["on_table"]),
        "tiles drawn": int(s["turn_drawn"][: s["turns"]].sum()),
        "bridges": int((bonus == BRIDGE).sum()),
        "hexagons": int(((bonus >= HEXAGON) & (bonus <= TRIPLE_HEXAGON)).sum()),
        "blocked": int(s["ended"] == BLOCKED),
        "steps": steps,
    }


def mean(values: Sequence[float]) -> dict[str, float]:
    error = statistics.stdev(values) / sqrt(len(values))
    return {"mean": round(statistics.mean(values), 4), "standard_error": round(error, 4)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--variant", default="", help="options of the game: key=value,...")
    parser.add_argument("--out", type=Path, help="default: bench/results/greedy-triominos-SEATS.json")
    options = parser.parse_args()
    found = rounds(options.variant, options.seats, options.games, options.seed)
    summary = {name: mean([row[name] for row in found]) for name in found[0]}
    compare = options.seats == 2 and not options.variant
    for name, each in summary.items():
        comparison = f"   independent {INDEPENDENT[name]:g}" if compare and name in INDEPENDENT else ""
        print(f"{name:22} {each['mean']:9.3f} ± {each['standard_error']:.3f}{comparison}")
    result = {
        "command": " ".join(["bench/greedy_triominos.py", *sys.argv[1:]]),
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "machine": machine(),
        "seed": options.seed,
        "rounds": options.games,
        "summary": summary,
        "columns": list(found[0]),
        "results": [list(row.values()) for row in found],
    }
    name = f"greedy-triominos-{options.seats}.json"
    out = options.out or Path(__file__).parent / "results" / name
    out.write_text(json.dumps(result, separators=(",", ":")) + "\n", "utf-8")


if __name__ == "__main__":
    main()
