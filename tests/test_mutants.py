"""What `dev.py mutants` takes for a mutant, and the tests that it runs on them."""

import contextlib

import pytest

from ludoteka.games import GAMES
from tools.shell import ROOT, WINDOWS

if WINDOWS:
    pytest.skip("mutants are tried in forked processes", allow_module_level=True)

from tools import mutants
from tools.trial import Court, Job

MUTATED = [name for name, game in GAMES.items() if game.package.startswith("ludoteka.")]


@pytest.mark.parametrize(
    ("mutant", "counts"),
    [
        ('def f(a: int) -> int:\n    """Adds."""\n    return a + 2', True),
        ('def f(a: str) -> int:\n    """Adds."""\n    return a + 1', False),
        ('def f(a: int) -> str:\n    """Adds."""\n    return a + 1', False),
        ('def f(a: int) -> int:\n    """Subtracts."""\n    return a + 1', False),
    ],
)
def test_annotations_and_docstrings_have_no_meaning(mutant, counts):
    original = 'def f(a: int) -> int:\n    """Adds."""\n    return a + 1'
    assert (mutants.meaning(mutant) != mutants.meaning(original)) == counts


def test_what_is_no_python_has_no_meaning():
    assert mutants.meaning("return = 1") == ""


@pytest.mark.parametrize("game", MUTATED)
def test_every_game_has_the_modules_that_are_mutated(game):
    assert {"rules.py", "scoring.py", "view.py"} <= set(mutants.modules(game))


@pytest.mark.parametrize("game", MUTATED)
def test_all_tests_of_a_rooms_rules_and_the_laws_run(game):
    folder = ROOT / mutants.GAMES / mutants.room(game) / "tests"
    tests = {path for path in folder.glob("test_*.py") if not path.name.startswith(mutants.NOT_ABOUT_RULES)}
    laws = {ROOT / "tests" / "laws" / f"{law}.py" for law in mutants.LAWS}
    assert {ROOT / path for path in mutants.test_files(ROOT, game)} == tests | laws


@pytest.mark.parametrize("game", MUTATED)
def test_every_mutant_that_is_known_to_be_equivalent_changes_a_line_of_the_rules(game):
    for mutant in mutants.known_as_equivalent(game):
        where, before, after = mutant.splitlines()
        module, _ = where.split()
        lines = {line.strip() for line in (ROOT / mutants.GAMES / mutants.room(game) / module).read_text().splitlines()}
        assert before[:2] == "- "
        assert before[2:] in lines, where
        assert after[:2] == "+ "
        assert after[2:] not in lines, where


# -- how mutants are tried: in a room of two functions --------------------------------------------------------------


RULES = """
def double(number):
    return 2 * number


def half(number):
    while number % 2:
        number -= 1
    return number // 2
"""
TESTS = """
from rebuilt import halves
from rules import double


def test_double():
    assert double(3) == 6


def test_halves():
    assert halves([5, 6]) == [2, 3]
"""
REBUILT = """
from types import FunctionType

from rules import half

halved = FunctionType(half.__code__, {})


def halves(numbers):
    return [halved(number) for number in numbers]
"""


@pytest.fixture(scope="module")
def court(tmp_path_factory):
    folder = tmp_path_factory.mktemp("room")
    (folder / "src").mkdir()
    for name, code in (("rules", RULES), ("rebuilt", REBUILT)):
        (folder / "src" / f"{name}.py").write_text(code)
    (folder / "test_rules.py").write_text(TESTS)
    with contextlib.closing(Court(folder, "no-game", ["test_rules.py"], seconds=1)) as trying:
        yield trying


def test_the_rules_themselves_survive(court):
    assert court.verdict(Job()).outcome == "survived"
    assert court.verdict(Job("rules", RULES)).outcome == "survived"


@pytest.mark.parametrize(
    ("right", "wrong", "outcome", "killer"),
    [
        ("2 * number", "3 * number", "killed", "test_double"),
        ("number // 2", "number // 3", "killed", "test_halves"),  # the function that was rebuilt changes as well
        ("number % 2", "True", "timeout", ""),
        ("number -= 1", "number -= 3", "killed", "test_halves"),
        ("2 * number", "number * 2", "survived", ""),
    ],
)
def test_a_mutant_is_tried_and_the_next_one_finds_the_rules_whole(court, right, wrong, outcome, killer):
    assert right in RULES
    verdict = court.verdict(Job("rules", RULES.replace(right, wrong)))
    assert (verdict.outcome, verdict.killer.rpartition("::")[2]) == (outcome, killer)
    assert court.verdict(Job()).outcome == "survived"


def test_a_test_that_killed_before_is_the_first(court):
    """Both tests fail here."""
    both = RULES.replace("2 * number", "3 * number").replace("number // 2", "number // 3")
    for name in ("test_double", "test_halves"):
        assert court.verdict(Job("rules", both, (f"test_rules.py::{name}",))).killer.endswith(name)


def test_tests_that_cannot_be_collected_have_noticed(tmp_path):
    (tmp_path / "test_nothing.py").write_text("import what_is_not_there")
    with contextlib.closing(Court(tmp_path, "no-game", ["test_nothing.py"])) as court:
        assert court.verdict(Job()).outcome == "killed"
