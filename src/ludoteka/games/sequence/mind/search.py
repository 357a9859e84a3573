"""From the chance to win in a position to the worth of each action. Compiled by `core.compiled`.

States to be changed are arrays of one, so that a copy is one assignment.
"""

from typing import Any, NamedTuple

from ludoteka.core.actors import CHANCE
from ludoteka.core.dice import roll, shake
from ludoteka.core.kernel import Array
from ludoteka.games.sequence.moves import apply, lowest_of
from ludoteka.games.sequence.parts import DEAD, LOCK, LOCKING, OVER, PASS, Parts, State, spot_of, team_of
from ludoteka.games.sequence.rules import legal, to_act
from ludoteka.games.sequence.scoring import can_lock, has_won, lock_five
from ludoteka.games.sequence.view import resample

from .features import describe
from .net import Net, chance_to_win

WON, DRAWN, LOST = 1.0, 0.5, 0.0
SURELY_FIRST = 2.0  # a dead card is exchanged before anything else
SEEDS = 2_000_000_000


class Desk(NamedTuple):
    """Room to work."""

    chances: Array  # who can get each card
    inputs: Array
    hidden: Any
    deep: Any
    out: Array  # legal actions of the seat to move
    after: Any  # states: what an action leads to,
    world: Any  # how the hidden cards may lie,
    future: Any  # and how the game may go on from there
    luck: Array  # the dice of one such future


# -- without looking ahead --------------------------------------------------------------------------------------


def outcome(p: Parts, s: State, team: int) -> float:
    """Of a finished game."""
    if has_won(p, s, team):
        return WON
    for other in range(p.teams):
        if has_won(p, s, other):
            return LOST
    return DRAWN


def value(net: Net, p: Parts, s: State, seat: int, d: Desk) -> float:
    """The seat's chance to win, just after it has acted."""
    if s.phase == OVER:
        return outcome(p, s, team_of(p, seat))
    describe(p, s, seat, d.chances, d.inputs)
    return chance_to_win(net, d.inputs, d.hidden, d.deep)


def worth(net: Net, p: Parts, s: Any, seat: int, action: int, d: Desk) -> float:
    """The chance to win with an action, looking no further."""
    if action < PASS and spot_of(action) == DEAD:
        return SURELY_FIRST
    d.after[0] = s[0]
    apply(p, d.after[0], seat, action)
    if d.after[0].phase == LOCKING:
        lock_any(p, d.after[0])
    return value(net, p, d.after[0], seat, d)


def lock_any(p: Parts, s: State) -> None:
    """Which five is another question; any will do for an estimate."""
    team, five = team_of(p, s.asked), 0
    while not can_lock(p, s, team, five):
        five += 1
    lock_five(p, s, team, five)


def weigh(net: Net, p: Parts, s: Any, seat: int, actions: Array, count: int, d: Desk, out: Any) -> None:
    for i in range(count):
        out[i] = worth(net, p, s, seat, actions[i], d)


def in_question(actions: Array, count: int) -> int:
    """Keep what plays cards, passes, or locks a five; return how many. Drawing late and objecting are other matters."""
    kept = 0
    for i in range(count):
        if actions[i] <= PASS or actions[i] >= LOCK:
            actions[kept] = actions[i]
            kept += 1
    return kept


def best_action(net: Net, p: Parts, s: Any, seat: int, d: Desk) -> int:
    """What the net would do."""
    count = in_question(d.out, legal(p, s[0], seat, d.out))
    best, most = d.out[0], -1.0
    for i in range(count):
        here = worth(net, p, s, seat, d.out[i], d) if count > 1 else DRAWN
        if here > most:
            best, most = d.out[i], here
    return best


# -- one round ahead --------------------------------------------------------------------------------------------


def draw_cards(p: Parts, s: Any, luck: Array, out: Array) -> None:
    """Let chance act until a player must."""
    while to_act(p, s[0]) == 1 << CHANCE:
        count = legal(p, s[0], CHANCE, out)
        apply(p, s[0], CHANCE, out[roll(luck, count)])


def round_after(net: Net, p: Parts, seat: int, action: int, d: Desk) -> float:
    """Take the action in `world`, let everybody go on as the net would until the seat has played again, and say how it
    stands then."""
    d.future[0] = d.world[0]
    apply(p, d.future[0], seat, action)
    played = False
    while not played:
        draw_cards(p, d.future, d.luck, d.out)
        waiting = to_act(p, d.future[0])
        if waiting == 0:
            return outcome(p, d.future[0], team_of(p, seat))
        mover = lowest_of(waiting)
        reply = best_action(net, p, d.future, mover, d)
        apply(p, d.future[0], mover, reply)
        played = mover == seat and d.future[0].turn != seat
    return value(net, p, d.future[0], seat, d)


def look_ahead(
    net: Net, p: Parts, seen: Any, seat: int, actions: Array, count: int, worlds: int, dice: Array, d: Desk, out: Any
) -> None:
    """Add to `out`, for each action, its worth in so many worlds that the seat cannot distinguish from the true one.
    All actions meet the same cards in the same world, so that luck does not decide between them."""
    for _ in range(worlds):
        d.world[0] = seen[0]
        resample(p, d.world[0], seat, dice)
        seed = roll(dice, SEEDS)
        for i in range(count):
            shake(d.luck, seed)
            out[i] += round_after(net, p, seat, actions[i], d)
