"""Sequence in the terminal: its settings, its rules as JSON, hidden cards, and cards that are drawn late."""

import json
import re

import pytest

from .conftest import refused_in_one_sentence


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["--bots", "club", "--preset", "three-teams"], "teams=3: 2 players cannot form 3 equal teams"),
        (["--seats", "6"], "teams: 6 players can form two teams or three. Choose how many teams. [SEQ-1]"),
        (["--seats", "12", "--preset", "silent"], "12 players can form two teams or three."),
        (["--humans", "13"], "2, 3, 4, 6, 8, 9, 10, 12 players"),
    ],
)
def test_a_wrong_setting_is_one_sentence(ludoteka, args, sentence):
    refused_in_one_sentence(ludoteka("play", "sequence", *args), sentence)


@pytest.mark.parametrize(
    ("args", "seats"),
    [
        ([], 2),
        (["--preset", "three-teams"], 3),
        (["--preset", "silent"], 4),
        (["--name", "Ana", "--name", "Bo", "--name", "Ewa", "--name", "Leo", "--preset", "three-teams"], 6),
    ],
)
def test_without_a_word_as_many_play_as_the_variant_is_for(ludoteka, args, seats):
    view = ludoteka("play", "sequence", "--seed", "00", *args).stdout.splitlines()[1]
    assert view.count(". ") == seats


def test_cards_are_hidden_when_the_terminal_is_handed_over(ludoteka):
    args = ("play", "sequence", "--name", "Ana", "--name", "Bea", "--seed", "c0ffee")
    view = ludoteka(*args, typed="moves\n5C>b2\n\nboard\n").output
    assert "Ana> 5C>b2" in view or "Bea> 5C>b2" in view
    assert "Hand over to" in view


def test_a_cell_that_is_not_on_offer_is_explained(ludoteka):
    args = ("play", "sequence", "--name", "Ana", "--bots", "casual", "--seed", "c0ffee")
    view = ludoteka(*args, typed="a1\nwhy a1\n").output
    assert "a1: Corners belong to everyone: no chip is placed on or taken from a corner. [SEQ-6]" in view
    assert "SEQ-6: A corner counts as a chip of every colour" in view


def test_a_player_who_forgot_to_draw_can_do_it_while_another_is_asked(ludoteka):
    args = ("play", "sequence", "--variant", "manual_draw=yes", "--name", "Ana", "--name", "Bea", "--seed", "c0ffee")
    view = ludoteka(*args, typed="5C>b2\n\n1 draw\n2 draw\n").output
    assert "can act too, for example:" in view


def test_a_whole_game_of_bots_that_draw_by_hand(ludoteka):
    args = (
        "play",
        "sequence",
        "--humans",
        "0",
        "--seats",
        "4",
        "--bots",
        "casual,beginner",
        "--variant",
        "manual_draw=yes",
    )
    result = ludoteka(*args, "--variant", "manual_draw=yes", "--seed", "00")
    assert result.exit_code == 0
    assert re.search("wins? for", result.output) or "a draw" in result.output


def test_rules_as_json(ludoteka):
    book = json.loads(ludoteka("rules", "sequence", "SEQ-C1", "SEQ-5", "--language", "pl", "--json").stdout)
    assert (book["game"], book["language"]) == ("sequence", "pl")
    assert [section["name"] for section in book["sections"]] == ["components", "turn"]
    (late,) = book["sections"][1]["rules"]
    assert (late["id"], late["assumed"], late["captions"]) == ("SEQ-5", True, [])
    assert "Założenie:" in late["text"]
    assert len(book["sections"][0]["rules"][0]["captions"]) == 1
