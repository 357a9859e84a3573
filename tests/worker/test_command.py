"""`ludoteka worker`: where it finds the bus and the key, and what it prints."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import URL
from typer.testing import CliRunner

from ludoteka.cli import app
from ludoteka.store import open_store
from ludoteka.store.shared import SqlSharedStore
from ludoteka.worker.opening import name_of
from ludoteka.worker.seal import key_of
from tools.postgresql import Cluster

runner = CliRunner()
SECRET = bytes(range(32))


@pytest.fixture(autouse=True)
def _no_settings(monkeypatch: Any, tmp_path: Path) -> None:
    for name in ("LUDOTEKA_BUS", "LUDOTEKA_WORKER_KEY", "LUDOTEKA_STORE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LUDOTEKA_DATA", str(tmp_path / "usual"))


@pytest.fixture
def data(tmp_path: Path) -> Path:
    (tmp_path / "secret").write_bytes(SECRET)
    return tmp_path


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="no SIGTERM")
def test_it_prints_a_line_when_it_is_ready_and_one_when_it_has_closed(bus: str, data: Path):
    command = [sys.executable, "-m", "ludoteka", "worker", "--bus", bus, "--data", str(data), "--processes", "1"]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment) as it:
        assert it.stdout
        try:
            assert (
                it.stdout.readline() == f"This worker is ready: one question at once, from {bus} (Ctrl-C closes it)\n"
            )
            it.send_signal(signal.SIGTERM)
            assert it.communicate(timeout=30)[0] == "This worker has closed.\n"
        finally:
            it.kill()
    assert it.returncode == 0


def test_the_key_is_printed_for_other_machines_and_is_not_the_secret(data: Path, monkeypatch: Any):
    key = key_of(SECRET).hex()
    assert runner.invoke(app, ["worker", "--print-key", "--data", str(data)]).stdout == key + "\n"
    assert runner.invoke(app, ["worker", "--print-key", "--secret", str(data / "secret")]).stdout == key + "\n"
    monkeypatch.setenv("LUDOTEKA_WORKER_KEY", "ab" * 32)
    assert runner.invoke(app, ["worker", "--print-key"]).stdout == "ab" * 32 + "\n"
    assert runner.invoke(app, ["worker", "--print-key", "--data", str(data)]).stdout == key + "\n"


@pytest.mark.slow
def test_the_secret_of_several_nodes_is_in_their_database(cluster: Cluster):
    url = cluster.new_database()
    arguments = ["worker", "--print-key", "--store", url.render_as_string(hide_password=False)]
    assert "There is no secret at postgresql://" in runner.invoke(app, arguments).stderr
    asyncio.run(offer(url))
    assert runner.invoke(app, arguments).stdout == key_of(SECRET).hex() + "\n"


async def offer(url: URL) -> None:
    """As the first node does."""
    store = await open_store(url)
    await SqlSharedStore(store).secret(SECRET)
    await store.close()


def test_what_is_missing_is_a_sentence(data: Path, monkeypatch: Any):
    def refusal(*arguments: str) -> str:
        output = runner.invoke(app, ["worker", *arguments])
        assert output.exit_code == 2
        return output.stderr

    assert "There is no secret at" in refusal("--bus", "redis://127.0.0.1:1/0")
    assert not (data / "usual").exists()  # no worker makes a secret
    assert "Where are the nodes?" in refusal("--data", str(data))
    assert "A bus is written like this" in refusal("--data", str(data), "--bus", "amqp://somewhere")
    unreachable = refusal("--data", str(data), "--bus", "redis://ana:hidden@127.0.0.1:1/0")
    assert "The bus redis://127.0.0.1:1/0 cannot be reached" in unreachable
    assert "hidden" not in unreachable
    monkeypatch.setenv("LUDOTEKA_WORKER_KEY", "my secret")
    assert "64 hexadecimal digits" in (bad := refusal("--bus", "redis://127.0.0.1:1/0"))
    assert "my secret" not in bad


@pytest.mark.parametrize(
    ("bus", "name"),
    [
        ("redis://ana:hidden@redis.example.org:6380/1", "redis://redis.example.org:6380/1"),
        ("rediss://redis.example.org/0?password=hidden", "rediss://redis.example.org/0"),
        ("unix:///run/redis.sock", "unix:///run/redis.sock"),
    ],
)
def test_a_bus_is_named_without_who_may_enter(bus: str, name: str):
    assert name_of(bus) == name
