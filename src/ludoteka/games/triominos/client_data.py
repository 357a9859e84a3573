"""Facts for the room's own client: whose turn it is, the turns so far with their points, what each placement on offer
brings, why each tile of the viewer does not go elsewhere, racks when they are revealed, lots."""

from collections.abc import Iterator

from ludoteka.core.actors import SPECTATOR
from ludoteka.core.room import Observation
from ludoteka.core.score_lines import score_lines
from ludoteka.core.words import message

from . import boards, scoring
from .client_types import (
    TriominosData,
    TriominosMisfit,
    TriominosOffer,
    TriominosOpen,
    TriominosSeat,
    TriominosSum,
    TriominosTurn,
)
from .notation import write
from .parts import (
    BETWEEN,
    BLOCKED,
    DEALING,
    LOTS,
    NOBODY,
    OVER,
    PASS,
    PLAYING,
    Parts,
    State,
    corner_bits,
    face_of_action,
    on_rack,
    spot_of,
)
from .pieces import BONUS_NAMES, bonus_words, tile_id
from .refusals import misfits

# How a round's points come together: which lines of a breakdown belong to which sum.
SUMS = {
    scoring.TILE_LINE: "tiles",
    scoring.BONUS_LINE: "bonuses",
    scoring.DRAW_LINE: "drawn",
    scoring.STUCK_LINE: "drawn",
    scoring.OUT_LINE: "end",
    scoring.RACK_LINE: "end",
}


def data(observation: Observation) -> TriominosData:
    p, s = observation.parts, observation.state
    playing = s.phase not in (DEALING, LOTS, BETWEEN, OVER)
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
        "open": [_open(s, spot) for spot in range(s.opens)] if playing else [],
        "offers": {
            write(p, s, observation.viewer, action): _offer(p, s, action)
            for action in observation.legal
            if action < PASS
        },
        "misfits": _misfits(observation) if playing else {},
        "turns": _turns(p, s),
        "seats": [_seat(p, s, seat) for seat in range(p.seats)],
    }


# -- what can be done, and what not -----------------------------------------------------------------------------


def _open(s: State, spot: int) -> TriominosOpen:
    wanted = (int(corner_bits(int(s.open_demand[spot]), corner)) - 1 for corner in range(3))
    numbers = [number if number >= 0 else None for number in wanted]
    return {"cell": boards.cell_name(s.open_cell[spot]), "numbers": numbers}


def _offer(p: Parts, s: State, action: int) -> TriominosOffer:
    """A placement: how the tile would lie, and what it brings in all."""
    face = face_of_action(action)
    bonus = int(scoring.bonus_of(p, s, face, int(s.open_cell[spot_of(action)])))
    points = int(scoring.laying_points(p, p.tile_of[face], bonus))
    offer: TriominosOffer = {"numbers": list(boards.numbers_of(face)), "points": points}
    if bonus:
        offer["bonus"], offer["words"] = BONUS_NAMES[bonus], bonus_words(bonus)
    return offer


def _stuck_cost(p: Parts, s: State) -> int:
    """What it will cost to lay nothing in this turn; nothing, if the pool is too small to draw so often."""
    return int(p.stuck_cost) if scoring.costs_more(p, s.drawn + s.pool_left) else 0


def _misfits(observation: Observation) -> dict[str, list[TriominosMisfit]]:
    """For each tile of the viewer: the cells on which it does not go, by reason."""
    p, s, seat = observation.parts, observation.state, observation.viewer
    if seat == SPECTATOR or s.turn != seat or s.drawing != NOBODY:
        return {}
    faces = [int(p.face_of[tile]) for tile in range(1, p.tiles + 1) if on_rack(s, seat, tile)]
    return {
        tile_id(face): [
            {"cells": [boards.cell_name(cell) for cell in cells], "words": why.words, "rule": why.rule}
            for why, cells in misfits(p, s, seat, face)
        ]
        for face in faces
    }


# -- what happened ----------------------------------------------------------------------------------------------


def _turns(p: Parts, s: State) -> list[TriominosTurn]:
    """The finished turns of this round; `total`: the seat's points in this round after it."""
    totals = [0] * p.seats
    found = list(_each_turn(p, s))
    for turn in found:
        totals[turn["seat"]] += turn["points"]
        turn["total"] = totals[turn["seat"]]
    return found


def _each_turn(p: Parts, s: State) -> Iterator[TriominosTurn]:
    """What was done, turn by turn. The state notes no pass with an empty pool: turns go round, so a seat that was left
    out has passed."""
    following = int(s.starter)
    for turn in range(s.turns):
        seat = int(s.turn_seat[turn])
        yield from _passed(p, following, seat)
        yield _turn(p, s, turn)
        following = (seat + 1) % p.seats
    if s.turns and s.phase == PLAYING and s.pool_left == 0:
        yield from _passed(p, following, int(s.turn))


def _passed(p: Parts, first: int, until: int) -> Iterator[TriominosTurn]:
    for place in range((until - first) % p.seats):
        yield {"seat": (first + place) % p.seats, "drawn": 0, "cost": 0, "points": 0, "total": 0}


def _turn(p: Parts, s: State, turn: int) -> TriominosTurn:
    """What one finished turn did and brought; its total is not known here."""
    face, bonus, drawn = int(s.turn_face[turn]), int(s.turn_bonus[turn]), int(s.turn_drawn[turn])
    cost = int(p.draw_cost) * drawn
    if not face:
        cost += int(p.stuck_cost) if scoring.costs_more(p, drawn) else 0
        return {"seat": int(s.turn_seat[turn]), "drawn": drawn, "cost": cost, "points": -cost, "total": 0}
    gained = int(scoring.laying_points(p, p.tile_of[face], bonus))
    done: TriominosTurn = {
        "seat": int(s.turn_seat[turn]),
        "drawn": drawn,
        "cost": cost,
        "points": gained - cost,
        "total": 0,
        "gained": gained,
        "tile": boards.face_name(face),
        "cell": boards.cell_name(s.turn_cell[turn]),
        "sum": int(scoring.tile_points(p, p.tile_of[face])),
        "extra": int(p.bonus[bonus]),
    }
    if bonus:
        done["bonus"], done["words"] = BONUS_NAMES[bonus], bonus_words(bonus)
    return done


def _seat(p: Parts, s: State, seat: int) -> TriominosSeat:
    """A rack is revealed to all when the round is over."""
    revealed = [tile for tile in range(1, p.tiles + 1) if on_rack(s, seat, tile)] if s.phase in (BETWEEN, OVER) else []
    lot = int(s.lot[seat])
    return {
        "tiles": int(s.held[seat]),
        "points": int(s.points[seat]),
        "lot": boards.face_name(int(p.face_of[lot])) if lot else "",
        "rack": [boards.face_name(int(p.face_of[tile])) for tile in revealed],
        "sums": sums(p, s, seat),
    }


def sums(p: Parts, s: State, seat: int) -> list[TriominosSum]:
    """This round's points in a few lines, for a summary."""
    found = dict.fromkeys(SUMS.values(), 0)
    for kind, points, *_ in score_lines(scoring, p, s, seat):
        if kind in SUMS:
            found[SUMS[kind]] += points
    return [{"kind": kind, "points": points, "words": message(f"tri-sum-{kind}")} for kind, points in found.items()]
