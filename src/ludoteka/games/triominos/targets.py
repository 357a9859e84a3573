"""What is on offer to a seat, with the points that each action would bring, part by part."""

from ludoteka.core.scene import Effect, Target
from ludoteka.core.words import Words, message

from .boards import cell_name
from .log_text import revealed_tile
from .notation import write
from .parts import DRAW, PASS, Parts, State, face_of_action, spot_of
from .pieces import BONUS_NAMES, bonus_words, tile_id, tile_words
from .scoring import bonus_of, costs_more, tile_points


def target(p: Parts, s: State, seat: int, action: int) -> Target:
    text = write(p, s, seat, action)
    if action == DRAW:
        return _costing(
            text, int(p.draw_cost), message("tri-do-draw", points=int(p.draw_cost)), message("tri-do-draw-free")
        )
    if action == PASS:
        cost = int(p.stuck_cost) if costs_more(p, s.drawn) else 0
        return _costing(text, cost, message("tri-do-pass", points=cost), message("tri-do-pass-free"))
    face, cell = face_of_action(action), int(s.open_cell[spot_of(action)])
    return Target(
        action=text,
        words=message("tri-do-place", tile=tile_words(face), cell=cell_name(cell)),
        short=message("tri-do-place-short", cell=cell_name(cell)),
        cell=cell_name(cell),
        piece=tile_id(face),
        effects=(*_gains(p, s, face, cell), *_shows(p, s, seat, action)),
    )


def _costing(text: str, points: int, words: Words, free: Words) -> Target:
    """To draw or to pass, with what it costs; `free`: the words where it costs nothing."""
    if not points:
        return Target(action=text, words=free)
    cost = Effect(kind="cost", words=message("tri-loses", points=points), points=-points)
    return Target(action=text, words=words, effects=(cost,))


def _gains(p: Parts, s: State, face: int, cell: int) -> tuple[Effect, ...]:
    """The sum of the numbers, and the bonus; what going out would bring is not known before the racks are revealed."""
    if not p.counts:
        return ()
    points, bonus = int(tile_points(p, p.tile_of[face])), int(bonus_of(p, s, face, cell))
    gains = Effect(kind="sum", words=message("tri-gains", points=points), points=points)
    if not bonus:
        return (gains,)
    extra = int(p.bonus[bonus])
    words = message("tri-gains-bonus", bonus=bonus_words(bonus), points=extra)
    return gains, Effect(kind=BONUS_NAMES[bonus], words=words, points=extra)


def _shows(p: Parts, s: State, seat: int, action: int) -> tuple[Effect, ...]:
    """A tile that all will see."""
    revealed = revealed_tile(p, s, seat, action)
    return (
        (Effect(kind="shows", words=message("tri-shows", tile=tile_words(int(p.face_of[revealed])))),)
        if revealed
        else ()
    )
