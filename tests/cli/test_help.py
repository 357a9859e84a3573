"""Help: examples that work, topics in three languages, names that were nearly right, and Tab."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ludoteka.cli.application import load
from ludoteka.cli.commands.help import TOPICS
from ludoteka.cli.registry import COMMANDS, commands
from ludoteka.games import GAMES, PACKAGES, summaries
from tests.some_games import SOLO

from .conftest import refused_in_one_sentence


@pytest.mark.parametrize("name", COMMANDS)
def test_help_says_of_a_command_what_the_command_says_of_itself(name: str) -> None:
    assert load(name).help.split("\n\n")[0].replace("\n", " ") == COMMANDS[name].about


@pytest.mark.parametrize("name", commands())
def test_examples_can_be_typed(name: str, ludoteka) -> None:
    """Every one is understood: `make_context` refuses an option or a word that is not there."""
    assert commands()[name].examples
    for example in commands()[name].examples:
        command, words = load(name), example.split()[1:]
        while hasattr(command, "commands") and words:
            command = command.commands[words.pop(0)]
        command.make_context(name, words)
        assert f"  ludoteka {example}\n" in ludoteka(name, "-h").output


def test_short_and_long_help_are_the_same_and_flags_have_no_type(ludoteka):
    brief, long = (ludoteka("simulate", option).output for option in ("-h", "--help"))
    assert brief == long
    assert "<bool>" not in brief
    assert "  --rotate " in brief


def test_summaries_are_those_of_the_rooms():
    for about in summaries():
        game = GAMES[about.name]
        assert (about.seats, about.presets, about.bots) == (tuple(game.seats), tuple(game.presets), tuple(game.bots))
        of_room = game.room.commands() if game.room.commands else {}
        assert {name: text for name, (text, _) in about.commands.items()} == {
            name: each.info.help for name, each in of_room.items()
        }


@pytest.mark.parametrize("language", ["en", "pl", "pt"])
@pytest.mark.parametrize("topic", TOPICS)
def test_topics(ludoteka, topic: str, language: str) -> None:
    result = ludoteka("help", topic, "--language", language)
    assert result.exit_code == 0
    assert len(result.output.splitlines()) > 4
    assert max(map(len, result.output.splitlines())) <= 92
    title = result.output.splitlines()[0]
    assert title in ludoteka("help", "--language", language).output


def test_help_knows_games_commands_and_rules(ludoteka):
    assert f"  ludoteka play {SOLO}\n" in ludoteka("help", SOLO).output
    assert ludoteka("help", "legal").output.startswith("Usage: ludoteka legal ")
    rule = GAMES[SOLO].rulebook[0][1][0]
    assert ludoteka("help", rule.lower()).output.startswith(rule)


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["play", SOLO.replace("-", "")], f"Did you mean “{SOLO}”?"),
        (["rules", SOLO[:-1]], f"Did you mean “{SOLO}”?"),
        (["play", "chess"], "“ludoteka games” lists them."),
        (["play", SOLO, "--preset", "bsae"], "Did you mean “base”?"),
        (["play", SOLO, "--variant", "boadr=base"], "Did you mean “board”?"),
        (["play", SOLO, "--variant", "board=vlave"], "Did you mean “valve”?"),
        (["play", SOLO, "--bots", "exprt"], "Did you mean “expert”?"),
        (["help", "notatoin"], "Did you mean “notation”?"),
    ],
)
def test_a_name_that_was_nearly_right(ludoteka, args, sentence):
    refused_in_one_sentence(ludoteka(*args), sentence)


def test_a_command_that_was_nearly_right(ludoteka):
    assert "Did you mean 'simulate'?" in ludoteka("simulat").output


# -- a program of its own ---------------------------------------------------------------------------------------

HEAVY = ("numpy", "numba", "rich", "litestar", "sqlalchemy", "ludoteka.core.game", "ludoteka.server", "ludoteka.table")
OURS = [package for package in PACKAGES if package.startswith("ludoteka.")]
REPORT = "import atexit, json, sys; atexit.register(lambda: print(json.dumps(sorted(sys.modules)), file=sys.stderr)); "


def program(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    script = f"{REPORT}sys.argv[1:] = {list(arguments)!r}; from ludoteka.cli import main; main()"
    own = {name: value for name, value in os.environ.items() if name != "LUDOTEKA_ROOMS"} | environment
    return subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, encoding="utf-8", env=own)


def loaded(done: Any) -> list[str]:
    assert done.returncode == 0, done.stderr
    modules: list[str] = json.loads(done.stderr.splitlines()[-1])
    return modules


def test_the_version_is_there_before_anything_is_loaded():
    done = program("--version")
    assert done.stdout.startswith("ludoteka ")
    assert {name for name in loaded(done) if name.startswith(("ludoteka", "typer"))} == {"ludoteka", "ludoteka.cli"}


@pytest.mark.parametrize("arguments", [("games",), ("--help",), ("help", "records")])
def test_what_needs_no_game_loads_none(arguments):
    modules = loaded(program(*arguments))
    assert [name for name in modules if name in HEAVY] == []
    assert [name for name in modules if name.count(".") > 2 and name.startswith("ludoteka.games.")] == [
        f"{package}.summary" for package in sorted(OURS)
    ]


def test_in_a_pipe_a_game_is_one_line_however_narrow_the_terminal_is():
    lines = program("games", COLUMNS="40", LANG="C.UTF-8").stdout.splitlines()
    assert len(lines) == 1 + len(OURS)
    assert max(map(len, lines)) > 100


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        ("ludoteka sim", ["simulate"]),
        (f"ludoteka play {SOLO[:4]}", [SOLO]),
        (f"ludoteka play {SOLO} --preset ba", ["base"]),
        (f"ludoteka play {SOLO} --bots club,ex", ["club,expert"]),
        ("ludoteka help not", ["notation"]),
    ],
)
def test_tab_offers(words: str, offered: list[str]) -> None:
    typed = {"COMP_WORDS": words, "COMP_CWORD": str(len(words.split()) - 1), "_LUDOTEKA_COMPLETE": "complete_bash"}
    script = "import sys; sys.argv[0] = 'ludoteka'; from ludoteka.cli import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, encoding="utf-8", env={**os.environ, **typed}
    )
    assert done.stdout.split() == offered, done.stderr


def test_no_folder_is_made_for_a_file_that_was_named_wrongly(ludoteka, tmp_path: Path):
    there = tmp_path / "nowhere" / "x"
    for args in (
        ["play", SOLO, "--record", there.with_suffix(".ludo")],
        ["simulate", SOLO, "--games", "1", "--out", there],
        ["simulate", SOLO, "--games", "1", "--records", there],
        ["bench", "engine", "--out", there],
    ):
        refused_in_one_sentence(ludoteka(*args), f"{there.parent}: There is no such folder.")
    assert not there.parent.exists()
