"""The exact search: which number each row shall score with, so that the tiles can still be laid. Kernel dialect.

Row after row a choice is made: a number or nothing, and where beams count a symbol or none. A choice says which tiles
may lie in the row, so every cell has a set of tiles that still fit (bits of a number). As long as the tiles can be
dealt to the cells, one to each, the choices so far can be laid out; a bound on what the other rows can bring cuts off
whatever cannot beat the best board so far.
"""

from typing import Annotated

from ludoteka.core.kernel import Array, Struct, shape

from .parts import (
    BEAMS,
    BRIGHTEST,
    DIRECTIONS,
    JOKER,
    LONGEST_ROW,
    MOON,
    MOST_CELLS,
    MOST_ROWS,
    MOST_TILES,
    NO_SYMBOL,
    NO_TILE,
    ORDINARY_TILES,
    SUN,
)
from .scoring import MOON_POINTS, SUN_POINTS

NUMBERS = 3  # in each direction
SYMBOLS = 3  # none, sun, moon
MOST_CHOICES = 12
MOST_ALIKE = 10  # tiles with the same number in a direction: nine, and a double joker
MOST_JOKERS = 3  # multicoloured lines in a direction
MOST_LEVELS = MOST_ROWS + MOST_CELLS + 1
NOWHERE = -1
NO_NUMBER = -1
BIT_NAMES = 37  # the powers of two up to 2**35 all differ modulo 37: a quick way from a bit to its number

# What the search came to.
RUNNING, EXHAUSTED, TIRED = 0, 1, 2


class Puzzle(Struct):
    """Rows in the order in which they are decided, their choices from the best, and where each tile may lie."""

    cells: int
    rows: int
    specials: int  # the set of special tiles among those given
    scoring: int
    strict: int  # 1: a row of special tiles with an ordinary line scores nothing (TIE-R1)
    row_length: Annotated[Array, shape(MOST_ROWS)]
    row_cells: Annotated[Array, shape(MOST_ROWS, LONGEST_ROW)]
    row_direction: Annotated[Array, shape(MOST_ROWS)]
    row_turn: Annotated[Array, shape(MOST_ROWS)]  # how many rows of its direction are decided before it
    choices: Annotated[Array, shape(MOST_ROWS)]
    choice_tiles: Annotated[Array, shape(MOST_ROWS, MOST_CHOICES)]  # the set of tiles that fit
    choice_points: Annotated[Array, shape(MOST_ROWS, MOST_CHOICES)]
    choice_number: Annotated[Array, shape(MOST_ROWS, MOST_CHOICES)]  # 0 to 2: the number's place; or NO_NUMBER
    choice_symbol: Annotated[Array, shape(MOST_ROWS, MOST_CHOICES)]
    allowed: Annotated[Array, shape(MOST_CELLS)]  # the set of tiles that may lie on a cell
    fitting: Annotated[Array, shape(MOST_CELLS)]  # the set of tiles that may lie on a cell of a row that scores
    alike: Annotated[Array, shape(DIRECTIONS, NUMBERS)]  # how many of the tiles have each number
    jokers: Annotated[Array, shape(DIRECTIONS)]
    shining: Annotated[Array, shape(SYMBOLS)]  # how many of the tiles have each symbol
    bonus: Annotated[Array, shape(SYMBOLS)]  # the most that a brightest beam of each symbol can bring
    number: Annotated[Array, shape(MOST_TILES + 1, DIRECTIONS)]
    bit_name: Annotated[Array, shape(BIT_NAMES)]


class Search(Struct):
    """Where the search stands. Level n: n rows are decided. What it has found so far is the best board."""

    level: int
    state: int
    nodes: int
    most_nodes: int
    best: int  # only more than this is looked for; to count patterns: at least as much
    patterns: int
    counting: int  # 1: find all patterns with the best score, not just one
    turn: Annotated[Array, shape(MOST_LEVELS)]  # the next choice to try on each level
    points: Annotated[Array, shape(MOST_LEVELS)]
    alike: Annotated[Array, shape(MOST_LEVELS, DIRECTIONS, NUMBERS)]  # tiles not yet bound by a row
    jokers: Annotated[Array, shape(MOST_LEVELS, DIRECTIONS)]
    hope: Annotated[Array, shape(MOST_LEVELS, DIRECTIONS)]  # the most that the undecided rows can bring by numbers
    shining: Annotated[Array, shape(MOST_LEVELS, DIRECTIONS, SYMBOLS)]  # tiles not yet bound by a beam
    glow: Annotated[Array, shape(MOST_LEVELS, DIRECTIONS)]  # the most that the undecided rows can bring by symbols
    claimed: Annotated[Array, shape(MOST_LEVELS)]  # the set of symbols whose brightest beam is decided
    allowed: Annotated[Array, shape(MOST_LEVELS, MOST_CELLS)]
    tile_at: Annotated[Array, shape(MOST_LEVELS, MOST_CELLS)]  # one way to deal the tiles to the cells
    owner: Annotated[Array, shape(MOST_LEVELS, MOST_TILES + 1)]  # the cell that a tile is dealt to, or NOWHERE
    asker: Annotated[Array, shape(MOST_TILES + 1)]  # while dealing: the cell that wants this tile
    queue: Annotated[Array, shape(MOST_CELLS)]
    best_tile: Annotated[Array, shape(MOST_CELLS)]


# -- the bound --------------------------------------------------------------------------------------------------


def fill_hopes(z: Puzzle, worth: Array, hopes: Array) -> None:
    """hopes[direction, rows decided, tiles left of each number, jokers left]: the most the other rows can bring, if
    only the tiles of this direction are counted."""
    for row in range(z.rows - 1, -1, -1):
        direction, turn = z.row_direction[row], z.row_turn[row]
        for a in range(MOST_ALIKE + 1):
            for b in range(MOST_ALIKE + 1):
                for c in range(MOST_ALIKE + 1):
                    for jokers in range(MOST_JOKERS + 1):
                        hopes[direction, turn, a, b, c, jokers] = best_hope(
                            hopes, worth, direction, turn + 1, z.row_length[row], a, b, c, jokers
                        )


def best_hope(
    hopes: Array, worth: Array, direction: int, after: int, length: int, a: int, b: int, c: int, jokers: int
) -> int:
    best = hopes[direction, after, a, b, c, jokers]
    if a + jokers >= length:
        rest = hopes[direction, after, max(0, a - length), b, c, jokers - max(0, length - a)]
        best = max(best, worth[direction, 0] * length + rest)
    if b + jokers >= length:
        rest = hopes[direction, after, a, max(0, b - length), c, jokers - max(0, length - b)]
        best = max(best, worth[direction, 1] * length + rest)
    if c + jokers >= length:
        rest = hopes[direction, after, a, b, max(0, c - length), jokers - max(0, length - c)]
        best = max(best, worth[direction, 2] * length + rest)
    return best


def fill_glows(z: Puzzle, glows: Array) -> None:
    """glows[direction, rows decided, suns left, moons left]: the most the other rows can bring as beams."""
    most_suns, most_moons = glows.shape[2], glows.shape[3]
    for row in range(z.rows - 1, -1, -1):
        direction, turn, length = z.row_direction[row], z.row_turn[row], z.row_length[row]
        for suns in range(most_suns):
            for moons in range(most_moons):
                best = glows[direction, turn + 1, suns, moons]
                if suns >= length:
                    best = max(best, SUN_POINTS * length + glows[direction, turn + 1, suns - length, moons])
                if moons >= length:
                    best = max(best, MOON_POINTS * length + glows[direction, turn + 1, suns, moons - length])
                glows[direction, turn, suns, moons] = best


def copy_counts(s: Search, level: int) -> None:
    """From a level to the next."""
    s.claimed[level + 1] = s.claimed[level]
    for direction in range(DIRECTIONS):
        s.jokers[level + 1, direction] = s.jokers[level, direction]
        s.hope[level + 1, direction] = s.hope[level, direction]
        s.glow[level + 1, direction] = s.glow[level, direction]
        for place in range(NUMBERS):
            s.alike[level + 1, direction, place] = s.alike[level, direction, place]
        for symbol in range(SYMBOLS):
            s.shining[level + 1, direction, symbol] = s.shining[level, direction, symbol]


def take_number(z: Puzzle, s: Search, hopes: Array, level: int, row: int, number: int) -> bool:
    """Count the tiles that a row binds by its number; False if there are too few."""
    direction = z.row_direction[row]
    if number != NO_NUMBER:
        missing = max(0, z.row_length[row] - s.alike[level, direction, number])
        if missing > s.jokers[level, direction]:
            return False
        s.jokers[level, direction] -= missing
        s.alike[level, direction, number] -= z.row_length[row] - missing
    hope_on(s, hopes, level, direction, z.row_turn[row] + 1)
    return True


def hope_on(s: Search, hopes: Array, level: int, direction: int, turn: int) -> None:
    alike = s.alike[level, direction]
    s.hope[level, direction] = hopes[direction, turn, alike[0], alike[1], alike[2], s.jokers[level, direction]]


def take_symbol(z: Puzzle, s: Search, glows: Array, level: int, row: int, symbol: int) -> bool:
    """The same for a beam's symbol; of brightest beams there is one for each symbol."""
    direction = z.row_direction[row]
    if z.scoring == BRIGHTEST and symbol != NO_SYMBOL:
        if s.claimed[level] >> symbol & 1:
            return False
        s.claimed[level] |= 1 << symbol
    if z.scoring == BEAMS:
        if symbol != NO_SYMBOL:
            s.shining[level, direction, symbol] -= z.row_length[row]
            if s.shining[level, direction, symbol] < 0:
                return False
        glow_on(s, glows, level, direction, z.row_turn[row] + 1)
    return True


def glow_on(s: Search, glows: Array, level: int, direction: int, turn: int) -> None:
    left = s.shining[level, direction]
    s.glow[level, direction] = glows[direction, turn, left[SUN], left[MOON]]


def most_points(z: Puzzle, s: Search, level: int) -> int:
    """The bound: what the decided rows bring, and the most that the others can."""
    most = s.points[level]
    for direction in range(DIRECTIONS):
        most += s.hope[level, direction]
        if z.scoring == BEAMS:
            most += s.glow[level, direction]
    if z.scoring == BRIGHTEST:
        for symbol in range(SUN, MOON + 1):
            if not s.claimed[level] >> symbol & 1:
                most += z.bonus[symbol]
    return most


def worth_it(z: Puzzle, s: Search, level: int) -> bool:
    most = most_points(z, s, level)
    return bool(most > s.best or (s.counting and most == s.best))


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
    """Along the path: each asker takes the tile it asked for, the one it had goes to whoever asked for that."""
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


# -- the search -------------------------------------------------------------------------------------------------


def begin(z: Puzzle, s: Search, hopes: Array, glows: Array) -> bool:
    """The first level: nothing decided. False if the tiles cannot even be dealt."""
    for direction in range(DIRECTIONS):
        for place in range(NUMBERS):
            s.alike[0, direction, place] = z.alike[direction, place]
        for symbol in range(SYMBOLS):
            s.shining[0, direction, symbol] = z.shining[symbol]
        s.jokers[0, direction] = z.jokers[direction]
        hope_on(s, hopes, 0, direction, 0)
        glow_on(s, glows, 0, direction, 0)
    for tile in range(MOST_TILES + 1):
        s.owner[0, tile] = NOWHERE
    for cell in range(z.cells):
        s.allowed[0, cell] = z.allowed[cell]
        if not deal(z, s, 0, cell):
            s.state = EXHAUSTED
    return bool(s.state == RUNNING)


def search(z: Puzzle, s: Search, hopes: Array, glows: Array) -> None:
    """Look for better boards until there can be none, or the work agreed upon is done."""
    while s.state == RUNNING:
        row = s.level
        if s.turn[row] == z.choices[row]:
            s.level -= 1
            if s.level < 0:
                s.state = EXHAUSTED
        elif s.nodes == s.most_nodes:
            s.state = TIRED
        else:
            s.nodes += 1
            s.turn[row] += 1
            if decide(z, s, hopes, glows, row, s.turn[row] - 1):
                s.level += 1
                s.turn[s.level] = 0
                if s.level == z.rows:
                    keep(z, s)
                    s.level -= 1


def decide(z: Puzzle, s: Search, hopes: Array, glows: Array, row: int, choice: int) -> bool:
    """Make a choice for a row, if it can be laid out and may still lead to a better board."""
    level = s.level + 1
    copy_counts(s, s.level)
    if not take_number(z, s, hopes, level, row, z.choice_number[row, choice]):
        return False
    if not take_symbol(z, s, glows, level, row, z.choice_symbol[row, choice]):
        return False
    s.points[level] = s.points[s.level] + z.choice_points[row, choice]
    return worth_it(z, s, level) and lay_out(z, s, level, row, choice)


def lay_out(z: Puzzle, s: Search, level: int, row: int, choice: int) -> bool:
    """Only the tiles of this choice fit into the row: can all cells still have one?"""
    copy_deal(z, s, level - 1)
    if z.choice_points[row, choice] == 0:
        return True
    for place in range(z.row_length[row]):
        cell = z.row_cells[row, place]
        restrict(s, level, cell, z.choice_tiles[row, choice] & z.fitting[cell])
    return deal_row(z, s, level, row)


def keep(z: Puzzle, s: Search) -> None:
    """All rows are decided, and the board is better than the best so far (or as good, when counting)."""
    level = mend(z, s) if z.strict else s.level
    if level == NOWHERE:
        return
    points = s.points[s.level]
    s.patterns = s.patterns + 1 if points == s.best else 1
    s.best = points
    for cell in range(z.cells):
        s.best_tile[cell] = s.tile_at[level, cell]
