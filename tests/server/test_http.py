"""The server over HTTP: what it offers, what it refuses, and what every answer carries."""

import http.client
import json
import stat
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from ludoteka.core.errors import Refused
from ludoteka.core.words import LANGUAGES, Translator, Words
from ludoteka.games import GAMES
from ludoteka.server import tokens
from ludoteka.server.errors import STATUS
from ludoteka.store.folder import SECRET
from tests.some_games import SOLO

NEW = {"game": SOLO, "seats": [{"kind": "human"}]}


def test_the_games_are_offered_with_all_that_can_be_chosen(place: Any):
    offered = place.http.get("/api/games").json()
    assert [game["name"] for game in offered] == list(GAMES)
    game = offered[0]
    assert game["seats"] == [1, 2, 3, 4, 5, 6]
    assert {"beginner", "expert"} <= set(game["bots"])
    assert game["presets"][0]["options"]["board"] == "base"
    assert {field["name"] for field in game["options"]} >= {"board", "rounds"}


def test_the_server_is_healthy_and_has_an_id(place: Any):
    assert set(place.http.get("/api/health").json()) == {
        *("ludoteka", "house", "address", "webhooks", "most_tables", "push"),
    }


def test_a_table_can_be_asked_for_before_it_is_made(place: Any):
    wanted = {"game": "sequence", "seats": [{"kind": "human"}] * 6, "options": {"teams": "3"}}
    possible = place.http.post("/api/tables/check", json=wanted).json()
    assert possible["problem"] is None
    assert [team["seats"] for team in possible["teams"]] == [[0, 3], [1, 4], [2, 5]]
    refused = place.http.post("/api/tables/check", json=wanted | {"seats": [{"kind": "human"}] * 4}).json()
    assert (refused["problem"]["code"], refused["problem"]["rule"]) == ("teams", "SEQ-1")
    asked = place.http.post("/api/tables/check", json=wanted | {"options": {}}).json()
    assert (asked["problem"]["code"], asked["problem"]["place"]) == ("teams-asked", "teams")


@pytest.mark.parametrize(
    ("method", "path", "more", "status", "code"),
    [
        ("GET", "/api/texts/xx/shell/1", {}, 404, "language-unknown"),
        ("GET", "/api/nothing", {}, 404, "page-unknown"),
        ("GET", "/assets/nothing.js", {}, 404, "page-unknown"),
        ("DELETE", "/api/tables", {}, 405, "method"),
        ("GET", "/api/tables/x", {}, 401, "token-missing"),
        ("GET", "/api/tables/x", {"headers": {"Authorization": "Bearer nonsense"}}, 401, "token-bad"),
        ("GET", "/api/tables/x/record", {}, 404, "table-unknown"),
        ("POST", "/api/tables", {"content": b"{"}, 400, "message-bad"),
        ("POST", "/api/tables", {"content": b"[" * 9000}, 400, "message-bad"),
        ("POST", "/api/tables", {"content": b" " * 20000}, 413, "too-large"),
        ("POST", "/api/tables", {"json": {"game": SOLO}}, 400, "message-bad"),
        ("POST", "/api/tables", {"json": NEW | {"seats": [{"kind": 3}]}}, 400, "message-bad"),
        ("POST", "/api/tables", {"json": NEW | {"game": "chess"}}, 400, "game-unknown"),
        ("POST", "/api/tables", {"json": NEW | {"seats": []}}, 400, "seats"),
        ("POST", "/api/tables", {"json": NEW | {"options": {"rounds": "3"}}}, 400, "rounds"),
        ("POST", "/api/calls", {"json": {"game": SOLO, "seats": 200_000_000}}, 400, "message-bad"),
        ("POST", "/api/calls", {"json": {"game": SOLO, "seats": -(10**30)}}, 400, "message-bad"),
        ("POST", "/api/calls", {"json": {"game": SOLO, "seats": 99}}, 400, "seats"),
        ("GET", "/api/tables/x/replay/10000000", {}, 400, "message-bad"),
        ("GET", f"/api/tables/{'x' * 200}/record", {}, 400, "message-bad"),
        ("POST", "/api/tables", {"json": NEW, "headers": {"Origin": "http://evil.example"}}, 403, "origin"),
        ("POST", "/api/tables", {"json": NEW, "headers": {"Origin": "http://["}}, 403, "origin"),
        ("POST", "/api/tables", {"json": NEW, "headers": {"Origin": "null"}}, 403, "origin"),
        ("POST", "/api/tables", {"json": NEW, "headers": {"Host": "["}}, 403, "host"),
        ("POST", "/api/tables", {"json": NEW, "headers": {"Host": "evil.example"}}, 403, "host"),
        ("GET", "/", {"headers": {"Host": "evil.example:8765"}}, 403, "host"),
        ("POST", "/api/records", {"content": b"ludo 1\ngame chess\n"}, 400, "record-ends"),
        ("POST", "/api/records", {"content": b"ludo 1\n\xff"}, 400, "record-encoding"),
        ("POST", "/api/records", {"content": b"#" * 70000}, 413, "too-large"),
    ],
)
def test_what_is_refused(place: Any, method: str, path: str, more: Any, status: int, code: str):
    answer = place.http.request(method, path, **more)
    problem = answer.json()
    assert (answer.status_code, problem["code"]) == (status, code)
    assert problem["words"]["id"] == f"refused-{code}"
    facts = problem["words"].get("args", {})
    for language in LANGUAGES:
        message = Translator(language, [game.package for game in GAMES.values()])
        assert message(Words(problem["words"]["id"], facts))


@pytest.mark.parametrize("code", [*STATUS, "message-bad", "not-your-seat", "enter-first", "undo-nothing", "data-newer"])
def test_every_refusal_of_the_server_has_words_in_every_language(code: str):
    for language in LANGUAGES:
        assert Translator(language).knows(f"refused-{code}")


def test_a_record_that_was_tampered_with_is_refused_with_its_line(place: Any):
    head = "ludo 1\ngame goofspiel\nrules 1\nvariant cards=5\nseats 2\nseat 1 human Ana\nseat 2 human Bo\n---\n"
    text = head + "0 prize 4\n0 prize 4\n"
    problem = place.http.post("/api/records", content=text.encode()).json()
    assert (problem["code"], problem["place"], problem["rule"]) == ("not-your-turn", "line 10", "GOO-3")


def test_an_unfinished_game_keeps_its_record(place: Any):
    table, _ = place.create("human")
    answer = place.http.get(f"/api/tables/{table}/record")
    assert (answer.status_code, answer.json()["code"]) == (409, "game-unfinished")


def test_a_fault_of_ours_is_no_stack_trace(place: Any, monkeypatch: Any, caplog: Any):
    monkeypatch.setattr("ludoteka.server.api.GameInfo.of", lambda game: 1 / 0)
    answer = place.http.get("/api/games")
    assert (answer.status_code, answer.json()["code"]) == (500, "fault")
    assert "ZeroDivisionError" not in answer.text
    assert "ZeroDivisionError" in caplog.text


def test_every_answer_carries_the_safe_headers(place: Any):
    odd = place.http.post("/api/tables", json=NEW, headers={"Origin": "http://["})
    elsewhere = place.http.get("/", headers={"Host": "evil.example"})
    answers = [place.http.get(path) for path in ("/", "/api/health", "/api/nothing", "/assets/main-abc123.js")]
    for headers in (answer.headers for answer in (odd, elsewhere, *answers)):
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert "script-src 'self';" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "server" not in headers
    assert [answer.headers["cache-control"] for answer in answers[1:3]] == ["no-store", "no-store"]


def test_the_client_and_its_routes(place: Any):
    for route in ("/", f"/new/{SOLO}", "/table/abc"):
        answer = place.http.get(route)
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"
        assert "Ludoteka" in answer.text
    asset = place.http.get("/assets/main-abc123.js")
    assert asset.headers["content-type"] == "text/javascript; charset=utf-8"
    assert asset.headers["cache-control"] == "public, max-age=31536000, immutable"


def test_what_a_browser_still_has_is_not_sent_again(place: Any):
    first = place.http.get("/")
    tag = first.headers["etag"]
    for known in (tag, f"W/{tag}", f'"another", {tag}'):
        again = place.http.get(f"/new/{SOLO}", headers={"If-None-Match": known})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    other = place.http.get("/assets/main-abc123.js", headers={"If-None-Match": tag})
    assert (other.status_code, other.content != b"", other.headers["etag"] != tag) == (200, True, True)


def test_no_path_leads_out_of_the_client(tmp_path: Path, serve: Any):
    """As a program sends them: a browser would tidy most of these up before it asks."""
    client, secret = tmp_path / "client", tmp_path / "secret.js"
    for folder in (client, client / "assets", tmp_path / "client-old"):
        folder.mkdir()
    for file in (secret, tmp_path / "client-old" / "secret.js"):
        file.write_text("not for you")
    (client / "link.js").symlink_to(secret)
    (client / "index.html").write_text("fine")
    (client / "assets" / "own.js").write_text("fine")
    paths = ["/../secret.js", "/%2e%2e/secret.js", "/assets/..%2f..%2fsecret.js", "/assets/../../client-old/secret.js"]
    paths += [str(secret), f"/{secret}", f"/%2f{secret}", "/link.js", "/x%00.js", "/" + "x" * 5000 + ".js"]
    with serve(tmp_path, client) as place:
        for path in paths:
            status, body = ask(place.port, path)
            assert (status, b"not for you" in body) in ((400, False), (404, False)), path
        assert ask(place.port, "/assets/../assets/own.js") == (200, b"fine")


def ask(port: int, path: str) -> tuple[int, bytes]:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    with closing(connection):
        connection.request("GET", path)
        answer = connection.getresponse()
        return answer.status, answer.read()


def test_a_client_that_is_not_built_is_a_sentence(tmp_path: Path, serve: Any):
    with serve(tmp_path, tmp_path / "nothing") as place:
        answer = place.http.get("/")
    assert answer.status_code == 503
    assert "dev.py web" in answer.text


def test_the_schema_describes_the_api(place: Any):
    assert "/api/tables" in json.loads(place.http.get("/api/schema/openapi.json").content)["paths"]


def test_the_secret_is_made_once_and_is_nobody_elses(tmp_path: Path):
    secret = tokens.read_secret(tmp_path)
    assert tokens.read_secret(tmp_path) == secret
    if sys.platform != "win32":
        assert stat.S_IMODE((tmp_path / SECRET).stat().st_mode) == 0o600
    (tmp_path / SECRET).write_bytes(b"short")
    with pytest.raises(Refused, match="secret-broken"):
        tokens.read_secret(tmp_path)


def test_tokens_of_another_server_mean_nothing():
    token = tokens.Keys(b"a" * 32).issue("t", frozenset({0, 2}))
    assert tokens.Keys(b"a" * 32).read(token, "t").seats == {0, 2}
    with pytest.raises(Refused, match="token-bad"):
        tokens.Keys(b"b" * 32).read(token, "t")
