"""What is hidden may vary, and no seat, spectator, log or error can tell."""

import random

import msgspec
import numpy as np
import pytest

from ludoteka.core.actors import CHANCE, SPECTATOR
from ludoteka.core.dice import DICE_WORDS
from ludoteka.core.match import Match
from tests.laws.rooms import PLACES, random_steps

every_place = pytest.mark.parametrize("place", PLACES, ids=str)


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
    for seed, match in enumerate(random_steps(place, 21)):
        for viewer in place.viewers:
            view = seen_by(match, viewer)
            assert seen_by(match, viewer, view) == view, "redacting twice hides nothing more"
            other = imagined(match, viewer, seed)
            assert seen_by(match, viewer, other) == view


@every_place
def test_the_imagined_is_a_position_that_can_be_played_on(place):
    kernel, out = place.game.kernel, np.zeros(place.game.most_actions, np.int64)
    for seed, match in enumerate(random_steps(place, 22)):
        if seed % 4 == 0:
            for viewer in place.viewers:
                state, dice = imagined(match, viewer, seed), np.zeros(DICE_WORDS, np.int64)
                kernel.shake(dice, seed)
                assert kernel.to_act(match.parts, state) == kernel.to_act(match.parts, match.secret_state())
                kernel.play_out(match.parts, state, dice, out)
                assert kernel.to_act(match.parts, state) == 0


@every_place
def test_what_a_seat_may_do_and_why_not_depends_only_on_what_it_sees(place):
    game, dice = place.game, random.Random(23)
    for step, match in enumerate(random_steps(place, 23)):
        if step % 5 == 0:
            for seat in range(place.seats):
                truth, other = match.secret_state(), imagined(match, seat, step)
                for action in dice.sample(game.actions, 40) + list(match.legal(seat)):
                    assert game.kernel.refusal(match.parts, truth, seat, action) == game.kernel.refusal(
                        match.parts, other, seat, action
                    )


@every_place
def test_the_log_tells_no_more_than_the_view(place):
    """If two actions leave a viewer with the same view, they leave it with the same log and the same scene."""
    for step, match in enumerate(random_steps(place, 24)):
        if step % 6 == 0:
            for actor in match.must_act():
                for viewer in place.viewers:
                    outcomes = {}
                    for action in dict.fromkeys(match.legal(actor)):
                        after = Match(place.setting(), match.log)
                        after.submit(actor, action)
                        told = msgspec.json.encode([after.scene(viewer), [told.text for told in after.story(viewer)]])
                        outcomes.setdefault(seen_by(after, viewer).tobytes(), set()).add(told)
                        assert after.decision(viewer) == match.decision(viewer) + (viewer == actor)
                    assert all(len(told) == 1 for told in outcomes.values())


@every_place
def test_everything_is_told_in_the_end(place):
    for match in random_steps(place, 25):
        pass
    for viewer in place.viewers:
        assert len(match.story(viewer)) == len(match.log.live())


@every_place
def test_only_the_seats_offers_are_shown(place):
    for match in random_steps(place, 26):
        assert match.scene(SPECTATOR).targets == ()
        assert match.sight(SPECTATOR).legal == ()
        for seat in range(place.seats):
            offered = [target.action for target in match.scene(seat).targets]
            assert offered == [match.write(seat, action) for action in match.legal(seat)]
        assert CHANCE not in place.viewers
