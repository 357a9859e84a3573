"""The board and the cards by name: cells, fives in a row, and the owner's board file."""

from functools import cache, lru_cache
from importlib.resources import files
from typing import NamedTuple

from ludoteka.core.errors import Refused

from .parts import CARDS, CELLS, COPIES, FIVE, NO_CARD, OUTSIDE, SIDE, is_jack

RANK_NAMES, SUIT_NAMES = "23456789TJQKA", "SHDC"
COLUMNS = "abcdefghij"
FREE_CORNER = "XX"
STEPS = ((1, 0), (0, 1), (1, 1), (-1, 1))  # right, down, down right, down left

CARD_NAMES = ("", *(rank + suit for suit in SUIT_NAMES for rank in RANK_NAMES))
CARD_NUMBERS = {name: card for card, name in enumerate(CARD_NAMES) if name}
CELL_NAMES = tuple(f"{COLUMNS[cell % SIDE]}{cell // SIDE + 1}" for cell in range(CELLS))
CELL_NUMBERS = {name: cell for cell, name in enumerate(CELL_NAMES)}
CORNERS = (0, SIDE - 1, CELLS - SIDE, CELLS - 1)
JACKS = tuple(card for card in range(1, CARDS + 1) if is_jack(card))


class Five(NamedTuple):
    cells: tuple[int, ...]
    way: int

    @property
    def name(self) -> str:
        """`a1-e5`: its first and its last cell."""
        return f"{CELL_NAMES[self.cells[0]]}-{CELL_NAMES[self.cells[-1]]}"


def step(cell: int, way: int, times: int = 1) -> int:
    """The cell so many steps away, or OUTSIDE."""
    column, row = cell % SIDE + STEPS[way][0] * times, cell // SIDE + STEPS[way][1] * times
    inside = 0 <= column < SIDE and 0 <= row < SIDE
    return row * SIDE + column if inside else OUTSIDE


@cache
def fives() -> tuple[Five, ...]:
    """Every line of five cells, by its first cell and its direction."""
    lines = [
        Five(tuple(step(cell, way, times) for times in range(FIVE)), way)
        for cell in range(CELLS)
        for way in range(len(STEPS))
    ]
    return tuple(line for line in lines if OUTSIDE not in line.cells)


@lru_cache(256)
def fives_through(cell: int) -> tuple[int, ...]:
    return tuple(number for number, five in enumerate(fives()) if cell in five.cells)


@cache
def five_numbers() -> dict[str, int]:
    return {five.name: number for number, five in enumerate(fives())}


def default_board() -> str:
    return (files(__package__) / "data" / "board.txt").read_text("utf-8")


def read_board(text: str) -> tuple[int, ...]:
    """The card that each cell shows, from ten lines of ten cards; every mistake is refused with its line."""
    lines = [line.split() for line in text.splitlines() if line.strip()]
    if len(lines) != SIDE:
        raise Refused("board-lines", rule="SEQ-C2", found=len(lines))
    faces: list[int] = []
    for number, line in enumerate(lines, start=1):
        if len(line) != SIDE:
            raise Refused("board-line", rule="SEQ-C2", place=f"line {number}", found=len(line))
        faces += [_face(name, len(faces) + at, number) for at, name in enumerate(line)]
    for card in range(1, CARDS + 1):
        expected = 0 if card in JACKS else COPIES
        if faces.count(card) != expected:
            raise Refused("board-twice", rule="SEQ-C2", card=CARD_NAMES[card], found=faces.count(card))
    return tuple(faces)


def _face(name: str, cell: int, number: int) -> int:
    """The card of a cell. Only the four corners show none."""
    if (name == FREE_CORNER) != (cell in CORNERS):
        raise Refused("board-corner", rule="SEQ-C2", place=f"line {number}", cell=CELL_NAMES[cell])
    if name == FREE_CORNER:
        return NO_CARD
    if name not in CARD_NUMBERS or CARD_NUMBERS[name] in JACKS:
        raise Refused("board-card", rule="SEQ-C2", place=f"line {number}", card=name)
    return CARD_NUMBERS[name]
