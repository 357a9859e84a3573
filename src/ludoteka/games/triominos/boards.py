"""The tiles of each set, and the names of cells and faces."""

from functools import cache
from itertools import product

from .parts import CELLS, STRIDE, corner_bits, points_down

MIDDLE = STRIDE // 2
Numbers = tuple[int, int, int]


@cache
def tiles_of(tiles: str) -> tuple[Numbers, ...]:
    """Every tile of a set, clockwise from its lowest number: `56`, `76` (with mirror images) or `84` (0 to 6)."""
    highest = 6 if tiles == "84" else 5
    every = {_lowest_first(numbers) for numbers in product(range(highest + 1), repeat=3)}
    return tuple(sorted(t for t in every if tiles == "76" or t[0] <= t[1] <= t[2]))


def _lowest_first(numbers: Numbers) -> Numbers:
    a, b, c = numbers
    return min((a, b, c), (b, c, a), (c, a, b))


def face_of(numbers: Numbers) -> int:
    return sum(number + 1 << 3 * corner for corner, number in enumerate(numbers))


def numbers_of(face: int) -> Numbers:
    a, b, c = (int(corner_bits(face, corner)) - 1 for corner in range(3))
    return a, b, c


def face_name(face: int) -> str:
    """`351`: clockwise from the top corner, or from the bottom corner where it points down."""
    return "".join(str(number) for number in numbers_of(face))


def read_face(text: str) -> int:
    """The face of three digits; 0 if they are none."""
    if len(text) != 3 or any(digit not in "0123456" for digit in text):
        return 0
    return face_of((int(text[0]), int(text[1]), int(text[2])))


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
    cell = 2 * ((row + MIDDLE) * STRIDE + column + MIDDLE) + down
    return cell if cell < CELLS else -1


def cell_name(cell: int) -> str:
    x, y = place_of(cell)
    return f"{x},{y}"
