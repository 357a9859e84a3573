"""What is assumed says so, what is known from elsewhere says from where, and what the rulebook prints says neither."""

import re

import pytest

from ludoteka.core.words import LANGUAGES, Translator, message
from ludoteka.games import find_game

GAME = find_game("stamp-swap")
RULES = [rule for _, rules in GAME.rulebook for rule in rules]
FROM_REVIEWS = {"STS-C1", "STS-C2", "STS-C3", "STS-C4", "STS-2", "STS-11", "STS-12", "STS-13"}
REVIEWS = {"en": "public reviews", "pl": "publicznych recenzji|publiczne recenzje", "pt": "críticas públicas"}


def translator(language: str = "en") -> Translator:
    return Translator(language, [GAME.package])


def test_what_the_rulebook_prints_is_not_called_assumed():
    for rule in ("STS-2", "STS-4", "STS-5", "STS-8", "STS-9", "STS-14", "STS-15"):
        assert not translator().attribute(rule, "assumed"), rule


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_of_the_base_game_name_their_source(language):
    answer = {rule for rule in RULES if re.search(REVIEWS[language], translator(language)(message(rule)))}
    assert answer == FROM_REVIEWS


@pytest.mark.rule("STS-5", "STS-C1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_that_a_player_needs_are_named(language):
    translate = translator(language)
    assert re.search(r"\b10\b", translate(message("STS-5"))), "the specialist who collects is card 10"
    numbers = [int(number) for number in re.findall(r"\d+", translate(message("STS-C1")))]
    assert sorted(numbers) == sorted([165, 15, 19, 30, 5, 5, 10, 8, 4, 19, 4, 3, 6])
