"""The log of a game: the only thing that is stored. Undoing is an entry like any other."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

import msgspec


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One thing that happened: an actor took an action, or (`undone` > 0) took back the last entries."""

    actor: int
    action: int
    undone: int = 0


@lru_cache(4096)
def taken(actor: int, action: int) -> Entry:
    """An action that was taken. Games share the object, as long as it is remembered."""
    return Entry(actor, action)


@dataclass(frozen=True, slots=True)
class Log:
    entries: tuple[Entry, ...] = ()

    def __len__(self) -> int:
        return len(self.entries)

    def live(self) -> tuple[Entry, ...]:
        """The entries that still hold, in order."""
        return tuple(Decisions(self.entries).standing)

    def answers(self, actor: int) -> list[Entry]:
        """What settled each decision of an actor; see `Decisions`."""
        return Decisions(self.entries).answers(actor)

    def places(self, actor: int) -> list[int]:
        """Where in the log each of them stands."""
        decisions, places = Decisions(), list[int]()
        for at, entry in enumerate(self.entries):
            known = len(decisions.answers(actor))
            decisions.add(entry)
            more = len(decisions.answers(actor)) - known
            places = [*places, at] if more > 0 else places[: len(places) + more]
        return places


class Decisions:
    """Follows a log entry by entry: what still holds, and what settled each decision of each actor, in order: an own
    entry, or an undo that opened it again.

    Nobody else's entries count, so simultaneous moves never make each other stale, and it reveals nothing about what
    others did in secret. An undo of another's that entered the actor's entries again at once does not count.
    """

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self.standing: list[Entry] = []
        self.undos: Counter[int] = Counter()  # of each actor
        self._answers: dict[int, list[Entry]] = {}
        self._again: dict[int, list[Entry]] = {}  # what another's undo took away: entered again at once, it is forgiven
        for entry in entries:
            self.add(entry)

    def answers(self, actor: int) -> list[Entry]:
        return self._answers.setdefault(actor, [])

    def add(self, entry: Entry) -> None:
        if entry.undone:
            self._undo(entry)
            return
        self.standing.append(entry)
        answers, again = self.answers(entry.actor), self._again.get(entry.actor)
        if again and again[0] == entry:
            again.pop(0)
            if not again:
                answers.pop()  # the undo
        else:
            answers.append(entry)
            self._again.pop(entry.actor, None)

    def copy(self) -> "Decisions":
        other = Decisions()
        other.standing, other.undos = list(self.standing), Counter(self.undos)
        other._answers = {actor: list(entries) for actor, entries in self._answers.items()}
        other._again = {actor: list(entries) for actor, entries in self._again.items()}
        return other

    def _undo(self, entry: Entry) -> None:
        self.undos[entry.actor] += 1
        start = len(self.standing) - entry.undone
        taken: dict[int, list[Entry]] = {entry.actor: []}
        for gone in self.standing[start:]:
            taken.setdefault(gone.actor, []).append(gone)
        del self.standing[start:]
        for actor in taken:
            self.answers(actor).append(entry)
        del taken[entry.actor]
        self._again = taken
