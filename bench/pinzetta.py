"""How players fare against Pinzetta in Stamp Swap, and which contests they enter.

`.venv/bin/python bench/pinzetta.py --bot club --games 1000 --seed 1 --out bench/results/pinzetta-club.json` plays so
many games of the full mode on each level with the house pack, prints how many were won, the points of both, and for
each contest in how many of the games that offered it it was entered; and writes one JSON with every game.
"""

import argparse
import json
import math
import random
import statistics
import sys
import time
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from ludoteka.core.actors import AUTOMA
from ludoteka.games import find_game
from ludoteka.games.stamp_swap.parts import TICKETED
from ludoteka.games.stamp_swap.variants import Options
from ludoteka.sim.machine import machine
from ludoteka.sim.seating import Felt
from ludoteka.sim.warm import warm

GAME = find_game("stamp-swap")
TWIN: Any = GAME.twin  # the room's own functions, too


class Table(Felt):
    """A table that tells more about a finished game than its winner."""

    def told(self) -> dict[str, Any]:
        s, won = self._struct(self._s[0]), self.winners()
        offered = [int(self._parts.contest_id[card]) for card in s.contest[:TICKETED]]
        days = [int(day) for day in s.ticket[0]]
        return {
            "won": 0.5 if len(won) > 1 else float(AUTOMA not in won),
            "mine": self.score(0),
            "hers": int(TWIN.her_score(self._p, self._s[0])),
            "offered": offered,
            "entered": [contest for contest, day in zip(offered, days, strict=True) if day],
            "days": days,
        }


def play(bot: str, level: str, seed: str) -> dict[str, Any]:
    """One game; what comes follows from the seed and the level alone, whoever plays."""
    table = Table(GAME, Options(level=level), 1)  # type: ignore[arg-type]
    table.play({0: GAME.bot(bot, random.Random(seed).randrange(1 << 40))}, random.Random(seed))
    return table.told()


def mean_of(values: list[float]) -> tuple[float, float]:
    """With its standard error."""
    return statistics.fmean(values), statistics.stdev(values) / math.sqrt(len(values))


def entries(games: list[dict[str, Any]]) -> dict[int, tuple[int, int]]:
    """By contest: in how many games it was on offer, in how many of these it was entered."""
    offered = Counter(contest for game in games for contest in game["offered"])
    entered = Counter(contest for game in games for contest in game["entered"])
    return {contest: (offered[contest], entered[contest]) for contest in sorted(offered)}


def show(bot: str, level: str, games: list[dict[str, Any]]) -> None:
    won, error = mean_of([game["won"] for game in games])
    mine, mine_error = mean_of([game["mine"] for game in games])
    hers, hers_error = mean_of([game["hers"] for game in games])
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
    played: dict[str, list[dict[str, Any]]] = {}
    for level in args.levels.split(","):
        played[level] = [play(args.bot, level, f"{args.seed} {level} {at}") for at in range(args.games)]
        show(args.bot, level, played[level])
        keep(args.out, args.seed, played)
    print("contest: entered of the games that offered it")
    for contest, (offered, entered) in entries([game for games in played.values() for game in games]).items():
        print(f"{contest:7}: {entered:5} of {offered:5}, {100 * entered / offered:5.1f} %")


def keep(out: Path, seed: int, played: dict[str, list[dict[str, Any]]]) -> None:
    """After each level: a run that is stopped leaves what it has."""
    report = {
        "command": f"bench/pinzetta.py {' '.join(sys.argv[1:])}",
        "date": datetime.now(UTC).date().isoformat(),
        "machine": machine(),
        "seed": seed,
        "process_seconds": round(time.process_time(), 1),
        "games": played,
    }
    out.write_text(json.dumps(report) + "\n", "utf-8")


if __name__ == "__main__":
    main()
