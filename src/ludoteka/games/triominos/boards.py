"""The tiles of each set, an owner's file of tiles, and the names of cells and faces."""

from functools import lru_cache
from importlib.resources import files

from ludoteka.core.errors import Refused
from ludoteka.core.kernel import Array

from .parts import MOST_TILES, STRIDE, WORD, corner_bits, points_down

MIDDLE = STRIDE // 2
Numbers = tuple[int, int, int]


# -- tiles ------------------------------------------------------------------------------------------------------


@lru_cache(256)
def default_tiles(tiles: str) -> tuple[Numbers, ...]:
    """Every tile of a set: `56`, `76` (with mirror images) or `84` (0 to 6)."""
    return read_tiles((files(__package__) / "data" / f"{tiles}.txt").read_text("utf-8"))


def read_tiles(text: str) -> tuple[Numbers, ...]:
    """The tiles that a file lists, three digits each, clockwise; every mistake is refused with its line."""
    found: list[Numbers] = []
    for number, line in enumerate(text.splitlines(), start=1):
        for name in line.partition("#")[0].split():
            place = f"line {number}"
            face = read_face(name)
            if not face:
                raise Refused("tri-tiles-form", rule="TRI-C1", place=place, tile=name)
            tile = lowest_first(numbers_of(face))
            if tile in found:
                raise Refused("tri-tiles-twice", rule="TRI-C1", place=place, tile=name)
            found.append(tile)
    if len(found) > MOST_TILES:
        raise Refused("tri-tiles-many", rule="TRI-C1", found=len(found), most=MOST_TILES)
    return tuple(sorted(found))


def lowest_first(numbers: Numbers) -> Numbers:
    """Clockwise from the lowest number: every tile is written one way only."""
    a, b, c = numbers
    return min((a, b, c), (b, c, a), (c, a, b))


def face_of(numbers: Numbers) -> int:
    return sum(number + 1 << 3 * corner for corner, number in enumerate(numbers))


@lru_cache(1 << 10)
def numbers_of(face: int) -> Numbers:
    a, b, c = (int(corner_bits(face, corner)) - 1 for corner in range(3))
    return a, b, c


@lru_cache(1 << 10)
def face_name(face: int) -> str:
    """`351`: clockwise from the top corner, or from the bottom corner where it points down."""
    return "".join(str(number) for number in numbers_of(face))


def tile_bits(words: Array) -> int:
    """A set of tiles in one whole number, a bit for each."""
    low, high = words.tolist()
    bits: int = low | high << WORD
    return bits


def tiles_in(words: Array) -> list[int]:
    """The tiles of a set, the lowest first."""
    tiles, bits = [], tile_bits(words)
    while bits:
        tiles.append((bits & -bits).bit_length() - 1)
        bits &= bits - 1
    return tiles


def read_face(text: str) -> int:
    """The face of three digits; 0 if they are none."""
    if len(text) != 3 or any(digit not in "0123456" for digit in text):
        return 0
    return face_of((int(text[0]), int(text[1]), int(text[2])))


# -- cells ------------------------------------------------------------------------------------------------------


def place_of(cell: int) -> tuple[int, int]:
    """x to the right by half a tile, y down; the first tile is 0, 0."""
    down, along = divmod(int(cell) // 2, STRIDE)
    row, column = down - MIDDLE, along - MIDDLE
    return 2 * column + row, row - points_down(int(cell))


def cell_at(x: int, y: int) -> int:
    """The cell at a place; -1 if it is further off than tiles can ever reach."""
    down = (x + y) % 2
    row = y + down
    column = (x - row) // 2
    if max(abs(row), abs(column)) > MIDDLE:
        return -1
    return 2 * ((row + MIDDLE) * STRIDE + column + MIDDLE) + down


@lru_cache(1 << 11)
def cell_name(cell: int) -> str:
    x, y = place_of(cell)
    return f"{x},{y}"
