"""How many bytes a first visit takes, from the list that the build makes: compressed, with fonts and texts.

Bytes only. How long they take, and what else comes over the wire: `bench/web.py`.
"""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from ludoteka.core.words import LANGUAGES
from ludoteka.games import GAMES
from ludoteka.server.pages import CLIENT
from ludoteka.server.texts import SHELL, parts

HOME_AT_MOST = 190_000
WITH_A_ROOM_AT_MOST = 300_000
# By the names of chunks (web/vite/chunks.ts): what home loads, and what a new table and its page load.
FIRST = ["index", "shell"]
ENTERED = ["new", "table"]
POLISH_FONTS = "-latin-ext-"


@cache
def manifest() -> dict[str, Any]:
    found = CLIENT / ".vite" / "manifest.json"
    assert found.is_file(), "the web client is not built: python3 dev.py web"
    return dict(json.loads(found.read_text("utf-8")))


def key_of(chunk: str) -> str:
    (key,) = (key for key, facts in manifest().items() if facts.get("name") == chunk and facts["file"].endswith(".js"))
    return str(key)


def files_of(chunks: list[str]) -> set[str]:
    """The scripts and styles that these chunks need at once."""
    found, seen, left = set[str](), set[str](), [key_of(chunk) for chunk in chunks]
    while left:
        if (name := left.pop()) not in seen:
            seen.add(name)
            chunk = manifest()[name]
            found |= {chunk["file"], *chunk.get("css", ())}
            left += chunk.get("imports", ())
    return found


def fonts(language: str) -> set[str]:
    found = {path.relative_to(CLIENT).as_posix() for path in CLIENT.rglob("*.woff2")}
    return {name for name in found if language == "pl" or POLISH_FONTS not in name}


def sent(name: str) -> int:
    """The bytes of a file as a browser of today gets it."""
    packed = CLIENT / f"{name}.br"
    return (packed if packed.is_file() else CLIENT / name).stat().st_size


def weight(language: str, chunks: list[str], texts: list[str]) -> int:
    scripts = sum(sent(name) for name in files_of(chunks) | fonts(language) | {"index.html", "favicon.svg"})
    return scripts + sum(len(parts(language)[part].packed["gzip"]) for part in texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_home_is_light(language: str):
    assert weight(language, FIRST, [SHELL]) < HOME_AT_MOST


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_home_and_a_room_are_light(language: str, game: str):
    own = [game] if f"src/rooms/{game}/index.ts" in manifest() else []
    assert weight(language, [*FIRST, *ENTERED, *own], [SHELL, game]) < WITH_A_ROOM_AT_MOST


def test_home_brings_no_room_and_no_other_page():
    """A page or room that home imports without being asked would have no file of its own."""
    at_once = files_of(FIRST)
    asked = [name for name in manifest() if manifest()[name].get("isDynamicEntry")]
    assert len([name for name in asked if name.startswith("src/rooms/")]) >= 5
    assert {name for name in asked if manifest()[name]["file"] in at_once} == set()


def test_each_file_that_can_be_compressed_is():
    for path in CLIENT.rglob("*"):
        if path.suffix in (".js", ".css") and path.stat().st_size > 1000:
            for suffix in (".br", ".gz"):
                packed = Path(f"{path}{suffix}")
                assert 0 < packed.stat().st_size < path.stat().st_size, packed


def test_no_font_comes_that_nobody_needs():
    names = [path.name for path in CLIENT.rglob("*.woff*")]
    assert len(names) == 6
    assert all(name.endswith(".woff2") and "vietnamese" not in name for name in names)
    assert (CLIENT / "fonts-license.txt").read_text("utf-8").count("SIL OPEN FONT LICENSE") == 2
