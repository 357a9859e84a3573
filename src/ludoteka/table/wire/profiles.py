"""Over HTTP: who somebody is on this server, and their games."""

from typing import Annotated, Literal

import msgspec

from ludoteka.core.bounds import Name, Token, Word

from .tables import HttpModel, Stage

# A key is a long random text that a browser makes; the server stores its hash. See `Share` for the pattern.
ProfileKey = Annotated[str, msgspec.Meta(pattern=r"^(?!\n)([0-9a-f]{64})?$", max_length=64)]
MOST_ATTACHED = 100


class Me(HttpModel, frozen=True):
    """My profile. `name` is empty until I choose one. `games`: how many tables are mine."""

    name: str
    created: str  # ISO 8601, UTC
    devices: int
    games: int


class MyName(HttpModel, frozen=True):
    """The name that is offered at new tables; empty: none."""

    name: Name = ""


class OwnedKey(HttpModel, frozen=True):
    """A table, and the token that I have there."""

    table: Word
    token: Token


class OwnedKeys(HttpModel, frozen=True):
    """Tables that are to be mine; those whose token is not valid any more are left out without a word."""

    keys: Annotated[list[OwnedKey], msgspec.Meta(max_length=MOST_ATTACHED)]


class Attached(HttpModel, frozen=True):
    """Those of them that are mine now."""

    tables: tuple[str, ...]


class Pairing(HttpModel, frozen=True):
    """A code with which another device becomes mine, once and until `expires` (ISO 8601, UTC)."""

    code: str
    expires: str


class PairingCode(HttpModel, frozen=True):
    code: Word


class PairingOwner(HttpModel, frozen=True):
    """Whose code it is: to be shown before a device joins them."""

    name: str
    games: int


class MySeat(HttpModel, frozen=True):
    """`kind`: as in `NewSeat`; an open seat that is taken is `human`."""

    kind: str
    name: str
    mine: bool


class MyGame(HttpModel, frozen=True):
    """One of my tables. `to_move`: the seats that are waited for. `scores`: as a spectator sees them. `winners`: once
    it is over. `day`: of a daily challenge, like 2026-01-31."""

    table: str
    token: str
    game: str
    options: dict[str, str]
    seats: tuple[MySeat, ...]
    stage: Stage
    my_turn: bool
    to_move: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    deal: Literal["", "duplicate", "daily"]
    day: str
    created: str  # ISO 8601, UTC
    changed: str
    may_end: bool  # may I give it up, for everybody?


class MyGames(HttpModel, frozen=True):
    """A page of my games: where it is my turn, then those that go on, then finished ones; each newest first.
    `total`: how many there are on all pages; `waiting`: in how many of all my games it is my turn."""

    games: tuple[MyGame, ...]
    total: int
    waiting: int


class PushSubscription(HttpModel, frozen=True):
    """Where a browser of mine wants to be told that it is my turn, as its `PushManager` has made it."""

    endpoint: Annotated[str, msgspec.Meta(min_length=10, max_length=1000)]
    p256dh: Annotated[str, msgspec.Meta(max_length=100)]
    auth: Annotated[str, msgspec.Meta(max_length=40)]
    language: Annotated[str, msgspec.Meta(max_length=10)] = "en"


class PushEndpoint(HttpModel, frozen=True):
    endpoint: Annotated[str, msgspec.Meta(min_length=10, max_length=1000)]
