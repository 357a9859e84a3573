"""The log is the game: replaying it gives the same state, also after things were taken back."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteka.core.actors import CHANCE, SPECTATOR, TO_THE_END
from ludoteka.core.errors import Refused
from ludoteka.core.match import Match
from tests.laws.rooms import MORE, SEED, every_place, moments, random_match, random_step


@every_place
@settings(max_examples=5 * MORE, deadline=None)
@given(seed=st.integers(0, 2**32), steps=st.integers(0, 200))
def test_replaying_the_log_gives_the_state(place, seed, steps):
    match = random_match(place, seed, steps)
    again = Match(place.setting(), match.log)
    assert again.secret_state() == match.secret_state()
    assert again.story() == match.story()


@every_place
@settings(max_examples=5 * MORE, deadline=None)
@given(seed=st.integers(0, 2**32), data=st.data())
def test_what_is_undone_never_happened(place, seed, data):
    match = random_match(place, seed, data.draw(st.integers(1, 60), label="steps"))
    count = data.draw(st.integers(1, len(match.log.live())), label="undone")
    kept = match.log.live()[:-count]
    match.undo(0, count)
    assert match.secret_state() == Match(place.setting(), type(match.log)(kept)).secret_state()
    assert match.log.live() == kept
    dice = random.Random(seed)
    for _ in range(5):
        if not match.over:
            random_step(match, dice)
    assert Match(place.setting(), match.log).secret_state() == match.secret_state()


@every_place
def test_chance_draws_the_same_again_after_an_undo(place):
    match = Match(place.setting())
    assert match.to_act() == (CHANCE,)
    first = match.draw(SEED)
    match.undo(0, 1)
    assert match.draw(SEED) == first


@every_place
def test_undoing_more_than_there_is_is_refused(place):
    match = random_match(place, 1, 7)
    for count in (len(match.log.live()) + 1, 10**6):
        with pytest.raises(Refused, match="undo-too-far"):
            match.undo(0, count)


@every_place
def test_taking_back_unsees_nothing_and_leaves_the_others_alone(place):
    for match in moments(place, 7, 40):
        for seat in range(place.seats):
            if not match.undoable(seat):
                with pytest.raises(Refused, match="undo-nothing"):
                    match.take_back(seat)
                continue
            after, others = match.copy(), [viewer for viewer in place.viewers if viewer != seat]
            after.take_back(seat)
            if not place.setting().one_person:
                assert all(after.story(viewer) == match.story(viewer) for viewer in others)
                assert all(after.decision(viewer) == match.decision(viewer) for viewer in others)
            assert seat in after.to_act() + after.may_act()
            draws = [entry for entry in match.log.live() if entry.actor == CHANCE]
            assert [entry for entry in after.log.live() if entry.actor == CHANCE] == draws


@every_place
def test_nobody_takes_back_even_with_consent_what_taught_them_something(place):
    """Others' actions that the seat knows of are still there afterwards, and still known to it."""
    for match in moments(place, 7, 40):
        for seat in range(place.seats):
            if match.undoable_if_agreed(seat):
                after = match.copy()
                after.take_back(seat, agreed=True)
                known, still_known = (
                    [reported for reported in each.story(seat) if reported.actor != seat] for each in (match, after)
                )
                assert still_known == known


@every_place
def test_a_finished_game_stays_finished(place):
    match = random_match(place, 6)
    assert [match.undoable(seat) for seat in range(place.seats)] == [0] * place.seats


@every_place
def test_a_replay_stops_where_there_is_something_new_to_see(place):
    match = random_match(place, 5)
    stops, sealed = match.stops(), sealed_to_the_end(place, match)
    assert (stops[0], stops[-1]) == (0, len(match.log.live()))
    seen = -1
    for stop in stops:
        then = match.at(stop)
        assert then.secret_state() == Match(place.setting(), type(match.log)(match.log.live()[:stop])).secret_state()
        shown = len(then.story())
        assert shown <= stop - (0 if then.over else sum(sealed[:stop]))
        assert shown > seen or all(sealed[seen:stop])
        seen = shown


def sealed_to_the_end(place, match):
    """For each live entry: does a spectator learn of it only when the game is over?"""
    replayed, sealed = Match(place.setting()), []
    for entry in match.log.live():
        state = replayed.secret_state()
        observers = place.game.kernel.observers(replayed.parts, state, entry.actor, entry.action)
        sealed.append(bool(observers & TO_THE_END) and not observers >> SPECTATOR & 1)
        replayed.submit(entry.actor, entry.action)
    return sealed


@every_place
def test_a_move_settles_the_decision_of_its_actor_and_of_nobody_else(place):
    match = random_match(place, 3, 1)
    waiting = match.to_act()
    ids = {actor: match.decision(actor) for actor in waiting}
    first = waiting[0]
    match.submit(first, match.legal(first)[0])
    assert match.decision(first) != ids[first]
    for other in waiting[1:]:
        assert match.decision(other) == ids[other]  # simultaneous moves never make each other stale
