"""How much better could a player of Triominos be? `.venv/bin/python bench/ceiling_triominos.py --help`

The expert, one that thinks longer, one that never draws a tile while another fits, and one that sees all racks (but not
the order of the pool) play the same deals against the level `casual`, each deal in both seatings.
"""

import argparse
import json
import random
import sys
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from ludoteka.core.room import Bot, Observation
from ludoteka.games import find_game
from ludoteka.games.triominos.bots import CasualPlayer, ExpertPlayer, Look, Study
from ludoteka.games.triominos.parts import PASS
from ludoteka.sim.machine import machine
from ludoteka.sim.seating import FastTable

GAME = find_game("triominos")
LONGER = 4


class PatientPlayer(ExpertPlayer):
    """Looks into more worlds."""

    looks = tuple(Look(look.actions, LONGER * look.worlds) for look in ExpertPlayer.looks)


class NeedyPlayer(ExpertPlayer):
    """Draws only if nothing fits."""

    def choose(self, observation: Observation) -> int:
        placements = tuple(action for action in observation.legal if action < PASS)
        return super().choose(replace(observation, legal=placements or observation.legal))


class SeeingPlayer(ExpertPlayer):
    """Knows the other racks: whatever is not there is doubted beyond hope."""

    def choose(self, observation: Observation) -> int:
        if len(observation.legal) == 1:
            return observation.legal[0]
        study = SeeingStudy(GAME, observation, self._random.randrange(1 << 30))
        study.desk[0]["doubts"][:] = ~observation.state.rack
        found = study.esteem(self.looks)
        return max(found, key=found.__getitem__)


class SeeingStudy(Study):
    trust = 1 << 30


class OpenTable(FastTable):
    """Racks are turned over for those who may see them."""

    def observation(self, seat: int, legal: tuple[int, ...], *, asked: bool = True) -> Observation:
        return Observation(self._parts, self._struct(self._s.copy()[0]), seat, legal, asked=asked)


CONTESTANTS: dict[str, tuple[Callable[..., Bot], type[FastTable]]] = {
    "sees all racks": (SeeingPlayer, OpenTable),
    f"thinks {LONGER} times as long": (PatientPlayer, FastTable),
    "expert": (ExpertPlayer, FastTable),
    "never draws without need": (NeedyPlayer, FastTable),
}


def play(maker: Callable[..., Bot], fast_table: type[FastTable], deal: int, turned: int) -> tuple[float, int]:
    """The share of the win, and the lead, in one round against casual."""
    table = fast_table(GAME, GAME.presets["edition"], 2)
    mine = turned
    players: dict[int, Bot] = {mine: maker(GAME, 2 * deal), 1 - mine: CasualPlayer(GAME, 2 * deal + 1)}
    table.play(players, random.Random(deal))
    winners = table.winners()
    return (mine in winners) / len(winners), table.score(mine) - table.score(1 - mine)


def measure(name: str, deals: int) -> dict[str, Any]:
    maker, fast_table = CONTESTANTS[name]
    pairs = [[play(maker, fast_table, deal, turned) for turned in (0, 1)] for deal in range(deals)]
    won, lead = ([fmean(game[what] for game in pair) for pair in pairs] for what in (0, 1))
    return {
        "player": name,
        "games": 2 * deals,
        "won": fmean(won),
        "won_error": stdev(won) / deals**0.5,
        "lead": fmean(lead),
        "lead_error": stdev(lead) / deals**0.5,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--out", type=Path)
    wishes = parser.parse_args()
    GAME.prefer_compiled()
    found = []
    for name in CONTESTANTS:
        found.append(measure(name, wishes.deals))
        row = "{player:26} {games} games, won {won:.1%} ± {won_error:.1%}, ahead by {lead:.1f} ± {lead_error:.1f}"
        print(row.format(**found[-1]), flush=True)
        if wishes.out:
            facts = {"command": " ".join(sys.argv), "date": str(datetime.now(UTC).date()), "machine": machine()}
            wishes.out.write_text(json.dumps({**facts, "results": found}, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
