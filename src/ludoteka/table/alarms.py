"""When tables have to be woken: the time and the id of each, never the table itself. So one at which nobody is leaves
memory while its clocks run, and is read again when somebody is out of time."""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from .clocks import OpenTurn

PROMPT = 0.01  # seconds after the time, so that it has really come


@dataclass(frozen=True)
class Alarm:
    handle: asyncio.TimerHandle
    running: Mapping[int, OpenTurn]  # since when its seats have been thinking: not stored, and not to be lost


class Alarms:
    def __init__(self, ring: Callable[[str], None]) -> None:
        self._ring = ring
        self._set: dict[str, Alarm] = {}

    def __len__(self) -> int:
        return len(self._set)

    def set(self, table: str, seconds: float | None, running: Mapping[int, OpenTurn]) -> None:
        """Wake the table then, if nothing else does; without a time, not at all."""
        self.stop(table)
        if seconds is not None:
            handle = asyncio.get_running_loop().call_later(seconds + PROMPT, self._ring, table)
            self._set[table] = Alarm(handle, running)

    def running(self, table: str) -> Mapping[int, OpenTurn]:
        """Since when the seats of a table that has left memory have been thinking."""
        return self._set[table].running if table in self._set else {}

    def stop(self, table: str) -> None:
        alarm = self._set.pop(table, None)
        if alarm:
            alarm.handle.cancel()

    def close(self) -> None:
        for table in list(self._set):
            self.stop(table)
