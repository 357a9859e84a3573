"""The locked packages into .venv: by uv, in a quarter of pip's time, if it is one of them and understands what pip is
set to; else, or if uv fails, by pip."""

import ast
import re
from collections.abc import Iterable, Sequence
from pathlib import Path

from tools.shell import PYTHON, ROOT, capture, must

PIP_INSTALL = (PYTHON, "-m", "pip", "install", "--quiet", "--no-compile")  # `compile_packages` uses all cores
UV_INSTALL = (PYTHON, "-m", "uv", "pip", "install", "--quiet", "--no-cache", "--system-certs")
UV_LOCK = ROOT / ".dev" / "uv.txt"

# pip's settings that uv does not read but understands, and those that do not matter to it.
FOR_UV = ("index-url", "extra-index-url", "find-links")
NOT_FOR_UV = ("cert", "default-timeout", "disable-pip-version-check", "retries", "timeout", "user")
SECTIONS = ("global", "install", ":env:")  # of pip's settings; the later overrules


def install_locked(locks: Sequence[Path]) -> None:
    if not install_by_uv(locks):
        must(
            [*PIP_INSTALL, *hashed(locks)],
            "pip could not install the locked dependencies. Is the network (or your package mirror) reachable?",
        )


def hashed(locks: Iterable[Path]) -> list[str]:
    return ["--require-hashes", *(f"--requirement={lock}" for lock in locks)]


def install_by_uv(locks: Sequence[Path]) -> bool:
    entry, options = uv_entry(locks), uv_options(capture([PYTHON, "-m", "pip", "config", "list"])[1])
    if not entry or options is None:
        return False
    UV_LOCK.parent.mkdir(exist_ok=True)
    UV_LOCK.write_text(entry, encoding="utf-8")
    # Without a strategy, uv asks only the first index that knows a package. The hashes say which files are good.
    options += ["--index-strategy=unsafe-best-match", *hashed(locks)]
    return capture([*PIP_INSTALL, *hashed([UV_LOCK])])[0] == 0 and capture([*UV_INSTALL, *options])[0] == 0


def uv_entry(locks: Iterable[Path]) -> str:
    """The version of uv and its hashes, as they are in one of the lock files."""
    for lock in locks:
        if found := re.search(r"^uv==.*(\n +--hash.*)*\n", lock.read_text(encoding="utf-8"), re.MULTILINE):
            return found[0]
    return ""


def uv_options(settings: str) -> list[str] | None:
    """What `pip config list` prints, for uv; None if there is anything that uv has no option for."""
    given: dict[str, str] = {}
    lines = [line.partition("=") for line in settings.splitlines() if not line.startswith("#")]
    for section in SECTIONS:
        given |= {name[len(section) + 1 :]: value for name, _, value in lines if name.startswith(f"{section}.")}
    if not given.keys() <= {*FOR_UV, *NOT_FOR_UV}:
        return None
    return [f"--{name}={one}" for name in FOR_UV for one in ast.literal_eval(given.get(name, "''")).split()]
