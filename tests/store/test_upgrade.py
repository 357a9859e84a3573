"""Games that an earlier version has written open in this one; and can be brought back to that version."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from alembic import command
from sqlalchemy import Connection, MetaData, select, text

from ludoteka.core.chance import commitment
from ludoteka.core.match import Match, Seat, Setting
from ludoteka.games import GAMES
from ludoteka.store import open_store
from ludoteka.store.engines import Place, connect_to
from ludoteka.store.migrate import configuration
from ludoteka.store.profiles import SqlProfiles
from ludoteka.store.shared import SqlSharedStore
from ludoteka.table.live_state import LiveState
from ludoteka.table.profiles import Profile, Sitting
from ludoteka.table.registry import TableRegistry
from ludoteka.table.rights import Rights
from ludoteka.table.wire import TableView
from tools.postgresql import Cluster

SEED = bytes(range(32))
THEN = "2025-01-01T00:00:00.000+00:00"


@contextmanager
def connected(place: Place) -> Iterator[Connection]:
    engine = connect_to(place).writing
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def write_as_of(place: Place, revision: str) -> None:
    """A database of that version, with a game in the middle and a finished one."""
    with connected(place) as connection:
        command.upgrade(configuration(connection), revision)
        for name, stop in (("going", 4), ("over", None)):
            write_game(connection, name, stop)


def everything(place: Place) -> dict[str, list[dict[str, object]]]:
    """What is in the database, whatever its version."""
    found = MetaData()
    with connected(place) as connection:
        found.reflect(connection)
        tables = {table.name: connection.execute(select(table)).mappings() for table in found.sorted_tables}
        return {name: sorted((dict(row) for row in rows), key=repr) for name, rows in tables.items()}


def games(found: dict[str, list[dict[str, object]]]) -> dict[str, list[dict[str, object]]]:
    """Without what a server writes by itself: the row to try the disk with, and who is alive at a table."""
    return {name: rows for name, rows in found.items() if name not in ("pulse", "live")}


def write_game(database: Connection, name: str, stop: int | None) -> None:
    game = GAMES["goofspiel"]
    setting = Setting(
        game, game.presets["classic"], (Seat("human", "Ana"), Seat("bot:casual", "Bo")), "", commitment(SEED)
    )
    match = Match(setting)
    while not match.over and (stop is None or len(match.log) < stop):
        actor = match.to_act()[0]
        if actor < 2:
            match.submit(actor, match.legal(actor)[0])
        else:
            match.draw(SEED)
    seat_row = json.dumps([{"kind": seat.kind, "name": seat.name} for seat in setting.seats])
    row = (name, game.name, game.rules_version, setting.options.write(), seat_row, "", SEED, setting.commit, THEN, THEN)
    columns = ("id", "game", "rules", "options", "seats", "components", "seed", "commitment", "created", "changed")
    insert(database, "tables", dict(zip(columns, row, strict=True)))
    actors, entry_columns = {0: "1", 1: "2"}, ("table_id", "n", "actor", "action", "undone", "at")
    for n, (entry, notation) in enumerate(match.texts()):
        line = (name, n, actors.get(entry.actor, "0"), notation, 0, THEN)
        insert(database, "entries", dict(zip(entry_columns, line, strict=True)))


def insert(database: Connection, table: str, row: dict[str, object]) -> None:
    """As that version did, whatever the schema is today."""
    values = ", ".join(f":{name}" for name in row)
    database.execute(text(f"INSERT INTO {table} ({', '.join(row)}) VALUES ({values})"), row)


async def test_games_of_the_first_version_go_on(place: Place):
    write_as_of(place, "0001")
    store = await open_store(place)
    registry = TableRegistry(store, lambda table: None)
    ana = Rights(seats=frozenset({0}))  # as in the tokens of that version
    going = await registry.open("going")
    view = await going.look(ana, 0)
    assert isinstance(view, TableView)
    assert view.around.host
    assert [seat.name for seat in view.seats] == ["Ana", "Bo"]
    await going.move(0, view.decisions["0"], view.scene.targets[0].action)
    over = await registry.open("over")
    while registry._tasks:
        await asyncio.wait(registry._tasks.values())  # it lets the others go on, even if all are done
    assert (await over.info()).over
    assert "reveal " + SEED.hex() in await over.postgame.record()
    assert (await store.load("over"))[0].stage == "over"
    assert (await store.load("over"))[0].meta.scores == (await over.info()).scores
    follower = await registry.open(await registry.rematch(over, rotate=False))
    assert follower.row.seats[0].person == follower.row.meta.host != ""
    await registry.close()
    await store.close()


async def test_what_was_stored_is_all_there_after_the_upgrade(place: Place):
    write_as_of(place, "0001")
    store = await open_store(place)
    row, lines = await store.load("going")
    assert (row.seed, row.commit, row.stage, row.revision) == (SEED, commitment(SEED), "playing", 0)
    assert [line.actor for line in lines] == ["0", "1", "2", "0"]
    assert all(line.spent == 0 and line.at == THEN for line in lines)
    await store.close()


@pytest.mark.parametrize("revision", ["0001", "0002", "0003", "0004"])
async def test_what_an_earlier_version_knows_survives_the_way_up_and_down(place: Place, revision: str):
    write_as_of(place, revision)
    before = everything(place)
    assert [len(before[name]) for name in ("tables", "entries")] == [2, 4 + 39]
    store = await open_store(place)
    assert await store.writable()
    await SqlSharedStore(store).save_live("going", 1, LiveState(driver="one"), listed=True)
    profiles = SqlProfiles(store)
    await profiles.create(Profile("ana", "Ana", THEN), "key")
    await profiles.attach("ana", [Sitting("going", "p")])
    await profiles.offer("ana", "code", THEN)
    await store.close()
    assert everything(place) != before
    with connected(place) as connection:
        command.downgrade(configuration(connection), revision)
    assert games(everything(place)) == games(before)
    await (await open_store(place)).close()  # and up again


async def test_down_to_nothing_and_up_again(place: Place):
    write_as_of(place, "0001")
    await (await open_store(place)).close()
    with connected(place) as connection:
        command.downgrade(configuration(connection), "base")
    assert everything(place) == {"alembic_version": []}
    await (await open_store(place)).close()


async def test_of_servers_that_start_at_once_one_migrates(cluster: Cluster):
    url = cluster.new_database()
    write_as_of(url, "0001")
    stores = await asyncio.gather(*(open_store(url) for _ in range(5)))
    for store in stores:
        assert (await store.load("going"))[0].stage == "playing"
        await store.close()
