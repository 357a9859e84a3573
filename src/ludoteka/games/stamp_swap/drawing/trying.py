"""What would score then: for every stamp that can be placed or tried, and every place where it fits. Only what would
change is sent, and places with the same changes are sent together: there are many, and most are alike."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

import numpy as np

from ludoteka.core.game import Game
from ludoteka.core.kernel import Array
from ludoteka.core.room import Observation
from ludoteka.games.stamp_swap.client_types import StampOutcome
from ludoteka.games.stamp_swap.notation import squares_name
from ludoteka.games.stamp_swap.parts import (
    CELLS,
    CHOOSING,
    DRAFTING,
    PLACING,
    RESERVING,
    SPLITTING,
    YOU_TAKE,
    doing,
)

from .lines import Lines
from .offers import placing
from .pages import ROOM, Album, forever


def would(
    observation: Observation, albums: Sequence[Album], lines: Lines, scoring: Mapping[str, int]
) -> dict[str, StampOutcome]:
    """By piece, for a viewer who is asked something: the stamps that wait to be placed, or those of the pool and of all
    collections whose faces are seen. `scoring`: all that can still bring points."""
    stamps = _to_try(observation, albums, lines) if observation.legal else ()
    if not stamps:
        return {}
    known = _outcomes(observation, albums, [stamp for _, stamp in stamps], scoring)
    return {piece: known[stamp] for piece, stamp in stamps}


def _to_try(observation: Observation, albums: Sequence[Album], lines: Lines) -> Sequence[tuple[str, int]]:
    phase = doing(observation.state, observation.viewer)
    if phase == PLACING:
        return placing(observation, albums).stamps
    if phase not in (RESERVING, SPLITTING, YOU_TAKE, DRAFTING, CHOOSING):
        return ()
    return [stamp for line in (*lines.sides.values(), *lines.pool) for stamp in line.stamps]


def _outcomes(
    observation: Observation, albums: Sequence[Album], stamps: Iterable[int], scoring: Mapping[str, int]
) -> dict[int, StampOutcome]:
    """By stamp. All of it follows from the album, what can still score, and how many forever stamps everybody has:
    whoever has the same page, has as many of those, and so would get the same place."""
    p, s, seat = observation.parts, observation.state, observation.viewer
    album = albums[seat]
    key = tuple(scoring.values()), forever(p, s, albums)
    known = album.once("would", key, dict[int, StampOutcome])
    missing = sorted({stamp for stamp in stamps if stamp not in known})
    if missing:
        before = [album.counted[formula].points for formula in scoring.values()]
        known |= _tried(observation, missing, scoring, before)
    return known


def _tried(
    observation: Observation, stamps: Sequence[int], lines: Mapping[str, int], before: Sequence[int]
) -> dict[int, StampOutcome]:
    kernel, p, s = Game.of(ROOM).scratch(observation.parts, observation.state)
    formulas, asked = np.array(tuple(lines.values()), np.int64), np.array([0, *stamps], np.int64)
    there = np.zeros((len(asked), CELLS, len(formulas) + 1), np.int64)
    end = np.zeros((len(asked), 2), np.int64)
    kernel.stamps_there(p, s, observation.viewer, asked, len(asked), formulas, len(formulas), there, end)
    ended, *then = end.tolist()
    return {
        stamp: _outcome(_places(out, lines, before), _changes(("values", "forever"), ended, each))
        for stamp, out, each in zip(stamps, there[1:], then, strict=True)
    }


def _places(out: Array, lines: Iterable[str], before: Sequence[int]) -> list[tuple[dict[str, int], list[int]]]:
    """Groups of squares with what would be different then; where most would be scored comes first."""
    groups: defaultdict[int, list[int]] = defaultdict(list)
    for cell, first in enumerate(out[:, 0].tolist()):
        if first:
            groups[first - 1].append(cell)
    points = dict(zip(groups, out[list(groups), 1:].tolist(), strict=True))
    best_first = sorted(groups, key=lambda first: -sum(points[first]))
    return [(_changes(lines, before, points[first]), groups[first]) for first in best_first]


def _outcome(places: list[tuple[dict[str, int], list[int]]], anywhere: dict[str, int]) -> StampOutcome:
    """What all places have in common is sent once."""
    if not places:
        return {"anywhere": {}, "places": []}
    first, *others = (changes for changes, _ in places)
    common = {line: then for line, then in first.items() if all(other.get(line) == then for other in others)}
    return {
        "anywhere": common | anywhere,
        "places": [
            {"cells": squares_name(cells), "then": {line: changes[line] for line in changes if line not in common}}
            for changes, cells in places
        ],
    }


def _changes(lines: Iterable[str], now: Iterable[int], then: Iterable[int]) -> dict[str, int]:
    return {line: points for line, before, points in zip(lines, now, then, strict=True) if points != before}
