"""The coach: every choice is judged, what it says adds up, and it says the same each time."""

import pytest

from ludoteka.analysis.review import WORTH_A_WORD, Review, Reviewed, Way, review
from ludoteka.core.actors import CHANCE
from ludoteka.core.errors import Refused
from ludoteka.core.match import Match, Seat, Setting
from ludoteka.core.room import Observation
from ludoteka.core.words import message
from ludoteka.games import find_game
from tests.some_games import ADVISED

GAME = find_game(ADVISED)


def played(preset: str = "base", level: str = "beginner", seats: int = 1, **options: str) -> Match:
    chosen = GAME.options.of({**GAME.presets[preset].given(), **options})
    match = Match(Setting(GAME, chosen, (Seat("human", "Ana"),) * seats))
    bots = [GAME.bot(level, seat) for seat in range(seats)]
    while not match.over:
        actor = match.to_act()[0]
        if actor == CHANCE:
            match.draw(b"coach")
        else:
            match.submit(actor, bots[actor].choose(match.observation(actor)))
    return match


@pytest.fixture(scope="module")
def match() -> Match:
    return played(seats=2)


@pytest.fixture(scope="module")
def seen(match: Match) -> Review:
    return review(match, 1)


def test_every_choice_is_judged(match: Match, seen: Review) -> None:
    choices = [
        entry for count, entry in enumerate(match.log.live()) if entry.actor == 1 and len(match.at(count).legal(1)) > 1
    ]
    assert [match.at(move.entries).read(1, move.chosen.action) for move in seen.moves] == [
        each.action for each in choices
    ]
    assert all(move.seat == 1 for move in seen.moves)


def test_ways_are_the_legal_actions_best_first(match: Match, seen: Review) -> None:
    for move in seen.moves:
        then = match.at(move.entries)
        assert {way.action for way in move.ways} == {then.write(1, action) for action in then.legal(1)}
        assert [way.expected for way in move.ways] == sorted((way.expected for way in move.ways), reverse=True)
        assert move.cost >= 0
        assert all(way.cell for way in move.ways)


def test_the_last_choice_is_exact(match: Match, seen: Review) -> None:
    """With two cells left nothing but the last tile is unknown: what is expected of the last choice is close to it."""
    final = match.scores()[1]
    assert abs(seen.moves[-1].chosen.expected - final) < 40


def test_a_stop_shows_the_board_before_the_move(match: Match, seen: Review) -> None:
    stops = match.stops()
    for number, move in enumerate(seen.moves):
        board = match.at(stops[move.stop]).scene().boards[1]
        assert len(board.pieces) == number


def test_the_best_and_the_chosen_way_have_their_effects(match: Match, seen: Review) -> None:
    for move in seen.moves:
        targets = {target.action: target.effects for target in match.at(move.entries).scene(1).targets}
        for way in move.ways:
            assert way.effects == (targets[way.action] if way in (move.best, move.chosen) else ())
    assert any(move.chosen.effects for move in seen.moves)


class Indifferent:
    """Expects the same of everything, at once."""

    def expectations(self, observation: Observation) -> dict[int, float]:
        return dict.fromkeys(observation.legal, 0.0)


def test_every_move_has_its_round(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteka.analysis.review.adviser_of", lambda _: Indifferent())
    rounds = [move.round for move in review(played(seats=2, rounds="2"), 0).moves]
    assert rounds == sorted(rounds)
    assert set(rounds) == {1, 2}


def test_it_says_the_same_each_time(match: Match, seen: Review) -> None:
    assert review(match, 1) == seen


def reviewed(cost: float) -> Reviewed:
    best, taken = (Way(f"{points}", message("x"), "", points) for points in (10.0, 10.0 - cost))
    return Reviewed(0, 0, 0, taken, (best, taken))


def test_the_costliest_are_few_in_order_and_worth_a_word() -> None:
    costs = [1.0, 0.2, 3.0, 2.0, 4.0]
    reported = Review(0, tuple(reviewed(cost) for cost in costs))
    assert [round(move.cost, 1) for move in reported.costliest] == [3.0, 2.0, 4.0]
    assert reported.cost == pytest.approx(sum(costs))
    assert Review(0, (reviewed(WORTH_A_WORD / 2),)).costliest == ()


def test_an_unfinished_game_has_no_review() -> None:
    fresh = Match(Setting(GAME, GAME.presets["base"], (Seat("human", "Ana"),)))
    with pytest.raises(Refused) as refused:
        review(fresh, 0)
    assert refused.value.code == "review-unfinished"


@pytest.mark.slow
@pytest.mark.parametrize("preset", ["everything", "neighbours"])
def test_variants_are_judged_too(preset: str) -> None:
    assert review(played(preset), 0).moves
