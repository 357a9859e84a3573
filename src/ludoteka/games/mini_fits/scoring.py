"""The points, line by line, as if the round ended now. Kernel dialect."""

from ludoteka.core.breakdown import add_line
from ludoteka.core.kernel import Array

from .parts import FIRST_SIDE, Parts, State, side_of

# Kinds of lines in a breakdown, and what their facts are; the third fact of each is the round, from 0.
LINE_LINE = 1  # row, 0
SYMBOL_LINE = 2  # symbol, boxes in sight
PENALTY_LINE = 3  # penalty, square
HOLES_LINE = 4  # how many, points each
MOST_LINES = 162  # of two rounds: rows, symbols and penalties as many as there can be, holes

# The least total for each solo rank, best first; the last one needs nothing.
RANKS = (17, 14, 11, 8, 5)


def counted(p: Parts, side: int, filled: int) -> int:
    """The squares that count as covered: on the side with symbols, a symbol that is still to be seen does."""
    return filled if side == FIRST_SIDE else filled | p.all_symbols


def line_complete(p: Parts, side: int, filled: int, row: int) -> bool:
    return bool(counted(p, side, filled) & p.row_squares[row] == p.row_squares[row])


def symbols_on(p: Parts, side: int) -> int:
    """How many symbols count on a side."""
    return 0 if side == FIRST_SIDE else p.symbols


def set_visible(p: Parts, filled: int, symbol: int) -> bool:
    """Are enough boxes of the symbol still to be seen?"""
    return boxes_visible(p, filled, symbol) >= p.set_boxes


def boxes_visible(p: Parts, filled: int, symbol: int) -> int:
    """How many boxes of the symbol are still to be seen."""
    visible = 0
    for box in range(p.boxes[symbol]):
        if filled & p.bit[p.box_square[symbol, box]] == 0:
            visible += 1
    return visible


def penalty_counts(p: Parts, side: int, filled: int, penalty: int) -> bool:
    """Is the square on this side, and still uncovered?"""
    here = p.penalty_side[penalty] == side
    return bool(here and filled & p.bit[p.penalty_square[penalty]] == 0)


def holes(p: Parts, side: int, filled: int) -> int:
    """Squares that do not count as covered."""
    covered = counted(p, side, filled)
    open_squares = 0
    for square in range(p.columns * p.rows):
        if covered & p.bit[square] == 0:
            open_squares += 1
    return open_squares


def frame_points(p: Parts, side: int, filled: int) -> int:
    """What a frame brings in which these squares are covered."""
    points = 0
    for row in range(p.rows):
        if line_complete(p, side, filled, row):
            points += p.line_points
    for symbol in range(symbols_on(p, side)):
        if set_visible(p, filled, symbol):
            points += p.set_points
    for penalty in range(p.penalties):
        if penalty_counts(p, side, filled, penalty):
            points += p.penalty_points[penalty]
    if p.hole_points:
        points += p.hole_points * holes(p, side, filled)
    return points


def round_points(p: Parts, s: State, seat: int) -> int:
    """The points of the round on the table."""
    return frame_points(p, side_of(p, s), s.filled[seat])


def earlier_points(p: Parts, s: State, seat: int, finished: int) -> int:
    """The points of a round that is over and cleared away."""
    return frame_points(p, p.first_side + finished, s.earlier[finished, seat])


def score(p: Parts, s: State, seat: int) -> int:
    """The points of all rounds so far."""
    points = round_points(p, s, seat)
    for finished in range(s.round):
        points += earlier_points(p, s, seat, finished)
    return points


def winners(p: Parts, s: State) -> int:
    """Of a finished game: the seats with the most points."""
    won, most = 0, score(p, s, 0)
    for seat in range(p.seats):
        points = score(p, s, seat)
        if points > most:
            won, most = 0, points
        if points == most:
            won |= 1 << seat
    return won


def solo_rank(points: int) -> int:
    """The rank of a game played alone: 0 is the best."""
    rank = 0
    while rank < len(RANKS) and points < RANKS[rank]:
        rank += 1
    return rank


def breakdown(p: Parts, s: State, seat: int, out: Array) -> int:
    """Write the lines of a seat's score into `out`, round by round; return how many. Their points add up to `score`."""
    count = 0
    for number in range(s.round + 1):
        filled = s.filled[seat] if number == s.round else s.earlier[number, seat]
        count = frame_lines(p, number, filled, out, count)
    return count


def frame_lines(p: Parts, number: int, filled: int, out: Array, count: int) -> int:
    """Write what a frame brings in a round into `out` after so many lines; return how many there are then."""
    side = p.first_side + number
    for row in range(p.rows):
        if line_complete(p, side, filled, row):
            count = add_line(out, count, LINE_LINE, p.line_points, row, 0, number)
    for symbol in range(symbols_on(p, side)):
        if set_visible(p, filled, symbol):
            count = add_line(out, count, SYMBOL_LINE, p.set_points, symbol, boxes_visible(p, filled, symbol), number)
    for penalty in range(p.penalties):
        if penalty_counts(p, side, filled, penalty):
            points, square = p.penalty_points[penalty], p.penalty_square[penalty]
            count = add_line(out, count, PENALTY_LINE, points, penalty, square, number)
    if p.hole_points:
        empty, each = holes(p, side, filled), p.hole_points
        count = add_line(out, count, HOLES_LINE, each * empty, empty, each, number)
    return count
