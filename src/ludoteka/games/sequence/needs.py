"""What each team still needs: the lines that are close to being a sequence, and the cards that would fill them."""

import numpy as np

from ludoteka.core.kernel import Array
from ludoteka.core.words import message

from . import boards, scoring
from .client_types import SequenceCloseLine
from .parts import CORNER, FIVE, FREE, Parts, State
from .pieces import card_index

CLOSE = 3  # cells of a five that a team has, for it to be worth a word


class Needs:
    """How many cells of each five a team has; 0 where the five cannot become a new sequence of that team."""

    def __init__(self, p: Parts, s: State) -> None:
        self._parts, self._state = p, s
        self._on_fives = s.board[p.five_cells]
        self._free = (self._on_fives == FREE).sum(axis=1)
        self._have = [self._count(team) for team in range(p.teams)]

    def _count(self, team: int) -> Array:
        have: Array = ((self._on_fives == team + 1) | (self._on_fives == CORNER)).sum(axis=1)
        have[(have + self._free != FIVE) | (self._free == 0)] = 0
        for five in np.flatnonzero(have) if self._state.made[team] else ():
            if not scoring.fits_the_others(self._parts, self._state, team, int(five)):
                have[five] = 0
        return have

    def through(self, team: int, cell: int) -> int:
        """The most that the team has of a line through this cell."""
        return int(self._have[team][list(boards.fives_through(cell))].max(initial=0))

    def close_lines(self, team: int, most: int = 3) -> list[SequenceCloseLine]:
        """The team's best lines, the nearest to completion first, by names: for clients that draw them."""
        have = self._have[team]
        found = sorted(np.flatnonzero(have >= CLOSE).tolist(), key=lambda five: (-have[five], five))[:most]
        return [self._described(five, int(have[five])) for five in found]

    def _described(self, five: int, have: int) -> SequenceCloseLine:
        cells = boards.fives()[five].cells
        missing = [cell for cell in cells if self._state.board[cell] == FREE]
        return {
            "cells": [boards.CELL_NAMES[cell] for cell in cells],
            "missing": [boards.CELL_NAMES[cell] for cell in missing],
            "cards": [boards.CARD_NAMES[self._parts.face[cell]] for cell in missing],
            "have": have,
            "words": message("seq-need", have=have, cards=", ".join(self._index(cell) for cell in missing)),
        }

    def _index(self, cell: int) -> str:
        return card_index(int(self._parts.face[cell]))
