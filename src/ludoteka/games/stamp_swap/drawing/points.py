"""The points, line by line."""

from typing import NamedTuple

from ludoteka.core.kernel import once_per_table
from ludoteka.core.scene import ScoreLine, SeatScore
from ludoteka.core.score_lines import score_lines
from ludoteka.core.words import Words, message
from ludoteka.games.stamp_swap import scoring
from ludoteka.games.stamp_swap.client_types import StampDayLine, StampLine
from ludoteka.games.stamp_swap.notation import FINAL_NAMES
from ludoteka.games.stamp_swap.parts import DAYS, HER_FINAL, OVER, Parts, State
from ludoteka.games.stamp_swap.pieces import card_words, contest_words, mat_words
from ludoteka.games.stamp_swap.remembered import Recent

_OF_A_DAY = (scoring.EXHIBITOR_LINE, scoring.CONTEST_LINE, scoring.BONUS_LINE, scoring.TOKEN_LINE)


class Points(NamedTuple):
    """A seat's points, line by line; `days`: what each day brought, and last what none of them did."""

    score: SeatScore
    days: list[int]


def explain(p: Parts, s: State) -> tuple[SeatScore, ...]:
    """Everybody's points, line by line."""
    return tuple(points_of(p, s, seat).score for seat in range(p.seats))


def points_of(p: Parts, s: State, seat: int) -> Points:
    """Until the end comes, they follow from what is noted down for the seat: its page does not matter."""
    if s.phase == OVER:
        return _points(p, s, seat)
    key = (
        seat,
        s.contest.tobytes(),
        s.exhibit_points[seat].tobytes(),
        s.token_points[seat].tobytes(),
        s.ticket[seat].tobytes(),
        s.won[seat].tobytes(),
        s.won_bonus[seat].tobytes(),
        int(s.discarded[seat]),
        int(s.mat[seat]),
    )
    return _known(p).find(key) or _known(p).keep(key, _points(p, s, seat))


@once_per_table
def _known(p: Parts) -> Recent[Points]:
    return Recent(256)


def _points(p: Parts, s: State, seat: int) -> Points:
    lines, days = score_lines(scoring, p, s, seat), [0] * (DAYS + 1)
    for kind, worth, day, *_ in lines:
        days[day if kind in _OF_A_DAY else DAYS] += worth
    explained = tuple(_line(p, s, seat, line) for line in lines)
    return Points(SeatScore(seat=seat, points=int(scoring.score(p, s, seat)), lines=explained), days)


def _line(p: Parts, s: State, seat: int, line: list[int]) -> ScoreLine:
    kind, points, first, second, _ = line
    if kind not in _OF_A_DAY:
        name, words = _of_the_end(p, kind, first, second)
        return ScoreLine(kind=name, points=points, words=words)
    name, what = _of_a_day(p, s, seat, kind, second)
    data: StampDayLine = {"day": first + 1, "what": what}
    return ScoreLine(kind=name, points=points, words=message("sts-line-day", **data), data=data)


def _of_a_day(p: Parts, s: State, seat: int, kind: int, which: int) -> tuple[str, Words]:
    if kind == scoring.EXHIBITOR_LINE:
        return "exhibitor", card_words(p, which) if which else mat_words(p, int(s.mat[seat]))
    if kind == scoring.CONTEST_LINE:
        return "contest", contest_words(p, which)
    if kind == scoring.BONUS_LINE:
        return "bonus", message("sts-line-bonus")
    return "token", message("sts-token")


def _of_the_end(p: Parts, kind: int, first: int, second: int) -> tuple[str, Words]:
    if kind == scoring.DISCARD_LINE:
        return "discarded", message("sts-line-discarded")
    if kind == scoring.FOREVER_LINE:
        return "forever", message("sts-line-forever", count=first, place=second)
    if kind == scoring.VALUE_LINE:
        return "values", message("sts-line-values")
    if kind == scoring.SPECIALIST_LINE:
        return "specialist", card_words(p, first)
    return "finale", contest_words(p, first)


def her_lines(p: Parts, s: State) -> list[StampLine]:
    """Pinzetta's points, for the room's own client: she has no seat."""
    lines: list[StampLine] = [
        {"words": message("sts-line-show", day=day + 1), "points": int(s.her_show[day])}
        for day in range(DAYS)
        if s.her_show[day]
    ]
    counted = len(FINAL_NAMES) if s.phase == OVER and p.full else int(s.phase == OVER)
    for which in range(int(s.at) if s.phase == HER_FINAL else counted):
        words = message(f"sts-line-hers-{FINAL_NAMES[which]}") if p.full else message("sts-line-introductory")
        lines.append({"words": words, "points": int(s.her_final[which])})
    return lines
