"""The public tables that somebody is sitting at."""

from collections.abc import Iterable

from .live_state import others_here
from .nodes import ListedTable, Nodes
from .rights import seats_of
from .views import in_lobby
from .wire import LobbyTable

MOST_LISTED = 100


def newest(tables: Iterable[LobbyTable]) -> list[LobbyTable]:
    return sorted(tables, key=lambda table: table.created, reverse=True)[:MOST_LISTED]


def seen_elsewhere(listed: ListedTable, nodes: Nodes) -> LobbyTable | None:
    """A table that this node has not open, if somebody sits at it by a node that is alive."""
    here = others_here(listed.state, nodes.node, nodes.alive)
    watchers = sum(count for rights, count in here.items() if not seats_of(listed.row, rights))
    return in_lobby(listed.row, watchers) if watchers < here.total() else None
