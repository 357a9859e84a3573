"""`ludoteka simulate` and `ludoteka bench`."""

import json
from collections.abc import Callable
from pathlib import Path

from typer.testing import Result

from ludoteka.cli import simulate
from ludoteka.games import GAMES

Command = Callable[..., Result]


def test_the_command_prints_and_writes(ludoteka: Command, tmp_path: Path) -> None:
    out = tmp_path / "results" / "casual.json"
    result = ludoteka(
        "simulate", "take-it-easy", "--bots", "casual", "--games", "9", "--json", "--jobs", "1", "--out", str(out)
    )
    assert result.exit_code == 0, result.stderr
    report, kept = json.loads(result.stdout), json.loads(out.read_text("utf-8"))
    assert report["players"] == kept["players"]
    assert report["games"] == len(kept["results"]) == 9
    assert report["seed"] == 1
    assert "command" in report


def test_an_unknown_bot_or_too_many_are_refused(ludoteka: Command) -> None:
    assert "There are: beginner" in ludoteka("simulate", "take-it-easy", "--bots", "deep").stderr
    assert ludoteka("simulate", "take-it-easy", "--bots", ",".join(["casual"] * 7)).exit_code == 2


def test_without_bots_as_few_play_as_the_variant_is_for() -> None:
    game = GAMES["take-it-easy"]
    for preset, seats in (("", 1), ("base", 1), ("brightest-beams", 2)):
        assert simulate._order(game, "", 1, preset, "", None, turns=False).levels == (game.usual_bot,) * seats


def test_bench_in_words(ludoteka: Command, tmp_path: Path) -> None:
    out = tmp_path / "engine.json"
    result = ludoteka("bench", "engine", "--seconds", "0.1", "--out", out)
    assert "take-it-easy compiled" in result.stdout
    assert json.loads(out.read_text("utf-8"))["steps per second"]
