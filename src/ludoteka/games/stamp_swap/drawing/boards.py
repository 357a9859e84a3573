"""The areas of the table: the own page with all that lies below it, Pinzetta's mat, the others' pages."""

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from ludoteka.core.room import Observation
from ludoteka.core.scene import Board, Cell, Mark, Piece
from ludoteka.core.words import message, player
from ludoteka.games.stamp_swap import scoring
from ludoteka.games.stamp_swap.album import unit_height, unit_width
from ludoteka.games.stamp_swap.log_text import field_words
from ludoteka.games.stamp_swap.notation import FIELD_NAMES, cell_name
from ludoteka.games.stamp_swap.parts import CELLS, FIELDS, SIDE, Parts, State
from ludoteka.games.stamp_swap.pieces import square_piece
from ludoteka.games.stamp_swap.remembered import remembered

from .lines import LINE, STEP, Line, Lines, others
from .pages import Album, unit_of

FIELD_SIGNS = ("◎2-3", "◎", "2-3", "–", "★", "∞", "c")  # of her mat, where it is a picture
_BOARDS, _UNITS = 128, 1024  # so many are remembered, of all tables of a kind


def boards(observation: Observation, albums: Sequence[Album], lines: Lines) -> tuple[Board, ...]:
    """The table, all of it on one board so that any client can offer it; and Pinzetta's mat, or the others' pages."""
    p, s, seat = observation.parts, observation.state, own_seat(observation)
    table = _table(p, seat, albums[seat], lines.shown)
    if p.full and s.her_mat:
        return table, _mat(p, s)
    return table, *(_page(p, other, albums[other]) for other in others(p, seat))


def own_seat(observation: Observation) -> int:
    """From whose place the table is seen: a spectator sees it from the first player's."""
    return observation.viewer if observation.viewer < observation.parts.seats else 0


@remembered(_BOARDS)
def _table(p: Parts, seat: int, album: Album, lines: tuple[Line, ...]) -> Board:
    return Board(
        id="page",
        words=message("sts-page", empty=album.empty),
        box=(-0.5, -0.5, max(SIDE - 0.5, *(line.right for line in lines), 0.0) + 0.5, SIDE + len(lines) * LINE),
        cells=(*_squares(), *(cell for line in lines for cell in line.cells)),
        pieces=(*_stamps(p, album, ""), *(piece for line in lines for piece in line.pieces)),
        seat=seat,
    )


@remembered(_BOARDS)
def _page(p: Parts, seat: int, album: Album) -> Board:
    """Another player's page."""
    return Board(
        id=f"page-{seat + 1}",
        words=message("sts-page-of", player=player(seat), empty=album.empty),
        box=(-0.5, -0.5, float(SIDE), float(SIDE)),
        cells=_squares_of(seat),
        pieces=_stamps(p, album, _prefix(seat)),
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


def cell_prefix(seat: int) -> str:
    """Of the squares of a seat's page, as a spectator sees them."""
    return _prefix(seat) if seat else ""


def _prefix(seat: int) -> str:
    return f"{seat + 1}-"


def _stamps(p: Parts, album: Album, prefix: str) -> tuple[Piece, ...]:
    return album.once(f"stamps {prefix}", None, lambda: _all_stamps(p, album, prefix)) if album.units else ()


def _all_stamps(p: Parts, album: Album, prefix: str) -> tuple[Piece, ...]:
    last = unit_of(album.units[-1])[0]
    units = [_unit(p, unit, prefix, "last" if unit_of(unit)[0] == last else "") for unit in album.units]
    return tuple(piece for unit in units for piece in unit)


@remembered(_UNITS)
def _unit(p: Parts, unit: int, prefix: str, state: str) -> tuple[Piece, ...]:
    stamp, half, corner = unit_of(unit)
    width, height = unit_width(p, stamp), unit_height(p, stamp)
    cells = [corner + down * SIDE + across for down in range(height) for across in range(width)]
    return tuple(square_piece(p, stamp, half, at, prefix + cell_name(cell), state) for at, cell in enumerate(cells))


# -- Pinzetta's mat ---------------------------------------------------------------------------------------------


def _mat(p: Parts, s: State) -> Board:
    return _mat_of(p, int(scoring.her_score(p, s)), tuple(s.field.tolist()))


@remembered(64)
def _mat_of(p: Parts, points: int, counts: tuple[int, ...]) -> Board:
    return Board(
        id="mat",
        words=message("sts-mat", points=points),
        box=(-1.0, -1.5, STEP * FIELDS, 3.0),
        cells=tuple(_field_cell(field, count) for field, count in enumerate(counts)),
    )


@lru_cache(256)
def _field_cell(field: int, count: int) -> Cell:
    return Cell(
        id=f"m-{FIELD_NAMES[field]}",
        x=field * STEP,
        y=0.0,
        words=message("sts-field-count", field=field_words(field), count=count),
        shape="item",
        kind="mat",
        marks=(
            Mark(kind="text", text=FIELD_SIGNS[field], y=-1.0, size=0.3),
            Mark(kind="text", text=str(count), size=0.4),
        ),
    )
