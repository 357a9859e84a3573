"""`bench/chaos.py --cluster`: several nodes over PostgreSQL and Redis, and everything that can go wrong between them.

At each table sit two scripted people, or one and a bot, some of them with two devices, and somebody watches. Faults
come at random moments (`cluster_faults.py`). Then every table is played to its end without any, and every log is
compared with what was acknowledged and shown to whom (`cluster_check.py`).
"""

import asyncio
import random
import time
from collections import Counter
from contextlib import suppress
from http.client import HTTPException
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from cluster import Node, Services, Worker, nodes_over
from cluster_check import Problem, check
from cluster_faults import Echo, Faults, all_faults
from cluster_people import KINDS, WATCHER, Pace, Person, Record
from people import ROOMS, create

from ludoteka.core.errors import Refused
from ludoteka.store import SqlStore, open_store

END = 240.0  # seconds in which all tables have to come to their end, without faults
LINGER = 20.0  # seconds after its end in which what was said at a table has to be heard
WORKERS = find_spec("ludoteka.worker") is not None
REPORTED = 20  # problems that are printed

GAPS = "SELECT table_id FROM entries GROUP BY table_id HAVING max(n) + 1 <> count(*)"


class Gathered:
    """All tables, and the people at them."""

    def __init__(self, nodes: list[Node], tables: int, seed: int) -> None:
        self.pace = Pace()
        self.records: list[Record] = []
        self._nodes, self._tables = nodes, tables
        self._random = random.Random(seed)
        self._tasks: list[asyncio.Task[None]] = []
        self._opening: asyncio.Task[None] | None = None

    @property
    def playing(self) -> list[Record]:
        return [record for record in self.records if not record.over]

    @property
    def acknowledged(self) -> int:
        return sum(len(record.acknowledged) for record in self.records)

    def begin(self) -> None:
        self._opening = asyncio.create_task(self._keep_open())

    async def begun(self) -> None:
        while len(self.records) < self._tables or not all(record.acknowledged for record in self.records):
            self._fail_early()
            await asyncio.sleep(0.05)

    async def end(self) -> None:
        """No more tables, and those there are to their end; or as far as they come."""
        await self._stop_opening()
        self.pace.hurry = True
        late = time.monotonic() + END
        while self.playing and time.monotonic() < late:
            await asyncio.sleep(0.1)
        if not self.playing:
            await asyncio.wait(self._tasks, timeout=2 * LINGER)

    async def close(self) -> None:
        self.pace.stopped = True
        await self._stop_opening()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for record in self.records:
            for person in record.people:
                person.leave()

    async def _stop_opening(self) -> None:
        if self._opening:
            self._opening.cancel()
            with suppress(asyncio.CancelledError):
                await self._opening
            self._opening = None

    def _fail_early(self) -> None:
        if self._opening and self._opening.done():
            self._opening.result()

    async def _keep_open(self) -> None:
        """Where a game has ended, another begins."""
        while True:
            if len(self.playing) < self._tables:
                with suppress(OSError, HTTPException, KeyError, ValueError):  # a node that is away, or its store
                    await self._open(len(self.records))
            await asyncio.sleep(0.02)

    async def _open(self, number: int) -> None:
        kind, game = KINDS[number % len(KINDS)], ROOMS[(number + number // len(KINDS)) % len(ROOMS)]
        port = self._random.choice(self._nodes).port
        name, token = await asyncio.to_thread(create, port, game, kinds=kind.seats, terms=kind.terms)
        record = Record(name, game, kind, token)
        self.records.append(record)
        seats = [seat for seat, sort in enumerate(kind.seats) if not sort.startswith("bot")]
        devices = [*seats, WATCHER, *([] if kind.open_seats else seats[:1])]
        ports = [node.port for node in self._nodes]
        for seat in devices:
            record.people.append(Person(record, seat, ports, self._random.randrange(1 << 30), self.pace))
            self._tasks.append(asyncio.create_task(self._stay(record, record.people[-1])))

    @staticmethod
    async def _stay(record: Record, person: Person) -> None:
        """Until a little after the end: the last view is a view, too."""
        staying = asyncio.create_task(person.stay())
        try:
            while not record.over and not staying.done():
                await asyncio.sleep(0.2)
            late = time.monotonic() + LINGER
            await asyncio.sleep(1.0)
            while not record.all_received and time.monotonic() < late:
                await asyncio.sleep(0.2)
        finally:
            staying.cancel()
            await asyncio.gather(staying, return_exceptions=True)
            person.leave()


async def run(folder: Path, *, tables: int, faults: int, nodes: int, seed: int) -> dict[str, Any]:
    services = await asyncio.to_thread(Services)
    try:
        async with nodes_over(services, folder, nodes) as opened:
            workers = [Worker(0, folder, services)] if WORKERS else []
            for worker in workers:
                worker.start()
            try:
                return await disturb(services, opened, workers, tables, faults, seed)
            finally:
                await asyncio.gather(*(worker.close() for worker in workers))
    finally:
        await asyncio.to_thread(services.close)


async def disturb(
    services: Services, nodes: list[Node], workers: list[Worker], tables: int, count: int, seed: int
) -> dict[str, Any]:
    gathered, faults = Gathered(nodes, tables, seed), Faults(all_faults(services, nodes, workers), seed)
    began, broken = time.monotonic(), list[dict[str, Any]]()
    asyncio.get_running_loop().set_exception_handler(lambda _, context: broken.append(context))
    echo = Echo(services.bus_url(), seed)
    echoing = asyncio.create_task(echo.run())
    try:
        gathered.begin()
        await gathered.begun()
        for number in range(1, count + 1):
            what = await faults.strike(lambda: gathered.acknowledged)
            seconds = time.monotonic() - began
            print(f"{seconds:.0f} s, fault {number}: {what}; {gathered.acknowledged} moves acknowledged", flush=True)
        await faults.settle()
        lasted, playing = time.monotonic() - began, len(gathered.playing)
        await gathered.end()
    finally:
        echoing.cancel()
        await gathered.close()
    if broken:
        raise AssertionError(f"the bench itself failed: {broken[0]}") from broken[0].get("exception")
    stuck = [record.name for record in gathered.playing]
    problems = await verify(services, gathered.records)
    report(problems, stuck, nodes)
    return {
        **tally(gathered.records),
        "faults": count,
        "by_kind": dict(sorted(faults.counts.items())),
        "notices_doubled_and_late": echo.count,
        "seconds_with_faults": round(lasted),
        "tables_playing_after_the_last_fault": playing,
        "tables_that_did_not_go_on": len(stuck),
        "problems": dict(Counter(problem.kind for problem in problems)),
        "examples": [f"{problem.kind}: {problem.what}" for problem in problems[:REPORTED]],
    }


async def verify(services: Services, records: list[Record]) -> list[Problem]:
    store = await open_store(services.postgresql.url(services.database))
    gaps = services.postgresql.execute(services.postgresql.url(services.database), GAPS)
    problems = [Problem("gap in a log", row[0]) for row in gaps]
    try:
        for record in records:
            problems += await verify_table(store, record)
    finally:
        await store.close()
    return problems


async def verify_table(store: SqlStore, record: Record) -> list[Problem]:
    row, lines = await store.load(record.name)
    record.counts["entries"] = len(lines)
    try:
        return await asyncio.to_thread(check, record, row, lines)
    except Refused as why:
        return [Problem("against the rules", f"{why} (table {record.name}, {record.game})")]


def report(problems: list[Problem], stuck: list[str], nodes: list[Node]) -> None:
    for problem in problems[:REPORTED]:
        print(f"{problem.kind}: {problem.what}")
    if stuck:
        print("did not go on:", *stuck)
    if problems or stuck:
        for node in nodes:
            print(f"{node.name}: {node.log.read_text()[-3000:]}")


def tally(records: list[Record]) -> dict[str, Any]:
    counts = sum((record.counts for record in records), Counter[str]())
    people = [person for record in records for person in record.people]
    return {
        "tables": len(records),
        "kinds": dict(Counter(record.kind.name for record in records)),
        "finished": sum(record.over for record in records),
        "acknowledged": sum(len(record.acknowledged) for record in records),
        "entries": counts.pop("entries", 0),
        "views_checked": sum(len(person.shown) for person in people),
        "sockets_opened": sum(person.sockets for person in people),
        "talk_acknowledged": sum(len(record.talk_acknowledged) for record in records),
        "answers": dict(counts.most_common()),
    }
