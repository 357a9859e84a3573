"""Notices through a real Redis: what is lost with it costs a moment, never a move."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from redis import Redis
from sqlalchemy import URL

from ludoteka.cluster.bus import RedisBus, check_url
from ludoteka.cluster.node import VARIABLE, chosen_bus
from ludoteka.cluster.notices import Notice, Part, read_notice
from ludoteka.core.errors import Refused
from ludoteka.table.nodes import Head
from tests.table.at_table import place
from tools.redis_server import RedisServer

from .conftest import site, until
from .test_following import meet, same

pytestmark = pytest.mark.slow


@asynccontextmanager
async def running(bus: RedisBus) -> AsyncIterator[list[Notice]]:
    received: list[Notice] = []
    task = asyncio.create_task(bus.run(received.append))
    try:
        await until(lambda: bus.up)
        yield received
    finally:
        bus.close()
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def test_a_notice_reaches_those_who_watch_the_table(redis_server: RedisServer):
    one, two = RedisBus(redis_server.url, "here"), RedisBus(redis_server.url, "here")
    async with running(one), running(two) as received:
        two.watch("t")
        await until(lambda: received == [Notice("t", Part.MISSED)])
        one.publish(Notice("other", Part.ENTRIES, 1))
        one.publish(Notice("t", Part.ENTRIES, 4))
        await until(lambda: len(received) == 2)
        assert received[-1] == Notice("t", Part.ENTRIES, 4)
        two.unwatch("t")
        two.watch("u")
        await until(lambda: received[-1] == Notice("u", Part.MISSED))
        one.publish(Notice("t", Part.ENTRIES, 5))
        one.publish(Notice("u", Part.GONE))
        await until(lambda: received[-1] == Notice("u", Part.GONE))
        assert len(received) == 4


async def test_others_may_use_the_same_redis(redis_server: RedisServer):
    ours, others = RedisBus(redis_server.url, "ours"), RedisBus(redis_server.url, "others")
    async with running(ours) as received, running(others):
        ours.watch("t")
        await until(lambda: received)
        others.publish(Notice("t", Part.ENTRIES, 1))
        with Redis.from_url(redis_server.url) as client:
            client.publish("ludoteka:ours:t", "what is this")
            client.publish("ludoteka:ours:t", b"\xff\xfe")
        ours.publish(Notice("t", Part.ENTRIES, 2))
        await until(lambda: received[-1] == Notice("t", Part.ENTRIES, 2))
        assert len(received) == 2


async def test_only_the_name_of_a_table_and_a_number_are_sent(redis_server: RedisServer, database: URL):
    async with site("one", database, redis_server.url) as one, site("two", database, redis_server.url) as two:
        await until(lambda: one.node.bus.up and two.node.bus.up)
        with Redis.from_url(redis_server.url, decode_responses=True) as client, client.pubsub() as everything:
            everything.psubscribe("*")
            everything.get_message(timeout=5)
            first, second = await meet((one, two))
            await place(first, 0)
            await until(lambda: same(first, second))
            sent: list[Any] = list(iter(lambda: everything.get_message(timeout=0.2), None))
    sent_texts = {message["data"] for message in sent if message["channel"].endswith(first.id)}
    assert sent_texts
    assert all(text[0] in "erv" and text[1:].isdigit() for text in sent_texts)
    assert {message["channel"].split(":")[-1] for message in sent} <= {first.id, ""}


async def test_without_redis_nodes_look_and_with_it_they_hear_again(own_redis: RedisServer, database: URL, caplog: Any):
    async with site("one", database, own_redis.url) as one, site("two", database, own_redis.url) as two:
        await until(lambda: one.node.bus.up and two.node.bus.up)
        first, second = await meet((one, two))
        own_redis.stop()
        await until(lambda: not one.node.bus.up and not two.node.bus.up)
        await place(first, 0)
        await until(lambda: same(first, second) and len(first.log.lines) == 2)
        own_redis.start()
        await until(lambda: one.node.bus.up and two.node.bus.up)
        await place(second, 1)
        await until(lambda: same(first, second) and len(first.log.lines) == 4)
    logged = [record.message for record in caplog.records if "bus" in record.message]
    assert [text.split(":")[0] for text in logged].count("The bus does not answer") == 2, "once for each node"


async def test_a_node_starts_although_redis_is_away(own_redis: RedisServer, database: URL):
    own_redis.stop()
    async with site("one", database, own_redis.url) as one, site("two", database, own_redis.url) as two:
        first, second = await meet((one, two))
        await place(first, 0)
        await until(lambda: same(first, second) and len(first.log.lines) == 2)
        own_redis.start()
        await until(lambda: one.node.bus.up)


@pytest.mark.parametrize(
    ("notice", "news"),
    [
        (Notice("t", Part.ENTRIES, 5), True),
        (Notice("t", Part.ENTRIES, 4), False),
        (Notice("t", Part.REVISION, 3), True),
        (Notice("t", Part.REVISION, 2), False),
        (Notice("t", Part.VERSION, 9), False),
        (Notice("t", Part.VERSION, 1), True),
        (Notice("t", Part.GONE), True),
        (Notice("t", Part.LOOK), True),
    ],
)
def test_what_is_news_to_a_node(notice: Notice, news: bool):
    assert notice.is_news(Head(4, 2, 9)) is news
    assert read_notice("t", notice.write()) == notice


def test_a_bus_is_named_by_a_url(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv(VARIABLE, "redis://there")
    assert (chosen_bus(), chosen_bus("unix:///socket")) == ("redis://there", "unix:///socket")
    monkeypatch.delenv(VARIABLE)
    assert chosen_bus() is None
    with pytest.raises(Refused, match="bus-url") as refused:
        check_url("http://user:secret@there")
    assert "secret" not in str(refused.value)
