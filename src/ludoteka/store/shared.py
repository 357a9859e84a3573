"""What nodes that share a database ask of it besides the games: `table.nodes.SharedStore`, and who is alive."""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from typing import Any, NamedTuple, TypeVar

import msgspec
from sqlalchemy import (
    ColumnElement,
    Double,
    Row,
    Select,
    and_,
    bindparam,
    delete,
    func,
    insert,
    literal_column,
    or_,
    select,
    update,
)
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteka.table.live_state import LiveState
from ludoteka.table.nodes import Head, ListedTable, News, StoredState
from ludoteka.table.storage import Conflict, LogLine, TableUnknown

from .schema import CLUSTER, ENTRIES, LIVE, NODES, TABLES
from .sql import SqlStore, table_row

TOGETHER = 500  # tables asked for in one statement
MOST_DUE = 200
MOST_LISTED = 200
MOST_TOGETHER = 1000  # states looked at in one transaction
DOWNTIME = 5.0  # seconds without a beat of any node, after which what was open starts again
# The database's own clock, in seconds.
NOW = {
    "postgresql": "EXTRACT(EPOCH FROM clock_timestamp())::double precision",
    "sqlite": "(julianday('now') - 2440587.5) * 86400.0",
}
# Made once: it is asked at every node that follows, for every move.
NEWS = (
    select(
        TABLES.c.revision,
        func.coalesce(LIVE.c.version, 0),
        *(ENTRIES.c.actor, ENTRIES.c.action, ENTRIES.c.undone, ENTRIES.c.at, ENTRIES.c.spent),
    )
    .select_from(
        TABLES.outerjoin(LIVE, LIVE.c.table_id == TABLES.c.id).outerjoin(
            ENTRIES, and_(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.n >= bindparam("known"))
        )
    )
    .where(TABLES.c.id == bindparam("table"))
    .order_by(ENTRIES.c.n)
)

T = TypeVar("T")


class Sign(NamedTuple):
    """How often a node has said that it is alive, and how many seconds ago the last time was."""

    beat: int
    age: float


class Beat(NamedTuple):
    """What a node learns with each of its beats: the time there, since when any node has been alive without a gap, and
    the signs of all nodes."""

    now: float
    up_since: float
    signs: dict[str, Sign]


class SqlSharedStore:
    """Uses the connections of the `SqlStore` of the same database."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store
        general = store.engines.general
        self._now: ColumnElement[float] = literal_column(NOW[general.dialect.name], Double)
        self._asking = store.engines.asking
        self._writing = general

    # -- tables -----------------------------------------------------------------------------------------------------

    async def news(self, table: str, known: Head) -> News:
        async def read(connection: AsyncConnection) -> News:
            rows = (await connection.execute(NEWS, {"table": table, "known": known.entries})).all()
            if not rows:
                raise TableUnknown(table)
            revision, version = rows[0][:2]
            lines = [LogLine(*row[2:]) for row in rows if row[2] is not None]
            row = await _row(connection, table) if revision != known.revision else None
            live = await _live(connection, table) if version != known.version else None
            return News(row, lines, live)

        return await self._ask(read)

    async def heads(self, names: Sequence[str]) -> dict[str, Head]:
        """How far these tables are; those that are gone are left out."""
        last = select(func.max(ENTRIES.c.n) + 1).where(ENTRIES.c.table_id == TABLES.c.id).scalar_subquery()
        all_of = select(TABLES.c.id, func.coalesce(last, 0), TABLES.c.revision, func.coalesce(LIVE.c.version, 0))
        joined = all_of.select_from(TABLES.outerjoin(LIVE, LIVE.c.table_id == TABLES.c.id))
        found: dict[str, Head] = {}
        for start in range(0, len(names), TOGETHER):
            some = joined.where(TABLES.c.id.in_(names[start : start + TOGETHER]))
            found |= {row[0]: Head(*row[1:]) for row in await self._all(some)}
        return found

    async def load_live(self, table: str) -> StoredState:
        return await self._ask(lambda connection: _live(connection, table))

    async def save_live(self, table: str, version: int, state: LiveState, *, listed: bool) -> None:
        values: dict[str, Any] = {
            "version": version,
            "state": msgspec.json.encode(state).decode(),
            "driver": state.driver,
            "due": state.due,
            "listed": listed,
            "touched": self._now,
        }
        async with self._store.answering(), self._writing.begin() as connection:
            if version == 1:
                await _insert(connection, table, values)
                return
            before = LIVE.c.table_id == table, LIVE.c.version == version - 1
            if (await connection.execute(update(LIVE).where(*before).values(values))).rowcount == 0:
                raise Conflict(f"version {version} of the live state of table {table} is already written")

    async def listed(self) -> list[ListedTable]:
        newest = (
            select(TABLES, LIVE.c.state)
            .join(LIVE, LIVE.c.table_id == TABLES.c.id)
            .where(LIVE.c.listed, TABLES.c.stage != "over")
            .order_by(TABLES.c.created.desc())
            .limit(MOST_LISTED)
        )
        return [ListedTable(table_row(row), _decode(row.state)) for row in await self._all(newest)]

    async def due(self, others: Iterable[str]) -> list[str]:
        """Tables where somebody is out of time and none of these other nodes is the driver."""
        free = or_(LIVE.c.driver == "", LIVE.c.driver.not_in(list(others)))
        plays = select(TABLES.c.id).where(TABLES.c.id == LIVE.c.table_id, TABLES.c.stage == "playing").exists()
        overdue = select(LIVE.c.table_id).where(LIVE.c.due <= self._now, free, plays)
        return [name for (name,) in await self._all(overdue.order_by(LIVE.c.due).limit(MOST_DUE))]

    async def forget_live(self, seconds: float, alive: frozenset[str]) -> int:
        """Remove what was said and asked at tables where nobody has been for so long and no clock runs; return how
        many."""
        last, forgotten = "", 0
        while page := await self._untouched(seconds, last):
            last = page[-1].table_id
            async with self._store.answering(), self._writing.begin() as connection:
                for row in page:
                    if not alive & _decode(row.state).here.keys():
                        same = LIVE.c.table_id == row.table_id, LIVE.c.version == row.version
                        forgotten += (await connection.execute(delete(LIVE).where(*same))).rowcount
        return forgotten

    async def _untouched(self, seconds: float, after: str) -> Sequence[Any]:
        """The next states, in the order of their tables, that nobody has written for so long and where no clock
        runs."""
        old = select(LIVE.c.table_id, LIVE.c.version, LIVE.c.state).where(
            LIVE.c.due.is_(None), LIVE.c.touched < self._now - seconds, LIVE.c.table_id > after
        )
        return await self._all(old.order_by(LIVE.c.table_id).limit(MOST_TOGETHER))

    # -- questions -------------------------------------------------------------------------------------------------

    async def _all(self, statement: Select[*tuple[Any, ...]]) -> Sequence[Row[*tuple[Any, ...]]]:
        async def read(connection: AsyncConnection) -> Sequence[Row[*tuple[Any, ...]]]:
            return (await connection.execute(statement)).all()

        return await self._ask(read)

    async def _ask(self, read: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Once more if the connection is lost: after a restart of the database, that is noticed by using it."""
        async with self._store.answering():
            try:
                async with self._asking.connect() as connection:
                    return await read(connection)
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
            async with self._asking.connect() as connection:
                return await read(connection)

    # -- nodes ------------------------------------------------------------------------------------------------------

    async def beat(self, node: str) -> Beat:
        """Say that this node is alive."""
        gap = self._now - CLUSTER.c.last_beat > DOWNTIME
        cluster = update(CLUSTER).where(CLUSTER.c.id == 0)
        async with self._store.answering(), self._writing.begin() as connection:
            await connection.execute(cluster.where(gap).values(up_since=self._now))
            await connection.execute(cluster.values(last_beat=self._now))
            this = update(NODES).where(NODES.c.id == node).values(beat=NODES.c.beat + 1, seen=self._now)
            if (await connection.execute(this)).rowcount == 0:
                await connection.execute(insert(NODES).values(id=node, beat=0, seen=self._now))
            signs = await connection.execute(select(NODES.c.id, NODES.c.beat, self._now - NODES.c.seen))
            now, up_since = (await connection.execute(select(self._now, CLUSTER.c.up_since))).one()
            return Beat(now, up_since, {row[0]: Sign(*row[1:]) for row in signs})

    async def leave(self, nodes: Iterable[str]) -> None:
        """These nodes are gone."""
        async with self._store.answering(), self._writing.begin() as connection:
            await connection.execute(delete(NODES).where(NODES.c.id.in_(list(nodes))))

    async def secret(self, offered: bytes) -> bytes:
        """The secret of all nodes: the first that was offered."""
        async with self._store.answering(), self._writing.begin() as connection:
            first = CLUSTER.c.id == 0, CLUSTER.c.secret == b""
            await connection.execute(update(CLUSTER).where(*first).values(secret=offered))
            return bytes((await connection.execute(select(CLUSTER.c.secret))).scalar_one())


async def _row(connection: AsyncConnection, table: str) -> Any:
    row = (await connection.execute(select(TABLES).where(TABLES.c.id == table))).one_or_none()
    if row is None:
        raise TableUnknown(table)
    return table_row(row)


async def _live(connection: AsyncConnection, table: str) -> StoredState:
    this = select(LIVE.c.version, LIVE.c.state).where(LIVE.c.table_id == table)
    row = (await connection.execute(this)).one_or_none()
    return StoredState(row.version, _decode(row.state)) if row else StoredState(0, LiveState())


async def _insert(connection: AsyncConnection, table: str, values: dict[str, Any]) -> None:
    try:
        async with connection.begin_nested():
            await connection.execute(insert(LIVE).values(table_id=table, **values))
    except IntegrityError as error:
        exists = select(TABLES.c.id).where(TABLES.c.id == table)
        if (await connection.execute(exists)).first() is None:
            raise TableUnknown(table) from error
        raise Conflict(f"the live state of table {table} is already there") from error


def _decode(state: str) -> LiveState:
    """What a later version has written and this one does not understand is no reason to fail: nothing of it is part of
    a game."""
    with suppress(msgspec.MsgspecError):
        return msgspec.json.decode(state, type=LiveState)
    return LiveState()
