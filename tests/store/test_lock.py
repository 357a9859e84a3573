"""One server for one folder."""

import os
from pathlib import Path

import pytest

from ludoteka.core.errors import Refused
from ludoteka.store.backup import back_up, restore
from ludoteka.store.lock import locked
from ludoteka.store.sql import open_store


def test_a_folder_is_one_servers_at_a_time(tmp_path: Path):
    with locked(tmp_path):
        with pytest.raises(Refused, match="data-in-use") as refused, locked(tmp_path):
            pass
        assert refused.value.place == str(tmp_path)
        assert refused.value.facts["process"] == str(os.getpid())
    with locked(tmp_path):
        pass


async def test_nothing_is_restored_into_a_folder_that_a_server_has(tmp_path: Path):
    folder, file = tmp_path / "data", tmp_path / "backup.tar"
    folder.mkdir()
    await (await open_store(folder)).close()
    back_up(folder, file)
    with locked(folder), pytest.raises(Refused, match="restore-running"):
        restore(file, folder, replace=True)
    with locked(folder):
        back_up(folder, file)  # a backup is taken while people play
