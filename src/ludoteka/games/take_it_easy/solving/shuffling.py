"""The search for a good board where the exact one takes too long: swap tiles, again and again. Kernel dialect.

Every board on the way obeys the rules: two called tiles change places only if the whole round could still be played in
the order of calls. A row that is nearly done lures a little, so that the search sees where it is going; at first it
also accepts swaps that make things worse, later less and less (simulated annealing).
"""

from typing import Annotated

from ludoteka.core.dice import roll
from ludoteka.core.kernel import Array, Struct, shape
from ludoteka.games.take_it_easy.parts import (
    BEAMS,
    BRIGHTEST,
    DIRECTIONS,
    FREE,
    JOKER,
    LONGEST_ROW,
    MOON,
    MOST_CELLS,
    MOST_ROWS,
    MOST_TILES,
    NO_TILE,
    ORDINARY_TILES,
    SUN,
    VALVES_ASIDE,
    VALVES_ORDINARY,
)
from ludoteka.games.take_it_easy.scoring import MOON_POINTS, SUN_POINTS

from .calls import contact_wanted, open_cells
from .deals import NUMBERS, SYMBOLS

SCALE = 1000  # worth is counted in thousandths of a point
EXACT, LURED = 0, 1
SLACK = 20 * SCALE  # a board that lures so much less than the one that lured most is not worth counting
DOUBTS = 1024  # how finely chance is cut when a worse board may be accepted
BRIGHTNESSES = LONGEST_ROW * 10 + 10


class Round(Struct):
    """A round of calls, where each tile lies at its end, and the best such board so far. Sets of cells are bits.

    Where any tiles may be chosen, there are more than cells: the rest lies in reserve, on cells that no row crosses."""

    cells: int
    calls: int
    ordered: int  # 0: the tiles may be called in any order, so every board can be played
    rows: int
    placement: int
    scoring: int
    valves: int
    jokers_follow: int
    valve_cells: int
    tile: Annotated[Array, shape(MOST_TILES)]  # in the order of calls
    cell: Annotated[Array, shape(MOST_TILES)]  # of each call
    tile_on: Annotated[Array, shape(MOST_TILES)]  # of each cell
    near: Annotated[Array, shape(MOST_CELLS)]  # the set of cells that a cell touches
    line: Annotated[Array, shape(MOST_TILES + 1, DIRECTIONS)]  # the place of its number, from 1; or JOKER
    number: Annotated[Array, shape(DIRECTIONS, NUMBERS + 1)]  # at each place
    symbol: Annotated[Array, shape(MOST_TILES + 1)]
    row_direction: Annotated[Array, shape(MOST_ROWS)]
    row_length: Annotated[Array, shape(MOST_ROWS)]
    row_cells: Annotated[Array, shape(MOST_ROWS, LONGEST_ROW)]
    rows_of: Annotated[Array, shape(MOST_CELLS, DIRECTIONS)]
    bonus: Annotated[Array, shape(SYMBOLS, BRIGHTNESSES)]  # for a brightest beam of a symbol and a brightness
    lure: Annotated[Array, shape(2, LONGEST_ROW + 1, LONGEST_ROW + 1)]  # by eye, a row's length, tiles that agree
    doubt: Annotated[Array, shape(DOUBTS)]  # -log of a chance, in thousandths
    counts: Annotated[Array, shape(NUMBERS + 1)]
    row_worth: Annotated[Array, shape(MOST_ROWS)]  # as the rows lure now
    row_bonus: Annotated[Array, shape(MOST_ROWS, SYMBOLS)]
    best: int
    best_cell: Annotated[Array, shape(MOST_TILES)]


# -- is it allowed? ---------------------------------------------------------------------------------------------


def free_cells(t: Round, call: int, placed_piece: int, adjacent: int) -> int:
    """Where the rules let the called tile go on the board."""
    free = open_cells(t.valves, t.valve_cells, (1 << t.cells) - 1, placed_piece) & ~placed_piece
    previous = t.tile[call - 1] if call else NO_TILE
    wanted = contact_wanted(t.placement, t.symbol[t.tile[call]], t.symbol[previous])
    return free & adjacent if placed_piece and wanted and free & adjacent else free


def waits_aside(t: Round, cell: int) -> bool:
    """In variant 4, what shall lie on a valve is put aside when called."""
    return bool(t.valves == VALVES_ASIDE and t.valve_cells >> cell & 1)


def playable(t: Round) -> bool:
    """Could the tiles have been placed so in the order of calls?"""
    if not t.ordered or (t.placement == FREE and t.valves == VALVES_ORDINARY):
        return True
    placed_piece, adjacent = 0, 0
    for call in range(t.cells):
        cell = t.cell[call]
        if not waits_aside(t, cell):
            if not free_cells(t, call, placed_piece, adjacent) >> cell & 1:
                return False
            placed_piece |= 1 << cell
            adjacent |= t.near[cell]
    return True


def play_anyhow(t: Round, dice: Array) -> None:
    """Place tile after tile where the rules allow it, at random; in variant 4 the last three go aside."""
    placed_piece, adjacent, taken = 0, 0, 0
    for call in range(t.cells, t.calls):
        t.cell[call], t.tile_on[call] = call, t.tile[call]
    for call in range(t.cells):
        free = free_cells(t, call, placed_piece, adjacent)
        cell = random_member(free if free else t.valve_cells & ~taken, dice)
        taken |= 1 << cell
        if not waits_aside(t, cell):
            placed_piece |= 1 << cell
            adjacent |= t.near[cell]
        t.cell[call] = cell
        t.tile_on[cell] = t.tile[call]


def random_member(cells: int, dice: Array) -> int:
    chosen, count = 0, 0
    for cell in range(MOST_CELLS):
        if cells >> cell & 1:
            count += 1
            if roll(dice, count) == 0:
                chosen = cell
    return chosen


# -- what is it worth? ------------------------------------------------------------------------------------------
# `eye` is how a row is looked at: EXACT, where only a full row counts, or LURED by what may become one.


def lies_there(t: Round, cell: int) -> bool:
    """A special tile that was put aside never comes to its valve."""
    return not (waits_aside(t, cell) and t.tile_on[cell] > ORDINARY_TILES)


def count_row(t: Round, row: int) -> int:
    """Count the numbers of a row into `counts`, multicoloured lines as JOKER; return how many tiles lie there."""
    for place in range(NUMBERS + 1):
        t.counts[place] = 0
    placed_piece = 0
    for place in range(t.row_length[row]):
        cell = t.row_cells[row, place]
        if lies_there(t, cell):
            t.counts[t.line[t.tile_on[cell], t.row_direction[row]]] += 1
            placed_piece += 1
    return placed_piece


def number_worth(t: Round, row: int, eye: int) -> int:
    length, direction = t.row_length[row], t.row_direction[row]
    placed_piece = count_row(t, row)
    jokers = t.counts[JOKER]
    if jokers == length:
        return t.number[direction, NUMBERS] * t.lure[eye, length, length]
    if placed_piece == length and not t.jokers_follow and only_special(t, row):
        return 0
    best = 0
    for place in range(1, NUMBERS + 1):
        if t.counts[place]:
            best = max(best, t.number[direction, place] * t.lure[eye, length, t.counts[place] + jokers])
    return best


def only_special(t: Round, row: int) -> bool:
    for place in range(t.row_length[row]):
        if t.tile_on[t.row_cells[row, place]] <= ORDINARY_TILES:
            return False
    return True


def shining(t: Round, row: int, symbol: int) -> int:
    """How many tiles of a row carry a symbol."""
    found = 0
    for place in range(t.row_length[row]):
        cell = t.row_cells[row, place]
        if t.symbol[t.tile_on[cell]] == symbol and lies_there(t, cell):
            found += 1
    return found


def beam_worth(t: Round, row: int, eye: int) -> int:
    length = t.row_length[row]
    suns = SUN_POINTS * t.lure[eye, length, shining(t, row, SUN)]
    moons = MOON_POINTS * t.lure[eye, length, shining(t, row, MOON)]
    return max(suns, moons)


def bonus_worth(t: Round, row: int, symbol: int, eye: int) -> int:
    """The bonus if this were the brightest beam; a share of it if it is nearly one."""
    length, direction = t.row_length[row], t.row_direction[row]
    beam = shining(t, row, symbol)
    count_row(t, row)
    best = 0
    for place in range(1, NUMBERS + 1):
        agree = min(beam, t.counts[place])
        bonus = t.bonus[symbol, length * 10 + t.number[direction, place]]
        best = max(best, bonus * t.lure[eye, length, agree] // length)
    return best


def look_at(t: Round, row: int, eye: int) -> None:
    """Note what a row is worth."""
    t.row_worth[row] = number_worth(t, row, eye)
    if t.scoring == BEAMS:
        t.row_worth[row] += beam_worth(t, row, eye)
    if t.scoring == BRIGHTEST:
        for symbol in range(SUN, MOON + 1):
            t.row_bonus[row, symbol] = bonus_worth(t, row, symbol, eye)


def look_around(t: Round, a: int, b: int) -> None:
    """At all rows through two cells: what a swap of their tiles changes."""
    for direction in range(DIRECTIONS):
        if a < t.cells:
            look_at(t, t.rows_of[a, direction], LURED)
        if b < t.cells and (a >= t.cells or t.rows_of[b, direction] != t.rows_of[a, direction]):
            look_at(t, t.rows_of[b, direction], LURED)


def look_at_all(t: Round, eye: int) -> int:
    for row in range(t.rows):
        look_at(t, row, eye)
    return worth(t)


def worth(t: Round) -> int:
    """Of the whole board, as its rows were looked at last."""
    total, suns, moons = 0, 0, 0
    for row in range(t.rows):
        total += t.row_worth[row]
        suns = max(suns, t.row_bonus[row, SUN])
        moons = max(moons, t.row_bonus[row, MOON])
    return total + suns + moons


# -- the search -------------------------------------------------------------------------------------------------


def swap(t: Round, a: int, b: int) -> None:
    """Two calls change their cells."""
    here, there = t.cell[a], t.cell[b]
    t.cell[a], t.cell[b] = there, here
    t.tile_on[here], t.tile_on[there] = t.tile[b], t.tile[a]


def store_if_better(t: Round) -> None:
    points = look_at_all(t, EXACT) // SCALE
    look_at_all(t, LURED)
    if points > t.best:
        t.best = points
        for call in range(t.calls):
            t.best_cell[call] = t.cell[call]


def shuffle(t: Round, swaps: int, heat: int, dice: Array) -> None:
    """From a random board, try that many swaps while it cools down from `heat` (thousandths of a point) to nothing."""
    play_anyhow(t, dice)
    store_if_better(t)
    now = highest = worth(t)
    for tried in range(swaps):
        a, b = roll(dice, t.calls), roll(dice, t.calls)
        if a == b:
            continue
        swap(t, a, b)
        look_around(t, t.cell[a], t.cell[b])
        then = worth(t)
        bearable = heat * (swaps - tried) // swaps * t.doubt[roll(dice, DOUBTS)] // SCALE
        if now - then > bearable or not playable(t):
            swap(t, a, b)
            look_around(t, t.cell[a], t.cell[b])
        else:
            now = then
            if now > highest - SLACK:
                highest = max(highest, now)
                store_if_better(t)
