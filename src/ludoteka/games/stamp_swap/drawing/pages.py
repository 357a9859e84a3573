"""What follows from a seat's page and cards, and from nothing else at the table: found once, however often it is
drawn."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from ludoteka.core.game import Game
from ludoteka.core.kernel import once_per_table
from ludoteka.core.lru_cache import LruCache
from ludoteka.core.words import Words
from ludoteka.games.stamp_swap import scoring
from ludoteka.games.stamp_swap.album import empty_squares, fits_somewhere
from ludoteka.games.stamp_swap.parts import COLOURS, END, OF_ATTENDEE, OF_MAT, SHOW, STAMPS, Parts, State

from .counting import so_far_words

ROOM = "ludoteka.games.stamp_swap"
ALBUMS_KNOWN = 256  # of all tables of a kind


class Counted(NamedTuple):
    """What a formula brings now; and how far it has come, where the points do not say it."""

    points: int
    so_far: Words | None


@dataclass(frozen=True, eq=False)
class Album:
    """`units`: stamp, half and corner of each, in the order they came; `empty`: squares; `forever`: how many stamps of
    this kind count; `fits`: all stamps that fit somewhere; `counted`: by formula, the contests on the board and the
    seat's own. As long as nothing of it changes it is the same object, by which more can be remembered."""

    units: tuple[tuple[int, int, int], ...]
    cards: tuple[int, ...]
    empty: int
    forever: int
    fits: frozenset[int]
    counted: dict[int, Counted]


def albums_of(p: Parts, s: State) -> tuple[Album, ...]:
    """Everybody's."""
    contests = s.contest.tobytes()
    return tuple(_album_of(p, s, seat, contests) for seat in range(p.seats))


def _album_of(p: Parts, s: State, seat: int, contests: bytes) -> Album:
    units, cards = int(s.units[seat]), tuple(s.owned[seat, : int(s.cards[seat])].tolist())
    page = (
        s.unit_stamp[seat, :units].tobytes(),
        s.unit_half[seat, :units].tobytes(),
        s.unit_cell[seat, :units].tobytes(),
    )
    return _albums(p).get((page, cards, contests, int(s.mat[seat])), lambda: _album(p, s, seat, cards))


@once_per_table
def _albums(p: Parts) -> LruCache[Album]:
    return LruCache(ALBUMS_KNOWN)


def _album(p: Parts, s: State, seat: int, cards: tuple[int, ...]) -> Album:
    units = (field[seat, : int(s.units[seat])].tolist() for field in (s.unit_stamp, s.unit_half, s.unit_cell))
    formulas = [contest for contest in s.contest.tolist() if contest]
    formulas += [OF_MAT + int(s.mat[seat])] if s.mat[seat] else []
    formulas += [OF_ATTENDEE + card for card in cards if p.effect[card] in (SHOW, END)]
    return Album(
        units=tuple(zip(*units, strict=True)),
        cards=cards,
        empty=empty_squares(s, seat),
        forever=int(scoring.forever_of(p, s, seat)),
        fits=_those_that_fit(p, s, seat),
        counted=count(p, s, seat, formulas),
    )


def _those_that_fit(p: Parts, s: State, seat: int) -> frozenset[int]:
    """Only the size of a stamp matters to that."""
    there = [stamps for stamps in _by_size(p).values() if fits_somewhere(p, s, seat, stamps[0])]
    return frozenset(stamp for stamps in there for stamp in stamps)


@once_per_table
def _by_size(p: Parts) -> dict[tuple[int, int], list[int]]:
    """All stamps, by width and height."""
    sizes: dict[tuple[int, int], list[int]] = {}
    for stamp in range(1, STAMPS + 1):
        sizes.setdefault((int(p.width[stamp]), int(p.height[stamp])), []).append(stamp)
    return sizes


def forever(p: Parts, s: State, albums: Sequence[Album]) -> tuple[int, ...]:
    """How many forever stamps everybody has, and Pinzetta last: places, and so points, follow from that."""
    return *(album.forever for album in albums), int(scoring.hers_of_forever(p, s))


def count(p: Parts, s: State, seat: int, formulas: Sequence[int]) -> dict[int, Counted]:
    kernel, parts, scratch = Game.of(ROOM).scratch(p, s)
    out = np.zeros((len(formulas), 2 + COLOURS), np.int64)
    kernel.formulas_now(parts, scratch, seat, np.array(formulas, np.int64), len(formulas), out)
    return {
        formula: Counted(points, so_far_words(p, formula, number, kinds))
        for formula, (points, number, *kinds) in zip(formulas, out.tolist(), strict=True)
    }
