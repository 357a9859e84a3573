"""Runs the tests on mutants, in processes that have collected them once: for each mutant one forks, its copy takes the
mutant's functions for its own, and runs the tests until one fails.

To start Python and to collect the tests takes longer than most mutants live.
"""

import contextlib
import gc
import os
import resource
import signal
import sys
from collections.abc import Iterable
from multiprocessing import get_context
from pathlib import Path
from types import FunctionType
from typing import Any, NamedTuple

import pytest

from tools.shell import ROOT

LAWS_FOLDER = "tests/laws/"
# These take long and seldom notice what the others have not: texts, drawings and notation, whole games.
LATER = ("test_drawing.", "test_facts.", "test_notation.", "test_parts.", "test_played.", "test_log_text.")
SECONDS_FOR_A_TEST = 10  # of the processor, so that a busy machine kills nobody
MEMORY = 3 << 30  # bytes: an endless loop may fill a list

# Of the plugins, only those that pyproject.toml has options for and that the laws use.
PYTEST = ("-x", "-q", "--tb=no", "-p", "no:cacheprovider", "-p", "no:logging", "-p", "pytest_asyncio.plugin")

# A server that has imported the large libraries forks the processes that collect.
PROCESSES: Any = get_context("forkserver")


class Verdict(NamedTuple):
    """What became of a mutant: `killed`, `timeout`, `survived`, or `no mutant` if it does not change a rule."""

    outcome: str
    diff: str = ""
    killer: str = ""  # the test that failed


class Job(NamedTuple):
    """A module's name and its mutated code, or nothing for the sources as they are; the tests to begin with."""

    module: str = ""
    code: str = ""
    first: tuple[str, ...] = ()


class Court:
    """A process that has the tests of a game and tries mutants on demand."""

    def __init__(self, folder: Path, game: str, files: list[str], seconds: float = SECONDS_FOR_A_TEST) -> None:
        self.pipe, theirs = PROCESSES.Pipe()
        arguments = (folder, files, game, seconds, theirs)
        self.process = PROCESSES.Process(target=_collect_and_serve, args=arguments, daemon=True)
        self.process.start()
        theirs.close()

    def verdict(self, job: Job) -> Verdict:
        try:
            self.pipe.send(job)
            outcome, killer = self.pipe.recv()
        except (EOFError, OSError):  # the tests could not even be collected
            return Verdict("killed", killer="collection")
        return Verdict(outcome, killer=killer)

    def close(self) -> None:
        self.process.kill()
        self.process.join()


# --- in that process ----------------------------------------------------------------


def _collect_and_serve(folder: Path, files: list[str], game: str, seconds: float, pipe: Any) -> None:
    os.setsid()  # Ctrl-C is not for the tests: those that it interrupts would seem to fail
    os.chdir(folder)
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    os.environ["LUDOTEKA_LAWS"] = "plain"
    sys.modules["numba"] = None  # type: ignore[assignment]  # what compiles a mutant would take minutes: it fails at once
    sys.path[:] = [str(folder / "src"), str(folder), *(path for path in sys.path if path not in ("", str(ROOT)))]
    sys.dont_write_bytecode = True  # a mutant may have its original's age and size: bytecode could not tell them apart
    with Path(os.devnull).open("w", encoding="utf-8") as nowhere, contextlib.redirect_stdout(nowhere):
        code = pytest.main([*PYTEST, *files], plugins=[_Trials(game, seconds, pipe)])
    sys.exit(code)


class _Trials:
    """A plugin of pytest: instead of running the tests, it forks processes that do."""

    def __init__(self, game: str, seconds: float, pipe: Any) -> None:
        self.game, self.seconds, self.pipe = game, seconds, pipe
        self.killer = ""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if self.counts(item)]

    def counts(self, item: pytest.Item) -> bool:
        """All tests that `dev.py check` runs and that compile nothing, and of the laws, those of the room."""
        if item.get_closest_marker("slow") or item.get_closest_marker("compiles"):
            return False
        return not item.nodeid.startswith(LAWS_FOLDER) or f"[{self.game}-" in item.nodeid

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> None:
        """Ends in the forked processes only, which then run the tests."""
        if session.testsfailed:
            os._exit(1)  # not collected
        while True:
            job = self.pipe.recv()
            inner, outer = os.pipe()
            child = os.fork()
            if not child:
                os.close(inner)
                self.pipe = outer
                _take_over(job)
                session.items.sort(key=lambda item: _rank(item, job))
                resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
                return
            os.close(outer)
            with open(inner, encoding="utf-8") as reader:  # noqa: PTH123 (a descriptor)
                killer = reader.read()
            self.pipe.send((_outcome(os.waitpid(child, 0)[1], killer), killer))

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        signal.setitimer(signal.ITIMER_PROF, self.seconds)  # nobody handles its signal: the process dies

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.killer:
            self.killer = report.nodeid
            os.write(self.pipe, report.nodeid.encode())

    def pytest_sessionfinish(self) -> None:
        os._exit(bool(self.killer))  # nothing is to be tidied up


def _outcome(status: int, killer: str) -> str:
    if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGPROF:
        return "timeout"
    return "killed" if status or killer else "survived"


def _rank(item: pytest.Item, job: Job) -> tuple[int, int]:
    if item.nodeid in job.first:
        return -1, job.first.index(item.nodeid)
    if item.nodeid.startswith(LAWS_FOLDER):
        return 2, 0
    if item.path.name.startswith(LATER):
        return 3, 0
    return int(item.path.stem != f"test_{job.module.rpartition('.')[2]}"), 0


def _take_over(job: Job) -> None:
    """Give the mutant's code to every function that was made from the original's: those of the module, and those that
    were rebuilt from them (`core/compiled.py`)."""
    if not job.module:
        return
    module = vars(sys.modules[job.module])
    mutated = dict(module)
    exec(compile(job.code, module["__file__"], "exec"), mutated)  # noqa: S102 (this is our own code, a little wrong)
    mutants = {
        thing.__code__: mutated[name]
        for name, thing in module.items()
        if isinstance(thing, FunctionType) and thing.__module__ == job.module
    }
    for function in _functions(gc.get_objects()):
        mutant = mutants.get(function.__code__)
        if mutant is not None and function is not mutant:
            function.__code__, function.__defaults__ = mutant.__code__, mutant.__defaults__


def _functions(things: Iterable[Any]) -> list[FunctionType]:
    return [thing for thing in things if type(thing) is FunctionType]
