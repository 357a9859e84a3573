"""What goes over the wire between a table and a person, in both directions. The client's types are made from this.

Seats count from 0 here. Every message that a client sends has an `id` of its own choosing, which comes back in the
answer; sending the same message twice does no harm.
"""

from typing import Annotated

import msgspec

from ludoteka.core.game import EnteredRound
from ludoteka.core.options import OptionField
from ludoteka.core.scene import Piece, Scene, Tally, Team, Tone
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
    bots: tuple[str, ...]  # weakest first
    usual_bot: str
    cardboard: bool  # there are a caller and a score sheet for owners of the box
    ledger: bool  # there is a score sheet of turns and rounds for them


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
    """A table in a list of saved games; the scene holds one board and no more than a small picture of it needs."""

    table: str
    game: str
    options: dict[str, str]
    seats: tuple[NewSeat, ...]
    scores: tuple[int, ...]
    over: bool
    changed: str  # ISO 8601, UTC
    scene: Scene


class RecordInfo(Note, frozen=True):
    """What an uploaded record holds. `proved`: its seed was revealed, and every draw follows from it."""

    game: str
    options: dict[str, str]
    seats: tuple[NewSeat, ...]
    scores: tuple[int, ...]
    over: bool
    entries: int
    proved: bool


class StoryLine(Note, frozen=True):
    """An entry of the log that the viewer may know. `actor`: a seat, or -1 for chance, -2 for an automa."""

    actor: int
    text: str
    words: Words


class ReplayStop(Note, frozen=True):
    """A finished game at one of its stops: the table then, and what had happened since the stop before."""

    stop: int
    stops: int
    scene: Scene
    story: tuple[StoryLine, ...]


class Best(Note, frozen=True):
    """The best that was possible with what really came, in the last round. Not `proved`: the best found, and a bound
    above it. `reached` is what the seat made of it; the scene shows the best board in the place of its own."""

    score: int
    upper_bound: int
    proved: bool
    reached: int
    scene: Scene


class RulePage(Note, frozen=True):
    """A rule of the rulebook: its id is the message with its text, `.title` its title; perhaps with pictures, drawn
    from boards, or from single pieces in the tray. `.caption`, `.caption2`, ... say what they show."""

    id: str
    assumed: bool
    pictures: tuple[Scene, ...] = ()


class Way(Note, frozen=True):
    """Something that could have been done, where, and the points that the coach expected of it."""

    action: str
    words: Words
    cell: str
    expected: float


class ReviewedMove(Note, frozen=True):
    """A choice among several: `ways` best first, `chosen` is the index of the one taken. `stop`: where in the replay
    it was to be made."""

    stop: int
    ways: tuple[Way, ...]
    chosen: int
    cost: float


class Review(Note, frozen=True):
    """What the coach thinks of a seat's moves. `costliest`: indices of the few that cost most, in the order of play."""

    moves: tuple[ReviewedMove, ...]
    costliest: tuple[int, ...]
    cost: float


class RuleSection(Note, frozen=True):
    """Words: `rulebook-<game>-<name>`."""

    name: str
    rules: tuple[RulePage, ...]


class Rulebook(Note, frozen=True):
    game: str
    sections: tuple[RuleSection, ...]


class NewCalls(Note, frozen=True):
    """For owners of the box: what is to be called, in random order."""

    game: str
    options: dict[str, str] = {}


class Calls(Note, frozen=True):
    """The calls of one round in their order, with what it takes to draw them. `tallies`: what can come before the
    first call; `left`: for each call, how many of each tally can still come after it. A piece's message may have an
    attribute `.aloud`: how a voice reads it."""

    game: str
    options: dict[str, str]
    pieces: tuple[Piece, ...]
    tallies: tuple[Tally, ...]
    left: tuple[tuple[int, ...], ...]
    shapes: dict[str, tuple[tuple[float, float], ...]]
    tones: dict[str, Tone]


class Sheet(Note, frozen=True):
    """Finished boards of cardboard, to be scored: for each player, the id of a piece by the cell it lies on."""

    game: str
    names: list[str]
    boards: list[dict[str, str]]
    options: dict[str, str] = {}


class Scored(Note, frozen=True):
    """A sheet with its points: boards, rows and explained scores as in a game, and all the pieces there are."""

    scene: Scene
    pieces: tuple[Piece, ...]


class Ledger(Note, frozen=True):
    """Rounds played with cardboard, to be scored: turn by turn, and what was left at the end."""

    game: str
    names: list[str]
    rounds: list[EnteredRound]
    options: dict[str, str] = {}


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


class Possible(Note, frozen=True):
    """Whether a table can be made as it was asked for, and who would play with whom there."""

    problem: Problem | None = None
    teams: tuple[Team, ...] = ()


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


class Pace(FromClient, frozen=True, tag="pace"):
    """How long bots and chance take at this table: seconds before each step; `by_hand`: chance waits for Next."""

    seconds: Annotated[float, msgspec.Meta(ge=0, le=10)] = 0.0
    by_hand: bool = False


class Look(FromClient, frozen=True, tag="look"):
    """Show me the table from this seat of mine."""

    seat: int


Heard = Enter | Move | Undo | Next | Pace | Look


# -- over the socket, to the client -----------------------------------------------------------------------------


class ToClient(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """Base of what a client is told."""


class SeatInfo(Note, frozen=True):
    kind: str
    name: str
    mine: bool


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
    undoable_seats: tuple[int, ...]  # those of my seats that can, the viewer's among them
    offered: tuple[int, ...]  # own seats that may act now, but need not
    resting: bool  # chance waits for Next: a round is over, or the pace is by hand
    scene: Scene
    story: tuple[StoryLine, ...]


class Accepted(ToClient, frozen=True, tag="accepted"):
    id: str


class Denied(ToClient, frozen=True, tag="denied"):
    id: str
    problem: Problem


Said = Shown | Accepted | Denied
