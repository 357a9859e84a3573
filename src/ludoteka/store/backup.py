"""Everything of a data folder in one file, taken while people play; and back again.

The file is a tar of the database (copied page by page by SQLite itself, so never half a move) and the secret that signs
the keys to seats. Who has it knows every seed: it is written for its owner's eyes only.
"""

import io
import os
import sqlite3
import tarfile
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from ludoteka.core.errors import Refused

from .engines import FILE
from .folder import SECRET, data_folder
from .lock import FILE as LOCK
from .lock import locked

FILES = (FILE, SECRET)
PAGES = 200  # copied at a time: between two times others may write
MOST_BYTES = 1 << 34


def back_up(folder: Path, file: Path) -> int:
    """Write the backup, or nothing; return how many tables are in it."""
    if not (folder / FILE).is_file():
        raise Refused("backup-nothing", place=str(folder))
    with _named(file), tempfile.TemporaryDirectory(dir=file.parent, prefix=".ludoteka-backup-") as near:
        copy, made = Path(near) / FILE, Path(near) / "made"
        tables = _copy(folder / FILE, copy)
        with tarfile.open(made, "w", format=tarfile.PAX_FORMAT) as archive:
            made.chmod(0o600)
            archive.add(copy, FILE)
            if (folder / SECRET).is_file():
                archive.add(folder / SECRET, SECRET)
        _flush(made)
        made.replace(file)
    _flush(file.parent)
    return tables


def restore(file: Path, folder: Path, *, replace: bool = False) -> int:
    """Put a backup into a data folder; what is there stays, unless it is to be replaced. Checked before anything
    changes. Return how many tables came back."""
    if any((folder / name).exists() for name in FILES) and not replace:
        raise Refused("restore-there", place=str(folder))
    with _named(folder), _made(folder):
        return _restore(file, folder)


def _restore(file: Path, folder: Path) -> int:
    database = folder / FILE
    with locked(folder, "restore-running"):  # a server would go on with what is no longer there
        if database.exists():
            _require_alone(database)
        with tempfile.TemporaryDirectory(dir=folder, prefix=".ludoteka-restore-") as near:
            found = _unpack(file, Path(near))
            tables = _check(found[FILE], file)
            for old in (f"{FILE}-wal", f"{FILE}-shm"):  # of the old database: they would be taken for the new one's
                (folder / old).unlink(missing_ok=True)
            for name, unpacked in found.items():
                _flush(unpacked)
                unpacked.replace(folder / name)
    _flush(folder)
    return tables


@contextmanager
def _named(place: Path) -> Iterator[None]:
    """Troubles with files of our own next to it are named as those of the place that the user knows."""
    try:
        yield
    except OSError as error:
        if str(error.filename or "").find(".ludoteka-") < 0:
            raise
        raise OSError(error.errno, error.strerror, str(place)) from None


@contextmanager
def _made(folder: Path) -> Iterator[None]:
    """Make a folder for the games; if nothing comes of it, it is gone again."""
    there = folder.exists()
    data_folder(folder)
    try:
        yield
    except BaseException:
        if not there:
            (folder / LOCK).unlink(missing_ok=True)
            with suppress(OSError):
                folder.rmdir()
        raise


def _copy(source: Path, copy: Path) -> int:
    try:
        with closing(sqlite3.connect(source)) as running, closing(sqlite3.connect(copy)) as taken:
            running.backup(taken, pages=PAGES, sleep=0.01)
            taken.execute("PRAGMA journal_mode=DELETE")  # one file, without a log next to it
            return _tables(taken)
    except sqlite3.DatabaseError as error:
        raise Refused("backup-source", place=str(source), why=str(error)) from None


def _unpack(file: Path, near: Path) -> dict[str, Path]:
    """Only what we put in, by its name: an archive may come from anybody."""
    found: dict[str, Path] = {}
    try:
        with tarfile.open(file, "r:") as archive:
            for member in archive:
                stream = archive.extractfile(member) if member.isreg() and member.name in FILES else None
                if stream is None or member.size > MOST_BYTES:
                    raise Refused("backup-bad", place=str(file), why=member.name[:100])
                found[member.name] = near / member.name
                _write(found[member.name], stream)
    except tarfile.TarError as error:
        raise Refused("backup-bad", place=str(file), why=str(error)) from None
    if FILE not in found:
        raise Refused("backup-bad", place=str(file), why=FILE)
    return found


def _write(path: Path, stream: object) -> None:
    assert isinstance(stream, io.BufferedIOBase)
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        while piece := stream.read(1 << 20):
            file.write(piece)


def _check(database: Path, file: Path) -> int:
    try:
        with closing(sqlite3.connect(database)) as connection:
            sound = connection.execute("PRAGMA integrity_check").fetchone()[0]
            connection.execute("SELECT version_num FROM alembic_version").fetchone()
            tables = _tables(connection)
    except sqlite3.DatabaseError as error:
        raise Refused("backup-bad", place=str(file), why=str(error)) from None
    if sound != "ok":
        raise Refused("backup-bad", place=str(file), why=str(sound)[:200])
    return tables


def _tables(connection: sqlite3.Connection) -> int:
    count: int = connection.execute("SELECT count(*) FROM tables").fetchone()[0]
    return count


def _require_alone(database: Path) -> None:
    """Nor may any other program have it open."""
    try:
        with closing(sqlite3.connect(database, timeout=0.5)) as connection:
            connection.execute("PRAGMA locking_mode=EXCLUSIVE")
            connection.execute("BEGIN EXCLUSIVE")
            connection.rollback()
    except sqlite3.OperationalError:
        raise Refused("restore-running", place=str(database)) from None
    except sqlite3.DatabaseError:
        pass  # no database at all: a good reason to restore one


def _flush(path: Path) -> None:
    """On the disk, not only on its way."""
    if os.name == "nt" and path.is_dir():
        return
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
