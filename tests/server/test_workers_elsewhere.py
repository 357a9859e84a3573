"""A node with a bus: the bots at its tables and the coach think in `ludoteka worker`."""

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from ludoteka.store.folder import SECRET
from ludoteka.table.postgame import SHARES
from tools.postgresql import Cluster
from tools.redis_server import RedisServer

PATIENCE = 60


def counted(place: Any, name: str) -> float:
    lines = place.http.get("/metrics").text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith(f"ludoteka_{name} "))


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="no Redis for tests")
def test_a_game_of_bots_and_its_review_come_over_the_queue(
    tmp_path: Path, client_folder: Path, serve: Any, cluster: Cluster, redis_server: RedisServer
):
    command = [
        sys.executable,
        "-m",
        "ludoteka",
        "worker",
        "--bus",
        redis_server.url,
        "--secret",
        str(tmp_path / SECRET),
    ]
    with serve(tmp_path, client_folder, store=cluster.new_database(), bus=redis_server.url) as place:
        with subprocess.Popen(command, stdout=subprocess.PIPE, env=os.environ | {"PYTHONUNBUFFERED": "1"}) as worker:
            try:
                assert worker.stdout
                assert b"ready" in worker.stdout.readline()
                play_until_answered(place)
                table = finish(place)
                before = counted(place, "questions_answered_total")
                assert len(place.http.get(f"/api/tables/{table}/review/0", timeout=120).json()["moves"]) == 18
                assert counted(place, "questions_answered_total") == before + SHARES
            finally:
                worker.kill()
        assert counted(place, "questions_dropped_total") == 0


def finish(place: Any) -> str:
    table, _ = place.create("bot:beginner")
    with place.person(table) as somebody:
        somebody.enter()
        somebody.until(lambda view: view["scene"].get("over"))
    return str(table)


def play_until_answered(place: Any) -> None:
    """The node has to notice that the worker is there."""
    late = time.monotonic() + PATIENCE
    while not counted(place, "questions_answered_total"):
        assert time.monotonic() < late
        finish(place)
