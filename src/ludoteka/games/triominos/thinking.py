"""What an action brings, looking no further than the table. Kernel dialect, so that a search can compile it."""

from .parts import DRAW, PASS, Parts, State, face_of_action, spot_of
from .scoring import bonus_of

NEVER = -1000  # worse than any placement: draw or pass only if nothing fits


def placement_points(p: Parts, s: State, action: int) -> int:
    """The points for laying this tile there: its sum and its bonus."""
    face = face_of_action(action)
    bonus = bonus_of(p, s, face, s.open_cell[spot_of(action)])
    return int(p.sum_of[p.tile_of[face]] + p.bonus[bonus])


def greedy_worth(p: Parts, s: State, action: int) -> int:
    """As many points as possible at once, and no tile drawn that need not be."""
    if action in (DRAW, PASS):
        return NEVER
    return placement_points(p, s, action)
