"""Who is here, by their sockets, and since when the others are not. Nothing of it is stored: after a restart,
everybody's absence begins again."""

import time
from collections import Counter

from .clocks import Seconds
from .rights import Rights, seats_of
from .setup import humans
from .storage import TableRow


class Presence:
    def __init__(self, row: TableRow, seconds: Seconds = time.monotonic) -> None:
        self._seconds = seconds
        self._here: Counter[Rights] = Counter()
        self._gone: dict[int, float] = {}
        self.look_around(row)

    def come(self, row: TableRow, rights: Rights) -> None:
        self._here[rights] += 1
        self.look_around(row)

    def go(self, row: TableRow, rights: Rights) -> None:
        self._here[rights] -= 1
        self._here += Counter()  # without those at zero
        self.look_around(row)

    def look_around(self, row: TableRow) -> None:
        """Note whose absence begins, or ends; also to be called when people have changed seats."""
        gone, at = humans(row) - self.seats(row), self._seconds()
        self._gone = {seat: self._gone.get(seat, at) for seat in gone}

    def seats(self, row: TableRow) -> frozenset[int]:
        """The seats whose people are here."""
        return frozenset[int]().union(*(seats_of(row, rights) for rights in self._here))

    def watchers(self, row: TableRow) -> int:
        return sum(count for rights, count in self._here.items() if not seats_of(row, rights))

    def stand_ins(self, row: TableRow) -> frozenset[int]:
        """The seats that a bot plays for the time being. Where nobody is left, the game waits."""
        after = row.terms.takeover
        if not after or not self.seats(row):
            return frozenset()
        return frozenset(seat for seat, since in self._gone.items() if self._seconds() - since >= after)

    def alarm(self, row: TableRow) -> float | None:
        """In how many seconds the next seat passes to a bot."""
        after = row.terms.takeover
        if not after or not self.seats(row):
            return None
        left = (after - (self._seconds() - since) for since in self._gone.values())
        return min((seconds for seconds in left if seconds > 0), default=None)
