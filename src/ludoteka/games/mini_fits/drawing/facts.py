"""For the room's own client: the frames, the pieces and every slide on offer, by names and numbers.

Squares are `[column, row]`, counted from 0 from the lower left corner; cells are named as in the frame (`3-1`).
"""

from collections.abc import Mapping

from ludoteka.core.actors import SPECTATOR
from ludoteka.core.kernel import once_per_table
from ludoteka.core.room import Observation
from ludoteka.games.mini_fits import rules, scoring, shapes
from ludoteka.games.mini_fits.client_types import (
    FitsData,
    FitsFrame,
    FitsOffer,
    FitsPenalty,
    FitsPlacedPiece,
    FitsSkipped,
    FitsSymbol,
    FitsWay,
    Squares,
)
from ludoteka.games.mini_fits.notation import piece_name, square_name, turned_name, write
from ludoteka.games.mini_fits.parts import (
    FIRST_SIDE,
    NO_PIECE,
    ORIENTATIONS,
    OVER,
    PASS,
    PLACING,
    SET_ASIDE,
    STARTING,
    Parts,
    State,
    column_of,
    piece_for,
    side_of,
)
from ludoteka.games.mini_fits.pieces import shape_name, shape_of, symbol_name
from ludoteka.games.mini_fits.placement import PlacedPiece, Slide, frame_of, printed_symbol, symbol_box

from .frames import is_last, row_state
from .situation import rank
from .sums import sums


def facts(observation: Observation, slides: Mapping[int, Slide]) -> FitsData:
    p, s, viewer = observation.parts, observation.state, observation.viewer
    return {
        "kind": "mini-fits",
        "columns": int(p.columns),
        "rows": int(p.rows),
        "side": side_of(p, s) + 1,
        "round": int(s.round) + 1,
        "rounds": int(p.rounds),
        "pieces": _pieces(p),
        "symbols": _symbols(p) if side_of(p, s) != FIRST_SIDE else [],
        "penalties": _penalties(p, s),
        "points": {"line": int(p.line_points), "set": int(p.set_points), "hole": int(p.hole_points)},
        "deck": [piece_name(p, piece) for piece in range(1, p.pieces + 1) if s.deck[piece]],
        "skipped": _skipped(p, s),
        "card": piece_name(p, s.piece) if s.piece != NO_PIECE else "",
        "piece": _piece_to_place(observation),
        "frames": [_frame(p, s, seat, viewer) for seat in range(p.seats)],
        "offers": {write(p, s, viewer, action): _offer(p, slide) for action, slide in slides.items()},
        "rank": rank(p, s) if s.phase == OVER else None,
    }


def _piece_to_place(observation: Observation) -> str:
    s, viewer = observation.state, observation.viewer
    if viewer == SPECTATOR or s.phase not in (STARTING, PLACING) or not observation.legal:
        return ""
    return piece_name(observation.parts, piece_for(s, viewer))


# -- what is in the box -----------------------------------------------------------------------------------------


@once_per_table
def _pieces(p: Parts) -> dict[str, list[FitsWay]]:
    return {piece_name(p, piece): _ways(p, piece) for piece in range(1, p.pieces + 1)}


def _ways(p: Parts, piece: int) -> list[FitsWay]:
    """All eight orientations: flipped from the fifth on, quarter turns clockwise. `name`: of the first alike."""
    return [_way(p, piece, way) for way in range(ORIENTATIONS)]


def _way(p: Parts, piece: int, way: int) -> FitsWay:
    shape = shape_of(p, piece, way)
    return {
        "name": shape_name(p, piece, int(p.same_as[piece, way])),
        "squares": _squares(tuple(sorted(shape))),
        "width": shapes.width_of(shape),
        "height": shapes.height_of(shape),
    }


def _squares(squares: tuple[shapes.Square, ...]) -> Squares:
    return [(column, row) for column, row in squares]


@once_per_table
def _symbols(p: Parts) -> list[FitsSymbol]:
    squares = range(p.columns * p.rows)
    return [
        {
            "name": symbol_name(p, symbol),
            "cells": [square_name(p, square) for square in squares if printed_symbol(p, square) == symbol],
        }
        for symbol in range(p.symbols)
    ]


def _penalties(p: Parts, s: State) -> list[FitsPenalty]:
    return [
        {"cell": square_name(p, int(p.penalty_square[at])), "points": int(p.penalty_points[at])}
        for at in range(p.penalties)
        if p.penalty_side[at] == side_of(p, s)
    ]


# -- what is on the table ---------------------------------------------------------------------------------------


def _skipped(p: Parts, s: State) -> list[FitsSkipped]:
    """Cards that were turned and whose piece nobody placed; whose start pieces they are."""
    gone = [piece for piece in range(1, p.pieces + 1) if not s.deck[piece] and piece != s.piece]
    return [
        {"piece": piece_name(p, piece), "seats": [seat for seat in range(p.seats) if s.start[seat] == piece]}
        for piece in gone
        if rules.is_discarded(p, s, piece)
    ]


def _frame(p: Parts, s: State, seat: int, viewer: int) -> FitsFrame:
    start = int(s.start[seat])
    return {
        "start": piece_name(p, start) if start != NO_PIECE else "",
        "pieces": [_placed(p, s, seat, each) for each in frame_of(p, s, seat, viewer)],
        "aside": [piece_name(p, piece) for piece in range(1, p.pieces + 1) if s.where[seat, piece] == SET_ASIDE],
        "lines": [row_state(p, s, seat, row) for row in range(p.rows)],
        "heights": [int(height) for height in s.height[seat][: p.columns]],
        "visible": [symbol_name(p, symbol) for symbol in _visible(p, s, seat)],
        "chosen": bool(s.chosen[seat]),
        "passes": bool(seat == viewer and s.chosen[seat] == PASS),
        "sits_out": rules.sits_out(p, s, seat),
        "points": int(scoring.round_points(p, s, seat)),
        "sums": sums(p, s, seat),
    }


def _visible(p: Parts, s: State, seat: int) -> list[int]:
    """The symbols whose bonus the seat still has."""
    symbols = range(scoring.symbols_on(p, side_of(p, s)))
    return [symbol for symbol in symbols if scoring.set_visible(p, s.filled[seat], symbol)]


def _placed(p: Parts, s: State, seat: int, each: PlacedPiece) -> FitsPlacedPiece:
    return {
        "piece": piece_name(p, each.piece),
        "name": turned_name(p, each.action),
        "column": column_of(each.action) + 1,
        "rest": each.rest,
        "squares": _squares(each.squares),
        "start": bool(s.start[seat] == each.piece),
        "last": is_last(s, seat, each.piece) and not each.sealed,
        "sealed": each.sealed,
    }


def _offer(p: Parts, slide: Slide) -> FitsOffer:
    """Where the piece would rest, and what that does."""
    return {
        "name": turned_name(p, slide.lies.action),
        "column": column_of(slide.lies.action) + 1,
        "rest": slide.lies.rest,
        "squares": _squares(slide.lies.squares),
        "lines": [row + 1 for row in slide.lines],
        "buries": [square_name(p, square) for square in slide.buries],
        "shelters": [symbol_box(p, square) for square in slide.shelters],
        "covers": [symbol_box(p, square) for square in slide.covers],
        "loses": [symbol_name(p, symbol) for symbol in slide.loses],
        "above": slide.above,
        "points": slide.points,
    }
