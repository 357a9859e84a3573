"""Actions as text, and texts that are none."""

import re

import pytest

from ludoteka.core.actors import AUTOMA, CHANCE
from ludoteka.core.errors import Refused
from ludoteka.core.record import read_record, write_record
from ludoteka.games.stamp_swap.notation import cell_name, item_name, read_item
from ludoteka.games.stamp_swap.parts import OVER, PLACING, RESERVING, SPLITTING, VALUING

from .at_the_table import GAME, SEED, advance, table, why_not


def test_items_and_squares_have_names():
    assert (item_name(17), item_name(203)) == ("17", "card 3")
    assert (read_item("17"), read_item("card 3")) == (17, 203)
    assert (cell_name(0), cell_name(26), cell_name(143)) == ("a1", "c3", "l12")


@pytest.mark.parametrize("text", ["", "0", "card 0", "card 20", "200", "card", "1 7", "17 "])
def test_no_such_item(text):
    with pytest.raises(Refused, match="no-such-item"):
        read_item(text)


@pytest.mark.parametrize(
    "text", ["", "hello", "take", "take both", "split", "split 1 1", "17@", "17@m1", "17@a13", "contest", "contest 99"]
)
def test_what_is_no_move_is_refused(text):
    for phase in (RESERVING, SPLITTING, PLACING):
        with pytest.raises(Refused):
            advance(table(), phase).read(0, text)


def test_chance_draws_what_the_moment_asks_for():
    match = table()
    for text in ("draw 17", "contest", "contest 0", "contest card 3", "mat 4", "contest 99"):
        with pytest.raises(Refused):
            match.read(CHANCE, text)
    assert why_not(match, CHANCE, "contest 7") == ("not-drawn-here", "STS-4")


@pytest.mark.rule("STS-3")
def test_a_record_in_which_pinzetta_does_something_else_is_refused():
    match = advance(table(), VALUING)
    with pytest.raises(Refused, match="not-her-step"):
        match.read(AUTOMA, "tokens 9 9 9 9 9 9")
    played = table()
    while not played.over:
        actor = played.to_act()[0]
        played.draw(SEED) if actor == CHANCE else played.submit(actor, played.legal(actor)[0])
    text = write_record(played, SEED)
    assert read_record(text, lambda _: GAME).match.secret_state() == played.secret_state()
    other = {"large": "small", "small": "large"}
    forged = re.sub(r"A take (\w+)", lambda found: f"A take {other[found[1]]}", text, count=1)
    with pytest.raises(Refused, match="not-her-step"):
        read_record(forged, lambda _: GAME)
    assert played.secret_state().phase == OVER
