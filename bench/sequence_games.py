"""How games of Sequence go: turns, wins of the first player, reshuffles, games that get stuck.

`.venv/bin/python bench/sequence_games.py --out bench/results/games-sequence.json` plays the base game between programs
of one kind (`random`, `greedy` as the level casual, `careful` as club, `builder` that only extends its own lines),
prints means with their standard errors, and writes one JSON with every game.
"""

import argparse
import json
import math
import random
import statistics
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from ludoteka.core.actors import CHANCE, members
from ludoteka.games import find_game
from ludoteka.games.sequence.parts import DEAD, FIVE, PASS, SHUFFLE, WAYS, card_of, is_jack, spot_of
from ludoteka.games.sequence.thinking import CAREFUL, CARELESS
from ludoteka.sim.machine import machine

GAME = find_game("sequence")
COMPILED: Any = GAME.compiled_kernel  # the room's own functions, too
OPTIONS = next(iter(GAME.presets.values()))
Worth = Callable[[Any, Any, int, int], int]


def anything(p: Any, s: Any, seat: int, action: int) -> int:
    return 0


def greedy(p: Any, s: Any, seat: int, action: int) -> int:
    return int(COMPILED.action_worth(p, s, seat, action, CARELESS))


def careful(p: Any, s: Any, seat: int, action: int) -> int:
    return int(COMPILED.action_worth(p, s, seat, action, CAREFUL))


def builder(p: Any, s: Any, seat: int, action: int) -> int:
    """The plainest greed: the longest line of its own, and jacks last."""
    if action >= PASS or spot_of(action) == DEAD:
        return 0 if action >= PASS else 1000
    if is_jack(card_of(action)):
        return 1
    team = int(COMPILED.team_of(p, seat))
    fives = (COMPILED.five_with(p, spot_of(action), way, place) for way in range(WAYS) for place in range(FIVE))
    return 2 + max(int(COMPILED.line_count(p, s, team, five)) for five in fives if five >= 0)


PLAYERS: dict[str, Worth] = {"random": anything, "greedy": greedy, "careful": careful, "builder": builder}


def play(worth: Worth, seats: int, dice: random.Random) -> dict[str, int]:
    """One game. `turns`: chips placed or removed and passes; `empty`: how often the pile ran out, needed or not."""
    p, record = GAME.parts(OPTIONS, seats).record()[0], GAME.blank().record()
    s, out = record[0], np.zeros(GAME.most_actions, np.int64)
    reported = {"turns": 0, "shuffles": 0, "empty": 0, "exchanges": 0, "passes": 0}
    COMPILED.setup(p, s)
    while waiting := int(COMPILED.to_act(p, s)):
        actor = next(members(waiting))
        legal = [int(action) for action in out[: COMPILED.legal(p, s, actor, out)]]
        action = dice.choice(legal) if actor == CHANCE else choose(worth, p, s, actor, legal, dice)
        COMPILED.apply(p, s, actor, action)
        if actor == CHANCE:
            reported["shuffles"] += action == SHUFFLE
            reported["empty"] += int(record["pile_left"][0]) == 0
        else:
            exchanged = action < PASS and spot_of(action) == DEAD
            reported["exchanges" if exchanged else "turns"] += 1
            reported["passes"] += action == PASS
    first = (int(record["dealer"][0]) + 1) % seats
    winners = set(members(int(COMPILED.winners(p, s))))
    return reported | {"first": int(winners == {first}), "stuck": int(len(winners) == seats)}


def choose(worth: Worth, p: Any, s: Any, seat: int, legal: Sequence[int], dice: random.Random) -> int:
    values = [worth(p, s, seat, action) for action in legal]
    best = max(values)
    return dice.choice([action for action, value in zip(legal, values, strict=True) if value == best])


def summary(games: Sequence[dict[str, int]]) -> dict[str, list[float]]:
    """Of each count the mean with its standard error; of those marked `share` how many games have any."""
    kinds = {"turns": [game["turns"] for game in games], "exchanges": [game["exchanges"] for game in games]}
    shares = ("first", "shuffles", "empty", "stuck")
    kinds |= {f"{kind} share": [int(game[kind] > 0) for game in games] for kind in shares}
    return {
        kind: [round(statistics.mean(values), 4), round(statistics.stdev(values) / math.sqrt(len(values)), 4)]
        for kind, values in kinds.items()
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--run", action="append", help="player:seats, may be given several times")
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    runs = []
    for name in args.run or ["greedy:2", "careful:2", "builder:2", "random:2", "random:3"]:
        player, _, seats = name.partition(":")
        dice = random.Random(f"{args.seed} {name}")
        games = [play(PLAYERS[player], int(seats), dice) for _ in range(args.games)]
        runs.append({"run": name, "summary": summary(games), "games": games})
        print(name, json.dumps(runs[-1]["summary"]), flush=True)
    command = f"bench/sequence_games.py {' '.join(sys.argv[1:])}"
    report = {"command": command, "machine": machine(), "games": args.games, "seed": args.seed, "runs": runs}
    args.out.write_text(json.dumps(report) + "\n", "utf-8")


if __name__ == "__main__":
    main()
