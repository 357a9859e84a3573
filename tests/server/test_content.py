"""How little is sent: compressed as the browser can take it, kept for good under a name that says what it is, and not
sent again to those who have it."""

import gzip
import json
import re
from html import unescape
from typing import Any

import pytest

from ludoteka.core.words import LANGUAGES
from ludoteka.games import GAMES
from ludoteka.server.content import accepted_encodings
from ludoteka.server.texts import parts
from tests.some_games import SOLO

LASTING = "public, max-age=31536000, immutable"
SCRIPT = b"console.log('a script');" * 40
GZIPPED = gzip.compress(SCRIPT)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory, serve: Any) -> Any:
    """A server with a client of one script, which the build has compressed."""
    folder = tmp_path_factory.mktemp("built")
    assets = folder / "client" / "assets"
    assets.mkdir(parents=True)
    (assets.parent / "index.html").write_text("<html><head></head><body>fine</body></html>")
    (assets / "main-1.js").write_bytes(SCRIPT)
    (assets / "main-1.js.br").write_bytes(b"as brotli")
    (assets / "main-1.js.gz").write_bytes(GZIPPED)
    (assets / "plain-1.js").write_bytes(SCRIPT)
    with serve(folder, assets.parent) as place:
        yield place


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("GZIP;q=0.5", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("br; q=0.0, *", "gzip"),
        ("*", "br"),
        ("identity", None),
        ("", None),
        ("deflate, zstd", None),
    ],
)
def test_the_best_encoding_that_a_browser_takes(built: Any, accepted: str, encoding: str | None):
    with built.http.stream("GET", "/assets/main-1.js", headers={"Accept-Encoding": accepted}) as answer:
        body = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == encoding
    assert body == {"br": b"as brotli", "gzip": GZIPPED, None: SCRIPT}[encoding]
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers["cache-control"] == LASTING
    assert answer.headers["content-type"].startswith("text/javascript")


def test_a_form_that_the_build_did_not_make_is_not_sent(built: Any):
    answer = built.http.get("/assets/plain-1.js", headers={"Accept-Encoding": "br, gzip"})
    assert (answer.content, answer.headers.get("content-encoding")) == (SCRIPT, None)


def test_each_form_has_a_tag_of_its_own(built: Any):
    def tag(encoding: str) -> str:
        with built.http.stream("GET", "/assets/main-1.js", headers={"Accept-Encoding": encoding}) as answer:
            return str(answer.headers["etag"])

    tags = [tag(encoding) for encoding in ("br", "gzip", "identity")]
    assert len(set(tags)) == 3
    known = {"Accept-Encoding": "gzip", "If-None-Match": tags[1]}
    again = built.http.get("/assets/main-1.js", headers=known)
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tags[1])
    assert again.headers["vary"] == "Accept-Encoding"
    other = built.http.get("/assets/main-1.js", headers=known | {"If-None-Match": tags[2]})
    assert other.status_code == 200


def test_the_page_is_asked_for_each_time_and_names_all_texts(built: Any):
    page = built.http.get("/")
    assert page.headers["cache-control"] == "no-cache"
    found = re.search('<meta name="texts" content="([^"]*)"', page.text)
    assert found
    names = json.loads(unescape(found[1]))
    assert names == built.http.get("/api/texts").json()
    assert set(names) == set(LANGUAGES)
    assert all(set(of_language) == {"shell", *GAMES} for of_language in names.values())
    assert built.http.get("/", headers={"If-None-Match": page.headers["etag"]}).status_code == 304


def test_a_text_lasts_under_its_own_name_only(built: Any):
    name = built.http.get("/api/texts").json()["pl"]["shell"]
    kept = built.http.get(f"/api/texts/pl/shell/{name}")
    assert (kept.headers["cache-control"], kept.headers["content-encoding"]) == (LASTING, "gzip")
    assert kept.headers["content-type"] == "text/plain; charset=utf-8"
    other = built.http.get("/api/texts/pl/shell/of-another-version")
    assert (other.text, other.headers["cache-control"]) == (kept.text, "no-cache")
    assert built.http.get(f"/api/texts/pl/no-such-game/{name}").status_code == 404


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shell_has_what_is_on_the_boxes_and_the_rooms_have_the_rest(language: str):
    found = {part: content.plain.decode() for part, content in parts(language).items()}
    for game in GAMES:
        assert f"\ngame-{game} = " in found["shell"]
        assert f"game-{game} = " not in found[game]
        assert len(found[game]) > 500
    assert "\nrefused-stale = " in found["shell"]
    assert "refused-cell-taken = " not in found["shell"]
    assert "\nrefused-cell-taken = " in found[SOLO]
    assert "\n#" not in "".join(found.values())


def test_what_only_the_command_line_says_stays_on_the_server():
    assert "cli-" not in parts("en")["shell"].plain.decode()


def test_lists_that_many_ask_for_are_compressed_and_sent_once(built: Any):
    for path in ("/api/games", f"/api/games/{next(iter(GAMES))}/rulebook"):
        first = built.http.get(path)
        assert (first.headers["content-encoding"], first.headers["cache-control"]) == ("gzip", "no-cache")
        again = built.http.get(path, headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


def test_odd_wishes_are_no_fault():
    assert accepted_encodings(";;,=,q=,br;q=x;level=4") == {"br"}
