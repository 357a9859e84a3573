"""The pictures in the rulebook: positions drawn by the room itself, so that they can never disagree with the rules."""

from collections.abc import Callable
from functools import lru_cache

from msgspec.structs import replace

from ludoteka.core.actors import SPECTATOR
from ludoteka.core.room import Observation
from ludoteka.core.scene import Board, Scene

from . import automa, drawing, rules
from .album import lay
from .parts import CARD, HERS, IN_LARGE, IN_SMALL, PLACING, RESERVED, SIDE, Parts, State
from .pieces import ITEM, SQUARE, held_stamp
from .variants import Options, make_parts
from .view import redact

# Stamps of Ludoteka's pack: one of each size, a double, a rare, a forever stamp.
STAMPS = (1, 36, 71, 96, 116, 126, 141)
PAGE = "1@a1 36@c1 96@e1 71@a4 116@h1 126@e4 141@g4"
SURROUNDED = "1@a1 2@c1 3@a3"
GROUP = "3@e5 8@g6 13@i8"  # three of one colour; the third touches at a corner only
# The example of STS-8: a card, a double of value 4, 2x2 of value 2, 2x3 of value 1 and of value 3.
VALUED = (CARD + 3, 118, 2, 36, 39)


def page(stamps: str) -> tuple[Parts, State]:
    """A page on which stamps lie: `17@c4`, one after the other."""
    p, s = make_parts(Options(), 1), State()
    rules.setup(p, s)
    s.her_mat, s.mat[0], s.phase = 1, 4, PLACING
    s.contest[:] = (1, 7, 13, 19, 25)
    for text in stamps.split():
        stamp, _, place = text.partition("@")
        column, row = "abcdefghijkl".index(place[0]), int(place[1:]) - 1
        lay(p, s, 0, int(stamp), row * SIDE + column)
        s.supply[int(stamp)] = 0
    return p, s


def collected(side: int, items: tuple[int, ...], large: tuple[int, ...] = (), down: tuple[int, ...] = ()) -> Scene:
    """A collection with what Pinzetta puts next to it: in piles, if a large one is named; your last reserved."""
    p, s = page("")
    for slot, item in enumerate(items):
        s.item[side, slot], s.up[side, slot] = item, int(slot not in down)
        s.secret[side, slot] = int(slot in down)
        if large:
            s.lies[side, slot] = IN_LARGE if slot in large else IN_SMALL
    s.held[side] = len(items)
    automa.value_items(p, s, side)
    if large and side != HERS:
        s.lies[side, len(items) - 1], s.tokens[side, len(items) - 1] = RESERVED, 0
    return _only(p, s, "hers" if side == HERS else "yours")


def _only(p: Parts, s: State, *boards: str) -> Scene:
    """The scene that anybody would see, with these boards only."""
    redact(p, s, SPECTATOR)
    scene = drawing.scene(Observation(p, s, SPECTATOR, names=("A",)))
    boards_left = tuple(_part(board, kind) for board in scene.boards for kind in boards if _has(board, kind))
    return replace(scene, boards=boards_left, tray=(), scores=(), data={})


def _has(board: Board, kind: str) -> bool:
    return any(cell.kind == kind for cell in board.cells)


def _part(board: Board, kind: str) -> Board:
    """Of a board, the cells of one kind and what lies there."""
    cells = tuple(cell for cell in board.cells if cell.kind in (kind, "finale" if kind == "contest" else kind))
    names, (across, down) = {cell.id for cell in cells}, SQUARE[2] if kind == "page" else ITEM[2]
    left, top = min(cell.x for cell in cells) - across, min(cell.y for cell in cells) - down
    right, bottom = max(cell.x for cell in cells) + across, max(cell.y for cell in cells) + down
    pieces = tuple(piece for piece in board.pieces if piece.cell in names)
    return replace(board, cells=cells, pieces=pieces, box=(left, top, right - left, bottom - top))


def _stamps() -> Scene:
    p, s = page("")
    return replace(_only(p, s), tray=tuple(held_stamp(p, stamp) for stamp in STAMPS))


def _mat(*items: int) -> Scene:
    p, s = page("")
    for item in items:
        automa.put_on_mat(p, s, item)
    return _only(p, s, "mat")


def _swapped() -> Scene:
    """Her piles after a swap: the 2x2 of value 2 has gone to the small pile."""
    return collected(HERS, (1, 2, CARD + 3, 37, 72), large=(0, 2, 3))


_PICTURES: dict[str, tuple[Callable[[], Scene], ...]] = {
    "STS-C2": (_stamps,),
    "STS-C3": (lambda: _only(*page(PAGE), "page"),),
    "STS-2": (lambda: _mat(141),),
    "STS-4": (lambda: collected(HERS, (CARD + 3, 1, 36, 126, 71), large=(0, 1, 2), down=(2, 4)),),
    "STS-6": (lambda: collected(0, (1, 36, 71, 96, 141, CARD + 8), large=(0, 1, 4)),),
    "STS-7": (lambda: collected(HERS, (1, 2, CARD + 3, 37, 72), large=(0, 1, 2)), _swapped),
    "STS-8": (lambda: collected(0, VALUED),),
    "STS-10": (lambda: _mat(2, 1, 37, 40, 126, 141, CARD + 3),),
    "STS-12": (lambda: _only(*page(PAGE), "contest"),),
    "STS-13": (lambda: _only(*page(SURROUNDED), "page"), lambda: _only(*page(GROUP), "page")),
}


@lru_cache(256)
def pictures(rule: str) -> tuple[Scene, ...]:
    return tuple(draw() for draw in _PICTURES.get(rule, ()))
