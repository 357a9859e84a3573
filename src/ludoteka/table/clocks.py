"""How long everybody may think. What a move took is stored with it, so that neither a restart nor the time in which
nobody could reach the server costs anybody anything: a decision that was open then starts again."""

import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping

from msgspec.structs import replace

from ludoteka.core.actors import write_actor

from .storage import LogLine
from .wire import Clock

Seconds = Callable[[], float]
Running = tuple[int, float]  # the open decision of a seat, and since when


class Clocks:
    """The clocks of a table: one for each seat, running while it must act."""

    def __init__(self, clock: Clock, seconds: Seconds = time.monotonic) -> None:
        self._clock = clock
        self._seconds = seconds
        self._asked: dict[int, Running] = {}
        self._spent: Counter[int] = Counter()  # milliseconds
        self._moves: Counter[int] = Counter()

    def start(self, lines: Iterable[LogLine]) -> None:
        """From a stored log."""
        self._spent.clear()
        self._moves.clear()
        self.bank(lines)

    def bank(self, lines: Iterable[LogLine]) -> None:
        """Take note of what stored moves took."""
        for line in lines:
            if line.actor.isdigit() and line.actor != "0" and not line.undone:
                self._spent[int(line.actor) - 1] += line.spent
                self._moves[int(line.actor) - 1] += 1

    def ask(self, decisions: Mapping[int, int]) -> list[int]:
        """These seats must act now, and nobody else; return those for whom that is new."""
        new = [seat for seat, decision in decisions.items() if self._asked.get(seat, (-1, 0.0))[0] != decision]
        at = self._seconds()
        self._asked = {
            seat: (decision, at) if seat in new else self._asked[seat] for seat, decision in decisions.items()
        }
        return new

    def running(self) -> dict[int, Running]:
        return dict(self._asked)

    def resume(self, running: Mapping[int, Running]) -> None:
        """The table was out of memory for a while: who faces the same decision has been thinking all the time."""
        self._asked |= {seat: was for seat, was in running.items() if self._asked.get(seat, (-1, 0.0))[0] == was[0]}

    def taken(self, seat: int) -> int:
        """The milliseconds for which the seat has been thinking."""
        return round(1000 * self._running(seat))

    def charge(self, lines: list[LogLine], seats: Iterable[int]) -> list[LogLine]:
        """The lines, with the time that the answers of these seats took."""
        if self._clock.kind == "none" or any(line.undone for line in lines):
            return lines  # what is entered again after an undo has been paid for
        spent = {write_actor(seat): self.taken(seat) for seat in seats}
        return [replace(line, spent=spent.get(line.actor, 0)) for line in lines]

    def left(self, seat: int) -> float | None:
        """The seconds that a seat has; below zero: it is overdue. None: all the time in the world."""
        if self._clock.kind == "none":
            return None
        if self._clock.kind == "move":
            return self._clock.seconds - self._running(seat)
        earned = self._clock.seconds + self._clock.increment * self._moves[seat]
        return earned - self._spent[seat] / 1000 - self._running(seat)

    def overdue(self) -> frozenset[int]:
        """Those who must act and have no time left."""
        return frozenset(seat for seat in self._asked if (left := self.left(seat)) is not None and left <= 0)

    def alarm(self, seats: Iterable[int]) -> float | None:
        """In how many seconds the next of these seats is overdue."""
        left = [left for seat in seats if seat in self._asked and (left := self.left(seat)) is not None]
        return min((seconds for seconds in left if seconds > 0), default=None)

    def _running(self, seat: int) -> float:
        return self._seconds() - self._asked[seat][1] if seat in self._asked else 0.0
