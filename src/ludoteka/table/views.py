"""What each viewer sees of a table. Everything of the game comes out of `Match.scene`, which is redacted, and
`Match.story`, which leaves out what the viewer has not seen."""

from collections.abc import Iterable
from dataclasses import dataclass

from msgspec.structs import replace

from ludoteka.core.actors import AUTOMA, CHANCE, SPECTATOR
from ludoteka.core.history import VisibleEntry
from ludoteka.core.match import Match
from ludoteka.core.scene import Scene

from . import commands
from .clocks import Clocks
from .consent import UndoRequests
from .deals import kind_of
from .delayed_view import DelayedMatch, until_visible, visible
from .presence import Presence
from .rights import Rights, is_host, seats_of
from .setup import HUMAN, OPEN, humans
from .storage import LogLine, SeatRow, TableRow
from .stored_log import StoredLog
from .wire import Around, Delay, Gathering, LobbyTable, NewSeat, SeatInfo, StoryLine, TableInfo, TableView, Terms

_OUTSIDE = {CHANCE: -1, AUTOMA: -2, SPECTATOR: -1}  # on the wire, who has no seat is below zero


class Views:
    """A game is drawn once for each viewer and change, however many sockets look from there. All methods want the
    table's lock to be held."""

    def __init__(self, log: StoredLog, presence: Presence, clocks: Clocks, requests: UndoRequests) -> None:
        self._log = log
        self._presence = presence
        self._clocks = clocks
        self._requests = requests
        self._views: dict[int, View] = {}
        self._views_before: dict[int, View] = {}
        self._delayed: DelayedMatch | None = None

    def outdate(self) -> None:
        """The table has changed."""
        self._views_before |= self._views
        self._views.clear()

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
        row, about = self._log.row, around(self._log.row, self._presence, rights, sealed=sealed)
        return replace(
            show(row, match, self._view(match, viewer), viewer, mine, resting=resting, around=about),
            seats=seat_infos(row, mine, self._presence, self._clocks),
            consent=viewer in mine and bool(self._requests.asked_of(match, viewer)),
            undo_asked=self._requests.pending(),
        )

    def gathering(self, match: Match, rights: Rights, swaps: dict[int, int]) -> Gathering:
        row = self._log.row
        return Gathering(
            table=row.id,
            game=row.game,
            options=match.setting.options.given(),
            seats=seat_infos(row, seats_of(row, rights), self._presence, self._clocks),
            around=around(row, self._presence, rights),
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
            self._views[viewer] = view(match, viewer, self._views_before.get(viewer))
        return self._views[viewer]

    def _render_delayed(self, rights: Rights) -> TableView:
        """As it was a while ago: nothing here may come from the match as it is."""
        row, lines = self._log.row, self._log.lines
        count = visible(lines, row.terms.delay)
        if self._delayed is None or self._delayed.count > count:
            self._delayed = DelayedMatch(row)
        self._delayed.follow(lines, count)
        then, about = self._delayed.match, around(row, self._presence, rights, delayed=True)
        seen = view(then, SPECTATOR)
        return show(row, then, seen, SPECTATOR, frozenset(), resting=seen.scene.pause, around=about)


# -- the game -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class View:
    """The part that depends on the viewer alone: the same for all sockets that look from there."""

    scene: Scene
    entries: tuple[VisibleEntry, ...]
    story: tuple[StoryLine, ...]


def view(match: Match, viewer: int, before: View | None = None) -> View:
    """`before`: what was seen from there before; its lines are used again, as far as they still stand."""
    entries = match.story(viewer)
    known = _common(entries, before.entries) if before else 0
    story = story_lines(entries[known:])
    return View(match.scene(viewer), entries, before.story[:known] + story if before else story)


def _common(entries: tuple[VisibleEntry, ...], before: tuple[VisibleEntry, ...]) -> int:
    """How many lines at the beginning are the very same."""
    pairs = enumerate(zip(entries, before, strict=False))
    return next((n for n, (new, old) in pairs if new is not old), min(len(entries), len(before)))


def story_lines(entries: Iterable[VisibleEntry]) -> tuple[StoryLine, ...]:
    return tuple(
        StoryLine(actor=_OUTSIDE.get(t.actor, t.actor), text=t.text, words=t.words, kind=t.kind) for t in entries
    )


def show(
    row: TableRow, match: Match, seen: View, viewer: int, mine: frozenset[int], *, resting: bool, around: Around
) -> TableView:
    """The table as somebody sees it from `viewer` who may decide for the seats `mine`."""
    return TableView(
        table=row.id,
        game=row.game,
        options=match.setting.options.given(),
        seats=plain_seats(row),
        viewer=_OUTSIDE.get(viewer, viewer),
        waiting=tuple(actor for actor in match.to_act() if actor not in _OUTSIDE),
        # Of every own seat, even of one that need not act now: an undo names its decision, too.
        decisions={str(seat): match.decision(seat) for seat in sorted(mine)},
        undoable=viewer in mine and commands.may_undo(match, viewer),
        undoable_seats=tuple(seat for seat in sorted(mine) if commands.may_undo(match, seat)),
        offered=tuple(seat for seat in match.may_act() if seat in mine and seat not in match.to_act()),
        resting=resting,
        scene=seen.scene,
        story=seen.story,
        around=around,
    )


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


# -- the people ---------------------------------------------------------------------------------------------------


def around(row: TableRow, presence: Presence, rights: Rights, *, sealed: bool = False, delayed: bool = False) -> Around:
    return Around(
        terms=public_terms(row),
        commit=row.commit,
        host=is_host(row, rights),
        watchers=presence.watchers(row),
        deal=kind_of(row.deal),  # type: ignore[arg-type]
        sealed=sealed,
        delayed=delayed,
        followed_by=row.meta.followed_by,
    )


def seat_infos(row: TableRow, mine: frozenset[int], presence: Presence, clocks: Clocks) -> tuple[SeatInfo, ...]:
    here, stand_ins = presence.seats(row), presence.stand_ins(row)
    return tuple(
        SeatInfo(
            kind=seen_kind(seat_row),
            name=seat_row.name,
            mine=seat in mine,
            here=seat in here,
            ready=seat_row.ready,
            stand_in=seat in stand_ins,
            left=clocks.left(seat) if seat_row.kind == HUMAN else None,
        )
        for seat, seat_row in enumerate(row.seats)
    )


def plain_seats(row: TableRow) -> tuple[SeatInfo, ...]:
    """For a viewer who sees the table as it was a while ago: nothing that reveals how it stands now."""
    return tuple(SeatInfo(kind=seen_kind(s), name=s.name, mine=False) for s in row.seats)


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


def in_lobby(row: TableRow, match: Match, presence: Presence) -> LobbyTable:
    return LobbyTable(
        table=row.id,
        game=row.game,
        options=match.setting.options.given(),
        stage=row.stage,
        seats=tuple(NewSeat(kind=seen_kind(s), name=s.name) for s in row.seats),
        free=sum(seen_kind(s) == OPEN for s in row.seats),
        terms=public_terms(row),
        watchers=presence.watchers(row),
        created=row.created,
    )


def seen_kind(seat_row: SeatRow) -> str:
    return HUMAN if seat_row.kind == OPEN and seat_row.person else seat_row.kind


def public_terms(row: TableRow) -> Terms:
    """A webhook's address is as good as a password."""
    return replace(row.terms, webhook="")
