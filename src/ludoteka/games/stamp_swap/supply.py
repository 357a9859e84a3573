"""The general supply, and what leaves it or comes back. Kernel dialect."""

from ludoteka.core.kernel import Array

from .parts import (
    ATTENDEE_PILE,
    ATTENDEES,
    CARD,
    FOREVER_PILE,
    NOTHING,
    OUTCOME,
    STAMPS,
    TOKEN,
    Parts,
    State,
    is_card,
)


def item_can_come(p: Parts, s: State, pile: int, item: int) -> bool:
    """Is the item in this pile of the supply?"""
    if pile == ATTENDEE_PILE:
        return bool(is_card(item) and s.deck[item - CARD])
    if item < 1 or item > STAMPS or s.supply[item] == 0 or p.pile_of[item] != pile:
        return False
    return pile != FOREVER_PILE or item == first_forever(p, s)


def items_that_can_come(p: Parts, s: State, pile: int, out: Array) -> int:
    """Write every draw of an item from this pile into `out`, the lowest number first; return how many."""
    if pile == ATTENDEE_PILE:
        return add_present(s.deck, ATTENDEES, OUTCOME + CARD, out)
    if pile == FOREVER_PILE:
        out[0] = OUTCOME + first_forever(p, s)
        return int(is_left(p, s, pile))
    count = 0
    for at in range(p.pile_size[pile]):
        stamp = p.pile_stamp[pile, at]
        out[count] = OUTCOME + stamp  # written first, counted after: no branches, so the compiled loop is fast
        count += s.supply[stamp]
    return count


def add_present(there: Array, last: int, base: int, out: Array) -> int:
    """Write `base` and the number of each card that is there (1, not 0) into `out`; return how many."""
    count = 0
    for card in range(1, last + 1):
        out[count] = base + card  # written first, counted after, as above
        count += there[card]
    return count


def is_left(p: Parts, s: State, pile: int) -> bool:
    """Is anything left in a pile of the supply?"""
    if pile == ATTENDEE_PILE:
        for card in range(1, ATTENDEES + 1):
            if s.deck[card]:
                return True
        return False
    return first_left(p, s, pile) != NOTHING


def first_left(p: Parts, s: State, pile: int) -> int:
    """The stamp with the lowest number that a pile still has, or NOTHING."""
    for at in range(p.pile_size[pile]):
        if s.supply[p.pile_stamp[pile, at]]:
            return int(p.pile_stamp[pile, at])
    return NOTHING


def first_forever(p: Parts, s: State) -> int:
    """Forever stamps are all alike, so they are taken in order."""
    return first_left(p, s, FOREVER_PILE)


def take_from_supply(s: State, item: int) -> None:
    if is_card(item):
        s.deck[item - CARD] = 0
    else:
        s.supply[item] = 0


def give_back(s: State, item: int) -> None:
    """What nobody wanted."""
    if is_card(item):
        s.deck[item - CARD] = 1
    elif item != NOTHING and item != TOKEN:
        s.supply[item] = 1


def take_forever(p: Parts, s: State, seat: int) -> None:
    """A forever stamp for a seat, if there is one left."""
    if is_left(p, s, FOREVER_PILE):
        stamp = first_forever(p, s)
        s.supply[stamp] = 0
        gain(s, seat, stamp)


def gain(s: State, seat: int, item: int) -> None:
    """A card goes to the right of earlier ones; a stamp waits to be placed; the token lies before its holder."""
    if item == TOKEN:
        s.first = seat
    elif is_card(item):
        s.owned[seat, s.cards[seat]] = item - CARD
        s.cards[seat] += 1
    else:
        s.gained[seat, s.to_place[seat]] = item
        s.to_place[seat] += 1
