"""Patches as they are sent: made once for all sockets that have the same view and are to get the same new one."""

from collections import OrderedDict

import msgspec

from ludoteka.core.match import Match

from .base_views import base_view
from .delta import diff
from .wire import TablePatch, TableView


class Encodings:
    """The last `most` patches of all tables: those who want the same want it within milliseconds."""

    def __init__(self, most: int = 256) -> None:
        self._most = most
        self._known: OrderedDict[tuple[int, int], tuple[TableView, TableView, bytes]] = OrderedDict()

    def patch(self, match: Match, view: TableView, last: TableView | None) -> bytes:
        """The message that makes `view` of the last one over a socket; if there is none, of the base view."""
        base = base_view(match)
        old = last or base.view
        known = self._known.get((id(view), id(old)))
        if known is None:
            message = msgspec.json.encode(TablePatch(patch=diff(view, old), base="" if last else base.name))
            known = self._known[id(view), id(old)] = (
                view,
                old,
                message,
            )
            if len(self._known) > self._most:
                self._known.popitem(last=False)
        return known[-1]
