"""Notices from node to node, through Redis or Valkey: publish and subscribe, one channel for each table.

A notice that is lost costs a moment: every node looks at the database by itself, too, every second while the bus is
away. So nothing here is ever waited for, and nothing is sent twice.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Protocol

from ludoteka.core.errors import Refused
from ludoteka.worker.opening import name_of

from .notices import Notice, Part, read_notice

if TYPE_CHECKING:
    from redis.asyncio import Redis
    from redis.asyncio.client import PubSub

LOG = logging.getLogger(__name__)

SCHEMES = ("redis://", "rediss://", "unix://")
PING = 0.5  # seconds between two pings
SILENCE = 2.0  # seconds without an answer to a ping, after which the bus is away
AGAIN = 0.5  # seconds after it could not be reached
MOST_WAITING = 10_000  # notices; what is too much is lost

LEFT = Notice("", Part.LEFT)

Hear = Callable[[Notice], None]


class Bus(Protocol):
    """`up`: notices arrive."""

    @property
    def up(self) -> bool: ...

    def publish(self, notice: Notice) -> None: ...

    def watch(self, table: str) -> None: ...

    def unwatch(self, table: str) -> None: ...

    async def run(self, hear: Hear) -> None:
        """Until it is closed."""
        ...

    async def publish_left(self) -> None:
        """This node goes: others need not wait until they miss it."""
        ...

    def close(self) -> None:
        """To be called before `run` is cancelled: redis-py may lose a cancellation that comes together with data."""
        ...


class NoBus:
    """Every node looks at the database by itself."""

    up = False

    def publish(self, notice: Notice) -> None:
        pass

    def watch(self, table: str) -> None:
        pass

    def unwatch(self, table: str) -> None:
        pass

    async def run(self, hear: Hear) -> None:
        pass

    async def publish_left(self) -> None:
        pass

    def close(self) -> None:
        pass


class RedisBus:
    """`name`: of all nodes that share a database, so that others may use the same Redis."""

    def __init__(self, url: str, name: str) -> None:
        self._url = url
        self._prefix = f"ludoteka:{name}:"
        self._watched: set[str] = set()
        self._changed = asyncio.Event()  # what is watched
        self._waiting: asyncio.Queue[Notice] = asyncio.Queue(MOST_WAITING)
        self._echoed = -SILENCE
        self._was_up = self._closed = False

    async def publish_left(self) -> None:
        if self.up:
            with suppress(Exception):  # then they do
                async with asyncio.timeout(PING), connect(self._url) as client:
                    await client.publish(self._prefix, LEFT.write())

    def close(self) -> None:
        self._closed = True

    @property
    def up(self) -> bool:
        return time.monotonic() - self._echoed < SILENCE

    def publish(self, notice: Notice) -> None:
        with suppress(asyncio.QueueFull):
            self._waiting.put_nowait(notice)

    def watch(self, table: str) -> None:
        self._watched.add(table)
        self._changed.set()

    def unwatch(self, table: str) -> None:
        self._watched.discard(table)
        self._changed.set()

    async def run(self, hear: Hear) -> None:
        while not self._closed:
            try:
                await self._connected(hear)
            except Exception as error:  # noqa: BLE001 whatever it is, the next try may go better
                self._report(error)
            await asyncio.sleep(AGAIN)

    async def _connected(self, hear: Hear) -> None:
        """With one connection to send and one to listen, until either fails."""
        async with connect(self._url) as client, client.pubsub() as subscription:
            await subscription.subscribe(self._prefix)  # for the pings; without a channel, there is nothing to read
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self._send(client))
                tasks.create_task(self._ping(client))
                tasks.create_task(self._subscribe(subscription))
                tasks.create_task(self._listen(subscription, hear))

    async def _send(self, client: "Redis") -> None:
        while not self._closed:
            notices = [await self._waiting.get()]
            while not self._waiting.empty():
                notices.append(self._waiting.get_nowait())
            async with client.pipeline(transaction=False) as pipeline:
                for notice in notices:
                    pipeline.publish(self._prefix + notice.table, notice.write())
                await pipeline.execute()

    async def _ping(self, client: "Redis") -> None:
        """A word to ourselves: it says more than that the connection is open."""
        while not self._closed:
            async with asyncio.timeout(2 * SILENCE):  # frozen, or cut off without a word
                await client.publish(self._prefix, "")
            await asyncio.sleep(PING)
            if time.monotonic() - self._echoed > 2 * SILENCE and self._was_up:
                raise TimeoutError("no answer")

    async def _subscribe(self, subscription: "PubSub") -> None:
        subscribed: set[str] = set()
        while not self._closed:
            self._changed.clear()
            new, old = self._watched - subscribed, subscribed - self._watched
            if new:
                await subscription.subscribe(*(self._prefix + table for table in new))
            if old:
                await subscription.unsubscribe(*(self._prefix + table for table in old))
            subscribed = subscribed - old | new
            await self._changed.wait()

    async def _listen(self, subscription: "PubSub", hear: Hear) -> None:
        while not self._closed:
            message = await subscription.get_message(timeout=PING)
            if message is None:
                continue
            table = message["channel"].decode().removeprefix(self._prefix)
            if not table:
                self._note_up()
                if message["data"] == LEFT.write().encode():
                    hear(LEFT)
            elif message["type"] == "subscribe":
                hear(Notice(table, Part.MISSED))  # what was written before this moment
            elif message["type"] == "message":
                with suppress(ValueError):  # not ours
                    hear(read_notice(table, message["data"].decode()))

    def _note_up(self) -> None:
        self._echoed = time.monotonic()
        if not self._was_up:
            LOG.warning("The bus is there.")
        self._was_up = True

    def _report(self, error: BaseException) -> None:
        while isinstance(error, BaseExceptionGroup):
            error = error.exceptions[0]
        if self._was_up or self._echoed < 0:
            LOG.error("The bus does not answer: %s. Nodes look at the store every second.", type(error).__name__)
        self._was_up, self._echoed = False, 0.0


def check_url(url: str) -> str:
    """Refused without a word of it: it may hold a password."""
    if not url.startswith(SCHEMES):
        raise Refused("bus-url")
    return url


async def server_version(url: str) -> str:
    """Of the Redis or Valkey there; Refused, if it cannot be reached."""
    client = connect(url)
    try:
        async with asyncio.timeout(SILENCE), client:
            return str((await client.info("server"))["redis_version"])
    except Exception as error:  # noqa: BLE001 whatever it is, nothing can be done with that bus
        raise Refused("bus-unreachable", bus=name_of(url), why=type(error).__name__) from None


def connect(url: str) -> "Redis":
    try:
        from redis.asyncio import Redis
    except ModuleNotFoundError:
        raise Refused("bus-driver") from None
    return Redis.from_url(url, socket_connect_timeout=SILENCE)
