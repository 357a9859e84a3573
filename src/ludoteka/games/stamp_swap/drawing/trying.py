"""What would score then: for every stamp that can be placed or tried, and every place where it fits. Only what would
change is sent, and places with the same changes are sent together: there are many, and most are alike."""

from collections.abc import Iterable

import numpy as np

from ludoteka.core.game import Game
from ludoteka.core.kernel import once_per_table
from ludoteka.core.lru_cache import LruCache
from ludoteka.core.room import Observation
from ludoteka.games.stamp_swap import scoring
from ludoteka.games.stamp_swap.album import lay
from ludoteka.games.stamp_swap.client_types import StampOutcome
from ludoteka.games.stamp_swap.contests import formula_points
from ludoteka.games.stamp_swap.notation import cell_name
from ludoteka.games.stamp_swap.parts import (
    CATEGORIES,
    CELLS,
    CHOOSING,
    DISCARD,
    DRAFTING,
    END,
    FINALE,
    OF_ATTENDEE,
    OF_MAT,
    PLACING,
    RESERVING,
    SHOW,
    SIDES,
    SPLITTING,
    YOU_TAKE,
    Parts,
    State,
    doing,
    is_stamp,
)

from .boards import contest_cell_id, item_cell_id, pool_cell_id

ROOM = "ludoteka.games.stamp_swap"
PAGES_KNOWN = 256  # of all tables of a kind: a page with a stamp to try on it


def scoring_lines(p: Parts, s: State, seat: int) -> dict[str, int]:
    """All that can still bring points by a formula: what it is called in the browser, and its formula."""
    open_ = [category for category in range(CATEGORIES) if s.contest[category] and not _is_over(s, seat, category)]
    lines = {contest_cell_id(p, int(s.contest[category])): int(s.contest[category]) for category in open_}
    if s.mat[seat]:
        lines["mat"] = OF_MAT + int(s.mat[seat])
    for card in s.owned[seat, : int(s.cards[seat])].tolist():
        if p.effect[card] in (SHOW, END):
            lines[f"card-{card}"] = OF_ATTENDEE + card
    return lines


def _is_over(s: State, seat: int, category: int) -> bool:
    return category != FINALE and bool(s.ticket[seat, category])


def would(observation: Observation) -> dict[str, list[StampOutcome]]:
    """By piece, for a viewer who is asked something: the stamps that wait to be placed, or those of the pool and of all
    collections whose faces are seen. Where most would be scored comes first."""
    s, seat = observation.state, observation.viewer
    if not observation.legal:
        return {}
    phase = doing(s, seat)
    if phase == PLACING:
        slots = sorted({action // CELLS for action in observation.legal if action < DISCARD})
        return {
            f"stamp:{stamp}": outcomes(observation, stamp) for stamp in s.gained[observation.viewer, slots].tolist()
        }
    if phase not in (RESERVING, SPLITTING, YOU_TAKE, DRAFTING, CHOOSING):
        return {}
    return {f"item:{cell}": outcomes(observation, item) for cell, item in _items(s, seat).items() if is_stamp(item)}


def _items(s: State, seat: int) -> dict[str, int]:
    """By cell, all items of the pool and of the collections."""
    slots = [(side, slot) for side in range(SIDES) for slot in range(s.held[side])]
    there = {item_cell_id(side, slot, seat): int(s.item[side, slot]) for side, slot in slots}
    return there | {pool_cell_id(place): int(s.pool[place]) for place in range(s.pooled)}


def outcomes(observation: Observation, stamp: int) -> list[StampOutcome]:
    """Groups of places with what would be different then."""
    p, s, seat = observation.parts, observation.state, observation.viewer
    lines = scoring_lines(p, s, seat)
    now = [formula_points(p, s, seat, formula) for formula in lines.values()]
    groups: dict[tuple[int, ...], list[str]] = {}
    for cell, points in _points(observation, stamp, tuple(lines.values())).items():
        groups.setdefault(points, []).append(cell_name(cell))
    anywhere = _anywhere(p, s, seat, stamp) if groups else {}
    return [
        {"then": _changes(lines, now, points) | anywhere, "cells": cells}
        for points, cells in sorted(groups.items(), key=lambda group: -sum(group[0]))
    ]


def _changes(lines: Iterable[str], now: Iterable[int], then: Iterable[int]) -> dict[str, int]:
    return {line: points for line, before, points in zip(lines, now, then, strict=True) if points != before}


def _anywhere(p: Parts, s: State, seat: int, stamp: int) -> dict[str, int]:
    """What changes wherever the stamp lies: printed values, and points for forever stamps."""
    then = s.copy()
    lay(p, then, seat, stamp, 0)  # on whatever lies there: it is only counted
    now, later = (
        (int(scoring.printed_values(p, each, seat)), int(scoring.forever_points_of(p, each, seat)))
        for each in (s, then)
    )
    return _changes(("values", "forever"), now, later)


def _points(observation: Observation, stamp: int, formulas: tuple[int, ...]) -> dict[int, tuple[int, ...]]:
    """By square on which it can lie: what each formula would bring. Only the page matters."""
    s, seat = observation.state, observation.viewer
    page = s.unit_stamp[seat].tobytes(), s.unit_cell[seat].tobytes(), int(s.units[seat])
    return _known(observation.parts).get((page, stamp, formulas), lambda: _tried(observation, stamp, formulas))


@once_per_table
def _known(p: Parts) -> LruCache[dict[int, tuple[int, ...]]]:
    return LruCache(PAGES_KNOWN)


def _tried(observation: Observation, stamp: int, formulas: tuple[int, ...]) -> dict[int, tuple[int, ...]]:
    game = Game.of(ROOM)
    kernel, p, s = game.scratch(observation.parts, observation.state)
    out = np.zeros((CELLS, len(formulas) + 1), np.int64)
    kernel.points_there(p, s, observation.viewer, stamp, np.array(formulas, np.int64), len(formulas), out)
    return {cell: tuple(row[1:]) for cell, row in enumerate(out.tolist()) if row[0]}
