"""Scripted people at tables of several nodes: rude, impatient, and with a good memory for what they were shown.

Everybody goes to any node that answers, and to another one when a socket drops or nobody answers, as a proxy in front
of the nodes would let them. What was acknowledged to whom, and every view that anybody was shown, is remembered for
`cluster_check.py`.
"""

import asyncio
import hashlib
import random
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from http.client import HTTPException
from typing import Any

import msgspec
from people import Seat, fetch, sit

from ludoteka.core.actors import SPECTATOR
from ludoteka.table.delta import merge
from ludoteka.table.views import View
from ludoteka.table.wire import TableView

PATIENCE = 4.0  # seconds for an answer, then one goes to another node
FIRST_WAIT, LONGEST_WAIT = 0.1, 3.0  # seconds before one comes again: longer each time, as browsers do
AGAIN = 0.7  # seconds until a move that was not accepted is sent again
AWAY = 5.0  # seconds for which somebody stays away where a bot plays for them then
WATCHER = SPECTATOR

BASES: dict[str, Any] = {}  # base views by their names

_VIEWS = msgspec.json.Decoder(TableView)
_SHARE = "0f" * 32


@dataclass(frozen=True)
class Kind:
    """What a table is like. `open_seats`: people sit down over the socket, each a person of their own."""

    name: str
    seats: tuple[str, ...] = ("human", "human")
    terms: dict[str, Any] = field(default_factory=dict)

    @property
    def open_seats(self) -> bool:
        return "open" in self.seats

    @property
    def only_people(self) -> bool:
        """Whatever stands in the log was asked for by somebody."""
        return not any(seat.startswith("bot") for seat in self.seats) and not self.terms.keys() & {"clock", "takeover"}


KINDS = (
    Kind("plain"),
    Kind("with a bot", ("human", "bot:casual")),
    Kind("with clocks", ("open", "open"), {"clock": {"kind": "move", "seconds": 5}}),
    Kind("with take-over", ("open", "open"), {"takeover": 3}),
    Kind("with talk", ("open", "open"), {"talk": True}),
)


class Shown(msgspec.Struct, gc=False):
    """What somebody was shown. `socket`: which of theirs it was, by number."""

    digest: bytes
    node: int
    socket: int
    at: float
    count: int  # lines of the story: for messages about what is wrong


@dataclass
class Record:
    """What was asked for and acknowledged at a table, by whomever."""

    name: str
    game: str
    kind: Kind
    token: str = ""
    asked: set[tuple[int, int, str]] = field(default_factory=set)
    acknowledged: dict[tuple[int, int], str] = field(default_factory=dict)
    contradictions: list[str] = field(default_factory=list)
    talk: list[tuple[str, ...]] = field(default_factory=list)  # the chats that anybody was shown
    talk_acknowledged: set[str] = field(default_factory=set)
    people: list["Person"] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    over: bool = False

    @property
    def all_received(self) -> bool:
        """Has everything that was acknowledged in the talk been shown to somebody?"""
        return self.talk_acknowledged <= {line for chat in self.talk for line in chat}

    def acknowledge(self, seat: int, decision: int, action: str) -> None:
        before = self.acknowledged.setdefault((seat, decision), action)
        if before != action:
            self.contradictions.append(f"seat {seat}, decision {decision}: {before} and {action} were both accepted")


def digest(view: TableView | View) -> bytes:
    """Of what a view says about the game: the same for the same log, wherever it was drawn. In one order of names:
    patches bring another."""
    named = msgspec.json.decode(msgspec.json.encode((view.scene, view.story)))
    return hashlib.blake2b(msgspec.json.encode(named, order="sorted"), digest_size=12).digest()


async def fetch_base(port: int, table: str, name: str) -> None:
    with suppress(OSError, HTTPException, msgspec.DecodeError):
        BASES[name] = msgspec.json.decode(await asyncio.to_thread(fetch, port, f"/api/views/{name}?table={table}"))


class Person:
    """Somebody at a seat (or a spectator), with one device."""

    def __init__(self, table: Record, seat: int, ports: Sequence[int], seed: int, pace: "Pace") -> None:
        self.table, self.seat, self.ports, self.pace = table, seat, ports, pace
        self.random = random.Random(seed)
        self.token = table.token if not table.kind.open_seats and seat != WATCHER else ""
        self.shown: list[Shown] = []
        self.view: TableView | None = None
        self.sockets = 0
        self.seat_socket: Seat | None = None
        self._node = self.random.randrange(len(ports))
        self._patched: Any = None
        self._tried: dict[int, str] = {}  # the action first sent for a decision
        self._pending: dict[str, tuple[float, tuple[int, int, str] | None]] = {}  # by id: since when, and which move
        self._timer: asyncio.TimerHandle | None = None
        self._wait = FIRST_WAIT  # before the next try
        self._due = -1  # the decision for which the timer runs
        self._talk = 0
        self._seats: list[dict[str, Any]] = []  # as long as the table gathers
        self._nonce = f"{self.random.getrandbits(128):032x}"

    # -- being there --------------------------------------------------------------------------------------------

    async def stay(self) -> None:
        """Come, and come back whenever the socket has dropped or nobody answers."""
        while True:
            if self.seat_socket is None or self.seat_socket.gone:
                await asyncio.sleep(self._wait * self.random.uniform(0.5, 1.0))
                self._wait = min(LONGEST_WAIT, 1.7 * self._wait)
                await self._come()
            await asyncio.sleep(0.05)
            waiting_since = min((since for since, _ in self._pending.values()), default=time.monotonic())
            if time.monotonic() - waiting_since > PATIENCE:
                self.table.counts["went to another node"] += 1
                self.leave()

    def leave(self) -> None:
        if self.seat_socket:
            self.seat_socket.transport.abort()
            self.seat_socket.gone = True

    async def _come(self) -> None:
        self._node = (self._node + self.random.choice((0, 1))) % len(self.ports)
        self._pending.clear()
        self._patched = None
        self.sockets += 1
        patches = self.random.random() < 0.3
        number = self.sockets
        with suppress(OSError, TimeoutError):
            entering = sit(
                self.ports[self._node], number, self.table.name, self.token, self.seat, self._received, patches=patches
            )
            self.seat_socket = await asyncio.wait_for(entering, PATIENCE)
            self._again(AGAIN)

    # -- what comes ---------------------------------------------------------------------------------------------

    def _received(self, socket: Seat, message: bytes) -> None:
        if socket.table != self.sockets:
            return  # one that we have left
        head = message[:40]
        if head.startswith(b'{"type":"shown"'):
            self._look(_VIEWS.decode(message))
        elif head.startswith(b'{"type":"patch"'):
            self._patch(msgspec.json.decode(message))
        elif head.startswith(b'{"type":"gathering"'):
            self._seats = msgspec.json.decode(message)["seats"]
            self._gather(socket)
        elif head.startswith(b'{"type":"talk"'):
            self.table.talk.append(tuple(line["text"] for line in msgspec.json.decode(message)["lines"]))
        else:
            self._answer(msgspec.json.decode(message))

    def _patch(self, message: dict[str, Any]) -> None:
        base = message.get("base")
        if base and base not in BASES:
            self.leave()  # and come again when it is there
            self._fetching = asyncio.create_task(fetch_base(self.ports[self._node], self.table.name, base))
            return
        self._patched = BASES[base] if base else self._patched
        self._patched = merge(self._patched, message["patch"])
        self._look(msgspec.convert(self._patched, TableView))

    def _look(self, view: TableView) -> None:
        if view.viewer != self.seat:
            return  # not yet looking from there
        self.view, self._seats, self._wait = view, [], FIRST_WAIT
        shown = Shown(digest(view), self._node, self.sockets, time.time(), len(view.story))
        if not self.shown or (self.shown[-1].digest, self.shown[-1].socket) != (shown.digest, shown.socket):
            self.shown.append(shown)
        self.table.over = self.table.over or view.scene.over
        decision = view.decisions.get(str(self.seat), -1)
        if self._can_act() and decision != self._due:
            self._due = decision
            self._again(self.pace.think(self.random))

    def _answer(self, message: dict[str, Any]) -> None:
        _, move = self._pending.pop(message.get("id", ""), (0.0, None))
        if message["type"] == "welcome":
            self.token = message["token"]
        elif message["type"] == "accepted":
            self.table.counts["accepted"] += move is not None
            if move:
                self.table.acknowledge(*move)
            elif message["id"].startswith("say"):
                self.table.talk_acknowledged.add(message["id"])
        else:
            code = message["problem"]["code"]
            self.table.counts[code] += 1
            if code == "enter-first" or (code in ("store-away", "fault") and not message["id"]):
                self.leave()  # it was refused to enter: come again

    def _gather(self, socket: Seat) -> None:
        if self.seat == WATCHER:
            return
        seat = self._seats[self.seat]
        if not seat["mine"]:
            self._ask(socket, "sit", "sit", seat=self.seat, name=f"P{self.seat}", nonce=self._nonce)
        elif not seat.get("ready"):
            self._ask(socket, "ready", "ready", share=_SHARE)

    # -- what one does ------------------------------------------------------------------------------------------

    def _can_act(self) -> bool:
        view = self.view
        return view is not None and (view.resting or (self.seat in view.waiting and bool(self._actions(view))))

    @staticmethod
    def _actions(view: TableView) -> list[str]:
        return [target.action for target in view.scene.targets if target.action]

    def _again(self, seconds: float) -> None:
        if self._timer:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(seconds, self._act)

    def _act(self) -> None:
        """And look again later, whether it was accepted: the next view begins the next decision."""
        socket, view = self.seat_socket, self.view
        if self.seat == WATCHER or self.table.over or self.pace.stopped:
            return
        self._again(AGAIN * self.random.uniform(0.7, 1.5))
        if socket is None or socket.gone:
            return
        if self._seats:
            self._gather(socket)
        elif view is None or not self._can_act():
            if not self._pending and self.random.random() < 0.2:  # is the node still there?
                self._ask(socket, f"hello{self.random.getrandbits(30)}", "hello")
        elif view.resting:
            socket.send("next")
        elif not self._dawdles():
            self._move(socket, view)
            self._send_talk(socket)

    def _dawdles(self) -> bool:
        """Where a clock runs, let it, now and then; where a bot would take over, stay away."""
        terms, mood = self.table.kind.terms, self.random.random()
        if "clock" in terms and mood < 0.04 and not self.pace.hurry:
            self._again(8.0)
            self.table.counts["dawdled"] += 1
            return True
        if "takeover" in terms and mood < 0.02 and not self.pace.hurry:
            self.leave()
            self.sockets += 1
            self._pending.clear()
            self.seat_socket = Absent(AWAY)  # type: ignore[assignment]  # all that is asked of it is whether it is gone
            self.table.counts["stayed away"] += 1
            return True
        return False

    def _move(self, socket: Seat, view: TableView) -> None:
        decision = view.decisions[str(self.seat)]
        mood, actions = self.random.random(), self._actions(view)
        action = self._tried.setdefault(decision, self.random.choice(actions))
        if self.random.random() < 0.3:
            action = self.random.choice(actions)  # another mind than the first time
        moves = [(decision, action)]
        if mood < 0.2:
            moves *= 2
        elif mood < 0.3:
            moves.insert(0, (decision + 1, action))
        elif mood < 0.35:
            moves.append((max(0, decision - 1), action))
        for number, (which, what) in enumerate(moves):
            self.table.asked.add((self.seat, which, what))
            name = f"{which}-{what}-{number}-{self.random.getrandbits(30)}"[:60]
            self._ask(socket, name, "move", (self.seat, which, what), seat=self.seat, decision=which, action=what)
        if mood > 0.97:
            self.table.counts["dropped"] += 1
            self.leave()

    def _send_talk(self, socket: Seat) -> None:
        if self.table.kind.terms.get("talk") and self.random.random() < 0.3:
            self._talk += 1
            name = f"say-{self.seat}-{self._talk}-{self.sockets}"
            for _ in range(self.random.choice((1, 1, 2))):
                self._ask(socket, name, "say", text=name)

    def _ask(
        self, socket: Seat, identity: str, kind: str, move: tuple[int, int, str] | None = None, /, **facts: Any
    ) -> None:
        self._pending[identity] = time.monotonic(), move
        socket.send(kind, id=identity, **facts)


class Absent:
    """In place of a socket: nobody is there until it is gone."""

    def __init__(self, seconds: float) -> None:
        self._until = time.monotonic() + seconds
        self.transport = self

    @property
    def gone(self) -> bool:
        return time.monotonic() > self._until

    @gone.setter
    def gone(self, _: bool) -> None:
        pass

    def abort(self) -> None:
        pass

    def send(self, kind: str, **facts: Any) -> None:
        pass


@dataclass
class Pace:
    """How fast people think. `hurry`: they want to come to the end. `stopped`: nobody does anything any more."""

    low: float = 0.05
    high: float = 1.0
    hurry: bool = False
    stopped: bool = False

    def think(self, dice: random.Random) -> float:
        return dice.uniform(0.0, 0.05) if self.hurry else dice.uniform(self.low, self.high)
