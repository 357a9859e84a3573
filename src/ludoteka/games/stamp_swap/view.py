"""What a viewer may know, and what it cannot tell apart. Kernel dialect.

Stamps that lie face down are secret until the swap phase ends: Pinzetta's from everybody, a seat's own from all others.
Their backs show pile and size. What was seen face up and is turned down later stays known.
"""

from ludoteka.core.actors import AUTOMA, EVERYBODY
from ludoteka.core.dice import roll
from ludoteka.core.kernel import Array

from .parts import (
    DOWN,
    HER_DRAWS,
    SIDES,
    STAMPS,
    YOUR_DRAWS,
    Parts,
    State,
)
from .rules import wanted


def redact(p: Parts, s: State, viewer: int) -> None:
    """Turn a copy of the state into what `viewer` may know. A hidden stamp goes back to the supply; its back stays."""
    for side in range(SIDES):
        for slot in range(s.held[side]):
            stamp = s.item[side, slot]
            if side != viewer and s.secret[side, slot] and stamp > 0:
                s.supply[stamp] = 1
                s.item[side, slot] = -1 - p.back[stamp]


def resample(p: Parts, s: State, viewer: int, dice: Array) -> None:
    """Turn a redacted state into a full one that the viewer cannot tell from the truth."""
    for side in range(SIDES):
        for slot in range(s.held[side]):
            if s.item[side, slot] < 0:
                s.item[side, slot] = unseen(p, s, -1 - s.item[side, slot], dice)
                s.supply[s.item[side, slot]] = 0


def unseen(p: Parts, s: State, back: int, dice: Array) -> int:
    """Any stamp of the supply with this back."""
    left = 0
    for stamp in range(1, STAMPS + 1):
        left += int(s.supply[stamp] and p.back[stamp] == back)
    skip = roll(dice, left)
    for stamp in range(1, STAMPS + 1):
        if s.supply[stamp] and p.back[stamp] == back:
            if skip == 0:
                return stamp
            skip -= 1
    return 0


def witnesses(p: Parts, s: State, actor: int, action: int) -> int:
    """Who sees this action at the moment it is taken: a stamp drawn face down, only its owner."""
    if s.phase in (HER_DRAWS, YOUR_DRAWS) and wanted(p, s) & DOWN:
        return 1 << AUTOMA if s.phase == HER_DRAWS else 1
    return EVERYBODY


def curtain(p: Parts, s: State) -> int:
    """How often hidden stamps were turned up."""
    return s.curtain
