"""A table at which nobody is leaves memory; what has to happen there happens all the same, when it is due."""

import asyncio
import gc
import weakref
from collections.abc import Iterator
from typing import Any

import pytest

from ludoteka.table.registry import TableRegistry
from ludoteka.table.storage import StoreAway
from ludoteka.table.table import Table
from ludoteka.table.wire import Clock, TableView, Terms

from .at_table import MemoryStore, look_at, rest
from .test_people import ANA, RUI, Watch, meet, watch  # noqa: F401

MOVE_CLOCK = Terms(clock=Clock(kind="move", seconds=30))


@pytest.fixture(autouse=True)
def without_collector() -> Iterator[None]:
    """What is let go must go by itself."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


async def left_alone(registry: TableRegistry) -> str:
    """A table with a running clock, and nobody who holds it."""
    table = await meet(registry, MOVE_CLOCK)
    for person in (ANA, RUI):
        table.go(person)
    await rest(registry)
    return table.id


async def looked_at(table: Table) -> TableView:
    return await look_at(table, frozenset({0, 1}), 0)


async def test_a_table_with_a_clock_and_nobody_there_leaves_memory(registry: TableRegistry, store: MemoryStore):
    opened = weakref.WeakSet[Table]()
    table = await meet(registry, MOVE_CLOCK)
    opened.add(table)
    for person in (ANA, RUI):
        table.go(person)
    del table
    await rest(registry)
    await asyncio.sleep(0)  # the task's end
    assert not opened
    assert registry.open_tables == 0
    assert len(registry._alarms) == 1, "it is woken when the time is up"


async def test_who_runs_out_of_time_while_nobody_is_there_is_played_for(
    registry: TableRegistry,
    store: MemoryStore,
    watch: Watch,  # noqa: F811
):
    name = await left_alone(registry)
    before = len(store.lines[name])
    assert registry.open_tables == 0
    watch.now += 31
    registry.ring(name)
    await rest(registry)
    assert len(store.lines[name]) > before
    assert registry.open_tables == 0, "it has left again"
    assert len(registry._alarms) == 1, "and will be woken for the next decision"


async def test_time_runs_on_while_a_table_is_out_of_memory(registry: TableRegistry, watch: Watch):  # noqa: F811
    name = await left_alone(registry)
    watch.now += 20
    table = await registry.open(name)
    assert [seat.left for seat in (await looked_at(table)).seats] == [10, 10]
    await rest(registry)
    del table
    watch.now += 5
    table = await registry.open(name)
    assert [seat.left for seat in (await looked_at(table)).seats] == [5, 5]


async def test_the_alarm_of_a_table_that_is_in_memory_wakes_the_same_table(registry: TableRegistry, watch: Watch):  # noqa: F811
    table = await meet(registry, MOVE_CLOCK)
    watch.now += 31
    registry.ring(table.id)
    await rest(registry)
    assert await registry.open(table.id) is table
    assert (await looked_at(table)).scene.progress[0] > 1


@pytest.mark.parametrize(("failure", "reported"), [(OSError("disk I/O error"), 1), (StoreAway(), 0)])
async def test_a_table_that_cannot_be_read_when_it_is_due_is_tried_again(
    registry: TableRegistry,
    store: MemoryStore,
    watch: Watch,  # noqa: F811
    monkeypatch: Any,
    caplog: pytest.LogCaptureFixture,
    failure: Exception,
    reported: int,
):
    """A store that is away reports that itself."""
    name = await left_alone(registry)
    before, load = len(store.lines[name]), store.load

    async def damaged(table: str) -> Any:
        raise failure

    watch.now += 31
    monkeypatch.setattr(store, "load", damaged)
    registry.ring(name)
    await rest(registry)
    assert len(registry._alarms) == 1
    assert len(caplog.records) == reported
    monkeypatch.setattr(store, "load", load)
    registry.ring(name)
    await rest(registry)
    assert len(store.lines[name]) > before


async def test_a_table_that_was_given_up_is_not_woken(registry: TableRegistry, watch: Watch):  # noqa: F811
    name = await left_alone(registry)
    await registry.forget(name)
    assert not registry._alarms
    registry.ring(name)  # it was on its way already
    await rest(registry)
    assert not registry._alarms
