"""The laws of hidden information can fail: each room, broken on purpose, breaks them."""

from dataclasses import replace
from types import SimpleNamespace
from zlib import crc32

import pytest
from msgspec.structs import replace as replace_fields

from ludoteka.core.actors import EVERYBODY
from ludoteka.table.views import Views
from tests.laws.rooms import PLACES, Place
from tests.laws.test_hidden import (
    check_histories_look_alike,
    check_imagined_looks_like_the_truth,
    check_log_against_view,
    check_public_faces,
    check_refusals_follow_from_the_view,
    check_the_same_bytes,
    check_the_truth_is_imagined,
)

# For each room the first place for several players; and where an automa hides things from a single one.
SOLO = "stamp-swap-full-1"
SOME = {place.game.name: place for place in reversed(PLACES) if place.seats > 1}
SOME |= {SOLO: next(place for place in PLACES if str(place) == SOLO)}
every_room = pytest.mark.parametrize("name", SOME)


def broken(name, **doors):
    """A place with some kernel functions replaced."""
    place = SOME[name]
    game = replace(place.game)
    game.__dict__["kernel"] = SimpleNamespace(**{**vars(place.game.kernel), **doors})
    return Place(game, place.name, place.options, place.seats)


def nothing(*arguments):
    """A `redact` that hides nothing, a `resample` that imagines nothing."""


@every_room
def test_a_room_that_hides_nothing_is_noticed(name):
    with pytest.raises(AssertionError, match="can distinguish by: view"):
        check_histories_look_alike(broken(name, redact=nothing), 20, 14)


@every_room
def test_a_room_that_says_that_nothing_stays_hidden_is_noticed(name):
    """Else nothing would be compared, and anything could be seen."""
    with pytest.raises(AssertionError, match="no two histories"):
        check_histories_look_alike(broken(name, stays_hidden=lambda *arguments: False), 20, 14)


@every_room
def test_a_room_that_calls_everything_public_is_noticed(name):
    with pytest.raises(AssertionError, match="cannot see the face"):
        check_public_faces(broken(name, public_face=lambda p, s, actor, action: action), 31, 40)


@every_room
async def test_a_table_that_sends_what_is_hidden_is_noticed(name, monkeypatch):
    displayed = Views.render

    def leaking(views, match, *arguments, **more):
        leak = str(crc32(match.secret_state().tobytes()))
        return replace_fields(displayed(views, match, *arguments, **more), options={"leak": leak})

    monkeypatch.setattr(Views, "render", leaking)
    with pytest.raises(AssertionError, match="is sent other bytes"):
        await check_the_same_bytes(SOME[name], 27, 16)


@every_room
def test_a_room_that_imagines_nothing_is_noticed(name):
    with pytest.raises(AssertionError, match="is imagined"):
        check_imagined_looks_like_the_truth(broken(name, resample=nothing), 21, 23)


@every_room
def test_a_room_that_always_imagines_the_same_is_noticed(name):
    kernel = SOME[name].game.kernel

    def resample(p, s, viewer, dice):
        kernel.shake(dice, 1)
        kernel.resample(p, s, viewer, dice)

    with pytest.raises(AssertionError, match="never imagined"):
        check_the_truth_is_imagined(broken(name, resample=resample), 30, 16)


@every_room
def test_a_room_whose_log_reveals_everything_is_noticed(name):
    place = broken(name, observers=lambda p, s, actor, action: EVERYBODY)
    with pytest.raises(AssertionError, match="says more than the view"):
        check_log_against_view(place, 24, 40)


@every_room
def test_a_room_whose_refusals_know_what_is_hidden_is_noticed(name):
    refuse = SOME[name].game.kernel.refusal

    def refusal(p, s, actor, action):
        code = refuse(p, s, actor, action)
        return code + 100 * (crc32(s.tobytes()) % 2) if code else code

    with pytest.raises(AssertionError, match="by what it does not see"):
        check_refusals_follow_from_the_view(broken(name, refusal=refusal), 23, 37)
