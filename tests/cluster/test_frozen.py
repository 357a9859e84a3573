"""A database or a bus that neither answers nor closes its connections, as after SIGSTOP or behind a cut cable."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from sqlalchemy import URL, create_engine, text

from ludoteka.store import sql
from ludoteka.table.storage import StoreAway
from tests.table.at_table import place
from tools.redis_server import RedisServer

from .conftest import site, until
from .test_following import Sites, meet, same


@contextmanager
def locked_entries(database: URL) -> Iterator[None]:
    """Nobody can write an entry, and no error comes back."""
    engine = create_engine(database)
    with engine.begin() as connection:
        connection.execute(text("LOCK TABLE entries IN ACCESS EXCLUSIVE MODE"))
        connection.execute(text("LOCK TABLE pulse IN ACCESS EXCLUSIVE MODE"))
        yield
    engine.dispose()


@pytest.mark.parametrize("bus", ["looking"], indirect=True)
async def test_a_database_that_does_not_answer_is_away_after_a_while(
    sites: Sites, database: URL, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    monkeypatch.setattr(sql, "PATIENCE", 0.3)
    first, second = await meet(sites)
    with locked_entries(database):
        with pytest.raises(StoreAway):
            await place(first, 0)
        assert not await sites[0].store.writable()
        assert "no answer in time" in caplog.text
    await until(lambda: same(first, second) and len(second.log.lines) == 2)  # it was only late
    assert await sites[0].store.writable()


async def test_a_frozen_redis_is_reported_and_comes_back(
    own_redis: RedisServer, database: URL, caplog: pytest.LogCaptureFixture
):
    async with site("one", database, own_redis.url) as one:
        await until(lambda: one.node.bus.up)
        os.kill(own_redis.pid, signal.SIGSTOP)
        try:
            await until(lambda: "The bus does not answer: TimeoutError" in caplog.text)
        finally:
            os.kill(own_redis.pid, signal.SIGCONT)
        await until(lambda: one.node.bus.up)
