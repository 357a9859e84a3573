"""`python3 dev.py cluster`: a cluster on this machine, until Ctrl-C; what ends before that is named, and started again
if it is a node, a worker or the proxy."""

import argparse
import contextlib
import fcntl
import os
import signal
import sys
import threading
import time
import webbrowser
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import FrameType
from typing import NoReturn

from ludoteka.cli.commands.serve import has_display
from tools.local_cluster import LocalCluster, Part
from tools.postgresql import for_everybody
from tools.shell import ROOT, Failure, say, seconds, tail

FOLDER = ROOT / ".dev" / "cluster"
PORT = 8760
SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
SOON = 5.0  # seconds: a part that ends so soon after its start would do so again
LOOK = 0.2  # seconds between two looks at the parts


def run(arguments: Sequence[str]) -> None:
    wish = read_arguments(arguments)
    folder: Path = wish.data.resolve()
    folder.mkdir(parents=True, exist_ok=True)
    data = folder / "postgresql" if for_everybody(folder / "postgresql") else None
    started = time.monotonic()
    with alone(folder):
        say("Starting PostgreSQL, Redis, the nodes, a worker and a proxy ... ", end="")
        with LocalCluster(folder, nodes=wish.nodes, first_port=wish.port, data=data) as cluster:
            say(seconds(started))
            introduce(cluster, data)
            if wish.browser and has_display():
                threading.Thread(target=webbrowser.open, args=(address(cluster.port),), daemon=True).start()
            supervise(cluster)


def read_arguments(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser("python3 dev.py cluster", description="A cluster on this machine.")
    parser.add_argument("--nodes", type=int, default=2, choices=range(1, 9), metavar="N", help="how many (2)")
    parser.add_argument("--port", type=int, default=PORT, help=f"of the proxy; the nodes have the next ones ({PORT})")
    parser.add_argument("--data", type=Path, default=FOLDER, metavar="DIR", help="for the games (.dev/cluster)")
    parser.add_argument("--no-browser", dest="browser", action="store_false", help="do not open the browser")
    return parser.parse_args(arguments)


@contextlib.contextmanager
def alone(folder: Path) -> Iterator[None]:
    """A second cluster on the same folder would end the first one's PostgreSQL, taking it for one left behind."""
    with (folder / "lock").open("wb") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Failure(f"Another cluster is running on {short(folder)}.") from None
        yield


def address(port: int) -> str:
    return f"http://127.0.0.1:{port}/"


def introduce(cluster: LocalCluster, data: Path | None) -> None:
    where = (
        f"stay in {short(data)}" if data else "are gone at the end: PostgreSQL, which is not root, cannot reach .dev"
    )
    say(f"Ludoteka is open: {address(cluster.port)} (Ctrl-C closes it)")
    say("  " + ", ".join(f"{node.name} {address(node.port)}" for node in cluster.nodes))
    say(f"  What they print is in {short(cluster.folder)}/*.log. The games {where}.")


def short(path: Path) -> str:
    return os.path.relpath(path, ROOT)


def supervise(cluster: LocalCluster) -> NoReturn:
    """Until a signal ends it."""
    redis_runs = True
    while True:
        for part in cluster.parts:
            if part.ended is not None:
                revive(part)
        if redis_runs and not cluster.redis.running:
            redis_runs = False
            say("Redis has ended. The nodes go on with what they can do without it.")
        time.sleep(LOOK)


def revive(part: Part) -> None:
    lasted = time.monotonic() - part.since
    say(f"{part.name} has ended, with code {part.ended}. The end of what it printed:\n{tail(part.printed())}")
    if lasted < SOON:
        raise Failure(f"{part.name} did so {lasted:.1f} s after its start, so it is not started again.")
    part.start()
    say(f"{part.name} is started again.")


def stop(signum: int, frame: FrameType | None) -> NoReturn:
    """Once: who presses Ctrl-C twice would leave behind what is still to be ended."""
    for number in SIGNALS:
        signal.signal(number, signal.SIG_IGN)
    raise KeyboardInterrupt if signum == signal.SIGINT else SystemExit(128 + signum)


def main() -> int:
    for number in SIGNALS:
        signal.signal(number, stop)
    try:
        run(sys.argv[1:])
    except Failure as failure:
        print(f"\n{failure}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        say("\nLudoteka has closed.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
