"""`bench/load.py --cluster`: the same people and rates through one node with SQLite, one node with PostgreSQL, and two
nodes with PostgreSQL and Redis, by turns.

All are there all the time; the one whose turn it is plays, and the others rest. PostgreSQL waits for the disk, as
SQLite does. At two nodes, the two sockets of a table are at different ones, and a move's time runs until the one at the
other node has seen it; or both at the same, as where a proxy sends all who ask for one table to one node. Everything,
the generator too, shares the cores of one machine, so the sum of what the parts use is what limits.
"""

import asyncio
import os
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import fmean
from typing import Any

import redis
from cluster import Services, free_port
from harness import command_for, is_warm, memory
from load import Bench, Meter, measure
from people import ROOMS

SQLITE = "one node, SQLite"
POSTGRESQL = "one node, PostgreSQL"
APART = "two nodes, PostgreSQL and Redis, the sockets of a table apart"
TOGETHER = "two nodes, PostgreSQL and Redis, the sockets of a table together"
FULL = 0.9  # of a core, or of all: it is the limit


STATISTICS = "SELECT xact_commit, tup_inserted, tup_updated FROM pg_stat_database WHERE datname = '{}'"
SETTLING = 1.5  # seconds until PostgreSQL's own counts are up to date


@dataclass
class Layout:
    """`nodes`: processes. `services`: what is counted there, if there are any."""

    name: str
    bench: Bench
    meter: Meter
    nodes: Sequence[int]
    services: Services | None = None

    def counts(self) -> dict[str, float]:
        """What PostgreSQL and Redis have done so far, by their own counts."""
        if self.services is None:
            return {}
        postgresql, database = self.services.postgresql, self.services.database
        found = postgresql.execute(postgresql.url("postgres"), STATISTICS.format(database))[0]
        counts = dict(zip(("transactions", "rows_inserted", "rows_updated"), map(float, found), strict=True))
        with redis.Redis.from_url(self.services.bus_url()) as client:
            calls = client.info("commandstats")
            counts["notices"] = float(calls.get("cmdstat_publish", {}).get("calls", 0))
        return counts


async def compare(tables: int, rates: list[float], seconds: float, rounds: int, seed: int) -> dict[str, Any]:
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        one, two = [await _services(stack) for _ in range(2)]
        cluster = await _layout(stack, APART, folder / "cluster", seed, two, nodes=2)
        layouts = [
            await _layout(stack, SQLITE, folder / "sqlite", seed),
            await _layout(stack, POSTGRESQL, folder / "postgresql", seed, one),
            cluster,
            replace(cluster, name=TOGETHER, bench=Bench(seed, cluster.bench.ports, together=True)),
        ]
        idle = {}
        for layout in layouts:
            before = await _idle(layout, seconds)
            await layout.bench.gather(tables)
            idle[layout.name] = _a_table(before, await _idle(layout, seconds), tables)
        replacing = [asyncio.create_task(layout.bench.replace()) for layout in layouts]
        turns = [await _turn(layout, rate, seconds) for rate in rates for _ in range(rounds) for layout in layouts]
        for task in replacing:
            task.cancel()
    return {
        "tables": tables,
        "sockets": 2 * tables,
        "rooms": ROOMS,
        "cores": os.cpu_count(),
        "rounds": rounds,
        "summary": [summary(turns, layout.name, rate) for rate in rates for layout in layouts],
        "idle": idle,
        "limits": {layout.name: limit([turn for turn in turns if turn["layout"] == layout.name]) for layout in layouts},
        "turns": turns,
    }


async def _idle(layout: Layout, seconds: float) -> dict[str, float]:
    """What the parts use of a core while nobody moves."""
    before = layout.meter.read()
    await asyncio.sleep(seconds)
    return {part: (now - before[part]) / seconds for part, now in layout.meter.read().items()}


def _a_table(without: Mapping[str, float], used: Mapping[str, float], tables: int) -> dict[str, float]:
    """What it takes to hold a table, with everybody there and nobody moving, in milliseconds a second."""
    return {
        f"{part}_cpu_ms_per_second_and_table": round(1000 * (used[part] - without[part]) / tables, 4) for part in used
    }


async def _turn(layout: Layout, rate: float, seconds: float) -> dict[str, Any]:
    await asyncio.sleep(SETTLING)
    before = await asyncio.to_thread(layout.counts)
    measured = await measure(layout.bench, layout.meter, rate, seconds)
    await asyncio.sleep(SETTLING)
    after = await asyncio.to_thread(layout.counts)
    done = {f"{name}_per_move": round((after[name] - before[name]) / measured["moves"], 2) for name in before}
    megabytes = [round(memory(pid)) for pid in layout.nodes]
    turn = {"layout": layout.name, **measured, **done, "memory_mb_of_nodes": megabytes}
    print(turn, flush=True)
    return turn


# -- what runs ----------------------------------------------------------------------------------------------------


async def _services(stack: AsyncExitStack) -> Services:
    services = await asyncio.to_thread(Services, durable=True)
    stack.callback(services.close)
    return services


async def _layout(
    stack: AsyncExitStack, name: str, folder: Path, seed: int, services: Services | None = None, nodes: int = 1
) -> Layout:
    started = [await stack.enter_async_context(_node(folder, number, services, nodes)) for number in range(nodes)]
    pids, ports = [pid for pid, _ in started], [port for _, port in started]
    parts = {"nodes": pids}
    if services:
        parts["postgresql"] = [services.postgresql.pid]
    if nodes > 1 and services:
        parts["redis"] = [services.redis.pid]
    return Layout(name, Bench(seed, ports), Meter(parts), pids, services)


@asynccontextmanager
async def _node(folder: Path, number: int, services: Services | None, nodes: int) -> AsyncIterator[tuple[int, int]]:
    """A node as it is shipped, compiled and ready: its process and port."""
    own, port = folder / str(number), free_port()
    own.mkdir(parents=True)
    store = services.store_url() if services else ""
    bus = services.bus_url() if services and nodes > 1 else ""
    command = command_for(own, port, store=store, bus=bus, warm=True, shipped=True)
    process = await asyncio.create_subprocess_exec(*command, stdout=subprocess.DEVNULL)
    try:
        while not await asyncio.to_thread(_warm, port):
            assert process.returncode is None
            await asyncio.sleep(0.5)
        yield process.pid, port
    finally:
        process.terminate()
        await process.wait()


def _warm(port: int) -> bool:
    try:
        return is_warm(port)
    except OSError:
        time.sleep(0.1)
        return False


# -- what it means ------------------------------------------------------------------------------------------------


def summary(turns: Sequence[Mapping[str, Any]], layout: str, rate: float) -> dict[str, Any]:
    """The mean over the turns, and between what they lie."""
    mine = [turn for turn in turns if (turn["layout"], turn["offered_per_second"]) == (layout, rate)]
    names = ["moves_per_second", "p50_ms", "p99_ms", *(name for name in mine[0] if name.endswith("_per_move"))]
    means = {name: round(fmean(turn[name] for turn in mine), 2) for name in names}
    spread = [min(turn["p99_ms"] for turn in mine), max(turn["p99_ms"] for turn in mine)]
    return {"layout": layout, "offered_per_second": rate, **means, "p99_ms_between": spread}


def limit(turns: Sequence[Mapping[str, Any]]) -> str:
    """Of the turn with the most moves a second: which part had no more to give?"""
    best = max(turns, key=lambda turn: float(turn["moves_per_second"]))
    used: Mapping[str, float] = best["cores_used"]
    cores, all_used = os.cpu_count() or 1, sum(used.values())
    most = max(used, key=lambda part: used[part])
    shares = ", ".join(f"{part} {share:.2f}" for part, share in used.items())
    what = f"{best['moves_per_second']} moves a second, with {all_used:.2f} of {cores} cores used ({shares})"
    if all_used >= FULL * cores:
        return f"the machine: {what}; most of it {most}"
    if used["nodes"] >= FULL and most == "nodes":
        return f"the nodes: {what}"
    return f"not reached: {what}"
