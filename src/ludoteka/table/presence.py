"""Who is here, by their sockets at all nodes, and since when the others are not. Nothing of it outlasts a restart:
everybody's absence begins again."""

from collections import Counter

from .rights import Rights, seats_of, seats_of_all
from .setup import humans
from .shared import Shared
from .storage import TableRow


class Presence:
    """`seats`: those whose people are here. `watchers`: how many others are. `version` grows when any of it changes."""

    def __init__(self, row: TableRow, shared: Shared) -> None:
        self._shared = shared
        self._seconds = shared.nodes.seconds
        self._here: Counter[Rights] = Counter()  # by this node
        self._gone: dict[int, float] = {}
        self.version = 0
        self._count(row)

    def come(self, rights: Rights) -> None:
        self._here[rights] += 1
        self._share()

    def go(self, rights: Rights) -> None:
        self._here[rights] -= 1
        self._here += Counter()  # without those at zero
        self._share()

    def _share(self) -> None:
        self._count(self._row)
        self._shared.put_here(self._row, self._here, self._gone)

    def follow(self, row: TableRow) -> None:
        """To be called when the row may have changed: people may have other seats."""
        if row is not self._row:
            self._count(row)

    def follow_others(self) -> None:
        """To be called when others may have come or gone at other nodes."""
        if self._shared.lacks(self._here):
            self._share()
        else:
            self._count(self._row)

    def _count(self, row: TableRow) -> None:
        """Find out who is here, and note whose absence begins or ends."""
        self._row = row
        here = self._here + self._shared.others()
        self.seats = seats_of_all(row, here)
        self.watchers = sum(count for rights, count in here.items() if not seats_of(row, rights))
        at, known = self._seconds(), {**self._gone, **self._shared.absent_since()}
        self._gone = {seat: max(known.get(seat, at), self._shared.nodes.up_since) for seat in humans(row) - self.seats}
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
