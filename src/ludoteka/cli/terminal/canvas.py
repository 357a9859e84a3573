"""A grid of characters with colours, on which boards are drawn. What is drawn later covers what was there."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from rich.text import Text


@dataclass
class Canvas:
    """Grows as it is drawn on; rows and columns may begin below zero."""

    spots: dict[tuple[int, int], tuple[str, str]] = field(default_factory=dict)

    def put(self, row: int, column: int, text: str, style: str = "") -> None:
        """Write a text; every character takes one column."""
        for offset, character in enumerate(text):
            self.spots[row, column + offset] = character, style

    def trace(self, row: int, column: int, art: Iterable[str], style: str = "") -> None:
        """Lay a picture down; its spaces let through what lies below."""
        for down, line in enumerate(art):
            for across, character in enumerate(line):
                if character != " ":
                    self.spots[row + down, column + across] = character, style

    def lines(self) -> list[Text]:
        """The picture, cut to what was drawn on."""
        if not self.spots:
            return []
        rows = [row for row, _ in self.spots]
        left = min(column for _, column in self.spots)
        return [self._line(row, left) for row in range(min(rows), max(rows) + 1)]

    def _line(self, row: int, left: int) -> Text:
        line = Text(no_wrap=True)
        right = max((column for at, column in self.spots if at == row), default=left - 1)
        for column in range(left, right + 1):
            character, style = self.spots.get((row, column), (" ", ""))
            line.append(character, style)
        return line


def hstack(left: list[Text], right: list[Text], gap: int) -> list[Text]:
    """Two pictures side by side, the left one filled up with spaces."""
    width = max((line.cell_len for line in left), default=0)
    lines = []
    for at in range(max(len(left), len(right))):
        line = left[at].copy() if at < len(left) else Text(no_wrap=True)
        if at < len(right):
            line.append(" " * (width + gap - line.cell_len))
            line.append_text(right[at])
        line.rstrip()
        lines.append(line)
    return lines


def width_of(lines: list[Text]) -> int:
    return max((line.cell_len for line in lines), default=0)
