"""`ludoteka rules`: the whole rulebook, or a rule of it."""

import re

import pytest

from ludoteka.core.words import LANGUAGES, Translator, message
from ludoteka.games import GAMES
from tests.some_games import SOLO

GAME_NAMES = list(GAMES)
WITH_PICTURES = [name for name, game in GAMES.items() if game.room.pictures]


def flat(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("name", GAME_NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_and_rule_is_printed_in_order(ludoteka, name, language):
    result = ludoteka("rules", name, "--language", language)
    assert result.exit_code == 0
    view, translate, at = flat(result.stdout), Translator(language, [GAMES[name].package]), 0
    for section, rules in GAMES[name].rulebook:
        at = view.index(flat(translate(message(f"rulebook-{name}-{section}"))), at)
        for rule in rules:
            mark = f" ({translate(message('ui-assumed'))})" if translate.attribute(rule, "assumed") else ""
            at = view.index(flat(f"{rule} {translate.attribute(rule, 'title')}{mark} {translate(message(rule))}"), at)


def ids_of(name: str) -> list[str]:
    return [rule for _, rules in GAMES[name].rulebook for rule in rules]


@pytest.mark.parametrize("name", GAME_NAMES)
def test_only_assumed_rules_are_marked(ludoteka, name):
    ids, translate = ids_of(name), Translator("en", [GAMES[name].package])
    headings = [line for line in ludoteka("rules", name).stdout.splitlines() if re.match(r"[A-Z]{3}-\w+  ", line)]
    assumed = {line.split()[0] for line in headings if line.endswith("(our assumption)")}
    assert [line.split()[0] for line in headings] == ids
    assert assumed == {rule for rule in ids if translate.attribute(rule, "assumed")}


@pytest.mark.parametrize("name", WITH_PICTURES)
def test_a_pipe_gets_plain_text_no_wider_than_the_terminal(ludoteka, monkeypatch, name):
    monkeypatch.setenv("COLUMNS", "60")
    view = ludoteka("rules", name, "--pictures").stdout
    assert "\x1b" not in view
    assert max(len(line) for line in view.splitlines()) <= 60
    assert not re.search(r" $", view, re.MULTILINE)


def test_one_rule_by_its_id_however_it_is_typed(ludoteka):
    first, second, third = ids_of(SOLO)[:3]
    view = ludoteka("rules", SOLO, second.lower(), third).stdout
    assert re.findall(r"^([A-Z]{3}-\w+)  ", view, re.MULTILINE) == [second, third]
    assert Translator("en", [GAMES[SOLO].package]).attribute(first, "title") not in view


def test_an_unknown_rule_or_game_is_one_sentence(ludoteka):
    result = ludoteka("rules", SOLO, "XYZ-99")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith(f"XYZ-99: There is no such rule. There are: {', '.join(ids_of(SOLO)[:3])}, ")
    assert ludoteka("rules", "chess").exit_code == 2


@pytest.mark.parametrize("name", WITH_PICTURES)
def test_pictures_are_drawn_with_their_captions(ludoteka, name):
    translate = Translator("en", [GAMES[name].package])
    rules = [rule for _, listed in GAMES[name].rulebook for rule in listed if GAMES[name].pictures(rule)]
    result = ludoteka("rules", name, *rules, "--pictures")
    assert result.exit_code == 0
    for rule in rules:
        assert flat(translate.attribute(rule, "caption")) in flat(result.stdout)
    assert len(result.stdout.splitlines()) > len(ludoteka("rules", name, *rules).stdout.splitlines()) + len(rules)
