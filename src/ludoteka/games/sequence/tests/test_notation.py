"""Actions as texts, and what is no action."""

import pytest

from ludoteka.core.actors import CHANCE
from ludoteka.core.errors import Refused
from ludoteka.core.tests.at_the_table import play

from .at_the_table import cut_and_deal, position, table


@pytest.mark.rule("SEQ-3", "SEQ-4")
def test_a_game_reads_like_a_record():
    match = play(table(), "0 cut 1 KD", "0 cut 2 3S", "0 deal 1 2S", "0 deal 2 3S")
    cut_and_deal(match)
    assert [text for _, text in match.texts()][:4] == ["cut 1 KD", "cut 2 3S", "deal 1 2S", "deal 2 3S"]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("KD", "notation"),
        ("", "notation"),
        ("KD>", "no-cell"),
        ("KD>k1", "no-cell"),
        ("KD>a11", "no-cell"),
        ("KX>a2", "card-unknown"),
        ("10H>a2", "card-unknown"),
        ("dead", "notation"),
        ("dead XX", "card-unknown"),
        ("give ", "card-unknown"),
        ("JS>e5", "jack-sign"),
        ("KD<e5", "jack-sign"),
        ("JD<e5", "jack-sign"),
        ("lock a1-a6", "notation"),
        ("lock e1-a1", "notation"),
        ("object 4", "notation"),
        ("object 0", "notation"),
        ("kd>e5", "card-unknown"),
    ],
)
def test_what_is_no_action(text, code):
    with pytest.raises(Refused) as refused:
        position(hands=("KD", "2S")).read(0, text)
    assert refused.value.code == code


@pytest.mark.parametrize("text", ["deal 1 KD", "cut 3 KD", "cut 0 KD", "cut 1 XX", "cut 1", "cut KD", "cut 1 KD 2", ""])
def test_what_chance_cannot_do(text):
    with pytest.raises(Refused):
        table().read(CHANCE, text)


def test_chance_deals_only_after_the_cut():
    match = position(hands=("KD", "2S"))
    play(match, "1 KD>h8")
    with pytest.raises(Refused) as refused:
        match.read(CHANCE, "cut 1 KD")
    assert refused.value.facts["form"] == "deal 1 KD"
