"""The rules of play: who acts, and what is allowed. Kernel dialect; one place for each rule."""

from ludoteka.core.actors import AUTOMA, CHANCE
from ludoteka.core.kernel import Array
from ludoteka.core.kernel_api import FINE, NO_SUCH_ACTION, NOT_YOUR_TURN

from .album import add_places, band, fits, fits_somewhere, members_of
from .draws import can_come, possible_draws
from .parts import (
    ATTENDEES,
    BAND,
    CELLS,
    CHOOSING,
    CHOOSING_CONTEST,
    COLLECTING,
    DECIDING,
    DISCARD,
    DRAFTING,
    ENTER,
    EVENTS,
    FINAL_DRAW,
    FOREVER,
    IN_LARGE,
    IN_SMALL,
    MOST_ITEMS,
    MOST_SEATS,
    NOTHING,
    OUTCOME,
    OVER,
    PICK,
    PLACING,
    POOL_DRAWS,
    POOL_EVENT,
    RARE,
    RESERVE,
    RESERVED,
    RESERVING,
    REVEALING,
    SHOW_DRAW,
    SHOWS,
    SPLIT,
    SPLITTING,
    STAMPS,
    STEP,
    TAKE,
    TAKE_FROM,
    TOKEN_DRAW,
    WAITING,
    YOU_TAKE,
    Parts,
    State,
    at_once,
    doing,
    has_mark,
    is_stamp,
)
from .swap import is_open_to_choice

RULES_VERSION = 3

# Refusals; their codes and rule ids are in `refusals`, their words in `text`.
NOT_GAINED = 10
DOES_NOT_FIT = 11
IT_FITS = 12
RARE_STAYS = 13
MUST_RESERVE = 14
UNEVEN_PILES = 15
TICKET_THERE = 16
NOT_DRAWN_HERE = 17
NOT_NOW = 18
SAME_AS_ANOTHER = 19
NOT_IN_POOL = 20
EMPTY_PILE = 21
SMALLER_PILE = 22
OWN_PILE = 23
PILE_GONE = 24

# Sets of phases: in which chance acts, besides the first ones; and in which you do, alone with Pinzetta.
CHANCE_PHASES = (
    1 << DECIDING
    | 1 << REVEALING
    | 1 << SHOW_DRAW
    | 1 << FINAL_DRAW
    | 1 << TOKEN_DRAW
    | 1 << POOL_EVENT
    | 1 << POOL_DRAWS
)
YOUR_PHASES = 1 << RESERVING | 1 << SPLITTING | 1 << YOU_TAKE | 1 << PLACING | 1 << CHOOSING_CONTEST


def setup(p: Parts, s: State) -> None:
    """From a zeroed state to the start of the game: everything in the supply; Pinzetta's forever stamp on her mat."""
    for stamp in range(1, STAMPS + 1):
        s.supply[stamp] = 1
    for card in range(1, ATTENDEES + 1):
        s.deck[card] = p.in_play[card]
    for card in range(1, EVENTS + 1):
        s.events[card] = 1
    for card in range(1, SHOWS + 1):
        s.shows[card] = 1


# -- who acts ---------------------------------------------------------------------------------------------------


def to_act(p: Parts, s: State) -> int:
    """Who must act now; nobody: the game is over."""
    if s.phase == OVER:
        return 0
    if is_chance(s.phase):
        return 1 << CHANCE
    if p.seats > 1:
        return seats_to_act(p, s)
    return 1 if is_yours(s.phase) else 1 << AUTOMA


def seats_to_act(p: Parts, s: State) -> int:
    """Of several: everybody who is not ready yet, or the one whose turn it is."""
    if not at_once(s.phase):
        return 1 << s.turn
    who = 0
    for seat in range(p.seats):
        who |= int(s.stage[seat] != WAITING) << seat
    return who


def may_act(p: Parts, s: State) -> int:
    """Nobody acts unasked."""
    return 0


def is_chance(phase: int) -> bool:
    return bool(phase <= COLLECTING or CHANCE_PHASES >> phase & 1)


def is_yours(phase: int) -> bool:
    return bool(YOUR_PHASES >> phase & 1)


# -- what is allowed --------------------------------------------------------------------------------------------


def refusal(p: Parts, s: State, actor: int, action: int) -> int:
    """Why this action is not allowed, or FINE."""
    if not to_act(p, s) >> actor & 1:
        return NOT_YOUR_TURN
    if action < 0 or action >= TAKE_FROM + 2 * MOST_SEATS:
        return NO_SUCH_ACTION
    if actor == AUTOMA:
        return FINE if action == STEP else NO_SUCH_ACTION
    if actor == CHANCE:
        return FINE if action >= OUTCOME and action < STEP and can_come(p, s, action - OUTCOME) else NOT_DRAWN_HERE
    return seat_refusal(p, s, actor, doing(s, actor), action)


def seat_refusal(p: Parts, s: State, seat: int, phase: int, action: int) -> int:
    """Of a seat that is to act in this phase."""
    if phase == PLACING:
        return placing_refusal(p, s, seat, action)
    if phase == RESERVING:
        return reserve_refusal(p, s, seat, action)
    if phase == SPLITTING:
        return split_refusal(p, s, seat, action)
    if phase == CHOOSING_CONTEST:
        return contest_refusal(s, seat, action)
    if phase == DRAFTING:
        return pick_refusal(s, action)
    if phase == CHOOSING:
        return choice_refusal(p, s, seat, action)
    return FINE if action in (TAKE + IN_SMALL, TAKE + IN_LARGE) else NOT_NOW


def placing_refusal(p: Parts, s: State, seat: int, action: int) -> int:
    """A stamp that fits must be placed; one that fits nowhere is discarded."""
    if action >= RESERVE:
        return NOT_NOW
    slot = action // CELLS if action < DISCARD else action - DISCARD
    if slot >= s.to_place[seat]:
        return NOT_GAINED
    if is_repeated(p, s, seat, slot):
        return SAME_AS_ANOTHER
    if action >= DISCARD:
        return IT_FITS if fits_somewhere(p, s, seat, s.gained[seat, slot]) else FINE
    return FINE if fits(p, s, seat, s.gained[seat, slot], action % CELLS) else DOES_NOT_FIT


def is_repeated(p: Parts, s: State, seat: int, slot: int) -> bool:
    """Forever stamps are all alike: only the first of them is on offer."""
    if not has_mark(p, s.gained[seat, slot], FOREVER):
        return False
    for earlier in range(slot):
        if has_mark(p, s.gained[seat, earlier], FOREVER):
            return True
    return False


def reserve_refusal(p: Parts, s: State, seat: int, action: int) -> int:
    """Never a rare, not even face down; nothing, if there are only rares."""
    if action < RESERVE or action >= SPLIT:
        return NOT_NOW
    slot = action - RESERVE
    if slot == MOST_ITEMS:
        return MUST_RESERVE if can_reserve(p, s, seat) else FINE
    if slot >= s.held[seat] or s.lies[seat, slot] == RESERVED:
        return NOT_GAINED
    return RARE_STAYS if is_rare(p, s, seat, slot) else FINE


def is_rare(p: Parts, s: State, side: int, slot: int) -> bool:
    item = s.item[side, slot]
    return is_stamp(item) and has_mark(p, item, RARE)


def can_reserve(p: Parts, s: State, seat: int) -> bool:
    for slot in range(s.held[seat]):
        if s.lies[seat, slot] != RESERVED and not is_rare(p, s, seat, slot):
            return True
    return False


def split_refusal(p: Parts, s: State, seat: int, action: int) -> int:
    """Alone: the large pile has exactly one item more; as many, if their number is even. Among several, both piles have
    at least one item; the one that is named is the larger, of equals the one with the leftmost item."""
    if action < SPLIT or action >= TAKE:
        return NOT_NOW
    large, there = action - SPLIT, to_split(s, seat)
    return NOT_GAINED if large & ~there else piles_refusal(p, there, large)


def piles_refusal(p: Parts, there: int, large: int) -> int:
    """Of what there is to split, these in the large pile and the others in the small one."""
    if p.seats == 1:
        return FINE if members_of(large) == (members_of(there) + 1) // 2 else UNEVEN_PILES
    if large == there or large == 0:
        return EMPTY_PILE
    named, rest = members_of(large), members_of(there & ~large)
    return FINE if named > rest or (named == rest and large & there & -there) else SMALLER_PILE


def to_split(s: State, seat: int) -> int:
    """The slots of what is not reserved, as a set."""
    there = 0
    for slot in range(s.held[seat]):
        if s.lies[seat, slot] != RESERVED:
            there |= 1 << slot
    return there


def pick_refusal(s: State, action: int) -> int:
    """Any item that is still in the pool."""
    if action < PICK or action >= TAKE_FROM:
        return NOT_NOW
    return FINE if s.pool[action - PICK] != NOTHING else NOT_IN_POOL


def choice_refusal(p: Parts, s: State, seat: int, action: int) -> int:
    """A pile of an opponent from whom nobody has taken one."""
    if action < TAKE_FROM:
        return NOT_NOW
    other = (action - TAKE_FROM) // 2
    if other >= p.seats:
        return NO_SUCH_ACTION
    if other == seat:
        return OWN_PILE
    return FINE if is_open_to_choice(s, other) else PILE_GONE


def contest_refusal(s: State, seat: int, action: int) -> int:
    if action < ENTER or action >= OUTCOME:
        return NOT_NOW
    return TICKET_THERE if s.ticket[seat, action - ENTER] else FINE


# -- all that is allowed ----------------------------------------------------------------------------------------


def legal(p: Parts, s: State, actor: int, out: Array) -> int:
    """Write the actor's legal actions into `out`; return how many."""
    if not to_act(p, s) >> actor & 1:
        return 0
    if actor == AUTOMA:
        out[0] = STEP
        return 1
    if actor == CHANCE:
        return possible_draws(p, s, out)
    phase = doing(s, actor)
    if phase == PLACING:
        return legal_places(p, s, actor, out)
    if phase == SPLITTING:
        return legal_splits(p, s, actor, out)
    first, last = actions_of(phase)
    count = 0
    for action in range(first, last):
        if seat_refusal(p, s, actor, phase, action) == FINE:
            out[count] = action
            count += 1
    return count


def actions_of(phase: int) -> tuple[int, int]:
    """From which number to which the actions of a phase are, where they are tried one by one."""
    if phase == RESERVING:
        return RESERVE, SPLIT
    if phase == YOU_TAKE:
        return TAKE, ENTER
    if phase == CHOOSING_CONTEST:
        return ENTER, OUTCOME
    if phase == DRAFTING:
        return PICK, TAKE_FROM
    return TAKE_FROM, TAKE_FROM + 2 * MOST_SEATS


def legal_places(p: Parts, s: State, seat: int, out: Array) -> int:
    count, top, middle, bottom = 0, band(s, seat, 0), band(s, seat, BAND), band(s, seat, 2 * BAND)
    for slot in range(s.to_place[seat]):
        if not is_repeated(p, s, seat, slot):
            before = count
            count = add_places(p, s.gained[seat, slot], top, middle, bottom, slot * CELLS, out, count)
            if count == before:
                out[count] = DISCARD + slot
                count += 1
    return count


def legal_splits(p: Parts, s: State, seat: int, out: Array) -> int:
    """Every set of what there is to split, in the order of their numbers, is tried as the large pile."""
    there, large, count = to_split(s, seat), 0, 0
    for _ in range(1 << members_of(there)):
        if piles_refusal(p, there, large) == FINE:
            out[count] = SPLIT + large
            count += 1
        large = (large - there) & there
    return count
