"""What a seat may know, and what it cannot distinguish. Kernel dialect.

Everybody places at the same time: nobody sees where the others put their piece before all have chosen. All else lies
open, and the order of the deck is not decided before a card is turned.
"""

from ludoteka.core.actors import EVERYBODY
from ludoteka.core.dice import roll
from ludoteka.core.kernel import Array
from ludoteka.core.kernel_api import FINE

from .parts import NOT_YET, ORIENTATIONS, PASS, PLACING, SEALED, STARTING, Parts, State, action_of, piece_for
from .rules import slide_refusal


def redact(p: Parts, s: State, viewer: int) -> None:
    """Turn a copy of the state into what `viewer` may know."""
    for seat in range(p.seats):
        if seat != viewer and s.chosen[seat] != NOT_YET:
            s.chosen[seat] = SEALED


def resample(p: Parts, s: State, viewer: int, dice: Array) -> None:
    """Turn a redacted state into a full one that the viewer cannot distinguish from the truth."""
    for seat in range(p.seats):
        if s.chosen[seat] == SEALED:
            s.chosen[seat] = random_choice(p, s, seat, piece_for(s, seat), dice)


def random_choice(p: Parts, s: State, seat: int, piece: int, dice: Array) -> int:
    """One of the seat's legal actions for its piece, each equally likely."""
    chosen, count = PASS, 0
    if s.phase == PLACING:
        count = 1
    for orientation in range(ORIENTATIONS):
        for column in range(p.columns):
            if slide_refusal(p, s, seat, piece, orientation, column) == FINE:
                count += 1
                if roll(dice, count) == 0:
                    chosen = action_of(piece, orientation, column)
    return chosen


def observers(p: Parts, s: State, actor: int, action: int) -> int:
    """Who sees this action at the moment it is taken; the rest when the reveal count next rises."""
    return 1 << actor if s.phase == PLACING or s.phase == STARTING else EVERYBODY


def public_face(p: Parts, s: State, actor: int, action: int) -> int:
    """What of an action is public even to those who do not see it: actions with the same number look alike to them."""
    return 0


def stays_hidden(p: Parts, before: State, s: State, viewer: int, actor: int, action: int) -> bool:
    """An action that the viewer did not see when it was taken, in the state `before`: is it still a secret?"""
    return True


def reveal_count(p: Parts, s: State) -> int:
    """How often hidden things have been opened for all to see."""
    return s.reveal_count
