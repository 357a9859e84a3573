"""Subscriptions to pushes in SQL: a `table.pushes.PushStore`."""

import hashlib

from sqlalchemy import delete, func, insert, select

from ludoteka.table.pushes import Subscription

from .schema import PROFILES, PUSHES, SITTINGS
from .sql import SqlStore

MOST = 20  # browsers of one person


class SqlPushes:
    """Uses the connections of the `SqlStore` of the same database."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store
        self._engines = store.engines

    async def subscribe(self, profile: str, subscription: Subscription) -> bool:
        number = select(func.count()).where(PUSHES.c.profile == profile)
        async with self._store.answering(), self._engines.general.begin() as connection:
            # Locked, so that the profile is not deleted meanwhile, and of two at once one comes after the other.
            await connection.execute(select(PROFILES.c.id).where(PROFILES.c.id == profile).with_for_update())
            await connection.execute(delete(PUSHES).where(PUSHES.c.endpoint_hash == _hash(subscription.endpoint)))
            if (await connection.execute(number)).scalar_one() >= MOST:
                return False
            await connection.execute(
                insert(PUSHES).values(
                    endpoint_hash=_hash(subscription.endpoint), profile=profile, **subscription._asdict()
                )
            )
        return True

    async def unsubscribe(self, endpoint: str) -> None:
        async with self._store.answering(), self._engines.general.begin() as connection:
            await connection.execute(delete(PUSHES).where(PUSHES.c.endpoint_hash == _hash(endpoint)))

    async def of_person(self, table: str, person: str) -> list[Subscription]:
        columns = select(PUSHES.c.endpoint, PUSHES.c.p256dh, PUSHES.c.auth, PUSHES.c.language)
        theirs = columns.join(SITTINGS, SITTINGS.c.profile == PUSHES.c.profile)
        found = theirs.where(SITTINGS.c.table_id == table, SITTINGS.c.person == person)
        async with self._store.answering(), self._engines.reading.connect() as connection:
            return [Subscription(*row) for row in await connection.execute(found)]


def _hash(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()
