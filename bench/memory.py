"""What tables take: in the middle of a game with two sockets each, and with nobody there; and how fast a server starts.

    .venv/bin/python bench/memory.py --tables 200 --clocks 10000

Resident memory of the server's process. First `--tables` tables of all rooms, two sockets at each and some moves made,
and the same number again: the second half says what a table takes when what all tables share is there already. Then
all sockets are closed, and `--clocks` tables made with a clock that runs and nobody there. At the end the server is
started again on the same data, and asked for its first page.
"""

import argparse
import asyncio
import http.client
import json
import random
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from harness import memory, server, write_result
from people import ROOMS, Seat, TableView, create, load, sit

MOVES = 20  # at each table
PAUSE = 4.0  # seconds: the server tidies up when nobody asks for anything
CLOCK = {"clock": {"kind": "game", "seconds": 3600}}


class Game:
    """Plays MOVES moves and then sits still."""

    def __init__(self, port: int, seed: int) -> None:
        self._port, self._dice = port, random.Random(seed)
        self.moves = 0
        self.over = False

    def received(self, seat: Seat, message: bytes) -> None:
        view = seat.read(message, self._port)
        if view.type != "shown" or view.viewer != seat.seat:
            return
        self.over = self.over or view.scene.over
        if view.resting:
            seat.send("next")
        elif self.moves < MOVES and seat.seat in view.waiting and view.actions:
            self._move(seat, view)

    def _move(self, seat: Seat, view: TableView) -> None:
        self.moves += 1
        decision = view.decisions[str(seat.seat)]
        seat.send("move", seat=seat.seat, decision=decision, action=self._dice.choice(view.actions))


async def play(port: int, pid: int, count: int) -> dict[str, float]:
    before = memory(pid)
    seats = await seat_and_play(port, count)
    half = memory(pid)
    seats += await seat_and_play(port, count)
    playing = memory(pid)
    for seat in seats:
        seat.transport.abort()
    await asyncio.sleep(PAUSE)
    return {
        "before_mb": round(before, 1),
        "half_mb": round(half, 1),
        "playing_mb": round(playing, 1),
        "kb_per_further_table": round(1024 * (playing - half) / count, 1),
        "afterwards_mb": round(memory(pid), 1),
    }


async def seat_and_play(port: int, count: int) -> list[Seat]:
    games, seats = [Game(port, number) for number in range(count)], []
    for number, game in enumerate(games):
        name, token = await asyncio.to_thread(create, port, ROOMS[number % len(ROOMS)])
        seats += [await sit(port, game, name, token, seat, game.received, patches=True) for seat in range(2)]
    while any(game.moves < MOVES and not game.over for game in games):
        await asyncio.sleep(0.1)
    await asyncio.sleep(PAUSE)
    return seats


def with_clocks(port: int, pid: int, count: int) -> dict[str, float]:
    before = memory(pid)
    with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=60)) as connection:
        for number in range(count):
            wanted = {"game": ROOMS[number % len(ROOMS)], "seats": [{"kind": "human"}] * 2, "terms": CLOCK}
            connection.request("POST", "/api/tables", json.dumps(wanted), {"Content-Type": "application/json"})
            answer = connection.getresponse()
            answer.read()
            assert answer.status == 201, answer.status
    time.sleep(PAUSE)
    after = memory(pid)
    return {
        "before_mb": round(before, 1),
        "with_clocks_mb": round(after, 1),
        "kb_per_table": round(1024 * (after - before) / count, 2),
    }


def first_page(port: int) -> float:
    """Milliseconds until the first byte; the median of five."""
    times = []
    for _ in range(5):
        with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=60)) as connection:
            began = time.perf_counter()
            connection.request("GET", "/")
            connection.getresponse()
            times.append(1000 * (time.perf_counter() - began))
    return sorted(times)[2]


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", type=int, default=200)
    options.add_argument("--clocks", type=int, default=10_000)
    options.add_argument("--keep", action="store_true", help="write the results to bench/results")
    given = options.parse_args()
    result: dict[str, Any] = {"tables": given.tables, "moves": MOVES, "clocks": given.clocks, "load": load()}
    with tempfile.TemporaryDirectory() as data:
        with server(Path(data)) as (process, port):
            result["playing"] = asyncio.run(play(port, process.pid, given.tables))
            print(result["playing"], flush=True)
            result["nobody_there"] = with_clocks(port, process.pid, given.clocks)
            print(result["nobody_there"], flush=True)
            process.terminate()
            process.wait(20)
        began = time.perf_counter()
        with server(Path(data)) as (process, port):
            first_page(port)
            result["start_s"] = round(time.perf_counter() - began, 2)
            result["first_byte_ms"] = round(first_page(port), 1)
            process.terminate()
            process.wait(20)
    print(result["start_s"], "s to start,", result["first_byte_ms"], "ms to the first byte of a page")
    if given.keep:
        write_result("memory", result)


if __name__ == "__main__":
    main()
