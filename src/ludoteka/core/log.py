"""The log of a game: the only thing that is stored. Undoing is an entry like any other."""

from collections.abc import Iterable
from dataclasses import dataclass

import msgspec


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One thing that happened: an actor took an action, or (`undone` > 0) took back the last entries."""

    actor: int
    action: int
    undone: int = 0


@dataclass(frozen=True, slots=True)
class Log:
    entries: tuple[Entry, ...] = ()

    def __len__(self) -> int:
        return len(self.entries)

    def live(self) -> tuple[Entry, ...]:
        """The entries that still hold, in order."""
        return live(self.entries)

    def answers(self, actor: int) -> list[Entry]:
        """What settled each decision of an actor, in their order: an own entry, or an undo that opened it again.

        Nobody else's entries count, so simultaneous moves never make each other stale, and it reveals nothing about
        what others did in secret. An undo of another's that entered the own entries again at once does not count.
        """
        answers: list[Entry] = []
        standing: list[Entry] = []
        again: list[Entry] = []  # own entries that another's undo took away: entered again at once, it is forgiven
        for entry in self.entries:
            if entry.undone:
                own = [e for e in standing[len(standing) - entry.undone :] if e.actor == actor]
                del standing[len(standing) - entry.undone :]
                again = [] if entry.actor == actor else own
                if own or entry.actor == actor:
                    answers.append(entry)
                continue
            standing.append(entry)
            if entry.actor != actor:
                continue
            if again and again[0] == entry:
                again.pop(0)
                if not again:
                    answers.pop()  # the undo
            else:
                answers.append(entry)
                again = []
        return answers


def live(entries: Iterable[Entry]) -> tuple[Entry, ...]:
    standing: list[Entry] = []
    for entry in entries:
        if entry.undone:
            del standing[len(standing) - entry.undone :]
        else:
            standing.append(entry)
    return tuple(standing)
