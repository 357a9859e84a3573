"""The rules of play: who acts, and what is allowed. Kernel dialect; one place for each rule."""

from ludoteka.core.actors import AUTOMA, CHANCE
from ludoteka.core.doors import FINE, NO_SUCH_ACTION, NOT_YOUR_TURN
from ludoteka.core.kernel import Array

from .album import fits, fits_somewhere, members_of
from .parts import (
    ATTENDEE_PILE,
    ATTENDEES,
    CARD,
    CELLS,
    CHOOSING_CONTEST,
    COLLECT,
    COLLECTING,
    CONTEST_DRAW,
    CONTESTS,
    DECIDING,
    DECISIONS,
    DISCARD,
    ENTER,
    EVENTS,
    FINAL_DRAW,
    FOREVER,
    FOREVER_PILE,
    HER_DRAWS,
    HER_EVENT,
    IN_LARGE,
    IN_SMALL,
    MAT_DRAW,
    MATS,
    MOST_ITEMS,
    NOTHING,
    ON_LARGE,
    ON_MIDDLE,
    ON_SMALL,
    OUTCOME,
    OVER,
    PILE_MASK,
    PLACING,
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
    YOU_TAKE,
    YOUR_DRAWS,
    YOUR_EVENT,
    Parts,
    State,
    has_mark,
    is_card,
)

RULES_VERSION = 1

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
    return 1 if is_yours(s.phase) else 1 << AUTOMA


def may_act(p: Parts, s: State) -> int:
    """Nobody acts unasked."""
    return 0


def is_chance(phase: int) -> bool:
    return phase <= COLLECTING or phase in (DECIDING, REVEALING, SHOW_DRAW, FINAL_DRAW)


def is_yours(phase: int) -> bool:
    return phase in (RESERVING, SPLITTING, YOU_TAKE, PLACING, CHOOSING_CONTEST)


# -- what is allowed --------------------------------------------------------------------------------------------


def refusal(p: Parts, s: State, actor: int, action: int) -> int:
    """Why this action is not allowed, or FINE."""
    if not to_act(p, s) >> actor & 1:
        return NOT_YOUR_TURN
    if action < 0 or action > STEP:
        return NO_SUCH_ACTION
    if actor == AUTOMA:
        return FINE if action == STEP else NO_SUCH_ACTION
    if actor == CHANCE:
        return FINE if action >= OUTCOME and action < STEP and can_come(p, s, action - OUTCOME) else NOT_DRAWN_HERE
    if s.phase == PLACING:
        return placing_refusal(p, s, actor, action)
    if s.phase == RESERVING:
        return reserve_refusal(p, s, actor, action)
    if s.phase == SPLITTING:
        return split_refusal(s, actor, action)
    if s.phase == YOU_TAKE:
        return FINE if action in (TAKE + IN_SMALL, TAKE + IN_LARGE) else NOT_NOW
    return contest_refusal(s, actor, action)


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
    """Exactly one item, never a rare, not even face down; nothing, if there are only rares."""
    if action < RESERVE or action >= SPLIT:
        return NOT_NOW
    slot = action - RESERVE
    if slot == MOST_ITEMS:
        return MUST_RESERVE if can_reserve(p, s, seat) else FINE
    if slot >= s.held[seat]:
        return NOT_GAINED
    return RARE_STAYS if is_rare(p, s, seat, slot) else FINE


def is_rare(p: Parts, s: State, side: int, slot: int) -> bool:
    item = s.item[side, slot]
    return not is_card(item) and has_mark(p, item, RARE)


def can_reserve(p: Parts, s: State, seat: int) -> bool:
    for slot in range(s.held[seat]):
        if not is_rare(p, s, seat, slot):
            return True
    return False


def split_refusal(s: State, seat: int, action: int) -> int:
    """The large pile has exactly one item more; as many, if their number is even."""
    if action < SPLIT or action >= TAKE:
        return NOT_NOW
    large = action - SPLIT
    there = 0
    for slot in range(s.held[seat]):
        if s.lies[seat, slot] != RESERVED:
            there |= 1 << slot
    if large & ~there:
        return NOT_GAINED
    return FINE if members_of(large) == (members_of(there) + 1) // 2 else UNEVEN_PILES


def contest_refusal(s: State, seat: int, action: int) -> int:
    if action < ENTER or action >= OUTCOME:
        return NOT_NOW
    return TICKET_THERE if s.ticket[seat, action - ENTER] else FINE


# -- what chance can draw ---------------------------------------------------------------------------------------


def can_come(p: Parts, s: State, outcome: int) -> bool:
    """Can this card or item be drawn now?"""
    if s.phase in (HER_DRAWS, YOUR_DRAWS, COLLECTING):
        return item_can_come(p, s, wanted_pile(p, s), outcome)
    if s.phase == REVEALING:
        return outcome == NOTHING
    if outcome < 1 or outcome > most_cards(s.phase):
        return False
    if s.phase == CONTEST_DRAW:
        return bool(p.category[outcome] == s.at)
    if s.phase == MAT_DRAW:
        return bool(p.own_mat[outcome])
    if s.phase in (HER_EVENT, YOUR_EVENT):
        return bool(s.events[outcome])
    if s.phase == SHOW_DRAW:
        return bool(s.shows[outcome])
    return bool(s.phase == DECIDING or outcome != s.decision)


def most_cards(phase: int) -> int:
    if phase == CONTEST_DRAW:
        return CONTESTS
    if phase == MAT_DRAW:
        return MATS
    if phase == SHOW_DRAW:
        return SHOWS
    return DECISIONS if phase in (DECIDING, FINAL_DRAW) else EVENTS


def item_can_come(p: Parts, s: State, pile: int, item: int) -> bool:
    if pile == ATTENDEE_PILE:
        return bool(item > CARD and item <= CARD + ATTENDEES and s.deck[item - CARD])
    if item < 1 or item > STAMPS or s.supply[item] == 0 or p.pile_of[item] != pile:
        return False
    return pile != FOREVER_PILE or item == first_forever(p, s)


def first_forever(p: Parts, s: State) -> int:
    """Forever stamps are all alike, so they are taken in order."""
    stamp = 1
    while s.supply[stamp] == 0 or p.pile_of[stamp] != FOREVER_PILE:
        stamp += 1
    return stamp


def wanted(p: Parts, s: State) -> int:
    """What is drawn next, as on the event card: a pile, and whether face down."""
    if s.phase == YOUR_DRAWS:
        return int(p.event[s.card, ON_MIDDLE, s.at])
    if s.at < p.listed[s.card, ON_LARGE]:
        return int(p.event[s.card, ON_LARGE, s.at])
    return int(p.event[s.card, ON_SMALL, s.at - p.listed[s.card, ON_LARGE]])


def wanted_pile(p: Parts, s: State) -> int:
    if s.phase == COLLECTING:
        return int(p.draws[s.owned[0, collector(p, s, s.at)]])
    return wanted(p, s) & PILE_MASK


def collector(p: Parts, s: State, start: int) -> int:
    """The place of the next card, from `start` on, that draws in the collect phase; the number of cards if none."""
    at = start
    while at < s.cards[0] and p.effect[s.owned[0, at]] != COLLECT:
        at += 1
    return at


# -- all that is allowed ----------------------------------------------------------------------------------------


def legal(p: Parts, s: State, actor: int, out: Array) -> int:
    """Write the actor's legal actions into `out`; return how many."""
    if not to_act(p, s) >> actor & 1:
        return 0
    if actor == AUTOMA:
        out[0] = STEP
        return 1
    if s.phase == PLACING:
        return legal_places(p, s, actor, out)
    first, last = actions_of(s.phase)
    count = 0
    for action in range(first, last):
        if refusal(p, s, actor, action) == FINE:
            out[count] = action
            count += 1
    return count


def actions_of(phase: int) -> tuple[int, int]:
    """From which number to which the actions of a phase are."""
    if phase == RESERVING:
        return RESERVE, SPLIT
    if phase == SPLITTING:
        return SPLIT, TAKE
    if phase == YOU_TAKE:
        return TAKE, ENTER
    if phase == CHOOSING_CONTEST:
        return ENTER, OUTCOME
    return OUTCOME, STEP


def legal_places(p: Parts, s: State, seat: int, out: Array) -> int:
    count = 0
    for slot in range(s.to_place[seat]):
        if not is_repeated(p, s, seat, slot):
            before = count
            for cell in range(CELLS):
                if fits(p, s, seat, s.gained[seat, slot], cell):
                    out[count] = slot * CELLS + cell
                    count += 1
            if count == before:
                out[count] = DISCARD + slot
                count += 1
    return count
