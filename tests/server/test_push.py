"""Telling browsers that it is somebody's turn: only theirs, only if they are not there, and no other address."""

import base64
import http.server
import json
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from ludoteka.core.errors import Refused
from ludoteka.server import push
from ludoteka.server.push import Pushes, check_subscription, private_key
from ludoteka.table.pushes import Subscription
from ludoteka.table.setup import agree
from ludoteka.table.table import Table
from ludoteka.table.wire import NewSeat, NewTable
from tests.some_games import SOLO

from .test_me import attach, become, me

BROWSER = ec.generate_private_key(ec.SECP256R1())
AUTH = bytes(16)
POINT = BROWSER.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
PATIENCE = 30
ANA, RUI = "a" * 64, "b" * 64  # keys


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class PushService(http.server.BaseHTTPRequestHandler):
    """Takes note of what it is asked to deliver, as the browser would read it."""

    received: list[tuple[str, dict[str, Any], dict[str, str]]] = []  # noqa: RUF012  (one for the module)
    status = 201

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        read = http_ece.decrypt(body, private_key=BROWSER, auth_secret=AUTH, version="aes128gcm")
        PushService.received.append((self.path, json.loads(read), dict(self.headers)))
        self.send_response(PushService.status)
        self.end_headers()

    def log_message(self, *args: Any) -> None:
        pass


@pytest.fixture
def service(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The address of a push service on this machine, which is allowed for once."""
    PushService.received.clear()
    PushService.status = 201
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), PushService)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    monkeypatch.setattr(push, "SCHEME", "http")
    monkeypatch.setattr(push, "PORTS", frozenset({server.server_port}))
    monkeypatch.setattr("ludoteka.server.webhooks.allowed", lambda address, private: True)
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


def subscription(endpoint: str, language: str = "pl") -> dict[str, str]:
    return {"endpoint": endpoint, "p256dh": text(POINT), "auth": text(AUTH), "language": language}


def subscribe(place: Any, key: str, endpoint: str) -> int:
    answer = place.http.post("/api/me/push", json=subscription(endpoint), headers=me(key))
    status: int = answer.status_code
    return status


def received(count: int) -> list[tuple[str, dict[str, Any], dict[str, str]]]:
    last = time.monotonic() + PATIENCE
    while len(PushService.received) < count and time.monotonic() < last:
        time.sleep(0.01)
    return PushService.received


def play_until_rui_is_asked_again(place: Any, service: str) -> str:
    """Ana and Rui play, and Rui goes away; then it is his turn, and hers. Both have a browser that wants to know."""
    table, token = place.create("human", "open")
    with place.person(table) as ana:
        ana.enter(token)
        with place.person(table) as rui:
            rui.enter()
            his = rui.sit(1, "Rui")
            ana.ready()
            rui.ready()
            rui.move(1)
        for key, sitting in ((ANA, token), (RUI, his)):
            become(place, key)
            attach(place, key, (table, sitting))
            assert subscribe(place, key, f"{service}/{key[0]}") == 204
        ana.until(lambda view: view["around"]["watchers"] == 0)
        ana.move(0)
        ana.until(lambda view: view["scene"]["progress"] == [2, 19])
    return str(table)


def test_a_subscription_must_look_like_one():
    good = Subscription("https://push.example.org/1", text(POINT), text(AUTH), "en")
    check_subscription(good)
    for wrong in (
        good._replace(endpoint="http://push.example.org/1"),
        good._replace(endpoint="http://push.example.org:443/1"),
        good._replace(endpoint="https://push.example.org:8443/1"),
        good._replace(endpoint="https://user@push.example.org/1"),
        good._replace(p256dh=text(POINT[:-1])),
        good._replace(auth="ą"),
    ):
        with pytest.raises(Refused, match="push-subscription"):
            check_subscription(wrong)


def test_the_key_of_a_server_stays_and_is_its_own():
    def point(secret: bytes) -> bytes:
        key = private_key(secret)
        return bytes(key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    assert point(b"one" * 11) == point(b"one" * 11) != point(b"two" * 11)


def test_who_runs_the_server_is_named_if_they_want(monkeypatch: pytest.MonkeyPatch):
    def contact() -> str:
        header = Pushes(cast(Any, None), bytes(32))._signature("https://push.example.org/1")["Authorization"]
        claims = header.split(".")[1]
        return str(json.loads(base64.urlsafe_b64decode(claims + "=" * (-len(claims) % 4)))["sub"])

    assert contact() == push.CONTACT
    monkeypatch.setenv("LUDOTEKA_PUSH_CONTACT", "mailto:ana@example.org")
    assert contact() == "mailto:ana@example.org"


def test_who_is_not_there_is_notified_in_their_language(place: Any, service: str):
    table = play_until_rui_is_asked_again(place, service)
    ((path, note, headers),) = received(1)
    assert (path, note["body"], note["url"]) == ("/b", "Twój ruch", f"/table/{table}")
    assert note["table"] == table
    assert headers["TTL"] == str(push.LASTS)
    public = place.http.get("/api/health").json()["push"]
    assert f"k={public}" in headers["Authorization"]
    assert Vapid02.verify(headers["Authorization"])


class Subscriptions:
    def __init__(self, *all_: Subscription) -> None:
        self.all = list(all_)

    async def subscribe(self, profile: str, subscription: Subscription) -> bool:
        raise AssertionError

    async def unsubscribe(self, endpoint: str) -> None:
        self.all = [one for one in self.all if one.endpoint != endpoint]

    async def of_person(self, table: str, person: str) -> list[Subscription]:
        return self.all


@pytest.mark.parametrize(("status", "remembered"), [(201, 2), (410, 0), (404, 0), (500, 2)])
async def test_a_browser_that_is_gone_is_forgotten(service: str, status: int, remembered: int):
    PushService.status = status
    store = Subscriptions(*(Subscription(**subscription(f"{service}/{name}")) for name in "ab"))
    pushes = Pushes(store, b"secret")
    row = agree(NewTable(game=SOLO, seats=[NewSeat(kind="human")]), {})
    await pushes._notify(cast("Table", SimpleNamespace(id=row.id, row=row)), "rui")
    pushes.close()
    assert len(PushService.received) == 2
    assert len(store.all) == remembered


async def test_what_cannot_be_signed_or_encrypted_harms_nobody_else(service: str):
    bad, good = (Subscription(**subscription(f"{service}/{name}")) for name in "ab")
    pushes = Pushes(Subscriptions(bad._replace(p256dh=text(b"4" * 65)), good), b"secret")
    row = agree(NewTable(game=SOLO, seats=[NewSeat(kind="human")]), {})
    await pushes._notify(cast("Table", SimpleNamespace(id=row.id, row=row)), "rui")
    pushes.close()
    assert [path for path, _, _ in PushService.received] == ["/b"]
    unsigned = Pushes(Subscriptions(good), b"secret", contact="nobody")
    await unsigned._notify(cast("Table", SimpleNamespace(id=row.id, row=row)), "rui")
    unsigned.close()
    assert len(PushService.received) == 1


def test_nobody_is_notified_any_more_who_does_not_want_it(place: Any, service: str):
    become(place, RUI)
    assert subscribe(place, RUI, f"{service}/x") == 204
    ended = place.http.post("/api/me/push/end", json={"endpoint": f"{service}/x"}, headers=me(RUI))
    assert ended.status_code == 204
    play_until_rui_is_asked_again(place, service)
    assert [path for path, _, _ in received(1)] == ["/b"]


def test_what_is_no_subscription_is_refused(place: Any):
    become(place, ANA)
    refused = place.http.post("/api/me/push", json=subscription("https://127.0.0.1:8443/"), headers=me(ANA))
    assert (refused.status_code, refused.json()["code"]) == (400, "push-subscription")
    stranger = place.http.post("/api/me/push", json=subscription("https://push.example.org/"))
    assert stranger.status_code == 401


def test_without_the_packages_a_server_sends_none(monkeypatch: pytest.MonkeyPatch):
    assert push.available()
    monkeypatch.setattr(push, "PACKAGES", ("cryptography", "no_such_package"))
    assert not push.available()


def test_who_runs_the_server_can_switch_it_off(
    tmp_path: Path, client_folder: Path, serve: Any, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("LUDOTEKA_PUSH", "off")
    with serve(tmp_path, client_folder) as place:
        assert place.http.get("/api/health").json()["push"] == ""
        become(place, ANA)
        refused = place.http.post("/api/me/push", json=subscription("https://push.example.org/"), headers=me(ANA))
        assert (refused.status_code, refused.json()["code"]) == (403, "push-off")
