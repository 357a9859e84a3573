"""How players fare against Pinzetta in Stamp Swap, and which contests they enter.

`.venv/bin/python bench/pinzetta.py --bot club --games 1000 --seed 1 --out bench/results/pinzetta-club.json` plays so
many games of the full mode on each level with the house pack, prints how many were won, the points of both, and for
each contest in how many of the games that offered it it was entered; and writes one JSON with every game.
"""

import argparse
import json
import sys
import time
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path

from ludoteka.sim.machine import machine
from ludoteka.sim.pinzetta import GAME, Solo, entries, mean_of, play
from ludoteka.sim.warm import warm


def show(bot: str, level: str, games: list[Solo]) -> None:
    won, error = mean_of([game.won for game in games])
    mine, mine_error = mean_of([game.mine for game in games])
    hers, hers_error = mean_of([game.hers for game in games])
    print(
        f"{bot}, level {level}: {len(games)} games, won {100 * won:.1f} ± {100 * error:.1f} %, "
        f"points {mine:.1f} ± {mine_error:.1f} against {hers:.1f} ± {hers_error:.1f}",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="club")
    parser.add_argument("--games", type=int, default=1000, help="on each level")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--levels", default="1,2,3")
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    warm(GAME)
    played: dict[str, list[Solo]] = {}
    for level in args.levels.split(","):
        played[level] = [play(args.bot, level, f"{args.seed} {level} {at}") for at in range(args.games)]
        show(args.bot, level, played[level])
        keep(args.out, args.seed, played)
    print("contest: entered of the games that offered it")
    for contest, (offered, entered) in entries([game for games in played.values() for game in games]).items():
        print(f"{contest:7}: {entered:5} of {offered:5}, {100 * entered / offered:5.1f} %")


def keep(out: Path, seed: int, played: dict[str, list[Solo]]) -> None:
    """After each level: a run that is stopped leaves what it has."""
    report = {
        "command": f"bench/pinzetta.py {' '.join(sys.argv[1:])}",
        "date": datetime.now(UTC).date().isoformat(),
        "machine": machine(),
        "seed": seed,
        "process_seconds": round(time.process_time(), 1),
        "games": {level: [asdict(game) for game in games] for level, games in played.items()},
    }
    out.write_text(json.dumps(report) + "\n", "utf-8")


if __name__ == "__main__":
    main()
