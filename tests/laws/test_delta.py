"""A client that stores the last view is sent only what is new, and from both gets the whole table."""

from typing import Any

import msgspec

from ludoteka.table.base_views import base_view
from ludoteka.table.delta import diff, merge
from ludoteka.table.views import view
from ludoteka.table.wire import Around, TableView, Terms
from tests.laws.rooms import every_place, moments

AROUND = Around(terms=Terms(), commit="", host=True, watchers=0, deal="", sealed=False, delayed=False, followed_by="")


def displayed(match, viewer):
    seen = view(match, viewer)
    facts: dict[str, Any] = {"table": "t", "game": "g", "options": {}, "seats": (), "viewer": viewer, "waiting": ()}
    facts |= {"decisions": {}, "undoable": False, "undoable_seats": (), "offered": (), "resting": False}
    return TableView(**facts, scene=seen.scene, story=seen.story, around=AROUND)


def sent(message):
    return msgspec.json.decode(msgspec.json.encode(message))


def read(message):
    """What a client reads: it cannot tell a default that was sent from one that was left out."""
    return sent(msgspec.convert(message, TableView))


@every_place
def test_a_patch_and_the_view_before_make_the_whole_view(place):
    last, stored = None, None
    patched_bytes = all_bytes = 0
    for step, match in enumerate(moments(place, 51, 12)):
        last = last or base_view(match).view
        stored = stored or sent(last)
        now = displayed(match, place.viewers[step // 2 % len(place.viewers)])
        patch = sent(diff(now, last))
        last, stored = now, merge(stored, patch)
        assert read(stored) == read(sent(now))
        patched_bytes += len(msgspec.json.encode(patch))
        all_bytes += len(msgspec.json.encode(now))
    assert patched_bytes < all_bytes
