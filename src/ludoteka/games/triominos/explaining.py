"""How the points come about: turn by turn, then the end of the round tile by tile."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from ludoteka.core.actors import members
from ludoteka.core.game import Game
from ludoteka.core.scene import ScoreLine, SeatScore
from ludoteka.core.words import Words, message

from . import boards, scoring
from .facts import LINE_FACTS
from .parts import BLOCKED, DEALING, LOTS, NOBODY, NOTHING, ROOM, Parts, State
from .pieces import BONUS_NAMES, bonus_words, tile_words


def how_it_ended(p: Parts, s: State, names: Sequence[str]) -> Words:
    """A round that is over: who is out, or that nobody can go on."""
    if s.ended == BLOCKED:
        return message("tri-ended-blocked")
    return message("tri-ended-out", name=name_of(names, who_is_out(p, s)))


def how_it_is_won(p: Parts, s: State, names: Sequence[str]) -> Words:
    """A game that is over: who has won it, and with how much."""
    won = list(members(scoring.winners(p, s)))
    listed, points = ", ".join(name_of(names, seat) for seat in won), int(scoring.score(p, s, won[0]))
    if not p.counts:
        return message("tri-now-over-free" if len(won) == 1 else "tri-now-over-shared-free", names=listed)
    if scoring.winners(p, s) != scoring.leaders(p, s):
        return message("tri-now-over-round", names=listed, points=points, goal=int(p.goal))
    return message("tri-now-over" if len(won) == 1 else "tri-now-over-shared", names=listed, points=points)


def who_is_out(p: Parts, s: State) -> int:
    return next((seat for seat in range(p.seats) if s.held[seat] == 0), NOBODY)


def name_of(names: Sequence[str], seat: int) -> str:
    return names[seat] if seat < len(names) else str(seat + 1)


def explain(p: Parts, s: State) -> tuple[SeatScore, ...]:
    """Every seat's points."""
    return explain_lines(p, s, all_lines(p, s))


def all_lines(p: Parts, s: State) -> list[bytes]:
    """For each seat the lines of its score, with what they are about: `lines_of` reads them."""
    kernel, parts, state = Game.of(ROOM).scratch(p, s)
    out = np.empty((p.seats, scoring.MOST_LINES, LINE_FACTS), np.int64)
    counts = np.empty(p.seats, np.int64)
    kernel.breakdowns(parts, state, out, counts)
    return [out[seat, :count].tobytes() for seat, count in enumerate(counts.tolist())]


def lines_of(data: bytes) -> list[list[int]]:
    """The kind of each line, its points, three facts, and what it is about."""
    lines: list[list[int]] = np.frombuffer(data, np.int64).reshape(-1, LINE_FACTS).tolist()
    return lines


def explain_lines(p: Parts, s: State, lines: Sequence[bytes]) -> tuple[SeatScore, ...]:
    started = s.phase not in (DEALING, LOTS)
    rounds = [*s.earlier[: s.round].tolist(), s.points.tolist()] if p.goal else []
    held, shown = s.held.tolist(), bool(s.revealed.any())
    return tuple(
        [
            _seat_score(
                seat,
                int(scoring.score(p, s, seat)),
                lines[seat],
                tuple([points[seat] for points in rounds]),
                held[seat],
                _revealed_face(p, s, seat) if shown else NOTHING,
                started and seat == s.starter,
            )
            for seat in range(p.seats)
        ]
    )


@lru_cache(1 << 7)
def _seat_score(
    seat: int, points: int, lines: bytes, rounds: tuple[int, ...], held: int, shown: int, starts: bool
) -> SeatScore:
    return SeatScore(
        seat=seat,
        points=points,
        lines=tuple([explain_line(*line) for line in lines_of(lines)]),
        rounds=rounds,
        note=note(held, shown),
        badge=message("tri-starter") if starts else None,
    )


@lru_cache(1 << 8)
def note(held: int, shown: int) -> Words:
    """How many tiles a seat holds, and which of them (its face, or NOTHING) all have seen."""
    tiles = message("tri-note-tiles", tiles=held)
    return message("tri-note-shown", tiles=tiles, tile=tile_words(shown)) if shown != NOTHING else tiles


def _revealed_face(p: Parts, s: State, seat: int) -> int:
    """The tile on a rack that all have seen, or NOTHING."""
    tiles = boards.tiles_in(s.rack[seat] & s.revealed)
    return int(p.face_of[tiles[0]]) if tiles else NOTHING


def scored_cells(p: Parts, s: State, seat: int, line: int) -> tuple[str, ...]:
    """Where the tile lies that a line of the score is about."""
    kind, _, _, _, _, about = lines_of(all_lines(p, s)[seat])[line]
    return (boards.cell_name(about),) if kind in (scoring.TILE_LINE, scoring.BONUS_LINE) else ()


# -- line by line -----------------------------------------------------------------------------------------------


@lru_cache(1 << 11)
def explain_line(kind: int, points: int, a: int, b: int, c: int, about: int) -> ScoreLine:
    name, words, data = _in_words(kind, a, b, c, about)
    return ScoreLine(kind=name, points=points, words=words, data=data)


def _in_words(kind: int, a: int, b: int, c: int, about: int) -> tuple[str, Words, dict[str, Any]]:
    """The name of a line, its words, and what the room's own client may want to point at."""
    if kind == scoring.EARLIER_LINE:
        return "earlier", message("tri-line-earlier", round=a + 1), {"round": a}
    if kind == scoring.WON_LINE:
        return "won", message("tri-line-won"), {}
    if kind == scoring.OUT_LINE:
        return "out", message("tri-line-out"), {}
    if kind == scoring.RACK_LINE:
        words = message("tri-line-rack", tile=tile_words(about), seat=b + 1)
        return "rack", words, {"tile": boards.face_name(about), "seat": b}
    if kind == scoring.DRAW_LINE:
        return "drawn", message("tri-line-drawn", tiles=b), {"turn": a}
    if kind == scoring.STUCK_LINE:
        return "stuck", message("tri-line-stuck"), {"turn": a}
    where = boards.cell_name(about)
    data = {"turn": a, "cell": where}
    if kind == scoring.BONUS_LINE:
        return BONUS_NAMES[c], message("tri-line-bonus", bonus=bonus_words(c), cell=where), data
    return "tile", message("tri-line-tile", tile=tile_words(b), cell=where), data
