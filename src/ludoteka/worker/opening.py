"""What a server opens: without a bus, none of the packages that a queue needs is loaded."""

from urllib.parse import urlsplit

from ludoteka.core.errors import Refused
from ludoteka.table.thinkers import Thinkers
from ludoteka.table.workers import Workers

from .seal import Seal, key_of
from .stats import QueueStats


def name_of(url: str) -> str:
    """For people and logs: where it is, but not who may enter."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.hostname or ''}{f':{parts.port}' if parts.port else ''}{parts.path}"


def check_packages() -> None:
    """Refused, where there is not all that a bus needs."""
    try:
        from . import node as _node  # noqa: F401
    except ModuleNotFoundError:
        raise Refused("bus-driver") from None


def open_thinkers(bus: str | None, secret: bytes, stats: QueueStats) -> Thinkers:
    """Who answers the questions of a node, until they are closed: workers over the bus, if there is one, and its own
    processes. `stats`: where to count what goes over the queue."""
    if not bus:
        return Workers()
    check_packages()
    from .node import QuestionQueue, QueuedThinkers

    try:
        queue = QuestionQueue(bus, Seal(key_of(secret)), stats)
    except ValueError:
        raise Refused("bus-url") from None
    return QueuedThinkers(Workers(), queue)
