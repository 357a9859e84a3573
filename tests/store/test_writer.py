"""The thread that writes: whatever goes wrong in it, nobody waits for ever, and the next move is written."""

import asyncio
import sqlite3
import threading
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection
from sqlalchemy.exc import DataError

from ludoteka.store import open_store
from ludoteka.store.engines import Place
from ludoteka.store.sql import SqlStore, _row
from ludoteka.store.writer import Writer, _Job
from ludoteka.table.storage import Conflict, LogLine
from tools.postgresql import Cluster

from .test_store import LINES, TABLE, THEN

PATIENCE = 30  # seconds; only a failing test needs them


@pytest.fixture
async def store(place: Place):
    opened = await open_store(place)
    for name in ("abc", "def"):
        await opened.create(replace(TABLE, id=name))
    yield opened
    await opened.close()


async def appended(store: SqlStore, *names: str, lines: list[LogLine] = LINES) -> list[BaseException | None]:
    async with asyncio.timeout(PATIENCE):
        return await asyncio.gather(*(store.append(name, 0, lines) for name in names), return_exceptions=True)


async def ready(store: SqlStore) -> bool:
    async with asyncio.timeout(PATIENCE):
        return await store.writable()


async def test_an_error_that_is_not_the_databases_costs_its_own_move_only(store: SqlStore):
    impossible = [LogLine("1", "978@c3", 0, THEN, 10**30)]
    async with asyncio.timeout(PATIENCE):
        outcomes = await asyncio.gather(
            store.append("abc", 0, impossible), store.append("def", 0, LINES), return_exceptions=True
        )
    assert isinstance(outcomes[0], OverflowError | DataError), outcomes  # as SQLite says it, and PostgreSQL
    assert outcomes[1] is None
    assert (await store.load("abc"))[1] == []
    assert (await store.load("def"))[1] == LINES
    assert await appended(store, "abc") == [None]


@pytest.mark.parametrize(("failure", "reported"), [(MemoryError("no room"), MemoryError), (SystemExit(), RuntimeError)])
async def test_after_any_failure_the_next_move_is_written(
    store: SqlStore, monkeypatch: pytest.MonkeyPatch, failure: BaseException, reported: type[Exception]
):
    def fail(*_: Any) -> None:
        raise failure

    with monkeypatch.context() as broken:
        broken.setattr(Writer, "_write", fail)
        outcomes = await appended(store, "abc", "def")
        assert [type(outcome) for outcome in outcomes] == [reported] * 2
        assert not await ready(store)
    assert await appended(store, "abc") == [None]
    assert await ready(store)


async def test_a_connection_that_is_broken_is_replaced(store: SqlStore, monkeypatch: pytest.MonkeyPatch):
    assert await appended(store, "abc") == [None]

    def close(_: Writer, connection: Connection, *__: Any) -> None:
        connection.connection.close()
        raise sqlite3.ProgrammingError("Cannot operate on a closed database.")

    with monkeypatch.context() as broken:
        broken.setattr(Writer, "_write", close)
        assert [type(outcome) for outcome in await appended(store, "def")] == [sqlite3.ProgrammingError]
    assert await appended(store, "def") == [None]


async def test_a_conflict_at_one_table_does_not_hide_that_others_have_changed(store: SqlStore):
    """Else they would be removed as abandoned."""
    assert await appended(store, "abc") == [None]
    later, loop = replace(LINES[0], at="2025-03-01T12:00:00.000+00:00"), asyncio.get_running_loop()
    batch = [_Job([_row(name, 0, later)], loop, loop.create_future()) for name in ("abc", "def")]
    with store._writer._engine.connect() as connection:
        conflict, written = store._writer._write(connection, batch)
    assert isinstance(conflict, Conflict)
    assert written is None
    assert await store.untouched("2025-02-01") == ["abc"]


async def test_a_database_that_was_restarted_is_not_noticed(cluster: Cluster):
    store = await open_store(cluster.new_database())
    try:
        for name in ("abc", "def"):
            await store.create(replace(TABLE, id=name))
        assert await appended(store, "abc") == [None]
        cluster.stop()
        cluster.start()
        assert await appended(store, "def") == [None]
        assert (await store.load("def"))[1] == LINES
    finally:
        await store.close()


async def test_two_servers_that_write_to_the_same_tables_never_wait_for_each_other(cluster: Cluster):
    """Each in its own order, they would: PostgreSQL ends one of two transactions that wait for each other."""
    place = cluster.new_database()
    one, two = await open_store(place), await open_store(place)
    names = [f"t{n}" for n in range(40)]
    try:
        for name in names:
            await one.create(replace(TABLE, id=name))
        for n in range(0, 10 * len(LINES), len(LINES)):
            async with asyncio.timeout(PATIENCE):
                outcomes = await asyncio.gather(
                    *(one.append(name, n, LINES) for name in names),
                    *(two.append(name, n, LINES) for name in reversed(names)),
                    return_exceptions=True,
                )
            assert {type(outcome) for outcome in outcomes} == {type(None), Conflict}
            assert outcomes.count(None) == len(names)
    finally:
        await one.close()
        await two.close()
    assert cluster.execute(place, "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()") == [(0,)]


async def test_a_database_that_never_answers_does_not_keep_a_server_from_closing(
    place: Place, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("ludoteka.store.writer.CLOSING", 0.05)
    store, asked, answers = await open_store(place), threading.Event(), threading.Event()

    def write(*args: Any) -> list[Any]:
        asked.set()
        answers.wait()
        return [None]

    monkeypatch.setattr(Writer, "_write", write)
    move = asyncio.create_task(store.append("abc", 0, LINES))
    await asyncio.to_thread(asked.wait)
    async with asyncio.timeout(10):
        await store.close()
    answers.set()
    await move
