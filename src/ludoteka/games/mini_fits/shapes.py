"""Pieces as sets of squares: turned, flipped, named, and traced for drawing. (0, 0) is the lower left corner."""

from functools import lru_cache

from .parts import ORIENTATIONS, TURNS

Square = tuple[int, int]  # column from the left, row from the bottom
Shape = frozenset[Square]
Outline = tuple[tuple[float, float], ...]


def drawn(lines: tuple[str, ...]) -> Shape:
    """The shape in a drawing: `X` is a square of it, `.` is none; the last line is the lowest."""
    squares = ((column, row) for row, line in enumerate(reversed(lines)) for column in range(len(line)))
    return frozenset((column, row) for column, row in squares if lines[-1 - row][column] == "X")


def width_of(shape: Shape) -> int:
    return 1 + max(column for column, _ in shape)


def height_of(shape: Shape) -> int:
    return 1 + max(row for _, row in shape)


def turned(shape: Shape) -> Shape:
    """A quarter turn clockwise."""
    width = width_of(shape)
    return frozenset((row, width - 1 - column) for column, row in shape)


def flipped(shape: Shape) -> Shape:
    """Left and right change places."""
    width = width_of(shape)
    return frozenset((width - 1 - column, row) for column, row in shape)


@lru_cache(1 << 12)
def oriented(shape: Shape, orientation: int) -> Shape:
    """Flipped first (orientations from 4 on), then turned."""
    result = flipped(shape) if orientation >= TURNS else shape
    for _ in range(orientation % TURNS):
        result = turned(result)
    return result


def first_alike(shape: Shape, orientation: int) -> int:
    """The first orientation in which the shape looks as it does in this one."""
    wanted = oriented(shape, orientation)
    return next(other for other in range(ORIENTATIONS) if oriented(shape, other) == wanted)


def orientation_name(orientation: int) -> str:
    """`'1`: flipped, one quarter turn clockwise; nothing for a piece as it is drawn."""
    turns = orientation % TURNS
    return ("'" if orientation >= TURNS else "") + (str(turns) if turns else "")


ORIENTATION_NAMES = {orientation_name(orientation): orientation for orientation in range(ORIENTATIONS)}


def connected(shape: Shape) -> bool:
    """Do all squares hang together by their sides?"""
    reached: set[Square] = set()
    frontier = {next(iter(shape))}
    while frontier:
        reached |= frontier
        around = {(x + dx, y + dy) for x, y in frontier for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))}
        frontier = (around & shape) - reached
    return reached == shape


@lru_cache(1 << 10)
def outline(shape: Shape) -> Outline:
    """The corners of a shape, clockwise, around the middle of its box, with y downwards as scenes have it."""
    edges: dict[Square, Square] = {}
    for x, y in sorted(shape):
        corners = ((x, y), (x, y + 1), (x + 1, y + 1), (x + 1, y))
        adjacent = ((x - 1, y), (x, y + 1), (x + 1, y), (x, y - 1))
        for at in range(4):
            if adjacent[at] not in shape:
                edges[corners[at]] = corners[(at + 1) % 4]
    first = min(edges)
    path = [first]
    while edges[path[-1]] != first:
        path.append(edges[path[-1]])
    corners_only = [point for at, point in enumerate(path) if not _straight(path[at - 1], point, edges[point])]
    middle_x, middle_y = width_of(shape) / 2, height_of(shape) / 2
    return tuple((x - middle_x, middle_y - y) for x, y in corners_only)


def _straight(before: Square, at: Square, after: Square) -> bool:
    return (before[0] == at[0] == after[0]) or (before[1] == at[1] == after[1])
