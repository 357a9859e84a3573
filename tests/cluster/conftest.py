"""Two nodes in one process, over a real PostgreSQL and, where a test wants it, a real Redis."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest
from sqlalchemy import URL

from ludoteka.cluster import following, membership
from ludoteka.cluster.node import Node
from ludoteka.store import SqlStore, open_store
from ludoteka.table.registry import TableRegistry
from ludoteka.table.table import Table
from tools.postgresql import Cluster
from tools.redis_server import RedisServer


@dataclass
class Site:
    """A node and what it has."""

    name: str
    store: SqlStore
    node: Node
    registry: TableRegistry
    notified: list[str] = field(default_factory=list)
    turns: list[tuple[str, int]] = field(default_factory=list)


@asynccontextmanager
async def site(name: str, database: URL, bus: str | None) -> AsyncIterator[Site]:
    store = await open_store(database)
    node = await Node.join(name, store, secret=secrets.token_bytes(32), bus=bus)
    notified: list[str] = []
    turns: list[tuple[str, int]] = []

    def turn(table: Table, seat: int) -> None:
        turns.append((table.id, seat))

    registry = TableRegistry(node.tables, notified.append, turn=turn, nodes=node.members)
    node.follow(registry)
    try:
        yield Site(name, store, node, registry, notified, turns)
    finally:
        await registry.close()
        await node.leave()
        await store.close()


async def kill(site: Site) -> None:
    """As `kill -9` does: it says nothing any more, and does nothing."""
    site.node.bus.close()
    task: Any = site.node._task
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    await site.registry.close()


async def until(true: Callable[[], object]) -> None:
    """Wait for what sends no notification."""
    async with asyncio.timeout(10):
        while not true():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


@pytest.fixture(autouse=True)
def quick_beats(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nodes beat and look ten times as often as they do, so that nobody waits for them."""
    for module in (membership, following):
        monkeypatch.setattr(module, "INTERVAL", 0.1)


@pytest.fixture
def database(cluster: Cluster) -> URL:
    return cluster.new_database()


@pytest.fixture(params=["bus", "looking"])
def bus(request: pytest.FixtureRequest) -> str | None:
    """With a bus, and without one: then nodes look at the store."""
    if request.param == "looking":
        return None
    server: RedisServer = request.getfixturevalue("redis_server")
    return server.url


@pytest.fixture
async def sites(database: URL, bus: str | None) -> AsyncIterator[tuple[Site, Site]]:
    async with AsyncExitStack() as stack:
        one, two = [await stack.enter_async_context(site(name, database, bus)) for name in ("one", "two")]
        if bus:
            await until(lambda: one.node.bus.up and two.node.bus.up)
        await until(lambda: one.node.members.alive == two.node.members.alive == {"one", "two"})
        yield one, two
