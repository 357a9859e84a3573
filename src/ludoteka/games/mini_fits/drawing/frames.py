"""Everybody's frames: squares, what is printed on them, the pieces that lie there, the state of every line."""

from functools import lru_cache, partial

from ludoteka.core.kernel import once_per_table
from ludoteka.core.lru_cache import LruCache
from ludoteka.core.room import Observation
from ludoteka.core.scene import Board, Cell, Mark, Piece, Row
from ludoteka.core.words import Words, message
from ludoteka.games.mini_fits import scoring
from ludoteka.games.mini_fits.notation import square_name, squares_of
from ludoteka.games.mini_fits.parts import FIRST_SIDE, NO_PIECE, OVER, SECOND_SIDE, STARTING, Parts, State, side_of
from ludoteka.games.mini_fits.pieces import (
    OPEN_MARK,
    penalty_mark,
    square_piece,
    symbol_mark,
    symbol_name,
    symbol_words,
)
from ludoteka.games.mini_fits.placement import frame_of, inside, number_of, printed_symbol, row_lost
from ludoteka.games.mini_fits.shapes import Square

from .situation import name_of

FRAMES_KNOWN = 512  # of all tables of a kind
# Of everybody's frame and pieces, by seat.
COLOURS = (
    message("fit-colour-violet"),
    message("fit-colour-blue"),
    message("fit-colour-green"),
    message("fit-colour-red"),
)


def frames(observation: Observation) -> tuple[Board, ...]:
    """Everybody's frame. What lies in a frame mostly lay there at the last look."""
    p, s, viewer = observation.parts, observation.state, observation.viewer
    over, now = max(overhang(p, s, seat, viewer) for seat in range(p.seats)), (s.phase, s.round, s.previous)
    return tuple(
        _frames(p).get(
            (seat, name_of(observation, seat), seat == viewer and int(s.chosen[seat]), over, *now, _frame_key(s, seat)),
            partial(frame, observation, seat, over),
        )
        for seat in range(p.seats)
    )


@once_per_table
def _frames(p: Parts) -> LruCache[Board]:
    return LruCache(FRAMES_KNOWN)


def _frame_key(s: State, seat: int) -> tuple[int, int, bytes]:
    return int(s.start[seat]), int(s.filled[seat]), s.where[seat].tobytes()


def frame(observation: Observation, seat: int, over: int) -> Board:
    """The frame of a seat, with room for so many rows above it."""
    p, s = observation.parts, observation.state
    high = [
        square for each in frame_of(p, s, seat, observation.viewer) for square in each.squares if not inside(p, square)
    ]
    return Board(
        id=f"frame{seat}",
        words=message("fit-frame", name=name_of(observation, seat), colour=COLOURS[seat]),
        box=(-0.5, -0.5 - over, float(p.columns), p.rows + 1.0 + over),
        cells=(*_sky(p, high), *_both_sides(p)[side_of(p, s)], *_columns(int(p.columns), int(p.rows))),
        pieces=tuple(_pieces(p, s, seat, observation.viewer)),
        rows=tuple(_row(p, s, seat, row) for row in range(p.rows)),
        seat=seat,
    )


def overhang(p: Parts, s: State, seat: int, viewer: int) -> int:
    """How many rows above the frame the seat's pieces reach."""
    tops = [row for each in frame_of(p, s, seat, viewer) for _, row in each.squares]
    return max(0, max(tops, default=0) + 1 - int(p.rows))


# -- cells ------------------------------------------------------------------------------------------------------


def _sky(p: Parts, high: list[Square]) -> tuple[Cell, ...]:
    """Where something sticks out on top."""
    return tuple(
        _cell(p, number_of(p, square), message("fit-above", column=square[0] + 1), kind="above")
        for square in sorted(high, key=lambda square: (-square[1], square[0]))
    )


@once_per_table
def _both_sides(p: Parts) -> tuple[tuple[Cell, ...], ...]:
    return tuple(_squares(p, side) for side in (FIRST_SIDE, SECOND_SIDE))


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


def _pieces(p: Parts, s: State, seat: int, viewer: int) -> list[Piece]:
    found = []
    for each in frame_of(p, s, seat, viewer):
        state = "sealed" if each.sealed else "last" if is_last(s, seat, each.piece) else ""
        for index, square in enumerate(each.squares):
            cell = square_name(p, number_of(p, square))
            found.append(square_piece(p, seat, each.piece, index, cell, state))
    return found


def is_last(s: State, seat: int, piece: int) -> bool:
    """Was it placed last? Before the first card, that is the start piece."""
    if s.phase == STARTING:
        return False
    return bool(piece == (s.start[seat] if s.previous == NO_PIECE else s.previous))


def _row(p: Parts, s: State, seat: int, row: int) -> Row:
    state = row_state(p, s, seat, row)
    points = int(p.line_points) if state == "complete" else 0
    return Row(
        id=f"line-{row + 1}",
        cells=squares_of(row, p.columns),
        state=state,
        words=message(f"fit-row-{state}", row=row + 1),
        points=points,
    )


def row_state(p: Parts, s: State, seat: int, row: int) -> str:
    """`complete`, `broken` (it never will be), `live` (begun) or `open`."""
    if scoring.line_complete(p, side_of(p, s), s.filled[seat], row):
        return "complete"
    if s.phase == OVER or row_lost(p, s, seat, row):
        return "broken"
    return "live" if int(s.filled[seat]) & int(p.row_squares[row]) else "open"
