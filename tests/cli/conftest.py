"""The command line under test: in English, 100 columns wide, with a data folder of its own."""

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from ludoteka.cli import app
from ludoteka.cli.terminal import saving
from tests.some_games import SOLO

Command = Callable[..., Result]


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "data"
    monkeypatch.setattr(saving, "data_folder", lambda: folder)
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path)  # a file that is only named by its name does not land in the checkout
    return folder


@pytest.fixture
def ludoteka() -> Command:
    def run(*args: object, typed: str | bytes = "") -> Result:
        result = CliRunner().invoke(app, [str(arg) for arg in args], input=typed)
        assert "Traceback" not in result.output
        assert "fault of its own" not in result.output
        return result

    return run


def refused_in_one_sentence(result: Result, sentence: str) -> None:
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert sentence in result.stderr


BOARD = [
    "a1",
    "a2",
    "a3",
    "b1",
    "b2",
    "b3",
    "b4",
    "c1",
    "c2",
    "c3",
    "c4",
    "c5",
    "d1",
    "d2",
    "d3",
    "d4",
    "e1",
    "e2",
    "e3",
]


@pytest.fixture
def finished(ludoteka: Command, tmp_path: Path) -> Path:
    """The record of a whole game, played by typing."""
    path = tmp_path / "finished.ludo"
    ludoteka("play", SOLO, "--seed", "00", "--name", "Ana", "--record", path, typed="\n".join(BOARD) + "\n")
    return path


@pytest.fixture
def unfinished(ludoteka: Command, tmp_path: Path) -> Path:
    """The record of a game that was left after two tiles."""
    path = tmp_path / "unfinished.ludo"
    ludoteka("play", SOLO, "--seed", "00", "--name", "Ana", "--record", path, typed="c3\nb2\nquit\n")
    return path
