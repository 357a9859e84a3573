"""Many tables at once: how many moves a second, and how long until the last seat has seen one.

    .venv/bin/python bench/load.py --tables 1000 --rate 300 --seconds 60
    .venv/bin/python bench/load.py --cluster --tables 200 --rate 50 100 150 --seconds 15

Tables of all rooms, two scripted people at each with a socket of their own, as a browser opens it: patches, compressed.
The server has the limits that it ships with; so the people come from several addresses. Moves are offered at a fixed
rate, no matter who is ready, so a slow server cannot slow the offer down (what cannot be offered is counted). A move's
time runs from its submission until both sockets have been shown a table on which it stands. With `--cluster`: the same
through one node with SQLite, one with PostgreSQL, and two nodes with PostgreSQL and Redis, see `cluster_load.py`.
"""

import argparse
import asyncio
import random
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean
from typing import Any

from harness import cpu_of_all, longest_halt, machine, memory, server, write_result
from people import ROOMS, Seat, create, load, sit

ADDRESSES = 64  # from which people come


@dataclass
class Table:
    game: str
    seats: list[Seat] = field(default_factory=list)
    moving: dict[int, tuple[int, float, set[int]]] = field(default_factory=dict)  # decision, then, not yet seen by
    ready: dict[int, tuple[int, list[str]]] = field(default_factory=dict)  # by seat: decision, actions
    over: bool = False


class Bench:
    """`ports`: of the nodes; the sockets of a table are at different ones, or `together` at the same."""

    def __init__(self, seed: int, ports: Sequence[int], *, together: bool = False) -> None:
        self.random = random.Random(seed)
        self.ports, self._apart = ports, not together
        self.tables: list[Table] = []
        self.times: list[float] = []
        self.sent = self.idle = self.denied = 0
        self._left = 0  # bytes of those who have left

    def received(self, seat: Seat, message: bytes) -> None:
        view = seat.read(message, self.ports[0])
        if view.type == "denied":
            self.denied += 1
        if view.type != "shown" or view.viewer != seat.seat:  # not yet looking from there
            return
        table: Table = seat.table
        table.over = view.scene.over
        self._seen(table, seat.seat, view.decisions)
        if view.resting:
            seat.send("next")
        decision = view.decisions.get(str(seat.seat), 0)
        if seat.seat in view.waiting and view.actions:
            table.ready[seat.seat] = (decision, view.actions)
        else:
            table.ready.pop(seat.seat, None)

    @property
    def bytes(self) -> int:
        """That all seats have received."""
        return self._left + sum(seat.bytes for table in self.tables for seat in table.seats)

    def _seen(self, table: Table, viewer: int, decisions: dict[str, int]) -> None:
        for mover, (decision, then, missing) in list(table.moving.items()):
            if decisions.get(str(mover), 0) > decision:
                missing.discard(viewer)
                if not missing:
                    del table.moving[mover]
                    self.times.append(time.perf_counter() - then)

    def move(self) -> None:
        for _ in range(50):
            table = self.random.choice(self.tables)
            free = [seat for seat in table.ready if seat not in table.moving]
            if free and not table.over:
                break
        else:
            self.idle += 1
            return
        seat = self.random.choice(free)
        decision, actions = table.ready.pop(seat)
        table.moving[seat] = (decision, time.perf_counter(), {0, 1})
        table.seats[seat].send("move", seat=seat, decision=decision, action=self.random.choice(actions))
        self.sent += 1

    async def gather(self, count: int) -> None:
        for number in range(count):
            self.tables.append(await self._open(number))
        while sum(bool(table.ready) for table in self.tables) < count:
            await asyncio.sleep(0.1)

    async def _open(self, number: int) -> Table:
        game, address = ROOMS[number % len(ROOMS)], f"127.0.1.{1 + number % ADDRESSES}"
        ports = [self.ports[(number + seat * self._apart) % len(self.ports)] for seat in range(2)]
        name, token = await asyncio.to_thread(create, ports[0], game, address=address)
        table = Table(game)
        table.seats = [
            await sit(port, table, name, token, seat, self.received, patches=True, address=address)
            for seat, port in enumerate(ports)
        ]
        return table

    async def replace(self) -> None:
        """Where a game has ended, another begins."""
        while True:
            await asyncio.sleep(0.2)
            for number, table in enumerate(self.tables):
                if table.over and not table.moving:
                    self._left += sum(seat.bytes for seat in table.seats)
                    for seat in table.seats:
                        seat.transport.abort()
                    self.tables[number] = await self._open(number)

    async def play(self, rate: float, seconds: float) -> None:
        began = time.perf_counter()
        offered = 0
        while (now := time.perf_counter() - began) < seconds:
            while offered < now * rate:
                self.move()
                offered += 1
            await asyncio.sleep(0.002)
        late = time.perf_counter() + 10
        while any(table.moving for table in self.tables) and time.perf_counter() < late:
            await asyncio.sleep(0.05)


@dataclass
class Meter:
    """Processor time by part: the processes of each, with their children."""

    parts: Mapping[str, Sequence[int]]

    def read(self) -> dict[str, float]:
        used = {part: sum(cpu_of_all(pid) for pid in pids) for part, pids in self.parts.items()}
        return {**used, "generator": time.process_time()}


async def measure(bench: Bench, meter: Meter, rate: float, seconds: float) -> dict[str, Any]:
    """Offer moves at this rate for so long."""
    before, started = meter.read(), time.perf_counter()
    bench.times, bench.sent, bench.idle, bench.denied = [], 0, 0, 0
    bytes_before = bench.bytes
    for port in bench.ports:
        longest_halt(port)  # since the last time it was asked
    await bench.play(rate, seconds)
    times, took = sorted(bench.times), time.perf_counter() - started
    used = {part: now - before[part] for part, now in meter.read().items()}
    return {
        "offered_per_second": rate,
        "moves": len(times),
        "moves_per_second": round(len(times) / took, 1),
        "p50_ms": round(1000 * times[len(times) // 2], 1),
        "p99_ms": round(1000 * times[len(times) * 99 // 100], 1),
        "max_ms": round(1000 * times[-1], 1),
        "mean_ms": round(1000 * fmean(times), 1),
        "unanswered": bench.sent - len(times),
        "nobody_ready": bench.idle,
        "denied": bench.denied,
        **{f"{part}_cpu_ms_per_move": round(1000 * spent / len(times), 2) for part, spent in used.items()},
        "cores_used": {part: round(spent / took, 2) for part, spent in used.items()},
        "bytes_per_viewer_and_move": round((bench.bytes - bytes_before) / 2 / len(times)),
        "longest_halt_ms": round(1000 * max(longest_halt(port) for port in bench.ports), 1),
        "load": load(),
    }


async def run(port: int, pid: int, tables: int, rates: list[float], seconds: float, seed: int) -> dict[str, Any]:
    bench, meter = Bench(seed, [port]), Meter({"server": [pid]})
    began = time.perf_counter()
    await bench.gather(tables)
    opened = time.perf_counter() - began
    replacing = asyncio.create_task(bench.replace())
    steps = []
    for rate in rates:
        steps.append({**await measure(bench, meter, rate, seconds), "server_memory_mb": round(memory(pid))})
        print(steps[-1], flush=True)
    replacing.cancel()
    return {
        "tables": tables,
        "sockets": 2 * tables,
        "rooms": ROOMS,
        "opening_s": round(opened, 1),
        "steps": steps,
    }


def main() -> None:
    import resource

    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", type=int, default=1000)
    options.add_argument("--rate", type=float, nargs="+", default=[300.0])
    options.add_argument("--seconds", type=float, default=60.0)
    options.add_argument("--cluster", action="store_true", help="beside it, PostgreSQL, and two nodes with Redis")
    options.add_argument("--rounds", type=int, default=2, help="with --cluster: how often each layout is measured")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--keep", action="store_true", help="write the results to bench/results")
    given = options.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    loop: Callable[[], asyncio.AbstractEventLoop] = asyncio.new_event_loop
    with suppress(ImportError):
        import uvloop

        loop = uvloop.new_event_loop
    quiet = load()
    if given.cluster:
        from cluster_load import compare

        with asyncio.Runner(loop_factory=loop) as r:
            result = r.run(compare(given.tables, given.rate, given.seconds, given.rounds, given.seed))
        if given.keep:
            write_result("load-cluster", {"seed": given.seed, "load_before": quiet, "machine": machine(), **result})
        return
    with (
        tempfile.TemporaryDirectory() as data,
        server(Path(data), warm=True, shipped=True) as (process, port),
        asyncio.Runner(loop_factory=loop) as r,
    ):
        result = r.run(run(port, process.pid, given.tables, given.rate, given.seconds, given.seed))
        process.terminate()
        process.wait(20)
    if given.keep:
        write_result("load", {"seed": given.seed, "load_before": quiet, **result})


if __name__ == "__main__":
    main()
