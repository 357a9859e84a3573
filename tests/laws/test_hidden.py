"""What is hidden may vary, and no seat, spectator, log or error can tell."""

import random

import msgspec
import numpy as np

from ludoteka.core.actors import SPECTATOR
from ludoteka.core.dice import DICE_WORDS
from tests.laws.rooms import every_place, moments, random_match


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


@every_place
def test_a_viewer_cannot_tell_the_imagined_from_the_truth(place):
    for seed, match in enumerate(moments(place, 21, 50)):
        for viewer in place.viewers:
            view = seen_by(match, viewer)
            assert seen_by(match, viewer, view) == view, "redacting twice hides nothing more"
            other = imagined(match, viewer, seed)
            assert seen_by(match, viewer, other) == view


@every_place
def test_the_imagined_is_a_position_that_can_be_played_on(place):
    kernel, out = place.game.kernel, np.zeros(place.game.most_actions, np.int64)
    for seed, match in enumerate(moments(place, 22, 12)):
        for viewer in place.viewers[-3:]:
            state, dice = imagined(match, viewer, seed), np.zeros(DICE_WORDS, np.int64)
            kernel.shake(dice, seed)
            assert kernel.to_act(match.parts, state) == kernel.to_act(match.parts, match.secret_state())
            kernel.play_out(match.parts, state, dice, out)
            assert kernel.to_act(match.parts, state) == 0


@every_place
def test_what_a_seat_may_do_and_why_not_depends_only_on_what_it_sees(place):
    game, dice = place.game, random.Random(23)
    for step, match in enumerate(moments(place, 23, 40)):
        for seat in range(place.seats):
            truth, other = match.secret_state(), imagined(match, seat, step)
            for action in dice.sample(game.actions, 40) + list(match.legal(seat)):
                assert game.kernel.refusal(match.parts, truth, seat, action) == game.kernel.refusal(
                    match.parts, other, seat, action
                )


@every_place
def test_the_log_tells_no_more_than_the_view(place):
    """If two actions leave a viewer with the same view, they leave it with the same log and the same scene."""
    dice = random.Random(24)
    for match in moments(place, 24, 40):
        if match.must_act():
            actor = dice.choice(match.must_act())
            tried = [_tried(match, actor, action) for action in sorted(set(match.legal(actor)))[:3]]
            for viewer in dice.sample(place.viewers, min(2, len(place.viewers))):
                told: dict[bytes, bytes] = {}
                for after in tried:
                    view = seen_by(after, viewer).tobytes()
                    said = msgspec.json.encode([after.scene(viewer), [line.text for line in after.story(viewer)]])
                    assert told.setdefault(view, said) == said
                    assert after.decision(viewer) == match.decision(viewer) + (viewer == actor)


def _tried(match, actor, action):
    after = match.copy()
    after.submit(actor, action)
    return after


@every_place
def test_everything_is_told_in_the_end(place):
    match = random_match(place, 25)
    for viewer in place.viewers:
        assert len(match.story(viewer)) == len(match.log.live())


@every_place
def test_only_the_seats_offers_are_shown(place):
    for step, match in enumerate(moments(place, 26, 40)):
        assert match.scene(SPECTATOR).targets == ()
        assert match.sight(SPECTATOR).legal == ()
        seat = step % place.seats
        offered = [target.action for target in match.scene(seat).targets]
        assert offered == [match.write(seat, action) for action in match.legal(seat)]
