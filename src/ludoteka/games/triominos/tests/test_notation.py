"""Actions as texts, and what is no action."""

import pytest

from ludoteka.core.actors import CHANCE
from ludoteka.core.errors import Refused
from ludoteka.core.tests.at_the_table import offered, play
from ludoteka.games.triominos.parts import APART, TAKEN, spot_of

from .at_the_table import deal, position, table


@pytest.mark.rule("TRI-1", "TRI-2", "TRI-3")
def test_a_round_reads_like_a_record():
    match = deal(table(), "135 222", keep="012 555")
    play(match, "0 lot 1 555", "0 lot 2 012", "1 351@0,0")
    texts = [text for _, text in match.texts()]
    assert texts[:3] == ["deal 1 135", "deal 2 000", "deal 1 222"]
    assert texts[-3:] == ["lot 1 555", "lot 2 012", "351@0,0"]


def test_places_left_and_above_are_negative():
    match = play(position(racks=("125 115", "114 000")), "1 125@0,0")
    assert "411@-1,0" not in offered(match, 1)
    play(match, "2 draw", "0 deal 2 155")
    assert "551@-1,0" in offered(match, 1)


def test_a_tile_off_the_table_may_be_named_from_any_corner():
    match = table()
    assert match.read(CHANCE, "deal 1 351") == match.read(CHANCE, "deal 1 135")


def test_places_where_nothing_can_lie_are_still_actions():
    match = position(laid="125@0,0", racks=("122",))
    assert spot_of(match.read(0, "122@0,0")) == TAKEN
    for place in ("5,5", "-9,0", "0,-9", "500,0", "0,9999"):
        assert spot_of(match.read(0, f"122@{place}")) == APART


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "notation"),
        ("125", "notation"),
        ("125@", "notation"),
        ("125@0", "notation"),
        ("125@0,", "notation"),
        ("125@00,0", "notation"),
        ("125@-0,0", "notation"),
        ("125@+1,0", "notation"),
        ("125@1,0 ", "notation"),
        ("125@12345,0", "notation"),
        ("12@1,0", "notation"),
        ("Draw", "notation"),
        ("129@1,0", "tri-no-tile"),
        ("521@1,0", "tri-no-tile"),
        ("126@1,0", "tri-no-tile"),
    ],
)
def test_what_is_no_action(text, code):
    with pytest.raises(Refused) as refused:
        position(laid="125@0,0", racks=("122",)).read(0, text)
    assert refused.value.code == code


@pytest.mark.parametrize(
    "text",
    ["lot 1 135", "deal 3 135", "deal 0 135", "deal 1 13", "deal 1", "deal 135", "deal 1 135 2", "deal 1 136"],
)
def test_what_chance_cannot_do(text):
    with pytest.raises(Refused):
        table().read(CHANCE, text)


def test_lots_are_called_lots():
    match = deal(table())
    with pytest.raises(Refused) as refused:
        match.read(CHANCE, "deal 1 555")
    assert refused.value.facts["form"] == "lot 1 135"
