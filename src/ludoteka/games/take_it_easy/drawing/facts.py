"""The facts that are drawn, from the kernel (`showing`): each in one call, compiled where it is."""

from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np

from ludoteka.core.game import Game
from ludoteka.core.kernel import once_per_table
from ludoteka.core.kernel_api import BREAKDOWN_WIDTH
from ludoteka.core.lru_cache import LruCache
from ludoteka.core.scene import NoTarget, SeatScore, Target
from ludoteka.games.take_it_easy.parts import ASIDES, MOST_CELLS, VALVES_ASIDE, Parts, State
from ludoteka.games.take_it_easy.scoring import MOST_LINES, round_over
from ludoteka.games.take_it_easy.showing import PLACES, SUMS

Offers = tuple[tuple[Target, ...], tuple[NoTarget, ...]]

ROOM = "ludoteka.games.take_it_easy"
STANDINGS_KNOWN = 64  # of all tables of a kind: for the others who look at the same, and for the next choice


Laid = tuple[bytes, bytes, int, int]


@dataclass(frozen=True, eq=False)
class Standing:
    """How everybody stands. Lists by seat, but `won` by round, as sets of seats. After the rounds: `showing.ALL`.
    Points and offers drawn from it are remembered with it: the same until something on a board changes."""

    laid: list[Laid]  # all on which a seat's board depends: its tiles, those aside, the last one, the phase
    rows: list[list[int]]  # each with its `showing.row_facts`
    lines: list[list[list[int]]]
    points: list[list[int]]
    won: list[int]
    scores: dict[Hashable, SeatScore] = field(default_factory=dict)
    offers: dict[Hashable, Offers] = field(default_factory=dict)


def standing(p: Parts, s: State) -> Standing:
    """Every viewer who may know the same gets the same, until something on a board changes."""
    tiles = s.board[: p.seats].tobytes(), s.aside[: p.seats].tobytes(), s.previous
    key = tiles, s.earlier[: p.rounds].tobytes(), s.round, s.phase, round_over(p, s)
    return _standings(p).get(key, lambda: _survey(p, s))


@once_per_table
def _standings(p: Parts) -> LruCache[Standing]:
    return LruCache(STANDINGS_KNOWN)


def _survey(p: Parts, s: State) -> Standing:
    rows, lines, counts, points, won = (
        np.zeros(shape, np.int64)
        for shape in (
            (p.seats, p.rows),
            (p.seats, MOST_LINES, BREAKDOWN_WIDTH),
            p.seats,
            (p.seats, SUMS),
            SUMS,
        )
    )
    kernel, parts, state = Game.of(ROOM).scratch(p, s)
    kernel.survey(parts, state, rows, lines, counts, points, won)
    tiles = [(s.board[seat].tobytes(), s.aside[seat].tobytes()) for seat in range(p.seats)]
    return Standing(
        laid=[(*of_seat, int(s.previous), int(s.phase)) for of_seat in tiles],
        rows=rows.tolist(),
        lines=[of_seat[:count].tolist() for of_seat, count in zip(lines, counts.tolist(), strict=True)],
        points=points.tolist(),
        won=won.tolist(),
    )


class Outlook(NamedTuple):
    """What a seat can do now: by tile, the facts of its rows with that tile on a free cell of each; and for each cell
    of the board as it is drawn, why nothing can go there (`refusals.why_not`), or FINE."""

    rows: dict[int, list[int]]
    why_not: tuple[int, ...]


def outlook(p: Parts, s: State, seat: int) -> Outlook:
    tiles, rows, why_not = np.zeros(ASIDES, np.int64), np.zeros((ASIDES, p.rows), np.int64), np.zeros(PLACES, np.int64)
    kernel, parts, state = Game.of(ROOM).scratch(p, s)
    kernel.outlook(parts, state, seat, tiles, rows, why_not)
    places = why_not.tolist()
    drawn = (*places[: p.cells], *(places[MOST_CELLS:] if p.valves == VALVES_ASIDE else ()))
    return Outlook(dict(zip(tiles.tolist(), rows.tolist(), strict=True)), drawn)
