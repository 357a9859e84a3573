"""What chance can draw, phase by phase. Kernel dialect."""

from ludoteka.core.kernel import Array

from .parts import (
    CARD,
    COLLECT,
    COLLECTING,
    CONTEST_DRAW,
    CONTESTS,
    DECIDING,
    DECISIONS,
    EVENTS,
    FINAL_DRAW,
    HER_DRAWS,
    HER_EVENT,
    MAT_DRAW,
    MATS,
    MOST_SEATS,
    NOTHING,
    ON_LARGE,
    ON_MIDDLE,
    ON_SMALL,
    OUTCOME,
    PILE_MASK,
    POOL_DRAWS,
    POOL_EVENT,
    REVEALING,
    SHOW_DRAW,
    SHOWS,
    TOKEN_DRAW,
    YOUR_DRAWS,
    YOUR_EVENT,
    Parts,
    State,
    is_card,
)
from .supply import add_present, is_left, item_can_come, items_that_can_come


def can_come(p: Parts, s: State, outcome: int) -> bool:
    """Can this card or item be drawn now?"""
    if draws_items(s.phase):
        return item_can_come(p, s, wanted_pile(p, s), outcome)
    if s.phase == REVEALING:
        return outcome == NOTHING
    return outcome >= 1 and outcome <= most_cards(p, s.phase) and card_can_come(p, s, outcome)


def possible_draws(p: Parts, s: State, out: Array) -> int:
    """Write every action of chance into `out` whose outcome can come; return how many."""
    if draws_items(s.phase):
        return items_that_can_come(p, s, wanted_pile(p, s), out)
    if s.phase == REVEALING:
        out[0] = OUTCOME + NOTHING
        return 1
    if draws_events(s.phase):
        return add_present(s.events, EVENTS, OUTCOME, out)
    count = 0
    for card in range(1, most_cards(p, s.phase) + 1):
        out[count] = OUTCOME + card  # written first, counted after: no branches, so the compiled loop is fast
        count += int(card_can_come(p, s, card))
    return count


def draws_items(phase: int) -> bool:
    """Are items drawn, stamps and attendee cards, and no cards of another kind?"""
    return phase in (HER_DRAWS, YOUR_DRAWS, COLLECTING, POOL_DRAWS)


def draws_events(phase: int) -> bool:
    return phase in (HER_EVENT, YOUR_EVENT, POOL_EVENT)


def card_can_come(p: Parts, s: State, outcome: int) -> bool:
    """Can this card be drawn now, of those that there are?"""
    if s.phase == CONTEST_DRAW:
        return bool(p.category[outcome] == s.at)
    if s.phase == MAT_DRAW:
        return mat_can_come(p, s, outcome)
    if draws_events(s.phase):
        return bool(s.events[outcome])
    if s.phase == SHOW_DRAW:
        return bool(s.shows[outcome])
    return bool(s.phase in (DECIDING, TOKEN_DRAW) or outcome != s.decision)


def most_cards(p: Parts, phase: int) -> int:
    if phase == CONTEST_DRAW:
        return CONTESTS
    if phase == MAT_DRAW:
        return MATS
    if phase == SHOW_DRAW:
        return SHOWS
    if phase == TOKEN_DRAW:
        return p.seats
    return DECISIONS if phase in (DECIDING, FINAL_DRAW) else EVENTS


def mat_can_come(p: Parts, s: State, mat: int) -> bool:
    """Alone: one without Pinzetta on its back. Otherwise any that nobody has."""
    if p.seats == 1:
        return bool(p.own_mat[mat])
    for seat in range(MOST_SEATS):
        if s.mat[seat] == mat:
            return False
    return True


def wanted(p: Parts, s: State) -> int:
    """What is drawn next, as on the event card: a pile, and whether face down."""
    if s.phase == POOL_DRAWS:
        return int(p.symbol[s.card, s.at])
    if s.phase == YOUR_DRAWS:
        return int(p.event[s.card, ON_MIDDLE, s.at])
    if s.at < p.listed[s.card, ON_LARGE]:
        return int(p.event[s.card, ON_LARGE, s.at])
    return int(p.event[s.card, ON_SMALL, s.at - p.listed[s.card, ON_LARGE]])


def wanted_pile(p: Parts, s: State) -> int:
    if s.phase == COLLECTING:
        return int(p.draws[active_card(p, s, s.turn, s.at)])
    return wanted(p, s) & PILE_MASK


# -- specialists who draw in the collect phase -----------------------------------------------------------------


def active_cards(p: Parts, s: State, seat: int) -> int:
    """How many attendee cards can act for a seat. Among several, those in today's collection act as soon as they are
    chosen; alone, a collection is not chosen."""
    return int(s.cards[seat]) if p.seats == 1 else int(s.cards[seat] + s.held[seat])


def active_card(p: Parts, s: State, seat: int, at: int) -> int:
    """One of them: first those that are owned. NOTHING for an item of the collection that is no card."""
    if at < s.cards[seat]:
        return int(s.owned[seat, at])
    item = s.item[seat, at - s.cards[seat]]
    return int(item - CARD) if is_card(item) else NOTHING


def collector(p: Parts, s: State, seat: int, start: int) -> int:
    """The place of the seat's next card, from `start` on, that draws from a pile which is not empty; the number of
    cards if there is none."""
    at = start
    while at < active_cards(p, s, seat) and not draws_now(p, s, active_card(p, s, seat, at)):
        at += 1
    return at


def draws_now(p: Parts, s: State, card: int) -> bool:
    return bool(card != NOTHING and p.effect[card] == COLLECT and is_left(p, s, p.draws[card]))
