"""Nobody fills the memory by having ever new things remembered."""

import inspect
import pkgutil
from collections.abc import Iterator
from functools import _lru_cache_wrapper
from importlib import import_module
from typing import Any

import ludoteka

# Rooms and languages: only what is installed can be asked for, and a room must always be the same object.
INSTALLED = {
    "ludoteka.core.game._open",
    "ludoteka.server.push._translator",
    "ludoteka.server.texts.parts",
    *(f"ludoteka.core.words.{name}" for name in ("source", "sources", "resource", "bundle")),
}


def caches() -> Iterator[tuple[str, Any]]:
    for module in pkgutil.walk_packages(ludoteka.__path__, "ludoteka."):
        if "__main__" in module.name or ".tests" in module.name or ".migrations" in module.name:
            continue
        for thing in vars(import_module(module.name)).values():
            if isinstance(thing, _lru_cache_wrapper) and thing.__module__ == module.name:
                yield f"{module.name}.{thing.__qualname__}", thing


def test_every_cache_of_what_people_bring_has_a_bound():
    found = dict(caches())
    assert len(found) > 30
    endless = {
        name
        for name, cache in found.items()
        if cache.cache_parameters()["maxsize"] is None and inspect.signature(cache.__wrapped__).parameters
    }
    assert endless == INSTALLED
