"""What is on offer to a seat, with the points that each action would bring, part by part."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from ludoteka.core.room import Observation
from ludoteka.core.scene import Effect, Target
from ludoteka.core.words import message

from .boards import cell_name
from .notation import WORDS, write_placement
from .parts import DRAW, NOTHING, PASS, Parts, State, face_of_action, spot_of
from .pieces import BONUS_NAMES, bonus_words, tile_id, tile_words
from .prices import prices
from .rules import tile_to_show
from .scoring import bonus_of, costs_more


class Placement(NamedTuple):
    """A tile that can be laid, and what follows from it."""

    text: str  # in notation
    tile: int
    face: int
    cell: int
    bonus: int
    shown: int  # the face of another tile that its owner has to show, or NOTHING


def placements(observation: Observation) -> list[Placement]:
    """All that are on offer to the viewer."""
    p, s, legal = observation.parts, observation.state, observation.legal
    if not legal or legal[0] >= PASS:  # placements come first
        return []
    cells = s.open_cell.tolist()
    return [
        _placement(p, s, observation.viewer, face_of_action(action), cells[spot_of(action)])
        for action in legal
        if action < PASS
    ]


def _placement(p: Parts, s: State, seat: int, face: int, cell: int) -> Placement:
    tile = prices(p).tile_of[face]
    shown = prices(p).face_of[tile_to_show(p, s, seat, tile)]
    return Placement(write_placement(face, cell), tile, face, cell, int(bonus_of(p, s, face, cell)), shown)


def targets(observation: Observation, placed: Sequence[Placement]) -> tuple[Target, ...]:
    """All that is on offer to the viewer: these placements, then what is no placement."""
    p, s, known = observation.parts, observation.state, prices(observation.parts)
    return (
        *(
            _place(face, cell, known.sum[tile] if p.counts else None, bonus, known.extra[bonus], shown)
            for _, tile, face, cell, bonus, shown in placed
        ),
        *(_pay(action, _cost(p, s, action), bool(placed)) for action in observation.legal if action >= PASS),
    )


@lru_cache(1 << 9)
def _place(face: int, cell: int, points: int | None, bonus: int, extra: int, shown: int) -> Target:
    """To lay a tile; `points`: the sum of its numbers, where points are counted."""
    return Target(
        action=write_placement(face, cell),
        words=message("tri-do-place", tile=tile_words(face), cell=cell_name(cell)),
        short=message("tri-do-place-short", cell=cell_name(cell)),
        cell=cell_name(cell),
        piece=tile_id(face),
        effects=(*_gains(points, bonus, extra), *_shows(shown)),
    )


@lru_cache(1 << 8)
def _gains(points: int | None, bonus: int, extra: int) -> tuple[Effect, ...]:
    """The sum of the numbers, and the bonus; what going out would bring is not known before the racks are revealed."""
    if points is None:
        return ()
    gains = Effect(kind="sum", words=message("tri-gains", points=points), points=points)
    if not bonus:
        return (gains,)
    words = message("tri-gains-bonus", bonus=bonus_words(bonus), points=extra)
    return gains, Effect(kind=BONUS_NAMES[bonus], words=words, points=extra)


def _shows(face: int) -> tuple[Effect, ...]:
    """A tile that all will see."""
    return (Effect(kind="shows", words=message("tri-shows", tile=tile_words(face))),) if face != NOTHING else ()


def _cost(p: Parts, s: State, action: int) -> int:
    """To draw or to pass."""
    if action == DRAW:
        return int(p.draw_cost)
    return int(p.stuck_cost) if costs_more(p, s.drawn) else 0


@lru_cache(1 << 6)
def _pay(action: int, points: int, fits: bool) -> Target:
    """To draw or to pass, with what it costs; `fits`: a tile of the rack could be laid instead."""
    text = WORDS[action]
    if not points:
        return Target(action=text, words=message(f"tri-do-{text}-free"))
    cost = Effect(kind="cost", words=message("tri-loses", points=points), points=-points)
    warning = message("tri-warn-fits", points=points) if fits else None
    return Target(action=text, words=message(f"tri-do-{text}", points=points), effects=(cost,), warning=warning)
