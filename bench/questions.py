"""What a question to a bot takes over the queue, compared with a process of the node.

    .venv/bin/python bench/questions.py --questions 1000

One bot that hardly thinks, asked again and again as a table would: by a node with one process of its own, and over a
Redis of this machine by a worker with one process. So what is measured is the way there and back.
"""

import argparse
import asyncio
import statistics
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import uvloop
from harness import write_result
from people import load

sys.path.insert(0, str(Path(__file__).parents[1]))

from ludoteka.core.room import Observation
from ludoteka.games import find_game
from ludoteka.sim.warm import smallest_table
from ludoteka.table.players import WorkerPlayer
from ludoteka.table.thinkers import Thinkers
from ludoteka.table.workers import Workers
from ludoteka.worker.node import QuestionQueue, QueuedThinkers
from ludoteka.worker.seal import Seal
from tools.redis_server import RedisServer

GAME, LEVEL = "take-it-easy", "beginner"
KEY = bytes(32)
WORKER = """
import sys, uvloop
from ludoteka.worker.run import work
uvloop.run(work(sys.argv[1], bytes(32), 1, opened=lambda most: print("ready", flush=True)))
"""


def first_choice() -> Observation:
    game = find_game(GAME)
    match = smallest_table(game, next(iter(game.presets.values())))
    while (actor := match.to_act()[0]) != 0:
        match.submit(actor, match.legal(actor)[0])
    return match.observation(0)


async def measure(thinkers: Thinkers, questions: int) -> dict[str, float]:
    """Milliseconds, of one question after the other."""
    observation, taken = first_choice(), []
    for count in range(questions + 20):
        player = WorkerPlayer(thinkers, GAME, LEVEL, count)
        began = time.perf_counter()
        await player.choose(observation)
        taken.append(1000 * (time.perf_counter() - began))
    taken = sorted(taken[20:])  # the first ones start processes
    return {
        "median_ms": statistics.median(taken),
        "p95_ms": taken[int(0.95 * questions)],
        "p99_ms": taken[int(0.99 * questions)],
    }


@contextmanager
def worker(bus: str) -> Iterator[None]:
    with subprocess.Popen([sys.executable, "-c", WORKER, bus], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        try:
            process.stdout.readline()
            yield
        finally:
            process.kill()


@asynccontextmanager
async def asking(bus: str) -> AsyncIterator[QueuedThinkers]:
    thinkers = QueuedThinkers(Workers(1), queue := QuestionQueue(bus, Seal(KEY)))
    try:
        while not queue.answers:
            await asyncio.sleep(0.05)
        yield thinkers
    finally:
        await thinkers.close()


async def run(questions: int, port: int) -> dict[str, Any]:
    local = Workers(1)
    here = await measure(local, questions)
    await local.close()
    redis = RedisServer(port)
    try:
        with worker(redis.url):
            async with asking(redis.url) as thinkers:
                there = await measure(thinkers, questions)
                assert thinkers.queue_stats.returned == 0
    finally:
        redis.close()
    print(f"process of the node: {here['median_ms']:.2f} ms; over the queue: {there['median_ms']:.2f} ms (medians)")
    return {"questions": questions, "bot": f"{GAME} {LEVEL}", "process": here, "queue": there}


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--questions", type=int, default=1000)
    options.add_argument("--port", type=int, default=7391, help="for Redis, on this machine")
    options.add_argument("--keep", action="store_true", help="write the results to bench/results")
    given = options.parse_args()
    result = uvloop.run(run(given.questions, given.port))
    if given.keep:
        write_result("questions", {"load": load(), "python": sys.version.split()[0], **result})


if __name__ == "__main__":
    main()
