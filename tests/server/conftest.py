"""A real server on a free port, in a thread, and people with real sockets."""

import json
import socket
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from ludoteka.server.app import create_app
from ludoteka.server.limits import Limits
from ludoteka.server.run import Server
from ludoteka.server.security import LOOPBACK
from ludoteka.table.delta import merge
from tests.some_games import SOLO

Message = dict[str, Any]
PATIENCE = 60


class Person:
    """Somebody at a socket; remembers what came, and what was shown last. `fetch` gets what a path of the server
    holds."""

    def __init__(self, socket: ClientConnection, fetch: Callable[[str], Message]) -> None:
        self.socket = socket
        self._fetch = fetch
        self._last: Message = {}  # the last view, to which the next patch is applied
        self.view: Message = {}
        self.talk: list[Message] = []
        self.received: list[str] = []  # everything, as it came

    def send(self, kind: str, **facts: Any) -> None:
        self.socket.send(json.dumps({"type": kind, **facts}))

    def receive(self) -> Message:
        text = self.socket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.received.append(text)
        message: Message = json.loads(text)
        if message["type"] == "patch":
            base = self._fetch(f"/api/views/{message['base']}") if "base" in message else self._last
            self.view = self._last = merge(base, message["patch"])
        elif message["type"] in ("shown", "gathering"):
            self.view = message
        elif message["type"] == "talk":
            self.talk = message["lines"]
        return message

    def ask(self, kind: str, **facts: Any) -> Message:
        """Send, and wait for the answer."""
        self.send(kind, **{"id": "?", **facts})
        while not (message := self.answer()).get("id"):
            pass
        return message

    def answer(self) -> Message:
        """The next that comes and is an answer: not the table, nor what people say."""
        while (message := self.receive())["type"] in ("shown", "patch", "gathering", "talk"):
            pass
        return message

    def until(self, true: Any) -> Message:
        """Wait until the table as shown is as it should be."""
        while not (self.view and true(self.view)):
            self.receive()
        return self.view

    def until_talk(self, phrase: str) -> None:
        while not any(line["phrase"] == phrase for line in self.talk):
            self.receive()

    def enter(self, token: str = "") -> Message:
        assert self.ask("enter", token=token, protocol=2, id="e") == {"type": "accepted", "id": "e"}
        self.view = {}
        return self.until(lambda view: True)

    def sit(self, seat: int, name: str, nonce: str = "") -> str:
        """Take an open seat; the token of one's own."""
        welcome = self.ask("sit", seat=seat, name=name, nonce=nonce or f"nonce of {name}".ljust(16), id="s")
        assert welcome["type"] == "welcome", welcome
        token: str = welcome["token"]
        return token

    def ready(self, share: str = "0f" * 32) -> None:
        assert self.ask("ready", share=share, id="r")["type"] == "accepted"

    def move(self, seat: int, target: int = -1) -> Message:
        """Make one of the moves on offer; the message can be sent again."""
        view = self.until(lambda view: view.get("viewer") == seat and view["scene"].get("targets"))
        decision, action = view["decisions"][str(seat)], view["scene"]["targets"][target]["action"]
        message = {"kind": "move", "seat": seat, "decision": decision, "action": action, "id": f"m{decision}"}
        assert self.ask(**message) == {"type": "accepted", "id": message["id"]}
        self.until(lambda view: view["decisions"][str(seat)] > decision)
        return message


class Place:
    """A running server, as its visitors know it."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=PATIENCE)

    def create(self, *kinds: str, terms: Message | None = None, **options: str) -> tuple[str, str]:
        seats = [{"kind": kind, "name": f"P{n}"} for n, kind in enumerate(kinds, start=1)]
        wanted = {"game": SOLO, "seats": seats, "options": options, "terms": terms or {}}
        answer = self.http.post("/api/tables", json=wanted)
        assert answer.status_code == 201, answer.text
        return answer.json()["table"], answer.json()["token"]

    @contextmanager
    def person(self, table: str, **more: Any) -> Iterator[Person]:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"
        with connect(address, proxy=None, close_timeout=1, **more) as socket:
            yield Person(socket, lambda path: self.http.get(path).json())


class Raw:
    """A socket frame by frame: for clients that do not behave as libraries do."""

    def __init__(self, port: int, path: str, room: int | None = None, host: str = "", origin: str = "") -> None:
        self.tcp = socket.socket()
        if room:
            self.tcp.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        self.tcp.settimeout(PATIENCE)
        self.tcp.connect(("127.0.0.1", port))
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {host or '127.0.0.1'}:{port}",
            *([f"Origin: {origin}"] if origin else []),
        ]
        lines += ["Connection: Upgrade", "Upgrade: websocket"]
        lines += ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg=="]
        self.tcp.sendall("\r\n".join([*lines, "", ""]).encode())
        self.file = self.tcp.makefile("rb")
        self.status = int(self.file.readline().split()[1])
        while self.file.readline().strip():
            pass

    def send(self, data: bytes, opcode: int = 1, fin: bool = True) -> None:
        self.tcp.sendall(self.frame(data, opcode, fin))

    @staticmethod
    def frame(data: bytes, opcode: int = 1, fin: bool = True) -> bytes:
        size = bytes([128 | len(data)]) if len(data) < 126 else bytes([128 | 126]) + len(data).to_bytes(2, "big")
        return bytes([opcode | (128 if fin else 0)]) + size + bytes(4) + data  # a mask of zeros changes nothing

    def read(self) -> tuple[int, bytes]:
        """The next frame: its opcode and its data; (-1, b"") at the end."""
        head = self.file.read(2)
        if len(head) < 2:
            return -1, b""
        size = head[1] & 127
        if size > 125:
            size = int.from_bytes(self.file.read(2 if size == 126 else 8), "big")
        return head[0] & 15, self.file.read(size)

    def close(self) -> None:
        self.file.close()
        self.tcp.close()


@contextmanager
def serving(
    data: Path,
    client: Path,
    limits: Limits | None = None,
    settings: dict[str, Any] | None = None,
    proxies: Sequence[str] = (),
    **more: Any,
) -> Iterator[Place]:
    """`settings`: of uvicorn."""
    app = create_app(data, client=client, hosts=LOOPBACK, limits=limits, warm=False, **more)
    server = Server(app, proxies=proxies)
    server.config.port = 0
    for name, value in (settings or {}).items():
        setattr(server.config, name, value)
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        deadline = time.monotonic() + PATIENCE
        while not server.started:
            assert thread.is_alive()
            assert time.monotonic() < deadline
            time.sleep(0.01)
        place = Place(server.servers[0].sockets[0].getsockname()[1])
        with place.http:
            yield place
    finally:
        server.should_exit = True
        thread.join()


@pytest.fixture(scope="session")
def client_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A built client, as small as can be."""
    folder = tmp_path_factory.mktemp("client")
    (folder / "index.html").write_text("<!doctype html><title>Ludoteka</title>")
    (folder / "assets").mkdir()
    (folder / "assets" / "main-abc123.js").write_text("export {};")
    return folder


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory, client_folder: Path) -> Iterator[Place]:
    with serving(tmp_path_factory.mktemp("data"), client_folder) as place:
        yield place


@pytest.fixture(scope="session")
def serve() -> Any:
    return serving


@pytest.fixture
def raw() -> Iterator[Any]:
    """Sockets that a test handles frame by frame."""
    opened: list[Raw] = []

    def at(place: Place, table: str, **more: Any) -> Raw:
        opened.append(Raw(place.port, f"/api/tables/{table}/live", **more))
        return opened[-1]

    yield at
    for each in opened:
        each.close()


@pytest.fixture
def visit() -> Iterator[Any]:
    """The server that says where it is: `Ludoteka is open: http://127.0.0.1:8765/`."""
    places: list[Place] = []

    def at(sentence: str) -> Place:
        places.append(Place(int(sentence.split("/")[2].rpartition(":")[2])))
        return places[-1]

    yield at
    for place in places:
        place.http.close()
