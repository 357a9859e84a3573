"""Component files come with records, from anybody: reading one is little work, whatever is in it."""

import gc
import tomllib
import weakref
from contextlib import suppress
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteka.core import components
from ludoteka.core.components import MOST_CHARACTERS, MOST_DEPTH, MOST_DOTS, MOST_WORD, read_toml
from ludoteka.core.errors import Refused
from ludoteka.core.match import Seat, Setting
from ludoteka.core.record import BadRecord, read_record
from ludoteka.games import GAMES, find_game

OWN_FILES = [(game, path) for game in GAMES.values() for path in Path(str(files(game.package))).glob("data/*")]
TOML_ROOMS = [game.name for game, path in OWN_FILES if path.suffix == ".toml"]
DOTTED = ".".join("a" * 3000) + " = 1\n"
HEAVY = [
    (DOTTED, "toml-dots", "line 1"),
    ("x = 1\n[" + ".".join("a" * 3000) + "]\n", "toml-dots", "line 2"),
    ("[[" + " . ".join("a" * 3000) + "]]\n", "toml-dots", "line 1"),
    ("x = { " + ".".join(["'a.b'", '"c"'] * 1500) + " = 1 }\n", "toml-dots", "line 1"),
    ("x = 1\nx = " + "[" * 3000, "toml-deep", "line 2"),
    ("x = " + "{a=" * 3000, "toml-deep", "line 1"),
    ("x = " + "[\n" * 3000, "toml-deep", f"line {MOST_DEPTH + 1}"),
    ("\n\nx = " + "9" * 5000, "toml-word", "line 3"),
    ("x = 0x" + "f" * 5000, "toml-word", "line 1"),
    ("x = 1_" + "0_" * 2000 + "0", "toml-word", "line 1"),
    ("x = -" + "9" * 5000, "toml-word", "line 1"),
    ("y" * 5000 + " = 1", "toml-word", "line 1"),
    ("# " + "x" * MOST_CHARACTERS, "components-long", ""),
    ('x = """\n\n' + "\\" * 101, "toml", "line 1"),
    ("x = 'a\ny = 1", "toml", "line 1"),
]


@pytest.mark.parametrize(("text", "code", "place"), HEAVY, ids=[f"{code} {text[:12]!r}" for text, code, _ in HEAVY])
def test_what_would_be_much_work_to_parse_is_refused_before_it_is_parsed(
    monkeypatch: Any, text: str, code: str, place: str
):
    monkeypatch.setattr(tomllib, "loads", None)
    with pytest.raises(Refused) as refused:
        read_toml(text, rule="GOO-1")
    assert (refused.value.code, refused.value.place, refused.value.rule) == (code, place, "GOO-1")


FINE = [
    'a = "' + ". [ { # " * 1000 + '"\n',
    "a = '" + ".[{#" * 1000 + "'\n",
    'a = """\n' + '.[{ "x" ""\\"\n' * 100 + '"""""\nb = 1\n',
    "a = '''\n" + ".[{ 'x' ''\n" * 100 + "'''''\n",
    'a = 1 # it\'s a "comment" ' + ".[{" * 1000 + "\n",
    "a = [" + "[1, 2], " * 1000 + "]\n",
    "a = [" + "0.5, " * 1000 + "]\n",
    "a = { b = 1, " + ", ".join(f"c{n}.d = 1" for n in range(500)) + " }\n",
    ".".join("a" * (MOST_DOTS + 1)) + " = 1\n",
    "a = " + "[" * MOST_DEPTH + "]" * MOST_DEPTH + "\n",
    "a" * MOST_WORD + " = 1\n",
    '"quoted # key"."with = dots" = "x" # and a comment',
    'a = ""\nb = \'\'\nc = "\\"."\n',
]


@pytest.mark.parametrize("text", FINE)
def test_what_is_in_strings_and_comments_does_not_count(text: str):
    assert read_toml(text, rule="") == tomllib.loads(text)


@pytest.mark.parametrize("text", ["a = = 1", "a", "]" * 50, "a = 1\na = 2", "[a]\n[a]", '"" = """\n', "a = 1 b"])
def test_what_is_no_toml_is_refused_with_its_line(text: str):
    with pytest.raises(Refused, match=r"line [12]: toml"):
        read_toml(text, rule="")


@pytest.mark.parametrize("room", TOML_ROOMS)
def test_a_dotted_key_in_a_record_is_refused_with_its_line_in_the_record(room: str):
    """Found by an attack: 62 kB of it cost 10 seconds and 3.9 GB."""
    game = find_game(room)
    lines = ["ludo 1", f"game {room}", f"rules {game.rules_version}", "variant", "parts", "# mine", DOTTED.strip()]
    lines += ["end parts", "seats 1", "seat 1 human Ana", "---", ""]
    with pytest.raises(BadRecord) as refused:
        read_record("\n".join(lines), find_game)
    assert (refused.value.code, refused.value.place) == ("toml-dots", "line 7")


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_no_room_takes_a_file_without_end(game: Any):
    with pytest.raises(Refused, match="components-long"):
        game.parts(game.usual_options(game.seats[0]), game.seats[0], "x" * (MOST_CHARACTERS + 1))


NASTY = st.sampled_from(["\r", "\n", "\0", '"', "'", "[", "]", "=", ".", "1" * 30, "-", "nan", "\u2028", "\ufeff", ","])


@pytest.mark.parametrize(("game", "path"), OWN_FILES, ids=[path.name for _, path in OWN_FILES])
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_whatever_is_done_to_a_component_file_it_is_read_or_refused(game: Any, path: Path, data: Any):
    text = path.read_text("utf-8")
    for _ in range(data.draw(st.integers(1, 3))):
        at, cut = data.draw(st.integers(0, len(text))), data.draw(st.integers(0, 3))
        text = text[:at] + data.draw(NASTY | st.text(max_size=3)) + text[at + cut :]
    with suppress(Refused):
        game.parts(game.usual_options(game.seats[0]), game.seats[0], text)


# -- what is kept -----------------------------------------------------------------------------------------------


class Read:
    """What a reader makes of a file."""


@components.cache_installed
def reading(text: str) -> Read:
    if text == "bad":
        raise Refused("toml")
    return Read()


def test_the_rooms_own_file_and_the_owners_are_read_once_others_each_time():
    components.install("the owner's")
    assert reading("") is reading("")
    assert reading("the owner's") is reading("the owner's")
    assert reading("a stranger's") is not reading("a stranger's")
    for _ in range(2):
        with pytest.raises(Refused):
            reading("bad")


def parts_of(game: Any, text: str) -> Any:
    return Setting(game, game.usual_options(1), (Seat("human", ""),), text).parts()


def test_the_parts_of_a_stranger_s_file_are_shared_while_somebody_plays_with_them_and_then_gone():
    game, path = next((game, path) for game, path in OWN_FILES if path.suffix == ".toml")
    text = path.read_text("utf-8") + "# a stranger's\n"
    parts = parts_of(game, text)
    assert parts_of(game, text) is parts
    gone, cache_installed = weakref.ref(parts), weakref.ref(parts_of(game, ""))
    del parts
    gc.collect()
    assert gone() is None
    assert cache_installed() is parts_of(game, "")
