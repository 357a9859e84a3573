"""The side that asks: a node with a bus. Workers elsewhere think; where there are none, or the bus is away, the node's
own processes do, and nobody waits because of that."""

import asyncio
import logging
import secrets
from collections.abc import Iterable
from contextlib import suppress
from time import monotonic
from typing import Any

import msgspec
from taskiq.exceptions import SendTaskError
from taskiq.kicker import AsyncKicker

from ludoteka.table.thinking import Answer, Question
from ludoteka.table.workers import ANALYSIS_PATIENCE, BotFailed, Workers, WorkerStats

from .answers import Answers, Unanswered
from .broker import ABANDONED, AWAY, BEAT, QuestionBroker
from .messages import REPLY_TO, STREAM
from .seal import Seal
from .stats import QueueStats

LOG = logging.getLogger(__name__)
TASK = "think"
PATIENCE = 1.0  # seconds that Redis has for what takes it a millisecond
TAKEN = 2.0  # seconds in which a worker should have taken a question; else we think ourselves
TAKEN_OVER = ABANDONED + 2.0  # seconds after the last sign of life of its worker, in which another should have it
LONGEST = ANALYSIS_PATIENCE + 30  # however busy the worker seems to be


class QuestionQueue:
    """Questions on their way, and who watches over them."""

    def __init__(self, bus: str, seal: Seal, stats: QueueStats | None = None) -> None:
        self.stats = stats or QueueStats()
        self._broker = QuestionBroker(bus, seal, self.stats)
        self._answers = Answers(self._broker, seal)
        self._broker.with_result_backend(self._answers)
        self._asked: dict[str, float] = {}  # since when
        self._removals: set[asyncio.Task[None]] = set()
        self._open = True
        self._tasks = [asyncio.create_task(self._answers.receive()), asyncio.create_task(self._watch())]
        self.answers = False  # is there a worker that would take a question now?

    @property
    def asked(self) -> int:
        return len(self._asked)

    async def ask(self, question: Question, *, waited_for: bool) -> Answer:
        """Unanswered, when it is time to think here."""
        name = secrets.token_hex(16)
        self._answers.expect(name)
        self._asked[name] = monotonic()
        try:
            async with asyncio.timeout(PATIENCE):
                await self._send(name, question, waited_for)
            async with asyncio.timeout(LONGEST):
                answered = await self._answers.get_result(name)
        except BaseException as why:
            self._start_removal(name)
            if isinstance(why, TimeoutError | SendTaskError):
                raise Unanswered from why
            raise
        else:
            self._broker.forget(name)
            return msgspec.msgpack.decode(answered.return_value, type=Answer)
        finally:
            del self._asked[name]
            self._answers.expect_no_more(name)

    async def close(self) -> None:
        self._open = False
        self._answers.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._removals, return_exceptions=True)
        await self._broker.shutdown()

    async def _send(self, name: str, question: Question, waited_for: bool) -> None:
        names = self._broker.names
        labels = {REPLY_TO: self._answers.node, STREAM: names.waited_for if waited_for else names.unattended}
        kicker: AsyncKicker[Any, Any] = AsyncKicker(TASK, self._broker, labels).with_task_id(name)
        await kicker.kiq(msgspec.msgpack.encode(question))

    def _start_removal(self, name: str) -> None:
        """A worker need not think about it any more. Nobody waits for that."""
        removal = asyncio.create_task(self._remove(name))
        self._removals.add(removal)
        removal.add_done_callback(self._removals.discard)

    async def _remove(self, name: str) -> None:
        with suppress(*AWAY):
            async with asyncio.timeout(PATIENCE):
                await self._broker.take_back(name)

    async def _watch(self) -> None:
        """Is anybody there, and does somebody have each question?"""
        while self._open:
            try:
                async with asyncio.timeout(PATIENCE):
                    answers = await self._broker.has_workers()
                    lost = await self._lost(somebody_there=answers)
            except AWAY:
                answers, lost = False, list(self._asked)
            for name in lost:
                self._answers.give_up(name)
            if answers != self.answers:
                self.answers = answers
                LOG.info("Bots think in %s.", "workers" if answers else "processes of this node")
            await asyncio.sleep(BEAT)

    async def _lost(self, *, somebody_there: bool) -> list[str]:
        """What nobody will answer. A worker that is closing still answers what it has."""
        if not somebody_there:
            return await self._broker.lost(list(self._asked), ABANDONED)
        slow = [name for name, since in self._asked.items() if monotonic() > since + TAKEN]
        return await self._broker.lost(slow, TAKEN_OVER)


class QueuedThinkers:
    """Asks the queue, and the node's own processes where it gives no answer."""

    def __init__(self, local: Workers, queue: QuestionQueue) -> None:
        self._local, self._queue = local, queue

    async def ask(self, question: Question, *, waited_for: bool = True) -> Answer:
        """As `Workers.ask`."""
        if self._queue.answers:
            try:
                answer = await self._queue.ask(question, waited_for=waited_for)
            except Unanswered:
                self._queue.stats.returned += 1
            else:
                return self._checked(answer)
        return await self._local.ask(question, waited_for=waited_for)

    async def get_ready(self, games: Iterable[str]) -> None:
        """Our own processes: they are needed when nobody else is there."""
        await self._local.get_ready(games)

    def expect_quick_answers(self) -> None:
        self._local.expect_quick_answers()

    @property
    def stats(self) -> WorkerStats:
        return self._local.stats

    @property
    def queue_stats(self) -> QueueStats:
        return self._queue.stats

    @property
    def warm(self) -> bool:
        return self._local.warm

    @property
    def busy(self) -> int:
        """Here or elsewhere; in the queue, too."""
        return self._local.busy + self._queue.asked

    @property
    def waiting(self) -> int:
        return self._local.waiting

    async def close(self) -> None:
        await self._queue.close()
        await self._local.close()

    def _checked(self, answer: Answer) -> Answer:
        if answer.fault:
            self.stats.failed += 1
            raise BotFailed(answer.fault)
        self.stats.answered += 1
        self._queue.stats.answered += 1
        return answer
