"""The end of a game with the real pieces: forever stamps, her mat, and the points of both."""

from collections.abc import Generator

from ludoteka.core.companion import Answer, Question
from ludoteka.core.words import Words, message
from ludoteka.games.stamp_swap import scoring
from ludoteka.games.stamp_swap.log_text import field_products, final_words
from ludoteka.games.stamp_swap.parts import FINAL_DRAW, FINAL_MAT, HER_FINAL, OVER

from . import asking
from .checking import chosen_of, numbers_of
from .desk import ENTERED_FINAL, Desk
from .words import own_lines

Asking = Generator[Question, Answer, None]


def the_end(desk: Desk) -> Asking:
    yield from _forever(desk)
    by_hand = (yield from _her_mat(desk)) if desk.p.full else None
    desk.s.at, desk.s.phase = 0, HER_FINAL
    while desk.s.phase != OVER:
        _her_final_step(desk, by_hand)
    question = asking.total(desk)
    desk.own_points = numbers_of(question, (yield question))
    _report_winner(desk)


def _forever(desk: Desk) -> Asking:
    """How many the owner has, and what the places bring; who else takes part is known."""
    p, s = desk.p, desk.s
    question = asking.forever(desk)
    count, *places = numbers_of(question, (yield question))
    desk.have_forever(count)
    if places:
        p.forever_points[:] = places
    lines = [_place("you", count, scoring.forever_points_of(p, s, 0))]
    if p.full:
        lines.append(_place("hers", scoring.hers_of_forever(p, s), scoring.her_forever_points(p, s)))
    desk.report(message("sts-co-forever"), *lines, message("sts-co-forever-imaginary", count=int(p.imaginary)))


def _place(who: str, count: int, points: int) -> Words:
    return message(f"sts-co-forever-{who}", count=int(count), points=int(points))


def _her_mat(desk: Desk) -> Generator[Question, Answer, int | None]:
    """The last decision card. Whose mat is not ours may also add it up by hand: then what it brings is returned."""
    if desk.drawn_here:
        yield from _draw_final_card(desk)
        if desk.p.built_in:
            return None
    question = asking.how_her_mat_counts(desk)
    (way,) = chosen_of(question, (yield question))
    if way == asking.BY_HAND:
        question = asking.mat_total(desk)
        (points,) = numbers_of(question, (yield question))
        return points
    if not desk.drawn_here:
        question = asking.field_points(desk)
        desk.p.field_points[ENTERED_FINAL] = numbers_of(question, (yield question))
        desk.s.final_card = ENTERED_FINAL
    return None


def _draw_final_card(desk: Desk) -> Asking:
    desk.s.phase = FINAL_DRAW
    question = asking.draw(desk, "final")
    (desk.s.final_card,) = chosen_of(question, (yield question))
    desk.report(message("sts-log-final-card", number=desk.s.final_card))


def _her_final_step(desk: Desk, by_hand: int | None) -> None:
    p, s = desk.p, desk.s
    if not p.full or s.at != FINAL_MAT:
        desk.her_step()
    elif by_hand is None:
        desk.her_step(*field_products(p, s), words=final_words(p, s))
    else:
        desk.report(message("sts-log-final-mat", points=by_hand), message("sts-co-by-hand"), by_automa=True)
        s.her_final[FINAL_MAT] = by_hand
        s.at += 1


def _report_winner(desk: Desk) -> None:
    mine, hers = sum(line.points for line in own_lines(desk)), int(scoring.her_score(desk.p, desk.s))
    if mine == hers:
        desk.report(message("sts-now-drawn", mine=mine))
    else:
        desk.report(message("sts-now-won" if mine > hers else "sts-now-lost", mine=mine, hers=hers))
