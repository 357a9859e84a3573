"""The simulator: the same games from the same seed, however the work is shared; honest standard errors."""

import pytest

from ludoteka.core.actors import AUTOMA
from ludoteka.games import GAMES, find_game
from ludoteka.sim.batch import LevelStats, SimulationSpec, level_stats, run
from ludoteka.sim.engine import measure
from ludoteka.sim.seating import Lineup, Played
from ludoteka.sim.sequential_test import decided
from ludoteka.sim.warm import _until_a_choice, smallest_table
from tests.some_games import SOLO

GAME = find_game(SOLO)


def played(jobs: int, deals: int = 20) -> list[Played]:
    order = SimulationSpec(GAME.name, "", ("casual", "beginner"), seed=5, turns=True)
    return [game for chunk in run(order, range(deals), jobs) for game in chunk]


@pytest.mark.slow
def test_the_number_of_processes_changes_nothing() -> None:
    assert played(jobs=1) == played(jobs=2)


def test_games_differ_by_deal_and_by_seed() -> None:
    games = [Lineup(GAME, GAME.usual_options(2), ("casual",), seed).play(deal) for seed in (1, 2) for deal in (0, 1)]
    assert len({game.scores for game in games}) > 1


def test_a_turned_game_has_the_same_luck() -> None:
    """Bots that are alike in all but name get what the seat gets; here every seat gets the same tiles."""
    lineup = Lineup(GAME, GAME.usual_options(2), ("club", "club"), 1)
    assert lineup.play(3).scores == lineup.play(3, turned=1).scores


def game(deal: int, *scores: int) -> Played:
    winners = tuple(player for player, points in enumerate(scores) if points == max(scores))
    return Played(deal, 0, scores, winners, 1, drawn=len(winners) > 1)


def test_tally() -> None:
    first, second = level_stats(["a", "b"], [game(0, 10, 4), game(1, 6, 6), game(2, 2, 8)])
    assert (first.level, first.games, first.mean, first.lowest, first.highest) == ("a", 3, 6.0, 2, 10)
    assert first.won == second.won == pytest.approx(0.5)  # one won, one shared, one lost
    assert (first.wins, first.draws) == (second.wins, second.draws) == (1, 1)
    assert first.sd == pytest.approx(4.0)
    assert first.error == pytest.approx(4.0 / 3**0.5)


def test_a_team_wins_together_and_an_automa_is_an_opponent() -> None:
    """Who wins with a partner has won; who wins with an opponent has drawn."""
    sequence, alone = find_game("sequence"), find_game("stamp-swap")
    teams = Lineup(sequence, sequence.usual_options(4), ("random",) * 4, 1)
    assert teams._teams == {0: 0, 1: 1, 2: 0, 3: 1, AUTOMA: AUTOMA}
    assert not teams.play(0).drawn
    assert Lineup(alone, alone.usual_options(1), ("random",), 1)._teams == {0: 0, AUTOMA: AUTOMA}


def test_games_of_one_deal_are_one_sample() -> None:
    """Playing the same luck twice adds nothing new, so it must not make the error smaller."""
    once = [game(0, 10), game(1, 6), game(2, 2)]
    twice = [each for each in once for _ in range(2)]
    assert level_stats(["a"], once)[0].error == level_stats(["a"], twice)[0].error


def test_stopping_needs_a_clear_difference() -> None:
    def won(share: float, error: float) -> LevelStats:
        return LevelStats("a", 100, 0, 0, 0, 0, 0, share, error)

    assert decided(won(0.60, 0.02), 0.5)
    assert decided(won(0.40, 0.02), 0.5)
    assert not decided(won(0.54, 0.02), 0.5)  # two errors would do for one look, not for five
    assert not decided(won(1.0, 0.0), 0.5)  # no spread yet: too early


def test_engine_bench_names_every_contestant() -> None:
    speeds = {speed.name: speed for speed in measure([GAME], seconds=0.1)}
    assert {f"{SOLO} compiled", f"{SOLO} plain", "open_spiel connect_four"} <= set(speeds)
    assert all(speed.steps > 0 for speed in speeds.values())
    assert speeds["open_spiel connect_four"].ratio == 1


def test_somebody_comes_to_a_choice_in_every_room() -> None:
    for game in GAMES.values():
        for options in game.presets.values():
            match = smallest_table(game, options)
            assert match.legal(_until_a_choice(match))
