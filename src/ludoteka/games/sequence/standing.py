"""How the game stands, as far as all viewers see the same: found and drawn once for a position."""

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from ludoteka.core.game import Game
from ludoteka.core.kernel import Array, once_per_table
from ludoteka.core.lru_cache import LruCache
from ludoteka.core.scene import Board, Team
from ludoteka.core.words import message

from . import boards
from .board import draw_board
from .client_types import SequenceCloseLine, SequenceTeam
from .outlook import CHIP, EFFECTS, FOUND, MOST_CLOSE, WHY_NOT, WHY_NOT_REMOVE, latest_seat
from .parts import CARDS, CELLS, FIVE, FIVES, MOST_TEAMS, OVER, Parts, State, team_of
from .pieces import card_index, colour_words, colours, faces

ROOM = "ludoteka.games.sequence"
POSITIONS_KNOWN = 64  # of all tables of a kind: for the others who look at the same


class Standing(NamedTuple):
    """What is drawn for everybody, and of `outlook.survey` what is still to be drawn for a viewer: by cell `effects`,
    and `why_not` for a hand without a one-eyed jack and for one with it; by team and card `cards`."""

    latest: int  # the seat that changed the board last
    board: Board
    teams: list[SequenceTeam]
    effects: list[int]
    why_not: tuple[list[int], list[int]]
    cards: list[list[int]]


def standing(p: Parts, s: State) -> Standing:
    latest = latest_seat(p, s)
    sequences = s.sequences, s.sequence_team.tobytes(), s.sequence_five.tobytes()
    key = s.board.astype(np.int8).tobytes(), sequences, s.last.tobytes(), latest, s.turn, s.phase
    return _positions(p).get(key, lambda: _find(p, s, latest))


@once_per_table
def _positions(p: Parts) -> LruCache[Standing]:
    return LruCache(POSITIONS_KNOWN)


def _find(p: Parts, s: State, latest: int) -> Standing:
    cells, cards, close = _survey(p, s)
    found = cells.T.tolist()
    lines = close.tolist()
    return Standing(
        latest=latest,
        board=draw_board(p, s, found[CHIP]),
        teams=[_team(p, s, number, lines[number]) for number in range(p.teams)],
        effects=found[EFFECTS],
        why_not=(found[WHY_NOT], found[WHY_NOT_REMOVE]),
        cards=cards.tolist(),
    )


def _survey(p: Parts, s: State) -> tuple[Array, Array, Array]:
    have, through = np.zeros((MOST_TEAMS, FIVES), np.int64), np.zeros((MOST_TEAMS, CELLS), np.int64)
    cells, cards = np.zeros((CELLS, FOUND), np.int64), np.zeros((p.teams, CARDS + 1), np.int64)
    close = np.zeros((MOST_TEAMS, MOST_CLOSE), np.int64)
    kernel, parts, state = Game.of(ROOM).scratch(p, s)
    kernel.survey(parts, state, have, through, cells, cards, close)
    return cells, cards, close


# -- teams, and what they need ----------------------------------------------------------------------------------


@once_per_table
def team_of_seats(p: Parts) -> tuple[int, ...]:
    return tuple(team_of(p, seat) for seat in range(p.seats))


@once_per_table
def teams(p: Parts) -> tuple[Team, ...]:
    return tuple(
        Team(
            words=colour_words(colour),
            seats=tuple(seat for seat, its in enumerate(team_of_seats(p)) if its == team),
            tone=colour,
        )
        for team, colour in enumerate(colours(p))
    )


def _team(p: Parts, s: State, number: int, close: list[int]) -> SequenceTeam:
    team, lines = teams(p)[number], () if s.phase == OVER else tuple(close)
    return _team_standing(team.tone, team.seats, int(s.made[number]), p.needed, lines, faces(p))


@lru_cache(64)
def _team_standing(
    colour: str, seats: tuple[int, ...], made: int, needed: int, close: tuple[int, ...], faces: tuple[int, ...]
) -> SequenceTeam:
    return {
        "colour": colour,
        "seats": list(seats),
        "made": made,
        "close": [_close_line(line, faces) for line in close if line],
        "words": message("seq-made", made=made, needed=needed),
    }


def _close_line(line: int, faces: tuple[int, ...]) -> SequenceCloseLine:
    """A line that a team is close to, from its number (`outlook.close_line`)."""
    cells, free = boards.fives()[line >> FIVE].cells, line & (1 << FIVE) - 1
    missing = [cell for place, cell in enumerate(cells) if free >> place & 1]
    have, cards = FIVE - len(missing), [faces[cell] for cell in missing]
    return {
        "cells": [boards.CELL_NAMES[cell] for cell in cells],
        "missing": [boards.CELL_NAMES[cell] for cell in missing],
        "cards": [boards.CARD_NAMES[card] for card in cards],
        "have": have,
        "words": message("seq-need", have=have, cards=", ".join(card_index(card) for card in cards)),
    }
