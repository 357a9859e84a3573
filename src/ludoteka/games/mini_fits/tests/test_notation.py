"""Actions as text."""

import pytest

from ludoteka.core.actors import CHANCE
from ludoteka.core.errors import Refused
from ludoteka.core.tests.at_the_table import play
from ludoteka.games.mini_fits.variants import Options

from .at_the_table import started, table


@pytest.mark.rule("FIT-3")
def test_an_orientation_that_looks_the_same_is_understood():
    match = play(started(), "0 card T")
    assert match.write(0, match.read(0, "T'@3")) == "T@3"
    assert match.write(0, match.read(0, "T'1@3")) == "T1@3"
    play(match, "1 pass", "0 card S")
    assert match.write(0, match.read(0, "S2@3")) == "S@3"
    assert match.write(0, match.read(0, "S'3@3")) == "S'1@3"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "notation"),
        ("T", "notation"),
        ("T@", "notation"),
        ("T@0", "notation"),
        ("T@03", "notation"),
        ("T@-1", "notation"),
        ("T4@1", "notation"),
        ("T0@1", "notation"),
        ("T1'@1", "notation"),
        ("T''@1", "notation"),
        ("T@100", "notation"),
        ("T@65", "no-such-column"),
        ("T@99", "no-such-column"),
        ("Q@1", "piece-unknown"),
        ("t@1", "piece-unknown"),
        ("start Q", "piece-unknown"),
        ("Pass", "notation"),
    ],
)
def test_other_texts_are_refused(text, code):
    with pytest.raises(Refused) as refused:
        started().read(0, text)
    assert refused.value.code == code


def test_the_last_column_that_a_frame_can_have():
    match = started()
    assert match.read(0, "T@64") % 64 == 63


@pytest.mark.parametrize(
    "text", ["", "card", "card ", "card Q", "card t", "start F", "start 2 F", "start 1 Q", "draw F"]
)
def test_notation_of_chance_is_clear(text):
    with pytest.raises(Refused):
        table().read(CHANCE, text)


def test_chances_texts():
    match = table(seats=2)
    assert match.write(CHANCE, match.read(CHANCE, "start 1 F")) == "start 1 F"
    play(match, "0 start 1 F")
    assert [match.write(CHANCE, action) for action in match.legal(CHANCE)] == ["start 2 N", "start 2 W", "start 2 Y"]
    assert play(table(Options(start_cards="chosen")), "0 shuffle").write(0, 1) == "start F"
