"""What a seat may know, and what it cannot distinguish. Kernel dialect.

Hands are secret, from team-mates as well, and so is the draw pile; all that was played lies open. Votes on table talk
are open when the last one is in.
"""

from ludoteka.core.actors import CHANCE, EVERYBODY, TO_THE_END
from ludoteka.core.dice import roll
from ludoteka.core.kernel import Array

from .moves import take_from_pile
from .parts import (
    ABSTAIN,
    AGREE,
    CARDS,
    COPIES,
    CUTTING,
    DISAGREE,
    HIDDEN,
    NO_CARD,
    SHUFFLE,
    VOTING,
    Parts,
    State,
)
from .rules import put_on_pile


def redact(p: Parts, s: State, viewer: int) -> None:
    """Turn a copy of the state into what `viewer` may know."""
    s.pile[: s.pile_left] = NO_CARD
    for seat in range(p.seats):
        if seat != viewer:
            s.hand[seat, : s.held[seat]] = HIDDEN
    if s.phase == VOTING:
        s.agreed &= 1 << s.objector | 1 << viewer
        s.denied &= 1 << viewer


def resample(p: Parts, s: State, viewer: int, dice: Array) -> None:
    """Turn a redacted state into a full one that the viewer cannot distinguish from the truth."""
    gather_unseen(p, s)
    for seat in range(p.seats):
        for slot in range(s.held[seat]):
            if s.hand[seat, slot] == HIDDEN:
                s.hand[seat, slot] = s.pile[roll(dice, s.pile_left)]
                take_from_pile(s, s.hand[seat, slot])
    if s.phase == VOTING:
        for seat in range(p.seats):
            if seat != viewer and seat != s.objector and s.voted >> seat & 1:
                vote = roll(dice, 3)
                s.agreed |= int(vote == 0) << seat
                s.denied |= int(vote == 1) << seat


def gather_unseen(p: Parts, s: State) -> None:
    """The pile, and all cards in other hands with it."""
    s.pile_left = 0
    for card in range(1, CARDS + 1):
        put_on_pile(s, card, COPIES - s.discard[card])
    for seat in range(p.seats):
        if s.phase == CUTTING and seat < s.drawing and s.cutters >> seat & 1:
            take_from_pile(s, s.cut[seat])
        for slot in range(s.held[seat]):
            if s.hand[seat, slot] != HIDDEN:
                take_from_pile(s, s.hand[seat, slot])


def observers(p: Parts, s: State, actor: int, action: int) -> int:
    """Who sees this action at the moment it is taken. A card dealt stays a secret to the end of the game."""
    if actor == CHANCE and action != SHUFFLE and s.phase != CUTTING:
        return TO_THE_END | 1 << s.drawing
    if action in (AGREE, DISAGREE, ABSTAIN):
        return 1 << actor
    return EVERYBODY


def public_face(p: Parts, s: State, actor: int, action: int) -> int:
    """What of an action is public even to those who do not see it: actions with the same number look alike to them."""
    return 0


def stays_hidden(p: Parts, before: State, s: State, viewer: int, actor: int, action: int) -> bool:
    """An action that the viewer did not see when it was taken, in the state `before`: is it still a secret?"""
    return True


def reveal_count(p: Parts, s: State) -> int:
    """How often something happened for all to see."""
    return s.reveal_count
