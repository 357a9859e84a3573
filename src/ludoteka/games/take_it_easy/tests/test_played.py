"""Games played at random by the rules: the score sheet, filled in as an owner would, says what the game said."""

import random

import pytest

from ludoteka.core.match import Match
from ludoteka.core.scene import Scene
from ludoteka.games.take_it_easy import boards, sheet
from ludoteka.games.take_it_easy.notation import cell_names
from ludoteka.games.take_it_easy.parts import NO_TILE

from .at_the_table import GAME, table

PLACES = [(preset.write(), seats) for preset in GAME.presets.values() for seats in GAME.seats_for(preset)]
PLACES += [(mix.write(), seats) for mix, seats in GAME.mixes.values()]


def played(options: str, seats: int, seed: int) -> Match:
    """A whole game; whoever is asked does anything that is allowed."""
    match, dice = table(options, seats), random.Random(seed)
    while not match.over:
        actor = match.to_act()[0]
        match.submit(actor, dice.choice(match.legal(actor)))
    return match


def entered(match: Match) -> Scene:
    """The boards of the last round, as their owners would enter them."""
    p, s = match.parts, match.observation().state
    laid = [
        {
            name: boards.tile_name(int(s.board[seat, cell]))
            for cell, name in enumerate(cell_names(p))
            if s.board[seat, cell] != NO_TILE
        }
        for seat in range(p.seats)
    ]
    return sheet.score(p, laid, [seat.name for seat in match.setting.seats])


@pytest.mark.rule("TIE-4", "TIE-11")
@pytest.mark.parametrize(("options", "seats"), PLACES)
def test_a_round_that_was_played_is_scored_as_it_was(options, seats):
    match = played(options, seats, 1)
    scene, shown = entered(match), match.scene()
    last = [score.rounds[-1] if score.rounds else score.points for score in shown.scores]
    assert [score.points for score in scene.scores] == last
    assert all(sum(line.points for line in score.lines) == score.points for score in scene.scores)
    outcome = match.outcome()
    assert outcome
    if not shown.scores[0].rounds:
        assert scene.winners == outcome.winners
