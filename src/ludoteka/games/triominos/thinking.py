"""How the room's players think. Kernel dialect, so that a search can compile it.

Greed looks no further than the points of a placement. A look at the table after it also sees who could go on there. An
expert reads the other racks from what their owners drew and laid, deals the unseen tiles in many ways that agree with
it, and plays each action on to the end of the round. States to be changed are arrays of one, so that a copy is one
assignment.
"""

from typing import Annotated

from ludoteka.core.actors import CHANCE
from ludoteka.core.dice import DICE_WORDS, roll, shake
from ludoteka.core.kernel import Array, Struct, shape

from .moves import apply, lay
from .parts import (
    MOST_ACTIONS,
    MOST_SEATS,
    MOST_TILES,
    NOBODY,
    NOTHING,
    PASS,
    SPOTS,
    WORDS,
    Parts,
    State,
    bit_of,
    face_of_action,
    in_pool,
    on_rack,
    spot_of,
    word_of,
)
from .rules import legal, meets, open_table
from .scoring import bonus_at, bonus_of, score, winners
from .view import gather_unseen, hidden_on_rack, take_one

NEVER = -1000  # worse than any placement: draw or pass only if nothing fits
FATES = 2_000_000_000

# What a look at the table counts, in hundredths of a point: each own tile that has a place; each hundredth of the
# unseen tiles that have one. And of a bonus, how many hundredths of what others may take, and of what only we can.
OWN_PLACE, OTHER_PLACE = 600, 50
OPEN_TO_ALL, OURS_ALONE = 100, 60

WIN, TIE = 1000, 500
LEAD_SHARE = 100  # of a win: how much a lead counts, compared with the win itself
WIDE = 400  # points: a lead like that counts fully


class Desk(Struct):
    """Room to think."""

    dice: Annotated[Array, shape(DICE_WORDS)]  # how the unseen tiles lie
    luck: Annotated[Array, shape(DICE_WORDS)]  # how one round goes on
    doubts: Annotated[Array, shape(MOST_SEATS, WORDS)]  # sets of tiles that a seat hardly has
    order: Annotated[Array, shape(MOST_TILES)]  # in which the pool comes
    actions: Annotated[Array, shape(MOST_ACTIONS)]  # in question
    totals: Annotated[Array, shape(MOST_ACTIONS)]  # what each of them came to in all worlds
    out: Annotated[Array, shape(MOST_ACTIONS)]


# -- greed ------------------------------------------------------------------------------------------------------


def placement_points(p: Parts, s: State, action: int) -> int:
    """The points for laying this tile there: its sum and its bonus."""
    face = face_of_action(action)
    bonus = bonus_of(p, s, face, s.open_cell[spot_of(action)])
    return int(p.sum_of[p.tile_of[face]] + p.bonus[bonus])


def greedy_worth(p: Parts, s: State, action: int) -> int:
    """As many points as possible at once, and no tile drawn that need not be."""
    return NEVER if action >= PASS else placement_points(p, s, action)


def greedy_choice(p: Parts, s: State, seat: int, dice: Array, out: Array) -> int:
    """The seat's action of most points at once; of equals, any."""
    best, chosen, equals = NEVER - 1, PASS, 0
    for index in range(legal(p, s, seat, out)):
        worth = greedy_worth(p, s, out[index])
        if worth > best:
            best, equals = worth, 0
        if worth == best:
            equals += 1
            if roll(dice, equals) == 0:
                chosen = out[index]
    return chosen


def finish_round(p: Parts, s: State, dice: Array, out: Array) -> int:
    """Let everybody take the most points at once until the round is over; return the number of steps."""
    steps = 0
    while not s.ended:
        if s.drawing != NOBODY:
            count = legal(p, s, CHANCE, out)
            apply(p, s, CHANCE, out[roll(dice, count)])
        else:
            apply(p, s, s.turn, greedy_choice(p, s, s.turn, dice, out))
        steps += 1
    return steps


# -- a look at the table after a placement ------------------------------------------------------------------------


def careful_worth(p: Parts, s: State, seat: int, action: int) -> int:
    """The points of a placement and what the table promises after it, in hundredths of a point. `s` is a copy of what
    the seat sees, to be changed."""
    points, face, spot = placement_points(p, s, action), face_of_action(action), spot_of(action)
    tile = p.tile_of[face]
    s.rack[seat, word_of(tile)] &= ~bit_of(tile)
    s.laid[word_of(tile)] |= bit_of(tile)
    s.held[seat] -= 1
    lay(s, face, spot)
    return 100 * points + (outlook(p, s, seat) if s.held[seat] else 0)


def outlook(p: Parts, s: State, seat: int) -> int:
    """What the table promises a seat that has just laid a tile, in hundredths of a point: places for its own tiles, few
    for those it has not seen, and no bonus that somebody else is likely to take."""
    unseen = max(1, p.tiles - s.on_table - s.held[seat])
    own, others = 0, 0
    for tile in range(1, p.tiles + 1):
        if not s.laid[word_of(tile)] & bit_of(tile) and has_place(p, s, tile):
            if on_rack(s, seat, tile):
                own += 1
            else:
                others += 1
    return int(own * OWN_PLACE - 100 * others // unseen * OTHER_PLACE + open_bonuses(p, s, seat, unseen))


def has_place(p: Parts, s: State, tile: int) -> bool:
    word, bit = word_of(tile), bit_of(tile)
    for spot in range(s.opens):
        if p.can[s.open_demand[spot], word] & bit:
            return True
    return False


def open_bonuses(p: Parts, s: State, seat: int, unseen: int) -> int:
    """What the bonuses on the table promise, or threaten: by how many unseen tiles could take them."""
    held = unseen - s.pool_left
    worth = 0
    for spot in range(s.opens):
        extra = p.bonus[bonus_at(p, s, s.open_cell[spot])]
        if extra:
            demand = s.open_demand[spot]
            risk = min(100, 100 * unseen_fits(p, s, seat, demand) * held // unseen)
            worth -= extra * risk * OPEN_TO_ALL // 100
            if meets(p, s, seat, demand):
                worth += extra * (100 - risk) * OURS_ALONE // 100
    return worth


def unseen_fits(p: Parts, s: State, seat: int, demand: int) -> int:
    """How many tiles that the seat has not seen would go there."""
    count = 0
    for index in range(p.fits[demand]):
        tile = p.tile_of[p.fit[demand, index]]
        if not (s.laid[word_of(tile)] | s.rack[seat, word_of(tile)]) & bit_of(tile):
            count += 1
    return count


# -- what a seat can infer about the other racks ----------------------------------------------------------------------


def read_racks(p: Parts, s: State, table: State, d: Desk) -> None:
    """For each seat, the tiles that it hardly has. `table` is a blank state, to lay the round out on once more."""
    open_table(p, table)
    for turn in range(s.turns):
        if table.on_table:
            note_doubts(p, s, table, turn, d)
        if s.turn_face[turn] != NOTHING:
            for spot in range(table.opens):
                if table.open_cell[spot] == s.turn_cell[turn]:
                    lay(table, s.turn_face[turn], spot)
                    break


def note_doubts(p: Parts, s: State, table: State, turn: int, d: Desk) -> None:
    """A seat that draws has nothing that fits, and goes on until something does: so nothing fitted that is still there.
    Who lays a tile without drawing had none that brought more."""
    seat, most = s.turn_seat[turn], NEVER
    if s.turn_drawn[turn]:
        for word in range(p.words):
            d.doubts[seat, word] = 0  # since then, other tiles have come
    else:
        most = p.sum_of[p.tile_of[s.turn_face[turn]]] + p.bonus[s.turn_bonus[turn]]
    for spot in range(table.opens):
        demand, extra = table.open_demand[spot], p.bonus[bonus_at(p, table, table.open_cell[spot])]
        for index in range(p.fits[demand]):
            tile = p.tile_of[p.fit[demand, index]]
            if p.sum_of[tile] + extra > most:
                d.doubts[seat, word_of(tile)] |= bit_of(tile)


def deal_unseen(p: Parts, s: State, viewer: int, trust: int, d: Desk) -> None:
    """As `resample`; but a tile that a seat hardly has goes to it only once in `trust` times."""
    left = gather_unseen(p, s, viewer)
    for seat in range(p.seats):
        if seat != viewer:
            for _ in range(hidden_on_rack(p, s, seat)):
                tile = take_one(p, s, roll(d.dice, left))
                while d.doubts[seat, word_of(tile)] & bit_of(tile) and roll(d.dice, trust):
                    s.pool[word_of(tile)] |= bit_of(tile)
                    tile = take_one(p, s, roll(d.dice, left))
                s.rack[seat, word_of(tile)] |= bit_of(tile)
                left -= 1


# -- how a round may go on ----------------------------------------------------------------------------------------


def ponder(p: Parts, s: Array, world: Array, future: Array, count: int, worlds: int, trust: int, d: Desk) -> None:
    """Play the first `count` actions on in so many worlds; add up how well they end. All of them meet the same luck."""
    seat = s[0].turn
    for _ in range(worlds):
        world[0] = s[0]
        deal_unseen(p, world[0], seat, trust, d)
        mix_pool(p, world[0], d)
        fate = roll(d.dice, FATES)
        for index in range(count):
            future[0] = world[0]
            shake(d.luck, fate)
            apply(p, future[0], seat, d.actions[index])
            play_on(p, future[0], d)
            d.totals[index] += esteem(p, future[0], seat)


def mix_pool(p: Parts, s: State, d: Desk) -> None:
    """Settle in which order the tiles of the pool will come."""
    count = 0
    for tile in range(1, p.tiles + 1):
        if in_pool(s, tile):
            other = roll(d.dice, count + 1)
            d.order[count] = d.order[other]
            d.order[other] = tile
            count += 1


def play_on(p: Parts, s: State, d: Desk) -> None:
    """Everybody takes the most points at once until the round is over."""
    came = 0
    while not s.ended:
        if s.drawing != NOBODY:
            apply(p, s, CHANCE, (s.drawing + 1) * SPOTS + d.order[came])
            came += 1
        else:
            apply(p, s, s.turn, greedy_choice(p, s, s.turn, d.luck, d.out))


def esteem(p: Parts, s: State, seat: int) -> int:
    """How good the end of a round is for a seat, in thousandths of a win. If it was the last, to win is nearly all;
    else the lead, as the next rounds will bring luck to everybody."""
    counted = TIE + TIE * max(-WIDE, min(WIDE, lead(p, s, seat))) // WIDE
    if p.goal and not s.reached:
        return counted
    winning = winners(p, s)
    won = WIN if winning == 1 << seat else TIE if winning >> seat & 1 else 0
    return (won * (WIN - LEAD_SHARE) + counted * LEAD_SHARE) // WIN


def lead(p: Parts, s: State, seat: int) -> int:
    """By how much the seat is ahead of the best of the others, in all rounds so far."""
    most = score(p, s, (seat + 1) % p.seats)
    for other in range(p.seats):
        if other != seat:
            most = max(most, score(p, s, other))
    return score(p, s, seat) - most
