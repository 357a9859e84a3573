"""The thread that writes: whatever goes wrong in it, nobody waits for ever, and the next move is written."""

import asyncio
import sqlite3
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
