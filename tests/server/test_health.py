"""For those who look after a server: readiness, metrics, and closing in good order."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from ludoteka.server.health import TOKEN
from ludoteka.server.metrics import Metrics


def values(text: str) -> dict[str, float]:
    lines = [line.rpartition(" ") for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


def test_questions_to_workers_are_counted():
    metrics = Metrics()
    metrics.questions.answered, metrics.questions.returned, metrics.questions.dropped = 3, 2, 1
    found = values(metrics.text().decode())
    assert [found[f"ludoteka_questions_{what}_total"] for what in ("answered", "returned", "dropped")] == [3, 2, 1]


def test_what_happens_is_counted(tmp_path: Path, client_folder: Path, serve: Any):
    with serve(tmp_path, client_folder) as place:
        table, token = place.create("human", "bot:beginner")
        with place.person(table) as ana:
            ana.enter(token)
            ana.move(0)
            ana.until(lambda view: view["scene"]["progress"] == [2, 19])
            ana.ask("look", seat=7)
            answer = place.http.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=")
    found = values(answer.text)
    assert found["ludoteka_sockets"] == 1
    assert found["ludoteka_tables_open"] == 1
    assert found['ludoteka_messages_total{outcome="accepted"}'] == 2
    assert found['ludoteka_messages_total{outcome="denied"}'] == 1
    assert found["ludoteka_hearing_seconds_count"] == 3
    assert found['ludoteka_requests_total{status="201"}'] == 1
    assert found["ludoteka_bot_answers_total"] in (1, 2)  # the second may still be thought about
    assert found["ludoteka_bot_failures_total"] == 0
    assert found["ludoteka_bot_processes_total"] == 1
    assert found["ludoteka_showing_seconds_count"] >= 2  # what happens at once is shown at once
    assert not any(name in answer.text for name in (table, token, "P1"))


def test_metrics_are_for_this_machine_or_for_a_token(place: Any, monkeypatch: Any):
    assert place.http.get("/metrics").status_code == 200
    for name in ("X-Forwarded-For", "X-Real-IP", "Forwarded"):
        forwarded = place.http.get("/metrics", headers={name: "203.0.113.7"})
        assert (forwarded.status_code, forwarded.json()["code"]) == (404, "page-unknown")
    with monkeypatch.context() as elsewhere:
        elsewhere.setattr("ludoteka.server.health.LOOPBACK", frozenset({"203.0.113.7"}))  # as if we were not here
        assert place.http.get("/metrics").status_code == 404
    monkeypatch.setenv(TOKEN, "open sesame")
    assert place.http.get("/metrics").status_code == 404
    assert place.http.get("/metrics", headers={"Authorization": "Bearer open"}).status_code == 404
    assert place.http.get("/metrics", headers={"Authorization": "Bearer open sesame"}).status_code == 200


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGTERM there")
@pytest.mark.slow
def test_on_closing_sockets_are_closed_games_stored_and_bots_stopped(tmp_path: Path, visit: Any):
    with started(tmp_path) as run:
        assert run.stdout
        place = visit(run.stdout.readline())
        table, token = place.create("human", "bot:beginner")
        with place.person(table) as ana:
            ana.enter(token)
            ana.move(0)
            ana.until(lambda view: view["scene"]["progress"] == [2, 19])
            children = Path(f"/proc/{run.pid}/task/{run.pid}/children")
            bots = children.read_text().split() if children.exists() else []
            run.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                ana.until(lambda view: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012  # "service restart": come back in a moment
        rest, _ = run.communicate(timeout=20)
    assert rest == "Ludoteka has closed. All games are saved.\n"
    assert not any(Path(f"/proc/{bot}").exists() for bot in bots)
    assert not (tmp_path / "ludoteka.sqlite-wal").exists()


@contextmanager
def started(data: Path) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", "ludoteka", "serve", "--no-browser", "--port", "0", "--data", str(data)]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment) as run:
        try:
            yield run
        finally:
            run.kill()
