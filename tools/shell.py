"""Where things are, and running other programs so that failures end in a sentence and Ctrl-C leaves nothing behind."""

import os
import subprocess
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WINDOWS = os.name == "nt"
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if WINDOWS else "bin/python")

# A room that only the tests play, and where Python finds it: docs/adr/0008-rooms-from-outside.md.
TEST_ROOMS = {"LUDOTEKA_ROOMS": "tests.rooms.goofspiel", "PYTHONPATH": str(ROOT)}

TAIL = 25  # lines of a failed tool's output worth showing


class Failure(Exception):
    """Something went wrong that a sentence explains better than a traceback."""


def say(text: str, end: str = "\n") -> None:
    print(text, end=end, flush=True)


def tail(output: str, lines: int = TAIL) -> str:
    """The last lines of a tool's output, indented to stand apart from our own."""
    return "\n".join("    " + line for line in output.rstrip().splitlines()[-lines:])


def seconds(since: float) -> str:
    return f"{time.monotonic() - since:.1f} s"


def child_env(**extra: str) -> dict[str, str]:
    """The user's environment (proxies and mirrors included), with our tools first and pip kept in its place."""
    env = dict(os.environ)
    env["PATH"] = os.pathsep.join([str(PYTHON.parent), env.get("PATH", os.defpath)])
    env["VIRTUAL_ENV"] = str(VENV)
    env["PIP_DISABLE_PIP_VERSION_CHECK"] = "1"
    env["PIP_USER"] = "0"
    env.pop("PYTHONHOME", None)
    env.pop("PYTHONDONTWRITEBYTECODE", None)  # tests start Python a hundred times: let it read what it has compiled
    return env | extra


def wait(process: "subprocess.Popen[str]") -> str:
    """What the process printed; if we are interrupted, it goes before we do."""
    try:
        return process.communicate()[0] or ""
    except BaseException as reason:
        end(process, patience=3 if isinstance(reason, KeyboardInterrupt) else 0)
        raise


def end(process: "subprocess.Popen[str]", patience: float) -> None:
    """Ctrl-C has usually reached it, too: let it go by itself, then ask, then insist."""
    for insist, seconds_left in ((process.terminate, patience), (process.kill, 5)):
        try:
            process.wait(timeout=seconds_left)
        except (subprocess.TimeoutExpired, KeyboardInterrupt):
            insist()
    process.wait()


def capture(command: Sequence[str | Path], cwd: Path = ROOT, env: Mapping[str, str] | None = None) -> tuple[int, str]:
    """Run quietly; the exit code and everything printed, without colours."""
    process = subprocess.Popen(
        [str(part) for part in command],
        cwd=cwd,
        env={**(env or child_env()), "NO_COLOR": "1"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
    )
    output = wait(process)
    return process.returncode, output


def stream(command: Sequence[str | Path], cwd: Path = ROOT, env: Mapping[str, str] | None = None) -> int:
    """Run with the terminal as its own; the exit code."""
    process = subprocess.Popen([str(part) for part in command], cwd=cwd, env=env or child_env(), text=True)
    wait(process)
    return process.returncode


def must(command: Sequence[str | Path], advice: str, env: Mapping[str, str] | None = None) -> None:
    """Run quietly; on failure show the end of the output and the advice."""
    code, output = capture(command, env=env)
    if code != 0:
        raise Failure(f"{tail(output)}\n{advice}")
