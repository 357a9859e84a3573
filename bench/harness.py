"""What the server benches share: a server in a process of its own with limits out of the way, and what it costs."""

import argparse
import http.client
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

RESULTS = Path(__file__).parent / "results"
TICKS = os.sysconf("SC_CLK_TCK")


@contextmanager
def server(
    data: Path, port: int = 0, *, warm: bool = False, **more: Any
) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """A running server and its port; it goes with us, also when we are stopped. `warm`: it compiles as the real one
    does, and we wait until it has."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    command = [sys.executable, __file__, "--data", str(data), "--port", str(port), *(["--warm"] if warm else [])]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, **more) as process:
        try:
            assert process.stdout
            there = int(process.stdout.readline())
            while warm and not is_warm(there):
                time.sleep(0.5)
            yield process, there
        finally:
            process.kill()


def is_warm(port: int) -> bool:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    with closing(connection):
        connection.request("GET", "/metrics")
        return b"ludoteka_warm 1.0" in connection.getresponse().read()


def cpu(pid: int) -> float:
    """Seconds of processor time so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory(pid: int) -> float:
    """Resident, in MB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def write_result(name: str, result: dict[str, Any]) -> None:
    """Show a result, and write it where it is committed."""
    result = {"command": " ".join(["bench/" + Path(sys.argv[0]).name, *sys.argv[1:]]), **result}
    text = json.dumps(result, indent=2) + "\n"
    print(text)
    (RESULTS / f"{name}.json").write_text(text)


def main() -> None:
    """The server itself."""
    import socket

    from ludoteka.server.app import create_app
    from ludoteka.server.limits import Limits
    from ludoteka.server.run import Server

    options = argparse.ArgumentParser()
    options.add_argument("--data", type=Path, required=True)
    options.add_argument("--port", type=int, default=0)
    options.add_argument("--warm", action="store_true")
    given = options.parse_args()
    all_ = "1000000/second"
    limits = Limits(all_, all_, sockets_of_address=100_000, sockets_of_table=1000, messages=1e6, burst=1_000_000)
    listening = socket.create_server(("127.0.0.1", given.port), backlog=2048)
    print(listening.getsockname()[1], flush=True)
    server = Server(create_app(given.data, limits=limits, warm=given.warm))
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
