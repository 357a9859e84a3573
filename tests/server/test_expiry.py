"""`ludoteka serve --keep DAYS`: what nobody has touched for so long goes by itself."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from ludoteka.cli.commands.serve import KEEP
from ludoteka.store.engines import FILE

from .conftest import PATIENCE, Place


@pytest.fixture
def aged(tmp_path: Path, client_folder: Path, serve: Any) -> dict[str, str]:
    """A table of a month ago and one of today, with the keys to them."""
    with serve(tmp_path, client_folder) as place:
        keys = dict(place.create("human") for _ in range(2))
    with closing(sqlite3.connect(tmp_path / FILE)) as database, database:
        database.execute("UPDATE tables SET changed = '2024-01-01T00:00:00.000+00:00' WHERE id = ?", [min(keys)])
    return keys


def statuses(place: Place, keys: dict[str, str]) -> Iterator[list[int]]:
    """What their hosts are answered, again and again."""
    while True:
        yield [
            place.http.get(f"/api/tables/{table}", headers={"Authorization": f"Bearer {keys[table]}"}).status_code
            for table in sorted(keys)
        ]


def test_a_table_that_is_too_old_is_removed(tmp_path: Path, client_folder: Path, serve: Any, aged: dict[str, str]):
    last = time.monotonic() + PATIENCE
    with serve(tmp_path, client_folder, keep=30) as place:
        for found in statuses(place, aged):
            if found[0] == 404 or time.monotonic() > last:
                break
        assert found == [404, 200]


def test_with_keep_0_nothing_is_removed(tmp_path: Path, client_folder: Path, serve: Any, aged: dict[str, str]):
    with serve(tmp_path, client_folder, keep=0) as place:
        assert next(statuses(place, aged)) == [200, 200]


def test_how_long_games_are_stored_is_documented():
    text = (Path(__file__).parents[2] / "docs" / "operations.md").read_text()
    assert f"--keep DAYS` (usually {KEEP})" in text
