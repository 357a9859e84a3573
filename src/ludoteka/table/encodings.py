"""Patches as they are sent: made once for all sockets that have the same view and are to get the same new one."""

import msgspec

from ludoteka.core.match import Match

from .base_views import base_view
from .delta import diff
from .wire import TablePatch, TableView

MOST = 6  # at one table: each holds two views


class Encodings:
    def __init__(self, match: Match) -> None:
        self._match = match
        self._known: dict[tuple[int, int], tuple[TableView, TableView, bytes]] = {}

    def patch(self, view: TableView, last: TableView | None) -> bytes:
        """The message that makes `view` of the last one over a socket; if there is none, of the base view."""
        base = base_view(self._match)
        old = last or base.view
        known = self._known.get((id(view), id(old)))
        if known is None:
            if len(self._known) >= MOST:
                self._known.clear()
            patch = TablePatch(patch=diff(view, old), base="" if last else base.name)
            # The views stay as long as their ids are in use here.
            known = self._known[id(view), id(old)] = view, old, msgspec.json.encode(patch)
        return known[-1]
