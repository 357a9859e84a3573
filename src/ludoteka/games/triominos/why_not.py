"""Why a cell is not on offer to a seat: the refusal that a tile laid there would get."""

from functools import lru_cache
from typing import Any, NamedTuple

from ludoteka.core.kernel_api import NOT_YOUR_TURN
from ludoteka.core.words import Words, say

from . import rules
from .parts import CORNERS, NOTHING, TAKEN, Parts, State, corner_bits, points_down, turned
from .refusals import REFUSALS


class WhyNot(NamedTuple):
    words: Words
    rule: str


# No refusal of one tile, but what all refusals together come to.
NO_TILE_FITS = WhyNot(say("tri-why-no-tile"), "TRI-4")


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
    return WhyNot(say(f"tri-why-{CORNER_NAMES[down][corner]}", here=here, there=there, wrong=len(wrong)), "TRI-4")


def _disagreeing(face: int, demand: int) -> list[int]:
    wanted = [corner_bits(demand, corner) for corner in range(CORNERS)]
    return [c for c in range(CORNERS) if wanted[c] not in (NOTHING, corner_bits(face, c))]


@lru_cache(256)
def _refused(code: int) -> WhyNot:
    return WhyNot(Words(f"refused-{REFUSALS[code].code}"), REFUSALS[code].rule)
