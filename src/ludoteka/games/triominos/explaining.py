"""How the points come about: turn by turn, then the end of the round tile by tile."""

from collections.abc import Sequence
from typing import Any

from ludoteka.core.actors import members
from ludoteka.core.scene import ScoreLine, SeatScore
from ludoteka.core.score_lines import score_lines
from ludoteka.core.words import Words, message

from . import boards, scoring
from .parts import BLOCKED, DEALING, LOTS, NOBODY, Parts, State, bit_of, on_rack, word_of
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
    return tuple(_seat_score(p, s, seat) for seat in range(p.seats))


def _seat_score(p: Parts, s: State, seat: int) -> SeatScore:
    lines = score_lines(scoring, p, s, seat)
    rounds = (*(int(points) for points in s.earlier[: s.round, seat]), int(s.points[seat])) if p.goal else ()
    return SeatScore(
        seat=seat,
        points=int(scoring.score(p, s, seat)),
        lines=tuple(explain_line(p, s, *line) for line in lines),
        rounds=rounds,
        note=note(p, s, seat),
        badge=message("tri-starter") if s.phase not in (DEALING, LOTS) and seat == s.starter else None,
    )


def note(p: Parts, s: State, seat: int) -> Words:
    """How many tiles a seat holds, and which of them all have seen."""
    revealed = [int(p.face_of[tile]) for tile in revealed_tiles(p, s, seat)]
    held = message("tri-note-tiles", tiles=int(s.held[seat]))
    return message("tri-note-shown", tiles=held, tile=tile_words(revealed[0])) if revealed else held


def revealed_tiles(p: Parts, s: State, seat: int) -> list[int]:
    return [
        tile for tile in range(1, p.tiles + 1) if on_rack(s, seat, tile) and s.revealed[word_of(tile)] & bit_of(tile)
    ]


def explain_line(p: Parts, s: State, kind: int, points: int, a: int, b: int, c: int) -> ScoreLine:
    name, words, data = _line_facts(p, s, kind, a, b, c)
    return ScoreLine(kind=name, points=points, words=words, data=data)


def _line_facts(p: Parts, s: State, kind: int, a: int, b: int, c: int) -> tuple[str, Words, dict[str, Any]]:
    """The name of a line, its words, and what the room's own client may want to point at."""
    if kind == scoring.EARLIER_LINE:
        return "earlier", message("tri-line-earlier", round=a + 1), {"round": a}
    if kind == scoring.WON_LINE:
        return "won", message("tri-line-won"), {}
    if kind == scoring.OUT_LINE:
        return "out", message("tri-line-out"), {}
    if kind == scoring.RACK_LINE:
        face = int(p.face_of[a])
        return (
            "rack",
            message("tri-line-rack", tile=tile_words(face), seat=b + 1),
            {"tile": boards.face_name(face), "seat": b},
        )
    if kind == scoring.DRAW_LINE:
        return "drawn", message("tri-line-drawn", tiles=b), {"turn": a}
    if kind == scoring.STUCK_LINE:
        return "stuck", message("tri-line-stuck"), {"turn": a}
    where = boards.cell_name(s.turn_cell[a])
    data = {"turn": a, "cell": where}
    if kind == scoring.BONUS_LINE:
        return BONUS_NAMES[c], message("tri-line-bonus", bonus=bonus_words(c), cell=where), data
    return "tile", message("tri-line-tile", tile=tile_words(b), cell=where), data
