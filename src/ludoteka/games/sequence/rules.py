"""The rules of play: who acts, and what is allowed. Kernel dialect; one place for each rule."""

from ludoteka.core.actors import CHANCE
from ludoteka.core.kernel import Array
from ludoteka.core.kernel_api import FINE, NO_SUCH_ACTION, NOT_YOUR_TURN

from .parts import (
    ABSTAIN,
    AGREE,
    CARDS,
    CELLS,
    COPIES,
    CORNER,
    DEAD,
    DISAGREE,
    DRAW,
    FIVES,
    FREE,
    GIVE,
    GIVING,
    LOCK,
    LOCKING,
    NOBODY,
    OBJECT,
    OFF_BOARD,
    OUTSIDE,
    OVER,
    PASS,
    PLAYING,
    SHUFFLE,
    SIDE,
    SPOTS,
    VOTING,
    Parts,
    State,
    action_of,
    card_of,
    is_jack,
    one_eyed,
    spot_of,
    team_of,
    two_eyed,
)
from .scoring import can_lock

RULES_VERSION = 2

# Refusals; their codes and rule ids are in `refusals`, their words in `text`.
CARD_NOT_IN_HAND = 10
CELL_TAKEN = 11
WRONG_CELL = 12
CORNER_IS_FREE = 13
NOTHING_TO_REMOVE = 14
OWN_CHIP = 15
CHIP_LOCKED = 16
NOT_DEAD = 17
ENOUGH_EXCHANGED = 18
NOTHING_TO_DRAW = 19
CAN_PLAY = 20
CAN_EXCHANGE = 21
NO_RIGHT_TO_DRAW = 22
NOT_A_SEQUENCE = 23
TALK_ALLOWED = 24
OWN_TEAM = 25
OBJECTED_ALREADY = 26
CHOOSE_A_FIVE = 27
CARD_NOT_IN_PILE = 28
ANOTHER_PLAYERS_CARD = 29
PILE_NOT_EMPTY = 30


def setup(p: Parts, s: State) -> None:
    """From a zeroed state to the start of the game: an empty board, all cards together, nobody has cut."""
    s.drawing = 0
    s.cutters = everybody(p)
    s.board[OUTSIDE] = OFF_BOARD
    s.board[0] = CORNER
    s.board[SIDE - 1] = CORNER
    s.board[CELLS - SIDE] = CORNER
    s.board[CELLS - 1] = CORNER
    for card in range(1, CARDS + 1):
        put_on_pile(s, card, COPIES)


def put_on_pile(s: State, card: int, copies: int) -> None:
    """Cards go onto the pile by their number; which one comes next is up to chance."""
    for _ in range(copies):
        s.pile[s.pile_left] = card
        s.pile_left += 1


# -- who acts ---------------------------------------------------------------------------------------------------


def to_act(p: Parts, s: State) -> int:
    """Who must act now; nobody: the game is over."""
    if s.phase == OVER:
        return 0
    if s.drawing != NOBODY:
        return 1 << CHANCE
    if s.phase == VOTING:
        return s.voters & ~s.voted
    if s.phase == GIVING:
        return s.giving
    if s.phase == LOCKING:
        return 1 << s.asked
    return 1 << s.turn


def may_act(p: Parts, s: State) -> int:
    """Who may act without being asked: draw late, or object to table talk."""
    if s.phase != PLAYING or s.drawing != NOBODY:
        return 0
    return s.owed | (everybody(p) & ~s.objected if p.no_talk else 0)


def everybody(p: Parts) -> int:
    return (1 << p.seats) - 1


# -- what is allowed --------------------------------------------------------------------------------------------


def refusal(p: Parts, s: State, actor: int, action: int) -> int:
    """Why this action is not allowed, or FINE."""
    if not (to_act(p, s) | may_act(p, s)) >> actor & 1:
        return NOT_YOUR_TURN
    if actor == CHANCE:
        return chance_refusal(p, s, action)
    if action < 0 or action >= LOCK + FIVES:
        return NO_SUCH_ACTION
    if s.phase == LOCKING:
        return lock_refusal(p, s, actor, action)
    if s.phase == VOTING:
        return FINE if action in (AGREE, DISAGREE, ABSTAIN) else NO_SUCH_ACTION
    if s.phase == GIVING:
        return give_refusal(p, s, actor, action)
    if action == DRAW:
        return draw_refusal(p, s, actor)
    if action >= OBJECT and action < LOCK:
        return objection_refusal(p, s, actor, action - OBJECT)
    return turn_refusal(p, s, actor, action) if actor == s.turn else NOT_YOUR_TURN


def chance_refusal(p: Parts, s: State, action: int) -> int:
    if s.pile_left == 0:
        return FINE if action == SHUFFLE else CARD_NOT_IN_PILE
    if action == SHUFFLE:
        return PILE_NOT_EMPTY
    card = action % SPOTS
    if action < 0 or card < 1 or card > CARDS:
        return NO_SUCH_ACTION
    if action // SPOTS != s.drawing + 1:
        return ANOTHER_PLAYERS_CARD
    return FINE if s.pile[lower_in_pile(s, card)] == card else CARD_NOT_IN_PILE


def lower_in_pile(s: State, card: int) -> int:
    """How many cards of the pile have lower numbers: this one lies there, if it is in the pile."""
    low, high = 0, s.pile_left
    while low < high:
        middle = (low + high) // 2
        if s.pile[middle] < card:
            low = middle + 1
        else:
            high = middle
    return low


def turn_refusal(p: Parts, s: State, seat: int, action: int) -> int:
    """May the seat, whose turn it is, play this card there, exchange it, or pass?"""
    if action == PASS:
        return pass_refusal(p, s, seat)
    if action >= PASS or spot_of(action) > DEAD:
        return NO_SUCH_ACTION
    if not holds(s, seat, card_of(action)):
        return CARD_NOT_IN_HAND
    if spot_of(action) == DEAD:
        return dead_refusal(p, s, seat, card_of(action))
    return play_refusal(p, s, team_of(p, seat), card_of(action), spot_of(action))


def holds(s: State, seat: int, card: int) -> bool:
    for slot in range(s.held[seat]):
        if s.hand[seat, slot] == card:
            return True
    return False


def play_refusal(p: Parts, s: State, team: int, card: int, cell: int) -> int:
    """May this card be played on this cell?"""
    if one_eyed(card):
        return removal_refusal(p, s, team, cell)
    if s.board[cell] == CORNER:
        return CORNER_IS_FREE
    if not two_eyed(card) and p.face[cell] != card:
        return WRONG_CELL
    return FINE if is_free(s, cell) else CELL_TAKEN


def is_free(s: State, cell: int) -> bool:
    """May a chip be put there, with a card that is for this cell?"""
    return bool(s.board[cell] == FREE)


def removal_refusal(p: Parts, s: State, team: int, cell: int) -> int:
    """May a one-eyed jack take the chip there?"""
    chip, held_fast = s.board[cell], s.locked[cell] * (1 - p.advanced)  # read first: compiled without branches
    if chip == CORNER:
        return CORNER_IS_FREE
    if chip == FREE:
        return NOTHING_TO_REMOVE
    if chip == team + 1:
        return OWN_CHIP
    return CHIP_LOCKED if held_fast else FINE


def dead_refusal(p: Parts, s: State, seat: int, card: int) -> int:
    """May the seat exchange this card, which it holds, as dead?"""
    return NOT_DEAD if has_target(p, s, team_of(p, seat), card) else exchange_refusal(p, s)


def exchange_refusal(p: Parts, s: State) -> int:
    """May a dead card be exchanged now, whichever it is?"""
    if s.exchanged >= p.exchanges:
        return ENOUGH_EXCHANGED
    return FINE if s.pile_left + s.thrown else NOTHING_TO_DRAW


def has_target(p: Parts, s: State, team: int, card: int) -> bool:
    """Is there a cell on which the card can be played? If not, it is dead."""
    if is_jack(card):
        for cell in range(CELLS):
            if play_refusal(p, s, team, card, cell) == FINE:
                return True
        return False
    return is_free(s, p.cell_of[card, 0]) or is_free(s, p.cell_of[card, 1])


def pass_refusal(p: Parts, s: State, seat: int) -> int:
    """Only who can neither play (a jack is never compulsory) nor exchange may pass."""
    exchangeable = False
    for slot in range(s.held[seat]):
        card = s.hand[seat, slot]
        if not is_jack(card) and has_target(p, s, team_of(p, seat), card):
            return CAN_PLAY
        exchangeable = exchangeable or dead_refusal(p, s, seat, card) == FINE
    return CAN_EXCHANGE if exchangeable and s.exchanged == 0 else FINE


def draw_refusal(p: Parts, s: State, seat: int) -> int:
    return FINE if s.owed >> seat & 1 else NO_RIGHT_TO_DRAW


def lock_refusal(p: Parts, s: State, seat: int, action: int) -> int:
    """May the seat, which is asked, lock this five?"""
    if action < LOCK:
        return CHOOSE_A_FIVE
    return FINE if can_lock(p, s, team_of(p, seat), action - LOCK) else NOT_A_SEQUENCE


def objection_refusal(p: Parts, s: State, seat: int, team: int) -> int:
    if not p.no_talk:
        return TALK_ALLOWED
    if team >= p.teams:
        return NO_SUCH_ACTION
    if team == team_of(p, seat):
        return OWN_TEAM
    return OBJECTED_ALREADY if s.objected >> seat & 1 else FINE


def give_refusal(p: Parts, s: State, seat: int, action: int) -> int:
    if spot_of(action) != GIVE or action >= PASS:
        return NO_SUCH_ACTION
    return FINE if holds(s, seat, card_of(action)) else CARD_NOT_IN_HAND


# -- all that is allowed ----------------------------------------------------------------------------------------


def legal(p: Parts, s: State, actor: int, out: Array) -> int:
    """Write the actor's legal actions into `out`; return how many."""
    if not (to_act(p, s) | may_act(p, s)) >> actor & 1:
        return 0
    if actor == CHANCE:
        return legal_cards(s, out)
    if s.phase == LOCKING:
        return legal_locks(p, s, actor, out)
    if s.phase == VOTING:
        out[0] = AGREE
        out[1] = DISAGREE
        out[2] = ABSTAIN
        return 3
    if s.phase == GIVING:
        return legal_gifts(s, actor, out)
    count = legal_turn(p, s, actor, out) if actor == s.turn else 0
    if s.owed >> actor & 1:
        out[count] = DRAW
        count += 1
    if p.no_talk:
        count = legal_objections(p, s, actor, out, count)
    return count


def legal_cards(s: State, out: Array) -> int:
    """Every card in the pile as often as it is there: that is its weight."""
    count, base, pile = s.pile_left, (s.drawing + 1) * SPOTS, s.pile
    for index in range(CARDS * COPIES):  # beyond the count as well: a loop of fixed length compiles best
        out[index] = base + pile[index]
    if count == 0:
        out[0] = SHUFFLE
    return max(count, 1)


def legal_turn(p: Parts, s: State, seat: int, out: Array) -> int:
    """What can be done with each card; two of a kind make one choice. Here and in `legal_plays` an action is written
    first and counted after, if it may be: without branches, so that the compiled loops are fast."""
    count, seen = 0, 0
    exchange = exchange_refusal(p, s) == FINE
    for slot in range(s.held[seat]):
        card = s.hand[seat, slot]
        if not seen >> card & 1:
            seen |= 1 << card
            before = count
            count = legal_plays(p, s, team_of(p, seat), card, out, count)
            out[count] = action_of(card, DEAD)
            count += int(exchange and count == before)
    if pass_refusal(p, s, seat) == FINE:
        out[count] = PASS
        count += 1
    return count


def legal_plays(p: Parts, s: State, team: int, card: int, out: Array, count: int) -> int:
    """Every cell on which the card can be played: one of its two, or for a jack any."""
    if is_jack(card):
        for cell in range(CELLS):
            out[count] = action_of(card, cell)
            count += int(play_refusal(p, s, team, card, cell) == FINE)
    else:
        for copy in range(COPIES):
            cell = p.cell_of[card, copy]
            out[count] = action_of(card, cell)
            count += int(is_free(s, cell))
    return count


def legal_locks(p: Parts, s: State, seat: int, out: Array) -> int:
    count = 0
    for five in range(FIVES):
        if can_lock(p, s, team_of(p, seat), five):
            out[count] = LOCK + five
            count += 1
    return count


def legal_gifts(s: State, seat: int, out: Array) -> int:
    count, seen = 0, 0
    for slot in range(s.held[seat]):
        card = s.hand[seat, slot]
        out[count] = action_of(card, GIVE)
        count += int(not seen >> card & 1)
        seen |= 1 << card
    return count


def legal_objections(p: Parts, s: State, seat: int, out: Array, count: int) -> int:
    for team in range(p.teams):
        if objection_refusal(p, s, seat, team) == FINE:
            out[count] = OBJECT + team
            count += 1
    return count
