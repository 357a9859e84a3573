"""What a viewer may know, and what it cannot distinguish. Kernel dialect.

Stamps that lie face down are secret until the swap phase ends: those in the pool and Pinzetta's from everybody, a
seat's own from all others. Their backs show pile and size. What was seen face up and is turned down later stays known.
While everybody cuts, nobody sees what the others have reserved and how they split; only who is ready.
"""

from ludoteka.core.actors import AUTOMA, CHANCE, EVERYBODY, TO_THE_END
from ludoteka.core.dice import roll
from ludoteka.core.kernel import Array

from .album import members_of
from .draws import wanted
from .parts import (
    CUTTING,
    DOWN,
    HER_DRAWS,
    IN_LARGE,
    IN_SMALL,
    MOST_ITEMS,
    OUTCOME,
    POOL_DRAWS,
    RESERVE,
    RESERVED,
    RESERVING,
    SIDES,
    SPLIT,
    SPLITTING,
    STAMPS,
    TAKE,
    UNSPLIT,
    WAITING,
    YOUR_DRAWS,
    Parts,
    State,
)
from .rules import can_reserve, is_rare, to_split
from .swap import reserved_by, reserves


def redact(p: Parts, s: State, viewer: int) -> None:
    """Turn a copy of the state into what `viewer` may know. A hidden stamp goes back to the supply; its back stays."""
    for side in range(SIDES):
        for slot in range(s.held[side]):
            stamp = s.item[side, slot]
            if side != viewer and s.secret[side, slot] and stamp > 0:
                s.supply[stamp] = 1
                s.item[side, slot] = -1 - p.back[stamp]
    for place in range(s.pooled):
        if s.pool_down[place] and s.pool[place] > 0:
            s.supply[s.pool[place]] = 1
            s.pool[place] = -1 - p.back[s.pool[place]]
    if s.phase == CUTTING:
        cover_cuts(p, s, viewer)


def cover_cuts(p: Parts, s: State, viewer: int) -> None:
    """Of the others, nothing but who is ready."""
    for seat in range(p.seats):
        if seat != viewer:
            for slot in range(MOST_ITEMS):
                s.lies[seat, slot] = UNSPLIT
            if s.stage[seat] != WAITING:
                s.stage[seat] = RESERVING


def resample(p: Parts, s: State, viewer: int, dice: Array) -> None:
    """Turn a redacted state into a full one that the viewer cannot distinguish from the truth."""
    for side in range(SIDES):
        for slot in range(s.held[side]):
            if s.item[side, slot] < 0:
                s.item[side, slot] = unseen(p, s, -1 - s.item[side, slot], dice)
                s.supply[s.item[side, slot]] = 0
    for place in range(s.pooled):
        if s.pool[place] < 0:
            s.pool[place] = unseen(p, s, -1 - s.pool[place], dice)
            s.supply[s.pool[place]] = 0
    if s.phase == CUTTING:
        for seat in range(p.seats):
            if seat != viewer and s.stage[seat] == WAITING:
                imagine_cut(p, s, seat, dice)
            elif seat != viewer:
                imagine_half_a_cut(p, s, seat, dice)


def imagine_half_a_cut(p: Parts, s: State, seat: int, dice: Array) -> None:
    """Somebody who is not ready may have reserved already, as much as leaves something to do."""
    due = reserves(p, s)
    if s.held[seat] - due < 2:
        imagine_reserve(p, s, seat, due - 1, dice)
    else:
        imagine_reserve(p, s, seat, due, dice)
        s.stage[seat] = SPLITTING


def imagine_reserve(p: Parts, s: State, seat: int, count: int, dice: Array) -> None:
    while reserved_by(s, seat) < count and can_reserve(p, s, seat):
        slot = roll(dice, s.held[seat])
        if not is_rare(p, s, seat, slot):
            s.lies[seat, slot] = RESERVED


def imagine_cut(p: Parts, s: State, seat: int, dice: Array) -> None:
    """Any reserve, and any split of the rest."""
    imagine_reserve(p, s, seat, reserves(p, s), dice)
    there = to_split(s, seat)
    large = there if members_of(there) < 2 else 0
    while members_of(there) > 1 and (large == 0 or large == there or 2 * members_of(large) < members_of(there)):
        large = roll(dice, 1 << MOST_ITEMS) & there
    for slot in range(s.held[seat]):
        if there >> slot & 1:
            s.lies[seat, slot] = IN_LARGE if large >> slot & 1 else IN_SMALL


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


def observers(p: Parts, s: State, actor: int, action: int) -> int:
    """Who sees this action at the moment it is taken. A stamp drawn face down: its owner, if it has one. A cut: who
    makes it, until everybody is ready; alone, until what lies face down in it is turned up."""
    if s.phase in (HER_DRAWS, YOUR_DRAWS) and wanted(p, s) & DOWN:
        return 1 << AUTOMA if s.phase == HER_DRAWS else 1
    if s.phase == POOL_DRAWS and wanted(p, s) & DOWN:
        return 1 << AUTOMA | TO_THE_END
    if s.phase == CUTTING or (actor == 0 and names_a_secret(s, action)):
        return 1 << actor
    return EVERYBODY


def names_a_secret(s: State, action: int) -> bool:
    """Alone, a reserve or a split is written with the numbers of stamps: is one of them face down?"""
    slots = 0
    if RESERVE <= action < RESERVE + MOST_ITEMS:
        slots = 1 << (action - RESERVE)
    elif SPLIT <= action < TAKE:
        slots = action - SPLIT
    for slot in range(MOST_ITEMS):
        if slots >> slot & 1 and s.secret[0, slot]:
            return True
    return False


def public_face(p: Parts, s: State, actor: int, action: int) -> int:
    """What of an action is public even to those who do not see it: of a stamp drawn face down, its back; of a player's
    cut against Pinzetta, everything but what the stamps in it are."""
    if actor == CHANCE:
        stamp = action - OUTCOME
        return p.back[stamp] if 0 < stamp <= STAMPS else 0
    return 0 if s.phase == CUTTING else action


def stays_hidden(p: Parts, before: State, s: State, viewer: int, actor: int, action: int) -> bool:
    """An action that the viewer did not see when it was taken, in the state `before`: is it still a secret? Stamps are
    turned up in many ways."""
    if actor != CHANCE:
        return True
    return bool(before.day == s.day and lies_hidden(s, viewer, action - OUTCOME))


def lies_hidden(s: State, viewer: int, stamp: int) -> bool:
    """Is the stamp in the pool or in a collection, and the viewer does not see which it is?"""
    for place in range(s.pooled):
        if s.pool_down[place] and s.pool[place] == stamp:
            return True
    for side in range(SIDES):
        for slot in range(s.held[side]):
            if side != viewer and s.secret[side, slot] and s.item[side, slot] == stamp:
                return True
    return False


def reveal_count(p: Parts, s: State) -> int:
    """How often hidden things were laid open: cuts, and stamps that lay face down."""
    return s.reveal_count
