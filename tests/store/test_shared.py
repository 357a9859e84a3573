"""What nodes share besides the games, on each database."""

from collections.abc import AsyncIterator

import pytest
from msgspec.structs import replace

from ludoteka.core.errors import Refused
from ludoteka.store import SqlStore, open_store
from ludoteka.store.engines import Place
from ludoteka.store.shared import SqlSharedStore
from ludoteka.table.clocks import OpenTurn
from ludoteka.table.live_state import LiveState, Pace, Sockets, Spoken, Swaps, UndoRequest
from ludoteka.table.nodes import Head
from ludoteka.table.storage import Conflict
from ludoteka.table.wire import TalkLine

from .test_store import LINES, TABLE

FULL = LiveState(
    here={"one": (Sockets("ana", (0, 2), 3), Sockets("", (), 1))},
    absent={1: 1794940812.25},
    talk=(Spoken("ana", "7", TalkLine(seat=0, name="Ana", phrase="", text="ęã", at="then")),),
    undo=UndoRequest(1, 4, 9, frozenset({"ana"})),
    swaps=Swaps(3, {0: 1}),
    pace=Pace(0.5, by_hand=True),
    driver="one",
    epoch=4,
    turns={1: OpenTurn(4, 2, 1794940800.125, 77)},
    due=1794940900.5,
)
NOTHING = Head(0, 0, 0)


@pytest.fixture
async def store(place: Place) -> AsyncIterator[SqlStore]:
    opened = await open_store(place)
    for name in ("abc", "def"):
        await opened.create(replace(TABLE, id=name))
    yield opened
    await opened.close()


@pytest.fixture
def shared(store: SqlStore) -> SqlSharedStore:
    return SqlSharedStore(store)


async def test_a_state_comes_back_as_it_was(shared: SqlSharedStore):
    assert await shared.load_live("abc") == (0, LiveState())
    await shared.save_live("abc", 1, FULL, listed=False)
    assert await shared.load_live("abc") == (1, FULL)
    assert await shared.load_live("def") == (0, LiveState())


async def test_of_two_who_write_the_same_version_one_has_a_conflict(shared: SqlSharedStore):
    await shared.save_live("abc", 1, FULL, listed=False)
    with pytest.raises(Conflict):
        await shared.save_live("abc", 1, LiveState(), listed=False)
    await shared.save_live("abc", 2, LiveState(epoch=5), listed=False)
    for version in (2, 4):
        with pytest.raises(Conflict):
            await shared.save_live("abc", version, FULL, listed=False)
    assert await shared.load_live("abc") == (2, LiveState(epoch=5))
    with pytest.raises(Refused, match="table-unknown"):
        await shared.save_live("nowhere", 1, FULL, listed=False)


async def test_news_are_what_somebody_lacks(store: SqlStore, shared: SqlSharedStore):
    assert await shared.news("abc", NOTHING) == (None, [], None)
    await store.append("abc", 0, LINES)
    row, lines, live = await shared.news("abc", Head(1, 0, 0))
    assert (row, lines, live) == (None, LINES[1:], None)
    await store.amend(replace(TABLE, id="abc", stage="over"))
    await shared.save_live("abc", 1, FULL, listed=False)
    row, lines, live = await shared.news("abc", Head(len(LINES), 0, 0))
    assert row == replace(TABLE, id="abc", stage="over", revision=1)
    assert (lines, live) == ([], (1, FULL))
    assert await shared.news("abc", Head(len(LINES), 1, 1)) == (None, [], None)
    with pytest.raises(Refused, match="table-unknown"):
        await shared.news("nowhere", NOTHING)


async def test_heads_are_how_far_tables_are(store: SqlStore, shared: SqlSharedStore, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("ludoteka.store.shared.TOGETHER", 2)
    await store.append("abc", 0, LINES)
    await shared.save_live("def", 1, FULL, listed=False)
    known = {"abc": Head(len(LINES), 0, 0), "def": Head(0, 0, 1)}
    assert await shared.heads(["abc", "nowhere", "def"]) == known
    assert await shared.heads([]) == {}


async def test_what_is_due_is_for_nodes_that_may_drive_it(shared: SqlSharedStore):
    await shared.save_live("abc", 1, replace(FULL, due=1.0), listed=False)
    await shared.save_live("def", 1, replace(FULL, due=4e9, driver=""), listed=False)
    assert await shared.due({"two"}) == ["abc"]
    assert await shared.due({"one"}) == []
    await shared.save_live("abc", 2, replace(FULL, due=1.0, driver=""), listed=False)
    assert await shared.due({"one"}) == ["abc"]
    await shared.save_live("abc", 3, replace(FULL, due=None), listed=False)
    assert await shared.due(()) == []


async def test_listed_are_tables_that_are_not_over(store: SqlStore, shared: SqlSharedStore):
    await shared.save_live("abc", 1, FULL, listed=True)
    await shared.save_live("def", 1, FULL, listed=False)
    assert [(listed.row.id, listed.state) for listed in await shared.listed()] == [("abc", FULL)]
    await store.amend(replace(TABLE, id="abc", stage="over"))
    assert await shared.listed() == []


async def test_what_is_shared_at_a_table_goes_with_it(store: SqlStore, shared: SqlSharedStore):
    await shared.save_live("abc", 1, FULL, listed=True)
    await store.delete("abc")
    assert await shared.load_live("abc") == (0, LiveState())


async def test_a_state_is_forgotten_unless_somebody_is_there_or_a_clock_runs(shared: SqlSharedStore):
    await shared.save_live("abc", 1, FULL, listed=False)
    assert await shared.forget_live(-1.0, frozenset()) == 0, "a clock runs"
    await shared.save_live("abc", 2, replace(FULL, due=None), listed=False)
    assert await shared.forget_live(3600.0, frozenset()) == 0, "it is not long ago"
    assert await shared.forget_live(-1.0, frozenset({"one"})) == 0, "somebody is there"
    assert await shared.forget_live(-1.0, frozenset({"two"})) == 1
    assert await shared.load_live("abc") == (0, LiveState())


async def test_a_state_of_a_later_version_is_as_good_as_none(store: SqlStore, shared: SqlSharedStore):
    await shared.save_live("abc", 1, FULL, listed=False)
    async with store.engines.general.begin() as connection:
        await connection.exec_driver_sql("""UPDATE live SET state = '{"talk": 7}'""")
    assert await shared.load_live("abc") == (1, LiveState())


async def test_a_question_is_answered_although_the_connection_was_lost_meanwhile(
    store: SqlStore, shared: SqlSharedStore
):
    await shared.save_live("abc", 1, FULL, listed=False)
    assert await shared.load_live("abc") == (1, FULL)  # by a connection that is kept
    if not store.engines.is_sqlite:
        others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
        async with store.engines.general.connect() as connection:
            await connection.exec_driver_sql(f"{others} AND pid <> pg_backend_pid()")
    assert await shared.load_live("abc") == (1, FULL)
