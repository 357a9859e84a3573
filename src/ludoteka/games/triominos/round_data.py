"""Facts for the room's own client that are the same for every viewer: the turns so far with their points, racks when
they are revealed, lots."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from ludoteka.core.kernel import once_per_table
from ludoteka.core.kernel_api import KIND, POINTS
from ludoteka.core.lru_cache import LruCache
from ludoteka.core.words import message

from . import boards, scoring
from .client_types import TriominosSeat, TriominosSum, TriominosTurn
from .explaining import lines_of
from .parts import NOBODY, NOTHING, PLAYING, Parts, State
from .pieces import BONUS_NAMES, bonus_words
from .prices import Prices, prices
from .tabletop import Turn, Turns
from .view import all_open

ROUNDS_KNOWN = 32  # of all tables of a kind

# How a round's points come together: which lines of a breakdown belong to which sum.
SUMS = {
    scoring.TILE_LINE: "tiles",
    scoring.BONUS_LINE: "bonuses",
    scoring.DRAW_LINE: "drawn",
    scoring.STUCK_LINE: "drawn",
    scoring.OUT_LINE: "end",
    scoring.RACK_LINE: "end",
}


# -- turns ------------------------------------------------------------------------------------------------------


def turns(p: Parts, s: State, finished: Turns) -> list[TriominosTurn]:
    """The finished turns of this round. The state notes no pass with an empty pool: turns go round, so a seat that was
    left out has passed."""
    starter, goes_on = int(s.starter), bool(finished.rows) and s.phase == PLAYING and s.pool_left == 0
    until = int(s.turn) if goes_on else NOBODY
    return _known_turns(p).get((finished, starter, until), lambda: _turns(p, finished.rows, starter, until))


@once_per_table
def _known_turns(p: Parts) -> LruCache[list[TriominosTurn]]:
    return LruCache(ROUNDS_KNOWN)


def _turns(p: Parts, rows: Iterable[Turn], starter: int, until: int) -> list[TriominosTurn]:
    """`until`: the seat before which all have passed since the last of these turns, or NOBODY."""
    known, totals, following = prices(p), [0] * p.seats, starter
    found: list[TriominosTurn] = []
    for row in rows:
        if row[0] != following:
            found += _passed(p, following, row[0], totals)
        found.append(_turn(p, known, row, totals))
        following = (row[0] + 1) % p.seats
    return found if until == NOBODY else found + _passed(p, following, until, totals)


def _passed(p: Parts, first: int, until: int, totals: list[int]) -> list[TriominosTurn]:
    seats = [(first + place) % p.seats for place in range((until - first) % p.seats)]
    return [_nothing_laid(seat, 0, 0, totals[seat]) for seat in seats]


def _turn(p: Parts, known: Prices, row: Turn, totals: list[int]) -> TriominosTurn:
    """What one finished turn did and brought; `totals`: each seat's points in this round, before it and then after."""
    seat, face, cell, bonus, drawn = row
    cost = p.draw_cost * drawn
    if face == NOTHING:
        cost += p.stuck_cost if scoring.costs_more(p, drawn) else 0
        totals[seat] -= cost
        return _nothing_laid(seat, drawn, cost, totals[seat])
    tile = known.tile_of[face]
    gained = known.laying[tile][bonus]
    totals[seat] += gained - cost
    return _laid(seat, drawn, cost, totals[seat], face, cell, gained, known.sum[tile], known.extra[bonus], bonus)


@lru_cache(1 << 8)
def _nothing_laid(seat: int, drawn: int, cost: int, total: int) -> TriominosTurn:
    return {"seat": seat, "drawn": drawn, "cost": cost, "points": -cost, "total": total}


@lru_cache(1 << 10)
def _laid(
    seat: int,
    drawn: int,
    cost: int,
    total: int,
    face: int,
    cell: int,
    gained: int,
    numbers: int,
    extra: int,
    bonus: int,
) -> TriominosTurn:
    done: TriominosTurn = {
        "seat": seat,
        "drawn": drawn,
        "cost": cost,
        "points": gained - cost,
        "total": total,
        "gained": gained,
        "tile": boards.face_name(face),
        "cell": boards.cell_name(cell),
        "sum": numbers,
        "extra": extra,
    }
    if bonus:
        done["bonus"], done["words"] = BONUS_NAMES[bonus], bonus_words(bonus)
    return done


# -- seats ------------------------------------------------------------------------------------------------------


def seats(p: Parts, s: State, lines: Sequence[bytes]) -> list[TriominosSeat]:
    """`lines`: of each seat's score."""
    held, points, lots, faces = s.held.tolist(), s.points.tolist(), s.lot.tolist(), prices(p).face_of
    return [
        _seat(held[seat], points[seat], faces[lots[seat]], _revealed_rack(p, s, seat), lines[seat])
        for seat in range(p.seats)
    ]


def _revealed_rack(p: Parts, s: State, seat: int) -> tuple[int, ...]:
    """The faces of a rack when it is revealed to all: the round is over."""
    return tuple(int(p.face_of[tile]) for tile in boards.tiles_in(s.rack[seat])) if all_open(s) else ()


@lru_cache(1 << 7)
def _seat(held: int, points: int, lot: int, rack: tuple[int, ...], lines: bytes) -> TriominosSeat:
    return {
        "tiles": held,
        "points": points,
        "lot": boards.face_name(lot) if lot != NOTHING else "",
        "rack": [boards.face_name(face) for face in rack],
        "sums": sums(lines_of(lines)),
    }


def sums(lines: Iterable[Sequence[int]]) -> list[TriominosSum]:
    """This round's points in a few lines, for a summary."""
    found = dict.fromkeys(SUMS.values(), 0)
    for line in lines:
        if line[KIND] in SUMS:
            found[SUMS[line[KIND]]] += line[POINTS]
    return [_sum(kind, points) for kind, points in found.items()]


@lru_cache(1 << 9)
def _sum(kind: str, points: int) -> TriominosSum:
    return {"kind": kind, "points": points, "words": message(f"tri-sum-{kind}")}
