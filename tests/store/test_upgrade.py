"""Games that an earlier version has written open in this one."""

import json
import sqlite3
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

from ludoteka.core.chance import commitment
from ludoteka.core.match import Match, Seat, Setting
from ludoteka.games import GAMES
from ludoteka.store import open_store
from ludoteka.store.migrate import SCRIPTS
from ludoteka.store.sql import FILE
from ludoteka.table.registry import TableRegistry
from ludoteka.table.rights import Rights
from ludoteka.table.wire import TableView

SEED = bytes(range(32))
THEN = "2025-01-01T00:00:00.000+00:00"


def write_as_of(folder: Path, revision: str) -> None:
    """A database of that version, with a game in the middle and a finished one."""
    engine = create_engine(f"sqlite:///{folder / FILE}")
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(SCRIPTS))
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
    engine.dispose()
    with sqlite3.connect(folder / FILE) as database:
        for name, stop in (("going", 4), ("over", None)):
            write_game(database, name, stop)
    database.close()


def write_game(database: sqlite3.Connection, name: str, stop: int | None) -> None:
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
    columns = "id, game, rules, options, seats, components, seed, commitment, created, changed"
    database.execute(f"INSERT INTO tables ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
    actors = {0: "1", 1: "2"}
    entries = [(name, n, actors.get(e.actor, "0"), text, 0, THEN) for n, (e, text) in enumerate(match.texts())]
    database.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)", entries)


async def test_games_of_the_first_version_go_on(tmp_path: Path):
    write_as_of(tmp_path, "0001")
    store = await open_store(tmp_path)
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
        await next(iter(registry._tasks.values()))
    assert (await over.info()).over
    assert "reveal " + SEED.hex() in await over.postgame.record()
    assert (await store.load("over"))[0].stage == "over"
    assert (await store.load("over"))[0].meta.scores == (await over.info()).scores
    follower = await registry.open(await registry.rematch(over, rotate=False))
    assert follower.row.seats[0].person == follower.row.meta.host != ""
    await registry.close()
    await store.close()


async def test_what_was_stored_is_all_there_after_the_upgrade(tmp_path: Path):
    write_as_of(tmp_path, "0001")
    store = await open_store(tmp_path)
    row, lines = await store.load("going")
    assert (row.seed, row.commit, row.stage, row.revision) == (SEED, commitment(SEED), "playing", 0)
    assert [line.actor for line in lines] == ["0", "1", "2", "0"]
    assert all(line.spent == 0 and line.at == THEN for line in lines)
    await store.close()
