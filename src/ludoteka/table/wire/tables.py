"""Over HTTP: tables, before and around a game. And what all messages are built from."""

from typing import Annotated, Literal

import msgspec

from ludoteka.core.bounds import Name, Pairs, SeatNumber, Word
from ludoteka.core.game import Game
from ludoteka.core.options import OptionField
from ludoteka.core.scene import Scene


class HttpModel(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Base of all messages over HTTP."""


MOST_DUPLICATES = 12
Stage = Literal["gathering", "playing", "over"]
Nonce = Annotated[str, msgspec.Meta(min_length=16, max_length=100)]
# Or none. In Python `$` also matches before a line end, and the `\Z` that does not is unknown to other languages.
Share = Annotated[str, msgspec.Meta(pattern=r"^(?!\n)([0-9a-f]{64})?$", max_length=64)]


class Preset(HttpModel, frozen=True):
    name: str
    options: dict[str, str]
    seats: tuple[int, ...]  # how many can play it


class GameInfo(HttpModel, frozen=True):
    """What a client needs to offer a game. Words: `game-<name>`, and as `-about`, `-box` and `-line` what it is, ever
    shorter; `preset-<game>-<preset>`, `option-<game>-<option>`, `choice-<game>-<option>-<choice>`, `bot-<level>`."""

    name: str
    seats: tuple[int, ...]
    presets: tuple[Preset, ...]
    options: tuple[OptionField, ...]
    bots: tuple[str, ...]  # weakest first
    usual_bot: str
    minutes: int  # of a usual game, as we estimate it; 0: unknown
    weight: str  # how much there is to learn: `weight-<weight>`; empty: unknown
    cardboard: bool  # there are a caller and a score sheet for owners of the box
    called_by_seats: bool  # what is called depends on how many play
    ledger: bool  # there is a score sheet of turns and rounds for them
    companion: bool  # there is somebody who plays the automa's part for them
    hindsight: bool  # after a game, the best that was possible can be asked for
    coach: bool  # and what a coach thinks of the moves

    @classmethod
    def of(cls, game: Game) -> "GameInfo":
        room = game.room
        return cls(
            name=game.name,
            seats=tuple(game.seats),
            presets=tuple(
                Preset(name=name, options=options.given(), seats=game.seats_for(options))
                for name, options in game.presets.items()
            ),
            options=game.options.offered(),
            bots=tuple(game.bots),
            usual_bot=game.usual_bot,
            minutes=room.box.minutes if room.box else 0,
            weight=room.box.weight if room.box else "",
            cardboard=room.sheet is not None,
            called_by_seats=room.sheet is not None and room.sheet.CALLED_BY_SEATS,
            ledger=room.ledger is not None,
            companion=room.companion is not None,
            hindsight=room.hindsight is not None,
            coach=room.adviser is not None,
        )


class NewSeat(HttpModel, frozen=True):
    """`kind` is `human` (at the host's screen), `open` (for everyone who has the link), or `bot:<level>`, with one of
    the room's levels."""

    kind: Word
    name: Name = ""


class Clock(HttpModel, frozen=True):
    """`move`: so many seconds for every decision. `game`: so many for all of them, and `increment` more with each.
    For a seat that is out of time, the room's usual bot moves."""

    kind: Literal["none", "move", "game"] = "none"
    seconds: Annotated[int, msgspec.Meta(ge=5, le=1_209_600)] = 300
    increment: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0


class Delay(HttpModel, frozen=True):
    """Spectators see the table as it was so many entries, and so many seconds, ago; all of it when it is over."""

    entries: Annotated[int, msgspec.Meta(ge=0, le=200)] = 0
    seconds: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0


class Terms(HttpModel, frozen=True):
    """What a table agrees on before anybody sits down. `takeover`: seconds after which a bot plays for who has left,
    0 for never. `talk`: people may write what they like, not only phrases. `webhook`: an address that is sent whose
    turn it is; sent to nobody."""

    public: bool = False  # in the lobby
    clock: Clock = Clock()
    takeover: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 0
    watching: bool = True  # spectators may look
    delay: Delay = Delay()
    talk: bool = False
    webhook: Annotated[str, msgspec.Meta(max_length=500)] = ""


class NewTable(HttpModel, frozen=True):
    """With an open seat the table gathers people first; without one, the game begins at once."""

    game: Word
    seats: Annotated[list[NewSeat], msgspec.Meta(max_length=100)]
    options: Pairs = {}
    terms: Terms = Terms()


class NewDuplicate(HttpModel, frozen=True):
    """Several tables with the same deal. Its seats are open or bots'."""

    table: NewTable
    tables: Annotated[int, msgspec.Meta(ge=2, le=MOST_DUPLICATES)]


class NewDaily(HttpModel, frozen=True):
    """My game of the day. `nonce`: a long random text of the client's; with the same one comes the same game."""

    name: Name
    nonce: "Nonce"


class TableKey(HttpModel, frozen=True):
    """A table, and the token that proves the right to one's seats there. The token never stands in an address; on
    another device it comes after the `#` of a personal link, which no server gets to see."""

    table: str
    token: str


class NewGuest(HttpModel, frozen=True):
    """The host reserves a seat for somebody, and sends them their personal link. With the same `nonce` comes the same
    key."""

    seat: SeatNumber
    name: Name
    nonce: Nonce


class Invitation(HttpModel, frozen=True):
    """The key to a seat that is reserved for a guest. It opens nothing but can be exchanged once, over the socket
    (`claim`), for a token that nobody but the guest has seen: not even the host, who sends it."""

    table: str
    key: str


class QrText(HttpModel, frozen=True):
    """A text to be drawn as a QR code: a link of this server."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class LobbyTable(HttpModel, frozen=True):
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


class DailyResult(HttpModel, frozen=True):
    """`table` is sent to those who have finished their own game of that day, and to everybody when the day is over."""

    name: str
    score: int
    won: bool
    mine: bool
    table: str = ""


class Daily(HttpModel, frozen=True):
    """The challenge of a day (UTC) and who did how well, best first. `opponents`: the bots at the other seats. `mine`:
    my own table of that day, once I have begun it, on whichever device. `days`: those on which I have taken on a
    challenge of any game, the first one first; with a profile."""

    game: str
    date: str
    options: dict[str, str]
    opponents: tuple[str, ...]
    results: tuple[DailyResult, ...]
    open: bool  # it is the day: one can play, and deals are hidden
    mine: str = ""
    days: tuple[str, ...] = ()


class Together(HttpModel, frozen=True):
    """The other tables with the same deal: how they stand, once all are over."""

    tables: tuple["TogetherTable", ...]
    over: bool


class TogetherTable(HttpModel, frozen=True):
    """`table` is sent when all are over. `stage`: `gathering`, `playing` or `over`."""

    table: str
    names: tuple[str, ...]
    stage: str
    scores: tuple[int, ...] = ()


class TableInfo(HttpModel, frozen=True):
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
    may_end: bool = False  # may I give it up, for everybody?
    mine: tuple[int, ...] = ()  # the seats that I play
    waiting: tuple[int, ...] = ()  # the seats that must act now; told to those who play
