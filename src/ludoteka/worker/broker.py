"""The queue of questions: taskiq's broker for Redis Streams, and what games need beyond it.

- Two streams: questions for which people wait go first, as in `table.turns`.
- A question whose worker was killed goes to another within seconds, however long others think: a worker that lives
  renews its claim to what it has. taskiq looks for abandoned questions only after a new one has come, and has nothing
  but one time limit for all.
- What is answered leaves the stream; taskiq leaves it there for ever.
- What nobody with our key has signed is dropped.
"""

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Any

from msgspec import DecodeError
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError
from taskiq import AckableMessage, BrokerMessage
from taskiq_redis import RedisStreamBroker

from ludoteka import __version__

from .messages import STREAM, Formatter
from .seal import QUESTION, Forged, Seal
from .stats import QueueStats

LOG = logging.getLogger(__name__)

GROUP = "workers"

BEAT = 0.5  # seconds between two signs of life
ABANDONED = 2.0  # seconds without one, after which a question is somebody else's
GONE = 2.5  # and after which a worker is not there any more
MOST_DELIVERIES = 3  # after which a question that ends workers goes to no other; the node that asks notices
MOST_QUESTIONS = 10_000  # in a stream; the oldest go first
LOOKED_AT = 10  # abandoned questions at a time
AGAIN = 0.5  # seconds before Redis is tried again

# Redis is in the same network, or it is away: nobody waits for it, and nobody tries twice.
CONNECTION: dict[str, Any] = {
    "socket_connect_timeout": 1.0,
    "socket_timeout": 5.0,
    "retry": Retry(NoBackoff(), 0),
}
AWAY = (RedisError, OSError, TimeoutError)  # that Redis cannot be reached, or does not do what it should

Entry = tuple[str, bytes]  # the stream, and the id there


class Names:
    """In Redis, of one server and one version: others play by other rules and remember other bots, so nodes and workers
    of different ones do not see each other."""

    def __init__(self, server: str) -> None:
        self._prefix = f"ludoteka:{server}:{__version__}:"
        self.waited_for = self._prefix + "questions"
        self.unattended = self._prefix + "questions-unattended"
        self.workers = self._prefix + "workers"  # who is there, and when they were last seen, by the clock of Redis

    def mailbox(self, node: str) -> str:
        """The list of answers for a node."""
        return f"{self._prefix}answers:{node}"


class QuestionBroker(RedisStreamBroker):
    """`processes`: how many questions are thought about at once, where they are; those for whom nobody waits never
    take all of them. `finish`: set when no more are to be taken; to cancel is not enough, since redis-py forgets it if
    something comes in the same moment."""

    def __init__(self, url: str, seal: Seal, stats: QueueStats | None = None, *, processes: int = 1) -> None:
        self.names = Names(seal.name)
        super().__init__(
            url,
            queue_name=self.names.waited_for,
            additional_streams={self.names.unattended: ">"},
            consumer_group_name=GROUP,
            consumer_id="0",  # whatever was asked before the first worker came
            xread_block=int(1000 * BEAT),
            maxlen=MOST_QUESTIONS,
            **CONNECTION,
        )
        self.formatter = Formatter()
        self.stats = stats or QueueStats()
        self.finish = asyncio.Event()
        self._seal = seal
        self._for_nobody = max(1, processes - 1)
        self._held: dict[str, Entry] = {}  # the questions that we are to answer, by their id
        self._entries: dict[str, Entry] = {}  # of the questions that we have asked, by their id
        self._away = False

    # -- asking -------------------------------------------------------------------------------------------------

    async def kick(self, message: BrokerMessage) -> None:
        stream, sealed = message.labels[STREAM], self._seal.close(QUESTION, message.message)
        async with self.redis() as redis:
            entry = await redis.xadd(stream, {b"data": sealed}, maxlen=self.maxlen, approximate=True)
        self._entries[message.task_id] = (stream, entry)

    async def lost(self, questions: Iterable[str], patience: float) -> list[str]:
        """Those of the questions that no worker has: not taken yet, or gone, or its worker is gone and nobody has taken
        it over for this number of seconds."""
        known = [(question, self._entries[question]) for question in questions if question in self._entries]
        if not known:
            return []
        async with self.redis() as redis, redis.pipeline(transaction=False) as commands:
            for _, (stream, entry) in known:
                commands.xpending_range(stream, GROUP, min=entry, max=entry, count=1)
            taken = await commands.execute()
        return [
            question
            for (question, _), claims in zip(known, taken, strict=True)
            if not any(claim["time_since_delivered"] < 1000 * patience for claim in claims)
        ]

    async def take_back(self, question: str) -> None:
        """Nobody need answer it any more."""
        if entry := self._entries.pop(question, None):
            await self._remove(entry)

    def forget(self, question: str) -> None:
        """It is answered, and so its worker has removed it."""
        self._entries.pop(question, None)

    async def has_workers(self) -> bool:
        async with self.redis() as redis, redis.pipeline(transaction=False) as commands:
            commands.time()
            commands.zrange(self.names.workers, 0, -1, desc=True, withscores=True)
            now, workers = await commands.execute()
        return any(seen > _seconds(now) - GONE for _, seen in workers)

    # -- answering ----------------------------------------------------------------------------------------------

    async def listen(self) -> AsyncGenerator[AckableMessage, None]:
        while not self.finish.is_set():
            try:
                found = await self._next()
            except AWAY as why:
                self.report_away(why)
                await asyncio.sleep(AGAIN)
                with suppress(*AWAY):  # it may have forgotten everything
                    await self._declare_consumer_group()
                continue
            self._away = False
            for entry, sealed in found:
                try:
                    message = self._seal.open(QUESTION, sealed)
                    question = self.formatter.loads(message).task_id
                except (Forged, DecodeError):
                    await self._drop(entry)
                else:
                    self._held[question] = entry
                    yield AckableMessage(data=message, ack=self._release(question))

    async def answer(self, question: str, place: str, sealed: bytes, kept: int) -> None:
        """Store an answer and acknowledge the question, both or neither: else another worker answers it."""
        async with self.redis() as redis, redis.pipeline() as commands:
            commands.rpush(place, sealed)
            commands.expire(place, kept)
            if entry := self._held.get(question):
                _add_removal(commands, entry)
            await commands.execute()
        self.stats.answered += 1

    async def announce(self, *, there: bool = True) -> None:
        """A sign of life, also for the questions that we have; or that we take no more."""
        async with self.redis() as redis:
            now = _seconds(await redis.time())
            async with redis.pipeline(transaction=False) as commands:
                if there:
                    commands.zadd(self.names.workers, {self.consumer_name: now})
                else:
                    commands.zrem(self.names.workers, self.consumer_name)
                commands.zremrangebyscore(self.names.workers, 0, now - 60 * GONE)
                for stream, entry in self._held.values():
                    commands.xclaim(stream, GROUP, self.consumer_name, 0, [entry], justid=True)
                await commands.execute()

    async def leave(self) -> None:
        """For good. What we have not answered stays in the queue, and so does our name there."""
        async with self.redis() as redis:
            for stream in (self.names.waited_for, self.names.unattended):
                if not await redis.xpending_range(stream, GROUP, "-", "+", 1, consumername=self.consumer_name):
                    await redis.xgroup_delconsumer(stream, GROUP, self.consumer_name)

    async def _next(self) -> list[tuple[Entry, bytes]]:
        """One question, of those that have waited longest; or, after a while, none."""
        streams = [self.names.waited_for]
        if sum(stream == self.names.unattended for stream, _ in self._held.values()) < self._for_nobody:
            streams.append(self.names.unattended)
        async with self.redis() as redis:
            for stream in streams:
                if found := await self._claim(redis, stream) or await self._read(redis, [stream], None):
                    return found
            return await self._read(redis, streams, self.block)

    async def _read(self, redis: Any, streams: list[str], block: int | None) -> list[tuple[Entry, bytes]]:
        wanted = dict.fromkeys(streams, ">")
        fetched = await redis.xreadgroup(GROUP, self.consumer_name, wanted, count=1, block=block)
        return [
            ((stream.decode(), entry), fields.get(b"data", b""))
            for stream, entries in _pairs(fetched)
            for entry, fields in entries
        ]

    async def _claim(self, redis: Any, stream: str) -> list[tuple[Entry, bytes]]:
        """A question that somebody had who is gone."""
        idle = int(1000 * ABANDONED)
        for pending in await redis.xpending_range(stream, GROUP, "-", "+", LOOKED_AT, idle=idle):
            entry, times = pending["message_id"], pending["times_delivered"]
            if (stream, entry) in self._held.values():
                continue
            claimed = await redis.xclaim(stream, GROUP, self.consumer_name, idle, [entry])
            if times >= MOST_DELIVERIES or (claimed and claimed[0][1] is None):
                await self._remove((stream, entry))
            elif claimed:  # else somebody was faster
                return [((stream, entry), claimed[0][1].get(b"data", b""))]
        return []

    def _release(self, question: str) -> Callable[[], Awaitable[None]]:
        async def release() -> None:
            """What taskiq does at the end. If the answer could not be stored, we renew our claim no longer."""
            self._held.pop(question, None)

        return release

    async def _drop(self, entry: Entry) -> None:
        self.stats.dropped += 1
        if self.stats.dropped % 1000 == 1:  # a sender of these can send many
            LOG.error("A question in the queue is not signed by a node of this server, and is dropped.")
        with suppress(*AWAY):
            await self._remove(entry)

    async def _remove(self, entry: Entry) -> None:
        async with self.redis() as redis, redis.pipeline() as commands:
            _add_removal(commands, entry)
            await commands.execute()

    def report_away(self, why: BaseException) -> None:
        if not self._away:
            LOG.warning("The queue cannot be reached (%s).", type(why).__name__)
        self._away = True

    def redis(self) -> Any:
        """Its types are those of a synchronous client as well, so each call would have to be cast."""
        return Redis(connection_pool=self.connection_pool)


def _add_removal(commands: Any, entry: Entry) -> None:
    stream, number = entry
    commands.xack(stream, GROUP, number)
    commands.xdel(stream, number)


def _pairs(fetched: Any) -> Any:
    """Streams with their entries: as RESP2 has them, or RESP3."""
    return fetched.items() if isinstance(fetched, dict) else fetched or ()


def _seconds(now: tuple[int, int]) -> float:
    return now[0] + now[1] / 1e6
