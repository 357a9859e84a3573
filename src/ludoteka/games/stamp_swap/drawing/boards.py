"""The areas of the table: the page, both collections, the contests, Pinzetta's mat."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from ludoteka.core.room import Observation
from ludoteka.core.scene import Board, Cell, Mark, Piece
from ludoteka.core.words import Words, message, player
from ludoteka.games.stamp_swap import scoring
from ludoteka.games.stamp_swap.album import unit_height, unit_width
from ludoteka.games.stamp_swap.log_text import field_words
from ludoteka.games.stamp_swap.notation import FIELD_NAMES, cell_name, slot_name
from ludoteka.games.stamp_swap.parts import (
    CELLS,
    FIELDS,
    FINALE,
    HERS,
    IN_LARGE,
    IN_SMALL,
    RESERVED,
    SIDE,
    Parts,
    State,
)
from ludoteka.games.stamp_swap.pieces import contest_words, item_piece, square_piece
from ludoteka.games.stamp_swap.remembered import remembered

from .pages import Album

_START, _STEP, _GAP = 2 / 3, 7 / 3, 2 / 3  # items, and piles: whole columns in a terminal
_FIRST_LINE, _LINE = SIDE + 2.5, 4.0  # below the page: where the items of the first line are, and how far the next is
_POOL_ROW = 7
FIELD_SIGNS = ("◎2-3", "◎", "2-3", "–", "★", "∞", "c")  # of her mat: `sts-note-fields` explains them
_PLACES = {IN_LARGE: "large", IN_SMALL: "small", RESERVED: "reserved"}
_BOARDS, _LINES, _UNITS = 256, 1024, 2048  # so many are remembered, of all tables of a kind


class Contest(NamedTuple):
    """A card on the board; `points`: what it would score now, or, with a ticket, has scored."""

    card: int
    category: int
    ticket: int
    points: int


class Pool(NamedTuple):
    """A row of the pool, from this place on; 0: taken."""

    start: int
    items: tuple[int, ...]


class Collection(NamedTuple):
    side: int
    items: tuple[int, ...]
    tokens: tuple[int, ...]
    lies: tuple[int, ...]


Below = tuple[Contest, ...] | Pool | Collection  # what a line below the page shows
Line = tuple[tuple[Cell, ...], tuple[Piece, ...]]


def boards(observation: Observation, albums: Sequence[Album]) -> tuple[Board, ...]:
    """The table, all of it on one board so that any client can offer it; and Pinzetta's mat, or the others' pages."""
    p, s, seat = observation.parts, observation.state, own_seat(observation)
    if p.full and s.her_mat:
        return _table(p, s, seat, albums[seat]), _mat(p, s)
    return _table(p, s, seat, albums[seat]), *(_page(p, other, albums[other]) for other in others(p, seat))


def own_seat(observation: Observation) -> int:
    """From whose place the table is seen: a spectator sees it from the first player's."""
    return observation.viewer if observation.viewer < observation.parts.seats else 0


def others(p: Parts, seat: int) -> list[int]:
    """Clockwise from a seat on."""
    return [(seat + at) % p.seats for at in range(1, p.seats)]


def _table(p: Parts, s: State, seat: int, album: Album) -> Board:
    """The page; below it the contests, the pool, all collections and yours last, as far as they are there."""
    contests = (contests_of(s, seat, album),) if s.contest[0] else ()
    sides = (_collection(s, side) for side in (HERS, *others(p, seat), seat) if s.held[side])
    return _table_of(p, seat, album, (*contests, *_pool(s), *sides))


@remembered(_BOARDS)
def _table_of(p: Parts, seat: int, album: Album, below: tuple[Below, ...]) -> Board:
    lines = [_line(p, seat, number, shown) for number, shown in enumerate(below)]
    width = max(SIDE - 0.5, *(cell.x + 1 for cells, _ in lines for cell in cells), 0.0) + 0.5
    return Board(
        id="page",
        words=message("sts-page", empty=album.empty),
        box=(-0.5, -0.5, width, SIDE + len(lines) * _LINE),
        cells=(*_squares(), *(cell for cells, _ in lines for cell in cells)),
        pieces=(*_stamps(p, album, ""), *(piece for _, pieces in lines for piece in pieces)),
        seat=seat,
    )


@remembered(_LINES)
def _line(p: Parts, seat: int, number: int, shown: Below) -> Line:
    """One of the lines below the page, in its place."""
    y = _FIRST_LINE + number * _LINE
    if isinstance(shown, Pool):
        places = [(shown.start + at, item) for at, item in enumerate(shown.items)]
        cells = [_pool_cell(place, y, there=item != 0) for place, item in places]
        pieces = [item_piece(p, item, pool_cell_id(place), 0, "", str(place + 1)) for place, item in places if item]
    elif isinstance(shown, Collection):
        cells, pieces = _item_cells(shown, seat, y), _items(p, shown, seat)
    else:
        cells, pieces = [_contest_cell(p, contest, y) for contest in shown], []
    return tuple(cells), tuple(pieces)


@remembered(_BOARDS)
def _page(p: Parts, seat: int, album: Album) -> Board:
    """Another player's page."""
    return Board(
        id=f"page-{seat + 1}",
        words=message("sts-page-of", player=player(seat), empty=album.empty),
        box=(-0.5, -0.5, float(SIDE), float(SIDE)),
        cells=_squares_of(seat),
        pieces=tuple(_stamps(p, album, _prefix(seat))),
        seat=seat,
    )


# -- the page ---------------------------------------------------------------------------------------------------


@lru_cache(64)
def _squares() -> tuple[Cell, ...]:
    return tuple(
        Cell(
            id=cell_name(cell),
            x=float(cell % SIDE),
            y=float(cell // SIDE),
            words=message("sts-square", cell=cell_name(cell).upper()),
            shape="square",
            marks=(Mark(kind="text", text="·", size=0.3),),
            kind="page",
        )
        for cell in range(CELLS)
    )


@lru_cache(64)
def _squares_of(seat: int) -> tuple[Cell, ...]:
    """Of another player's page."""
    return tuple(replace(cell, id=_prefix(seat) + cell.id) for cell in _squares())


def _prefix(seat: int) -> str:
    return f"{seat + 1}-"


def _stamps(p: Parts, album: Album, prefix: str) -> list[Piece]:
    last = album.units[-1][0] if album.units else 0
    return [
        piece
        for stamp, half, corner in album.units
        for piece in _unit(p, stamp, half, corner, prefix, "last" if stamp == last else "")
    ]


@remembered(_UNITS)
def _unit(p: Parts, stamp: int, half: int, corner: int, prefix: str, state: str) -> tuple[Piece, ...]:
    width, height = unit_width(p, stamp), unit_height(p, stamp)
    cells = [corner + down * SIDE + across for down in range(height) for across in range(width)]
    return tuple(square_piece(p, stamp, half, at, prefix + cell_name(cell), state) for at, cell in enumerate(cells))


# -- the pool ---------------------------------------------------------------------------------------------------


def _pool(s: State) -> list[Pool]:
    """What can be collected, in rows; where something was taken, a gap stays."""
    items = s.pool[: int(s.pooled)].tolist()
    return [Pool(start, tuple(items[start : start + _POOL_ROW])) for start in range(0, len(items), _POOL_ROW)]


@lru_cache(1024)
def _pool_cell(place: int, y: float, *, there: bool) -> Cell:
    words = message("sts-in-pool" if there else "sts-out-of-pool", number=place + 1)
    x = _START + place % _POOL_ROW * _STEP
    marks = (Mark(kind="text", text="·", size=0.3),)  # where something was taken
    return Cell(id=pool_cell_id(place), x=x, y=y, words=words, shape="item", kind="pool", marks=marks)


def pool_cell_id(place: int) -> str:
    return f"pool-{place + 1}"


# -- collections ------------------------------------------------------------------------------------------------


def _collection(s: State, side: int) -> Collection:
    fields = (s.item, s.tokens, s.lies)
    return Collection(side, *(tuple(field[side, : int(s.held[side])].tolist()) for field in fields))


def _item_cells(shown: Collection, seat: int, y: float) -> list[Cell]:
    """From left to right; where there are piles, the large one first, then the small one, then what is reserved."""
    order = _order(shown)
    places = _along([_rank(shown.lies[slot]) for slot in order])
    return [
        _item_cell(shown.side, slot, shown.lies[slot], shown.tokens[slot], (x, y), seat)
        for slot, x in zip(order, places, strict=True)
    ]


def _order(shown: Collection) -> list[int]:
    return sorted(range(len(shown.items)), key=lambda slot: (_rank(shown.lies[slot]), slot))


def _items(p: Parts, shown: Collection, seat: int) -> list[Piece]:
    return [
        item_piece(
            p,
            shown.items[slot],
            item_cell_id(shown.side, slot, seat),
            shown.tokens[slot],
            "",
            slot_name(slot) if p.seats > 1 else "",
        )
        for slot in _order(shown)
    ]


def item_cell_id(side: int, slot: int, seat: int) -> str:
    """`hers-2`, `yours-2`; of another player, `of-3-2`."""
    whose = "hers" if side == HERS else "yours" if side == seat else f"of-{side + 1}"
    return f"{whose}-{slot + 1}"


def _rank(lies: int) -> int:
    return (IN_LARGE, IN_SMALL, RESERVED).index(lies) if lies else 0


def _along(ranks: list[int]) -> list[float]:
    """Where the items lie, with a gap before each new pile."""
    return [_START + at * _STEP + _GAP * rank for at, rank in enumerate(ranks)]


@lru_cache(2048)
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


# -- contests and Pinzetta's mat --------------------------------------------------------------------------------


def contests_of(s: State, seat: int, album: Album) -> tuple[Contest, ...]:
    """Those on the board."""
    now, tickets, won = album.counted, [*s.ticket[seat].tolist(), 0], s.won[seat].tolist()
    return tuple(
        Contest(card, category, ticket, won[category] if ticket else now[card].points)
        for category, (card, ticket) in enumerate(zip(s.contest.tolist(), tickets, strict=True))
        if card
    )


def _contest_cell(p: Parts, contest: Contest, y: float) -> Cell:
    """With what it would score now, or has scored."""
    card, category, ticket, points = contest
    words: Words = contest_words(p, card)
    facts = {"contest": words, "points": points}
    return Cell(
        id=contest_cell_id(p, card),
        x=_START + category * _STEP,
        y=y,
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


def _mat(p: Parts, s: State) -> Board:
    return _mat_of(p, int(scoring.her_score(p, s)), tuple(s.field.tolist()))


@remembered(_BOARDS)
def _mat_of(p: Parts, points: int, counts: tuple[int, ...]) -> Board:
    return Board(
        id="mat",
        words=message("sts-mat", points=points),
        box=(-1.0, -1.5, _STEP * FIELDS, 3.0),
        cells=tuple(_field_cell(field, count) for field, count in enumerate(counts)),
    )


@lru_cache(1024)
def _field_cell(field: int, count: int) -> Cell:
    return Cell(
        id=f"m-{FIELD_NAMES[field]}",
        x=field * _STEP,
        y=0.0,
        words=message("sts-field-count", field=field_words(field), count=count),
        shape="item",
        kind="mat",
        marks=(
            Mark(kind="text", text=FIELD_SIGNS[field], y=-1.0, size=0.3),
            Mark(kind="text", text=str(count), size=0.4),
        ),
    )
