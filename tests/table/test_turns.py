"""Whose bot thinks next."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from ludoteka.core.game import Game
from ludoteka.core.room import Observation
from ludoteka.table.players import Player
from ludoteka.table.registry import TableRegistry
from ludoteka.table.rights import Rights
from ludoteka.table.turns import Turns
from ludoteka.table.wire import NewSeat, NewTable
from tests.some_games import SOLO

from .at_table import ALONE, MemoryStore, place, rest


class Thinkers:
    """Bots that think until they are stopped, and the order in which they began."""

    def __init__(self, most: int) -> None:
        self.turns = Turns(most)
        self.began: list[str] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self._stop: dict[str, asyncio.Event] = {}

    async def come(self, *names: str, waited_for: bool) -> None:
        for name in names:
            self._stop[name] = asyncio.Event()
            self.tasks[name] = asyncio.create_task(self._think(name, waited_for))
        await asyncio.sleep(0)

    async def stop(self, name: str) -> None:
        self._stop[name].set()
        await self.tasks[name]
        await asyncio.sleep(0)

    async def _think(self, name: str, waited_for: bool) -> None:
        async with self.turns.turn(waited_for=waited_for):
            self.began.append(name)
            await self._stop[name].wait()


@pytest.fixture(params=[2])
async def thinkers(request: pytest.FixtureRequest) -> AsyncIterator[Thinkers]:
    thinkers = Thinkers(request.param)
    yield thinkers
    for task in thinkers.tasks.values():
        task.cancel()
    await asyncio.gather(*thinkers.tasks.values(), return_exceptions=True)
    assert thinkers.turns._free == request.param
    assert thinkers.turns.waiting == 0


async def test_who_is_waited_for_comes_before_all_the_others(thinkers: Thinkers):
    await thinkers.come(*(f"expert {n}" for n in range(100)), waited_for=False)
    assert thinkers.began == ["expert 0"], "one process is left for people"
    await thinkers.come("ana's bot", "rui's bot", waited_for=True)
    assert thinkers.began == ["expert 0", "ana's bot"]
    await thinkers.stop("expert 0")
    assert thinkers.began[2:] == ["rui's bot"]
    await thinkers.stop("ana's bot")
    assert thinkers.began[3:] == ["expert 1"]


async def test_those_for_whom_people_wait_have_all_the_processes_in_their_order(thinkers: Thinkers):
    await thinkers.come("a", "b", "c", "d", waited_for=True)
    assert thinkers.began == ["a", "b"]
    await thinkers.stop("b")
    await thinkers.stop("a")
    assert thinkers.began == ["a", "b", "c", "d"]


@pytest.mark.parametrize("thinkers", [1], indirect=True)
async def test_with_one_process_nobody_starves_who_is_alone(thinkers: Thinkers):
    await thinkers.come("expert", waited_for=False)
    await thinkers.come("ana's bot", waited_for=True)
    await thinkers.stop("expert")
    assert thinkers.began == ["expert", "ana's bot"]


async def test_who_gives_up_waiting_takes_no_turn(thinkers: Thinkers):
    await thinkers.come("a", "b", "c", "d", waited_for=True)
    thinkers.tasks["c"].cancel()
    await thinkers.stop("a")
    assert thinkers.began == ["a", "b", "d"]
    thinkers.tasks["b"].cancel()  # while it thinks
    await thinkers.come("e", waited_for=True)
    await asyncio.sleep(0)
    assert thinkers.began == ["a", "b", "d", "e"]


async def test_who_goes_in_the_moment_in_which_its_turn_comes_gives_it_back(thinkers: Thinkers):
    await thinkers.come("a", "b", "c", waited_for=True)
    thinkers._stop["a"].set()
    await asyncio.sleep(0)  # `c` may begin, but has not yet
    thinkers.tasks["c"].cancel()
    await asyncio.sleep(0)
    await thinkers.come("d", waited_for=True)
    await asyncio.sleep(0)
    assert "d" in thinkers.began


class Noted:
    """A bot that takes its first action and notes for whom."""

    def __init__(self, reported: list[bool]) -> None:
        self._reported = reported

    async def choose(self, observation: Observation, *, waited_for: bool = True) -> int:
        self._reported.append(waited_for)
        return observation.legal[0]


async def test_a_bot_is_waited_for_where_somebody_sits(store: MemoryStore):
    reported: list[bool] = []

    def engage(game: Game, level: str, seed: int) -> Player:
        return Noted(reported)

    registry = TableRegistry(store, lambda table: None, engage=engage)
    bot = NewSeat(kind="bot:casual")
    await registry.create(NewTable(game=SOLO, seats=[bot, bot]))
    await rest(registry)
    assert set(reported) == {False}
    reported.clear()
    table = await registry.create(NewTable(game=SOLO, seats=[*ALONE, bot]))
    await rest(registry)
    await place(table, 0, frozenset({0}))  # by HTTP alone nobody is there
    await rest(registry)
    table.come(Rights(table.row.seats[0].person))
    await place(table, 0, frozenset({0}))
    await rest(registry)
    assert reported[0] is False
    assert reported[-1] is True
    await registry.close()
