"""What a board may still bring: how the bots judge a placement. Kernel dialect.

A line evaluation. Every unbroken row counts its points times the chance that enough fitting tiles are still called;
rows that wait for the same number share what is left in the bag. Everything here is for one board: seat 0 of a table
of one.
"""

from typing import Annotated

from ludoteka.core.actors import CHANCE
from ludoteka.core.dice import roll
from ludoteka.core.kernel import Array, Struct, shape

from .parts import (
    ASIDE,
    ASIDES,
    BEAMS,
    BRIGHTEST,
    CALLING,
    DIRECTIONS,
    DONE,
    LONGEST_ROW,
    MOON,
    MOST_CELLS,
    MOST_ROWS,
    NO_TILE,
    ORDINARY_TILES,
    SUN,
    VALVE,
    Parts,
    State,
    spot_of,
    tile_of,
)
from .rules import apply, legal, to_act, waits_aside
from .scoring import BRIGHTEST_POINTS, BROKEN, MOON_POINTS, SUN_POINTS, round_points, row_number, row_promise

WHOLE = 1024  # a certain chance; points are counted in this fraction, too
RANKS = 4  # a direction's three numbers, lowest first; 0 stands for any
ANY = 0
MOST_ALIKE = 14  # tiles in the bag that fit one number, jokers among them
MOST_NEEDED = 20


class Lore(Struct):
    """What a bot knows before it thinks (the box, odds, its character), and its scratch paper."""

    rank: Annotated[Array, shape(DIRECTIONS, 10)]  # of a number in its direction
    number_of: Annotated[Array, shape(DIRECTIONS, RANKS)]
    odds: Annotated[Array, shape(MOST_CELLS + 1, MOST_ALIKE + 1, MOST_NEEDED + 1)]  # calls left, fitting, needed
    counts_bag: int  # 0: believes that the bag is always full
    fresh: int  # how seriously an empty row is taken
    glow: int  # how seriously the bonus for the brightest beam is taken
    supply: Annotated[Array, shape(DIRECTIONS, RANKS)]  # tiles in the bag that fit a number
    shining: Annotated[Array, shape(3)]  # tiles in the bag with a symbol
    promise: Annotated[Array, shape(MOST_ROWS)]  # a row's rank, ANY, or BROKEN
    need: Annotated[Array, shape(MOST_ROWS)]  # tiles missing in a row
    wanted: Annotated[Array, shape(DIRECTIONS, RANKS)]  # tiles that rows wait for


# -- the bag ----------------------------------------------------------------------------------------------------


def look_into_bag(p: Parts, s: State, lore: Lore) -> None:
    """Count, once for each called tile, what can still come."""
    for direction in range(DIRECTIONS):
        for rank in range(RANKS):
            lore.supply[direction, rank] = 0
    for symbol in range(3):
        lore.shining[symbol] = 0
    for tile in range(1, p.tiles + 1):
        if s.bag[tile] or not lore.counts_bag:
            count_tile(p, lore, tile)


def count_tile(p: Parts, lore: Lore, tile: int) -> None:
    lore.shining[p.symbol[tile]] += 1
    for direction in range(DIRECTIONS):
        for rank in range(RANKS):
            if fits(p, lore, tile, direction, rank):
                lore.supply[direction, rank] += 1


def fits(p: Parts, lore: Lore, tile: int, direction: int, rank: int) -> bool:
    own = lore.rank[direction, p.number[tile, direction]]  # ANY for a joker
    return bool(ANY in (own, rank) or own == rank)


# -- the rows ---------------------------------------------------------------------------------------------------


def estimate(p: Parts, s: State, lore: Lore) -> int:
    """The points that the board has and may still get, in WHOLEs."""
    read_rows(p, s, lore)
    total = 0
    for row in range(p.rows):
        if lore.need[row] == 0:
            total += row_number(p, s, 0, row) * p.row_length[row] * WHOLE
    total += promised_estimate(p, s, lore) + fresh_estimate(p, s, lore)
    if p.scoring == BEAMS:
        total += beams_estimate(p, s, lore)
    if p.scoring == BRIGHTEST:
        total += brightest_estimate(p, s, lore, SUN) + brightest_estimate(p, s, lore, MOON)
    return total


def read_rows(p: Parts, s: State, lore: Lore) -> None:
    for row in range(p.rows):
        promise = row_promise(p, s, 0, row)
        lore.promise[row] = BROKEN if promise == BROKEN else lore.rank[p.row_direction[row], promise]
        missing = 0
        for place in range(p.row_length[row]):
            missing += s.board[0, p.row_cells[row, place]] == NO_TILE
        lore.need[row] = missing


def promised_estimate(p: Parts, s: State, lore: Lore) -> int:
    """Of rows that wait for the same number, the one that needs least is served first, the next from what is left."""
    for direction in range(DIRECTIONS):
        for rank in range(RANKS):
            lore.wanted[direction, rank] = 0
    total = 0
    for need in range(1, LONGEST_ROW):
        for row in range(p.rows):
            if lore.need[row] == need and lore.promise[row] > ANY:
                direction, rank = p.row_direction[row], lore.promise[row]
                lore.wanted[direction, rank] += need
                points = lore.number_of[direction, rank] * p.row_length[row]
                total += points * chance(p, s, lore, direction, rank, lore.wanted[direction, rank])
    return total


def fresh_estimate(p: Parts, s: State, lore: Lore) -> int:
    """Rows without a number yet: each counts the best of the three, after those that have one."""
    total = 0
    for row in range(p.rows):
        if lore.need[row] and lore.promise[row] == ANY:
            direction, best = p.row_direction[row], 0
            for rank in range(1, RANKS):
                wanted = lore.need[row] + lore.wanted[direction, rank]
                points = lore.number_of[direction, rank] * p.row_length[row]
                best = max(best, points * chance(p, s, lore, direction, rank, wanted))
            total += best * lore.fresh // WHOLE
    return total


def chance(p: Parts, s: State, lore: Lore, direction: int, rank: int, wanted: int) -> int:
    if wanted > MOST_NEEDED:
        return 0
    return int(lore.odds[p.calls - s.called, min(MOST_ALIKE, lore.supply[direction, rank]), wanted])


# -- suns and moons ---------------------------------------------------------------------------------------------


def beam_chance(p: Parts, s: State, lore: Lore, row: int, symbol: int) -> int:
    for place in range(p.row_length[row]):
        tile = s.board[0, p.row_cells[row, place]]
        if tile != NO_TILE and p.symbol[tile] != symbol:
            return 0
    return int(lore.odds[p.calls - s.called, min(MOST_ALIKE, lore.shining[symbol]), lore.need[row]])


def beams_estimate(p: Parts, s: State, lore: Lore) -> int:
    total = 0
    for row in range(p.rows):
        sun = SUN_POINTS * beam_chance(p, s, lore, row, SUN)
        moon = MOON_POINTS * beam_chance(p, s, lore, row, MOON)
        total += max(sun, moon) * p.row_length[row]
    return total


def brightest_estimate(p: Parts, s: State, lore: Lore, symbol: int) -> int:
    """The bonus needs one beam, along a row that scores: the likeliest one counts."""
    best = 0
    for row in range(p.rows):
        if lore.promise[row] != BROKEN:
            direction, rank = p.row_direction[row], max(1, lore.promise[row])
            along = chance(p, s, lore, direction, rank, lore.need[row]) if lore.need[row] else WHOLE
            best = max(best, along * beam_chance(p, s, lore, row, symbol) // WHOLE * p.row_length[row] // 5)
    return BRIGHTEST_POINTS * best * lore.glow // WHOLE


# -- choosing ---------------------------------------------------------------------------------------------------


def placement_estimate(p: Parts, s: State, lore: Lore, action: int) -> int:
    """The estimate of the board after an action. The state is as before when this returns."""
    if action == DONE:
        return round_points(p, s, 0) * WHOLE
    tile, spot = tile_of(action), spot_of(action)
    if spot == ASIDE:
        return aside_estimate(p, s, lore, tile)
    cell = spot % VALVE
    s.board[0, cell] = tile
    estimated = estimate(p, s, lore) if s.phase == CALLING else best_valves(p, s) * WHOLE
    s.board[0, cell] = NO_TILE
    return estimated


def best_valves(p: Parts, s: State) -> int:
    """The most points that the tiles still aside can make of the board: all ways to lay two, or leave them."""
    best = round_points(p, s, 0)
    for a in range(p.cells):
        for b in range(p.cells):
            if a != b and free_valve(p, s, a) and free_valve(p, s, b):
                best = max(best, points_with(p, s, a, b))
    return best


def free_valve(p: Parts, s: State, cell: int) -> bool:
    return bool(p.is_valve[cell] and s.board[0, cell] == NO_TILE)


def points_with(p: Parts, s: State, a: int, b: int) -> int:
    """The points with the next waiting tile on valve a, the one after it on valve b. The state stays as it is."""
    for slot in range(ASIDES):
        if waits_aside(p, s, 0, s.aside[0, slot]) and s.aside[0, slot] <= ORDINARY_TILES:
            cell = a if s.board[0, a] == NO_TILE else b
            s.board[0, cell] = s.aside[0, slot]
    points = round_points(p, s, 0)
    s.board[0, a] = NO_TILE
    s.board[0, b] = NO_TILE
    return points


def aside_estimate(p: Parts, s: State, lore: Lore, tile: int) -> int:
    """A tile put aside will lie on the valve where it does most good; a special one never comes back."""
    best = estimate(p, s, lore)
    if tile <= ORDINARY_TILES:
        for cell in range(p.cells):
            if p.is_valve[cell] and s.board[0, cell] == NO_TILE:
                s.board[0, cell] = tile
                best = max(best, estimate(p, s, lore))
                s.board[0, cell] = NO_TILE
    return best


def lay_asides(p: Parts, s: State, lore: Lore) -> None:
    """Put the tiles aside on the valves, each where it does most good."""
    for slot in range(ASIDES):
        tile = s.aside[0, slot]
        if tile != NO_TILE and tile <= ORDINARY_TILES:
            best, chosen = -1, -1
            for cell in range(p.cells):
                if p.is_valve[cell] and s.board[0, cell] == NO_TILE:
                    s.board[0, cell] = tile
                    estimated = estimate(p, s, lore)
                    s.board[0, cell] = NO_TILE
                    if estimated > best:
                        best, chosen = estimated, cell
            if chosen >= 0:
                s.board[0, chosen] = tile


def judge(p: Parts, s: State, imagined: State, lore: Lore, out: Array, estimates: Array) -> int:
    """Write the legal actions into `out` and the estimate of each into `estimates`; return how many. `imagined` is a
    copy of `s` to think with."""
    count = legal(p, s, 0, out)
    look_into_bag(p, s, lore)
    if s.phase == CALLING:
        lay_asides(p, imagined, lore)
    for index in range(count):
        estimates[index] = placement_estimate(p, imagined, lore, out[index])
    return count


def best_of(count: int, estimates: Array) -> int:
    best = 0
    for index in range(1, count):
        if estimates[index] > estimates[best]:
            best = index
    return best


def finish_round(p: Parts, s: Array, imagined: Array, lore: Lore, dice: Array, out: Array, estimates: Array) -> int:
    """Play the last round to its end by the estimate alone, with tiles called at random; return its points. `s` and
    `imagined` are arrays of one state."""
    while True:
        waiting = to_act(p, s[0])
        if waiting == 0:
            return round_points(p, s[0], 0)
        if waiting >> CHANCE & 1:
            apply(p, s[0], CHANCE, out[roll(dice, legal(p, s[0], CHANCE, out))])
        else:
            imagined[0] = s[0]
            count = judge(p, s[0], imagined[0], lore, out, estimates)
            apply(p, s[0], 0, out[best_of(count, estimates)])


def finish_rounds(
    p: Parts,
    start: Array,
    s: Array,
    imagined: Array,
    lore: Lore,
    games: int,
    dice: Array,
    out: Array,
    estimates: Array,
) -> int:
    """Play the same position to the end of the round many times; return the points of all."""
    total = 0
    for _ in range(games):
        s[0] = start[0]
        total += finish_round(p, s, imagined, lore, dice, out, estimates)
    return total
