"""The documents of the command line as tables, for `docs/format.md`: `python -m ludoteka.cli.reference` prints them."""

from collections.abc import Iterator

import msgspec
from msgspec import inspect

from ludoteka.cli.documents import COMMANDS, Document

Row = tuple[str, str, str]  # key, type, meaning


def tables() -> str:
    """A section for each command, as it stands in the documentation."""
    return "\n".join(section(command, kind) for command, kind in COMMANDS.items())


def section(command: str, kind: type[Document]) -> str:
    """What is added to the document of another command stands alone."""
    base = next((name for name, other in COMMANDS.items() if other in kind.__bases__), "")
    known = {key for key, *_ in rows(COMMANDS[base])} if base else set[str]()
    lines = [f"### `{command}`", "", *([f"Everything of `{base}`, and:", ""] if base else [])]
    lines += ["| key | type | meaning |", "| --- | --- | --- |"]
    lines += [f"| `{key}` | {form} | {meaning} |" for key, form, meaning in rows(kind) if key not in known]
    return "\n".join([*lines, ""])


def rows(kind: type[msgspec.Struct], prefix: str = "") -> Iterator[Row]:
    """Every key with what is in it; `[]` stands for each element of an array, `*` for each name in an object."""
    found = inspect.type_info(kind)
    assert isinstance(found, inspect.StructType)
    for field in found.fields:
        meaning, inner = "", field.type
        if isinstance(inner, inspect.Metadata):
            meaning, inner = (inner.extra_json_schema or {}).get("description", ""), inner.type
        key = f"{prefix}{field.encode_name}"
        yield key, name_of(inner), meaning
        yield from _below(inner, key)


def _below(kind: inspect.Type, key: str) -> Iterator[Row]:
    if isinstance(kind, inspect.UnionType):
        for each in kind.types:
            yield from _below(each, key)
    elif isinstance(kind, inspect.VarTupleType):
        yield from _below(kind.item_type, f"{key}[]")
    elif isinstance(kind, inspect.DictType):
        yield from _below(kind.value_type, f"{key}.*")
    elif isinstance(kind, inspect.StructType):
        yield from rows(kind.cls, f"{key}.")


def name_of(kind: inspect.Type) -> str:
    """In the words of JSON."""
    if isinstance(kind, inspect.UnionType):
        return " or ".join(sorted((name_of(each) for each in kind.types), key="null".__eq__))
    if isinstance(kind, inspect.VarTupleType):
        return f"array of {name_of(kind.item_type)}"
    if isinstance(kind, inspect.DictType):
        return f"object of {name_of(kind.value_type)}"
    return NAMES[type(kind)]


NAMES: dict[type[inspect.Type], str] = {
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "integer",
    inspect.NoneType: "null",
    inspect.StrType: "string",
    inspect.StructType: "object",
    inspect.TupleType: "array",
}

if __name__ == "__main__":
    print(tables())
