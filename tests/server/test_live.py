"""Playing over a real socket."""

import gc
import json
import random
import threading
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludoteka.core.game import Game
from ludoteka.core.match import Match, Seat, Setting
from ludoteka.core.record import write_record
from ludoteka.games import find_game
from ludoteka.server import live
from ludoteka.server.connection import Connection
from ludoteka.server.tokens import Keys, read_secret
from tests.some_games import SOLO

from .conftest import PATIENCE


def test_a_whole_game_alone(place: Any):
    table, token = place.create("human", "bot:casual")
    with place.person(table) as ana:
        ana.enter(token)
        for _ in range(19):
            ana.move(0)
        view = ana.until(lambda view: view["scene"].get("over"))
    assert view["waiting"] == []
    assert [score["seat"] for score in view["scene"]["scores"]] == [0, 1]
    record = place.http.get(f"/api/tables/{table}/record")
    assert record.status_code == 200
    assert record.headers["content-disposition"].startswith(f'attachment; filename="{SOLO}-')
    checked = place.http.post("/api/records", content=record.content).json()
    assert checked["proved"]
    assert checked["over"]
    assert checked["scores"] == [score["points"] for score in view["scene"]["scores"]]
    info = place.http.get(f"/api/tables/{table}", headers={"Authorization": f"Bearer {token}"}).json()
    assert (info["over"], info["scores"]) == (True, checked["scores"])


def test_several_seats_at_one_screen(place: Any):
    table, token = place.create("human", "human", "human")
    with place.person(table) as all_three:
        view = all_three.enter(token)
        assert view["viewer"] == 0
        assert view["decisions"] == {"0": 0, "1": 0, "2": 0}
        for seat in range(3):
            all_three.ask("look", seat=seat)
            all_three.move(seat)
        all_three.until(lambda view: view["scene"]["progress"] == [2, 19])


def test_everybody_at_the_table_is_sent_a_change(place: Any):
    table, token = place.create("human", "human")
    with place.person(table) as one, place.person(table) as two:
        for person in (one, two):
            person.enter(token)
        two.ask("look", seat=1)
        one.move(0)
        two.until(lambda view: view["waiting"] == [1])
        two.move(1)
        one.until(lambda view: view["scene"]["progress"] == [2, 19])


def test_two_people_with_keys_of_their_own(tmp_path: Path, client_folder: Path, serve: Any):
    with serve(tmp_path, client_folder) as place:
        table, _ = place.create("human", "human")
        keys = Keys(read_secret(tmp_path))
        with place.person(table) as ana, place.person(table) as rui:
            assert ana.enter(keys.issue(table, frozenset({0})))["decisions"] == {"0": 0}
            view = rui.enter(keys.issue(table, frozenset({1})))
            assert (view["viewer"], [seat["mine"] for seat in view["seats"]]) == (1, [False, True])
            action = view["scene"]["targets"][0]["action"]
            denied = ana.ask("move", seat=1, decision=0, action=action)
            assert denied["problem"]["code"] == "not-your-seat"
            ana.move(0)
            rui.until(lambda view: view["waiting"] == [1])
            assert rui.view["scene"]["boards"] == view["scene"]["boards"]
            rui.move(1)
            for person in (ana, rui):
                person.until(lambda view: view["scene"]["progress"] == [2, 19])


def test_a_reload_shows_the_same(place: Any):
    table, token = place.create("human", "human")
    with place.person(table) as ana:
        ana.enter(token)
        ana.move(0)
        before = ana.until(lambda view: view["waiting"] == [1])
    with place.person(table) as ana:
        ana.enter(token)
        ana.ask("look", seat=0)
        assert ana.until(lambda view: view["viewer"] == 0) == before


@pytest.mark.slow
def test_nothing_is_lost_or_dealt_again_by_a_restart(tmp_path: Path, client_folder: Path, serve: Any):
    with serve(tmp_path, client_folder) as place:
        table, token = place.create("human", "human", "bot:beginner")
        with place.person(table) as ana:
            ana.enter(token)
            for seat in (0, 1):
                ana.ask("look", seat=seat)
                ana.move(seat)
            ana.ask("look", seat=0)
            ana.until(lambda view: view["viewer"] == 0 and view["scene"]["progress"] == [2, 19])
            ana.move(0)
            before = ana.until(lambda view: view["waiting"] == [1])
    with serve(tmp_path, client_folder) as place, place.person(table) as ana, place.person(table) as rui:
        ana.enter(token)
        ana.ask("look", seat=0)
        assert ana.until(lambda view: view["viewer"] == 0) == before
        rui.enter(token)
        rui.ask("look", seat=1)
        rui.move(1)
        for _ in range(17):
            ana.move(0)
            rui.move(1)
        rui.until(lambda view: view["scene"].get("over"))
        assert place.http.get(f"/api/tables/{table}/proof").json()["proved"], "the draws go on where they stopped"


def test_a_pause_ends_when_a_player_says_so_but_not_a_spectator(place: Any):
    table, token = place.create("human", "bot:beginner", rounds="2")
    with place.person(table) as ana, place.person(table) as guest:
        ana.enter(token)
        guest.enter()
        for _ in range(19):
            ana.move(0)
        ana.until(lambda view: view["scene"].get("pause"))
        assert guest.ask("next", id="n")["problem"]["code"] == "not-your-seat"
        assert ana.ask("next", id="n") == {"type": "accepted", "id": "n"}
        ana.until(lambda view: view["scene"]["progress"] == [1, 19])


def test_the_same_message_twice_is_accepted_twice_and_happens_once(place: Any):
    table, token = place.create("human", "human")
    with place.person(table) as ana:
        ana.enter(token)
        message = ana.move(0)
        story = ana.until(lambda view: view["waiting"] == [1])["story"]
        assert ana.ask(**message) == {"type": "accepted", "id": message["id"]}
        ana.ask("look", seat=0)
        assert ana.view["story"] == story


def test_a_stale_decision_is_denied(place: Any):
    table, token = place.create("human", "human")
    with place.person(table) as ana:
        ana.enter(token)
        message = ana.move(0, target=0)
        other = message["action"].partition("@")[0] + "@e3"
        denied = ana.ask(**message | {"action": other})
        assert denied["problem"]["code"] == "stale"
        assert denied["problem"]["words"] == {"id": "refused-stale", "args": {"now": 1, "place": "0"}}


def test_an_illegal_move_is_denied_with_code_and_rule(place: Any):
    table, token = place.create("human")
    with place.person(table) as ana:
        ana.enter(token)
        cell = ana.move(0)["action"].partition("@")[2]
        ana.until(lambda view: view["decisions"]["0"] == 1 and view["scene"].get("targets"))
        tile = ana.view["scene"]["targets"][0]["action"].partition("@")[0]
        denied = ana.ask("move", seat=0, decision=1, action=f"{tile}@{cell}", id="x")
        assert (denied["id"], denied["problem"]["code"], denied["problem"]["rule"]) == ("x", "cell-taken", "TIE-1")
        denied = ana.ask("move", seat=0, decision=1, action="what?", id="y")
        assert denied["problem"]["code"] == "notation"


def test_undo_over_the_wire(place: Any):
    table, token = place.create("human", "human")
    with place.person(table) as ana:
        before = ana.enter(token)
        ana.move(0)
        ana.until(lambda view: view["undoable"])
        undo: Any = {"kind": "undo", "seat": 0, "decision": ana.view["decisions"]["0"], "id": "u"}
        assert ana.ask(**undo) == {"type": "accepted", "id": "u"}
        assert ana.ask(**undo) == {"type": "accepted", "id": "u"}
        after = ana.until(lambda view: not view["undoable"])
        assert after["scene"] == before["scene"]
        assert ana.ask("undo", seat=0, decision=after["decisions"]["0"])["problem"]["code"] == "undo-nothing"


PLAYERS: dict[str, dict[str, Any]] = {  # what only players may say
    "look": {"seat": 0},
    "undo": {"seat": 0, "decision": 1},
    "agree": {"seat": 0, "decision": 1},
    "next": {},
    "pace": {"seconds": 9},
    "ready": {"share": "0" * 64},
    "leave": {},
    "swap": {"mine": 0, "seat": 1},
    "say": {"phrase": "hello"},
    "rematch": {},
}


def test_a_spectator_sees_no_sealed_choice_and_can_do_nothing(place: Any):
    table, token = place.create("human", "human")
    with place.person(table) as ana, place.person(table) as guest:
        ana.enter(token)
        before = guest.enter()
        assert (before["viewer"], before["decisions"]) == (-1, {})
        ana.move(0)
        after = guest.until(lambda view: view["waiting"] == [1])
        assert after["scene"]["boards"] == before["scene"]["boards"]
        assert after["story"] == before["story"]
        ana.ask("look", seat=1)
        offered = ana.until(lambda view: view["viewer"] == 1)["scene"]["targets"]
        move = {"seat": 1, "decision": 0, "action": offered[0]["action"]}
        for kind, facts in {**PLAYERS, "move": move}.items():
            assert guest.ask(kind, **facts)["problem"]["code"] == "not-your-seat", kind
        assert guest.ask("change", seat=0, becomes="open", revision=0)["problem"]["code"] == "host-only"


def both_asked(game: Game) -> str:
    """The record of a game of two in which both have to reserve something, unseen by each other."""
    match = Match(Setting(game, game.presets["several"], (Seat("human", "Ana"), Seat("human", "Rui"))))
    dice = random.Random(1)
    while len(match.to_act()) < 2:
        actor = match.to_act()[0]
        match.submit(actor, dice.choice(match.legal(actor)))
    return write_record(match)


def test_nobody_is_sent_anything_when_something_hidden_happens(tmp_path: Path, client_folder: Path, serve: Any):
    with serve(tmp_path, client_folder) as place:
        record = both_asked(find_game("stamp-swap"))
        table = place.http.post("/api/tables/import", content=record).json()["table"]
        keys = Keys(read_secret(tmp_path))
        with place.person(table) as ana, place.person(table) as rui:
            rui.enter(keys.issue(table, frozenset({1})))
            ana.enter(keys.issue(table, frozenset({0})))
            ana.ask("say", phrase="hello")
            rui.until_talk("hello")
            before = len(rui.received)
            ana.move(0, 0)
            ana.ask("undo", seat=0, decision=ana.view["decisions"]["0"])
            ana.until(lambda view: not view["undoable"])
            ana.move(0, 1)
            rui.ask("say", phrase="thanks")
            rui.until_talk("thanks")
            kinds = {json.loads(text)["type"] for text in rui.received[before:]}
            assert kinds == {"accepted", "talk"}, "the table, sent again, would reveal that Ana did something"


def test_a_hello_is_answered(place: Any):
    table, token = place.create("human")
    with place.person(table) as ana:
        assert ana.ask("hello")["problem"]["code"] == "enter-first"
        ana.enter(token)
        assert ana.ask("hello")["type"] == "accepted"


def test_another_tables_token_opens_nothing(place: Any):
    _, token = place.create("human")
    other, _ = place.create("human")
    with place.person(other) as ana:
        assert ana.ask("enter", token=token)["problem"]["code"] == "token-other-table"
        assert ana.ask("enter", token=token + "x")["problem"]["code"] == "token-bad"
        assert ana.ask("next")["problem"]["code"] == "enter-first"
    answer = place.http.get(f"/api/tables/{other}", headers={"Authorization": f"Bearer {token}"})
    assert (answer.status_code, answer.json()["code"]) == (403, "token-other-table")


def test_a_table_that_is_not_there(place: Any):
    with place.person("nowhere") as ana:
        assert ana.ask("enter")["problem"]["code"] == "table-unknown"


GARBAGE = [
    "",
    "{",
    "null",
    "[]",
    "[" * 9000,
    '{"type":"dance","id":"g"}',
    '{"type":"move","id":"g"}',
    '{"type":"move","seat":"0","decision":0,"action":"978@a1","id":"g"}',
    '{"type":"move","seat":0,"decision":0,"action":"978@a1","cheat":true,"id":"g"}',
    '{"type":"move","seat":1e99,"decision":0,"action":"978@a1","id":"g"}',
    '{"type":"look","seat":' + "9" * 4000 + ',"id":"g"}',
    '{"type":"next","id":"\\ud800"}',
    '{"type":"next","id":7}',
    b"\xff\xfe",
    b'{"type":"enter","token":"\x00"}',
]


def test_the_socket_survives_garbage(place: Any):
    table, token = place.create("human", "human")
    with place.person(table) as ana:
        ana.enter(token)
        for garbage in GARBAGE:
            ana.socket.send(garbage)
            output = ana.answer()
            assert output["type"] == "denied", garbage
            assert output["problem"]["code"] in ("message-bad", "not-your-seat"), output
            assert output["id"] in ("", "g")
        ana.move(0)


def test_a_huge_message_ends_the_socket_and_nothing_else(place: Any):
    table, token = place.create("human", "human")
    with place.person(table) as ana:
        ana.enter(token)
        ana.socket.send(json.dumps({"type": "next", "id": "x" * 17000}))
        with pytest.raises(ConnectionClosed) as closed:
            ana.answer()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    with place.person(table) as ana:
        ana.enter(token)
        ana.move(0)


def test_a_page_from_elsewhere_gets_no_socket(place: Any):
    table, _ = place.create("human")
    for origin in ("http://evil.example", f"http://127.0.0.1:{place.port + 1}", "null"):
        with pytest.raises(InvalidStatus) as refused, place.person(table, origin=origin):
            pass
        assert refused.value.response.status_code == 403
    with place.person(table, origin=f"http://127.0.0.1:{place.port}") as ana:
        ana.enter()


def test_a_client_that_understands_patches_is_not_sent_the_same_again(place: Any):
    table, token = place.create("human")
    with place.person(table) as ana:
        ana.enter(token)
        first = json.loads(ana.received[-1])
        before = ana.until(lambda view: view["scene"].get("targets"))
        ana.move(0)
        news = json.loads(ana.received[-1])
        assert "base" in first
        assert "base" not in news
        assert "tones" in place.http.get(f"/api/views/{first['base']}").text
        assert "tones" not in ana.received[-1]
        assert len(ana.view["story"]) > len(before["story"])


def test_a_base_view_may_be_stored_for_ever_and_comes_compressed(place: Any):
    table, token = place.create("human")
    with place.person(table) as ana:
        ana.enter(token)
        name = json.loads(ana.received[-1])["base"]
    packed, plain = (
        place.http.get(f"/api/views/{name}", headers={"Accept-Encoding": encoding}) for encoding in ("gzip", "identity")
    )
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()
    assert packed.headers.get_list("cache-control") == ["public, max-age=31536000, immutable"]


def test_a_client_that_knows_no_patches_is_sent_whole_views(place: Any):
    table, token = place.create("human")
    with place.person(table) as old:
        assert old.ask("enter", token=token, spare=True, id="e")["type"] == "accepted"
        old.until(lambda view: view["scene"].get("targets"))
        old.move(0)
        last = json.loads(old.received[-1])
        assert (last["type"], last["story_from"]) == ("shown", 0)
        assert last["scene"]["boards"][0]["cells"]
        assert last["scene"]["tones"]


def test_a_base_view_that_nobody_knows_is_refused(place: Any):
    answer = place.http.get("/api/views/0123")
    assert (answer.status_code, answer.json()["code"]) == (404, "page-unknown")


@pytest.fixture
def without_collector() -> Iterator[None]:
    """What is let go must go by itself."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("without_collector")
def test_a_closed_socket_leaves_nothing_behind(place: Any, monkeypatch: Any):
    gone = threading.Event()
    kept: list[Any] = []

    def connection(*given: Any) -> Connection:
        made = Connection(*given)
        kept.append(weakref.ref(made, lambda _: gone.set()))
        return made

    monkeypatch.setattr(live, "Connection", connection)
    table, token = place.create("human", "bot:casual")
    with place.person(table) as ana:
        assert ana.ask("enter", token=token, spare=True, id="e")["type"] == "accepted"
        ana.move(0)
    assert gone.wait(PATIENCE), gc.get_referrers(kept[0]())


def test_a_session_that_is_closed_holds_no_scene(place: Any, monkeypatch: Any):
    connections: list[Connection] = []

    def connection(*given: Any) -> Connection:
        connections.append(Connection(*given))
        return connections[-1]

    monkeypatch.setattr(live, "Connection", connection)
    table, token = place.create("human")
    with place.person(table) as ana, place.person(table) as guest:
        ana.enter(token)
        guest.enter()
    while any(connection._table for connection in connections):
        place.http.get("/api/health")  # until the server has noticed
    assert [(connection._patched, connection._sent) for connection in connections] == [(None, None)] * 2
