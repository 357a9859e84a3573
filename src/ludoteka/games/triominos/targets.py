"""What is on offer to a seat, with the points that each action would bring, part by part."""

from ludoteka.core.scene import Effect, Target
from ludoteka.core.words import say

from .boards import cell_name
from .faces import BONUS_NAMES, bonus_words, tile_id, tile_words
from .notation import write
from .parts import DRAW, PASS, Parts, State, face_of_action, spot_of
from .scoring import DRAW_COST, STUCK_COST, bonus_of, costs_more
from .telling import tile_points


def target(p: Parts, s: State, seat: int, action: int) -> Target:
    text = write(p, s, seat, action)
    if action == DRAW:
        cost = Effect(kind="cost", words=say("tri-loses", points=DRAW_COST), points=-DRAW_COST)
        return Target(action=text, words=say("tri-do-draw", points=DRAW_COST), effects=(cost,))
    if action == PASS:
        return _passing(p, s, text)
    face, cell = face_of_action(action), int(s.open_cell[spot_of(action)])
    return Target(
        action=text,
        words=say("tri-do-place", tile=tile_words(face), cell=cell_name(cell)),
        short=say("tri-do-place-short", cell=cell_name(cell)),
        cell=cell_name(cell),
        piece=tile_id(face),
        effects=_gains(p, s, face, cell),
    )


def _passing(p: Parts, s: State, text: str) -> Target:
    if not costs_more(p, s.drawn):
        return Target(action=text, words=say("tri-do-pass"))
    cost = Effect(kind="cost", words=say("tri-loses", points=STUCK_COST), points=-STUCK_COST)
    return Target(action=text, words=say("tri-do-stuck", points=STUCK_COST), effects=(cost,))


def _gains(p: Parts, s: State, face: int, cell: int) -> tuple[Effect, ...]:
    """The sum of the numbers, and the bonus; what going out would bring is not known before the racks are shown."""
    points, bonus = tile_points(p, face), int(bonus_of(p, s, face, cell))
    gains = Effect(kind="sum", words=say("tri-gains", points=points), points=points)
    if not bonus:
        return (gains,)
    extra = int(p.bonus[bonus])
    words = say("tri-gains-bonus", bonus=bonus_words(bonus), points=extra)
    return gains, Effect(kind=BONUS_NAMES[bonus], words=words, points=extra)
