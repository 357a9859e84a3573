"""`ludoteka rules`: the whole rulebook, or a rule of it."""

import json
import re

import pytest

from ludoteka.core.words import LANGUAGES, Translator, message
from ludoteka.games import GAMES

GAME_NAMES = list(GAMES)


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


def test_only_assumed_rules_are_marked(ludoteka):
    view = ludoteka("rules", "sequence").stdout
    headings = [line for line in view.splitlines() if re.match(r"SEQ-\w+  ", line)]
    assumed = {line.split()[0] for line in headings if line.endswith("(our assumption)")}
    translate = Translator("en", [GAMES["sequence"].package])
    ids = [rule for _, rules in GAMES["sequence"].rulebook for rule in rules]
    assert [line.split()[0] for line in headings] == ids
    assert assumed == {rule for rule in ids if translate.attribute(rule, "assumed")}


def test_a_pipe_gets_plain_text_no_wider_than_the_terminal(ludoteka, monkeypatch):
    monkeypatch.setenv("COLUMNS", "60")
    view = ludoteka("rules", "triominos", "--pictures").stdout
    assert "\x1b" not in view
    assert max(len(line) for line in view.splitlines()) <= 60
    assert not re.search(r" $", view, re.MULTILINE)


def test_one_rule_by_its_id_however_it_is_typed(ludoteka):
    view = ludoteka("rules", "sequence", "seq-5", "SEQ-6").stdout
    assert [line.split()[0] for line in view.splitlines() if line.startswith("SEQ-")] == ["SEQ-5", "SEQ-6"]
    assert "Your turn" not in view


def test_an_unknown_rule_or_game_is_one_sentence(ludoteka):
    result = ludoteka("rules", "sequence", "SEQ-99")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("SEQ-99: There is no such rule. There are: SEQ-C1, SEQ-C2, ")
    assert ludoteka("rules", "chess").exit_code == 2


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if game.room.pictures])
def test_pictures_are_drawn_with_their_captions(ludoteka, name):
    translate = Translator("en", [GAMES[name].package])
    rules = [rule for _, listed in GAMES[name].rulebook for rule in listed if GAMES[name].pictures(rule)]
    result = ludoteka("rules", name, *rules, "--pictures")
    assert result.exit_code == 0
    for rule in rules:
        assert flat(translate.attribute(rule, "caption")) in flat(result.stdout)
    assert len(result.stdout.splitlines()) > len(ludoteka("rules", name, *rules).stdout.splitlines()) + len(rules)


def test_json(ludoteka):
    book = json.loads(ludoteka("rules", "sequence", "SEQ-C1", "SEQ-5", "--language", "pl", "--json").stdout)
    assert (book["game"], book["language"]) == ("sequence", "pl")
    assert [section["name"] for section in book["sections"]] == ["components", "turn"]
    (late,) = book["sections"][1]["rules"]
    assert (late["id"], late["assumed"], late["captions"]) == ("SEQ-5", True, [])
    assert "Założenie:" in late["text"]
    assert len(book["sections"][0]["rules"][0]["captions"]) == 1
