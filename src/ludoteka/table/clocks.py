"""How long everybody may think. What a move took is stored with it, so that neither a restart nor the time in which
nobody could reach the server costs anybody anything: a decision that was open then starts again."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from msgspec.structs import replace

from ludoteka.core.actors import write_actor

from .storage import LogLine
from .wire import Clock

Seconds = Callable[[], float]


class OpenTurn(NamedTuple):
    """While a seat must act: the open decision, how many of its actions everybody has seen, since when it thinks, and
    how many milliseconds of that are stored already."""

    decision: int
    seen: int
    since: float
    paid: int = 0


class Clocks:
    """The clocks of a table: one for each seat, running while it must act.

    Everybody sees them, so they follow what everybody sees: a turn lasts until the others see what was done in it, and
    steps in secret, or taken back, neither start it anew nor earn an increment.
    """

    def __init__(self, clock: Clock, seconds: Seconds) -> None:
        self._clock = clock
        self._seconds = seconds
        self._turns: dict[int, OpenTurn] = {}
        self._paused: dict[int, OpenTurn] = {}  # done for now, in secret; `since` says for how long it has run
        self._spent: Counter[int] = Counter()  # milliseconds
        self._seen: Mapping[int, int] = {}  # how many actions of each seat everybody has seen

    @property
    def limited(self) -> bool:
        """Is there any limit at all?"""
        return self._clock.kind != "none"

    def start(self, lines: Iterable[LogLine]) -> None:
        """From a stored log."""
        self._spent = _spent(lines)

    def bank(self, lines: Iterable[LogLine]) -> None:
        """Take note of what moves took that were stored just now."""
        if not self.limited:
            return
        spent = _spent(lines)
        self._spent += spent
        for seat, turn in self._turns.items():
            self._turns[seat] = turn._replace(paid=turn.paid + spent[seat])

    def ask(self, decisions: Mapping[int, int], seen: Mapping[int, int]) -> list[int]:
        """These seats must act now, and nobody else; return those for whom that is new. `seen`: how many actions of
        each seat everybody has seen."""
        before, self._seen = self._turns, seen
        self._pause(seat for seat in before if seat not in decisions)
        self._turns = {seat: self._turn(seat, decision) for seat, decision in decisions.items()}
        return [seat for seat, decision in decisions.items() if seat not in before or before[seat].decision != decision]

    def running(self) -> dict[int, OpenTurn]:
        return dict(self._turns)

    def resume(self, running: Mapping[int, OpenTurn]) -> None:
        """The table was out of memory for a while, or at another node: who faces the same decision has been thinking
        all the time."""
        for seat, turn in running.items():
            if seat in self._turns and self._turns[seat].decision == turn.decision:
                self._turns[seat] = turn

    def restart(self, up_since: float) -> None:
        """Before that moment nobody could do anything: turns that were open then start again."""
        now = self._seconds()
        for seat, turn in self._turns.items():
            if turn.since < up_since:
                self._turns[seat] = OpenTurn(turn.decision, turn.seen, now)

    def taken(self, seat: int) -> int:
        """The milliseconds for which the seat has been thinking and which are not stored yet."""
        return round(1000 * self._running(seat)) - self._turns[seat].paid if seat in self._turns else 0

    def charge(self, lines: list[LogLine], seats: Iterable[int]) -> list[LogLine]:
        """The lines, with the time that the answers of these seats took."""
        if not self.limited or any(line.undone for line in lines):
            return lines  # what is entered again after an undo has been paid for
        spent = {write_actor(seat): self.taken(seat) for seat in seats}
        return [replace(line, spent=spent.get(line.actor, 0)) for line in lines]

    def left(self, seat: int) -> float | None:
        """The seconds that a seat has; below zero: it is overdue. None: no limit."""
        if not self.limited:
            return None
        if self._clock.kind == "move":
            return self._clock.seconds - self._running(seat)
        earned = self._clock.seconds + self._clock.increment * self._seen.get(seat, 0)
        return earned - (self._spent[seat] + self.taken(seat)) / 1000

    def overdue(self) -> frozenset[int]:
        """Those who must act and have no time left."""
        return frozenset(seat for seat in self._turns if (left := self.left(seat)) is not None and left <= 0)

    def alarm(self, seats: Iterable[int]) -> float | None:
        """In how many seconds the next of these seats is overdue."""
        left = [left for seat in seats if seat in self._turns and (left := self.left(seat)) is not None]
        return min((seconds for seconds in left if seconds > 0), default=None)

    def _turn(self, seat: int, decision: int) -> OpenTurn:
        """The turn goes on, or a new one begins."""
        last, now, seen = self._turns.get(seat), self._seconds(), self._seen.get(seat, 0)
        if last and last.seen == seen:
            return last._replace(decision=decision)
        paused = self._paused.pop(seat, None)
        if paused and paused.seen == seen:  # taken back, and still the same turn
            return paused._replace(decision=decision, since=now - paused.since)
        return OpenTurn(decision, seen, now)

    def _pause(self, seats: Iterable[int]) -> None:
        self._paused |= {seat: self._turns[seat]._replace(since=self._running(seat)) for seat in seats}

    def _running(self, seat: int) -> float:
        return self._seconds() - self._turns[seat].since if seat in self._turns else 0.0


def _spent(lines: Iterable[LogLine]) -> Counter[int]:
    """The milliseconds that moves took, for each seat."""
    spent: Counter[int] = Counter()
    for line in lines:
        if line.actor.isdigit() and line.actor != "0" and not line.undone:
            spent[int(line.actor) - 1] += line.spent
    return spent
