#!/usr/bin/env python3
"""Ludoteka from a fresh clone: `python3 dev.py play` starts it, `python3 dev.py test` tests it; `python3 dev.py
cluster` starts several nodes of it.

Needs Python 3.11 or newer and nothing else. Everything it makes lies in `.venv`, `.dev`, `web/node_modules`
and `src/ludoteka/server/client`; a step is repeated only when what it is made from has changed.
`python3 dev.py help` lists the commands. Why it is built this way: docs/adr/0001-two-commands.md.
"""

import sys

# This file must parse under older Pythons, so that they reach this sentence instead of a syntax error.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(f"Ludoteka needs Python 3.11 or newer; this is Python {sys.version.split()[0]} ({sys.executable}).")

import signal

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # quiet, too, if Ctrl-C comes before main() is ready for it

import contextlib
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import FrameType
from typing import IO, NoReturn

from tools.browser import find_browser
from tools.nginx import find_nginx
from tools.packages import PIP_INSTALL, install_locked
from tools.shell import (
    PYTHON,
    ROOT,
    TEST_ROOMS,
    VENV,
    WINDOWS,
    Failure,
    capture,
    child_env,
    must,
    say,
    seconds,
    stream,
    tail,
)

STAMPS = VENV / "stamps"
SETUP_LOCK = ROOT / ".dev" / "lock"

LOCKS = ROOT / "requirements"
WEB = ROOT / "web"
NODE_MODULES = WEB / "node_modules"
CLIENT = ROOT / "src" / "ludoteka" / "server" / "client"

# What each step is made from. Folders count with everything in them except IGNORED.
PLAY_LOCKS = (LOCKS / "run.txt", LOCKS / "build.txt")
DEV_LOCKS = (LOCKS / "dev.txt",)
CLUSTER_LOCKS = (*PLAY_LOCKS, LOCKS / "cluster.txt")
SERVER_EXTRAS = ("cluster", "push", "tracing")  # what a server in a container has: deploy/
PACKAGE_INPUTS = (ROOT / "pyproject.toml", ROOT / "hatch_build.py", ROOT / "src" / "ludoteka" / "__init__.py")
NPM_INPUTS = (WEB / "package.json", WEB / "package-lock.json", WEB / ".npmrc", WEB / "npm.py")
CLIENT_INPUTS = (WEB,)
IGNORED = {"node_modules", "__pycache__", ".svelte-kit", ".DS_Store"}


NO_TESTS = 5  # pytest's exit code when nothing was selected


def npm(*args: str) -> list[str | Path]:
    return [PYTHON, WEB / "npm.py", *args]


# --- steps that are repeated only when their inputs change -------------------


def files_in(paths: Iterable[Path]) -> list[Path]:
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found += files_in(child for child in path.iterdir() if child.name not in IGNORED)
        elif path.exists():
            found.append(path)
    return sorted(found)


def digest(paths: Iterable[Path], *facts: str) -> str:
    """A hash of names and contents of all files under the paths, and of the facts."""
    total = hashlib.sha256(json.dumps(facts).encode())
    for path in files_in(paths):
        name = Path(os.path.relpath(path, ROOT)).as_posix()
        total.update(f"{name}\0{hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return total.hexdigest()


def fresh(stamp: Path, inputs: str, product: Path) -> bool:
    return product.exists() and stamp.is_file() and stamp.read_text(encoding="utf-8") == inputs


def step(what: str, stamp: Path, inputs: str, product: Path, action: Callable[[], None]) -> bool:
    """Do the action unless its stamp says it is done. The stamp is gone while it runs, so a broken run leaves none."""
    if fresh(stamp, inputs, product):
        return False
    started = time.monotonic()
    say(f"{what} ... ", end="")
    try:
        stamp.unlink(missing_ok=True)
        action()
        stamp.parent.mkdir(parents=True, exist_ok=True)
        stamp.write_text(inputs, encoding="utf-8")
    except BaseException:
        say("")
        raise
    say(seconds(started))
    return True


def claim(lock: IO[bytes]) -> bool:
    """Lock the open file for as long as we live; not if somebody else has it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """One set-up at a time: `play` in one terminal and `test` in another must not install over each other."""
    SETUP_LOCK.parent.mkdir(exist_ok=True)
    with SETUP_LOCK.open("wb") as lock:
        if not claim(lock):
            say("Waiting for another dev.py to finish its set-up ...")
            while not claim(lock):
                time.sleep(0.2)
        yield


def venv_version() -> str:
    """The version of the Python in .venv, or nothing if there is none that runs."""
    if not PYTHON.exists():
        return ""
    code, output = capture([PYTHON, "-c", "import platform; print(platform.python_version())"])
    return output.strip() if code == 0 else ""


def make_venv() -> None:
    missing = [module for module in ("venv", "ensurepip") if importlib.util.find_spec(module) is None]
    if missing:
        raise Failure(
            f"This Python ({sys.executable}) comes without {' and '.join(missing)}, which makes virtual environments.\n"
            "On Debian or Ubuntu: sudo apt install python3-venv. Elsewhere: a Python from python.org has it."
        )
    base = getattr(sys, "_base_executable", None) or sys.executable
    must([base, "-m", "venv", "--clear", VENV], "Python could not make a virtual environment in .venv.")


def set_up_python(*, dev: bool, cluster: bool = False) -> None:
    if not venv_version():
        (STAMPS / "venv").unlink(missing_ok=True)
    # Scripts in .venv name their folder, so a checkout that has moved needs a new one.
    step("Making .venv", STAMPS / "venv", digest([], str(ROOT)), PYTHON, make_venv)
    version = venv_version()  # changes when the system's Python is upgraded in place

    # What a cluster needs comes on top of what playing needs, and the tools for tests on top of that: once there, they
    # are kept up to date.
    kind, more = "play", ""
    locks: Sequence[Path] = PLAY_LOCKS
    if dev or (STAMPS / "dev").exists():
        kind, more, locks = "dev", " and the tools for tests", DEV_LOCKS
    elif cluster or (STAMPS / "cluster").exists():
        kind, more, locks = "cluster", " and those of a cluster", CLUSTER_LOCKS
    step(
        f"Installing the locked dependencies{more}",
        STAMPS / kind,
        digest(locks, version),
        PYTHON,
        lambda: install_locked(locks),
    )
    step(
        "Installing Ludoteka",
        STAMPS / "package",
        digest(PACKAGE_INPUTS, version),
        PYTHON.with_name("ludoteka.exe" if WINDOWS else "ludoteka"),
        lambda: must(
            [*PIP_INSTALL, "--no-deps", "--no-build-isolation", "--editable", ROOT],
            "pip could not install Ludoteka itself.",
        ),
    )


def compile_packages() -> None:
    """Byte-compile what pip has installed. What does not compile is for another Python, and nobody imports it."""
    stamp = STAMPS / "bytecode"
    inputs = digest([path for path in (STAMPS / "dev", STAMPS / "cluster", STAMPS / "play") if path.exists()])
    if not fresh(stamp, inputs, PYTHON):
        capture([PYTHON, "-m", "compileall", "-qq", "-j", "0", VENV])
        stamp.write_text(inputs, encoding="utf-8")


def set_up_npm() -> None:
    step(
        "Installing the web client's packages",
        NODE_MODULES / ".ludoteka-stamp",
        digest(NPM_INPUTS),
        NODE_MODULES,
        lambda: must(
            npm("ci", "--no-audit", "--no-fund"),
            "npm could not install the web client's packages. Is the network (or your npm mirror) reachable?",
        ),
    )


def build_client() -> None:
    if fresh(STAMPS / "client", digest(CLIENT_INPUTS), CLIENT / "index.html"):
        return  # playing needs no node_modules once the client is built
    set_up_npm()
    step(
        "Building the web client",
        STAMPS / "client",
        digest(CLIENT_INPUTS),
        CLIENT / "index.html",
        lambda: must(npm("run", "build"), "The web client does not build; the lines above say why."),
    )


# --- commands ----------------------------------------------------------------


def set_up_and_check(also: Callable[[], None] = lambda: None) -> list[str]:
    """Everything before the tests, `also` what only some of them need, and at the same time the checks: lint, types,
    import rules, web client. The names of those that failed, each with its output shown."""
    python: dict[str, list[str | Path]] = {
        "mypy": [PYTHON, "-m", "mypy"],
        "ruff check": [PYTHON, "-m", "ruff", "check", "."],
        "ruff format": [PYTHON, "-m", "ruff", "format", "--check", "."],
        "import rules": [PYTHON.with_name("lint-imports"), "--no-cache"],
    }
    client: dict[str, list[str | Path]] = {
        "web client's lint and format": npm("run", "lint"),
        "web client's types": npm("run", "check"),
        "web client's unit tests": npm("test"),
    }
    with ThreadPoolExecutor(1) as compiler, ThreadPoolExecutor(2) as lanes:
        with alone():
            set_up_python(dev=True)
            # The rooms are compiled once for all tests: each server that they start would compile for itself, and be
            # stopped before it is done. That takes what the others leave of the machine.
            compiling = compiler.submit(timed, [PYTHON, "-m", "ludoteka.sim.warm"], env=child_env(**TEST_ROOMS))
            running = {name: lanes.submit(timed, command) for name, command in python.items()}
            set_up_npm()
            running |= {name: lanes.submit(timed, command) for name, command in client.items()}
            build_client()
        also()
        running["compiled rooms"] = compiling
        return [name for name, check in running.items() if not passes(name, *check.result())]


def timed(command: Sequence[str | Path], env: Mapping[str, str] | None = None) -> tuple[int, str, str]:
    """Run quietly; the exit code, everything printed, and how long it took."""
    started = time.monotonic()
    return *capture(command, env=env), seconds(started)


def passes(name: str, code: int, output: str, took: str) -> bool:
    """Say how a check went, with its output if it failed."""
    say(f"{name} ... " + (f"FAILED\n{tail(output, 200)}" if code else took))
    return code == 0


def run_tests(failed: list[str], parts: Sequence[Sequence[str]], **env: str) -> int:
    """Pytest with the terminal as its own, so that its summary is the last thing to read; once for each part."""
    if failed:
        say(f"Failed so far: {', '.join(failed)}. The tests run all the same.")
    # Each process gets a stretch of tests, and takes from the others when it is done.
    spread = ["-n", "auto", "--maxprocesses=4", "--dist=worksteal"]
    codes = [stream([PYTHON, "-m", "pytest", *spread, *arguments], env=child_env(**env)) for arguments in parts]
    if failed:
        print(f"Failed before the tests: {', '.join(failed)}.", file=sys.stderr)
    trouble = [code for code in codes if code != NO_TESTS] or codes  # a selection may leave one part without tests
    return max(trouble) or (1 if failed else 0)


def set_up(*, dev: bool = True, cluster: bool = False) -> None:
    """All that playing needs; with `dev`, the tools for tests as well; with `cluster`, what several nodes need."""
    with alone():
        set_up_python(dev=dev, cluster=cluster)
        with ThreadPoolExecutor(1) as meanwhile:
            compiling = meanwhile.submit(compile_packages)
            if dev:
                set_up_npm()
            build_client()
            compiling.result()


def play(args: list[str]) -> int:
    """set up, build the client, start the server and open the browser; options go to `ludoteka serve`"""
    set_up(dev=False)
    return become("-m", "ludoteka", "serve", *args)


def cluster(args: list[str]) -> int:
    """several nodes, a worker, PostgreSQL, Redis and a proxy on this machine; `--help` for more"""
    if WINDOWS:
        raise Failure("PostgreSQL and Redis do not run on Windows itself. In WSL they do.")
    set_up(dev=False, cluster=True)
    return become("-m", "tools.cluster", *args, PYTHONPATH=str(ROOT))


def become(*arguments: str, **env: str) -> int:
    """Go on as the Python in .venv: Ctrl-C is its to answer."""
    command = [str(PYTHON), *arguments]
    if not WINDOWS:
        os.execve(command[0], command, child_env(**env))
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    return subprocess.call(command, env=child_env(**env))


def test(args: list[str]) -> int:
    """everything: lint, types, import rules, unit tests, laws, browser; options go to pytest"""
    found: dict[str, str] = {}

    def look_for_programs() -> None:
        found["LUDOTEKA_BROWSER"] = str(find_browser())
        find_nginx()  # the tests look for it in the same places

    failed = set_up_and_check(look_for_programs)
    # Where all tests need a browser, each process starts one for all of them.
    apart = [["-m", "not soak", "--ignore=tests/browser", *args], ["-m", "browser", "tests/browser", *args]]
    chosen = any(Path(arg.partition("::")[0]).exists() for arg in args)
    return run_tests(failed, [["-m", "not soak", *args]] if chosen else apart, **found)


def check(args: list[str]) -> int:
    """the fast part of `test`, under 90 seconds: nothing slow, no browser; options go to pytest"""
    return run_tests(set_up_and_check(), [["-m", "not slow and not browser", *args]])


def soak(args: list[str]) -> int:
    """what takes too long for `test`: bounds-checked builds, training, laws with many more random games (an hour)"""
    set_up()
    parts = [["-m", "soak", *args], ["-m", "not soak", "tests/laws", *args]]
    return run_tests([], parts, LUDOTEKA_EXAMPLES="20")


def setup(args: list[str]) -> int:
    """only make .venv ready for work, with the tools for tests, and build the client"""
    set_up()
    return 0


def lock(args: list[str]) -> int:
    """write requirements/*.txt and web/package-lock.json anew; --upgrade takes the newest versions allowed"""
    with alone():
        set_up_python(dev=True)
    run, build, dev, cluster, server = (
        f"requirements/{name}.txt" for name in ("run", "build", "dev", "cluster", "server")
    )
    recipes = {
        run: ["pyproject.toml"],
        build: ["--group", "build", "--constraint", run],
        dev: ["pyproject.toml", "--group", "dev", "--constraint", run, "--constraint", build],
        cluster: ["--group", "cluster", "--constraint", dev],
        server: ["pyproject.toml", *(f"--extra={extra}" for extra in SERVER_EXTRAS), "--constraint", dev],
    }
    uv: list[str | Path] = [PYTHON, "-m", "uv", "pip", "compile", "--universal", "--python-version=3.11", "--quiet"]
    uv += ["--generate-hashes", "--no-emit-index-url", "--system-certs", *args]
    env = child_env(UV_CUSTOM_COMPILE_COMMAND="python3 dev.py lock")
    for output, arguments in recipes.items():
        say(f"Locking {output}")
        must([*uv, *arguments, "--output-file", output], f"uv could not lock {output}.", env)
    say("Locking web/package-lock.json")
    must(npm("update" if "--upgrade" in args else "install", "--package-lock-only"), "npm could not lock its packages.")
    return 0


def web(args: list[str]) -> int:
    """build the web client; --watch serves its sources and reloads on every change"""
    with alone():
        set_up_python(dev=False)
        set_up_npm()
        (STAMPS / "client").unlink(missing_ok=True)
        build_client()
    return stream(npm("run", "dev")) if "--watch" in args else 0


def playthroughs(args: list[str]) -> int:
    """write the golden playthroughs of every room anew; then read what changed with `git diff`"""
    set_up()
    return stream([PYTHON, "-m", "ludoteka.sim.playthrough"], env=child_env(**TEST_ROOMS))


def screens(args: list[str]) -> int:
    """pictures of every screen, wide and narrow, light and dark, in all languages, on one page; `--help` for more"""
    set_up()
    return stream([PYTHON, "-m", "tools.screens", *args], env=child_env(PYTHONPATH=str(ROOT)))


def mutants(args: list[str]) -> int:
    """change the rules of a GAME in hundreds of wrong ways, and list what its tests do not notice (minutes)"""
    if WINDOWS:
        raise Failure("Mutants are tried in forked processes, which Windows does not have. It works in WSL.")
    with alone():
        set_up_python(dev=True)
    return stream([PYTHON, "-c", "from tools.mutants import run; run()", *args])


def train(args: list[str]) -> int:
    """train the mind of a GAME (about an hour on two cores), or go on where a run was stopped; `--help` for more"""
    with alone():
        set_up_python(dev=True)
    minds = sorted(path.parent.name.replace("_", "-") for path in ROOT.glob("training/*/__main__.py"))
    if not args or args[0] not in minds:
        raise Failure(f"python3 dev.py train GAME: {', '.join(minds)}")
    return stream([PYTHON, "-m", f"training.{args[0].replace('-', '_')}", *args[1:]])


def clean(args: list[str]) -> int:
    """remove everything this file has made"""
    made = [VENV, SETUP_LOCK.parent, NODE_MODULES, CLIENT, ROOT / "dist", ROOT / "build"]
    made += [ROOT / f".{tool}_cache" for tool in ("pytest", "mypy", "ruff")]
    for path in made:
        if path.exists():
            say(f"Removing {path.relative_to(ROOT)}")
            shutil.rmtree(path)
    return 0


def usage(args: list[str]) -> int:
    """this list"""
    say("python3 dev.py COMMAND\n")
    for name, command in COMMANDS.items():
        say(f"  {name:<13} {command.__doc__}")
    return 0


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    "play": play,
    "test": test,
    "cluster": cluster,
    "check": check,
    "soak": soak,
    "setup": setup,
    "web": web,
    "lock": lock,
    "playthroughs": playthroughs,
    "screens": screens,
    "mutants": mutants,
    "train": train,
    "clean": clean,
    "help": usage,
}


def stop(signum: int, frame: FrameType | None) -> NoReturn:
    raise SystemExit(128 + signum)


def main(arguments: list[str]) -> int:
    name, *rest = arguments or ["help"]
    command = COMMANDS.get("help" if name in ("-h", "--help") else name)
    if command is None:
        print(f"There is no command {name!r}; `python3 dev.py help` lists them.", file=sys.stderr)
        return 2
    try:
        signal.signal(signal.SIGTERM, stop)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        return command(rest)
    except Failure as failure:
        print(failure, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
