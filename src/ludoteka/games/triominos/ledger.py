"""Rounds played with the tiles of a box, entered turn by turn: their points, for owners of the box."""

from collections.abc import Sequence

import numpy as np

from ludoteka.core.actors import members
from ludoteka.core.errors import Refused
from ludoteka.core.kernel_api import BREAKDOWN_WIDTH
from ludoteka.core.scene import Scene, ScoreLine, SeatScore
from ludoteka.core.score_lines import score_lines
from ludoteka.core.words import Words, message

from . import round_data, scoring
from .client_types import TriominosLedgerData
from .entered import EnteredRound
from .entering import Entering, bonuses, can_be_made, most_drawn, who_may_follow
from .explaining import explain_line, how_it_ended, how_it_is_won, who_is_out
from .facts import about
from .parts import MOST_ROUNDS, Parts, State
from .pieces import BONUS_NAMES, SHAPES, TONES, bonus_words, tile_words

Round = EnteredRound


def score(p: Parts, rounds: Sequence[EnteredRound], names: Sequence[str]) -> Scene:
    """The points so far: those of finished rounds, and of the last one as far as it was entered."""
    if not 1 <= len(rounds) <= MOST_ROUNDS:
        raise Refused("tri-ledger-rounds", rule="TRI-14", most=MOST_ROUNDS)
    s, over = State(), False
    for number, entered in enumerate(rounds, start=1):
        if over:
            raise _no_further_round(p, f"{number}")
        s = _next_round(s) if number > 1 else State()
        Entering(p, s, names, f"{number}").round(entered)
        for seat in range(p.seats):
            s.points[seat] = _round_points(p, s, seat)
        if not entered.ended and number < len(rounds):
            raise Refused("tri-ledger-unfinished", rule="TRI-14", place=f"{number}")
        over = bool(s.ended) and _is_last(p, s)
    won = tuple(members(scoring.winners(p, s))) if over else ()
    return Scene(
        words=_situation(p, s, won, names),
        boards=(),
        scores=tuple(_explained(p, s, seat) for seat in range(p.seats)),
        shapes=SHAPES,
        tones=TONES,
        over=over,
        winners=won,
        ending=how_it_ended(p, s, names) if s.ended else None,
        data=_choices(p, s),
    )


def _is_last(p: Parts, s: State) -> bool:
    """No round follows this one."""
    return not p.goal or s.round == MOST_ROUNDS - 1 or bool(scoring.goal_met(p, max(_most_at_any_time(p, s))))


def _no_further_round(p: Parts, place: str) -> Refused:
    if not p.goal:
        return Refused("tri-ledger-one-round", rule="TRI-13", place=place)
    return Refused("tri-ledger-finished", rule="TRI-14", place=place, goal=int(p.goal))


def _situation(p: Parts, s: State, won: tuple[int, ...], names: Sequence[str]) -> Words:
    return how_it_is_won(p, s, names) if won else message("tri-ledger-round", round=int(s.round) + 1)


def _choices(p: Parts, s: State) -> TriominosLedgerData:
    """What can be entered next, and what the turns of the round brought."""
    return {
        "kind": "triominos-ledger",
        "bonuses": [
            {
                "name": BONUS_NAMES[bonus],
                "words": bonus_words(bonus),
                "points": int(p.bonus[bonus]),
                "possible": can_be_made(s, bonus),
            }
            for bonus in bonuses(p)
        ],
        "draws": most_drawn(p, s),
        "follow": [int(seat) for seat in who_may_follow(p, s)],
        "out": who_is_out(p, s),
        "pool": int(s.pool_left),
        "goal": int(p.goal),
        "turns": [_brought(p, s, turn) for turn in range(s.turns)],
        "seats": [
            {
                "points": int(s.points[seat]),
                "tiles": int(s.held[seat]),
                "sums": round_data.sums(score_lines(scoring, p, s, seat)),
            }
            for seat in range(p.seats)
        ],
    }


def _brought(p: Parts, s: State, turn: int) -> int:
    out = np.zeros((scoring.MOST_LINES, BREAKDOWN_WIDTH), np.int64)
    return int(out[: scoring.add_turn(p, s, turn, out, 0), 1].sum())


def _most_at_any_time(p: Parts, s: State) -> list[int]:
    """Each seat's highest total in this round: a seat that reaches the goal ends the tournament, even if its total
    falls again."""
    totals = [int(s.before[seat]) for seat in range(p.seats)]
    most = [max(total, int(scoring.score(p, s, seat))) for seat, total in enumerate(totals)]
    for turn in range(s.turns):
        seat = int(s.turn_seat[turn])
        totals[seat] += _brought(p, s, turn)
        most[seat] = max(most[seat], totals[seat])
    return most


def _next_round(before: State) -> State:
    s = State()
    s.round = before.round + 1
    s.earlier[:] = before.earlier
    s.earlier[before.round] = before.points
    s.before[:] = before.before + before.points
    return s


# -- the points -------------------------------------------------------------------------------------------------


def _round_points(p: Parts, s: State, seat: int) -> int:
    return sum(points for kind, points, *_ in score_lines(scoring, p, s, seat) if kind != scoring.EARLIER_LINE)


def _explained(p: Parts, s: State, seat: int) -> SeatScore:
    lines = tuple(_line(p, s, *line) for line in score_lines(scoring, p, s, seat))
    rounds = (*(int(points) for points in s.earlier[: s.round, seat]), int(s.points[seat]))
    return SeatScore(
        seat=seat,
        points=int(scoring.score(p, s, seat)),
        lines=lines,
        rounds=rounds if p.goal else (),
        note=message("tri-note-tiles", tiles=int(s.held[seat])),
    )


def _line(p: Parts, s: State, kind: int, points: int, a: int, b: int, c: int) -> ScoreLine:
    """Where a tile was laid is not entered."""
    if kind == scoring.TILE_LINE:
        return ScoreLine(kind="tile", points=points, words=tile_words(b), data={"turn": a})
    if kind == scoring.BONUS_LINE:
        return ScoreLine(kind=BONUS_NAMES[c], points=points, words=bonus_words(c), data={"turn": a})
    return explain_line(kind, points, a, b, c, about(p, s, kind, a))
