"""One thread that writes the entries of all tables. What arrives while the disk is busy shares the next commit.

Each append is still all or nothing, and returns only when it is on the disk; but the disk is waited for once for many
tables, not once for each.
"""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import bindparam, insert, update
from sqlalchemy.dialects import sqlite

from ludoteka.table.ledger import Conflict, unknown

from .schema import ENTRIES, TABLES

MOST_TOGETHER = 256


def _sql(statement: Any) -> str:
    return str(statement.compile(dialect=sqlite.dialect(paramstyle="named")))


_TOUCH = _sql(update(TABLES).where(TABLES.c.id == bindparam("table")).values(changed=bindparam("at")))
_INSERT = _sql(insert(ENTRIES))


@dataclass(frozen=True)
class _Job:
    table: str
    rows: Sequence[dict[str, object]]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]


class Writer:
    """`prepare` sets a connection up; the thread starts with the first append."""

    def __init__(self, file: Path, prepare: Callable[[Any], None]) -> None:
        self._file, self._prepare = file, prepare
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None

    async def append(self, table: str, rows: Sequence[dict[str, object]]) -> None:
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
            self._thread.start()
        loop = asyncio.get_running_loop()
        job = _Job(table, rows, loop, loop.create_future())
        self._jobs.put(job)
        await job.done

    async def close(self) -> None:
        """After all that is waiting is written."""
        if self._thread:
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None

    def _work(self) -> None:
        connection: sqlite3.Connection | None = None
        try:
            while batch := self._next():
                try:
                    if connection is None:
                        connection = sqlite3.connect(self._file, isolation_level=None)
                        self._prepare(connection)
                    outcomes = _write(connection, batch)
                except sqlite3.Error as error:  # a full disk: none of these is written
                    outcomes = [error] * len(batch)
                _tell(batch, outcomes)
        finally:
            if connection:
                connection.close()

    def _next(self) -> list[_Job]:
        """All that waits, at least one; nothing when it is time to go."""
        jobs = [self._jobs.get()]
        while jobs[-1] is not None and len(jobs) < MOST_TOGETHER and not self._jobs.empty():
            jobs.append(self._jobs.get())
        if jobs[-1] is None and len(jobs) > 1:
            self._jobs.put(None)  # first what was before it
        return [job for job in jobs if job is not None]


def _write(connection: sqlite3.Connection, batch: list[_Job]) -> list[Exception | None]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        outcomes = [_append(connection, job) for job in batch]
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return outcomes


def _append(connection: sqlite3.Connection, job: _Job) -> Exception | None:
    if connection.execute(_TOUCH, {"table": job.table, "at": job.rows[-1]["at"]}).rowcount == 0:
        return unknown(job.table)
    connection.execute("SAVEPOINT entry")
    try:
        connection.executemany(_INSERT, job.rows)
    except sqlite3.IntegrityError:
        connection.execute("ROLLBACK TO entry")
        return Conflict(f"entry {job.rows[0]['n']} of table {job.table} is already written")
    finally:
        if connection.in_transaction:
            connection.execute("RELEASE entry")
    return None


def _tell(batch: list[_Job], outcomes: Sequence[Exception | None]) -> None:
    def settle(told: list[tuple[_Job, Exception | None]]) -> None:
        for job, outcome in told:
            if not job.done.done():  # cancelled: nobody waits any more
                job.done.set_exception(outcome) if outcome else job.done.set_result(None)

    for loop in {job.loop for job in batch}:
        pairs = [(job, outcome) for job, outcome in zip(batch, outcomes, strict=True) if job.loop is loop]
        if not loop.is_closed():
            loop.call_soon_threadsafe(settle, pairs)
