"""The generic driver: random games in any room, plain or compiled. Kernel dialect."""

from typing import Any

from .actors import CHANCE
from .dice import roll
from .kernel import Array
from .kernel_api import FINE, POINTS, apply, breakdown, legal, may_act, refusal, score, setup, to_act


def one_of(mask: int, dice: Array) -> int:
    """A random member of a set of actors."""
    if mask == 1 << CHANCE:  # as in every second step of most games
        return CHANCE
    count = 0
    rest = mask
    while rest:
        rest &= rest - 1
        count += 1
    skip = roll(dice, count) if count != 1 else 0
    actor = 0
    while not mask & 255:
        mask >>= 8
        actor += 8
    while True:
        if mask & 1:
            if skip == 0:
                return actor
            skip -= 1
        mask >>= 1
        actor += 1


def allowed(p: Any, s: Any, actor: int, first: int, last: int, out: Array) -> int:
    """Write every number from `first` to `last` that `refusal` allows into `out`; return how many."""
    count = 0
    for action in range(first, last + 1):
        if refusal(p, s, actor, action) == FINE:
            out[count] = action
            count += 1
    return count


def play_out(p: Any, s: Any, dice: Array, out: Array) -> int:
    """Play at random to the end of the game; return the number of steps. Where there is one legal
    action, nothing is rolled."""
    steps = 0
    waiting = to_act(p, s)
    while waiting:
        actor = one_of(waiting, dice)
        count = legal(p, s, actor, out)
        apply(p, s, actor, out[roll(dice, count) if count != 1 else 0])
        steps += 1
        waiting = to_act(p, s)
    return steps


def play_games(p: Any, fresh: Any, s: Any, games: int, dice: Array, out: Array) -> int:
    """Play whole random games one after the other; return the steps of all. `fresh` and `s` are arrays of one."""
    steps = 0
    for _ in range(games):
        s[0] = fresh[0]
        setup(p, s[0])
        steps += play_out(p, s[0], dice, out)
    return steps


def unexplained(p: Any, fresh: Any, s: Any, games: int, dice: Array, out: Array, lines: Array) -> int:
    """Play random games until the lines of a seat's score do not add up to it; leave that state in `s`, an array of one
    like `fresh`, and return 1 + the seat, or 0 if all points were explained at every step."""
    for _ in range(games):
        s[0] = fresh[0]
        setup(p, s[0])
        waiting = to_act(p, s[0])
        while waiting:
            actor = one_of(waiting | may_act(p, s[0]), dice)
            count = legal(p, s[0], actor, out)
            apply(p, s[0], actor, out[roll(dice, count) if count != 1 else 0])
            waiting = to_act(p, s[0])
            for seat in range(p.seats):
                if explained(p, s[0], seat, lines) != score(p, s[0], seat):
                    return 1 + seat
    return 0


def explained(p: Any, s: Any, seat: int, lines: Array) -> int:
    """The sum of the lines that explain a seat's points."""
    points = 0
    for line in range(breakdown(p, s, seat, lines)):
        points += lines[line, POINTS]
    return points
