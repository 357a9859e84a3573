"""What an action brings, looking no further than the table. Kernel dialect, so that a search can compile it."""

from ludoteka.core.actors import CHANCE
from ludoteka.core.dice import roll
from ludoteka.core.kernel import Array

from .moves import apply
from .parts import NOBODY, PASS, Parts, State, face_of_action, spot_of
from .rules import legal
from .scoring import bonus_of

NEVER = -1000  # worse than any placement: draw or pass only if nothing fits


def placement_points(p: Parts, s: State, action: int) -> int:
    """The points for laying this tile there: its sum and its bonus."""
    face = face_of_action(action)
    bonus = bonus_of(p, s, face, s.open_cell[spot_of(action)])
    return int(p.sum_of[p.tile_of[face]] + p.bonus[bonus])


def greedy_worth(p: Parts, s: State, action: int) -> int:
    """As many points as possible at once, and no tile drawn that need not be."""
    return NEVER if action >= PASS else placement_points(p, s, action)


def greedy_choice(p: Parts, s: State, seat: int, dice: Array, out: Array) -> int:
    """The seat's action of most points at once; of equals, any."""
    best, chosen, equals = NEVER - 1, PASS, 0
    for index in range(legal(p, s, seat, out)):
        worth = greedy_worth(p, s, out[index])
        if worth > best:
            best, equals = worth, 0
        if worth == best:
            equals += 1
            if roll(dice, equals) == 0:
                chosen = out[index]
    return chosen


def finish_round(p: Parts, s: State, dice: Array, out: Array) -> int:
    """Let everybody take the most points at once until the round is over; return the number of steps."""
    steps = 0
    while not s.ended:
        if s.drawing != NOBODY:
            count = legal(p, s, CHANCE, out)
            apply(p, s, CHANCE, out[roll(dice, count)])
        else:
            apply(p, s, s.turn, greedy_choice(p, s, s.turn, dice, out))
        steps += 1
    return steps
