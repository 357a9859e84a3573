"""The data of a scene that the room's own client understands. The client's types are made from these.

Squares are `[column, row]`, counted from 0 from the lower left corner; cells are named as in the frame (`3-1`).
"""

from typing import Literal, NotRequired, TypedDict

from ludoteka.core.words import Words

Squares = list[tuple[int, int]]


class FitsWay(TypedDict):
    """A piece as it is held: `name` is that of the first way that looks alike."""

    name: str
    squares: Squares
    width: int
    height: int


class FitsSymbol(TypedDict):
    name: str
    cells: list[str]


class FitsPenalty(TypedDict):
    cell: str
    points: int


class FitsPoints(TypedDict):
    """`boxes`: so many of one symbol in sight make a set."""

    line: int
    set: int
    boxes: int
    hole: int


class FitsSkipped(TypedDict):
    """A card whose piece nobody placed, and whose start piece it is."""

    piece: str
    seats: list[int]


class FitsSum(TypedDict):
    kind: str
    symbol: NotRequired[str]
    count: int
    of: NotRequired[int]
    each: NotRequired[int]
    points: int


class FitsPlacedPiece(TypedDict):
    piece: str
    name: str
    column: int
    rest: int
    squares: Squares
    start: bool
    last: bool
    sealed: bool


class FitsFrame(TypedDict):
    start: str
    pieces: list[FitsPlacedPiece]
    aside: list[str]
    lines: list[str]
    heights: list[int]
    visible: list[str]
    chosen: bool
    passes: bool
    sits_out: bool
    points: int
    sums: list[FitsSum]


class FitsPrinted(TypedDict):
    """A square with the symbol printed on it."""

    cell: str
    symbol: str


class FitsOffer(TypedDict):
    """Where a piece would rest, and what that does; `above`: squares of it that stick out on top."""

    name: str
    column: int
    rest: int
    squares: Squares
    lines: list[int]
    buries: list[str]
    shelters: list[FitsPrinted]
    covers: list[FitsPrinted]
    loses: list[str]
    above: int
    points: int


class FitsStep(TypedDict):
    """A slide of the best frame: nothing, if the piece is set aside; the lines that are complete then."""

    piece: str
    lines: list[int]
    points: int


class FitsData(TypedDict):
    """`offers` by action, `pieces` by letter. `rank`: of somebody who has played alone to the end.
    `skips`: cards in the deck whose piece the viewer will not place. `placement` and `steps`: of the best frame, after
    a game."""

    kind: Literal["mini-fits"]
    columns: int
    rows: int
    side: int
    round: int
    rounds: int
    pieces: dict[str, list[FitsWay]]
    symbols: list[FitsSymbol]
    penalties: list[FitsPenalty]
    points: FitsPoints
    deck: list[str]
    skips: list[str]
    skipped: list[FitsSkipped]
    card: str
    piece: str
    frames: list[FitsFrame]
    offers: dict[str, FitsOffer]
    rank: Words | None
    placement: NotRequired[list[str]]
    steps: NotRequired[list[FitsStep]]


class FitsCell(TypedDict):
    symbol: str


class FitsPiece(TypedDict):
    """A piece in hand."""

    piece: str
    name: str
    orientation: int
    squares: Squares


class FitsSquare(TypedDict):
    """One square of a piece that lies in a frame."""

    piece: str


class FitsLine(TypedDict):
    """`reason`: what brought the points, without the round. `line`: the number of a complete line; `cell`: a penalty
    square; `squares`, `each`: holes, and what each of them costs."""

    round: int
    reason: Words
    line: NotRequired[int]
    symbol: NotRequired[str]
    cell: NotRequired[str]
    squares: NotRequired[int]
    each: NotRequired[int]
