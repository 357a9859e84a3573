"""Over the socket, from the client."""

from typing import Annotated

import msgspec

from ludoteka.core.bounds import Name, SeatNumber, Token, Whole, Word

from .profiles import ProfileKey
from .tables import Nonce, Share


class FromClient(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    id: Word = ""


class Enter(FromClient, frozen=True, tag="enter"):
    """The first message: who I am. An empty token enters as a spectator. `protocol`: 2, if I understand patches; who
    does not is sent every view as a whole. `profile`: the key of my profile, should I sit down here."""

    token: Token = ""
    profile: ProfileKey = ""
    protocol: Whole = 1
    spare: bool = False  # older clients say so; it means nothing any more


class Move(FromClient, frozen=True, tag="move"):
    seat: SeatNumber
    decision: Whole
    action: Word


class Undo(FromClient, frozen=True, tag="undo"):
    seat: SeatNumber
    decision: Whole


class Next(FromClient, frozen=True, tag="next"):
    """Go on after a pause between rounds."""


class Pace(FromClient, frozen=True, tag="pace"):
    """How long bots and chance take at this table: seconds before each step; `by_hand`: chance waits for Next. Where
    several people play, only the host's wish counts."""

    seconds: Annotated[float, msgspec.Meta(ge=0, le=10)] = 0.0
    by_hand: bool = False


class Hello(FromClient, frozen=True, tag="hello"):
    """Are you still there? Answered by `accepted`: a line that was cut says nothing."""


class Look(FromClient, frozen=True, tag="look"):
    """Show me the table from this seat of mine."""

    seat: SeatNumber


class Agree(FromClient, frozen=True, tag="agree"):
    """To the undo that `seat` has asked for with this decision; or not. The seat that asked withdraws it with a no."""

    seat: SeatNumber
    decision: Whole
    yes: bool = True


class Sit(FromClient, frozen=True, tag="sit"):
    """Take an open seat, or move to it. Answered by `welcome`. `nonce`: a long random text of the client's; who
    sends it again is the same person."""

    seat: SeatNumber
    name: Name
    nonce: Nonce


class Claim(FromClient, frozen=True, tag="claim"):
    """Take the seat that the host has reserved for me, with the key of my personal link. Answered by `welcome`: from
    then on the key opens nothing, and the seat is mine alone. `nonce`: as for `sit`."""

    key: Token
    nonce: Nonce


class Leave(FromClient, frozen=True, tag="leave"):
    """Give my seats back while the table gathers."""


class Swap(FromClient, frozen=True, tag="swap"):
    """I would like to sit there. A free seat is mine at once; with a person, when they wish for mine as well."""

    mine: SeatNumber
    seat: SeatNumber


class Ready(FromClient, frozen=True, tag="ready"):
    """I am ready, and this is my share in the chance of the game: 32 random bytes in hexadecimal digits. The table
    begins when everybody is. Without a share: not ready after all."""

    share: Share


class Change(FromClient, frozen=True, tag="change"):
    """The host's: make a seat `open`, `human`, or a bot's, or do away with it (`gone`); the seat after the last is a
    new one. Who sat there has to get up. `revision`: of the table that the host saw, so that sending it twice does no
    harm."""

    seat: SeatNumber
    becomes: Word
    revision: Whole


class TalkMessage(FromClient, frozen=True, tag="say"):  # the wire keeps the old name, for older clients
    """A phrase by its id (words: `phrase-<id>`), or, if the table agreed on it, a text of one's own."""

    phrase: Annotated[str, msgspec.Meta(max_length=40)] = ""
    text: Annotated[str, msgspec.Meta(max_length=300)] = ""


class Rematch(FromClient, frozen=True, tag="rematch"):
    """When the game is over: a new table with the same people. `rotate`: everybody moves up one seat."""

    rotate: bool = False


ClientMessage = (
    Enter | Hello | Move | Undo | Next | Pace | Look | Agree
    | Sit | Claim | Leave | Swap | Ready | Change | TalkMessage | Rematch
)  # fmt: skip
