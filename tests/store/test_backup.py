"""All games in one file, taken while moves are written, and back again."""

import asyncio
import io
import sqlite3
import stat
import sys
import tarfile
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from ludoteka.cli import app
from ludoteka.core.errors import Refused
from ludoteka.server.tokens import read_secret
from ludoteka.store import open_store
from ludoteka.store.backup import back_up, restore
from ludoteka.store.engines import FILE
from ludoteka.store.folder import SECRET
from ludoteka.store.lock import FILE as LOCK
from ludoteka.store.sql import SqlStore
from ludoteka.table.setup import agree, replay
from ludoteka.table.storage import LogLine, TableRow
from ludoteka.table.wire import NewSeat, NewTable
from tests.some_games import SOLO

from .damage import damage

runner = CliRunner()


def new_table() -> TableRow:
    return agree(NewTable(game=SOLO, seats=[NewSeat(kind="human", name="Ana")]), {})


async def keep_writing(store: SqlStore, table: str, acknowledged: list[int], many: asyncio.Event) -> None:
    """Entries without end, each noted only when the store has confirmed that it is written; `many`: there are new
    ones."""
    while True:
        if len(acknowledged) % 20 == 19:
            many.set()
        n = len(acknowledged)
        await store.append(table, n, [LogLine("0", f"entry {n}", 0, "2025-01-01")])
        acknowledged.append(n)


async def test_a_backup_while_moves_are_written_holds_all_that_was_acknowledged_before_it(tmp_path: Path):
    (tmp_path / "house").mkdir()
    (tmp_path / "other").mkdir()
    store, row = await open_store(tmp_path / "house"), new_table()
    await store.create(row)
    acknowledged: list[int] = []
    many = asyncio.Event()
    writing = asyncio.create_task(keep_writing(store, row.id, acknowledged, many))
    try:
        for round_ in range(3):
            many.clear()
            await many.wait()
            before, file = len(acknowledged), tmp_path / f"{round_}.tar"
            assert await asyncio.to_thread(back_up, tmp_path / "house", file) == 1
            assert await asyncio.to_thread(restore, file, tmp_path / "other", replace=round_ > 0) == 1
            again = await open_store(tmp_path / "other")
            there, lines = await again.load(row.id)
            await again.close()
            assert there == row
            assert [line.text for line in lines] == [f"entry {n}" for n in range(len(lines))]
            assert len(lines) >= before
    finally:
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)
        await store.close()


async def test_a_restored_server_is_the_same_server(tmp_path: Path):
    source, other = tmp_path / "house", tmp_path / "other"
    source.mkdir()
    other.mkdir()
    store, row = await open_store(source), new_table()
    await store.create(row)
    secret = read_secret(source)
    await store.close()
    back_up(source, tmp_path / "all.tar")
    restore(tmp_path / "all.tar", other)
    assert read_secret(other) == secret, "the keys to seats fit again"
    again = await open_store(other)
    assert replay(*await again.load(row.id)).setting.commit == row.commit
    await again.close()
    if sys.platform != "win32":
        files = [tmp_path / "all.tar", *other.iterdir()]
        assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}


async def test_nothing_is_replaced_unasked_nor_under_a_running_server(tmp_path: Path):
    store = await open_store(tmp_path)
    await store.create(new_table())
    back_up(tmp_path, tmp_path / "all.tar")
    with pytest.raises(Refused, match="restore-there"):
        restore(tmp_path / "all.tar", tmp_path)
    with pytest.raises(Refused, match="restore-running"):
        restore(tmp_path / "all.tar", tmp_path, replace=True)
    await store.close()
    assert restore(tmp_path / "all.tar", tmp_path, replace=True) == 1


def archive(path: Path, **members: bytes) -> Path:
    with tarfile.open(path, "w") as file:
        for name, data in members.items():
            member = tarfile.TarInfo(name.replace("_dot_", ".").replace("_up_", "../"))
            member.size = len(data)
            file.addfile(member, io.BytesIO(data))
    return path


def database(tmp_path: Path) -> bytes:
    with sqlite3.connect(tmp_path / "strange") as strange:
        strange.execute("CREATE TABLE t (x)")
    strange.close()
    return (tmp_path / "strange").read_bytes()


def link(path: Path) -> Path:
    """An archive in which the database is a link to something on this machine."""
    with tarfile.open(path, "w") as file:
        member = tarfile.TarInfo(FILE)
        member.type, member.linkname = tarfile.SYMTYPE, "/etc/passwd"
        file.addfile(member)
    return path


def filled(folder: Path) -> str:
    """A database of ours, of some pages; the name of its table."""
    folder.mkdir()
    row = new_table()

    async def fill() -> None:
        store = await open_store(folder)
        await store.create(row)
        await store.append(row.id, 0, [LogLine("0", f"entry {n}", 0, "2025-01-01") for n in range(500)])
        await store.close()

    asyncio.run(fill())
    return row.id


def noisy(folder: Path) -> bytes:
    """With a page of noise: looking through it fails."""
    damage(folder, filled(folder))
    return (folder / FILE).read_bytes()


def unsound(folder: Path) -> bytes:
    """With a row that cannot be: looking through it finds that."""
    filled(folder)
    with sqlite3.connect(folder / FILE) as ours:
        ours.executescript(
            "CREATE TABLE odd (x); INSERT INTO odd VALUES (NULL); PRAGMA writable_schema = ON;"
            "UPDATE sqlite_schema SET sql = 'CREATE TABLE odd (x NOT NULL)' WHERE name = 'odd';"
        )
    ours.close()
    return (folder / FILE).read_bytes()


@pytest.mark.parametrize("kind", ["no-tar", "foreign", "escape", "empty", "garbage", "link", "noisy", "unsound"])
def test_a_poisoned_backup_changes_nothing(tmp_path: Path, kind: str):
    file, target = tmp_path / "bad.tar", tmp_path / "house"
    target.mkdir()
    makers: dict[str, Any] = {
        "no-tar": lambda: file.write_bytes(b"something else" * 1000),
        "foreign": lambda: archive(file, ludoteka_dot_sqlite=database(tmp_path)),
        "escape": lambda: archive(file, _up_escape=b"x"),
        "empty": lambda: archive(file, secret=b"x" * 32),
        "garbage": lambda: archive(file, ludoteka_dot_sqlite=b"not a database" * 100),
        "link": lambda: link(file),
        "noisy": lambda: archive(file, ludoteka_dot_sqlite=noisy(tmp_path / "noisy")),
        "unsound": lambda: archive(file, ludoteka_dot_sqlite=unsound(tmp_path / "unsound")),
    }
    makers[kind]()
    with pytest.raises(Refused, match="backup-bad"):
        restore(file, target)
    assert {path.name for path in target.iterdir()} == {LOCK}
    assert not (tmp_path / "escape").exists()


def test_the_commands(tmp_path: Path):
    source, other = tmp_path / "house", tmp_path / "other"
    nothing = runner.invoke(app, ["backup", str(tmp_path / "b.tar"), "--data", str(source)])
    assert nothing.exit_code == 2
    assert "no games" in nothing.output
    assert not source.exists()
    source.mkdir()

    async def fill() -> None:
        store = await open_store(source)
        await store.create(new_table())
        await store.close()

    asyncio.run(fill())
    made = runner.invoke(app, ["backup", str(tmp_path / "b.tar"), "--data", str(source)])
    assert (made.exit_code, made.output.split(" saved in ")[0]) == (0, "1 table")
    back = runner.invoke(app, ["restore", str(tmp_path / "b.tar"), "--data", str(other)])
    assert (back.exit_code, back.output) == (0, f"1 table restored to {other}.\n")
    again = runner.invoke(app, ["restore", str(tmp_path / "b.tar"), "--data", str(other)])
    assert (again.exit_code, "--replace" in again.output) == (2, True)
    missing = runner.invoke(app, ["restore", str(tmp_path / "nothing"), "--data", str(other)])
    assert missing.exit_code == 2
    before = (tmp_path / "b.tar").read_bytes()
    there = runner.invoke(app, ["backup", str(tmp_path / "b.tar"), "--data", str(source)])
    assert (there.exit_code, there.output) == (
        2,
        f"{tmp_path / 'b.tar'}: This file exists already. With --force it is replaced.\n",
    )
    assert (tmp_path / "b.tar").read_bytes() == before
    forced = ["backup", str(tmp_path / "b.tar"), "--force", "--data", str(source)]
    polish = runner.invoke(app, [*forced, "--language", "pl"])
    assert polish.output.startswith(f"Zapisano 1 stół w pliku {tmp_path / 'b.tar'}.")
    portuguese = ["restore", str(tmp_path / "b.tar"), "--data", str(other), "--language", "pt"]
    assert runner.invoke(app, portuguese).output == f"{other}: Aqui já há jogos. Com --replace são substituídos.\n"
    assert runner.invoke(app, [*portuguese, "--replace"]).output == f"1 mesa reposta em {other}.\n"
    assert {path.name for path in other.iterdir()} <= {FILE, SECRET, LOCK}


def test_a_backup_that_fails_leaves_nothing_and_names_what_the_user_named(tmp_path: Path):
    new, bad = tmp_path / "new", tmp_path / "bad.tar"
    bad.write_bytes(b"no archive" * 100)
    refused = runner.invoke(app, ["restore", str(bad), "--data", str(new)])
    assert (refused.exit_code, refused.output.startswith(f"{bad}: ")) == (2, True)
    assert not new.exists()

    source = tmp_path / "house"
    source.mkdir()
    (source / FILE).write_bytes(b"no database" * 500)
    refused = runner.invoke(app, ["backup", str(tmp_path / "b.tar"), "--data", str(source)])
    assert (refused.exit_code, refused.output.startswith(f"{source / FILE}: The games cannot be read")) == (2, True)
    assert not (tmp_path / "b.tar").exists()
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith(".")] == []


def test_troubles_with_temporary_files_are_named_by_the_file_that_was_asked_for(tmp_path: Path, monkeypatch):
    source = tmp_path / "house"
    source.mkdir()
    (source / FILE).touch()

    def full(*_: object, **near: object) -> None:
        raise OSError(28, "No space left on device", f"{near['dir']}/{near['prefix']}x1y2")

    monkeypatch.setattr("ludoteka.store.backup.tempfile.TemporaryDirectory", full)
    refused = runner.invoke(app, ["backup", str(tmp_path / "b.tar"), "--data", str(source)])
    assert refused.output == f"{tmp_path / 'b.tar'}: No space left on device.\n"
