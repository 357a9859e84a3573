"""What a match remembers of its live entries, and how many of them an actor may take back.

Nobody takes back what has shown somebody something that is hidden in the state to which it would lead: neither what
chance has dealt, nor what others have chosen in secret.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from .actors import CHANCE, SPECTATOR, TO_THE_END
from .log import Entry
from .room import Kernel
from .words import Words


class VisibleEntry(msgspec.Struct, frozen=True, gc=False):
    """An entry as a viewer may know it, in notation and in words; `kind`: what sort of entry, if the room says so."""

    actor: int
    text: str
    words: Words
    kind: str = ""


class HistoryEntry(msgspec.Struct, eq=False, gc=False):
    """A live entry: who saw it happen, the reveal count before it, and the state before it, so that taking
    it back costs nothing."""

    entry: Entry
    visible: VisibleEntry
    observers: int
    reveal_count: int
    drawn: int  # draws so far, this one included
    before: Any

    def was_open(self, viewer: int, reveal_count: int) -> bool:
        """Could the viewer know this entry at that reveal count?"""
        to_the_end = self.observers & TO_THE_END
        return bool(self.observers >> viewer & 1) or (not to_the_end and reveal_count > self.reveal_count)


@dataclass(frozen=True)
class Undo:
    """To take back: so many entries, after which these are entered again."""

    count: int
    again: tuple[Entry, ...]


@dataclass(frozen=True)
class UndoPolicy:
    """What an actor may take back of the pages so far, which have led to `state`."""

    kernel: Kernel
    parts: Any
    pages: Sequence[HistoryEntry]
    state: Any
    seats: int

    def unseen(self, actor: int) -> Undo | None:
        """The own last action, if neither chance has acted since nor anything was opened to other people."""
        own = self._own(actor)
        if own < 0 or any(page.reveal_count != self._reveal_count for page in self.pages[own:]):
            return None
        return self._undo(actor, own, own)

    def among_bots(self, actor: int) -> Undo | None:
        """The same for the only person at a table, whom no bot minds: what was opened may be taken back as well. Bots
        whose sealed choice was seen choose again; and where something is hidden, nothing that they did may be seen."""
        own = self._own(actor)
        if own < 0:
            return None
        sealed = [n for n, page in enumerate(self.pages[:own]) if self._was_unsealed(page, actor, own)]
        start = min(sealed, default=own)
        hidden = self._hides(self.pages[start].before, actor).any()
        if hidden and any(
            page.was_open(actor, self._reveal_count) for page in self.pages[start:] if page.entry.actor != actor
        ):
            return None
        return self._undo(actor, own, start)

    def agreed(self, actor: int) -> Undo | None:
        """The same, if everybody at the table agrees: what they have seen of the actor's may be taken back as well,
        but nothing since which the actor has learned anything, be it from chance or from others."""
        own = self._own(actor)
        if own < 0 or any(page.was_open(actor, self._reveal_count) for page in self.pages[own + 1 :]):
            return None
        if any(self._was_unsealed(page, actor, own) for page in self.pages[:own]):
            return None
        return self._undo(actor, own, own)

    # -- inside -------------------------------------------------------------------------------------------------

    @property
    def _reveal_count(self) -> int:
        return int(self.kernel.reveal_count(self.parts, self.state))

    def _own(self, actor: int) -> int:
        """Where the own last action is; -1: nowhere, or chance has acted since."""
        for at in range(len(self.pages) - 1, -1, -1):
            if self.pages[at].entry.actor in (actor, CHANCE):
                return at if self.pages[at].entry.actor == actor else -1
        return -1

    def _was_unsealed(self, page: HistoryEntry, actor: int, since: int) -> bool:
        """Has somebody's secret been opened to the actor since that page?"""
        return page.was_open(actor, self._reveal_count) and not page.was_open(actor, self.pages[since].reveal_count)

    def _undo(self, actor: int, own: int, start: int) -> Undo | None:
        """Back to the page `start`, then on without the own action and without what others did and the actor saw."""
        since = self.pages[start:]
        if any(page.entry.actor == CHANCE for page in since) or self._shows_more(actor, start):
            return None
        replayed = [page for page in since[: own - start] if not self._was_unsealed(page, actor, own)]
        replayed += [page for page in self.pages[own + 1 :] if not page.was_open(actor, self._reveal_count)]
        return Undo(len(since), tuple(page.entry for page in replayed))

    def _shows_more(self, actor: int, start: int) -> bool:
        """Has anybody got to know, since that page, what was hidden then from them and from the actor?"""
        before = self.pages[start].before
        secret = self._hides(before, actor)
        if not secret.any():
            return False
        states = [page.before for page in self.pages[start + 1 :]] + [self.state]
        return any(
            (secret & self._hides(before, viewer) & ~self._hides(state, viewer) & (_flat(state) == _flat(before))).any()
            for viewer in (*range(self.seats), SPECTATOR)
            for state in states
        )

    def _hides(self, state: Any, viewer: int) -> NDArray[np.bool_]:
        """Which numbers of a state a viewer may not know."""
        seen = state.copy()
        self.kernel.redact(self.parts, seen, viewer)
        hides: NDArray[np.bool_] = _flat(seen) != _flat(state)
        return hides


def _flat(state: Any) -> NDArray[np.int64]:
    return np.frombuffer(state.tobytes(), np.int64)
