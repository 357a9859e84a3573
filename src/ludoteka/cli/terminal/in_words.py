"""Scenes that have to be read: what lies on a cell of several squares is told in words, each with the name to type,
and the moves of such a scene are chosen from a list by number."""

import re
from collections.abc import Iterable, Sequence
from itertools import groupby

from msgspec.structs import replace
from rich.text import Text

from ludoteka.cli.terminal.stencils import BLOCK, BLOCK_ROW, LARGE, fit
from ludoteka.cli.texts import Texts
from ludoteka.cli.wrapping import wrapped
from ludoteka.core.scene import Board, Cell, Piece, Scene, Target
from ludoteka.core.words import Words

MOST_NUMBERED = 24  # moves on a list that is shown unasked
_COORDINATES = re.compile(r"(?:.*-)?([a-z])([0-9]+)")
Item = tuple[str, str]  # the name of a thing, and the thing in words


def is_listed(scene: Scene, shape: str) -> bool:
    """Is this a shape of several squares? A sign on it would not say what it is."""
    stencil = fit(scene.shapes.get(shape, ()), LARGE).stencil
    return not stencil.border and len(stencil.art) * stencil.width > BLOCK * BLOCK_ROW


def drawn(scene: Scene, board: Board) -> Board:
    """The part of a board that is a picture."""
    cells = tuple(cell for cell in board.cells if not is_listed(scene, cell.shape))
    return replace(board, cells=cells) if len(cells) < len(board.cells) else board


def listed_cells(scene: Scene, board: Board) -> list[Cell]:
    """The cells of a board that are told in words."""
    return [cell for cell in board.cells if is_listed(scene, cell.shape)]


def has_listed(scene: Scene) -> bool:
    return any(is_listed(scene, cell.shape) for board in scene.boards for cell in board.cells)


def groups_of_items(scene: Scene, board: Board, texts: Texts) -> list[list[Item]]:
    """What lies on these cells, line by line of the board."""
    pieces = {piece.cell: piece for piece in board.pieces}
    actions = {target.cell: target.action for target in by_name(scene).values()}
    lines = groupby(listed_cells(scene, board), lambda cell: (cell.y, cell.kind))
    groups = (
        [_item(cell, pieces.get(cell.id), actions.get(cell.id, ""), texts) for cell in cells] for _, cells in lines
    )
    return [group for group in groups if group]


def _item(cell: Cell, piece: Piece | None, action: str, texts: Texts) -> Item:
    """With the move that takes it, if it can be chosen by its name."""
    if piece is None:
        return "", texts(cell.words)
    words = f"{texts(cell.words)}: {sentence(piece, texts)}"
    return _name(piece), f"{words} ({action})" if action else words


def sentence(piece: Piece, texts: Texts) -> str:
    """A piece in words, and what it does if it is a card that says so."""
    does = piece.data.get("does")
    return texts(does) if isinstance(does, Words) else texts(piece.words)


def _name(piece: Piece) -> str:
    return next((mark.text for mark in piece.marks if mark.kind == "text"), "")


def items_in_hand(scene: Scene, texts: Texts) -> list[Item]:
    return [(_name(piece), sentence(piece, texts)) for piece in scene.tray] if has_listed(scene) else []


def everything(board: Board, texts: Texts) -> list[Item]:
    """All pieces of a board in words; those that are called the same together, with their cells."""
    cells: dict[str, list[str]] = {}
    for piece in board.pieces:
        cells.setdefault(sentence(piece, texts), []).append(piece.cell)
    return [(" ".join(each for each in where if each), words) for words, where in cells.items()]


# -- moves ------------------------------------------------------------------------------------------------------


def by_name(scene: Scene) -> dict[str, Target]:
    """The moves by the name of the thing that they take, if each takes one that is listed with a name of its own."""
    cells = {cell.id for board in scene.boards for cell in listed_cells(scene, board)}
    names = {piece.cell: _name(piece) for board in scene.boards for piece in board.pieces if piece.cell in cells}
    found = {names.get(target.cell, "").casefold(): target for target in scene.targets}
    return found if len(found) == len(scene.targets) and "" not in found else {}


def numbered(scene: Scene) -> tuple[Target, ...]:
    """The moves that are listed and chosen by number: few, and none of them a place on the picture, or a thing that has
    a name: its number would be taken for that."""
    cells = {cell.id for board in scene.boards for cell in listed_cells(scene, board)}
    if not cells or len(scene.targets) > MOST_NUMBERED or by_name(scene):
        return ()
    return scene.targets if all(not target.cell or target.cell in cells for target in scene.targets) else ()


def chosen_from_list(text: str, scene: Scene) -> str:
    """The move that a number or a name on the list means; empty if it is none."""
    named = by_name(scene).get(text.casefold())
    targets = numbered(scene)
    if named:
        return named.action
    return targets[int(text) - 1].action if text.isdecimal() and 0 < int(text) <= len(targets) else ""


def offer(target: Target, texts: Texts, width: int) -> str:
    """A move in words and how else it can be typed; the short words where the others do not fit on a line. Then what
    it would do."""
    words = f"{texts(target.words)} ({target.action})"
    if target.short and len(words) > width:
        words = texts(target.short)
    effects = ", ".join(texts(effect.words) for effect in target.effects)
    return f"{words}: {effects}" if effects else words


def by_piece(targets: Sequence[Target]) -> dict[str, list[str]]:
    """The cells by piece, if each of these moves is nothing but a piece on a cell; else empty."""
    places: dict[str, list[str]] = {}
    for target in targets:
        if target.effects or not target.piece or not target.cell:
            return {}
        places.setdefault(target.piece, []).append(target.cell)
    return places


# -- on the screen ----------------------------------------------------------------------------------------------


def with_edges(lines: list[Text], board: Board) -> list[Text]:
    """A picture of squares that are named by a letter and a number, with these at its edges."""
    found = [_COORDINATES.fullmatch(cell.id) for cell in board.cells]
    letters = {cell.x: name[1] for cell, name in zip(board.cells, found, strict=True) if name}
    numbers = {cell.y: name[2] for cell, name in zip(board.cells, found, strict=True) if name}
    if not lines or not all(found) or len(lines) != len(numbers):
        return lines
    margin = max(len(number) for number in numbers.values())
    top = " " * (margin + 1) + "".join(f"{letter:^{BLOCK}}" for _, letter in sorted(letters.items()))
    rows = zip((number for _, number in sorted(numbers.items())), lines, strict=True)
    return [
        Text(top.rstrip(), "bright_black", no_wrap=True),
        *(Text.assemble((f"{number:>{margin}} ", "bright_black"), line, no_wrap=True) for number, line in rows),
    ]


def hanging(items: Iterable[Item], width: int) -> list[str]:
    """Items one below the other, names to the left, words broken between words only."""
    items = list(items)
    margin = 2 + max((len(name) for name, _ in items), default=0)
    lines = []
    for name, words in items:
        first, *others = wrapped(words, width - margin - 2)
        lines.append(f"  {name:>{margin - 2}}  {first}" if margin > 2 else f"  {first}")
        lines += [" " * (margin + 2 if margin > 2 else 4) + other for other in others]
    return lines
