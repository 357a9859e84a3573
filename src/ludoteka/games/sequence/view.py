"""What a seat may know, and what it cannot tell apart. Kernel dialect.

Hands are secret, from team-mates as well, and so is the draw pile; all that was played lies open. Votes on table talk
are open when the last one is in.
"""

from ludoteka.core.actors import CHANCE, EVERYBODY, TO_THE_END
from ludoteka.core.dice import roll
from ludoteka.core.kernel import Array

from .parts import (
    AGREE,
    CARDS,
    COPIES,
    CUTTING,
    DISAGREE,
    HIDDEN,
    SHUFFLE,
    VOTING,
    Parts,
    State,
)


def redact(p: Parts, s: State, viewer: int) -> None:
    """Turn a copy of the state into what `viewer` may know."""
    for card in range(1, CARDS + 1):
        s.pile[card] = 0
    for seat in range(p.seats):
        if seat != viewer:
            for slot in range(s.held[seat]):
                s.hand[seat, slot] = HIDDEN
    if s.phase == VOTING:
        s.agreed &= 1 << s.objector | 1 << viewer


def resample(p: Parts, s: State, viewer: int, dice: Array) -> None:
    """Turn a redacted state into a full one that the viewer cannot tell from the truth."""
    left = gather_unseen(p, s)
    for seat in range(p.seats):
        for slot in range(s.held[seat]):
            if s.hand[seat, slot] == HIDDEN:
                s.hand[seat, slot] = take_one(s, roll(dice, left))
                left -= 1
    if s.phase == VOTING:
        for seat in range(p.seats):
            if seat != viewer and seat != s.objector and s.voted >> seat & 1:
                s.agreed |= roll(dice, 2) << seat


def gather_unseen(p: Parts, s: State) -> int:
    """Put all cards that are not in sight into the pile; return how many."""
    for card in range(1, CARDS + 1):
        s.pile[card] = COPIES - s.discard[card]
    for seat in range(p.seats):
        if s.phase == CUTTING and seat < s.drawing and s.cutters >> seat & 1:
            s.pile[s.cut[seat]] -= 1
        for slot in range(s.held[seat]):
            if s.hand[seat, slot] != HIDDEN:
                s.pile[s.hand[seat, slot]] -= 1
    left = 0
    for card in range(1, CARDS + 1):
        left += s.pile[card]
    return left


def take_one(s: State, index: int) -> int:
    """Take the card of this index out of the pile."""
    card = 1
    while index >= s.pile[card]:
        index -= s.pile[card]
        card += 1
    s.pile[card] -= 1
    return card


def witnesses(p: Parts, s: State, actor: int, action: int) -> int:
    """Who sees this action at the moment it is taken. A card dealt stays a secret to the end of the game."""
    if actor == CHANCE and action != SHUFFLE and s.phase != CUTTING:
        return TO_THE_END | 1 << s.drawing
    if action in (AGREE, DISAGREE):
        return 1 << actor
    return EVERYBODY


def curtain(p: Parts, s: State) -> int:
    """How often something happened for all to see."""
    return s.curtain
