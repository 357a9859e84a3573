"""The points of the round on the table in a few lines, each with what it counts; what does not score is listed, too."""

from ludoteka.games.mini_fits import scoring
from ludoteka.games.mini_fits.client_types import FitsSum
from ludoteka.games.mini_fits.parts import Parts, State, side_of
from ludoteka.games.mini_fits.pieces import symbol_name


def sums(p: Parts, s: State, seat: int) -> list[FitsSum]:
    """They add up to `scoring.round_points`."""
    side, filled = side_of(p, s), int(s.filled[seat])
    rows = [row for row in range(p.rows) if scoring.line_complete(p, side, filled, row)]
    each = int(p.line_points)
    lines: FitsSum = {"kind": "lines", "count": len(rows), "each": each, "points": len(rows) * each}
    symbols = [_symbol(p, filled, symbol) for symbol in range(scoring.symbols_on(p, side))]
    return [lines, *symbols, *_penalties(p, side, filled), *_holes(p, side, filled)]


def _symbol(p: Parts, filled: int, symbol: int) -> FitsSum:
    points = int(p.set_points) if scoring.set_visible(p, filled, symbol) else 0
    return {
        "kind": "symbol",
        "symbol": symbol_name(p, symbol),
        "count": int(scoring.boxes_visible(p, filled, symbol)),
        "of": int(p.boxes[symbol]),
        "points": points,
    }


def _penalties(p: Parts, side: int, filled: int) -> list[FitsSum]:
    here = [at for at in range(p.penalties) if p.penalty_side[at] == side]
    open_ones = [int(p.penalty_points[at]) for at in here if scoring.penalty_counts(p, side, filled, at)]
    return [{"kind": "penalties", "count": len(open_ones), "of": len(here), "points": sum(open_ones)}] if here else []


def _holes(p: Parts, side: int, filled: int) -> list[FitsSum]:
    if not p.hole_points:
        return []
    count, each = int(scoring.holes(p, side, filled)), int(p.hole_points)
    return [{"kind": "holes", "count": count, "each": each, "points": count * each}]
