"""Floods and slow readers: they cost those who make them, and nobody else."""

import json
import socket
import threading
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from ludoteka.server import protocols
from ludoteka.server.app import create_app
from ludoteka.server.limits import LOOK, Limits, RateLimit, origin_of
from ludoteka.server.protocols import MOST_FRAGMENTS
from ludoteka.server.run import MOST_MESSAGE, server_config
from ludoteka.table.wire import MOST_DUPLICATES
from tests.some_games import SOLO

NEW = {"game": SOLO, "seats": [{"kind": "human"}]}
TEXT, CLOSE, PING, PONG, GONE = 1, 8, 9, 10, -1
PATIENCE = 30


def test_too_many_requests_of_one_address_are_refused_for_a_while(tmp_path: Path, client_folder: Path, serve: Any):
    with serve(tmp_path, client_folder, Limits(requests="5/hour")) as place:
        answers = [place.http.get("/api/health") for _ in range(7)]
    assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
    assert answers[-1].json()["code"] == "too-many-requests"
    assert answers[-1].headers["retry-after"]
    assert "content-security-policy" in answers[-1].headers


@pytest.mark.parametrize(
    ("way", "body"),
    [
        ("/api/tables", NEW),
        ("/api/tables/", NEW),
        ("/api/tables/import", NEW),
        ("/api/duplicates", {"table": NEW, "tables": 2}),
        (f"/api/daily/{SOLO}", {"name": "Ana", "nonce": "n" * 20}),
    ],
)
def test_too_many_new_tables_of_one_address_are_refused(
    tmp_path: Path, client_folder: Path, serve: Any, way: str, body: Any
):
    with serve(tmp_path, client_folder, Limits(new_tables="2/hour")) as place:
        codes = [place.http.post("/api/tables", json=NEW).status_code for _ in range(2)]
        refused = place.http.post(way, json=body)
        assert place.http.get("/api/games").status_code == 200
    assert codes == [201, 201]
    assert (refused.status_code, refused.json()["code"]) == (429, "too-many-tables")


def test_what_is_more_work_counts_as_more_requests(tmp_path: Path, client_folder: Path, serve: Any):
    with serve(tmp_path, client_folder, Limits(requests="29/hour")) as place:
        answers = [place.http.post("/api/qr", json={"text": "here"}) for _ in range(3)]
    assert [answer.status_code < 400 for answer in answers] == [True, True, False]
    assert answers[-1].json()["code"] == "too-many-requests"


def test_opening_a_socket_counts_as_requests(tmp_path: Path, client_folder: Path, serve: Any):
    with serve(tmp_path, client_folder, Limits(requests="12/hour")) as place:
        table, _ = place.create("human")
        for _ in range(2):
            with place.person(table):
                pass
        with pytest.raises(InvalidStatus), place.person(table):
            pass


def test_to_be_shown_the_table_again_counts_as_several_messages(place: Any, monkeypatch: Any):
    rate_limit = RateLimit(Limits(messages=2.0, burst=6))
    now = time.monotonic()
    assert rate_limit.take(now) == 0
    rate_limit.charge(LOOK)
    assert rate_limit.take(now) == 0
    assert rate_limit.take(now) == pytest.approx(0.5, abs=0.1)
    charged: list[int] = []
    monkeypatch.setattr(RateLimit, "charge", lambda _, messages: charged.append(messages))
    table, token = place.create("human")
    with place.person(table) as ana:
        ana.enter(token)
        ana.ask("hello")
        assert charged == [LOOK]
        ana.ask("look", seat=0)
        ana.ask("hello")
        assert charged == [LOOK, LOOK]


SPELLINGS = ["/api/tables", "//api/tables", "/api//tables", "/api/tables/", "/api/%2Ftables", "/%61pi/tables//"]


def test_several_tables_at_once_are_counted_as_so_many(tmp_path: Path, client_folder: Path, serve: Any):
    seats = [{"kind": "open"}]
    several = {"table": NEW | {"seats": seats}, "tables": 2}
    with serve(tmp_path, client_folder, Limits(new_tables=f"{MOST_DUPLICATES}/hour")) as place:
        answers = [place.http.post("/api/duplicates", json=several) for _ in range(2)]
    assert [answer.status_code for answer in answers] == [201, 429]


def test_a_path_is_counted_however_it_is_spelled(tmp_path: Path, client_folder: Path, serve: Any):
    with serve(tmp_path, client_folder, Limits(new_tables="2/hour", sockets_of_table=1)) as place:
        made = [place.http.post(f"http://127.0.0.1:{place.port}{way}", json=NEW) for way in SPELLINGS]
        assert [answer.status_code for answer in made] == [201, 201, 429, 429, 429, 429]
        table = made[0].json()["table"]
        with place.person(table) as ana:
            ana.enter()
            for way in SPELLINGS:
                address = f"ws://127.0.0.1:{place.port}{way}/{table}/live"
                for spelled in (address, address + "/"):
                    with pytest.raises(InvalidStatus), connect(spelled, proxy=None):
                        pass


@pytest.mark.parametrize("limits", [Limits(sockets_of_address=2), Limits(sockets_of_table=2), Limits(sockets=2)])
def test_too_many_sockets_are_refused_until_one_closes(tmp_path: Path, client_folder: Path, serve: Any, limits: Limits):
    with serve(tmp_path, client_folder, limits) as place:
        table, _ = place.create("human")
        with place.person(table) as one:
            one.enter()
            with place.person(table) as two:
                two.enter()
                with pytest.raises(InvalidStatus), place.person(table):
                    pass
                one.enter()
            last = time.monotonic() + PATIENCE
            while time.monotonic() < last:  # until the server has noticed
                try:
                    with place.person(table) as three:
                        three.enter()
                    break
                except InvalidStatus:
                    continue
            else:
                raise AssertionError


def test_an_address_of_ipv6_stands_for_its_household():
    def origin(host: str) -> str:
        return origin_of({"client": (host, 1)})

    assert origin("2001:db8::1") == origin("2001:db8::ffff:2") != origin("2001:db8:0:1::1")
    assert origin("::ffff:10.0.0.1") == origin("10.0.0.1") == "10.0.0.1"
    assert origin_of({"client": None}) == ""


def test_a_socket_is_read_as_fast_as_its_limit():
    limit = RateLimit(Limits(messages=10, burst=3))
    now = limit._then
    assert [limit.take(now) for _ in range(5)] == pytest.approx([0, 0, 0, 0.1, 0.2])
    assert limit.take(now + 100) == 0


def test_a_flood_is_answered_slowly_and_others_play_on(tmp_path: Path, client_folder: Path, serve: Any):
    """Ten messages at once, and then one in a quarter of an hour: so slow that the test need not measure time."""
    limits, at_once = Limits(messages=0.001, burst=10), {"timeout_graceful_shutdown": 0}
    with serve(tmp_path, client_folder, limits, settings=at_once) as place:
        table, token = place.create("human")
        with place.person(table) as flood, place.person(table) as ana:
            for number in range(60):
                flood.send("next", id=str(number))
            answers = [flood.receive()["id"] for _ in range(10)]
            ana.enter(token)
            for _ in range(5):
                ana.move(0)
            with pytest.raises(TimeoutError):
                flood.socket.recv(timeout=0)
    assert answers == [str(number) for number in range(10)]


def test_who_does_not_read_misses_steps_but_not_the_newest_state(place: Any, raw: Any, monkeypatch: Any):
    monkeypatch.setattr(protocols, "SENT_AHEAD", 4096)
    table, token = place.create("human")
    slow = raw(place, table, room=4096)
    slow.send(json.dumps({"type": "enter", "token": token}).encode())
    with place.person(table) as ana:
        ana.enter(token)
        for _ in range(19):
            ana.move(0)
        last = ana.until(lambda view: view["scene"].get("over"))
    view: list[Any] = []
    while not (view and view[-1]["scene"].get("over")):
        opcode, data = slow.read()
        assert opcode == TEXT
        message = json.loads(data)
        if message["type"] == "shown":
            view.append(message)
    assert len(view) < 15  # of twenty at least; on the way there is room for about six
    assert view[-1] == last | {"scene": view[-1]["scene"]}
    assert view[-1]["scene"]["scores"] == last["scene"]["scores"]


def test_who_does_not_answer_a_heartbeat_is_gone(
    tmp_path: Path, client_folder: Path, serve: Any, raw: Any, monkeypatch: Any
):
    monkeypatch.setattr("ludoteka.server.run.HEARTBEAT", 0.1)
    with serve(tmp_path, client_folder) as place:
        table, _ = place.create("human")
        silent = raw(place, table)
        opcodes: list[int] = []
        while not opcodes or opcodes[-1] != GONE:
            opcodes.append(silent.read()[0])
            assert len(opcodes) < 50, "asked again and again, and never closed"
    assert PING in opcodes


def test_the_server_is_set_up_tightly(tmp_path: Path):
    config = server_config(create_app(tmp_path))
    assert config.ws_max_size <= 16384
    assert config.h11_max_incomplete_event_size is not None
    assert config.h11_max_incomplete_event_size <= 16384
    assert not config.ws_per_message_deflate
    assert config.ws_ping_interval
    assert config.ws_ping_timeout
    assert not config.access_log


def test_what_a_message_is_inflated_to_counts_as_its_size(place: Any):
    table, token = place.create("human")
    with place.person(table, compression="deflate") as ana:
        ana.socket.send(" " * 10 * MOST_MESSAGE)  # a few bytes on the way
        with pytest.raises(ConnectionClosed) as closed:
            ana.receive()
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 1009
    with place.person(table, compression="deflate") as ana:
        ana.enter(token)
        ana.move(0)


def test_no_socket_holds_a_compressor(place: Any):
    """Each would take some forty kilobytes."""
    table, _ = place.create("human")
    with place.person(table, compression="deflate") as ana:
        (agreed,) = ana.socket.protocol.extensions
        assert agreed.local_no_context_takeover
        assert agreed.remote_no_context_takeover


def test_short_messages_are_not_compressed(place: Any):
    table, token = place.create("human")
    with place.person(table, compression="deflate") as ana:
        (agreed,) = ana.socket.protocol.extensions
        compressed: list[bool] = []
        decode = agreed.decode

        def note(frame: Any, **more: Any) -> Any:
            compressed.append(frame.rsv1)
            return decode(frame, **more)

        agreed.decode = note
        ana.enter(token)
        assert compressed[:2] == [False, True], "accepted, and the first view"


@pytest.mark.parametrize("piece", [b"", b"x"])
def test_endless_tiny_fragments_end_the_socket(place: Any, raw: Any, piece: bytes):
    table, token = place.create("human")
    flood = raw(place, table)
    flood.send(b"", fin=False)
    fragment = flood.frame(piece, opcode=0, fin=False)
    try:
        flood.tcp.sendall(fragment * 5 * MOST_FRAGMENTS + flood.frame(b"", opcode=0))
        opcode, data = flood.read()
        assert (opcode, int.from_bytes(data[:2], "big")) == (CLOSE, 1009)
    except ConnectionError:  # it may be closed before all is sent
        pass
    with place.person(table) as ana:
        ana.enter(token)
        ana.move(0)


def test_a_message_in_a_few_fragments_is_one_message(place: Any, raw: Any):
    table, _ = place.create("human")
    person = raw(place, table)
    person.send(b'{"type":"enter",', fin=False)
    person.send(b'"id":"e"', opcode=0, fin=False)
    person.send(b"}", opcode=0)
    assert json.loads(person.read()[1]) == {"type": "accepted", "id": "e"}


def test_pings_of_one_who_does_not_read_pile_up_nothing(place: Any, raw: Any, monkeypatch: Any):
    waiting, unsent = list[int](), list[int]()
    before = protocols.CarefulSocket.handle_ping

    def watched(self: Any) -> None:
        before(self)
        waiting.append(self.transport.get_write_buffer_size())
        unsent.append(len(self.conn.writes))

    monkeypatch.setattr(protocols.CarefulSocket, "handle_ping", watched)
    table, _ = place.create("human")
    flood = raw(place, table, room=4096)
    pings = flood.frame(b"x" * 125, opcode=PING) * 1000
    for _ in range(60):
        flood.tcp.sendall(pings)
    assert flood.read()[0] == PONG
    assert max(waiting) < 300_000
    assert max(unsent) < 100


def test_a_request_that_never_ends_its_headers_is_closed(place: Any, monkeypatch: Any):
    """Nor is one that says nothing at all kept open; but one that rests between two requests is."""
    late, looks = threading.Event(), protocols.CarefulHttp._late

    def look(self: Any) -> None:
        looks(self)
        late.set()

    monkeypatch.setattr(protocols, "REQUEST_TIME", 0.2)
    monkeypatch.setattr(protocols.CarefulHttp, "_late", look)
    for beginning in (b"", b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"):
        with socket.create_connection(("127.0.0.1", place.port), timeout=PATIENCE) as slow:
            slow.sendall(beginning)
            assert slow.recv(1000) == b""
    with socket.create_connection(("127.0.0.1", place.port), timeout=PATIENCE) as slow:
        for _ in range(2):
            late.clear()
            slow.sendall(b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            assert slow.recv(10000).startswith(b"HTTP/1.1 200")
            assert late.wait(PATIENCE)
        slow.sendall(b"GET / HT")
        assert slow.recv(10000) == b""


def test_a_body_that_never_ends_is_given_up(place: Any, monkeypatch: Any):
    monkeypatch.setattr("ludoteka.server.security.BODY_TIME", 0.2)
    with socket.create_connection(("127.0.0.1", place.port), timeout=10) as slow:
        slow.sendall(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{")
        slow.recv(1000)  # an answer, or the end; but not nothing


def test_a_body_that_comes_drop_by_drop_is_given_up(place: Any, monkeypatch: Any):
    """Each byte would come in time, but the whole does not."""
    monkeypatch.setattr("ludoteka.server.security.BODY_TIME", 0.5)
    monkeypatch.setattr(protocols, "REQUEST_TIME", 0.5)
    with socket.create_connection(("127.0.0.1", place.port), timeout=10) as slow:
        slow.sendall(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 10000\r\n\r\n{")
        slow.settimeout(0.1)
        for _ in range(100):
            try:
                slow.sendall(b" ")
                if not slow.recv(1000):
                    break
            except TimeoutError:
                continue
            except ConnectionError:
                break
        else:
            raise AssertionError("served for ever")


def test_an_address_has_so_many_connections_and_no_more(tmp_path: Path, client_folder: Path, serve: Any):
    """Silent ones, too. Proxies that we believe stand for many."""
    limits = Limits(connections_of_address=3)
    for believed, fourth in (("10.0.0.1", b""), ("127.0.0.1", b"HTTP/1.1 200 OK")):
        settings = {"forwarded_allow_ips": believed}
        with serve(tmp_path, client_folder, limits, settings) as place, ExitStack() as opened:
            ask = b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
            connections = [
                opened.enter_context(socket.create_connection(("127.0.0.1", place.port), timeout=PATIENCE))
                for _ in range(4)
            ]
            for connection in connections[:3]:
                connection.sendall(ask)
                assert connection.recv(15) == b"HTTP/1.1 200 OK"
            assert received(connections[3], ask) == fourth


def test_a_connection_that_ends_or_becomes_a_socket_makes_room(tmp_path: Path, client_folder: Path, serve: Any):
    limits, settings = Limits(connections_of_address=1), {"forwarded_allow_ips": "10.0.0.1"}
    with serve(tmp_path, client_folder, limits, settings) as place:
        place.http.headers["Connection"] = "close"
        table, token = place.create("human")
        with place.person(table) as ana, place.person(table) as guest:
            ana.enter(token)
            guest.enter()
            assert place.http.get("/api/health").status_code == 200
        assert place.http.get("/api/health").status_code == 200


def received(connection: socket.socket, ask: bytes) -> bytes:
    """The beginning of the answer; nothing, if there is none."""
    try:
        connection.sendall(ask)
        return connection.recv(15)
    except ConnectionError:
        return b""


def test_endless_headers_are_refused(place: Any):
    with socket.create_connection(("127.0.0.1", place.port), timeout=10) as flood:
        flood.sendall(b"GET / HTTP/1.1\r\n" + b"X-Long: " + b"x" * 40000)
        assert flood.recv(1000).startswith((b"HTTP/1.1 400", b"HTTP/1.1 431"))


def test_too_many_tries_of_a_code_are_refused(tmp_path: Path, client_folder: Path, serve: Any):
    with serve(tmp_path, client_folder, limits=Limits(pairings="3/minute")) as place:
        paths = ("/api/me/paired", "/api/me/paired/check", "/api/me/paired/", "/api/me/paired")
        answers = [place.http.post(path, json={"code": "ABCDEFGHJK"}).status_code for path in paths]
        assert answers == [401, 404, 401, 429]
