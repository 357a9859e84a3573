"""Bots in processes of their own: the same answers, nobody waits for them, none outlives the server."""

import asyncio
import os
import pickle
import random
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from ludoteka.core.game import Game
from ludoteka.core.room import Observation
from ludoteka.games import GAMES, find_game
from ludoteka.games.sequence.parts import HIDDEN, NO_CARD
from ludoteka.sim.warm import smallest_table
from ludoteka.table import thinking
from ludoteka.table.players import WorkerPlayer
from ludoteka.table.registry import TableRegistry
from ludoteka.table.thinking import Question
from ludoteka.table.wire import NewSeat, NewTable
from ludoteka.table.workers import BotFailed, Workers
from tests.some_games import SOLO

from .at_table import MemoryStore, until


@pytest.fixture
async def workers() -> AsyncIterator[Workers]:
    opened = Workers(most=2)
    yield opened
    await opened.close()


LONG = 600  # seconds; only a failing test waits for them


class Does:
    """Instead of a bot: something that happens as soon as it is unpickled."""

    def __init__(self, what: Any, *how: Any) -> None:
        self.what = (what, how)

    def __reduce__(self) -> Any:
        return self.what


def surprise(what: Any, *how: Any) -> Question:
    return Question(game=SOLO, level="club", memory=pickle.dumps(Does(what, *how)))


def observations(game: Game, count: int) -> list[Observation]:
    """What the first seat sees when it is asked, a few times."""
    match = smallest_table(game, next(iter(game.presets.values())))
    found, dice = list[Observation](), random.Random(1)  # the first outcome for ever may lead nowhere
    while len(found) < count:
        actor = match.to_act()[0]
        if actor == 0:
            found.append(match.observation(0))
        match.submit(actor, dice.choice(match.legal(actor)))
    return found


class Local:
    """Asks without a process."""

    async def ask(self, question: Question, *, waited_for: bool = True) -> thinking.Answer:
        found = thinking.answer(question)
        assert not found.fault, found.fault
        return found


@pytest.mark.parametrize(("name", "level"), [(game.name, level) for game in GAMES.values() for level in game.bots])
async def test_a_bot_that_changes_its_process_after_each_answer_plays_as_one_that_stays(name: str, level: str):
    game = find_game(name)
    stays, moves = game.bot(level, 7), WorkerPlayer(Local(), name, level, 7)  # type: ignore[arg-type]
    for observation in observations(game, 4):
        assert await moves.choose(observation) == stays.choose(observation)


async def test_a_worker_answers_as_the_bot_itself(workers: Workers):
    game = find_game(SOLO)
    here, there = game.bot("casual", 3), WorkerPlayer(workers, game.name, "casual", 3)
    for observation in observations(game, 3):
        assert await there.choose(observation) == here.choose(observation)
    assert (workers.stats.started, workers.stats.answered, len(workers.pids)) == (1, 3, 1)


async def test_a_bot_that_crashes_its_process_costs_its_own_move_only(workers: Workers):
    with pytest.raises(BotFailed, match="crashed"):
        await workers.ask(surprise(os._exit, 3))
    observation = observations(find_game(SOLO), 1)[0]
    assert await WorkerPlayer(workers, SOLO, "club", 1).choose(observation) in observation.legal
    assert (workers.stats.failed, workers.stats.ended) == (1, 2)


async def test_a_killed_process_is_replaced_and_nobody_notices(workers: Workers):
    await workers.get_ready([SOLO])
    os.kill(workers.pids[0], signal.SIGTERM)
    observation = observations(find_game(SOLO), 1)[0]
    assert await WorkerPlayer(workers, SOLO, "club", 1).choose(observation) in observation.legal


async def test_while_one_bot_thinks_without_end_others_answer(workers: Workers):
    observation = observations(find_game(SOLO), 1)[0]
    hung = asyncio.create_task(workers.ask(surprise(time.sleep, LONG)))
    await until(lambda: workers.busy == 1)
    assert await WorkerPlayer(workers, SOLO, "club", 1).choose(observation) in observation.legal
    assert (workers.busy, hung.done()) == (1, False)
    hung.cancel()
    await asyncio.gather(hung, return_exceptions=True)


async def test_a_bot_that_thinks_without_end_is_given_up(workers: Workers):
    with pytest.raises(BotFailed, match="out of bounds"):
        await workers.ask(surprise(print, "I am here"))
    (pid,) = workers.pids
    workers._patience = 0.1
    with pytest.raises(BotFailed, match="no answer"):
        await workers.ask(surprise(time.sleep, LONG))
    assert workers.busy == 0
    await until(lambda: not running(pid))


async def test_a_bot_that_prints_spoils_nothing(workers: Workers):
    with pytest.raises(BotFailed, match="out of bounds"):
        await workers.ask(surprise(print, "hello"))
    with pytest.raises(BotFailed, match="out of bounds"):
        await workers.ask(surprise(os.write, 1, b"hello"))
    assert workers.stats.started == 1


@pytest.mark.slow
async def test_no_process_outlives_the_pool(workers: Workers):
    await workers.get_ready([SOLO])
    thinks = asyncio.create_task(workers.ask(surprise(time.sleep, 600)))
    await until(lambda: workers.busy > 0)
    pids = workers.pids
    assert pids
    thinks.cancel()
    await asyncio.gather(thinks, return_exceptions=True)
    await workers.close()
    assert not any(running(pid) for pid in pids)


PARENT = """
import asyncio, sys
from ludoteka.table.workers import Workers
async def main():
    workers = Workers()
    await workers.get_ready(["goofspiel"])
    print(*workers.pids, flush=True)
    await asyncio.sleep(600)
asyncio.run(main())
"""


@pytest.mark.skipif(not Path("/proc/self/cmdline").exists(), reason="looks into /proc")
def test_no_process_outlives_a_server_that_was_killed():
    with subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout
        pid = int(parent.stdout.readline())
        parent.kill()
    deadline = time.monotonic() + 10
    while running(pid) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert not running(pid)


def running(pid: int) -> bool:
    try:
        return bool(Path(f"/proc/{pid}/cmdline").read_bytes())
    except OSError:
        return False


class Spy:
    """A bot that keeps what it is shown the first ten times, and takes its first action."""

    def __init__(self) -> None:
        self.view: list[Observation] = []
        self.enough = asyncio.Event()

    async def choose(self, observation: Observation, *, waited_for: bool = True) -> int:
        self.view.append(observation)
        if len(self.view) == 10:
            self.enough.set()
        return observation.legal[0]


async def test_a_bot_is_given_what_its_seat_may_see_and_no_more(store: MemoryStore):
    """In Sequence: its own hand, but no card of another's and none of the pile."""
    spy = Spy()
    registry = TableRegistry(store, lambda table: None, engage=lambda *who: spy)
    await registry.create(NewTable(game="sequence", seats=[NewSeat(kind="bot:casual")] * 2))
    await spy.enough.wait()
    await registry.close()
    for observation in spy.view:
        state, other = observation.state, 1 - observation.viewer
        assert all(card > 0 for card in state.hand[observation.viewer, : state.held[observation.viewer]])
        assert set(state.hand[other, : state.held[other]]) == {HIDDEN}
        assert set(state.pile[: state.pile_left]) == {NO_CARD}
