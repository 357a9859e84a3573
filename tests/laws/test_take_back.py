"""What was learned is never taken back, whoever agrees."""

from collections import Counter

from ludoteka.core.actors import CHANCE
from tests.laws.rooms import every_place, moments


def texts(story):
    return [(told.actor, told.text) for told in story]


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
