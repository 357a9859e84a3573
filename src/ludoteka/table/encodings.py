"""Patches as they are sent: made once for all sockets that have the same view and are to get the same new one."""

import msgspec

from ludoteka.core.match import Match

from .base_views import base_view
from .delta import diff
from .wire import TablePatch, TableView

MOST = 6  # at one table: each holds two views, and where a clock runs, a view is new at every look


class Encodings:
    def __init__(self, match: Match) -> None:
        self._match = match
        self._known: dict[tuple[int, int], tuple[TableView, TableView, bytes]] = {}

    def clear(self) -> None:
        """The table has changed: nobody is to get any more what was shown before."""
        self._known.clear()

    def patch(self, view: TableView, last: TableView | None, *, shared: bool) -> bytes:
        """The message that makes `view` of the last one over a socket; if there is none, of the base view. `shared`:
        others may want the same."""
        base = base_view(self._match)
        old = last or base.view
        known = self._known.get((id(view), id(old)))
        if known:
            return known[-1]
        message = msgspec.json.encode(TablePatch(patch=diff(view, old), base="" if last else base.name))
        if shared:
            if len(self._known) >= MOST:
                self.clear()
            self._known[id(view), id(old)] = view, old, message  # the views stay as long as their ids are in use
        return message
