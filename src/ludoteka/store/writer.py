"""One thread that writes the entries of all tables. What arrives while the disk is busy shares the next commit.

Each append is still all or nothing, and returns only when it is on the disk; but the disk is waited for once for many
tables, not once for each. An error is raised for the one who waits, and the thread goes on.
"""

import asyncio
import queue
import threading
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Engine, bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError, OperationalError

from ludoteka.table.storage import Conflict, TableUnknown, now

from .engines import is_away
from .schema import ENTRIES, PULSE, TABLES

MOST_TOGETHER = 256
MOST_TOUCHED = 100_000
CLOSING = 20.0  # seconds
HOUR = len("2026-11-17T12")  # of a moment, what names its hour

Outcome = Exception | None
Rows = Sequence[dict[str, Any]]

_INSERT = insert(ENTRIES)
_EXISTS = select(TABLES.c.id).where(TABLES.c.id == bindparam("table"))
_TOUCH = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"), TABLES.c.changed < bindparam("hour"))
    .values(changed=bindparam("moment"))
)


@dataclass(frozen=True)
class _Job:
    """Entries of one table; or none, to see whether any would be written."""

    rows: Rows
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]


class Writer:
    """The thread starts with the first append."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._waiting: list[_Job] = []  # to be written once more; twice does no harm: entries are numbered
        self._touched: dict[str, str] = {}  # of each table, the hour that is noted as its last change

    async def append(self, rows: Rows) -> None:
        await self._do(rows)

    async def beat(self) -> None:
        """Write something that nobody reads, as an append would be written; raise what an append would raise."""
        await self._do(())

    async def close(self) -> None:
        """After all that is waiting is written; but a database that never answers holds nobody up."""
        if self._thread:
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join, CLOSING)
            self._thread = None
        self._engine.dispose()

    async def _do(self, rows: Rows) -> None:
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
            self._thread.start()
        loop = asyncio.get_running_loop()
        job = _Job(rows, loop, loop.create_future())
        self._jobs.put(job)
        await job.done

    def _work(self) -> None:
        while self._with_one_connection():
            pass

    def _with_one_connection(self) -> bool:
        """Until something fails, after which it might be of no more use; False when it is time to go."""
        connection: Connection | None = None
        while batch := self._waiting or self._next():
            self._waiting, used = [], connection is not None
            try:
                connection = connection or self._engine.connect()
                _resolve(batch, *self._write(connection, batch))
            except BaseException as error:  # noqa: BLE001 a full disk, or a fault of ours: none of these is written
                if used and isinstance(error, Exception) and is_away(error):
                    self._waiting = batch  # the database was away meanwhile: once more, with a new connection
                else:
                    _resolve(batch, *[_failure(error)] * len(batch))
                break
        if connection:
            with suppress(Exception):
                connection.invalidate()
        return bool(batch)

    def _next(self) -> list[_Job]:
        """All that waits, at least one; nothing when it is time to go."""
        jobs = [self._jobs.get()]
        while jobs[-1] is not None and len(jobs) < MOST_TOGETHER and not self._jobs.empty():
            jobs.append(self._jobs.get())
        if jobs[-1] is None and len(jobs) > 1:
            self._jobs.put(None)  # first what was before it
        # All nodes in the same order, so that none waits for another that waits for it.
        return sorted((job for job in jobs if job is not None), key=_table_of)

    def _write(self, connection: Connection, batch: list[_Job]) -> list[Outcome]:
        """All at once; where that cannot be, each by itself, so that only those fail that must."""
        outcomes: list[Outcome]
        try:
            with connection.begin():
                _insert(connection, [row for job in batch for row in job.rows], beat=any(not job.rows for job in batch))
                touched = self._touch(connection, batch)
        except OperationalError:  # the disk is full, or locked, or gone
            raise
        except Exception:  # noqa: BLE001 found again, and raised for the one who waits
            with connection.begin():
                outcomes = [_carry_out(connection, job) for job in batch]
                written = [job for job, outcome in zip(batch, outcomes, strict=True) if outcome is None]
                touched = self._touch(connection, written)
        else:
            outcomes = [None] * len(batch)
        self._touched |= touched
        return outcomes

    def _touch(self, connection: Connection, batch: Iterable[_Job]) -> dict[str, str]:
        """Note when these tables changed, once an hour: it is asked for days later, and would be half of what a move
        writes. Return what has to be remembered as noted once the transaction is on the disk."""
        last = {row["table_id"]: str(row["at"]) for job in batch for row in job.rows[-1:]}
        new = {table: at for table, at in last.items() if self._touched.get(table) != at[:HOUR]}
        if new:
            changes = [{"table": table, "hour": at[:HOUR], "moment": at} for table, at in sorted(new.items())]
            connection.execute(_TOUCH, changes)
        if len(self._touched) > MOST_TOUCHED:
            self._touched.clear()
        return {table: at[:HOUR] for table, at in new.items()}


def _table_of(job: _Job) -> str:
    return str(job.rows[0]["table_id"]) if job.rows else ""


def _insert(connection: Connection, rows: Rows, *, beat: bool) -> None:
    if rows:
        connection.execute(_INSERT, rows)
    if beat and connection.execute(update(PULSE).values(at=now())).rowcount == 0:
        connection.execute(insert(PULSE).values(id=0, at=now()))


def _carry_out(connection: Connection, job: _Job) -> Outcome:
    """Wholly or not at all, whatever the others in the batch do."""
    try:
        with connection.begin_nested():
            _insert(connection, job.rows, beat=not job.rows)
    except OperationalError:
        raise
    except IntegrityError:
        row = job.rows[0]
        if connection.execute(_EXISTS, {"table": row["table_id"]}).first() is None:
            return TableUnknown(row["table_id"])
        return Conflict(f"entry {row['n']} of table {row['table_id']} is already written")
    except Exception as error:  # noqa: BLE001 raised for the one who waits
        return error
    return None


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
