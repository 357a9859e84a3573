"""Its sentences, read aloud in every language."""

import pytest

from ludoteka.core.words import LANGUAGES, Translator, message

TRANSLATORS = {language: Translator(language, ["ludoteka.games.take_it_easy"]) for language in LANGUAGES}
TILE = message("tie-tile-sun", vertical=9, rising=7, falling=8)


@pytest.mark.parametrize(
    ("points", "english", "polish", "portuguese"),
    [
        (0, "0 points", "0 punktów", "0 pontos"),
        (1, "1 point", "1 punkt", "1 ponto"),
        (2, "2 points", "2 punkty", "2 pontos"),
        (5, "5 points", "5 punktów", "5 pontos"),
        (12, "12 points", "12 punktów", "12 pontos"),
        (22, "22 points", "22 punkty", "22 pontos"),
        (101, "101 points", "101 punktów", "101 pontos"),
        (307, "307 points", "307 punktów", "307 pontos"),
    ],
)
def test_points_are_counted_in_every_language(points, english, polish, portuguese):
    words = message("tie-now-over", names="Ana", points=points)
    assert TRANSLATORS["en"](words) == f"Ana wins with {english}."
    assert TRANSLATORS["pl"](words) == f"Wygrywa Ana: {polish}."
    assert TRANSLATORS["pt"](words) == f"Ana ganha com {portuguese}."


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Called: 9-7-8, sun. Place it on your board."),
        ("pl", "Wywołany kafel: 9-7-8, słońce. Połóż go na swojej planszy."),
        ("pt", "Peça cantada: 9-7-8, sol. Coloque-a no seu tabuleiro."),
    ],
)
def test_a_tile_is_read_aloud_inside_a_sentence(language, sentence):
    assert TRANSLATORS[language](message("tie-now-place", tile=TILE)) == sentence


@pytest.mark.parametrize(
    ("language", "alone", "shared"),
    [
        ("en", "Column 3: brightest sunbeam", "Column 3: brightest sunbeam, shared by 2"),
        ("pl", "Kolumna 3: najjaśniejszy promień słońca", "Kolumna 3: najjaśniejszy promień słońca, podział na 2"),
        ("pt", "Coluna 3: raio de sol mais brilhante", "Coluna 3: raio de sol mais brilhante, a dividir por 2"),
    ],
)
def test_a_shared_bonus_says_so(language, alone, shared):
    row = message("tie-vertical", order=3)
    translator = TRANSLATORS[language]
    assert translator(message("tie-line-brightest-sun", row=row, players=1)) == alone
    assert translator(message("tie-line-brightest-sun", row=row, players=2)) == shared


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("effect", ["completes", "opens", "continues", "breaks"])
def test_effects_are_short(language, effect):
    row = message("tie-rising", order=2)
    for number in (0, 9) if effect == "breaks" else (9,):
        words = TRANSLATORS[language](message(f"tie-{effect}", number=number, points=45, row=row))
        assert len(words.split()) <= 3
        assert str(number) in words or number == 0
