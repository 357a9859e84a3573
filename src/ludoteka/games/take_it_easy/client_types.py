"""The data of a scene that the room's own client understands. The client's types are made from these."""

from typing import NotRequired, TypedDict


class TakeItEasyTile(TypedDict):
    tile: str
    symbol: str


class TakeItEasyRow(TypedDict):
    """`number`: what its lines show, 0 for nothing yet; `beam`: the symbol that all its tiles have; `shine`: what that
    brings."""

    direction: str
    number: int
    length: int
    beam: str
    shine: int


class TakeItEasyRowLine(TypedDict):
    """A row of one number, with its cells and the tiles on them."""

    number: int
    length: int
    cells: list[str]
    tiles: list[str]


class TakeItEasySymbolLine(TypedDict):
    """A row of one symbol; `players`: how many share what it brings."""

    symbol: str
    length: int
    cells: list[str]
    tiles: list[str]
    players: NotRequired[int]


class TakeItEasyEarlierLine(TypedDict):
    round: int
