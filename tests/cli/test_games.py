"""`games`, and the language of the terminal."""

import json

import pytest

from ludoteka.cli.console import PLAINER, forgive_streams
from ludoteka.cli.texts import Texts, from_environment
from ludoteka.core.errors import Refused
from ludoteka.core.words import LANGUAGES, source
from ludoteka.games import GAMES
from tests.some_games import SOLO


def test_games_lists_every_room(ludoteka):
    view = ludoteka("games").output
    for game in GAMES.values():
        assert game.name in view
    assert "1–6" in view


def test_games_json(ludoteka):
    listed = json.loads(ludoteka("games", "--json").stdout)["games"]
    assert [game["name"] for game in listed] == list(GAMES)
    room = listed[0]
    assert room["seats"] == [1, 2, 3, 4, 5, 6]
    presets = {preset["name"]: preset["seats"] for preset in room["presets"]}
    assert (presets["base"], presets["brightest-beams"]) == ([1, 2, 3, 4, 5, 6], [2, 3, 4, 5, 6])
    scoring = next(entry for entry in room["options"] if entry["name"] == "scoring")
    assert (scoring["seats"], scoring["choices_at"]) == ([], {"brightest": [2, 3, 4, 5, 6]})
    assert room["bots"] == ["beginner", "casual", "club", "expert"]


def test_one_game_in_detail(ludoteka):
    view = ludoteka("games", SOLO).output
    assert "--preset valves-aside" in view
    assert "placement=[free]|neighbours|sun-moon" in view
    assert "assumed" in view
    assert "Brightest beams (2–6 players)" in view
    assert "Base game (" not in view
    (game,) = json.loads(ludoteka("games", SOLO, "--json").stdout)["games"]
    assert game["name"] == SOLO
    assert ludoteka("games", "chess").exit_code == 2


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "pt_BR"}, "pt"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE", "LANGUAGE": "de:pt:en"}, "pt"),
        ({"LANG": "de_DE"}, "en"),
    ],
)
def test_the_language_comes_from_the_environment(environment, language):
    assert from_environment(environment) == language


def test_the_terminal_says_the_same_in_every_language():
    ids = {
        language: {line.partition(" =")[0] for line in source("ludoteka.text", language).splitlines() if " = " in line}
        for language in LANGUAGES
    }
    wanted = {name for name in ids["en"] if name.startswith(("cli-", "refused-file"))}
    assert len(wanted) > 40
    for language in LANGUAGES:
        assert wanted <= ids[language]


@pytest.mark.parametrize(("entries", "answer"), [(1, "1 wpis."), (2, "2 wpisy."), (5, "5 wpisów."), (22, "22 wpisy.")])
def test_polish_counts(entries, answer):
    assert Texts([], "pl").cli("check-ok", file="x", entries=entries).endswith(answer)


def test_a_refusal_without_a_text_is_still_a_sentence():
    assert Texts([], "en").refused(Refused("odd", rule="X-1", place="here")) == "here: This cannot be done (odd). [X-1]"


def test_a_terminal_without_utf8_shows_plainer_letters():
    forgive_streams()
    assert "Połóż go: „ç” – ☼ ☂".encode("ascii", PLAINER) == b'Poloz go: "c" - s ?'
