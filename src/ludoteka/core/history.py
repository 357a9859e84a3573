"""What a match remembers of its live entries, and how many of them an actor may take back.

Nobody takes back what has shown somebody something that is hidden in the state to which it would lead: neither what
chance has dealt, nor what others have chosen in secret.
"""

import zlib
from collections import Counter
from collections.abc import Callable, Sequence
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
    """A live entry: who saw it happen, and the reveal count before it."""

    entry: Entry
    visible: VisibleEntry
    observers: int
    reveal_count: int
    drawn: int  # draws so far, this one included

    def was_open(self, viewer: int, reveal_count: int) -> bool:
        """Could the viewer know this entry at that reveal count?"""
        to_the_end = self.observers & TO_THE_END
        return bool(self.observers >> viewer & 1) or (not to_the_end and reveal_count > self.reveal_count)


class States:
    """The state before each live entry. Those since chance last acted are stored, because nobody takes back more. Of
    all others only one in SPACING is stored, packed, and what lies between is played again."""

    SPACING = 32

    def __init__(self, kernel: Kernel, parts: Any) -> None:
        self._kernel, self._parts = kernel, parts
        self._recent: dict[int, Any] = {}
        self._packed: dict[int, bytes] = {}

    def note(self, at: int, state: Any, actor: int) -> None:
        """The state in which the actor makes the entry `at`."""
        if at % self.SPACING == 0:
            self._packed[at] = zlib.compress(state.tobytes(), 1)
        if actor == CHANCE:
            self._recent.clear()
        else:
            self._recent[at] = state.copy()

    def before(self, at: int, standing: Sequence[Entry], blank: Any) -> Any:
        """A copy of the state before the entry `at` of those that stand."""
        if at in self._recent:
            return self._recent[at].copy()
        start = at - at % self.SPACING
        while start not in self._packed:  # nothing has been noted there yet
            start -= self.SPACING
        state = type(blank).of_bytes(zlib.decompress(self._packed[start]))
        for entry in standing[start:at]:
            self._kernel.apply(self._parts, state, entry.actor, entry.action)
        return state

    def forget(self, count: int) -> None:
        """Everything from the entry `count` on."""
        self._recent = {at: state for at, state in self._recent.items() if at < count}
        self._packed = {at: state for at, state in self._packed.items() if at < count}

    def copy(self) -> "States":
        other = States(self._kernel, self._parts)
        other._recent, other._packed = dict(self._recent), dict(self._packed)
        return other


class Story:
    """The live entries that a viewer may know, followed as they come: those that are known mostly stay as they are."""

    def __init__(self, viewer: int) -> None:
        self._viewer = viewer
        self.restart()

    def restart(self) -> None:
        """To be called when entries were undone."""
        self._read = 0
        self._now = (-1, False)  # the last reveal count, and whether the game was over
        self._hidden: list[HistoryEntry] = []
        self.entries: tuple[VisibleEntry, ...] = ()
        self.seen: Counter[int] = Counter()  # how many entries of each actor

    def follow(self, history: Sequence[HistoryEntry], reveal_count: int, *, over: bool) -> None:
        revealed = (reveal_count, over) != self._now
        if revealed and any(over or hidden.was_open(self._viewer, reveal_count) for hidden in self._hidden):
            self.restart()  # they stand among the others
        self._now = reveal_count, over
        new = history[self._read :]
        known = [over or entry.was_open(self._viewer, reveal_count) for entry in new]
        visible = [entry.visible for entry, is_known in zip(new, known, strict=True) if is_known]
        self._hidden += [entry for entry, is_known in zip(new, known, strict=True) if not is_known]
        self._read = len(history)
        self.entries += tuple(visible)
        self.seen.update(entry.actor for entry in visible)


@dataclass(frozen=True)
class Undo:
    """To take back: so many entries, after which these are entered again."""

    count: int
    again: tuple[Entry, ...]


@dataclass(frozen=True)
class UndoPolicy:
    """What an actor may take back of the live entries, which have led to `state`."""

    kernel: Kernel
    parts: Any
    history: Sequence[HistoryEntry]
    before: Callable[[int], Any]  # the state before an entry
    state: Any
    reveal_count: int
    seats: int

    def unseen(self, actor: int) -> Undo | None:
        """The own last action, if neither chance has acted since nor anything was opened to other people."""
        own = self._own(actor)
        if own < 0 or any(entry.reveal_count != self.reveal_count for entry in self.history[own:]):
            return None
        return self._undo(actor, own, own)

    def among_bots(self, actor: int) -> Undo | None:
        """The same for the only person at a table, whom no bot minds: what was opened may be taken back as well. Bots
        whose sealed choice was seen choose again; and where something is hidden, nothing that they did may be seen."""
        own = self._own(actor)
        if own < 0:
            return None
        start = min(self._unsealed(actor, own), default=own)
        if self._has_drawn(start):
            return None
        hidden = self._hides(self.before(start), actor).any()
        if hidden and any(
            entry.was_open(actor, self.reveal_count) for entry in self.history[start:] if entry.entry.actor != actor
        ):
            return None
        return self._undo(actor, own, start)

    def agreed(self, actor: int) -> Undo | None:
        """The same, if everybody at the table agrees: what they have seen of the actor's may be taken back as well,
        but nothing since which the actor has learned anything, be it from chance or from others."""
        own = self._own(actor)
        if own < 0 or any(entry.was_open(actor, self.reveal_count) for entry in self.history[own + 1 :]):
            return None
        if self._unsealed(actor, own):
            return None
        return self._undo(actor, own, own)

    # -- inside -------------------------------------------------------------------------------------------------

    def _own(self, actor: int) -> int:
        """Where the own last action is; -1: nowhere, or chance has acted since."""
        for at in range(len(self.history) - 1, -1, -1):
            if self.history[at].entry.actor in (actor, CHANCE):
                return at if self.history[at].entry.actor == actor else -1
        return -1

    def _unsealed(self, actor: int, own: int) -> list[int]:
        """The entries before the actor's that were secret to the actor then, and are not any more."""
        then = self.history[own].reveal_count
        first = own
        while first and self.history[first - 1].reveal_count >= then:  # what is older was open then, or still is not
            first -= 1
        return [at for at in range(first, own) if self._was_unsealed(self.history[at], actor, then)]

    def _was_unsealed(self, entry: HistoryEntry, actor: int, then: int) -> bool:
        """Has somebody's secret been opened to the actor since that reveal count?"""
        return entry.was_open(actor, self.reveal_count) and not entry.was_open(actor, then)

    def _undo(self, actor: int, own: int, start: int) -> Undo | None:
        """Back to the entry `start`, then on without the actor's action and what others did that the actor saw."""
        if self._has_drawn(start) or self._shows_more(actor, start):
            return None
        then = self.history[own].reveal_count
        replayed = [entry for entry in self.history[start:own] if not self._was_unsealed(entry, actor, then)]
        replayed += [entry for entry in self.history[own + 1 :] if not entry.was_open(actor, self.reveal_count)]
        return Undo(len(self.history) - start, tuple(entry.entry for entry in replayed))

    def _has_drawn(self, start: int) -> bool:
        """Has chance acted since then?"""
        return any(entry.entry.actor == CHANCE for entry in self.history[start:])

    def _shows_more(self, actor: int, start: int) -> bool:
        """Has anybody got to know, since that entry, what was hidden then from them and from the actor?"""
        before = self.before(start)
        secret = self._hides(before, actor)
        if not secret.any():
            return False
        states = [self.before(at) for at in range(start + 1, len(self.history))] + [self.state]
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
