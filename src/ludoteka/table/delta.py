"""What a client already has is not sent to it again. `diff` compares two views and finds a patch, `merge` applies it.

A patch of an object names what is new (`=`), what is gone (`-`) and the members that are patched themselves (`~`):

    {"=": {"points": 12}, "-": ["note"], "~": {"lines": [...]}}

A patch of a list is a list of steps that make the new one: `[3, 2]` copies two items of the old list from index 3 on,
`["+", item, ...]` adds new ones, `["~", 5, patch]` takes the old item 5, patched. `docs/protocol-wire.md` has the rest.

Scenes share most of their parts with the one before, so that most comparisons end at `is`.
"""

from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from typing import Any

import msgspec

from ludoteka.core.words import Words

Patch = dict[str, Any] | list[Any]

KEYS = ("id", "action", "seat")  # the field that says which item of a list a struct is


def diff(new: msgspec.Struct, old: msgspec.Struct) -> dict[str, Any]:
    """The patch that makes `new` of `old`, of the same type; empty if they are equal."""
    return _struct_patch(new, old)


def merge(old: Any, patch: Patch) -> Any:
    """Apply a patch to decoded JSON. `web/src/lib/delta.ts` does the same."""
    if isinstance(patch, list):
        return [item for step in patch for item in _items(old, step)]
    gone = patch.get("-", ())
    kept = {name: value for name, value in old.items() if name not in gone}
    return kept | patch.get("=", {}) | {name: merge(old[name], inner) for name, inner in patch.get("~", {}).items()}


def _items(old: list[Any], step: list[Any]) -> list[Any]:
    if step[0] == "+":
        return step[1:]
    if step[0] == "~":
        return [merge(old[step[1]], step[2])]
    return old[step[0] : step[0] + step[1]]


def _patch(new: Any, old: Any) -> Patch | None:
    """None: there is nothing in common that would be worth a patch."""
    if type(new) is not type(old) or isinstance(new, Words):
        return None
    if isinstance(new, msgspec.Struct):
        return _struct_patch(new, old)
    if isinstance(new, Mapping):
        return _mapping_patch(new, old)
    if isinstance(new, list | tuple):
        return _list_patch(new, old)
    return None


def _struct_patch(new: Any, old: Any) -> dict[str, Any]:
    patch = _Members()
    for name, wire_name, default in _fields(new.__class__):
        value, before = getattr(new, name), getattr(old, name)
        if value is before or value == before:
            continue
        if value == default:
            patch.gone.append(wire_name)
        else:
            patch.note(wire_name, value, before)
    return patch.written()


def _mapping_patch(new: Mapping[str, Any], old: Mapping[str, Any]) -> dict[str, Any] | None:
    patch = _Members()
    for name, value in new.items():
        if name not in old:
            patch.new[name] = value
        elif value is not old[name] and value != old[name]:
            patch.note(name, value, old[name])
    patch.gone = [name for name in old if name not in new]
    return patch.written() if len(patch.new) < len(new) else None


class _Members:
    """The members of an object that have changed."""

    def __init__(self) -> None:
        self.new: dict[str, Any] = {}
        self.patched: dict[str, Patch] = {}
        self.gone: list[str] = []

    def note(self, name: str, value: Any, before: Any) -> None:
        patch = _patch(value, before)
        if patch is None:
            self.new[name] = value
        else:
            self.patched[name] = patch

    def written(self) -> dict[str, Any]:
        parts = {"=": self.new, "~": self.patched, "-": self.gone}
        return {sign: part for sign, part in parts.items() if part}


def _list_patch(new: Sequence[Any], old: Sequence[Any]) -> list[Any] | None:
    if not new or not old or not isinstance(new[0], msgspec.Struct | Mapping):
        return None
    if len(new) > len(old) and new[: len(old)] == old:
        return [[0, len(old)], ["+", *new[len(old) :]]]
    steps = _Steps(old)
    for at, item in enumerate(new):
        steps.add(item, at)
    return steps.written if steps.reuses else None


class _Steps:
    """How a list is made from an old one. An item is the old one with the same key; if there are no keys, the one at
    the same place."""

    def __init__(self, old: Sequence[Any]) -> None:
        self._old = old
        self._key = _key(old[0].__class__)
        self._shift = 0  # items often move together, when one was put in or taken out before them
        self.written: list[list[Any]] = []
        self.reuses = False

    def add(self, item: Any, at: int) -> None:
        place = self._find(item, at)
        before = self._old[place] if 0 <= place < len(self._old) else None
        if item is before or item == before:
            self._copy(place)
        elif before is not None and (patch := _patch(item, before)) is not None:
            self.reuses = True
            self.written.append(["~", place, patch])
        elif self.written and self.written[-1][0] == "+":
            self.written[-1].append(item)
        else:
            self.written.append(["+", item])

    def _find(self, item: Any, at: int) -> int:
        if not self._key:
            return at
        key, likely = getattr(item, self._key), at + self._shift
        if 0 <= likely < len(self._old) and getattr(self._old[likely], self._key) == key:
            return likely
        place = self._places.get(key, -1)
        if place >= 0:
            self._shift = place - at
        return place

    @cached_property
    def _places(self) -> dict[Any, int]:
        return {getattr(item, self._key): place for place, item in enumerate(self._old)}

    def _copy(self, place: int) -> None:
        self.reuses = True
        last = self.written[-1] if self.written else None
        if last and isinstance(last[0], int) and last[0] + last[1] == place:
            last[1] += 1
        else:
            self.written.append([place, 1])


@cache
def _fields(struct: Any) -> tuple[tuple[str, str, Any], ...]:
    """Of each field its name, its name on the wire, and the value with which it is not sent."""
    omitted = struct.__struct_config__.omit_defaults
    return tuple(
        (field.name, field.encode_name, _default(field) if omitted else msgspec.NODEFAULT)
        for field in msgspec.structs.fields(struct)
    )


def _default(field: msgspec.structs.FieldInfo) -> Any:
    return field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()


@cache
def _key(kind: type[Any]) -> str:
    names = getattr(kind, "__struct_fields__", ())
    return next((name for name in KEYS if name in names), "")
