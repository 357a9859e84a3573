"""The laws of the store hold for each database."""

from pathlib import Path

import pytest

from ludoteka.store.engines import Place


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Where a store is to be: a folder, or a database that is still empty."""
    if request.param == "sqlite":
        return tmp_path
    url: Place = request.getfixturevalue("cluster").new_database()
    return url
