"""The Polish texts use the terms of the rulebook."""

from pathlib import Path

import pytest

TEXTS = Path(__file__).parents[1] / "text"


def texts(language: str) -> str:
    return "\n".join(path.read_text("utf-8") for path in sorted((TEXTS / language).glob("*.ftl"))).lower()


@pytest.mark.parametrize(
    ("language", "term"),
    [
        ("pl", "codzienna kolekcja"),
        ("pl", "karta punktacji fazy wystawy"),
        ("pl", "konkursow"),
        ("pl", "żeton wyceny"),
        ("pl", "wystawa finałowa"),
        ("pl", "wieczne znaczki"),
    ],
)
def test_terms_of_the_rulebook_are_used(language: str, term: str):
    assert term in texts(language)


@pytest.mark.parametrize(("language", "term"), [("pl", "żeton wartości"), ("pl", "karta konkursu")])
def test_other_words_for_them_are_not(language: str, term: str):
    assert term not in texts(language)


@pytest.mark.rule("STS-15")
@pytest.mark.parametrize(
    ("language", "player"), [("en", "imaginary player"), ("pl", "wymyślony gracz"), ("pt", "jogador imaginário")]
)
def test_the_imaginary_player_is_counted_in_the_full_game_as_well(language: str, player: str):
    rule = next(line for line in texts(language).splitlines() if line.startswith("sts-15 ="))
    assert player in rule
