"""People who find each other by a link, over real sockets."""

from pathlib import Path
from typing import Any

SEATED: dict[str, dict[str, Any]] = {  # what only people with a seat may say
    "ready": {"share": "0" * 64},
    "leave": {},
    "swap": {"mine": 1, "seat": 2},
    "say": {"phrase": "hello"},
    "next": {},
    "rematch": {},
}


def begun(view: Any) -> bool:
    return bool(view["type"] == "shown")


def test_two_people_by_a_link(place: Any):
    table, token = place.create("human", "open")
    with place.person(table) as ana, place.person(table) as rui:
        assert ana.enter(token)["around"]["host"]
        gathering = rui.enter()
        assert (gathering["type"], [seat["kind"] for seat in gathering["seats"]]) == ("gathering", ["human", "open"])
        mine = rui.sit(1, "Rui")
        ana.until(lambda view: view["seats"][1]["name"] == "Rui" and view["seats"][1]["here"])
        ana.ready("a1" * 32)
        rui.ready("b2" * 32)
        for person in (ana, rui):
            person.until(begun)
        assert (ana.view["viewer"], rui.view["viewer"]) == (0, 1)
        for _ in range(19):
            ana.move(0)
            rui.move(1)
        ana.until(lambda view: view["scene"].get("over"))
    record = place.http.get(f"/api/tables/{table}/record").text
    assert (
        f"seat 2 human Rui\ncommit {gathering['around']['commit']}\nshare 1 {'a1' * 32}\nshare 2 {'b2' * 32}\n"
        in record
    )
    assert place.http.post("/api/records", content=record).json()["proved"]
    assert mine not in record


def test_a_personal_link_goes_on_on_another_device(place: Any):
    table, token = place.create("human", "open")
    with place.person(table) as ana:
        ana.enter(token)
        with place.person(table) as rui:
            rui.enter()
            mine = rui.sit(1, "Rui")
            assert rui.sit(1, "Rui") == mine, "the answer was lost: the same one comes again"
            ana.ready()
            rui.ready()
            rui.until(begun)
            message = rui.move(1)
            before = rui.until(lambda view: view["waiting"] == [0])
        ana.until(lambda view: not view["seats"][1]["here"])
        with place.person(table) as phone:
            phone.enter(mine)
            after = phone.until(begun)
            assert (after["scene"], after["story"], after["decisions"]) == (
                before["scene"], before["story"], before["decisions"],
            )  # fmt: skip
            assert phone.ask(**message)["type"] == "accepted", "sent again by a device that missed the answer"
            ana.until(lambda view: view["seats"][1]["here"])
            ana.move(0)
            phone.until(lambda view: view["scene"]["progress"] == [2, 19])
            phone.move(1)


def test_a_seat_of_another_stays_closed(place: Any):
    table, token = place.create("human", "open", "open")
    with place.person(table) as ana, place.person(table) as rui, place.person(table) as eva:
        ana.enter(token)
        rui.enter()
        eva.enter()
        rui.sit(1, "Rui")
        assert eva.ask("sit", seat=1, name="Eva", nonce="n" * 16)["problem"]["code"] == "seat-taken"
        for kind, facts in SEATED.items():
            assert eva.ask(kind, **facts)["problem"]["code"] == "not-your-seat"
        assert rui.ask("change", seat=2, becomes="bot:club", revision=0)["problem"]["code"] == "host-only"
        assert rui.ask("ready", share="0")["problem"]["code"] == "message-bad"
        seen = ana.until(lambda view: view["seats"][1]["name"] == "Rui")["revision"]
        change = {"seat": 2, "becomes": "gone", "revision": seen}
        assert ana.ask("change", **change)["type"] == "accepted"
        eva.until(lambda view: len(view["seats"]) == 2)
        assert ana.ask("change", **change)["problem"]["code"] == "stale", "sent twice, it happens once"


GUEST = {"seat": 1, "name": "Eva", "nonce": "n" * 16}


def reserve_seat(place: Any, table: str, token: str) -> Any:
    return place.http.post(f"/api/tables/{table}/guests", json=GUEST, headers={"Authorization": f"Bearer {token}"})


def test_a_seat_is_reserved_for_a_guest(place: Any):
    table, token = place.create("human", "open")
    key = reserve_seat(place, table, token).json()["key"]
    assert reserve_seat(place, table, token).json()["key"] == key
    with place.person(table) as eva, place.person(table) as stranger:
        eva.enter()
        stranger.enter()
        assert stranger.ask("sit", seat=1, name="Ivo", nonce="m" * 16)["problem"]["code"] == "seat-taken"
        mine = eva.ask("claim", key=key, nonce="e" * 16)["token"]
        assert eva.until(lambda view: view["seats"][1]["mine"])["seats"][1]["name"] == "Eva"
        assert eva.ask("claim", key=key, nonce="e" * 16)["token"] == mine, (
            "the answer was lost: the same one comes again"
        )
        bad = reserve_seat(place, table, mine)
        assert (bad.status_code, bad.json()["code"]) == (403, "host-only")
    with place.person(table) as phone:
        assert phone.enter(mine)["seats"][1]["mine"]


def test_the_host_does_not_see_through_the_eyes_of_a_guest(place: Any):
    """Found by an attack: the host had made the guest's key, and could look at the hand with it."""
    table, token = place.create("human", "open")
    key = reserve_seat(place, table, token).json()["key"]
    with place.person(table) as host, place.person(table) as eva, place.person(table) as other:
        host.enter(token)
        assert other.ask("enter", token=key)["problem"]["code"] == "token-bad", "it opens nothing by itself"
        other.enter()
        assert other.ask("sit", seat=1, name="Eva", nonce=GUEST["nonce"])["problem"]["code"] == "seat-taken"
        eva.enter()
        assert eva.ask("claim", key=key, nonce="e" * 16)["type"] == "welcome"
        for nonce in ("h" * 16, GUEST["nonce"]):
            assert other.ask("claim", key=key, nonce=nonce)["problem"]["code"] == "guest-key-used"
            host.ask("claim", key=key, nonce=nonce)
        assert [seat["mine"] for seat in host.until(lambda view: view)["seats"]] == [True, False]
        assert reserve_seat(place, table, token).json()["code"] == "seat-taken"
        assert [seat["mine"] for seat in other.until(lambda view: view)["seats"]] == [False, False]


def test_a_key_for_a_guest_is_for_one_table_and_one_server(place: Any):
    table, token = place.create("human", "open")
    key = reserve_seat(place, table, token).json()["key"]
    elsewhere, _ = place.create("human", "open")
    with place.person(elsewhere) as eva:
        eva.enter()
        for wrong, code in ((key, "token-other-table"), (key[:-2], "token-bad"), (token, "token-bad")):
            assert eva.ask("claim", key=wrong, nonce="e" * 16)["problem"]["code"] == code


def test_a_seat_that_is_no_longer_reserved_cannot_be_claimed(place: Any):
    table, token = place.create("human", "open")
    key = reserve_seat(place, table, token).json()["key"]
    with place.person(table) as host, place.person(table) as eva:
        seen = host.enter(token)["revision"]
        assert host.ask("change", seat=1, becomes="bot:club", revision=seen)["type"] == "accepted"
        eva.enter()
        assert eva.ask("claim", key=key, nonce="e" * 16)["problem"]["code"] == "guest-key-used"


def test_who_claims_a_seat_gets_up_from_another(place: Any):
    table, token = place.create("human", "open", "open")
    key = reserve_seat(place, table, token).json()["key"]
    with place.person(table) as eva:
        eva.enter()
        eva.sit(2, "Eva M.", nonce="e" * 16)
        assert eva.ask("claim", key=key, nonce="e" * 16)["type"] == "welcome"
        seats = eva.until(lambda view: view["seats"][1]["mine"])["seats"]
        assert [(seat["kind"], seat["mine"]) for seat in seats] == [("human", False), ("human", True), ("open", False)]


def test_who_sat_down_is_known_after_a_restart(tmp_path: Path, client_folder: Path, serve: Any):
    with serve(tmp_path, client_folder) as place:
        table, token = place.create("human", "open")
        with place.person(table) as ana, place.person(table) as rui:
            ana.enter(token)
            rui.enter()
            mine = rui.sit(1, "Rui")
            ana.ready()
    with serve(tmp_path, client_folder) as place, place.person(table) as rui:
        view = rui.enter(mine)
        assert [(seat["mine"], seat["ready"]) for seat in view["seats"]] == [(False, True), (True, False)]
        rui.ready()
        rui.until(begun)
        rui.move(1)


def test_two_people_who_move_at_once_do_not_make_each_other_stale(place: Any):
    table, token = place.create("human", "open")
    with place.person(table) as ana, place.person(table) as rui:
        ana.enter(token)
        rui.enter()
        rui.sit(1, "Rui")
        ana.ready()
        rui.ready()
        for person in (ana, rui):
            person.until(begun)
        for _ in range(3):
            decisions = []
            for seat, person in enumerate((ana, rui)):
                view = person.until(lambda view: view["scene"].get("targets"))
                decisions.append((person, seat, view["decisions"][str(seat)], view["scene"]["targets"][0]["action"]))
            for person, seat, decision, action in decisions:  # all sent before any answer is read
                person.send("move", seat=seat, decision=decision, action=action, id="m")
            for person, seat, decision, _ in decisions:
                assert person.answer() == {"type": "accepted", "id": "m"}
                person.until(lambda view, seat=seat, then=decision: view["decisions"][str(seat)] > then)
