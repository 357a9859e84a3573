"""Boards and pieces of any scene, drawn with characters. Readable without colour; colour only repeats it."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from rich.text import Text

from ludoteka.cli.terminal.canvas import Canvas
from ludoteka.cli.terminal.stencils import LARGE, Scale, fit
from ludoteka.core.scene import Board, Cell, Mark, Piece, Scene, Tone

SIGNS = {
    "sun": "☼",
    "moon": "☾",
    "star": "★",
    "diamond": "◆",
    "heart": "♥",
    "circle": "●",
    "square": "■",
    "triangle": "▲",
}  # elsewhere, and in plain ASCII: the first letter of the glyph's name, so that only a star needs another
PLAIN = str.maketrans("♠♥♦♣◎≡✚–★·", "SHDCO=+-*.")  # signs in the texts of pieces, where only ASCII can be written
BRACKETS = {"last": "[]", "sealed": "()"}  # around the texts of a piece in this state
DIM, EDGE, NAME, LAST = "bright_black", "default", "bold", "bold yellow"


@dataclass(frozen=True)
class Pen:
    """How a scene is drawn: its shapes and tones, the size of a cell, and whether only ASCII can be written."""

    scene: Scene
    size: int = LARGE
    ascii: bool = False

    def scale(self, shape: str) -> Scale:
        return fit(self.scene.shapes.get(shape, ()), self.size)

    def tone(self, name: str) -> str:
        """A tone as a style; a tone that the scene does not know has none."""
        tone = self.scene.tones.get(name)
        return style_of(tone) if tone else ""

    def text(self, text: str) -> str:
        return text.translate(PLAIN) if self.ascii else text

    def sign(self, glyph: str) -> str:
        if self.ascii:
            return "*" if glyph == "star" else glyph[:1]
        return SIGNS.get(glyph, glyph[:1])


def style_of(tone: Tone) -> str:
    return f"bold {tone.ink} on {tone.fill}"


def draw_board(pen: Pen, board: Board, offered: Collection[str] | None = None) -> list[Text]:
    """A board with its pieces. `offered`: the cells that can be chosen now; None: nobody is asked."""
    canvas = Canvas()
    taken = {piece.cell: piece for piece in board.pieces if piece.cell}
    cells = {cell.id: cell for cell in board.cells}
    for cell in board.cells:
        if cell.id not in taken:
            _draw_empty(pen, canvas, cell, offered is None or cell.id in offered)
    for piece in sorted(taken.values(), key=lambda piece: piece.state == "last"):
        if piece.cell in cells:
            _draw_piece(pen, canvas, piece, cells[piece.cell])
    return canvas.lines()


def draw_piece(pen: Pen, piece: Piece) -> list[Text]:
    """A piece by itself: the called tile, a card in hand."""
    canvas = Canvas()
    _draw_piece(pen, canvas, piece, Cell(id="", x=0.0, y=0.0, words=piece.words, shape=piece.shape))
    return canvas.lines()


def _draw_empty(pen: Pen, canvas: Canvas, cell: Cell, open_now: bool) -> None:
    """An empty cell shows its name: in brackets when it cannot be chosen, between rings when it is a special one."""
    scale = pen.scale(cell.shape)
    row, column = scale.corner(cell.x, cell.y)
    canvas.trace(row, column, scale.stencil.art, DIM)
    if cell.marks:
        _draw_printed(pen, canvas, scale, cell, open_now)
        return
    name = cell.id if open_now else f"({cell.id})"
    ring = ("o" if pen.ascii else "°") if cell.kind else ""
    inside = scale.stencil.inside(scale.middle())
    name = name if len(name) <= len(inside) else cell.id[: len(inside)]
    label = f"{ring} {name} {ring}" if ring and len(name) + 4 <= len(inside) else name
    first = column + scale.stencil.width // 2 - len(label) // 2
    canvas.put(row + scale.middle(), first, label, NAME if open_now else DIM)


def _draw_printed(pen: Pen, canvas: Canvas, scale: Scale, cell: Cell, open_now: bool) -> None:
    """An empty cell with something printed on it shows that, and where there is room its name if it can be chosen."""
    corner = scale.corner(cell.x, cell.y)
    for mark in cell.marks:
        _draw_mark(pen, canvas, scale, mark, corner, "  ")
    last = len(scale.stencil.art) - 2
    if open_now and last > 1:
        first = corner[1] + scale.stencil.width // 2 - len(cell.id) // 2
        canvas.put(corner[0] + last, first, cell.id, NAME)


def _draw_piece(pen: Pen, canvas: Canvas, piece: Piece, cell: Cell) -> None:
    """A piece fills its cell, whatever its own shape."""
    scale = pen.scale(cell.shape)
    row, column = scale.corner(cell.x, cell.y)
    for down in range(1, len(scale.stencil.art) - 1):
        inside = scale.stencil.inside(down)
        canvas.put(row + down, column + inside.start, " " * len(inside))
    canvas.trace(row, column, scale.stencil.art, LAST if piece.state == "last" else EDGE)
    for mark in piece.marks:
        if mark.kind != "band":
            _draw_mark(pen, canvas, scale, mark, (row, column), BRACKETS.get(piece.state, "  "))


def _draw_mark(pen: Pen, canvas: Canvas, scale: Scale, mark: Mark, corner: tuple[int, int], brackets: str) -> None:
    """A text with a margin in its own tone, or a glyph as one small sign; pushed inside the outline where needed."""
    row, middle = scale.spot(mark.x, mark.y)
    inside = scale.stencil.inside(row)
    if mark.kind == "glyph":
        column = min(max(middle, inside.start + 1), inside.stop - 2)
        canvas.put(corner[0] + row, corner[1] + column, pen.sign(mark.text), DIM)
        return
    text = pen.text(mark.text)[: len(inside)]
    first = min(max(middle - len(text) // 2, inside.start), inside.stop - len(text))
    if first > inside.start and first + len(text) < inside.stop:
        text, first = f"{brackets[0]}{text}{brackets[1]}", first - 1
    canvas.put(corner[0] + row, corner[1] + first, text, pen.tone(mark.tone))


def side_by_side(pictures: Iterable[list[Text]], width: int, gap: int = 3) -> list[list[list[Text]]]:
    """Pictures in as few rows as the width allows."""
    rows: list[list[list[Text]]] = []
    left = 0
    for picture in pictures:
        wide = max((line.cell_len for line in picture), default=0)
        if not rows or left < wide:
            rows.append([])
            left = width
        rows[-1].append(picture)
        left -= wide + gap
    return rows


def chip(tones: Mapping[str, Tone], name: str, text: str) -> Text:
    """A short text in a tone, as on the pieces."""
    tone = tones.get(name)
    return Text(f" {text} ", style_of(tone) if tone else "bold")
