"""Why an action is refused, and why a cell is not on offer: each number of `rules.refusal` has a code (message
`refused-<code>`) and a rule."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteka.core import kernel_api
from ludoteka.core.kernel import Array
from ludoteka.core.room import Refusal, WhyNot
from ludoteka.core.scene import NoTarget
from ludoteka.core.words import Words, message

from . import rules
from .client_types import TriominosMisfit
from .parts import CORNERS, FACES, NOTHING, Parts, State, corner_bits, face_of_action, points_down, spot_of, turned


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


@lru_cache(256)
def why_not(code: int) -> WhyNot:
    """A refusal, as the reason why a cell is not on offer."""
    return REFUSALS[code].why_not()


def no_target(cells: tuple[str, ...], why: WhyNot) -> NoTarget:
    return NoTarget(cells=cells, words=why.words, rule=why.rule)


def misfits(face: int, wants: Array, names: Sequence[str]) -> list[TriominosMisfit]:
    """The open cells (by name) on which a tile cannot be laid, by reason: the corner that disagrees, when the tile is
    turned so that as many as possible agree. `wants`: what each cell demands, doubled, plus 1 if it points down."""
    found: dict[int, list[str]] = {}
    for reason, name in zip(_disagreements(face)[wants].tolist(), names, strict=True):
        if reason in found:
            found[reason].append(name)
        else:
            found[reason] = [name]
    return [_misfit(reason, *cells) for reason, cells in found.items() if reason != FITS]


@lru_cache(1 << 9)
def _misfit(disagreement: int, *cells: str) -> TriominosMisfit:
    return {"cells": list(cells), "words": _disagreement_words(disagreement), "rule": "TRI-4"}


@lru_cache(1 << 10)
def _disagreement_words(disagreement: int) -> Words:
    corner, here, there, wrong = (disagreement >> place & 7 for place in (10, 7, 4, 1))
    return message(f"tri-why-{CORNER_NAMES[disagreement & 1][corner]}", here=here - 1, there=there - 1, wrong=wrong)


FITS = 0


@lru_cache(1 << 7)
def _disagreements(face: int) -> NDArray[np.int16]:
    """For all that cells can want, what keeps a tile from it: the corner that disagrees, the numbers plus 1 that are
    there on the tile and on the table, how many corners disagree, each in three bits, and in the last bit whether the
    cell points down; or FITS."""
    demands, down = np.divmod(np.arange(2 * FACES), 2)
    ways = np.array([_corners(way) for way in (face, turned(face), turned(turned(face)))])
    wanted = np.array(_corners(demands))
    wrong = (wanted != NOTHING) & (wanted != ways[:, :, None])  # by way, corner and demand
    closest = wrong.sum(axis=1).argmin(axis=0)
    disagree = wrong[closest, :, np.arange(2 * FACES)]  # by demand and corner
    corner = disagree.argmax(axis=1)
    here, there = ways[closest, corner], np.choose(corner, wanted)
    found = corner << 10 | here << 7 | there << 4 | disagree.sum(axis=1) << 1 | down
    return np.where(disagree.any(axis=1), found, FITS).astype(np.int16)


def _corners(faces: Any) -> list[Any]:
    """The numbers, plus 1, of a face or of an array of them."""
    return [corner_bits(faces, corner) for corner in range(CORNERS)]
