"""Scripted people for the server benches: sockets as cheap as can be, since they share the machine with the server."""

import asyncio
import http.client
import json
import os
from collections.abc import Callable
from typing import Any

import msgspec

from ludoteka.games import GAMES

Received = Callable[["Seat", bytes], None]
ROOMS = [name for name, game in GAMES.items() if 2 in game.seats]  # two people sit at each table


class Target(msgspec.Struct):
    action: str = ""


class Scene(msgspec.Struct, frozen=True):
    targets: list[Target] = []
    over: bool = False


class TableView(msgspec.Struct):
    """The little that a scripted player reads of what it is sent; answers have the same fields empty."""

    type: str
    id: str = ""
    viewer: int = -1
    waiting: list[int] = []
    decisions: dict[str, int] = {}
    scene: Scene = Scene()
    kept: list[str] = []
    resting: bool = False
    problem: Any = None

    @property
    def actions(self) -> list[str]:
        return [target.action for target in self.scene.targets if target.action]


VIEWS = msgspec.json.Decoder(TableView)


class Seat(asyncio.Protocol):
    """One socket that looks from one seat. Whole messages go to `heard`."""

    def __init__(self, table: Any, seat: int, path: str, incoming: Received) -> None:
        self.table, self.seat, self.incoming = table, seat, incoming
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.gone = False
        self._path, self._buffer, self._shaken = path, bytearray(), False

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        lines = [f"GET {self._path} HTTP/1.1", "Host: 127.0.0.1", "Connection: Upgrade", "Upgrade: websocket"]
        lines += ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==", "", ""]
        transport.write("\r\n".join(lines).encode())

    def connection_lost(self, exc: Exception | None) -> None:
        self.gone = True
        if not self.open.done():
            self.open.set_exception(ConnectionError("no socket"))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._shaken:
            head, end, _ = bytes(self._buffer).partition(b"\r\n\r\n")
            if not end:
                return
            del self._buffer[: len(head) + 4]
            self._shaken = True
            if not self.open.done():
                self.open.set_result(None)
        while self._frame():
            pass

    def _frame(self) -> bool:
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        size, start = buffer[1], 2
        if size > 125:
            start = 4 if size == 126 else 10
            size = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + size:
            return False
        opcode, message = buffer[0] & 15, bytes(buffer[start : start + size])
        del buffer[: start + size]
        if opcode == 1:
            self.incoming(self, message)
        elif opcode == 9:
            self.transport.write(frame(message, 10))
        elif opcode == 8:
            self.transport.close()
        return True

    def send(self, kind: str, **facts: Any) -> None:
        self.transport.write(frame(msgspec.json.encode({"type": kind, **facts})))


def frame(data: bytes, opcode: int = 1) -> bytes:
    """As a client sends it; a mask of zeros changes nothing."""
    size = bytes([128 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return bytes([128 | opcode]) + size + bytes(4) + data


async def sit(
    port: int, table: Any, name: str, token: str, seat: int, incoming: Received, *, spare: bool = False
) -> Seat:
    """A socket at a table, looking from this seat. `spare`: what has not changed is not sent again, as browsers want
    it."""
    loop = asyncio.get_running_loop()
    path = f"/api/tables/{name}/live"
    _, protocol = await loop.create_connection(lambda: Seat(table, seat, path, incoming), "127.0.0.1", port)
    await protocol.open
    protocol.send("enter", token=token, spare=spare)
    protocol.send("look", seat=seat)
    return protocol


def create(port: int, game: str, seats: int = 2, kinds: tuple[str, ...] = ()) -> tuple[str, str]:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    wanted = {"game": game, "seats": [{"kind": kind} for kind in (kinds or ("human",) * seats)]}
    connection.request("POST", "/api/tables", json.dumps(wanted), {"Content-Type": "application/json"})
    answer = json.loads(connection.getresponse().read())
    connection.close()
    return answer["table"], answer["token"]


def load() -> list[float]:
    return [round(one, 2) for one in os.getloadavg()]
