"""What people write stands on one line, and looks as they wrote it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteka.core.errors import Refused
from ludoteka.core.plain import cut, is_plain, plain
from ludoteka.table.setup import LONGEST_NAME, checked_name

JOINED = [
    "👩\u200d👩\u200d👧\u200d👦",
    "👩🏽\u200d🚀",
    "🏳️\u200d🌈",
    "❤️\u200d🔥",
    "🙂\u200d↔️",
    "Ana 🧑\u200d⚕️ Maria",
    "علی\u200cرضا",
    "نمی\u200cدانم",
    "क्\u200dष",
    "ശ്രീജിത്ത്\u200c അവന്\u200d",
    "ශ්\u200dරී",
]
HIDDEN = [
    "A\u200dna",
    "A\u200cna",
    "\u200cAna",
    "Ana\u200d",
    "علی\u200c",
    "\u200cعلی",
    "Ana\u200d👩",
    "👩\u200dAna",
    "👩\u200d",
    "1\u200d2",
    "علی\u200c\u200cرضا",
    "علی\u200c رضا",
    "a\u200cر",
]
STEERING = [
    "\n",
    "\x1b",
    "\0",
    "\u202e",
    "\u2028",
    "\u200b",
    "\u2060",
    "\ufeff",
    "\u00ad",
    "\U000e0041",
    "\ud800",
    "\u061c",
]


@pytest.mark.parametrize("name", ["Ana", "Łukasz", "João", "李雷", *JOINED])
def test_names_with_joiners_are_names(name: str):
    assert is_plain(name)
    assert plain(name) == name
    assert checked_name(name, 1) == name


@pytest.mark.parametrize("name", [*HIDDEN, *(f"A{letter}b" for letter in STEERING)])
def test_what_nobody_sees_or_leaves_the_line_is_no_name(name: str):
    assert not is_plain(name)
    assert all(letter not in plain(name) for letter in STEERING)
    if not any(letter.isspace() for letter in name):  # white space of any kind becomes a space
        with pytest.raises(Refused, match="seat-name"):
            checked_name(name, 1)


@given(st.text(st.characters() | st.sampled_from("\u200c\u200d👩🏽ر्क")))
def test_what_was_made_plain_is_plain(text: str):
    assert is_plain(plain(text))
    assert len(plain(text).splitlines()) <= 1


@pytest.mark.parametrize("name", JOINED)
def test_a_name_that_is_cut_stays_one(name: str):
    for most in range(len(name) + 1):
        assert is_plain(cut(name, most))
        assert len(cut(name, most)) <= most
    assert cut(name, LONGEST_NAME) == name
