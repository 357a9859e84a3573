"""What `dev.py mutants` takes for a mutant, and the tests that it runs on them."""

import pytest

from ludoteka.games import GAMES
from tools import mutants
from tools.shell import ROOT


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


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_modules_that_are_mutated(game):
    assert {"rules.py", "scoring.py", "view.py"} <= set(mutants.modules(game))


@pytest.mark.parametrize("game", GAMES)
def test_all_tests_of_a_rooms_rules_run_and_those_of_the_module_first(game):
    tests = set((ROOT / mutants.GAMES / mutants.room(game) / "tests").glob("test_*.py"))
    tests = {path for path in tests if not path.name.startswith(mutants.BESIDE)}
    for module in mutants.modules(game):
        order = [
            ROOT / argument for argument in mutants.pytest_arguments(ROOT, game, module) if argument.endswith(".py")
        ]
        assert set(order) == tests
        assert order[0].name == f"test_{module}" or not any(path.name == f"test_{module}" for path in tests)
