"""Over the socket, to the client."""

from typing import Any, Literal

import msgspec

from ludoteka.core.scene import Scene, Team
from ludoteka.core.words import Words

from .games import Problem, StoryLine
from .tables import HttpModel, Terms


class ToClient(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag_field="type"):
    """Base of what a client is sent."""


class SeatInfo(HttpModel, frozen=True):
    """`kind`: as in `NewSeat`; `open` only while nobody has taken the seat. `stand_in`: its person has gone, and a bot
    plays. `you`: the only seat of who looks, however it is called; where several play at one screen, nobody is."""

    kind: str
    name: str
    mine: bool
    you: bool = False
    here: bool = False
    ready: bool = False
    stand_in: bool = False
    left: float | None = None  # seconds on its clock; it runs while the seat must act


class Evening(HttpModel, frozen=True):
    """The running score over rematches: how many of so many games each seat has won; with this one, if it is over."""

    won: tuple[int, ...]
    games: int


class Around(HttpModel, frozen=True):
    """What is the same for everybody at the table, and not about the game."""

    terms: Terms
    commit: str  # to the server's share in the chance, before anybody sat down
    host: bool  # am I?
    watchers: int
    deal: Literal["", "duplicate", "daily"]
    sealed: bool  # others may still be playing this deal: record, replay and spectators have to wait
    delayed: bool  # what I see is not the newest
    followed_by: str  # a rematch: ask for my key to it
    evening: Evening | None = None  # in a rematch


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
    sizes: tuple[int, ...]  # how many seats there can be, for what is played


class Welcome(ToClient, frozen=True, tag="welcome"):
    """The answer to `sit`: the token of my own, to be stored."""

    id: str
    token: str


class TalkLine(HttpModel, frozen=True):
    """`phrase` or `text` is empty."""

    seat: int
    name: str
    phrase: str
    text: str
    at: str


class Talk(ToClient, frozen=True, tag="talk"):
    """The last messages of the chat, all of them."""

    lines: tuple[TalkLine, ...]


class UndoAsked(HttpModel, frozen=True):
    """Somebody would like to take a move back. `agreed`: seats whose people have agreed."""

    seat: int
    decision: int
    agreed: tuple[int, ...]


class TableView(ToClient, frozen=True, tag="shown"):  # the wire keeps the old name, for older clients
    """The table as the viewer may see it: sent on entering and after every change, to clients that do not understand
    patches."""

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
    story_from: int = 0  # older clients add this story to this number of lines of the last one
    consent: bool = False  # the last action has been seen: the viewer can ask the others to let it be taken back
    undo_asked: UndoAsked | None = None
    goal: Words | None = None  # what wins, in a few words; an older server does not say
    variant: Words | None = None  # what these options are called


class TablePatch(ToClient, frozen=True, tag="patch", omit_defaults=True):
    """What is new in the view since the last one over this socket; on entering: since the base view, which is at
    `/api/views/{base}`. `docs/protocol-wire.md` explains `patch`."""

    patch: dict[str, Any]
    base: str = ""


class Accepted(ToClient, frozen=True, tag="accepted"):
    id: str


class Denied(ToClient, frozen=True, tag="denied"):
    id: str
    problem: Problem


ServerMessage = TableView | TablePatch | Gathering | Welcome | Talk | Accepted | Denied
