"""What `dev.py mutants` takes for a mutant, and the tests that it runs on them."""

import pytest

from ludoteka.games import GAMES
from tests.laws.rooms import PLACES
from tools import mutants


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


def test_every_game_has_the_modules_that_are_mutated_and_its_laws_exist():
    for game in GAMES:
        room = mutants.ROOT / mutants.GAMES / mutants.room(game)
        assert all((room / module).is_file() for module in mutants.MODULES)
        assert {f"{game}-{table}" for table in mutants.TABLES.get(game, ())} <= {str(place) for place in PLACES}
    for file, laws in mutants.LAWS.items():
        text = (mutants.ROOT / "tests" / "laws" / file).read_text(encoding="utf-8")
        for law in laws:
            _, _, body = text.partition(f"def {law}(place):")
            assert body, law
            assert "twin" not in body.partition("\n\n\n")[0], f"{law} would compile every mutant"
