"""A move that comes twice has one effect and is accepted both times, however much later; and no other one is taken for
it. Notation names what lies there at the time, so that an old text may mean something else now, or nothing."""

import random

import pytest

from ludoteka.core.errors import Refused
from ludoteka.core.match import Match
from ludoteka.table import commands
from tests.laws.rooms import every_place, random_step

OTHERS = 5  # other answers tried at each decision
LATER = 4  # steps


@every_place
def test_the_same_answer_is_accepted_again_and_no_other(place):
    dice, match, answered = random.Random(61), Match(place.setting()), []
    while not match.over:
        offered = {seat: texts_of(match, seat) for seat in range(place.seats)}
        random_step(match, dice)
        actor = match.log.entries[-1].actor
        if actor < place.seats:
            text = match.text_at(-1)
            others = [other for other in offered[actor] if other != text]
            answered.append((actor, match.decision(actor) - 1, text, dice.sample(others, min(OTHERS, len(others)))))
        for again in answered[-LATER:]:
            check_again(match, *again)


def texts_of(match, seat):
    return [match.write(seat, action) for action in match.legal(seat)]


def check_again(match, seat, decision, text, others):
    assert commands.move(match, seat, decision, text) == []
    for other in others:
        with pytest.raises(Refused, match="stale"):
            commands.move(match, seat, decision, other)


@every_place
def test_after_an_undo_the_answers_are_still_known(place):
    dice, match = random.Random(62), Match(place.setting())
    for _ in range(40):
        if match.over:
            break
        random_step(match, dice)
        actor = match.log.entries[-1].actor
        if actor < place.seats and match.undoable(actor):
            decision, text = match.decision(actor) - 1, match.text_at(-1)
            match.take_back(actor)
            match.submit(actor, match.read(actor, text))
            assert commands.move(match, actor, match.decision(actor) - 1, text) == []
            assert match.decision(actor) == decision + 3, "the first answer, the undo and the second"
