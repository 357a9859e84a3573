"""What goes wrong in `bench/chaos.py --cluster`: drawn at random moments, each for a while, several at once."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any

import redis
import redis.asyncio
from cluster import Node, Program, Services
from tcp_proxy import TcpProxy

BRIEFLY = (0.5, 3.0)  # seconds
MOST_AT_ONCE = 2
SKEWS = (-3600, -90, -5, 5, 90, 3600)  # seconds
STILL = 5.0  # seconds without a move, after which the next fault comes all the same
ENDING = 60.0  # seconds in which a node that is asked to end has ended
BETWEEN = 8  # moves, before that
STEP = 0.9  # seconds between two faults, on average

Wrong = Callable[[float], Coroutine[Any, Any, None]]  # for so long


@dataclass(frozen=True)
class Fault:
    """`target`: what is not to be harmed in two ways at once; of the nodes, one at a time, unless all are meant."""

    kind: str
    target: str
    weight: float
    happen: Wrong


class Faults:
    """Draws what happens next, and waits until all is well again."""

    def __init__(self, faults: list[Fault], seed: int) -> None:
        self._faults = faults
        self._random = random.Random(seed)
        self._under_way: dict[str, asyncio.Task[None]] = {}
        self.counts: Counter[str] = Counter()
        self.seconds = 0.0

    async def strike(self, moves: Callable[[], int]) -> str:
        """One more; returns what it is. Some have moved since the last one, unless nobody can: what goes wrong while
        nothing happens is no test."""
        enough, late = moves() + BETWEEN, time.monotonic() + STILL
        await asyncio.sleep(self._random.expovariate(1 / STEP))
        while len(self._tasks()) >= MOST_AT_ONCE or (moves() < enough and time.monotonic() < late):
            await asyncio.sleep(0.05)
        free = [fault for fault in self._faults if fault.target not in self._under_way]
        fault = self._random.choices(free, [fault.weight for fault in free])[0]
        self.counts[fault.kind] += 1
        self._under_way[fault.target] = asyncio.create_task(fault.happen(self._random.uniform(*BRIEFLY)))
        return f"{fault.kind} ({fault.target})" if fault.target not in fault.kind else fault.kind

    async def settle(self) -> None:
        """Until nothing is wrong any more; raises what failed."""
        began = time.monotonic()
        for task in list(self._under_way.values()):
            await task
        self._under_way.clear()
        self.seconds += time.monotonic() - began

    def _tasks(self) -> list[asyncio.Task[None]]:
        for target, task in list(self._under_way.items()):
            if task.done():
                task.result()
                del self._under_way[target]
        return list(self._under_way.values())


def all_faults(services: Services, nodes: list[Node], workers: Sequence[Program]) -> list[Fault]:
    faults = [
        Fault("redis killed", "redis", 2, partial(restart, services.redis.stop, services.redis.start)),
        Fault(
            "postgresql stopped", "postgresql", 2, partial(restart, services.postgresql.stop, services.postgresql.start)
        ),
    ]
    for node in nodes:
        faults += [
            Fault("node killed", "node", 3, partial(kill, node)),
            Fault("node restarted", "node", 1, partial(roll, node)),
            *link_faults("store", node, node.store),
            *link_faults("bus", node, node.bus),
        ]
        if node.has_own_clock:
            faults.append(Fault("clock wrong", f"clock of {node.name}", 1, partial(skew, node)))
    faults.append(Fault("all nodes killed", "node", 0.5, partial(kill_all, nodes)))
    faults += [Fault("worker killed", worker.name, 2, partial(kill_program, worker)) for worker in workers]
    return faults


def link_faults(name: str, node: Node, link: TcpProxy) -> list[Fault]:
    """Of the way between a node and the store, or the bus."""
    ways: dict[str, Wrong] = {
        "cut": partial(cut, link),
        "refused": partial(hold, link, link.refuse),
        "frozen": partial(hold, link, link.freeze),
        "answers lost": partial(lose_answers, link),
        "delayed": partial(hold, link, partial(link.delay, 0.3)),
    }
    return [Fault(f"{name} {way}", f"{name} of {node.name}", 0.7, happen) for way, happen in ways.items()]


async def restart(stop: Callable[[], None], start: Callable[[], None], seconds: float) -> None:
    await asyncio.to_thread(stop)
    await asyncio.sleep(seconds)
    await asyncio.to_thread(start)


async def kill(node: Node, _: float) -> None:
    await kill_program(node, _)
    await node.ready()


async def kill_all(nodes: list[Node], seconds: float) -> None:
    """As when the power goes."""
    await asyncio.gather(*(kill(node, seconds) for node in nodes))


async def roll(node: Node, _: float) -> None:
    """As for a new version: in good order, while everybody plays."""
    starts, late = node.starts, time.monotonic() + ENDING
    node.terminate()
    while node.starts == starts:
        if time.monotonic() > late:
            raise AssertionError(f"{node.name} does not end when it is asked to:\n{node.log.read_text()[-3000:]}")
        await asyncio.sleep(0.05)
    await node.ready()


async def kill_program(program: Program, _: float) -> None:
    starts = program.starts
    program.kill()
    while program.starts == starts:
        await asyncio.sleep(0.05)


async def skew(node: Node, seconds: float) -> None:
    node.set_clock(random.Random(seconds).choice(SKEWS))
    await asyncio.sleep(seconds)
    node.set_clock(0)


async def cut(link: TcpProxy, _: float) -> None:
    link.cut()


async def hold(link: TcpProxy, begin: Callable[[], None], seconds: float) -> None:
    begin()
    await asyncio.sleep(seconds)
    link.resume()


async def lose_answers(link: TcpProxy, seconds: float) -> None:
    """What is asked for is done, and nobody hears of it: the answers are held back, and then the connection is cut."""
    link.freeze(requests=False)
    await asyncio.sleep(seconds)
    link.cut()
    link.resume()


class Echo:
    """Sends notices from node to node a second time, and later than others that came after them."""

    LATEST = 1.5  # seconds

    def __init__(self, url: str, seed: int) -> None:
        self._url = url
        self._random = random.Random(seed)
        self._own: Counter[tuple[str, str]] = Counter()  # sent by ourselves, and not yet heard
        self._tasks: set[asyncio.Task[None]] = set()
        self.count = 0

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            with suppress(redis.RedisError, OSError):
                async with redis.asyncio.Redis.from_url(self._url, decode_responses=True) as client:
                    await self._listen(client)
            self._own.clear()
            await asyncio.sleep(0.2)

    async def _listen(self, client: "redis.asyncio.Redis") -> None:
        async with client.pubsub() as subscription:
            await subscription.psubscribe("ludoteka:*")
            async for message in subscription.listen():
                notice = message["channel"], message["data"]
                if message["type"] != "pmessage" or not notice[1]:  # a ping
                    continue
                if self._own[notice]:
                    self._own[notice] -= 1
                elif self._random.random() < 0.5:
                    task = asyncio.create_task(self._repeat(client, *notice))
                    self._tasks.add(task)
                    task.add_done_callback(self._tasks.discard)

    async def _repeat(self, client: "redis.asyncio.Redis", channel: str, data: str) -> None:
        await asyncio.sleep(self._random.uniform(0, self.LATEST))
        with suppress(redis.RedisError, OSError):
            self._own[channel, data] += 1
            await client.publish(channel, data)
            self.count += 1
