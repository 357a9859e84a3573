"""Why an action is refused, and why a cell is not on offer: each number of `rules.refusal` has a code (message
`refused-<code>`) and a rule."""

from functools import lru_cache
from typing import Any

from ludoteka.core import kernel_api
from ludoteka.core.kernel_api import NOT_YOUR_TURN
from ludoteka.core.room import Refusal, WhyNot
from ludoteka.core.words import message

from . import rules
from .parts import CORNERS, NOTHING, TAKEN, Parts, State, corner_bits, face_of_action, points_down, spot_of, turned


def corner_numbers(p: Parts, s: State, action: int) -> dict[str, int]:
    """The two numbers that disagree: on the tile, and on the table."""
    face, spot = face_of_action(action), spot_of(action)
    code = rules.corner_refusal(s, face, spot)
    corner = code - rules.TOP_DISAGREES - 3 * points_down(int(s.open_cell[spot]))
    return {"here": int(corner_bits(face, corner)) - 1, "there": int(corner_bits(int(s.open_demand[spot]), corner)) - 1}


REFUSALS = {
    kernel_api.NOT_YOUR_TURN: Refusal("not-your-turn", "TRI-3"),
    kernel_api.NO_SUCH_ACTION: Refusal("no-such-action", "TRI-5"),
    rules.NO_SUCH_TILE: Refusal("tri-no-tile", "TRI-C1"),
    rules.TILE_NOT_ON_RACK: Refusal("tri-not-on-rack", "TRI-5"),
    rules.CELL_TAKEN: Refusal("tri-taken", "TRI-4"),
    rules.NOT_ADJACENT: Refusal("tri-apart", "TRI-4"),
    rules.NOT_THE_HIGHEST: Refusal("tri-not-highest", "TRI-15"),
    rules.TOP_DISAGREES: Refusal("tri-corner-top", "TRI-4", corner_numbers),
    rules.TOP_DISAGREES + 1: Refusal("tri-corner-lower-right", "TRI-4", corner_numbers),
    rules.TOP_DISAGREES + 2: Refusal("tri-corner-lower-left", "TRI-4", corner_numbers),
    rules.TOP_DISAGREES + 3: Refusal("tri-corner-bottom", "TRI-4", corner_numbers),
    rules.TOP_DISAGREES + 4: Refusal("tri-corner-upper-left", "TRI-4", corner_numbers),
    rules.TOP_DISAGREES + 5: Refusal("tri-corner-upper-right", "TRI-4", corner_numbers),
    rules.OPEN_FIRST: Refusal("tri-open-first", "TRI-R2"),
    rules.POOL_IS_EMPTY: Refusal("tri-pool-empty", "TRI-10"),
    rules.ENOUGH_DRAWN: Refusal("tri-enough-drawn", "TRI-9"),
    rules.CAN_PLACE: Refusal("tri-can-place", "TRI-15"),
    rules.MUST_PLACE: Refusal("tri-must-place", "TRI-R1"),
    rules.FITS_SO_LAY_IT: Refusal("tri-fits-so-lay-it", "TRI-15"),
    rules.DRAW_FIRST: Refusal("tri-draw-first", "TRI-9"),
    rules.TILE_NOT_IN_POOL: Refusal("tri-not-in-pool", "TRI-1"),
    rules.ANOTHER_PLAYERS_TILE: Refusal("tri-other-players-tile", "TRI-1"),
}


# -- cells -------------------------------------------------------------------------------------------------------


# No refusal of one tile, but what all refusals together come to.
NO_TILE_FITS = WhyNot(message("tri-why-no-tile"), "TRI-4")


# Clockwise from the base point: of a cell that points up, of one that points down.
CORNER_NAMES = (("top", "lower-right", "lower-left"), ("bottom", "upper-left", "upper-right"))


def why_not(p: Parts, s: State, seat: int, cell: int) -> WhyNot:
    """For a cell on which no tile of the seat can be laid now."""
    if not rules.to_act(p, s) >> seat & 1:
        return _refused(NOT_YOUR_TURN)
    return _refused(rules.CELL_TAKEN) if rules.spot_at(s, cell) == TAKEN else NO_TILE_FITS


def misfits(p: Parts, s: State, seat: int, face: int) -> list[tuple[WhyNot, list[int]]]:
    """The open cells on which a tile of the seat cannot be laid now, by reason: the corner that disagrees, when the
    tile is turned so that as many as possible agree."""
    found: dict[tuple[Any, ...], tuple[WhyNot, list[int]]] = {}
    for spot in range(s.opens):
        why = _misfit(p, s, seat, face, spot)
        if why:
            reason = why.words.id, *why.words.args.values()
            found.setdefault(reason, (why, []))[1].append(int(s.open_cell[spot]))
    return list(found.values())


def _misfit(p: Parts, s: State, seat: int, face: int, spot: int) -> WhyNot | None:
    if s.on_table == 0:
        return None if rules.may_open(p, s, seat, p.tile_of[face]) else _refused(rules.NOT_THE_HIGHEST)
    return _disagreement(face, int(s.open_demand[spot]), points_down(int(s.open_cell[spot])))


@lru_cache(1 << 12)
def _disagreement(face: int, demand: int, down: int) -> WhyNot | None:
    ways = [face, turned(face), turned(turned(face))]
    closest = min(ways, key=lambda way: len(_disagreeing(way, demand)))
    wrong = _disagreeing(closest, demand)
    if not wrong:
        return None
    corner = wrong[0]
    here, there = (corner_bits(bits, corner) - 1 for bits in (closest, demand))
    return WhyNot(message(f"tri-why-{CORNER_NAMES[down][corner]}", here=here, there=there, wrong=len(wrong)), "TRI-4")


def _disagreeing(face: int, demand: int) -> list[int]:
    wanted = [corner_bits(demand, corner) for corner in range(CORNERS)]
    return [c for c in range(CORNERS) if wanted[c] not in (NOTHING, corner_bits(face, c))]


@lru_cache(256)
def _refused(code: int) -> WhyNot:
    return REFUSALS[code].why_not()
