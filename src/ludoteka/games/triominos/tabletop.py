"""The table: the tiles that were laid, and the cells that are open. All of it is the same for every viewer."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from msgspec.structs import replace

from ludoteka.core.kernel_api import NOT_YOUR_TURN
from ludoteka.core.scene import Board, Cell, NoTarget, Piece
from ludoteka.core.words import Words, message

from . import boards
from .client_types import TriominosMisfit, TriominosOpen
from .parts import CORNERS, NOTHING, State, corner_bits, points_down
from .pieces import HEIGHT, shape_of, tile_on_table
from .refusals import misfits, no_target, why_not
from .rules import CELL_TAKEN

Turn = tuple[int, int, int, int, int]  # a finished one: seat, face (NOTHING: no tile laid), cell, bonus, tiles drawn


class Turns:
    """The finished turns of a round: always the same object for the same turns."""

    def __init__(self, *arrays: bytes) -> None:
        self.rows: list[Turn] = list(zip(*map(_numbers, arrays), strict=True))


def turns_of(s: State) -> Turns:
    arrays = (s.turn_seat, s.turn_face, s.turn_cell, s.turn_bonus, s.turn_drawn)
    return _turns(*(array[: s.turns].tobytes() for array in arrays))


# Few tables are drawn at the same moment, but a table keeps its turns and its open cells while a player draws tiles.
_turns = lru_cache(32)(Turns)


# -- open cells -------------------------------------------------------------------------------------------------


class OpenCell(NamedTuple):
    name: str
    want: int  # the numbers that it demands, doubled, plus 1 if it points down
    cell: Cell
    data: TriominosOpen


class OpenCells:
    """The open cells of a table, with all that follows from them alone: always the same object for the same cells."""

    def __init__(self, cells: bytes, demands: bytes) -> None:
        found = [_open_cell(*each) for each in zip(_numbers(cells), _numbers(demands), strict=True)]
        self.names = tuple(each.name for each in found)
        self.cells = tuple(each.cell for each in found)
        self.data = [each.data for each in found]
        self._wants = np.array([each.want for each in found])
        self._misfits: dict[int, list[TriominosMisfit]] = {}  # by face

    def misfits(self, face: int) -> list[TriominosMisfit]:
        """Those on which a tile does not go, by reason."""
        found = self._misfits.get(face)
        if found is None:
            found = self._misfits[face] = misfits(face, self._wants, self.names)
        return found


def _numbers(data: bytes) -> list[int]:
    numbers: list[int] = np.frombuffer(data, np.int64).tolist()
    return numbers


def open_cells(s: State) -> OpenCells:
    return _open_cells(s.open_cell[: s.opens].tobytes(), s.open_demand[: s.opens].tobytes())


_open_cells = lru_cache(32)(OpenCells)


@lru_cache(1 << 10)
def _open_cell(cell: int, demand: int) -> OpenCell:
    wanted = [corner_bits(demand, corner) for corner in range(CORNERS)]
    numbers = [bits - 1 if bits != NOTHING else None for bits in wanted]
    name = boards.cell_name(cell)
    data: TriominosOpen = {"cell": name, "numbers": numbers}
    return OpenCell(name, 2 * demand + points_down(cell), _wanting(cell, numbers), data)


def _wanting(at: int, numbers: Iterable[int | None]) -> Cell:
    """Where a tile could go: it says which numbers its corners want."""
    cell, wanted = cell_of(at), tuple(numbers)
    if wanted == (None, None, None):
        return replace(cell, words=message("tri-open-any", cell=cell.id))
    top, second, third = (_number_words(number) for number in wanted)
    if cell.shape == "up":
        words = message("tri-open-up", cell=cell.id, top=top, right=second, left=third)
    else:
        words = message("tri-open-down", cell=cell.id, bottom=top, left=second, right=third)
    return replace(cell, words=words)


@lru_cache(16)
def _number_words(number: int | None) -> Words:
    return message("tri-number-any") if number is None else message("tri-number", number=number)


# -- the board --------------------------------------------------------------------------------------------------


class Table(NamedTuple):
    """A board, and why nothing is on offer there: to those who wait; and to who plays, where tiles lie already."""

    board: Board
    not_your_turn: NoTarget
    taken: NoTarget


@lru_cache(32)
def table_of(turns: Turns, still_open: OpenCells | None) -> Table:
    """Tiles, and where more can be laid; None: nowhere, the round is over."""
    pieces = _pieces(turns)
    taken = tuple([cell_of(cell) for _, face, cell, _, _ in turns.rows if face != NOTHING])
    cells = (*taken, *still_open.cells) if still_open else taken
    board = Board(id="table", words=message("tri-table"), box=box_of(cells), cells=cells, pieces=pieces)
    names = tuple([cell.id for cell in cells])
    return Table(
        board,
        no_target(names, why_not(NOT_YOUR_TURN)),
        no_target(names[: len(taken)], why_not(CELL_TAKEN)),
    )


def _pieces(turns: Turns) -> tuple[Piece, ...]:
    pieces = [
        tile_on_table(face, cell, seat, turn)
        for turn, (seat, face, cell, _, _) in enumerate(turns.rows)
        if face != NOTHING
    ]
    if pieces:
        pieces[-1] = replace(pieces[-1], state="last")
    return tuple(pieces)


@lru_cache(1 << 10)
def cell_of(cell: int) -> Cell:
    x, y = boards.place_of(cell)
    name = boards.cell_name(cell)
    return Cell(id=name, x=x / 2, y=round(y * HEIGHT, 3), words=message("tri-cell", cell=name), shape=shape_of(cell))


def box_of(cells: Sequence[Cell]) -> tuple[float, float, float, float]:
    across, down = [cell.x for cell in cells], [cell.y for cell in cells]
    left, right = min(across) - 0.5, max(across) + 0.5
    top, bottom = min(down) - HEIGHT / 2, max(down) + HEIGHT / 2
    return left, round(top, 3), right - left, round(bottom - top, 3)
