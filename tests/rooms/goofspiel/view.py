"""What a seat may know, and what it cannot tell apart. Kernel dialect.

Everything is open but the bids of a round, which nobody sees before all have bid.
"""

from ludoteka.core.actors import CHANCE, EVERYBODY
from ludoteka.core.dice import roll
from ludoteka.core.kernel import Array

from .parts import NO_CARD, SEALED, Parts, State


def redact(p: Parts, s: State, viewer: int) -> None:
    """Turn a copy of the state into what `viewer` may know: a card lies there, but not which."""
    for seat in range(p.seats):
        if seat != viewer and s.bid[seat] != NO_CARD:
            s.bid[seat] = SEALED


def resample(p: Parts, s: State, viewer: int, dice: Array) -> None:
    """Turn a redacted state into a full one that the viewer cannot tell from the truth."""
    for seat in range(p.seats):
        if s.bid[seat] == SEALED:
            s.bid[seat] = random_card(p, s, seat, dice)


def random_card(p: Parts, s: State, seat: int, dice: Array) -> int:
    """One of the cards that the seat holds, each equally likely."""
    chosen, count = NO_CARD, 0
    for card in range(1, p.cards + 1):
        if s.hand[seat, card]:
            count += 1
            if roll(dice, count) == 0:
                chosen = card
    return chosen


def observers(p: Parts, s: State, actor: int, action: int) -> int:
    """Who sees this action at the moment it is taken; the rest when the reveal count next rises."""
    return EVERYBODY if actor == CHANCE else 1 << actor


def public_face(p: Parts, s: State, actor: int, action: int) -> int:
    """What of an action is public even to those who do not see it: all bids look the same."""
    return 0


def stays_hidden(p: Parts, before: State, s: State, viewer: int, actor: int, action: int) -> bool:
    """Nothing reveals a bid before the reveal count rises."""
    return True


def reveal_count(p: Parts, s: State) -> int:
    """How often hidden things have been revealed: once in each round."""
    return s.decided
