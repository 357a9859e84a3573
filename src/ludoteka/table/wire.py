"""What goes over the wire between a table and a person, in both directions. The client's types are made from this.

Seats count from 0 here. Every message that a client sends has an `id` of its own choosing, which comes back in the
answer; sending the same message twice does no harm.
"""

from typing import Annotated, Literal

import msgspec

from ludoteka.core.game import EnteredRound
from ludoteka.core.options import OptionField
from ludoteka.core.scene import Piece, Scene, Tally, Team, Tone
from ludoteka.core.words import Words


class Note(msgspec.Struct, frozen=True, kw_only=True):
    """Base of all messages over HTTP."""


Stage = Literal["gathering", "playing", "over"]
Nonce = Annotated[str, msgspec.Meta(min_length=16, max_length=100)]
Share = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{64})?$")]  # or none


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
    hindsight: bool  # after a game, the best that was possible can be asked for
    coach: bool  # and what a coach thinks of the moves


class NewSeat(Note, frozen=True):
    """`kind` is `human` (at the screen of whoever makes the table), `open` (for whoever has the link), or
    `bot:<level>`."""

    kind: str
    name: str = ""


class Clock(Note, frozen=True):
    """`move`: so many seconds for every decision. `game`: so many for all of them, and `increment` more with each.
    Out of time, the room says what happens; usually its usual bot moves."""

    kind: Literal["none", "move", "game"] = "none"
    seconds: Annotated[int, msgspec.Meta(ge=5, le=1_209_600)] = 300
    increment: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0


class Delay(Note, frozen=True):
    """Spectators see the table as it was so many entries, and so many seconds, ago; all of it when it is over."""

    entries: Annotated[int, msgspec.Meta(ge=0, le=200)] = 0
    seconds: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0


class Terms(Note, frozen=True):
    """What a table agrees on before anybody sits down. `takeover`: seconds after which a bot plays for who has left,
    0 for never. `talk`: people may write what they like, not only phrases. `webhook`: an address that is told whose
    turn it is; shown to nobody."""

    public: bool = False  # in the lobby
    clock: Clock = Clock()
    takeover: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 0
    watching: bool = True  # spectators may look
    delay: Delay = Delay()
    talk: bool = False
    webhook: Annotated[str, msgspec.Meta(max_length=500)] = ""


class NewTable(Note, frozen=True):
    """With an open seat the table gathers people first; without one, the game begins at once."""

    game: str
    seats: list[NewSeat]
    options: dict[str, str] = {}
    terms: Terms = Terms()


class NewDuplicate(Note, frozen=True):
    """Several tables with the same deal. Its seats are open or bots'."""

    table: NewTable
    tables: Annotated[int, msgspec.Meta(ge=2, le=12)]


class NewDaily(Note, frozen=True):
    """My game of the day. `nonce`: a long random text of the client's; with the same one comes the same game."""

    name: str
    nonce: "Nonce"


class TableKey(Note, frozen=True):
    """A table, and the token that proves the right to one's seats there. The token never stands in an address; on
    another device it comes after the `#` of a personal link, which no server gets to see."""

    table: str
    token: str


class NewGuest(Note, frozen=True):
    """The host keeps a seat for somebody, and sends them their personal link."""

    seat: int
    name: str
    nonce: Nonce


class Invitation(Note, frozen=True):
    """An address as a picture, in SVG: of any link of this house's."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class LobbyTable(Note, frozen=True):
    """A public table at which somebody is sitting right now."""

    table: str
    game: str
    options: dict[str, str]
    stage: "Stage"
    seats: tuple[NewSeat, ...]  # an open seat that is taken is `human`
    free: int
    terms: Terms
    watchers: int
    created: str


class DailyResult(Note, frozen=True):
    """`table` is told to those who have finished their own game of that day, and to everybody when the day is over."""

    name: str
    score: int
    won: bool
    mine: bool
    table: str = ""


class Daily(Note, frozen=True):
    """The challenge of a day (UTC) and who did how well, best first. `opponents`: the bots at the other seats."""

    game: str
    date: str
    options: dict[str, str]
    opponents: tuple[str, ...]
    results: tuple[DailyResult, ...]
    open: bool  # it is the day: one can play, and deals are not told


class Together(Note, frozen=True):
    """The other tables with the same deal: how they stand, once all are over."""

    tables: tuple["TogetherTable", ...]
    over: bool


class TogetherTable(Note, frozen=True):
    """`table` is told when all are over."""

    table: str
    names: tuple[str, ...]
    over: bool
    scores: tuple[int, ...] = ()


class TableInfo(Note, frozen=True):
    """A table in a list of saved games; the scene holds one board and no more than a small picture of it needs."""

    table: str
    game: str
    options: dict[str, str]
    seats: tuple[NewSeat, ...]
    scores: tuple[int, ...]
    over: bool
    stage: Stage
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
    """Something that could have been done, where, and the points that the coach expected of it. `lies_on`: the cells
    that a piece would have covered, where these are several."""

    action: str
    words: Words
    cell: str
    expected: float
    lies_on: tuple[str, ...] = ()


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
    """For owners of the box: what is to be called, in random order. `seats`: how many play, where that matters."""

    game: str
    options: dict[str, str] = {}
    seats: int = 0


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
    same one can find the first. `address`: where other devices find it (`--lan`), if that is known."""

    ludoteka: str
    house: str
    address: str = ""


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
    """The first message: who I am. An empty token enters as a spectator. `spare`: I keep what I was shown, so what has
    not changed since need not be sent again."""

    token: str = ""
    spare: bool = False


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
    """How long bots and chance take at this table: seconds before each step; `by_hand`: chance waits for Next. Where
    several people play, only the host's wish counts."""

    seconds: Annotated[float, msgspec.Meta(ge=0, le=10)] = 0.0
    by_hand: bool = False


class Look(FromClient, frozen=True, tag="look"):
    """Show me the table from this seat of mine."""

    seat: int


class Agree(FromClient, frozen=True, tag="agree"):
    """To the undo that `seat` has asked for with this decision; or not."""

    seat: int
    decision: int
    yes: bool = True


class Sit(FromClient, frozen=True, tag="sit"):
    """Take an open seat, or move to it. Answered by `welcome`. `nonce`: a long random text of the client's; whoever
    sends it again is the same person."""

    seat: int
    name: str
    nonce: Nonce


class Leave(FromClient, frozen=True, tag="leave"):
    """Give my seats back while the table gathers."""


class Swap(FromClient, frozen=True, tag="swap"):
    """I would like to sit there. A free seat is mine at once; with a person, when they wish for mine as well."""

    mine: int
    seat: int


class Ready(FromClient, frozen=True, tag="ready"):
    """I am ready, and this is my share in the chance of the game: 32 random bytes in hexadecimal digits. The table
    begins when everybody is. Without a share: not ready after all."""

    share: Share


class Change(FromClient, frozen=True, tag="change"):
    """The host's: make a seat `open`, `human`, or a bot's, or do away with it (`gone`); the seat after the last is a
    new one. Who sat there has to get up. `revision`: of the table that the host saw, so that sending it twice does no
    harm."""

    seat: int
    becomes: str
    revision: int


class Say(FromClient, frozen=True, tag="say"):
    """A phrase by its id (words: `phrase-<id>`), or, if the table agreed on it, a text of one's own."""

    phrase: Annotated[str, msgspec.Meta(max_length=40)] = ""
    text: Annotated[str, msgspec.Meta(max_length=300)] = ""


class Rematch(FromClient, frozen=True, tag="rematch"):
    """When the game is over: a new table with the same people. `rotate`: everybody moves up one seat."""

    rotate: bool = False


Heard = (
    Enter | Move | Undo | Next | Pace | Look | Agree | Sit | Leave | Swap | Ready | Change | Say | Rematch
)  # fmt: skip


# -- over the socket, to the client -----------------------------------------------------------------------------


class ToClient(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """Base of what a client is told."""


class SeatInfo(Note, frozen=True):
    """`kind`: `open` only while nobody has taken the seat. `stand_in`: its person has gone, and a bot plays."""

    kind: str
    name: str
    mine: bool
    here: bool = False
    ready: bool = False
    stand_in: bool = False
    left: float | None = None  # seconds on its clock; it runs while the seat must act


class Around(Note, frozen=True):
    """What is the same for everybody at the table, and not about the game."""

    terms: Terms
    commit: str  # to the server's share in the chance, before anybody sat down
    host: bool  # am I?
    watchers: int
    deal: Literal["", "duplicate", "daily"]
    sealed: bool  # others may still be playing this deal: record, replay and spectators have to wait
    delayed: bool  # what I see is not the newest
    followed_by: str  # a rematch: ask for my key to it


class Gathering(ToClient, frozen=True, tag="gathering"):
    """A table that waits for people: sent on entering and after every change until the game begins."""

    table: str
    game: str
    options: dict[str, str]
    seats: tuple[SeatInfo, ...]
    around: Around
    revision: int
    swaps: tuple[tuple[int, int], ...]  # who would like to sit where
    teams: tuple[Team, ...]


class Welcome(ToClient, frozen=True, tag="welcome"):
    """The answer to `sit`: the token of my own, to be kept."""

    id: str
    token: str


class TalkLine(Note, frozen=True):
    """`phrase` or `text` is empty."""

    seat: int
    name: str
    phrase: str
    text: str
    at: str


class Talk(ToClient, frozen=True, tag="talk"):
    """The last that was said, all of it anew."""

    lines: tuple[TalkLine, ...]


class UndoAsked(Note, frozen=True):
    """Somebody would like to take a move back. `agreed`: seats whose people have said yes."""

    seat: int
    decision: int
    agreed: tuple[int, ...]


class Shown(ToClient, frozen=True, tag="shown"):
    """The table as the viewer may see it: sent on entering and after every change. To whoever wants to be spared, parts
    that stand in the last one are sent empty, and `kept` names them: `tones`, `data.deck`, `boards.frame0.cells`."""

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
    around: Around
    story_from: int = 0  # so many lines of the last story stand, and `story` goes on after them
    kept: tuple[str, ...] = ()
    consent: bool = False  # the last action has been seen: the viewer can ask the others to let it be taken back
    undo_asked: UndoAsked | None = None


class Accepted(ToClient, frozen=True, tag="accepted"):
    id: str


class Denied(ToClient, frozen=True, tag="denied"):
    id: str
    problem: Problem


Said = Shown | Gathering | Welcome | Talk | Accepted | Denied
