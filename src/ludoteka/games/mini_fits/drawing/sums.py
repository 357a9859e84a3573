"""The points of the round on the table in a few lines, each with what it counts; what does not score is listed, too."""

from functools import lru_cache

from ludoteka.games.mini_fits import scoring
from ludoteka.games.mini_fits.client_types import FitsSum
from ludoteka.games.mini_fits.parts import Parts, State, side_of
from ludoteka.games.mini_fits.pieces import symbol_name
from ludoteka.games.mini_fits.placement import Survey


def sums(p: Parts, s: State, found: Survey, bonus: dict[int, int]) -> list[FitsSum]:
    """They add up to `scoring.round_points`."""
    side, number = side_of(p, s), int(s.round)
    symbols = [
        _symbol(symbol_name(p, symbol), found.boxes[symbol], int(p.boxes[symbol]), bonus.get(symbol, 0))
        for symbol in range(scoring.symbols_on(p, side))
    ]
    rows, fines = found.states.count("complete"), _lines(found, number, scoring.PENALTY_LINE)
    here = p.penalty_side[: p.penalties].tolist().count(side) if p.penalties else 0
    penalties = [_penalties(len(fines), here, sum(points for points, _, _ in fines))] if here else []
    holes = [_counted("holes", *line) for line in _lines(found, number, scoring.HOLES_LINE)]
    return [_counted("lines", rows * int(p.line_points), rows, int(p.line_points)), *symbols, *penalties, *holes]


def points_of(found: Survey, number: int) -> int:
    """What a round, from 0, brought or brings."""
    return sum([points for _, points, _, _, in_round in found.lines if in_round == number])


def bonuses(found: Survey, number: int) -> dict[int, int]:
    """The symbols whose bonus the seat still has in a round, and its points."""
    return {symbol: points for points, symbol, _ in _lines(found, number, scoring.SYMBOL_LINE)}


def _lines(found: Survey, number: int, wanted: int) -> list[tuple[int, int, int]]:
    """The lines of one kind in a round: their points and facts."""
    return [(points, a, b) for kind, points, a, b, in_round in found.lines if kind == wanted and in_round == number]


@lru_cache(256)
def _counted(kind: str, points: int, count: int, each: int) -> FitsSum:
    return {"kind": kind, "count": count, "each": each, "points": points}


@lru_cache(256)
def _symbol(symbol: str, boxes: int, of: int, points: int) -> FitsSum:
    return {"kind": "symbol", "symbol": symbol, "count": boxes, "of": of, "points": points}


@lru_cache(64)
def _penalties(count: int, of: int, points: int) -> FitsSum:
    return {"kind": "penalties", "count": count, "of": of, "points": points}
