"""Threats of `docs/security.md` that no other test covers; each is tried over the wire as a stranger would."""

import json
import logging
import re
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from ludoteka.games import find_game
from ludoteka.server.tokens import Keys, read_secret
from ludoteka.store.sql import FILE

ROOT = Path(__file__).parents[2]
SECURITY = (ROOT / "docs" / "security.md").read_text("utf-8")
THREATS = re.findall(r"^### \d+\. (.+?)$(.*?)(?=^##|\Z)", SECURITY, re.M | re.S)


def test_at_least_25_threats_are_named():
    assert len(THREATS) >= 25
    assert len({name for name, _ in THREATS}) == len(THREATS)


@pytest.mark.parametrize(("name", "text"), THREATS, ids=[name for name, _ in THREATS])
def test_every_threat_names_its_tests_and_they_exist(name: str, text: str):
    tests = re.findall(r"`([\w/]+\.py)::(\w+)`", text)
    assert tests, f"{name} names no test"
    for file, test in tests:
        assert re.search(rf"^(async )?def {test}\(", (ROOT / file).read_text("utf-8"), re.M), f"{file}::{test}"


# -- what is hidden ---------------------------------------------------------------------------------------------


@pytest.fixture
def cards(tmp_path: Path, client_folder: Path, serve: Any) -> Any:
    """A table of Sequence for two, with a key for each seat."""
    with serve(tmp_path, client_folder) as place:
        new = {"game": "sequence", "seats": [{"kind": "human", "name": "Ana"}, {"kind": "human", "name": "Rui"}]}
        table = place.http.post("/api/tables", json=new).json()["table"]
        keys = Keys(read_secret(tmp_path))
        yield place, table, [keys.issue(table, frozenset({seat})) for seat in range(2)], tmp_path


def hand(shown: Any) -> set[str]:
    return {json.dumps(piece["words"], sort_keys=True) for piece in shown["scene"].get("tray", [])}


def test_a_hand_is_shown_to_its_owner_only(cards: Any):
    place, table, tokens, _ = cards
    with place.person(table) as ana, place.person(table) as rui, place.person(table) as guest:
        for person, token in ((ana, tokens[0]), (rui, tokens[1]), (guest, "")):
            person.enter(token)
        first = ana.until(lambda shown: shown["waiting"] and shown["scene"].get("tray"))
        rui.until(lambda shown: shown["waiting"] and shown["scene"].get("tray"))
        guest.until(lambda shown: shown["waiting"])
        assert hand(first)
        assert not hand(guest.shown)
        assert len(first["scene"]["tray"]) == len(rui.shown["scene"]["tray"]) == 7
        assert not [line for line in guest.shown["story"] if "deal" in line["text"]]


def test_a_refusal_tells_nothing_about_cards_that_one_does_not_see(cards: Any):
    """Whatever card one claims to hold, the answer is the same for one that the other holds and for one in the deck."""
    place, table, tokens, _ = cards
    with place.person(table) as ana, place.person(table) as rui:
        ana.enter(tokens[0])
        rui.enter(tokens[1])
        shown = ana.until(lambda shown: shown["waiting"] and shown["scene"].get("tray"))
        rui.until(lambda shown: shown["waiting"] and shown["scene"].get("tray"))
        on_turn, other = (ana, rui) if shown["waiting"] == [0] else (rui, ana)
        seat = shown["waiting"][0]
        answers = set()
        for piece in other.shown["scene"]["tray"]:
            if piece["id"] not in {mine["id"] for mine in on_turn.shown["scene"]["tray"]}:
                said = on_turn.ask(
                    "move", seat=seat, decision=on_turn.shown["decisions"][str(seat)], action=f"{piece['id']}@zz"
                )
                answers.add((said["type"], said["problem"]["code"]))
        assert len(answers) == 1


@pytest.mark.parametrize("what", ["record", "replay/0", "best/0", "review/0"])
def test_what_follows_a_game_waits_for_its_end(place: Any, what: str):
    table, token = place.create("human", "bot:beginner")
    answer = place.http.get(f"/api/tables/{table}/{what}", headers={"Authorization": f"Bearer {token}"})
    assert (answer.status_code, answer.json()["code"]) == (409, "game-unfinished")


def test_the_seed_is_in_no_message_before_the_end_and_in_no_log(
    tmp_path: Path, client_folder: Path, serve: Any, caplog: Any
):
    caplog.set_level(logging.DEBUG)
    with serve(tmp_path, client_folder) as place:
        table, token = place.create("human", "bot:beginner")
        heard: list[str] = []
        with place.person(table) as ana:
            ana.enter(token)
            for _ in range(5):
                ana.move(0)
                heard.append(json.dumps(ana.shown))
            heard.append(json.dumps(ana.ask("move", seat=0, decision=99, action="?")))
            info = place.http.get(f"/api/tables/{table}", headers={"Authorization": f"Bearer {token}"})
    with sqlite3.connect(tmp_path / FILE) as store:
        (seed,) = store.execute("SELECT seed FROM tables WHERE id = ?", (table,)).fetchone()
    store.close()
    assert len(seed) == 32
    for text in (*heard, info.text):
        assert seed.hex() not in text
    secret = read_secret(tmp_path)
    for hidden in (seed.hex(), repr(seed), token, secret.hex()):
        assert hidden not in caplog.text


# -- who may do what --------------------------------------------------------------------------------------------


def test_a_seat_cannot_be_forged(place: Any):
    table, token = place.create("human", "human")
    body, _, signature = token.rpartition(".")
    foreign = Keys(b"x" * 32).issue(table, frozenset({0, 1}))
    forged = [foreign, body, f"{body}.{signature[::-1]}", f"x{token}", ".", "A" * 900]
    with place.person(table) as thief:
        for fake in forged:
            assert thief.ask("enter", token=fake)["problem"]["code"] == "token-bad"
        assert thief.ask("move", seat=0, decision=0, action="x")["problem"]["code"] == "enter-first"


def test_a_key_in_an_address_is_no_key(place: Any):
    """Addresses end up in histories and logs: nothing reads a key from one."""
    table, token = place.create("human")
    for name in ("token", "key", "access_token"):
        assert place.http.get(f"/api/tables/{table}", params={name: token}).status_code == 401


def test_there_are_no_cookies(place: Any):
    """Nothing that a browser would add by itself gives any right, so another page cannot borrow it."""
    table, token = place.create("human")
    for answer in (
        place.http.get("/"),
        place.http.get("/api/games"),
        place.http.get(f"/api/tables/{table}", headers={"Authorization": f"Bearer {token}"}),
    ):
        assert "set-cookie" not in answer.headers
    answer = place.http.get(f"/api/tables/{table}", headers={"Cookie": f"token={token}"})
    assert answer.status_code == 401


def test_tables_cannot_be_guessed_or_listed(place: Any):
    names = {place.create("human")[0] for _ in range(5)}
    assert len(names) == 5
    assert all(len(name) == 24 and int(name, 16) >= 0 for name in names)
    assert place.http.get("/api/tables").status_code in (404, 405)
    near = f"{int(min(names), 16) + 1:024x}"
    for unknown in (near, "x", "%", "' OR 1=1 --"):
        answer = place.http.get(f"/api/tables/{unknown}/record")
        assert (answer.status_code, answer.json()["code"]) == (404, "table-unknown")
    lobby = place.http.get("/api/lobby")
    assert not any(name in lobby.text for name in names)


def test_a_socket_from_another_page_or_by_another_name_is_refused(place: Any):
    table, _ = place.create("human")
    for headers in ({"Origin": "https://evil.example"}, {"Host": "evil.example"}):
        with pytest.raises(InvalidStatus) as refused, place.person(table, additional_headers=headers):
            pass
        assert refused.value.response.status_code in (400, 403)


# -- messages ---------------------------------------------------------------------------------------------------


def test_messages_out_of_order_are_stale_and_change_nothing(place: Any):
    table, token = place.create("human")
    with place.person(table) as ana:
        ana.enter(token)
        shown = ana.until(lambda shown: shown["scene"].get("targets"))
        actions = [target["action"] for target in shown["scene"]["targets"]]
        later = [{"kind": "move", "seat": 0, "decision": n, "action": actions[n], "id": str(n)} for n in (3, 2, 1)]
        for message in later:
            assert ana.ask(**message)["problem"]["code"] == "stale"
        assert ana.ask("move", seat=0, decision=0, action=actions[0], id="0")["type"] == "accepted"
        shown = ana.until(lambda shown: shown["decisions"]["0"] == 1)
        assert [line["text"] for line in shown["story"] if line["actor"] == 0] == [actions[0]]


DEEP = ['{"type":"move","seat":' + "[" * 5000, '{"a":' * 2000 + "1" + "}" * 2000, "[" * 16000, '{"type":' * 1000]


@pytest.mark.parametrize("text", DEEP)
def test_deep_messages_are_refused_and_the_socket_lives(place: Any, text: str):
    table, token = place.create("human")
    with place.person(table) as ana:
        ana.enter(token)
        ana.socket.send(text)
        while (said := ana.hear())["type"] == "shown":
            pass
        assert said["problem"]["code"] == "message-bad"
        ana.move(0)
    answer = place.http.post("/api/tables", content=text.encode())
    assert (answer.status_code, answer.json()["code"]) == (400, "message-bad")


# -- texts of strangers -----------------------------------------------------------------------------------------

HEAVY = [(".".join("a" * 31_000) + "=1", "toml-dots"), ("columns = " + "9" * 4300, "toml-word")]


@pytest.mark.parametrize(("components", "code"), HEAVY, ids=[code for _, code in HEAVY])
@pytest.mark.parametrize("room", ["mini-fits", "stamp-swap"])
def test_components_that_are_much_work_to_parse_are_refused(place: Any, room: str, components: str, code: str):
    rules = find_game(room).rules_version
    header = f"ludo 1\ngame {room}\nrules {rules}\nvariant\nparts\n"
    record = header + components + "\nend parts\nseats 1\nseat 1 human Ana\n---\n"
    answer = place.http.post("/api/records", content=record.encode())
    assert (answer.status_code, answer.json()["code"], answer.json()["place"]) == (400, code, "line 6")


NASTY = ["Ana\nERROR all is lost", "\x1b[31mred", "a\x00b", "\u202eanA", "x" * 41, "Ana # seat 2", "\u2028"]


@pytest.mark.parametrize("name", NASTY)
def test_a_name_stays_on_its_line(place: Any, name: str):
    """Names get into records, terminals and logs: no line ends, no control characters, no reversal of direction."""
    new = {"game": "take-it-easy", "seats": [{"kind": "human", "name": name}]}
    answer = place.http.post("/api/tables", json=new)
    if answer.status_code == 201:  # white space of any kind is made into single spaces
        table, token = answer.json()["table"], answer.json()["token"]
        info = place.http.get(f"/api/tables/{table}", headers={"Authorization": f"Bearer {token}"}).json()
        assert info["seats"][0]["name"].isprintable()
        assert "\n" not in info["seats"][0]["name"]
    else:
        assert answer.json()["code"] == "seat-name"


def test_a_path_cannot_write_lines_into_the_log(place: Any, monkeypatch: Any, caplog: Any):
    monkeypatch.setattr("ludoteka.server.api.LANGUAGES", None)  # so that it fails
    answer = place.http.get("/api/texts/x%0aERROR%20all%20is%20lost%1b[31m")
    assert answer.status_code == 500
    said = [record.getMessage() for record in caplog.records if "failed" in record.getMessage()]
    assert said
    assert not any("\n" in line or "\x1b" in line for line in said)


def test_a_name_with_markup_is_text(place: Any):
    name = "<img src=x onerror=alert(1)>"
    new = {"game": "take-it-easy", "seats": [{"kind": "human", "name": name}]}
    made = place.http.post("/api/tables", json=new).json()
    info = place.http.get(f"/api/tables/{made['table']}", headers={"Authorization": f"Bearer {made['token']}"})
    assert info.headers["content-type"].startswith("application/json")
    assert info.headers["x-content-type-options"] == "nosniff"
    policy = info.headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy


def test_the_client_never_takes_text_for_markup():
    risky = re.compile(r"\{@html|innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function\(")
    for file in sorted((ROOT / "web" / "src").rglob("*")):
        if file.suffix in (".svelte", ".ts", ".js"):
            assert not risky.search(file.read_text("utf-8")), file
