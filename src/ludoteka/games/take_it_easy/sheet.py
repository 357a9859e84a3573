"""Boards laid out in the program: for the score sheet, for the pictures in the rulebook, and what could have been."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from ludoteka.core.actors import SPECTATOR, members
from ludoteka.core.errors import Refused
from ludoteka.core.room import Observation
from ludoteka.core.scene import Board, Cell, Piece, Scene

from . import boards, drawing, scoring
from .notation import cell_names
from .parts import ASIDES, NO_TILE, Parts, State
from .pieces import tile_piece

CALLED_BY_SEATS = False


def pieces(p: Parts) -> tuple[Piece, ...]:
    """Every tile there is, to choose from; their ids are the names that boards use."""
    return tuple(replace(tile_piece(p, 0, tile), id=boards.tile_name(tile)) for tile in range(1, p.tiles + 1))


def rounds(p: Parts) -> int:
    """Every round is scored on a sheet of its own."""
    return 1


def turned_up(p: Parts, s: State, action: int) -> None:
    """The tile that is called is in the tray."""


def asks(p: Parts, s: State) -> bool:
    """Nothing that people do decides what is called."""
    return False


def heading(p: Parts, number: int) -> None:
    """A round is called without any ado."""


def score(
    p: Parts,
    laid: Sequence[Mapping[str, str]],
    names: Sequence[str],
    earlier: Sequence[Sequence[Mapping[str, str]]] = (),
) -> Scene:
    """Finished boards, each a tile by cell, with their points. Cells may be left empty: their rows do not score."""
    s = State()
    s.called = p.calls  # the round is over, but rows stay open: a sheet is filled tile by tile
    for seat, board in enumerate(laid):
        lay(p, s, seat, board)
    scene = drawing.scene(Observation(p, s, SPECTATOR, names=tuple(names)))
    on_board = tuple(replace(board, cells=_on_board(board)) for board in scene.boards)
    return replace(scene, boards=on_board, pause=False, over=True, winners=tuple(members(scoring.winners(p, s))))


def _on_board(board: Board) -> tuple[Cell, ...]:
    """What was put aside does not count any more."""
    return tuple(cell for cell in board.cells if cell.kind != "aside")


def instead(p: Parts, s: State, seat: int, placement: Sequence[str], names: Sequence[str]) -> Scene:
    """The last round of a finished game, had this seat placed its tiles like that (actions in notation)."""
    s = s.copy()
    s.round, s.previous = 0, NO_TILE
    s.board[seat], s.aside[seat] = NO_TILE, NO_TILE
    board, aside = dict[str, str](), list[str]()
    for action in placement:
        tile, _, spot = action.partition("@")
        if spot == "aside":
            aside.append(tile)
        else:
            board[spot.removeprefix("valve:")] = tile
    for slot, tile in enumerate(aside[:ASIDES]):
        s.aside[seat, slot] = boards.TILES[tile]
    lay(p, s, seat, board)
    return drawing.scene(Observation(p, s, SPECTATOR, names=tuple(names)))


def last_round(p: Parts, s: State, seat: int) -> int:
    """What a seat's board brings by itself, without the rounds before it."""
    return int(scoring.round_points(p, s, seat))


def lay(p: Parts, s: State, seat: int, board: Mapping[str, str]) -> None:
    """Put tiles on a board; what the box does not hold is refused with its place."""
    used: set[str] = set()
    for cell, tile in board.items():
        place = f"{seat + 1}: {tile}@{cell}"
        if cell not in cell_names(p):
            raise Refused("no-such-cell", rule="TIE-C5", place=place)
        if not 1 <= boards.TILES.get(tile, 0) <= p.tiles:
            raise Refused("tile-unknown", rule="TIE-C1", place=place)
        if tile in used:
            raise Refused("tile-twice", rule="TIE-C1", place=place)
        used.add(tile)
        s.board[seat, cell_names(p).index(cell)] = boards.TILES[tile]
