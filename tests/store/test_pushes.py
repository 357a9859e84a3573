"""Who wants to be told what, on each database."""

from collections.abc import AsyncIterator

import pytest

from ludoteka.store import SqlStore, open_store
from ludoteka.store import pushes as module
from ludoteka.store.engines import Place
from ludoteka.store.profiles import SqlProfiles
from ludoteka.store.pushes import SqlPushes
from ludoteka.table.profiles import Profile, Sitting
from ludoteka.table.pushes import Subscription

from .test_store import TABLE

ANA, RUI = Profile("p-ana", "Ana", "2026"), Profile("p-rui", "Rui", "2026")
PHONE, LAPTOP = (Subscription(f"https://push.example.org/{name}", "key", "auth", "pl") for name in ("a", "b"))


@pytest.fixture
async def store(place: Place) -> AsyncIterator[SqlStore]:
    opened = await open_store(place)
    await opened.create(TABLE)
    profiles = SqlProfiles(opened)
    for profile, key in ((ANA, "1"), (RUI, "2")):
        await profiles.create(profile, key)
        await profiles.attach(profile.id, [Sitting(TABLE.id, profile.name)])
    yield opened
    await opened.close()


async def test_the_browsers_of_a_person_are_found_by_their_seat(store: SqlStore):
    pushes = SqlPushes(store)
    assert await pushes.subscribe(ANA.id, PHONE)
    assert await pushes.subscribe(ANA.id, LAPTOP)
    assert await pushes.subscribe(ANA.id, LAPTOP._replace(language="en"))  # again: it replaces the other
    assert set(await pushes.of_person(TABLE.id, "Ana")) == {PHONE, LAPTOP._replace(language="en")}
    assert await pushes.of_person(TABLE.id, "Rui") == await pushes.of_person("other", "Ana") == []
    await pushes.unsubscribe(PHONE.endpoint)
    assert await pushes.of_person(TABLE.id, "Ana") == [LAPTOP._replace(language="en")]


async def test_a_browser_belongs_to_the_person_who_used_it_last(store: SqlStore):
    pushes = SqlPushes(store)
    await pushes.subscribe(ANA.id, PHONE)
    await pushes.subscribe(RUI.id, PHONE)
    assert await pushes.of_person(TABLE.id, "Ana") == []
    assert await pushes.of_person(TABLE.id, "Rui") == [PHONE]


async def test_nobody_has_more_than_so_many(store: SqlStore, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(module, "MOST", 1)
    pushes = SqlPushes(store)
    assert await pushes.subscribe(ANA.id, PHONE)
    assert not await pushes.subscribe(ANA.id, LAPTOP)
    assert await pushes.subscribe(ANA.id, PHONE)


async def test_they_go_with_the_profile_and_come_along_to_another(store: SqlStore):
    pushes, profiles = SqlPushes(store), SqlProfiles(store)
    await pushes.subscribe(ANA.id, PHONE)
    await profiles.offer(RUI.id, "code", "2027")
    await profiles.redeem("code", "2026", "1", "2026")  # Ana's device joins Rui
    assert await pushes.of_person(TABLE.id, "Rui") == [PHONE]
    await profiles.delete(RUI.id)
    assert await pushes.of_person(TABLE.id, "Rui") == []
