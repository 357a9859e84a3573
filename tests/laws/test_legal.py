"""`legal` is exactly what `refusal` allows; every refusal has a code, a rule and words."""

import random

import numpy as np
import pytest

from ludoteka.core.actors import AUTOMA, CHANCE, EVERYBODY
from ludoteka.core.kernel_api import FINE, NO_SUCH_ACTION, NOT_YOUR_TURN, ROOM_REFUSALS
from ludoteka.core.words import LANGUAGES, Translator
from ludoteka.games import GAMES
from tests.laws.rooms import PLAIN, every_place, fast_kernel, moments, random_steps


@every_place
def test_legal_is_what_refusal_allows(place):
    game = place.game
    first, last = game.actions.start - 2, game.actions.stop + 1
    out = np.zeros(last - first + 1, np.int64)
    for match in moments(place, 11, 8 if PLAIN else 40):
        kernel, parts, state = fast_kernel(match)
        for actor in (*range(place.seats), CHANCE, AUTOMA):
            count = kernel.allowed(parts, state, actor, first, last, out)
            assert set(out[:count].tolist()) == set(match.legal(actor)), actor


@every_place
def test_who_must_act_can_and_nobody_else(place):
    for match in random_steps(place, 12):
        acting = match.to_act() + match.may_act()
        for actor in (*range(place.seats), CHANCE, AUTOMA):
            assert bool(match.legal(actor)) == (actor in acting)


@every_place
def test_seats_choose_without_weights(place):
    """Only chance may list an outcome several times."""
    for match in random_steps(place, 13):
        for seat in range(place.seats):
            assert len(match.legal(seat)) == len(set(match.legal(seat)))


@every_place
def test_every_refusal_has_a_code_and_a_rule(place):
    game, seen = place.game, set()
    dice = random.Random(14)
    for match in moments(place, 14, 20):
        kernel, parts, state = fast_kernel(match)
        for actor in (*range(place.seats), CHANCE):
            tried = dice.sample(game.actions, min(100, len(game.actions)))
            seen |= {kernel.refusal(parts, state, actor, action) for action in tried}
    assert seen - {FINE} <= set(game.refusals)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_the_refusals_of_a_room_leave_numbers_for_those_that_all_rooms_share(game):
    assert min(set(game.refusals) - {NOT_YOUR_TURN, NO_SUCH_ACTION}) >= ROOM_REFUSALS


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(game, language):
    translator = Translator(language, [game.package])
    for refusal in game.refusals.values():
        assert translator.knows(f"refused-{refusal.code}"), refusal
        assert translator.knows(refusal.rule), refusal


@every_place
def test_somebody_always_sees_an_action_and_the_actor_its_own(place):
    for match in random_steps(place, 16):
        state = match.secret_state()
        for actor in match.to_act():
            observers = place.game.kernel.observers(match.parts, state, actor, match.legal(actor)[0])
            assert observers & EVERYBODY
            assert actor == CHANCE or observers >> actor & 1
