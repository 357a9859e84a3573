"""What follows from a seat's page and cards, and from nothing else at the table: found once, however often it is
drawn."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeVar

import numpy as np

from ludoteka.core.game import Game
from ludoteka.core.kernel import Array, once_per_table
from ludoteka.core.words import Words
from ludoteka.games.stamp_swap import scoring
from ludoteka.games.stamp_swap.parts import CELLS, COLOURS, END, OF_ATTENDEE, OF_MAT, SHOW, STAMPS, Parts, State
from ludoteka.games.stamp_swap.remembered import Recent, remembered

from .counting import so_far_words

ROOM = "ludoteka.games.stamp_swap"
ALBUMS_KNOWN = 256  # of all tables of a kind

_Found = TypeVar("_Found")


class Counted(NamedTuple):
    """What a formula brings now; and how far it has come, where the points do not say it."""

    points: int
    so_far: Words | None


@dataclass(frozen=True, eq=False, slots=True)
class Album:
    """`units`: of each its stamp, half and corner (`unit_of`), in the order they came; `empty`: squares; `forever`: how
    many stamps of this kind count; `values`: what is printed on all; `fits`: all stamps that fit somewhere; `counted`:
    by formula, the contests on the board and the seat's own. As long as nothing of it changes it is the same object."""

    units: tuple[int, ...]
    cards: tuple[int, ...]
    empty: int
    forever: int
    values: int
    fits: frozenset[int]
    counted: dict[int, Counted]
    _last: dict[str, tuple[Hashable, Any]] = field(default_factory=dict)

    def once(self, what: str, key: Hashable, find: Callable[[], _Found]) -> _Found:
        """What follows from the album and from `key`: the answer for the last key is kept, and goes with the album."""
        last = self._last.get(what)
        if last is None or last[0] != key:
            last = self._last[what] = key, find()
        found: _Found = last[1]
        return found


def unit_of(number: int) -> tuple[int, int, int]:
    """Stamp, half and corner."""
    return number // CELLS // 2, number // CELLS % 2, number % CELLS


def albums_of(p: Parts, s: State) -> tuple[Album, ...]:
    """Everybody's."""
    contests = s.contest.tobytes()
    return tuple(_album_of(p, s, seat, contests) for seat in range(p.seats))


def _album_of(p: Parts, s: State, seat: int, contests: bytes) -> Album:
    units, cards = int(s.units[seat]), int(s.cards[seat])
    key = (
        s.unit_stamp[seat, :units].tobytes(),  # a double is two units of one stamp, its first half first
        s.unit_cell[seat, :units].tobytes(),
        s.owned[seat, :cards].tobytes() if cards else b"",
        contests,
        int(s.mat[seat]),
    )
    return _albums(p).find(key) or _albums(p).keep(key, _album(p, s, seat))


@once_per_table
def _albums(p: Parts) -> Recent[Album]:
    return Recent(ALBUMS_KNOWN)


def _album(p: Parts, s: State, seat: int) -> Album:
    cards = tuple(s.owned[seat, : int(s.cards[seat])].tolist())
    formulas = [contest for contest in s.contest.tolist() if contest]
    formulas += [OF_MAT + int(s.mat[seat])] if s.mat[seat] else []
    formulas += [OF_ATTENDEE + card for card in cards if p.effect[card] in (SHOW, END)]
    counted, (empty, forever, values, fitting) = _ask(p, s, seat, formulas)
    units = (s.unit_stamp[seat] * 2 + s.unit_half[seat]) * CELLS + s.unit_cell[seat]
    return Album(
        units=tuple(units[: int(s.units[seat])].tolist()),
        cards=cards,
        empty=empty,
        forever=forever,
        values=values,
        fits=_those_that_fit(p, fitting),
        counted=counted,
    )


@remembered(256)  # more than there are sets of sizes
def _those_that_fit(p: Parts, fitting: int) -> frozenset[int]:
    """All stamps of some sizes, which are numbers in `_by_size`."""
    there = [stamps for at, stamps in enumerate(_by_size(p)) if fitting >> at & 1]
    return frozenset(stamp for stamps in there for stamp in stamps)


@once_per_table
def _by_size(p: Parts) -> list[list[int]]:
    """All stamps, those of one width and height together: nothing else matters to whether one fits."""
    sizes: dict[tuple[int, int], list[int]] = {}
    for stamp in range(1, STAMPS + 1):
        sizes.setdefault((int(p.width[stamp]), int(p.height[stamp])), []).append(stamp)
    return list(sizes.values())


@once_per_table
def _one_of_each_size(p: Parts) -> Array:
    return np.array([stamps[0] for stamps in _by_size(p)], np.int64)


def forever(p: Parts, s: State, albums: Sequence[Album]) -> tuple[int, ...]:
    """How many forever stamps everybody has, and Pinzetta last: places, and so points, follow from that."""
    return *(album.forever for album in albums), int(scoring.hers_of_forever(p, s))


def count(p: Parts, s: State, seat: int, formulas: Sequence[int]) -> dict[int, Counted]:
    return _ask(p, s, seat, formulas)[0]


def _ask(p: Parts, s: State, seat: int, formulas: Sequence[int]) -> tuple[dict[int, Counted], list[int]]:
    """What each formula counts on the page; and `page_now`, all in one call."""
    kernel, parts, scratch = Game.of(ROOM).scratch(p, s)
    sizes, out = _one_of_each_size(p), np.zeros((len(formulas) + 1, 2 + COLOURS), np.int64)
    kernel.page_now(parts, scratch, seat, np.array(formulas, np.int64), len(formulas), sizes, len(sizes), out)
    *rows, page = out.tolist()
    counted = {
        formula: Counted(points, so_far_words(p, formula, number, kinds))
        for formula, (points, number, *kinds) in zip(formulas, rows, strict=True)
    }
    return counted, page[:4]
