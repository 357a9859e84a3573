"""Scripted people for the server benches: sockets as cheap as can be, since they share the machine with the server."""

import asyncio
import http.client
import json
import os
import zlib
from collections.abc import Callable
from typing import Any

import msgspec

from ludoteka.games import GAMES

Received = Callable[["Seat", bytes], None]
ROOMS = [name for name, game in GAMES.items() if 2 in game.seats]  # two people sit at each table


class Target(msgspec.Struct):
    action: str = ""


class Scene(msgspec.Struct):
    targets: list[Target] = []
    over: bool = False


class TableView(msgspec.Struct):
    """The little that a scripted player reads of what it is sent; answers have the same fields empty."""

    type: str
    id: str = ""
    viewer: int = -1
    waiting: list[int] = []
    decisions: dict[str, int] = {}
    scene: Scene = msgspec.field(default_factory=Scene)
    resting: bool = False
    problem: Any = None

    @property
    def actions(self) -> list[str]:
        return [target.action for target in self.scene.targets if target.action]


VIEWS = msgspec.json.Decoder(TableView)


class Patch(msgspec.Struct, rename={"new": "=", "patched": "~", "gone": "-"}):
    new: dict[str, msgspec.Raw] = {}
    patched: dict[str, msgspec.Raw] = {}
    gone: list[str] = []


class PatchMessage(msgspec.Struct):
    """A patch of which only what a player reads is looked into: whole scenes would cost more than the server."""

    patch: Patch
    base: str = ""


_PATCH_MESSAGES = msgspec.json.Decoder(PatchMessage)
_PATCHES = msgspec.json.Decoder(Patch)
_FIELDS = {"viewer": int, "waiting": list[int], "decisions": dict[str, int], "resting": bool}
_SCENE_FIELDS = {"targets": list[Target], "over": bool}
_DEFAULTS = {TableView: TableView("shown"), Scene: Scene()}
_BASES: dict[str, bytes] = {}  # base views by their names, as they came


def follow(view: TableView, patch: Patch) -> None:
    """Apply the patch to what a player reads of a view."""
    follow_fields(view, patch, _FIELDS)
    if "decisions" in patch.patched:
        inner = _PATCHES.decode(patch.patched["decisions"])
        kept = {seat: number for seat, number in view.decisions.items() if seat not in inner.gone}
        view.decisions = kept | {seat: msgspec.json.decode(number) for seat, number in inner.new.items()}
    if "scene" in patch.patched:
        scene = _PATCHES.decode(patch.patched["scene"])
        follow_fields(view.scene, scene, _SCENE_FIELDS)
        if "targets" in scene.patched:
            steps = msgspec.json.decode(scene.patched["targets"], type=list[list[Any]])
            view.scene.targets = [target for step in steps for target in items(view.scene.targets, step)]


def follow_fields(thing: TableView | Scene, patch: Patch, fields: dict[str, Any]) -> None:
    for name, kind in fields.items():
        if name in patch.new:
            setattr(thing, name, msgspec.json.decode(patch.new[name], type=kind))
        elif name in patch.gone:
            setattr(thing, name, getattr(_DEFAULTS[type(thing)], name))


def items(old: list[Target], step: list[Any]) -> list[Target]:
    if step[0] == "+":
        return msgspec.convert(step[1:], list[Target])
    return old[step[0] : step[0] + step[1]]


class Seat(asyncio.Protocol):
    """One socket that looks from one seat. Whole messages go to `incoming`."""

    def __init__(self, table: Any, seat: int, name: str, incoming: Received) -> None:
        self.table, self.seat, self.incoming = table, seat, incoming
        self.bytes = 0  # of messages, as they came
        self._view = TableView("shown")
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.gone = False
        self._name, self._buffer, self._shaken = name, bytearray(), False

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        lines = [
            f"GET /api/tables/{self._name}/live HTTP/1.1",
            "Host: 127.0.0.1",
            "Connection: Upgrade",
            "Upgrade: websocket",
        ]
        lines += ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg=="]
        lines += ["Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits", "", ""]  # as browsers do
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
            if b" 101 " not in head[:20]:  # refused: too many, or the server is about to close
                self.transport.abort()
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
        opcode, deflated, message = buffer[0] & 15, buffer[0] & 64, bytes(buffer[start : start + size])
        del buffer[: start + size]
        self.bytes += size
        if deflated:
            message = zlib.decompress(message + b"\x00\x00\xff\xff\x01\x00\x00\xff\xff", -15)
        if opcode == 1:
            self.incoming(self, message)
        elif opcode == 9:
            self.transport.write(frame(message, 10))
        elif opcode == 8:
            self.transport.close()
        return True

    def read(self, message: bytes, port: int) -> TableView:
        """An answer; or the table as it is now."""
        if not message.startswith(b'{"type":"patch"'):
            return VIEWS.decode(message)
        came = _PATCH_MESSAGES.decode(message)
        if came.base:
            if came.base not in _BASES:
                _BASES[came.base] = fetch(port, f"/api/views/{came.base}?table={self._name}")
            self._view = VIEWS.decode(_BASES[came.base])
        follow(self._view, came.patch)
        return self._view

    def send(self, kind: str, **facts: Any) -> None:
        self.transport.write(frame(msgspec.json.encode({"type": kind, **facts})))


def frame(data: bytes, opcode: int = 1) -> bytes:
    """As a client sends it; a mask of zeros changes nothing."""
    size = bytes([128 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return bytes([128 | opcode]) + size + bytes(4) + data


async def sit(
    port: int,
    table: Any,
    name: str,
    token: str,
    seat: int,
    incoming: Received,
    *,
    patches: bool = False,
    address: str = "127.0.0.1",
) -> Seat:
    """A socket at a table, looking from this seat. `patches`: what has not changed is not sent again, as browsers want
    it; to be read by `Seat.read`. `address`: from where, for the server counts by addresses."""
    loop = asyncio.get_running_loop()
    transport, protocol = await loop.create_connection(
        lambda: Seat(table, seat, name, incoming), "127.0.0.1", port, local_addr=(address, 0)
    )
    try:
        await protocol.open
    except BaseException:  # who does not wait any longer leaves nothing behind
        transport.abort()
        raise
    protocol.send("enter", token=token, protocol=2 if patches else 1)
    if seat >= 0:  # else a spectator
        protocol.send("look", seat=seat)
    return protocol


def fetch(port: int, path: str) -> bytes:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    connection.request("GET", path)
    answer = connection.getresponse().read()
    connection.close()
    return answer


def create(
    port: int,
    game: str,
    seats: int = 2,
    kinds: tuple[str, ...] = (),
    address: str = "127.0.0.1",
    terms: dict[str, Any] | None = None,
) -> tuple[str, str]:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60, source_address=(address, 0))
    wanted: dict[str, Any] = {"game": game, "seats": [{"kind": kind} for kind in (kinds or ("human",) * seats)]}
    wanted |= {"terms": terms} if terms else {}
    connection.request("POST", "/api/tables", json.dumps(wanted), {"Content-Type": "application/json"})
    answer = json.loads(connection.getresponse().read())
    connection.close()
    return answer["table"], answer["token"]


def load() -> list[float]:
    return [round(one, 2) for one in os.getloadavg()]
