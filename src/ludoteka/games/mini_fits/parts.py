"""What is in the box, and what is on the table. Kernel dialect.

A frame is one number: a bit for each square, row by row from the bottom left. With it come the heights of the
columns, which also know what sticks out on top; a slide straight down needs nothing else.
"""

from typing import Annotated

from ludoteka.core.kernel import Array, Struct, shape

SEATS = range(1, 5)
MOST_SEATS, MOST_SQUARES, MOST_PIECES, MOST_SYMBOLS, MOST_PENALTIES, MOST_ROUNDS = 4, 64, 26, 8, 8, 2
MOST_SIDE = 8  # a piece is at most this wide and high
ORIENTATIONS = 8  # quarter turns clockwise; 4 more for a piece that was flipped first
TURNS = 4
MOST_ACTIONS = ORIENTATIONS * MOST_SQUARES + 1

NO_PIECE = 0  # pieces are numbered from 1
FIRST_SIDE, SECOND_SIDE = 0, 1  # of the board: plain, with symbols

# Phases: start cards are given; start pieces are placed; a card is turned; its piece is placed; between the rounds; the
# end; and, where start cards are chosen, before the first of them.
DEALING, STARTING, TURNING, PLACING, BETWEEN, OVER, SHUFFLING = 0, 1, 2, 3, 4, 5, 6
NOT_YET, SEALED = 0, -1  # in place of a chosen action: none so far; one that the viewer may not know
IN_RESERVE, SET_ASIDE = 0, -1  # in place of where a piece lies


class Parts(Struct):
    """The frame, the pieces and the variant: fixed while a game lasts. The second index of a piece's tables is its
    orientation."""

    seats: int
    rounds: int
    first_side: int  # of the first round
    owner_skips: int
    choose_starts: int
    columns: int
    rows: int
    pieces: int
    starts: int
    symbols: int
    penalties: int
    line_points: int
    set_points: int
    set_boxes: int  # of one symbol in sight make a set
    hole_points: int
    letter: Annotated[Array, shape(MOST_PIECES + 1)]  # of each piece, as its code
    start_piece: Annotated[Array, shape(MOST_PIECES)]
    same_as: Annotated[Array, shape(MOST_PIECES + 1, ORIENTATIONS)]  # the first orientation that looks the same
    form: Annotated[Array, shape(MOST_PIECES + 1, ORIENTATIONS)]  # its squares in a box of MOST_SIDE by MOST_SIDE
    width: Annotated[Array, shape(MOST_PIECES + 1, ORIENTATIONS)]
    low: Annotated[Array, shape(MOST_PIECES + 1, ORIENTATIONS, MOST_SIDE)]  # of each column: its lowest square
    high: Annotated[Array, shape(MOST_PIECES + 1, ORIENTATIONS, MOST_SIDE)]  # the row above its highest one
    squares: Annotated[Array, shape(MOST_PIECES + 1, ORIENTATIONS, MOST_SQUARES)]  # covered, by the lower left corner
    bit: Annotated[Array, shape(MOST_SQUARES)]
    row_squares: Annotated[Array, shape(MOST_SQUARES)]
    symbol_squares: Annotated[Array, shape(MOST_SYMBOLS)]
    symbol_kind: Annotated[Array, shape(MOST_SYMBOLS)]  # which of `components.SYMBOLS`
    all_symbols: int
    boxes: Annotated[Array, shape(MOST_SYMBOLS)]  # how many of each symbol
    box_square: Annotated[Array, shape(MOST_SYMBOLS, MOST_SQUARES)]
    row_boxes: Annotated[Array, shape(MOST_SQUARES)]  # how many in each row
    penalty_square: Annotated[Array, shape(MOST_PENALTIES)]
    penalty_side: Annotated[Array, shape(MOST_PENALTIES)]
    penalty_points: Annotated[Array, shape(MOST_PENALTIES)]


class State(Struct):
    phase: int
    round: int  # from 0
    dealt: int  # start cards given in this round
    turned: int  # cards turned in this round
    piece: int  # of the card that lies open, while it is placed
    previous: int  # the piece that was placed before it; NO_PIECE: the start pieces
    reveal_count: int  # how often sealed choices were opened
    deck: Annotated[Array, shape(MOST_PIECES + 1)]  # 1 where the card can still be turned
    start: Annotated[Array, shape(MOST_SEATS)]  # the piece on each seat's start card
    chosen: Annotated[Array, shape(MOST_SEATS)]  # the action for this piece, sealed until all have chosen
    filled: Annotated[Array, shape(MOST_SEATS)]  # the covered squares of each frame
    height: Annotated[Array, shape(MOST_SEATS, MOST_SQUARES)]  # of each column; more than the rows: it sticks out
    where: Annotated[Array, shape(MOST_SEATS, MOST_PIECES + 1)]  # each piece: IN_RESERVE, SET_ASIDE, or its `lair_of`
    earlier: Annotated[Array, shape(MOST_ROUNDS, MOST_SEATS)]  # the covered squares of finished rounds


# An action of a seat is piece * SPOTS + orientation * MOST_SQUARES + column, or PASS, or (start cards that are chosen)
# just a piece. Of chance: a piece, or SHUFFLE.
SPOTS = ORIENTATIONS * MOST_SQUARES
PASS = SPOTS - 1
SHUFFLE = 0
ACTIONS = range((MOST_PIECES + 1) * SPOTS)  # every action is one of these numbers


def action_of(piece: int, orientation: int, column: int) -> int:
    return piece * SPOTS + orientation * MOST_SQUARES + column


def piece_of(action: int) -> int:
    return action // SPOTS


def orientation_of(action: int) -> int:
    return action % SPOTS // MOST_SQUARES


def column_of(action: int) -> int:
    """Where the leftmost column of the piece is, counted from 0."""
    return action % MOST_SQUARES


def lair_of(action: int, rest: int) -> int:
    """Where a piece lies: how it was put in, and the row in which its lowest square came to rest."""
    return 1 + action * MOST_SQUARES + rest


def lair_action(lair: int) -> int:
    return (lair - 1) // MOST_SQUARES


def lair_rest(lair: int) -> int:
    return (lair - 1) % MOST_SQUARES


def side_of(p: Parts, s: State) -> int:
    """The side of the board that is played on in this round."""
    return p.first_side + s.round


def piece_for(s: State, seat: int) -> int:
    """The piece that a seat has to place now."""
    return s.start[seat] if s.phase == STARTING else s.piece
