"""The outlines of cells in characters, in two sizes, and how a room's unit becomes columns and rows.

A stencil knows nothing of a game: it is found from the outline that the scene gives for a shape.
"""

from dataclasses import dataclass
from math import floor

Outline = tuple[tuple[float, float], ...]


@dataclass(frozen=True)
class Stencil:
    """The picture of a cell; `across` and `down` lead to the next cell (a hexagon's column is half a cell lower)."""

    art: tuple[str, ...]
    across: int
    down: int
    border: int = 1  # rows and columns of the art that are outline, on each side

    @property
    def width(self) -> int:
        return len(self.art[0])

    def inside(self, row: int) -> range:
        """The columns that can be written on in a row of the picture."""
        if not self.border:
            return range(self.width)
        line = self.art[row]
        filled = [column for column, character in enumerate(line) if character != " "]
        return range(filled[0] + 1, filled[-1])


HEXAGONS = (
    Stencil(
        (
            "  _______  ",
            " /       \\ ",
            "/         \\",
            "\\         /",
            " \\_______/ ",
        ),
        across=9,
        down=4,
    ),
    Stencil(
        (
            "  ___  ",
            " /   \\ ",
            "/     \\",
            "\\     /",
            " \\___/ ",
        ),
        across=5,
        down=4,
    ),
)
BOXES = (
    Stencil(("+------+", "|      |", "|      |", "+------+"), across=7, down=3),
    Stencil(("+----+", "|    |", "+----+"), across=5, down=2),
)
# Corners lie on a grid of points, so that triangles share their sides: an empty line above makes room for the tip.
POINTING_UP = (
    Stencil(
        (
            "         ",
            "    .    ",
            "   / \\   ",
            "  /   \\  ",
            " /     \\ ",
            ".-------.",
        ),
        across=8,
        down=4,
    ),
    Stencil(("       ", "   .   ", "  / \\  ", " /   \\ ", ".-----."), across=6, down=3),
)
POINTING_DOWN = (
    Stencil(
        (
            "         ",
            ".-------.",
            " \\     / ",
            "  \\   /  ",
            "   \\ /   ",
            "    .    ",
        ),
        across=8,
        down=4,
    ),
    Stencil(("       ", ".-----.", " \\   / ", "  \\ /  ", "   .   "), across=6, down=3),
)
BLOCK, BLOCK_ROW = 3, 1  # columns and rows of a square that stands without an outline, side by side with others
LARGE, SMALL = 0, 1
_SLACK = 0.01  # what rounding may take from a whole number of rows


@dataclass(frozen=True)
class Scale:
    """A stencil laid over the room's unit: where a point of a board, or a mark on a piece, comes to lie."""

    stencil: Stencil
    across: float  # columns to the unit
    down: float  # rows to the unit
    top: float  # of the outline, in units above its centre
    lines: float = 0.0  # 0.5 where the lines of a grid have rows of their own, so that marks keep clear of them

    def corner(self, x: float, y: float) -> tuple[int, int]:
        """The row and column of the picture's upper left corner for a cell with this centre."""
        row = floor((y + self.top) * self.down + _SLACK)  # rounded down: cells set a little apart move together
        return row - self.stencil.border, round(x * self.across) - self.stencil.width // 2

    def spot(self, x: float, y: float) -> tuple[int, int]:
        """The row and column within the picture for a mark at this distance from the centre."""
        border = self.stencil.border
        last = len(self.stencil.art) - 1
        row = min(max(border + floor((y - self.top) * self.down + self.lines + _SLACK), border), last)
        if not border:  # blocks side by side: the middle of one may lie between two columns
            return row, floor(self.stencil.width / 2 + x * self.across + _SLACK)
        return row, self.stencil.width // 2 + round(x * self.across)

    def middle(self) -> int:
        """The row of the picture for what stands in the middle: the first of the widest."""
        if not self.stencil.border:
            return (len(self.stencil.art) - 1) // 2
        rows = range(1, len(self.stencil.art) - 1)
        return max(rows, key=lambda row: len(self.stencil.inside(row)) if "-" not in self.stencil.art[row] else 0)


def fit(outline: Outline, size: int) -> Scale:
    """The stencil for an outline: a hexagon that stands on a side; a triangle with a level side; blocks, if it is made
    of squares; or else a box."""
    width, height = _extent(outline, 0), _extent(outline, 1)
    top = min((y for _, y in outline), default=0.0)
    if _of_squares(outline):
        art = (" " * round(BLOCK * width),) * round(BLOCK_ROW * height)
        return Scale(Stencil(art, BLOCK, BLOCK_ROW, border=0), BLOCK, BLOCK_ROW, top)
    level = sum(1 for _, y in outline if abs(y - top) < height / 100)
    if len(outline) == 6 and level == 2:
        stencil = HEXAGONS[size]
        return Scale(stencil, stencil.across / (width * 0.75), stencil.down / height, top)
    if len(outline) == 3:
        stencil = (POINTING_UP if level == 1 else POINTING_DOWN)[size]
        return Scale(stencil, stencil.across / width, stencil.down / height, top, lines=0.5)
    stencil = BOXES[size]
    return Scale(stencil, stencil.across / (width or 1.0), stencil.down / (height or 1.0), top)


def _of_squares(outline: Outline) -> bool:
    """Is it drawn along the lines of a grid whose squares are the room's unit? A square, or any polyomino."""
    around = zip(outline, (*outline[1:], *outline[:1]), strict=True)
    return bool(outline) and all(abs(x - x2) + abs(y - y2) in range(1, 99) for (x, y), (x2, y2) in around)


def _extent(outline: Outline, axis: int) -> float:
    along = [point[axis] for point in outline]
    return max(along, default=0.0) - min(along, default=0.0)
