"""A client that stores the last view is sent only what is new, and from both gets the whole table."""

from copy import deepcopy
from typing import Any

import msgspec

from ludoteka.table.delta import delta
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


def whole(answer, last):
    """As `web/src/lib/delta.ts` puts it together."""
    answer = deepcopy(answer)
    for name in answer["kept"]:
        here, there = answer["scene"], last["scene"]
        if name.startswith("boards."):
            board = name.split(".")[1]
            here, there = (next(b for b in scene["boards"] if b["id"] == board) for scene in (here, there))
        elif name.startswith("data."):
            here, there = here.setdefault("data", {}), there["data"]
        part = name.rpartition(".")[2]
        here[part] = there[part]
    answer["story"] = last["story"][: answer["story_from"]] + answer["story"]
    return {**answer, "kept": [], "story_from": 0}


@every_place
def test_a_delta_and_the_view_before_make_the_whole_view(place):
    had, last = None, None
    saved_bytes = all_bytes = 0
    for step, match in enumerate(moments(place, 51, 12)):
        now = displayed(match, place.viewers[step // 2 % len(place.viewers)])
        news = sent(delta(now, had))
        had, last = now, whole(news, last) if last else news
        assert last == sent(now)
        saved_bytes += len(str(news))
        all_bytes += len(str(last))
    assert saved_bytes < all_bytes
