"""What the viewer can do now, with its consequences; and why the other cells are not on offer."""

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import NamedTuple

from ludoteka.core.actors import SPECTATOR
from ludoteka.core.kernel import once_per_table
from ludoteka.core.kernel_api import FINE
from ludoteka.core.lru_cache import LruCache
from ludoteka.core.room import Observation
from ludoteka.core.scene import Board, NoTarget, Piece, Target
from ludoteka.core.words import message
from ludoteka.games.mini_fits.client_types import FitsOffer
from ludoteka.games.mini_fits.notation import piece_name, square_name
from ludoteka.games.mini_fits.parts import (
    DEALING,
    NO_PIECE,
    OVER,
    PASS,
    PLACING,
    STARTING,
    Parts,
    State,
    piece_for,
    side_of,
)
from ludoteka.games.mini_fits.pieces import hand, held_piece, letter_words
from ludoteka.games.mini_fits.placement import foresee, number_of, outlook, placed_piece
from ludoteka.games.mini_fits.refusals import frame_refusal, why_not

from .slides import board_sides

OFFERS_KNOWN = 64  # of all tables of a kind: of the seats that wait for others, and of those who look together
CARD = "card"


def tray(observation: Observation) -> tuple[Piece, ...]:
    """The piece to place, once for each way to hold it; for a spectator, once. The start cards, where they
    are chosen."""
    p, s, viewer = observation.parts, observation.state, observation.viewer
    if s.phase == DEALING and viewer != SPECTATOR and observation.legal:
        return tuple(held_piece(p, CARD, piece) for piece in observation.legal)
    if viewer == SPECTATOR:
        return (held_piece(p, CARD, s.piece),) if s.piece != NO_PIECE else ()
    if s.phase not in (STARTING, PLACING) or not observation.asked:
        return ()
    return hand(p, str(viewer), piece_for(s, viewer))


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
        return NO_OFFERS
    if s.phase == DEALING:
        return Offers(tuple(_start_target(piece_name(p, piece)) for piece in legal))
    heights = s.height[seat, : p.columns].tobytes()
    key = seat, legal, int(piece_for(s, seat)), side_of(p, s), int(s.filled[seat]), heights
    return _offers_known(p).get(key, partial(_slide_offers, p, s, seat, legal))


NO_OFFERS = Offers()


@once_per_table
def _offers_known(p: Parts) -> LruCache[Offers]:
    return LruCache(OFFERS_KNOWN)


def _slide_offers(p: Parts, s: State, seat: int, legal: Sequence[int]) -> Offers:
    side = board_sides(p)[side_of(p, s)]
    actions = [action for action in legal if action != PASS]
    foreseen, columns = outlook(p, s, seat, actions)
    targets: list[Target] = []
    slides: dict[str, FitsOffer] = {}
    for action, found in zip(actions, foreseen, strict=True):
        target, slide = side.offer(seat, action, found)
        targets.append(target)
        slides[target.action] = slide
    if PASS in legal:
        targets.append(_pass_target(piece_name(p, piece_for(s, seat))))
    return Offers(tuple(targets), slides, columns)


@lru_cache(256)
def _start_target(letter: str) -> Target:
    words = message("fit-do-choose", piece=letter_words(letter))
    short = message("fit-do-choose-short")
    return Target(action=f"start {letter}", words=words, short=short, piece=f"{CARD}:{letter}")


@lru_cache(256)
def _pass_target(letter: str) -> Target:
    words = message("fit-do-pass", piece=letter_words(letter))
    return Target(action="pass", words=words, short=message("fit-do-pass-short"))


def lies_on(p: Parts, s: State, actor: int, action: int) -> tuple[str, ...]:
    """The cells that a piece would cover, those above the frame, too."""
    if s.phase not in (STARTING, PLACING) or action == PASS:
        return ()
    squares = placed_piece(p, action, foresee(p, s, actor, action).rest).squares
    return tuple(square_name(p, number_of(p, square)) for square in squares)


# -- why not ----------------------------------------------------------------------------------------------------


def refusals(observation: Observation, frames: Sequence[Board], columns: tuple[int, ...]) -> tuple[NoTarget, ...]:
    """Why the viewer's other cells are not on offer: one entry for all cells with the same reason. `columns`: of a seat
    that has a piece to place, FINE or why it cannot do so there."""
    p, s, viewer = observation.parts, observation.state, observation.viewer
    if viewer == SPECTATOR or s.phase == OVER:
        return ()
    everywhere = frame_refusal(s, asked=observation.asked)
    cells = tuple([cell.id for cell in frames[viewer].cells])
    return _refusals(cells, everywhere, columns or (everywhere,) * p.columns)


@lru_cache(1 << 7)
def _refusals(cells: tuple[str, ...], everywhere: int, columns: tuple[int, ...]) -> tuple[NoTarget, ...]:
    groups: dict[int, list[str]] = {everywhere: list(cells[: -len(columns)])}
    for cell, code in zip(cells[-len(columns) :], columns, strict=True):
        groups.setdefault(code, []).append(cell)
    groups.pop(FINE, None)
    return tuple(
        NoTarget(cells=tuple(group), words=why_not(code).words, rule=why_not(code).rule)
        for code, group in groups.items()
    )
