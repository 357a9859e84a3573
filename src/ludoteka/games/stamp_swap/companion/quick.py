"""The quick mode: nothing but her cards, drawn one after the other."""

from collections.abc import Generator

from ludoteka.core.companion import Answer, Question
from ludoteka.core.words import message
from ludoteka.games.stamp_swap import moves
from ludoteka.games.stamp_swap.log_text import decision_words, field_words
from ludoteka.games.stamp_swap.parts import DAYS, DECIDING, FIELDS, FINAL_DRAW, HER_EVENT, SHOW_DRAW, YOUR_EVENT

from . import asking
from .cards import report_event
from .checking import chosen_of
from .desk import Desk

Asking = Generator[Question, Answer, None]


def all_cards(desk: Desk) -> Asking:
    """Each day two event cards and a decision card; in the full game a show scoring card, and one for her mat."""
    p, s = desk.p, desk.s
    desk.started = True
    for day in range(DAYS):
        s.day = day
        for phase, kind in ((HER_EVENT, "event-hers"), (YOUR_EVENT, "event-yours")):
            card = yield from _drawn(desk, phase, kind)
            report_event(desk, card, hers=phase == HER_EVENT)
        card = yield from _drawn(desk, DECIDING, "decision")
        desk.report(decision_words(p, card))
        if p.full:
            card = yield from _drawn(desk, SHOW_DRAW, "show")
            _report_show(desk, card)
    if p.full:
        card = yield from _drawn(desk, FINAL_DRAW, "final")
        _report_fields(desk, card)


def _drawn(desk: Desk, phase: int, kind: str) -> Generator[Question, Answer, int]:
    desk.s.phase = phase
    question = asking.draw(desk, kind)
    (card,) = chosen_of(question, (yield question))
    moves.draw(desk.p, desk.s, card)
    return card


def _report_show(desk: Desk, card: int) -> None:
    """What every contest on the card would bring today."""
    lines = []
    for contest in asking.show_cards(desk.p, card):
        then = desk.s.copy()
        then.show_card = card
        then.contest[:] = 0
        then.contest[desk.p.category[contest]] = contest
        points = moves.show_score(desk.p, then)
        lines.append(message("sts-co-contest", number=int(desk.p.contest_id[contest]), points=points))
    desk.report(message("sts-log-show-card", number=card), *lines)


def _report_fields(desk: Desk, card: int) -> None:
    each = desk.p.field_points[card]
    lines = [message("sts-co-field-each", field=field_words(field), each=int(each[field])) for field in range(FIELDS)]
    desk.report(message("sts-log-final-card", number=card), *lines)
