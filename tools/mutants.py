"""Mutation testing: small wrong changes in a room's rules, one at a time, each of which its tests must notice.

`python3 dev.py mutants take-it-easy`. The mutants and the session are cosmic-ray's; they live and die in copies of the
sources, never in the work tree. A run that is stopped goes on where it was, until a source or a test changes. With
`--sample N`, only so many are tried, picked at random but always the same ones.
Why this tool and these operators: docs/adr/0004-mutation-testing.md.
"""

import argparse
import ast
import contextlib
import difflib
import hashlib
import json
import os
import queue
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from datetime import UTC, datetime
from multiprocessing import active_children, get_all_start_methods, get_context
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from cosmic_ray.commands import init
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator
from cosmic_ray.work_db import WorkDB, use_db
from cosmic_ray.work_item import MutationSpec, TestOutcome, WorkerOutcome, WorkItem, WorkResult

from tools.shell import PYTHON, ROOT, Failure, capture, child_env, say, tail

GAMES = Path("src/ludoteka/games")
MODULES = (
    "rules.py",
    "moves.py",
    "scoring.py",
    "view.py",
    "automa.py",
    "album.py",
    "contests.py",
    "supply.py",
    "draws.py",
    "pool.py",
    "swap.py",
)
# Laws that a room's rules must obey: those that look at rules, in the plain kernel (`LUDOTEKA_LAWS`).
LAWS = ("test_hidden", "test_legal", "test_points", "test_take_back")
BESIDE = ("test_bots", "test_mind", "test_solver", "test_training")  # not about rules, and they compile every mutant
WORKERS = 2

# True division and powers are outside the kernel dialect, so a mutant with them breaks a law without any test; whether
# two equal integers are the same object means nothing in it.
LEFT_OUT = ("_Div", "_Pow", "_Is", "_IsNot")

# A server that has imported the large libraries forks a process for each mutant; Windows has none and starts afresh.
PROCESSES: Any = get_context("forkserver" if "forkserver" in get_all_start_methods() else "spawn")


class Verdict(NamedTuple):
    """What became of a mutant: `killed`, `timeout`, `survived`, or `no mutant` if it does not change a rule."""

    outcome: str
    diff: str = ""


# --- one copy of the sources for each worker -----------------------------------


def copy_sources(folder: Path) -> Path:
    without = shutil.ignore_patterns("__pycache__", "client")
    shutil.copytree(ROOT / "src", folder / "src", ignore=without)
    shutil.copytree(ROOT / "tests" / "laws", folder / "tests" / "laws", ignore=without)
    shutil.copy(ROOT / "tests" / "__init__.py", folder / "tests")
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


def digest(folder: Path) -> str:
    """A hash of all that decides over life and death."""
    total = hashlib.sha256(Path(__file__).read_bytes())
    for path in sorted(folder.glob("**/*")):
        if path.is_file():
            total.update(path.relative_to(folder).as_posix().encode() + path.read_bytes())
    return total.hexdigest()[:16]


# Of the plugins, only those that pyproject.toml has options for and that the laws use.
PYTEST = ("-x", "-q", "--tb=line", "-p", "no:cacheprovider", "-p", "no:logging", "-p", "pytest_asyncio.plugin")


def law_arguments(game: str) -> list[str]:
    """The laws, at those places of the room that `dev.py check` visits."""
    return [*PYTEST, "-m", "not slow", "-k", f"[{game}-", *(f"tests/laws/{law}.py" for law in LAWS)]


def pytest_arguments(folder: Path, game: str, module: str = "") -> list[str]:
    """The room's tests of its rules, those of the module first."""
    everything = (folder / GAMES / room(game) / "tests").glob("test_*.py")
    tests = [path for path in everything if not path.name.startswith(BESIDE)]
    ordered = sorted(tests, key=lambda path: (path.name != f"test_{module}", path.name))
    return [*PYTEST, *(path.relative_to(folder).as_posix() for path in ordered)]


def prepare(folder: Path, game: str) -> float:
    """How long the tests take as long as nothing is mutated. Before, all but the mutants get their bytecode."""
    env = child_env(PYTHONPATH=str(folder / "src"), PYTHONDONTWRITEBYTECODE="", PYTEST_DISABLE_PLUGIN_AUTOLOAD="1")
    code, output = capture([PYTHON, "-m", "pytest", *pytest_arguments(folder, game)], folder, env)
    tests = [pytest_arguments(folder, game), law_arguments(game)]
    for module in modules(game):
        for compiled in (folder / GAMES / room(game) / "__pycache__").glob(f"{Path(module).stem}.*"):
            compiled.unlink()
    started = time.monotonic()
    if code or run_tests(folder, tests, patience=600) != "survived":
        raise Failure(f"{tail(output)}\nThe tests fail without any mutant.")
    return time.monotonic() - started


def room(game: str) -> str:
    return game.replace("-", "_")


def modules(game: str) -> list[str]:
    return [module for module in MODULES if (ROOT / GAMES / room(game) / module).is_file()]


# --- mutants ---------------------------------------------------------------------


def meaning(code: str) -> str:
    """The code without annotations and docstrings, or nothing if it is no code."""
    try:
        tree = ast.parse(code)
    except SyntaxError:
        return ""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            node.returns = None
        elif isinstance(node, ast.arg):
            node.annotation = None
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            node.value = ast.Constant(None)
    return ast.unparse(tree)


def attack(folder: Path, game: str, mutation: MutationSpec, patience: float) -> Verdict:
    """Make the mutant in this folder, and run the tests on it."""
    path = folder / mutation.module_path
    original = path.read_text(encoding="utf-8")
    mutant = mutate_code(original, get_operator(mutation.operator_name)(), mutation.occurrence) or ""
    if meaning(mutant) in ("", meaning(original)):
        return Verdict("no mutant")
    tests = [pytest_arguments(folder, game, path.name), law_arguments(game)]
    try:
        path.write_text(mutant, encoding="utf-8")
        return Verdict(run_tests(folder, tests, patience), difference(original, mutant))
    finally:
        path.write_text(original, encoding="utf-8")


def run_tests(folder: Path, tests: list[list[str]], patience: float) -> str:
    """Run pytest with each of the lists of arguments, until one fails."""
    process = PROCESSES.Process(target=pytest_in, args=(folder, tests), daemon=True)
    process.start()
    process.join(patience)
    if process.exitcode is None:
        process.kill()
        process.join()
        return "timeout"
    return "killed" if process.exitcode else "survived"


def pytest_in(folder: Path, tests: list[list[str]]) -> None:
    """In a process of its own: the exit code tells."""
    if hasattr(os, "setsid"):
        os.setsid()  # Ctrl-C is not for the tests: those that it interrupts would seem to fail
    os.chdir(folder)
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    os.environ["LUDOTEKA_LAWS"] = "plain"
    sys.path[:] = [str(folder / "src"), str(folder), *(path for path in sys.path if path not in ("", str(ROOT)))]
    sys.dont_write_bytecode = True  # a mutant may have its original's age and size: bytecode could not tell them apart
    with Path(os.devnull).open("w", encoding="utf-8") as nowhere, contextlib.redirect_stdout(nowhere):
        codes = (pytest.main(arguments) for arguments in tests)  # those after a failure are not even started
        failed = next((code for code in codes if code), 0)
    sys.exit(failed)


def difference(original: str, mutant: str) -> str:
    lines = list(difflib.unified_diff(original.splitlines(), mutant.splitlines(), n=0, lineterm=""))
    return "\n".join(line for line in lines if not line.startswith(("---", "+++", "@@")))


# --- a session ---------------------------------------------------------------------


def wanted(item: WorkItem) -> bool:
    return not item.mutations[0].operator_name.endswith(LEFT_OUT)


def plan(session: WorkDB, folder: Path, game: str) -> None:
    with contextlib.chdir(folder):  # so that the session knows modules by their place in the tree
        init([GAMES / room(game) / module for module in modules(game)], session, {})


def lot(item: WorkItem) -> str:
    """A random number that follows from what the mutant is."""
    mutation = item.mutations[0]
    return hashlib.sha256(f"{place(mutation)} {mutation.occurrence}".encode()).hexdigest()


def sampled(session: WorkDB, most: int) -> list[WorkItem]:
    """The mutants that are to be tried: all, or so many of them."""
    everything = sorted((item for item in session.work_items if wanted(item)), key=lot)
    return everything[:most] if most else everything


def hunt(session: WorkDB, game: str, folders: list[Path], patience: float, most: int) -> int:
    """Run the tests on every mutant that has no verdict yet; how many these were."""
    waiting = {item.job_id for item in session.pending_work_items}
    pending = [item for item in sampled(session, most) if item.job_id in waiting]
    free: queue.SimpleQueue[Path] = queue.SimpleQueue()
    for folder in folders:
        free.put(folder)

    def work(item: WorkItem) -> Verdict:
        folder = free.get()
        try:
            return attack(folder, game, item.mutations[0], patience)
        finally:
            free.put(folder)

    started = time.monotonic()
    with ThreadPoolExecutor(len(folders)) as pool:
        futures = {pool.submit(work, item): item for item in pending}
        try:
            for done, future in enumerate(as_completed(futures), start=1):
                verdict = future.result()
                session.set_result(futures[future].job_id, result_of(verdict))
                if verdict.outcome == "survived":
                    say(f"{place(futures[future].mutations[0])}\n{tail(verdict.diff)}")
                if done % 50 == 0:
                    left = (time.monotonic() - started) / done * (len(pending) - done)
                    say(f"{done} of {len(pending)} done, about {left / 60:.0f} minutes left")
        except BaseException:
            say("Stopping; the same command goes on from here.")
            pool.shutdown(wait=False, cancel_futures=True)
            for process in active_children():
                process.kill()
            raise
    return len(pending)


def result_of(verdict: Verdict) -> WorkResult:
    if verdict.outcome == "no mutant":
        return WorkResult(WorkerOutcome.SKIPPED)
    outcome = TestOutcome.SURVIVED if verdict.outcome == "survived" else TestOutcome.KILLED
    return WorkResult(WorkerOutcome.NORMAL, verdict.outcome, outcome, verdict.diff)


def place(mutation: MutationSpec) -> str:
    line, column = mutation.start_pos
    operator = mutation.operator_name.removeprefix("core/")
    return f"{mutation.module_path.name}:{line}:{column + 1} {mutation.definition_name or 'constants'}: {operator}"


# --- the report ----------------------------------------------------------------------


def verdicts(session: WorkDB) -> Iterator[tuple[MutationSpec, Verdict]]:
    """All mutants that count, in the order of the sources."""
    found = [
        (item.mutations[0], Verdict(result.output, result.diff))
        for item, result in session.completed_work_items
        if result.worker_outcome == WorkerOutcome.NORMAL
    ]
    yield from sorted(found, key=lambda pair: (pair[0].module_path, pair[0].start_pos, place(pair[0]), pair[1].diff))


def report(session: WorkDB, game: str, started: datetime, hunted: int, most: int) -> None:
    found = list(verdicts(session))
    survivors = [(mutation, verdict) for mutation, verdict in found if verdict.outcome == "survived"]
    timeouts = sum(verdict.outcome == "timeout" for _, verdict in found)
    killed = len(found) - len(survivors)
    say(f"\n{len(survivors)} survivors of {game}:")
    for mutation, verdict in survivors:
        say(f"{place(mutation)}\n{tail(verdict.diff)}")
    share = killed / len(found)
    error = (share * (1 - share) / len(found)) ** 0.5 if most else 0.0
    say(f"{killed} of {len(found)} mutants killed ({timeouts} by running out of time): {share:.1%} ± {error:.1%}")
    facts: dict[str, Any] = {
        "command": f"python3 dev.py mutants {game}" + (f" --sample {most}" if most else ""),
        "date": started.isoformat(timespec="seconds"),
        "seconds": round((datetime.now(UTC) - started).total_seconds()),
        "run in these seconds": hunted,
        "workers": WORKERS,
        "mutants": len(found),
        "killed": killed,
        "timeouts": timeouts,
        "left out": [f"*{ending}" for ending in LEFT_OUT],
        "survivors": [
            {"mutant": place(mutation), "diff": verdict.diff.splitlines()} for mutation, verdict in survivors
        ],
        "all": [f"{verdict.outcome} {place(mutation)}" for mutation, verdict in found],
    }
    path = ROOT / "bench" / "results" / f"mutants-{game}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(facts, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    say(f"Written to {path.relative_to(ROOT)}")


def main(arguments: list[str]) -> int:
    games = sorted(path.parent.name.replace("_", "-") for path in (ROOT / GAMES).glob("*/rules.py"))
    parser = argparse.ArgumentParser(prog="dev.py mutants", description="Try the tests of a game's rules.")
    parser.add_argument("game", choices=games)
    parser.add_argument("--sample", type=int, default=0, help="try only so many, picked at random")
    given = parser.parse_args(arguments)
    game, most, started = given.game, given.sample, datetime.now(UTC)
    PROCESSES.set_forkserver_preload(["tools.mutants", "numpy", "msgspec", "fluent.runtime"])
    with tempfile.TemporaryDirectory(prefix="ludoteka-mutants-") as temporary:
        folders = [copy_sources(Path(temporary, str(number))) for number in range(WORKERS)]
        path = ROOT / ".dev" / "mutants" / f"{game}-{digest(folders[0])}.sqlite"
        path.parent.mkdir(parents=True, exist_ok=True)
        with use_db(path) as session:
            if not session.num_work_items:
                plan(session, folders[0], game)
            with ThreadPoolExecutor(WORKERS) as pool:
                seconds = max(pool.map(lambda folder: prepare(folder, game), folders))
            say(f"The tests take {seconds:.1f} s without a mutant; one that takes five times as long is lost.")
            hunted = hunt(session, game, folders, 5 * seconds + 5, most)
            report(session, game, started, hunted, most)
    return 0


def run() -> None:
    """As a program of its own, but imported: processes that have `tools.mutants` as a module need no second one."""
    try:
        sys.exit(main(sys.argv[1:]))
    except Failure as failure:
        sys.exit(str(failure))
    except KeyboardInterrupt:
        sys.exit(130)
