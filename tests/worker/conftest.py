"""A Redis, a node's side of the queue, and workers in processes of their own."""

import asyncio
import pickle
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import redis

from ludoteka.core.room import Observation
from ludoteka.games import find_game
from ludoteka.sim.warm import smallest_table
from ludoteka.table.thinking import Question
from ludoteka.table.workers import Workers
from ludoteka.worker.broker import Names
from ludoteka.worker.node import QuestionQueue, QueuedThinkers
from ludoteka.worker.seal import Seal
from tests.some_games import SOLO
from tools.redis_server import RedisServer

from .slow_bot import SlowBot

KEY = bytes(range(32))
NAMES = Names(Seal(KEY).name)
WORKER = """
import asyncio, sys
from ludoteka.worker.run import work
bus, key, processes = sys.argv[1:]
asyncio.run(work(bus, bytes.fromhex(key), int(processes), opened=lambda most: print("ready", flush=True)))
print("closed", flush=True)
"""
PATIENCE = 30


def first_choice() -> Observation:
    """What somebody sees who plays alone, at their first turn."""
    game = find_game(SOLO)
    match = smallest_table(game, next(iter(game.presets.values())))
    while (actor := match.to_act()[0]) != 0:
        match.submit(actor, match.legal(actor)[0])
    return match.observation(0)


SEEN = first_choice()


@pytest.fixture
def bus(redis_server: RedisServer) -> str:
    """Empty."""
    with redis.Redis.from_url(redis_server.url) as client:
        client.flushall()
    return redis_server.url


class WorkerProcess:
    def __init__(self, bus: str, processes: int, errors: Path) -> None:
        self.errors = errors
        with errors.open("w") as file:
            command = [sys.executable, "-c", WORKER, bus, KEY.hex(), str(processes)]
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=file, text=True)
        assert self._line() == "ready\n", errors.read_text()

    @property
    def pid(self) -> int:
        return self.process.pid

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def close(self) -> None:
        self.process.send_signal(signal.SIGTERM)

    def last_line(self) -> str:
        line = self._line()
        self.process.wait(PATIENCE)
        return line

    def _line(self) -> str:
        assert self.process.stdout
        return self.process.stdout.readline()


Start = Callable[..., WorkerProcess]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    started: list[WorkerProcess] = []

    def start(bus: str, processes: int = 1) -> WorkerProcess:
        started.append(WorkerProcess(bus, processes, tmp_path / f"errors-{len(started)}"))
        return started[-1]

    yield start
    for worker in started:
        worker.kill()
        if worker.process.stdout:
            worker.process.stdout.close()


class Node:
    """What a table of a node asks, and what it has to know to check it."""

    def __init__(self, bus: str) -> None:
        self.local = Workers(most=2)
        self.queue = QuestionQueue(bus, Seal(KEY))
        self.thinkers = QueuedThinkers(self.local, self.queue)

    async def has_workers(self, there: bool = True) -> None:
        await until(lambda: self.queue.answers is there)

    def ask(self, folder: Path, name: str = "bot", *, waited_for: bool = True) -> asyncio.Task[Any]:
        """What a slow bot answers."""
        return asyncio.create_task(self.thinkers.ask(slow(folder, name), waited_for=waited_for))


@pytest.fixture
async def node(bus: str) -> AsyncIterator[Node]:
    opened = Node(bus)
    yield opened
    await opened.thinkers.close()


def question(**facts: Any) -> Question:
    """What a bot is asked at its first turn."""
    return Question(
        game=SOLO,
        **{"level": "casual", "seed": 1, **facts},
        parts=SEEN.parts.tobytes(),
        state=SEEN.state.tobytes(),
        viewer=SEEN.viewer,
        legal=SEEN.legal,
        names=SEEN.names,
    )


def slow(folder: Path, name: str = "bot") -> Question:
    return question(memory=pickle.dumps(SlowBot(folder, name)))


def thinkers(folder: Path) -> list[tuple[str, int]]:
    """Which bots have begun to think, and in whose processes."""
    file = folder / "thinks"
    lines = file.read_text().splitlines() if file.exists() else []
    return [(name, int(pid)) for name, pid in map(str.split, lines)]


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


async def begun(folder: Path, count: int) -> list[tuple[str, int]]:
    await until(lambda: len(thinkers(folder)) >= count)
    return thinkers(folder)
