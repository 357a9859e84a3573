"""The rules of play: who acts, and what is allowed. Kernel dialect; one place for each rule."""

from ludoteka.core.actors import CHANCE
from ludoteka.core.kernel import Array
from ludoteka.core.kernel_api import FINE, NO_SUCH_ACTION, NOT_YOUR_TURN

from .parts import (
    APART,
    CORNERS,
    DRAW,
    HIGHEST,
    MOST_FITS,
    NO_TILE,
    NOBODY,
    NOTHING,
    ORIGIN,
    OVER,
    PASS,
    SPOTS,
    TAKEN,
    WORD,
    Parts,
    State,
    action_of,
    bit_of,
    corner_bits,
    face_of_action,
    in_pool,
    is_among,
    is_triple,
    on_rack,
    points_down,
    spot_of,
    turned,
    word_of,
)

RULES_VERSION = 1

# Refusals; their codes and rule ids are in `refusals`, their words in `text`.
NO_SUCH_TILE = 10
TILE_NOT_ON_RACK = 11
CELL_TAKEN = 12
NOT_ADJACENT = 13
NOT_THE_HIGHEST = 14
TOP_DISAGREES = 15  # and the five that follow: corner by corner, first of a cell that points up
OPEN_FIRST = 21
POOL_IS_EMPTY = 22
ENOUGH_DRAWN = 23
CAN_PLACE = 24
MUST_PLACE = 25
DRAW_FIRST = 26
TILE_NOT_IN_POOL = 27
ANOTHER_PLAYERS_TILE = 28
FITS_SO_LAY_IT = 29


def setup(p: Parts, s: State) -> None:
    """From a zeroed state to the start of the game."""
    mix_all(p, s)
    open_table(p, s)


def mix_all(p: Parts, s: State) -> None:
    """All tiles face down, ready to be dealt; those of a round just played still lie where they are, to be seen."""
    for tile in range(1, p.tiles + 1):
        s.pool[word_of(tile)] |= bit_of(tile)


def open_table(p: Parts, s: State) -> None:
    """An empty table: the first cell is open to anything."""
    s.pool_left = p.tiles
    s.opens = 1
    s.open_cell[0] = ORIGIN


# -- who acts ---------------------------------------------------------------------------------------------------


def to_act(p: Parts, s: State) -> int:
    """Who must act now; nobody: the game is over."""
    if s.phase == OVER:
        return 0
    return 1 << CHANCE if s.drawing != NOBODY else 1 << s.turn


def may_act(p: Parts, s: State) -> int:
    """Nobody has a choice out of turn in this game."""
    return 0


def everybody(p: Parts) -> int:
    return (1 << p.seats) - 1


# -- what is allowed --------------------------------------------------------------------------------------------


def refusal(p: Parts, s: State, actor: int, action: int) -> int:
    """Why this action is not allowed, or FINE."""
    if not to_act(p, s) >> actor & 1:
        return NOT_YOUR_TURN
    if action < 0 or action > DRAW:
        return NO_SUCH_ACTION
    if actor == CHANCE:
        return chance_refusal(p, s, action)
    if action == DRAW:
        return draw_refusal(p, s, actor)
    if action == PASS:
        return pass_refusal(p, s, actor)
    return place_refusal(p, s, actor, face_of_action(action), spot_of(action))


def chance_refusal(p: Parts, s: State, action: int) -> int:
    tile = action % SPOTS
    if tile == NO_TILE or tile > p.tiles:
        return NO_SUCH_ACTION
    if action // SPOTS != s.drawing + 1:
        return ANOTHER_PLAYERS_TILE
    return FINE if in_pool(s, tile) else TILE_NOT_IN_POOL


def place_refusal(p: Parts, s: State, seat: int, face: int, spot: int) -> int:
    """May the seat lay this tile there, turned like that?"""
    tile = p.tile_of[face]
    if tile == NO_TILE:
        return NO_SUCH_TILE
    if not on_rack(s, seat, tile):
        return TILE_NOT_ON_RACK
    if spot == TAKEN:
        return CELL_TAKEN
    if spot == APART:
        return NOT_ADJACENT
    if spot >= s.opens:
        return NO_SUCH_ACTION
    if s.on_table == 0:
        return FINE if may_open(p, s, seat, tile) else NOT_THE_HIGHEST
    return corner_refusal(s, face, spot)


def corner_refusal(s: State, face: int, spot: int) -> int:
    """Every corner that touches another must agree with it; if one does not: which."""
    for corner in range(CORNERS):
        wanted = corner_bits(s.open_demand[spot], corner)
        if wanted != NOTHING and wanted != corner_bits(face, corner):
            return TOP_DISAGREES + 3 * points_down(s.open_cell[spot]) + corner
    return FINE


def may_open(p: Parts, s: State, seat: int, tile: int) -> bool:
    """The first tile is any; or the highest triple (0-0-0 instead, if it is there too), else the highest sum."""
    if p.start != HIGHEST:
        return True
    highest = highest_tile(p, s, seat)
    zeros = p.sum_of[tile] == 0 and is_triple(p.face_of[highest])
    return bool(tile == highest or zeros)


def tile_to_show(p: Parts, s: State, seat: int, tile: int) -> int:
    """Who opens with 0-0-0 and holds the triple that was to start shows it, if the table wants it; else NO_TILE."""
    if s.on_table or not p.show_triple:
        return NO_TILE
    highest = highest_tile(p, s, seat)
    return highest if tile != highest else NO_TILE


def highest_tile(p: Parts, s: State, seat: int) -> int:
    """The tile on a rack with which its owner would start."""
    best = NO_TILE
    for tile in range(1, p.tiles + 1):
        if on_rack(s, seat, tile) and p.opening_rank[tile] > p.opening_rank[best]:
            best = tile
    return best


def draw_refusal(p: Parts, s: State, seat: int) -> int:
    if s.on_table == 0:
        return OPEN_FIRST
    if s.pool_left == 0:
        return POOL_IS_EMPTY
    if s.drawn >= p.draws:
        return ENOUGH_DRAWN
    return CAN_PLACE if p.only_if_stuck and can_place(p, s, seat) else FINE


def pass_refusal(p: Parts, s: State, seat: int) -> int:
    """Only who has drawn all that may be drawn can pass; when the pool is empty, or where only who is stuck may draw,
    only who cannot place."""
    if s.on_table == 0:
        return OPEN_FIRST
    if s.pool_left == 0:
        return MUST_PLACE if can_place(p, s, seat) else FINE
    if s.drawn < p.draws:
        return DRAW_FIRST
    return FITS_SO_LAY_IT if p.only_if_stuck and can_place(p, s, seat) else FINE


def can_place(p: Parts, s: State, seat: int) -> bool:
    for spot in range(s.opens):
        if meets(p, s, seat, s.open_demand[spot]):
            return True
    return False


def meets(p: Parts, s: State, seat: int, demand: int) -> bool:
    """Has the seat a tile that goes where these corners are demanded?"""
    return any_meets(p, s.rack[seat, 0], s.rack[seat, 1], demand)


def any_meets(p: Parts, low: int, high: int, demand: int) -> bool:
    """Does a tile of the set that these two words are go there?"""
    return bool(low & p.can[demand, 0] | high & p.can[demand, 1])


def is_blocked(p: Parts, s: State) -> bool:
    """Nobody can place a tile."""
    for seat in range(p.seats):
        if can_place(p, s, seat):
            return False
    return True


# -- all that is allowed ----------------------------------------------------------------------------------------


def legal(p: Parts, s: State, actor: int, out: Array) -> int:
    """Write the actor's legal actions into `out`; return how many."""
    if not to_act(p, s) >> actor & 1:
        return 0
    if actor == CHANCE:
        return legal_tiles(p, s, out)
    if s.on_table == 0:
        return legal_openings(p, s, actor, out)
    count = legal_placements(p, s, actor, out)
    if s.pool_left and s.drawn < p.draws:
        if count == 0 or not p.only_if_stuck:
            out[count] = DRAW
            count += 1
    elif count == 0 or (s.pool_left and not p.only_if_stuck):
        out[count] = PASS
        count += 1
    return count


def legal_tiles(p: Parts, s: State, out: Array) -> int:
    """Every tile in the pool."""
    first, last = (s.drawing + 1) * SPOTS, p.tiles + 1
    count = add_tiles(s.pool[0], first, min(WORD, last), out, 0)
    return add_tiles(s.pool[1], first + WORD, last - WORD, out, count)


def add_tiles(word: int, base: int, tiles: int, out: Array, count: int) -> int:
    """Write `base` and each tile that is in this word of a set into `out` after the first `count`; return how many are
    there then."""
    bits = word
    count = max(count, 0)  # it never is below; but the compiler would else look for an index from the end each time
    for action in range(base, base + tiles):
        out[count] = action  # written first, counted after: no branches, so the compiled loop is fast
        count += bits & 1
        bits >>= 1
    return count


def legal_openings(p: Parts, s: State, seat: int, out: Array) -> int:
    """The first tile, turned in any way."""
    count = 0
    for tile in range(1, p.tiles + 1):
        if on_rack(s, seat, tile) and may_open(p, s, seat, tile):
            face = p.face_of[tile]
            for _ in range(1 if is_triple(face) else CORNERS):
                out[count] = action_of(face, 0)
                count += 1
                face = turned(face)
    return count


def legal_placements(p: Parts, s: State, seat: int, out: Array) -> int:
    """Open cell by open cell, each tile on the rack that goes there. All places of `fit` are tried: where fewer faces
    meet a demand the others hold NOTHING, which is no tile on any rack."""
    count, low, high = 0, s.rack[seat, 0], s.rack[seat, 1]
    for spot in range(s.opens):
        demand = s.open_demand[spot]
        if any_meets(p, low, high, demand):
            count = max(count, 0)  # as above
            for index in range(MOST_FITS):
                face = p.fit[demand, index]
                out[count] = action_of(face, spot)  # written first, counted after, as above
                count += int(is_among(low, high, p.tile_of[face]))
    return count


# -- where ------------------------------------------------------------------------------------------------------


def spot_at(s: State, cell: int) -> int:
    """A cell as the spot of an action: which open cell it is, or why it is none."""
    for spot in range(s.opens):
        if s.open_cell[spot] == cell:
            return spot
    for turn in range(s.turns):
        if s.turn_face[turn] != NOTHING and s.turn_cell[turn] == cell:
            return TAKEN
    return APART
