"""Tiles dealt to cells so that each fits: the puzzle, where its search stands, and the dealing. Kernel dialect.

A set of tiles (or cells) is a number: bit n stands for tile n.
"""

from typing import Annotated

from ludoteka.core.kernel import Array, Struct, shape
from ludoteka.games.take_it_easy.parts import (
    DIRECTIONS,
    JOKER,
    LONGEST_ROW,
    MOST_CELLS,
    MOST_ROWS,
    MOST_TILES,
    NO_TILE,
    ORDINARY_TILES,
)

NUMBERS = 3  # in each direction
SYMBOLS = 3  # none, sun, moon
MOST_CHOICES = 10
MOST_DECISIONS = 2 * MOST_ROWS  # of each row its symbol and its number
MOST_LEVELS = MOST_DECISIONS + MOST_CELLS + 1
NOWHERE = -1
NO_NUMBER = -1
BIT_NAMES = 37  # the powers of two up to 2**35 all differ modulo 37: a quick way from a bit to its number

# What the search came to.
RUNNING, EXHAUSTED, TIRED = 0, 1, 2


class Puzzle(Struct):
    """Rows in the order in which they are decided, their choices from the best, and where each tile may lie."""

    cells: int
    board_rows: int
    rows: int  # to decide: where beams count, each row comes twice, for its symbol and for its number
    specials: int  # the set of special tiles among those given
    scoring: int
    contact: int  # 1: it matters which tile touches which, and when
    placement: int
    valves: int
    valve_cells: int  # a set of cells
    strict: int  # 1: a row of special tiles with an ordinary line scores nothing (TIE-R1)
    row_length: Annotated[Array, shape(MOST_DECISIONS)]
    row_cells: Annotated[Array, shape(MOST_DECISIONS, LONGEST_ROW)]
    row_direction: Annotated[Array, shape(MOST_DECISIONS)]
    numbers_after: Annotated[Array, shape(MOST_DECISIONS)]  # after this, how many rows of its direction have a number
    symbols_after: Annotated[Array, shape(MOST_DECISIONS)]  # the same for symbols
    choices: Annotated[Array, shape(MOST_DECISIONS)]
    choice_tiles: Annotated[Array, shape(MOST_DECISIONS, MOST_CHOICES)]  # the set of tiles that fit
    choice_by_number: Annotated[Array, shape(MOST_DECISIONS, MOST_CHOICES)]  # its points
    choice_by_symbol: Annotated[Array, shape(MOST_DECISIONS, MOST_CHOICES)]
    choice_number: Annotated[Array, shape(MOST_DECISIONS, MOST_CHOICES)]  # 0 to 2: the number's place; or NO_NUMBER
    choice_symbol: Annotated[Array, shape(MOST_DECISIONS, MOST_CHOICES)]
    allowed: Annotated[Array, shape(MOST_CELLS)]  # the set of tiles that may lie on a cell
    fitting: Annotated[Array, shape(MOST_CELLS)]  # the set of tiles that may lie on a cell of a row that scores
    alike: Annotated[Array, shape(DIRECTIONS, NUMBERS)]  # how many of the tiles have each number
    jokers: Annotated[Array, shape(DIRECTIONS)]
    shining: Annotated[Array, shape(SYMBOLS)]  # how many of the tiles have each symbol
    most_by_numbers: int  # what all numbers together can bring at the very most
    most_by_symbols: int
    bonus: Annotated[Array, shape(SYMBOLS)]  # the most that a brightest beam of each symbol can bring
    call: Annotated[Array, shape(MOST_CELLS)]  # the tiles in the order of calls
    near: Annotated[Array, shape(MOST_CELLS)]  # the set of cells that a cell touches
    number: Annotated[Array, shape(MOST_TILES + 1, DIRECTIONS)]
    symbol: Annotated[Array, shape(MOST_TILES + 1)]
    bit_name: Annotated[Array, shape(BIT_NAMES)]


class Search(Struct):
    """Where the search stands, and the best board so far. Level n: n rows are decided."""

    level: int
    state: int
    nodes: int
    most_nodes: int
    best: int  # only more than this is looked for; to count patterns: at least as much
    patterns: int
    counting: int  # 1: find all patterns with the best score, not just one
    turn: Annotated[Array, shape(MOST_LEVELS)]  # the next choice to try on each level
    by_numbers: Annotated[Array, shape(MOST_LEVELS)]  # points of the decided rows
    by_symbols: Annotated[Array, shape(MOST_LEVELS)]
    alike: Annotated[Array, shape(MOST_LEVELS, DIRECTIONS, NUMBERS)]  # tiles not yet bound by a row
    jokers: Annotated[Array, shape(MOST_LEVELS, DIRECTIONS)]
    bound: Annotated[Array, shape(MOST_LEVELS, DIRECTIONS)]  # the most that the undecided rows can bring by numbers
    shining: Annotated[Array, shape(MOST_LEVELS, DIRECTIONS, SYMBOLS)]  # tiles not yet bound by a beam
    glow: Annotated[Array, shape(MOST_LEVELS, DIRECTIONS)]  # the most that the undecided rows can bring by symbols
    claimed: Annotated[Array, shape(MOST_LEVELS)]  # the set of symbols whose brightest beam is decided
    allowed: Annotated[Array, shape(MOST_LEVELS, MOST_CELLS)]
    tile_at: Annotated[Array, shape(MOST_LEVELS, MOST_CELLS)]  # one way to deal the tiles to the cells
    owner: Annotated[Array, shape(MOST_LEVELS, MOST_TILES + 1)]  # the cell that a tile is dealt to, or NOWHERE
    asker: Annotated[Array, shape(MOST_TILES + 1)]  # while dealing: the cell that wants this tile
    queue: Annotated[Array, shape(MOST_CELLS)]
    untried: Annotated[Array, shape(MOST_CELLS + 1)]  # for each call, the set of cells still to try
    placed_piece: Annotated[Array, shape(MOST_CELLS + 1)]  # before each call, the set of cells that are taken
    adjacent: Annotated[Array, shape(MOST_CELLS + 1)]  # before each call, the set of cells that touch one of these
    best_tile: Annotated[Array, shape(MOST_CELLS)]


# -- dealing the tiles to the cells -----------------------------------------------------------------------------


def copy_deal(z: Puzzle, s: Search, level: int) -> None:
    """From a level to the next."""
    for cell in range(z.cells):
        s.allowed[level + 1, cell] = s.allowed[level, cell]
        s.tile_at[level + 1, cell] = s.tile_at[level, cell]
    for tile in range(MOST_TILES + 1):
        s.owner[level + 1, tile] = s.owner[level, tile]


def restrict(s: Search, level: int, cell: int, tiles: int) -> None:
    """Only these tiles may lie here: take away the one that lies here if it is none of them."""
    s.allowed[level, cell] &= tiles
    tile = s.tile_at[level, cell]
    if tile != NO_TILE and not s.allowed[level, cell] >> tile & 1:
        s.owner[level, tile] = NOWHERE
        s.tile_at[level, cell] = NO_TILE


def deal_row(z: Puzzle, s: Search, level: int, row: int) -> bool:
    for place in range(z.row_length[row]):
        cell = z.row_cells[row, place]
        if s.tile_at[level, cell] == NO_TILE and not deal(z, s, level, cell):
            return False
    return True


def deal(z: Puzzle, s: Search, level: int, cell: int) -> bool:
    """Give an empty cell a tile; others may have to take another one (an augmenting path, breadth first)."""
    asked = 0
    s.queue[0] = cell
    head, tail = 0, 1
    while head < tail:
        asking = s.queue[head]
        head += 1
        wanted = s.allowed[level, asking] & ~asked
        asked |= wanted
        while wanted:
            tile = z.bit_name[(wanted & -wanted) % BIT_NAMES]
            wanted &= wanted - 1
            s.asker[tile] = asking
            if s.owner[level, tile] == NOWHERE:
                hand_over(s, level, tile, cell)
                return True
            s.queue[tail] = s.owner[level, tile]
            tail += 1
    return False


def hand_over(s: Search, level: int, free_tile: int, cell: int) -> None:
    """Along the path: each asker takes the tile it asked for, the one it had goes to the one that asked for that."""
    tile = free_tile
    while True:
        taker = s.asker[tile]
        given = s.tile_at[level, taker]
        s.tile_at[level, taker] = tile
        s.owner[level, tile] = taker
        if taker == cell:
            return
        tile = given


# -- rows of special tiles --------------------------------------------------------------------------------------


def spoiled_row(z: Puzzle, s: Search, level: int) -> int:
    """A row that should score but holds special tiles only, with an ordinary line among them; or NOWHERE."""
    for row in range(z.rows):
        if z.choice_number[row, s.turn[row] - 1] != NO_NUMBER and spoiled(z, s, level, row):
            return row
    return NOWHERE


def spoiled(z: Puzzle, s: Search, level: int, row: int) -> bool:
    mixed = False
    for place in range(z.row_length[row]):
        tile = s.tile_at[level, z.row_cells[row, place]]
        if tile <= ORDINARY_TILES:
            return False
        if z.number[tile, z.row_direction[row]] != JOKER:
            mixed = True
    return mixed


def mend(z: Puzzle, s: Search) -> int:
    """All rows are decided: deal so that no row is spoiled. Each spoiled row needs an ordinary tile on one of its
    cells; try each of them. The level on which the tiles lie well, or NOWHERE."""
    first = level = z.rows
    s.turn[level] = 0
    while level >= first:
        row = spoiled_row(z, s, level)
        if row == NOWHERE:
            return level
        if s.turn[level] == z.row_length[row]:
            level -= 1
            continue
        cell = z.row_cells[row, s.turn[level]]
        s.turn[level] += 1
        copy_deal(z, s, level)
        restrict(s, level + 1, cell, ~z.specials)
        if deal(z, s, level + 1, cell):
            level += 1
            s.turn[level] = 0
    return NOWHERE
