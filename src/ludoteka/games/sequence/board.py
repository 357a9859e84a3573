"""The board as it is drawn: its cells, the chips on them, and the sequences."""

from functools import lru_cache

from ludoteka.core.kernel import once_per_table
from ludoteka.core.scene import Board, Cell, Row
from ludoteka.core.words import message

from . import boards
from .parts import NO_CARD, SIDE, Parts, State
from .pieces import CORNER_MARK, HEIGHT, WIDTH, card_words, chip_piece, colour_words, colours, faces, index_mark

_WORDS = message("seq-board")
_BOX = (-WIDTH / 2, -HEIGHT / 2, SIDE * WIDTH, SIDE * HEIGHT)


def draw_board(p: Parts, s: State, chips: list[int]) -> Board:
    """`chips`: of each cell the number of its chip (`outlook.chip_number`), or 0."""
    named, count = colours(p), s.sequences
    sequences = zip(s.sequence_team[:count].tolist(), s.sequence_five[:count].tolist(), strict=True)
    return Board(
        id="board",
        words=_WORDS,
        box=_BOX,
        cells=_cells(p),
        pieces=tuple([chip_piece(chip) for chip in chips if chip]),
        rows=tuple([_row(team, named[team], five) for team, five in sequences]),
    )


@once_per_table
def _cells(p: Parts) -> tuple[Cell, ...]:
    return _printed(faces(p))


@lru_cache(16)
def _printed(faces: tuple[int, ...]) -> tuple[Cell, ...]:
    return tuple(_cell(cell, face) for cell, face in enumerate(faces))


def _cell(cell: int, face: int) -> Cell:
    name, x, y = boards.CELL_NAMES[cell], cell % SIDE * WIDTH, round(cell // SIDE * HEIGHT, 3)
    if face == NO_CARD:
        words = message("seq-cell-corner", cell=name.upper())
        label = message("seq-corner")
        data, marks = {"card": ""}, (CORNER_MARK,)
        return Cell(id=name, x=x, y=y, shape="card", kind="corner", words=words, label=label, marks=marks, data=data)
    words = message("seq-cell", cell=name.upper(), card=card_words(face))
    mark = index_mark(face)
    label = message("seq-index", index=mark.text)
    data = {"card": boards.CARD_NAMES[face]}
    return Cell(id=name, x=x, y=y, shape="card", words=words, label=label, marks=(mark,), data=data)


@lru_cache(1 << 8)
def _row(team: int, colour: str, number: int) -> Row:
    five = boards.fives()[number]
    return Row(
        id=f"{colour}-{five.name}",
        cells=tuple(boards.CELL_NAMES[cell] for cell in five.cells),
        state="complete",
        words=message("seq-row", team=colour_words(colour), five=five.name.upper()),
        tone=colour,
        points=1,
        data={"team": team},
    )
