"""What nodes share of a table beside its log stays true when they write at once, fail, or finish the game."""

import asyncio
from typing import Any

import pytest

from ludoteka.store.shared import NOW
from ludoteka.table.nodes import Head, News
from ludoteka.table.rights import NOBODY, Rights
from ludoteka.table.storage import StoreAway
from ludoteka.table.table import Table
from ludoteka.table.wire import Clock, NewTable, TalkMessage, Terms
from tests.some_games import SOLO
from tests.table.at_table import look_at, place
from tools.postgresql import Cluster

from .conftest import Site, until
from .test_following import ANA, BOTH, OPEN, RUI, Sites, meet, same, talked

pytestmark = pytest.mark.parametrize("bus", ["bus"], indirect=True)
EVA = Rights("eva")


def cut_off(patch: pytest.MonkeyPatch, site: Site, *methods: str) -> None:
    """This node cannot do that with the database."""

    async def away(*args: Any, **options: Any) -> Any:
        raise StoreAway

    for method in methods:
        patch.setattr(site.node._shared, method, away)


async def written(*tables: Table) -> None:
    await until(lambda: not any(table.shared._own for table in tables))


# -- who is here ----------------------------------------------------------------------------------------------------


async def test_who_come_to_two_nodes_at_once_are_not_noted_as_absent(sites: Sites):
    first, second = await meet(sites, Terms(takeover=60))
    second.go(RUI)
    await until(lambda: first.presence.seats == {0} and same(first, second))
    async with first.shared._lock:  # the first writes what it knew before the second wrote
        first.come(NOBODY)
        second.come(RUI)
        await written(second)
    await written(first)
    await until(lambda: same(first, second) and first.presence.seats == second.presence.seats == BOTH)
    assert first.shared.state.absent == {}


async def test_an_absence_begins_again_when_everybody_was_away(sites: Sites):
    first, second = await meet(sites, Terms(takeover=60))
    second.go(RUI)
    await until(lambda: first.presence.seats == {0} and same(first, second))
    first.go(ANA)
    await written(first, second)
    await until(lambda: same(first, second))
    left = first.shared.state.absent[1]
    again = await Table.open(first.id, sites[0].store, lambda table: None, nodes=sites[0].node.members)
    assert again.presence._gone[1] > left
    again.come(ANA)
    assert again.presence._gone[1] > left
    await written(again)
    assert again.shared.state.absent[1] > left


async def test_people_at_a_node_that_was_taken_for_dead_are_here_again(sites: Sites, monkeypatch: pytest.MonkeyPatch):
    _first, second = await meet(sites)
    with monkeypatch.context() as patch:
        cut_off(patch, sites[0], "beat")
        await until(lambda: second.presence.seats == {1})
        second.come(NOBODY)  # with this, nobody is noted any more at a node that is dead
        await written(second)
        assert second.shared.state.here.keys() == {"two"}
    await until(lambda: second.presence.seats == BOTH)


async def test_who_has_left_while_the_database_was_away_is_not_here_for_ever(
    sites: Sites, monkeypatch: pytest.MonkeyPatch
):
    first, second = await meet(sites)
    with monkeypatch.context() as patch:
        cut_off(patch, sites[0], "save_live")
        name = first.id
        first.go(ANA)
        del first
        await until(lambda: sites[0].registry.find_open(name) is None)
        await asyncio.sleep(0)
    await until(lambda: second.presence.seats == {1})


async def test_a_table_is_listed_although_a_node_without_players_writes_last(sites: Sites):
    first = await sites[0].registry.create(NewTable(game=SOLO, seats=OPEN, terms=Terms(public=True)))
    await until(lambda: first.shared.drives)
    second = await sites[1].registry.open(first.id)
    await second.sit("eva", 0, "Eva")
    async with first.shared._lock:
        first.come(NOBODY)
        second.come(EVA)
        await written(second)
    await written(first)
    listed = await sites[0].node._shared.listed()
    assert [table.row.id for table in listed] == [first.id]


# -- what is stored -------------------------------------------------------------------------------------------------


async def test_what_was_read_before_a_write_of_ours_does_not_take_it_back(
    sites: Sites, monkeypatch: pytest.MonkeyPatch
):
    first, second = await meet(sites, Terms(talk=True))
    store: Any = sites[0].node.members.store
    news, read, go_on = store.news, asyncio.Event(), asyncio.Event()

    async def slow(table: str, known: Head) -> News:
        found: News = await news(table, known)
        read.set()
        await go_on.wait()
        return found

    monkeypatch.setattr(sites[0].registry, "find_open", lambda name: None)  # it hears nothing
    monkeypatch.setattr(sites[0].registry, "tables", list)
    await second.send_talk(RUI, TalkMessage(text="one", id="1"))
    with monkeypatch.context() as patch:
        patch.setattr(type(store), "news", lambda self, table, known: slow(table, known))
        reading = asyncio.create_task(first.catch_up())
        await read.wait()
        await first.send_talk(ANA, TalkMessage(text="two", id="2"))
        go_on.set()
        await reading
    assert await talked(first) == ["one", "two"]


async def test_no_clock_is_due_at_a_game_that_is_over(sites: Sites):
    first, second = await meet(sites, Terms(clock=Clock(kind="move", seconds=600)))
    await until(lambda: first.shared.state.due and same(first, second))
    driver, other = (first, second) if first.shared.drives else (second, first)
    while not (view := await look_at(other, BOTH)).scene.over:
        if not view.waiting:
            await other.go_on()
            continue
        await until(lambda: same(driver, other))
        async with driver.log.lock:  # so that the driver reads the last move together with the result
            await place(other, view.waiting[0])
    await until(lambda: driver.row.stage == "over" and driver.shared.state.due is None)


async def test_turns_start_again_in_memory_too_after_a_time_without_any_node(sites: Sites):
    first, second = await meet(sites, Terms(clock=Clock(kind="move", seconds=600)))
    await until(lambda: first.shared.state.turns.keys() == BOTH and same(first, second))
    before = first.running()
    url = sites[0].store.engines.writing.url
    # In a thread: a beat of this loop may hold the row.
    await asyncio.to_thread(Cluster.execute, url, f"UPDATE cluster SET up_since = {NOW['postgresql']}")
    await until(lambda: all(table.running()[0].since > before[0].since for table in (first, second)))
    await until(lambda: same(first, second) and first.running() == second.running())
