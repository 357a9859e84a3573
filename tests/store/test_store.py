"""The log on the disk: what was acknowledged is there, in order, once."""

import asyncio
import sqlite3
import stat
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from msgspec.structs import replace
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from ludoteka.core.errors import Refused
from ludoteka.store import data_folder, open_store, writer
from ludoteka.store.engines import FILE, Place
from ludoteka.store.schema import METADATA
from ludoteka.store.sql import SqlStore
from ludoteka.table.storage import Conflict, LogLine, SeatRow, TableMeta, TableRow, TableStore, TableUnknown
from ludoteka.table.wire import Clock, Terms
from tools.postgresql import Cluster

TABLE = TableRow(
    id="abc",
    game="some-game",
    rules=1,
    options="board=base",
    seats=(SeatRow(kind="human", name="Ana"), SeatRow(kind="bot:casual", name="Łukasz")),
    seed=bytes(range(32)),
    commit="sha256:00",
    components="tile,symbol\n",
    created="2025-01-01T00:00:00.000+00:00",
)
THEN = "2025-01-01T00:00:01.000+00:00"
LINES = [LogLine("0", "draw 978", 0, THEN), LogLine("1", "978@c3", 0, THEN), LogLine("1", "", 1, THEN)]


@pytest.fixture
async def store(place: Place):
    opened = await open_store(place)
    await opened.create(TABLE)
    yield opened
    await opened.close()


async def test_a_table_comes_back_as_it_was_created(store: SqlStore):
    interface: TableStore = store  # it holds
    assert await interface.load("abc") == (TABLE, [])


async def test_entries_come_back_in_order(store: SqlStore):
    await store.append("abc", 0, LINES[:1])
    await store.append("abc", 1, LINES[1:])
    assert await store.load("abc") == (TABLE, LINES)


async def test_of_two_writers_at_the_same_entry_one_loses_and_leaves_no_trace(store: SqlStore):
    await store.append("abc", 0, LINES[:2])
    with pytest.raises(Conflict, match="entry 1 of table abc"):
        await store.append("abc", 1, [LogLine("2", "978@a1", 0, THEN), LogLine("0", "draw 156", 0, THEN)])
    assert (await store.load("abc"))[1] == LINES[:2]
    await store.append("abc", 3, LINES[2:])  # what no table would do: it leaves a gap
    with pytest.raises(Conflict, match="entry 2 of table abc"):
        await store.append("abc", 2, LINES[:2])
    assert (await store.load("abc"))[1] == LINES, "nothing of the two, though the first found its place free"


async def test_two_stores_on_one_database_see_each_other(store: SqlStore, place: Place):
    other = await open_store(place)
    await other.append("abc", 0, LINES)
    assert (await store.load("abc"))[1] == LINES
    with pytest.raises(Conflict):
        await store.append("abc", 0, LINES)
    await other.close()


async def test_an_unknown_table_is_refused(store: SqlStore):
    with pytest.raises(Refused, match="table-unknown"):
        await store.load("nope")
    with pytest.raises(Refused, match="table-unknown"):
        await store.append("nope", 0, LINES)


async def test_everything_is_there_after_opening_again(store: SqlStore, place: Place):
    await store.append("abc", 0, LINES)
    await store.close()
    again = await open_store(place)
    assert await again.load("abc") == (TABLE, LINES)
    await again.close()


async def test_commits_are_durable(tmp_path: Path):
    store = await open_store(tmp_path)
    with store.engines.writing.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL
    async with store.engines.general.connect() as connection:
        assert (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar() == "wal"
        assert (await connection.exec_driver_sql("PRAGMA synchronous")).scalar() == 2
    await store.close()


@pytest.mark.parametrize(("usual", "ours"), [("off", "on"), ("on", "on"), ("remote_apply", "remote_apply")])
async def test_commits_are_durable_whatever_is_usual_there(cluster: Cluster, usual: str, ours: str):
    url = cluster.new_database()
    cluster.execute(url, f"ALTER DATABASE {url.database} SET synchronous_commit = {usual}")
    store, show = await open_store(url), "SHOW synchronous_commit"
    with store.engines.writing.connect() as connection:
        assert connection.exec_driver_sql(show).scalar() == ours
        connection.rollback()
        assert connection.exec_driver_sql(show).scalar() == ours
    async with store.engines.general.connect() as connection:
        assert (await connection.exec_driver_sql(show)).scalar() == ours
    await store.close()


@pytest.mark.skipif(sys.platform == "win32", reason="no modes there")
async def test_nobody_else_can_read_the_seeds(tmp_path: Path):
    store = await open_store(tmp_path)
    await store.create(TABLE)
    await store.append("abc", 0, LINES)
    assert modes(tmp_path) == {0o600}
    await store.close()


def modes(folder: Path) -> set[int]:
    return {stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}


async def test_the_migrations_lead_to_the_schema_of_the_code(store: SqlStore):
    async with store.engines.general.connect() as connection:
        differences = await connection.run_sync(lambda c: compare_metadata(MigrationContext.configure(c), METADATA))
    assert differences == []


async def test_a_database_from_a_later_version_is_refused_in_words(store: SqlStore, place: Place):
    with store.engines.writing.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(Refused, match="data-newer"):
        await open_store(place)


async def test_a_file_that_is_no_database_is_a_sentence(tmp_path: Path):
    (tmp_path / FILE).write_bytes(b"something else entirely" * 100)
    with pytest.raises(OSError, match="cannot be opened: file is not a database"):
        await open_store(tmp_path)


def test_the_data_folder_can_be_chosen_and_is_private(tmp_path: Path, monkeypatch):
    monkeypatch.setenv("LUDOTEKA_DATA", str(tmp_path / "from-environment"))
    assert data_folder() == tmp_path / "from-environment"
    chosen = data_folder(tmp_path / "deep" / "chosen")
    assert chosen == tmp_path / "deep" / "chosen"
    if sys.platform != "win32":
        assert stat.S_IMODE(chosen.stat().st_mode) == 0o700


async def test_the_row_of_a_table_is_changed_by_compare_and_set(store: SqlStore):
    meta = TableMeta(host="ana", terms=Terms(public=True, clock=Clock(kind="move", seconds=30)), scores=(1, 2))
    changed = replace(TABLE, stage="over", seats=(SeatRow(kind="open", person="ana", share="a1"),), meta=meta)
    await store.amend(changed)
    assert await store.load("abc") == (replace(changed, revision=1), [])
    with pytest.raises(Conflict, match="revision 1 of table abc"):
        await store.amend(TABLE)
    assert (await store.load("abc"))[0] == replace(changed, revision=1)
    await store.amend(replace(TABLE, revision=1))
    with pytest.raises(Conflict):
        await store.amend(replace(TABLE, id="nope"))


async def test_tables_with_one_deal_are_found_together(store: SqlStore):
    assert await store.sharing("duplicate:1") == []
    tables = [replace(TABLE, id=f"t{n}", deal="duplicate:1", created=f"2025-01-0{n}") for n in (2, 1)]
    for table in tables:
        await store.create(table)
    assert await store.sharing("duplicate:1") == tables[::-1]


async def test_the_time_of_a_move_is_stored(store: SqlStore):
    line = LogLine("1", "978@c3", 0, THEN, 1234 + 100 * 24 * 3600 * 1000)  # a hundred days are allowed
    await store.append("abc", 0, [line])
    assert (await store.load("abc"))[1] == [line]


async def test_many_tables_written_at_once_do_not_disturb_each_other(store: SqlStore):
    """They share a commit; the one that comes too late, and the one that is not there, fail alone."""
    tables = [msgspec.structs.replace(TABLE, id=f"t{n}") for n in range(20)]
    for table in tables:
        await store.create(table)
    await store.append("t7", 0, LINES[:1])
    written = await asyncio.gather(
        *(store.append(table.id, 0, LINES) for table in tables), store.append("nope", 0, LINES), return_exceptions=True
    )
    assert [type(outcome) for outcome in written if outcome] == [Conflict, TableUnknown]
    for table in tables:
        assert (await store.load(table.id))[1] == (LINES[:1] if table.id == "t7" else LINES)


async def test_what_the_disk_does_not_take_is_not_there_and_later_all_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    store = await open_store(tmp_path)
    await store.create(TABLE)
    await store.append("abc", 0, LINES[:1])
    other = sqlite3.connect(tmp_path / FILE)
    pages = other.execute("PRAGMA page_count").fetchone()[0]
    other.close()
    real = writer._insert

    def full(connection: Connection, rows: Any, *, beat: bool) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")
        real(connection, rows, beat=beat)

    with monkeypatch.context() as broken:
        broken.setattr(writer, "_insert", full)
        huge = [LogLine("1", "x" * 100_000, 0, THEN)]
        with pytest.raises(OperationalError, match="full") as failed:
            await store.append("abc", 1, huge)
    assert "xxx" not in str(failed.value), "it is logged, and the move may be secret"
    assert (await store.load("abc"))[1] == LINES[:1]
    await store.append("abc", 1, LINES[1:2])
    assert (await store.load("abc"))[1] == LINES[:2]
    await store.close()


async def test_a_restart_of_the_database_costs_neither_a_read_nor_an_append(cluster: Cluster):
    store = await open_store(cluster.new_database())
    await store.create(TABLE)
    await store.append("abc", 0, LINES[:1])
    cluster.stop()
    cluster.start()
    assert (await store.load("abc"))[1] == LINES[:1]
    await store.append("abc", 1, LINES[1:])
    assert (await store.load("abc"))[1] == LINES
    await store.close()


async def test_tables_are_found_by_how_long_nobody_has_touched_them(store: SqlStore):
    for day in (3, 1, 2):
        await store.create(replace(TABLE, id=f"day{day}", created=f"2024-01-0{day}"))
    assert await store.untouched("2024-01-03") == ["day1", "day2"]
    await store.append("day1", 0, [replace(LINES[0], at="2024-01-04")])
    await store.amend(replace(TABLE, id="day2"))  # somebody has sat down, just now
    assert await store.untouched("2024-01-05") == ["day3", "day1"]
    assert await store.untouched("2023-12-31") == []
