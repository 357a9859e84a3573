"""What a seat may know, and what it cannot distinguish. Kernel dialect.

Racks and the pool are secret while a round lasts, but for a tile that had to be revealed; lots, and everything on the
table, lie open. When a round is over, the racks are revealed.
"""

from ludoteka.core.actors import CHANCE, EVERYBODY, TO_THE_END
from ludoteka.core.dice import roll
from ludoteka.core.kernel import Array

from .parts import BETWEEN, LOTS, OVER, SPOTS, WORDS, Parts, State, bit_of, in_pool, on_rack, word_of


def all_open(s: State) -> bool:
    return bool(s.phase == BETWEEN or s.phase == OVER)


def redact(p: Parts, s: State, viewer: int) -> None:
    """Turn a copy of the state into what `viewer` may know."""
    if all_open(s):
        return
    for word in range(WORDS):
        s.pool[word] = 0
        for seat in range(p.seats):
            if seat != viewer:
                s.rack[seat, word] &= s.revealed[word]


def resample(p: Parts, s: State, viewer: int, dice: Array) -> None:
    """Turn a redacted state into a full one that the viewer cannot distinguish from the truth."""
    if all_open(s):
        return
    left = gather_unseen(p, s, viewer)
    for seat in range(p.seats):
        if seat != viewer:
            for _ in range(hidden_on_rack(p, s, seat)):
                tile = take_one(p, s, roll(dice, left))
                s.rack[seat, word_of(tile)] |= bit_of(tile)
                left -= 1


def gather_unseen(p: Parts, s: State, viewer: int) -> int:
    """Put all tiles that are not in sight into the pool; return how many."""
    left = 0
    for tile in range(1, p.tiles + 1):
        word = word_of(tile)
        seen = s.laid[word] | s.lots[word] | s.revealed[word]
        if viewer < p.seats:
            seen |= s.rack[viewer, word]
        if not seen & bit_of(tile):
            s.pool[word] |= bit_of(tile)
            left += 1
    return left


def hidden_on_rack(p: Parts, s: State, seat: int) -> int:
    """Of a redacted state: how many tiles of a rack are not to be seen."""
    hidden = s.held[seat]
    for tile in range(1, p.tiles + 1):
        if on_rack(s, seat, tile):
            hidden -= 1
    return hidden


def take_one(p: Parts, s: State, index: int) -> int:
    """Take the tile of this index out of the pool."""
    tile = 1
    while True:
        if in_pool(s, tile):
            if index == 0:
                s.pool[word_of(tile)] &= ~bit_of(tile)
                return tile
            index -= 1
        tile += 1


def observers(p: Parts, s: State, actor: int, action: int) -> int:
    """Who sees this action at the moment it is taken. A tile dealt stays a secret to the end of the game."""
    if actor == CHANCE and s.phase != LOTS:
        return TO_THE_END | 1 << s.drawing
    return EVERYBODY


def public_face(p: Parts, s: State, actor: int, action: int) -> int:
    """What of an action is public even to those who do not see it: actions with the same number look alike to them."""
    return 0


def stays_hidden(p: Parts, before: State, s: State, viewer: int, actor: int, action: int) -> bool:
    """An action that the viewer did not see when it was taken, in the state `before`: is it still a secret?"""
    if before.round != s.round or all_open(s):
        return False
    tile = action % SPOTS
    return not s.revealed[word_of(tile)] & bit_of(tile)


def reveal_count(p: Parts, s: State) -> int:
    """How often something happened for all to see."""
    return s.reveal_count
