"""What is hidden may vary, and no seat, spectator, log, undo, refusal or message reveals it.

The first laws compare histories: two that differ only in actions and draws that a viewer did not see look the same to
that viewer, in everything that leaves the engine and in every byte on the wire. The others are about `resample`, which
bots and solvers imagine the hidden with. `test_hidden_bites.py` breaks the rooms and sees these laws fail.
"""

import random

import msgspec
import numpy as np
from msgspec.structs import replace

from ludoteka.core.actors import SPECTATOR
from ludoteka.core.dice import DICE_WORDS
from ludoteka.table.rights import NOBODY
from ludoteka.table.wire import TableView
from tests.laws.histories import other_history
from tests.laws.observing import messages, observation, offered_to_others, table_of, tried_actions
from tests.laws.rooms import every_place, moments, random_match, random_steps

# -- histories that look the same -----------------------------------------------------------------------------------


def pairs_of_histories(place, seed, most, each):
    """Matches, each with another that the viewer should not be able to distinguish from it; at most `each` per
    moment."""
    dice = random.Random(seed)
    for match in moments(place, seed, most):
        found = 0
        for viewer in dice.sample(place.viewers, len(place.viewers)):
            other = None if match.over or found == each else other_history(match, viewer, dice)
            if other is not None:
                found += 1
                yield match, other, viewer


def check_histories_look_alike(place, seed, most):
    compared, dice = 0, random.Random(seed)
    for match, other, viewer in pairs_of_histories(place, seed, most, each=3):
        compared += 1
        tries = tried_actions(dice, viewer, match, other)
        truth, same = (observation(history, viewer, tries) for history in (match, other))
        channels = [channel for channel, learned in truth.items() if same[channel] != learned]
        assert not channels, f"{place}: viewer {viewer} can distinguish by: {' '.join(channels)}"
    assert compared or not hides_anything(place, seed, most), "no two histories were found to compare"


def hides_anything(place, seed, most):
    """Did anything happen, before the end, that somebody has not seen?"""
    going = (match for match in moments(place, seed, most) if not match.over)
    return any(not all(match.observed(viewer)) for match in going for viewer in place.viewers)


@every_place
def test_histories_that_differ_in_what_is_hidden_look_the_same(place):
    check_histories_look_alike(place, 20, 14)


@every_place
async def test_histories_that_differ_in_what_is_hidden_send_the_same_bytes(place):
    await check_the_same_bytes(place, 27, 8)


async def check_the_same_bytes(place, seed, most):
    """At a few moments; at more where those leave nothing to compare, as when the last card of a hand is secret."""
    compared = await _compare_bytes(place, seed, most) or await _compare_bytes(place, seed, 4 * most)
    assert compared or not hides_anything(place, seed, most), "no two histories were found to compare"


async def _compare_bytes(place, seed, most):
    compared = 0
    for match, other, viewer in pairs_of_histories(place, seed, most, each=1):
        compared += 1
        tries = offered_to_others(match, viewer) + offered_to_others(other, viewer)
        truth = await messages(table_of(place, match), viewer, tries)
        assert await messages(table_of(place, other), viewer, tries) == truth, f"viewer {viewer} is sent other bytes"
    return compared


@every_place
async def test_a_delayed_spectator_learns_nothing_of_what_came_since(place):
    game = random_match(place, 28)
    match = game.at(min(40, len(game.log.live()) // 2))
    then = match.at(len(match.log.live()) - 3)
    late = await table_of(place, match, delay=3).look(NOBODY)
    early = await table_of(place, then).look(NOBODY)
    assert isinstance(late, TableView)
    assert isinstance(early, TableView)
    assert msgspec.json.encode(replace(late, around=early.around, seats=early.seats)) == msgspec.json.encode(early)
    assert not any(seat.here or seat.left for seat in late.seats)


@every_place
async def test_a_hidden_change_of_mind_is_hidden(place):
    """If a seat takes back an action that a viewer did not see, and does something else unseen, the viewer does not
    notice."""
    dice, changes, chances = random.Random(29), 0, 0
    for match in random_steps(place, 29):
        unaware = [] if match.over or changes >= 12 else unaware_of_the_last(match, place)
        if unaware:
            chances += 1
            seat, viewer = match.log.live()[-1].actor, dice.choice(unaware)
            after = match.copy()
            after.take_back(seat)
            after.submit(seat, dice.choice(look_alikes(after, seat, match.log.live()[-1].action)))
            if after.to_act() == match.to_act() and not after.observed(viewer)[-1]:
                changes += 1
                tries = tried_actions(dice, viewer, match, after)
                assert observation(after, viewer, tries) == observation(match, viewer, tries)
                if changes <= 3:
                    sent = [await messages(table_of(place, history), viewer, []) for history in (match, after)]
                    assert sent[0] == sent[1]
    assert changes or not chances, "nobody changed their mind"


def look_alikes(match, seat, action):
    """What the seat can do that looks like this action to those who do not see it."""
    face = match.kernel.public_face(match.parts, match.secret_state(), seat, action)
    faces = (
        (other, match.kernel.public_face(match.parts, match.secret_state(), seat, other)) for other in match.legal(seat)
    )
    return [other for other, its_face in faces if its_face == face]


def unaware_of_the_last(match, place):
    """Who did not see the last action, if a seat took it and may take it back."""
    live = match.log.live()
    if not live or live[-1].actor >= place.seats or not match.undoable(live[-1].actor):
        return []
    return [viewer for viewer in place.viewers if viewer != live[-1].actor and not match.observed(viewer)[-1]]


@every_place
def test_the_log_reveals_no_more_than_the_view(place):
    check_log_against_view(place, 24, 20)


def check_log_against_view(place, seed, most):
    """If two actions leave a viewer with the same view, they leave it with the same log and the same scene."""
    dice = random.Random(seed)
    for match in moments(place, seed, most):
        if match.to_act():
            actor = dice.choice(match.to_act())
            tried = [_tried(match, actor, action) for action in sorted(set(match.legal(actor)))[:3]]
            for viewer in dice.sample(place.viewers, min(2, len(place.viewers))):
                reported: dict[bytes, bytes] = {}
                for after in tried:
                    view = seen_by(after, viewer).tobytes()
                    answer = msgspec.json.encode([after.scene(viewer), [line.text for line in after.story(viewer)]])
                    assert reported.setdefault(view, answer) == answer, "the log or the scene says more than the view"
                    assert after.decision(viewer) == match.decision(viewer) + (viewer == actor)


def _tried(match, actor, action):
    after = match.copy()
    after.submit(actor, action)
    return after


@every_place
def test_what_is_public_of_an_action_can_be_seen(place):
    check_public_faces(place, 31, 12)


def check_public_faces(place, seed, most):
    """Actions whose public faces differ look different to somebody who does not see them: if they did not, the face
    would call something public that nobody sees, and the laws above would not vary it."""
    dice = random.Random(seed)
    for match in moments(place, seed, most):
        for actor in match.to_act()[:1]:
            legal = sorted(set(match.legal(actor)))
            tried = [(action, _tried(match, actor, action)) for action in dice.sample(legal, min(6, len(legal)))]
            for viewer in place.viewers:
                seen: dict[bytes, set[int]] = {}
                for action, after in tried:
                    if not after.over and not after.observed(viewer)[-1]:
                        face = match.kernel.public_face(match.parts, match.secret_state(), actor, action)
                        seen.setdefault(seen_by(after, viewer).tobytes(), set()).add(face)
                assert all(len(faces) == 1 for faces in seen.values()), f"{place}: viewer {viewer} cannot see the face"


@every_place
def test_everything_is_revealed_in_the_end(place):
    match = random_match(place, 25)
    for viewer in place.viewers:
        assert len(match.story(viewer)) == len(match.log.live())


@every_place
def test_only_the_seats_offers_are_shown(place):
    for step, match in enumerate(moments(place, 26, 20)):
        assert match.scene(SPECTATOR).targets == ()
        assert match.observation(SPECTATOR).legal == ()
        seat = step % place.seats
        offered = [target.action for target in match.scene(seat).targets]
        assert offered == [match.write(seat, action) for action in match.legal(seat)]


# -- what a viewer imagines -----------------------------------------------------------------------------------------


def seen_by(match, viewer, state=None):
    seen = (state or match.secret_state()).copy()
    match.kernel.redact(match.parts, seen, viewer)
    return seen


def imagined(match, viewer, seed):
    """A whole state that the viewer takes for possible."""
    state, dice = seen_by(match, viewer), np.zeros(DICE_WORDS, np.int64)
    match.kernel.shake(dice, seed)
    match.kernel.resample(match.parts, state, viewer, dice)
    return state


def check_imagined_looks_like_the_truth(place, seed, most):
    for step, match in enumerate(moments(place, seed, most)):
        for viewer in place.viewers[-3:]:
            view = seen_by(match, viewer)
            assert seen_by(match, viewer, view) == view, "redacting twice hides nothing more"
            others = [imagined(match, viewer, 10 * step + world) for world in range(4)]
            assert all(seen_by(match, viewer, other) == view for other in others)
            if view != match.secret_state():
                assert any(other != view for other in others), "what is hidden is imagined"


@every_place
def test_a_viewer_cannot_distinguish_the_imagined_from_the_truth(place):
    check_imagined_looks_like_the_truth(place, 21, 23)


WORLDS, MANY = 60, 10


def check_the_truth_is_imagined(place, seed, most):
    """Every hidden value of a field is there in some imagined world, unless the worlds differ much."""
    for step, match in enumerate(moments(place, seed, most)):
        truth, viewer = match.secret_state(), place.viewers[step % len(place.viewers)]
        view = seen_by(match, viewer)
        worlds = [imagined(match, viewer, world) for world in range(WORLDS)]
        for field in truth.dtype.names:
            hidden = np.asarray(getattr(truth, field) != getattr(view, field))
            if hidden.any():
                true = set(np.asarray(getattr(truth, field))[hidden].tolist())
                imagines = {tuple(np.asarray(getattr(world, field))[hidden].tolist()) for world in worlds}
                assert true <= set().union(*imagines) or len(imagines) >= MANY, f"{field} is never imagined"


@every_place
def test_the_truth_is_among_what_is_imagined(place):
    check_the_truth_is_imagined(place, 30, 4)


@every_place
def test_the_imagined_is_a_position_that_can_be_played_on(place):
    kernel, out = place.game.kernel, np.zeros(place.game.most_actions, np.int64)
    for seed, match in enumerate(moments(place, 22, 9)):
        for viewer in place.viewers[-2:]:
            state, dice = imagined(match, viewer, seed), np.zeros(DICE_WORDS, np.int64)
            kernel.shake(dice, seed)
            assert kernel.to_act(match.parts, state) == kernel.to_act(match.parts, match.secret_state())
            kernel.play_out(match.parts, state, dice, out)
            assert kernel.to_act(match.parts, state) == 0


@every_place
def test_what_a_seat_may_do_and_why_not_depends_only_on_what_it_sees(place):
    check_refusals_follow_from_the_view(place, 23, 37)


def check_refusals_follow_from_the_view(place, seed, most):
    game, dice = place.game, random.Random(seed)
    for step, match in enumerate(moments(place, seed, most)):
        for seat in range(place.seats):
            truth, other = match.secret_state(), imagined(match, seat, step)
            for action in dice.sample(game.actions, min(40, len(game.actions))) + list(match.legal(seat)):
                codes = [int(game.kernel.refusal(match.parts, state, seat, action)) for state in (truth, other)]
                assert codes[0] == codes[1], f"seat {seat} is refused by what it does not see"
