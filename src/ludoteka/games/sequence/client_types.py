"""The data of a scene that the room's own client understands. The client's types are made from these."""

from typing import Literal, NotRequired, TypedDict

from ludoteka.core.words import Words


class SequenceCloseLine(TypedDict):
    """A line that a team is close to: what is missing, and the cards that would fill it."""

    cells: list[str]
    missing: list[str]
    cards: list[str]
    have: int
    words: Words


class SequenceTeam(TypedDict):
    colour: str
    seats: list[int]
    made: int
    close: list[SequenceCloseLine]
    words: Words


class SequenceLast(TypedDict):
    """What a seat played last; empty before it did."""

    card: NotRequired[str]
    cell: NotRequired[str]


class SequenceSeat(TypedDict):
    team: int
    cards: int
    top: str
    cut: str
    owed: bool
    last: SequenceLast


class SequenceOrders(TypedDict):
    """The viewer's cards, by the ids of their pieces, in three orders. `worth`: those first that could do most now."""

    suit: list[str]
    rank: list[str]
    worth: list[str]


class SequenceData(TypedDict):
    """`latest`: the seat that changed the board last."""

    kind: Literal["sequence"]
    teams: list[SequenceTeam]
    seats: list[SequenceSeat]
    turn: int
    dealer: int
    pile: int
    thrown: int
    latest: int
    orders: SequenceOrders


class SequenceCell(TypedDict):
    card: str


class SequenceChip(TypedDict):
    colour: str
    team: int
    locked: bool


class SequenceCard(TypedDict):
    """`eyes`: of a jack; `cells`: where it could be played, were it the viewer's turn (for jacks too many to name)."""

    card: str
    rank: str
    suit: str
    eyes: int
    cells: list[str]
    dead: bool


class SequenceRow(TypedDict):
    team: int


class SequenceLine(TypedDict):
    five: str
