"""A profile without an account: one key for somebody, their games on every device, and leaving without a trace."""

import io
import json
import secrets
import zipfile
from typing import Any

import pytest

from ludoteka.server.profiles import HEADER, PAGE
from ludoteka.table.deals import today
from tests.some_games import SOLO


def me(key: str) -> dict[str, str]:
    return {HEADER: key}


def become(place: Any, key: str, name: str = "") -> None:
    made = place.http.post("/api/me", json={"name": name}, headers=me(key))
    assert made.status_code == 201, made.text


def attach(place: Any, key: str, *keys: tuple[str, str]) -> list[str]:
    body = {"keys": [{"table": table, "token": token} for table, token in keys]}
    tables: list[str] = place.http.post("/api/me/games", json=body, headers=me(key)).json()["tables"]
    return tables


def games(place: Any, key: str, **search: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = place.http.get("/api/me/games", params=search, headers=me(key)).json()["games"]
    return found


def code_of(place: Any, key: str) -> str:
    code: str = place.http.post("/api/me/pairing", headers=me(key)).json()["code"]
    return code


def finished(place: Any, name: str = "Ana") -> tuple[str, str]:
    """A game of bots, of which one becomes a person: who opens its record."""
    bots = [{"kind": "bot:beginner", "name": one} for one in (name, "Bo")]
    wanted = {"game": "goofspiel", "seats": bots, "options": {"cards": "5"}}
    table = place.http.post("/api/tables", json=wanted).json()["table"]
    with place.person(table) as somebody:
        somebody.enter()
        somebody.until(lambda view: view["scene"].get("over"))
    record = place.http.get(f"/api/tables/{table}/record").text.replace("seat 1 bot:beginner", "seat 1 human")
    made = place.http.post("/api/tables/import", content=record.encode()).json()
    return made["table"], made["token"]


@pytest.fixture
def ana() -> str:
    """Keys of nobody before: the tests share a server."""
    return secrets.token_hex(32)


@pytest.fixture
def rui() -> str:
    return secrets.token_hex(32)


@pytest.fixture
def phone() -> str:
    return secrets.token_hex(32)


def test_a_profile_is_made_once_named_and_known_again(place: Any, ana: str):
    assert place.http.get("/api/me", headers=me(ana)).json()["code"] == "profile-unknown"
    become(place, ana)
    become(place, ana, "somebody else")
    assert place.http.get("/api/me", headers=me(ana)).json()["name"] == "", "the second time nothing happens"
    renamed = place.http.patch("/api/me", json={"name": "  Ana   Maria "}, headers=me(ana)).json()
    assert (renamed["name"], renamed["devices"], renamed["games"]) == ("Ana Maria", 1, 0)
    assert place.http.get("/api/me", headers=me(ana)).json() == renamed


@pytest.mark.parametrize(
    ("headers", "code"),
    [({}, "profile-missing"), (me("zz"), "profile-key"), (me("d" * 64), "profile-unknown")],
)
def test_who_shows_no_key_of_a_profile_is_nobody(place: Any, ana: str, headers: dict[str, str], code: str):
    become(place, ana)
    for method, path in (
        ("GET", "/api/me"),
        ("DELETE", "/api/me"),
        ("GET", "/api/me/games"),
        ("GET", "/api/me/games/x"),
        ("POST", "/api/me/pairing"),
        ("GET", "/api/me/export"),
    ):
        answer = place.http.request(method, path, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (401, code)


def test_my_games_are_listed_with_whose_turn_it_is_and_a_token_to_enter(place: Any, ana: str):
    become(place, ana)
    mine, bots = place.create("human", "bot:beginner"), place.create("bot:beginner")
    assert attach(place, ana, mine, (bots[0], "nonsense"), ("no-table", mine[1])) == [mine[0]]
    (game,) = games(place, ana)
    assert (game["table"], game["game"], game["stage"], game["my_turn"]) == (mine[0], SOLO, "playing", True)
    assert [(seat["kind"], seat["mine"]) for seat in game["seats"]] == [("human", True), ("bot:beginner", False)]
    with place.person(mine[0]) as person:
        assert person.enter(game["token"])["viewer"] == 0
    one = place.http.get(f"/api/me/games/{mine[0]}", headers=me(ana)).json()
    assert one["token"] == game["token"]
    assert place.http.get(f"/api/me/games/{bots[0]}", headers=me(ana)).status_code == 404


def test_games_are_found_by_game_stage_and_opponent_and_come_in_pages(place: Any, ana: str):
    become(place, ana)
    over = finished(place)
    some = [place.create("human", "bot:beginner") for _ in range(PAGE + 1)]
    attach(place, ana, over, *some)
    assert len(games(place, ana)) == PAGE
    assert [game["table"] for game in games(place, ana, page=1)][-1] == over[0], "what is finished comes last"
    found = games(place, ana, stage="over")
    assert [(game["table"], len(game["scores"])) for game in found] == [(over[0], 2)]
    assert [game["table"] for game in games(place, ana, game="goofspiel")] == [over[0]]
    assert len(games(place, ana, stage="turn")) == PAGE
    assert games(place, ana, search="ana", game="goofspiel") == [], "Ana is nobody's opponent here"
    assert len(games(place, ana, search="p2", page=1)) == 1
    answer = place.http.get("/api/me/games", headers=me(ana)).json()
    assert (answer["total"], answer["waiting"]) == (PAGE + 2, PAGE + 1)


def test_a_table_that_is_taken_off_the_list_or_given_up_is_gone_from_it(place: Any, ana: str):
    become(place, ana)
    one, two = place.create("human"), place.create("human")
    attach(place, ana, one, two)
    place.http.delete(f"/api/me/games/{one[0]}", headers=me(ana))
    assert [game["table"] for game in games(place, ana)] == [two[0]]
    assert place.http.delete(f"/api/tables/{two[0]}", headers={"Authorization": f"Bearer {two[1]}"}).is_success
    assert games(place, ana) == []
    with place.person(one[0]) as person:
        assert person.enter(one[1])["viewer"] == 0, "nothing has changed at the table"


# -- another device -----------------------------------------------------------------------------------------------


def test_another_device_joins_with_a_code_and_brings_its_games_along(place: Any, ana: str, phone: str):
    become(place, ana, "Ana")
    become(place, phone)
    old, new = place.create("human"), place.create("human")
    attach(place, ana, old)
    attach(place, phone, new)
    code = code_of(place, ana)
    assert place.http.post("/api/me/paired/check", json={"code": code}).json() == {"name": "Ana", "games": 1}
    spoken = f" {code[:5].lower()}-{code[5:].lower()} "
    joined = place.http.post("/api/me/paired", json={"code": spoken}, headers=me(phone)).json()
    assert (joined["name"], joined["devices"], joined["games"]) == ("Ana", 2, 2)
    for key in (ana, phone):
        assert {game["table"] for game in games(place, key)} == {old[0], new[0]}


def test_a_code_is_used_once_and_the_newest_alone(place: Any, ana: str, rui: str, phone: str):
    become(place, ana)
    first, second = code_of(place, ana), code_of(place, ana)
    answers = [
        place.http.post("/api/me/paired", json={"code": code}, headers=me(key))
        for code, key in ((first, rui), (second, phone), (second, rui))
    ]
    assert [answer.status_code for answer in answers] == [404, 200, 404]
    assert answers[2].json()["code"] == "pairing-void"
    assert place.http.get("/api/me", headers=me(rui)).status_code == 401


def test_a_code_is_void_after_its_time(place: Any, ana: str, phone: str, monkeypatch: Any):
    monkeypatch.setattr("ludoteka.server.profiles.CODE_MINUTES", 0)
    become(place, ana)
    code = code_of(place, ana)
    assert place.http.post("/api/me/paired/check", json={"code": code}).status_code == 404
    assert place.http.post("/api/me/paired", json={"code": code}, headers=me(phone)).status_code == 404


# -- leaving ------------------------------------------------------------------------------------------------------


def test_of_many_games_none_is_missing_although_not_all_are_opened(place: Any, ana: str, monkeypatch: Any):
    monkeypatch.setattr("ludoteka.server.profiles.MOST_OPENED", 1)
    become(place, ana)
    tables = [place.create("human") for _ in range(3)]
    attach(place, ana, *tables)
    assert {game["table"] for game in games(place, ana)} == {table for table, _ in tables}


def test_who_deletes_their_profile_leaves_no_name_and_the_games_stay(place: Any, ana: str, rui: str, monkeypatch: Any):
    monkeypatch.setattr("ludoteka.store.profiles.MOST_LISTED", 1)  # however many they are
    become(place, ana, "Ana")
    become(place, rui)
    over, open_table = finished(place, "Ana"), place.create("human")
    attach(place, ana, over, open_table)
    attach(place, rui, over)
    with place.person(open_table[0]) as person:
        person.enter(open_table[1])
        assert place.http.delete("/api/me", headers=me(ana)).is_success
        person.until(lambda view: view["seats"][0]["name"] == "")
    assert place.http.get("/api/me", headers=me(ana)).json()["code"] == "profile-unknown"
    (game,) = games(place, rui)
    assert [seat["name"] for seat in game["seats"]] == ["", "Bo"]
    assert "Ana" not in place.http.get(f"/api/tables/{over[0]}/record").text


def test_everything_of_somebody_is_in_one_file(place: Any, ana: str):
    become(place, ana, "Ana")
    over, going = finished(place), place.create("human")
    attach(place, ana, over, going)
    answer = place.http.get("/api/me/export", headers=me(ana))
    assert answer.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        names = archive.namelist()
        known = json.loads(archive.read("profile.json"))
        record = archive.read(names[0]).decode()
    assert names == [f"games/goofspiel-{over[0]}.ludo", "profile.json"], "the record of a game waits for its end"
    assert record == place.http.get(f"/api/tables/{over[0]}/record").text
    assert known["profile"]["name"] == "Ana"
    assert {game["table"] for game in known["games"]} == {over[0], going[0]}
    assert going[1] not in json.dumps(known), "no keys to seats in a file that lies around"


# -- one person, one seat -----------------------------------------------------------------------------------------


def duplicates(place: Any, key: str = "") -> list[dict[str, str]]:
    wanted = {"game": SOLO, "seats": [{"kind": "open"}, {"kind": "open"}]}
    made = place.http.post("/api/duplicates", json={"table": wanted, "tables": 2}, headers=me(key) if key else {})
    keys: list[dict[str, str]] = made.json()
    return keys


def sit(place: Any, table: str, *, token: str = "", profile: str = "", nonce: str = "n" * 16) -> dict[str, Any]:
    with place.person(table) as person:
        person.ask("enter", token=token, profile=profile, protocol=2)
        answer: dict[str, Any] = person.ask("sit", seat=0, name="Ana", nonce=nonce)
        return answer


def test_one_person_has_one_seat_at_a_deal(place: Any, ana: str, rui: str):
    become(place, ana)
    become(place, rui)
    one, two = duplicates(place, ana)
    assert sit(place, one["table"], profile=ana)["type"] == "welcome"
    assert sit(place, one["table"], profile=ana, nonce="m" * 16)["type"] == "welcome", "the same person"
    for refused in (
        sit(place, two["table"], profile=ana, nonce="m" * 16),
        sit(place, two["table"], token=two["token"]),
    ):
        assert refused["problem"]["code"] == "one-seat-per-deal"
    assert sit(place, two["table"], profile=rui)["type"] == "welcome"
    with place.person(one["table"]) as person:
        person.ask("enter", token=one["token"], protocol=2)
        person.ask("leave")
    with place.person(two["table"]) as person:
        person.ask("enter", profile=ana, protocol=2)
        assert person.ask("sit", seat=1, name="Ana", nonce="n" * 16)["type"] == "welcome", "who got up may change"


def test_who_sat_down_before_they_had_a_profile_has_one_seat_too(place: Any, ana: str):
    one, two = duplicates(place)
    token = sit(place, one["table"])["token"]
    become(place, ana)
    attach(place, ana, (one["table"], token))
    assert sit(place, two["table"], profile=ana)["problem"]["code"] == "one-seat-per-deal"


def test_the_host_of_a_deal_takes_no_seats_at_their_screen(place: Any):
    one, _ = duplicates(place)
    with place.person(one["table"]) as host:
        host.ask("enter", token=one["token"], protocol=2)
        answer = host.ask("change", seat=0, becomes="human", revision=0)
        assert answer["problem"]["code"] == "duplicate-seats"


def test_one_try_at_the_daily_on_all_devices(place: Any, ana: str, phone: str):
    path, day = f"/api/daily/{SOLO}", today().isoformat()
    become(place, ana)
    before = place.http.post(path, json={"name": "", "nonce": f"{ana} before"}).json()
    attach(place, ana, (before["table"], before["token"]))
    again = place.http.post(path, json={"name": "", "nonce": f"{ana} again"}, headers=me(ana)).json()
    assert again["table"] == before["table"], "the one that was begun without a profile"
    code = code_of(place, ana)
    place.http.post("/api/me/paired", json={"code": code}, headers=me(phone))
    seen = place.http.get(f"{path}/{day}", headers=me(phone)).json()
    assert (seen["mine"], seen["days"]) == (before["table"], [day])
    assert place.http.get(f"{path}/{day}").json()["days"] == [], "a stranger's"
    assert place.http.post(path, json={"name": "", "nonce": f"{phone} x"}, headers=me(phone)).json() == again


def test_a_daily_stays_the_only_one_when_it_is_taken_off_the_list(place: Any, ana: str):
    become(place, ana)
    tries = []
    for n in range(2):
        wanted = {"name": "", "nonce": f"{ana} {n}"}
        tries.append(place.http.post(f"/api/daily/{SOLO}", json=wanted, headers=me(ana)).json())
        place.http.delete(f"/api/me/games/{tries[0]['table']}", headers=me(ana))
    assert tries[0] == tries[1]
