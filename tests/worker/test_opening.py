"""What a server opens, with and without a bus."""

import subprocess
import sys

import pytest

from ludoteka.core.errors import Refused
from ludoteka.table.workers import Workers
from ludoteka.worker.node import QueuedThinkers
from ludoteka.worker.opening import open_thinkers
from ludoteka.worker.stats import QueueStats

from .conftest import SEEN, question

SECRET = bytes(32)


async def test_with_a_bus_or_without_there_are_thinkers(bus: str):
    stats = QueueStats()
    local, queued = open_thinkers(None, SECRET, stats), open_thinkers(bus, SECRET, stats)
    assert isinstance(local, Workers)
    assert isinstance(queued, QueuedThinkers)
    assert queued.queue_stats is stats
    await local.close()
    await queued.close()


@pytest.mark.slow
async def test_a_bus_that_is_away_delays_nobody():
    thinkers = open_thinkers("redis://127.0.0.1:1/0", SECRET, QueueStats())
    assert (await thinkers.ask(question())).action in SEEN.legal
    await thinkers.close()


async def test_what_is_no_bus_is_refused():
    with pytest.raises(Refused, match="bus-url"):
        open_thinkers("amqp://somewhere", SECRET, QueueStats())


@pytest.mark.slow
def test_a_server_without_a_bus_needs_no_redis():
    script = "import sys, ludoteka.server.app, ludoteka.worker.opening; print({'redis', 'taskiq'} & set(sys.modules))"
    assert (
        subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout == "set()\n"
    )
