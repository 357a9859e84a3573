"""Histories that a viewer cannot distinguish: the same but for actions and draws that the viewer did not see."""

import random
from dataclasses import dataclass
from typing import Any

import numpy as np

from ludoteka.core.kernel_api import FINE
from ludoteka.core.log import Entry
from ludoteka.core.match import Match

NEAR = 24  # hidden entries this far from the end are varied most: what depends on older ones was seen since
TRIES = 10


def other_history(match: Match, viewer: int, dice: random.Random) -> Match | None:
    """The same game with other hidden actions and draws, after which the same actors wait and nothing more was
    revealed; None if none was found."""
    before = states_before(match)
    hidden = hidden_entries(match, before, viewer)
    for _ in range(TRIES if hidden else 0):
        start = dice.choice(hidden[-NEAR:] if dice.random() < 0.75 else hidden)
        other = _Variation(match, before, hidden, viewer, start, dice).played()
        if other is not None:
            return other
    return None


def states_before(match: Match) -> list[Any]:
    """The state before each live entry."""
    state, states = match.at(0).secret_state(), []
    for entry in match.log.live():
        states.append(state.copy())
        match.kernel.apply(match.parts, state, entry.actor, entry.action)
    return states


def hidden_entries(match: Match, before: list[Any], viewer: int) -> list[int]:
    """The live entries that the viewer neither saw nor has learned of since; `before`: the state before each."""
    stays_hidden, p, now = match.kernel.stays_hidden, match.parts, match.secret_state()
    unseen = ((n, match._history[n].entry) for n, known in enumerate(match.observed(viewer)) if not known)
    return [n for n, entry in unseen if stays_hidden(p, before[n], now, viewer, entry.actor, entry.action)]


@dataclass
class _Variation:
    """One attempt: the game is replayed from `start`, with another action there and perhaps in further places."""

    match: Match
    before: list[Any]
    hidden: list[int]
    viewer: int
    start: int
    dice: random.Random

    def played(self) -> Match | None:
        entries, before = self._entries()
        if not entries:
            return None
        other = self.match.at(self.start)
        for entry in entries:
            other.submit(entry.actor, entry.action)
        alike = (
            other.to_act() == self.match.to_act()
            and other.observed(self.viewer) == self.match.observed(self.viewer)
            and hidden_entries(other, self.before[: self.start] + before, self.viewer) == self.hidden
            and other.secret_state() != self.match.secret_state()
        )
        return other if alike else None

    def _entries(self) -> tuple[list[Entry], list[Any]]:
        """The entries from `start` on, and the state before each; none if something that the viewer saw could not have
        happened."""
        match, kernel, p = self.match, self.match.kernel, self.match.parts
        live, state = match.log.live(), self.before[self.start].copy()
        entries, before = [], []
        for n in range(self.start, len(live)):
            entry = live[n]
            if n in self.hidden and (n == self.start or self.dice.random() < 0.5 or not self._allowed(state, entry)):
                action = self._another(state, n, entry)
                if action is None:
                    return [], []
                entry = Entry(entry.actor, action)
            if not self._allowed(state, entry):
                return [], []
            entries.append(entry)
            before.append(state.copy())
            kernel.apply(p, state, entry.actor, entry.action)
        return entries, before

    def _allowed(self, state, entry: Entry) -> bool:
        return self.match.kernel.refusal(self.match.parts, state, entry.actor, entry.action) == FINE

    def _another(self, state, n: int, entry: Entry) -> int | None:
        """An action that nobody but its actor could distinguish from the real one; another than that if there is
        one."""
        kernel, p = self.match.kernel, self.match.parts
        face = kernel.public_face(p, self.before[n], entry.actor, entry.action)
        out = np.zeros(self.match.game.most_actions, np.int64)
        legal = out[: kernel.legal(p, state, entry.actor, out)].tolist()
        unseen = [
            action
            for action in legal
            if kernel.public_face(p, state, entry.actor, action) == face
            and not kernel.observers(p, state, entry.actor, action) >> self.viewer & 1
        ]
        others = [action for action in unseen if action != entry.action]
        return self.dice.choice(others or unseen) if unseen else None
