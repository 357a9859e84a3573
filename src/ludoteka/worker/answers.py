"""The way back: a list in Redis for each node that asks, from which it takes the answers. Nobody polls, as taskiq's own
results would have it, so an answer is there at once."""

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING, Any

import msgspec
from redis.asyncio import Redis
from taskiq import AsyncResultBackend, TaskiqResult

from .broker import AGAIN, AWAY, PREFIX, QuestionBroker
from .messages import REPLY_TO, Answered
from .seal import ANSWER, Forged, Seal

LOG = logging.getLogger(__name__)
KEPT = 60  # seconds, for a node that may have ended
BLOCK = 1  # seconds for which one call waits

if TYPE_CHECKING:
    Backend = AsyncResultBackend[bytes]
else:
    Backend = AsyncResultBackend


class Unanswered(Exception):
    """By anybody else: the node has to think itself."""


def mailbox(node: str) -> str:
    return f"{PREFIX}answers:{node}"


class Answers(Backend):
    """Of workers, who put them there (`set_result`), and of the node, who waits for them (`get_result`)."""

    def __init__(self, broker: QuestionBroker, seal: Seal) -> None:
        self.node = secrets.token_hex(8)
        self._broker, self._seal = broker, seal
        self._awaited: dict[str, asyncio.Future[bytes]] = {}

    async def set_result(self, task_id: str, result: TaskiqResult[bytes]) -> None:
        place = mailbox(result.labels[REPLY_TO])
        content = msgspec.msgpack.encode(Answered(task_id, result.return_value))
        async with self._redis() as redis, redis.pipeline() as commands:
            commands.rpush(place, self._seal.close(ANSWER, content))
            commands.expire(place, KEPT)
            await commands.execute()

    async def is_result_ready(self, task_id: str) -> bool:
        return self._awaited[task_id].done()

    async def get_result(self, task_id: str, with_logs: bool = False) -> TaskiqResult[bytes]:
        """Wait for it; Unanswered if there will be none. It has to be awaited before it is asked for (`expect`)."""
        content = await self._awaited[task_id]
        return TaskiqResult(is_err=False, return_value=content, execution_time=0.0)

    def expect(self, question: str) -> None:
        self._awaited[question] = asyncio.get_running_loop().create_future()

    def expect_no_more(self, question: str) -> None:
        awaited = self._awaited.pop(question)
        if not awaited.cancel() and not awaited.cancelled():
            awaited.exception()  # nobody waits for it any more

    def give_up(self, question: str) -> None:
        awaited = self._awaited.get(question)
        if awaited and not awaited.done():
            awaited.set_exception(Unanswered())

    def give_up_all(self) -> None:
        for question in self._awaited:
            self.give_up(question)

    async def receive(self) -> None:
        """For ever. When Redis goes away, who waits learns it at once."""
        while True:
            try:
                async with self._redis() as redis:
                    while True:
                        came = await redis.blpop([mailbox(self.node)], timeout=BLOCK)
                        if came:
                            self._accept(came[1])
            except AWAY:
                self.give_up_all()
                await asyncio.sleep(AGAIN)

    def _accept(self, sealed: bytes) -> None:
        try:
            answered = msgspec.msgpack.decode(self._seal.open(ANSWER, sealed), type=Answered)
        except Forged:
            self._broker.stats.dropped += 1
            if self._broker.stats.dropped % 1000 == 1:
                LOG.error("An answer in the queue is not signed by a worker of this server, and is dropped.")
            return
        awaited = self._awaited.get(answered.id)
        if awaited and not awaited.done():  # else it is the second, or came too late
            awaited.set_result(answered.content)

    def _redis(self) -> Any:
        return Redis(connection_pool=self._broker.connection_pool)
