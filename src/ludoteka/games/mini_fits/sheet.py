"""For owners of the box: what the caller turns up, frames scored square by square; and what could have been."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from ludoteka.core.actors import CHANCE, SPECTATOR, members
from ludoteka.core.errors import Refused
from ludoteka.core.room import Observation
from ludoteka.core.scene import Board, Mark, Piece, Scene
from ludoteka.core.words import Words, message

from . import drawing, moves, notation, scoring
from .client_types import FitsStep
from .parts import (
    BETWEEN,
    DEALING,
    FIRST_SIDE,
    IN_RESERVE,
    NO_PIECE,
    OVER,
    PASS,
    SET_ASIDE,
    SHUFFLE,
    TURNING,
    Parts,
    State,
    piece_of,
    side_of,
)
from .pieces import held_piece, piece_words
from .rules import is_discarded

COVERED = "X"
CALLED_BY_SEATS = True  # everybody has a start card, and its piece is skipped
DEALT, DISCARDED = "dealt", "discarded"


def pieces(p: Parts) -> tuple[Piece, ...]:
    """On a sheet nobody has to say which piece lies where: a square is covered, or it is not."""
    return (_covered(COVERED, ""),)


def _covered(name: str, cell: str) -> Piece:
    mark = Mark(kind="text", tone="", text="■", size=0.6)
    return Piece(id=name, words=message("fit-covered"), shape="square", cell=cell, marks=(mark,))


def turned_up(p: Parts, s: State, action: int) -> tuple[Piece, ...]:
    """What comes to lie on the table: a start card for somebody, be it drawn or chosen; or a card, whose piece is
    placed, or discarded for all to see."""
    if action == SHUFFLE:
        return ()
    piece, words = held_piece(p, "card", action), drawing.describe(p, s, CHANCE, action)
    if s.phase != TURNING:
        seat = notation.starter(p, s) - 1
        return (replace(piece, id=f"start:{seat}", words=words, state=DEALT, seat=seat),)
    if is_discarded(p, s, action):
        return (replace(piece, words=words, state=DISCARDED),)
    return (replace(piece, words=piece_words(p, action)),)


def asks(p: Parts, s: State) -> bool:
    """Do people at the table have something to say before a card is turned: which start card they take?"""
    return bool(s.phase == DEALING and p.choose_starts)


def heading(p: Parts, number: int) -> Words:
    """Which round it is, from 1, and on which side of the board."""
    side = message("fit-side-first" if p.first_side + number == FIRST_SIDE + 1 else "fit-side-second")
    return message("fit-round", round=number, side=side) if p.rounds > 1 else message("fit-only-round", side=side)


def rounds(p: Parts) -> int:
    """How many rounds a sheet is for."""
    return int(p.rounds)


def score(
    p: Parts,
    laid: Sequence[Mapping[str, str]],
    names: Sequence[str],
    earlier: Sequence[Sequence[Mapping[str, str]]] = (),
) -> Scene:
    """Finished frames, each as the squares that are covered, with their points: those of the first round, or of the one
    after the `earlier` ones, which are added. Only the last round has a winner."""
    s = State()
    s.phase, s.round = TURNING, len(earlier)
    for seat, board in enumerate(laid):
        s.filled[seat] = covered(p, seat, board)
        for number, boards in enumerate(earlier):
            s.earlier[number, seat] = covered(p, seat, boards[seat])
    observation = Observation(p, s, SPECTATOR, names=tuple(names))
    scene, over = drawing.scene(observation), s.round == p.rounds - 1
    return replace(
        scene,
        words=drawing.ending(observation) if over else heading(p, int(s.round) + 1),
        boards=tuple(_sheet(p, s, board) for board in scene.boards),
        tray=(),
        tallies=(),
        over=over,
        winners=tuple(members(scoring.winners(p, s))) if over else (),
        ending=drawing.title(observation) if over else None,
        data={**scene.data, "rank": drawing.rank(p, s) if over else None},
    )


def _sheet(p: Parts, s: State, board: Board) -> Board:
    """Only squares, and the covered ones among them."""
    cells = tuple(cell for cell in board.cells if cell.kind != "column")
    names = [notation.square_name(p, at) for at in range(p.columns * p.rows) if s.filled[board.seat] & p.bit[at]]
    return replace(board, cells=cells, pieces=tuple(_covered(f"{board.seat}:{name}", name) for name in names))


def covered(p: Parts, seat: int, board: Mapping[str, str]) -> int:
    """The squares that are covered; whatever is no square is refused with its place."""
    squares, filled = {notation.square_name(p, at): at for at in range(p.columns * p.rows)}, 0
    for cell, piece in board.items():
        place = f"{seat + 1}: {piece}@{cell}"
        if cell not in squares:
            raise Refused("no-such-square", rule="FIT-C2", place=place)
        if piece != COVERED:
            raise Refused("covered-or-not", rule="FIT-9", place=place)
        filled |= int(p.bit[squares[cell]])
    return filled


def instead(p: Parts, s: State, seat: int, placement: Sequence[str], names: Sequence[str]) -> Scene:
    """A round that is over, else the last one, had this seat slid its pieces in like that (actions in notation). The
    data of the scene has them as `placement`, in their order, and what each came to as `steps`, for a replay."""
    s, p = s.copy(), p.copy()
    p.first_side, p.rounds = p.first_side + (s.round if s.phase == BETWEEN else p.rounds - 1), 1
    s.round, s.phase, s.previous = 0, OVER, NO_PIECE
    s.filled[seat], s.height[seat], s.where[seat] = 0, 0, IN_RESERVE
    steps = [_step(p, s, seat, notation.read(p, s, seat, text)) for text in placement]
    for piece in range(1, p.pieces + 1):
        if s.where[seat, piece] == IN_RESERVE:
            s.where[seat, piece] = SET_ASIDE
    scene = drawing.scene(Observation(p, s, SPECTATOR, names=tuple(names)))
    order = [piece_of(notation.read(p, s, seat, text)) for text in placement]
    drawn = sorted(scene.data["frames"][seat]["pieces"], key=lambda each: _turn(p, order, each["piece"]))
    frames = [*scene.data["frames"]]
    frames[seat] = {**frames[seat], "pieces": drawn}
    return replace(scene, data={**scene.data, "frames": frames, "placement": list(placement), "steps": steps})


def _step(p: Parts, s: State, seat: int, action: int) -> FitsStep:
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
