"""For the tests that span rooms: a PostgreSQL and a Redis, one each for each process that runs tests."""

from collections.abc import Iterator

import pytest

from tools.postgresql import Cluster
from tools.redis_server import RedisServer
from tools.shell import Failure


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    try:
        opened = Cluster()
    except Failure as why:
        pytest.skip(str(why))
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def redis_server() -> Iterator[RedisServer]:
    yield from _redis()


@pytest.fixture
def own_redis() -> Iterator[RedisServer]:
    """One that a test may stop."""
    yield from _redis()


def _redis() -> Iterator[RedisServer]:
    try:
        opened = RedisServer()
    except Failure as why:
        pytest.skip(str(why))
    yield opened
    opened.close()
