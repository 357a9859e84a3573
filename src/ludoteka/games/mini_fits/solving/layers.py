"""All frames that can be reached, card by card. Kernel dialect.

What matters about a frame is little: the heights of its columns, which lines are lost, which symbols are covered. Two
frames that agree in this are one. A layer holds the frames after a card; the next one grows from it, without those that
cannot reach the goal any more.
"""

from ludoteka.core.kernel import Array
from ludoteka.games.mini_fits.moves import drop, squares_at
from ludoteka.games.mini_fits.parts import FIRST_SIDE, PASS, Parts, column_of, orientation_of, piece_of
from ludoteka.games.mini_fits.rules import legal_slides
from ludoteka.games.mini_fits.scoring import frame_points, penalty_counts, set_visible, symbols_on
from ludoteka.games.mini_fits.thinking import Lore, estimate

# A frame is a row of numbers: these, then the heights of its columns.
FILLED, LOST, PARENT, ACTION, ESTIMATE = 0, 1, 2, 3, 4
HEIGHTS = 5
EMPTY = 0  # in the table of frames seen: their place in the layer counts from 1
MIX, PRIME = 48271, 2147483647


def grow(
    p: Parts,
    lore: Lore,
    side: int,
    old: Array,
    count: int,
    new: Array,
    table: Array,
    piece: int,
    may_pass: int,
    area: int,
    goal: int,
    out: Array,
    counts: Array,
) -> int:
    """Write all frames into `new` that a piece makes of the old ones, as long as there is room; return how many. Frames
    that cannot bring `goal` with pieces of so much `area` still to come are left out."""
    made = 0
    for node in range(count):
        slides = legal_slides(p, old[node, HEIGHTS:], piece, out)
        if may_pass:
            out[slides] = PASS
            slides += 1
        for index in range(slides):
            if made == len(new):
                return made
            become(p, side, old[node], out[index], new[made])
            if most_points(p, side, new[made], area, counts) >= goal and is_new(p, side, new, made, table):
                new[made, PARENT] = node
                new[made, ESTIMATE] = estimate(p, lore, side, new[made, FILLED], new[made, HEIGHTS:])
                made += 1
    return made


def become(p: Parts, side: int, frame: Array, action: int, after: Array) -> None:
    """The frame after an action."""
    after[FILLED], after[LOST], after[ACTION] = frame[FILLED], frame[LOST], action
    for column in range(p.columns):
        after[HEIGHTS + column] = frame[HEIGHTS + column]
    if action != PASS:
        rest = drop(p, after[HEIGHTS:], action)
        after[FILLED] |= squares_at(p, action, rest)
        after[LOST] |= lines_lost(p, side, frame, action, rest)


def lines_lost(p: Parts, side: int, frame: Array, action: int, rest: int) -> int:
    """The lines with a square under the piece that nothing can cover any more, and that does not count as covered."""
    piece, orientation, left = piece_of(action), orientation_of(action), column_of(action)
    lost = 0
    for across in range(p.width[piece, orientation]):
        top = min(p.rows, rest + p.low[piece, orientation, across])
        for row in range(frame[HEIGHTS + left + across], top):
            if not is_box(p, side, row * p.columns + left + across):
                lost |= 1 << row
    return lost


def is_box(p: Parts, side: int, square: int) -> bool:
    """A symbol box counts as covered, whether it is or not."""
    return bool(side != FIRST_SIDE and p.all_symbols & p.bit[square] != 0)


def most_points(p: Parts, side: int, frame: Array, area: int, counts: Array) -> int:
    """No way to go on from a frame brings more, with pieces of so much area. `tally` is room to count in."""
    points = lines_within(p, side, frame, area, counts) * p.line_points
    for symbol in range(symbols_on(p, side)):
        if set_visible(p, frame[FILLED], symbol):
            points += p.set_points
    for penalty in range(p.penalties):
        square = p.penalty_square[penalty]
        closed = square // p.columns < frame[HEIGHTS + square % p.columns]
        if closed and penalty_counts(p, side, frame[FILLED], penalty):
            points += p.penalty_points[penalty]
    return points


def lines_within(p: Parts, side: int, frame: Array, area: int, counts: Array) -> int:
    """How many lines can be complete in the end: the ones that lack least first, as far as the area reaches."""
    for lacking in range(p.columns + 1):
        counts[lacking] = 0
    for row in range(p.rows):
        if not frame[LOST] >> row & 1:
            counts[missing_in(p, side, frame, row)] += 1
    lines, left = counts[0], area
    for lacking in range(1, p.columns + 1):
        more = min(counts[lacking], left // lacking)
        lines += more
        left -= more * lacking
    return lines


def missing_in(p: Parts, side: int, frame: Array, row: int) -> int:
    """How many squares a line still lacks that is not lost."""
    missing = 0
    for column in range(p.columns):
        if frame[HEIGHTS + column] <= row and not is_box(p, side, row * p.columns + column):
            missing += 1
    return missing


def is_new(p: Parts, side: int, layer: Array, place: int, table: Array) -> bool:
    """Is no frame like it in the layer yet? Then it is entered in the table."""
    slot = mixed(p, side, layer[place]) % len(table)
    while table[slot] != EMPTY:
        if alike(p, side, layer[table[slot] - 1], layer[place]):
            return False
        slot = (slot + 1) % len(table)
    table[slot] = place + 1
    return True


def mixed(p: Parts, side: int, frame: Array) -> int:
    """A number in which everything has a part that makes a difference."""
    number = frame[LOST] % PRIME
    for column in range(p.columns):
        number = (number * MIX + frame[HEIGHTS + column] + 1) % PRIME
    return (number * MIX + covered_matter(p, side, frame) % PRIME) % PRIME


def covered_matter(p: Parts, side: int, frame: Array) -> int:
    """What the covered squares mean, in addition to heights and lost lines: the symbol boxes, all of a symbol whose set
    is lost as one; where holes or single squares count, the squares themselves."""
    if p.hole_points or p.penalties:
        return frame[FILLED]
    covered = 0
    for symbol in range(symbols_on(p, side)):
        boxes = p.symbol_squares[symbol]
        covered |= boxes & frame[FILLED] if set_visible(p, frame[FILLED], symbol) else boxes
    return covered


def alike(p: Parts, side: int, one: Array, other: Array) -> bool:
    if one[LOST] != other[LOST] or covered_matter(p, side, one) != covered_matter(p, side, other):
        return False
    for column in range(p.columns):
        if one[HEIGHTS + column] != other[HEIGHTS + column]:
            return False
    return True


def best_frame(p: Parts, side: int, layer: Array, count: int) -> int:
    """Of a last layer, the place of the frame with the most points."""
    best = 0
    for place in range(1, count):
        if frame_points(p, side, layer[place, FILLED]) > frame_points(p, side, layer[best, FILLED]):
            best = place
    return best
