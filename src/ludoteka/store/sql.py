"""The store in SQL, by SQLAlchemy Core, the same for SQLite and PostgreSQL. How their connections are set up is in
`engines.py`; what looks for damage is SQLite's alone."""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Row, delete, insert, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from ludoteka.core.errors import Refused
from ludoteka.table.storage import Conflict, LogLine, SeatRow, StoreAway, TableMeta, TableRow, TableUnknown, now

from .engines import FILE, Engines, Place, connect_to, is_away, name_of, reason
from .migrate import migrate
from .schema import ENTRIES, LIVE, SITTINGS, TABLES
from .writer import Writer

LOG = logging.getLogger(__name__)
MOST_AT_ONCE = 1000  # tables in one list
PATIENCE = 5.0  # seconds for a database elsewhere: one that is frozen answers nothing, and closes nothing


class SqlStore:
    """A `TableStore`: every method is one transaction."""

    def __init__(self, place: Place, engines: Engines) -> None:
        self.engines = engines
        self._place = place
        self._writer = Writer(engines.writing)
        self.away = False  # does not answer
        self.sound = True  # as far as is known: `examine` looks
        self.damaged: frozenset[str] = frozenset()  # tables that cannot be read any more

    async def create(self, table: TableRow) -> None:
        row = {
            "id": table.id,
            "game": table.game,
            "rules": table.rules,
            "options": table.options,
            "components": table.components,
            "seed": table.seed,
            "commitment": table.commit,
            "created": table.created,
            "changed": table.created,
            "deal": table.deal,
            "revision": table.revision,
            **_amendable(table),
        }
        async with self.answering(), self.engines.general.begin() as connection:
            try:
                await connection.execute(insert(TABLES).values(row))
            except IntegrityError as error:
                raise Conflict(f"table {table.id} is already there") from error

    async def amend(self, table: TableRow) -> None:
        this = update(TABLES).where(TABLES.c.id == table.id, TABLES.c.revision == table.revision)
        amended = this.values(revision=table.revision + 1, changed=now(), **_amendable(table))
        async with self.answering(), self.engines.general.begin() as connection:
            written = await connection.execute(amended)
        if written.rowcount == 0:
            raise Conflict(f"revision {table.revision + 1} of table {table.id} is already written")

    async def sharing(self, deal: str) -> list[TableRow]:
        found = select(TABLES).where(TABLES.c.deal == deal).order_by(TABLES.c.created)
        async with self.answering(), self.engines.reading.connect() as connection:
            return [table_row(row) for row in await connection.execute(found)]

    async def load(self, table: str) -> tuple[TableRow, list[LogLine]]:
        entries = ENTRIES.c
        columns = select(entries.actor, entries.action, entries.undone, entries.at, entries.spent)
        with _readable(table):
            async with self.answering(), self.engines.reading.connect() as connection:
                row = (await connection.execute(select(TABLES).where(TABLES.c.id == table))).one_or_none()
                if row is None:
                    raise TableUnknown(table)
                found = await connection.execute(columns.where(entries.table_id == table).order_by(entries.n))
                return table_row(row), [LogLine(*entry) for entry in found]

    async def append(self, table: str, n: int, lines: Sequence[LogLine]) -> None:
        async with self.answering():
            await self._writer.append([_row(table, number, line) for number, line in enumerate(lines, start=n)])

    async def untouched(self, since: str) -> list[str]:
        old = select(TABLES.c.id).where(TABLES.c.changed < since).order_by(TABLES.c.changed).limit(MOST_AT_ONCE)
        async with self.answering(), self.engines.reading.connect() as connection:
            return list((await connection.execute(old)).scalars())

    async def delete(self, table: str) -> None:
        async with self.answering(), self.engines.general.begin() as connection:
            # First of all, so that no other node writes anything to it meanwhile.
            await connection.execute(select(TABLES.c.id).where(TABLES.c.id == table).with_for_update())
            await connection.execute(delete(ENTRIES).where(ENTRIES.c.table_id == table))
            await connection.execute(delete(LIVE).where(LIVE.c.table_id == table))
            await connection.execute(delete(SITTINGS).where(SITTINGS.c.table_id == table))
            gone = await connection.execute(delete(TABLES).where(TABLES.c.id == table))
        if gone.rowcount == 0:
            raise TableUnknown(table)

    async def writable(self) -> bool:
        """Would a move be written now? Something is, in the same way, and nobody is notified."""
        try:
            async with self.answering():
                await self._writer.beat()
        except StoreAway:
            return False
        except Exception:
            LOG.exception("the store takes no writes")
            return False
        return True

    async def examine(self) -> None:
        """Look for damage: a bad disk, a copy taken by other means than ours. Quick, unless there is any. PostgreSQL
        has its own ways."""
        if not self.engines.is_sqlite:
            return
        async with self.engines.general.connect() as connection:
            found = (await connection.exec_driver_sql("PRAGMA quick_check(1)")).scalar_one()
        self.sound = found == "ok"
        if not self.sound:
            self.damaged = frozenset([name for name in await self._names() if not await self._can_be_read(name)])

    async def _names(self) -> set[str]:
        """Of all tables, from wherever they still stand."""
        names: set[str] = set()
        for place in ("id FROM tables ORDER BY id", "id FROM tables NOT INDEXED", "DISTINCT table_id FROM entries"):
            with suppress(DBAPIError):
                async with self.engines.general.connect() as connection:
                    async for row in await connection.stream(text(f"SELECT {place}")):
                        names.add(row[0])
        return names

    async def _can_be_read(self, table: str) -> bool:
        try:
            await self.load(table)
        except Refused:
            return False
        return True

    @asynccontextmanager
    async def answering(self) -> AsyncIterator[None]:
        """StoreAway, where a database elsewhere does not answer, or not in time. The log has a line when that begins,
        and one when it is over, not one for every move."""
        try:
            async with asyncio.timeout(None if self.engines.is_sqlite else PATIENCE):
                yield
        except Exception as error:
            if not is_away(error):
                raise
            if not self.away:
                LOG.error("The store %s does not answer: %s.", name_of(self._place), reason(error, self._place))
            self.away = True
            raise StoreAway from error
        if self.away:
            self.away = False
            LOG.warning("The store %s answers again.", name_of(self._place))

    async def close(self) -> None:
        await self._writer.close()
        await self.engines.dispose()


async def open_store(place: Place) -> SqlStore:
    """The store in a folder or at a URL, brought to the schema of this version."""
    if isinstance(place, Path):
        (place / FILE).touch(mode=0o600)  # the seeds of running games are nobody's business; SQLite keeps the mode
    engines = connect_to(place)
    try:
        await migrate(engines.general)
    except BaseException as error:
        await engines.dispose()
        if isinstance(error, DBAPIError):  # for people, without SQL: no right to write there, no database at all
            raise _not_opened(place, error) from error
        raise
    return SqlStore(place, engines)


def _not_opened(place: Place, error: DBAPIError) -> Exception:
    if isinstance(place, Path):
        return OSError(f"The games in {place / FILE} cannot be opened: {error.orig}.")
    return Refused("store-unreachable", store=name_of(place), why=reason(error, place))


async def find_damage(folder: Path) -> frozenset[str] | None:
    """The tables in a folder that cannot be read any more, of which there may be none; None, if nothing is damaged. A
    server may be running on it, and nothing is changed."""
    store = SqlStore(folder, connect_to(folder, changing=False))
    try:
        await store.examine()
    except DBAPIError:  # not even a database
        return frozenset()
    finally:
        await store.close()
    return None if store.sound else store.damaged


@contextmanager
def _readable(table: str) -> Iterator[None]:
    """Refused, where a table is there and cannot be read."""
    try:
        yield
    except DBAPIError as error:
        code = getattr(error.orig, "sqlite_errorcode", 0)
        if code & 0xFF not in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB) and "decode" not in str(error.orig):
            raise
        raise Refused("table-damaged", place=table) from error
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Refused("table-damaged", place=table) from error


def table_row(row: Row[Any]) -> TableRow:
    return TableRow(
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=row.options,
        seats=msgspec.json.decode(row.seats, type=tuple[SeatRow, ...]),
        seed=row.seed,
        commit=row.commitment,
        components=row.components,
        created=row.created,
        stage=row.stage,
        deal=row.deal,
        meta=msgspec.json.decode(row.company, type=TableMeta),
        revision=row.revision,
    )


def _amendable(table: TableRow) -> dict[str, str]:
    """What may change as long as the table exists."""
    return {
        "stage": table.stage,
        "seats": msgspec.json.encode(table.seats).decode(),
        "company": msgspec.json.encode(table.meta).decode(),
    }


def _row(table: str, n: int, line: LogLine) -> dict[str, object]:
    return {
        "table_id": table,
        "n": n,
        "actor": line.actor,
        "action": line.text,
        "undone": line.undone,
        "at": line.at,
        "spent": line.spent,
    }
