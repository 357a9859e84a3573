"""The way back: a list in Redis for each node that asks, from which it takes the answers. Nobody polls, as taskiq's own
results would have it, so an answer is there at once."""

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING

import msgspec
from taskiq import AsyncResultBackend, TaskiqResult

from ludoteka.table.thinking import Answer

from .broker import AGAIN, AWAY, QuestionBroker
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


class Answers(Backend):
    """Of workers, who put them there (`set_result`), and of the node, who waits for them (`get_result`)."""

    def __init__(self, broker: QuestionBroker, seal: Seal) -> None:
        self.node = secrets.token_hex(8)
        self._broker, self._seal = broker, seal
        self._awaited: dict[str, asyncio.Future[bytes]] = {}
        self._open = True

    async def set_result(self, task_id: str, result: TaskiqResult[bytes]) -> None:
        """With the acknowledgement."""
        failed = Answer(fault=f"{type(result.error).__name__}: {result.error}")
        content = msgspec.msgpack.encode(failed) if result.is_err else result.return_value
        sealed = self._seal.close(ANSWER, msgspec.msgpack.encode(Answered(task_id, content)))
        try:
            await self._broker.answer(task_id, self._broker.names.mailbox(result.labels[REPLY_TO]), sealed, KEPT)
        except AWAY as why:
            self._broker.report_away(why)

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

    async def receive(self) -> None:
        """Until `close`."""
        while self._open:
            try:
                async with self._broker.redis() as redis:
                    while self._open:
                        came = await redis.blpop([self._broker.names.mailbox(self.node)], timeout=BLOCK)
                        if came:
                            self._accept(came[1])
            except AWAY:
                await asyncio.sleep(AGAIN)

    def close(self) -> None:
        """To cancel `receive` is not enough: if an answer comes in the same moment, redis-py forgets that it was."""
        self._open = False

    def _accept(self, sealed: bytes) -> None:
        try:
            answered = msgspec.msgpack.decode(self._seal.open(ANSWER, sealed), type=Answered)
        except (Forged, msgspec.DecodeError):
            self._broker.stats.dropped += 1
            if self._broker.stats.dropped % 1000 == 1:
                LOG.error("An answer in the queue is not signed by a worker of this server, and is dropped.")
            return
        awaited = self._awaited.get(answered.id)
        if awaited and not awaited.done():  # else it is the second, or came too late
            awaited.set_result(answered.content)
