"""`dev.py cluster`: several nodes on this machine behind one address, and nothing left of them at the end."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosedError
from websockets.sync.client import connect

import dev
from tests.server.conftest import Person
from tests.some_games import SOLO
from tools import nginx, proxy, shell
from tools.local_cluster import LocalCluster, Part, free_ports
from tools.postgresql import Cluster
from tools.redis_server import RedisServer

if sys.platform == "win32":
    pytest.skip("PostgreSQL and Redis do not run here", allow_module_level=True)

from tools import cluster as command

PATIENCE = 120.0
NEW = {"game": SOLO, "seats": [{"kind": "human", "name": "Ana"}]}


def test_ports_are_free_and_all_different():
    found = free_ports(5)
    assert len(set(found)) == 5
    for port in found:
        socket.create_server(("127.0.0.1", port)).close()


def test_a_taken_port_is_a_sentence():
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(shell.Failure, match=f"Port {port} is taken by another program; --port chooses another"):
            free_ports(1, port)


def test_both_proxies_know_all_nodes_and_prefer_none(tmp_path: Path):
    ours = proxy.nginx_settings(tmp_path, 8760, [8761, 8762])
    caddy = proxy.caddy_settings(8760, [8761, 8762])
    assert "server 127.0.0.1:8761 " in ours
    assert "server 127.0.0.1:8762 " in ours
    assert "hash" not in ours
    assert "reverse_proxy 127.0.0.1:8761 127.0.0.1:8762 {" in caddy


def test_without_a_proxy_there_is_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(proxy, "find_nginx", lambda: None)
    monkeypatch.setattr(proxy, "child_env", lambda: {"PATH": str(tmp_path)})
    with pytest.raises(shell.Failure, match="neither nginx nor Caddy"):
        proxy.proxy_command(tmp_path, 1, [2])


def part(folder: Path, script: str) -> Part:
    return Part("node1", [sys.executable, "-c", script], folder / "node1.log", dict(os.environ))


def test_a_part_that_ends_is_named_with_what_it_printed_and_started_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(command, "SOON", 0.0)
    node = part(tmp_path, "print('Something is wrong.'); raise SystemExit(3)")
    node.start()
    node.wait()
    command.revive(node)
    node.wait()
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("node1 has ended, with code 3.")
    assert lines[1:] == ["    Something is wrong.", "node1 is started again."]
    assert node.printed().count("Something") == 2


def test_a_part_that_ends_at_once_is_not_started_again(tmp_path: Path):
    node = part(tmp_path, "")
    node.start()
    node.wait()
    with pytest.raises(shell.Failure, match=r"node1 did so .* after its start"):
        command.revive(node)


def test_a_part_that_does_not_start_is_quoted(tmp_path: Path):
    node = part(tmp_path, "raise SystemExit('No database.')")
    node.port = free_ports(1)[0]
    node.start()
    with pytest.raises(shell.Failure, match=r"    No database\.\nnode1 did not start"):
        node.until_ready()


def test_two_clusters_on_one_folder_do_not_disturb_each_other(tmp_path: Path):
    with command.alone(tmp_path), pytest.raises(shell.Failure, match="Another cluster is running"):
        command.run(["--data", str(tmp_path)])


def test_tools_for_a_cluster_stay_once_they_are_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    installed: list[tuple[Path, ...]] = []
    monkeypatch.setattr(dev, "STAMPS", tmp_path)
    monkeypatch.setattr(dev, "venv_version", lambda: "3")
    monkeypatch.setattr(dev, "install_locked", installed.append)
    monkeypatch.setattr(dev, "make_venv", lambda: None)
    monkeypatch.setattr(dev, "must", lambda *args: None)
    dev.set_up_python(dev=False)
    dev.set_up_python(dev=False, cluster=True)
    dev.set_up_python(dev=False)
    assert installed == [dev.PLAY_LOCKS, dev.CLUSTER_LOCKS]


# --- for real --------------------------------------------------------------------------------------------------------


@pytest.fixture(params=["nginx", "caddy"])
def two_nodes(
    request: pytest.FixtureRequest, cluster: Cluster, redis_server: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> Iterator[LocalCluster]:
    there = {"nginx": nginx.present(), "caddy": shutil.which("caddy", path=shell.child_env()["PATH"])}
    if not there[request.param]:
        pytest.skip(f"there is no {request.param} here")
    monkeypatch.setattr(proxy, "find_nginx", lambda: there["nginx"] if request.param == "nginx" else None)
    with LocalCluster(postgresql=cluster, redis=redis_server, options=["--drain", "0.5"]) as opened:
        yield opened


def answered(opened: LocalCluster) -> list[float]:
    """How many requests each node has answered with 200; but those of the one who asks."""
    counts = []
    for port in opened.ports:
        lines = httpx.get(f"http://127.0.0.1:{port}/metrics", trust_env=False).text.splitlines()
        counts += [float(line.split()[1]) for line in lines if line.startswith('ludoteka_requests_total{status="200"}')]
    return counts


@pytest.mark.slow
def test_every_node_answers_behind_one_address_and_one_is_enough(two_nodes: LocalCluster):
    with httpx.Client(base_url=f"http://127.0.0.1:{two_nodes.port}", trust_env=False) as visitor:
        before = answered(two_nodes)
        assert [visitor.get("/api/health").status_code for _ in range(6)] == [200] * 6
        assert all(now - then >= 3 for now, then in zip(answered(two_nodes), before, strict=True))
        assert visitor.get("/metrics").status_code == 404
        two_nodes.nodes[0].kill()
        assert [visitor.get("/api/health").status_code for _ in range(6)] == [200] * 6
        two_nodes.nodes[0].start()
        two_nodes.nodes[0].until_ready()
        check_upgrade(two_nodes, visitor)


def check_upgrade(opened: LocalCluster, visitor: httpx.Client) -> None:
    """While one node closes and starts again, a person plays on."""
    made = visitor.post("/api/tables", json=NEW).json()
    address = f"ws://127.0.0.1:{opened.port}/api/tables/{made['table']}/live"
    for node in opened.nodes:
        with connect(address, proxy=None) as live:
            node.terminate()
            while node.ended is None:
                assert visitor.get("/api/games").status_code == 200
            person = Person(live, lambda path: visitor.get(path).json())
            with suppress(ConnectionClosedError):  # asked to come back, if it was by this node
                person.enter(made["token"])
        with connect(address, proxy=None) as live:
            Person(live, lambda path: visitor.get(path).json()).enter(made["token"])
        node.start()
        node.until_ready()


@pytest.fixture
def data() -> Iterator[Path]:
    """A folder in which PostgreSQL, which is not root, has its data; pytest lets only us into its own."""
    folder = Path(tempfile.mkdtemp(prefix="ludoteka-test-", dir="/tmp"))
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder)


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def descendants(pid: int) -> list[int]:
    listed = subprocess.run(["ps", "-eo", "pid=,ppid="], capture_output=True, text=True, check=True).stdout
    pairs = [tuple(map(int, line.split())) for line in listed.splitlines()]
    found = [pid]
    for parent in found:
        found += [child for child, its_parent in pairs if its_parent == parent]
    return found[1:]


@contextmanager
def running(arguments: list[str]) -> Iterator[subprocess.Popen[str]]:
    """It gets a chance to end what it has started, whatever a test finds wrong."""
    with subprocess.Popen(arguments, cwd=shell.ROOT, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.terminate()


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.usefixtures("cluster", "redis_server")  # they say whether PostgreSQL and Redis are to be had
def test_one_command_starts_it_and_leaves_nothing_behind(data: Path):
    for _ in range(2):  # what was there the first time is no hindrance the second time
        arguments = ["--no-browser", "--data", str(data), "--port", str(free_ports(1)[0])]
        started = [sys.executable, "-m", "tools.cluster", *arguments]
        with running(started) as process:
            assert process.stdout
            sentence = next(line for line in process.stdout if line.startswith("Ludoteka is open: "))
            parts = descendants(process.pid)
            assert httpx.get(f"{sentence.split()[3]}api/ready", trust_env=False).status_code == 200
            for _ in range(2):  # Ctrl-C, and again, out of impatience
                process.send_signal(signal.SIGINT)
                time.sleep(0.1)
            assert "Ludoteka has closed." in process.stdout.read()
            assert process.wait(PATIENCE) == 0
        deadline = time.monotonic() + PATIENCE
        while left := [pid for pid in parts if alive(pid)]:
            assert time.monotonic() < deadline, left
            time.sleep(0.05)
        assert len(parts) >= 4
        assert not (data / "postgresql" / "postmaster.pid").exists()
