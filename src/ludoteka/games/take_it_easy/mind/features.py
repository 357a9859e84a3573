"""What the net gets to know of a position: 97 questions, each answered by one of its rows. Compiled by `core.compiled`.

A position is what matters of a board (the promise of each row, not which tiles made it) and the bag as a set of bits,
bit 0 for tile 1. A row that can no longer be completed with what is in the bag counts as broken.
"""

import numpy as np

from ludoteka.core.kernel import Array
from ludoteka.games.take_it_easy import boards

_LAYOUT = boards.layout("base")
_ROWS = _LAYOUT.rows

CELLS, ROWS, TILES, NUMBERS = 19, 15, 27, 9
FULL_BAG = (1 << TILES) - 1
EMPTY, BROKEN = 0, 4  # the state of a row; 1 to 3: it promises the lowest, middle, highest number of its direction

ROW_DIRECTION = np.array([direction for direction, _ in _ROWS])
ROW_LENGTH = np.array([len(cells) for _, cells in _ROWS])
ROW_CELLS = np.array([(*cells, 0, 0)[:5] for _, cells in _ROWS])
CELL_ROWS = np.array([[row for row, (_, cells) in enumerate(_ROWS) if cell in cells] for cell in range(CELLS)])
PROMISE = np.array([[numbers.index(n) + 1 for numbers, n in zip(boards.NUMBERS, face, strict=True)]
                    for face in boards.FACES[:TILES]])  # fmt: skip
WORTH = np.array([[0, *numbers] for numbers in boards.NUMBERS])
# The tiles that a row takes without being broken, by its direction and state.
WELCOME = np.array(
    [
        [sum(1 << t for t in range(TILES) if state in (EMPTY, BROKEN) or PROMISE[t, d] == state) for state in range(5)]
        for d in range(3)
    ]
)

# How many answers each kind of question has.
ROW_ANSWERS = 126  # empty, full, broken with 1 to 4 empty cells, (number, filled, tiles left with it)
FITS = np.array([0, 1, 2, 3, 4, 4, 4, *(5 for _ in range(21))])  # how many tiles fit a cell, coarsely
CELL_ANSWERS = 1 + 125 * 6  # taken, or (the states of its three rows, tiles that fit all of them)
HELPERS = np.array([0, 1, 2, 3, 4, 5, 6, 7, 7, 8, 8, 8, 8, *(9 for _ in range(15))])  # tiles that go on with a row
HELP_ANSWERS = 51  # full, or (state, tiles that extend it and break nothing else)
HOMELESS_ANSWERS = 14  # tiles left that break something wherever they go
FREE_ANSWERS = CELLS + 1  # cells all of whose rows are empty
NEED_ANSWERS = 160  # (cells that wait for a number, tiles left with it)
PROMISE_ANSWERS = 30  # (rows that promise a number, the most cells that one of them has filled)
PLACED_ANSWERS = CELLS
TILE_ANSWERS = 2

_KINDS = (
    (ROWS, ROW_ANSWERS),
    (CELLS, CELL_ANSWERS),
    (ROWS, HELP_ANSWERS),
    (1, HOMELESS_ANSWERS),
    (1, FREE_ANSWERS),
    (NUMBERS, NEED_ANSWERS),
    (NUMBERS, PROMISE_ANSWERS),
    (1, PLACED_ANSWERS),
    (TILES, TILE_ANSWERS),
)
_ANSWERS = [answers for count, answers in _KINDS for _ in range(count)]
SLOTS = len(_ANSWERS)
FIRST = np.array([sum(_ANSWERS[:slot]) for slot in range(SLOTS)])  # the net's first row for each question
INPUTS = sum(_ANSWERS)
_STARTS = [sum(count for count, _ in _KINDS[:kind]) for kind in range(len(_KINDS))]
ROW_SLOT, CELL_SLOT, HELP_SLOT, HOMELESS_SLOT, FREE_SLOT, NEED_SLOT, PROMISE_SLOT, PLACED_SLOT, TILE_SLOT = _STARTS


def _turned() -> list[int]:
    """For each question the same one after half a turn of the board, which changes nothing in the game."""
    turned = list(range(SLOTS))
    for row in range(ROWS):
        other = row // 5 * 5 + 4 - row % 5
        turned[ROW_SLOT + row], turned[HELP_SLOT + row] = ROW_SLOT + other, HELP_SLOT + other
    for cell in range(CELLS):
        turned[CELL_SLOT + cell] = CELL_SLOT + CELLS - 1 - cell
    return turned


TURN = np.array([FIRST[other] - FIRST[slot] for slot, other in enumerate(_turned())])  # to be added to an answer


# A board is one array: the state of each row, how many of its cells have a tile, which cells are taken, how many.
FILLED, TAKEN, COUNT = ROWS, 2 * ROWS, 2 * ROWS + CELLS
BOARD_WORDS = COUNT + 1

# Notes that `describe` makes: states of rows, tiles that fit a cell; by number: tiles left, wanted, rows, longest row.
FITTING, LEFT = ROWS, ROWS + CELLS
NEED, PROMISES, LONGEST = (LEFT + NUMBERS * k for k in (1, 2, 3))
NOTES_WORDS = LONGEST + NUMBERS


def put(b: Array, tile: int, cell: int) -> int:
    """Lay a tile (from 0) on an empty cell; return the points of the rows it completes."""
    points = 0
    for d in range(3):
        row = CELL_ROWS[cell, d]
        promise = PROMISE[tile, d]
        if b[row] == EMPTY:
            b[row] = promise
        elif b[row] != promise:
            b[row] = BROKEN
        b[FILLED + row] += 1
        if b[FILLED + row] == ROW_LENGTH[row] and b[row] != BROKEN:
            points += WORTH[d, promise] * ROW_LENGTH[row]
    b[TAKEN + cell] = 1
    b[COUNT] += 1
    return points


def lay(b: Array, board: Array) -> int:
    """Lay the tiles of a room's board (from 1, 0 for none); return the points so far."""
    points = 0
    for cell in range(CELLS):
        if board[cell] != 0:
            points += put(b, board[cell] - 1, cell)
    return points


def take_back(b: Array, cell: int, first: int, second: int, third: int) -> None:
    """Undo `put`, given the earlier states of the cell's three rows."""
    for d in range(3):
        b[FILLED + CELL_ROWS[cell, d]] -= 1
    b[CELL_ROWS[cell, 0]] = first
    b[CELL_ROWS[cell, 1]] = second
    b[CELL_ROWS[cell, 2]] = third
    b[TAKEN + cell] = 0
    b[COUNT] -= 1


def clear(b: Array) -> None:
    b[:] = 0


def size(bag: int) -> int:
    """How many tiles are in a bag of bits."""
    bag = bag - ((bag >> 1) & 0x55555555)
    bag = (bag & 0x33333333) + ((bag >> 2) & 0x33333333)
    bag = (bag + (bag >> 4)) & 0x0F0F0F0F
    return ((bag * 0x01010101) >> 24) & 0xFF


def describe(b: Array, bag: int, n: Array, out: Array) -> None:
    """Write the answer to each question, as a row of the net, into `out`."""
    for number in range(NUMBERS):
        n[LEFT + number] = size(bag & WELCOME[number // 3, number % 3 + 1])
        n[NEED + number] = 0
        n[PROMISES + number] = 0
        n[LONGEST + number] = 0
    _describe_rows(b, n, out)
    homes, free = _describe_cells(b, bag, n, out)
    _describe_help(b, n, out)
    out[HOMELESS_SLOT] = FIRST[HOMELESS_SLOT] + min(size(bag & ~homes), HOMELESS_ANSWERS - 1)
    out[FREE_SLOT] = FIRST[FREE_SLOT] + free
    for number in range(NUMBERS):
        out[NEED_SLOT + number] = FIRST[NEED_SLOT + number] + min(n[NEED + number], 15) * 10 + n[LEFT + number]
        out[PROMISE_SLOT + number] = FIRST[PROMISE_SLOT + number] + n[PROMISES + number] * 5 + n[LONGEST + number]
    out[PLACED_SLOT] = FIRST[PLACED_SLOT] + min(b[COUNT], PLACED_ANSWERS - 1)
    for tile in range(TILES):
        out[TILE_SLOT + tile] = FIRST[TILE_SLOT + tile] + (bag >> tile & 1)


def _describe_rows(b: Array, n: Array, out: Array) -> None:
    for row in range(ROWS):
        state = b[row]
        filled = b[FILLED + row]
        missing = ROW_LENGTH[row] - filled
        answer = 0
        if missing == 0:
            state = BROKEN  # it can bring nothing
            answer = 1
        elif state != EMPTY:
            number = ROW_DIRECTION[row] * 3 + state - 1
            if state == BROKEN or missing > n[LEFT + number]:
                state = BROKEN
                answer = 1 + missing
            else:
                answer = 6 + ((state - 1) * 4 + filled - 1) * 10 + n[LEFT + number]
                n[NEED + number] += missing
                n[PROMISES + number] += 1
                n[LONGEST + number] = max(n[LONGEST + number], filled)
        n[row] = state
        out[ROW_SLOT + row] = FIRST[ROW_SLOT + row] + answer


def _describe_cells(b: Array, bag: int, n: Array, out: Array) -> tuple[int, int]:
    """Also: the tiles that have a home, and how many cells are quite free."""
    homes = 0
    free = 0
    for cell in range(CELLS):
        answer = 0
        n[FITTING + cell] = 0
        if b[TAKEN + cell] == 0:
            x = n[CELL_ROWS[cell, 0]]
            y = n[CELL_ROWS[cell, 1]]
            z = n[CELL_ROWS[cell, 2]]
            fits = bag & WELCOME[0, x] & WELCOME[1, y] & WELCOME[2, z]
            n[FITTING + cell] = fits
            homes |= fits
            free += x + y + z == 0
            answer = 1 + ((x * 5 + y) * 5 + z) * 6 + FITS[size(fits)]
        out[CELL_SLOT + cell] = FIRST[CELL_SLOT + cell] + answer
    return homes, free


def _describe_help(b: Array, n: Array, out: Array) -> None:
    for row in range(ROWS):
        answer = 0
        if b[FILLED + row] < ROW_LENGTH[row]:
            tiles = 0
            for place in range(ROW_LENGTH[row]):
                tiles |= n[FITTING + ROW_CELLS[row, place]]
            answer = 1 + n[row] * 10 + HELPERS[size(tiles)]
        out[HELP_SLOT + row] = FIRST[HELP_SLOT + row] + answer
