"""Games played at random by the rules: the score sheet, filled in as an owner would, says what the game said."""

import random
from collections.abc import Iterator

import pytest

from ludoteka.core.actors import members
from ludoteka.core.match import Match
from ludoteka.core.scene import Scene
from ludoteka.games.take_it_easy import boards, drawing, scoring, sheet
from ludoteka.games.take_it_easy.notation import cell_names
from ludoteka.games.take_it_easy.parts import NO_TILE

from .at_the_table import GAME, table

PLACES = [(preset.write(), seats) for preset in GAME.presets.values() for seats in GAME.seats_for(preset)]
PLACES += [(mix.write(), seats) for mix, seats in GAME.mixes.values()]


def ends_of_rounds(match: Match, seed: int) -> Iterator[int]:
    """Play a whole game, at random as far as it is allowed; stop at the end of each round, and say which."""
    dice, number = random.Random(seed), 0
    while not match.over:
        actor = match.to_act()[0]
        match.submit(actor, dice.choice(match.legal(actor)))
        if not match.to_act() or drawing.pause(match.parts, match.observation().state):
            yield number
            number += 1


def entered(match: Match) -> Scene:
    """The boards on the table, as their owners would enter them."""
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
@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize(("options", "seats"), PLACES)
def test_every_round_that_was_played_is_scored_as_it_was(options, seats, seed):
    match, rounds = table(options, seats), list[list[int]]()
    for number in ends_of_rounds(match, seed):
        scene = entered(match)
        assert all(sum(line.points for line in score.lines) == score.points for score in scene.scores)
        won = scoring.leaders(match.parts, match.observation().state, number)
        assert scene.winners == tuple(members(won))
        rounds.append([score.points for score in scene.scores])
    assert len(rounds) == match.parts.rounds
    game = [score.rounds or (score.points,) for score in match.scene().scores]
    assert list(zip(*rounds, strict=True)) == game
    assert tuple(sum(points) for points in game) == match.scores()
