"""How pieces, squares and symbols look and what they are called, for any client that draws scenes."""

from functools import lru_cache

from ludoteka.core.kernel import once_per_table
from ludoteka.core.scene import Mark, Piece, Tone
from ludoteka.core.words import Words, message

from . import shapes
from .components import SYMBOLS
from .notation import piece_name, piece_names, turned_name
from .parts import MOST_SIDE, ORIENTATIONS, Parts, action_of
from .shapes import Shape, Square

# Everybody's pieces have one colour; three shades of it only keep neighbours apart. A letter names each piece.
SHADES = ("#5A2A8C", "#7A3DB0", "#9460C4")
SYMBOL_TONES = {
    "star": Tone(fill="#FFFDF7", ink="#9A6A0B", pattern="star"),
    "moon": Tone(fill="#FFFDF7", ink="#2347B8", pattern="moon"),
    "diamond": Tone(fill="#FFFDF7", ink="#B3213A", pattern="diamond"),
    "sun": Tone(fill="#FFFDF7", ink="#B25600", pattern="sun"),
    "heart": Tone(fill="#FFFDF7", ink="#A3195B", pattern="heart"),
    "circle": Tone(fill="#FFFDF7", ink="#14634A", pattern="circle"),
    "square": Tone(fill="#FFFDF7", ink="#3D4B57", pattern="square"),
    "triangle": Tone(fill="#FFFDF7", ink="#5B3A1E", pattern="triangle"),
}
SQUARE = ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5))
_LETTER, _SYMBOL = 0.5, 0.6
OPEN_MARK = Mark(kind="text", text="·", size=0.3)


@lru_cache(16)
def _tones(letters: tuple[str, ...]) -> dict[str, Tone]:
    shades = {letter: Tone(fill=SHADES[at % len(SHADES)], ink="#FFFFFF") for at, letter in enumerate(letters)}
    return {**shades, **SYMBOL_TONES}


def tones(p: Parts) -> dict[str, Tone]:
    return _tones(piece_names(p))


def piece_words(p: Parts, piece: int) -> Words:
    return letter_words(piece_name(p, piece))


@lru_cache(256)
def letter_words(letter: str) -> Words:
    return message("fit-piece", letter=letter)


@lru_cache(256)
def way_words(orientation: int) -> Words:
    """How a piece is held: turned, flipped."""
    return message(f"fit-way-{orientation}")


def symbol_name(p: Parts, symbol: int) -> str:
    return SYMBOLS[p.symbol_kind[symbol]]


def symbol_words(p: Parts, symbol: int) -> Words:
    return message(f"fit-symbol-{symbol_name(p, symbol)}")


def symbol_mark(p: Parts, symbol: int) -> Mark:
    return Mark(kind="glyph", tone=symbol_name(p, symbol), text=symbol_name(p, symbol), size=_SYMBOL)


def penalty_mark(points: int) -> Mark:
    return Mark(kind="text", text=str(points), size=_LETTER)


def shape_of(p: Parts, piece: int, orientation: int) -> Shape:
    """The squares of a piece as it is turned, from its lower left corner."""
    return _shapes(p)[piece][orientation]


@once_per_table
def _shapes(p: Parts) -> list[tuple[Shape, ...]]:
    return [tuple(_shape(form) for form in forms) for forms in p.form[: p.pieces + 1].tolist()]


@lru_cache(1 << 9)
def _shape(form: int) -> Shape:
    return frozenset((at % MOST_SIDE, at // MOST_SIDE) for at in range(MOST_SIDE * MOST_SIDE) if form >> at & 1)


def ways(p: Parts, piece: int) -> tuple[int, ...]:
    """The orientations in which a piece looks different."""
    return _ways(p)[piece]


@once_per_table
def _ways(p: Parts) -> list[tuple[int, ...]]:
    rows = p.same_as[: p.pieces + 1].tolist()
    return [tuple(way for way in range(ORIENTATIONS) if row[way] == way) for row in rows]


def shape_name(p: Parts, piece: int, orientation: int) -> str:
    """The name of an outline in a scene: that of the piece as it is turned."""
    return turned_name(p, action_of(piece, orientation, 0))


def outlines(p: Parts, piece: int) -> dict[str, shapes.Outline]:
    """The outline of a piece in each of its orientations."""
    return {shape_name(p, piece, way): shapes.outline(shape_of(p, piece, way)) for way in ways(p, piece)}


def held_piece(p: Parts, owner: str, piece: int, orientation: int = 0) -> Piece:
    """A piece in hand, turned: its name stands in its leftmost column, the one that its place is counted from."""
    return _held_piece(owner, piece_name(p, piece), shape_of(p, piece, orientation), orientation)


def hand(p: Parts, owner: str, piece: int) -> tuple[Piece, ...]:
    """A piece in hand, once for each way to hold it."""
    return _hand(owner, piece_name(p, piece), _shapes(p)[piece], ways(p, piece))


@lru_cache(1 << 7)
def _hand(owner: str, letter: str, turned: tuple[Shape, ...], ways: tuple[int, ...]) -> tuple[Piece, ...]:
    return tuple(_held_piece(owner, letter, turned[way], way) for way in ways)


@lru_cache(1 << 6)
def _held_piece(owner: str, letter: str, shape: Shape, orientation: int) -> Piece:
    name = letter + shapes.orientation_name(orientation)
    return Piece(
        id=f"{owner}:{name}",
        words=message("fit-held", piece=letter_words(letter), way=way_words(orientation)),
        shape=name,
        short=message("fit-letter", piece=letter),
        marks=_held_marks(letter, name, shape),
        data={
            "piece": letter,
            "name": name,
            "orientation": orientation,
            "squares": [list(square) for square in sorted(shape)],
        },
    )


def _held_marks(letter: str, name: str, shape: Shape) -> tuple[Mark, ...]:
    middle_x, middle_y = shapes.width_of(shape) / 2 - 0.5, shapes.height_of(shape) / 2 - 0.5
    named = min(shape)
    return tuple(
        Mark(
            kind="text",
            tone=letter,
            text=name if square == named else letter,
            x=square[0] - middle_x,
            y=middle_y - square[1],
            size=_LETTER,
        )
        for square in sorted(shape)
    )


def square_pieces(letter: str, seat: int, squares: tuple[Square, ...], state: str) -> tuple[Piece, ...]:
    """The squares of a piece that lies in a frame."""
    words, marks, data = _square_look(letter)
    return tuple(
        Piece(
            id=f"{seat}:{letter}:{index}",
            words=words,
            shape="square",
            cell=f"{column + 1}-{row + 1}",
            marks=marks,
            state=state,
            data=data,
        )
        for index, (column, row) in enumerate(squares)
    )


@lru_cache(256)
def _square_look(letter: str) -> tuple[Words, tuple[Mark, ...], dict[str, str]]:
    """What all squares of a piece share, wherever it lies."""
    mark = Mark(kind="text", tone=letter, text=letter, size=_LETTER)
    return letter_words(letter), (mark,), {"piece": letter}
