"""Rooms remember what they have drawn, for all tables of a kind: it must not be seen in any scene."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from ludoteka.core.match import Match
from tests.laws.rooms import MORE, Place, every_place, random_match

IN_A_ROW, SIBLINGS = 5, 2  # with fewer, some caches whose key lacks something are not found out

# Of a game; each is a test of its own, so that none takes long. There is most to draw where `check` does not look.
STRETCHES = [0, pytest.param(1, marks=pytest.mark.slow), 2, 3]


def similar_positions(place: Place, stretch: int, dice: random.Random) -> Iterator[Match]:
    """Of a random game a few positions in a row, here, there, or at the end; and each also after other actions."""
    game = random_match(place, 61)
    last = len(game.log.live())
    start = (0, last // 3, last * 2 // 3, max(0, last - IN_A_ROW))[stretch]
    for count in range(start, min(start + IN_A_ROW, last + 1)):
        match = game.at(count)
        yield match
        yield from siblings(match, dice)


def siblings(match: Match, dice: random.Random) -> Iterator[Match]:
    for actor in match.to_act() + match.may_act():
        actions = sorted(set(match.legal(actor)))
        for action in dice.sample(actions, min(SIBLINGS * MORE, len(actions))):
            then = match.copy()
            then.submit(actor, action)
            yield then


@pytest.mark.parametrize("stretch", STRETCHES)
@every_place
def test_a_scene_is_what_would_be_drawn_if_nothing_were_remembered(place, stretch):
    dice = random.Random(62 + stretch)
    for match in similar_positions(place, stretch, dice):
        for viewer in dice.sample(place.viewers, 2):
            seen = match.observation(viewer)
            assert match.scene(viewer) == match.game.scene(replace(seen, parts=seen.parts.copy()))
