"""Everybody's boards: the tiles that lie on them, and the state of every row."""

from msgspec.structs import replace

from ludoteka.core.actors import SPECTATOR
from ludoteka.core.kernel import once_per_table
from ludoteka.core.lru_cache import LruCache
from ludoteka.core.scene import Board, Piece, Row
from ludoteka.core.words import message
from ludoteka.games.take_it_easy import rules, scoring, showing
from ludoteka.games.take_it_easy.boards import DIRECTIONS
from ludoteka.games.take_it_easy.notation import cell_names
from ludoteka.games.take_it_easy.parts import NO_TILE, NOT_YET, Parts, State, spot_of
from ludoteka.games.take_it_easy.pieces import SYMBOL_NAMES, tile_piece
from ludoteka.games.take_it_easy.showing import beam_in, number_in, state_in

from .charts import aside_name, chart, row_words, spot_cell
from .facts import Standing

# How a row stands, by its number in `showing`.
ROW_STATES = {
    showing.ROW_OPEN: "open",
    showing.ROW_LIVE: "live",
    showing.ROW_COMPLETE: "complete",
    showing.ROW_BROKEN: "broken",
    showing.ROW_BEAM: "beam",
}
BOARDS_KNOWN = 128  # of all tables of a kind


def board(p: Parts, s: State, stands: Standing, seat: int, viewer: int, name: str) -> Board:
    """A seat's board, with the tile that it alone sees there."""
    laid, chosen = stands.laid[seat], int(s.chosen[seat]) if seat == viewer else NOT_YET
    if chosen == NOT_YET:
        return _boards(p).get((laid, seat, name), lambda: _board(p, s, seat, name, stands.rows[seat]))
    return _boards(p).get((laid, seat, name, int(s.tile), chosen), lambda: _with_sealed(p, s, stands, seat, name))


@once_per_table
def _boards(p: Parts) -> LruCache[Board]:
    return LruCache(BOARDS_KNOWN)


def _board(p: Parts, s: State, seat: int, name: str, facts: list[int]) -> Board:
    return Board(
        id=f"board{seat}",
        words=message("tie-board", name=name),
        box=chart(p).box,
        cells=chart(p).cells,
        pieces=_pieces(p, s, seat),
        rows=_rows(p, facts),
        seat=seat,
    )


def _pieces(p: Parts, s: State, seat: int) -> tuple[Piece, ...]:
    laid = list(zip(s.board[seat].tolist(), cell_names(p), strict=False))
    for slot, tile in enumerate(s.aside[seat].tolist()):
        if tile != NO_TILE and rules.waits_aside(p, s, seat, tile):
            laid.append((tile, aside_name(slot)))
    last = int(s.previous)
    return tuple(
        [tile_piece(p, seat, tile, cell, "last" if tile == last else "") for tile, cell in laid if tile != NO_TILE]
    )


def _with_sealed(p: Parts, s: State, stands: Standing, seat: int, name: str) -> Board:
    laid = board(p, s, stands, seat, SPECTATOR, name)
    cell = spot_cell(p, s, seat, spot_of(s.chosen[seat]))
    return replace(laid, pieces=(*laid.pieces, tile_piece(p, seat, int(s.tile), cell, "sealed")))


def _rows(p: Parts, facts: list[int]) -> tuple[Row, ...]:
    """Of a board; a row stays the same until something in it changes."""
    known, rows = _known_rows(p), []
    for at in enumerate(facts):
        row = known.get(at)
        if row is None:
            row = known[at] = _row(p, *at)
        rows.append(row)
    return tuple(rows)


@once_per_table
def _known_rows(p: Parts) -> dict[tuple[int, int], Row]:
    """By row and facts; there are only so many."""
    return {}


def _row(p: Parts, row: int, facts: int) -> Row:
    state, number, symbol = ROW_STATES[state_in(facts)], number_in(facts), beam_in(facts)
    beam, shine = SYMBOL_NAMES.get(symbol, ""), int(scoring.shine(p, row, symbol))
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
