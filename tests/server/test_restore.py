"""Backups of PostgreSQL, as docs/operations.md says: a dump, and back to a moment before a mistake."""

import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from tools.postgresql import Cluster
from tools.shell import Failure

from .conftest import serving

pytestmark = [pytest.mark.slow, pytest.mark.skipif(sys.platform == "win32", reason="no PostgreSQL there")]
PATIENCE = 60.0
GUIDE = (Path(__file__).parents[2] / "docs" / "operations.md").read_text("utf-8")


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder that belongs to the user who runs PostgreSQL."""
    made = Path(tempfile.mkdtemp(prefix="ludoteka-test-", dir="/tmp"))
    made.chmod(0o755)
    if os.geteuid() == 0:
        shutil.chown(made, "nobody")
    yield made
    shutil.rmtree(made)


@pytest.fixture
def original(folder: Path) -> Iterator[Cluster]:
    try:
        opened = Cluster(data=folder / "original")
    except Failure as why:
        pytest.skip(str(why))
    yield opened
    opened.close()


def own(path: Path) -> None:
    if os.geteuid() == 0:
        shutil.chown(path, "nobody")


def keep_what_is_written(cluster: Cluster, folder: Path) -> None:
    archive = folder / "archive"
    archive.mkdir()
    own(archive)
    for line in GUIDE.splitlines():
        if line.strip().startswith("ALTER SYSTEM SET archive_"):
            cluster.execute(cluster.url("postgres"), line.strip().rstrip(";").replace("/archive", str(archive)))
    cluster.stop()
    cluster.start()


def restored(folder: Path, moment: datetime) -> Cluster:
    """Steps 2 to 4 of the guide."""
    settings = "\n".join(
        line.strip() for line in GUIDE.splitlines() if line.strip().startswith(("restore_command", "recovery_target_"))
    )
    assert settings.count("\n") == 2
    settings = settings.replace("/archive", str(folder / "archive"))
    settings = settings.replace("2026-11-17 18:30:00+00", moment.isoformat(" "))
    with (folder / "base" / "postgresql.auto.conf").open("a") as file:
        file.write(f"{settings}\n")
    (folder / "base" / "recovery.signal").touch()
    own(folder / "base" / "recovery.signal")
    return Cluster(data=folder / "base")


def until_writable(cluster: Cluster, url: Any) -> None:
    deadline = time.monotonic() + PATIENCE
    while cluster.execute(url, "SELECT pg_is_in_recovery()") != [(False,)]:
        assert time.monotonic() < deadline
        time.sleep(0.05)


def until_kept(cluster: Cluster, archive: Path) -> None:
    """All that was written until now."""
    ((last,),) = cluster.execute(cluster.url("postgres"), "SELECT pg_walfile_name(pg_switch_wal())")
    deadline = time.monotonic() + PATIENCE
    while not (archive / last).exists():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def two_folders(tmp_path: Path) -> tuple[Path, Path]:
    first, second = tmp_path / "first", tmp_path / "second"
    first.mkdir()
    second.mkdir()
    return first, second


def test_back_to_a_moment(original: Cluster, folder: Path, tmp_path: Path, client_folder: Path):
    keep_what_is_written(original, folder)
    url = original.database("ludoteka")
    first, second = two_folders(tmp_path)
    with serving(first, client_folder, store=url) as place:
        table, token = place.create("human", "human")
        with place.person(table) as ana:
            ana.enter(token)
            place_of = ["--host", str(original.socket_folder), "--username", "tests"]
            original.run("pg_basebackup", "--checkpoint=fast", *place_of, "--pgdata", str(folder / "base"))
            ana.move(0)  # after the copy, so only in what is kept
        ((moment,),) = original.execute(url, "SELECT clock_timestamp()")
        place.http.delete(f"/api/tables/{table}", headers={"Authorization": f"Bearer {token}"}).raise_for_status()
        assert place.http.get(f"/api/tables/{table}/record").status_code == 404
    until_kept(original, folder / "archive")
    original.stop()
    again = restored(folder, moment)
    try:
        until_writable(again, again.url("ludoteka"))
        # With a new data folder: the secret is in the database.
        with serving(second, client_folder, store=again.url("ludoteka")) as place, place.person(table) as ana:
            assert ana.enter(token)["waiting"] == [1]
            ana.ask("look", seat=1)
            ana.move(1)
    finally:
        again.close()
        original.start()


def test_a_dump_brings_games_and_keys_back(original: Cluster, folder: Path, tmp_path: Path, client_folder: Path):
    url = original.database("ludoteka")
    first, second = two_folders(tmp_path)
    place_of = ["--host", str(original.socket_folder), "--username", "tests"]
    dump = str(folder / "ludoteka.dump")
    with serving(first, client_folder, store=url) as place:
        table, token = place.create("human", "human")
        with place.person(table) as ana:
            ana.enter(token)
            ana.move(0)
            original.run("pg_dump", *place_of, "--format=custom", f"--file={dump}", "--dbname=ludoteka")
    empty = original.database("elsewhere")
    original.run("pg_restore", *place_of, "--no-owner", "--exit-on-error", "--dbname=elsewhere", dump)
    with serving(second, client_folder, store=empty) as place, place.person(table) as ana:
        assert ana.enter(token)["waiting"] == [1]
