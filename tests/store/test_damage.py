"""A database that a bad disk has damaged: it is noticed, the lost games are named, and the others go on."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from ludoteka.core.errors import Refused
from ludoteka.store import open_store
from ludoteka.store.sql import SqlStore

from .damage import damage
from .test_store import LINES, TABLE

NAMES = [f"table-number-{n:04}" for n in range(60)]
LOG = LINES[:2] * 40


async def filled(folder: Path) -> None:
    store = await open_store(folder)
    for name in NAMES:
        await store.create(replace(TABLE, id=name))
        await store.append(name, 0, LOG)
    await store.close()


async def opens(store: SqlStore, name: str) -> bool:
    try:
        assert (await store.load(name))[1] == LOG
    except Refused as why:
        assert (why.code, why.place) == ("table-damaged", name)
        return False
    return True


async def test_a_sound_database_is_called_sound(tmp_path: Path):
    await filled(tmp_path)
    store = await open_store(tmp_path)
    await store.examine()
    assert (store.sound, store.damaged) == (True, frozenset())
    await store.close()


@pytest.mark.parametrize("victim", [NAMES[7], NAMES[30], NAMES[59]])
async def test_which_games_are_damaged_is_known_from_the_start(tmp_path: Path, victim: str):
    await filled(tmp_path)
    damage(tmp_path, victim)
    store = await open_store(tmp_path)
    await store.examine()
    assert not store.sound
    assert store.damaged == {name for name in NAMES if not await opens(store, name)}
    assert victim in store.damaged
    assert len(store.damaged) < len(NAMES) / 2
    sound = next(name for name in NAMES if name not in store.damaged)
    await store.append(sound, len(LOG), LINES[:1])
    assert (await store.load(sound))[1] == LOG + LINES[:1]
    await store.close()
