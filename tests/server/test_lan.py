"""`ludoteka --lan`: the phones in the same flat."""

import socket
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner

from ludoteka.cli import app
from ludoteka.cli.commands import serve as command
from ludoteka.cli.network import lan, ports
from ludoteka.server.app import create_app
from ludoteka.server.qr import blocks, picture
from ludoteka.server.run import Server
from tests.some_games import SOLO

from .test_serve import pretend, started

runner = CliRunner()


def test_serve_lan_prints_where_phones_come_in_and_how(tmp_path: Path, monkeypatch: Any, capsys: Any):
    made: dict[str, Any] = {}
    monkeypatch.setattr(Server, "run", pretend)
    monkeypatch.setattr(command, "own_addresses", lambda: ["192.168.7.20", "10.8.0.2"])
    monkeypatch.setattr(command, "own_names", lambda: ["kitchen", "kitchen.local"])

    def make(folder: Path, **more: Any) -> Any:
        made.update(more)
        return create_app(folder)

    monkeypatch.setattr("ludoteka.server.app.create_app", make)
    listening = ports.listen("0.0.0.0", 0)
    assert listening
    with listening:
        port = listening.getsockname()[1]
        command.run(listening, command.Wish(tmp_path, host="0.0.0.0", lan=True))
    answer = capsys.readouterr().out
    assert f"Ludoteka is open: http://127.0.0.1:{port}/" in answer
    assert f"For other devices on this network: http://192.168.7.20:{port}/" in answer
    assert blocks(f"http://192.168.7.20:{port}/") in answer
    assert made["address"] == f"http://192.168.7.20:{port}"
    assert {"192.168.7.20", "10.8.0.2", "kitchen", "kitchen.local", "127.0.0.1", "localhost"} <= made["hosts"]
    assert made["webhooks"] is None


def test_without_a_network_it_says_so(monkeypatch: Any, capsys: Any):
    command.invite(8765, [])
    assert "not on a network" in capsys.readouterr().out


@pytest.mark.slow
def test_a_real_server_for_the_network_lets_in_who_calls_it_by_its_names(tmp_path: Path):
    others = lan.own_addresses()
    with started(tmp_path, "--lan", "--port", "0") as (_, sentence):
        port = int(sentence.split("/")[2].rpartition(":")[2])
        for host, status in {"127.0.0.1": 200, **dict.fromkeys(others, 200), "evil.example": 403}.items():
            headers = {"Host": f"{host}:{port}"}
            with httpx.Client(trust_env=False) as phone:
                assert phone.get(f"http://127.0.0.1:{port}/api/health", headers=headers).status_code == status
        for host in others[:1]:
            with httpx.Client(trust_env=False, base_url=f"http://{host}:{port}") as phone:
                health = phone.get("/api/health").json()
                assert health["address"] == f"http://{host}:{port}"
                made = phone.post(
                    "/api/tables",
                    json={"game": SOLO, "seats": [{"kind": "open"}]},
                    headers={"Origin": f"http://{host}:{port}"},
                )
                assert made.status_code == 201
                qr = phone.get(f"/api/tables/{made.json()['table']}/qr.svg", headers={"Host": f"127.0.0.1:{port}"})
                assert qr.text == picture(f"http://{host}:{port}/t/{made.json()['table']}"), (
                    "a phone cannot use 127.0.0.1"
                )


def test_plain_ludoteka_lan_is_serve_lan(monkeypatch: Any):
    asked: list[dict[str, Any]] = []
    monkeypatch.setattr(command, "serve", lambda **options: asked.append(options))
    assert runner.invoke(app, ["--lan"]).exit_code == 0
    assert asked == [{"lan": True}]
    result = runner.invoke(app, ["--lan", "games"])
    assert result.exit_code == 2
    assert "ludoteka serve --lan" in result.output


def test_plain_ludoteka_still_shows_its_help():
    result = runner.invoke(app, [])
    assert "serve" in result.output


def test_own_addresses_are_no_loopback(monkeypatch: Any):
    found = ["127.0.1.1", "0.0.0.0", "169.254.3.4", "192.168.7.20", "10.8.0.2", "192.168.7.20"]
    places = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 0)) for address in found]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: places)
    monkeypatch.setattr(lan, "ELSEWHERE", ("127.0.0.1", 9))  # the way out is unknown
    assert lan.own_addresses() == ["192.168.7.20", "10.8.0.2"]
    monkeypatch.setattr(socket, "gethostname", lambda: "Kitchen.home")
    assert lan.own_names() == ["kitchen.home", "kitchen.local"]


@pytest.mark.parametrize("text", ["http://192.168.7.20:8765/", "x" * 1000])
def test_a_code_can_be_drawn(text: str):
    assert picture(text).startswith("<svg")
    assert "\n" in blocks(text)
