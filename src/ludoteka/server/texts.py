"""The texts that the client gets: one part for what every page needs, and one for each room.

A part is named by a hash of its content, so that browsers keep it for good. The names of all parts are in the page
itself (`pages.py`), so none has to be asked for; `GET /api/texts` has them for a page that the server did not make.
"""

import re
from collections.abc import Iterable
from functools import cache

import msgspec
from litestar import Response, get

from ludoteka.core.errors import Refused
from ludoteka.core.words import COMMON, LANGUAGES, sources
from ludoteka.games import GAMES

from .auth import AnyRequest, InPath
from .content import ASK_FIRST, FOR_EVER, Content

SHELL = "shell"
TERMINAL = frozenset({"cli.ftl", "commands.ftl", "help.ftl"})  # what only the command line says
# What is said of a game before anybody has entered its room: its name, and those of its variants.
ON_THE_BOX = ("game-", "preset-")

ENTRY = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)  # where a message begins

Names = dict[str, dict[str, str]]


@get("/api/texts")
async def text_names() -> Names:
    return names()


@get("/api/texts/{language:str}/{part:str}/{name:str}")
async def text_part(request: AnyRequest, language: InPath, part: InPath, name: InPath) -> Response[bytes]:
    """A part by the name of its content. Somebody whose page is of another version gets what we have, to be asked for
    again: better than no words."""
    if language not in LANGUAGES:
        raise Refused("language-unknown", place=language, known=", ".join(LANGUAGES))
    found = parts(language).get(part)
    if found is None:
        raise Refused("page-unknown", place=request.url.path[:100])
    return found.answer(request, FOR_EVER if name == found.name else ASK_FIRST)


@cache
def names() -> Names:
    """The names of all parts, by language."""
    return {language: {part: content.name for part, content in parts(language).items()} for language in LANGUAGES}


@cache
def encoded_names() -> str:
    return msgspec.json.encode(names()).decode()


@cache
def parts(language: str) -> dict[str, Content]:
    rooms = {game.name: _messages(game.package, language) for game in GAMES.values()}
    boxes = [entry for entries in rooms.values() for entry in entries if entry.startswith(ON_THE_BOX)]
    found = {SHELL: _content([*_messages(COMMON, language), *boxes])}
    for name, entries in rooms.items():
        found[name] = _content(entry for entry in entries if not entry.startswith(ON_THE_BOX))
    return found


def _messages(package: str, language: str) -> list[str]:
    """Every message of a package that the client may need, without comments."""
    texts = (text for name, text in sources(package, language).items() if name not in TERMINAL)
    return [entry for text in texts for entry in _entries(text)]


def _entries(text: str) -> list[str]:
    lines = "\n".join(line for line in text.splitlines() if line.strip() and not line.startswith("#"))
    return [entry.rstrip() for entry in ENTRY.split(lines) if entry.strip()]


def _content(entries: Iterable[str]) -> Content:
    return Content(("\n".join(entries) + "\n").encode(), "text/plain")
