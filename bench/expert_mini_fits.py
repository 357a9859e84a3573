"""How long Mini FITS's expert thinks about a move, alone: the process's own time (other work on the machine counts
less) and the time on the wall, after a game to warm up.

    .venv/bin/python bench/expert_mini_fits.py --games 100 --seed 1 --out bench/results/expert-mini-fits.json
"""

import argparse
import json
import os
import random
import sys
import time
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from ludoteka.core.actors import CHANCE
from ludoteka.core.match import Match, Seat, Setting
from ludoteka.core.room import Bot
from ludoteka.games import find_game
from ludoteka.sim.machine import machine

Times = list[tuple[float, float]]  # of each move: the process's, the wall's; in milliseconds


def play(match: Match, bot: Bot, dice: random.Random) -> Times:
    """A game to its end, with the times of all moves among which there was a choice."""
    times: Times = []
    while not match.over:
        actor = match.to_act()[0]
        if actor == CHANCE:
            match.submit(actor, dice.choice(match.legal(actor)))
            continue
        observation = match.observation(actor)
        began = time.process_time(), time.perf_counter()
        action = bot.choose(observation)
        taken = (time.process_time() - began[0]) * 1000, (time.perf_counter() - began[1]) * 1000
        if len(observation.legal) > 1:
            times.append(taken)
        match.submit(actor, action)
    return times


def summary(values: list[float]) -> dict[str, float]:
    return {"mean": fmean(values), "error": stdev(values) / len(values) ** 0.5, "slowest": max(values)}


def measure(side: str, games: int, seed: int) -> dict[str, Any]:
    game, dice, times = find_game("mini-fits"), random.Random(seed), Times()
    setting = Setting(game, game.options.of({"sides": side}), (Seat("bot:expert", "Expert"),))
    play(Match(setting), game.bot("expert", seed), dice)  # compiles
    scores = list[int]()
    for number in range(games):
        match = Match(setting)
        times += play(match, game.bot("expert", seed + number), dice)
        scores.append(match.scores()[0])
    own, wall = zip(*times, strict=True)
    facts = {"side": side, "games": games, "moves": len(times), "points": fmean(scores)}
    return {**facts, "process_ms": summary(list(own)), "wall_ms": summary(list(wall))}


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=100)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--out", default="")
    asked = options.parse_args()
    load = os.getloadavg()[0]
    found = [measure(side, asked.games, asked.seed) for side in ("first", "second")]
    facts = {"command": " ".join(["bench/expert_mini_fits.py", *sys.argv[1:]]), "machine": machine(), "load": load}
    print(json.dumps({**facts, "sides": found}, indent=1))
    if asked.out:
        Path(asked.out).write_text(json.dumps({**facts, "sides": found}) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
