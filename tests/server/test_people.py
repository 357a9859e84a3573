"""Lobby, duplicates, the challenge of the day, rematch keys, invitations, and leaving without a trace."""

import re
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from ludoteka.table import deals
from tests.some_games import FOR_TWO, SOLO

NONCE = "a nonce of my own, quite long"


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def play_through(place: Any, table: str, token: str, seat: int = 0) -> None:
    with place.person(table) as person:
        person.enter(token)
        for _ in range(19):
            person.move(seat)
        person.until(lambda view: view["scene"].get("over"))


def meet(place: Any, **terms: Any) -> tuple[str, str, str]:
    table, token = place.create("human", "open", terms=terms)
    with place.person(table) as ana, place.person(table) as rui:
        ana.enter(token)
        rui.enter()
        other = rui.sit(1, "Rui")
        ana.ready()
        rui.ready()
        rui.until(lambda view: view["type"] == "shown")
    return table, token, other


def test_the_lobby_lists_only_public_tables_with_people(place: Any):
    hidden, hidden_token = place.create("human", "open")
    table, token = place.create("human", "open", terms={"public": True})
    assert place.http.get("/api/lobby").json() == []
    with place.person(table) as ana, place.person(hidden) as rui:
        ana.enter(token)
        rui.enter(hidden_token)
        (listed,) = place.http.get("/api/lobby").json()
        assert (listed["table"], listed["free"], listed["stage"]) == (table, 1, "gathering")
        assert "token" not in str(listed)


def test_talk_is_sent_to_all_and_forgotten_on_demand(place: Any):
    table, token, other = meet(place, talk=True)
    with place.person(table) as ana, place.person(table) as rui:
        ana.enter(token)
        rui.enter(other)
        assert rui.ask("say", text="See you tomorrow")["type"] == "accepted"
        while not ana.talk:
            ana.receive()
        assert [(line["name"], line["text"]) for line in ana.talk] == [("Rui", "See you tomorrow")]
        assert place.http.delete(f"/api/tables/{table}/me", headers=bearer(other)).status_code == 204
        ana.until(lambda view: view["seats"][1]["name"] == "")
        while ana.talk:
            ana.receive()


def test_only_the_host_ends_a_game_with_others(place: Any):
    table, token, other = meet(place)
    refused = place.http.delete(f"/api/tables/{table}", headers=bearer(other))
    assert (refused.status_code, refused.json()["code"]) == (403, "host-only")
    with place.person(table) as rui:
        rui.enter(other)
        assert place.http.delete(f"/api/tables/{table}", headers=bearer(token)).status_code == 204
        while (output := rui.receive())["type"] != "denied":
            pass
        assert output["problem"]["code"] == "table-unknown"


def test_a_list_of_games_says_whose_turn_it_is_to_those_who_play(place: Any):
    table, token, other = meet(place)
    mine = place.http.get(f"/api/tables/{table}", headers=bearer(token)).json()
    theirs = place.http.get(f"/api/tables/{table}", headers=bearer(other)).json()
    assert (mine["mine"], theirs["mine"]) == ([0], [1])
    assert mine["waiting"] == theirs["waiting"] == [0, 1]


def test_a_stranger_does_not_end_a_game(place: Any):
    """Found by an attack: sit down where the host has no seat, and delete the table; also after leaving."""
    table, token = place.create("open", "open")
    with place.person(table) as eve:
        eve.enter()
        mine = eve.sit(0, "Eve")
        for _ in range(2):
            refused = place.http.delete(f"/api/tables/{table}", headers=bearer(mine))
            assert (refused.status_code, refused.json()["code"]) == (403, "host-only")
            assert not place.http.get(f"/api/tables/{table}", headers=bearer(mine)).json()["may_end"]
            assert eve.ask("leave")["type"] in ("accepted", "denied")
    assert place.http.get(f"/api/tables/{table}", headers=bearer(token)).json()["may_end"]
    assert place.http.delete(f"/api/tables/{table}", headers=bearer(token)).status_code == 204


def test_a_rematch_over_the_wire(place: Any):
    table, token, other = meet(place)
    with place.person(table) as ana, place.person(table) as rui:
        ana.enter(token)
        rui.enter(other)
        assert place.http.get(f"/api/tables/{table}/next", headers=bearer(token)).status_code == 404
        for _ in range(19):
            ana.move(0)
            rui.move(1)
        ana.until(lambda view: view["scene"].get("over"))
        assert ana.ask("rematch", rotate=True)["type"] == "accepted"
        follower = rui.until(lambda view: view["around"]["followed_by"])["around"]["followed_by"]
    keys = [place.http.get(f"/api/tables/{table}/next", headers=bearer(key)).json() for key in (token, other)]
    assert {key["table"] for key in keys} == {follower}
    with place.person(follower) as rui:
        assert [seat["mine"] for seat in rui.enter(keys[1]["token"])["seats"]] == [True, False]
        assert rui.view["type"] == "gathering"


def test_an_undo_that_others_agree_to(place: Any):
    seats = [{"kind": "human"}, {"kind": "open"}]
    wanted = {"game": "sequence", "seats": seats, "options": {"manual_draw": "yes"}}
    key = place.http.post("/api/tables", json=wanted).json()
    with place.person(key["table"]) as ana, place.person(key["table"]) as rui:
        ana.enter(key["token"])
        rui.enter()
        rui.sit(1, "Rui")
        ana.ready()
        rui.ready()
        people = [ana, rui]
        seat = ana.until(lambda view: view.get("waiting"))["waiting"][0]
        me, other = people[seat], people[1 - seat]
        view = me.until(lambda view: view.get("waiting") and view["scene"].get("targets"))
        play = next(target["action"] for target in view["scene"]["targets"] if ">" in target["action"])
        me.ask("move", seat=seat, decision=view["decisions"][str(seat)], action=play)
        view = me.until(lambda view: view["consent"])
        undo = {"seat": seat, "decision": view["decisions"][str(seat)]}
        assert me.ask("undo", **undo)["type"] == "accepted"
        other.until(lambda view: view.get("undo_asked"))
        assert me.ask("agree", **undo)["problem"]["code"] == "not-your-seat"
        assert other.ask("agree", **undo)["type"] == "accepted"
        me.until(lambda view: view["waiting"] == [seat])


# -- duplicates -------------------------------------------------------------------------------------------------


@pytest.fixture
def duplicates(place: Any) -> list[tuple[str, str]]:
    """Two tables with one deal, each with a person and a bot; their keys."""
    seats = [{"kind": "open"}, {"kind": "bot:beginner", "name": "Bo"}]
    made = place.http.post("/api/duplicates", json={"table": {"game": SOLO, "seats": seats}, "tables": 2})
    assert made.status_code == 201
    keys = []
    for n, key in enumerate(made.json()):
        with place.person(key["table"]) as person:
            person.enter()
            keys.append((key["table"], person.sit(0, f"P{n}")))
            person.ready()
            person.until(lambda view: view["type"] == "shown")
    return keys


def tiles(record: str) -> list[str]:
    return re.findall(r"^0 draw (\S+)$", record, re.M)


def test_tables_with_one_deal_reveal_it_when_all_are_over(place: Any, duplicates: list[tuple[str, str]]):
    (one, first), (two, second) = duplicates
    play_through(place, one, first)
    for path in ("record", "proof", "replay/0", "best/0", "review/0", "review/0/progress"):
        for headers in ({}, bearer(first), bearer(second)):
            refused = place.http.get(f"/api/tables/{one}/{path}", headers=headers)
            assert (refused.status_code, refused.json()["code"]) == (409, "deal-sealed")
    with place.person(one) as spy:
        assert spy.ask("enter")["problem"]["code"] == "deal-sealed"
        assert spy.ask("enter", token=second)["problem"]["code"] == "token-other-table"
    together = place.http.get(f"/api/tables/{two}/together").json()
    assert not together["over"]
    assert [(table["stage"], table["scores"]) for table in together["tables"]] == [("over", []), ("playing", [])]
    with place.person(one) as waiting:
        assert waiting.enter(first)["around"]["sealed"]
        play_through(place, two, second)
        waiting.until(lambda view: not view["around"]["sealed"])
    records = [place.http.get(f"/api/tables/{table}/record").text for table in (one, two)]
    assert tiles(records[0]) == tiles(records[1])
    assert all(place.http.post("/api/records", content=record).json()["proved"] for record in records)
    together = place.http.get(f"/api/tables/{two}/together").json()
    assert all(len(table["scores"]) == 2 for table in together["tables"])


def test_the_host_of_duplicates_cannot_look_at_them(place: Any):
    seats = [{"kind": "open"}, {"kind": "bot:beginner"}]
    made = place.http.post("/api/duplicates", json={"table": {"game": SOLO, "seats": seats}, "tables": 2})
    key = made.json()[0]
    with place.person(key["table"]) as rui:
        rui.enter()
        rui.sit(0, "Rui")
        rui.ready()
        rui.until(lambda view: view["type"] == "shown")
        info = place.http.get(f"/api/tables/{key['table']}", headers=bearer(key["token"]))
        assert (info.status_code, info.json()["code"]) == (403, "not-your-seat")
        with place.person(key["table"]) as host:
            assert host.ask("enter", token=key["token"])["problem"]["code"] == "deal-sealed"


def test_duplicates_need_open_seats(place: Any):
    for seats in ([{"kind": "human"}, {"kind": "open"}], [{"kind": "bot:club"}]):
        made = place.http.post("/api/duplicates", json={"table": {"game": SOLO, "seats": seats}, "tables": 2})
        assert made.json()["code"] == "duplicate-seats"
    table, _ = place.create("human")
    assert place.http.get(f"/api/tables/{table}/together").json()["code"] == "no-duplicate"


# -- the challenge of the day -----------------------------------------------------------------------------------


def test_one_game_a_day_with_the_same_deal_for_all(tmp_path: Path, client_folder: Path, serve: Any, monkeypatch: Any):
    with serve(tmp_path, client_folder) as place:
        day = deals.today().isoformat()
        keys = [
            place.http.post(f"/api/daily/{SOLO}", json={"name": name, "nonce": f"{NONCE} {name}"}).json()
            for name in ("Ana", "Rui", "Ana")
        ]
        assert keys[0] == keys[2], "one game for each"
        ana, rui = keys[0], keys[1]
        play_through(place, ana["table"], ana["token"])
        standing = place.http.get(f"/api/daily/{SOLO}/{day}", headers=bearer(rui["token"])).json()
        assert [(r["name"], r["mine"], r["table"]) for r in standing["results"]] == [("Ana", False, "")]
        assert standing["open"]
        refused = place.http.get(f"/api/tables/{ana['table']}/record", headers=bearer(rui["token"]))
        assert refused.json()["code"] == "deal-sealed"
        with place.person(ana["table"]) as spy:
            assert spy.ask("enter")["problem"]["code"] == "deal-sealed"
        assert place.http.get(f"/api/tables/{ana['table']}/record", headers=bearer(ana["token"])).status_code == 200
        refused = place.http.delete(f"/api/tables/{ana['table']}", headers=bearer(ana["token"]))
        assert (refused.status_code, refused.json()["code"]) == (409, "daily-stays"), "nobody plays it twice"
        play_through(place, rui["table"], rui["token"])
        standing = place.http.get(f"/api/daily/{SOLO}/{day}", headers=bearer(rui["token"])).json()
        assert {r["table"] for r in standing["results"]} == {ana["table"], rui["table"]}
        assert sorted(r["score"] for r in standing["results"]) == [r["score"] for r in standing["results"]][::-1]
        records = [
            place.http.get(f"/api/tables/{key['table']}/record", headers=bearer(rui["token"])).text
            for key in (ana, rui)
        ]
        assert tiles(records[0]) == tiles(records[1])
        late = place.http.post(f"/api/daily/{SOLO}", json={"name": "Eva", "nonce": NONCE}).json()
        tomorrow = (datetime.now(UTC) + timedelta(days=1)).date()
        for module in ("deals", "stored_log", "table", "daily"):
            monkeypatch.setattr(f"ludoteka.table.{module}.today", lambda: tomorrow)
        monkeypatch.setattr("ludoteka.server.lobby_api.today", lambda: tomorrow)
        play_through(place, late["table"], late["token"])
        standing = place.http.get(f"/api/daily/{SOLO}/{day}").json()
        assert len(standing["results"]) == 2, "too late to count"
        assert all(result["table"] for result in standing["results"])
        assert not standing["open"]
        assert place.http.get(f"/api/tables/{ana['table']}/record").status_code == 200
        other = place.http.post(f"/api/daily/{SOLO}", json={"name": "Ana", "nonce": f"{NONCE} Ana"}).json()
        assert other["table"] != ana["table"]


def test_the_days_of_games_differ_and_need_the_secret():
    day = deals.today()
    seeds = {
        deals.daily_deal(secret, game, when).seed
        for secret in (b"a" * 32, b"b" * 32)
        for game in (SOLO, FOR_TWO)
        for when in (day, day + timedelta(days=1))
    }
    assert len(seeds) == 8


def test_the_challenge_of_a_game_for_two_has_a_bot_in_it(place: Any):
    standing = place.http.get(f"/api/daily/sequence/{deals.today()}").json()
    assert standing["opponents"] == ["bot:casual"]
    for day in ("yesterday", "2026-13-01"):
        assert place.http.get(f"/api/daily/sequence/{day}").json()["code"] == "date"
    assert place.http.post("/api/daily/chess", json={"name": "Ana", "nonce": NONCE}).json()["code"] == "game-unknown"


# -- invitations ------------------------------------------------------------------------------------------------


def test_an_invitation_is_a_picture(place: Any):
    table, _ = place.create("human", "open")
    answer = place.http.get(f"/api/tables/{table}/qr.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith('<svg xmlns="http://www.w3.org/2000/svg"')
    posted = place.http.post("/api/qr", json={"text": f"http://127.0.0.1:{place.port}/t/{table}"})
    assert posted.text == answer.text
    assert place.http.get("/api/tables/nowhere/qr.svg").status_code == 404
    assert place.http.post("/api/qr", json={"text": "x" * 501}).status_code == 400


# -- people who leave, and people who watch ---------------------------------------------------------------------


def test_a_bot_takes_over_by_itself_and_gives_the_seat_back(place: Any):
    table, token, other = meet(place, takeover=1)
    with place.person(table) as ana:
        ana.enter(token)
        ana.until(lambda view: view["seats"][1]["stand_in"] and view["waiting"] == [0])
        ana.move(0)
        ana.until(lambda view: view["scene"]["progress"] == [2, 19] and view["waiting"] == [0])
        with place.person(table) as rui:
            rui.enter(other)
            ana.until(lambda view: view["seats"][1]["here"] and not view["seats"][1]["stand_in"])
            ana.move(0)
            rui.until(lambda view: view["scene"]["progress"] == [3, 19])
            rui.move(1)


def test_a_late_spectator_is_not_even_sent_that_something_happens(place: Any):
    table, token, other = meet(place, delay={"entries": 30})
    with place.person(table) as ana, place.person(table) as rui, place.person(table) as guest:
        ana.enter(token)
        rui.enter(other)
        before = guest.enter()
        assert before["around"]["delayed"]
        assert before["story"] == []
        for _ in range(3):
            ana.move(0)
            rui.move(1)
        guest.send("undo", seat=0, decision=0, id="u")
        assert guest.receive()["problem"]["code"] == "not-your-seat", "the first that comes after all those moves"
        for path in ("record", "replay/0"):
            assert place.http.get(f"/api/tables/{table}/{path}").json()["code"] == "game-unfinished"


def test_who_came_by_the_link_too_late_may_watch_or_not(place: Any):
    for watching in (True, False):
        table, token = place.create("human", "open", terms={"watching": watching})
        with place.person(table) as ana, place.person(table) as rui, place.person(table) as late:
            ana.enter(token)
            rui.enter()
            late.enter()
            rui.sit(1, "Rui")
            ana.ready()
            rui.ready()
            output = late.receive()
            while output["type"] in ("gathering", "talk"):
                output = late.receive()
            if watching:
                assert (late.view["type"], late.view["viewer"]) == ("shown", -1)
            else:
                assert output["problem"]["code"] == "no-watching"


def test_several_people_have_the_pace_of_their_host(place: Any):
    table, token, other = meet(place)
    with place.person(table) as ana, place.person(table) as rui:
        ana.enter(token)
        rui.enter(other)
        for person, rests in ((rui, False), (ana, True)):
            assert person.ask("pace", by_hand=True)["type"] == "accepted"
            ana.move(0)
            rui.move(1)
            ana.until(lambda view, rests=rests: view["resting"] == rests)
