"""What happens when somebody acts. Kernel dialect; what is allowed is in `rules`."""

from ludoteka.core.actors import CHANCE

from .parts import (
    AGREE,
    CARDS,
    COPIES,
    CUTTING,
    DEAD,
    DEALING,
    DISAGREE,
    DRAW,
    FREE,
    GIVE,
    GIVING,
    LOCK,
    LOCKING,
    NO_CARD,
    NOBODY,
    OBJECT,
    OVER,
    PASS,
    PLAYING,
    RANKS,
    SHUFFLE,
    SPOTS,
    VOTING,
    Parts,
    State,
    action_of,
    card_of,
    one_eyed,
    rank_of,
    spot_of,
    team_of,
)
from .rules import everybody, lower_in_pile, put_on_pile
from .scoring import (
    break_sequences,
    has_won,
    lock_all,
    lock_choices,
    lock_five,
    unlock_sequence,
)


def apply(p: Parts, s: State, actor: int, action: int) -> None:
    """Carry out a legal action."""
    if actor == CHANCE:
        deal_or_shuffle(p, s, action)
    elif action in (AGREE, DISAGREE):
        vote(p, s, actor, action)
    else:
        s.curtain += 1  # all else is done in the open
        if action < PASS:
            use_card(p, s, actor, card_of(action), spot_of(action))
        elif action == PASS:
            s.idle += 1
            end_turn(p, s)
        elif action == DRAW:
            draw_late(p, s, actor)
        elif action < LOCK:
            begin_vote(s, actor, action - OBJECT)
        else:
            lock_five(p, s, team_of(p, actor), action - LOCK)
            s.asked = 0
            s.phase = PLAYING
            end_play(p, s, actor)


def deal_or_shuffle(p: Parts, s: State, action: int) -> None:
    if action == SHUFFLE:
        shuffle_discards(p, s)
        return
    card = action % SPOTS
    take_from_pile(s, card)
    if s.phase == CUTTING:
        cut_card(p, s, card)
        return
    s.hand[s.drawing, s.held[s.drawing]] = card
    s.held[s.drawing] += 1
    if s.phase == DEALING:
        deal_on(p, s)
    else:
        s.drawing = NOBODY


def take_from_pile(s: State, card: int) -> None:
    """All above it move down. A loop of fixed length without branches compiles best."""
    for index in range(CARDS * COPIES):
        s.pile[index] = s.pile[index + 1] if s.pile[index] >= card else s.pile[index]
    s.pile_left -= 1


def shuffle_discards(p: Parts, s: State) -> None:
    for card in range(1, CARDS + 1):
        put_on_pile(s, card, s.discard[card])
        s.discard[card] = 0
    for seat in range(p.seats):
        s.top[seat] = NO_CARD
    s.thrown = 0


def cut_card(p: Parts, s: State, card: int) -> None:
    """A card is cut for a seat; when all have one, whoever has the lowest deals, and equals cut again."""
    s.cut[s.drawing] = card
    following = s.cutters >> (s.drawing + 1) << (s.drawing + 1)
    if following:
        s.drawing = lowest_of(following)
        return
    equals = lowest_cutters(p, s)
    gather_cut_cards(p, s)
    s.drawing = lowest_of(equals)
    if equals == 1 << s.drawing:
        s.dealer = s.drawing
        s.turn = (s.dealer + 1) % p.seats
        s.drawing = s.turn
        s.phase = DEALING
    else:
        s.cutters = equals


def lowest_of(seats: int) -> int:
    """The first seat of a set."""
    seat = 0
    while not seats >> seat & 1:
        seat += 1
    return seat


def lowest_cutters(p: Parts, s: State) -> int:
    """Who has cut the lowest card; aces are high."""
    lowest, equals = RANKS, 0
    for seat in range(p.seats):
        if s.cutters >> seat & 1:
            rank = rank_of(s.cut[seat])
            if rank < lowest:
                lowest, equals = rank, 0
            if rank == lowest:
                equals |= 1 << seat
    return equals


def gather_cut_cards(p: Parts, s: State) -> None:
    """They go back into the pack, to be shuffled with the others; who had which is remembered."""
    for seat in range(p.seats):
        if s.cutters >> seat & 1:
            put_back(s, s.cut[seat])


def put_back(s: State, card: int) -> None:
    """Into the pile, in its place."""
    place = lower_in_pile(s, card)
    for index in range(s.pile_left, place, -1):
        s.pile[index] = s.pile[index - 1]
    s.pile[place] = card
    s.pile_left += 1


def deal_on(p: Parts, s: State) -> None:
    """The next card goes to the next seat, until all have theirs."""
    s.drawing = (s.drawing + 1) % p.seats
    if s.held[s.drawing] == p.hand:
        s.drawing = NOBODY
        s.phase = PLAYING


def use_card(p: Parts, s: State, seat: int, card: int, spot: int) -> None:
    """The card goes from the hand onto the seat's discard pile, and what it does is done."""
    throw(s, seat, card)
    if spot == GIVE:
        s.giving &= ~(1 << seat)
        if s.giving == 0:
            s.phase = PLAYING
    elif spot == DEAD:
        s.exchanged += 1
        s.drawing = seat
    else:
        s.idle = 0
        s.last[seat] = action_of(card, spot)
        if one_eyed(card):
            remove_chip(p, s, spot)
            end_play(p, s, seat)
        else:
            place_chip(p, s, seat, spot)


def throw(s: State, seat: int, card: int) -> None:
    s.held[seat] -= 1
    slot = 0
    while s.hand[seat, slot] != card:
        slot += 1
    while slot < s.held[seat]:
        s.hand[seat, slot] = s.hand[seat, slot + 1]
        slot += 1
    s.hand[seat, slot] = NO_CARD
    s.discard[card] += 1
    s.thrown += 1
    s.top[seat] = card


def remove_chip(p: Parts, s: State, cell: int) -> None:
    team = s.board[cell] - 1
    s.board[cell] = FREE
    if s.locked[cell]:
        break_sequences(p, s, team, cell)


def place_chip(p: Parts, s: State, seat: int, cell: int) -> None:
    """A chip on the board, and the sequences it completes; where it matters which five, the player may be asked."""
    team = team_of(p, seat)
    s.board[cell] = team + 1
    before = s.made[team]
    lock_all(p, s, team, cell)
    if has_won(p, s, team):
        s.phase = OVER
        return
    if p.ask_lock and s.made[team] > before:
        unlock_sequence(p, s, s.sequences - 1)
        if lock_choices(p, s, team, cell) > 1:
            s.asked = cell
            s.phase = LOCKING
            return
        lock_all(p, s, team, cell)
    end_play(p, s, seat)


def end_play(p: Parts, s: State, seat: int) -> None:
    """After playing: draw a card, at once or (manual draw) whenever the player thinks of it."""
    if p.manual_draw:
        s.owed |= 1 << seat
    else:
        s.drawing = seat
    end_turn(p, s)


def end_turn(p: Parts, s: State) -> None:
    s.turn = s.turn + 1 if s.turn + 1 < p.seats else 0
    s.exchanged = 0
    s.objected = 0
    if s.idle == p.seats:  # a whole round without a chip placed or removed
        s.phase = OVER


def draw_late(p: Parts, s: State, seat: int) -> None:
    """Manual draw: whoever played before this seat and has not drawn yet has forgotten it."""
    s.owed &= ~(1 << seat)
    s.drawing = seat
    earlier = s.turn
    while earlier != seat:
        s.owed &= ~(1 << earlier)
        earlier = (earlier + 1) % p.seats


# -- no table talk ----------------------------------------------------------------------------------------------


def begin_vote(s: State, seat: int, team: int) -> None:
    s.objector = seat
    s.accused = team
    s.objected |= 1 << seat
    s.voted = 1 << seat
    s.agreed = 1 << seat
    s.phase = VOTING


def vote(p: Parts, s: State, seat: int, action: int) -> None:
    """Votes are open when the last one is in; more than half of the table must agree."""
    s.voted |= 1 << seat
    if action == AGREE:
        s.agreed |= 1 << seat
    if s.voted != everybody(p):
        return
    s.curtain += 1
    agreed = 0
    for each in range(p.seats):
        agreed += s.agreed >> each & 1
        if s.held[each] and team_of(p, each) == s.accused:
            s.giving |= 1 << each
    if 2 * agreed <= p.seats:
        s.giving = 0
    s.phase = GIVING if s.giving else PLAYING
