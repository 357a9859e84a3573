"""For the room's own client: the frames, the pieces and every slide on offer, by names and numbers.

Squares are `[column, row]`, counted from 0 from the lower left corner; cells are named as in the frame (`3-1`).
"""

from functools import lru_cache, partial

from ludoteka.core.actors import SPECTATOR
from ludoteka.core.kernel import once_per_table
from ludoteka.core.lru_cache import LruCache
from ludoteka.core.room import Observation
from ludoteka.games.mini_fits import rules, shapes
from ludoteka.games.mini_fits.client_types import (
    FitsData,
    FitsFrame,
    FitsOffer,
    FitsPenalty,
    FitsPlacedPiece,
    FitsPoints,
    FitsSkipped,
    FitsSymbol,
    FitsWay,
    Squares,
)
from ludoteka.games.mini_fits.notation import piece_name, piece_names, square_name
from ludoteka.games.mini_fits.parts import (
    FIRST_SIDE,
    NO_PIECE,
    ORIENTATIONS,
    OVER,
    PASS,
    PLACING,
    SECOND_SIDE,
    SET_ASIDE,
    STARTING,
    Parts,
    State,
    column_of,
    orientation_of,
    piece_for,
    side_of,
)
from ludoteka.games.mini_fits.pieces import shape_name, shape_of, symbol_name
from ludoteka.games.mini_fits.placement import PlacedPiece, frame_of, printed_symbol

from .frames import FRAMES_KNOWN, frame_key, last_piece, surveyed
from .situation import rank
from .sums import bonuses, points_of, sums


def facts(observation: Observation, offers: dict[str, FitsOffer]) -> FitsData:
    p, s = observation.parts, observation.state
    side, cards = side_of(p, s), _cards(p, s)
    return {
        "kind": "mini-fits",
        "columns": int(p.columns),
        "rows": int(p.rows),
        "side": side + 1,
        "round": int(s.round) + 1,
        "rounds": int(p.rounds),
        "pieces": _pieces(p),
        "symbols": _symbols(p) if side != FIRST_SIDE else [],
        "penalties": _penalties(p)[side],
        "points": _points(p),
        "deck": cards[0],
        "skipped": cards[1],
        "card": piece_name(p, s.piece) if s.piece != NO_PIECE else "",
        "piece": _piece_to_place(observation),
        "frames": _frames(observation),
        "offers": offers,
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


@once_per_table
def _penalties(p: Parts) -> tuple[list[FitsPenalty], ...]:
    """Of each side."""
    return tuple(
        [
            {"cell": square_name(p, int(p.penalty_square[at])), "points": int(p.penalty_points[at])}
            for at in range(p.penalties)
            if p.penalty_side[at] == side
        ]
        for side in (FIRST_SIDE, SECOND_SIDE)
    )


@once_per_table
def _points(p: Parts) -> FitsPoints:
    return {"line": int(p.line_points), "set": int(p.set_points), "hole": int(p.hole_points)}


# -- what is on the table ---------------------------------------------------------------------------------------


def _cards(p: Parts, s: State) -> tuple[list[str], list[FitsSkipped]]:
    """The cards that are still in the deck, and those that were skipped."""
    key = s.deck.tobytes(), s.start.tobytes(), int(s.piece)
    return _cards_known(p).get(key, lambda: (_deck(p, s), _skipped(p, s)))


@once_per_table
def _cards_known(p: Parts) -> LruCache[tuple[list[str], list[FitsSkipped]]]:
    return LruCache(FRAMES_KNOWN)


def _deck(p: Parts, s: State) -> list[str]:
    return [letter for letter, left in zip(piece_names(p), s.deck[1:].tolist(), strict=False) if left]


def _skipped(p: Parts, s: State) -> list[FitsSkipped]:
    """Cards that were turned and whose piece nobody placed; whose start pieces they are."""
    gone = [piece for piece in range(1, p.pieces + 1) if not s.deck[piece] and piece != s.piece]
    return [
        {"piece": piece_name(p, piece), "seats": [seat for seat in range(p.seats) if s.start[seat] == piece]}
        for piece in gone
        if rules.is_discarded(p, s, piece)
    ]


def _frames(observation: Observation) -> list[FitsFrame]:
    p, s, viewer = observation.parts, observation.state, observation.viewer
    return [
        _frames_known(p).get(
            (bool(s.chosen[seat]), rules.sits_out(p, s, seat), s.earlier.tobytes(), frame_key(p, s, seat, viewer)),
            partial(_frame, p, s, seat, viewer),
        )
        for seat in range(p.seats)
    ]


@once_per_table
def _frames_known(p: Parts) -> LruCache[FitsFrame]:
    return LruCache(FRAMES_KNOWN)


def _frame(p: Parts, s: State, seat: int, viewer: int) -> FitsFrame:
    start, found = int(s.start[seat]), surveyed(p, s, seat)
    where = zip(piece_names(p), s.where[seat, 1:].tolist(), strict=False)
    return {
        "start": piece_name(p, start) if start != NO_PIECE else "",
        "pieces": [_placed(p, s, seat, each) for each in frame_of(p, s, seat, viewer)],
        "aside": [letter for letter, lair in where if lair == SET_ASIDE],
        "lines": list(found.states),
        "heights": s.height[seat, : p.columns].tolist(),
        "visible": [symbol_name(p, symbol) for symbol in bonuses(s, found)],
        "chosen": bool(s.chosen[seat]),
        "passes": bool(seat == viewer and s.chosen[seat] == PASS),
        "sits_out": rules.sits_out(p, s, seat),
        "points": points_of(found, int(s.round)),
        "sums": sums(p, s, found),
    }


def _placed(p: Parts, s: State, seat: int, each: PlacedPiece) -> FitsPlacedPiece:
    last = each.piece == last_piece(s, seat) and not each.sealed
    return _placed_facts(piece_name(p, each.piece), each, start=bool(s.start[seat] == each.piece), last=last)


@lru_cache(1 << 12)
def _placed_facts(letter: str, each: PlacedPiece, *, start: bool, last: bool) -> FitsPlacedPiece:
    return {
        "piece": letter,
        "name": letter + shapes.orientation_name(orientation_of(each.action)),
        "column": column_of(each.action) + 1,
        "rest": each.rest,
        "squares": _squares(each.squares),
        "start": start,
        "last": last,
        "sealed": each.sealed,
    }
