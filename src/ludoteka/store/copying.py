"""All tables with their logs, and all profiles, from one place to another: from a data folder to PostgreSQL, and back.

In one transaction, so that there is all of it or nothing; and before it is committed, both sides are read again and
their digests compared. With them goes the secret that signs the keys to seats: everybody's links work there, too.
"""

import hashlib
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Table, insert, select, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteka.core.errors import Refused

from .engines import FILE, Engines, Place, is_away, name_of, reason
from .folder import SECRET, data_folder
from .lock import locked
from .schema import CLUSTER, DEVICES, ENTRIES, PROFILES, PUSHES, SITTINGS, TABLES
from .sql import open_store

TOGETHER = 200  # tables that are read at a time
ROWS = 1000  # that are written at a time

Rows = list[tuple[Any, ...]]


class Copied(NamedTuple):
    tables: int
    entries: int


async def copy(source: Place, target: Place) -> Copied:
    """Refused, where there is nothing to copy, or something in its way, or a server at work in one of the folders."""
    if isinstance(source, Path) and not (source / FILE).is_file():
        raise Refused("copy-nothing", place=str(source))
    with ExitStack() as locks:
        for place in (source, target):
            if isinstance(place, Path):
                locks.enter_context(locked(data_folder(place), "copy-running"))
        try:
            return await _copy(source, target)
        except DBAPIError as error:
            if not is_away(error):
                raise
            place = source if isinstance(target, Path) else target
            raise Refused("store-unreachable", store=name_of(place), why=reason(error, place)) from None


async def _copy(source: Place, target: Place) -> Copied:
    async with (
        _opened(source) as old,
        _opened(target) as new,
        old.reading.connect() as reading,
        new.general.begin() as writing,
    ):
        if await _names(writing) or (await writing.execute(select(PROFILES.c.id).limit(1))).first():
            raise Refused("copy-there", place=name_of(target))
        copied = await _write_all(reading, writing)
        if await digest(reading) != await digest(writing):
            raise Refused("copy-differs", place=name_of(target))
        if secret := await _secret(reading, source):
            await _write_secret(writing, target, secret)
        return copied


async def _secret(connection: AsyncConnection, source: Place) -> bytes:
    """Empty, if no server has been there yet."""
    if isinstance(source, Path):
        file = source / SECRET
        return file.read_bytes() if file.is_file() else b""
    return bytes((await connection.execute(select(CLUSTER.c.secret))).scalar_one())


async def _write_secret(connection: AsyncConnection, target: Place, secret: bytes) -> None:
    """In place of one that signed nothing: there are no games."""
    if isinstance(target, Path):
        new = target / f"{SECRET}.new"
        new.touch(mode=0o600)
        new.write_bytes(secret)
        new.replace(target / SECRET)
    else:
        await connection.execute(update(CLUSTER).values(secret=secret))


@asynccontextmanager
async def _opened(place: Place) -> AsyncIterator[Engines]:
    store = await open_store(place)
    try:
        yield store.engines
    finally:
        await store.close()


async def _write_all(reading: AsyncConnection, writing: AsyncConnection) -> Copied:
    tables = entries = 0
    async for rows, lines in _batches(reading):
        await _write(writing, TABLES, rows)
        await _write(writing, ENTRIES, lines)
        tables, entries = tables + len(rows), entries + len(lines)
    async for table, some in _of_people(reading):
        await _write(writing, table, some)
    return Copied(tables, entries)


async def _write(connection: AsyncConnection, table: Table, rows: Rows) -> None:
    names = table.columns.keys()
    for start in range(0, len(rows), ROWS):
        batch = [dict(zip(names, row, strict=True)) for row in rows[start : start + ROWS]]
        await connection.execute(insert(table), batch)


async def digest(connection: AsyncConnection) -> str:
    """Of everything that is copied, the same for every database."""
    hashed = hashlib.sha256()
    async for rows, lines in _batches(connection):
        hashed.update(msgspec.json.encode((rows, lines)))
    async for table, some in _of_people(connection):
        hashed.update(msgspec.json.encode((str(table.name), some)))
    return hashed.hexdigest()


async def _of_people(connection: AsyncConnection) -> AsyncIterator[tuple[Table, Rows]]:
    """Profiles and what is theirs, but the codes to pair a device, which are void in a few minutes."""
    for table in (PROFILES, DEVICES, SITTINGS, PUSHES):
        yield table, sorted(map(tuple, await connection.execute(select(table))))


async def _batches(connection: AsyncConnection) -> AsyncIterator[tuple[Rows, Rows]]:
    """The rows of some tables and the entries of their logs, in an order that is the same everywhere: databases do not
    sort texts alike, so they are sorted here."""
    names = await _names(connection)
    for start in range(0, len(names), TOGETHER):
        some = names[start : start + TOGETHER]
        rows = await connection.execute(select(TABLES).where(TABLES.c.id.in_(some)))
        lines = await connection.execute(select(ENTRIES).where(ENTRIES.c.table_id.in_(some)))
        yield sorted(map(tuple, rows), key=_key), sorted(map(tuple, lines), key=_key)


def _key(row: tuple[Any, ...]) -> tuple[Any, ...]:
    """A table has its id first, an entry its table and its number; no two rows agree in them."""
    return row[:2]


async def _names(connection: AsyncConnection) -> list[str]:
    return sorted((await connection.execute(select(TABLES.c.id))).scalars())
