"""What a drawing wants to know of a position, found by the rules in one call. Kernel dialect."""

from ludoteka.core.kernel import Array
from ludoteka.core.kernel_api import BREAKDOWN_WIDTH, KIND

from .parts import NOTHING, Parts, State
from .scoring import BONUS_LINE, RACK_LINE, TILE_LINE, breakdown

# A line of a breakdown, and behind it what the line is about.
ABOUT = BREAKDOWN_WIDTH
LINE_FACTS = BREAKDOWN_WIDTH + 1


def breakdowns(parts: tuple[Parts], states: tuple[State], out: Array, counts: Array) -> None:
    """The lines of every seat's score with what they are about, and how many they are."""
    p, s = parts[0], states[0]
    for seat in range(p.seats):
        counts[seat] = breakdown(p, s, seat, out[seat])
        for line in range(counts[seat]):
            out[seat, line, ABOUT] = about(p, s, out[seat, line, KIND], out[seat, line, KIND + 2])


def about(p: Parts, s: State, kind: int, fact: int) -> int:
    """What a line is about, from its kind and its first fact: the cell of a placement, the face of a tile that was left
    on a rack; or NOTHING."""
    if kind in (TILE_LINE, BONUS_LINE):
        return int(s.turn_cell[fact])
    return int(p.face_of[fact]) if kind == RACK_LINE else NOTHING
