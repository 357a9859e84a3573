"""What the viewer can do now, with its consequences; and why the other cells are not on offer."""

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import NamedTuple

from msgspec.structs import replace

from ludoteka.core.actors import SPECTATOR
from ludoteka.core.kernel import once_per_table
from ludoteka.core.kernel_api import FINE
from ludoteka.core.lru_cache import LruCache
from ludoteka.core.room import Observation
from ludoteka.core.scene import Board, Effect, NoTarget, Piece, Target
from ludoteka.core.words import message
from ludoteka.games.mini_fits import rules
from ludoteka.games.mini_fits.client_types import FitsOffer
from ludoteka.games.mini_fits.notation import piece_name, square_name, square_names, turned_name
from ludoteka.games.mini_fits.parts import (
    DEALING,
    NO_PIECE,
    OVER,
    PASS,
    PLACING,
    STARTING,
    Parts,
    State,
    column_of,
    orientation_of,
    piece_for,
    piece_of,
    side_of,
)
from ludoteka.games.mini_fits.pieces import held_piece, letter_words, symbol_name, way_words, ways
from ludoteka.games.mini_fits.placement import Slide, number_of, outlook, slide_of, symbol_box
from ludoteka.games.mini_fits.refusals import frame_refusal, why_not
from ludoteka.games.mini_fits.shapes import orientation_name

OFFERS_KNOWN = 256  # of all tables of a kind
CARD = "card"


def tray(observation: Observation) -> tuple[Piece, ...]:
    """The piece to place, once for each way to hold it; for a spectator, once. The start cards, where they
    are chosen."""
    p, s, viewer = observation.parts, observation.state, observation.viewer
    if s.phase == DEALING and viewer != SPECTATOR and observation.legal:
        return tuple(held_piece(p, CARD, piece) for piece in observation.legal)
    if viewer == SPECTATOR:
        return (held_piece(p, CARD, s.piece),) if s.piece != NO_PIECE else ()
    if s.phase not in (STARTING, PLACING) or not rules.to_act(p, s) >> viewer & 1:
        return ()
    piece = piece_for(s, viewer)
    return tuple(held_piece(p, str(viewer), piece, way) for way in ways(p, piece))


# -- what is on offer -------------------------------------------------------------------------------------------


class Offers(NamedTuple):
    """What a seat can do, for any client and for the room's own; and for each column, FINE or why it cannot put its
    piece in there."""

    targets: tuple[Target, ...] = ()
    slides: dict[str, FitsOffer] = {}  # noqa: RUF012  nobody changes it
    columns: tuple[int, ...] = ()


def offers(observation: Observation) -> Offers:
    """What the viewer can do. What the others do changes nothing about the own slides."""
    p, s, seat, legal = observation.parts, observation.state, observation.viewer, observation.legal
    if not legal:
        return Offers()
    if s.phase == DEALING:
        return Offers(tuple(_start_target(piece_name(p, piece)) for piece in legal))
    key = seat, legal, piece_for(s, seat), side_of(p, s), int(s.filled[seat]), s.height[seat].tobytes()
    return _offers_known(p).get(key, partial(_slide_offers, p, s, seat, legal))


@once_per_table
def _offers_known(p: Parts) -> LruCache[Offers]:
    return LruCache(OFFERS_KNOWN)


def _slide_offers(p: Parts, s: State, seat: int, legal: Sequence[int]) -> Offers:
    slides, columns = outlook(p, s, seat, [action for action in legal if action != PASS])
    targets = [_target(p, seat, slide) for slide in slides]
    by_text = {target.action: _offer(p, slide) for target, slide in zip(targets, slides, strict=True)}
    if PASS in legal:
        targets.append(_pass_target(piece_name(p, piece_for(s, seat))))
    return Offers(tuple(targets), by_text, columns)


@lru_cache(256)
def _start_target(letter: str) -> Target:
    words = message("fit-do-choose", piece=letter_words(letter))
    short = message("fit-do-choose-short")
    return Target(action=f"start {letter}", words=words, short=short, piece=f"{CARD}:{letter}")


@lru_cache(256)
def _pass_target(letter: str) -> Target:
    words = message("fit-do-pass", piece=letter_words(letter))
    return Target(action="pass", words=words, short=message("fit-do-pass-short"))


def _target(p: Parts, seat: int, slide: Slide) -> Target:
    action, effects = slide.lies.action, _effects(p, slide)
    plain = _plain_target(piece_name(p, piece_of(action)), orientation_of(action), column_of(action) + 1, seat)
    return replace(plain, effects=effects) if effects else plain


@lru_cache(1 << 12)
def _plain_target(letter: str, orientation: int, column: int, seat: int) -> Target:
    """A slide whose effects are not known."""
    name, facts = letter + orientation_name(orientation), {"way": way_words(orientation), "column": column}
    return Target(
        action=f"{name}@{column}",
        words=message("fit-do-slide", piece=letter_words(letter), **facts),
        short=message("fit-do-slide-short", column=column),
        cell=str(column),
        piece=f"{seat}:{name}",
    )


def _offer(p: Parts, slide: Slide) -> FitsOffer:
    """Where the piece would rest, and what that does."""
    lies, names = slide.lies, square_names(p)
    return {
        "name": turned_name(p, lies.action),
        "column": column_of(lies.action) + 1,
        "rest": lies.rest,
        "squares": list(lies.squares),
        "lines": [row + 1 for row in slide.lines],
        "buries": [names[square] for square in slide.buries],
        "shelters": [symbol_box(p, square) for square in slide.shelters],
        "covers": [symbol_box(p, square) for square in slide.covers],
        "loses": [symbol_name(p, symbol) for symbol in slide.loses],
        "above": slide.above,
        "points": slide.points,
    }


def lies_on(p: Parts, s: State, actor: int, action: int) -> tuple[str, ...]:
    """The cells that a piece would cover, those above the frame, too."""
    if s.phase not in (STARTING, PLACING) or action == PASS:
        return ()
    squares = slide_of(p, s, actor, action).lies.squares
    return tuple(square_name(p, number_of(p, square)) for square in squares)


def _effects(p: Parts, slide: Slide) -> tuple[Effect, ...]:
    """The points of the effects are what the slide brings."""
    effects = [_completes(row + 1, int(p.line_points)) for row in slide.lines]
    effects += [_breaks(symbol_name(p, symbol), int(p.set_points)) for symbol in slide.loses]
    effects += [_pays(-int(p.penalty_points[penalty])) for penalty in slide.pays]
    if slide.fills:
        effects.append(_fills(-int(p.hole_points) * slide.fills))
    if slide.buries:
        effects.append(_buries(len(slide.buries)))
    if slide.above:
        effects.append(_sticks_out(slide.above))
    return tuple(effects)


@lru_cache(256)
def _completes(number: int, points: int) -> Effect:
    words = message("fit-completes", row=number)
    return Effect(kind="completes", words=words, points=points, row=f"line-{number}")


@lru_cache(256)
def _breaks(symbol: str, points: int) -> Effect:
    words = message("fit-loses", symbol=message(f"fit-symbol-{symbol}"), points=points)
    return Effect(kind="breaks", words=words, points=-points)


@lru_cache(256)
def _pays(points: int) -> Effect:
    return Effect(kind="pays", words=message("fit-pays", points=points), points=points)


@lru_cache(256)
def _fills(points: int) -> Effect:
    return Effect(kind="fills", words=message("fit-fills", points=points), points=points)


@lru_cache(256)
def _buries(squares: int) -> Effect:
    return Effect(kind="buries", words=message("fit-buries", squares=squares))


@lru_cache(256)
def _sticks_out(squares: int) -> Effect:
    return Effect(kind="above", words=message("fit-sticks-out", squares=squares))


# -- why not ----------------------------------------------------------------------------------------------------


def refusals(observation: Observation, frames: Sequence[Board], columns: tuple[int, ...]) -> tuple[NoTarget, ...]:
    """Why the viewer's other cells are not on offer: one entry for all cells with the same reason. `columns`: of a seat
    that has a piece to place, FINE or why it cannot do so there."""
    p, s, viewer = observation.parts, observation.state, observation.viewer
    if viewer == SPECTATOR or s.phase == OVER:
        return ()
    everywhere = frame_refusal(p, s, viewer)
    return _refusals(tuple(cell.id for cell in frames[viewer].cells), everywhere, columns or (everywhere,) * p.columns)


@lru_cache(1 << 9)
def _refusals(cells: tuple[str, ...], everywhere: int, columns: tuple[int, ...]) -> tuple[NoTarget, ...]:
    groups: dict[int, list[str]] = {everywhere: list(cells[: -len(columns)])}
    for cell, code in zip(cells[-len(columns) :], columns, strict=True):
        groups.setdefault(code, []).append(cell)
    groups.pop(FINE, None)
    return tuple(
        NoTarget(cells=tuple(group), words=why_not(code).words, rule=why_not(code).rule)
        for code, group in groups.items()
    )
