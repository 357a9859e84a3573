"""What each team still needs: the lines that are close to being a sequence, and the cards that would fill them."""

from typing import NamedTuple

from . import boards, scoring
from .parts import FIVE, FIVES, FREE, NO_CARD, Parts, State

CLOSE = 3  # cells of a five that a team has, for it to be worth a word


class Line(NamedTuple):
    """A five that can still become a sequence of a team: how many cells it has, and which are missing."""

    five: int
    have: int
    missing: tuple[int, ...]


def close_lines(p: Parts, s: State, team: int, most: int = 3) -> list[Line]:
    """The team's best lines, the nearest to completion first."""
    found = [line for five in range(FIVES) if (line := line_of(p, s, team, five)).have >= CLOSE]
    return sorted(found, key=lambda line: (-line.have, line.five))[:most]


def line_of(p: Parts, s: State, team: int, five: int) -> Line:
    """A five as the team sees it; with `have` 0 if it cannot become a new sequence."""
    cells = [int(cell) for cell in p.five_cells[five]]
    missing = tuple(cell for cell in cells if s.board[cell] == FREE)
    have = sum(1 for cell in cells if scoring.belongs(s, team, cell))
    possible = bool(missing) and have + len(missing) == FIVE and scoring.fits_the_others(p, s, team, five)
    return Line(five, have if possible else 0, missing)


def lines_through(p: Parts, s: State, team: int, cell: int) -> list[Line]:
    """The lines through a cell that can still become a sequence of the team."""
    return [line for five in boards.fives_through(cell) if (line := line_of(p, s, team, five)).have]


def told(p: Parts, line: Line) -> dict[str, object]:
    """A line by names: for clients that draw it."""
    missing = [boards.CELL_NAMES[cell] for cell in line.missing]
    cards = [boards.CARD_NAMES[p.face[cell]] for cell in line.missing if p.face[cell] != NO_CARD]
    cells = [boards.CELL_NAMES[cell] for cell in boards.fives()[line.five].cells]
    return {"cells": cells, "missing": missing, "cards": cards, "have": line.have}
