"""How players fare against Pinzetta in Stamp Swap, and which contests they enter.

`.venv/bin/python bench/pinzetta.py --bot club --games 1000 --seed 1 --out bench/results/pinzetta-club.json` plays so
many games in each mode on each level with the built-in pack, prints how many were won and the points of both, with
their standard errors, and for each contest in how many of the games that offered it it was entered; and writes one JSON
with all of that and every game, as a row of `fields`. A run that was stopped goes on where it was if it is started
again with the same options; more `--games` may be asked for then.
"""

import argparse
import hashlib
import json
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import astuple, fields
from datetime import UTC, datetime
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from ludoteka.games.stamp_swap.commands.solo import GAME, Solo, entries, mean_of, play
from ludoteka.games.stamp_swap.pack import built_in_pack
from ludoteka.sim.machine import machine
from ludoteka.sim.warm import warm

BATCH = 20  # games after which the results are written down


class Results:
    """What was played so far, kept in a file. What was played with another seed, player or pack is not taken up."""

    def __init__(self, args: argparse.Namespace, pack: str) -> None:
        self._out: Path = args.out
        self._about = {"bot": args.bot, "seed": args.seed, "pack": hashlib.sha256(pack.encode()).hexdigest()}
        self.games: dict[str, list[Solo]] = {}
        self._seconds, self._started = 0.0, time.perf_counter()
        if self._out.exists():
            self._take_up(json.loads(self._out.read_text("utf-8")))

    def _take_up(self, kept: dict[str, Any]) -> None:
        if any(kept.get(name) != value for name, value in self._about.items()):
            sys.exit(f"{self._out} is about another player, seed or pack")
        self.games = {name: [Solo(*game) for game in games] for name, games in kept["games"].items()}
        self._seconds = kept["seconds"]

    def write_result(self) -> None:
        """All of it, or nothing: a run that is stopped while it writes leaves what it had."""
        report = {
            "command": f"bench/pinzetta.py {' '.join(sys.argv[1:])}",
            "date": datetime.now(UTC).date().isoformat(),
            "machine": machine(),
            **self._about,
            "seconds": round(self._seconds + time.perf_counter() - self._started, 1),
            "results": {name: summary(games) for name, games in self.games.items()},
            "contests": entries([game for games in self.games.values() for game in games]),
            "fields": [field.name for field in fields(Solo)],
            "games": {name: [astuple(game) for game in games] for name, games in self.games.items()},
        }
        part = self._out.with_suffix(".part")
        part.write_text(json.dumps(report, separators=(",", ":")) + "\n", "utf-8")
        part.replace(self._out)


def summary(games: list[Solo]) -> dict[str, float]:
    """Means, each with its standard error."""
    facts = {"games": float(len(games))}
    for name in ("won", "mine", "hers"):
        facts[name], facts[f"{name}_error"] = (round(value, 4) for value in mean_of([getattr(g, name) for g in games]))
    return facts


def show(name: str, games: list[Solo]) -> None:
    facts = summary(games)
    print(
        f"{name}: {len(games)} games, won {100 * facts['won']:.1f} ± {100 * facts['won_error']:.1f} %, points "
        f"{facts['mine']:.1f} ± {facts['mine_error']:.1f} against {facts['hers']:.1f} ± {facts['hers_error']:.1f}",
        flush=True,
    )


def play_all(results: Results, args: argparse.Namespace, pack: str, pool: ProcessPoolExecutor) -> None:
    for mode in args.modes.split(","):
        for level in args.levels.split(","):
            name = f"{mode} {level}"
            played = results.games.setdefault(name, [])
            while len(played) < args.games:
                numbers = range(len(played), min(len(played) + BATCH, args.games))
                seeds = [f"{args.seed} {mode} {level} {number}" for number in numbers]
                played.extend(pool.map(partial(play, args.bot, level, components=pack, mode=mode), seeds))
                results.write_result()
            show(f"{args.bot}, {name}", played)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="club")
    parser.add_argument("--games", type=int, default=1000, help="in each mode, on each level")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--modes", default="introductory,full")
    parser.add_argument("--levels", default="1,2,3")
    parser.add_argument("--pack", type=Path, help="an owner's pack instead of ours")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    pack = args.pack.read_text("utf-8") if args.pack else built_in_pack()
    results = Results(args, pack)
    warm(GAME)
    context = get_context("spawn")  # a fork would share the compiler's locks
    with ProcessPoolExecutor(args.jobs, mp_context=context, initializer=warm, initargs=(GAME,)) as pool:
        play_all(results, args, pack, pool)
    print("contest: entered of the games that offered it")
    for contest, (offered, entered) in entries([game for games in results.games.values() for game in games]).items():
        print(f"{contest:7}: {entered:5} of {offered:5}, {100 * entered / offered:5.1f} %")


if __name__ == "__main__":
    main()
