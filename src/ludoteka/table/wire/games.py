"""Over HTTP: games that are played, their records, the rulebook, and the tools for the real game."""

from typing import Annotated, Any, Literal

import msgspec

from ludoteka.core.bounds import Names, Pairs, SeatNumber, Word
from ludoteka.core.companion import Answer, Components
from ludoteka.core.errors import Refused
from ludoteka.core.scene import Effect, Piece, Scene, Tally, Target, Team, Tone
from ludoteka.core.words import Words

from .tables import MOST_DUPLICATES, HttpModel, NewSeat


class RecordInfo(HttpModel, frozen=True):
    """What an uploaded record holds. `proved`: its seed was revealed, and every draw follows from it."""

    game: str
    options: dict[str, str]
    seats: tuple[NewSeat, ...]
    scores: tuple[int, ...]
    over: bool
    entries: int
    proved: bool


class StoryLine(HttpModel, frozen=True):
    """An entry of the log that the viewer may know. `actor`: a seat, or -1 for chance, -2 for an automa. `kind`: what
    sort of entry it is, in a room that says so."""

    actor: int
    text: str
    words: Words
    kind: str = ""


class ReplayStop(HttpModel, frozen=True):
    """A finished game at one of its stops: the table then, and what had happened since the stop before."""

    stop: int
    stops: int
    scene: Scene
    story: tuple[StoryLine, ...]


class Moment(HttpModel, frozen=True):
    """Where a line of a score came from: a stop of the replay, and cells of the board at that stop."""

    stop: int
    cells: tuple[str, ...] = ()


class Course(HttpModel, frozen=True):
    """How the points of a finished game came about. `points`: everybody's, at each stop of its replay. `moments`: for
    each seat, those of the lines of its score."""

    points: tuple[tuple[int, ...], ...]
    moments: tuple[tuple[Moment, ...], ...]


class Best(HttpModel, frozen=True):
    """The best that was possible with what really came, in the last round. Not `proved`: the best found, and a bound
    above it. `reached` is what the seat made of it; the scene shows the best board in the place of its own. With
    `earlier`, the same for the rounds before it: then all the points are those of the whole game."""

    score: int
    upper_bound: int
    proved: bool
    reached: int
    scene: Scene
    earlier: tuple[Scene, ...] = ()


class Drawn(HttpModel, frozen=True):
    """Draw `k` chose outcome number `outcome` (from 0) `of` so many; `text`: what came, in notation. A draw that was
    taken back is followed by another with its number."""

    k: int
    of: int
    outcome: int
    text: str


class Proof(HttpModel, frozen=True):
    """Why nobody can have stacked a finished game: what was settled before it, what was revealed after it. `shares`: of
    the seats, empty for those that had none. `draws` all follow from both, if it is `proved`; anybody can compute them
    (`docs/chance.md`)."""

    commit: str
    seed: str
    shares: tuple[str, ...]
    draws: tuple[Drawn, ...]
    proved: bool


class RulePage(HttpModel, frozen=True):
    """A rule of the rulebook: its id is the message with its text, `.title` its title; perhaps with pictures, drawn
    from boards, or from single pieces in the tray. `.caption`, `.caption2`, ... say what they show."""

    id: str
    assumed: bool
    pictures: tuple[Scene, ...] = ()


class Way(HttpModel, frozen=True):
    """Something that could have been done, where, and the points that the coach expected of it. `lies_on`: the cells
    that a piece would have covered, where these are several; `effects`: what it would have done, of the best way and
    the one taken."""

    action: str
    words: Words
    cell: str
    expected: float
    lies_on: tuple[str, ...] = ()
    effects: tuple[Effect, ...] = ()


class ReviewedMove(HttpModel, frozen=True):
    """A choice among several: `ways` best first, `chosen` is the index of the one taken. `stop`: where in the replay
    it was to be made; `tray`: the pieces that it was about; `round`: from 1."""

    stop: int
    ways: tuple[Way, ...]
    chosen: int
    cost: float
    tray: tuple[Piece, ...] = ()
    round: int = 1


class Review(HttpModel, frozen=True):
    """What the coach thinks of a seat's moves. `costliest`: indices of the few that cost most, in the order of play."""

    moves: tuple[ReviewedMove, ...]
    costliest: tuple[int, ...]
    cost: float


class Progress(HttpModel, frozen=True):
    """How far something has come that takes a while."""

    done: int
    of: int


class RuleSection(HttpModel, frozen=True):
    """Words: `rulebook-<game>-<name>`."""

    name: str
    rules: tuple[RulePage, ...]


class Rulebook(HttpModel, frozen=True):
    game: str
    sections: tuple[RuleSection, ...]
    companion: bool = False  # somebody plays the automa for owners of the box


class NewCalls(HttpModel, frozen=True):
    """For owners of the box: what is to be called, in random order. `seats`: how many play, where that matters.
    `chosen`: what people have answered to the questions of this round so far, in notation."""

    game: Word
    options: Pairs = msgspec.field(default_factory=dict)
    seats: SeatNumber = 0
    round: Annotated[int, msgspec.Meta(ge=1, le=100)] = 1
    chosen: Annotated[tuple[Word, ...], msgspec.Meta(max_length=100)] = ()


class Calls(HttpModel, frozen=True):
    """The calls of one round in their order, with what it takes to draw them. `tallies`: what can come before the
    first call; `left`: for each call, how many of each tally can still come after it. A piece's message may have an
    attribute `.aloud`: how a voice reads it. `dealt`: what each player has before the first call;
    `skipped`: for each call, what was turned up before it and discarded, and at the end what came after the last.
    `more`: another round follows. `choices`: first somebody (`asked`) has to choose; nothing is called yet."""

    game: str
    options: dict[str, str]
    seats: int
    round: int
    pieces: tuple[Piece, ...]
    tallies: tuple[Tally, ...]
    left: tuple[tuple[int, ...], ...]
    shapes: dict[str, tuple[tuple[float, float], ...]]
    tones: dict[str, Tone]
    heading: Words | None = None
    more: bool = False
    dealt: tuple[Piece, ...] = ()
    skipped: tuple[tuple[Piece, ...], ...] = ()
    asked: int = -1
    choices: tuple[Target, ...] = ()
    tray: tuple[Piece, ...] = ()  # what the choices are about


Boards = Annotated[tuple[Pairs, ...], msgspec.Meta(max_length=100)]


class Sheet(HttpModel, frozen=True):
    """Finished boards of cardboard, to be scored: for each player, the id of a piece by the cell it lies on. `earlier`:
    the boards of the rounds before, where a sheet is for several."""

    game: Word
    names: Names
    boards: Annotated[list[Pairs], msgspec.Meta(max_length=100)]
    options: Pairs = msgspec.field(default_factory=dict)
    earlier: Annotated[tuple[Boards, ...], msgspec.Meta(max_length=100)] = ()


class Scored(HttpModel, frozen=True):
    """A sheet with its points: boards, rows and explained scores as in a game, and all the pieces there are. `rounds`:
    how many the sheet is for; `heading`: which of them this is."""

    scene: Scene
    pieces: tuple[Piece, ...]
    rounds: int = 1
    heading: Words | None = None


class LedgerRounds(HttpModel, frozen=True):
    """Rounds played with cardboard, to be scored. What is entered of a round is defined by the room (`Round`)."""

    game: Word
    names: Names
    rounds: Annotated[list[Any], msgspec.Meta(max_length=200)]
    options: Pairs = msgspec.field(default_factory=dict)


class NewSession(HttpModel, frozen=True):
    """A game on a real table with an automa, as far as it was entered; `draw`: draw the card that is asked for.
    `pack` is how older clients name the components."""

    game: Word
    entries: Annotated[list[Answer], msgspec.Meta(max_length=1000)]
    options: Pairs = msgspec.field(default_factory=dict)
    components: Components = "none"
    pack: Literal["none", "house", "own"] = "none"  # `house`: our own, now `built-in`
    quick: bool = False
    draw: bool = False


class Health(HttpModel, frozen=True):
    """The server is there. `ludoteka` is its version; `server_id` (on the wire: `house`) names the data folder, so that
    a second server for the same one can find the first. `address`: where other devices find it (`--lan`), if that is
    known. `webhooks`: tables may have them here. `most_tables`: so many can get the same deal. `push`: the public
    key of the server for pushes to browsers; empty, if it sends none."""

    ludoteka: str
    server_id: str = msgspec.field(name="house")  # the wire keeps the old name, for older versions
    address: str = ""
    webhooks: bool = False
    most_tables: int = MOST_DUPLICATES
    push: str = ""


class Problem(HttpModel, frozen=True):
    """Why something was refused; `words` is the message `refused-<code>` with its facts."""

    code: str
    words: Words
    rule: str = ""
    place: str = ""

    @classmethod
    def of(cls, why: Refused) -> "Problem":
        return cls(code=why.code, words=why.words(), rule=why.rule, place=why.place)


class Possible(HttpModel, frozen=True):
    """Whether a table can be made as it was asked for, and who would play with whom there."""

    problem: Problem | None = None
    teams: tuple[Team, ...] = ()
