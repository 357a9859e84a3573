"""Bots of a node think in workers elsewhere: the same answers, even if a worker is killed or a part goes away."""

import asyncio
import os
import sys
from pathlib import Path
from typing import Any

import pytest
import redis

from ludoteka.core.record import write_record
from ludoteka.games import find_game
from ludoteka.table.players import WorkerPlayer
from ludoteka.table.thinking import Question
from ludoteka.table.workers import BotFailed
from ludoteka.worker import node as node_module
from tests.some_games import SOLO
from tools.redis_server import RedisServer

from .conftest import NAMES, SEEN, Node, Start, begun, question, thinkers, until

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="no Redis for tests, no SIGTERM"),
]


def left(bus: str) -> list[Any]:
    """What is still in the queue: questions, those that somebody has, answers."""
    with redis.Redis.from_url(bus) as client:
        pending = [client.xpending(stream, "workers")["pending"] for stream in (NAMES.waited_for, NAMES.unattended)]
        answers = list(client.scan_iter(NAMES.mailbox("*")))
        return [client.xlen(NAMES.waited_for), client.xlen(NAMES.unattended), *pending, *answers]


NOTHING = [0, 0, 0, 0]


async def test_a_worker_elsewhere_answers_as_the_bot_itself(bus: str, node: Node, start: Start):
    start(bus)
    await node.has_workers()
    here, there = find_game(SOLO).bot("casual", 3), WorkerPlayer(node.thinkers, SOLO, "casual", 3)
    for _ in range(3):
        assert await there.choose(SEEN) == here.choose(SEEN)
    assert (node.local.stats.started, node.thinkers.stats.answered, node.queue.stats.answered) == (0, 3, 3)
    assert left(bus) == NOTHING


async def test_a_bot_that_fails_elsewhere_has_failed(bus: str, node: Node, start: Start):
    start(bus)
    await node.has_workers()
    with pytest.raises(BotFailed, match="UnpicklingError"):
        await node.thinkers.ask(question(memory=b"no bot"))
    assert (node.thinkers.stats.failed, node.local.stats.started) == (1, 0)


async def test_the_question_of_a_killed_worker_is_answered_by_another_and_once(
    bus: str, node: Node, start: Start, tmp_path: Path
):
    workers = {worker.pid: worker for worker in (start(bus), start(bus))}
    await node.has_workers()
    asked = node.ask(tmp_path)
    ((_, first),) = await begun(tmp_path, 1)
    workers.pop(first).kill()
    second = (await begun(tmp_path, 2))[1][1]
    assert second in workers
    (tmp_path / "go").touch()
    assert (await asked).action == SEEN.legal[-1]
    assert (len(thinkers(tmp_path)), node.queue.stats.answered, node.local.stats.started) == (2, 1, 0)
    assert left(bus) == NOTHING


async def test_a_bot_that_thinks_longer_than_a_claim_lasts_is_left_to_its_worker(
    bus: str, node: Node, start: Start, tmp_path: Path
):
    """Its worker renews it: seen from how long ago that was."""
    start(bus)
    start(bus)
    await node.has_workers()
    asked = node.ask(tmp_path)
    await begun(tmp_path, 1)
    renewals, before = 0, 0
    with redis.Redis.from_url(bus) as client:

        def idle() -> int:
            return int(client.xpending_range(NAMES.waited_for, "workers", "-", "+", 1)[0]["time_since_delivered"])

        async with asyncio.timeout(30):
            while renewals < 8:  # four seconds: more than twice as long as a claim lasts
                now = idle()
                renewals, before = renewals + (now < before), now
                await asyncio.sleep(0.01)
    (tmp_path / "go").touch()
    await asked
    assert len(thinkers(tmp_path)) == 1


async def test_when_the_only_worker_is_killed_the_node_thinks_itself(
    bus: str, node: Node, start: Start, tmp_path: Path
):
    worker = start(bus)
    await node.has_workers()
    asked = node.ask(tmp_path)
    await begun(tmp_path, 1)
    worker.kill()
    assert (await begun(tmp_path, 2))[1][1] == os.getpid()
    (tmp_path / "go").touch()
    assert (await asked).action == SEEN.legal[-1]
    assert (node.queue.stats.returned, node.queue.stats.answered) == (1, 0)


async def test_without_a_worker_the_node_thinks_itself(bus: str, node: Node):
    answer = await node.thinkers.ask(question())
    assert answer.action in SEEN.legal
    assert (node.local.stats.answered, node.queue.stats.returned) == (1, 0)


async def test_when_all_workers_are_busy_the_node_thinks_itself(bus: str, node: Node, start: Start, tmp_path: Path):
    worker = start(bus)
    await node.has_workers()
    first = node.ask(tmp_path, "first")
    await begun(tmp_path, 1)
    second = node.ask(tmp_path, "second")
    assert await begun(tmp_path, 2) == [("first", worker.pid), ("second", os.getpid())]
    (tmp_path / "go").touch()
    await asyncio.gather(first, second)
    await until(lambda: left(bus) == NOTHING)


async def test_when_redis_goes_away_the_node_thinks_itself_and_asks_again_when_it_is_back(
    own_redis: RedisServer, start: Start, tmp_path: Path
):
    worker, node = start(own_redis.url), Node(own_redis.url)
    await node.has_workers()
    asked = node.ask(tmp_path, "first")
    assert await begun(tmp_path, 1) == [("first", worker.pid)]
    own_redis.stop()
    assert (await begun(tmp_path, 2))[1:] == [("first", os.getpid())]
    second = node.ask(tmp_path, "second")
    assert (await begun(tmp_path, 3))[2:] == [("second", os.getpid())]
    (tmp_path / "go").touch()
    await asyncio.gather(asked, second)
    await node.has_workers(False)
    own_redis.start()
    await node.has_workers()
    third = node.ask(tmp_path, "third")
    assert (await begun(tmp_path, 4))[3:] == [("third", worker.pid)]
    await third
    assert node.queue.stats.answered == 1
    await node.thinkers.close()


async def test_people_who_wait_come_first(bus: str, node: Node, start: Start, tmp_path: Path, monkeypatch: Any):
    monkeypatch.setattr(node_module, "TAKEN", 60)
    start(bus)
    await node.has_workers()
    asked = [node.ask(tmp_path, "first")]
    await begun(tmp_path, 1)
    with redis.Redis.from_url(bus) as client:
        asked += [node.ask(tmp_path, name, waited_for=False) for name in ("third", "fourth")]
        await until(lambda: client.xlen(NAMES.unattended) == 2)
        asked.append(node.ask(tmp_path, "second"))
        await until(lambda: client.xlen(NAMES.waited_for) == 2)
    (tmp_path / "go").touch()
    await asyncio.gather(*asked)
    names = [name for name, _ in thinkers(tmp_path)]
    assert names[:2] == ["first", "second"]
    assert sorted(names[2:]) == ["fourth", "third"]


async def test_bots_for_whom_nobody_waits_never_have_all_processes(
    bus: str, node: Node, start: Start, tmp_path: Path, monkeypatch: Any
):
    monkeypatch.setattr(node_module, "TAKEN", 60)
    start(bus, processes=2)
    await node.has_workers()
    asked = [node.ask(tmp_path, "unattended", waited_for=False) for _ in range(2)]
    await begun(tmp_path, 1)
    with redis.Redis.from_url(bus) as client:
        await until(lambda: client.xlen(NAMES.unattended) == 2)
    asked.append(node.ask(tmp_path, "waited-for"))
    assert [name for name, _ in await begun(tmp_path, 2)] == ["unattended", "waited-for"]
    (tmp_path / "go").touch()
    await asyncio.gather(*asked)
    assert len(thinkers(tmp_path)) == 3


async def test_a_worker_that_is_closed_finishes_what_it_has(bus: str, node: Node, start: Start, tmp_path: Path):
    worker = start(bus)
    await node.has_workers()
    asked = node.ask(tmp_path)
    await begun(tmp_path, 1)
    worker.close()
    await node.has_workers(False)
    later = asyncio.create_task(node.thinkers.ask(question()))
    assert (await later).action in SEEN.legal  # by the node: the worker takes no more
    assert worker.process.poll() is None
    (tmp_path / "go").touch()
    assert (await asked).action == SEEN.legal[-1]
    assert await asyncio.to_thread(worker.last_line) == "closed\n"
    assert worker.process.returncode == 0
    assert len(thinkers(tmp_path)) == 1
    assert (node.queue.stats.answered, node.local.stats.started) == (1, 1)
    with redis.Redis.from_url(bus) as client:
        assert (client.zcard(NAMES.workers), client.xinfo_consumers(NAMES.waited_for, "workers")) == (0, [])


async def test_a_question_that_nobody_waits_for_any_more_leaves_the_queue(
    bus: str, node: Node, start: Start, tmp_path: Path
):
    start(bus)
    await node.has_workers()
    first = node.ask(tmp_path, "first")
    await begun(tmp_path, 1)
    second = node.ask(tmp_path, "second")
    with redis.Redis.from_url(bus) as client:
        await until(lambda: client.xlen(NAMES.waited_for) == 2)
        second.cancel()
        await until(lambda: client.xlen(NAMES.waited_for) == 1)
    (tmp_path / "go").touch()
    await first
    assert [name for name, _ in thinkers(tmp_path)] == ["first"]


async def test_a_finished_game_is_analysed_elsewhere(bus: str, node: Node, start: Start):
    from ludoteka.table.postgame import REVIEW, analyse
    from tests.table.test_best import played

    start(bus)
    await node.has_workers()
    record = write_record(played("base"))
    asked = Question(game="take-it-easy", analysis=REVIEW, record=record, viewer=1)
    assert (await node.thinkers.ask(asked)).found == analyse(REVIEW, record, 1)
    assert node.local.stats.started == 0
