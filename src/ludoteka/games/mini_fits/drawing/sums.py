"""The points of the round on the table in a few lines, each with what it counts; what does not score is listed, too."""

from ludoteka.games.mini_fits import scoring
from ludoteka.games.mini_fits.client_types import FitsSum
from ludoteka.games.mini_fits.parts import Parts, State, side_of
from ludoteka.games.mini_fits.pieces import symbol_name
from ludoteka.games.mini_fits.placement import Survey


def sums(p: Parts, s: State, found: Survey) -> list[FitsSum]:
    """They add up to `scoring.round_points`."""
    side, each = side_of(p, s), int(p.line_points)
    rows = found.states.count("complete")
    lines: FitsSum = {"kind": "lines", "count": rows, "each": each, "points": rows * each}
    bonus = bonuses(s, found)
    symbols = [_symbol(p, symbol, found.boxes[symbol], bonus) for symbol in range(scoring.symbols_on(p, side))]
    return [lines, *symbols, *_penalties(p, s, found), *_holes(s, found)]


def points_of(found: Survey, number: int) -> int:
    """What a round, from 0, brought or brings."""
    return sum(points for _, points, _, _, in_round in found.lines if in_round == number)


def bonuses(s: State, found: Survey) -> dict[int, int]:
    """The symbols whose bonus the seat still has, and its points."""
    return {symbol: points for points, symbol, _ in _lines(s, found, scoring.SYMBOL_LINE)}


def _lines(s: State, found: Survey, wanted: int) -> list[tuple[int, int, int]]:
    """The lines of one kind in the round on the table: their points and facts."""
    return [(points, a, b) for kind, points, a, b, number in found.lines if kind == wanted and number == s.round]


def _symbol(p: Parts, symbol: int, boxes: int, bonus: dict[int, int]) -> FitsSum:
    return {
        "kind": "symbol",
        "symbol": symbol_name(p, symbol),
        "count": boxes,
        "of": int(p.boxes[symbol]),
        "points": bonus.get(symbol, 0),
    }


def _penalties(p: Parts, s: State, found: Survey) -> list[FitsSum]:
    here = p.penalty_side[: p.penalties].tolist().count(side_of(p, s))
    fines = [points for points, _, _ in _lines(s, found, scoring.PENALTY_LINE)]
    return [{"kind": "penalties", "count": len(fines), "of": here, "points": sum(fines)}] if here else []


def _holes(s: State, found: Survey) -> list[FitsSum]:
    lines = _lines(s, found, scoring.HOLES_LINE)
    return [{"kind": "holes", "count": count, "each": each, "points": points} for points, count, each in lines]
