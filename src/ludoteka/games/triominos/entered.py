"""What is entered on the score sheet of a round that is played with the tiles of a box."""

from typing import Annotated

from msgspec import Meta

from ludoteka.core.bounds import Name, SeatNumber, Whole, Word
from ludoteka.core.scene import ClientModel


class EnteredTurn(ClientModel, frozen=True):
    """What somebody did with cardboard: drew so many, laid a piece (or none), and the bonus that it made."""

    seat: SeatNumber
    tile: Word = ""
    bonus: Word = ""
    drawn: Whole = 0


class EnteredRound(ClientModel, frozen=True):
    """A round of cardboard; `ended`: how (empty: not yet), `racks`: what was left then, by seat."""

    turns: Annotated[tuple[EnteredTurn, ...], Meta(max_length=1000)] = ()
    ended: Word = ""
    racks: Annotated[tuple[Name, ...], Meta(max_length=100)] = ()
