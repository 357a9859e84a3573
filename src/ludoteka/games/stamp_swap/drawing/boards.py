"""The areas of the table: the page, both collections, the contests, Pinzetta's mat."""

from functools import cache

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

_STEP, _GAP = 2.0, 0.6  # between items, and between piles
_PLACES = {IN_LARGE: "large", IN_SMALL: "small", RESERVED: "reserved"}


def boards(sight: Sight) -> tuple[Board, ...]:
    """What lies on the table now; an area with nothing in it is not there."""
    p, s = sight.parts, sight.state
    areas = [_page(p, s)]
    areas += [_collection(p, s, side) for side in (HERS, 0) if s.held[side]]
    if s.contest[0]:
        areas.append(_contests(p, s))
    if p.full and s.her_mat:
        areas.append(_mat(p, s))
    return tuple(areas)


# -- the page ---------------------------------------------------------------------------------------------------


def _page(p: Parts, s: State) -> Board:
    return Board(
        id="page",
        words=say("sts-page", empty=empty_squares(s, 0)),
        box=(-0.5, -0.5, float(SIDE), float(SIDE)),
        cells=_squares(),
        pieces=tuple(piece for unit in range(s.units[0]) for piece in _unit(p, s, unit)),
        seat=0,
    )


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


def _collection(p: Parts, s: State, side: int) -> Board:
    """From left to right; where there are piles, the large one first, then the small one, then what is reserved."""
    name = "hers" if side == HERS else "yours"
    slots = range(s.held[side])
    order = sorted(slots, key=lambda slot: (_rank(int(s.lies[side, slot])), slot))
    places = _along([_rank(int(s.lies[side, slot])) for slot in order])
    cells = tuple(_item_cell(s, side, slot, x) for slot, x in zip(order, places, strict=True))
    pieces = (item_piece(p, int(s.item[side, slot]), f"{name}-{slot + 1}", _tokens(s, side, slot)) for slot in order)
    width = places[-1] + _STEP
    return Board(id=name, words=say(f"sts-{name}"), box=(-1.0, -1.0, width, 2.0), cells=cells, pieces=tuple(pieces))


def _rank(lies: int) -> int:
    return (IN_LARGE, IN_SMALL, RESERVED).index(lies) if lies else 0


def _along(ranks: list[int]) -> list[float]:
    """Where the items lie, with a gap before each new pile."""
    return [at * _STEP + _GAP * rank for at, rank in enumerate(ranks)]


def _tokens(s: State, side: int, slot: int) -> int:
    return int(s.tokens[side, slot])


def _item_cell(s: State, side: int, slot: int, x: float) -> Cell:
    name = "hers" if side == HERS else "yours"
    where = _PLACES.get(int(s.lies[side, slot]), "unsplit")
    tokens = _tokens(s, side, slot)
    words = say("sts-item-cell", number=slot + 1, where=say(f"sts-where-{where}"), tokens=tokens)
    return Cell(id=f"{name}-{slot + 1}", x=x, y=0.0, words=words, shape="item", kind=name, data={"pile": where})


# -- contests and Pinzetta's mat --------------------------------------------------------------------------------


def _contests(p: Parts, s: State) -> Board:
    there = [category for category in range(CATEGORIES) if s.contest[category]]
    cells = tuple(_contest_cell(p, s, category) for category in there)
    return Board(
        id="contests",
        words=say("sts-contests"),
        box=(-1.0, -1.0, _STEP * len(there), 2.0),
        cells=cells,
    )


def _contest_cell(p: Parts, s: State, category: int) -> Cell:
    """With what it would score now, or has scored."""
    contest = int(s.contest[category])
    ticket = int(s.ticket[0, category]) if category != FINALE else 0
    points = int(s.won[0, category]) if ticket else formula_points(p, s, 0, contest)
    words: Words = contest_words(p, contest)
    facts = {"contest": words, "points": points}
    return Cell(
        id=contest_cell_id(p, contest),
        x=category * _STEP,
        y=0.0,
        words=say("sts-contest-scored", **facts, day=ticket) if ticket else say("sts-contest-now", **facts),
        shape="item",
        kind="finale" if category == FINALE else "contest",
        marks=(
            Mark(kind="text", text=str(p.contest_id[contest]), y=-0.3, size=0.4),
            Mark(kind="text", text=f"({points})" if ticket else str(points), y=0.3, size=0.4),
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
            Mark(kind="text", text=FIELD_NAMES[field][:6], y=-0.3, size=0.3),
            Mark(kind="text", text=str(count), y=0.3, size=0.4),
        ),
    )
