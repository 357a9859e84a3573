"""Scenes: what a room shows, in terms that a client without any rules can draw, offer and read aloud.

Lengths are in the room's own unit; `y` grows downwards. Every piece has an id that stays the same while it moves, so
that a client can animate it. Everything visible also has words. `data` is for the room's own client; its types are
`Room.scene_data` and `Room.element_data`.
"""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from .words import Words


class ClientModel(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """Base of what rooms make for clients: scenes, and the questions of a companion. Immutable, sent as JSON without
    what is default."""


class Tone(ClientModel, frozen=True):
    """A colour with what is written on it and a pattern, so that colour is never alone. `blend` names the
    tones that it is all of at once."""

    fill: str
    ink: str
    pattern: str = ""
    blend: tuple[str, ...] = ()


class Mark(ClientModel, frozen=True):
    """Something drawn on a piece, around its centre: a `band` from (x, y) to (x2, y2), a `text`, or a `glyph`."""

    kind: Literal["band", "text", "glyph"]
    tone: str = ""
    text: str = ""
    x: float = 0.0
    y: float = 0.0
    x2: float = 0.0
    y2: float = 0.0
    size: float = 0.0


class Cell(ClientModel, frozen=True):
    """A place on a board. `label` is what is written on it while it is empty; `marks` are printed on it and stay."""

    id: str
    x: float
    y: float
    words: Words
    shape: str
    kind: str = ""
    label: Words | None = None
    marks: tuple[Mark, ...] = ()
    data: Mapping[str, Any] = {}


class Piece(ClientModel, frozen=True):
    """A tile, chip, card or stamp, on a cell or next to the board (no cell). `short`: its name where its picture is
    next to it; `seat`: whose it is, where it lies on nobody's board. `state`: `last` (moved last), `sealed`, or
    another that only the room's own client knows. Rooms with a client of their own draw from its `data`."""

    id: str
    words: Words
    shape: str
    short: Words | None = None
    seat: int = -1
    cell: str = ""
    marks: tuple[Mark, ...] = ()
    state: str = ""
    data: Mapping[str, Any] = {}


class Row(ClientModel, frozen=True):
    """A line of cells that matters, with the points it brings, or could. `state`: `open`, `live`, `complete`, `broken`,
    or one of the room's own, which its words explain."""

    id: str
    cells: tuple[str, ...]
    state: str
    words: Words
    tone: str = ""
    points: int = 0
    data: Mapping[str, Any] = {}


class Effect(ClientModel, frozen=True):
    """One consequence of an action, known before it is taken. `kind`: `completes`, `opens`, `continues`, `breaks`,
    or one of the room's own, which has no colour in the client. `tone`: what its row would have then."""

    kind: str
    words: Words
    points: int = 0
    row: str = ""
    tone: str = ""


class Target(ClientModel, frozen=True):
    """An action on offer: where it is taken (a cell, or a button if there is none) and what it would do. `short` is
    for a button next to which the piece is seen anyway; `kind`: for the room's own client, what sort of action it
    is; `warning`: what it gives away for good, so that it is taken only after a second word."""

    action: str
    words: Words
    kind: str = ""
    short: Words | None = None
    cell: str = ""
    piece: str = ""
    effects: tuple[Effect, ...] = ()
    warning: Words | None = None


class NoTarget(ClientModel, frozen=True):
    """Why nothing can be done at some cells of the viewer's board just now: the refusal in words, and its rule."""

    cells: tuple[str, ...]
    words: Words
    rule: str = ""


class Board(ClientModel, frozen=True):
    """One area of the table: a player's board, the common board. `box` is (left, top, width, height)."""

    id: str
    words: Words
    box: tuple[float, float, float, float]
    cells: tuple[Cell, ...]
    pieces: tuple[Piece, ...] = ()
    rows: tuple[Row, ...] = ()
    seat: int = -1


class ScoreLine(ClientModel, frozen=True):
    """One line of an explained score."""

    words: Words
    points: int
    row: str = ""
    kind: str = ""
    data: Mapping[str, Any] = {}


class SeatScore(ClientModel, frozen=True):
    """A seat's points; `lines` add up to `points`, and so do the `rounds` of a series, the one on the table last.
    `won`: which of them, from 0, the seat won, where rounds have winners. `promised`: what the rows that are begun and
    not lost would bring on top. `note` says what is going on (has placed, still thinks), `badge` what the seat is in
    this round (calls, deals, begins)."""

    seat: int
    points: int
    lines: tuple[ScoreLine, ...] = ()
    rounds: tuple[int, ...] = ()
    won: tuple[int, ...] = ()
    promised: int = 0
    note: Words | None = None
    badge: Words | None = None


class Team(ClientModel, frozen=True):
    """Seats that win or lose together: what they are called, and the tone of their pieces."""

    words: Words
    seats: tuple[int, ...]
    tone: str = ""


class Tally(ClientModel, frozen=True):
    """What is known of hidden or coming things: how many of a kind are left, out of how many."""

    words: Words
    left: int
    of: int
    tone: str = ""
    group: str = ""


class Scene(ClientModel, frozen=True):
    """All that one viewer sees."""

    words: Words  # the situation in a sentence, for the headline and for live announcements
    boards: tuple[Board, ...]
    tray: tuple[Piece, ...] = ()  # pieces in hand: the called tile, cards
    targets: tuple[Target, ...] = ()
    refusals: tuple[NoTarget, ...] = ()  # while the game lasts: every cell of the viewer's own that no target names
    scores: tuple[SeatScore, ...] = ()
    tallies: tuple[Tally, ...] = ()
    tallied: Words | None = None  # what the tallies count together, as their title
    shapes: dict[str, tuple[tuple[float, float], ...]] = {}
    tones: dict[str, Tone] = {}
    progress: tuple[int, int] = (0, 0)  # turns played, of how many; (0, 0): not known
    stage: Words | None = None  # what is going on while no turn is played, in a word or two
    pause: bool = False  # a round is over: wait for the players before chance goes on
    over: bool = False
    winners: tuple[int, ...] = ()
    own_record: bool = False  # over, and one player alone tried to beat their own best: the more points the better
    ending: Words | None = None  # how it came to its end, in a game that can end in several ways
    teams: tuple[Team, ...] = ()  # none: everybody plays alone
    notes: tuple[Words, ...] = ()  # what else is to be known at the table, for a client that draws any scene
    secret: bool = False  # something here is for this viewer alone: people who share a screen take turns to look
    data: Mapping[str, Any] = {}
