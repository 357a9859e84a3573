"""Who is here, by their sockets, and since when the others are not. Nothing of it is stored: after a restart,
everybody's absence begins anew."""

import time
from collections import Counter

from .agreement import humans
from .clocks import Seconds
from .ledger import Saved
from .rights import Rights, seats_of


class Presence:
    def __init__(self, saved: Saved, seconds: Seconds = time.monotonic) -> None:
        self._seconds = seconds
        self._here: Counter[Rights] = Counter()
        self._gone: dict[int, float] = {}
        self.look_around(saved)

    def come(self, saved: Saved, rights: Rights) -> None:
        self._here[rights] += 1
        self.look_around(saved)

    def go(self, saved: Saved, rights: Rights) -> None:
        self._here[rights] -= 1
        self._here += Counter()  # without those at zero
        self.look_around(saved)

    def look_around(self, saved: Saved) -> None:
        """Note whose absence begins, or ends; also to be called when people have changed seats."""
        gone, at = humans(saved) - self.seats(saved), self._seconds()
        self._gone = {seat: self._gone.get(seat, at) for seat in gone}

    def seats(self, saved: Saved) -> frozenset[int]:
        """The seats whose people are here."""
        return frozenset[int]().union(*(seats_of(saved, rights) for rights in self._here))

    def watchers(self, saved: Saved) -> int:
        return sum(count for rights, count in self._here.items() if not seats_of(saved, rights))

    def stand_ins(self, saved: Saved) -> frozenset[int]:
        """The seats that a bot plays for the time being. Where nobody is left, the game waits."""
        after = saved.terms.takeover
        if not after or not self.seats(saved):
            return frozenset()
        return frozenset(seat for seat, since in self._gone.items() if self._seconds() - since >= after)

    def alarm(self, saved: Saved) -> float | None:
        """In how many seconds the next seat passes to a bot."""
        after = saved.terms.takeover
        if not after or not self.seats(saved):
            return None
        left = (after - (self._seconds() - since) for since in self._gone.values())
        return min((seconds for seconds in left if seconds > 0), default=None)
