"""A bot that shows when and where it thinks, and thinks until it may end."""

import os
import time
from pathlib import Path

from ludoteka.core.room import Observation

LONG = 60.0  # seconds; only a failing test waits for them


class SlowBot:
    """Writes its name and the process that has asked it into `folder`/thinks, and answers when there is `go`."""

    def __init__(self, folder: Path, name: str = "bot") -> None:
        self.folder, self.name = folder, name

    def choose(self, observation: Observation) -> int:
        with (self.folder / "thinks").open("a") as file:
            file.write(f"{self.name} {os.getppid()}\n")
        late = time.monotonic() + LONG
        while not (self.folder / "go").exists() and time.monotonic() < late:
            time.sleep(0.01)
        return observation.legal[-1]


class Poison:
    """Leaves a file as soon as it is unpickled."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def __reduce__(self) -> tuple[object, ...]:
        return (Path.touch, (self.file,))
