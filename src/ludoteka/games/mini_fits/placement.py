"""Where pieces lie in a frame, and what a slide would do to it: facts for the scene, the log and the explanations."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache

from ludoteka.core.kernel import once_per_table
from ludoteka.core.lru_cache import LruCache
from ludoteka.core.room import Observation

from . import moves, scoring
from .client_types import FitsPrinted
from .notation import square_name
from .parts import (
    FIRST_SIDE,
    MOST_SQUARES,
    NOT_YET,
    PASS,
    PLACING,
    SEALED,
    SET_ASIDE,
    STARTING,
    Parts,
    State,
    column_of,
    lair_action,
    lair_rest,
    orientation_of,
    piece_of,
    side_of,
)
from .pieces import shape_of, symbol_name
from .rules import resting_row
from .shapes import Shape, Square

SLIDES_KNOWN = 512  # of all tables of a kind: what the others do changes nothing about the own slides


@dataclass(frozen=True)
class PlacedPiece:
    """A piece in a frame: how it was put in, and the squares it covers (those above the frame, too)."""

    piece: int
    action: int
    rest: int
    squares: tuple[Square, ...]
    sealed: bool = False


def placed_piece(p: Parts, action: int, rest: int, *, sealed: bool = False) -> PlacedPiece:
    return _placed(shape_of(p, piece_of(action), orientation_of(action)), action, rest, sealed=sealed)


@lru_cache(1 << 12)
def _placed(shape: Shape, action: int, rest: int, *, sealed: bool) -> PlacedPiece:
    squares = tuple(sorted((column + column_of(action), row + rest) for column, row in shape))
    return PlacedPiece(piece_of(action), action, rest, squares, sealed)


def frame_of(p: Parts, s: State, seat: int, viewer: int) -> list[PlacedPiece]:
    """All pieces in a seat's frame; the one that the viewer has chosen a place for already lies there, sealed."""
    lairs = s.where[seat][1 : p.pieces + 1].tolist()
    found = [placed_piece(p, lair_action(lair), lair_rest(lair)) for lair in lairs if lair > SET_ASIDE + 1]
    chosen = int(s.chosen[seat])
    if seat == viewer and chosen not in (NOT_YET, SEALED, PASS):
        found.append(placed_piece(p, chosen, _rest(p, s, seat, chosen), sealed=True))
    return found


def _rest(p: Parts, s: State, seat: int, action: int) -> int:
    return int(resting_row(p, s.height[seat], piece_of(action), orientation_of(action), column_of(action)))


def inside(p: Parts, square: Square) -> bool:
    return square[1] < p.rows


def number_of(p: Parts, square: Square) -> int:
    return square[1] * int(p.columns) + square[0]


def printed_symbol(p: Parts, square: int) -> int:
    """The symbol printed on a square of the second side, or -1."""
    return _print(p).get(square, -1)


@once_per_table
def _print(p: Parts) -> dict[int, int]:
    symbols = enumerate(p.symbol_squares[: p.symbols].tolist())
    return {square: at for at, squares in symbols for square in range(MOST_SQUARES) if squares >> square & 1}


@dataclass(frozen=True)
class Slide:
    """What a slide would do."""

    lies: PlacedPiece
    lines: tuple[int, ...]  # rows that it completes
    buries: tuple[int, ...]  # squares that nothing can cover any more, and that do not count as covered
    shelters: tuple[int, ...]  # symbol boxes that nothing can cover any more
    covers: tuple[int, ...]  # symbol boxes that it covers
    loses: tuple[int, ...]  # symbols whose bonus it costs
    pays: tuple[int, ...]  # penalties that it covers
    fills: int  # holes that it closes
    above: int  # squares of it that stick out on top
    points: int  # that it brings or costs


def slides(observation: Observation) -> dict[int, Slide]:
    """What the viewer can do with the piece, and what each slide would do."""
    p, s, viewer, legal = observation.parts, observation.state, observation.viewer, observation.legal
    if s.phase not in (STARTING, PLACING) or not legal:
        return {}
    key = legal, side_of(p, s), int(s.filled[viewer]), s.height[viewer].tobytes()
    return _slides(p).get(key, lambda: {act: slide_of(p, s, viewer, act) for act in legal if act != PASS})


@once_per_table
def _slides(p: Parts) -> LruCache[dict[int, Slide]]:
    return LruCache(SLIDES_KNOWN)


def slide_of(p: Parts, s: State, seat: int, action: int) -> Slide:
    side, before, rest = side_of(p, s), int(s.filled[seat]), _rest(p, s, seat, action)
    lies, now = placed_piece(p, action, rest), before | moves.squares_at(p, action, rest)
    covered = [number_of(p, square) for square in lies.squares if inside(p, square)]
    below = _below(p, s, seat, lies)
    boxes = {square for square in (*covered, *below) if side != FIRST_SIDE and printed_symbol(p, square) >= 0}
    return Slide(
        lies=lies,
        lines=_gone(_rows(p, lies), lambda row, filled: not scoring.line_complete(p, side, filled, row), before, now),
        buries=tuple(square for square in below if square not in boxes),
        shelters=tuple(square for square in below if square in boxes),
        covers=tuple(square for square in covered if square in boxes),
        loses=_gone(
            range(scoring.symbols_on(p, side)), lambda at, filled: scoring.set_visible(p, filled, at), before, now
        ),
        pays=_gone(range(p.penalties), lambda at, filled: scoring.penalty_counts(p, side, filled, at), before, now),
        fills=int(scoring.holes(p, side, before) - scoring.holes(p, side, now)) if p.hole_points else 0,
        above=len(lies.squares) - len(covered),
        points=int(scoring.frame_points(p, side, now) - scoring.frame_points(p, side, before)),
    )


def _rows(p: Parts, lies: PlacedPiece) -> list[int]:
    return sorted({row for _, row in lies.squares if row < p.rows})


def _gone(things: Iterable[int], holds: Callable[[int, int], bool], before: int, now: int) -> tuple[int, ...]:
    """Of which things something was true, and is no more."""
    return tuple(thing for thing in things if holds(thing, before) and not holds(thing, now))


def _below(p: Parts, s: State, seat: int, lies: PlacedPiece) -> list[int]:
    """Open squares under the piece that were free from above so far, row by row."""
    lowest: dict[int, int] = {}
    for column, row in lies.squares:  # from the left, and upwards
        lowest.setdefault(column, min(row, p.rows))
    heights, wide = s.height[seat].tolist(), int(p.columns)
    return sorted(row * wide + column for column, top in lowest.items() for row in range(heights[column], top))


def row_lost(p: Parts, s: State, seat: int, row: int) -> bool:
    """Can it never be complete: is one of its squares open, but nothing can reach it any more?"""
    covered, first = int(scoring.counted(p, side_of(p, s), s.filled[seat])), row * int(p.columns)
    heights = s.height[seat, : p.columns].tolist()
    return any(row < height and not covered >> first + at & 1 for at, height in enumerate(heights))


def symbol_box(p: Parts, square: int) -> FitsPrinted:
    """A symbol box by names."""
    return {"cell": square_name(p, square), "symbol": symbol_name(p, printed_symbol(p, square))}
