"""What the server benches share: a server in a process of its own with limits out of the way, and what it costs."""

import argparse
import http.client
import json
import os
import platform
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

RESULTS = Path(__file__).parent / "results"
sys.path.append(str(Path(__file__).parents[1]))  # for what is imported from `tools` after this
TICKS = os.sysconf("SC_CLK_TCK")


@contextmanager
def server(
    data: Path, port: int = 0, *, warm: bool = False, shipped: bool = False, **more: Any
) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """A running server and its port; it goes with us, also when we are stopped. `warm`: it compiles as the real one
    does, and we wait until it has. `shipped`: with the limits of the real one."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    command = command_for(data, port, warm=warm, shipped=shipped)
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, **more) as process:
        try:
            assert process.stdout
            there = int(process.stdout.readline())
            while warm and not is_warm(there):
                time.sleep(0.5)
            yield process, there
        finally:
            process.kill()


def command_for(
    data: Path, port: int = 0, *, store: str = "", bus: str = "", warm: bool = False, shipped: bool = False
) -> list[str]:
    """What starts a server of its own. `store`, `bus`: the URLs of what it shares with other nodes."""
    given = {"--data": str(data), "--port": str(port), "--store": store, "--bus": bus}
    options = [word for name, value in given.items() if value for word in (name, value)]
    flags = {"--warm": warm, "--shipped": shipped}
    return [sys.executable, __file__, *options, *(name for name, wanted in flags.items() if wanted)]


def is_warm(port: int) -> bool:
    return "ludoteka_warm 1.0" in _metrics(port)


def longest_halt(port: int) -> float:
    """The longest time, in seconds, for which the server's event loop did nothing else, since this was last asked."""
    line = next(line for line in _metrics(port).splitlines() if line.startswith("ludoteka_longest_halt "))
    return float(line.split()[1])


def _metrics(port: int) -> str:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    with closing(connection):
        connection.request("GET", "/metrics")
        return connection.getresponse().read().decode()


def cpu(pid: int) -> float:
    """Seconds of processor time so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def cpu_of_all(pid: int) -> float:
    """Seconds of processor time so far, of a process and its children, those that have ended among them."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    ended = (int(fields[13]) + int(fields[14])) / TICKS
    living = 0.0
    for child in descendants(pid):
        with suppress(FileNotFoundError, ProcessLookupError):
            living += cpu(child)
    return cpu(pid) + ended + living


def descendants(pid: int) -> list[int]:
    """The children of a process, and theirs."""
    found = list[int]()
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(OSError):
            children = [int(child) for child in task.read_text().split()]
            found += [one for child in children for one in (child, *descendants(child))]
    return found


def memory(pid: int) -> float:
    """Resident, in MB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def machine() -> dict[str, Any]:
    """What it was measured on."""
    return {"cores": os.cpu_count(), "system": platform.platform(), "python": platform.python_version()}


def write_result(name: str, result: dict[str, Any]) -> None:
    """Show a result, and write it where it is committed."""
    result = {"command": " ".join(["bench/" + Path(sys.argv[0]).name, *sys.argv[1:]]), **result}
    text = json.dumps(result, indent=2) + "\n"
    print(text)
    (RESULTS / f"{name}.json").write_text(text)


class LoopWatch:
    """Sleeps for a few milliseconds again and again, and notes by how much it woke too late."""

    EVERY = 0.005

    def __init__(self) -> None:
        self._longest = 0.0

    def take(self) -> float:
        longest, self._longest = self._longest, 0.0
        return longest

    async def run(self) -> None:
        import asyncio

        while True:
            then = time.perf_counter() + self.EVERY
            await asyncio.sleep(self.EVERY)
            self._longest = max(self._longest, time.perf_counter() - then)


def main() -> None:
    """The server itself."""
    import asyncio
    import socket

    from ludoteka.server.app import create_app
    from ludoteka.server.limits import Limits
    from ludoteka.server.run import Server
    from ludoteka.store.engines import chosen_url

    options = argparse.ArgumentParser()
    options.add_argument("--data", type=Path, required=True)
    options.add_argument("--port", type=int, default=0)
    options.add_argument("--warm", action="store_true")
    options.add_argument("--shipped", action="store_true")
    options.add_argument("--store")
    options.add_argument("--bus")
    given = options.parse_args()
    all_ = "1000000/second"
    limits = Limits(all_, all_, sockets_of_address=100_000, sockets_of_table=1000, messages=1e6, burst=1_000_000)
    if given.shipped:
        limits = Limits()
    listening = socket.create_server(("127.0.0.1", given.port), backlog=2048)
    print(listening.getsockname()[1], flush=True)
    app = create_app(given.data, store=chosen_url(given.store), bus=given.bus, limits=limits, warm=given.warm)
    watch_loop, tasks = LoopWatch(), list[Any]()

    def opened() -> None:
        app.metrics.watch("longest_halt", "Of the event loop, in seconds, since the last look", watch_loop.take)
        tasks.append(asyncio.get_running_loop().create_task(watch_loop.run()))

    server = Server(app, opened)
    profile = os.environ.get("LUDOTEKA_PROFILE")
    if profile:
        import cProfile

        watch = cProfile.Profile(time.process_time)
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        with suppress(KeyboardInterrupt):
            watch.runcall(server.run, sockets=[listening])
        watch.dump_stats(profile)
    else:
        server.run(sockets=[listening])


if __name__ == "__main__":
    main()
