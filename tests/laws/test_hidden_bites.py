"""The laws of hidden information can fail: each room, broken on purpose, breaks them."""

from dataclasses import replace
from types import SimpleNamespace
from zlib import crc32

import pytest

from ludoteka.core.actors import EVERYBODY
from ludoteka.games import GAMES
from tests.laws.rooms import PLACES, Place
from tests.laws.test_hidden import (
    check_histories_look_alike,
    check_imagined_looks_like_the_truth,
    check_log_against_view,
    check_refusals_follow_from_the_view,
    check_the_truth_is_imagined,
)

every_room = pytest.mark.parametrize("name", GAMES)


def broken(name, **doors):
    """The first place of a room for several players, with some kernel functions replaced."""
    place = next(place for place in PLACES if place.game.name == name and place.seats > 1)
    game = replace(place.game)
    game.__dict__["kernel"] = SimpleNamespace(**{**vars(place.game.kernel), **doors})
    return Place(game, place.name, place.options, place.seats)


def nothing(*arguments):
    """A `redact` that hides nothing, a `resample` that imagines nothing."""


@every_room
def test_a_room_that_hides_nothing_is_noticed(name):
    with pytest.raises(AssertionError, match="can tell by the view"):
        check_histories_look_alike(broken(name, redact=nothing), 20, 14)


@every_room
def test_a_room_that_imagines_nothing_is_noticed(name):
    with pytest.raises(AssertionError, match="is imagined"):
        check_imagined_looks_like_the_truth(broken(name, resample=nothing), 21, 23)


@every_room
def test_a_room_that_always_imagines_the_same_is_noticed(name):
    kernel = GAMES[name].kernel

    def resample(p, s, viewer, dice):
        kernel.shake(dice, 1)
        kernel.resample(p, s, viewer, dice)

    with pytest.raises(AssertionError):
        check_the_truth_is_imagined(broken(name, resample=resample), 30, 8)


@every_room
def test_a_room_whose_log_tells_everything_is_noticed(name):
    place = broken(name, witnesses=lambda p, s, actor, action: EVERYBODY)
    with pytest.raises(AssertionError):
        check_log_against_view(place, 24, 40)


@every_room
def test_a_room_whose_refusals_know_what_is_hidden_is_noticed(name):
    refuse = GAMES[name].kernel.refusal

    def refusal(p, s, actor, action):
        code = refuse(p, s, actor, action)
        return code + 100 * (crc32(s.tobytes()) % 2) if code else code

    with pytest.raises(AssertionError):
        check_refusals_follow_from_the_view(broken(name, refusal=refusal), 23, 37)
