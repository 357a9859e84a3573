"""Who is alive, and what time it is: by what stands in the database, whatever clocks a node has."""

from typing import Any

import pytest

from ludoteka.cluster import membership
from ludoteka.cluster.bus import NoBus
from ludoteka.cluster.membership import FORGOTTEN, MISSED, Membership
from ludoteka.store import open_store
from ludoteka.store.engines import Place
from ludoteka.store.shared import DOWNTIME, Beat, Sign, SqlSharedStore
from tests.store.conftest import place  # noqa: F401
from tests.table.test_people import Watch

OLD = MISSED + 1.0


class Beats:
    """A database whose beats the test writes."""

    def __init__(self, watch: Watch) -> None:
        self.watch = watch
        self.delay = 0.0
        self.signs: dict[str, Sign] = {}

    async def beat(self, node: str) -> Beat:
        self.watch.now += self.delay
        now = 5000.0 + self.watch.now  # the answer comes at once, the question was slow
        mine = self.signs.get(node, Sign(-1, 0.0))
        self.signs[node] = Sign(mine.beat + 1, 0.0)
        return Beat(now, 0.0, dict(self.signs))


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def beats(watch: Watch) -> Beats:
    return Beats(watch)


@pytest.fixture
def member(beats: Any, watch: Watch) -> Membership:
    return Membership("b", beats, beats, NoBus(), watch)


async def test_a_node_is_alive_while_it_beats(member: Membership, beats: Beats):
    beats.signs["a"] = Sign(7, 0.1)
    assert await member.beat()
    assert member.alive == {"a", "b"}
    for _ in range(MISSED - 1):
        assert not await member.beat()
    beats.signs["a"] = Sign(8, 0.1)
    for _ in range(MISSED):
        assert member.alive == {"a", "b"}
        await member.beat()
    assert await member.beat() or member.alive == {"b"}
    assert member.alive == {"b"}
    beats.signs["a"] = Sign(9, 0.1)
    assert await member.beat()
    assert member.alive == {"a", "b"}


async def test_a_node_that_was_dead_before_we_came_is_dead_at_once(member: Membership, beats: Beats):
    beats.signs["a"] = Sign(7, OLD)
    assert not await member.beat()
    assert member.alive == {"b"}


async def test_one_node_leads(member: Membership, beats: Beats):
    await member.beat()
    assert member.leads
    beats.signs["a"] = Sign(7, 0.1)
    await member.beat()
    assert not member.leads


async def test_a_node_that_cannot_beat_takes_itself_for_dead_as_others_do(member: Membership, watch: Watch):
    await member.beat()
    watch.now += MISSED * membership.INTERVAL - 0.01
    assert not member.miss()
    watch.now += 0.01
    assert member.miss()
    assert member.alive == frozenset()
    assert not member.miss(), "that is not new"
    assert await member.beat()
    assert member.alive == {"b"}


async def test_dead_nodes_are_forgotten_after_a_while(member: Membership, beats: Beats):
    beats.signs["a"] = Sign(7, OLD)
    await member.beat()
    for _ in range(FORGOTTEN - MISSED):
        assert not member.forgotten()
        await member.beat()
    assert member.forgotten() == {"a"}


async def test_the_time_is_the_databases_by_the_quickest_answer(member: Membership, beats: Beats, watch: Watch):
    beats.delay = 2.0
    await member.beat()
    beats.delay = 0.0
    await member.beat()
    assert member.seconds() == 5000.0 + watch.now
    beats.delay = 3.0
    await member.beat()
    assert member.seconds() == 5000.0 + watch.now
    watch.now += 10
    assert member.seconds() == 5000.0 + watch.now


@pytest.fixture
async def shared(place: Place):  # noqa: F811
    store = await open_store(place)
    yield SqlSharedStore(store)
    await store.close()


async def test_beats_are_counted_and_bring_the_time(shared: SqlSharedStore):
    first = await shared.beat("a")
    second = await shared.beat("a")
    other = await shared.beat("b")
    assert first.now <= second.now <= other.now
    assert (first.signs["a"].beat, second.signs["a"].beat, other.signs["b"].beat) == (0, 1, 0)
    assert other.signs.keys() == {"a", "b"}
    assert all(sign.age < DOWNTIME for sign in other.signs.values())
    await shared.leave(["a"])
    assert (await shared.beat("b")).signs.keys() == {"b"}


async def test_a_time_without_any_beat_is_noted(shared: SqlSharedStore, monkeypatch: pytest.MonkeyPatch):
    first = await shared.beat("a")
    assert abs(first.up_since - first.now) < 1
    assert (await shared.beat("a")).up_since == first.up_since
    monkeypatch.setattr("ludoteka.store.shared.DOWNTIME", -1.0)
    assert (await shared.beat("a")).up_since > first.up_since


async def test_the_first_secret_is_that_of_all(shared: SqlSharedStore):
    assert await shared.secret(b"1" * 32) == b"1" * 32
    assert await shared.secret(b"2" * 32) == b"1" * 32
