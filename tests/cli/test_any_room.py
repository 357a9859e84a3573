"""A room from outside is played like any other: in the terminal and in the simulator, also in processes of their own.
Without being named it is not there."""

import json
import os
import subprocess
import sys

import pytest

from ludoteka.core.record import read_record
from ludoteka.games import find_game

GAME = find_game("goofspiel")
ROOMS = "LUDOTEKA_ROOMS"


def program(*arguments: str, typed: str = "", **environment: str) -> str:
    """What the program prints in a process of its own."""
    command = [sys.executable, "-m", "ludoteka", *arguments]
    done = subprocess.run(
        command, input=typed, capture_output=True, text=True, encoding="utf-8", env={**os.environ, **environment}
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_whole_game_in_the_terminal(ludoteka, tmp_path):
    path = tmp_path / "game.ludo"
    seats = ("--preset", "short", "--bots", "casual", "--name", "Ana", "--record", path, "--seed", "00")
    result = ludoteka("play", "goofspiel", *seats, typed="6\n5\n5\nundo\n4\n3\n2\n1\n")
    assert result.exit_code == 0, result.output
    assert "This is not a move" in result.output  # 6 of five cards
    assert "You have already played this card" in result.output  # 5, once more
    match = read_record(path.read_text("utf-8"), find_game).match
    assert match.over
    assert [str(points) in result.output for points in match.scores()] == [True, True]
    assert ludoteka("replay", path).exit_code == 0


def test_the_same_in_a_process_of_its_own():
    printed = program("play", "goofspiel", "--preset", "short", "--bots", "casual", typed="1\n2\n3\n4\n5\n")
    assert "wins with" in printed or "A shared win" in printed


@pytest.mark.slow
def test_bots_play_it_in_the_simulator():
    """In worker processes, which find the room as the first one does."""
    printed = program("simulate", "goofspiel", "--bots", "casual,beginner", "--games", "40", "--jobs", "2", "--json")
    casual, beginner = json.loads(printed)["bots"]
    assert (casual["name"], beginner["name"]) == ("casual", "beginner")
    assert casual["wins"] > beginner["wins"]


@pytest.mark.parametrize("named", [True, False])
def test_it_is_there_only_if_it_is_named(named):
    rooms = {ROOMS: os.environ[ROOMS] if named else ""}
    games = [game["name"] for game in json.loads(program("games", "--json", **rooms))["games"]]
    assert ("goofspiel" in games) == named
    assert len(games) == 5 + named
