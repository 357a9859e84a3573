"""One rule, two speeds: the functions of kernel modules joined into one world, plain or compiled.

A world is a namespace of its own. Every function of the modules is rebuilt in it, so that kernel code written against
`core.kernel_api` finds the room's rules there, and a compiled function calls compiled functions.
"""

import hashlib
import inspect
import os
import threading
from collections.abc import Callable, Iterable, Mapping
from importlib.metadata import version
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

from platformdirs import user_cache_path

_CONFIGURING = threading.Lock()  # numba's cache folder is one global setting


def plain(modules: Iterable[ModuleType]) -> SimpleNamespace:
    """The rules as they are written: for tests and the debugger, and for the server until the others are loaded."""
    return _world(modules, lambda function: function)


def compiled(
    name: str, modules: Iterable[ModuleType], *, makes_arrays: bool = True, base: Any = None
) -> SimpleNamespace:
    """The same functions under numba, compiled at their first call or read from the cache. Those that make no arrays
    of their own need not count references, so their calls are cheap: a third less time in one room. Functions that
    `base`, another compiled world, has as well are taken from there and not compiled again.
    """
    import numba  # here, not above: a terminal that only plays should not pay for the import

    sources = list(modules)
    settings: dict[str, Any] = {"cache": True, "_nrt": makes_arrays}
    settings["nogil"] = True  # so that the others on the server go on
    settings["no_cfunc_wrapper"] = True  # nobody passes a function on; a twelfth of the compiler's work
    with _CONFIGURING:
        config: Any = numba.config
        before = config.CACHE_DIR
        config.CACHE_DIR = str(cache_folder(name, sources, numba.__version__))
        try:
            return _world(sources, numba.njit(**settings), vars(base) if base else {})
        finally:
            config.CACHE_DIR = before


def cache_folder(name: str, modules: Iterable[ModuleType], compiler: str) -> Path:
    """Keyed by the sources: numba itself does not notice a change in another file."""
    checks = os.environ.get("NUMBA_BOUNDSCHECK", "")  # compiled differently, so kept apart
    digest = hashlib.sha256(f"{compiler} {checks} nogil nrt base".encode())
    for module in modules:
        digest.update(
            f"{module.__name__}\n{inspect.getsource(module)}".encode()
        )  # its name is its key in the cache, too
    return kernels_folder() / f"{name}-{digest.hexdigest()[:16]}"


def kernels_folder() -> Path:
    return user_cache_path("ludoteka", appauthor=False) / "kernels"


def mark_warm(name: str, modules: Iterable[ModuleType]) -> None:
    """Note in the cache that everything a room compiles is there."""
    _warm_mark(name, modules).touch()


def is_warm(name: str, modules: Iterable[ModuleType]) -> bool:
    return _warm_mark(name, modules).exists()


def _warm_mark(name: str, modules: Iterable[ModuleType]) -> Path:
    return cache_folder(name, modules, version("numba")) / "warm"


def functions_of(module: ModuleType) -> dict[str, FunctionType]:
    """The functions a module defines itself (not those it imports)."""
    return {
        name: thing
        for name, thing in vars(module).items()
        if isinstance(thing, FunctionType) and thing.__module__ == module.__name__
    }


def _world(
    modules: Iterable[ModuleType], finish: Callable[[Any], Any], ready: Mapping[str, Any] | None = None
) -> SimpleNamespace:
    world: dict[str, Any] = {}
    functions: dict[str, FunctionType] = {}
    for module in modules:
        world |= vars(module)
        functions |= functions_of(module)
    for name, function in functions.items():
        shared = (ready or {}).get(name)
        rebuilt = FunctionType(function.__code__, world, name, function.__defaults__)
        world[name] = shared if shared and shared.py_func.__code__ is function.__code__ else finish(rebuilt)
    return SimpleNamespace(**{name: world[name] for name in functions})
