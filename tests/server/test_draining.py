"""A server that is asked to end while others go on: nobody new is sent here, and those who are here are sent away."""

import asyncio
import logging
import signal
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludoteka.server.app import create_app
from ludoteka.server.draining import Draining
from ludoteka.server.run import Server
from tests.some_games import SOLO

from .conftest import PATIENCE
from .test_serve import started

NEW = {"game": SOLO, "seats": [{"kind": "human", "name": "Ana"}]}
signals = pytest.mark.skipif(sys.platform == "win32", reason="no SIGTERM there")


def until_draining(http: httpx.Client) -> dict[str, Any]:
    deadline = time.monotonic() + PATIENCE
    while (answer := http.get("/api/ready")).status_code == 200:
        assert time.monotonic() < deadline
    assert answer.status_code == 503
    found: dict[str, Any] = answer.json()
    return found


@signals
@pytest.mark.slow
def test_it_first_reports_that_it_is_not_ready_then_closes_and_a_second_signal_hurries_it_up(
    tmp_path: Path, visit: Any
):
    with started(tmp_path, "--port", "0", "--drain", "600") as (process, sentence):
        place = visit(sentence)
        table, token = place.create("human", "human")
        with place.person(table) as ana:
            ana.enter(token)
            process.send_signal(signal.SIGTERM)
            assert until_draining(place.http) == {"ready": False, "store": True, "sound": True, "draining": True}
            refused = place.http.post("/api/tables", json=NEW)
            assert (refused.status_code, refused.json()["code"]) == (503, "draining")
            assert refused.headers["retry-after"] == "1"
            assert place.http.get(f"/api/tables/{table}", headers={"Authorization": f"Bearer {token}"}).is_success
            with pytest.raises(InvalidStatus) as full, place.person(table):
                pass
            assert full.value.response.status_code == 503
            ana.move(0)  # who is here goes on
            process.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                ana.until(lambda view: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        rest, _ = process.communicate(timeout=PATIENCE)
    assert rest == "Ludoteka has closed. All games are saved.\n"
    assert process.returncode == 0


@signals
@pytest.mark.slow
def test_ctrl_c_waits_for_nothing(tmp_path: Path):
    with started(tmp_path, "--port", "0", "--drain", "600") as (process, _):
        process.send_signal(signal.SIGINT)
        rest, _ = process.communicate(timeout=PATIENCE)
    assert rest == "Ludoteka has closed. All games are saved.\n"


@signals
@pytest.mark.slow
def test_everybody_is_asked_to_come_back(tmp_path: Path, visit: Any):
    with started(tmp_path, "--port", "0", "--drain", "0.1") as (process, sentence):
        place = visit(sentence)
        table, _ = place.create("human", "human")
        people = [place.person(table) for _ in range(5)]
        sockets = [person.__enter__().socket for person in people]
        process.send_signal(signal.SIGTERM)
        codes = [code(socket) for socket in sockets]
        process.communicate(timeout=PATIENCE)
    assert codes == [1012] * 5


def code(socket: Any) -> int | None:
    with pytest.raises(ConnectionClosed) as closed:
        socket.recv(timeout=PATIENCE)
    return closed.value.rcvd.code if closed.value.rcvd else None


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/import", "/api/duplicates", f"/api/daily/{SOLO}"])
def test_all_that_makes_a_table_is_refused(
    path: str, tmp_path: Path, client_folder: Path, serve: Any, monkeypatch: Any
):
    draining = Draining()
    monkeypatch.setattr("ludoteka.server.app.Draining", lambda: draining)
    with serve(tmp_path, client_folder) as place:
        assert place.http.post(path).json()["code"] != "draining"
        draining.begin()
        assert (place.http.post(path).status_code, place.http.post(path).json()["code"]) == (503, "draining")
        assert place.http.post("/api/tables/check", json=NEW).status_code == 200


async def test_what_is_held_is_given_away_after_the_last_has_come_and_before_sockets_are_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    done: list[str] = []
    app = create_app(tmp_path)
    server = Server(app, drain=0.05)

    async def give_away() -> None:
        done.append(f"given away, draining: {app.draining.begun}")

    async def close(*rest: Any) -> None:
        done.append("closed")

    app.draining.before_closing(give_away)
    monkeypatch.setattr(uvicorn.Server, "shutdown", close)
    server.handle_exit(signal.SIGTERM, None)
    await server.shutdown()
    assert done == ["given away, draining: True", "closed"]


async def test_what_cannot_be_given_away_does_not_keep_the_server_from_closing(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("ludoteka.server.draining.HANDOVER", 0.01)
    draining, done = Draining(), asyncio.Event()

    async def fail() -> None:
        raise OSError

    async def last() -> None:
        done.set()

    for handover in (fail, asyncio.Event().wait, last):
        draining.before_closing(handover)  # type: ignore[arg-type]
    with caplog.at_level(logging.ERROR):
        await draining.hand_over()
    assert done.is_set()
    assert len(caplog.records) == 2
