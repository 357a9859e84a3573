"""How tiles look and what they are called, for any client that draws scenes."""

from functools import lru_cache
from typing import Any

from ludoteka.core.scene import Mark, Piece, Tone
from ludoteka.core.words import Words, message

from . import boards
from .parts import (
    BRIDGE,
    DOUBLE_HEXAGON,
    HEXAGON,
    TRIPLE_HEXAGON,
    TRIPLE_START,
    ZERO_START,
)

HEIGHT = 0.866  # of a triangle with sides of length 1
_HALF = HEIGHT / 2
_SIZE = 0.24

Outline = tuple[tuple[float, float], ...]

SHAPES: dict[str, Outline] = {
    "up": ((0.0, -_HALF), (0.5, _HALF), (-0.5, _HALF)),
    "down": ((0.0, _HALF), (-0.5, -_HALF), (0.5, -_HALF)),
}
# Where the three numbers stand, clockwise from the base point.
_SPOTS = {
    "up": ((0.0, -0.15), (0.27, 0.27), (-0.27, 0.27)),
    "down": ((0.0, 0.15), (-0.27, -0.27), (0.27, -0.27)),
}
TONES = {
    "0": Tone(fill="#E9DFCB", ink="#2A2418"),
    "1": Tone(fill="#F6D77A", ink="#2A2418"),
    "2": Tone(fill="#B9DDB0", ink="#1E2A18"),
    "3": Tone(fill="#A9C9F1", ink="#16243A"),
    "4": Tone(fill="#F4AC9A", ink="#3A1710"),
    "5": Tone(fill="#CDB0EA", ink="#2A173F"),
    "6": Tone(fill="#8FD6D3", ink="#0F2E2D"),
}
BONUS_NAMES = {
    BRIDGE: "bridge",
    HEXAGON: "hexagon",
    DOUBLE_HEXAGON: "double-hexagon",
    TRIPLE_HEXAGON: "triple-hexagon",
    TRIPLE_START: "triple-start",
    ZERO_START: "zero-start",
}


def shape_of(cell: int) -> str:
    return "down" if cell % 2 else "up"


@lru_cache(1 << 10)
def tile_words(face: int) -> Words:
    a, b, c = boards.numbers_of(face)
    return message("tri-tile", a=a, b=b, c=c)


@lru_cache(16)
def bonus_words(bonus: int) -> Words:
    return message(f"tri-bonus-{BONUS_NAMES[bonus]}")


@lru_cache(1 << 10)
def _marks(face: int, shape: str) -> tuple[Mark, ...]:
    return tuple(
        Mark(kind="text", tone=str(number), text=str(number), x=x, y=y, size=_SIZE)
        for number, (x, y) in zip(boards.numbers_of(face), _SPOTS[shape], strict=True)
    )


@lru_cache(1 << 10)
def tile_id(face: int) -> str:
    """A tile keeps its id however it is turned, on the rack and on the table."""
    return "tile:" + "".join(str(number) for number in boards.lowest_first(boards.numbers_of(face)))


@lru_cache(1 << 10)
def tile_on_table(face: int, cell: int, seat: int, turn: int) -> Piece:
    """A tile, and who laid it when."""
    return tile_piece(face, cell, seat=seat, turn=turn)


@lru_cache(1 << 10)
def tile_on_rack(face: int, state: str, places: int) -> Piece:
    """A tile that its owner can lay in so many places; its state is `stuck` if there is none though it is the owner's
    turn."""
    return tile_piece(face, state=state, places=places)


def tile_piece(face: int, cell: int = -1, state: str = "", **data: Any) -> Piece:
    """A tile on its cell, or (no cell) on the rack, where it points up."""
    shape = "up" if cell < 0 else shape_of(cell)
    return Piece(
        id=tile_id(face),
        words=tile_words(face),
        shape=shape,
        cell="" if cell < 0 else boards.cell_name(cell),
        marks=_marks(face, shape),
        state=state,
        data={"numbers": list(boards.numbers_of(face)), "face": boards.face_name(face), **data},
    )
