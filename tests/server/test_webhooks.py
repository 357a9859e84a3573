"""Telling other servers whose turn it is, and nobody who should not hear it."""

import http.server
import json
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludoteka.core.errors import Refused
from ludoteka.server import webhooks
from ludoteka.server.webhooks import Webhooks, allowed, check_address, post


class Ear(http.server.BaseHTTPRequestHandler):
    heard: list[tuple[str, Any]] = []  # noqa: RUF012  (one for the module)

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        Ear.heard.append((self.path, json.loads(body)))
        self.send_response(302)
        self.send_header("Location", "/elsewhere")
        self.end_headers()

    def log_message(self, *args: Any) -> None:
        pass


@pytest.fixture
def ear() -> Iterator[int]:
    Ear.heard.clear()
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


@pytest.mark.parametrize("private", [False, True])
def test_this_machine_is_never_called(ear: int, private: bool):
    for host in ("127.0.0.1", "localhost"):
        with pytest.raises(Refused, match="webhook-address"):
            post(f"http://{host}:{ear}/", b"{}", private=private)
    assert Ear.heard == []


def test_a_name_with_one_bad_address_is_not_called(ear: int, monkeypatch: Any):
    def resolve(*_: Any, **__: Any) -> Any:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (ip, ear)) for ip in ("93.184.216.34", "127.0.0.1")]

    monkeypatch.setattr("ludoteka.server.webhooks.socket.getaddrinfo", resolve)
    with pytest.raises(Refused, match="webhook-address"):
        post(f"http://example.org:{ear}/", b"{}", private=False)


def test_the_checked_address_is_called_and_no_redirect_followed(ear: int, monkeypatch: Any):
    monkeypatch.setattr("ludoteka.server.webhooks.allowed", lambda address, private: True)
    post(f"http://localhost:{ear}/hook?room=1", b'{"seat": 1}', private=False)
    assert Ear.heard == [("/hook?room=1", {"seat": 1})]


def test_a_table_tells_whose_turn_it_is(tmp_path: Path, client_folder: Path, serve: Any, ear: int, monkeypatch: Any):
    monkeypatch.setattr("ludoteka.server.webhooks.allowed", lambda address, private: True)
    with serve(tmp_path, client_folder, webhooks=Webhooks()) as place:
        table, token = place.create("human", "open", terms={"webhook": f"http://127.0.0.1:{ear}/hook"})
        with place.person(table) as ana, place.person(table) as rui:
            shown = ana.enter(token)
            assert shown["around"]["terms"]["webhook"] == ""
            rui.enter()
            rui.sit(1, "Rui")
            ana.ready()
            rui.ready()
            ana.move(0)
            rui.move(1)
            ana.until(lambda shown: shown["scene"]["progress"] == [2, 19])
            ana.move(0)
    told = [body for _, body in Ear.heard]
    assert {(body["seat"], body["name"]) for body in told} == {(0, "P1"), (1, "Rui")}
    assert told[0]["url"] == f"http://127.0.0.1:{place.port}/t/{table}"
    assert all(set(body) == {"table", "seat", "name", "url", "here"} for body in told)


def test_webhooks_are_off_unless_the_owner_wants_them(place: Any):
    wanted = {"game": "take-it-easy", "seats": [{"kind": "human"}], "terms": {"webhook": "https://example.org/"}}
    refused = place.http.post("/api/tables", json=wanted)
    assert (refused.status_code, refused.json()["code"]) == (403, "webhooks-off")


def test_a_webhook_that_fails_harms_nobody_and_is_not_named(
    tmp_path: Path, client_folder: Path, serve: Any, caplog: Any
):
    with serve(tmp_path, client_folder, webhooks=Webhooks()) as place:
        table, token = place.create("human", terms={"webhook": "http://127.0.0.1:1/very-secret"})
        with place.person(table) as ana:
            ana.enter(token)
            ana.move(0)
            ana.until(lambda shown: shown["scene"]["progress"] == [2, 19])
    assert "very-secret" not in caplog.text


def test_too_many_are_dropped(monkeypatch: Any):
    monkeypatch.setattr(webhooks, "MOST_WAITING", 0)

    class Terms:
        webhook = "https://example.org/"

    class Saved:
        terms = Terms

    class Crowded:
        saved = Saved

    hooks = Webhooks()
    hooks.turn(Crowded(), 0)  # type: ignore[arg-type]
    hooks.close()
