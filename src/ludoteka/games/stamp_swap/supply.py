"""The general supply, and what leaves it or comes back. Kernel dialect."""

from .parts import (
    ATTENDEE_PILE,
    ATTENDEES,
    CARD,
    FOREVER_PILE,
    NOTHING,
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


def is_left(p: Parts, s: State, pile: int) -> bool:
    """Is anything left in a pile of the supply?"""
    if pile == ATTENDEE_PILE:
        for card in range(1, ATTENDEES + 1):
            if s.deck[card]:
                return True
        return False
    for stamp in range(1, STAMPS + 1):
        if s.supply[stamp] and p.pile_of[stamp] == pile:
            return True
    return False


def first_forever(p: Parts, s: State) -> int:
    """Forever stamps are all alike, so they are taken in order."""
    stamp = 1
    while stamp < STAMPS and (s.supply[stamp] == 0 or p.pile_of[stamp] != FOREVER_PILE):
        stamp += 1
    return stamp


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
