"""What a client already has is not sent to it again. `diff` compares two views and finds a patch, `merge` applies it.

A patch of an object names what is new (`=`), what is gone (`-`) and the members that are patched themselves (`~`):

    {"=": {"points": 12}, "-": ["note"], "~": {"lines": [...]}}

A patch of a list is a list of steps that make the new one: `[3, 2]` copies two items of the old list from index 3 on,
`["+", item, ...]` adds new ones, `["~", 5, patch]` takes the old item 5, patched. `docs/protocol-wire.md` has the rest.

Scenes share most of their parts with the one before, so that most comparisons end at `is`.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from ludoteka.core.scene import Board, Scene, SeatScore

Patch = dict[str, Any] | list[Any]

PATCHED: frozenset[Any] = frozenset({Scene, Board, SeatScore})  # large enough to be looked into
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
    """None: it is sent whole. Small things are, rather than looked into: they are compressed anyway."""
    kind = new.__class__
    if kind is not old.__class__ or not new or not old:
        return None
    if kind in PATCHED:
        return _struct_patch(new, old)
    if kind is dict:
        return _dict_patch(new, old)
    if kind is tuple or kind is list:
        return _list_patch(new, old)
    return None


def _struct_patch(new: Any, old: Any) -> dict[str, Any]:
    whole: dict[str, Any] = {}
    patched: dict[str, Patch] = {}
    gone: list[str] = []
    for name, wire_name, default in _fields(new.__class__):
        value, before = getattr(new, name), getattr(old, name)
        if value is before or value == before:
            continue
        patch = _patch(value, before)
        if patch is not None:
            patched[wire_name] = patch
        elif value == default:
            gone.append(wire_name)
        else:
            whole[wire_name] = value
    return _written(whole, patched, gone)


def _dict_patch(new: dict[str, Any], old: dict[str, Any]) -> dict[str, Any]:
    whole: dict[str, Any] = {}
    patched: dict[str, Patch] = {}
    for name, value in new.items():
        before = old.get(name)
        if value is before or (name in old and value == before):
            continue
        patch = _patch(value, before)
        if patch is None:
            whole[name] = value
        else:
            patched[name] = patch
    return _written(whole, patched, [name for name in old if name not in new])


def _written(whole: dict[str, Any], patched: dict[str, Patch], gone: list[str]) -> dict[str, Any]:
    patch: dict[str, Any] = {"=": whole} if whole else {}
    if patched:
        patch["~"] = patched
    if gone:
        patch["-"] = gone
    return patch


def _list_patch(new: Sequence[Any], old: Sequence[Any]) -> list[Any] | None:
    """Items are compared by their keys; without keys, only the beginning and the end of the two lists."""
    kind = old[0].__class__
    if kind is not new[0].__class__ or not (kind is dict or hasattr(kind, "__struct_fields__")):
        return None
    key = _key(kind)
    return _keyed_steps(new, old, key) if key else _steps_between(new, old)


def _steps_between(new: Sequence[Any], old: Sequence[Any]) -> list[Any] | None:
    """The items that both begin with and both end with are copied."""
    most = min(len(new), len(old))
    first = 0
    if new[:most] == old[:most]:
        first = most
    else:
        while new[first] is old[first] or new[first] == old[first]:
            first += 1
    last = 0
    while last < most - first and new[-1 - last] == old[-1 - last]:
        last += 1
    if not first and not last:
        return None
    steps = [[0, first], ["+", *new[first : len(new) - last]], [len(old) - last, last]]
    return [step for step in steps if step[-1] and step != ["+"]]


def _keyed_steps(new: Sequence[Any], old: Sequence[Any], key: str) -> list[Any] | None:
    places = {getattr(item, key): place for place, item in enumerate(old)}
    steps: list[Any] = []
    added: list[Any] = []  # the last step, if it adds
    copied: list[int] = []  # the last step, if it copies
    for item in new:
        place = places.get(getattr(item, key))
        if place is not None and (item is old[place] or item == old[place]):
            added = []
            if copied and sum(copied) == place:
                copied[1] += 1
            else:
                copied = [place, 1]
                steps.append(copied)
        elif place is not None and item.__class__ in PATCHED:
            added, copied = [], []
            steps.append(["~", place, _struct_patch(item, old[place])])
        elif added:
            added.append(item)
        else:
            added, copied = ["+", item], []
            steps.append(added)
    return steps if steps != [added] else None


@lru_cache(64)
def _fields(struct: Any) -> tuple[tuple[str, str, Any], ...]:
    """Of each field its name, its name on the wire, and the value with which it is not sent."""
    omitted = struct.__struct_config__.omit_defaults
    return tuple(
        (field.name, field.encode_name, _default(field) if omitted else msgspec.NODEFAULT)
        for field in msgspec.structs.fields(struct)
    )


def _default(field: msgspec.structs.FieldInfo) -> Any:
    return field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()


@lru_cache(64)
def _key(kind: Any) -> str:
    names = getattr(kind, "__struct_fields__", ())
    return next((name for name in KEYS if name in names), "")
