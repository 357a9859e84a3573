"""Profiles in SQL: a `table.profiles.ProfileStore`."""

from collections.abc import Iterable

from sqlalchemy import ColumnElement, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteka.table.profiles import OwnTable, Profile, Sitting

from .schema import DEVICES, PAIRINGS, PROFILES, PUSHES, SITTINGS, TABLES
from .sql import SqlStore, table_row

MOST_LISTED = 1000  # tables of one profile in a list
TOGETHER = 500  # tables asked for in one statement

_DEVICE_COUNT = select(func.count()).where(DEVICES.c.profile == PROFILES.c.id).scalar_subquery()
_PROFILE = select(PROFILES.c.id, PROFILES.c.name, PROFILES.c.created, _DEVICE_COUNT)


class SqlProfiles:
    """Uses the connections of the `SqlStore` of the same database."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store
        self._engines = store.engines

    async def create(self, profile: Profile, key_hash: str) -> None:
        device = {"key_hash": key_hash, "profile": profile.id, "added": profile.created}
        row = {"id": profile.id, "name": profile.name, "created": profile.created}
        async with self._store.answering():
            try:
                async with self._engines.general.begin() as connection:
                    await connection.execute(insert(PROFILES).values(row))
                    await connection.execute(insert(DEVICES).values(device))
            except IntegrityError:
                if await self.find(key_hash) is None:
                    raise

    async def find(self, key_hash: str) -> Profile | None:
        return await self._one(_profile_of_device(key_hash))

    async def rename(self, profile: str, name: str) -> None:
        async with self._store.answering(), self._engines.general.begin() as connection:
            await connection.execute(update(PROFILES).where(PROFILES.c.id == profile).values(name=name))

    async def attach(self, profile: str, sittings: Iterable[Sitting]) -> frozenset[str]:
        wanted = set(sittings)
        names = [sitting.table for sitting in wanted]
        async with self._store.answering(), self._engines.general.begin() as connection:
            # Locked, so that neither the profile nor a table is deleted meanwhile, and of two at once one comes after
            # the other. It is an update because SQLite begins a transaction with the first change.
            await connection.execute(update(PROFILES).where(PROFILES.c.id == profile).values(id=profile))
            there = select(TABLES.c.id).where(TABLES.c.id.in_(names)).with_for_update(read=True)
            found = frozenset((await connection.execute(there)).scalars())
            known = set(await _sittings(connection, profile, names))
            new = [_sitting_row(profile, one) for one in wanted - known if one.table in found]
            if new:
                await connection.execute(insert(SITTINGS), new)
        return found

    async def detach(self, profile: str, table: str) -> None:
        gone = delete(SITTINGS).where(SITTINGS.c.profile == profile, SITTINGS.c.table_id == table)
        async with self._store.answering(), self._engines.general.begin() as connection:
            await connection.execute(gone)

    async def persons(self, profile: str, tables: Iterable[str]) -> list[Sitting]:
        async with self._store.answering(), self._engines.reading.connect() as connection:
            return await _sittings(connection, profile, list(tables))

    async def tables(self, profile: str, *, table: str = "") -> list[OwnTable]:
        mine = select(TABLES, SITTINGS.c.person).join(SITTINGS, SITTINGS.c.table_id == TABLES.c.id)
        wanted = mine.where(SITTINGS.c.profile == profile)
        if table:
            wanted = wanted.where(TABLES.c.id == table)
        newest = wanted.order_by(TABLES.c.changed.desc(), TABLES.c.id, SITTINGS.c.person).limit(MOST_LISTED)
        async with self._store.answering(), self._engines.reading.connect() as connection:
            rows = (await connection.execute(newest)).all()
        return [OwnTable(table_row(row), row.person, row.changed) for row in rows]

    async def count(self, profile: str) -> int:
        tables = select(func.count(SITTINGS.c.table_id.distinct())).where(SITTINGS.c.profile == profile)
        async with self._store.answering(), self._engines.reading.connect() as connection:
            return int((await connection.execute(tables)).scalar_one())

    async def offer(self, profile: str, code_hash: str, expires: str) -> None:
        code = {"profile": profile, "code_hash": code_hash, "expires": expires}
        async with self._store.answering(), self._engines.general.begin() as connection:
            await connection.execute(select(PROFILES.c.id).where(PROFILES.c.id == profile).with_for_update())
            await connection.execute(delete(PAIRINGS).where(PAIRINGS.c.profile == profile))
            await connection.execute(insert(PAIRINGS).values(code))

    async def owner_of_code(self, code_hash: str, now: str) -> Profile | None:
        return await self._one(
            PROFILES.c.id == select(PAIRINGS.c.profile).where(*_valid(code_hash, now)).scalar_subquery()
        )

    async def redeem(self, code_hash: str, now: str, key_hash: str, added: str) -> Profile | None:
        owner = await self.owner_of_code(code_hash, now)
        if owner is None:
            return None
        async with self._store.answering(), self._engines.general.begin() as connection:
            used = await connection.execute(delete(PAIRINGS).where(*_valid(code_hash, now)))
            if used.rowcount == 0:  # somebody else was faster
                return None
            before = (await connection.execute(_PROFILE.where(_profile_of_device(key_hash)))).one_or_none()
            if before is None:
                device = {"key_hash": key_hash, "profile": owner.id, "added": added}
                await connection.execute(insert(DEVICES).values(device))
            elif before.id != owner.id:
                await _merge(connection, Profile(*before), owner)
        return await self.find(key_hash)

    async def delete(self, profile: str) -> None:
        async with self._store.answering(), self._engines.general.begin() as connection:
            await _delete(connection, profile)

    async def expire(self, since: str) -> int:
        playing = select(SITTINGS.c.profile)
        old = select(PROFILES.c.id).where(PROFILES.c.created < since, PROFILES.c.id.not_in(playing)).limit(MOST_LISTED)
        async with self._store.answering(), self._engines.general.begin() as connection:
            gone = list((await connection.execute(old)).scalars())
            for profile in gone:
                await _delete(connection, profile)
        return len(gone)

    async def _one(self, which: ColumnElement[bool]) -> Profile | None:
        async with self._store.answering(), self._engines.reading.connect() as connection:
            row = (await connection.execute(_PROFILE.where(which))).one_or_none()
        return Profile(*row) if row else None


def _profile_of_device(key_hash: str) -> ColumnElement[bool]:
    return PROFILES.c.id == select(DEVICES.c.profile).where(DEVICES.c.key_hash == key_hash).scalar_subquery()


def _valid(code_hash: str, now: str) -> tuple[ColumnElement[bool], ...]:
    return PAIRINGS.c.code_hash == code_hash, PAIRINGS.c.expires > now


def _sitting_row(profile: str, sitting: Sitting) -> dict[str, str]:
    return {"profile": profile, "table_id": sitting.table, "person": sitting.person}


async def _sittings(connection: AsyncConnection, profile: str, tables: list[str]) -> list[Sitting]:
    found: list[Sitting] = []
    columns = select(SITTINGS.c.table_id, SITTINGS.c.person).where(SITTINGS.c.profile == profile)
    for start in range(0, len(tables), TOGETHER):
        some = columns.where(SITTINGS.c.table_id.in_(tables[start : start + TOGETHER]))
        found += [Sitting(*row) for row in await connection.execute(some)]
    return found


async def _merge(connection: AsyncConnection, old: Profile, new: Profile) -> None:
    """All that was the old one's is the new one's; its name, too, if the new one has none."""
    sittings = select(SITTINGS.c.table_id, SITTINGS.c.person)
    had = {Sitting(*row) for row in await connection.execute(sittings.where(SITTINGS.c.profile == old.id))}
    has = {Sitting(*row) for row in await connection.execute(sittings.where(SITTINGS.c.profile == new.id))}
    if missing := [_sitting_row(new.id, one) for one in had - has]:
        await connection.execute(insert(SITTINGS), missing)
    for table in (DEVICES, PUSHES):
        await connection.execute(update(table).where(table.c.profile == old.id).values(profile=new.id))
    if old.name and not new.name:
        await connection.execute(update(PROFILES).where(PROFILES.c.id == new.id).values(name=old.name))
    await _delete(connection, old.id)


async def _delete(connection: AsyncConnection, profile: str) -> None:
    for table in (PAIRINGS, SITTINGS, DEVICES, PUSHES):
        await connection.execute(delete(table).where(table.c.profile == profile))
    await connection.execute(delete(PROFILES).where(PROFILES.c.id == profile))
