"""What is in the box, and what is on the table. Kernel dialect.

The table is endless and its middle is the first tile, so cells are counted from there. A *point* is where corners
meet: six cells lie around it. Points are numbered row by row, STRIDE to a row, so that each of the three ways to go is
always the same step; a cell is twice the number of its base point (its top corner if it points up, its bottom corner if
it points down), plus one if it points down.

What lies at a point is stored in a folded table: the entry of a point is its number modulo FOLD. Tiles hang together,
and of 84 tiles in a line every second one takes up a new row, so two points that matter are never more than 44 rows
apart in any of the three directions; STRIDE and FOLD are chosen so that no two such points share an entry (a test tries
all). That makes a table of 16 KB in place of one that had to reach 84 tiles in every direction: states are copied
often."""

from typing import Annotated

from ludoteka.core.kernel import Array, Struct, shape

ROOM = "ludoteka.games.triominos"
SEATS = range(2, 5)
MOST_SEATS, MOST_TILES, MOST_ROUNDS = 4, 84, 20
MOST_OPEN = MOST_TILES + 2  # each tile but the first covers at least one open side and brings at most two
MOST_TURNS = MOST_TILES + 28  # that are worth a note: a tile laid, or at least one drawn
MOST_ACTIONS = 640

# Numbers on corners go from 0 to 6. Where none may be there, in one corner of three bits: 0, else the number plus 1.
# A face is a tile in a certain position: its three corners clockwise from its base point, three bits each. What an
# open cell demands is written the same way, with 0 for a corner that may be anything.
NOTHING, CORNERS, FACES = 0, 3, 512
MOST_FITS = 7  # faces that agree with two corners

# A set of tiles: the bits of one or two whole numbers. Tiles are numbered from 1.
NO_TILE, WORD, WORDS = 0, 62, 2

STRIDE, FOLD = 91, 2048
ORIGIN = 2 * (45 * STRIDE + 45)  # the cell of the first tile: points up
CELLS = 2 * STRIDE * STRIDE
TO_CORNER = (0, STRIDE, STRIDE - 1)  # from the base point to the corners clockwise, if the cell points up
TO_NEIGHBOUR = (2 * STRIDE - 1, STRIDE - 1, STRIDE)  # to the base of the cell across the side opposite to a corner
FULL = 63  # all six cells around a point are taken

LOT, HIGHEST = 0, 1  # who starts
DEALING, LOTS, PLAYING, BETWEEN, OVER = 0, 1, 2, 3, 4  # phases; BETWEEN: a round is over, the next one not dealt
OUT, BLOCKED = 1, 2  # how a round ended
NOBODY = -1

# What a placement brings in addition to the sum of its numbers.
NO_BONUS, BRIDGE, HEXAGON, DOUBLE_HEXAGON, TRIPLE_HEXAGON, TRIPLE_START, ZERO_START = 0, 1, 2, 3, 4, 5, 6
BONUSES = 7


class Parts(Struct):
    """The tiles and the variant: fixed while a game lasts."""

    seats: int
    tiles: int
    words: int  # how many words a set of tiles takes
    rack: int  # tiles for each player
    start: int
    loose_bridge: int
    draws: int  # in one turn, at most
    only_if_stuck: int  # who can place may not draw
    lowest_gains: int  # in a blocked round
    show_triple: int  # a player who opens with 0-0-0 and holds a higher triple shows that one
    goal: int  # points that end a tournament; 0: one round
    exceed_goal: int  # the goal itself is not enough
    round_decides: int  # if several have met the goal, the winner of the round wins
    counts: int  # points; else only who wins the round
    draw_cost: int  # each tile drawn
    stuck_cost: int  # all drawn that may be, and none placed
    out_bonus: int
    bonus: Annotated[Array, shape(BONUSES)]
    face_of: Annotated[Array, shape(MOST_TILES + 1)]  # a tile with its lowest number first
    sum_of: Annotated[Array, shape(MOST_TILES + 1)]
    opening_rank: Annotated[Array, shape(MOST_TILES + 1)]  # for those who start with the highest tile
    tile_of: Annotated[Array, shape(FACES)]  # NO_TILE: no tile looks like that
    fits: Annotated[Array, shape(FACES)]  # how many faces meet a demand, and which
    fit: Annotated[Array, shape(FACES, MOST_FITS)]
    can: Annotated[Array, shape(FACES, WORDS)]  # the tiles that meet a demand in some position


class State(Struct):
    phase: int
    round: int  # from 0
    starter: int
    turn: int  # the seat that plays
    drawing: int  # the seat to which the next tile goes, or NOBODY
    drawn: int  # tiles drawn in this turn
    lotters: int  # the seats that draw lots for the start, as a set
    pool_left: int
    on_table: int  # tiles laid in this round
    opens: int  # open cells: adjacent to a tile, without one
    turns: int
    ended: int  # how the round ended
    reached: int  # 1 as soon as somebody has met the goal
    reveal_count: int  # how often something happened for all to see
    held: Annotated[Array, shape(MOST_SEATS)]  # how many tiles a seat has
    points: Annotated[Array, shape(MOST_SEATS)]  # in this round
    before: Annotated[Array, shape(MOST_SEATS)]  # in all rounds before it
    earlier: Annotated[Array, shape(MOST_ROUNDS, MOST_SEATS)]  # in each of them
    lot: Annotated[Array, shape(MOST_SEATS)]  # the tile that a seat has drawn for the start
    rack: Annotated[Array, shape(MOST_SEATS, WORDS)]  # sets of tiles, as the next four
    pool: Annotated[Array, shape(WORDS)]
    lots: Annotated[Array, shape(WORDS)]  # drawn for the start, not yet back in the pool
    laid: Annotated[Array, shape(WORDS)]
    revealed: Annotated[Array, shape(WORDS)]  # seen by all when the round was opened
    open_cell: Annotated[Array, shape(MOST_OPEN)]
    open_demand: Annotated[Array, shape(MOST_OPEN)]
    open_third: Annotated[Array, shape(MOST_OPEN)]  # the one corner's point where nothing lies yet, or 0
    turn_seat: Annotated[Array, shape(MOST_TURNS)]
    turn_face: Annotated[Array, shape(MOST_TURNS)]  # NOTHING: no tile was laid
    turn_cell: Annotated[Array, shape(MOST_TURNS)]
    turn_bonus: Annotated[Array, shape(MOST_TURNS)]
    turn_drawn: Annotated[Array, shape(MOST_TURNS)]
    point: Annotated[Array, shape(FOLD)]  # the number there plus 1, and above these three bits which cells are taken


# An action of a seat is face * SPOTS + spot: which open cell, or a place where no tile can go; or DRAW, or PASS.
# Of chance: (seat + 1) * SPOTS + tile.
SPOTS = 128
TAKEN, APART = 126, 127  # spots that are always refused: a tile lies there; no tile is adjacent
PASS = FACES * SPOTS
DRAW = PASS + 1
ACTIONS = range(DRAW + 1)


def action_of(face: int, spot: int) -> int:
    return face * SPOTS + spot


def face_of_action(action: int) -> int:
    return action // SPOTS


def spot_of(action: int) -> int:
    return action % SPOTS


# -- tiles ------------------------------------------------------------------------------------------------------


def corner_bits(face: int, corner: int) -> int:
    """The number at a corner plus 1; NOTHING where none is."""
    return face >> (3 * corner) & 7


def turned(face: int) -> int:
    """The same tile, turned by one corner."""
    return face >> 3 | (face & 7) << 6


def is_triple(face: int) -> bool:
    return turned(face) == face


def word_of(tile: int) -> int:
    """In which of the two words of a set a tile is, and as which bit."""
    return int(tile >= WORD)


def bit_of(tile: int) -> int:
    return 1 << (tile - WORD * word_of(tile))


def is_among(low: int, high: int, tile: int) -> bool:
    """Is the tile in the set that these two words are?"""
    return bool((high if word_of(tile) else low) & bit_of(tile))


def on_rack(s: State, seat: int, tile: int) -> bool:
    return bool(s.rack[seat, word_of(tile)] & bit_of(tile))


def in_pool(s: State, tile: int) -> bool:
    return bool(s.pool[word_of(tile)] & bit_of(tile))


def rack_sum(p: Parts, s: State, seat: int) -> int:
    """The numbers on all tiles of a rack together."""
    total = 0
    for tile in range(1, p.tiles + 1):
        if on_rack(s, seat, tile):
            total += p.sum_of[tile]
    return total


# -- cells ------------------------------------------------------------------------------------------------------


def points_down(cell: int) -> int:
    return cell % 2


def corner_of(cell: int, corner: int) -> int:
    """The point of a cell's corner. A cell that points down is one that points up, turned half around."""
    return cell // 2 + (1 - 2 * points_down(cell)) * TO_CORNER[corner]


def neighbour(cell: int, side: int) -> int:
    """The cell across the side that is opposite to a corner of the same number."""
    base = cell // 2 + (1 - 2 * points_down(cell)) * TO_NEIGHBOUR[side]
    return 2 * base + 1 - points_down(cell)


def place_around(cell: int, corner: int) -> int:
    """Which of the six cells around the point of its corner the cell is, as a bit."""
    return 1 << (3 * points_down(cell) + corner)


def number_at(s: State, point: int) -> int:
    """The number that lies at a point, plus 1; NOTHING if none does."""
    return int(s.point[point % FOLD] & 7)


def taken_around(s: State, point: int) -> int:
    """Which of the six cells around a point are taken."""
    return int(s.point[point % FOLD] >> 3)


def side_taken(s: State, cell: int, side: int) -> bool:
    """Does a tile lie across this side?"""
    # Across a side corners are counted the other way round, so the neighbour's corner here has the other number.
    bit = 3 * (1 - points_down(cell)) + (side + 2) % 3
    return bool(taken_around(s, corner_of(cell, (side + 1) % 3)) >> bit & 1)


def sides_taken(s: State, cell: int) -> int:
    count = 0
    for side in range(CORNERS):
        if side_taken(s, cell, side):
            count += 1
    return count
