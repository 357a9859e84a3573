"""The command line as a user meets it: versions, the doctor, and sentences instead of tracebacks."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer.main
from typer.testing import CliRunner

from ludoteka import __version__
from ludoteka.cli import app, doctor, errors

runner = CliRunner()


def test_version_is_one_line():
    result = runner.invoke(app, ["--version"])
    assert (result.exit_code, result.output) == (0, f"ludoteka {__version__}\n")


def commands(command: Any, path: str = "ludoteka") -> Iterator[tuple[str, set[str]]]:
    """Every command with its options."""
    below = getattr(command, "commands", {})
    for name, each in below.items():
        yield from commands(each, f"{path} {name}")
    if not below:
        yield path, {option for parameter in command.params for option in parameter.opts}


def test_every_command_speaks_the_language_that_is_asked_for():
    assert [path for path, options in commands(typer.main.get_command(app)) if "--language" not in options] == []


def test_doctor_names_every_run_time_dependency():
    found = {finding.what for finding in doctor.dependencies()}
    assert {"numpy", "numba", "litestar", "sqlalchemy", "fluent-runtime"} <= found
    assert "pytest" not in found


def test_doctor_is_content_when_the_client_is_built(monkeypatch):
    monkeypatch.setattr(doctor, "client", lambda: doctor.Finding("ok", "web client", "here"))
    result = runner.invoke(app, ["doctor"])
    assert result.exit_code == 0, result.output
    assert "Nothing that Ludoteka needs is missing." in result.output


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
def test_the_doctor_speaks_every_language(monkeypatch, tmp_path: Path, language, words):
    missing = doctor.client
    monkeypatch.setattr(doctor, "client", lambda: missing(tmp_path / "index.html"))
    result = runner.invoke(app, ["doctor", "--language", language])
    assert result.exit_code == 1
    for word in words:
        assert word in result.output


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
    said = capsys.readouterr().err
    assert leaving.value.code == errors.BROKEN
    assert "oops" in said
    assert "Traceback" not in said

    monkeypatch.setenv("LUDOTEKA_DEBUG", "1")
    with pytest.raises(SystemExit):
        errors.run(broken)
    assert "Traceback" in capsys.readouterr().err
