"""What a scene shows of a position and nobody needs for playing: how rows stand, how they would stand with one more
tile, why nothing can go to a cell. Kernel dialect."""

from ludoteka.core.kernel import Array
from ludoteka.core.kernel_api import FINE, NOT_YOUR_TURN

from .parts import (
    ASIDE,
    ASIDES,
    BEAMS,
    DECIDING,
    MOST_CELLS,
    MOST_ROUNDS,
    NO_SYMBOL,
    NO_TILE,
    ORDINARY_TILES,
    OVER,
    VALVE,
    VALVES_ASIDE,
    Parts,
    State,
    action_of,
)
from .rules import CELL_TAKEN, NOT_A_VALVE, SPECIAL_STAYS_ASIDE, refusal, to_act, waits_aside
from .scoring import (
    BROKEN,
    NO_PROMISE,
    beam_symbol,
    breakdown,
    leaders,
    points_in_round,
    round_over,
    row_full,
    row_number,
    row_promise,
    score,
    winners,
)

# How a row stands. Open: nothing in it binds it yet; a beam: its lines are broken, but its symbols shine.
ROW_OPEN, ROW_LIVE, ROW_COMPLETE, ROW_BROKEN, ROW_BEAM = 0, 1, 2, 3, 4
ALL, PROMISED = (
    MOST_ROUNDS,
    MOST_ROUNDS + 1,
)  # after the points of each round: of all; what live rows would bring on top
SUMS = MOST_ROUNDS + 2
PLACES = MOST_CELLS + ASIDES  # the cells of a board, then the places aside

# Two reasons that are no refusals: nothing could be written down that would be refused for them.
ASIDE_IN_ORDER = 30
NOTHING_ASIDE = 31


# -- everybody's boards and points ------------------------------------------------------------------------------


def survey(
    parts: tuple[Parts],
    states: tuple[State],
    rows: Array,
    lines: Array,
    counts: Array,
    points: Array,
    won: Array,
) -> None:
    """Of each seat: its rows, the lines of its score and how many they are, and its points. Of each round that is over,
    and once the game is, of ALL: who won."""
    p, s = parts[0], states[0]
    for seat in range(p.seats):
        for row in range(p.rows):
            rows[seat, row] = row_facts(p, s, seat, row)
            if state_in(rows[seat, row]) == ROW_LIVE:
                points[seat, PROMISED] += number_in(rows[seat, row]) * p.row_length[row]
        counts[seat] = breakdown(p, s, seat, lines[seat])
        for number in range(s.round + 1):
            points[seat, number] = points_in_round(p, s, seat, number)
        points[seat, ALL] = score(p, s, seat)
    if round_over(p, s):
        won[s.round] = leaders(p, s, s.round)
    if s.phase == OVER:
        won[ALL] = winners(p, s)
    for number in range(s.round):
        won[number] = leaders(p, s, number)


def row_facts(p: Parts, s: State, seat: int, row: int) -> int:
    """In one number, digit by digit: how it stands, the number of its lines if it has one, the symbol of its beam if
    it is one."""
    state, number = row_state(p, s, seat, row), 0
    if state == ROW_COMPLETE:
        number = row_number(p, s, seat, row)
    if state == ROW_LIVE:
        number = row_promise(p, s, seat, row)
    return state * 100 + number * 10 + beam_of(p, s, seat, row)


def state_in(facts: int) -> int:
    return facts // 100


def number_in(facts: int) -> int:
    return facts // 10 % 10


def beam_in(facts: int) -> int:
    return facts % 10


def row_state(p: Parts, s: State, seat: int, row: int) -> int:
    if row_number(p, s, seat, row):
        return ROW_COMPLETE
    promise = row_promise(p, s, seat, row)
    if promise == BROKEN or row_full(p, s, seat, row) or s.phase == OVER:
        return ROW_BROKEN if beam_of(p, s, seat, row) == NO_SYMBOL else ROW_BEAM
    return ROW_OPEN if promise == NO_PROMISE else ROW_LIVE


def beam_of(p: Parts, s: State, seat: int, row: int) -> int:
    """The symbol of a full row that brings points of its own, or NO_SYMBOL."""
    if p.scoring != BEAMS or not row_full(p, s, seat, row):
        return NO_SYMBOL
    return beam_symbol(p, s, seat, row)


# -- what a seat can do -----------------------------------------------------------------------------------------


def outlook(parts: tuple[Parts], states: tuple[State], seat: int, tiles: Array, rows: Array, why: Array) -> None:
    """For each tile that the seat can place now: the tile, and its rows with it. And of each place of its board: why
    nothing can go there."""
    p, s = parts[0], states[0]
    count = 0
    for slot in range(ASIDES):
        tile = tile_to_place(p, s, seat, slot)
        if tile != NO_TILE:
            tiles[count] = tile
            rows_with(p, s, seat, tile, rows[count])
            count += 1
    why_nots(p, s, seat, why)


def tile_to_place(p: Parts, s: State, seat: int, slot: int) -> int:
    """The called tile, alone; after the round those that wait aside."""
    if s.phase != DECIDING:
        return s.tile if slot == 0 else NO_TILE
    return s.aside[seat, slot] if waits_aside(p, s, seat, s.aside[seat, slot]) else NO_TILE


def rows_with(p: Parts, s: State, seat: int, tile: int, out: Array) -> None:
    """The seat's rows as they would be with this tile on a free cell: to a row, it is the same on each. Full rows stay
    as they are."""
    for row in range(p.rows):
        cell = free_cell(p, s, seat, row)
        if cell >= 0:
            s.board[seat, cell] = tile
        out[row] = row_facts(p, s, seat, row)
        if cell >= 0:
            s.board[seat, cell] = NO_TILE


def free_cell(p: Parts, s: State, seat: int, row: int) -> int:
    """The first free cell of a row; -1 if it is full."""
    for place in range(p.row_length[row]):
        if s.board[seat, p.row_cells[row, place]] == NO_TILE:
            return int(p.row_cells[row, place])
    return -1


def why_nots(p: Parts, s: State, seat: int, out: Array) -> None:
    """Of each place of a board: why nothing can go there now, or FINE."""
    for cell in range(p.cells):
        out[cell] = why_not(p, s, seat, cell)
    if p.valves == VALVES_ASIDE:
        for slot in range(ASIDES):
            out[MOST_CELLS + slot] = why_not_aside(p, s, seat, slot)


def why_not(p: Parts, s: State, seat: int, cell: int) -> int:
    if s.phase != DECIDING or not to_act(p, s) >> seat & 1:
        return refusal(p, s, seat, action_of(s.tile, cell))
    tile = first_waiting(p, s, seat)
    return NOTHING_ASIDE if tile == NO_TILE else refusal(p, s, seat, action_of(tile, VALVE + cell))


def first_waiting(p: Parts, s: State, seat: int) -> int:
    """Of the tiles still aside the one with the lowest number, which is refused least: special ones come last."""
    first = NO_TILE
    for slot in range(ASIDES):
        tile = s.aside[seat, slot]
        if tile != NO_TILE and (first == NO_TILE or tile < first) and waits_aside(p, s, seat, tile):
            first = tile
    return first


def why_not_aside(p: Parts, s: State, seat: int, slot: int) -> int:
    """The called tile goes to the first place that is free. After the round nothing comes to these places; the tile
    there can go to a valve, unless it is a special one."""
    if not to_act(p, s) >> seat & 1:
        return NOT_YOUR_TURN
    if s.phase == DECIDING:
        return SPECIAL_STAYS_ASIDE if s.aside[seat, slot] > ORDINARY_TILES else NOT_A_VALVE
    code = refusal(p, s, seat, action_of(s.tile, ASIDE))
    if code != FINE:
        return code
    if s.aside[seat, slot] != NO_TILE:
        return CELL_TAKEN
    return ASIDE_IN_ORDER if slot > 0 and s.aside[seat, slot - 1] == NO_TILE else FINE
