"""The points, line by line. Kernel dialect."""

from ludoteka.core.breakdown import add_line
from ludoteka.core.kernel import Array

from .parts import (
    BEAMS,
    BRIGHTEST,
    DECIDING,
    JOKER,
    MOON,
    MOST_ROUNDS,
    MOST_ROWS,
    NO_SYMBOL,
    NO_TILE,
    ORDINARY_TILES,
    SUN,
    Parts,
    State,
)

SUN_POINTS, MOON_POINTS, BRIGHTEST_POINTS = 7, 6, 60
NO_PROMISE, BROKEN = 0, -1
ALL_ROUNDS = -1  # in place of the number of a round

# Kinds of lines in a breakdown, and what their three facts are.
ROW_LINE = 1  # row, number, length
BEAM_LINE = 2  # row, symbol, length
BRIGHTEST_LINE = 3  # row, symbol, players who share
EARLIER_LINE = 4  # round, 0, 0
MOST_LINES = 2 * MOST_ROWS + 2 + MOST_ROUNDS


def row_promise(p: Parts, s: State, seat: int, row: int) -> int:
    """The number on which the lines so far in a row agree; NO_PROMISE if none yet, BROKEN if two differ."""
    promise = NO_PROMISE
    for place in range(p.row_length[row]):
        line = p.number[s.board[seat, p.row_cells[row, place]], p.row_direction[row]]
        if line != JOKER:  # an empty cell has no line either
            if promise != NO_PROMISE and promise != line:
                return BROKEN
            promise = line
    return promise


def row_full(p: Parts, s: State, seat: int, row: int) -> bool:
    for place in range(p.row_length[row]):
        if s.board[seat, p.row_cells[row, place]] == NO_TILE:
            return False
    return True


def row_number(p: Parts, s: State, seat: int, row: int) -> int:
    """The number with which a row scores, or 0 (unfilled or broken)."""
    promise = row_promise(p, s, seat, row)
    if promise == BROKEN or not row_full(p, s, seat, row):
        return 0
    if promise == NO_PROMISE:
        return p.highest[p.row_direction[row]]
    if only_specials(p, s, seat, row) and not p.jokers_follow:
        return 0
    return promise


def only_specials(p: Parts, s: State, seat: int, row: int) -> bool:
    for place in range(p.row_length[row]):
        if s.board[seat, p.row_cells[row, place]] <= ORDINARY_TILES:
            return False
    return True


def beam_symbol(p: Parts, s: State, seat: int, row: int) -> int:
    """The symbol that all tiles of a full row share, or NO_SYMBOL."""
    symbol = p.symbol[s.board[seat, p.row_cells[row, 0]]]
    for place in range(1, p.row_length[row]):
        if p.symbol[s.board[seat, p.row_cells[row, place]]] != symbol:
            return NO_SYMBOL
    return symbol


def beam_points(p: Parts, s: State, seat: int, row: int) -> int:
    return shine(p, row, beam_symbol(p, s, seat, row))


def shine(p: Parts, row: int, symbol: int) -> int:
    """What a beam of this symbol along a row brings."""
    if symbol == SUN:
        return SUN_POINTS * p.row_length[row]
    return MOON_POINTS * p.row_length[row] if symbol == MOON else 0


def brightest_row(p: Parts, s: State, seat: int, symbol: int) -> int:
    """The seat's brightest beam of a symbol along a scoring row; any row if there is none."""
    best, shine = 0, 0
    for row in range(p.rows):
        here = brightness(p, s, seat, row, symbol)
        if here > shine:
            best, shine = row, here
    return best


def brightness(p: Parts, s: State, seat: int, row: int, symbol: int) -> int:
    """Length first, then the row's number; 0 if it is no beam along a scoring row."""
    number = row_number(p, s, seat, row)
    if number == 0 or beam_symbol(p, s, seat, row) != symbol:
        return 0
    return p.row_length[row] * 10 + number


def best_brightness(p: Parts, s: State, seat: int, symbol: int) -> int:
    return brightness(p, s, seat, brightest_row(p, s, seat, symbol), symbol)


def sharers(p: Parts, s: State, seat: int, symbol: int) -> int:
    """How many players share the bonus for the brightest beam of a symbol; 0 if this seat has no part in it."""
    mine = best_brightness(p, s, seat, symbol)
    if mine == 0:
        return 0
    count = 0
    for other in range(p.seats):
        theirs = best_brightness(p, s, other, symbol)
        if theirs > mine:
            return 0
        if theirs == mine:
            count += 1
    return count


def round_over(p: Parts, s: State) -> bool:
    return bool(s.called == p.calls and s.tile == NO_TILE and s.phase != DECIDING)


def breakdown(p: Parts, s: State, seat: int, out: Array) -> int:
    """Write the lines of a seat's score into `out`; return how many. The points of the lines add up to `score`."""
    count = 0
    for finished in range(s.round):
        count = add_line(out, count, EARLIER_LINE, s.earlier[finished, seat], finished, 0, 0)
    for row in range(p.rows):
        number = row_number(p, s, seat, row)
        if number:
            length = p.row_length[row]
            count = add_line(out, count, ROW_LINE, number * length, row, number, length)
    if p.scoring == BEAMS:
        count = add_beams(p, s, seat, out, count)
    if p.scoring == BRIGHTEST and round_over(p, s):
        count = add_brightest(p, s, seat, out, count)
    return count


def add_beams(p: Parts, s: State, seat: int, out: Array, count: int) -> int:
    for row in range(p.rows):
        points = beam_points(p, s, seat, row)
        if points:
            count = add_line(out, count, BEAM_LINE, points, row, beam_symbol(p, s, seat, row), p.row_length[row])
    return count


def add_brightest(p: Parts, s: State, seat: int, out: Array, count: int) -> int:
    for symbol in (SUN, MOON):
        share = sharers(p, s, seat, symbol)
        if share:
            row = brightest_row(p, s, seat, symbol)
            count = add_line(out, count, BRIGHTEST_LINE, BRIGHTEST_POINTS // share, row, symbol, share)
    return count


def round_points(p: Parts, s: State, seat: int) -> int:
    """The points of the round on the table."""
    points = 0
    for row in range(p.rows):
        points += row_number(p, s, seat, row) * p.row_length[row]
        if p.scoring == BEAMS:
            points += beam_points(p, s, seat, row)
    if p.scoring == BRIGHTEST and round_over(p, s):
        for symbol in (SUN, MOON):
            share = sharers(p, s, seat, symbol)
            if share:
                points += BRIGHTEST_POINTS // share
    return points


def points_in_round(p: Parts, s: State, seat: int, number: int) -> int:
    """The points of an earlier round, or of the one on the table."""
    return s.earlier[number, seat] if number < s.round else round_points(p, s, seat)


def score(p: Parts, s: State, seat: int) -> int:
    """The points of all rounds so far."""
    points = 0
    for number in range(s.round + 1):
        points += points_in_round(p, s, seat, number)
    return points


def winners(p: Parts, s: State) -> int:
    """Of a finished game: the seats with the most points."""
    return leaders(p, s, ALL_ROUNDS)


def leaders(p: Parts, s: State, number: int) -> int:
    """The seats with the most points in one round, from 0, or in all of them together."""
    won, most = 0, -1
    for seat in range(p.seats):
        points = score(p, s, seat) if number == ALL_ROUNDS else points_in_round(p, s, seat, number)
        if points > most:
            won, most = 0, points
        if points == most:
            won |= 1 << seat
    return won
