"""Processes in which bots think, so that a thinking bot delays nobody: a few, started when they are needed.

One that crashes or answers nothing is ended and replaced by the next question; the bot's seat then does what `think`
does for a bot that fails.
"""

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from . import thinking
from .thinking import Answer, Question
from .turns import Turns

# Seconds. On a new machine the first question of an expert has to wait for the compiler.
FIRST_PATIENCE, PATIENCE = 300.0, 30.0
ANALYSIS_PATIENCE = 300.0  # nobody's move waits for it, and a coach looks at many moves


class BotFailed(Exception):
    """With the error of the bot's process, or that there was no answer."""


@dataclass
class WorkerStats:
    """What has happened so far, for those who watch the server."""

    answered: int = 0
    failed: int = 0
    started: int = 0
    ended: int = 0  # crashed or too slow


class Worker:
    """One process. It ends when its input closes, so it never outlives us."""

    def __init__(self) -> None:
        pipe, nowhere = subprocess.PIPE, subprocess.DEVNULL
        command = [sys.executable, "-m", thinking.__name__]
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=nowhere)

    @property
    def pid(self) -> int:
        return self._process.pid

    def ask(self, question: Question) -> Answer:
        """In a thread; `end` from elsewhere lets it return."""
        assert self._process.stdin
        assert self._process.stdout
        return thinking.ask(question, self._process.stdin, self._process.stdout)

    def end(self) -> None:
        self._process.kill()
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout):
            try:
                if stream:
                    stream.close()
            except OSError:  # what it had not read yet
                pass


class Workers:
    def __init__(self, most: int | None = None, patience: float = FIRST_PATIENCE) -> None:
        self.most = most or min(4, max(2, (os.cpu_count() or 1) - 1))
        self.stats = WorkerStats()
        self._patience = patience
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()
        self._turns = Turns(self.most)
        self._threads = ThreadPoolExecutor(self.most, "bot")
        self._closed = False

    async def ask(self, question: Question, *, waited_for: bool = True) -> Answer:
        """What a bot answers; BotFailed if it fails, crashes, or takes too long."""
        try:
            answer = await self._ask_one(question, waited_for)
        except (EOFError, OSError):  # perhaps not the bot's fault: its process was killed
            try:
                answer = await self._ask_one(question, waited_for)
            except (EOFError, OSError) as error:
                raise self._failed("its process has crashed twice") from error
        if answer.fault:
            raise self._failed(answer.fault)
        self.stats.answered += 1
        return answer

    async def get_ready(self, games: Iterable[str]) -> None:
        """Start the first process before it is needed, and have it read what is compiled."""
        for game in games:
            await self.ask(Question(game=game))

    def expect_quick_answers(self) -> None:
        """All is compiled: from now on, a process that takes long has lost its way."""
        self._patience = PATIENCE

    @property
    def warm(self) -> bool:
        """Is all compiled that bots compute with?"""
        return self._patience <= PATIENCE

    @property
    def busy(self) -> int:
        return len(self._busy)

    @property
    def waiting(self) -> int:
        return self._turns.waiting

    @property
    def pids(self) -> list[int]:
        return [worker.pid for worker in (*self._idle, *self._busy)]

    async def close(self) -> None:
        """End all of them, thinking or not."""
        self._closed = True
        for worker in (*self._idle, *self._busy):
            worker.end()
        self._idle.clear()
        await asyncio.to_thread(self._threads.shutdown)

    def _failed(self, why: str) -> BotFailed:
        self.stats.failed += 1
        return BotFailed(why)

    async def _ask_one(self, question: Question, waited_for: bool) -> Answer:
        async with self._turns.turn(waited_for=waited_for):
            if self._closed:
                raise BotFailed("the server is closing")
            worker = self._idle.pop() if self._idle else await self._start()
            self._busy.add(worker)
            patience = max(self._patience, ANALYSIS_PATIENCE) if question.record else self._patience
            try:
                async with asyncio.timeout(patience):
                    answer = await asyncio.get_running_loop().run_in_executor(self._threads, worker.ask, question)
            except BaseException as error:  # also when nobody waits any more: it would think on
                self.stats.ended += 1
                worker.end()
                if isinstance(error, TimeoutError):
                    raise self._failed(f"no answer for {patience:g} seconds") from None
                raise
            else:
                self._idle.append(worker)
                return answer
            finally:
                self._busy.discard(worker)

    async def _start(self) -> Worker:
        self.stats.started += 1
        return await asyncio.to_thread(Worker)
