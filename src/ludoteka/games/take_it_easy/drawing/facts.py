"""The facts that are drawn, from the kernel (`showing`): each in one call, compiled where it is."""

from dataclasses import dataclass

import numpy as np

from ludoteka.core.game import Game
from ludoteka.core.kernel import once_per_table
from ludoteka.core.kernel_api import BREAKDOWN_WIDTH
from ludoteka.core.lru_cache import LruCache
from ludoteka.games.take_it_easy.parts import MOST_CELLS, MOST_ROUNDS, MOST_ROWS, VALVES_ASIDE, Parts, State
from ludoteka.games.take_it_easy.scoring import MOST_LINES, round_over
from ludoteka.games.take_it_easy.showing import PLACES, ROW_FACTS

ROOM = "ludoteka.games.take_it_easy"
STANDINGS_KNOWN = 512  # of all tables of a kind

RowFacts = tuple[int, int, int, int]  # as `showing` writes them: how it stands, number, beam, shine


@dataclass(frozen=True, eq=False)  # the same boards give the same object: as a key, it stands for them
class Standing:
    """How everybody stands. Lists by seat, but `won` by round, as sets of seats; `showing.ALL` is for all rounds."""

    rows: list[tuple[RowFacts, ...]]
    lines: list[list[list[int]]]
    points: list[list[int]]
    won: list[int]


def standing(p: Parts, s: State) -> Standing:
    """Every viewer who may know the same gets the same; and so it is until a tile is placed."""
    key = s.board.tobytes(), s.earlier.tobytes(), int(s.round), int(s.phase), round_over(p, s)
    return _standings(p).get(key, lambda: _survey(p, s))


@once_per_table
def _standings(p: Parts) -> LruCache[Standing]:
    return LruCache(STANDINGS_KNOWN)


def _survey(p: Parts, s: State) -> Standing:
    rows, lines, counts, points, won = (
        np.zeros(shape, np.int64)
        for shape in (
            (p.seats, MOST_ROWS, ROW_FACTS),
            (p.seats, MOST_LINES, BREAKDOWN_WIDTH),
            p.seats,
            (p.seats, MOST_ROUNDS + 1),
            MOST_ROUNDS + 1,
        )
    )
    kernel, parts, state = Game.of(ROOM).scratch(p, s)
    kernel.survey(parts, state, rows, lines, counts, points, won)
    return Standing(
        rows=[_rows(p, of_seat) for of_seat in rows.tolist()],
        lines=[of_seat[:count].tolist() for of_seat, count in zip(lines, counts.tolist(), strict=True)],
        points=points.tolist(),
        won=won.tolist(),
    )


def _rows(p: Parts, written: list[list[int]]) -> tuple[RowFacts, ...]:
    return tuple((state, number, beam, shine) for state, number, beam, shine in written[: p.rows])


class Trial:
    """A copy of a position on which a seat tries things out."""

    def __init__(self, p: Parts, s: State, seat: int) -> None:
        self._p, self._seat = p, seat
        self._kernel, self._parts, self._state = Game.of(ROOM).scratch(p, s)

    def rows_with(self, tile: int) -> tuple[RowFacts, ...]:
        """The rows as they would be with this tile on a free cell of each."""
        out = np.zeros((MOST_ROWS, ROW_FACTS), np.int64)
        self._kernel.rows_with(self._parts, self._state, self._seat, tile, out)
        return _rows(self._p, out.tolist())

    def why_nots(self) -> tuple[int, ...]:
        """For each cell of the board as it is drawn: why nothing can go there now (`refusals.why_not`), or FINE."""
        out = np.zeros(PLACES, np.int64)
        self._kernel.why_nots(self._parts, self._state, self._seat, out)
        codes = out.tolist()
        return (*codes[: self._p.cells], *(codes[MOST_CELLS:] if self._p.valves == VALVES_ASIDE else ()))
