"""A disk that is really full: moves are refused, `/api/ready` says so, and with room again everything goes on."""

import errno
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import pytest

from .test_serve import started

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="mounts and limits of Linux")

SLACK = 10  # so many writes may still find room in what the files have already

Full = Callable[[subprocess.Popen[str]], AbstractContextManager[None]]


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of its own, of two megabytes."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=2m,mode=700", "tmpfs", str(disk)]
    done = subprocess.run(mount, capture_output=True, text=True, check=False) if os.geteuid() == 0 else None
    if done is None or done.returncode != 0:
        pytest.skip(f"only root can mount a small disk here: {done.stderr if done else 'not root'}")
    try:
        yield disk
    finally:
        subprocess.run(["umount", "--lazy", str(disk)], check=True)


@contextmanager
def filled(disk: Path) -> Iterator[None]:
    """Until nothing more goes in, not even a byte."""
    filler = disk / "filler"
    with filler.open("wb", buffering=0) as file:
        for size in (65536, 4096, 1):
            while _fits(file, size):
                pass
    yield
    filler.unlink()


def _fits(file: Any, size: int) -> bool:
    try:
        return bool(file.write(b"x" * size) == size)
    except OSError as error:
        assert error.errno == errno.ENOSPC
        return False


def goes_on_when_there_is_room(data: Path, visit: Any, full: Full) -> None:
    with started(data, "--port", "0") as (process, sentence):
        place = visit(sentence)
        table, token = place.create("human", "human")
        assert place.http.get("/api/ready").status_code == 200
        with place.person(table) as ana:
            ana.enter(token)
            ana.move(0)
            with full(process):
                answers = [place.http.get("/api/ready") for _ in range(SLACK)]
                assert (answers[-1].status_code, answers[-1].json()["store"]) == (503, False)
                assert place.http.get("/api/health").status_code == 200
                ana.ask("look", seat=1)
                view = ana.until(lambda view: view["viewer"] == 1)
                move = {"seat": 1, "decision": 0, "action": view["scene"]["targets"][0]["action"]}
                assert ana.ask("move", **move)["problem"]["code"] == "fault"
            assert place.http.get("/api/ready").status_code == 200
            assert ana.ask("move", **move)["type"] == "accepted"
            ana.until(lambda view: view["scene"]["progress"] == [2, 19])


@pytest.mark.slow
def test_on_a_full_disk_the_server_is_not_ready(small_disk: Path, visit: Any):
    goes_on_when_there_is_room(small_disk, visit, lambda process: filled(small_disk))


@pytest.mark.slow
def test_where_no_file_may_grow_the_server_is_not_ready(tmp_path: Path, visit: Any):
    """The same without root: the system lets no file of the server's grow any more."""
    import resource

    @contextmanager
    def limited(process: subprocess.Popen[str]) -> Iterator[None]:
        before = resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
        yield
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, before)

    goes_on_when_there_is_room(tmp_path, visit, limited)
