"""The data of a scene that the room's own client understands. The client's types are made from these."""

from typing import Literal, NotRequired, TypedDict

from ludoteka.core.words import Words


class TriominosOpen(TypedDict):
    """A cell that can be filled, and the numbers it wants at its corners."""

    cell: str
    numbers: list[int | None]


class TriominosOffer(TypedDict):
    """A placement: how the tile would lie, and what it brings in all."""

    numbers: list[int]
    points: int
    bonus: NotRequired[str]
    words: NotRequired[Words]


class TriominosMisfit(TypedDict):
    """Cells on which a tile does not go, and why."""

    cells: list[str]
    words: Words
    rule: str


class TriominosTurn(TypedDict):
    """What a seat did in its turn, and what that brought. `total`: its points in this round after it."""

    seat: int
    drawn: int
    cost: int
    points: int
    total: int
    tile: NotRequired[str]
    cell: NotRequired[str]
    gained: NotRequired[int]
    sum: NotRequired[int]
    extra: NotRequired[int]
    bonus: NotRequired[str]
    words: NotRequired[Words]


class TriominosSum(TypedDict):
    kind: str
    points: int
    words: Words


class TriominosSeat(TypedDict):
    """`points`: in this round; `lot`: the tile drawn for the start; `rack`: when it is revealed to all."""

    tiles: int
    points: int
    lot: str
    rack: list[str]
    sums: list[TriominosSum]


class TriominosData(TypedDict):
    """`counts`: points are counted; `paid`: for the tiles drawn in this turn; `stuck_cost`: for laying nothing after
    all draws, 0 if that cannot happen in this turn; `stuck_total`: that and all draws; `lowest_gains`: in a blocked
    round the lowest rack gains, else everybody loses their own. `offers` by action, `misfits` by tile."""

    kind: Literal["triominos"]
    turn: int
    starter: int
    round: int
    goal: int
    counts: bool
    pool: int
    drawn: int
    draws: int
    paid: int
    stuck_cost: int
    stuck_total: int
    ended: str
    lowest_gains: bool
    open: list[TriominosOpen]
    offers: dict[str, TriominosOffer]
    misfits: dict[str, list[TriominosMisfit]]
    turns: list[TriominosTurn]
    seats: list[TriominosSeat]


class TriominosBonus(TypedDict):
    """A bonus of this variant; `possible`: with the next tile."""

    name: str
    words: Words
    points: int
    possible: bool


class TriominosLedgerSeat(TypedDict):
    points: int
    tiles: int
    sums: list[TriominosSum]


class TriominosLedgerData(TypedDict):
    """What can be entered next on a score sheet, and what the turns of the round brought. `draws`: the most tiles that
    can be drawn in the next turn; `follow`: whose turn it can be, the likeliest first; `out`: who has laid the last
    tile, or -1."""

    kind: Literal["triominos-ledger"]
    bonuses: list[TriominosBonus]
    draws: int
    follow: list[int]
    out: int
    pool: int
    goal: int
    turns: list[int]
    seats: list[TriominosLedgerSeat]


class TriominosTile(TypedDict):
    """`seat`, `turn`: of a tile on the table, who laid it and when; `places`: of one on the rack, where it fits."""

    numbers: list[int]
    face: str
    seat: NotRequired[int]
    turn: NotRequired[int]
    places: NotRequired[int]


class TriominosLine(TypedDict):
    """A line of a score: the turn that brought it and where, a tile on the rack of `seat`, or an earlier round."""

    turn: NotRequired[int]
    cell: NotRequired[str]
    tile: NotRequired[str]
    seat: NotRequired[int]
    round: NotRequired[int]
