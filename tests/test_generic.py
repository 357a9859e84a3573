"""Code, texts and tests outside the rooms name no game: what belongs to one is in its folder. `no-rules.test.ts` does
the same for the client. A test that needs some game takes the sixth room, or one from `some_games.py`; a test of one
game is in its room, or, where it needs the terminal or a browser, in a file that is named after the room."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

import ludoteka
from ludoteka.games import GAMES

SOURCES = Path(ludoteka.__file__).parent
# Where a game may be named, and why.
ALLOWED = {
    "games/__init__.py": "the list of rooms",
    "cli/commands/rules.py": "help with an example to type",
    "cli/registry.py": "examples to type",
    **{f"text/{language}/cli.ftl": "a refusal with an example to type" for language in ("en", "pl", "pt")},
    **{f"text/{language}/help.ftl": "commands and moves to type" for language in ("en", "pl", "pt")},
}
TESTS = Path(__file__).parent
TEST_FOLDERS = ("analysis", "browser", "cli", "core", "laws", "server", "sim", "store", "table")
# Tests of something generic that only one room has, or shows well: they name it.
ALLOWED_TESTS = {
    "test_generic.py": "what the search finds",
    "browser/test_still.py": "the tables that stand still so far",
    "cli/test_boards.py": "boards of hexagons, triangles and squares",
    "cli/test_records.py": "what a record says in words; a refusal with its rule",
    "laws/test_hidden_bites.py": "an automa that hides something from a single player",
    "server/test_people.py": "a seat that may draw late, unasked",
    "server/test_http.py": "an option about which somebody has to decide",
    "server/test_live.py": "a taken cell; two that are asked at once",
    "server/test_serve.py": "a component file",
    "server/test_threats.py": "hidden cards that only one seat may know; heavy component files",
    "sim/test_simulate.py": "teams; an automa",
    "table/test_answer_time.py": "bots that may act unasked",
    "table/test_real_game.py": "score sheets, callers and companions, each as one room has it",
    "table/test_best.py": "a solver",
    "table/test_people.py": "a seat that may draw late, unasked; an automa's clock",
    "table/test_table.py": "a seat that may draw late, unasked; a refusal with its rule",
    "table/test_workers.py": "hidden cards that a bot's process must not get",
}
PREFIXES = "tie|seq|tri|fit|sts"  # of rule ids and messages
OURS = [name for name, game in GAMES.items() if game.package.startswith("ludoteka.")]  # not the sixth room
NAMES = re.compile(
    "|".join(name.replace("-", ".?") for name in OURS if name != "sequence")
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


def is_of_a_room(path: Path) -> bool:
    """Whether it is a room's own by its name, as `cli/test_<room>.py` and `test_<room>_<what>.py` are."""
    return path.stem.startswith(tuple(f"test_{name.replace('-', '_')}" for name in OURS))


def test_generic_tests_name_no_game() -> None:
    nested = (path for folder in TEST_FOLDERS for path in (TESTS / folder).rglob("*.py"))
    paths = sorted(path for path in (*TESTS.glob("*.py"), *nested) if not is_of_a_room(path))
    files = {path.relative_to(TESTS).as_posix(): named(path.read_text("utf-8")) for path in paths}
    assert len(files) > 90
    assert {path: lines for path, lines in files.items() if lines and path not in ALLOWED_TESTS} == {}
    assert {path for path in ALLOWED_TESTS if not files[path]} == set(), "need not be allowed any more"


def test_a_room_from_outside_needs_nothing_but_the_core() -> None:
    rooms = [Path(str(files(game.package))) for name, game in GAMES.items() if name not in OURS]
    lines = [line for room in rooms for path in room.glob("*.py") for line in path.read_text("utf-8").splitlines()]
    imported = {line.split()[1] for line in lines if line.startswith(("import ", "from "))}
    assert "ludoteka.core.room" in imported
    assert {name for name in imported if not name.startswith(("ludoteka.core", "."))} == {"dataclasses", "typing"}


def test_the_program_does_not_name_the_sixth_room() -> None:
    others = [name for name in GAMES if name not in OURS]
    assert len(others) == 1
    assert [path for path in generic_files() if others[0] in path.read_text("utf-8").lower()] == []


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
