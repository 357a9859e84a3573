"""What each viewer sees of a table. Everything of the game comes out of `Match.scene`, which is redacted, and
`Match.story`, which leaves out what the viewer has not seen."""

import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from ludoteka.core.actors import AUTOMA, CHANCE, SPECTATOR
from ludoteka.core.history import VisibleEntry
from ludoteka.core.match import Match
from ludoteka.core.options import BaseOptions
from ludoteka.core.scene import Scene
from ludoteka.games import find_game

from . import commands
from .clocks import Clocks
from .consent import UndoRequests
from .delayed_view import DelayedMatch, until_visible, visible
from .people_views import PeopleViews, plain_seats, public_terms, seen_kind
from .presence import Presence
from .rights import Rights, is_host, seats_of
from .setup import OPEN, humans
from .storage import LogLine, TableRow
from .stored_log import StoredLog
from .wire import (
    Around,
    Delay,
    Gathering,
    LobbyTable,
    NewSeat,
    SeatInfo,
    StoryLine,
    TableInfo,
    TableView,
    UndoAsked,
)

_OUTSIDE = {CHANCE: -1, AUTOMA: -2, SPECTATOR: -1}  # on the wire, who has no seat is below zero


FRESH = 0.05  # seconds for which a view is shown to others who see the same: clocks run on in it


class Perspective(NamedTuple):
    """From where somebody looks, and all else on which it depends what they see of a table that does not change."""

    viewer: int
    mine: frozenset[int]
    host: bool
    sealed: bool
    resting: bool


class Views:
    """A game is drawn once for each viewer and change, and a view made once for all who see the same, however many
    sockets there are. All methods want the table's lock to be held."""

    def __init__(
        self,
        log: StoredLog,
        presence: Presence,
        clocks: Clocks,
        requests: UndoRequests,
        seconds: Callable[[], float] = time.monotonic,
    ) -> None:
        self._log = log
        self._people = PeopleViews(log, presence, clocks)
        self._requests = requests
        self._seconds = seconds
        self._views: dict[int, View] = {}
        self._stories: dict[int, StoryLines] = {}
        self._turns: dict[frozenset[int], OwnTurns] = {}
        self._rendered: dict[Perspective, tuple[float, TableView]] = {}
        self._delayed: DelayedMatch | None = None

    def outdate(self) -> None:
        """The game has gone on."""
        self._views.clear()
        self._turns.clear()
        self.refresh()

    def refresh(self) -> None:
        """Something has changed that is not the game: who is here, what they ask for."""
        self._rendered.clear()

    def reload(self) -> None:
        """The table was read again: what was seen before may never have happened."""
        self.outdate()
        self._delayed = None

    def render(
        self, match: Match, rights: Rights, viewer: int, mine: frozenset[int], *, sealed: bool, resting: bool
    ) -> TableView:
        """The table as somebody with these rights sees it from `viewer`."""
        if not mine and self._log.row.terms.delay != Delay() and not match.over:
            return self._render_delayed(rights)
        perspective = Perspective(viewer, mine, is_host(self._log.row, rights), sealed, resting)
        made, view = self._rendered.get(perspective, (0.0, None))
        if view is None or self._seconds() - made > FRESH:
            view = self._render(match, perspective)
            self._rendered[perspective] = self._seconds(), view
        return view

    def _render(self, match: Match, perspective: Perspective) -> TableView:
        row, mine = self._log.row, perspective.mine
        if mine not in self._turns:
            self._turns[mine] = own_turns(match, mine)
        return show(
            row,
            match,
            self._view(match, perspective.viewer),
            perspective.viewer,
            self._turns[mine],
            seats=self._people.seats(mine),
            resting=perspective.resting,
            around=self._people.around(host=perspective.host, sealed=perspective.sealed),
            consent=perspective.viewer in mine and bool(self._requests.asked_of(match, perspective.viewer)),
            undo_asked=self._requests.pending(),
        )

    def gathering(self, match: Match, rights: Rights, swaps: Mapping[int, int]) -> Gathering:
        row = self._log.row
        return Gathering(
            table=row.id,
            game=row.game,
            options=match.setting.options.given(),
            seats=self._people.seats(seats_of(row, rights)),
            around=self._people.around(host=is_host(row, rights)),
            revision=row.revision,
            swaps=tuple(sorted(swaps.items())),
            teams=match.scene().teams,
            sizes=sizes(match),
        )

    def info(self, match: Match) -> TableInfo:
        """The table in a list."""
        known = zip(times(self._log.lines), match.observed(SPECTATOR), strict=True)
        changed = max((at for at, public in known if public), default=self._log.row.created)
        return summary(self._log.row, match, self._view(match, SPECTATOR), changed)

    def alarm(self) -> float | None:
        """In how many seconds delayed spectators may know more."""
        if self._log.row.stage != "playing":
            return None
        return until_visible(self._log.lines, self._log.row.terms.delay)

    def _view(self, match: Match, viewer: int) -> "View":
        if viewer not in self._views:
            story = self._stories.setdefault(viewer, StoryLines())
            self._views[viewer] = View(match.scene(viewer), story.follow(match.story(viewer)))
        return self._views[viewer]

    def _render_delayed(self, rights: Rights) -> TableView:
        """As it was a while ago: nothing here may come from the match as it is."""
        row, lines = self._log.row, self._log.lines
        count = visible(lines, row.terms.delay)
        if self._delayed is None or self._delayed.count > count:
            self._delayed = DelayedMatch(row)
        self._delayed.follow(lines, count)
        then, about = self._delayed.match, self._people.around(host=is_host(row, rights), delayed=True)
        seen = View(self._delayed.scene(), story_lines(then.story()))
        return show(
            row, then, seen, SPECTATOR, OwnTurns(), seats=plain_seats(row), resting=seen.scene.pause, around=about
        )


# -- the game -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class View:
    """The part that depends on the viewer alone: the same for all sockets that look from there."""

    scene: Scene
    story: tuple[StoryLine, ...]


def view(match: Match, viewer: int) -> View:
    return View(match.scene(viewer), story_lines(match.story(viewer)))


class StoryLines:
    """A story as it is sent. It mostly grows, and what was made stays."""

    def __init__(self) -> None:
        self._entries: tuple[VisibleEntry, ...] = ()
        self._lines: tuple[StoryLine, ...] = ()

    def follow(self, entries: tuple[VisibleEntry, ...]) -> tuple[StoryLine, ...]:
        known = len(self._entries)
        if entries[:known] != self._entries:
            known = 0
        self._lines = self._lines[:known] + story_lines(entries[known:])
        self._entries = entries
        return self._lines


def story_lines(entries: Iterable[VisibleEntry]) -> tuple[StoryLine, ...]:
    return tuple(
        StoryLine(actor=_OUTSIDE.get(t.actor, t.actor), text=t.text, words=t.words, kind=t.kind) for t in entries
    )


@dataclass(frozen=True)
class OwnTurns:
    """What a person can do with their own seats: the decision that each faces (also of one that need not act now: an
    undo names its decision, too), those that can take back their last action, those that may act and need not."""

    decisions: Mapping[str, int] = field(default_factory=dict)
    undoable: tuple[int, ...] = ()
    offered: tuple[int, ...] = ()


def own_turns(match: Match, mine: frozenset[int]) -> OwnTurns:
    return OwnTurns(
        {str(seat): match.decision(seat) for seat in sorted(mine)},
        tuple(seat for seat in sorted(mine) if commands.may_undo(match, seat)),
        tuple(seat for seat in match.may_act() if seat in mine and seat not in match.to_act()),
    )


def show(
    row: TableRow,
    match: Match,
    seen: View,
    viewer: int,
    turns: OwnTurns,
    *,
    seats: tuple[SeatInfo, ...],
    resting: bool,
    around: Around,
    consent: bool = False,
    undo_asked: UndoAsked | None = None,
) -> TableView:
    """The table as somebody sees it from `viewer`."""
    return TableView(
        table=row.id,
        game=row.game,
        options=options_in_words(match.setting.options),
        seats=seats,
        viewer=_OUTSIDE.get(viewer, viewer),
        waiting=tuple(actor for actor in match.to_act() if actor not in _OUTSIDE),
        decisions=dict(turns.decisions),
        undoable=viewer in turns.undoable,
        undoable_seats=turns.undoable,
        offered=turns.offered,
        resting=resting,
        scene=seen.scene,
        story=seen.story,
        around=around,
        consent=consent,
        undo_asked=undo_asked,
        goal=match.setting.goal,
        variant=match.setting.variant,
    )


@lru_cache(256)
def options_in_words(options: BaseOptions) -> dict[str, str]:
    return options.given()


def summary(row: TableRow, match: Match, seen: View, changed: str) -> TableInfo:
    """The table in a list; the points are those that a spectator sees."""
    points = {score.seat: score.points for score in seen.scene.scores}
    return TableInfo(
        table=row.id,
        game=row.game,
        options=match.setting.options.given(),
        seats=tuple(NewSeat(kind=seen_kind(seat), name=seat.name) for seat in row.seats),
        scores=tuple(points.get(seat, 0) for seat in range(len(row.seats))),
        over=match.over,
        stage=row.stage,
        changed=changed,
        scene=_picture(seen.scene, min(humans(row), default=0)),
    )


def _picture(scene: Scene, seat: int) -> Scene:
    """The board of a seat, or the one that all share, without anything to do or to count."""
    boards = [board for board in scene.boards if board.seat == seat] or scene.boards
    return replace(scene, boards=tuple(boards[:1]), tray=(), targets=(), refusals=(), scores=(), tallies=())


def times(lines: Iterable[LogLine]) -> list[str]:
    """When each live entry was made; what an undo entered again keeps its time, so that nobody sees secret undos."""
    live: list[LogLine] = []
    undone: list[LogLine] = []
    for line in lines:
        if line.undone:
            undone = live[-line.undone :]
            del live[-line.undone :]
            continue
        again = next((old for old in undone if (old.actor, old.text) == (line.actor, line.text)), None)
        undone = undone[undone.index(again) + 1 :] if again else []
        live.append(again or line)
    return [line.at for line in live]


def sizes(match: Match) -> tuple[int, ...]:
    """How many seats the table could have instead, for what is played at it; what goes by their number goes along."""
    game, options = match.game, match.setting.options
    possible = ((seats, options.seated(seats)) for seats in game.seats)
    return tuple(seats for seats, there in possible if there.fits(seats) and not there.unanswered(seats))


def in_lobby(row: TableRow, watchers: int) -> LobbyTable:
    return LobbyTable(
        table=row.id,
        game=row.game,
        options=find_game(row.game).options.read(row.options).given(),
        stage=row.stage,
        seats=tuple(NewSeat(kind=seen_kind(s), name=s.name) for s in row.seats),
        free=sum(seen_kind(s) == OPEN for s in row.seats),
        terms=public_terms(row),
        watchers=watchers,
        created=row.created,
    )
