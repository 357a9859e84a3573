"""Limits of an address hold for all nodes together; and nobody is refused because Redis is away."""

from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
from limits import parse_many

from ludoteka.server.rates import LocalRates, SharedRates
from tools.redis_server import RedisServer

FIVE = parse_many("5/hour")


@pytest.fixture
async def shared(own_redis: RedisServer) -> AsyncIterator[Callable[[str], SharedRates]]:
    """Makes some with these names."""
    made: list[SharedRates] = []

    def make(name: str) -> SharedRates:
        made.append(SharedRates(own_redis.url, name))
        return made[-1]

    yield make
    for each in made:
        await each.close()


async def test_each_process_counts_by_itself():
    one, two = LocalRates(), LocalRates()
    assert [await one.hit(FIVE, "a") for _ in range(6)] == [True] * 5 + [False]
    assert await two.hit(FIVE, "a")
    assert await one.hit(FIVE, "b")


async def test_nodes_count_together(shared: Callable[[str], SharedRates]):
    one, two, other = shared("ours"), shared("ours"), shared("others")
    assert [await one.hit(FIVE, "a", cost=2), await two.hit(FIVE, "a", cost=3), await one.hit(FIVE, "a")] == [
        True,
        True,
        False,
    ]
    assert await two.hit(FIVE, "b")
    assert await other.hit(FIVE, "a")


async def test_without_redis_a_node_counts_by_itself_and_then_together_again(
    own_redis: RedisServer, shared: Callable[[str], SharedRates], monkeypatch: pytest.MonkeyPatch, caplog: Any
):
    one = shared("ours")
    assert await one.hit(FIVE, "a", cost=5)
    own_redis.stop()
    assert [await one.hit(FIVE, "a") for _ in range(6)] == [True] * 5 + [False]
    assert len(caplog.records) == 1, "said once, not for every request"
    own_redis.start()  # with nothing stored
    monkeypatch.setattr(one, "_alone_until", 0.0)
    assert await one.hit(FIVE, "a", cost=5)
    assert not await shared("ours").hit(FIVE, "a")
