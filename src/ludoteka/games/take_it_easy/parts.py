"""What is in the box, and what is on the table. Kernel dialect."""

from typing import Annotated

from ludoteka.core.kernel import Array, Struct, shape

SEATS = range(1, 7)
MOST_SEATS, MOST_CELLS, MOST_TILES, MOST_ROWS, MOST_ROUNDS = 6, 21, 31, 18, 6
LONGEST_ROW, DIRECTIONS, ASIDES = 5, 3, 3
MOST_ACTIONS = 32

NO_TILE = 0  # tiles are numbered from 1, so a zeroed board is an empty one
ORDINARY_TILES = 27  # 28 to 31 are the special ones
JOKER = 0  # in place of a line's number: multicoloured

NO_SYMBOL, SUN, MOON = 0, 1, 2

FREE, NEIGHBOURS, SUN_MOON = 0, 1, 2  # placement
ROWS_ONLY, BEAMS, BRIGHTEST = 0, 1, 2  # scoring
VALVES_ORDINARY, VALVES_FIRST, VALVES_LAST, VALVES_ASIDE = 0, 1, 2, 3

CALLING, DECIDING, OVER = 0, 1, 2  # phases: tiles are called; valve tiles are decided on; the end
NOT_YET, SEALED = 0, -1  # in place of a chosen action: none so far; one that the viewer may not know


class Parts(Struct):
    """The board, the tiles and the variant: fixed while a game lasts. Directions: 0 vertical, 1 rising, 2 falling."""

    seats: int
    rounds: int
    cells: int
    tiles: int
    calls: int  # tiles called in a round
    rows: int
    placement: int
    scoring: int
    valves: int
    jokers_follow: int  # TIE-R1's option
    number: Annotated[Array, shape(MOST_TILES + 1, DIRECTIONS)]  # of a tile's line, or JOKER
    symbol: Annotated[Array, shape(MOST_TILES + 1)]
    highest: Annotated[Array, shape(DIRECTIONS)]  # the best number of each direction
    axial: Annotated[Array, shape(MOST_CELLS, 2)]  # where a cell lies: its column q, and r down the column
    is_valve: Annotated[Array, shape(MOST_CELLS)]
    touching: Annotated[Array, shape(MOST_CELLS, MOST_CELLS)]
    row_direction: Annotated[Array, shape(MOST_ROWS)]
    row_length: Annotated[Array, shape(MOST_ROWS)]
    row_cells: Annotated[Array, shape(MOST_ROWS, LONGEST_ROW)]


class State(Struct):
    phase: int
    round: int  # from 0; the caller of a round is the seat of that number
    called: int  # tiles called in this round
    tile: int  # the tile that is being placed
    previous: int  # the tile called before it
    reveal_count: int  # how often sealed choices were opened
    bag: Annotated[Array, shape(MOST_TILES + 1)]  # 1 where the tile can still be called
    board: Annotated[Array, shape(MOST_SEATS, MOST_CELLS)]
    aside: Annotated[Array, shape(MOST_SEATS, ASIDES)]  # what was put aside, in its order; stays when placed later
    chosen: Annotated[Array, shape(MOST_SEATS)]  # the action for this tile, sealed until all have chosen
    done: Annotated[Array, shape(MOST_SEATS)]  # 1 when the seat has decided on its valves
    earlier: Annotated[Array, shape(MOST_ROUNDS, MOST_SEATS)]  # points of finished rounds


# An action of a seat is tile * SPOTS + spot: a cell, ASIDE, or VALVE + a cell; or DONE. Of chance: the tile.
SPOTS = 64
ASIDE = 21
VALVE = 32
DONE = 0
ACTIONS = range((MOST_TILES + 1) * SPOTS)  # every action is one of these numbers


def action_of(tile: int, spot: int) -> int:
    return tile * SPOTS + spot


def tile_of(action: int) -> int:
    return action // SPOTS


def spot_of(action: int) -> int:
    return action % SPOTS
