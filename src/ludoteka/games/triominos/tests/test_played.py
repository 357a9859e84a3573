"""Games played at random by the rules: their points explain themselves, and the score sheet says the same."""

import random

import pytest

from ludoteka.core.match import Match
from ludoteka.core.tests.at_the_table import explains_itself, play
from ludoteka.games.triominos.parts import SEATS

from .at_the_table import GAME, position, table
from .on_the_sheet import entered_rounds, points, scored

PLACES = [(preset.write(), seats) for preset in GAME.presets.values() for seats in SEATS]
PLACES += [(mix.write(), seats) for mix, seats in GAME.mixes.values()]
PLACES += [("tiles=84 start=highest draws=until-fit", 2), ("tiles=76 blocked=lowest-gains length=tournament", 2)]
GAMES = [(options, seats, 1) for options, seats in PLACES]
MORE_GAMES = [(options, seats, 2) for options, seats in PLACES]
# In these somebody is out while another holds nothing but 0-0-0.
GAMES += [(GAME.presets["classic"].write(), 3, 8), (GAME.presets["classic"].write(), 4, 7)]


def played(options: str, seats: int, seed: int) -> Match:
    """A whole game; the seat that is asked does anything that is allowed. Its points are explained at every moment."""
    match, dice = table(options, seats), random.Random(seed)
    while not match.over:
        actor = match.to_act()[0]
        match.submit(actor, dice.choice(match.legal(actor)))
        explains_itself(match)
    return match


@pytest.mark.rule("TRI-6", "TRI-9", "TRI-11", "TRI-12", "TRI-14")
@pytest.mark.parametrize(
    ("options", "seats", "seed"), [*GAMES, *(pytest.param(*game, marks=pytest.mark.slow) for game in MORE_GAMES)]
)
def test_a_game_that_was_played_is_scored_as_it_was(options, seats, seed):
    match = played(options, seats, seed)
    scene = scored(*entered_rounds(match), options=options, seats=seats)
    outcome = match.outcome()
    assert outcome
    assert tuple(points(scene)) == outcome.scores
    assert (scene.over, scene.winners) == (True, outcome.winners)
    assert [score.rounds for score in scene.scores] == [score.rounds for score in match.scene().scores]


@pytest.mark.rule("TRI-11", "TRI-15")
@pytest.mark.parametrize("blocked", ["subtract", "lowest-gains"])
def test_somebody_with_nothing_but_three_zeros_gains_nothing_when_another_is_out(blocked):
    """The lowest rack gains in a blocked round only."""
    match = position(f"blocked={blocked}", laid="125@0,0", racks=("122", "000", "345"), seats=3)
    play(match, "1 212@1,0")
    assert match.scores() == (8 + 5 + 25 + 12, 0, 0)
    explains_itself(match)
    assert [line.words.id for line in match.scene().scores[1].lines] == []
