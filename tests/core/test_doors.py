"""The doors of a room are typed: nothing in core asks for one by a string, and mypy compares them with modules."""

import ast
from pathlib import Path

import pytest

import ludoteka.core
from ludoteka.core import room
from ludoteka.games import GAMES

CORE = sorted(Path(str(ludoteka.core.__file__)).parent.glob("*.py"))
KERNEL = (room.Rules, room.Moves, room.Scoring, room.View)


def asked_by_name(tree: ast.AST) -> list[int]:
    """The lines that look for an attribute by a name in quotes, where a type checker sees nothing."""
    calls = (node for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name))
    return [
        call.lineno
        for call in calls
        if call.func.id in ("getattr", "hasattr", "setattr")  # type: ignore[attr-defined]
        and isinstance(call.args[1], ast.Constant)
    ]


@pytest.mark.parametrize("path", CORE, ids=lambda path: path.name)
def test_core_asks_for_nothing_by_a_name_in_quotes(path: Path) -> None:
    assert asked_by_name(ast.parse(path.read_text("utf-8"))) == []


def test_the_search_finds_such_a_line() -> None:
    assert asked_by_name(ast.parse("a = 1\nb = getattr(module, 'door', None)\nc = getattr(module, name)")) == [2]


@pytest.mark.parametrize("name", GAMES)
def test_a_kernel_has_the_functions_of_its_doors(name: str) -> None:
    """The kernel joins the functions of several modules, which mypy does not follow."""
    doors = {door for protocol in KERNEL for door in vars(protocol) if door.islower() and not door.startswith("_")}
    assert doors <= set(vars(GAMES[name].kernel))
