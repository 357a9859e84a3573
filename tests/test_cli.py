"""The command line as a user meets it: versions, the doctor, and sentences instead of tracebacks."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer.main
from typer.testing import CliRunner

from ludoteka import __version__
from ludoteka.cli import app, errors
from ludoteka.cli.application import load
from ludoteka.cli.commands import doctor
from ludoteka.server import pages
from ludoteka.store import open_store
from ludoteka.store.engines import FILE
from ludoteka.store.folder import VARIABLE
from ludoteka.table.setup import agree
from ludoteka.table.storage import LogLine
from ludoteka.table.wire import NewSeat, NewTable
from tests.some_games import SOLO
from tests.store.damage import damage

runner = CliRunner()


def test_version_is_one_line():
    result = runner.invoke(app, ["--version"])
    assert (result.exit_code, result.output) == (0, f"ludoteka {__version__}\n")


def commands(command: Any, path: str = "ludoteka") -> Iterator[tuple[str, set[str]]]:
    """Every command with its options."""
    below = getattr(command, "commands", {})
    for name, each in below.items():
        yield from commands(load(name) if path == "ludoteka" else each, f"{path} {name}")
    if not below:
        yield path, {option for parameter in command.params for option in parameter.opts}


def test_every_command_uses_the_language_that_is_asked_for():
    assert [path for path, options in commands(typer.main.get_command(app)) if "--language" not in options] == []


def test_doctor_names_every_run_time_dependency():
    found = {finding.what for finding in doctor.dependencies()}
    assert {"numpy", "numba", "litestar", "sqlalchemy", "fluent-runtime"} <= found
    assert "pytest" not in found


def test_the_doctor_looks_for_the_client_where_the_server_does():
    assert doctor.CLIENT == pages.CLIENT / pages.INDEX


def test_doctor_is_content_when_the_client_is_built(monkeypatch):
    monkeypatch.setattr(doctor, "client", lambda: doctor.Finding("ok", "web client", "here"))
    result = runner.invoke(app, ["doctor"])
    assert result.exit_code == 0, result.output
    assert "Nothing that Ludoteka needs is missing." in result.output


def test_doctor_says_whether_the_store_and_the_bus_can_be_reached(monkeypatch):
    pytest.importorskip("psycopg")
    assert list(doctor.shared()) == []
    monkeypatch.setenv("LUDOTEKA_STORE", "postgresql://ana:hidden@127.0.0.1:1/games")
    monkeypatch.setenv("LUDOTEKA_BUS", "redis://:hidden@127.0.0.1:1/0")
    store, bus = doctor.shared()
    assert (store.state, bus.state) == ("missing", "missing")
    assert "postgresql://127.0.0.1:1/games" in store.found
    assert "redis://127.0.0.1:1/0" in bus.found
    assert "hidden" not in store.found + bus.found


def test_doctor_fails_and_advises_when_the_client_is_missing(monkeypatch):
    monkeypatch.setattr(doctor, "client", lambda: doctor.Finding("missing", "web client", "not built", "Build it."))
    result = runner.invoke(app, ["doctor"])
    assert result.exit_code == 1
    assert "web client: Build it." in result.output


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("compiler", "web client", "In a checkout, build it")),
        ("pl", ("kompilator", "klient WWW", "W kopii repozytorium zbuduj go")),
        ("pt", ("compilador", "cliente web", "Numa cópia do repositório, construa-o")),
    ],
)
def test_doctor_prints_every_language(monkeypatch, tmp_path: Path, language, words):
    missing = doctor.client
    monkeypatch.setattr(doctor, "client", lambda: missing(tmp_path / "index.html"))
    result = runner.invoke(app, ["doctor", "--language", language])
    assert result.exit_code == 1
    for word in words:
        assert word in result.output


@pytest.fixture
def games(tmp_path: Path, monkeypatch: Any) -> list[str]:
    """The names of two games in the usual folder."""
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    monkeypatch.setattr(doctor, "client", lambda: doctor.Finding("ok", "web client", "here"))
    tables = [agree(NewTable(game=SOLO, seats=[NewSeat(kind="human")]), {}) for _ in range(2)]

    async def fill() -> None:
        store = await open_store(tmp_path)
        for table in tables:
            await store.create(table)
            await store.append(table.id, 0, [LogLine("0", f"entry {n}", 0, "2025-01-01") for n in range(500)])
        await store.close()

    asyncio.run(fill())
    return [table.id for table in tables]


@pytest.mark.parametrize(
    ("language", "sound", "damaged"),
    [
        ("en", "no damage found", "The database is damaged"),
        ("pl", "nie znaleziono uszkodzeń", "Baza danych jest uszkodzona"),
        ("pt", "nenhum dano encontrado", "A base de dados está danificada"),
    ],
)
def test_doctor_finds_damage_and_says_which_games_are_lost(tmp_path: Path, games: list[str], language, sound, damaged):
    def asked(code: int) -> str:
        result = runner.invoke(app, ["doctor", "--language", language])
        assert result.exit_code == code, result.output
        return result.output

    assert sound in asked(0)
    damage(tmp_path, games[0])
    reported = asked(1)
    assert damaged in reported
    assert [name in reported for name in games] == [True, False]
    (tmp_path / FILE).write_bytes(b"no database at all" * 1000)
    assert damaged in asked(1)


def test_doctor_changes_nothing_and_makes_no_database(tmp_path: Path, games: list[str]):
    before = (tmp_path / FILE).read_bytes()
    runner.invoke(app, ["doctor"])
    assert (tmp_path / FILE).read_bytes() == before
    (tmp_path / FILE).unlink()
    assert [finding.what for finding in doctor.games()] == []
    assert not (tmp_path / FILE).exists()


def test_client_is_missing_without_its_index(tmp_path: Path):
    assert doctor.client(tmp_path / "index.html").state == "missing"
    (tmp_path / "index.html").touch()
    assert doctor.client(tmp_path / "index.html").state == "ok"


def test_a_folder_below_a_file_is_not_writable(tmp_path: Path):
    (tmp_path / "file").touch()
    assert doctor.writable(tmp_path / "not" / "yet" / "made")
    assert not doctor.writable(tmp_path / "file" / "below")


@pytest.mark.parametrize(
    ("error", "code", "text"),
    [
        (FileNotFoundError(2, "No such file or directory", "game.ludo"), 2, "game.ludo: No such file or directory.\n"),
        (KeyboardInterrupt(), 130, ""),
    ],
)
def test_a_known_error_is_one_sentence(capsys, error, code, text):
    def broken():
        raise error

    with pytest.raises(SystemExit) as leaving:
        errors.run(broken)
    assert leaving.value.code == code
    assert capsys.readouterr().err == text


def test_an_unknown_error_shows_no_traceback_unless_asked(capsys, monkeypatch):
    def broken():
        raise ZeroDivisionError("oops")

    monkeypatch.delenv("LUDOTEKA_DEBUG", raising=False)
    with pytest.raises(SystemExit) as leaving:
        errors.run(broken)
    answer = capsys.readouterr().err
    assert leaving.value.code == errors.BROKEN
    assert "oops" in answer
    assert "Traceback" not in answer

    monkeypatch.setenv("LUDOTEKA_DEBUG", "1")
    with pytest.raises(SystemExit):
        errors.run(broken)
    assert "Traceback" in capsys.readouterr().err
