"""What would score then: for every stamp that can be placed or tried, and every place where it fits. Only what would
change is sent, and places with the same changes are sent together: there are many, and most are alike."""

from collections.abc import Iterable, Sequence

import numpy as np

from ludoteka.core.game import Game
from ludoteka.core.kernel import Array, once_per_table
from ludoteka.core.lru_cache import LruCache
from ludoteka.core.room import Observation
from ludoteka.games.stamp_swap.client_types import StampOutcome
from ludoteka.games.stamp_swap.notation import squares_name
from ludoteka.games.stamp_swap.parts import (
    CELLS,
    CHOOSING,
    DISCARD,
    DRAFTING,
    OF_ATTENDEE,
    OF_MAT,
    PLACING,
    RESERVING,
    SPLITTING,
    YOU_TAKE,
    Parts,
    State,
    doing,
    is_stamp,
)

from .boards import contest_cell_id, contests_of, item_cell_id, pool_cell_id
from .pages import ROOM, Album, forever

PAGES_KNOWN = 128  # of all tables of a kind: with what stamps would bring there


def scoring_lines(p: Parts, s: State, seat: int, album: Album) -> dict[str, int]:
    """All that can still bring points by a formula: what it is called in the browser, and its formula."""
    contests = [contest for contest in contests_of(s, seat, album) if not contest.ticket]
    lines = {contest_cell_id(p, contest.card): contest.card for contest in contests}
    if s.mat[seat]:
        lines["mat"] = OF_MAT + int(s.mat[seat])
    cards = {f"card-{card}": OF_ATTENDEE + card for card in album.cards}
    return lines | {name: formula for name, formula in cards.items() if formula in album.counted}


def would(observation: Observation, albums: Sequence[Album]) -> dict[str, StampOutcome]:
    """By piece, for a viewer who is asked something: the stamps that wait to be placed, or those of the pool and of all
    collections whose faces are seen."""
    stamps = _to_try(observation) if observation.legal else {}
    if not stamps:
        return {}
    known = _outcomes(observation, albums, stamps.values())
    return {piece: known[stamp] for piece, stamp in stamps.items()}


def _to_try(observation: Observation) -> dict[str, int]:
    s, seat = observation.state, observation.viewer
    phase = doing(s, seat)
    if phase == PLACING:
        slots = sorted({action // CELLS for action in observation.legal if action < DISCARD})
        return {f"stamp:{stamp}": stamp for stamp in s.gained[seat, slots].tolist()}
    if phase not in (RESERVING, SPLITTING, YOU_TAKE, DRAFTING, CHOOSING):
        return {}
    return {f"item:{cell}": item for cell, item in _items(s, seat).items() if is_stamp(item)}


def _items(s: State, seat: int) -> dict[str, int]:
    """By cell, all items of the pool and of the collections."""
    there: dict[str, int] = {}
    for side, (items, held) in enumerate(zip(s.item.tolist(), s.held.tolist(), strict=True)):
        there |= {item_cell_id(side, slot, seat): items[slot] for slot in range(held)}
    return there | {pool_cell_id(place): item for place, item in enumerate(s.pool[: int(s.pooled)].tolist())}


def _outcomes(observation: Observation, albums: Sequence[Album], stamps: Iterable[int]) -> dict[int, StampOutcome]:
    """By stamp. All of it follows from the album, what can still score, and how many forever stamps everybody has."""
    p, s, seat = observation.parts, observation.state, observation.viewer
    lines = scoring_lines(p, s, seat, albums[seat])
    known = _known(p).get((albums[seat], tuple(lines.values()), seat, forever(p, s, albums)), dict)
    missing = sorted({stamp for stamp in stamps if stamp not in known})
    if missing:
        before = [albums[seat].counted[formula].points for formula in lines.values()]
        known |= _tried(observation, missing, lines, before)
    return known


@once_per_table
def _known(p: Parts) -> LruCache[dict[int, StampOutcome]]:
    return LruCache(PAGES_KNOWN)


def _tried(
    observation: Observation, stamps: Sequence[int], lines: dict[str, int], before: Sequence[int]
) -> dict[int, StampOutcome]:
    kernel, p, s = Game.of(ROOM).scratch(observation.parts, observation.state)
    seat, formulas = observation.viewer, np.array(tuple(lines.values()), np.int64)
    there = np.zeros((len(stamps), CELLS, len(formulas) + 1), np.int64)
    for stamp, out in zip(stamps, there, strict=True):
        kernel.points_there(p, s, seat, stamp, formulas, len(formulas), out)
    end = np.zeros((len(stamps) + 1, 2), np.int64)
    kernel.end_with(p, s, seat, np.array([0, *stamps], np.int64), len(end), end)
    ended, *then = end.tolist()
    return {
        stamp: _outcome(_places(out, lines, before), _changes(("values", "forever"), ended, each))
        for stamp, out, each in zip(stamps, there, then, strict=True)
    }


def _places(out: Array, lines: Iterable[str], before: Sequence[int]) -> list[tuple[dict[str, int], list[int]]]:
    """Groups of squares with what would be different then; where most would be scored comes first."""
    groups: dict[int, list[int]] = {}
    for cell, first in enumerate(out[:, 0].tolist()):
        if first:
            groups.setdefault(first - 1, []).append(cell)
    points = {first: out[first, 1:].tolist() for first in groups}
    best_first = sorted(groups, key=lambda first: -sum(points[first]))
    return [(_changes(lines, before, points[first]), groups[first]) for first in best_first]


def _outcome(places: list[tuple[dict[str, int], list[int]]], anywhere: dict[str, int]) -> StampOutcome:
    """What all places have in common is sent once."""
    if not places:
        return {"anywhere": {}, "places": []}
    common = dict(set.intersection(*(set(changes.items()) for changes, _ in places)))
    return {
        "anywhere": common | anywhere,
        "places": [
            {"cells": squares_name(cells), "then": {line: changes[line] for line in changes if line not in common}}
            for changes, cells in places
        ],
    }


def _changes(lines: Iterable[str], now: Iterable[int], then: Iterable[int]) -> dict[str, int]:
    return {line: points for line, before, points in zip(lines, now, then, strict=True) if points != before}
