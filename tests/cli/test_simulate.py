"""`ludoteka simulate` and `ludoteka bench`."""

import json
import multiprocessing
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from typer.testing import Result

from ludoteka.cli.commands import simulate
from ludoteka.games import GAMES
from ludoteka.sim.batch import SimulationSpec, run
from ludoteka.sim.seating import Played
from tests.some_games import SOLO

Command = Callable[..., Result]


@pytest.mark.slow
def test_the_command_prints_and_writes(ludoteka: Command, tmp_path: Path) -> None:
    out = tmp_path / "casual.json"
    result = ludoteka("simulate", SOLO, "--bots", "casual", "--games", "9", "--json", "--jobs", "1", "--out", str(out))
    assert result.exit_code == 0, result.stderr
    report, kept = json.loads(result.stdout), json.loads(out.read_text("utf-8"))
    assert report["bots"] == kept["bots"]
    assert report["games"] == len(kept["results"]) == 9
    assert report["seed"] == 1
    assert "command" in report


def test_an_unknown_bot_or_too_many_are_refused(ludoteka: Command) -> None:
    assert "There are: beginner" in ludoteka("simulate", SOLO, "--bots", "deep").stderr
    assert ludoteka("simulate", SOLO, "--bots", ",".join(["casual"] * 7)).exit_code == 2


def test_without_bots_as_few_play_as_the_variant_is_for() -> None:
    game = GAMES[SOLO]
    for preset, seats in (("", 1), ("base", 1), ("brightest-beams", 2)):
        assert simulate._order(game, "", 1, preset, "", None, turns=False).levels == (game.usual_bot,) * seats


def test_bench_in_words(ludoteka: Command, tmp_path: Path) -> None:
    out = tmp_path / "engine.json"
    result = ludoteka("bench", "engine", "--seconds", "0.1", "--out", out)
    assert f"{SOLO} compiled" in result.stdout
    speed = json.loads(out.read_text("utf-8"))["rooms"][SOLO]
    assert speed["compiled_steps_per_s"] > speed["plain_steps_per_s"] > 0


def test_control_c_prints_what_was_played_so_far(ludoteka: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(order: SimulationSpec, deals: range, jobs: int) -> Iterator[list[Played]]:
        yield next(run(order, range(3), 1))
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate, "run", interrupted)
    monkeypatch.setattr(simulate, "warm", lambda game: None)
    command = ("simulate", SOLO, "--bots", "beginner", "--games", "500")
    result = ludoteka(*command)
    assert (result.exit_code, result.stderr) == (130, "Stopped: these are the results of 3 of 500 deals.\n")
    assert "Beginner" in result.stdout
    assert json.loads(ludoteka(*command, "--json").stdout)["games"] == 3

    def at_once(order: SimulationSpec, deals: range, jobs: int) -> Iterator[list[Played]]:
        if deals:
            raise KeyboardInterrupt
        yield []

    monkeypatch.setattr(simulate, "run", at_once)
    assert (ludoteka(*command).exit_code, ludoteka(*command).stdout) == (130, "")


@pytest.mark.slow
def test_who_stops_reading_leaves_no_process_behind() -> None:
    before = set(multiprocessing.active_children())
    played = run(SimulationSpec(SOLO, GAMES[SOLO].options().write(), ("beginner",), 1), range(100_000), 2)
    next(played)
    assert len(set(multiprocessing.active_children()) - before) == 2
    played.close()  # type: ignore[attr-defined]
    assert set(multiprocessing.active_children()) <= before


@pytest.fixture
def cold(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled but what the games need."""
    monkeypatch.setattr(simulate, "warm", lambda game: None)


@pytest.mark.slow
@pytest.mark.usefixtures("cold")
@pytest.mark.parametrize("name", list(GAMES))
def test_every_game_is_a_record_that_can_be_checked(ludoteka: Command, tmp_path: Path, name: str) -> None:
    """The compiled rules that played it and the plain ones that replay it say the same."""
    game = GAMES[name]
    seats = 1 if game.room.companion else game.seats[1]  # an automa plays against one
    bots, out = ",".join(["beginner"] * seats), tmp_path / "results.json"
    more = ("--games", "2", "--seed", "7", "--jobs", "1", "--out", out, "--json")
    result = ludoteka("simulate", name, "--bots", bots, *more, "--records", tmp_path / "records")
    assert result.exit_code == 0, result.stderr
    assert json.loads(result.stdout)["records"] == 2
    files = sorted((tmp_path / "records").iterdir())
    assert [path.name for path in files] == [f"{name}-seed7-deal0000{deal}.ludo" for deal in (0, 1)]
    for path, (_, _, scores, steps) in zip(files, json.loads(out.read_text("utf-8"))["results"], strict=True):
        verdict = json.loads(ludoteka("replay", path, "--check", "--json").stdout)
        assert (verdict["ok"], verdict["result"], verdict["entries"]) == (True, scores, steps)


RANDOM = ("simulate", SOLO, "--bots", "random,random", "--games", "20", "--rotate", "--seed", "3")


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.slow
def test_the_records_are_the_same_however_many_processes_write_them(ludoteka: Command, tmp_path: Path) -> None:
    for jobs in (1, 2):
        assert ludoteka(*RANDOM, "--jobs", jobs, "--records", tmp_path / f"{jobs}").exit_code == 0
    assert contents(tmp_path / "1") == contents(tmp_path / "2")
    assert len(contents(tmp_path / "1")) == 40


@pytest.mark.usefixtures("cold")
def test_records_name_who_sits_where_in_no_language(ludoteka: Command, tmp_path: Path) -> None:
    one = ("--jobs", "1", "--games", "1", "--records", tmp_path, "--language", "pl")
    answer = ludoteka(*RANDOM[:3], "random,beginner,random", *RANDOM[6:], *one).stdout
    assert answer.endswith(f"Zapisano 3 partie w folderze {tmp_path}.\n")
    for turned in range(3):
        text = contents(tmp_path)[f"{SOLO}-seed3-deal00000-turned{turned}.ludo"].decode()
        seats = [line.partition(" bot:")[2] for line in text.splitlines() if line.startswith("seat ")]
        seated = ["random random 1", "beginner beginner", "random random 2"]
        assert seats == seated[-turned:] + seated[:-turned] if turned else seated


@pytest.mark.usefixtures("cold")
def test_records_are_replaced_only_if_that_is_asked_for(ludoteka: Command, tmp_path: Path) -> None:
    folder = tmp_path / "records"
    folder.mkdir()
    other = folder / f"{SOLO}-seed3-deal00001-turned1.ludo"
    other.write_text("mine", "utf-8")
    more = ("--jobs", "1", "--games", "2", "--records", folder)
    refused = ludoteka(*RANDOM, *more)
    assert (refused.exit_code, refused.stdout, contents(folder)) == (2, "", {other.name: b"mine"})
    assert refused.stderr.startswith(f"{other}: Records of these games exist already (files: 1).")
    assert ludoteka(*RANDOM, *more, "--replace").exit_code == 0
    assert len(contents(folder)) == 4
    assert contents(folder)[other.name].startswith(b"ludo 1\n")
    assert "This is a file, not a folder." in ludoteka(*RANDOM, *more[:-1], other).stderr
