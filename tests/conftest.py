"""For the tests that span rooms: a PostgreSQL, one for each process that runs tests."""

from collections.abc import Iterator

import pytest

from tests.postgresql import Cluster


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    opened = Cluster()
    yield opened
    opened.close()
