"""Names in the sources use the words of the glossary (docs/architecture.md), not those of an earlier dialect."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
FOLDERS = ("src", "tests", "tools", "training", "bench")
# Use instead: write and read (notation), render (scenes), send and receive (messages), adjacent, placed, estimate,
# bound, store, reveal, people, server, compiled kernel, delta, table registry.
DIALECT = frozenset(
    """
    beside besides company crafted curtains dawdle felt hall heard hope hopes house lagging lying nimble said say saying
    spared sparing tell telling tells told twin twins whoever
    """.split()  # noqa: SIM905
)
ALLOWED = frozenset(
    {
        "v0002_company",  # a migration keeps its name
        "say",  # tools/shell.py: prints a line
    }
)
DECLARED = re.compile(r"\b(?:const|let|function|class|interface|type|enum)\s+(\w+)")


def words(name: str) -> set[str]:
    return {word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", name)}


def python_names(text: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.arg(arg=name) | ast.alias(asname=str(name)):
                yield name
            case ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()):
                yield name


def names(path: Path) -> Iterator[str]:
    yield path.name.partition(".")[0]
    text = path.read_text("utf-8")
    yield from python_names(text) if path.suffix == ".py" else DECLARED.findall(text)


def sources() -> Iterator[Path]:
    for folder in FOLDERS:
        yield from (ROOT / folder).rglob("*.py")
    yield from (path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte"))


def in_dialect(found: Iterator[str]) -> set[str]:
    return {name for name in found if name not in ALLOWED and words(name) & DIALECT}


def test_names_use_the_words_of_the_glossary():
    found = {str(path.relative_to(ROOT)): sorted(in_dialect(names(path))) for path in sources()}
    assert {path: bad for path, bad in found.items() if bad} == {}


@pytest.mark.parametrize(
    "line", ["def tell(): ...", "def f(whoever): ...", "class HouseRules: ...", "self.told = 1", "import x as hopes"]
)
def test_a_name_in_dialect_is_found(line: str):
    assert in_dialect(python_names(line))


def test_ordinary_words_are_not_dialect():
    assert not in_dialect(python_names("essay = 1\ndef storytelling(household): ...\nimport tell"))
