"""Kill the server again and again in the middle of play: is anything lost that it acknowledged, is anything doubled?

    .venv/bin/python bench/chaos.py --kills 50 --tables 20
    .venv/bin/python bench/chaos.py --cluster --faults 200 --tables 20

Scripted people play at tables of all rooms over sockets that drop, and send messages twice and out of order. The server
is killed (`kill -9`) at random moments and started again on the same folder; then its disk is full for a while (a limit
on the size of its files). Whatever was accepted must stand in the log once, in its order, every log must replay by the
rules, and every table must go on. With `--cluster`: several nodes over PostgreSQL and Redis, see `cluster_chaos.py`.
"""

import argparse
import asyncio
import random
import resource
import signal
import sqlite3
import subprocess
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import Any

from harness import machine, server, write_result
from people import ROOMS, VIEWS, Seat, TableView, create, load, sit

from ludoteka.store import open_store
from ludoteka.table.setup import replay

Acknowledged = dict[tuple[int, int], str]  # seat and decision: the action

STILL = 5.0  # seconds without any move: nobody can make one


class Guest:
    """Somebody who plays one table alone with all its seats, rudely."""

    def __init__(self, name: str, token: str, seed: int) -> None:
        self.name, self.token = name, token
        self.random = random.Random(seed)
        self.sockets: list[Seat] = []
        self.asked: dict[str, tuple[int, int, str]] = {}
        self.acknowledged: Acknowledged = {}
        self.counts: Counter[str] = Counter()
        self.over = False
        self._port = 0

    async def sit(self, port: int) -> None:
        self._port, self.sockets = port, []
        for seat in range(2):
            with suppress(OSError):
                self.sockets.append(await sit(port, self, self.name, self.token, seat, self.received))

    def received(self, socket: Seat, message: bytes) -> None:
        answer = VIEWS.decode(message)
        if answer.type == "accepted" and answer.id in self.asked:
            seat, decision, action = self.asked[answer.id]
            self.acknowledged[seat, decision] = action
            self.counts["accepted"] += 1
        elif answer.type == "denied":
            self.counts[answer.problem["code"]] += 1
        elif answer.type == "shown" and answer.viewer == socket.seat:
            self.over = answer.scene.over
            if answer.resting and not socket.gone:
                socket.send("next")
            elif socket.seat in answer.waiting and answer.actions and not socket.gone:
                self._move(socket, answer)

    def _move(self, socket: Seat, view: TableView) -> None:
        decision = view.decisions[str(socket.seat)]
        action = self.random.choice(view.actions)
        messages = [self._message(socket.seat, decision, action)]
        mood = self.random.random()
        if mood < 0.2:
            messages *= 2  # twice
        elif mood < 0.3:
            messages.insert(0, self._message(socket.seat, decision + 1, action))  # before its time
        elif mood < 0.35:
            messages.append(self._message(socket.seat, max(0, decision - 1), action))  # after its time
        for message in messages:
            socket.send("move", **message)
        if mood > 0.97:
            socket.transport.abort()
            self.counts["dropped"] += 1

    def _message(self, seat: int, decision: int, action: str) -> dict[str, Any]:
        identity = f"{seat}-{decision}-{action}"
        self.asked[identity] = (seat, decision, action)
        return {"seat": seat, "decision": decision, "action": action, "id": identity}

    async def stay(self) -> None:
        """Come back whenever a socket has dropped."""
        while True:
            await asyncio.sleep(0.05)
            for at, socket in enumerate(self.sockets):
                if socket.gone:
                    with suppress(OSError):
                        self.sockets[at] = await sit(
                            self._port, self, self.name, self.token, socket.seat, self.received
                        )


async def session(guests: list[Guest], port: int, enough: Callable[[], bool], seconds: float = 60) -> None:
    """Play until it is enough, or for so long."""
    for guest in guests:
        await guest.sit(port)
    staying = [asyncio.create_task(guest.stay()) for guest in guests]
    late = time.monotonic() + seconds
    while not enough() and time.monotonic() < late:
        await asyncio.sleep(0.001)
    for task in staying:
        task.cancel()
    await asyncio.gather(*staying, return_exceptions=True)


def leave(guests: list[Guest]) -> None:
    for guest in guests:
        for socket in guest.sockets:
            socket.transport.abort()


async def verify(data: Path, guests: list[Guest]) -> int:
    """Every acknowledged move stands at its decision, once, and the log replays. Returns the entries seen."""
    store, entries = await open_store(data), 0
    try:
        for guest in guests:
            row, lines = await store.load(guest.name)
            match = replay(row, lines)
            entries += len(lines)
            for (seat, decision), action in guest.acknowledged.items():
                answers = match.log.answers(seat)
                if decision >= len(answers):
                    raise AssertionError(f"lost: seat {seat}, decision {decision}, {action} at {guest.name}")
            for seat in range(2):
                texts = [line.text for line in lines if line.actor == str(seat + 1)]
                mine = [action for (who, _), action in sorted(guest.acknowledged.items()) if who == seat]
                known = {d: a for (who, d), a in guest.acknowledged.items() if who == seat}
                for decision, action in known.items():
                    if texts[decision] != action:
                        raise AssertionError(f"changed: {texts[decision]} is not {action} at {guest.name}")
                if len(texts) < len(mine):
                    raise AssertionError(f"lost: {len(mine) - len(texts)} moves at {guest.name}")
    finally:
        await store.close()
    return entries


def whole(data: Path) -> bool:
    with closing(sqlite3.connect(data / "ludoteka.sqlite")) as database:
        return bool(database.execute("PRAGMA integrity_check").fetchone()[0] == "ok")


def limit_files(data: Path) -> Callable[[], None]:
    """Before the server starts: its files may grow by a little, then the disk is full for it."""
    size = max(file.stat().st_size for file in data.iterdir()) + 40_000

    def limit() -> None:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)  # an error, not a death
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))

    return limit


async def run(data: Path, tables: int, kills: int, seed: int) -> dict[str, Any]:
    dice = random.Random(seed)
    guests: list[Guest] = []
    for kill in range(kills):
        with server(data, stderr=subprocess.DEVNULL) as (process, port):
            rooms = ROOMS
            fresh = [guest for guest in guests if not guest.over]
            while len(fresh) < tables:
                name, token = await asyncio.to_thread(create, port, rooms[len(guests) % len(rooms)])
                guests.append(Guest(name, token, dice.randrange(1 << 30)))
                fresh.append(guests[-1])
            target = acknowledged(guests) + dice.randrange(1, 5 * tables)
            await session(fresh, port, partial(reached, guests, target))
            process.kill()
            process.wait()
        leave(guests)
        await asyncio.sleep(0.05)
        entries = await verify(data, guests)
        if not whole(data):
            raise AssertionError("the database is damaged")
        print(f"kill {kill + 1}: {acknowledged(guests)} acknowledged, {entries} entries", flush=True)
    full = await full_disk(data, [guest for guest in guests if not guest.over][:tables])
    return {**tally(guests), "kills": kills, "full_disk": full, "lost": 0, "doubled": 0}


async def full_disk(data: Path, guests: list[Guest]) -> dict[str, int]:
    """Play until nothing can be written any more; then with room again."""
    before = {guest.name: len(guest.acknowledged) for guest in guests}
    counts, full = Counter[str](), FullDisk(guests)
    with server(data, stderr=subprocess.DEVNULL, preexec_fn=limit_files(data)) as (process, port):
        await session(guests, port, full)
        process.kill()
        process.wait()
    leave(guests)
    await asyncio.sleep(0.05)
    counts["was_full"] = full()
    counts["refused_as_fault"] = sum(guest.counts["fault"] for guest in guests)
    await verify(data, guests)
    during = {guest.name: len(guest.acknowledged) for guest in guests}
    with server(data, stderr=subprocess.DEVNULL) as (process, port):
        await session(guests, port, lambda: not stuck(guests, during))
        process.kill()
        process.wait()
    leave(guests)
    await verify(data, guests)
    counts["moves_before_it_was_full"] = sum(during.values()) - sum(before.values())
    counts["tables_that_went_on"] = len(guests) - len(stuck(guests, during))
    counts["tables"] = len(guests)
    if stuck(guests, during) or not counts["was_full"]:
        raise AssertionError(f"the full disk: {counts}")
    return dict(counts)


class FullDisk:
    """Is the disk full for all? Moves are refused, or chance cannot draw, and nothing happens any more."""

    def __init__(self, guests: list[Guest]) -> None:
        self._guests = guests
        self._count, self._since = -1, 0.0

    def __call__(self) -> bool:
        count = acknowledged(self._guests)
        if count != self._count:
            self._count, self._since = count, time.monotonic()
        faults = sum(guest.counts["fault"] for guest in self._guests)
        return faults >= 5 or time.monotonic() - self._since > STILL


def stuck(guests: list[Guest], before: dict[str, int]) -> list[Guest]:
    return [guest for guest in guests if not guest.over and len(guest.acknowledged) == before[guest.name]]


def acknowledged(guests: list[Guest]) -> int:
    return sum(len(guest.acknowledged) for guest in guests)


def reached(guests: list[Guest], target: int) -> bool:
    return acknowledged(guests) >= target


def tally(guests: list[Guest]) -> dict[str, Any]:
    counts = sum((guest.counts for guest in guests), Counter[str]())
    return {
        "tables": len(guests),
        "finished": sum(guest.over for guest in guests),
        "acknowledged": sum(len(guest.acknowledged) for guest in guests),
        "answers": dict(counts),
    }


def disturb_cluster(given: argparse.Namespace, before: list[float]) -> None:
    import cluster_chaos

    signal.signal(signal.SIGTERM, signal.default_int_handler)  # what was started goes with us
    with tempfile.TemporaryDirectory() as data:
        result = asyncio.run(
            cluster_chaos.run(Path(data), tables=given.tables, faults=given.faults, nodes=given.nodes, seed=given.seed)
        )
    print(result)
    if given.keep:
        write_result("chaos-cluster", {"seed": given.seed, "load_before": before, "machine": machine(), **result})
    if result["problems"] or result["tables_that_did_not_go_on"]:
        raise SystemExit("Something was lost, doubled, seen in another order, or did not go on: see above.")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", type=int, default=20)
    options.add_argument("--kills", type=int, default=50)
    options.add_argument("--cluster", action="store_true", help="several nodes over PostgreSQL and Redis")
    options.add_argument("--faults", type=int, default=200, help="with --cluster")
    options.add_argument("--nodes", type=int, default=2, help="with --cluster")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--keep", action="store_true", help="write the results to bench/results")
    given = options.parse_args()
    before = load()
    if given.cluster:
        disturb_cluster(given, before)
        return
    with tempfile.TemporaryDirectory() as data:
        result = asyncio.run(run(Path(data), given.tables, given.kills, given.seed))
    print(result)
    if given.keep:
        write_result("chaos", {"seed": given.seed, "load_before": before, **result})


if __name__ == "__main__":
    main()
