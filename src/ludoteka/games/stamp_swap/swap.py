"""Several players: everybody cuts in secret, then the piles are chosen one after the other. Kernel dialect."""

from .parts import (
    CHOOSING,
    IN_SMALL,
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
    """All piles are laid open; the holder of the token chooses first."""
    if all_wait(p, s):
        s.reveal_count += 1
        hand_on(p, s, holder(p, s))


def holder(p: Parts, s: State) -> int:
    """In whose collection the token lies; if in none, who had it before."""
    for seat in range(p.seats):
        for slot in range(s.held[seat]):
            if s.item[seat, slot] == TOKEN:
                return seat
    return s.first


def choose(p: Parts, s: State, seat: int, other: int, pile: int) -> None:
    """A pile of somebody else, who keeps the other and chooses next. If stamps are turned up at once, that comes in
    between."""
    take_pile(s, seat, other, pile)
    if p.turn_up_at_once and something_turns_up(p, s):
        s.turn = other
        s.phase = REVEALING
    else:
        hand_on(p, s, other)


def take_pile(s: State, seat: int, other: int, pile: int) -> None:
    s.taken[other] = pile
    s.taker[other] = seat
    s.chosen[seat] = 1
    s.last_chooser = seat + 1


def hand_on(p: Parts, s: State, seat: int) -> None:
    """It is the turn of the seat that chooses after this seat lost a pile; if nobody does, the swap is over: a seat
    that has not chosen keeps both piles."""
    chooser = next_chooser(p, s, seat)
    s.turn = max(chooser, 0)
    s.phase = CHOOSING if chooser >= 0 else REVEALING


def next_chooser(p: Parts, s: State, seat: int) -> int:
    """This seat; if it has chosen already, or finds nothing to take, the next one counter-clockwise that can; or -1."""
    for _ in range(p.seats):
        if not s.chosen[seat] and piles_to_take(p, s, seat):
            return seat
        seat = (seat + p.seats - 1) % p.seats
    return -1


def piles_to_take(p: Parts, s: State, seat: int) -> bool:
    for other in range(p.seats):
        if other != seat and is_open_to_choice(s, other):
            return True
    return False


def is_open_to_choice(s: State, seat: int) -> bool:
    """Nobody has taken one of its piles; and there are two: who could collect too little to split keeps it all."""
    if s.taken[seat] != NOTHING:
        return False
    for slot in range(s.held[seat]):
        if s.lies[seat, slot] == IN_SMALL:
            return True
    return False


# -- everything goes where it belongs ---------------------------------------------------------------------------


def owner_then(s: State, seat: int, slot: int) -> int:
    """Who has an item of this seat's collection when the swap is over, as far as it is settled."""
    gone = s.taken[seat] != NOTHING and s.lies[seat, slot] == s.taken[seat]
    return int(s.taker[seat]) if gone else seat


def turns_up(s: State, seat: int, slot: int) -> bool:
    """Is this a hidden stamp that is somebody's for good who has chosen? So what is reserved, and both piles of a seat
    from which one has been taken."""
    settled = s.lies[seat, slot] == RESERVED or s.taken[seat] != NOTHING
    return bool(s.secret[seat, slot] and settled and s.chosen[owner_then(s, seat, slot)])


def something_turns_up(p: Parts, s: State) -> bool:
    for seat in range(p.seats):
        for slot in range(s.held[seat]):
            if turns_up(s, seat, slot):
                return True
    return False


def turn_up(p: Parts, s: State) -> None:
    """After a choice: the seat that has chosen turns up what it has."""
    s.reveal_count += 1
    for seat in range(p.seats):
        for slot in range(s.held[seat]):
            if turns_up(s, seat, slot):
                s.up[seat, slot] = 1
                s.secret[seat, slot] = 0


def share_out(p: Parts, s: State) -> None:
    """The end of the swap phase: everything is turned up, and everybody shows."""
    s.reveal_count += 1
    for seat in range(p.seats):
        for slot in range(s.held[seat]):
            gain(s, owner_then(s, seat, slot), s.item[seat, slot])
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
