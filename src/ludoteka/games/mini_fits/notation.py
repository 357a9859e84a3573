"""Actions as text: `start 1 F`, `card T`, `shuffle`; `L'1@3`, `pass`, `start F`."""

import re
from functools import lru_cache

from ludoteka.core.actors import CHANCE
from ludoteka.core.errors import Refused
from ludoteka.core.kernel import once_per_table

from .parts import (
    DEALING,
    MOST_SQUARES,
    ORIENTATIONS,
    PASS,
    SHUFFLE,
    TURNING,
    Parts,
    State,
    action_of,
    column_of,
    orientation_of,
    piece_of,
)
from .rules import next_to_start
from .shapes import ORIENTATION_NAMES, orientation_name

_SLIDE = re.compile(r"(.)('?[123]?)@([1-9][0-9]?)", re.DOTALL)


def write(p: Parts, s: State, actor: int, action: int) -> str:
    if actor == CHANCE:
        return _chance(p, s, action)
    if s.phase == DEALING:
        return f"start {piece_name(p, action)}"
    return "pass" if action == PASS else f"{turned_name(p, action)}@{column_of(action) + 1}"


def _chance(p: Parts, s: State, action: int) -> str:
    if action == SHUFFLE:
        return "shuffle"
    if s.phase == TURNING:
        return f"card {piece_name(p, action)}"
    return f"start {starter(p, s)} {piece_name(p, action)}"


def starter(p: Parts, s: State) -> int:
    """The number of the seat that gets the next start card; the first one's when a new round begins."""
    return next_to_start(p, s) + 1 if s.phase == DEALING else 1


def read(p: Parts, s: State, actor: int, text: str) -> int:
    """The action a text means; Refused if it means none with these pieces (whether it is allowed is for the rules)."""
    if actor == CHANCE:
        return _read_chance(p, s, text)
    if text == "pass":
        return PASS
    if text.startswith("start "):
        return read_piece(p, text.removeprefix("start "))
    found = _SLIDE.fullmatch(text)
    if not found:
        raise Refused("notation", place=text, form="L'1@3")
    piece, column = read_piece(p, found[1]), int(found[3]) - 1
    if column >= MOST_SQUARES:
        raise Refused("no-such-column", rule="FIT-C2", place=found[3])
    return action_of(piece, int(p.same_as[piece, ORIENTATION_NAMES[found[2]]]), column)


def _read_chance(p: Parts, s: State, text: str) -> int:
    if text == "shuffle":
        return SHUFFLE
    if text.startswith("card "):
        return read_piece(p, text.removeprefix("card "))
    head = f"start {starter(p, s)} "
    if not text.startswith(head):
        raise Refused("notation", place=text, form=f"card T, {head}F")
    return read_piece(p, text.removeprefix(head))


def reason(p: Parts, s: State) -> str:
    """Why the game ended: there is only one way."""
    return "complete"


def piece_name(p: Parts, piece: int) -> str:
    """The letter of a piece."""
    return _letters(p)[piece]


@once_per_table
def _letters(p: Parts) -> tuple[str, ...]:
    return tuple(chr(letter) for letter in p.letter)


def turned_name(p: Parts, action: int) -> str:
    """`L'1`: the piece as an action turns it."""
    return _turned_names(p)[piece_of(action)][orientation_of(action)]


@once_per_table
def _turned_names(p: Parts) -> list[list[str]]:
    return [[letter + orientation_name(way) for way in range(ORIENTATIONS)] for letter in _letters(p)]


@once_per_table
def piece_names(p: Parts) -> tuple[str, ...]:
    return tuple(piece_name(p, piece) for piece in range(1, p.pieces + 1))


def square_name(p: Parts, square: int) -> str:
    """`2-7`: its column from the left, its row from the bottom."""
    return squares_of(square // p.columns, p.columns)[square % p.columns]


@once_per_table
def square_names(p: Parts) -> tuple[str, ...]:
    """Of all squares inside the frame."""
    return tuple(square_name(p, square) for square in range(p.columns * p.rows))


@lru_cache(256)
def squares_of(row: int, columns: int) -> tuple[str, ...]:
    return tuple(f"{column + 1}-{row + 1}" for column in range(columns))


def read_piece(p: Parts, name: str) -> int:
    if name not in piece_names(p):
        raise Refused("piece-unknown", rule="FIT-C3", place=name, known=" ".join(piece_names(p)))
    return piece_names(p).index(name) + 1
