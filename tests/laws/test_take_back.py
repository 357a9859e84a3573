"""What was learned is never taken back, whoever agrees."""

from collections import Counter
from typing import Any

from ludoteka.core.actors import CHANCE
from tests.laws.rooms import every_place, random_steps


def texts(story):
    return [(told.actor, told.text) for told in story]


@every_place
def test_an_agreed_undo_leads_to_what_the_actor_knew_before(place):
    known: dict[int, list[Any]] = {0: [()] * place.seats}
    for match in random_steps(place, 31):
        live = match.log.live()
        known[len(live)] = [match.story(seat) for seat in range(place.seats)]
        for seat in range(place.seats):
            count = match.undoable_if_agreed(seat)
            if count and len(live) - count in known:
                before = known[len(live) - count][seat]
                assert CHANCE not in [entry.actor for entry in live[-count:]]
                news = Counter(texts(match.story(seat))) - Counter(texts(before))
                assert [actor for actor, _ in news.elements()] == [seat], "the own action, and nothing else, is new"
                back = match.copy()
                back.take_back(seat, agreed=True)
                assert back.story(seat) == before
                assert back.decision(seat) > match.decision(seat)


@every_place
def test_what_nobody_has_seen_needs_no_agreement(place):
    for match in random_steps(place, 32):
        for seat in range(place.seats):
            if match.undoable(seat):
                assert match.undoable_if_agreed(seat) in (0, match.undoable(seat))
