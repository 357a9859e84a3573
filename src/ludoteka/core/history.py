"""What a match remembers of its live entries, and how many of them an actor may take back.

Nobody takes back what has shown somebody something that is hidden in the state to which it would lead: neither what
chance has dealt, nor what others have chosen in secret.
"""

import zlib
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from threading import Lock
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from .actors import CHANCE, SPECTATOR, TO_THE_END
from .kernel_api import FINE
from .log import Entry
from .match_rules import MatchRules
from .words import Words


class VisibleEntry(msgspec.Struct, frozen=True, gc=False):
    """An entry as a viewer may know it, in notation and in words; `kind`: what sort of entry, if the room says so."""

    actor: int
    text: str
    words: Words
    kind: str = ""


class SharedEntries:
    """Many games have the same entries: they hold the same objects, which are most of their memory. Threads may share
    it; what came first is forgotten first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._lock = Lock()
        self._known: dict[tuple[int, str, str], VisibleEntry] = {}

    def share(self, entry: VisibleEntry) -> VisibleEntry:
        """The same entry, if there was one, else this one."""
        key = entry.actor, entry.text, entry.words.id
        known = self._known.get(key)
        if known == entry and known is not None:
            return known
        with self._lock:
            if len(self._known) >= self._most and key not in self._known:
                del self._known[next(iter(self._known))]
            self._known[key] = entry
        return entry


SHARED = SharedEntries(8192)  # some four megabytes


class HistoryEntry(msgspec.Struct, eq=False, gc=False):
    """A live entry: who saw it happen, and the reveal count before it."""

    entry: Entry
    visible: VisibleEntry
    observers: int
    reveal_count: int

    def was_open(self, viewer: int, reveal_count: int) -> bool:
        """Could the viewer know this entry at that reveal count?"""
        to_the_end = self.observers & TO_THE_END
        return bool(self.observers >> viewer & 1) or (not to_the_end and reveal_count > self.reveal_count)


class Change(NamedTuple):
    """What an entry has changed: which numbers of the state, and what they were before. Mostly a few of thousands."""

    places: bytes
    numbers: bytes

    @classmethod
    def between(cls, before: NDArray[np.int64], after: NDArray[np.int64]) -> "Change":
        places = (before != after).nonzero()[0]
        return cls(places.astype(np.uint32).tobytes(), before[places].tobytes())

    def take_back(self, state: NDArray[np.int64]) -> None:
        state[np.frombuffer(self.places, np.uint32)] = np.frombuffer(self.numbers, np.int64)


class States:
    """The state before each live entry. What each entry since chance last acted has changed is stored, because nobody
    takes back more. Of all other states only one in SPACING is stored, packed, and what lies between is played
    again."""

    SPACING = 32

    def __init__(self) -> None:
        self._recent: dict[int, Change] = {}
        self._packed: dict[int, bytes] = {}

    def note(self, at: int, before: NDArray[np.int64], after: Any, actor: int) -> None:
        """The entry `at`, the actor's, has led from a state (its numbers) to another."""
        if at % self.SPACING == 0:
            self._packed[at] = zlib.compress(before.tobytes(), 1)
        if actor == CHANCE:
            self._recent.clear()
        else:
            self._recent[at] = Change.between(before, after.flat())

    def before(self, at: int, history: Sequence[HistoryEntry], now: Any, rules: MatchRules) -> Any:
        """A copy of the state before the entry `at` of a history that has led to the state `now`."""
        if at in self._recent:
            return self._back(at, len(history), now)
        start = at - at % self.SPACING
        while start not in self._packed:  # nothing has been noted there yet
            start -= self.SPACING
        state = type(now).of_bytes(zlib.decompress(self._packed[start]))
        for page in history[start:at]:
            state = rules.apply(state, page.entry.actor, page.entry.action)
        return state

    def _back(self, at: int, count: int, now: Any) -> Any:
        state = now.flat()
        for undone in range(count - 1, at - 1, -1):
            self._recent[undone].take_back(state)
        return now.over(state)

    def forget(self, count: int) -> None:
        """Everything from the entry `count` on."""
        self._recent = {at: state for at, state in self._recent.items() if at < count}
        self._packed = {at: state for at, state in self._packed.items() if at < count}

    def copy(self) -> "States":
        other = States()
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
        self._hidden: list[int] = []  # where in the history
        self.entries: tuple[VisibleEntry, ...] = ()
        self.seen: Counter[int] = Counter()  # how many entries of each actor

    def follow(self, history: Sequence[HistoryEntry], reveal_count: int, *, over: bool) -> None:
        if self._hidden and (reveal_count, over) != self._now:
            self._go_back(history, reveal_count, over=over)
        self._now = reveal_count, over
        visible = []
        for at in range(self._read, len(history)):
            entry = history[at]
            if over or entry.was_open(self._viewer, reveal_count):
                visible.append(entry.visible)
                self.seen[entry.visible.actor] += 1
            else:
                self._hidden.append(at)
        self._read = len(history)
        if visible:
            self.entries += tuple(visible)

    def _go_back(self, history: Sequence[HistoryEntry], reveal_count: int, *, over: bool) -> None:
        """To the first of the hidden entries that is hidden no more: it stands among the others."""
        for hidden_before, at in enumerate(self._hidden):
            if over or history[at].was_open(self._viewer, reveal_count):
                self.seen.subtract(entry.actor for entry in self.entries[at - hidden_before :])
                self.entries = self.entries[: at - hidden_before]
                del self._hidden[hidden_before:]
                self._read = at
                return


@dataclass(frozen=True)
class Undo:
    """To take back: so many entries, after which these are entered again."""

    count: int
    again: tuple[Entry, ...]


WORLDS = 8  # in so many that a viewer cannot distinguish, what was done would have been allowed: then it tells nothing


@dataclass(slots=True)  # not frozen: one is made after every entry, and that would take most of its time
class UndoPolicy:
    """What an actor may take back of the live entries, which have led to `state`."""

    rules: MatchRules
    history: Sequence[HistoryEntry]
    before: Callable[[int], Any]  # the state before an entry
    state: Any
    reveal_count: int
    seats: int
    imagined: Callable[[Any, int, int], Any]  # the same state, with what a viewer may not know made up from a seed

    def unseen(self, actor: int) -> Undo | None:
        """The own last action, if neither chance has acted since nor anything was opened to other people."""
        own = self._own(actor)
        if own < 0 or any(entry.reveal_count != self.reveal_count for entry in self.history[own:]):
            return None
        return self._undo(actor, own, own)

    def among_bots(self, actor: int) -> Undo | None:
        """The same for the only person at a table, whom no bot minds: what was opened may be taken back as well. Bots
        whose sealed choice was seen choose again; what they did since goes, too, unless it told something hidden."""
        own = self._own(actor)
        if own < 0:
            return None
        start = min(self._unsealed(actor, own), default=own)
        if self._has_drawn(start) or any(self._reveals_hidden(at, actor) for at in range(start, len(self.history))):
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

    def _reveals_hidden(self, at: int, actor: int) -> bool:
        """Has the actor seen somebody else do, there, what changed something hidden from the actor (a tile from a
        rack), or would be forbidden if that were otherwise (to pass)?"""
        entry = self.history[at]
        if entry.entry.actor == actor or not entry.was_open(actor, self.reveal_count):
            return False
        before = self.before(at)
        hidden = self._hides(before, actor)
        if not hidden.any():
            return False
        after = self.before(at + 1) if at + 1 < len(self.history) else self.state
        if ((before.flat() != after.flat()) & hidden).any() or (hidden != self._hides(after, actor)).any():
            return True
        worlds = (self.imagined(before, actor, seed) for seed in range(WORLDS))
        return any(self.rules.refusal(world, entry.entry.actor, entry.entry.action) != FINE for world in worlds)

    def _shows_more(self, actor: int, start: int) -> bool:
        """Has anybody got to know, since that entry, what was hidden then from them and from the actor?"""
        before = self.before(start)
        secret = self._hides(before, actor)
        if not secret.any():
            return False
        states = [self.before(at) for at in range(start + 1, len(self.history))] + [self.state]
        return any(
            self._shows(before, states, (secret & self._hides(before, viewer)).nonzero()[0], viewer)
            for viewer in (*range(self.seats), SPECTATOR)
        )

    def _shows(self, before: Any, states: Sequence[Any], places: NDArray[np.intp], viewer: int) -> bool:
        """May the viewer know, in one of these states, one of the numbers at these places, as it was before?"""
        if not len(places):
            return False
        hidden = before.flat()[places]
        return any(
            bool(((self.rules.redacted(s, viewer).flat()[places] == hidden) & (s.flat()[places] == hidden)).any())
            for s in states
        )

    def _hides(self, state: Any, viewer: int) -> NDArray[np.bool_]:
        """Which numbers of a state a viewer may not know."""
        hides: NDArray[np.bool_] = self.rules.redacted(state, viewer).flat() != state.flat()
        return hides
