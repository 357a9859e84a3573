"""The rules of play: who acts, what is allowed, what happens. Kernel dialect; one place for each rule."""

from ludoteka.core.actors import CHANCE
from ludoteka.core.kernel import Array
from ludoteka.core.kernel_api import FINE, NO_SUCH_ACTION, NOT_YOUR_TURN

from .parts import AT_STAKE, FALLING, IN_PILE, LOST, NO_CARD, NOBODY, RISING, WON, Parts, State

RULES_VERSION = 1

# Refusals; their codes and rule ids are in `refusals`, their words in `text`.
CARD_NOT_IN_HAND = 10
NOT_THE_NEXT_PRIZE = 11


def setup(p: Parts, s: State) -> None:
    """From a zeroed state to the start of the game."""
    for seat in range(p.seats):
        for card in range(1, p.cards + 1):
            s.hand[seat, card] = 1


# -- who acts ---------------------------------------------------------------------------------------------------


def to_act(p: Parts, s: State) -> int:
    """Who must act now; nobody: the game is over."""
    if s.decided == p.cards:
        return 0
    if s.prize == NO_CARD:
        return 1 << CHANCE
    waiting = 0
    for seat in range(p.seats):
        if s.bid[seat] == NO_CARD:
            waiting |= 1 << seat
    return waiting


def may_act(p: Parts, s: State) -> int:
    """Nobody has a choice out of turn in this game."""
    return 0


# -- what is allowed --------------------------------------------------------------------------------------------


def refusal(p: Parts, s: State, actor: int, action: int) -> int:
    """Why this action is not allowed, or FINE."""
    if not to_act(p, s) >> actor & 1:
        return NOT_YOUR_TURN
    if action < 1 or action > p.cards:
        return NO_SUCH_ACTION
    if actor == CHANCE:
        return FINE if can_be_next(p, s, action) else NOT_THE_NEXT_PRIZE
    return FINE if s.hand[actor, action] else CARD_NOT_IN_HAND


def can_be_next(p: Parts, s: State, card: int) -> bool:
    """Can this be the next prize?"""
    if p.order == RISING:
        return bool(card == s.decided + 1)
    if p.order == FALLING:
        return bool(card == p.cards - s.decided)
    return bool(s.prizes[card] == IN_PILE)


def legal(p: Parts, s: State, actor: int, out: Array) -> int:
    """Write the actor's legal actions into `out`; return how many."""
    count = 0
    for card in range(1, p.cards + 1):
        if refusal(p, s, actor, card) == FINE:
            out[count] = card
            count += 1
    return count


# -- what happens -----------------------------------------------------------------------------------------------


def apply(p: Parts, s: State, actor: int, action: int) -> None:
    """Carry out a legal action."""
    if actor == CHANCE:
        s.prize = action
        s.prizes[action] = AT_STAKE
    else:
        s.bid[actor] = action
        if to_act(p, s) == 0:
            reveal_bids(p, s)


def reveal_bids(p: Parts, s: State) -> None:
    """All have bid: what is at stake goes to the highest bid, and all bids are used up."""
    award(p, s, highest_bidder(p, s))
    for seat in range(p.seats):
        s.hand[seat, s.bid[seat]] = 0
        s.last_bid[seat] = s.bid[seat]
        s.bid[seat] = NO_CARD
    s.prize = NO_CARD
    s.decided += 1


def highest_bidder(p: Parts, s: State) -> int:
    """NOBODY if several have bid the highest card."""
    best, bidder = 0, NOBODY
    for seat in range(p.seats):
        if s.bid[seat] > best:
            best, bidder = s.bid[seat], seat
        elif s.bid[seat] == best:
            bidder = NOBODY
    return bidder


def award(p: Parts, s: State, winner: int) -> None:
    for card in range(1, p.cards + 1):
        if s.prizes[card] == AT_STAKE:
            if winner != NOBODY:
                s.prizes[card] = WON + winner
            elif not p.carry:
                s.prizes[card] = LOST
