"""What a seat may know, and what it cannot distinguish. Kernel dialect.

Choices are made at the same time: nobody sees where the others put the called tile before all have chosen, nor which
of their tiles they move from aside to the valves before all are done.
"""

from ludoteka.core.actors import CHANCE, EVERYBODY
from ludoteka.core.dice import roll
from ludoteka.core.kernel import Array
from ludoteka.core.kernel_api import FINE

from .parts import ASIDE, ASIDES, DECIDING, NO_TILE, NOT_YET, SEALED, Parts, State, action_of
from .rules import refusal, valve_refusal


def redact(p: Parts, s: State, viewer: int) -> None:
    """Turn a copy of the state into what `viewer` may know."""
    for seat in range(p.seats):
        if seat != viewer:
            if s.chosen[seat] != NOT_YET:
                s.chosen[seat] = SEALED
            if s.phase == DECIDING:
                for cell in range(p.cells):
                    if p.is_valve[cell]:
                        s.board[seat, cell] = NO_TILE


def resample(p: Parts, s: State, viewer: int, dice: Array) -> None:
    """Turn a redacted state into a full one that the viewer cannot distinguish from the truth."""
    for seat in range(p.seats):
        if seat != viewer:
            if s.chosen[seat] == SEALED:
                s.chosen[seat] = NOT_YET
                s.chosen[seat] = random_choice(p, s, seat, dice)
            if s.phase == DECIDING:
                for slot in range(ASIDES):
                    maybe_to_a_valve(p, s, seat, s.aside[seat, slot], dice)


def random_choice(p: Parts, s: State, seat: int, dice: Array) -> int:
    """One of the seat's legal actions for the called tile, each equally likely."""
    chosen, count = 0, 0
    for spot in range(ASIDE + 1):
        if refusal(p, s, seat, action_of(s.tile, spot)) == FINE:
            count += 1
            if roll(dice, count) == 0:
                chosen = action_of(s.tile, spot)
    return chosen


def maybe_to_a_valve(p: Parts, s: State, seat: int, tile: int, dice: Array) -> None:
    """Move the tile to one of the free valves, or leave it, each equally likely."""
    chosen, count = -1, 1
    for cell in range(p.cells):
        if valve_refusal(p, s, seat, tile, cell) == FINE:
            count += 1
            if roll(dice, count) == 0:
                chosen = cell
    if chosen >= 0:
        s.board[seat, chosen] = tile


def observers(p: Parts, s: State, actor: int, action: int) -> int:
    """Who sees this action at the moment it is taken; the rest when the reveal count next rises."""
    return EVERYBODY if actor == CHANCE else 1 << actor


def public_face(p: Parts, s: State, actor: int, action: int) -> int:
    """What of an action is public even to those who do not see it: actions with the same number look alike to them."""
    return 0


def stays_hidden(p: Parts, before: State, s: State, viewer: int, actor: int, action: int) -> bool:
    """An action that the viewer did not see when it was taken, in the state `before`: is it still a secret?"""
    return True


def reveal_count(p: Parts, s: State) -> int:
    """How often hidden things have been opened for all to see."""
    return s.reveal_count
