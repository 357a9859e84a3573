"""Who is here, by their sockets, and since when the others are not. Nothing of it is stored: after a restart,
everybody's absence begins again."""

import time
from collections import Counter

from .clocks import Seconds
from .rights import Rights, seats_of
from .setup import humans
from .storage import TableRow


class Presence:
    """`seats`: those whose people are here. `watchers`: how many others are. `crowded`: does anybody have more than
    one socket, or watch with others? Then several are sent the same. `version` grows when any of it changes."""

    def __init__(self, row: TableRow, seconds: Seconds = time.monotonic) -> None:
        self._seconds = seconds
        self._here: Counter[Rights] = Counter()
        self._gone: dict[int, float] = {}
        self.version = 0
        self._count(row)

    def come(self, rights: Rights) -> None:
        self._here[rights] += 1
        self._count(self._row)

    def go(self, rights: Rights) -> None:
        self._here[rights] -= 1
        self._here += Counter()  # without those at zero
        self._count(self._row)

    def follow(self, row: TableRow) -> None:
        """To be called when the row may have changed: people may have other seats."""
        if row is not self._row:
            self._count(row)

    def _count(self, row: TableRow) -> None:
        """Find out who is here, and note whose absence begins or ends."""
        self._row = row
        seats = {rights: seats_of(row, rights) for rights in self._here}
        self.seats = frozenset[int]().union(*seats.values())
        self.watchers = sum(self._here[rights] for rights, own in seats.items() if not own)
        self.crowded = self.watchers > 1 or any(count > 1 for count in self._here.values())
        at = self._seconds()
        self._gone = {seat: self._gone.get(seat, at) for seat in humans(row) - self.seats}
        self.version += 1

    def stand_ins(self) -> frozenset[int]:
        """The seats that a bot plays for the time being. Where nobody is left, the game waits."""
        after = self._row.terms.takeover
        if not after or not self.seats:
            return frozenset()
        return frozenset(seat for seat, since in self._gone.items() if self._seconds() - since >= after)

    def alarm(self) -> float | None:
        """In how many seconds the next seat passes to a bot."""
        after = self._row.terms.takeover
        if not after or not self.seats:
            return None
        left = (after - (self._seconds() - since) for since in self._gone.values())
        return min((seconds for seconds in left if seconds > 0), default=None)
