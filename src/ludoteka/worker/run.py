"""The side that answers: a process that takes questions from the queue and has bot processes of its own think."""

import asyncio
import signal
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Any

import msgspec
from taskiq.acks import AcknowledgeType
from taskiq.receiver import Receiver

from ludoteka.core.errors import Refused
from ludoteka.table.thinking import Answer, Question
from ludoteka.table.workers import BotFailed, Workers

from .answers import Answers
from .broker import AWAY, BEAT, QuestionBroker
from .node import TASK
from .opening import name_of
from .seal import Seal

Prepare = Callable[[Workers], Coroutine[Any, Any, None]]


async def work(
    bus: str,
    key: bytes,
    processes: int | None = None,
    *,
    opened: Callable[[int], None] = lambda processes: None,
    prepare: Prepare | None = None,
) -> None:
    """Answer questions until SIGTERM or Ctrl-C; then finish those that were begun. `opened`: called when the first can
    come. `prepare`: what is done meanwhile."""
    workers = Workers(processes)
    broker = _broker(bus, Seal(key), workers)
    ended = asyncio.Event()
    try:
        await _open(broker, bus)
        with _stopped_by_signals(broker.finish):
            beating = asyncio.create_task(_beat(broker, ended))
            preparing = asyncio.create_task(prepare(workers)) if prepare else None
            opened(workers.most)
            await _receiver(broker, workers.most).listen(broker.finish)
            if preparing:
                preparing.cancel()
                await asyncio.gather(preparing, return_exceptions=True)
            ended.set()
            await beating
            with suppress(*AWAY):
                await broker.leave()
    finally:
        await workers.close()
        await broker.shutdown()


def _broker(bus: str, seal: Seal, workers: Workers) -> QuestionBroker:
    async def think(content: bytes) -> bytes:
        try:
            answer = await workers.ask(msgspec.msgpack.decode(content, type=Question))
        except BotFailed as why:
            answer = Answer(fault=str(why) or type(why).__name__)
        return msgspec.msgpack.encode(answer)

    try:
        broker = QuestionBroker(bus, seal, processes=workers.most)
    except ValueError:
        raise Refused("bus-url") from None
    broker.is_worker_process = True
    broker.with_result_backend(Answers(broker, seal))
    broker.register_task(think, task_name=TASK)
    return broker


def _receiver(broker: QuestionBroker, processes: int) -> Receiver:
    """It takes no more questions than there are processes: others may have one free."""
    return Receiver(
        broker,
        validate_params=False,
        max_async_tasks=processes,
        run_startup=False,
        ack_type=AcknowledgeType.WHEN_SAVED,
    )


async def _open(broker: QuestionBroker, bus: str) -> None:
    try:
        await broker.startup()
        await broker.announce()
    except AWAY as why:
        raise Refused("bus-unreachable", bus=name_of(bus), why=type(why).__name__) from None


async def _beat(broker: QuestionBroker, ended: asyncio.Event) -> None:
    """Who finishes takes no more questions, but still has some. That Redis is away is reported by the broker."""
    while not ended.is_set():
        finishes = broker.finish.is_set()
        with suppress(*AWAY):
            await broker.announce(there=not finishes)
        with suppress(TimeoutError):
            await asyncio.wait_for((ended if finishes else broker.finish).wait(), BEAT)


@contextmanager
def _stopped_by_signals(finish: asyncio.Event) -> Iterator[None]:
    """The first one lets us finish; the second ends us."""
    loop = asyncio.get_running_loop()
    before = {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGINT)}

    def stop(number: int, _frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(finish.set)
        signal.signal(number, signal.SIG_DFL)

    for number in before:
        signal.signal(number, stop)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
