"""Several nodes over one PostgreSQL and one Redis, with a worker and a proxy, all on this machine: for `dev.py
cluster`, tests and benches."""

import shutil
import socket
import subprocess
import tempfile
import time
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType

from tools.postgresql import Cluster
from tools.proxy import proxy_command
from tools.redis_server import RedisServer
from tools.shell import PYTHON, ROOT, Failure, child_env, tail

PATIENCE = 120.0  # seconds for a part to answer: on a machine that is busy, too
FAREWELL = 20.0  # seconds for a part to end by itself
DATABASE = "ludoteka"


class Part:
    """A program of the cluster, with its output in a file. In a session of its own: Ctrl-C comes to us, and we end the
    parts in their order. `port`: where it answers when it is ready, if it has one."""

    def __init__(self, name: str, command: Sequence[str], output: Path, env: dict[str, str], port: int = 0) -> None:
        self.name, self.port, self.output = name, port, output
        self._command, self._env = command, env
        self._process: subprocess.Popen[bytes] | None = None
        self.since = 0.0

    def start(self) -> None:
        self.since = time.monotonic()
        with self.output.open("ab") as output:
            self._process = subprocess.Popen(
                self._command,
                cwd=ROOT,
                env=self._env,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                start_new_session=True,
            )

    def until_ready(self) -> None:
        """Failure, with the end of its output, if it ends instead."""
        late = time.monotonic() + PATIENCE
        while self.port and not answers(self.port):
            if self.ended is not None or time.monotonic() > late:
                raise Failure(f"{tail(self.printed())}\n{self.name} did not start.")
            time.sleep(0.05)

    @property
    def pid(self) -> int:
        return self._process.pid if self._process else 0

    @property
    def ended(self) -> int | None:
        """The exit code, if it runs no more."""
        return self._process.poll() if self._process else 0

    def terminate(self) -> None:
        if self._process:
            self._process.terminate()

    def kill(self) -> None:
        """At once, as if the machine had lost its power."""
        if self._process:
            self._process.kill()
            self._process.wait()

    def wait(self) -> None:
        """Until it has ended, by itself if it can."""
        if self._process:
            try:
                self._process.wait(FAREWELL)
            except subprocess.TimeoutExpired:
                self.kill()

    def printed(self) -> str:
        return self.output.read_text("utf-8", "replace") if self.output.exists() else ""


class LocalCluster:
    """`folder`: for settings and output. `postgresql` and `redis`: those to use, with a new database; else it starts
    its own, and stops them at the end. `data`: a folder for games that are to be there the next time. `first_port`: of
    the proxy, the nodes have the next ones; 0: any. `options` are for `ludoteka serve`, `env` is for all parts."""

    def __init__(
        self,
        folder: Path | None = None,
        *,
        nodes: int = 2,
        workers: int = 1,
        proxied: bool = True,
        postgresql: Cluster | None = None,
        redis: RedisServer | None = None,
        data: Path | None = None,
        first_port: int = 0,
        options: Sequence[str] = (),
        env: dict[str, str] | None = None,
    ) -> None:
        self._temporary = folder is None
        self.folder = folder or Path(tempfile.mkdtemp(prefix="ludoteka-cluster-"))
        self.folder.mkdir(parents=True, exist_ok=True)
        self._given, self._data = (postgresql, redis), data
        self._wanted = (nodes, workers, proxied)
        self._first_port, self._options, self._more_env = first_port, options, env or {}
        self.nodes: list[Part] = []
        self.workers: list[Part] = []
        self.proxy: Part | None = None

    # -- all of it ------------------------------------------------------------------------------------------------

    def __enter__(self) -> "LocalCluster":
        try:
            self.open()
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def open(self) -> None:
        """Start everything, and wait until all of it can be used."""
        postgresql, redis = self._given
        self.postgresql = postgresql or Cluster(data=self._data)
        self.redis = redis or RedisServer()
        self.database = postgresql.new_database() if postgresql else self.postgresql.database(DATABASE)
        self.store = self.database.set(drivername="postgresql").render_as_string(hide_password=False)
        nodes, workers, proxied = self._wanted
        ports = free_ports(nodes + 1, self._first_port)
        self.nodes = [self._node(n, port) for n, port in enumerate(ports[1:], start=1)]
        self.workers = [self._worker(n) for n in range(1, workers + 1)]
        if proxied:
            command = proxy_command(self.folder, ports[0], ports[1:])
            self.proxy = Part("proxy", command, self.folder / "proxy.log", child_env(), ports[0])
        proxy = [self.proxy] if self.proxy else []
        for group in (self.nodes, self.workers + proxy):  # the first node writes the secret that workers read
            for part in group:
                part.output.unlink(missing_ok=True)
                part.start()
            for part in group:
                part.until_ready()

    def close(self) -> None:
        """The proxy first, so that nobody comes any more; then nodes and workers, and last what they need."""
        for group in ([self.proxy] if self.proxy else [], [*self.nodes, *self.workers]):
            for part in group:
                part.terminate()
            for part in group:
                part.wait()
        for mine, given in zip(("redis", "postgresql"), reversed(self._given), strict=True):
            if given is None and mine in vars(self):
                vars(self).pop(mine).close()
        if self._temporary:
            shutil.rmtree(self.folder, ignore_errors=True)

    @property
    def parts(self) -> list[Part]:
        return [*self.nodes, *self.workers, *([self.proxy] if self.proxy else [])]

    @property
    def ports(self) -> list[int]:
        """Of the nodes."""
        return [node.port for node in self.nodes]

    @property
    def port(self) -> int:
        """Where visitors come in."""
        return self.proxy.port if self.proxy else self.nodes[0].port

    # -- its parts ------------------------------------------------------------------------------------------------

    def _node(self, n: int, port: int) -> Part:
        name = f"node{n}"
        command = [str(PYTHON), "-m", "ludoteka", "serve", "--no-browser", "--port", str(port)]
        command += ["--node", name, "--data", str(self.folder / name), *self._options]
        return Part(name, command, self.folder / f"{name}.log", self._env(), port)

    def _worker(self, n: int) -> Part:
        name = f"worker{n}"
        return Part(name, [str(PYTHON), "-m", "ludoteka", "worker"], self.folder / f"{name}.log", self._env())

    def _env(self) -> dict[str, str]:
        """Where database and bus are goes through the environment: a command line is for everybody to read."""
        shared = {"LUDOTEKA_STORE": self.store, "LUDOTEKA_BUS": self.redis.url}
        return child_env(PYTHONUNBUFFERED="1", **shared) | self._more_env


def answers(port: int) -> bool:
    """Whether people can be sent there."""
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))  # no proxy knows this machine
    try:
        with direct.open(f"http://127.0.0.1:{port}/api/ready", timeout=5) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


def free_ports(count: int, first: int = 0) -> list[int]:
    """So many ports that nobody listens on, from `first` on; or, with 0, any. They are looked for all at once, so that
    none is found twice."""
    found: list[socket.socket] = []
    try:
        while len(found) < count:
            wanted = first + len(found) if first else 0
            found.append(_listen(wanted))
        return [one.getsockname()[1] for one in found]
    finally:
        for one in found:
            one.close()


def _listen(port: int) -> socket.socket:
    try:
        return socket.create_server(("127.0.0.1", port))
    except OSError:
        raise Failure(f"Port {port} is taken by another program; --port chooses another.") from None
