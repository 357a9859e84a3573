"""What goes over the wire between a table and a person, in both directions. The client's types are made from this.

Seats count from 0 here. Every message that a client sends has an `id` of its own choosing, which comes back in the
answer; sending the same message twice does no harm.
"""

import msgspec

from ludoteka.core.options import OptionField
from ludoteka.core.scene import Scene
from ludoteka.core.words import Words


class Note(msgspec.Struct, frozen=True, kw_only=True):
    """Base of all messages over HTTP."""


# -- over HTTP --------------------------------------------------------------------------------------------------


class Preset(Note, frozen=True):
    name: str
    options: dict[str, str]


class GameInfo(Note, frozen=True):
    """What a client needs to offer a game. Words: `game-<name>`, `preset-<game>-<preset>`, `option-<game>-<option>`,
    `choice-<game>-<option>-<choice>`, `bot-<level>`."""

    name: str
    seats: tuple[int, ...]
    presets: tuple[Preset, ...]
    options: tuple[OptionField, ...]
    bots: tuple[str, ...]


class NewSeat(Note, frozen=True):
    """`kind` is `human` or `bot:<level>`."""

    kind: str
    name: str = ""


class NewTable(Note, frozen=True):
    game: str
    seats: list[NewSeat]
    options: dict[str, str] = {}


class TableKey(Note, frozen=True):
    """A table, and the token that proves the right to its human seats. The token never stands in an address."""

    table: str
    token: str


class TableInfo(Note, frozen=True):
    """A table in a list of saved games."""

    table: str
    game: str
    options: dict[str, str]
    seats: tuple[NewSeat, ...]
    scores: tuple[int, ...]
    over: bool
    changed: str  # ISO 8601, UTC


class RecordInfo(Note, frozen=True):
    """What an uploaded record holds. `proved`: its seed was revealed, and every draw follows from it."""

    game: str
    options: dict[str, str]
    seats: tuple[NewSeat, ...]
    scores: tuple[int, ...]
    over: bool
    entries: int
    proved: bool


class Health(Note, frozen=True):
    """The server is there. `ludoteka` is its version; `house` names the data folder, so that a second server for the
    same one can find the first."""

    ludoteka: str
    house: str


class Problem(Note, frozen=True):
    """Why something was refused; `words` is the message `refused-<code>` with its facts."""

    code: str
    words: Words
    rule: str = ""
    place: str = ""


# -- over the socket, from the client ---------------------------------------------------------------------------


class FromClient(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    id: str = ""


class Enter(FromClient, frozen=True, tag="enter"):
    """The first message: who I am. An empty token enters as a spectator."""

    token: str = ""


class Move(FromClient, frozen=True, tag="move"):
    seat: int
    decision: int
    action: str


class Undo(FromClient, frozen=True, tag="undo"):
    seat: int
    decision: int


class Next(FromClient, frozen=True, tag="next"):
    """Go on after a pause between rounds."""


class Look(FromClient, frozen=True, tag="look"):
    """Show me the table from this seat of mine."""

    seat: int


Heard = Enter | Move | Undo | Next | Look


# -- over the socket, to the client -----------------------------------------------------------------------------


class ToClient(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """Base of what a client is told."""


class SeatInfo(Note, frozen=True):
    kind: str
    name: str
    mine: bool


class StoryLine(Note, frozen=True):
    """An entry of the log that the viewer may know. `actor`: a seat, or -1 for chance, -2 for an automa."""

    actor: int
    text: str
    words: Words


class Shown(ToClient, frozen=True, tag="shown"):
    """The table as the viewer may see it: sent on entering and after every change."""

    table: str
    game: str
    options: dict[str, str]
    seats: tuple[SeatInfo, ...]
    viewer: int  # a seat, or -1 for a spectator
    waiting: tuple[int, ...]  # seats that must act
    decisions: dict[str, int]  # for my seats: the decision that a move answers
    undoable: bool  # the viewer can take back the last action
    scene: Scene
    story: tuple[StoryLine, ...]


class Accepted(ToClient, frozen=True, tag="accepted"):
    id: str


class Denied(ToClient, frozen=True, tag="denied"):
    id: str
    problem: Problem


Said = Shown | Accepted | Denied
