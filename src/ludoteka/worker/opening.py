"""What a server opens: without a bus, none of the packages that a queue needs is loaded."""

from ludoteka.core.errors import Refused
from ludoteka.table.thinkers import Thinkers
from ludoteka.table.workers import Workers

from .seal import Seal, key_of
from .stats import QueueStats


def open_thinkers(bus: str | None, secret: bytes, stats: QueueStats) -> Thinkers:
    """Who answers the questions of a node, until they are closed: workers over the bus, if there is one, and its own
    processes. `stats`: where to count what goes over the queue."""
    if not bus:
        return Workers()
    try:
        from .node import QuestionQueue, QueuedThinkers
    except ModuleNotFoundError:
        raise Refused("bus-driver") from None
    try:
        queue = QuestionQueue(bus, Seal(key_of(secret)), stats)
    except ValueError:
        raise Refused("bus-url") from None
    return QueuedThinkers(Workers(), queue)
