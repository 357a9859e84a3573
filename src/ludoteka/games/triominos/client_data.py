"""Facts for the room's own client: whose turn it is, what each placement on offer brings, why each tile of the viewer
does not go elsewhere; and what everybody sees."""

from collections.abc import Sequence
from functools import lru_cache

from ludoteka.core.actors import SPECTATOR
from ludoteka.core.room import Observation

from . import boards, rules, scoring
from .client_types import TriominosData, TriominosMisfit, TriominosOffer
from .parts import BLOCKED, DEALING, LOTS, NOBODY, PLAYING, Parts, State
from .pieces import BONUS_NAMES, bonus_words, tile_id
from .prices import prices
from .public import Public
from .refusals import why_not
from .tabletop import OpenCells
from .targets import Placement


def data(observation: Observation, public: Public, placements: Sequence[Placement]) -> TriominosData:
    p, s = observation.parts, observation.state
    playing = s.phase == PLAYING
    return {
        "kind": "triominos",
        "turn": int(s.turn) if playing else NOBODY,
        "starter": NOBODY if s.phase in (DEALING, LOTS) else int(s.starter),
        "round": int(s.round) + 1,
        "goal": int(p.goal),
        "counts": bool(p.counts),
        "pool": int(s.pool_left),
        "drawn": int(s.drawn),
        "draws": int(p.draws) if p.draws < p.tiles else 0,
        "paid": int(p.draw_cost * s.drawn),
        "stuck_cost": _stuck_cost(p, s),
        "stuck_total": int(p.draw_cost * p.draws) + _stuck_cost(p, s) if p.draws < p.tiles else 0,
        "ended": {0: "", BLOCKED: "blocked"}.get(int(s.ended), "out"),
        "lowest_gains": bool(p.lowest_gains),
        "open": public.open_cells.data if playing else [],
        "offers": {placement.text: _offer(p, placement) for placement in placements},
        "misfits": _misfits(observation, public.open_cells, placements) if playing else {},
        "turns": public.turns,
        "seats": public.seats,
    }


# -- what can be done, and what not -----------------------------------------------------------------------------


def _offer(p: Parts, placement: Placement) -> TriominosOffer:
    found = prices(p)
    points = found.laying[found.tile_of[placement.face]][placement.bonus]
    return _offering(placement.face, points, placement.bonus)


@lru_cache(1 << 10)
def _offering(face: int, points: int, bonus: int) -> TriominosOffer:
    """A placement: how the tile would lie, and what it brings in all."""
    offer: TriominosOffer = {"numbers": list(boards.numbers_of(face)), "points": points}
    if bonus:
        offer["bonus"], offer["words"] = BONUS_NAMES[bonus], bonus_words(bonus)
    return offer


def _stuck_cost(p: Parts, s: State) -> int:
    """What it will cost to lay nothing in this turn; nothing, if the pool is too small to draw so often."""
    return int(p.stuck_cost) if scoring.costs_more(p, s.drawn + s.pool_left) else 0


def _misfits(
    observation: Observation, open_cells: OpenCells, placements: Sequence[Placement]
) -> dict[str, list[TriominosMisfit]]:
    """For each tile of the viewer: the cells on which it does not go, by reason."""
    p, s, seat = observation.parts, observation.state, observation.viewer
    if seat == SPECTATOR or s.turn != seat or s.drawing != NOBODY:
        return {}
    faces = [prices(p).face_of[tile] for tile in boards.tiles_in(s.rack[seat])]
    if s.on_table:
        return {tile_id(face): open_cells.misfits(face) for face in faces}
    first = {tile_id(placement.face) for placement in placements}
    return {tile_id(face): [] if tile_id(face) in first else [_not_first(open_cells.names)] for face in faces}


def _not_first(cells: Sequence[str]) -> TriominosMisfit:
    """Another tile must be laid first."""
    why = why_not(rules.NOT_THE_HIGHEST)
    return {"cells": list(cells), "words": why.words, "rule": why.rule}
