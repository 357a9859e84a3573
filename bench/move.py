"""Where the time of a move goes: processor time of each step, from the message to what is sent to two players.

    .venv/bin/python bench/move.py --moves 200

Everything of the server but the network: two connections at a table of each room, moves by message, the real store on a
disk, patches encoded and compressed as for a browser. The time of a step is its own: what it calls and what has a line
here is not counted twice. `store` is the thread that writes; `rest` is all that has no name.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from harness import write_result
from people import ROOMS, load
from websockets.frames import Frame, Opcode

from ludoteka.core.game import Game
from ludoteka.core.match import Match
from ludoteka.games import GAMES
from ludoteka.server.app_state import AppState, open_state
from ludoteka.server.collector import freeze_heap
from ludoteka.server.connection import Connection, decode
from ludoteka.server.limits import Limits
from ludoteka.server.metrics import Metrics
from ludoteka.server.protocols import DeflateFactory
from ludoteka.sim.warm import warm_compiled_kernel
from ludoteka.store import SqlStore
from ludoteka.table import encodings
from ludoteka.table.autoplay import Autoplay
from ludoteka.table.delta import merge
from ludoteka.table.stored_log import StoredLog
from ludoteka.table.views import Views
from ludoteka.table.wire import NewSeat, NewTable

PLAYER = "player"  # what browsers would do: not the server's

STEPS: dict[str, list[tuple[Any, str]]] = {
    "apply": [(Match, "submit"), (Match, "draw"), (Match, "legal")],
    "append": [(SqlStore, "append"), (StoredLog, "append_once")],
    "autoplay": [(Autoplay, "advance")],
    "observe": [(Match, "observation"), (Match, "story")],
    "draw": [(Game, "scene")],
    "render": [(Views, "render")],
    "diff": [(encodings, "diff")],
    "encode": [(encodings.Encodings, "patch")],
    "receive": [(Connection, "receive")],
    "look": [(Connection, "updates")],
}


@dataclass
class Watch:
    """The time that each step took itself, by the clock of this thread."""

    own: dict[str, float] = field(default_factory=dict)
    inside: list[float] = field(default_factory=list)  # of the steps that run now, what was spent in others

    @contextmanager
    def step(self, name: str) -> Iterator[None]:
        began = time.thread_time()
        self.inside.append(0.0)
        try:
            yield
        finally:
            took = time.thread_time() - began
            self.own[name] = self.own.get(name, 0.0) + took - self.inside.pop()
            if self.inside:
                self.inside[-1] += took

    def around(self, name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        if asyncio.iscoroutinefunction(function):
            return lambda *given, **named: Timed(self, name, function(*given, **named))

        def timed(*given: Any, **named: Any) -> Any:
            with self.step(name):
                return function(*given, **named)

        return timed


class Timed:
    """A coroutine of which only the time is counted in which it runs, not that in which it waits."""

    def __init__(self, watch: Watch, name: str, coroutine: Any) -> None:
        self._watch, self._name, self._coroutine = watch, name, coroutine

    def __await__(self) -> Any:
        value: Any = None
        while True:
            with self._watch.step(self._name):
                try:
                    waits_for = self._coroutine.send(value)
                except StopIteration as done:
                    return done.value
            value = yield waits_for


class Player:
    """A connection, and what it shows."""

    def __init__(self, app: AppState, table: str, seat: int, watch: Watch) -> None:
        self.connection, self.seat, self._watch = Connection(app, table), seat, watch
        self.view: Any = None
        self.bytes = 0
        _, agreed = DeflateFactory().process_request_params([], [])
        self._deflate = agreed

    async def enter(self, token: str, bases: Callable[[str], Any]) -> None:
        await self.send({"type": "enter", "token": token, "protocol": 2})
        await self.send({"type": "look", "seat": self.seat})
        self._bases = bases
        await self.look()

    async def send(self, message: dict[str, Any]) -> None:
        await self.connection.receive(decode(msgspec.json.encode(message)))

    async def look(self) -> None:
        for message in await self.connection.updates():
            with self._watch.step("deflate"):
                frame = self._deflate.encode(Frame(Opcode.TEXT, message))
            self.bytes += len(frame.data)
            with self._watch.step(PLAYER):
                came = msgspec.json.decode(message)
                if came["type"] == "patch":
                    self.view = merge(self._bases(came["base"]) if "base" in came else self.view, came["patch"])

    @property
    def over(self) -> bool:
        return bool(self.view["scene"].get("over"))

    def offers(self) -> list[str]:
        """What this seat can do."""
        if self.view is None or self.seat not in self.view["waiting"]:
            return []
        return [target["action"] for target in self.view["scene"].get("targets", ())]


async def measure(app: AppState, game: str, moves: int, seed: int, watch: Watch) -> dict[str, Any]:
    """Random moves at tables of a room, one after the other."""
    from ludoteka.table.base_views import find_base

    dice, made, bytes_sent, spent, main = random.Random(seed), 0, 0, 0.0, 0.0
    total: Counter[str] = Counter()
    while made < moves:
        wanted = NewTable(game=game, seats=[NewSeat(kind="human", name=name) for name in ("Ana", "Rui")])
        table = await app.tables.create(wanted)
        token = app.keys.issue(table.id, frozenset(), table.row.meta.host)
        players = [Player(app, table.id, seat, watch) for seat in range(2)]
        for player in players:
            await player.enter(token, lambda name: msgspec.json.decode(find_base(name).content))
        await settle(app, players)
        watch.own.clear()
        for player in players:
            player.bytes = 0
        while made < moves and (ready := [player for player in players if player.offers()]):
            mover = dice.choice(ready)
            decision, action = mover.view["decisions"][str(mover.seat)], dice.choice(mover.offers())
            message = {"type": "move", "seat": mover.seat, "decision": decision, "action": action}
            here, all_ = time.thread_time(), time.process_time()
            await mover.send(message)
            await settle(app, players)
            spent, main, made = spent + time.process_time() - all_, main + time.thread_time() - here, made + 1
        bytes_sent += sum(player.bytes for player in players)
        total.update(watch.own)
        for player in players:
            player.connection.close()
    players_time = total.pop(PLAYER, 0.0)
    return {
        "moves": made,
        "ms": 1000 * (spent - players_time) / made,
        "store": 1000 * (spent - main) / made,
        "steps": {name: 1000 * took / made for name, took in total.items()},
        "bytes_per_viewer": bytes_sent / 2 / made,
    }


async def settle(app: AppState, players: list[Player]) -> None:
    """Until nothing happens any more by itself, and everybody has seen everything; each looks when the table has
    changed, as a socket does."""
    with app.hub.listening(players[0].connection._name) as changed:
        changed.set()
        while changed.is_set() or not any(player.offers() or player.over for player in players):
            await changed.wait()
            changed.clear()
            for player in players:
                await player.look()
                if player.view["resting"]:
                    await player.send({"type": "next"})
            await asyncio.sleep(0)


async def run(moves: int, seed: int, rooms: list[str]) -> dict[str, Any]:
    watch = Watch()
    for name, places in STEPS.items():
        for owner, attribute in places:
            setattr(owner, attribute, watch.around(name, getattr(owner, attribute)))
    results = {}
    with tempfile.TemporaryDirectory() as data:
        async with open_state(Path(data), {}, Limits(), Metrics()) as app:
            for game in rooms:
                await measure(app, game, 20, seed, watch)  # caches fill
            freeze_heap()  # as the server does when it has started
            for game in rooms:
                results[game] = await measure(app, game, moves, seed, watch)
                print_room(game, results[game])
    mean = sum(result["ms"] for result in results.values()) / len(results)
    print(f"mean of the rooms: {mean:.2f} ms a move")
    return {"moves": moves, "seed": seed, "mean_ms": mean, "rooms": results}


def print_room(game: str, result: dict[str, Any]) -> None:
    named = sorted(result["steps"].items(), key=lambda step: -step[1])
    rest = result["ms"] - result["store"] - sum(result["steps"].values())
    parts = " ".join(f"{name} {took:.3f}" for name, took in [*named, ("store", result["store"]), ("rest", rest)])
    print(f"{game}: {result['ms']:.2f} ms, {result['bytes_per_viewer']:.0f} bytes a viewer: {parts}", flush=True)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--moves", type=int, default=200)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--rooms", nargs="*", default=ROOMS)
    options.add_argument("--plain", action="store_true", help="without the compiled rules")
    options.add_argument("--keep", action="store_true", help="write the results to bench/results")
    given = options.parse_args()
    if not given.plain:
        for name in given.rooms:
            GAMES[name].prefer_compiled()
            warm_compiled_kernel(GAMES[name])
    result = uvloop.run(run(given.moves, given.seed, given.rooms))
    if given.keep:
        write_result("move", {"load": load(), "python": sys.version.split()[0], "compiled": not given.plain, **result})


if __name__ == "__main__":
    main()
