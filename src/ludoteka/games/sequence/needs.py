"""What each team still needs: the lines that are close to being a sequence, and the cards that would fill them. All
see the same, so it is found once for a board."""

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from ludoteka.core.game import Game
from ludoteka.core.kernel import Array, once_per_table
from ludoteka.core.lru_cache import LruCache
from ludoteka.core.words import message

from . import boards
from .client_types import SequenceCloseLine
from .outlook import CLOSE
from .parts import CELLS, FIVES, FREE, MOST_TEAMS, Parts, State
from .pieces import card_index, faces

ROOM = "ludoteka.games.sequence"
BOARDS_KNOWN = 256  # of all tables of a kind
MOST_CLOSE = 3  # lines of a team that are named


class CloseLine(NamedTuple):
    """A line that a team is close to: how many cells of it the team has, and what is missing."""

    five: int
    have: int
    cells: tuple[int, ...]
    cards: tuple[int, ...]


class Needs(NamedTuple):
    """By team. `through`: the most that it has of a line through each cell; `close`: its best lines, the nearest to
    completion first."""

    through: Array
    close: tuple[tuple[CloseLine, ...], ...]


def needs(p: Parts, s: State) -> Needs:
    return _needs(p).get((s.board.tobytes(), sequences(s)), lambda: _find(p, s))


def sequences(s: State) -> tuple[tuple[int, int], ...]:
    """Every sequence that counts: its team and its five."""
    count = s.sequences
    return tuple(zip(s.sequence_team[:count].tolist(), s.sequence_five[:count].tolist(), strict=True))


@once_per_table
def _needs(p: Parts) -> LruCache[Needs]:
    return LruCache(BOARDS_KNOWN)


def _find(p: Parts, s: State) -> Needs:
    have, through = np.zeros((MOST_TEAMS, FIVES), np.int64), np.zeros((MOST_TEAMS, CELLS), np.int64)
    kernel, parts, state = Game.of(ROOM).scratch(p, s)
    kernel.count_lines(parts, state, have, through)
    board = s.board.tolist()
    return Needs(through, tuple(_close_lines(p, board, have[team]) for team in range(p.teams)))


def _close_lines(p: Parts, board: list[int], have: Array) -> tuple[CloseLine, ...]:
    found = sorted(np.flatnonzero(have >= CLOSE).tolist(), key=lambda five: (-have[five], five))[:MOST_CLOSE]
    return tuple(_close_line(p, board, five, int(have[five])) for five in found)


def _close_line(p: Parts, board: list[int], five: int, have: int) -> CloseLine:
    missing = tuple(cell for cell in boards.fives()[five].cells if board[cell] == FREE)
    return CloseLine(five, have, missing, tuple(faces(p)[cell] for cell in missing))


@lru_cache(1 << 10)
def described(line: CloseLine) -> SequenceCloseLine:
    """By names: for clients that draw it."""
    return {
        "cells": [boards.CELL_NAMES[cell] for cell in boards.fives()[line.five].cells],
        "missing": [boards.CELL_NAMES[cell] for cell in line.cells],
        "cards": [boards.CARD_NAMES[card] for card in line.cards],
        "have": line.have,
        "words": message("seq-need", have=line.have, cards=", ".join(card_index(card) for card in line.cards)),
    }
