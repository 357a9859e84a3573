"""Everybody's boards: the tiles that lie on them, and the state of every row."""

from ludoteka.core.kernel import once_per_table
from ludoteka.core.lru_cache import LruCache
from ludoteka.core.scene import Board, Piece, Row
from ludoteka.core.words import message
from ludoteka.games.take_it_easy import rules, scoring
from ludoteka.games.take_it_easy.boards import DIRECTIONS
from ludoteka.games.take_it_easy.notation import cell_names
from ludoteka.games.take_it_easy.parts import ASIDES, BEAMS, NO_TILE, NOT_YET, OVER, Parts, State, spot_of
from ludoteka.games.take_it_easy.pieces import SYMBOL_NAMES, tile_piece

from .charts import aside_name, chart, row_words, spot_cell

# A row's state follows from the tiles in it. It is asked for again and again: for each board, and each offer.
_ROW_STATES: LruCache[tuple[str, int]] = LruCache(100_000)
BOARDS_KNOWN = 1024  # of all tables of a kind


def board(p: Parts, s: State, seat: int, viewer: int, name: str) -> Board:
    return Board(
        id=f"board{seat}",
        words=message("tie-board", name=name),
        box=chart(p).box,
        cells=chart(p).cells,
        pieces=_pieces(p, s, seat, viewer),
        rows=rows(p, s, seat),
        seat=seat,
    )


def _pieces(p: Parts, s: State, seat: int, viewer: int) -> tuple[Piece, ...]:
    pieces = []
    for cell, name in enumerate(cell_names(p)):
        tile = int(s.board[seat, cell])
        if tile != NO_TILE:
            pieces.append(tile_piece(p, seat, tile, name, "last" if tile == s.previous else ""))
    for slot in range(ASIDES):
        tile = int(s.aside[seat, slot])
        if tile != NO_TILE and rules.waits_aside(p, s, seat, tile):
            pieces.append(tile_piece(p, seat, tile, aside_name(slot), "last" if tile == s.previous else ""))
    if seat == viewer and s.chosen[seat] != NOT_YET:
        pieces.append(tile_piece(p, seat, int(s.tile), spot_cell(p, s, seat, spot_of(s.chosen[seat])), "sealed"))
    return tuple(pieces)


def rows(p: Parts, s: State, seat: int) -> tuple[Row, ...]:
    """The rows of a seat's board. They follow from its tiles, which mostly are those of the last look."""
    key = s.board[seat].tobytes(), s.phase == OVER
    return _rows(p).get(key, lambda: tuple(_row(p, s, seat, row) for row in range(p.rows)))


@once_per_table
def _rows(p: Parts) -> LruCache[tuple[Row, ...]]:
    return LruCache(BOARDS_KNOWN)


def _row(p: Parts, s: State, seat: int, row: int) -> Row:
    state, number = row_state(p, s, seat, row)
    length = int(p.row_length[row])
    beam = beam_of(p, s, seat, row)
    shine = int(scoring.beam_points(p, s, seat, row)) if beam else 0
    points = shine + (number * length if state in ("live", "complete") else 0)
    key = f"{state}-{beam}" if beam else state
    return Row(
        id=chart(p).row_ids[row],
        cells=chart(p).row_cells[row],
        state=state,
        words=message(f"tie-row-{key}", row=row_words(p, row), number=number, length=length, points=points),
        tone=str(number) if number else "",
        points=points,
        data={
            "direction": DIRECTIONS[p.row_direction[row]],
            "number": number,
            "length": length,
            "beam": beam,
            "shine": shine,
        },
    )


def beam_of(p: Parts, s: State, seat: int, row: int) -> str:
    """`sun` or `moon` where a full row of one symbol brings points of its own."""
    if p.scoring != BEAMS or not scoring.row_full(p, s, seat, row):
        return ""
    return SYMBOL_NAMES.get(int(scoring.beam_symbol(p, s, seat, row)), "")


def row_state(p: Parts, s: State, seat: int, row: int) -> tuple[str, int]:
    """`complete`, `live`, `open` (nothing in it binds it yet), `broken`, or `beam` (its lines are broken, but its
    symbols shine); and its number, if it has one."""
    if p.scoring == BEAMS:
        return _row_state(p, s, seat, row)
    tiles = s.board[seat, p.row_cells[row, : p.row_length[row]]].tobytes()
    direction = int(p.row_direction[row])
    key = (tiles, direction, int(p.highest[direction]), int(p.jokers_follow), s.phase == OVER)
    return _ROW_STATES.get(key, lambda: _row_state(p, s, seat, row))


def _row_state(p: Parts, s: State, seat: int, row: int) -> tuple[str, int]:
    number = int(scoring.row_number(p, s, seat, row))
    if number:
        return "complete", number
    promise = int(scoring.row_promise(p, s, seat, row))
    if promise == scoring.BROKEN or scoring.row_full(p, s, seat, row) or s.phase == OVER:
        return ("beam" if beam_of(p, s, seat, row) else "broken"), 0
    return ("live", promise) if promise else ("open", 0)
