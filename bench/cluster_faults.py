"""What goes wrong in `bench/chaos.py --cluster`: drawn at random moments, each for a while, several at once."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial

from cluster import Node, Program, Services
from tcp_proxy import TcpProxy

BRIEFLY = (0.5, 3.0)  # seconds
MOST_AT_ONCE = 3
SKEWS = (-3600, -90, -5, 5, 90, 3600)  # seconds
STEP = 0.9  # seconds between two faults, on average

Wrong = Callable[[float], Awaitable[None]]  # for so long


@dataclass(frozen=True)
class Fault:
    """`target`: what is not to be harmed in two ways at once."""

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

    async def strike(self) -> str:
        """One more; returns what it is."""
        await asyncio.sleep(self._random.expovariate(1 / STEP))
        while len(self._tasks()) >= MOST_AT_ONCE:
            await asyncio.sleep(0.05)
        free = [fault for fault in self._faults if fault.target not in self._under_way]
        fault = self._random.choices(free, [fault.weight for fault in free])[0]
        self.counts[fault.kind] += 1
        self._under_way[fault.target] = asyncio.create_task(fault.happen(self._random.uniform(*BRIEFLY)))
        return f"{fault.kind} ({fault.target})"

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


def all_faults(services: Services, nodes: list[Node], workers: list[Program]) -> list[Fault]:
    faults = [
        Fault("redis killed", "redis", 2, partial(restart, services.redis.stop, services.redis.start)),
        Fault("postgresql stopped", "postgresql", 2, partial(restart, services.postgresql.stop, services.postgresql.start)),
    ]
    for node in nodes:
        faults += [
            Fault("node killed", node.name, 2, partial(kill, node)),
            Fault("node restarted", node.name, 1, partial(roll, node)),
            Fault("clock wrong", f"clock of {node.name}", 1, partial(skew, node)),
            *link_faults("store", node, node.store),
            *link_faults("bus", node, node.bus),
        ]
    faults += [Fault("worker killed", worker.name, 1, partial(kill_program, worker)) for worker in workers]
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
    node.kill()
    await come_back(node)


async def roll(node: Node, _: float) -> None:
    """As for a new version: in good order, while everybody plays."""
    node.terminate()
    await come_back(node)


async def come_back(node: Node) -> None:
    starts = node.starts
    while node.starts == starts:
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
