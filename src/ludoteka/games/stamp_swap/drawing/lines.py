"""What lies below the page, line by line: the contests, the pool, all collections."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from typing import NamedTuple

from ludoteka.core.scene import Cell, Mark, Piece
from ludoteka.core.words import message, player
from ludoteka.games.stamp_swap.notation import slot_name
from ludoteka.games.stamp_swap.parts import (
    FINALE,
    HERS,
    IN_LARGE,
    IN_SMALL,
    RESERVED,
    SIDE,
    Parts,
    State,
    is_stamp,
)
from ludoteka.games.stamp_swap.pieces import contest_words, item_piece
from ludoteka.games.stamp_swap.remembered import remembered

START, STEP, _GAP = 2 / 3, 7 / 3, 2 / 3  # items, and piles: whole columns in a terminal
_FIRST_LINE, LINE = SIDE + 2.5, 4.0  # below the page: where the items of the first line are, and how far the next is
_POOL_ROW = 7
_PLACES = {IN_LARGE: "large", IN_SMALL: "small", RESERVED: "reserved"}
_RANKS = {IN_LARGE: 0, IN_SMALL: 1, RESERVED: 2}
_LINES = 256  # so many are remembered, of all tables of a kind


class Contest(NamedTuple):
    """A card on the board; `points`: what it would score now, or, with a ticket, has scored."""

    card: int
    category: int
    ticket: int
    points: int


@dataclass(frozen=True, eq=False, slots=True)
class Line:
    """The same object as long as nothing of it changes. `names`: of the cells, those of one kind together; `items`: by
    cell, in the order of the slots or places (0: taken); `stamps`: by piece, those whose faces are seen."""

    cells: tuple[Cell, ...]
    pieces: tuple[Piece, ...]
    names: tuple[tuple[str, tuple[str, ...]], ...]
    items: tuple[tuple[str, int], ...]
    stamps: tuple[tuple[str, int], ...]
    right: float


class Lines(NamedTuple):
    """`shown`: all of them, from top to bottom; `pool`, and `sides` by side: those of them that have items."""

    shown: tuple[Line, ...]
    pool: tuple[Line, ...]
    sides: dict[int, Line]


def lines_of(p: Parts, s: State, seat: int, contests: Line | None) -> Lines:
    """The contests, the pool, all collections and the own one last, as far as they are there."""
    above = (contests,) if contests else ()
    there = s.pool[: int(s.pooled)].tolist()
    rows = enumerate(range(0, len(there), _POOL_ROW), len(above))
    pool = tuple(_pool_line(p, number, start, tuple(there[start : start + _POOL_ROW])) for number, start in rows)
    sides = _collections(p, s, seat, len(above) + len(pool))
    return Lines((*above, *pool, *sides.values()), pool, {side: sides[side] for side in sorted(sides)})


def _collections(p: Parts, s: State, seat: int, first: int) -> dict[int, Line]:
    held, items, tokens, lies = s.held.tolist(), s.item.tolist(), s.tokens.tolist(), s.lies.tolist()
    sides = [side for side in (HERS, *others(p, seat), seat) if held[side]]
    return {
        side: _collection_line(
            p, seat, number, side, *(tuple(field[side][: held[side]]) for field in (items, tokens, lies))
        )
        for number, side in enumerate(sides, first)
    }


def others(p: Parts, seat: int) -> list[int]:
    """Clockwise from a seat on."""
    return [(seat + at) % p.seats for at in range(1, p.seats)]


def _line(cells: Iterable[Cell], pieces: Iterable[Piece], items: Iterable[tuple[str, int]]) -> Line:
    cells, items = tuple(cells), tuple(items)
    kinds = groupby(cells, lambda cell: cell.kind)
    return Line(
        cells=cells,
        pieces=tuple(pieces),
        names=tuple((kind, tuple(cell.id for cell in together)) for kind, together in kinds),
        items=items,
        stamps=tuple((f"item:{cell}", item) for cell, item in items if is_stamp(item)),
        right=max(cell.x for cell in cells) + 1,
    )


def _height(number: int) -> float:
    return _FIRST_LINE + number * LINE


# -- the pool ---------------------------------------------------------------------------------------------------


@remembered(_LINES)
def _pool_line(p: Parts, number: int, start: int, items: tuple[int, ...]) -> Line:
    """A row of the pool, from this place on; where something was taken (0), a gap stays."""
    places, y = list(enumerate(items, start)), _height(number)
    return _line(
        (_pool_cell(place, y, there=item != 0) for place, item in places),
        (item_piece(p, item, pool_cell_id(place), 0, "", str(place + 1)) for place, item in places if item),
        ((pool_cell_id(place), item) for place, item in places),
    )


@lru_cache(256)
def _pool_cell(place: int, y: float, *, there: bool) -> Cell:
    words = message("sts-in-pool" if there else "sts-out-of-pool", number=place + 1)
    x = START + place % _POOL_ROW * STEP
    marks = (Mark(kind="text", text="·", size=0.3),)  # where something was taken
    return Cell(id=pool_cell_id(place), x=x, y=y, words=words, shape="item", kind="pool", marks=marks)


@lru_cache(64)
def pool_cell_id(place: int) -> str:
    return f"pool-{place + 1}"


# -- collections ------------------------------------------------------------------------------------------------


@remembered(_LINES)
def _collection_line(
    p: Parts, seat: int, number: int, side: int, items: tuple[int, ...], tokens: tuple[int, ...], lies: tuple[int, ...]
) -> Line:
    """From left to right; where there are piles, the large one first, then the small one, then what is reserved."""
    ranks, y = [_RANKS.get(each, 0) for each in lies], _height(number)
    order = sorted(range(len(items)), key=lambda slot: (ranks[slot], slot))
    names = [item_cell_id(side, slot, seat) for slot in range(len(items))]
    places = [(START + at * STEP + _GAP * ranks[slot], y) for at, slot in enumerate(order)]
    called = [slot_name(slot) if p.seats > 1 else "" for slot in range(len(items))]
    return _line(
        (_item_cell(side, slot, lies[slot], tokens[slot], at, seat) for slot, at in zip(order, places, strict=True)),
        (item_piece(p, items[slot], names[slot], tokens[slot], "", called[slot]) for slot in order),
        zip(names, items, strict=True),
    )


@lru_cache(256)
def item_cell_id(side: int, slot: int, seat: int) -> str:
    """`hers-2`, `yours-2`; of another player, `of-3-2`."""
    whose = "hers" if side == HERS else "yours" if side == seat else f"of-{side + 1}"
    return f"{whose}-{slot + 1}"


@lru_cache(1024)
def _item_cell(side: int, slot: int, lies: int, tokens: int, at: tuple[float, float], seat: int) -> Cell:
    name = "hers" if side == HERS else "yours" if side == seat else "theirs"
    where = _PLACES.get(lies, "unsplit")
    facts = {"number": slot + 1, "where": message(f"sts-where-{where}"), "tokens": tokens}
    if name == "theirs":
        facts["player"] = player(side)
    words = message(f"sts-item-{name}", **facts)
    cell = item_cell_id(side, slot, seat)
    data = {"pile": where, "seat": side} if name == "theirs" else {"pile": where}
    return Cell(id=cell, x=at[0], y=at[1], words=words, shape="item", kind=name, data=data)


# -- contests ---------------------------------------------------------------------------------------------------


def contest_line(p: Parts, contests: Iterable[Contest]) -> Line:
    return _line((_contest_cell(p, contest) for contest in contests), (), ())


@remembered(_LINES)
def _contest_cell(p: Parts, contest: Contest) -> Cell:
    """With what it would score now, or has scored."""
    card, category, ticket, points = contest
    facts = {"contest": contest_words(p, card), "points": points}
    return Cell(
        id=contest_cell_id(p, card),
        x=START + category * STEP,
        y=_height(0),
        words=message("sts-contest-scored", **facts, day=ticket) if ticket else message("sts-contest-now", **facts),
        shape="item",
        kind="finale" if category == FINALE else "contest",
        label=message("sts-contest-label", number=int(p.contest_id[card]), points=points),
        marks=(
            Mark(kind="text", text=str(p.contest_id[card]), y=-1.0, size=0.4),
            Mark(kind="text", text=f"({points})" if ticket else str(points), size=0.4),
        ),
    )


def contest_cell_id(p: Parts, contest: int) -> str:
    return f"c-{p.contest_id[contest]}"
