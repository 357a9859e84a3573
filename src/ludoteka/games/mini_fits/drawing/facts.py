"""For the room's own client: the frames, the pieces and every slide on offer, by names and numbers.

Squares are `[column, row]`, counted from 0 from the lower left corner; cells are named as in the frame (`3-1`).
"""

from collections.abc import Sequence
from functools import partial

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
    FitsPoints,
    FitsSymbol,
    FitsWay,
    Squares,
)
from ludoteka.games.mini_fits.notation import piece_name, piece_names, square_name
from ludoteka.games.mini_fits.parts import (
    FIRST_SIDE,
    NO_PIECE,
    NOT_YET,
    ORIENTATIONS,
    OVER,
    PASS,
    PLACING,
    SECOND_SIDE,
    SET_ASIDE,
    STARTING,
    Parts,
    State,
    piece_for,
    side_of,
)
from ludoteka.games.mini_fits.pieces import shape_name, shape_of, symbol_name
from ludoteka.games.mini_fits.placement import printed_symbol

from .cards import Cards
from .frames import FRAMES_KNOWN, FrameKey, pieces_in_frame, surveyed
from .situation import rank
from .sums import bonuses, points_of, sums


def facts(observation: Observation, keys: Sequence[FrameKey], cards: Cards, offers: dict[str, FitsOffer]) -> FitsData:
    p, s = observation.parts, observation.state
    side = side_of(p, s)
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
        "deck": cards.deck,
        "skips": _skips(observation, cards),
        "skipped": cards.skipped,
        "card": piece_name(p, s.piece) if s.piece != NO_PIECE else "",
        "piece": _piece_to_place(observation),
        "frames": _frames(p, s, keys),
        "offers": offers,
        "rank": rank(p, s) if s.phase == OVER else None,
    }


def _piece_to_place(observation: Observation) -> str:
    s, viewer = observation.state, observation.viewer
    if viewer == SPECTATOR or s.phase not in (STARTING, PLACING) or not observation.legal:
        return ""
    return piece_name(observation.parts, piece_for(s, viewer))


def _skips(observation: Observation, cards: Cards) -> list[str]:
    """Nobody places them, or the viewer sits out: it was their start piece."""
    p, s, viewer = observation.parts, observation.state, observation.viewer
    own = piece_name(p, s.start[viewer]) if viewer != SPECTATOR and s.start[viewer] != NO_PIECE else ""
    return [letter for letter in cards.deck if letter == own or letter in cards.discards]


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
    return {
        "line": int(p.line_points),
        "set": int(p.set_points),
        "boxes": int(p.set_boxes),
        "hole": int(p.hole_points),
    }


# -- what is on the table ---------------------------------------------------------------------------------------


def _frames(p: Parts, s: State, keys: Sequence[FrameKey]) -> list[FitsFrame]:
    chosen, earlier, known = s.chosen.tolist(), s.earlier.tobytes(), _frames_known(p)
    frames = []
    for key in keys:
        ready, sits_out = chosen[key.seat] != NOT_YET, rules.sits_out(p, s, key.seat)
        frames.append(known.get((ready, sits_out, earlier, key), partial(_frame, p, s, key, ready, sits_out)))
    return frames


@once_per_table
def _frames_known(p: Parts) -> LruCache[FitsFrame]:
    return LruCache(FRAMES_KNOWN)


def _frame(p: Parts, s: State, key: FrameKey, ready: bool, sits_out: bool) -> FitsFrame:
    found = surveyed(p, s)[key.seat]
    bonus = bonuses(found, key.round)
    lairs = zip(piece_names(p), s.where[key.seat, 1:].tolist(), strict=False)
    return {
        "start": piece_name(p, key.start) if key.start != NO_PIECE else "",
        "pieces": [each.facts for each in pieces_in_frame(p, s, key)],
        "aside": [letter for letter, lair in lairs if lair == SET_ASIDE],
        "lines": list(found.states),
        "heights": s.height[key.seat, : p.columns].tolist(),
        "visible": [symbol_name(p, symbol) for symbol in bonus],
        "chosen": ready,
        "passes": key.own == PASS,
        "sits_out": sits_out,
        "points": points_of(found, key.round),
        "sums": sums(p, s, found, bonus),
    }
