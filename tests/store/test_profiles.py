"""Profiles are stored alike in each database."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from msgspec.structs import replace

from ludoteka.store import open_store
from ludoteka.store.engines import Place
from ludoteka.store.profiles import SqlProfiles
from ludoteka.store.sql import SqlStore
from ludoteka.table.profiles import Profile, Sitting

from .test_store import TABLE, THEN

ANA = Profile("ana", "Ana", THEN)
RUI = Profile("rui", "", THEN)
LATER = "2030-01-01T00:00:00.000+00:00"


@pytest.fixture
async def store(place: Place) -> AsyncIterator[SqlStore]:
    opened = await open_store(place)
    for name in ("one", "two"):
        await opened.create(replace(TABLE, id=name))
    yield opened
    await opened.close()


async def listed(profiles: SqlProfiles, profile: str) -> set[Sitting]:
    return {Sitting(own.row.id, own.person) for own in await profiles.tables(profile)}


async def test_a_profile_is_found_by_its_key_and_made_once(store: SqlStore):
    profiles = SqlProfiles(store)
    await asyncio.gather(*(profiles.create(ANA._replace(id=f"ana {n}"), "key") for n in range(3)))
    found = await profiles.find("key")
    assert found is not None
    assert (found.name, found.devices) == ("Ana", 1)
    await profiles.rename(found.id, "Łucja")
    assert await profiles.find("key") == found._replace(name="Łucja")
    assert await profiles.find("another") is None


async def test_a_table_is_attached_once_although_asked_for_at_the_same_time(store: SqlStore):
    profiles = SqlProfiles(store)
    await profiles.create(ANA, "1")
    everyone = [profiles.attach(ANA.id, [Sitting("one", "p"), Sitting("two", "p")]) for _ in range(6)]
    await asyncio.gather(*(profiles.find("1") for _ in everyone))  # so that all have their connections
    assert set(await asyncio.gather(*everyone)) == {frozenset({"one", "two"})}
    assert await profiles.count(ANA.id) == 2


async def test_tables_are_attached_once_and_go_with_their_table(store: SqlStore):
    profiles = SqlProfiles(store)
    await profiles.create(ANA, "key")
    mine = [Sitting("one", "p"), Sitting("two", "q"), Sitting("gone", "r")]
    assert await profiles.attach("ana", mine) == {"one", "two"}
    assert await profiles.attach("ana", mine[:1]) == {"one"}
    assert await profiles.count("ana") == 2
    await store.delete("one")
    assert await listed(profiles, "ana") == {Sitting("two", "q")}
    assert await profiles.persons("ana", ["one", "two"]) == [Sitting("two", "q")]
    await profiles.detach("ana", "two")
    assert await listed(profiles, "ana") == set()


async def test_of_two_devices_with_one_code_one_joins(store: SqlStore):
    profiles = SqlProfiles(store)
    await profiles.create(ANA, "key")
    await profiles.offer("ana", "void", LATER)
    await profiles.offer("ana", "code", LATER)
    assert await profiles.redeem("void", THEN, "phone", THEN) is None
    assert await profiles.owner_of_code("code", LATER) is None, "too late"
    joined = await asyncio.gather(*(profiles.redeem("code", THEN, key, THEN) for key in ("phone", "tablet")))
    assert sorted(one is None for one in joined) == [False, True]
    found = await profiles.find("key")
    assert found is not None
    assert found.devices == 2


async def test_a_device_that_joins_brings_its_games_and_its_name(store: SqlStore):
    profiles = SqlProfiles(store)
    await profiles.create(RUI, "key")
    await profiles.create(ANA, "phone")
    await profiles.attach("rui", [Sitting("one", "p")])
    await profiles.attach("ana", [Sitting("one", "p"), Sitting("two", "q")])
    await profiles.offer("rui", "code", LATER)
    assert await profiles.redeem("code", THEN, "phone", THEN) == RUI._replace(name="Ana", devices=2)
    assert await listed(profiles, "rui") == {Sitting("one", "p"), Sitting("two", "q")}


async def test_a_deleted_profile_leaves_nothing_and_empty_ones_expire(store: SqlStore):
    profiles = SqlProfiles(store)
    await profiles.create(ANA, "key")
    await profiles.create(RUI, "other")
    await profiles.attach("ana", [Sitting("one", "p")])
    assert await profiles.expire(LATER) == 1
    assert await profiles.find("other") is None
    await profiles.offer("ana", "code", LATER)
    await profiles.delete("ana")
    assert (await profiles.find("key"), await profiles.owner_of_code("code", THEN)) == (None, None)
    assert (await store.load("one"))[0].id == "one", "the game stays"
