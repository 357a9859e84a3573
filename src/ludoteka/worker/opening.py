"""What a server opens: without a bus, none of the packages that a queue needs is loaded."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ludoteka.core.errors import Refused
from ludoteka.table.thinkers import Thinkers
from ludoteka.table.workers import Workers

from .seal import Seal, key_of
from .stats import QueueStats


@asynccontextmanager
async def open_thinkers(bus: str, secret: bytes, stats: QueueStats | None = None) -> AsyncIterator[Thinkers]:
    """Who answers the questions of a node: workers over the bus, if there is one, and its own processes. `stats`: where
    to count what goes over the queue."""
    thinkers = _queued(bus, secret, stats or QueueStats()) if bus else Workers()
    try:
        yield thinkers
    finally:
        await thinkers.close()


def _queued(bus: str, secret: bytes, stats: QueueStats) -> Thinkers:
    try:
        from .node import QuestionQueue, QueuedThinkers
    except ModuleNotFoundError:
        raise Refused("bus-driver") from None
    try:
        queue = QuestionQueue(bus, Seal(key_of(secret)), stats)
    except ValueError:
        raise Refused("bus-url") from None
    return QueuedThinkers(Workers(), queue)
