"""Threats of `docs/security.md` that no other test covers; each is tried over the wire as a stranger would."""

import base64
import json
import logging
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from ludoteka.games import find_game
from ludoteka.server.tokens import Keys, read_secret
from ludoteka.store.engines import FILE
from tests.some_games import SOLO

ROOT = Path(__file__).parents[2]
SECURITY = (ROOT / "docs" / "security.md").read_text("utf-8")
SEEN_TO_FAIL = (ROOT / "docs" / "adr" / "0004-mutation-testing.md").read_text("utf-8")
THREATS = re.findall(r"^### \d+\. (.+?)$(.*?)(?=^##|\Z)", SECURITY, re.M | re.S)


def test_every_threat_has_a_number_and_a_name_of_its_own():
    numbers = re.findall(r"^### (\d+)\. ", SECURITY, re.M)
    assert len(set(numbers)) == len(numbers) == len({name for name, _ in THREATS})


@pytest.mark.parametrize(("name", "text"), THREATS, ids=[name for name, _ in THREATS])
def test_every_threat_names_its_tests_and_they_exist(name: str, text: str):
    tests = re.findall(r"`([\w/]+\.py)::(\w+)`", text)
    assert tests, f"{name} names no test"
    for file, test in tests:
        assert re.search(rf"^(async )?def {test}\(", (ROOT / file).read_text("utf-8"), re.M), f"{file}::{test}"


def test_every_test_that_is_named_was_seen_to_fail():
    """The decision on mutation testing has a row for each, and for no other."""
    named = {f"{file}::{test}" for file, test in re.findall(r"`([\w/]+\.py)::(\w+)`", SECURITY)}
    rows = re.findall(r"^\| `([\w/]+\.py::\w+)` \| .+ \|$", SEEN_TO_FAIL, re.M)
    assert sorted(rows) == sorted(re.sub(r"^src/ludoteka/games/|\btests/", "", test) for test in named)


# -- what is hidden ---------------------------------------------------------------------------------------------


DEAL = bytes([11] * 32)  # with it, each of two players of Sequence is dealt a jack


@pytest.fixture
def cards(tmp_path: Path, client_folder: Path, serve: Any, monkeypatch: Any) -> Any:
    """A table of Sequence for two, with a key for each seat, and always the same cards."""
    monkeypatch.setattr("ludoteka.table.deals.new_seed", lambda: DEAL)
    with serve(tmp_path, client_folder) as place:
        new = {"game": "sequence", "seats": [{"kind": "human", "name": "Ana"}, {"kind": "human", "name": "Rui"}]}
        table = place.http.post("/api/tables", json=new).json()["table"]
        keys = Keys(read_secret(tmp_path))
        with place.person(table) as ana, place.person(table) as rui, place.person(table) as guest:
            ana.enter(keys.issue(table, frozenset({0})))
            rui.enter(keys.issue(table, frozenset({1})))
            guest.enter()
            for person in (ana, rui, guest):
                person.until(lambda view: view["waiting"])
            yield [ana, rui, guest], dealt(tmp_path, table)


def dealt(folder: Path, table: str) -> list[list[str]]:
    """The cards of each seat, as the log in the store has them, and none for a spectator."""
    with closing(sqlite3.connect(folder / FILE)) as store:
        found = store.execute("SELECT action FROM entries WHERE table_id = ? AND action LIKE 'deal %'", (table,))
        deals = [action.split(" ") for (action,) in found]
    return [sorted(card for _, to, card in deals if to == seat) for seat in ("1", "2", "")]


def test_a_hand_is_sent_to_its_owner_only(cards: Any):
    people, hands = cards
    assert [(len(hand), sum(card.startswith("J") for card in hand)) for hand in hands] == [(7, 1), (7, 1), (0, 0)]
    for number, (person, hand) in enumerate(zip(people, hands, strict=True), start=1):
        scene, story = person.view["scene"], person.view["story"]
        assert sorted(piece["data"]["card"] for piece in scene.get("tray", [])) == hand
        assert sorted(line["text"] for line in story if "deal" in line["text"]) == [f"deal {number} {c}" for c in hand]
        jacks = sum(stats["left"] for stats in scene["tallies"] if stats.get("group") == "jacks")
        assert jacks == 8 - sum(card.startswith("J") for card in hand), "the others' jacks count as unseen"


def test_a_refusal_reveals_nothing_about_cards_that_one_does_not_see(cards: Any):
    """Whatever card one claims to hold, the answer is the same for one that the other holds and for one in the pile."""
    people, hands = cards
    seat = people[0].view["waiting"][0]
    person, mine, others = people[seat], hands[seat], hands[1 - seat]
    decision = person.view["decisions"][str(seat)]
    cells = {cell["data"]["card"]: cell["id"] for cell in person.view["scene"]["boards"][0]["cells"]}
    answers: dict[str, list[str]] = {"the other's": [], "in the pile": []}
    for card, cell in cells.items():
        if card and card not in mine:
            output = person.ask("move", seat=seat, decision=decision, action=f"{card}>{cell}")
            answers["the other's" if card in others else "in the pile"].append(json.dumps(output["problem"]))
    assert all(answers.values())
    assert set(answers["the other's"]) == set(answers["in the pile"])
    assert {json.loads(output)["code"] for output in answers["in the pile"]} == {"card-not-in-hand"}


@pytest.mark.parametrize("what", ["record", "proof", "replay/0", "best/0", "review/0"])
def test_what_follows_a_game_waits_for_its_end(place: Any, what: str):
    table, token = place.create("human", "bot:beginner")
    answer = place.http.get(f"/api/tables/{table}/{what}", headers={"Authorization": f"Bearer {token}"})
    assert (answer.status_code, answer.json()["code"]) == (409, "game-unfinished")


def test_the_seed_is_in_no_message_before_the_end_and_in_no_log(
    tmp_path: Path, client_folder: Path, serve: Any, caplog: Any
):
    caplog.set_level(logging.DEBUG)
    with serve(tmp_path, client_folder) as place:
        table, token = place.create("human")
        with place.person(table) as ana, place.person(table) as guest:
            ana.enter(token)
            guest.enter()
            for _ in range(5):
                ana.move(0)
            ana.ask("move", seat=0, decision=99, action="?")
            guest.until(lambda view: view["scene"]["progress"] == [6, 19])
            received = [*ana.received, *guest.received]
        for path in ("", "/record", "/proof"):
            headers = {"Authorization": f"Bearer {token}"}
            received.append(place.http.get(f"/api/tables/{table}{path}", headers=headers).text)
    with closing(sqlite3.connect(tmp_path / FILE)) as store:
        (seed,) = store.execute("SELECT seed FROM tables WHERE id = ?", (table,)).fetchone()
    assert len(seed) == 32
    secret = read_secret(tmp_path)
    for hidden in (seed, secret):
        for form in (hidden.hex(), base64.b64encode(hidden).decode(), base64.urlsafe_b64encode(hidden).decode()):
            assert not any(form in text for text in received)
            assert form not in caplog.text
        assert repr(hidden)[2:-1] not in caplog.text
    assert token not in caplog.text


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
    table, token = place.create("human")
    names = {table, *(place.create("human")[0] for _ in range(4))}
    assert len(names) == 5
    assert all(len(name) == 24 and int(name, 16) >= 0 for name in names)
    assert place.http.get("/api/tables").status_code in (404, 405)
    near = f"{int(min(names), 16) + 1:024x}"
    for unknown in (near, "x", "%", "' OR 1=1 --"):
        answer = place.http.get(f"/api/tables/{unknown}/record")
        assert (answer.status_code, answer.json()["code"]) == (404, "table-unknown")
    with place.person(table) as ana:
        ana.enter(token)
        assert not any(name in place.http.get("/api/lobby").text for name in names)


def test_a_socket_from_another_page_or_by_another_name_is_refused(place: Any, raw: Any):
    table, _ = place.create("human")
    here, rebound = f"http://127.0.0.1:{place.port}", f"http://evil.example:{place.port}"
    assert raw(place, table, origin=here).status == 101
    assert raw(place, table, origin="https://evil.example").status == 403
    assert raw(place, table, host="evil.example", origin=rebound).status == 403, "its Origin and Host agree"
    assert raw(place, table, host="evil.example").status == 403


# -- messages ---------------------------------------------------------------------------------------------------


def test_messages_out_of_order_are_stale_and_change_nothing(place: Any):
    table, token = place.create("human")
    with place.person(table) as ana:
        ana.enter(token)
        view = ana.until(lambda view: view["scene"].get("targets"))
        actions = [target["action"] for target in view["scene"]["targets"]]
        later = [{"kind": "move", "seat": 0, "decision": n, "action": actions[n], "id": str(n)} for n in (3, 2, 1)]
        for message in later:
            assert ana.ask(**message)["problem"]["code"] == "stale"
        assert ana.ask("move", seat=0, decision=0, action=actions[0], id="0")["type"] == "accepted"
        view = ana.until(lambda view: view["decisions"]["0"] == 1)
        assert [line["text"] for line in view["story"] if line["actor"] == 0] == [actions[0]]


DEEP = ['{"type":"move","seat":' + "[" * 5000, '{"a":' * 2000 + "1" + "}" * 2000, "[" * 16000, '{"type":' * 1000]


@pytest.mark.parametrize("text", DEEP)
def test_deep_messages_are_refused_and_the_socket_lives(place: Any, text: str):
    table, token = place.create("human")
    with place.person(table) as ana:
        ana.enter(token)
        ana.socket.send(text)
        assert ana.answer()["problem"]["code"] == "message-bad"
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


NASTY = {
    "Ana\nERROR all is lost": "Ana ERROR all is lost",  # white space of any kind becomes single spaces
    "Ana\u2028\t Eva": "Ana Eva",
    "\x1b[31mred": None,  # refused
    "a\x00b": None,
    "\u202eanA": None,
    "x" * 41: None,
    "Ana # seat 2": None,
}


@pytest.mark.parametrize(("name", "becomes"), NASTY.items())
def test_a_name_stays_on_its_line(place: Any, name: str, becomes: str | None):
    """Names get into records, terminals and logs: no line ends, no control characters, no reversal of direction."""
    new = {"game": SOLO, "seats": [{"kind": "human", "name": name}]}
    answer = place.http.post("/api/tables", json=new)
    if becomes is None:
        assert (answer.status_code, answer.json()["code"]) == (400, "seat-name")
        return
    table, token = answer.json()["table"], answer.json()["token"]
    info = place.http.get(f"/api/tables/{table}", headers={"Authorization": f"Bearer {token}"}).json()
    assert info["seats"][0]["name"] == becomes


def test_a_path_cannot_write_lines_into_the_log(place: Any, monkeypatch: Any, caplog: Any):
    monkeypatch.setattr("ludoteka.server.texts.LANGUAGES", None)  # so that it fails
    answer = place.http.get("/api/texts/x%0aERROR%20all%20is%20lost%1b[31m/shell/1")
    assert answer.status_code == 500
    output = [record.getMessage() for record in caplog.records if "failed" in record.getMessage()]
    assert output
    assert not any("\n" in line or "\x1b" in line for line in output)


def test_a_name_with_markup_is_text(place: Any):
    name = "<img src=x onerror=alert(1)>"
    new = {"game": SOLO, "seats": [{"kind": "human", "name": name}]}
    made = place.http.post("/api/tables", json=new).json()
    info = place.http.get(f"/api/tables/{made['table']}", headers={"Authorization": f"Bearer {made['token']}"})
    assert info.json()["seats"][0]["name"] == name
    assert info.headers["content-type"].startswith("application/json")
    assert info.headers["x-content-type-options"] == "nosniff"
    policy = info.headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy


def test_the_client_never_takes_text_for_markup():
    risky = re.compile(r"\{@html|innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function\(")
    files = [file for file in (ROOT / "web" / "src").rglob("*") if file.suffix in (".svelte", ".ts", ".js")]
    assert len(files) > 100
    assert [file for file in files if risky.search(file.read_text("utf-8"))] == []
