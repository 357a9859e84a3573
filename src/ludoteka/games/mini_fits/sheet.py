"""For owners of the box: what the caller turns up, frames scored square by square; and what could have been."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from ludoteka.core.actors import CHANCE, SPECTATOR, members
from ludoteka.core.errors import Refused
from ludoteka.core.game import Sight
from ludoteka.core.scene import Board, Mark, Piece, Scene
from ludoteka.core.words import say

from . import drawing, moves, notation, scoring
from .faces import held_piece, piece_words
from .parts import IN_RESERVE, NO_PIECE, OVER, PASS, SET_ASIDE, SHUFFLE, TURNING, Parts, State, piece_of, side_of
from .rules import is_discarded

COVERED = "X"


def pieces(p: Parts) -> tuple[Piece, ...]:
    """On a sheet nobody has to say which piece lies where: a square is covered, or it is not."""
    return (_covered(COVERED, ""),)


def _covered(name: str, cell: str) -> Piece:
    mark = Mark(kind="text", tone="", text="■", size=0.6)
    return Piece(id=name, words=say("fit-covered"), shape="square", cell=cell, marks=(mark,))


def turned_up(p: Parts, s: State, action: int) -> tuple[Piece, ...]:
    """What chance turns up for the people at the table: a start card for one of them, or a card that is placed."""
    if action == SHUFFLE:
        return ()
    if s.phase != TURNING:
        piece = held_piece(p, notation.write(p, s, CHANCE, action), action)
        return (replace(piece, words=drawing.describe(p, s, CHANCE, action)),)
    if is_discarded(p, s, action):
        return ()
    return (replace(held_piece(p, "card", action), words=piece_words(p, action)),)


def score(p: Parts, laid: Sequence[Mapping[str, str]], names: Sequence[str]) -> Scene:
    """Finished frames, each as the squares that are covered, with their points. Of a game on both sides: the first."""
    s = State()
    s.phase = TURNING
    for seat, board in enumerate(laid):
        lay(p, s, seat, board)
    scene = drawing.scene(Sight(p, s, SPECTATOR, names=tuple(names)))
    frames = tuple(_sheet(p, s, board) for board in scene.boards)
    return replace(scene, boards=frames, tray=(), tallies=(), over=True, winners=tuple(members(scoring.winners(p, s))))


def _sheet(p: Parts, s: State, board: Board) -> Board:
    """Only squares, and the covered ones among them."""
    cells = tuple(cell for cell in board.cells if cell.kind != "column")
    names = [notation.square_name(p, at) for at in range(p.columns * p.rows) if s.filled[board.seat] & p.bit[at]]
    return replace(board, cells=cells, pieces=tuple(_covered(f"{board.seat}:{name}", name) for name in names))


def lay(p: Parts, s: State, seat: int, board: Mapping[str, str]) -> None:
    """Cover squares; whatever is no square is refused with its place."""
    squares = {notation.square_name(p, at): at for at in range(p.columns * p.rows)}
    for cell, piece in board.items():
        place = f"{seat + 1}: {piece}@{cell}"
        if cell not in squares:
            raise Refused("no-such-square", rule="FIT-C2", place=place)
        if piece != COVERED:
            raise Refused("covered-or-not", rule="FIT-9", place=place)
        s.filled[seat] |= p.bit[squares[cell]]


def instead(p: Parts, s: State, seat: int, placement: Sequence[str], names: Sequence[str]) -> Scene:
    """The last round of a finished game, had this seat slid its pieces in like that (actions in notation). The data
    of the scene has them as `placement`, in their order, and what each came to as `steps`, for a replay."""
    s, p = s.copy(), p.copy()
    p.first_side, p.rounds = p.first_side + p.rounds - 1, 1
    s.round, s.phase, s.previous = 0, OVER, NO_PIECE
    s.filled[seat], s.height[seat], s.where[seat] = 0, 0, IN_RESERVE
    steps = [_step(p, s, seat, notation.read(p, s, seat, text)) for text in placement]
    for piece in range(1, p.pieces + 1):
        if s.where[seat, piece] == IN_RESERVE:
            s.where[seat, piece] = SET_ASIDE
    scene = drawing.scene(Sight(p, s, SPECTATOR, names=tuple(names)))
    order = [piece_of(notation.read(p, s, seat, text)) for text in placement]
    drawn = sorted(scene.data["frames"][seat]["pieces"], key=lambda each: _turn(p, order, each["piece"]))
    frames = [*scene.data["frames"]]
    frames[seat] = {**frames[seat], "pieces": drawn}
    return replace(scene, data={**scene.data, "frames": frames, "placement": list(placement), "steps": steps})


def _step(p: Parts, s: State, seat: int, action: int) -> dict[str, Any]:
    """Slide a piece in, or not; which lines are complete then, and what that would bring."""
    if action != PASS:
        moves.slide(p, s, seat, action)
    side, filled = side_of(p, s), s.filled[seat]
    lines = [row + 1 for row in range(p.rows) if scoring.line_complete(p, side, filled, row)]
    piece = notation.piece_name(p, piece_of(action)) if action != PASS else ""
    return {"piece": piece, "lines": lines, "points": int(scoring.round_points(p, s, seat))}


def _turn(p: Parts, order: list[int], letter: str) -> int:
    return order.index(notation.piece_names(p).index(letter) + 1)


def last_round(p: Parts, s: State, seat: int) -> int:
    """What a seat's frame brings by itself, without the round before it."""
    return int(scoring.round_points(p, s, seat))
