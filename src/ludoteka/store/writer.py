"""One thread that writes the entries of all tables. What arrives while the disk is busy shares the next commit.

Each append is still all or nothing, and returns only when it is on the disk; but the disk is waited for once for many
tables, not once for each. An error is raised for the one who waits, and the thread goes on.
"""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import bindparam, insert, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.dialects.sqlite import insert as upsert

from ludoteka.table.storage import Conflict, now, unknown

from .schema import ENTRIES, PULSE, TABLES

MOST_TOGETHER = 256
HOUR = len("2026-11-17T12")  # of a moment, what names its hour

Act = Callable[[sqlite3.Connection], None]
Outcome = Exception | None


def _sql(statement: Any) -> str:
    return str(statement.compile(dialect=sqlite.dialect(paramstyle="named")))


# When a table changed is asked for days later: to note it once an hour saves half of what a move writes.
_TOUCH = _sql(
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"), TABLES.c.changed < bindparam("hour"))
    .values(changed=bindparam("at"))
)
_INSERT = _sql(insert(ENTRIES))
_BEAT = _sql(upsert(PULSE).on_conflict_do_update(index_elements=["id"], set_={"at": bindparam("now")}))


@dataclass(frozen=True)
class _Job:
    act: Act
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]


class Writer:
    """`prepare` sets a connection up; the thread starts with the first append."""

    def __init__(self, file: Path, prepare: Callable[[Any], None]) -> None:
        self._file, self._prepare = file, prepare
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None

    async def append(self, table: str, rows: Sequence[dict[str, object]]) -> None:
        await self._do(partial(_append, table=table, rows=rows))

    async def beat(self) -> None:
        """Write something that nobody reads, as an append would be written; raise what an append would raise."""
        await self._do(_beat)

    async def close(self) -> None:
        """After all that is waiting is written."""
        if self._thread:
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None

    async def _do(self, act: Act) -> None:
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
            self._thread.start()
        loop = asyncio.get_running_loop()
        job = _Job(act, loop, loop.create_future())
        self._jobs.put(job)
        await job.done

    def _work(self) -> None:
        while self._with_one_connection():
            pass

    def _with_one_connection(self) -> bool:
        """Until something fails, after which it might be of no more use; False when it is time to go."""
        connection: sqlite3.Connection | None = None
        while batch := self._next():
            try:
                if connection is None:
                    connection = sqlite3.connect(self._file, isolation_level=None)
                    self._prepare(connection)
                _resolve(batch, *_write(connection, batch))
            except BaseException as error:  # noqa: BLE001 a full disk, or a fault of ours: none of these is written
                _resolve(batch, *[_failure(error)] * len(batch))
                break
        if connection:
            connection.close()
        return bool(batch)

    def _next(self) -> list[_Job]:
        """All that waits, at least one; nothing when it is time to go."""
        jobs = [self._jobs.get()]
        while jobs[-1] is not None and len(jobs) < MOST_TOGETHER and not self._jobs.empty():
            jobs.append(self._jobs.get())
        if jobs[-1] is None and len(jobs) > 1:
            self._jobs.put(None)  # first what was before it
        return [job for job in jobs if job is not None]


def _write(connection: sqlite3.Connection, batch: list[_Job]) -> list[Outcome]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        outcomes = [_carry_out(connection, job.act) for job in batch]
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return outcomes


def _carry_out(connection: sqlite3.Connection, act: Act) -> Outcome:
    """Wholly or not at all, whatever the others in the batch do."""
    connection.execute("SAVEPOINT act")
    try:
        act(connection)
    except sqlite3.OperationalError:  # it would not be the only one: the disk is full, or locked, or gone
        raise
    except Exception as error:  # noqa: BLE001 raised for the one who waits
        connection.execute("ROLLBACK TO act")
        return error
    finally:
        if connection.in_transaction:
            connection.execute("RELEASE act")
    return None


def _append(connection: sqlite3.Connection, table: str, rows: Sequence[dict[str, object]]) -> None:
    at = str(rows[-1]["at"])
    try:
        connection.executemany(_INSERT, rows)
    except sqlite3.IntegrityError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY:
            raise unknown(table) from None
        raise Conflict(f"entry {rows[0]['n']} of table {table} is already written") from None
    connection.execute(_TOUCH, {"table": table, "at": at, "hour": at[:HOUR]})


def _beat(connection: sqlite3.Connection) -> None:
    at = now()
    connection.execute(_BEAT, {"id": 0, "at": at, "now": at})


def _failure(error: BaseException) -> Exception:
    """What would end a thread must not end the loop of those who wait."""
    return error if isinstance(error, Exception) else RuntimeError(f"the writer was stopped: {error!r}")


def _resolve(batch: list[_Job], *outcomes: Outcome) -> None:
    def settle(settled: list[tuple[_Job, Outcome]]) -> None:
        for job, outcome in settled:
            if not job.done.done():  # cancelled: nobody waits any more
                job.done.set_exception(outcome) if outcome else job.done.set_result(None)

    for loop in {job.loop for job in batch}:
        pairs = [(job, outcome) for job, outcome in zip(batch, outcomes, strict=True) if job.loop is loop]
        with suppress(RuntimeError):  # it is closed: nobody waits there any more
            loop.call_soon_threadsafe(settle, pairs)
