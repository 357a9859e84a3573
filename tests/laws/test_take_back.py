"""What was learned is never taken back, no matter who agrees."""

from collections import Counter
from dataclasses import dataclass
from itertools import islice

import numpy as np
import pytest

from ludoteka.core.actors import CHANCE
from ludoteka.core.dice import DICE_WORDS
from ludoteka.core.kernel_api import FINE
from ludoteka.core.match import Seat, Setting
from ludoteka.games import GAMES
from tests.laws.rooms import Place, every_place, moments, random_steps


def texts(story):
    return [(entry.actor, entry.text) for entry in story]


@every_place
def test_an_agreed_undo_leads_to_what_the_actor_knew_before(place):
    for match in moments(place, 31, 60):
        live = match.log.live()
        for seat in range(place.seats):
            count = match.undoable_if_agreed(seat)
            if count:
                before = match.at(len(live) - count).story(seat)
                assert CHANCE not in [entry.actor for entry in live[-count:]]
                news = Counter(texts(match.story(seat))) - Counter(texts(before))
                assert [actor for actor, _ in news.elements()] == [seat], "the own action, and nothing else, is new"
                back = match.copy()
                back.take_back(seat, agreed=True)
                assert back.story(seat) == before
                assert back.decision(seat) > match.decision(seat)


@every_place
def test_what_nobody_has_seen_needs_no_agreement(place):
    for match in moments(place, 32, 60):
        for seat in range(place.seats):
            if match.undoable(seat):
                assert match.undoable_if_agreed(seat) in (0, match.undoable(seat))


# -- what was shown, and what is hidden again -------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class Alone(Place):
    """One person among bots."""

    def setting(self) -> Setting:
        among = super().setting()
        seats = (among.seats[0], *(Seat("bot:casual", seat.name) for seat in among.seats[1:]))
        return Setting(among.game, among.options, seats, commit=among.commit)


def test_bots_take_their_answers_back_with_the_move_that_they_answered():
    """Also where something is hidden that they have not shown. (In some rooms they always do: a tile from a rack.)"""
    hiding = 0
    for game in GAMES.values():
        at = Alone(game, "", game.usual_options(2), 2)
        for match in islice(random_steps(at, 34), 150):
            before = before_own(match)
            answers = [entry for entry in match.story(0)[len(before.story(0)) :] if entry.actor > 0]
            if answers and match.undoable(0) == len(match.log.live()) - len(before.log.live()):
                after = match.copy()
                after.take_back(0)
                assert (after.story(0), 0 in after.to_act()) == (before.story(0), True)
                hiding += redacted(before, before.secret_state(), 0) != before.secret_state()
    assert hiding


def before_own(match):
    """The match as it was before the person's last action."""
    return match.at(max((n for n, entry in enumerate(match.log.live()) if entry.actor == 0), default=0))


MOST_UNDOS, WORLDS = 12, 4


@pytest.mark.parametrize("seated", [Place, Alone])
@every_place
def test_nobody_knows_what_is_hidden_after_an_undo(place, seated):
    at = seated(place.game, place.name, place.options, place.seats)
    people = 1 if seated is Alone else place.seats
    number = 0
    for match in random_steps(at, 33):
        if number > MOST_UNDOS and not match.pauses():
            continue  # many are alike; but at the end of a round, always
        for seat in range(people):
            if allowed := _allowed(match, seat):
                number += 1
                check_nothing_was_learned(match, seat, number)
                check_nothing_is_sealed_again(place, match, seat, agreed=allowed == "agreed")
    assert number, "nobody could take anything back"


def _allowed(match, seat):
    """May the seat take back: by itself, with everybody's consent, or not at all?"""
    if match.undoable(seat):
        return "alone"
    return "agreed" if len(match.setting.seats) > 1 and match.undoable_if_agreed(seat) else ""


def check_nothing_was_learned(match, seat, seed):
    """Whatever was hidden from the seat in the state that is restored: had it been otherwise, the seat would have seen
    the same since. (But for who is to act: that nobody is stuck, for instance, follows from the game going on.)"""
    live = match.log.live()
    count = match.undoable(seat) or match.undoable_if_agreed(seat)
    restored = match.at(len(live) - count)
    if redacted(restored, restored.secret_state(), seat) == restored.secret_state():
        return  # nothing is hidden there
    known = texts(match.story(seat))
    kernel, parts = match.kernel, match.parts
    for world in range(WORLDS):
        other = imagined(restored, seat, WORLDS * seed + world)
        for index in range(len(live) - count, len(live)):
            truth, entry = match.at(index), live[index]
            reported = (entry.actor, truth.write(entry.actor, entry.action))
            if kernel.refusal(parts, other, entry.actor, entry.action) != FINE:
                assert reported not in known, f"{reported} reveals something about the state before it"
                break
            kernel.apply(parts, other, entry.actor, entry.action)
            after = match.at(index + 1).secret_state()
            if kernel.to_act(parts, other) != kernel.to_act(parts, after):
                break
            assert redacted(match, other, seat) == redacted(match, after, seat), reported


def imagined(match, viewer, seed):
    state, dice = redacted(match, match.secret_state(), viewer), np.zeros(DICE_WORDS, np.int64)
    match.kernel.shake(dice, seed)
    match.kernel.resample(match.parts, state, viewer, dice)
    return state


def redacted(match, state, viewer):
    seen = state.copy()
    match.kernel.redact(match.parts, seen, viewer)
    return seen


def check_nothing_is_sealed_again(place, match, seat, *, agreed):
    """What others chose and is still in the log is open to a viewer, or was never sent to them. (What a seat that takes
    back has shown of their own is their own affair.)"""
    back = match.copy()
    back.take_back(seat, agreed=agreed)
    for viewer in place.viewers:
        again = sealed(back, viewer, seat) - sealed(match, viewer, seat)
        assert not again, f"{viewer} knows already"


def sealed(match, viewer, own):
    """All choices in the log, but the own ones, that the viewer does not know."""
    choices = Counter(texts(kept.visible for kept in match._history if kept.entry.actor != own))
    return choices - Counter(texts(match.story(viewer)))
