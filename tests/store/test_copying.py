"""`ludoteka copy`: all games from a folder to PostgreSQL, and back."""

import asyncio
import re
import sys
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import URL
from typer.testing import CliRunner

from ludoteka.cli import app
from ludoteka.core.errors import Refused
from ludoteka.store import copying, open_store
from ludoteka.store.copying import Copied, copy, digest
from ludoteka.store.engines import Place
from ludoteka.store.folder import SECRET
from ludoteka.store.lock import locked
from ludoteka.store.profiles import SqlProfiles
from ludoteka.table.profiles import Profile, Sitting
from ludoteka.table.storage import LogLine, TableMeta
from tools.postgresql import Cluster

from .test_store import LINES, TABLE, THEN

runner = CliRunner()
NAMES = ["abc", "Abd", "_a-b", "Zoë", "0"]  # no two databases sort these alike
NOT_OPENED = "The store postgresql://127.0.0.1:1/games cannot be opened: "


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """With games of different lengths, one of them without an entry."""
    (made := tmp_path / "house").mkdir()
    asyncio.run(fill(made))
    return made


@pytest.fixture(autouse=True)
def _small_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that it takes several, and the last is not full."""
    monkeypatch.setattr(copying, "TOGETHER", 2)
    monkeypatch.setattr(copying, "ROWS", 3)


async def fill(place: Place) -> None:
    store = await open_store(place)
    for n, name in enumerate(NAMES):
        await store.create(replace(TABLE, id=name, meta=TableMeta(host="Łukasz\0"), deal=f"duplicate:{n}"))
        if n:
            await store.append(name, 0, [*LINES, *[LogLine("1", "\N{SNOWMAN}", 0, THEN, 2**33)] * n])
    profiles = SqlProfiles(store)
    await profiles.create(Profile("ana", "Łucja", THEN), "key")
    await profiles.attach("ana", [Sitting(name, "p") for name in NAMES])
    await store.close()


async def digest_of(place: Place) -> str:
    store = await open_store(place)
    async with store.engines.reading.connect() as connection:
        found = await digest(connection)
    await store.close()
    return found


async def change(place: Place, name: str) -> None:
    store = await open_store(place)
    await store.append(name, 90, LINES)
    await store.close()


def shown(url: URL) -> str:
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


def test_there_and_back_everything_is_the_same(folder: Path, tmp_path: Path, cluster: Cluster):
    url, back = cluster.new_database(), tmp_path / "back"
    (folder / SECRET).write_bytes(b"s" * 32)
    there = runner.invoke(app, ["copy", str(folder), shown(url)])
    name = f"postgresql://{url.query['host']}/{url.database}"
    assert there.output == (
        f"5 tables with 22 log entries copied to {name}. Both sides were read again and are equal.\n"
    )
    assert runner.invoke(app, ["copy", shown(url), str(back)]).exit_code == 0
    assert (back / SECRET).read_bytes() == b"s" * 32, "everybody's links work there, too"
    assert (back / SECRET).stat().st_mode & 0o777 == 0o600
    digests = {asyncio.run(digest_of(place)) for place in (folder, url, back)}
    assert len(digests) == 1

    async def read() -> list[Any]:
        stores = [await open_store(place) for place in (folder, url, back)]
        found = [[await store.load(table) for table in NAMES] for store in stores]
        for store in stores:
            await store.close()
        return found

    first, second, third = asyncio.run(read())
    assert first == second == third
    asyncio.run(change(back, "abc"))
    assert asyncio.run(digest_of(back)) not in digests


async def test_nothing_is_put_where_games_are(tmp_path: Path, place: Place):
    await fill(tmp_path)
    other = tmp_path / "other"
    other.mkdir()
    target = other if isinstance(place, Path) else place
    assert await copy(tmp_path, target) == Copied(5, 22)
    before = await digest_of(target)
    with pytest.raises(Refused, match="copy-there"):
        await copy(tmp_path, target)
    assert await digest_of(target) == before


async def test_what_differs_when_it_is_read_back_is_not_there(
    tmp_path: Path, place: Place, monkeypatch: pytest.MonkeyPatch
):
    await fill(tmp_path)
    (tmp_path / "other").mkdir()
    target = tmp_path / "other" if isinstance(place, Path) else place
    write = copying._write

    async def lose(connection: Any, table: Any, rows: Any) -> None:
        await write(connection, table, rows[:-1] if table.name == "entries" else rows)

    with monkeypatch.context() as broken:
        broken.setattr(copying, "_write", lose)
        with pytest.raises(Refused, match="copy-differs"):
            await copy(tmp_path, target)
    assert await copy(tmp_path, target) == Copied(5, 22)  # there was nothing in its way


def test_a_folder_that_a_server_has_is_neither_source_nor_target(folder: Path, tmp_path: Path):
    other = tmp_path / "other"
    for busy in (folder, other):
        busy.mkdir(exist_ok=True)
        with locked(busy):
            refused = runner.invoke(app, ["copy", str(folder), str(other)])
        assert (refused.exit_code, "A server is running" in refused.output) == (2, True)
    assert runner.invoke(app, ["copy", str(folder), str(other)]).exit_code == 0


@pytest.mark.parametrize(
    ("language", "nothing", "copied", "elsewhere"),
    [
        ("en", "no games here to copy", "copied to", "pg_dump"),
        ("pl", "Nie ma tu gier do skopiowania", "Skopiowano 5 stołów i 22 wpisy dziennika", "pg_dump"),
        ("pt", "não há jogos para copiar", "5 mesas com 22 entradas", "pg_dump"),
    ],
)
def test_it_prints_every_language(folder: Path, tmp_path: Path, monkeypatch: Any, language, nothing, copied, elsewhere):
    missing = runner.invoke(app, ["copy", str(tmp_path / "x"), str(tmp_path / "y"), "--language", language])
    assert (missing.exit_code, nothing in missing.output) == (2, True)
    assert not (tmp_path / "x").exists()
    assert not (tmp_path / "y").exists()
    assert copied in runner.invoke(app, ["copy", str(folder), str(tmp_path / "y"), "--language", language]).output
    monkeypatch.setenv("LUDOTEKA_STORE", "postgresql://ana:open-sesame@db.example.org/games")
    for command in ("backup", "restore"):
        refused = runner.invoke(app, [command, str(tmp_path / "b.tar"), "--language", language])
        assert (refused.exit_code, elsewhere in refused.output) == (2, True)
        assert refused.output.startswith("postgresql://db.example.org/games: ")


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("postgresql://ana:open-sesame@127.0.0.1:1/games", f"{NOT_OPENED}connection failed: .*refused.$"),
        ("postgresql://ana:open-sesame", "A store is written like this"),
        ("postgresql://127.0.0.1:1/games?password=open-sesame&what=this", f"{NOT_OPENED}invalid .*"),
        ("postgresql://127.0.0.1:1/games?sslmode=open-sesame&password=open-sesame", f"{NOT_OPENED}.*[*]{{3}}"),
        ("mysql://ana:open-sesame@127.0.0.1/games", "A store is written like this"),
    ],
)
@pytest.mark.parametrize("way", ["copy", "serve", "variable"])
def test_a_store_that_is_not_there_is_a_sentence_without_the_password(
    folder: Path, cluster: Cluster, monkeypatch: Any, url: str, sentence: str, way: str
):
    if way == "variable":
        monkeypatch.setenv("LUDOTEKA_STORE", url)
    option = ["--store", url] if way == "serve" else []
    serve = ["serve", "--port", "0", "--no-browser", "--data", str(folder), *option]
    result = runner.invoke(app, ["copy", str(folder), url] if way == "copy" else serve)
    assert result.exit_code == 2
    assert re.match(sentence, result.output), result.output
    assert "open-sesame" not in result.output
    assert len(result.output.splitlines()) == 1


def test_without_the_driver_a_sentence_names_what_to_install(folder: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "psycopg", None)
    result = runner.invoke(app, ["copy", str(folder), "postgresql://127.0.0.1:1/games"])
    assert (result.exit_code, "pip install ludoteka[postgresql]" in result.output) == (2, True), result.output
