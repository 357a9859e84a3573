"""How a frame stands and what every slide would do to it, in numbers that the drawing puts into words. Kernel
dialect."""

from ludoteka.core.kernel import Array
from ludoteka.core.kernel_api import FINE

from .moves import squares_at
from .parts import MOST_SIDE, ORIENTATIONS, OVER, Parts, State, column_of, orientation_of, piece_for, piece_of, side_of
from .rules import resting_row, slide_refusal
from .scoring import (
    boxes_visible,
    breakdown,
    counted,
    frame_points,
    holes,
    line_complete,
    penalty_counts,
    set_visible,
    symbols_on,
)

# States of a line: nothing lies in it, something does, it is complete, it never will be.
OPEN_LINE, LIVE_LINE, FULL_LINE, BROKEN_LINE = 0, 1, 2, 3

# What is known of a slide: where it rests; the lines it completes; the open squares that are then below it; the symbols
# whose bonus it costs; the penalties it covers; how many holes it fills; the points it brings. Several have a bit each.
RESTS, COMPLETES, SHUTS, LOSES, PAYS, FILLS, BRINGS = 0, 1, 2, 3, 4, 5, 6
OUTLOOK_WIDTH = 7


# -- a frame as it is -------------------------------------------------------------------------------------------


def surveys(parts: tuple[Parts], states: tuple[State], rows: Array, boxes: Array, lines: Array, counts: Array) -> None:
    """Survey every seat's frame: a row of each array for each seat, and how many lines its score has."""
    p, s = parts[0], states[0]
    for seat in range(p.seats):
        counts[seat] = survey(p, s, seat, rows[seat], boxes[seat], lines[seat])


def survey(p: Parts, s: State, seat: int, states: Array, boxes: Array, lines: Array) -> int:
    """Write the state of every line of a seat's frame, how many boxes of each symbol are in sight, and the lines of the
    seat's score; return how many of those there are."""
    for row in range(p.rows):
        states[row] = line_state(p, s, seat, row)
    for symbol in range(symbols_on(p, side_of(p, s))):
        boxes[symbol] = boxes_visible(p, s.filled[seat], symbol)
    return breakdown(p, s, seat, lines)


def line_state(p: Parts, s: State, seat: int, row: int) -> int:
    if line_complete(p, side_of(p, s), s.filled[seat], row):
        return FULL_LINE
    if s.phase == OVER or line_lost(p, s, seat, row):
        return BROKEN_LINE
    return LIVE_LINE if s.filled[seat] & p.row_squares[row] != 0 else OPEN_LINE


def line_lost(p: Parts, s: State, seat: int, row: int) -> bool:
    """Can it never be complete: is one of its squares open, but nothing can reach it any more?"""
    covered = counted(p, side_of(p, s), s.filled[seat])
    for column in range(p.columns):
        if row < s.height[seat, column] and covered & p.bit[row * p.columns + column] == 0:
            return True
    return False


# -- what slides would do ---------------------------------------------------------------------------------------


def look_ahead(
    parts: tuple[Parts], states: tuple[State], seat: int, slides: Array, count: int, out: Array, columns: Array
) -> None:
    """What so many slides of a seat would do, and why it cannot put its piece in elsewhere, in one call."""
    p, s = parts[0], states[0]
    foresee(p, s, seat, slides, count, out)
    column_refusals(p, s, seat, columns)


def foresee_one(parts: tuple[Parts], states: tuple[State], seat: int, slides: Array, out: Array) -> None:
    """What one slide of a seat would do."""
    foresee(parts[0], states[0], seat, slides, 1, out)


def foresee(p: Parts, s: State, seat: int, slides: Array, count: int, out: Array) -> None:
    """Write what each of so many slides would do to the seat's frame into a row of `out`."""
    side, before = side_of(p, s), s.filled[seat]
    points = frame_points(p, side, before)
    for at in range(count):
        action = slides[at]
        rest = resting_row(p, s.height[seat], piece_of(action), orientation_of(action), column_of(action))
        now = before | squares_at(p, action, rest)
        out[at, RESTS] = rest
        out[at, COMPLETES] = lines_completed(p, side, before, now, rest)
        out[at, SHUTS] = squares_below(p, s, seat, action, rest)
        out[at, LOSES] = sets_lost(p, side, before, now)
        out[at, PAYS] = penalties_covered(p, side, before, now)
        out[at, FILLS] = holes(p, side, before) - holes(p, side, now) if p.hole_points else 0
        out[at, BRINGS] = frame_points(p, side, now) - points


def lines_completed(p: Parts, side: int, before: int, now: int, rest: int) -> int:
    """By a piece that rests in this row: it reaches no line that is too far above."""
    completed = 0
    for row in range(rest, min(rest + MOST_SIDE, p.rows)):
        if line_complete(p, side, now, row) and not line_complete(p, side, before, row):
            completed |= p.bit[row]
    return completed


def squares_below(p: Parts, s: State, seat: int, action: int, rest: int) -> int:
    """Open squares under the piece that were free from above so far."""
    piece, orientation, column = piece_of(action), orientation_of(action), column_of(action)
    below = 0
    for across in range(p.width[piece, orientation]):
        top = min(rest + p.low[piece, orientation, across], p.rows)
        for row in range(s.height[seat, column + across], top):
            below |= p.bit[row * p.columns + column + across]
    return below


def sets_lost(p: Parts, side: int, before: int, now: int) -> int:
    """The symbols whose bonus the frame had, and has no more."""
    lost = 0
    for symbol in range(symbols_on(p, side)):
        if set_visible(p, before, symbol) and not set_visible(p, now, symbol):
            lost |= 1 << symbol
    return lost


def penalties_covered(p: Parts, side: int, before: int, now: int) -> int:
    covered = 0
    for penalty in range(p.penalties):
        if penalty_counts(p, side, before, penalty) and not penalty_counts(p, side, now, penalty):
            covered |= 1 << penalty
    return covered


def column_refusals(p: Parts, s: State, seat: int, out: Array) -> None:
    """Write for each column why the seat cannot put its piece in there, or FINE."""
    for column in range(p.columns):
        out[column] = column_refusal(p, s, seat, piece_for(s, seat), column)


def column_refusal(p: Parts, s: State, seat: int, piece: int, column: int) -> int:
    """Where it is too high for one orientation, that is the reason, not the edge."""
    reason = FINE
    for orientation in range(ORIENTATIONS):
        if p.same_as[piece, orientation] == orientation:
            code = slide_refusal(p, s, seat, piece, orientation, column)
            if code == FINE:
                return FINE
            reason = max(reason, code)
    return reason
