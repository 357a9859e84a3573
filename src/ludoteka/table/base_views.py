"""What never changes while a game is played: boards, cells, shapes, colours, legends. All tables of a kind share it.

The base view of a table is what a spectator sees before anything has happened, named by a hash of its content. Clients
fetch it over HTTP, once and for all; what a socket sends first is the difference between it and the view.
"""

import gzip
import hashlib
from dataclasses import dataclass
from functools import cached_property
from weakref import WeakValueDictionary

import msgspec

from ludoteka.core.errors import Refused
from ludoteka.core.match import Match, Seat, Setting

from .wire import Around, TableView, Terms


@dataclass(eq=False)
class BaseView:
    view: TableView

    @cached_property
    def content(self) -> bytes:
        return msgspec.json.encode(self.view)

    @cached_property
    def packed(self) -> bytes:
        return gzip.compress(self.content, mtime=0)

    @cached_property
    def name(self) -> str:
        return hashlib.sha256(self.content).hexdigest()[:32]


_BASES: WeakValueDictionary[str, BaseView] = WeakValueDictionary()


def base_view(match: Match) -> BaseView:
    """It lives as long as the parts of its tables do."""
    cached: dict[str, BaseView] = match.parts.__dict__
    if "base_view" not in cached:
        base = cached["base_view"] = BaseView(_blank(match.setting))
        _BASES[base.name] = base
    return cached["base_view"]


def find_base(name: str) -> BaseView:
    base = _BASES.get(name)
    if base is None:
        raise Refused("page-unknown", place=name[:40])
    return base


def _blank(setting: Setting) -> TableView:
    nobody = (Seat("human", ""),) * len(setting.seats)
    fresh = Match(Setting(setting.game, setting.options, nobody, setting.components))
    return TableView(
        table="",
        game=setting.game.name,
        options=setting.options.given(),
        seats=(),
        viewer=-1,
        waiting=(),
        decisions={},
        undoable=False,
        undoable_seats=(),
        offered=(),
        resting=False,
        scene=fresh.scene(),
        story=(),
        around=Around(
            terms=Terms(), commit="", host=False, watchers=0, deal="", sealed=False, delayed=False, followed_by=""
        ),
        goal=setting.goal,
        variant=setting.variant,
    )
