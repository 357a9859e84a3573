"""Rounds played with the tiles of a box, entered turn by turn: their points, for owners of the box."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from ludoteka.core.actors import members
from ludoteka.core.doors import BREAKDOWN_WIDTH
from ludoteka.core.errors import Refused
from ludoteka.core.game import EnteredRound, EnteredTurn
from ludoteka.core.scene import Scene, ScoreLine, SeatScore
from ludoteka.core.words import Words, say

from . import boards, crafted, scoring
from .explaining import explain_line
from .faces import BONUS_NAMES, SHAPES, TONES, bonus_words, tile_words
from .parts import (
    BLOCKED,
    HIGHEST,
    MOST_ROUNDS,
    MOST_TURNS,
    NOBODY,
    OUT,
    PLAYING,
    TRIPLE_START,
    ZERO_START,
    Parts,
    State,
    bit_of,
    word_of,
)

BONUSES = {name: bonus for bonus, name in BONUS_NAMES.items()}
START_BONUSES = (TRIPLE_START, ZERO_START)
ENDS = {"": 0, "out": OUT, "blocked": BLOCKED}


def score(p: Parts, rounds: Sequence[EnteredRound], names: Sequence[str]) -> Scene:
    """The points so far: those of finished rounds, and of the last one as far as it was entered."""
    if not 1 <= len(rounds) <= MOST_ROUNDS:
        raise Refused("tri-ledger-rounds", rule="TRI-14", most=MOST_ROUNDS)
    s, reached = State(), False
    for number, entered in enumerate(rounds):
        s = _next_round(p, s) if number else State()
        _enter(p, s, entered, f"{number + 1}")
        reached = reached or max(_most_at_any_time(p, s)) >= p.goal
        if not entered.ended and number + 1 < len(rounds):
            raise Refused("tri-ledger-unfinished", rule="TRI-14", place=f"{number + 1}")
    over = bool(s.ended) and (reached or not p.goal)
    won = tuple(members(scoring.winners(p, s))) if over else ()
    return Scene(
        words=_situation(p, s, won, names),
        boards=(),
        scores=tuple(_explained(p, s, seat) for seat in range(p.seats)),
        shapes=SHAPES,
        tones=TONES,
        over=over,
        winners=won,
        data=_choices(p, s),
    )


def _situation(p: Parts, s: State, won: tuple[int, ...], names: Sequence[str]) -> Words:
    if not won:
        return say("tri-ledger-round", round=int(s.round) + 1)
    points = int(scoring.score(p, s, won[0]))
    listed = ", ".join(names[seat] for seat in won)
    return say("tri-now-over" if len(won) == 1 else "tri-now-over-shared", names=listed, points=points)


def _choices(p: Parts, s: State) -> dict[str, Any]:
    """What can be entered, and what the turns of the round brought."""
    bonuses = [
        {"name": name, "words": bonus_words(bonus), "points": int(p.bonus[bonus])}
        for name, bonus in BONUSES.items()
        if p.start == HIGHEST or bonus not in START_BONUSES
    ]
    return {
        "bonuses": bonuses,
        "draws": int(p.draws) if p.draws < p.tiles else 0,
        "goal": int(p.goal),
        "turns": [_brought(p, s, turn) for turn in range(s.turns)],
        "seats": [{"points": int(s.points[seat]), "sums": crafted.sums(p, s, seat)} for seat in range(p.seats)],
    }


def _brought(p: Parts, s: State, turn: int) -> int:
    out = np.zeros((scoring.MOST_LINES, BREAKDOWN_WIDTH), np.int64)
    return int(out[: scoring.add_turn(p, s, turn, out, 0), 1].sum())


def _most_at_any_time(p: Parts, s: State) -> list[int]:
    """Each seat's highest total in this round: whoever reaches the goal ends the tournament, even if it falls again."""
    totals = [int(s.before[seat]) for seat in range(p.seats)]
    most = [max(total, int(scoring.score(p, s, seat))) for seat, total in enumerate(totals)]
    for turn in range(s.turns):
        seat = int(s.turn_seat[turn])
        totals[seat] += _brought(p, s, turn)
        most[seat] = max(most[seat], totals[seat])
    return most


# -- laying it out as the rules see it --------------------------------------------------------------------------


def _next_round(p: Parts, before: State) -> State:
    s = State()
    s.round = before.round + 1
    s.earlier[:] = before.earlier
    s.earlier[before.round] = before.points
    s.before[:] = before.before + before.points
    return s


def _enter(p: Parts, s: State, entered: EnteredRound, place: str) -> None:
    s.phase, s.drawing, s.turn = PLAYING, NOBODY, NOBODY
    used: set[int] = set()
    if len(entered.turns) > MOST_TURNS:
        raise Refused("tri-ledger-turns", rule="TRI-5", place=place, most=MOST_TURNS)
    for number, turn in enumerate(entered.turns):
        _enter_turn(p, s, turn, used, f"{place}.{number + 1}")
    if entered.ended not in ENDS:
        raise Refused("tri-ledger-end", rule="TRI-11", place=place)
    s.ended = ENDS[entered.ended]
    for seat, tiles in enumerate(entered.racks[: p.seats] if s.ended else ()):
        for name in tiles.split():
            tile = _tile(p, name, used, place)
            s.rack[seat, word_of(tile)] |= bit_of(tile)
            s.held[seat] += 1
    empty = sum(s.held[seat] == 0 for seat in range(p.seats))
    if s.ended == OUT and empty != 1:
        raise Refused("tri-ledger-out", rule="TRI-11", place=place)
    for seat in range(p.seats):
        s.points[seat] = _round_points(p, s, seat)


def _enter_turn(p: Parts, s: State, turn: EnteredTurn, used: set[int], place: str) -> None:
    if not 0 <= turn.seat < p.seats:
        raise Refused("tri-ledger-seat", rule="TRI-3", place=place)
    if not 0 <= turn.drawn <= min(p.draws, p.tiles):
        raise Refused("tri-ledger-drawn", rule="TRI-9", place=place)
    if turn.bonus and (turn.bonus not in BONUSES or not turn.tile):
        raise Refused("tri-ledger-bonus", rule="TRI-6", place=place)
    if BONUSES.get(turn.bonus) in START_BONUSES and (p.start != HIGHEST or used):
        raise Refused("tri-ledger-bonus", rule="TRI-6", place=place)
    number = s.turns
    s.turn_seat[number] = turn.seat
    s.turn_drawn[number] = turn.drawn
    if turn.tile:
        s.turn_face[number] = p.face_of[_tile(p, turn.tile, used, place)]
        s.turn_bonus[number] = BONUSES.get(turn.bonus, 0)
    s.turns += 1


def _tile(p: Parts, name: str, used: set[int], place: str) -> int:
    """A tile of this box that was not entered before."""
    face = boards.read_face(name)
    tile = int(p.tile_of[face]) if face else 0
    if not tile:
        raise Refused("tri-ledger-no-tile", rule="TRI-C1", place=place, tile=name)
    if tile in used:
        raise Refused("tri-ledger-twice", rule="TRI-C1", place=place, tile=name)
    used.add(tile)
    return tile


# -- the points -------------------------------------------------------------------------------------------------


def _lines(p: Parts, s: State, seat: int) -> list[list[int]]:
    out = np.zeros((scoring.MOST_LINES, BREAKDOWN_WIDTH), np.int64)
    found: list[list[int]] = out[: scoring.breakdown(p, s, seat, out)].tolist()
    return found


def _round_points(p: Parts, s: State, seat: int) -> int:
    return sum(points for kind, points, *_ in _lines(p, s, seat) if kind != scoring.EARLIER_LINE)


def _explained(p: Parts, s: State, seat: int) -> SeatScore:
    lines = tuple(_line(p, s, *line) for line in _lines(p, s, seat))
    rounds = (*(int(points) for points in s.earlier[: s.round, seat]), int(s.points[seat]))
    return SeatScore(seat=seat, points=int(scoring.score(p, s, seat)), lines=lines, rounds=rounds if p.goal else ())


def _line(p: Parts, s: State, kind: int, points: int, a: int, b: int, c: int) -> ScoreLine:
    """Where a tile was laid is not entered."""
    if kind == scoring.TILE_LINE:
        return ScoreLine(kind="tile", points=points, words=tile_words(b), data={"turn": a})
    if kind == scoring.BONUS_LINE:
        return ScoreLine(kind=BONUS_NAMES[c], points=points, words=bonus_words(c), data={"turn": a})
    return explain_line(p, s, kind, points, a, b, c)
