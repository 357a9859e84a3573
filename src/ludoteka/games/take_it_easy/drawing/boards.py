"""Everybody's boards: the tiles that lie on them, and the state of every row."""

from functools import partial

from ludoteka.core.kernel import once_per_table
from ludoteka.core.lru_cache import LruCache
from ludoteka.core.scene import Board, Piece, Row
from ludoteka.core.words import message
from ludoteka.games.take_it_easy import rules, showing
from ludoteka.games.take_it_easy.boards import DIRECTIONS
from ludoteka.games.take_it_easy.notation import cell_names
from ludoteka.games.take_it_easy.parts import NO_TILE, NOT_YET, OVER, Parts, State, spot_of
from ludoteka.games.take_it_easy.pieces import SYMBOL_NAMES, tile_piece

from .charts import aside_name, chart, row_words, spot_cell
from .facts import RowFacts, standing

# How a row stands, by its number in `showing`.
ROW_STATES = {
    showing.ROW_OPEN: "open",
    showing.ROW_LIVE: "live",
    showing.ROW_COMPLETE: "complete",
    showing.ROW_BROKEN: "broken",
    showing.ROW_BEAM: "beam",
}
BOARDS_KNOWN, ROWS_KNOWN = 1024, 4096  # of all tables of a kind


def board(p: Parts, s: State, seat: int, viewer: int, name: str) -> Board:
    """A seat's board. It stays the same until something on it changes: for everybody, but for the seat itself also when
    it chooses."""
    chosen = int(s.chosen[seat]) if seat == viewer else NOT_YET
    sealed = (int(s.tile), chosen) if chosen != NOT_YET else ()
    tiles = s.board[seat].tobytes(), s.aside[seat].tobytes()
    key = seat, name, tiles, int(s.previous), sealed, s.phase == OVER
    return _boards(p).get(key, lambda: _board(p, s, seat, viewer, name))


@once_per_table
def _boards(p: Parts) -> LruCache[Board]:
    return LruCache(BOARDS_KNOWN)


def _board(p: Parts, s: State, seat: int, viewer: int, name: str) -> Board:
    return Board(
        id=f"board{seat}",
        words=message("tie-board", name=name),
        box=chart(p).box,
        cells=chart(p).cells,
        pieces=_pieces(p, s, seat, viewer),
        rows=_rows(p, standing(p, s).rows[seat]),
        seat=seat,
    )


def _pieces(p: Parts, s: State, seat: int, viewer: int) -> tuple[Piece, ...]:
    laid = list(zip(s.board[seat].tolist(), cell_names(p), strict=False))
    for slot, tile in enumerate(s.aside[seat].tolist()):
        if tile != NO_TILE and rules.waits_aside(p, s, seat, tile):
            laid.append((tile, aside_name(slot)))
    pieces = [
        tile_piece(p, seat, tile, cell, "last" if tile == s.previous else "") for tile, cell in laid if tile != NO_TILE
    ]
    if seat == viewer and s.chosen[seat] != NOT_YET:
        pieces.append(tile_piece(p, seat, int(s.tile), spot_cell(p, s, seat, spot_of(s.chosen[seat])), "sealed"))
    return tuple(pieces)


def _rows(p: Parts, facts: tuple[RowFacts, ...]) -> tuple[Row, ...]:
    """Of a board; a row stays the same until something in it changes."""
    known = _known_rows(p)
    return tuple(known.get((row, stands), partial(_row, p, row, stands)) for row, stands in enumerate(facts))


@once_per_table
def _known_rows(p: Parts) -> LruCache[Row]:
    return LruCache(ROWS_KNOWN)


def _row(p: Parts, row: int, facts: RowFacts) -> Row:
    stands, number, symbol, shine = facts
    state, beam = ROW_STATES[stands], SYMBOL_NAMES.get(symbol, "")
    length = int(p.row_length[row])
    points = shine + number * length
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
