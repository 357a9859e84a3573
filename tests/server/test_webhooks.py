"""Telling other servers whose turn it is, and nobody who should not hear it."""

import asyncio
import http.server
import json
import socket
import threading
import time
from collections.abc import Iterator
from ipaddress import ip_address
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from ludoteka.core.errors import Refused
from ludoteka.server import webhooks
from ludoteka.server.webhooks import PORTS, Webhooks, allowed, check_address, post
from ludoteka.table.nodes import ALONE
from ludoteka.table.presence import Presence
from ludoteka.table.setup import agree
from ludoteka.table.shared import Shared
from ludoteka.table.wire import NewSeat, NewTable, Terms
from tests.some_games import SOLO


class Ear(http.server.BaseHTTPRequestHandler):
    received: list[tuple[str, Any]] = []  # noqa: RUF012  (one for the module)

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        Ear.received.append((self.path, json.loads(body)))
        self.send_response(302)
        self.send_header("Location", "/elsewhere")
        self.end_headers()

    def log_message(self, *args: Any) -> None:
        pass


@pytest.fixture
def ear() -> Iterator[int]:
    Ear.received.clear()
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Ear)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield server.server_port
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.mark.parametrize(
    ("address", "anywhere", "at_home"),
    [
        ("93.184.216.34", True, True),
        ("2606:2800:220:1:248:1893:25c8:1946", True, True),
        ("192.168.1.20", False, True),
        ("10.0.0.1", False, True),
        ("fd00::1", False, True),
        ("::ffff:192.168.1.20", False, True),
        ("127.0.0.1", False, False),
        ("::1", False, False),
        ("::ffff:127.0.0.1", False, False),
        ("0.0.0.0", False, False),
        ("169.254.169.254", False, False),
        ("fe80::1%eth0", False, False),
        ("224.0.0.1", False, False),
        ("240.0.0.1", False, False),
        ("172.20.0.1", False, True),
        ("100.64.0.1", False, False),  # a provider's own network
        ("198.18.0.1", False, False),
        ("192.0.0.8", False, False),
        ("192.88.99.1", False, False),  # the relay of 6to4
        ("2002:7f00:1::", False, False),  # 6to4, to this machine
        ("2002:c0a8:114::1", False, False),
        ("2002:5db8:d822::1", False, False),
        ("2001:0:4136:e378:8000:63bf:80ff:fffe", False, False),  # Teredo
        ("fec0::1", False, False),
        ("64:ff9b::7f00:1", False, False),  # NAT64: what counts is the address inside
        ("64:ff9b::c0a8:114", False, True),
        ("64:ff9b::5db8:d822", True, True),
        ("64:ff9b:1::1", False, False),
        ("::7f00:1", False, False),
        ("::ffff:0:7f00:1", False, False),
        ("2001:db8::1", False, False),
        ("3fff::1", False, False),
        ("ff0e::1", False, False),
        ("5f00::1", False, False),
    ],
)
def test_which_addresses_may_be_called(address: str, anywhere: bool, at_home: bool):
    assert allowed(address, private=False) == anywhere
    assert allowed(address, private=True) == at_home


@pytest.mark.parametrize(
    "text",
    [
        "",
        "example.org",
        "ftp://example.org/",
        "file:///etc/passwd",
        "http://",
        "http://user:secret@example.org/",
        "http://example.org:0/",
        "http://example.org:99999/",
        "http://exam ple.org/",
        "http://example.org/\r\nX: y",
        "http://[::1/",
    ],
)
def test_what_is_no_address(text: str):
    with pytest.raises(Refused, match="webhook-address"):
        check_address(text)


def test_the_address_of_this_machine_in_its_network_is_no_neighbour(monkeypatch: Any):
    """Whoever calls their own address calls from it."""
    assert allowed("192.168.1.20", private=True)
    monkeypatch.setattr(webhooks, "_calls_from", lambda ip: "192.168.1.20")
    assert allowed("192.168.1.21", private=True)
    for address in ("192.168.1.20", "::ffff:192.168.1.20", "64:ff9b::c0a8:114"):
        assert not allowed(address, private=True)


def test_from_where_one_calls():
    assert webhooks._calls_from(ip_address("127.0.0.1")) == "127.0.0.1"
    assert webhooks._calls_from(ip_address("8.8.8.8")) != "8.8.8.8"
    own = webhooks._calls_from(ip_address("8.8.8.8"))  # empty, if this machine has no network
    assert not own or webhooks._calls_from(ip_address(own)) == own


def test_only_the_ports_of_the_web_are_called_unless_the_owner_allows_more():
    for text in ("http://example.org/", "https://example.org:443/", "http://example.org:80/", "https://e.org:8443/"):
        check_address(text)
    for port in (22, 25, 6379, 8080, 65535):
        with pytest.raises(Refused, match="webhook-port"):
            check_address(f"http://example.org:{port}/")
        with pytest.raises(Refused, match="webhook-port"):
            post(f"http://example.org:{port}/", b"{}", private=False)
    check_address("http://example.org:8080/", {*PORTS, 8080})


@pytest.mark.parametrize("private", [False, True])
def test_this_machine_is_never_called(ear: int, private: bool):
    for host in ("127.0.0.1", "localhost"):
        with pytest.raises(Refused, match="webhook-address"):
            post(f"http://{host}:{ear}/", b"{}", private=private, ports={ear})
    assert Ear.received == []


def test_a_name_with_one_bad_address_is_not_called(ear: int, monkeypatch: Any):
    def resolve(*_: Any, **__: Any) -> Any:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (ip, ear)) for ip in ("93.184.216.34", "127.0.0.1")]

    monkeypatch.setattr("ludoteka.server.webhooks.socket.getaddrinfo", resolve)
    with pytest.raises(Refused, match="webhook-address"):
        post(f"http://example.org:{ear}/", b"{}", private=False, ports={ear})


def test_the_checked_address_is_called_and_no_redirect_followed(ear: int, monkeypatch: Any):
    """A name may lead elsewhere when it is looked up again: it is looked up once, and that address is called."""
    asked: list[str] = []
    really = socket.getaddrinfo

    def resolve(host: str, *rest: Any, **more: Any) -> Any:
        if host == "example.org":
            asked.append(host)
            host = "127.0.0.1"
        return really(host, *rest, **more)

    monkeypatch.setattr("ludoteka.server.webhooks.socket.getaddrinfo", resolve)
    monkeypatch.setattr("ludoteka.server.webhooks.allowed", lambda address, private: True)
    post(f"http://example.org:{ear}/hook?room=1", b'{"seat": 1}', private=False, ports={ear})
    assert Ear.received == [("/hook?room=1", {"seat": 1})]
    assert asked == ["example.org"]


def test_a_webhook_names_whose_turn_it_is(tmp_path: Path, client_folder: Path, serve: Any, ear: int, monkeypatch: Any):
    monkeypatch.setattr("ludoteka.server.webhooks.allowed", lambda address, private: True)
    with serve(tmp_path, client_folder, webhooks=Webhooks(ports={ear})) as place:
        table, token = place.create("human", "open", terms={"webhook": f"http://127.0.0.1:{ear}/hook"})
        with place.person(table) as ana, place.person(table) as rui:
            view = ana.enter(token)
            assert view["around"]["terms"]["webhook"] == ""
            rui.enter()
            rui.sit(1, "Rui")
            ana.ready()
            rui.ready()
            ana.move(0)
            rui.move(1)
            ana.until(lambda view: view["scene"]["progress"] == [2, 19])
            ana.move(0)
    reported = [body for _, body in Ear.received]
    assert {(body["seat"], body["name"]) for body in reported} == {(0, "P1"), (1, "Rui")}
    assert reported[0]["url"] == f"http://127.0.0.1:{place.port}/t/{table}"
    assert all(set(body) == {"table", "seat", "name", "url", "here"} for body in reported)


def test_webhooks_are_off_unless_the_owner_wants_them(place: Any):
    wanted = {"game": SOLO, "seats": [{"kind": "human"}], "terms": {"webhook": "https://example.org/"}}
    refused = place.http.post("/api/tables", json=wanted)
    assert (refused.status_code, refused.json()["code"]) == (403, "webhooks-off")


def test_a_webhook_that_fails_harms_nobody_and_is_not_named(
    tmp_path: Path, client_folder: Path, serve: Any, caplog: Any
):
    with serve(tmp_path, client_folder, webhooks=Webhooks(ports={1})) as place:
        table, token = place.create("human", terms={"webhook": "http://127.0.0.1:1/very-secret"})
        wanted = {"game": SOLO, "seats": [{"kind": "human"}], "terms": {"webhook": "http://a.org:22/"}}
        assert place.http.post("/api/tables", json=wanted).json()["code"] == "webhook-port"
        with place.person(table) as ana:
            ana.enter(token)
            ana.move(0)
            ana.until(lambda view: view["scene"]["progress"] == [2, 19])
    assert "very-secret" not in caplog.text


def wait_for_room(hooks: Webhooks) -> None:
    last = time.monotonic() + 30
    while hooks._waiting:
        assert time.monotonic() < last
        time.sleep(0.01)


async def test_too_many_are_dropped(monkeypatch: Any):
    sent: list[str] = []
    busy = threading.Event()

    def wait(text: str, *rest: Any, **more: Any) -> None:
        sent.append(text)
        assert busy.wait(30)

    monkeypatch.setattr(webhooks, "post", wait)
    monkeypatch.setattr(webhooks, "MOST_WAITING", 2)
    seats, terms = [NewSeat(kind="human", name="Ana")], Terms(webhook="https://example.org/")
    row = agree(NewTable(game=SOLO, seats=seats, terms=terms), {})
    table: Any = SimpleNamespace(id=row.id, row=row, presence=Presence(row, Shared(row.id, ALONE)))
    hooks = Webhooks()
    for _ in range(5):
        hooks.turn(table, 0)
    busy.set()
    await asyncio.to_thread(wait_for_room, hooks)
    assert sent == ["https://example.org/"] * 2
    hooks.turn(table, 0)  # there is room again
    await asyncio.to_thread(wait_for_room, hooks)
    assert len(sent) == 3
    hooks.close()
