"""Who is notified when a table changes.

Only *that* it changed goes through here, never what: every socket then asks the table for what its viewer may see.
So nothing can leak on the way, many changes at once cost a slow socket one look, and a gap cannot happen. A further
process would pass on the names of changed tables, and nothing else.
"""

import asyncio
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Protocol

from ludoteka.core.spans import cause


class Change(asyncio.Event):
    """`cause`: of the last change, for those who trace it."""

    cause = ""


class Hub(Protocol):
    def notify(self, table: str) -> None:
        """The table has changed."""

    def listening(self, table: str) -> AbstractContextManager["Change"]:
        """An event that is set at every change of the table; the one who waits for it clears it."""


class LocalHub:
    """The hub of one process."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[Change]] = {}

    def notify(self, table: str) -> None:
        reason = cause()
        for event in self._listeners.get(table, ()):
            event.cause = reason
            event.set()

    @contextmanager
    def listening(self, table: str) -> Iterator[Change]:
        event = Change()
        self._listeners.setdefault(table, set()).add(event)
        try:
            yield event
        finally:
            self._listeners[table].discard(event)
            if not self._listeners[table]:
                del self._listeners[table]
