"""Several players: everybody cuts in secret, then the piles are chosen one after the other. Kernel dialect."""

from .parts import (
    CHOOSING,
    MOST_ITEMS,
    NOTHING,
    PLACING,
    RESERVED,
    REVEALING,
    RULE_TWO_RESERVES,
    SHOWING,
    TOKEN,
    UNSPLIT,
    WAITING,
    Parts,
    State,
)
from .supply import gain


def reserves(p: Parts, s: State) -> int:
    """How many items everybody reserves today."""
    return 2 if p.seats > 1 and p.day_rule[s.card] == RULE_TWO_RESERVES else 1


def reserved_by(s: State, seat: int) -> int:
    count = 0
    for slot in range(s.held[seat]):
        count += int(s.lies[seat, slot] == RESERVED)
    return count


def all_wait(p: Parts, s: State) -> bool:
    for seat in range(p.seats):
        if s.stage[seat] != WAITING:
            return False
    return True


# -- the chain of choices ---------------------------------------------------------------------------------------


def end_of_cutting(p: Parts, s: State) -> None:
    """All piles are laid open; whoever has the token chooses first."""
    if all_wait(p, s):
        s.curtain += 1
        s.turn = holder(p, s)
        s.phase = CHOOSING


def holder(p: Parts, s: State) -> int:
    """In whose collection the token lies; if in none, who had it before."""
    for seat in range(p.seats):
        for slot in range(s.held[seat]):
            if s.item[seat, slot] == TOKEN:
                return seat
    return s.first


def choose(p: Parts, s: State, seat: int, other: int, pile: int) -> None:
    """A pile of somebody else, who keeps the other and chooses next."""
    s.taken[other] = pile
    s.taker[other] = seat
    s.chosen[seat] = 1
    s.last_chooser = seat + 1
    s.turn = next_chooser(p, s, other)
    if s.chosen[s.turn] or not piles_to_take(p, s, s.turn):
        s.phase = REVEALING  # everybody has chosen, or the last one keeps both piles


def next_chooser(p: Parts, s: State, seat: int) -> int:
    """The one whose pile was taken; if that one has chosen already, counter-clockwise the next who has not."""
    for _ in range(p.seats):
        if not s.chosen[seat]:
            return seat
        seat = (seat + p.seats - 1) % p.seats
    return seat


def piles_to_take(p: Parts, s: State, seat: int) -> bool:
    for other in range(p.seats):
        if other != seat and s.taken[other] == NOTHING:
            return True
    return False


# -- everything goes where it belongs ---------------------------------------------------------------------------


def share_out(p: Parts, s: State) -> None:
    """The end of the swap phase: everything is turned up, and everybody shows."""
    s.curtain += 1
    for seat in range(p.seats):
        for slot in range(s.held[seat]):
            gone = s.taken[seat] != NOTHING and s.lies[seat, slot] == s.taken[seat]
            gain(s, s.taker[seat] if gone else seat, s.item[seat, slot])
        clear_collection(s, seat)
    for seat in range(p.seats):
        s.taken[seat] = NOTHING
        s.taker[seat] = 0
        s.chosen[seat] = 0
        s.stage[seat] = PLACING
    s.turn = 0
    s.phase = SHOWING


def clear_collection(s: State, side: int) -> None:
    for slot in range(MOST_ITEMS):
        s.item[side, slot] = NOTHING
        s.up[side, slot] = 0
        s.secret[side, slot] = 0
        s.lies[side, slot] = UNSPLIT
    s.held[side] = 0
