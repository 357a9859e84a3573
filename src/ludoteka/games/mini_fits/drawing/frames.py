"""Everybody's frames: squares, what is printed on them, the pieces that lie there, the state of every line."""

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import NamedTuple

from ludoteka.core.actors import SPECTATOR
from ludoteka.core.kernel import once_per_table
from ludoteka.core.lru_cache import LruCache
from ludoteka.core.room import Observation
from ludoteka.core.scene import Board, Cell, Mark, Piece, Row
from ludoteka.core.words import Words, message
from ludoteka.games.mini_fits.client_types import FitsPlacedPiece
from ludoteka.games.mini_fits.notation import piece_name, square_name, squares_of
from ludoteka.games.mini_fits.parts import (
    FIRST_SIDE,
    IN_RESERVE,
    NO_PIECE,
    NOT_YET,
    OVER,
    SECOND_SIDE,
    STARTING,
    Parts,
    State,
    column_of,
    orientation_of,
    side_of,
)
from ludoteka.games.mini_fits.pieces import (
    OPEN_MARK,
    penalty_mark,
    square_pieces,
    symbol_mark,
    symbol_name,
    symbol_words,
)
from ludoteka.games.mini_fits.placement import (
    PlacedPiece,
    Survey,
    inside,
    number_of,
    placed_at,
    printed_symbol,
    sealed_piece,
    survey,
)
from ludoteka.games.mini_fits.shapes import Square, orientation_name

from .situation import name_of

FRAMES_KNOWN = 128  # of all tables of a kind: those that are looked at again soon
SURVEYS_KNOWN = 32
# Of everybody's frame and pieces, by seat.
COLOURS = (
    message("fit-colour-violet"),
    message("fit-colour-blue"),
    message("fit-colour-green"),
    message("fit-colour-red"),
)


class FrameKey(NamedTuple):
    """All that the picture of a seat's frame depends on: what lies there, which piece was the last, what the viewer
    alone knows."""

    seat: int
    round: int
    over: bool
    start: int
    last: int  # the piece that was placed last; before the first card, the start piece
    own: int  # what the viewer has chosen and nobody else may know
    filled: int
    where: bytes
    heights: bytes


def frame_keys(p: Parts, s: State, viewer: int) -> list[FrameKey]:
    """Of each seat."""
    starts, filled, over = s.start.tolist(), s.filled.tolist(), s.phase == OVER
    return [
        FrameKey(
            seat,
            s.round,
            over,
            starts[seat],
            NO_PIECE if s.phase == STARTING else s.previous or starts[seat],
            int(s.chosen[seat]) if seat == viewer else NOT_YET,
            filled[seat],
            s.where[seat].tobytes(),
            s.height[seat, : p.columns].tobytes(),
        )
        for seat in range(p.seats)
    ]


def frames(observation: Observation, keys: Sequence[FrameKey]) -> tuple[Board, ...]:
    """Everybody's frame. What lies in a frame mostly lay there at the last look."""
    p, over = observation.parts, overhang(observation.parts, observation.state, observation.viewer)
    known = _frames(p)
    return tuple(
        [known.get((name_of(observation, key.seat), over, key), partial(frame, observation, key, over)) for key in keys]
    )


@once_per_table
def _frames(p: Parts) -> LruCache[Board]:
    return LruCache(FRAMES_KNOWN)


def frame(observation: Observation, key: FrameKey, over: int) -> Board:
    """The frame of a seat, with room for so many rows above it."""
    p, s, seat = observation.parts, observation.state, key.seat
    there = pieces_in_frame(p, s, key)
    high = [square for each in there if each.top > p.rows for square in each.squares if not inside(p, square)]
    cells = _both_sides(p)[side_of(p, s)]
    return Board(
        id=f"frame{seat}",
        words=message("fit-frame", name=name_of(observation, seat), colour=COLOURS[seat]),
        box=(-0.5, -0.5 - over, float(p.columns), p.rows + 1.0 + over),
        cells=(*sky(p, high), *cells) if high else cells,
        pieces=tuple([piece for each in there for piece in each.pieces]),
        rows=_rows(int(p.columns), int(p.line_points), surveyed(p, s)[seat].states),
        seat=seat,
    )


def overhang(p: Parts, s: State, viewer: int) -> int:
    """How many rows above the frame somebody's pieces reach."""
    sealed = sealed_piece(p, s, viewer) if viewer != SPECTATOR else None
    return max(0, int(s.height.max()) - int(p.rows), sealed.top - int(p.rows) if sealed else 0)


# -- cells ------------------------------------------------------------------------------------------------------


def sky(p: Parts, high: list[Square]) -> tuple[Cell, ...]:
    """Where something sticks out on top."""
    return tuple(
        _cell(p, number_of(p, square), message("fit-above", column=square[0] + 1), kind="above")
        for square in sorted(high, key=lambda square: (-square[1], square[0]))
    )


@once_per_table
def _both_sides(p: Parts) -> tuple[tuple[Cell, ...], ...]:
    """The cells of each side of the board, with the columns under them."""
    columns = _columns(int(p.columns), int(p.rows))
    return tuple((*_squares(p, side), *columns) for side in (FIRST_SIDE, SECOND_SIDE))


def _squares(p: Parts, side: int) -> tuple[Cell, ...]:
    order = [row * p.columns + column for row in reversed(range(p.rows)) for column in range(p.columns)]
    return tuple(_square(p, square, side, printed=side != FIRST_SIDE) for square in order)


def _square(p: Parts, square: int, side: int, *, printed: bool) -> Cell:
    symbol = printed_symbol(p, square) if printed else -1
    facts = {"column": square % p.columns + 1, "row": square // p.columns + 1}
    if symbol >= 0:
        words = message("fit-square-symbol", **facts, symbol=symbol_words(p, symbol))
        return _cell(p, square, words, kind="symbol", mark=symbol_mark(p, symbol), symbol=symbol_name(p, symbol))
    fines = [at for at in range(p.penalties) if p.penalty_square[at] == square and p.penalty_side[at] == side]
    if fines:
        points = int(p.penalty_points[fines[0]])
        return _cell(p, square, message("fit-square-penalty", **facts, points=points), "penalty", penalty_mark(points))
    return _cell(p, square, message("fit-square", **facts), mark=OPEN_MARK)


def _cell(p: Parts, square: int, words: Words, kind: str = "", mark: Mark | None = None, symbol: str = "") -> Cell:
    column, row = square % p.columns, square // p.columns
    return Cell(
        id=square_name(p, square),
        x=float(column),
        y=float(p.rows - 1 - row),
        words=words,
        shape="square",
        kind=kind,
        marks=(mark,) if mark else (),
        data={"symbol": symbol} if symbol else {},
    )


@lru_cache(256)
def _columns(columns: int, rows: int) -> tuple[Cell, ...]:
    """Under the frame, the numbers of its columns: where a piece can be put in."""
    return tuple(
        Cell(
            id=str(column + 1),
            x=float(column),
            y=float(rows),
            words=message("fit-column", column=column + 1),
            shape="square",
            kind="column",
            label=message("fit-column-label", column=column + 1),
        )
        for column in range(columns)
    )


# -- pieces and lines -------------------------------------------------------------------------------------------


class PieceInFrame(NamedTuple):
    """A piece in a frame, for any client and for the room's own."""

    squares: tuple[Square, ...]
    top: int
    pieces: tuple[Piece, ...]
    facts: FitsPlacedPiece


def pieces_in_frame(p: Parts, s: State, key: FrameKey) -> list[PieceInFrame]:
    """All pieces in a frame; the one that the viewer has chosen a place for already lies there, sealed."""
    lairs = s.where[key.seat].tolist()
    found = [
        _piece_in_frame(
            piece_name(p, piece),
            placed_at(p, lairs[piece]),
            key.seat,
            key.start == piece,
            "last" if key.last == piece else "",
        )
        for piece in range(1, p.pieces + 1)
        if lairs[piece] > IN_RESERVE
    ]
    sealed = sealed_piece(p, s, key.seat) if key.own else None
    if sealed:
        found.append(
            _piece_in_frame(piece_name(p, sealed.piece), sealed, key.seat, key.start == sealed.piece, "sealed")
        )
    return found


@lru_cache(1 << 10)
def _piece_in_frame(letter: str, placed: PlacedPiece, seat: int, start: bool, state: str) -> PieceInFrame:
    facts: FitsPlacedPiece = {
        "piece": letter,
        "name": letter + orientation_name(orientation_of(placed.action)),
        "column": column_of(placed.action) + 1,
        "rest": placed.rest,
        "squares": list(placed.squares),
        "start": start,
        "last": state == "last",
        "sealed": placed.sealed,
    }
    return PieceInFrame(placed.squares, placed.top, square_pieces(letter, seat, placed.squares, state), facts)


@lru_cache(1 << 8)
def _rows(columns: int, line_points: int, states: tuple[str, ...]) -> tuple[Row, ...]:
    return tuple(_row(row, columns, line_points, state) for row, state in enumerate(states))


@lru_cache(1 << 8)
def _row(row: int, columns: int, line_points: int, state: str) -> Row:
    return Row(
        id=f"line-{row + 1}",
        cells=squares_of(row, columns),
        state=state,
        words=message(f"fit-row-{state}", row=row + 1),
        points=line_points if state == "complete" else 0,
    )


def surveyed(p: Parts, s: State) -> list[Survey]:
    """How everybody's frames stand, and what they bring."""
    key = s.round, s.phase == OVER, s.filled.tobytes(), s.height.tobytes(), s.earlier.tobytes()
    return _surveys(p).get(key, partial(survey, p, s))


@once_per_table
def _surveys(p: Parts) -> LruCache[list[Survey]]:
    return LruCache(SURVEYS_KNOWN)
