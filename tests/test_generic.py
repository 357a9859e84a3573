"""Code and texts outside the rooms name no game: what belongs to one is in its folder. `no-rules.test.ts` does the same
for the client."""

import re
from pathlib import Path

import pytest

import ludoteka
from ludoteka.games import GAMES

SOURCES = Path(ludoteka.__file__).parent
# Where a game may be named, and why.
ALLOWED = {
    "games/__init__.py": "the list of rooms",
    "cli/commands/rules.py": "help with an example to type",
    **{f"text/{language}/cli.ftl": "a refusal with an example to type" for language in ("en", "pl", "pt")},
}
PREFIXES = "tie|seq|tri|fit|sts"  # of rule ids and messages
NAMES = re.compile(
    "|".join(game.name.replace("-", ".?") for game in GAMES.values() if game.name != "sequence")
    + r"""|(?-i:\bSequence\b(?!\[|,|$))|["'`]sequence["'`]|games\.sequence|pinzetta"""
    + rf"""|(?:^|["'`])(?:{PREFIXES})-|\b(?:{PREFIXES})-[A-Z]?\d""",
    re.IGNORECASE,
)


def generic_files() -> list[Path]:
    """Everything that we write outside the folders of the rooms; the built client is not written."""
    rooms, built = SOURCES / "games", SOURCES / "server" / "client"
    files = (path for kind in ("*.py", "*.ftl") for path in SOURCES.rglob(kind))
    return sorted(path for path in files if path.parent == rooms or not {rooms, built} & set(path.parents))


def named(text: str) -> list[str]:
    lines = (line for line in text.splitlines() if not line.startswith("from collections.abc import"))
    return [line.strip() for line in lines if NAMES.search(line)]


def test_nothing_outside_the_rooms_names_a_game() -> None:
    files = {path.relative_to(SOURCES).as_posix(): named(path.read_text("utf-8")) for path in generic_files()}
    assert len(files) > 100
    assert {path: lines for path, lines in files.items() if lines and path not in ALLOWED} == {}
    assert {path for path in ALLOWED if not files[path]} == set(), "need not be allowed any more"


FOUND = (
    *('find_game("triominos")', "games.take_it_easy", "from ludoteka.games.sequence import rules"),
    *("# as Sequence does", 'message("fit-row")', "sts-ui-a = B", "See TRI-4."),
)
PASSED = ("names: Sequence[str]", "from collections.abc import Mapping, Sequence", "trial-1", "a sequence of steps")


@pytest.mark.parametrize("line", FOUND)
def test_the_search_finds(line: str) -> None:
    assert named(line)


@pytest.mark.parametrize("line", PASSED)
def test_the_search_lets_pass(line: str) -> None:
    assert not named(line)
