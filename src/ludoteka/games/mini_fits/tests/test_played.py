"""Games played at random by the rules: their points explain themselves, and the score sheet says the same."""

import random

import pytest

from ludoteka.core.actors import CHANCE
from ludoteka.core.match import Match
from ludoteka.core.tests.at_the_table import explains_itself
from ludoteka.games.mini_fits.components import default_components
from ludoteka.games.mini_fits.parts import SEATS

from .at_the_table import GAME, changed, table
from .on_the_sheet import entered_frames, scored

PENALTY = "\n[[penalties]]\nside = 2\npoints = -3\nboxes = [[1, 1]]\n"
PLACES = [(preset, seats) for preset in GAME.presets.values() for seats in SEATS]
PLACES += list(GAME.mixes.values())
BOXES = {
    "ours": "",
    "travel edition": default_components() + PENALTY,
    "holes cost": changed("hole = 0", "hole = -1"),
}


def played(options, seats: int, box: str, seed: int) -> Match:
    """A whole game; the seat that is asked does anything that is allowed. Its points are explained at every moment."""
    match, dice = table(options, seats, box), random.Random(seed)
    while not match.over:
        actor = match.to_act()[0]
        match.submit(actor, dice.choice(match.legal(actor)))
        if actor != CHANCE:
            explains_itself(match)
    return match


@pytest.mark.rule("FIT-9", "FIT-10", "FIT-11")
@pytest.mark.parametrize("box", BOXES.values(), ids=BOXES)
@pytest.mark.parametrize(("options", "seats"), PLACES)
def test_a_game_that_was_played_is_scored_as_it_was(options, seats, box):
    match = played(options, seats, box, seed=seats)
    frames = entered_frames(match)
    scene = scored(match, frames)
    outcome = match.outcome()
    assert outcome
    assert tuple(score.points for score in scene.scores) == outcome.scores
    assert (scene.over, scene.winners) == (True, outcome.winners)
    assert (scene.words, scene.ending) == (match.scene().words, match.scene().ending)
    assert [score.rounds for score in scene.scores] == [score.rounds for score in match.scene().scores]
    if len(frames) > 1:
        first = scored(match, frames[:1])
        assert [score.points for score in first.scores] == [score.rounds[0] for score in scene.scores]


@pytest.mark.rule("FIT-11")
def test_the_first_round_alone_has_no_winner():
    match = played(GAME.presets["classic"], 2, "", seed=3)
    scene = scored(match, entered_frames(match)[:1])
    assert (scene.over, scene.winners) == (False, ())
    assert (scene.words.id, scene.words.args["round"]) == ("fit-round", 1)
