"""Several nodes over one PostgreSQL and one Redis, each with its own ways to them, for the benches.

A node that has died is started again, as a supervisor does. Between a node and what it uses there are proxies, if
something is to go wrong on the way (`tcp_proxy.py`).
"""

import asyncio
import os
import shutil
import socket
import struct
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from harness import command_for, descendants
from tcp_proxy import TcpProxy

from tools.postgresql import Cluster
from tools.redis_server import RedisServer

SKEWED_CLOCK = Path(__file__).with_name("skewed_clock.c")
AGAIN = 0.2  # seconds until a process that has died is started again
PATIENCE = 60.0  # seconds for a node to answer


class Services:
    """What all nodes share. Each of both is reached on a port of this machine. `durable`: PostgreSQL waits for the
    disk."""

    def __init__(self, *, durable: bool = False) -> None:
        self.postgresql_port, self.redis_port = free_port(), free_port()
        self.postgresql = Cluster(self.postgresql_port, durable=durable)
        self.redis = RedisServer(self.redis_port)
        self.database = self.postgresql.new_database().database or ""

    def store_url(self, port: int = 0) -> str:
        """`port`: of a proxy before it."""
        url = self.postgresql.tcp_url(self.database, port)
        return url.set(drivername="postgresql").render_as_string(hide_password=False)

    def bus_url(self, port: int = 0) -> str:
        return f"redis://127.0.0.1:{port or self.redis_port}/0"

    def close(self) -> None:
        self.redis.close()
        self.postgresql.close()


class Program:
    """A process that is started again whenever it ends, until it is closed."""

    def __init__(self, name: str, log: Path) -> None:
        self.name, self.log = name, log
        self.starts = 0
        self._process: subprocess.Popen[bytes] | None = None
        self._watching: asyncio.Task[None] | None = None

    def command(self) -> list[str]:
        raise NotImplementedError

    def environment(self) -> dict[str, str]:
        return dict(os.environ)

    def start(self) -> None:
        self._watching = asyncio.create_task(self._watch())

    @property
    def pid(self) -> int:
        return self._process.pid if self._process else 0

    def kill(self) -> None:
        """At once, with its children, as when a machine goes."""
        if self._process:
            for pid in [*descendants(self.pid), self.pid]:
                with suppress(ProcessLookupError):
                    os.kill(pid, 9)

    def terminate(self) -> None:
        """In good order."""
        if self._process and self._process.poll() is None:
            self._process.terminate()

    async def close(self) -> None:
        if self._watching:
            self._watching.cancel()
            await asyncio.gather(self._watching, return_exceptions=True)
        self.kill()
        if self._process:
            await asyncio.to_thread(self._process.wait)

    async def _watch(self) -> None:
        while True:
            if self._process is None or self._process.poll() is not None:
                self._spawn()
            await asyncio.sleep(AGAIN)

    def _spawn(self) -> None:
        self.starts += 1
        with self.log.open("ab") as log:
            log.write(f"--- {self.name}, start {self.starts}\n".encode())
            log.flush()
            self._process = subprocess.Popen(
                self.command(), stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=self.environment()
            )


class Node(Program):
    """A server on a port that stays the same. `clock`: the library with which its clock can be set wrong."""

    def __init__(self, number: int, folder: Path, services: Services, clock: Path | None = None) -> None:
        super().__init__(f"node {number}", folder / "output")
        self.number, self.folder = number, folder
        self.port = free_port()
        self.store, self.bus = TcpProxy(services.postgresql_port), TcpProxy(services.redis_port)
        self._services = services
        self._clock, self._skew = clock, folder / "skew"
        self.set_clock(0)

    def command(self) -> list[str]:
        store, bus = self._services.store_url(self.store.port), self._services.bus_url(self.bus.port)
        return command_for(self.folder, self.port, store=store, bus=bus)

    def environment(self) -> dict[str, str]:
        clock = {"LD_PRELOAD": str(self._clock), "SKEWED_CLOCK": str(self._skew)} if self._clock else {}
        return super().environment() | clock

    @property
    def has_own_clock(self) -> bool:
        """Can its clock be set wrong?"""
        return self._clock is not None

    def set_clock(self, ahead: int) -> None:
        """From now on, ahead by these seconds, or behind. What is measured with the clock that nobody sets stays right,
        as on a machine whose clock is wrong."""
        with self._skew.open("r+b" if self._skew.exists() else "wb") as file:  # the same file: the node looks into it
            file.write(struct.pack("=q", ahead))

    async def open(self) -> None:
        await self.store.start()
        await self.bus.start()
        self.start()

    async def ready(self) -> None:
        late = time.monotonic() + PATIENCE
        while not await asyncio.to_thread(answers, self.port):
            if time.monotonic() > late:
                raise AssertionError(f"{self.name} does not answer:\n{self.log.read_text()[-3000:]}")
            await asyncio.sleep(0.1)

    async def close(self) -> None:
        await super().close()
        await self.store.close()
        await self.bus.close()


class Worker(Program):
    """Where bots think for all nodes."""

    def __init__(self, number: int, folder: Path, services: Services) -> None:
        super().__init__(f"worker {number}", folder / f"worker{number}")
        self._services = services

    def command(self) -> list[str]:
        program = [str(Path(sys.executable).with_name("ludoteka")), "worker"]
        return [*program, "--store", self._services.store_url(), "--bus", self._services.bus_url()]


@asynccontextmanager
async def nodes_over(services: Services, folder: Path, count: int) -> AsyncIterator[list[Node]]:
    """So many nodes, which answer."""
    nodes, clock = list[Node](), make_clock(folder)
    try:
        for number in range(count):
            own = folder / f"node{number}"
            own.mkdir()
            nodes.append(Node(number, own, services, clock))
            await nodes[-1].open()
        for node in nodes:
            await node.ready()
        yield nodes
    finally:
        await asyncio.gather(*(node.close() for node in nodes))


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])


def answers(port: int) -> bool:
    from http.client import HTTPConnection, HTTPException

    connection = HTTPConnection("127.0.0.1", port, timeout=2)
    try:
        connection.request("GET", "/api/ready")
        return connection.getresponse().status == 200
    except (OSError, HTTPException):
        return False
    finally:
        connection.close()


def make_clock(folder: Path) -> Path | None:
    """The library that sets a node's clock wrong; None, where there is no compiler."""
    made, compiler = folder / "skewed_clock.so", shutil.which("cc")
    if compiler is None or sys.platform != "linux":
        return None
    subprocess.run([compiler, "-O2", "-shared", "-fPIC", "-o", str(made), str(SKEWED_CLOCK), "-ldl"], check=True)
    return made
