"""What a table asks of a store: to write its log, entry by entry. `ludoteka.store` holds the implementations.

The log is stored in notation, never as action numbers, so that what was played survives a renumbering of a room's
actions and can be read by a person with nothing but a database shell.
"""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Protocol

import msgspec

from ludoteka.core.errors import Refused

from .evening import EarlierGames
from .wire import Stage, Terms


class SeatRow(msgspec.Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """A seat and who has it. `person`: the id that their token names, empty for a bot and while nobody has sat down.
    `share`: their share in the chance, given when they became ready."""

    kind: str
    name: str = ""
    person: str = ""
    ready: bool = False
    share: str = ""


class TableMeta(msgspec.Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """The people's side of a table. `address`: where its host found this server. `followed_by`: the rematch.
    `scores`, `winners`: how the game ended, for lists that cannot replay every game. `earlier`: of a rematch, the
    games before it."""

    host: str = ""
    terms: Terms = Terms()
    address: str = ""
    followed_by: str = ""
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    earlier: EarlierGames = EarlierGames()


class TableRow(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A table as it is stored, without its log. The seed is the table's secret until the end. `deal`: names the deal
    where several tables share one. `revision` counts the changes."""

    id: str
    game: str
    rules: int
    options: str
    seats: tuple[SeatRow, ...]
    seed: bytes
    commit: str
    components: str = ""
    created: str
    stage: Stage = "playing"
    deal: str = ""
    meta: TableMeta = TableMeta()
    revision: int = 0

    @property
    def players(self) -> tuple[str, ...]:
        """Who plays, in the order of the seats: a person, or a kind of bot."""
        return tuple(seat.person or seat.kind for seat in self.seats)

    @property
    def terms(self) -> Terms:
        return self.meta.terms


class LogLine(msgspec.Struct, frozen=True, gc=False):
    """One entry as it is stored: the actor as in a record file, the action in notation (or how many entries were
    undone), when, and how many milliseconds of the actor's clock it took."""

    actor: str
    text: str
    undone: int
    at: str
    spent: int = 0


class Conflict(Exception):
    """Somebody else has changed this table: read it again, then see what still makes sense."""


class StoreAway(Exception):
    """The store cannot be asked now; it may be back in a moment. What was to be written may be written or not: read it
    again then."""


class TableStore(Protocol):
    """Stores tables. Whatever `create`, `amend` and `append` return from is on the disk. Each method may raise
    StoreAway."""

    async def create(self, table: TableRow) -> None:
        """Conflict if there is a table with this id."""
        ...

    async def amend(self, table: TableRow) -> None:
        """Write the seats, stage and meta of a table as revision + 1; Conflict if that is already there."""
        ...

    async def sharing(self, deal: str) -> list[TableRow]:
        """All tables with this deal, oldest first."""
        ...

    async def load(self, table: str) -> tuple[TableRow, list[LogLine]]:
        """A table and its whole log; TableUnknown if there is none."""
        ...

    async def append(self, table: str, n: int, lines: Sequence[LogLine]) -> None:
        """Write `lines` as entries n, n + 1, ... of the table, all or none; Conflict if one is already there."""
        ...

    async def untouched(self, since: str) -> list[str]:
        """Some of the tables that have not changed since that moment, longest ago first; none if there are none."""
        ...

    async def delete(self, table: str) -> None:
        """Remove a table and its log; TableUnknown if there is none."""
        ...


class TableUnknown(Refused):
    def __init__(self, table: str) -> None:
        super().__init__("table-unknown", place=table)


def now() -> str:
    return moment(datetime.now(UTC))


def moment(at: datetime) -> str:
    """ISO 8601, UTC: sorts as text, in every database."""
    return at.isoformat(timespec="milliseconds")
