"""Solo games of Stamp Swap against Pinzetta, and figures about them."""

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, stdev
from typing import Any

from ludoteka.core.actors import AUTOMA
from ludoteka.games import find_game
from ludoteka.games.stamp_swap.parts import TICKETED
from ludoteka.games.stamp_swap.variants import Options
from ludoteka.sim.seating import FastTable

GAME = find_game("stamp-swap")


@dataclass(frozen=True)
class Solo:
    """A finished game. `offered` and `entered`: the IDs of contests; `days`: when each of those on offer was entered,
    0 for never."""

    won: float  # 0.5: drawn
    mine: int
    hers: int
    offered: list[int]
    entered: list[int]
    days: list[int]


class Table(FastTable):
    """A table that knows more about a finished game than its winner."""

    def result(self) -> Solo:
        compiled_kernel: Any = self._game.compiled_kernel  # with the room's own functions
        s, won = self._struct(self._s[0]), self.winners()
        offered = [int(self._parts.contest_id[card]) for card in s.contest[:TICKETED]]
        days = [int(day) for day in s.ticket[0]]
        return Solo(
            won=0.5 if len(won) > 1 else float(AUTOMA not in won),
            mine=self.score(0),
            hers=int(compiled_kernel.her_score(self._p, self._s[0])),
            offered=offered,
            entered=[contest for contest, day in zip(offered, days, strict=True) if day],
            days=days,
        )


def play(bot: str, level: str, seed: str, components: str = "", mode: str = "full") -> Solo:
    """One game; what comes follows from the seed and the level alone, not from the player."""
    table = Table(GAME, Options(mode=mode, level=level), 1, components)  # type: ignore[arg-type]
    table.play({0: GAME.bot(bot, random.Random(seed).randrange(1 << 40))}, random.Random(seed))
    return table.result()


def mean_of(values: Sequence[float]) -> tuple[float, float]:
    """With its standard error."""
    return fmean(values), stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0


def entries(games: Sequence[Solo]) -> dict[int, tuple[int, int]]:
    """By contest: in how many games it was on offer, in how many of these it was entered."""
    offered = Counter(contest for game in games for contest in game.offered)
    entered = Counter(contest for game in games for contest in game.entered)
    return {contest: (offered[contest], entered[contest]) for contest in sorted(offered)}
