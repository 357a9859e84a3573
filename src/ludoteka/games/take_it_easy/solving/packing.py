"""The exact search: which number each row shall score with, so that the tiles can still be laid. Kernel dialect.

Row after row a choice is made: a number or nothing. Where beams count, all rows are first asked for their symbol. A
choice says which tiles may lie in the row, so every cell has a set of tiles that still fit. As long as the tiles can be
dealt to the cells, one to each, the choices so far can be laid out; a bound on what the other rows can bring cuts off
whatever cannot beat the best board so far.
"""

from ludoteka.core.kernel import Array
from ludoteka.games.take_it_easy.parts import BEAMS, BRIGHTEST, DIRECTIONS, MOON, MOST_TILES, NO_SYMBOL, SUN
from ludoteka.games.take_it_easy.scoring import MOON_POINTS, SUN_POINTS

from .calls import arrange
from .deals import (
    EXHAUSTED,
    NO_NUMBER,
    NOWHERE,
    NUMBERS,
    RUNNING,
    SYMBOLS,
    TIRED,
    Puzzle,
    Search,
    copy_deal,
    deal,
    deal_row,
    mend,
    restrict,
)

MOST_ALIKE = 10  # tiles with the same number in a direction: nine, and a double joker
MOST_JOKERS = 3  # multicoloured lines in a direction


# -- the bound --------------------------------------------------------------------------------------------------


def fill_bounds(lengths: Array, worth: Array, estimates: Array) -> None:
    """bounds[direction, rows decided, tiles left of each number, jokers left]: the most the other rows can bring, if
    only the tiles of this direction are counted. `lengths` of the rows in the order in which they are decided."""
    for direction in range(DIRECTIONS):
        for turn in range(lengths.shape[1] - 1, -1, -1):
            for a in range(MOST_ALIKE + 1):
                for b in range(MOST_ALIKE + 1):
                    for c in range(MOST_ALIKE + 1):
                        for jokers in range(MOST_JOKERS + 1):
                            estimates[direction, turn, a, b, c, jokers] = best_bound(
                                estimates, worth, direction, turn + 1, lengths[direction, turn], a, b, c, jokers
                            )


def best_bound(
    estimates: Array, worth: Array, direction: int, after: int, length: int, a: int, b: int, c: int, jokers: int
) -> int:
    best = estimates[direction, after, a, b, c, jokers]
    if a + jokers >= length:
        rest = estimates[direction, after, max(0, a - length), b, c, jokers - max(0, length - a)]
        best = max(best, worth[direction, 0] * length + rest)
    if b + jokers >= length:
        rest = estimates[direction, after, a, max(0, b - length), c, jokers - max(0, length - b)]
        best = max(best, worth[direction, 1] * length + rest)
    if c + jokers >= length:
        rest = estimates[direction, after, a, b, max(0, c - length), jokers - max(0, length - c)]
        best = max(best, worth[direction, 2] * length + rest)
    return best


def fill_glows(lengths: Array, glows: Array) -> None:
    """glows[direction, rows decided, suns left, moons left]: the most the other rows can bring as beams."""
    for direction in range(DIRECTIONS):
        for turn in range(lengths.shape[1] - 1, -1, -1):
            length = lengths[direction, turn]
            for suns in range(glows.shape[2]):
                for moons in range(glows.shape[3]):
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
        s.bound[level + 1, direction] = s.bound[level, direction]
        s.glow[level + 1, direction] = s.glow[level, direction]
        for place in range(NUMBERS):
            s.alike[level + 1, direction, place] = s.alike[level, direction, place]
        for symbol in range(SYMBOLS):
            s.shining[level + 1, direction, symbol] = s.shining[level, direction, symbol]


def take_number(z: Puzzle, s: Search, estimates: Array, level: int, row: int, number: int) -> bool:
    """Count the tiles that a row binds by its number; False if there are too few."""
    direction = z.row_direction[row]
    if number != NO_NUMBER:
        missing = max(0, z.row_length[row] - s.alike[level, direction, number])
        if missing > s.jokers[level, direction]:
            return False
        s.jokers[level, direction] -= missing
        s.alike[level, direction, number] -= z.row_length[row] - missing
    update_bound(s, estimates, level, direction, z.numbers_after[row])
    return True


def update_bound(s: Search, estimates: Array, level: int, direction: int, turn: int) -> None:
    alike = s.alike[level, direction]
    s.bound[level, direction] = estimates[direction, turn, alike[0], alike[1], alike[2], s.jokers[level, direction]]


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
        glow_on(s, glows, level, direction, z.symbols_after[row])
    return True


def glow_on(s: Search, glows: Array, level: int, direction: int, turn: int) -> None:
    left = s.shining[level, direction]
    s.glow[level, direction] = glows[direction, turn, left[SUN], left[MOON]]


def most_points(z: Puzzle, s: Search, level: int) -> int:
    """The bound: what the decided rows bring, and the most that the others can."""
    numbers, symbols = s.by_numbers[level], s.by_symbols[level]
    for direction in range(DIRECTIONS):
        numbers += s.bound[level, direction]
        if z.scoring == BEAMS:
            symbols += s.glow[level, direction]
    if z.scoring == BRIGHTEST and level < z.rows:
        for symbol in range(SUN, MOON + 1):
            if not s.claimed[level] >> symbol & 1:
                symbols += z.bonus[symbol]
    return min(numbers, z.most_by_numbers) + min(symbols, z.most_by_symbols)


def worth_it(z: Puzzle, s: Search, level: int) -> bool:
    most = most_points(z, s, level)
    return bool(most > s.best or (s.counting and most == s.best))


# -- the search -------------------------------------------------------------------------------------------------


def begin(z: Puzzle, s: Search, estimates: Array, glows: Array) -> bool:
    """The first level: nothing decided. False if the tiles cannot even be dealt."""
    for direction in range(DIRECTIONS):
        for place in range(NUMBERS):
            s.alike[0, direction, place] = z.alike[direction, place]
        for symbol in range(SYMBOLS):
            s.shining[0, direction, symbol] = z.shining[symbol]
        s.jokers[0, direction] = z.jokers[direction]
        update_bound(s, estimates, 0, direction, 0)
        glow_on(s, glows, 0, direction, 0)
    for tile in range(MOST_TILES + 1):
        s.owner[0, tile] = NOWHERE
    for cell in range(z.cells):
        s.allowed[0, cell] = z.allowed[cell]
        if not deal(z, s, 0, cell):
            s.state = EXHAUSTED
    return bool(s.state == RUNNING)


def search(z: Puzzle, s: Search, estimates: Array, glows: Array) -> None:
    """Look for better boards until there can be none, or the work agreed upon is done."""
    while s.state == RUNNING:
        row = s.level
        if s.turn[row] == z.choices[row]:
            s.level -= 1
            if s.level < 0:
                s.state = EXHAUSTED
        elif s.nodes >= s.most_nodes:
            s.state = TIRED
        else:
            s.nodes += 1
            s.turn[row] += 1
            if decide(z, s, estimates, glows, row, s.turn[row] - 1):
                s.level += 1
                s.turn[s.level] = 0
                if s.level == z.rows:
                    store_best(z, s)
                    s.level -= 1


def decide(z: Puzzle, s: Search, estimates: Array, glows: Array, row: int, choice: int) -> bool:
    """Make a choice for a row, if it can be laid out and may still lead to a better board."""
    level = s.level + 1
    copy_counts(s, s.level)
    if not take_number(z, s, estimates, level, row, z.choice_number[row, choice]):
        return False
    if not take_symbol(z, s, glows, level, row, z.choice_symbol[row, choice]):
        return False
    s.by_numbers[level] = s.by_numbers[s.level] + z.choice_by_number[row, choice]
    s.by_symbols[level] = s.by_symbols[s.level] + z.choice_by_symbol[row, choice]
    return worth_it(z, s, level) and lay_out(z, s, level, row, choice)


def lay_out(z: Puzzle, s: Search, level: int, row: int, choice: int) -> bool:
    """Only the tiles of this choice fit into the row: can all cells still have one?"""
    copy_deal(z, s, level - 1)
    if z.choice_number[row, choice] == NO_NUMBER and z.choice_symbol[row, choice] == NO_SYMBOL:
        return True
    for place in range(z.row_length[row]):
        cell = z.row_cells[row, place]
        restrict(s, level, cell, z.choice_tiles[row, choice] & z.fitting[cell])
    return deal_row(z, s, level, row)


def store_best(z: Puzzle, s: Search) -> None:
    """All rows are decided, and the board is better than the best so far (or as good, when counting)."""
    level = s.level
    if z.contact:
        level = arrange(z, s)
    elif z.strict:
        level = mend(z, s)
    if level == NOWHERE:
        return
    points = s.by_numbers[s.level] + s.by_symbols[s.level]
    s.patterns = s.patterns + 1 if points == s.best else 1
    s.best = points
    for cell in range(z.cells):
        s.best_tile[cell] = s.tile_at[level, cell]
