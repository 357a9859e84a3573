"""The log of a game: the only thing that is stored. Undoing is an entry like any other."""

from collections.abc import Iterable
from dataclasses import dataclass

from .errors import Refused


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that happened: an actor took an action, or (`undone` > 0) took back the last entries."""

    actor: int
    action: int
    undone: int = 0


@dataclass(frozen=True, slots=True)
class Log:
    entries: tuple[Entry, ...] = ()

    def __len__(self) -> int:
        return len(self.entries)

    def plus(self, entry: Entry) -> "Log":
        if entry.undone and not 0 < entry.undone <= len(self.live()):
            raise Refused("undo-too-far", asked=entry.undone, possible=len(self.live()))
        return Log((*self.entries, entry))

    def live(self) -> tuple[Entry, ...]:
        """The entries that still hold, in order."""
        return live(self.entries)

    def decision(self, actor: int) -> int:
        """The id of the decision that an actor now faces: it changes when that actor acts or something is undone.

        It counts nobody else's entries, so simultaneous moves never make each other stale, and it tells nothing
        about what others did in secret.
        """
        return sum(1 for entry in self.entries if entry.undone or entry.actor == actor)


def live(entries: Iterable[Entry]) -> tuple[Entry, ...]:
    standing: list[Entry] = []
    for entry in entries:
        if entry.undone:
            del standing[len(standing) - entry.undone :]
        else:
            standing.append(entry)
    return tuple(standing)
