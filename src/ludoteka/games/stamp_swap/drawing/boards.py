"""The areas of the table: the page, both collections, the contests, Pinzetta's mat."""

from functools import cache

from msgspec.structs import replace

from ludoteka.core.room import Observation
from ludoteka.core.scene import Board, Cell, Mark, Piece
from ludoteka.core.words import Words, message, player
from ludoteka.games.stamp_swap import scoring
from ludoteka.games.stamp_swap.album import empty_squares, unit_height, unit_width
from ludoteka.games.stamp_swap.contests import formula_points
from ludoteka.games.stamp_swap.log_text import field_words
from ludoteka.games.stamp_swap.notation import FIELD_NAMES, cell_name, slot_name
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
from ludoteka.games.stamp_swap.pieces import contest_words, item_piece, square_piece

_START, _STEP, _GAP = 2 / 3, 7 / 3, 2 / 3  # items, and piles: whole columns in a terminal
_FIRST_LINE, _LINE = SIDE + 2.5, 4.0  # below the page: where the items of the first line are, and how far the next is
_POOL_ROW = 7
FIELD_SIGNS = ("◎2-3", "◎", "2-3", "–", "★", "∞", "c")  # of her mat: `sts-note-fields` explains them
_PLACES = {IN_LARGE: "large", IN_SMALL: "small", RESERVED: "reserved"}


def boards(observation: Observation) -> tuple[Board, ...]:
    """The table, all of it on one board so that any client can offer it; and Pinzetta's mat, or the others' pages."""
    p, s, seat = observation.parts, observation.state, own_seat(observation)
    if p.full and s.her_mat:
        return _table(p, s, seat), _mat(p, s)
    return _table(p, s, seat), *(_page(p, s, other) for other in others(p, seat))


def own_seat(observation: Observation) -> int:
    """From whose place the table is seen: a spectator sees it from the first player's."""
    return observation.viewer if observation.viewer < observation.parts.seats else 0


def others(p: Parts, seat: int) -> list[int]:
    """Clockwise from a seat on."""
    return [(seat + at) % p.seats for at in range(1, p.seats)]


def _table(p: Parts, s: State, seat: int) -> Board:
    """The page; below it the contests, the pool, all collections and yours last, as far as they are there."""
    cells = list(_squares())
    pieces = _stamps(p, s, seat, "")
    lines = [_contests(p, s, seat)] if s.contest[0] else []
    lines += _pool_lines(s)
    pieces += _pool_items(p, s)
    for side in (HERS, *others(p, seat), seat):
        if s.held[side]:
            lines.append(_collection(s, side, seat))
            pieces += _items(p, s, side, seat)
    for number, line in enumerate(lines):
        cells += [replace(cell, y=_FIRST_LINE + number * _LINE) for cell in line]
    width = max(SIDE - 0.5, *(cell.x + 1 for line in lines for cell in line), 0.0) + 0.5
    height = SIDE + len(lines) * _LINE
    words = message("sts-page", empty=empty_squares(s, seat))
    box = (-0.5, -0.5, width, height)
    return Board(id="page", words=words, box=box, cells=tuple(cells), pieces=tuple(pieces), seat=seat)


def _page(p: Parts, s: State, seat: int) -> Board:
    """Another player's page."""
    prefix = f"{seat + 1}-"
    cells = tuple(replace(cell, id=prefix + cell.id) for cell in _squares())
    words = message("sts-page-of", player=player(seat), empty=empty_squares(s, seat))
    box = (-0.5, -0.5, float(SIDE), float(SIDE))
    pieces = tuple(_stamps(p, s, seat, prefix))
    return Board(id=f"page-{seat + 1}", words=words, box=box, cells=cells, pieces=pieces, seat=seat)


# -- the page ---------------------------------------------------------------------------------------------------


@cache
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


def _stamps(p: Parts, s: State, seat: int, prefix: str) -> list[Piece]:
    return [piece for unit in range(s.units[seat]) for piece in _unit(p, s, seat, unit, prefix)]


def _unit(p: Parts, s: State, seat: int, unit: int, prefix: str) -> list[Piece]:
    stamp, half, corner = (int(field[seat, unit]) for field in (s.unit_stamp, s.unit_half, s.unit_cell))
    width, height = unit_width(p, stamp), unit_height(p, stamp)
    cells = [corner + down * SIDE + across for down in range(height) for across in range(width)]
    last = stamp == s.unit_stamp[seat, s.units[seat] - 1]
    state = "last" if last else ""
    return [square_piece(p, stamp, half, at, prefix + cell_name(cell), state) for at, cell in enumerate(cells)]


# -- the pool ---------------------------------------------------------------------------------------------------


def _pool_lines(s: State) -> list[list[Cell]]:
    """What can be collected, in rows; where something was taken, a gap stays."""
    cells = [_pool_cell(s, place) for place in range(s.pooled)]
    return [cells[start : start + _POOL_ROW] for start in range(0, len(cells), _POOL_ROW)]


def _pool_cell(s: State, place: int) -> Cell:
    words = message("sts-in-pool" if s.pool[place] else "sts-out-of-pool", number=place + 1)
    x = _START + place % _POOL_ROW * _STEP
    marks = (Mark(kind="text", text="·", size=0.3),)  # where something was taken
    return Cell(id=pool_cell_id(place), x=x, y=0.0, words=words, shape="item", kind="pool", marks=marks)


def pool_cell_id(place: int) -> str:
    return f"pool-{place + 1}"


def _pool_items(p: Parts, s: State) -> list[Piece]:
    there = [place for place in range(s.pooled) if s.pool[place]]
    return [item_piece(p, int(s.pool[place]), pool_cell_id(place), 0, name=str(place + 1)) for place in there]


# -- collections ------------------------------------------------------------------------------------------------


def _collection(s: State, side: int, seat: int) -> list[Cell]:
    """From left to right; where there are piles, the large one first, then the small one, then what is reserved."""
    order = _order(s, side)
    places = _along([_rank(int(s.lies[side, slot])) for slot in order])
    return [_item_cell(s, side, slot, x, seat) for slot, x in zip(order, places, strict=True)]


def _order(s: State, side: int) -> list[int]:
    return sorted(range(s.held[side]), key=lambda slot: (_rank(int(s.lies[side, slot])), slot))


def _items(p: Parts, s: State, side: int, seat: int) -> list[Piece]:
    return [
        item_piece(
            p,
            int(s.item[side, slot]),
            item_cell_id(side, slot, seat),
            _tokens(s, side, slot),
            name=slot_name(slot) if p.seats > 1 else "",
        )
        for slot in _order(s, side)
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


def _tokens(s: State, side: int, slot: int) -> int:
    return int(s.tokens[side, slot])


def _item_cell(s: State, side: int, slot: int, x: float, seat: int) -> Cell:
    name = "hers" if side == HERS else "yours" if side == seat else "theirs"
    where = _PLACES.get(int(s.lies[side, slot]), "unsplit")
    tokens = _tokens(s, side, slot)
    facts = {"number": slot + 1, "where": message(f"sts-where-{where}"), "tokens": tokens}
    if name == "theirs":
        facts["player"] = player(side)
    words = message(f"sts-item-{name}", **facts)
    cell = item_cell_id(side, slot, seat)
    data = {"pile": where, "seat": side} if name == "theirs" else {"pile": where}
    return Cell(id=cell, x=x, y=0.0, words=words, shape="item", kind=name, data=data)


# -- contests and Pinzetta's mat --------------------------------------------------------------------------------


def _contests(p: Parts, s: State, seat: int) -> list[Cell]:
    return [_contest_cell(p, s, seat, category) for category in range(CATEGORIES) if s.contest[category]]


def _contest_cell(p: Parts, s: State, seat: int, category: int) -> Cell:
    """With what it would score now, or has scored."""
    contest = int(s.contest[category])
    ticket = int(s.ticket[seat, category]) if category != FINALE else 0
    points = int(s.won[seat, category]) if ticket else formula_points(p, s, seat, contest)
    words: Words = contest_words(p, contest)
    facts = {"contest": words, "points": points}
    return Cell(
        id=contest_cell_id(p, contest),
        x=_START + category * _STEP,
        y=0.0,
        words=message("sts-contest-scored", **facts, day=ticket) if ticket else message("sts-contest-now", **facts),
        shape="item",
        kind="finale" if category == FINALE else "contest",
        label=message("sts-contest-label", number=int(p.contest_id[contest]), points=points),
        marks=(
            Mark(kind="text", text=str(p.contest_id[contest]), y=-1.0, size=0.4),
            Mark(kind="text", text=f"({points})" if ticket else str(points), size=0.4),
        ),
    )


def contest_cell_id(p: Parts, contest: int) -> str:
    return f"c-{p.contest_id[contest]}"


def _mat(p: Parts, s: State) -> Board:
    return Board(
        id="mat",
        words=message("sts-mat", points=int(scoring.her_score(p, s))),
        box=(-1.0, -1.5, _STEP * FIELDS, 3.0),
        cells=tuple(_field_cell(s, field) for field in range(FIELDS)),
    )


def _field_cell(s: State, field: int) -> Cell:
    count = int(s.field[field])
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
