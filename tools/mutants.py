"""Mutation testing: small wrong changes in a room's rules, one at a time, each of which its tests must notice.

`python3 dev.py mutants take-it-easy`. The mutants and the session are cosmic-ray's; they live and die in copies of the
sources, never in the work tree, and `tools/trial.py` runs the tests. A run that is stopped goes on where it was, until
a source or a test changes. With `--sample N`, only N are tried, picked at random but always the same ones.
Survivors that were read and behave as the rules do are listed in `tools/equivalent_mutants.toml`.
Why this tool and these operators: docs/adr/0004-mutation-testing.md.
"""

import argparse
import ast
import contextlib
import difflib
import hashlib
import json
import queue
import shutil
import sys
import tempfile
import time
import tomllib
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, as_completed
from datetime import UTC, datetime
from multiprocessing import active_children
from pathlib import Path
from typing import Any

from cosmic_ray.commands import init
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator
from cosmic_ray.work_db import WorkDB, use_db
from cosmic_ray.work_item import MutationSpec, TestOutcome, WorkerOutcome, WorkItem, WorkResult

from tools.shell import ROOT, Failure, say, tail
from tools.trial import LAWS_FOLDER, PROCESSES, Court, Job, Verdict

SOURCES = Path("src/ludoteka")
GAMES = SOURCES / "games"
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
# Laws that a room's rules must obey: those that look at rules.
LAWS = ("test_hidden", "test_legal", "test_points", "test_take_back")
# Not about rules: bots, minds and solvers compile every mutant, packs and companions have rules of their own.
NOT_ABOUT_RULES = ("test_bots", "test_companion", "test_mind", "test_pack", "test_solver", "test_training")
WORKERS = 2
EQUIVALENT = ROOT / "tools" / "equivalent_mutants.toml"

# True division and powers are outside the kernel dialect, so a mutant with them breaks a law without any test; whether
# two equal integers are the same object means nothing in it.
LEFT_OUT = ("_Div", "_Pow", "_Is", "_IsNot")

# --- one copy of the sources for each worker -----------------------------------


def copy_sources(folder: Path) -> Path:
    without = shutil.ignore_patterns("__pycache__", "client")
    shutil.copytree(ROOT / "src", folder / "src", ignore=without)
    shutil.copytree(ROOT / "tests" / "laws", folder / "tests" / "laws", ignore=without)
    shutil.copy(ROOT / "tests" / "__init__.py", folder / "tests")
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


def digest(folder: Path, game: str) -> str:
    """A hash of all that decides over life and death."""
    total = hashlib.sha256()
    for place in (SOURCES / "core", GAMES / room(game), Path(LAWS_FOLDER)):
        for path in sorted((folder / place).glob("**/*")):
            if path.is_file():
                total.update(path.relative_to(folder).as_posix().encode() + path.read_bytes())
    return total.hexdigest()[:16]


def test_files(folder: Path, game: str) -> list[str]:
    """The room's tests of its rules, and the laws."""
    tests = sorted((folder / GAMES / room(game) / "tests").glob("test_*.py"))
    own = [path.relative_to(folder).as_posix() for path in tests if not path.name.startswith(NOT_ABOUT_RULES)]
    return [*own, *(f"{LAWS_FOLDER}{law}.py" for law in LAWS)]


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


def attack(
    court: Court, folder: Path, game: str, mutation: MutationSpec, first: tuple[str, ...], trusted: set[str]
) -> Verdict:
    """Make the mutant, and run the tests on it, beginning with the given ones."""
    path = folder / mutation.module_path
    original = path.read_text(encoding="utf-8")
    mutant = mutate_code(original, get_operator(mutation.operator_name)(), mutation.occurrence) or ""
    if meaning(mutant) in ("", meaning(original)):
        return Verdict("no mutant")
    untried = Verdict("survived", difference(original, mutant))
    if described(mutation, untried) in trusted:
        return untried
    if mutation.definition_name:
        verdict = court.verdict(Job(module_name(mutation), mutant, first))
    else:
        verdict = attack_afresh(path, original, mutant, lambda: Court(folder, game, test_files(folder, game)))
    return verdict._replace(diff=untried.diff)


def attack_afresh(path: Path, original: str, mutant: str, make: Callable[[], Court]) -> Verdict:
    """What a module defines besides functions is in many places as soon as it is imported: here the file changes."""
    try:
        path.write_text(mutant, encoding="utf-8")
        with contextlib.closing(make()) as court:
            return court.verdict(Job())
    finally:
        path.write_text(original, encoding="utf-8")


def module_name(mutation: MutationSpec) -> str:
    return ".".join(mutation.module_path.relative_to("src").with_suffix("").parts)


def difference(original: str, mutant: str) -> str:
    lines = list(difflib.unified_diff(original.splitlines(), mutant.splitlines(), n=0, lineterm=""))
    return "\n".join(line for line in lines if not line.startswith(("---", "+++", "@@")))


def check_unmutated(court: Court) -> None:
    started = time.monotonic()
    verdict = court.verdict(Job())
    if verdict.outcome != "survived":
        raise Failure(f"The tests fail without any mutant: {verdict.outcome} by {verdict.killer or 'a signal'}.")
    say(f"The tests take {time.monotonic() - started:.1f} s without a mutant.")


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


class Killers:
    """Which tests killed which mutants, kept from session to session: they are the first that a mutant meets again, and
    the first for others near it. So most die soon."""

    def __init__(self, game: str) -> None:
        self.path = ROOT / ".dev" / "mutants" / f"{game}-killers.json"
        self.known: dict[str, str] = json.loads(self.path.read_text("utf-8")) if self.path.is_file() else {}

    def add(self, mutation: MutationSpec, killer: str) -> None:
        if killer:
            self.known[self.key(mutation)] = killer

    def first(self, mutation: MutationSpec) -> tuple[str, ...]:
        """Of this mutant, of others in its function, in its module, of all."""
        own = self.key(mutation)
        module, function = own.partition(":")[0], own.partition(" ")[0] + " "
        known = list(self.known.items())
        likely = [self.known.get(own, "")]
        for beginning, most in ((function, 6), (module, 6), ("", 12)):
            counts = Counter(killer for key, killer in known if key.startswith(beginning))
            likely += [killer for killer, _ in counts.most_common(most)]
        return tuple(dict.fromkeys(filter(None, likely)))

    @staticmethod
    def key(mutation: MutationSpec) -> str:
        return f"{mutation.module_path.name}:{mutation.definition_name} {mutation.operator_name} {mutation.occurrence}"

    def save(self) -> None:
        self.path.write_text(json.dumps(self.known, indent=1), encoding="utf-8")


def hunt(session: WorkDB, game: str, courts: dict[Path, Court], most: int, trusted: set[str]) -> int:
    """Run the tests on every mutant that has no verdict yet; how many these were. Those that are trusted to be
    equivalent survive without a trial."""
    waiting = {item.job_id for item in session.pending_work_items}
    pending = [item for item in sampled(session, most) if item.job_id in waiting]
    killers = Killers(game)
    free: queue.SimpleQueue[Path] = queue.SimpleQueue()
    for folder in courts:
        free.put(folder)

    def work(item: WorkItem) -> Verdict:
        folder, mutation = free.get(), item.mutations[0]
        try:
            return attack(courts[folder], folder, game, mutation, killers.first(mutation), trusted)
        finally:
            free.put(folder)

    started = time.monotonic()
    with ThreadPoolExecutor(len(courts)) as pool:
        futures = {pool.submit(work, item): item for item in pending}
        try:
            for done, future in enumerate(as_completed(futures), start=1):
                verdict, mutation = future.result(), futures[future].mutations[0]
                session.set_result(futures[future].job_id, result_of(verdict))
                killers.add(mutation, verdict.killer)
                if verdict.outcome == "survived":
                    say(f"{place(mutation)}\n{tail(verdict.diff)}")
                if done % 50 == 0:
                    left = (time.monotonic() - started) / done * (len(pending) - done)
                    say(f"{done} of {len(pending)} done, about {left / 60:.0f} minutes left")
        except BaseException:
            say("Stopping; the same command goes on from here.")
            pool.shutdown(wait=False, cancel_futures=True)
            for process in active_children():
                process.kill()
            raise
        finally:
            killers.save()
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


Tried = list[tuple[MutationSpec, Verdict]]


def verdicts(session: WorkDB) -> Tried:
    """All mutants that count, in the order of the sources."""
    found = [
        (item.mutations[0], Verdict(result.output, result.diff))
        for item, result in session.completed_work_items
        if result.worker_outcome == WorkerOutcome.NORMAL
    ]
    return sorted(found, key=lambda pair: (pair[0].module_path, pair[0].start_pos, place(pair[0]), pair[1].diff))


def known_as_equivalent(game: str) -> set[str]:
    """Mutants that were read and behave as the original does, in the words of `described`."""
    groups = tomllib.loads(EQUIVALENT.read_text("utf-8")).get(game, [])
    return {mutant.strip() for group in groups for mutant in group["mutants"].split("\n\n")}


def described(mutation: MutationSpec, verdict: Verdict) -> str:
    """A mutant without its line number, which changes too often."""
    lines = (f"{line[0]} {line[1:].strip()}" for line in verdict.diff.splitlines())
    return "\n".join([f"{mutation.module_path.name} {mutation.definition_name or 'constants'}", *lines])


def report(session: WorkDB, game: str, started: datetime, hunted: int, most: int) -> None:
    found, known = list(verdicts(session)), known_as_equivalent(game)
    survivors = [pair for pair in found if pair[1].outcome == "survived"]
    equivalent = [pair for pair in survivors if described(*pair) in known]
    print_survivors(game, found, survivors, equivalent, known)
    timeouts, killed = sum(verdict.outcome == "timeout" for _, verdict in found), len(found) - len(survivors)
    say(
        f"{killed} of {len(found)} mutants killed, {timeouts} by running out of time: {share(killed, len(found), most)}"
    )
    others = len(found) - len(equivalent)
    say(f"{killed} of the {others} that are not known to be equivalent: {share(killed, others, most)}")
    facts: dict[str, Any] = {
        "command": f"python3 dev.py mutants {game}" + (f" --sample {most}" if most else ""),
        "date": started.isoformat(timespec="seconds"),
        "seconds": round((datetime.now(UTC) - started).total_seconds()),
        "run_in_these_seconds": hunted,
        "workers": WORKERS,
        "all_mutants": sum(wanted(item) for item in session.work_items),  # with those that turn out to be none
        "mutants": len(found),
        "killed": killed,
        "timeouts": timeouts,
        "equivalent": len(equivalent),
        "left_out": [f"*{ending}" for ending in LEFT_OUT],
        "survivors": [
            {"mutant": place(pair[0]), "diff": pair[1].diff.splitlines(), "equivalent": pair in equivalent}
            for pair in survivors
        ],
        "all": [f"{verdict.outcome} {place(mutation)}" for mutation, verdict in found],
    }
    path = ROOT / "bench" / "results" / f"mutants-{game}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(facts, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    say(f"Written to {path.relative_to(ROOT)}")


def print_survivors(game: str, found: Tried, survivors: Tried, equivalent: Tried, known: set[str]) -> None:
    say(f"\n{len(survivors)} survivors of {game}, {len(equivalent)} of them known to be equivalent. The others:")
    for pair in survivors:
        if pair not in equivalent:
            say(f"{place(pair[0])}\n{tail(pair[1].diff)}")
    for mutation, verdict in found:
        if verdict.outcome != "survived" and described(mutation, verdict) in known:
            say(f"Listed as equivalent, but {verdict.outcome}: {place(mutation)}\n{tail(verdict.diff)}")


def share(killed: int, tried: int, sample: int) -> str:
    """With the standard error, if it is a sample's."""
    part = killed / tried
    return f"{part:.1%}" + (f" ± {(part * (1 - part) / tried) ** 0.5:.1%}" if sample else "")


def main(arguments: list[str]) -> int:
    games = sorted(path.parent.name.replace("_", "-") for path in (ROOT / GAMES).glob("*/rules.py"))
    parser = argparse.ArgumentParser(prog="dev.py mutants", description="Try the tests of a game's rules.")
    parser.add_argument("game", choices=games)
    parser.add_argument("--sample", type=int, default=0, help="try only so many, picked at random")
    parser.add_argument("--trust", action="store_true", help="do not try what is listed as equivalent: it survives")
    given = parser.parse_args(arguments)
    game, most, started = given.game, given.sample, datetime.now(UTC)
    trusted = known_as_equivalent(game) if given.trust else set()
    PROCESSES.set_forkserver_preload(["tools.trial", "numpy", "msgspec", "fluent.runtime"])
    with tempfile.TemporaryDirectory(prefix="ludoteka-mutants-") as temporary, contextlib.ExitStack() as ending:
        folders = [copy_sources(Path(temporary, str(number))) for number in range(WORKERS)]
        path = ROOT / ".dev" / "mutants" / f"{game}-{digest(folders[0], game)}.sqlite"
        path.parent.mkdir(parents=True, exist_ok=True)
        with use_db(path) as session:
            if not session.num_work_items:
                plan(session, folders[0], game)
            files = test_files(folders[0], game)
            courts = {
                folder: ending.enter_context(contextlib.closing(Court(folder, game, files))) for folder in folders
            }
            check_unmutated(courts[folders[0]])
            hunted = hunt(session, game, courts, most, trusted)
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
