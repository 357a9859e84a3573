"""What must be done once is done by the driver of a table; when its node goes, another one drives."""

import asyncio
from typing import Any

import pytest

from ludoteka.store.shared import DOWNTIME
from ludoteka.table.clocks import OpenTurn
from ludoteka.table.rights import Rights
from ludoteka.table.storage import StoreAway
from ludoteka.table.table import Table
from ludoteka.table.wire import Clock, NewSeat, NewTable, Terms
from tests.some_games import SOLO
from tests.table.at_table import place

from .conftest import Site, kill, until
from .test_following import ANA, BOTH, RUI, Sites, meet, same, seen

WITH_BOT = [NewSeat(kind="human", name="Ana"), NewSeat(kind="bot:casual", name="Bo")]
pytestmark = [pytest.mark.slow, pytest.mark.parametrize("bus", ["bus"], indirect=True)]


async def at_both(sites: Sites, seats: list[NewSeat], terms: Terms = Terms()) -> tuple[Table, Table]:  # noqa: B008
    """A table of the host alone, open at both nodes; the first one drives."""
    first = await sites[0].registry.create(NewTable(game=SOLO, seats=seats, terms=terms))
    first.come(Rights(first.row.meta.host))
    await until(lambda: first.shared.drives)
    second = await sites[1].registry.open(first.id)
    await until(lambda: same(first, second) and first.log.lines)
    return first, second


async def test_one_node_drives_and_bots_answer_once(sites: Sites):
    first, second = await at_both(sites, WITH_BOT)
    for entries in (3, 6, 9):
        await until(lambda entries=entries: len(first.log.lines) >= entries - 1 and same(first, second))  # type: ignore[misc]
        await place(second, 0, frozenset({0}))
    await until(lambda: same(first, second) and len(first.log.lines) == 11)
    assert (first.shared.drives, second.shared.drives) == (True, False)
    assert [line.actor for line in first.log.lines].count("2") == 4


async def test_when_the_driver_is_killed_another_node_lets_the_bots_go_on(sites: Sites):
    first, second = await at_both(sites, WITH_BOT)
    await kill(sites[0])
    await until(lambda: second.shared.drives)
    assert second.shared.state.epoch == 2
    await place(second, 0, frozenset({0}))
    await until(lambda: [line.actor for line in second.log.lines].count("2") == 2)
    del first


async def left_to_the_second(sites: Sites) -> Table:
    """A table that the first node drove, and holds no longer."""
    first, second = await at_both(sites, WITH_BOT)
    host = Rights(first.row.meta.host)
    second.come(host)
    await until(lambda: same(first, second))
    first.go(host)
    await until(lambda: not first.shared._own)
    return second


async def test_a_driver_that_lets_a_table_go_hands_it_over(sites: Sites):
    second = await left_to_the_second(sites)
    await until(lambda: second.shared.drives)


async def test_what_a_driver_of_before_says_about_clocks_is_ignored(sites: Sites):
    first, second = await meet(sites, Terms(clock=Clock(kind="move", seconds=600)))
    await until(lambda: first.shared.state.turns and same(first, second))
    (driver, other) = (first, second) if first.shared.drives else (second, first)
    turns, version = driver.shared.state.turns, other.shared.version
    other.shared.put_turns({0: OpenTurn(99, 0, 1.0)}, 1.0)
    await until(lambda: not other.shared._own)
    assert (await sites[0].node._shared.load_live(first.id)).state.turns == turns
    assert other.shared.version == version


async def test_a_turn_is_reported_once(sites: Sites):
    first, second = await meet(sites)
    for _ in range(3):
        await place(first, 0)
        await place(second, 1)
        await until(lambda: same(first, second))
    turns = sites[0].turns + sites[1].turns
    assert turns.count((first.id, 0)) == turns.count((first.id, 1)) == 4
    assert not sites[0].turns or not sites[1].turns


async def left_with_a_clock(sites: Sites) -> tuple[str, Site]:
    """A table where a clock runs and nobody is: its driver was killed. And the node that is left."""
    first, second = await meet(sites, Terms(clock=Clock(kind="move", seconds=5)))
    await until(lambda: first.shared.state.due and same(first, second))
    driver = 0 if first.shared.drives else 1
    await kill(sites[driver])
    table, person = ((second, RUI), (first, ANA))[driver]
    table.go(person)
    await until(lambda: not table.shared._own)
    return first.id, sites[1 - driver]


async def test_who_is_out_of_time_at_a_table_that_no_node_holds_is_played_for(sites: Sites):
    name, other = await left_with_a_clock(sites)
    async with asyncio.timeout(20):
        while len((await other.store.load(name))[1]) < 3:  # noqa: ASYNC110
            await asyncio.sleep(0.1)
    assert {"1", "2"} <= {line.actor for line in (await other.store.load(name))[1]}


async def test_who_was_at_a_node_that_was_killed_is_absent(sites: Sites):
    first, _ = await meet(sites, Terms(takeover=60))
    await kill(sites[1])
    await until(lambda: first.presence.seats == {0})
    assert [seat.here for seat in (await seen(first, ANA)).seats] == [True, False]
    alarm = first.presence.alarm()
    assert alarm is not None
    assert 50 < alarm <= 60, "the time until a bot plays for them begins now"


async def test_an_absence_is_as_long_at_all_nodes(sites: Sites):
    first, second = await meet(sites, Terms(takeover=60))
    third = Rights("rui")
    second.go(third)
    await until(lambda: first.presence.seats == second.presence.seats == {0} and same(first, second))
    assert first.presence._gone == second.presence._gone


async def test_what_was_open_when_all_nodes_were_away_starts_again(sites: Sites):
    first, second = await meet(sites, Terms(clock=Clock(kind="move", seconds=600)))
    await until(lambda: first.shared.state.turns.keys() == BOTH and same(first, second))
    before = first.shared.turns()
    assert before
    members: Any = first.shared.nodes
    members.up_since = members.seconds()  # as after a time without any node
    assert first.shared.turns() == {}
    assert DOWNTIME > 1


async def test_a_node_without_its_store_drives_nothing(sites: Sites, monkeypatch: pytest.MonkeyPatch):
    first, second = await at_both(sites, WITH_BOT)

    async def away(node: str) -> Any:
        raise StoreAway

    with monkeypatch.context() as cut:
        cut.setattr(sites[0].node._shared, "beat", away)
        await until(lambda: "one" not in sites[0].node.members.alive)
        await until(lambda: second.shared.drives)
    await until(lambda: sites[0].node.members.alive == {"one", "two"})
    assert (first.shared.drives, second.shared.drives) == (False, True)


async def test_a_person_who_sits_at_both_nodes_is_here_once(sites: Sites):
    first, second = await meet(sites)
    second.come(ANA)
    await until(lambda: same(first, second) and not second.shared._own)
    first.go(ANA)
    await until(lambda: same(first, second) and not first.shared._own)
    assert first.presence.seats == second.presence.seats == BOTH
