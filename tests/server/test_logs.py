"""What a server logs: with the id of a request in each of its lines, and nothing that is nobody's business."""

import json
import logging
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludoteka.cli.network.host_names import PROXIES
from ludoteka.server.logs import FACTS, LOGGERS, REQUEST, JsonLines, TextLines, set_up_logs
from tests.some_games import SOLO

from .test_health import values

MADE_HERE = re.compile(r"[0-9a-f]{16}")


@pytest.fixture(autouse=True)
def _restored() -> Iterator[None]:
    before = {name: (logging.getLogger(name).handlers, logging.getLogger(name).level) for name in LOGGERS}
    yield
    for name, (handlers, level) in before.items():
        logging.getLogger(name).handlers = handlers
        logging.getLogger(name).setLevel(level)


def record(**more: Any) -> logging.LogRecord:
    made = logging.LogRecord("ludoteka.x", logging.ERROR, "x.py", 1, "%s failed", ("GET",), None)
    vars(made).update(more)
    return made


def failure() -> Any:
    try:
        dict[str, int]()["Ana"]
    except KeyError:
        return sys.exc_info()


def test_a_line_of_json_has_the_node_the_request_and_the_facts_and_no_message_of_an_error():
    lines = JsonLines("node1")
    before = REQUEST.set("abc12345")
    try:
        found = json.loads(lines.format(record(exc_info=failure(), **{FACTS: {"status": 500}})))
    finally:
        REQUEST.reset(before)
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", found.pop("time"))
    assert [place.rsplit(" ", 1)[1] for place in found.pop("at")] == ["failure"]
    assert found == {
        "level": "error",
        "logger": "ludoteka.x",
        "node": "node1",
        "message": "GET failed",
        "request": "abc12345",
        "status": 500,
        "error": "builtins.KeyError",
    }
    assert "Ana" not in lines.format(record(exc_info=failure()))
    assert "\n" not in lines.format(record(msg="two\nlines", args=()))


def test_a_line_of_text_names_the_request():
    assert TextLines().format(record()) == "ERROR: GET failed"
    before = REQUEST.set("abc12345")
    try:
        assert TextLines().format(record()) == "ERROR: GET failed (request abc12345)"
    finally:
        REQUEST.reset(before)


def test_lines_go_to_stderr_and_in_text_only_what_matters(capsys: pytest.CaptureFixture[str]):
    log = logging.getLogger("ludoteka.server.x")
    for as_json in (True, False):
        set_up_logs("node1", as_json=as_json)
        log.info("small")
        log.warning("large")
    printed = capsys.readouterr()
    assert printed.out == ""
    assert [json.loads(line)["message"] for line in printed.err.splitlines()[:2]] == ["small", "large"]
    assert printed.err.splitlines()[2:] == ["WARNING: large"]


def test_every_answer_has_an_id_and_one_that_is_our_fault_shows_it(place: Any, monkeypatch: Any, caplog: Any):
    ids = [place.http.get("/api/health").headers["x-request-id"] for _ in range(2)]
    assert ids[0] != ids[1]
    assert all(map(MADE_HERE.fullmatch, ids))
    monkeypatch.setattr("ludoteka.server.texts.LANGUAGES", None)  # so that it fails
    seen: list[str] = []
    monkeypatch.setattr("ludoteka.server.errors.LOG.error", lambda *_, **__: seen.append(REQUEST.get()))
    answer = place.http.get("/api/texts/xy/shell/1")
    assert answer.json()["words"]["args"]["request"] == answer.headers["x-request-id"]
    assert seen == [answer.headers["x-request-id"]]


def test_a_path_is_logged_by_its_pattern(place: Any, monkeypatch: Any, caplog: Any):
    monkeypatch.setattr("ludoteka.server.texts.LANGUAGES", None)
    place.http.get("/api/texts/xy/shell/1")
    assert "GET /api/texts/{language}/{part}/{name} failed" in [one.getMessage() for one in caplog.records]


def test_a_socket_has_an_id_too(place: Any):
    table, _ = place.create("human")
    with place.person(table) as ana:
        assert MADE_HERE.fullmatch(ana.socket.response.headers["x-request-id"])


@pytest.mark.parametrize("proxies", [PROXIES, ()])
def test_the_id_of_a_trusted_proxy_is_taken_over(tmp_path: Path, client_folder: Path, serve: Any, proxies: Any):
    with serve(tmp_path, client_folder, proxies=proxies) as place:

        def answered(given: str) -> str:
            found: str = place.http.get("/api/health", headers={"X-Request-ID": given}).headers["x-request-id"]
            return found

        assert (answered("0123abcd-from.proxy") == "0123abcd-from.proxy") == bool(proxies)
        for bad in ("short", "x" * 65, "with space", 'a"quote"', "semi;colon", ""):
            assert MADE_HERE.fullmatch(answered(bad))


def test_metrics_name_the_node_and_its_version(tmp_path: Path, client_folder: Path, serve: Any):
    with serve(tmp_path, client_folder, node="node7") as place:
        found = values(place.http.get("/metrics").text)
    assert [name for name in found if name.startswith('ludoteka_node_info{node="node7",version="')]


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGTERM there")
@pytest.mark.slow
def test_a_server_logs_json_and_nothing_about_people(tmp_path: Path, visit: Any):
    command = [sys.executable, "-m", "ludoteka", "serve", "--no-browser", "--port", "0", "--data", str(tmp_path)]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1", "LUDOTEKA_LOG": "json"}
    with subprocess.Popen(
        [*command, "--node", "node7"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    ) as run:
        assert run.stdout
        place = visit(run.stdout.readline())
        new = {"game": SOLO, "seats": [{"kind": "human", "name": "Anastazja"}]}
        made = place.http.post("/api/tables", json=new)
        table, token = made.json()["table"], made.json()["token"]
        with place.person(table) as ana:
            ana.enter(token)
            move = ana.move(0)
        run.send_signal(signal.SIGTERM)
        _, logged = run.communicate(timeout=60)
    lines = [json.loads(line) for line in logged.splitlines()]
    assert all(line["node"] == "node7" for line in lines)
    by_id = {line["request"]: line for line in lines if line["logger"] == "ludoteka.server.requests"}
    request = by_id[made.headers["x-request-id"]]
    assert (request["method"], request["route"], request["status"]) == ("POST", "/api/tables", 201)
    socket = by_id[ana.socket.response.headers["x-request-id"]]
    assert (socket["message"], socket["route"], socket["status"]) == ("socket", "/api/tables/{table}/live", 101)
    for secret in ("Anastazja", table, token, "127.0.0.1", f'"{move["action"]}"'):
        assert secret not in logged
