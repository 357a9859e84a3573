"""Rooms remember what they have drawn, for all tables of a kind: it must not be seen in any scene."""

import random
from collections.abc import Iterator
from dataclasses import replace

from ludoteka.core.match import Match
from tests.laws.rooms import MORE, Place, every_place, random_match

IN_A_ROW, SIBLINGS = 5, 2


def similar_positions(place: Place, dice: random.Random) -> Iterator[Match]:
    """Of a random game a few positions in a row, here and there; and each also after other actions."""
    game = random_match(place, 61)
    last = len(game.log.live())
    starts = {0, last // 3, last * 2 // 3, max(0, last - IN_A_ROW)}
    for count in sorted({min(start + step, last) for start in starts for step in range(IN_A_ROW)}):
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


@every_place
def test_a_scene_is_what_would_be_drawn_if_nothing_were_remembered(place):
    dice = random.Random(62)
    for match in similar_positions(place, dice):
        for viewer in dice.sample(place.viewers, 2):
            seen = match.observation(viewer)
            assert match.scene(viewer) == match.game.scene(replace(seen, parts=seen.parts.copy()))
