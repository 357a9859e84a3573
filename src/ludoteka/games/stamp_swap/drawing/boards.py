"""The areas of the table: the page, both collections, the contests, Pinzetta's mat."""

from functools import cache

from msgspec.structs import replace

from ludoteka.core.game import Sight
from ludoteka.core.scene import Board, Cell, Mark, Piece
from ludoteka.core.words import Words, say
from ludoteka.games.stamp_swap import scoring
from ludoteka.games.stamp_swap.album import empty_squares, unit_height, unit_width
from ludoteka.games.stamp_swap.contests import formula_points
from ludoteka.games.stamp_swap.faces import contest_words, item_piece, square_piece
from ludoteka.games.stamp_swap.notation import FIELD_NAMES, cell_name
from ludoteka.games.stamp_swap.parts import (
    CATEGORIES,
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
from ludoteka.games.stamp_swap.telling import field_words

_START, _STEP, _GAP = 2 / 3, 7 / 3, 2 / 3  # items, and piles: whole columns in a terminal
_FIRST_LINE, _LINE = SIDE + 1.5, 3.0  # below the page: where the items of the first line are, and how far the next is
_PLACES = {IN_LARGE: "large", IN_SMALL: "small", RESERVED: "reserved"}


def boards(sight: Sight) -> tuple[Board, ...]:
    """The table, all of it on one board so that any client can offer it; and Pinzetta's mat."""
    p, s = sight.parts, sight.state
    return (_table(p, s), _mat(p, s)) if p.full and s.her_mat else (_table(p, s),)


def _table(p: Parts, s: State) -> Board:
    """The page; below it the contests, Pinzetta's collection and yours, as far as they are there."""
    cells, pieces = list(_squares()), [piece for unit in range(s.units[0]) for piece in _unit(p, s, unit)]
    lines = [_contests(p, s)] if s.contest[0] else []
    for side in (HERS, 0):
        if s.held[side]:
            lines.append(_collection(s, side))
            pieces += _items(p, s, side)
    for number, line in enumerate(lines):
        cells += [replace(cell, y=_FIRST_LINE + number * _LINE) for cell in line]
    width = max(SIDE - 0.5, *(cell.x + 1 for line in lines for cell in line), 0.0) + 0.5
    height = SIDE + len(lines) * _LINE
    words = say("sts-page", empty=empty_squares(s, 0))
    box = (-0.5, -0.5, width, height)
    return Board(id="page", words=words, box=box, cells=tuple(cells), pieces=tuple(pieces), seat=0)


# -- the page ---------------------------------------------------------------------------------------------------


@cache
def _squares() -> tuple[Cell, ...]:
    return tuple(
        Cell(
            id=cell_name(cell),
            x=float(cell % SIDE),
            y=float(cell // SIDE),
            words=say("sts-square", cell=cell_name(cell).upper()),
            shape="square",
            marks=(Mark(kind="text", text="·", size=0.3),),
            kind="page",
        )
        for cell in range(CELLS)
    )


def _unit(p: Parts, s: State, unit: int) -> list[Piece]:
    stamp, half, corner = (int(field[0, unit]) for field in (s.unit_stamp, s.unit_half, s.unit_cell))
    width, height = unit_width(p, stamp), unit_height(p, stamp)
    cells = [corner + down * SIDE + across for down in range(height) for across in range(width)]
    last = stamp == s.unit_stamp[0, s.units[0] - 1]
    state = "last" if last else ""
    return [square_piece(p, stamp, half, at, cell_name(cell), state) for at, cell in enumerate(cells)]


# -- collections ------------------------------------------------------------------------------------------------


def _collection(s: State, side: int) -> list[Cell]:
    """From left to right; where there are piles, the large one first, then the small one, then what is reserved."""
    order = _order(s, side)
    places = _along([_rank(int(s.lies[side, slot])) for slot in order])
    return [_item_cell(s, side, slot, x) for slot, x in zip(order, places, strict=True)]


def _order(s: State, side: int) -> list[int]:
    return sorted(range(s.held[side]), key=lambda slot: (_rank(int(s.lies[side, slot])), slot))


def _items(p: Parts, s: State, side: int) -> list[Piece]:
    slots = _order(s, side)
    return [item_piece(p, int(s.item[side, slot]), item_cell_id(side, slot), _tokens(s, side, slot)) for slot in slots]


def item_cell_id(side: int, slot: int) -> str:
    return f"{'hers' if side == HERS else 'yours'}-{slot + 1}"


def _rank(lies: int) -> int:
    return (IN_LARGE, IN_SMALL, RESERVED).index(lies) if lies else 0


def _along(ranks: list[int]) -> list[float]:
    """Where the items lie, with a gap before each new pile."""
    return [_START + at * _STEP + _GAP * rank for at, rank in enumerate(ranks)]


def _tokens(s: State, side: int, slot: int) -> int:
    return int(s.tokens[side, slot])


def _item_cell(s: State, side: int, slot: int, x: float) -> Cell:
    name = "hers" if side == HERS else "yours"
    where = _PLACES.get(int(s.lies[side, slot]), "unsplit")
    tokens = _tokens(s, side, slot)
    facts = {"number": slot + 1, "where": say(f"sts-where-{where}"), "tokens": tokens}
    words = say("sts-item-hers" if side == HERS else "sts-item-yours", **facts)
    return Cell(id=item_cell_id(side, slot), x=x, y=0.0, words=words, shape="item", kind=name, data={"pile": where})


# -- contests and Pinzetta's mat --------------------------------------------------------------------------------


def _contests(p: Parts, s: State) -> list[Cell]:
    return [_contest_cell(p, s, category) for category in range(CATEGORIES) if s.contest[category]]


def _contest_cell(p: Parts, s: State, category: int) -> Cell:
    """With what it would score now, or has scored."""
    contest = int(s.contest[category])
    ticket = int(s.ticket[0, category]) if category != FINALE else 0
    points = int(s.won[0, category]) if ticket else formula_points(p, s, 0, contest)
    words: Words = contest_words(p, contest)
    facts = {"contest": words, "points": points}
    return Cell(
        id=contest_cell_id(p, contest),
        x=_START + category * _STEP,
        y=0.0,
        words=say("sts-contest-scored", **facts, day=ticket) if ticket else say("sts-contest-now", **facts),
        shape="item",
        kind="finale" if category == FINALE else "contest",
        label=say("sts-contest-label", number=int(p.contest_id[contest]), points=points),
        marks=(
            Mark(kind="text", text=str(p.contest_id[contest]), y=-0.5, size=0.4),
            Mark(kind="text", text=f"({points})" if ticket else str(points), y=0.5, size=0.4),
        ),
    )


def contest_cell_id(p: Parts, contest: int) -> str:
    return f"c-{p.contest_id[contest]}"


def _mat(p: Parts, s: State) -> Board:
    return Board(
        id="mat",
        words=say("sts-mat", points=int(scoring.her_score(p, s))),
        box=(-1.0, -1.0, _STEP * FIELDS, 2.0),
        cells=tuple(_field_cell(s, field) for field in range(FIELDS)),
    )


def _field_cell(s: State, field: int) -> Cell:
    count = int(s.field[field])
    return Cell(
        id=f"m-{FIELD_NAMES[field]}",
        x=field * _STEP,
        y=0.0,
        words=say("sts-field-count", field=field_words(field), count=count),
        shape="item",
        kind="mat",
        marks=(
            Mark(kind="text", text=FIELD_NAMES[field][:6], y=-0.5, size=0.3),
            Mark(kind="text", text=str(count), y=0.5, size=0.4),
        ),
    )
