"""What a viewer sees, as a scene. Facts come from the rules and the scoring; nothing is decided here."""

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from ludoteka.core.actors import SPECTATOR, members
from ludoteka.core.kernel import once_per_table
from ludoteka.core.room import Observation
from ludoteka.core.scene import NoTarget, Piece, Scene, Tally
from ludoteka.core.words import Words, message

from . import boards, client_data, rules, scoring
from .explaining import explain, how_it_ended, how_it_is_won, name_of, scored_cells, who_is_out
from .log_text import describe
from .parts import BETWEEN, BLOCKED, DEALING, DRAW, HIGHEST, LOTS, NOBODY, OVER, PASS, Parts, State
from .pieces import SHAPES, TONES, tile_on_rack
from .prices import prices
from .public import Public, public
from .refusals import NO_TILE_FITS, no_target
from .targets import Placement, placements, targets
from .view import all_open

__all__ = ["describe", "explain", "pause", "scene", "scored_cells"]


def scene(observation: Observation) -> Scene:
    p, s, viewer = observation.parts, observation.state, observation.viewer
    over, seen, placed = s.phase == OVER, public(p, s), placements(observation)
    return Scene(
        words=situation(observation),
        boards=(seen.table.board,),
        tray=_tray(observation, placed),
        targets=targets(observation, placed),
        refusals=_refusals(observation, seen, placed),
        scores=seen.scores,
        tallies=_tallies(p, s, viewer),
        shapes=SHAPES,
        tones=TONES,
        pause=pause(p, s),
        over=over,
        winners=tuple(members(scoring.winners(p, s))) if over else (),
        ending=how_it_ended(p, s, observation.names) if over else None,
        secret=viewer != SPECTATOR and not all_open(s),
        data=client_data.data(observation, seen, placed),
    )


def pause(p: Parts, s: State) -> bool:
    """A round is over, and another follows."""
    return s.phase == BETWEEN


# -- the situation in a sentence --------------------------------------------------------------------------------


def situation(observation: Observation) -> Words:
    p, s, viewer = observation.parts, observation.state, observation.viewer
    if s.phase == OVER:
        return how_it_is_won(p, s, observation.names)
    if s.phase == BETWEEN:
        return _round_over(observation)
    if s.phase == DEALING:
        return message("tri-now-deal", round=int(s.round) + 1)
    if s.phase == LOTS:
        return message("tri-now-lots")
    if s.drawing != NOBODY:
        return message("tri-now-draw", name=_name(observation, s.drawing))
    if viewer == SPECTATOR or s.turn != viewer:
        return message("tri-now-wait", name=_name(observation, s.turn))
    return _to_play(p, s, observation.legal)


def _to_play(p: Parts, s: State, legal: Sequence[int]) -> Words:
    if not s.on_table:
        return message("tri-now-open-highest" if p.start == HIGHEST else "tri-now-open")
    may_draw = DRAW in legal
    if any(action < PASS for action in legal):
        if s.drawn:
            return message("tri-now-play-drawn", drawn=int(s.drawn))
        return message("tri-now-play" if may_draw else "tri-now-lay")
    if not may_draw:
        return message("tri-now-pass")
    return message("tri-now-draw-again", drawn=int(s.drawn)) if s.drawn else message("tri-now-stuck")


def _round_over(observation: Observation) -> Words:
    s = observation.state
    if s.ended == BLOCKED:
        return message("tri-now-blocked", round=int(s.round) + 1)
    return message("tri-now-out", name=_name(observation, who_is_out(observation.parts, s)), round=int(s.round) + 1)


def _name(observation: Observation, seat: int) -> str:
    return name_of(observation.names, seat)


# -- the viewer's rack, and why not -----------------------------------------------------------------------------


def _tray(observation: Observation, placed: Sequence[Placement]) -> tuple[Piece, ...]:
    p, s, viewer = observation.parts, observation.state, observation.viewer
    if viewer == SPECTATOR:
        return ()
    places = Counter([placement.tile for placement in placed]) if placed else {}
    stuck = "stuck" if observation.legal and observation.asked else ""
    faces = prices(p).face_of
    return tuple(
        [
            tile_on_rack(faces[tile], "" if tile in places else stuck, places.get(tile, 0))
            for tile in boards.tiles_in(s.rack[viewer])
        ]
    )


def _refusals(observation: Observation, seen: Public, placed: Sequence[Placement]) -> tuple[NoTarget, ...]:
    """Why the other cells are not on offer: one entry for all cells with the same reason."""
    p, s, viewer = observation.parts, observation.state, observation.viewer
    if viewer == SPECTATOR or s.phase == OVER:
        return ()
    if not rules.to_act(p, s) >> viewer & 1:
        return (seen.table.not_your_turn,)
    offered = {boards.cell_name(placement.cell) for placement in placed}
    others = tuple([name for name in seen.open_cells.names if name not in offered])
    return tuple(why for why in (seen.table.taken, no_target(others, NO_TILE_FITS)) if why.cells)


# -- what is left ----------------------------------------------------------------------------------------------


def _tallies(p: Parts, s: State, viewer: int) -> tuple[Tally, ...]:
    """The pool, and for each number how many tiles with it the viewer has not seen."""
    seen = boards.tile_bits(s.laid | s.revealed)
    if viewer != SPECTATOR:
        seen |= boards.tile_bits(s.rack[viewer])
    pool, by_number = _possible_tallies(p)
    return pool[s.pool_left], *[tallies[(tiles & ~seen).bit_count()] for tiles, tallies in by_number]


@once_per_table
def _possible_tallies(p: Parts) -> tuple[list[Tally], list[tuple[int, list[Tally]]]]:
    """By how many are left: the tallies of the pool; and for each number the tiles that have it, and its tallies."""
    tiles: dict[int, int] = {}
    for tile in range(1, p.tiles + 1):
        for number in set(boards.numbers_of(int(p.face_of[tile]))):
            tiles[number] = tiles.get(number, 0) | 1 << tile
    pool = _each_tally(Tally(words=message("tri-left-pool"), left=0, of=int(p.tiles)))
    return pool, [(tiles[number], _each_tally(_tally(number, tiles[number]))) for number in sorted(tiles)]


def _tally(number: int, tiles: int) -> Tally:
    words = message("tri-left-number", number=number)
    return Tally(words=words, left=0, of=tiles.bit_count(), tone=str(number), group="numbers")


def _each_tally(tally: Tally) -> list[Tally]:
    return [replace(tally, left=left) for left in range(tally.of + 1)]
