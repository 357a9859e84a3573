"""One server for one folder: two would each believe that nobody else changes their tables."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from ludoteka.core.errors import Refused

FILE = "lock"


@contextmanager
def locked(folder: Path, code: str = "data-in-use") -> Iterator[None]:
    """While this is open, nobody else may have the folder; Refused with the code if somebody has it. The system
    forgets the lock of a process that has ended, however it ended."""
    handle = os.open(folder / FILE, os.O_RDWR | os.O_CREAT, 0o600)
    with os.fdopen(handle, "r+b") as file:
        if not _claim(file):
            raise Refused(code, place=str(folder), process=_holder(folder / FILE))
        file.truncate()
        file.write(str(os.getpid()).encode())
        file.flush()
        yield


def _holder(path: Path) -> str:
    """The number of the process that has it, as it has written it; a question mark where that cannot be read (Windows
    locks the bytes themselves)."""
    try:
        found = path.read_bytes().decode("ascii", "replace").strip()
    except OSError:
        return "?"
    return found if found.isdecimal() else "?"


def _claim(file: IO[bytes]) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
