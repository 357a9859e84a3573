"""What happens when somebody acts. Kernel dialect; what is allowed is in `rules`."""

from ludoteka.core.actors import CHANCE

from .parts import (
    ABSTAIN,
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
from .rules import lower_in_pile, put_on_pile
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
    elif action in (AGREE, DISAGREE, ABSTAIN):
        vote(p, s, actor, action)
    else:
        s.reveal_count += 1  # all else is done in the open
        if action < PASS:
            use_card(p, s, actor, card_of(action), spot_of(action))
        elif action == PASS:
            s.idle += 1
            end_turn(p, s)
        elif action == DRAW:
            draw_late(p, s, actor)
        elif action < LOCK:
            begin_vote(p, s, actor, action - OBJECT)
        else:
            lock_five(p, s, team_of(p, actor), action - LOCK)
            s.phase = PLAYING
            end_play(p, s)


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
    """A card is cut for a seat; when all have one, the seat with the lowest deals, and equals cut again."""
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
        else:
            place_chip(p, s, team_of(p, seat), spot)
        if s.phase == PLAYING:
            end_play(p, s)


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
        break_sequences(p, s, cell)
        lock_or_ask(p, s, team, cell)  # five that still stand in the line go on counting


def place_chip(p: Parts, s: State, team: int, cell: int) -> None:
    s.board[cell] = team + 1
    lock_or_ask(p, s, team, cell)
    if has_won(p, s, team):
        s.phase = OVER


def lock_or_ask(p: Parts, s: State, team: int, cell: int) -> None:
    """Lock the sequences that the lines through the cell now hold; where it matters which five, the team may be asked.
    That can only be with its first sequence: a second one wins."""
    before = s.made[team]
    lock_all(p, s, team, cell)
    if p.ask_lock and s.made[team] > before and not has_won(p, s, team):
        unlock_sequence(p, s, s.sequences - 1)
        if lock_choices(p, s, team) > 1:
            s.asked = next_of_team(p, s, team)
            s.phase = LOCKING
        else:
            lock_all(p, s, team, cell)


def next_of_team(p: Parts, s: State, team: int) -> int:
    """Who speaks for a team: the player whose turn it is, or the next one whose turn it will be."""
    seat = s.turn
    while team_of(p, seat) != team:
        seat = following(p, seat)
    return seat


def following(p: Parts, seat: int) -> int:
    return seat + 1 if seat + 1 < p.seats else 0


def end_play(p: Parts, s: State) -> None:
    """After playing: draw a card, at once or (manual draw) whenever the player thinks of it."""
    if p.manual_draw:
        s.owed |= 1 << s.turn
        s.played[s.turn] = s.reveal_count
    else:
        s.drawing = s.turn
    end_turn(p, s)


def end_turn(p: Parts, s: State) -> None:
    s.turn = following(p, s.turn)
    s.exchanged = 0
    s.objected = 0
    if s.idle == p.seats:  # a whole round without a chip placed or removed
        s.phase = OVER


def draw_late(p: Parts, s: State, seat: int) -> None:
    """Manual draw: a seat that played before this one and has not drawn yet has forgotten it."""
    s.drawing = seat
    for other in range(p.seats):
        if s.played[other] <= s.played[seat]:
            s.owed &= ~(1 << other)


# -- no table talk ----------------------------------------------------------------------------------------------


def begin_vote(p: Parts, s: State, seat: int, team: int) -> None:
    """The opponents of the accused decide; the objection is the first vote."""
    s.voters = 0
    for each in range(p.seats):
        if team_of(p, each) != team:
            s.voters |= 1 << each
    s.objector = seat
    s.accused = team
    s.objected |= 1 << seat
    s.voted = 1 << seat
    s.agreed = 1 << seat
    s.denied = 0
    s.phase = VOTING


def vote(p: Parts, s: State, seat: int, action: int) -> None:
    """Votes are open when the last one is in; of the opponents who saw it, more must agree than disagree."""
    s.voted |= 1 << seat
    if action == AGREE:
        s.agreed |= 1 << seat
    elif action == DISAGREE:
        s.denied |= 1 << seat
    if s.voted != s.voters:
        return
    s.reveal_count += 1
    if number_of(s.agreed) > number_of(s.denied):
        for each in range(p.seats):
            if s.held[each] and team_of(p, each) == s.accused:
                s.giving |= 1 << each
    s.phase = GIVING if s.giving else PLAYING


def number_of(seats: int) -> int:
    """How many seats are in a set."""
    count = 0
    while seats:
        count += seats & 1
        seats >>= 1
    return count
