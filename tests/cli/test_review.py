"""`ludoteka review`."""

import json
from collections.abc import Callable
from pathlib import Path

from typer.testing import Result

Command = Callable[..., Result]


def test_the_costliest_moves_in_words(ludoteka: Command, finished: Path) -> None:
    reported = ludoteka("review", finished).stdout
    assert "lost compared with the expert" in reported
    assert "Better (expected)" in reported


def test_all_moves_as_json(ludoteka: Command, finished: Path) -> None:
    (seen,) = json.loads(ludoteka("review", finished, "--json").stdout)["reviews"]
    assert seen["seat"] == 1
    assert len(seen["moves"]) == 18  # the last tile has one cell left
    assert seen["cost"] == sum(move["cost"] for move in seen["moves"])
    first = seen["moves"][0]
    taken = first["ways"][first["chosen"]]
    assert (taken["action"], taken["cell"], taken["text"]) == ("573@a1", "a1", "On A1: 5-7-3, sun")
    assert first["cost"] == first["ways"][0]["expected"] - taken["expected"]


def test_a_seat_that_is_not_there(ludoteka: Command, finished: Path) -> None:
    result = ludoteka("review", finished, "--seat", "9")
    assert result.exit_code == 2
    assert "numbered 1 to 2" in result.stderr
