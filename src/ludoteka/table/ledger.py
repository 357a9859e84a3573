"""What a table asks of a store: keep its log, entry by entry. `ludoteka.store` holds the implementations.

The log is kept in notation, never as action numbers, so that what was played survives a renumbering of a room's
actions and can be read by a person with nothing but a database shell.
"""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Protocol

import msgspec

from ludoteka.core.errors import Refused

from .wire import NewSeat


class Saved(msgspec.Struct, frozen=True, kw_only=True):
    """What was agreed before the first entry, as it is stored. The seed is the table's secret until the end."""

    id: str
    game: str
    rules: int
    options: str
    seats: tuple[NewSeat, ...]
    seed: bytes
    commit: str
    components: str = ""
    created: str


class Line(msgspec.Struct, frozen=True):
    """One entry as it is stored: the actor as in a record file, the action in notation (or how many entries were
    undone), and when."""

    actor: str
    text: str
    undone: int
    at: str


class Conflict(Exception):
    """Somebody else has written this entry of this table: read the log again, then see what still makes sense."""


class Ledger(Protocol):
    """Keeps tables. Whatever `create` and `append` return from is on the disk."""

    async def create(self, table: Saved) -> None: ...

    async def load(self, table: str) -> tuple[Saved, list[Line]]:
        """A table and its whole log; Refused `table-unknown` if there is none."""
        ...

    async def append(self, table: str, n: int, lines: Sequence[Line]) -> None:
        """Write `lines` as entries n, n + 1, ... of the table, all or none; Conflict if one is already there."""
        ...

    async def delete(self, table: str) -> None:
        """Remove a table and its log; Refused `table-unknown` if there is none."""
        ...


def unknown(table: str) -> Refused:
    return Refused("table-unknown", place=table)


def now() -> str:
    """ISO 8601, UTC: sorts as text, in every database."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")
