"""The whole truth about a game stays inside the match."""

import ast
from pathlib import Path

import ludoteka

SOURCES = Path(ludoteka.__file__).parent
MAY_ASK = {Path("sim/playthrough.py")}  # golden games, written for the tests


def test_nothing_that_a_player_reaches_asks_for_it():
    asking = {
        path.relative_to(SOURCES)
        for path in SOURCES.rglob("*.py")
        if "tests" not in path.parts
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Attribute) and node.attr == "secret_state"
    }
    assert asking == MAY_ASK
