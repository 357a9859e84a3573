"""What happens when somebody acts. Kernel dialect; what is allowed is in `rules`."""

from ludoteka.core.actors import CHANCE

from .parts import (
    BETWEEN,
    BLOCKED,
    CORNERS,
    DEALING,
    DRAW,
    FOLD,
    HIGHEST,
    LOTS,
    MOST_ROUNDS,
    NO_BONUS,
    NO_TILE,
    NOBODY,
    NOTHING,
    OUT,
    OVER,
    PASS,
    PLAYING,
    SPOTS,
    WORDS,
    Parts,
    State,
    bit_of,
    corner_bits,
    corner_of,
    face_of_action,
    neighbour,
    number_at,
    place_around,
    side_taken,
    spot_of,
    word_of,
)
from .rules import everybody, highest_tile, is_blocked, mix_all, open_table, tile_to_show
from .scoring import bonus_of, costs_more, end_points, goal_met, laying_points, score


def apply(p: Parts, s: State, actor: int, action: int) -> None:
    """Carry out a legal action."""
    if actor == CHANCE:
        receive(p, s, action % SPOTS)
        return
    s.reveal_count += 1  # all that players do is done in the open
    if action == DRAW:
        s.drawn += 1
        s.drawing = actor
        gain(p, s, actor, -p.draw_cost)
    elif action == PASS:
        if costs_more(p, s.drawn):
            gain(p, s, actor, -p.stuck_cost)
        if s.drawn:
            note_turn(s, actor, NOTHING, 0, NO_BONUS)
        end_turn(p, s)
    else:
        place(p, s, actor, face_of_action(action), spot_of(action))


def gain(p: Parts, s: State, seat: int, points: int) -> None:
    """Points count at once; to meet the goal for a moment is enough to make this the last round."""
    s.points[seat] += points
    if goal_met(p, score(p, s, seat)):
        s.reached = 1


# -- tiles from the pool ----------------------------------------------------------------------------------------


def receive(p: Parts, s: State, tile: int) -> None:
    """Chance takes a tile from the pool for a seat; the first of a further round clears the table."""
    if s.phase == BETWEEN:
        begin_next_round(p, s)
    s.pool[word_of(tile)] &= ~bit_of(tile)
    s.pool_left -= 1
    if s.phase == LOTS:
        draw_lot(p, s, tile)
        return
    s.rack[s.drawing, word_of(tile)] |= bit_of(tile)
    s.held[s.drawing] += 1
    if s.phase == DEALING:
        deal_on(p, s)
    else:
        s.drawing = NOBODY


def deal_on(p: Parts, s: State) -> None:
    """The next tile goes to the next seat, until all have theirs."""
    s.drawing = (s.drawing + 1) % p.seats
    if s.held[s.drawing] < p.rack:
        return
    if p.start == HIGHEST:
        begin_play(s, seat_with_highest(p, s))
    else:
        s.phase = LOTS
        s.lotters = everybody(p)


def seat_with_highest(p: Parts, s: State) -> int:
    best = 0
    for seat in range(1, p.seats):
        if p.opening_rank[highest_tile(p, s, seat)] > p.opening_rank[highest_tile(p, s, best)]:
            best = seat
    return best


def draw_lot(p: Parts, s: State, tile: int) -> None:
    """A lot for a seat; when all have one, the highest sum starts, and equals draw again."""
    s.lot[s.drawing] = tile
    s.lots[word_of(tile)] |= bit_of(tile)
    following = s.lotters >> (s.drawing + 1) << (s.drawing + 1)
    if following:
        s.drawing = lowest_of(following)
        return
    equals = highest_lots(p, s)
    s.drawing = lowest_of(equals)
    if equals == 1 << s.drawing:
        return_lots(p, s)
        begin_play(s, s.drawing)
        return
    s.lotters = equals
    if s.pool_left < p.seats:
        return_lots(p, s)


def highest_lots(p: Parts, s: State) -> int:
    """Who has drawn the highest sum."""
    highest, equals = -1, 0
    for seat in range(p.seats):
        if s.lotters >> seat & 1:
            points = p.sum_of[s.lot[seat]]
            if points > highest:
                highest, equals = points, 0
            if points == highest:
                equals |= 1 << seat
    return equals


def lowest_of(seats: int) -> int:
    """The first seat of a set."""
    seat = 0
    while not seats >> seat & 1:
        seat += 1
    return seat


def return_lots(p: Parts, s: State) -> None:
    """The lots go back into the pool; who had which is remembered."""
    for word in range(WORDS):
        s.pool[word] |= s.lots[word]
        s.lots[word] = 0
    s.pool_left = p.tiles - p.seats * p.rack


def begin_play(s: State, seat: int) -> None:
    s.phase = PLAYING
    s.lotters = 0
    s.drawing = NOBODY
    s.starter = seat
    s.turn = seat


# -- tiles on the table -----------------------------------------------------------------------------------------


def place(p: Parts, s: State, seat: int, face: int, spot: int) -> None:
    cell, tile = s.open_cell[spot], p.tile_of[face]
    bonus = bonus_of(p, s, face, cell)
    show(s, tile_to_show(p, s, seat, tile))
    s.rack[seat, word_of(tile)] &= ~bit_of(tile)
    s.laid[word_of(tile)] |= bit_of(tile)
    s.held[seat] -= 1
    lay(s, face, spot)
    note_turn(s, seat, face, cell, bonus)
    gain(p, s, seat, laying_points(p, tile, bonus))
    if s.held[seat] == 0:
        s.drawn = 0
        end_round(p, s, OUT)
    else:
        end_turn(p, s)


def show(s: State, tile: int) -> None:
    """Everybody sees a tile, and it stays on its rack."""
    if tile != NO_TILE:
        s.revealed[word_of(tile)] |= bit_of(tile)


def lay(s: State, face: int, spot: int) -> None:
    """Put a tile on an open cell, and keep the list of open cells and their demands up to date."""
    cell = s.open_cell[spot]
    close_spot(s, spot)
    s.on_table += 1
    for corner in range(CORNERS):
        point = corner_of(cell, corner)
        if number_at(s, point) == NOTHING:
            s.point[point % FOLD] = corner_bits(face, corner)
            demand_there(s, point, corner_bits(face, corner))
        s.point[point % FOLD] |= place_around(cell, corner) << 3
    for side in range(CORNERS):
        if not side_taken(s, cell, side):
            adjacent = neighbour(cell, side)
            if not side_taken(s, adjacent, (side + 1) % 3) and not side_taken(s, adjacent, (side + 2) % 3):
                open_spot(s, adjacent)  # with another side taken it has been open before


def close_spot(s: State, spot: int) -> None:
    """The last open cell takes its place in the list."""
    s.opens -= 1
    s.open_cell[spot] = s.open_cell[s.opens]
    s.open_demand[spot] = s.open_demand[s.opens]
    s.open_third[spot] = s.open_third[s.opens]
    s.open_cell[s.opens] = 0
    s.open_demand[s.opens] = 0
    s.open_third[s.opens] = 0


def open_spot(s: State, cell: int) -> None:
    """A cell adjacent to a tile: two of its corners are known, the third perhaps."""
    s.open_cell[s.opens] = cell
    for corner in range(CORNERS):
        point = corner_of(cell, corner)
        number = number_at(s, point)
        s.open_demand[s.opens] |= number << (3 * corner)
        if number == NOTHING:
            s.open_third[s.opens] = point
    s.opens += 1


def demand_there(s: State, point: int, number: int) -> None:
    """A number came to lie at this point: open cells that touch it demand it from now on."""
    for spot in range(s.opens):
        if s.open_third[spot] == point:
            s.open_third[spot] = 0
            for corner in range(CORNERS):
                if corner_of(s.open_cell[spot], corner) == point:
                    s.open_demand[spot] |= number << (3 * corner)


def note_turn(s: State, seat: int, face: int, cell: int, bonus: int) -> None:
    """Remember what was done in a turn, to explain later how the points came about."""
    s.turn_seat[s.turns] = seat
    s.turn_face[s.turns] = face
    s.turn_cell[s.turns] = cell
    s.turn_bonus[s.turns] = bonus
    s.turn_drawn[s.turns] = s.drawn
    s.turns += 1


# -- turns and rounds -------------------------------------------------------------------------------------------


def end_turn(p: Parts, s: State) -> None:
    s.drawn = 0
    if s.pool_left == 0 and is_blocked(p, s):
        end_round(p, s, BLOCKED)
    else:
        s.turn = (s.turn + 1) % p.seats


def end_round(p: Parts, s: State, how: int) -> None:
    """Table and racks stay as they are, to be looked at, until the next round's first tile is dealt."""
    s.ended = how
    for seat in range(p.seats):
        gain(p, s, seat, end_points(p, s, seat))
    if p.goal and not s.reached and s.round < MOST_ROUNDS - 1:
        s.phase = BETWEEN
        s.drawing = 0
        mix_all(p, s)
    else:
        s.phase = OVER


def begin_next_round(p: Parts, s: State) -> None:
    clear_table(s)
    for seat in range(p.seats):
        s.earlier[s.round, seat] = s.points[seat]
        s.before[seat] += s.points[seat]
        s.points[seat] = 0
        s.held[seat] = 0
        s.lot[seat] = NO_TILE
        for word in range(WORDS):
            s.rack[seat, word] = 0
            s.laid[word] = 0
            s.revealed[word] = 0
    s.round += 1
    s.ended = 0
    s.phase = DEALING
    open_table(p, s)


def clear_table(s: State) -> None:
    for turn in range(s.turns):
        for corner in range(CORNERS):
            if s.turn_face[turn] != NOTHING:
                s.point[corner_of(s.turn_cell[turn], corner) % FOLD] = 0
        s.turn_seat[turn] = 0
        s.turn_face[turn] = NOTHING
        s.turn_cell[turn] = 0
        s.turn_bonus[turn] = NO_BONUS
        s.turn_drawn[turn] = 0
    while s.opens:
        close_spot(s, s.opens - 1)
    s.turns = 0
    s.on_table = 0
