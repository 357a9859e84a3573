"""The points, part by part. Kernel dialect."""

from ludoteka.core.breakdown import add_line
from ludoteka.core.kernel import Array

from .parts import (
    BRIDGE,
    CORNERS,
    FULL,
    HEXAGON,
    HIGHEST,
    MOST_ROUNDS,
    MOST_TILES,
    MOST_TURNS,
    NO_BONUS,
    NOTHING,
    OUT,
    TRIPLE_START,
    ZERO_START,
    Parts,
    State,
    corner_of,
    is_triple,
    on_rack,
    place_around,
    rack_sum,
    sides_taken,
    taken_around,
)

# Kinds of lines in a breakdown, and what their three facts are.
TILE_LINE = 1  # turn, face, 0
BONUS_LINE = 2  # turn, face, bonus
DRAW_LINE = 3  # turn, tiles drawn, 0
STUCK_LINE = 4  # turn, tiles drawn, 0
OUT_LINE = 5  # 0, 0, 0
RACK_LINE = 6  # a tile that was left on a rack: tile, whose rack, 0
EARLIER_LINE = 7  # round, 0, 0
WON_LINE = 8  # where no points are counted: 0, 0, 0
MOST_LINES = 3 * MOST_TURNS + MOST_TILES + MOST_ROUNDS + 2


# -- a placement ------------------------------------------------------------------------------------------------


def bonus_at(p: Parts, s: State, cell: int) -> int:
    """What a tile laid on this open cell makes in addition to a row. Asked before it lies there: a corner does not
    touch itself."""
    touching, closing = 0, 0
    for corner in range(CORNERS):
        taken = taken_around(s, corner_of(cell, corner))
        touching += int(taken != 0)
        closing += int(taken | place_around(cell, corner) == FULL)
    if closing:
        return HEXAGON + closing - 1
    # Two sides that touch take in all three corners; the strict reading wants one side and the corner opposite.
    if touching == CORNERS and (p.loose_bridge or sides_taken(s, cell) == 1):
        return BRIDGE
    return NO_BONUS


def bonus_of(p: Parts, s: State, face: int, cell: int) -> int:
    """The bonus for laying a tile: by its cell, or as the first of a round that the highest triple starts; none where
    no points are counted."""
    if not p.counts:
        return NO_BONUS
    if s.on_table:
        return bonus_at(p, s, cell)
    if p.start == HIGHEST and is_triple(face):
        return TRIPLE_START if p.sum_of[p.tile_of[face]] else ZERO_START
    return NO_BONUS


def laying_points(p: Parts, tile: int, bonus: int) -> int:
    """What laying a tile brings: the sum of its numbers and its bonus."""
    return tile_points(p, tile) + p.bonus[bonus]


def tile_points(p: Parts, tile: int) -> int:
    return p.sum_of[tile] if p.counts else 0


# -- the end of a round -----------------------------------------------------------------------------------------


def end_points(p: Parts, s: State, seat: int) -> int:
    """What the end of a round brings a seat: the tiles left on racks, as far as they count for it, and 25 for laying
    the last tile. Without points: 1 for the win."""
    if not p.counts:
        return int(won_round(p, s, seat))
    points = p.out_bonus if is_out(s, seat) else 0
    for owner in range(p.seats):
        points += rack_sign(p, s, seat, owner) * rack_sum(p, s, owner)
    return points


def is_out(s: State, seat: int) -> bool:
    """Has the seat ended the round by laying its last tile?"""
    return bool(s.ended == OUT and s.held[seat] == 0)


def won_round(p: Parts, s: State, seat: int) -> bool:
    """Of a round that is over: who is out has won it; if it is blocked, who has the lowest rack."""
    return is_out(s, seat) if s.ended == OUT else has_lowest_rack(p, s, seat)


def rack_sign(p: Parts, s: State, seat: int, owner: int) -> int:
    """Whether the tiles left on a rack are added to a seat's points (1), taken from them (-1), or neither. Who is out
    gains all other racks. In a blocked round everybody loses the own rack; or, as an option, the lowest rack gains what
    the others have less its own."""
    if s.ended == OUT:
        return int(is_out(s, seat) and owner != seat)
    if p.lowest_gains and not has_lowest_rack(p, s, seat):
        return 0
    if owner == seat:
        return -1
    return int(p.lowest_gains)


def has_lowest_rack(p: Parts, s: State, seat: int) -> bool:
    for other in range(p.seats):
        if rack_sum(p, s, other) < rack_sum(p, s, seat):
            return False
    return True


# -- line by line -----------------------------------------------------------------------------------------------


def breakdown(p: Parts, s: State, seat: int, out: Array) -> int:
    """Write the lines of a seat's score into `out`; return how many. The points of the lines add up to `score`."""
    count = 0
    if not p.counts:
        return add_line(out, count, WON_LINE, 1, 0, 0, 0) if s.ended and won_round(p, s, seat) else count
    for finished in range(s.round):
        count = add_line(out, count, EARLIER_LINE, s.earlier[finished, seat], finished, 0, 0)
    for turn in range(s.turns):
        if s.turn_seat[turn] == seat:
            count = add_turn(p, s, turn, out, count)
    if s.drawn and s.turn == seat:
        count = add_line(out, count, DRAW_LINE, -p.draw_cost * s.drawn, s.turns, s.drawn, 0)
    if is_out(s, seat):
        count = add_line(out, count, OUT_LINE, p.out_bonus, 0, 0, 0)
    return add_racks(p, s, seat, out, count) if s.ended else count


def add_turn(p: Parts, s: State, turn: int, out: Array, count: int) -> int:
    """What one finished turn brought and cost."""
    drawn, face, bonus = s.turn_drawn[turn], s.turn_face[turn], s.turn_bonus[turn]
    if drawn:
        count = add_line(out, count, DRAW_LINE, -p.draw_cost * drawn, turn, drawn, 0)
    if face == NOTHING:
        if costs_more(p, drawn):
            count = add_line(out, count, STUCK_LINE, -p.stuck_cost, turn, drawn, 0)
        return count
    count = add_line(out, count, TILE_LINE, tile_points(p, p.tile_of[face]), turn, face, 0)
    if bonus:
        count = add_line(out, count, BONUS_LINE, p.bonus[bonus], turn, face, bonus)
    return count


def costs_more(p: Parts, drawn: int) -> bool:
    """A seat that has drawn all that may be drawn in a turn, and places nothing, pays once more."""
    return bool(drawn >= p.draws)


def add_racks(p: Parts, s: State, seat: int, out: Array, count: int) -> int:
    """The end of the round, tile by tile: what was left on the racks, as far as it counts for the seat."""
    for owner in range(p.seats):
        sign = rack_sign(p, s, seat, owner)
        for tile in range(1, p.tiles + 1):
            if sign and on_rack(s, owner, tile):
                count = add_line(out, count, RACK_LINE, sign * p.sum_of[tile], tile, owner, 0)
    return count


def score(p: Parts, s: State, seat: int) -> int:
    """The points of all rounds so far."""
    return s.before[seat] + s.points[seat]


def goal_met(p: Parts, points: int) -> bool:
    """Is this total enough to make the round the last of a tournament?"""
    return bool(p.goal and points >= p.goal + p.exceed_goal)


def winners(p: Parts, s: State) -> int:
    """Of a finished game: the seats with the most points; or, if several have met the goal and the table wants it,
    those of them who won the last round."""
    met, deciding = 0, 0
    for seat in range(p.seats):
        if p.round_decides and goal_met(p, score(p, s, seat)):
            met += 1
            deciding |= int(won_round(p, s, seat)) << seat
    return deciding if met > 1 and deciding else leaders(p, s)


def leaders(p: Parts, s: State) -> int:
    """The seats with the most points."""
    won, most = 1, score(p, s, 0)
    for seat in range(1, p.seats):
        points = score(p, s, seat)
        if points > most:
            won, most = 0, points
        if points == most:
            won |= 1 << seat
    return won
