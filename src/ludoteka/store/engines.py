"""What is particular to a database: how its connections are set up. All the rest of the store is one code.

A place is a data folder, which holds the file of SQLite, or the URL of a PostgreSQL database. The URL may hold a
password, so it is never printed: see `name_of`. Nor do errors name what was to be written (`hide_parameters`): they are
logged, and seeds and moves may be secret.
"""

import os
import sqlite3
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from ludoteka.core.errors import Refused

FILE = "ludoteka.sqlite"
VARIABLE = "LUDOTEKA_STORE"
SCHEME = "postgresql"
MIGRATING = 0x4C75646F  # the number of the lock that a server holds while it migrates a database
# A server that is gone without a word is noticed within half a minute, not after hours. What the URL says goes first.
PATIENCE: dict[str, str] = {
    "connect_timeout": "10",
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "30000",
}
# For every move at every node that follows: nothing but the statement goes to the database. A rush waits for one of few
# connections; to open more for it, and close them after it, would cost more than it asks.
ASKING: dict[str, Any] = {
    "isolation_level": "AUTOCOMMIT",
    "pool_reset_on_return": None,
    "pool_size": 8,
    "max_overflow": 0,
}

Place = Path | URL


@dataclass(frozen=True)
class Engines:
    """Ways to one database. `reading`: what one transaction sees does not change while it lasts. `asking`: for single
    statements, each a snapshot by itself. `writing`: for the one who writes entries, in a thread."""

    general: AsyncEngine
    reading: AsyncEngine
    asking: AsyncEngine
    writing: Engine

    @property
    def is_sqlite(self) -> bool:
        return self.general.dialect.name == "sqlite"

    async def dispose(self) -> None:
        self.writing.dispose()
        await self.asking.dispose()
        await self.general.dispose()


def connect_to(place: Place, *, changing: bool = True) -> Engines:
    """Nothing is opened yet. Not `changing`: only to look, at a file that may be damaged."""
    return _sqlite(place / FILE, changing=changing) if isinstance(place, Path) else _postgresql(place)


def chosen_url(wanted: str | None = None) -> URL | None:
    """The database asked for, or named in the environment; None: the one in the data folder."""
    given = wanted or os.environ.get(VARIABLE)
    return read_url(given) if given else None


def read_place(given: str) -> Place:
    """A URL or a folder, as somebody writes it in a command."""
    return read_url(given) if "://" in given else Path(given)


def read_url(given: str) -> URL:
    """Refused without a word of it: what cannot be read may be a password."""
    try:
        url = make_url(given)
    except (ArgumentError, ValueError):
        raise Refused("store-url") from None
    if url.drivername not in (SCHEME, "postgres", f"{SCHEME}+psycopg"):
        raise Refused("store-url")
    return url.set(drivername=f"{SCHEME}+psycopg")


def name_of(place: Place) -> str:
    """For people and logs: where it is, but not who may enter."""
    if isinstance(place, Path):
        return str(place)
    host = place.host or str(place.query.get("host", ""))
    return f"{SCHEME}://{host}{f':{place.port}' if place.port else ''}/{place.database or ''}"


def reason(error: BaseException, place: Place) -> str:
    """What a database says, its first line, and without the password, should it ever repeat it."""
    reported = str(getattr(error, "orig", None) or error).strip().partition("\n")[0] or "no answer in time"
    secrets = () if isinstance(place, Path) else (place.password, place.query.get("password"))
    for secret in secrets:
        reported = reported.replace(str(secret), "***") if secret else reported
    return reported.rstrip(".")


def server_version(url: URL) -> str:
    """Of the PostgreSQL there; Refused, if it cannot be reached."""
    engine = connect_to(url).writing
    try:
        with engine.connect() as connection:
            return str(connection.exec_driver_sql("SHOW server_version").scalar_one())
    except DBAPIError as error:
        raise Refused("store-unreachable", store=name_of(url), why=reason(error, url)) from None


def is_away(error: Exception) -> bool:
    """Is this the word of a database elsewhere that cannot be reached, or takes nothing now?"""
    if isinstance(error, OperationalError | InterfaceError):
        return not isinstance(error.orig, sqlite3.Error)
    return isinstance(error, PoolTimeout | TimeoutError)


def wait_for_turn(connection: Connection) -> None:
    """Of several servers that start at once, one migrates; the others wait until its transaction ends. A data folder
    has one server (`lock.py`)."""
    if connection.dialect.name == SCHEME:
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": MIGRATING})


# -- SQLite -------------------------------------------------------------------------------------------------------


def _sqlite(file: Path, *, changing: bool) -> Engines:
    general = create_async_engine(f"sqlite+aiosqlite:///{file}", hide_parameters=True)
    if changing:
        event.listen(general.sync_engine, "connect", _durable_sqlite)
    asking = general.execution_options(isolation_level="AUTOCOMMIT")
    return Engines(general, general, asking, _sqlite_for_writing(file))


def _sqlite_for_writing(file: Path) -> Engine:
    """For the writer, whose transactions take the lock at once: to wait for another process in the middle of one could
    fail."""
    engine = create_engine(f"sqlite:///{file}", poolclass=NullPool, hide_parameters=True)

    def connect(connection: DBAPIConnection, record: object) -> None:
        connection.isolation_level = None  # else Python begins as it thinks right
        _durable_sqlite(connection, record)

    event.listen(engine, "connect", connect)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    return engine


def _durable_sqlite(connection: DBAPIConnection, _record: object) -> None:
    """Acknowledged means durable: FULL, because NORMAL may lose the last commits when the power fails."""
    _run(connection, *(f"PRAGMA {pragma}" for pragma in ("journal_mode=WAL", "synchronous=FULL")))
    _run(connection, "PRAGMA foreign_keys=ON", "PRAGMA busy_timeout=5000")


# -- PostgreSQL ---------------------------------------------------------------------------------------------------


def _postgresql(url: URL) -> Engines:
    patience = {name: value for name, value in PATIENCE.items() if name not in url.query}
    settings: dict[str, Any] = {"connect_args": patience, "hide_parameters": True}
    committed = settings | {"isolation_level": "READ COMMITTED"}
    try:
        # pre_ping: after a restart of the database, nobody gets a connection to the one that was there before.
        general = create_async_engine(url, pool_pre_ping=True, **committed)
        asking = create_async_engine(url, **ASKING, **settings)
        writing = create_engine(url, poolclass=NullPool, **committed)
    except ModuleNotFoundError:
        raise Refused("store-driver") from None
    for engine in (general.sync_engine, writing):
        event.listen(engine, "connect", _durable_postgresql)
    return Engines(general, general.execution_options(isolation_level="REPEATABLE READ"), asking, writing)


def _durable_postgresql(connection: DBAPIConnection, _record: object) -> None:
    """Acknowledged means durable here, too, whatever is usual at that server; stricter than `on` may stay."""
    usual = "current_setting('synchronous_commit') = 'off'"
    _run(connection, f"SELECT set_config('synchronous_commit', 'on', false) WHERE {usual}")
    connection.commit()  # else the setting goes with the transaction


def _run(connection: DBAPIConnection, *statements: str) -> None:
    cursor = connection.cursor()
    for statement in statements:
        cursor.execute(statement)
    cursor.close()
