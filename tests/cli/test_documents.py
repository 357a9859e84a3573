"""The JSON of the command line: every document is what its struct says, and `docs/format.md` says the same."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
import typer.main
from typer.testing import Result

from ludoteka.cli import app, documents, reference
from ludoteka.cli.application import load
from ludoteka.cli.commands import simulate
from ludoteka.games import GAMES
from tests.some_games import FOR_TWO, SOLO, SOLVED

Command = Callable[..., Result]

ROOT = Path(__file__).resolve().parents[2]
FORMAT = ROOT / "docs" / "format.md"
RULE = GAMES[FOR_TWO].rulebook[0][1][0]
KEYS = Path(__file__).parent / "json-keys-1.txt"
TILES = "978,123,124,128,163,164,168,173,174,178,523,524,528,563,564,568,573,574,578"


@pytest.fixture(autouse=True)
def cold(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "warm", lambda game: None)


def read(text: str, kind: type[documents.Document]) -> documents.Document:
    """A document without a key too many, too few or in another place."""
    found = msgspec.json.decode(text, type=kind)
    assert documents.encode(found) == text.strip()
    assert found.version == documents.VERSION
    return found


def printed(result: Result, kind: type[documents.Document]) -> documents.Document:
    assert result.exit_code == 0, result.stderr
    return read(result.stdout, kind)


# -- what is printed --------------------------------------------------------------------------------------------


def test_games(ludoteka: Command) -> None:
    printed(ludoteka("games", "--json"), documents.Games)
    for name in GAMES:
        printed(ludoteka("games", name, "--json"), documents.Games)


@pytest.mark.parametrize("more", [(), (RULE,), ("--language", "pl")])
def test_rules(ludoteka: Command, more: tuple[str, ...]) -> None:
    printed(ludoteka("rules", FOR_TWO, *more, "--json"), documents.Rules)


def test_replay(ludoteka: Command, finished: Path, unfinished: Path, tmp_path: Path) -> None:
    printed(ludoteka("replay", finished, "--check", "--json"), documents.Check)
    printed(ludoteka("replay", unfinished, "--json"), documents.Check)
    finished.write_text(finished.read_text("utf-8").replace("result ", "result 9"), "utf-8")
    for file in (finished, tmp_path / "missing.ludo"):
        bad = ludoteka("replay", file, "--check", "--json")
        assert bad.exit_code == 1
        read(bad.stdout, documents.Check)


def test_legal(ludoteka: Command, finished: Path, unfinished: Path) -> None:
    for file in (finished, unfinished):
        printed(ludoteka("legal", file, "--json"), documents.Legal)


def test_review(ludoteka: Command, finished: Path) -> None:
    printed(ludoteka("review", finished, "--json"), documents.Reviews)


@pytest.mark.parametrize("what", [("--maximum",), ("--tiles", TILES)])
def test_solve(ludoteka: Command, what: tuple[str, ...]) -> None:
    printed(ludoteka("solve", SOLVED, *what, "--json"), documents.Solved)


def test_simulate(ludoteka: Command, tmp_path: Path) -> None:
    out = tmp_path / "results.json"
    two = ("--bots", "random,random", "--games", "2", "--jobs", "1", "--out", out)
    printed(ludoteka("simulate", SOLO, *two, "--json"), documents.Simulation)
    read(out.read_text("utf-8"), documents.SimulationFile)


def test_bench(ludoteka: Command, tmp_path: Path) -> None:
    out = tmp_path / "engine.json"
    found = printed(
        ludoteka("bench", "engine", "--game", SOLO, "--seconds", "0.1", "--out", out, "--json"),
        documents.EngineSpeed,
    )
    assert read(out.read_text("utf-8"), documents.EngineSpeed) == found
    assert isinstance(found, documents.EngineSpeed)
    assert not [name for name in (*found.rooms, *found.peers) if " " in name]


# -- what is documented -----------------------------------------------------------------------------------------


def commands_with_json(command: Any, path: str) -> set[str]:
    if below := getattr(command, "commands", {}):
        loaded = {name: load(name) if path == "ludoteka" else each for name, each in below.items()}
        return set[str]().union(*(commands_with_json(each, f"{path} {name}") for name, each in loaded.items()))
    return {path} if any("--json" in parameter.opts for parameter in command.params) else set()


def test_every_command_with_json_has_its_document() -> None:
    named = {re.split(r" [A-Z[-]", command)[0] for command in documents.COMMANDS if "--json" in command}
    assert named == commands_with_json(typer.main.get_command(app), "ludoteka")


def test_the_format_names_every_key_and_no_other() -> None:
    again = "python -m ludoteka.cli.reference prints what belongs there"
    after = FORMAT.read_text("utf-8").partition("\n### `ludoteka games")
    assert (after[1] + after[2]).strip() == reference.tables().strip(), again


def all_keys() -> dict[str, str]:
    """Every key of every document, with its type."""
    return {
        f"{command}: {key}": form
        for command, kind in documents.COMMANDS.items()
        for key, form, _ in reference.rows(kind)
    }


def test_keys_have_no_spaces_and_a_meaning() -> None:
    for kind in documents.COMMANDS.values():
        for key, _, meaning in reference.rows(kind):
            assert re.fullmatch(r"[a-z][a-z_]*(\[\]|\.\*)?(\.[a-z][a-z_]*(\[\]|\.\*)?)*", key), key
            assert meaning


def test_no_key_of_this_version_goes_or_changes() -> None:
    """Keys may be added, to the list as well; whatever else happens to one needs a new version and a new list."""
    promised = dict(line.rsplit(" = ", 1) for line in KEYS.read_text("utf-8").splitlines())
    assert documents.VERSION == 1
    assert promised.items() <= all_keys().items()
    assert list(promised) == list(all_keys()), "a new key is promised, too"
