"""`ludoteka serve`: the port, the browser, a second instance, Ctrl-C."""

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from ludoteka.cli import app
from ludoteka.cli.commands import serve as command
from ludoteka.cli.commands.serve import read_components
from ludoteka.cli.network import host_names, ports
from ludoteka.cluster.node import checked_name, new_name
from ludoteka.core.errors import Refused
from ludoteka.server.run import Server
from ludoteka.store.engines import FILE

runner = CliRunner()


@contextmanager
def started(data: Path, *more: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server of its own process, and its first sentence."""
    arguments = [sys.executable, "-m", "ludoteka", "serve", "--no-browser", "--data", str(data), *more]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1", "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(
        arguments, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment
    ) as process:
        assert process.stdout
        try:
            yield process, process.stdout.readline()
        finally:
            process.kill()


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGINT for one process")
@pytest.mark.slow
def test_ctrl_c_closes_in_good_order_even_when_pressed_twice(tmp_path: Path):
    with started(tmp_path, "--port", "0") as (process, sentence):
        assert sentence.startswith("Ludoteka is open: http://127.0.0.1:")
        for _ in range(2):
            process.send_signal(signal.SIGINT)
            time.sleep(0.02)
        rest, _ = process.communicate(timeout=10)
    assert rest == "Ludoteka has closed. All games are saved.\n"
    assert process.returncode == 0


@pytest.mark.slow
def test_a_move_that_was_acknowledged_survives_kill_9(tmp_path: Path, visit: Any):
    with started(tmp_path, "--port", "0") as (process, sentence):
        place = visit(sentence)
        table, token = place.create("human", "human")
        with place.person(table) as ana:
            ana.enter(token)
            move = ana.move(0)
            process.kill()
            process.wait()
    with started(tmp_path, "--port", "0") as (_, sentence), visit(sentence).person(table) as ana:
        ana.enter(token)
        ana.ask("look", seat=0)
        view = ana.until(lambda view: view["viewer"] == 0)
    assert view["waiting"] == [1]
    assert [line["text"] for line in view["story"]][1:] == [move["action"]]


def test_a_second_instance_leads_to_the_first(place: Any, tmp_path: Path, monkeypatch: Any):
    opened: list[str] = []
    server_id = place.http.get("/api/health").json()["house"]
    monkeypatch.setattr(command, "server_id", lambda folder: server_id)
    monkeypatch.setattr(command, "has_display", lambda: True)
    monkeypatch.setattr("webbrowser.open", opened.append)
    result = runner.invoke(app, ["serve", "--port", str(place.port), "--data", str(tmp_path)])
    assert result.exit_code == 0
    assert result.output == f"Ludoteka is already running: http://127.0.0.1:{place.port}/\n"
    assert opened == [f"http://127.0.0.1:{place.port}/"]


def test_a_port_taken_by_another_server_or_program_is_left_alone(place: Any, tmp_path: Path, monkeypatch: Any):
    monkeypatch.setattr(command, "run", lambda listening, *rest, **more: None)
    result = runner.invoke(app, ["serve", "--port", str(place.port), "--data", str(tmp_path), "--no-browser"])
    assert result.exit_code == 0
    assert result.output.startswith(f"Port {place.port} is taken by another program; using ")


@pytest.mark.parametrize(
    ("language", "opened", "closed", "damaged"),
    [
        ("en", "Ludoteka is open: ", "Ludoteka has closed. ", "is damaged"),
        ("pl", "Ludoteka jest otwarta: ", "Ludoteka jest zamknięta. ", "jest uszkodzony"),
        ("pt", "A Ludoteka está aberta: ", "A Ludoteka fechou. ", "está danificado"),
    ],
)
def test_it_prints_every_language(tmp_path: Path, monkeypatch: Any, language, opened, closed, damaged):
    monkeypatch.setattr(Server, "run", pretend)
    serve = ["serve", "--port", "0", "--data", str(tmp_path), "--no-browser", "--language", language]
    first, last = runner.invoke(app, serve).output.splitlines()
    assert first.startswith(f"{opened}http://127.0.0.1:")
    assert last.startswith(closed)
    (tmp_path / "secret").write_bytes(b"short")
    assert damaged in runner.invoke(app, serve).output


def test_a_program_that_does_not_answer_is_no_ludoteka():
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        assert ports.listen("127.0.0.1", port) is None
        threading.Timer(0.1, silent.shutdown, [socket.SHUT_RDWR]).start()
        assert not ports.running("127.0.0.1", port, "house")


def pretend(server: Server, sockets: object) -> None:
    """Do what a server does when it starts, but nothing else."""
    server.started = True
    server._opened()


def test_the_browser_opens_once_the_server_listens(tmp_path: Path, monkeypatch: Any):
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr(Server, "run", pretend)
    listening = ports.listen("127.0.0.1", 0)
    assert listening
    with listening:
        command.run(listening, command.Wish(tmp_path, opens=True))
        here = ports.address("127.0.0.1", listening.getsockname()[1])
    while not opened:
        time.sleep(0.01)
    assert opened == [here]


def test_without_a_display_no_browser(monkeypatch: Any):
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not command.has_display()
    monkeypatch.setenv("DISPLAY", ":0")
    assert command.has_display()


def test_broken_data_is_a_sentence(tmp_path: Path):
    (tmp_path / "secret").write_bytes(b"short")
    result = runner.invoke(app, ["serve", "--data", str(tmp_path), "--no-browser"])
    assert result.exit_code == 2
    assert "is damaged" in result.output
    assert (tmp_path / FILE).exists()


@pytest.mark.parametrize(
    ("host", "here"),
    [("127.0.0.1", "http://127.0.0.1:1/"), ("0.0.0.0", "http://127.0.0.1:1/"), ("fe80::1", "http://[fe80::1]:1/")],
)
def test_addresses(host: str, here: str):
    assert ports.address(host, 1) == here


def test_an_owner_plays_with_the_symbols_of_the_own_box(tmp_path: Path):
    table = "tile,symbol\n" + "".join(f"{v}{r}{f},sun\n" for v in (1, 5, 9) for r in (2, 6, 7) for f in (3, 4, 8))
    box = tmp_path / "box.csv"
    box.write_text(table)
    assert read_components(f"take-it-easy={box}") == ("take-it-easy", table)
    box.write_text(table.replace("123,sun", "123,star"))
    with pytest.raises(Refused) as refused:
        read_components(f"take_it_easy={box}")
    assert (refused.value.code, refused.value.place) == ("symbols-symbol", f"{box}:2")
    with pytest.raises(Refused, match="parts-form"):
        read_components(str(box))


@pytest.mark.slow
def test_a_second_server_on_the_same_folder_says_so_and_stops(tmp_path: Path, visit: Any):
    with started(tmp_path, "--port", "0") as (first, sentence):
        with started(tmp_path, "--port", "0") as (second, answer):
            running = f"Another Ludoteka is running on {tmp_path} (process {first.pid})."
            assert answer == f"{running} Close it, or choose another folder with --data.\n"
            assert second.wait(timeout=60) == 2
        assert visit(sentence).http.get("/api/ready").status_code == 200
    with started(tmp_path, "--port", "0") as (_, sentence):  # the first was killed: nothing of its lock is left
        assert sentence.startswith("Ludoteka is open: ")


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0", "::", "", "10.1.2.3", "play.example.org"])
@pytest.mark.parametrize("lan", [True, False])
def test_the_names_by_which_a_server_is_called_are_always_a_list(tmp_path: Path, host: str, lan: bool):
    known = command.names(command.Wish(tmp_path, host=host, lan=lan, names={"tea.example"}))
    assert {"localhost", "127.0.0.1", "tea.example"} <= known
    assert "evil.example" not in known
    if host not in ports.EVERYWHERE:
        assert host in known


def test_any_name_will_do_only_if_the_owner_allows_it(tmp_path: Path):
    assert command.names(command.Wish(tmp_path, names={"*"})) == set()


@pytest.mark.slow
def test_who_listens_everywhere_still_asks_for_the_name(tmp_path: Path, visit: Any):
    with started(tmp_path, "--port", "0", "--host", "0.0.0.0") as (_, sentence):
        http = visit(sentence).http
        assert http.get("/api/health").status_code == 200
        assert http.get("/api/health", headers={"Host": "evil.example"}).status_code == 403


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ("Play.Example.org", "play.example.org"),
        ("grać.pl", "xn--gra-spa.pl"),
        ("10.0.0.7", "10.0.0.7"),
        ("[::2]", "::2"),
    ],
)
def test_names_that_visitors_call(given: str, name: str):
    assert host_names.checked_name(given) == name


@pytest.mark.parametrize("given", ["http://play.example.org", "play.example.org:8765", "a b", "", "-x", "play/"])
def test_what_is_no_name(given: str):
    with pytest.raises(Refused, match="serve-name"):
        host_names.checked_name(given)


def test_proxies_are_addresses_or_networks():
    assert host_names.checked_proxy("10.0.0.2") == "10.0.0.2"
    assert host_names.checked_proxy("10.0.0.0/24") == "10.0.0.0/24"
    for given in ("*", "proxy.example", "10.0.0.1/24", ""):
        with pytest.raises(Refused, match="serve-proxy"):
            host_names.checked_proxy(given)


def test_names_of_nodes():
    assert checked_name("node-1.a") == "node-1.a"
    assert new_name() != new_name()
    assert new_name("node1").startswith("node1-")
    for given in ("", "a b", "-x", "węzeł", "x" * 41, 'x"y'):
        with pytest.raises(Refused, match="node-name"):
            checked_name(given)
