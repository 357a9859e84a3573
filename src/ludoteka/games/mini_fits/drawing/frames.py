"""Everybody's frames: squares, what is printed on them, the pieces that lie there, the state of every line."""

from functools import lru_cache, partial

from ludoteka.core.actors import SPECTATOR
from ludoteka.core.kernel import once_per_table
from ludoteka.core.lru_cache import LruCache
from ludoteka.core.room import Observation
from ludoteka.core.scene import Board, Cell, Mark, Piece, Row
from ludoteka.core.words import Words, message
from ludoteka.games.mini_fits.notation import piece_name, square_name, squares_of
from ludoteka.games.mini_fits.parts import FIRST_SIDE, NO_PIECE, OVER, SECOND_SIDE, STARTING, Parts, State, side_of
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
    frame_of,
    inside,
    number_of,
    printed_symbol,
    sealed_piece,
    survey,
)
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
    over = overhang(p, s, viewer)
    return tuple(
        _frames(p).get(
            (name_of(observation, seat), over, frame_key(p, s, seat, viewer)), partial(frame, observation, seat, over)
        )
        for seat in range(p.seats)
    )


@once_per_table
def _frames(p: Parts) -> LruCache[Board]:
    return LruCache(FRAMES_KNOWN)


def frame_key(p: Parts, s: State, seat: int, viewer: int) -> tuple[object, ...]:
    """All that a frame's picture depends on: what lies there, which piece was the last, what the viewer alone knows."""
    own = seat == viewer and int(s.chosen[seat])
    lies = s.where[seat].tobytes(), s.height[seat].tobytes(), int(s.filled[seat])
    return seat, int(s.round), s.phase == OVER, int(s.start[seat]), last_piece(s, seat), own, *lies


def frame(observation: Observation, seat: int, over: int) -> Board:
    """The frame of a seat, with room for so many rows above it."""
    p, s = observation.parts, observation.state
    placed = frame_of(p, s, seat, observation.viewer)
    high = [square for each in placed if each.top > p.rows for square in each.squares if not inside(p, square)]
    cells = _both_sides(p)[side_of(p, s)]
    return Board(
        id=f"frame{seat}",
        words=message("fit-frame", name=name_of(observation, seat), colour=COLOURS[seat]),
        box=(-0.5, -0.5 - over, float(p.columns), p.rows + 1.0 + over),
        cells=(*_sky(p, high), *cells) if high else cells,
        pieces=tuple(piece for each in placed for piece in _squares_of(p, s, seat, each)),
        rows=_rows(int(p.columns), int(p.line_points), surveyed(p, s, seat).states),
        seat=seat,
    )


def overhang(p: Parts, s: State, viewer: int) -> int:
    """How many rows above the frame somebody's pieces reach."""
    sealed = sealed_piece(p, s, viewer) if viewer != SPECTATOR else None
    return max(0, int(s.height.max()) - int(p.rows), sealed.top - int(p.rows) if sealed else 0)


# -- cells ------------------------------------------------------------------------------------------------------


def _sky(p: Parts, high: list[Square]) -> tuple[Cell, ...]:
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


def _squares_of(p: Parts, s: State, seat: int, each: PlacedPiece) -> tuple[Piece, ...]:
    state = "sealed" if each.sealed else "last" if each.piece == last_piece(s, seat) else ""
    return square_pieces(piece_name(p, each.piece), seat, each.squares, state)


def last_piece(s: State, seat: int) -> int:
    """The piece that was placed last. Before the first card, that is the start piece."""
    if s.phase == STARTING:
        return NO_PIECE
    return int(s.start[seat] if s.previous == NO_PIECE else s.previous)


@lru_cache(1 << 10)
def _rows(columns: int, line_points: int, states: tuple[str, ...]) -> tuple[Row, ...]:
    return tuple(_row(row, columns, line_points, state) for row, state in enumerate(states))


@lru_cache(1 << 10)
def _row(row: int, columns: int, line_points: int, state: str) -> Row:
    return Row(
        id=f"line-{row + 1}",
        cells=squares_of(row, columns),
        state=state,
        words=message(f"fit-row-{state}", row=row + 1),
        points=line_points if state == "complete" else 0,
    )


def surveyed(p: Parts, s: State, seat: int) -> Survey:
    """How a seat's frame stands, and what it brings."""
    return _surveys(p).get(survey_key(s, seat), partial(survey, p, s, seat))


def survey_key(s: State, seat: int) -> tuple[object, ...]:
    frames = int(s.filled[seat]), s.height[seat].tobytes(), s.earlier.tobytes()
    return seat, int(s.round), s.phase == OVER, *frames


@once_per_table
def _surveys(p: Parts) -> LruCache[Survey]:
    return LruCache(FRAMES_KNOWN)
