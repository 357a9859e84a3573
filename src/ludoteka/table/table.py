"""A table: what people do at it, and what they see of it.

It owns its parts and passes everything on to them: the stored log, what is shared beside it, autoplay, the views, the
clocks, who is here, the requests to undo, and what follows a finished game.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping

from msgspec.structs import replace

from ludoteka.core.actors import AUTOMA, CHANCE, SPECTATOR
from ludoteka.core.errors import Refused
from ludoteka.core.match import Match

from . import commands, gathering, talk
from .autoplay import Autoplay
from .base_views import BaseView, base_view
from .clocks import Clocks, OpenTurn
from .consent import UndoRequests
from .deals import day_of, is_sealed, today
from .encodings import Encodings
from .live_state import LiveState, Pace, Spoken, Swaps
from .nodes import ALONE, Head, News, Nodes, StoredState
from .players import Engage, in_threads
from .postgame import Postgame
from .presence import Presence
from .rights import NOBODY, Rights, is_host, persons, seats_of
from .setup import replay
from .shared import Shared
from .storage import LogLine, TableRow, TableStore, TableUnknown
from .stored_log import Command, Step, StoredLog
from .views import Views, in_lobby
from .wire import Gathering, LobbyTable, TableInfo, TableView, TalkMessage

ANY = -1  # whatever revision
NO_PERSONS = frozenset({CHANCE, AUTOMA})
ENCODINGS = Encodings()  # of all tables

Changed = Callable[["Table"], None]
Turn = Callable[["Table", int], None]


def ignore_turn(table: "Table", seat: int) -> None:
    pass


class Table:
    """`changed` is called at every change, `turn` when it is a person's turn."""

    def __init__(
        self,
        row: TableRow,
        lines: list[LogLine],
        match: Match,
        store: TableStore,
        changed: Changed,
        turn: Turn = ignore_turn,
        engage: Engage = in_threads,
        shared: Shared | None = None,
    ) -> None:
        self._store = store
        self._changed = changed
        self._turn = turn
        self.shared = shared or Shared(row.id, ALONE)
        self._nodes = self.shared.nodes
        self._actors: frozenset[int] = frozenset()  # who can act now
        self.gone = False  # given up: those who still hold it may not go on
        self.presence = Presence(row, self.shared)
        self._clocks = Clocks(row.terms.clock, self._nodes.seconds)
        self.log = StoredLog(row, lines, match, store, listener=self)
        self._requests = UndoRequests(self.log, self.presence, self.shared)
        self._autoplay = Autoplay(self.log, self.presence, self._clocks, self.shared, engage)
        self._views = Views(self.log, self.presence, self._clocks, self._requests)
        self.postgame = Postgame(self.log)
        self.log_reloaded(match)
        self._ask_people(match)
        self.resume(self.shared.turns())
        self.shared.listen(self)

    @classmethod
    async def open(
        cls,
        table: str,
        store: TableStore,
        changed: Changed,
        turn: Turn = ignore_turn,
        engage: Engage = in_threads,
        nodes: Nodes = ALONE,
    ) -> "Table":
        row, lines = await store.load(table)
        stored = await nodes.store.load_live(table) if nodes.store else None
        shared = Shared(table, nodes, stored, public=row.terms.public)
        # In a thread: to replay a long game takes longer than everybody else should wait.
        return cls(row, lines, await asyncio.to_thread(replay, row, lines), store, changed, turn, engage, shared)

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def row(self) -> TableRow:
        return self.log.row

    @property
    def humans(self) -> frozenset[int]:
        return self.log.humans

    def mine(self, rights: Rights) -> frozenset[int]:
        return seats_of(self.row, rights)

    # -- who is here --------------------------------------------------------------------------------------------

    def come(self, rights: Rights) -> None:
        self.presence.come(rights)
        self.announce()

    def go(self, rights: Rights) -> None:
        self.presence.go(rights)
        self.announce()

    def announce(self) -> None:
        """Something has changed, be it only the time."""
        self._views.refresh()
        self._changed(self)

    @property
    def talk(self) -> tuple[Spoken, ...]:
        return self.shared.state.talk

    async def send_talk(self, rights: Rights, message: TalkMessage) -> None:
        mine = self.mine(rights)
        if not mine:
            raise Refused("not-your-seat")
        await self._share(lambda state: replace(state, talk=talk.add(state.talk, self.row, min(mine), message)))

    async def forget_person(self, rights: Rights) -> None:
        """Take the name and the words of somebody from this table; the game stays."""
        mine = self.mine(rights)
        await self._share(lambda state: replace(state, talk=talk.forget(state.talk, rights.person, mine)))
        await self.log.amend(lambda row: gathering.forget(row, mine))

    async def _share(self, step: Callable[[LiveState], LiveState]) -> None:
        if await self.shared.change(step):  # else nothing has changed
            self.announce()

    # -- before the game ----------------------------------------------------------------------------------------

    async def sit(self, person: str, seat: int, name: str) -> None:
        await self._gather(lambda row: gathering.sit(row, person, seat, name))

    async def claim(self, guest: str, person: str) -> None:
        await self._gather(lambda row: gathering.claim(row, guest, person))

    async def leave(self, rights: Rights) -> None:
        await self._gather(lambda row: gathering.leave(row, rights.person))

    async def swap(self, rights: Rights, mine: int, seat: int) -> None:
        """A seat that is free, or the own one, at once; else when the other wishes it as well."""
        other = self.row.seats[seat].person if 0 <= seat < len(self.row.seats) else ""
        if other not in ("", rights.person) and self._swaps().get(seat) != mine:
            gathering.swap(self.row, mine, seat, other)  # refuses what can never be
            wish = self.row.revision, {mine: seat}
            await self._share(lambda state: replace(state, swaps=with_wish(state.swaps, *wish)))
            if self._swaps().get(seat) != mine:  # the other has not wished it meanwhile, at another node
                return
        await self._gather(lambda row: gathering.swap(row, mine, seat, other))

    def _swaps(self) -> Mapping[int, int]:
        swaps = self.shared.state.swaps
        return swaps.wishes if swaps.revision == self.row.revision else {}

    async def ready(self, rights: Rights, share: str) -> None:
        await self._gather(lambda row: gathering.ready(row, rights.person, share))

    async def change(self, rights: Rights, seat: int, kind: str, revision: int = ANY) -> None:
        self.check_host(rights)
        await self._gather(lambda row: gathering.change(row, seat, kind, revision))

    async def _gather(self, step: Step) -> None:
        await self._up_to_date(lambda: self.log.amend(step))

    # -- the game -----------------------------------------------------------------------------------------------

    async def move(self, seat: int, decision: int, text: str) -> None:
        """Answer a decision with the action `text`; a second time, nothing happens."""
        await self._append(lambda match: commands.move(match, seat, decision, text))

    async def undo(self, seat: int, decision: int) -> None:
        """Take back the seat's last action; a second time, nothing happens."""
        await self._append(lambda match: commands.undo(match, seat, decision))

    async def ask_undo(self, seat: int, decision: int) -> None:
        """The same, with the consent of those who saw it: they are asked."""
        if not await self._requests.ask(seat, decision):
            await self.undo(seat, decision)
        self.announce()

    async def agree(self, rights: Rights, seat: int, decision: int, *, yes: bool) -> None:
        """Agree or not to what somebody has asked for; about what is settled, nothing happens."""
        if await self._requests.answer(rights, seat, decision, yes=yes):
            await self._append(lambda match: commands.undo(match, seat, decision, agreed=True))
        self.announce()

    async def _append(self, command: Command) -> None:
        """Store what people do, and with it the draws that follow."""

        def charged(match: Match) -> list[LogLine]:
            lines = self._clocks.charge(command(match), self.humans)
            return lines + self._autoplay.follow_up(match) if lines else []

        await self._up_to_date(lambda: self.log.append(charged))

    async def _up_to_date(self, act: Callable[[], Awaitable[bool]]) -> None:
        """Refuse nothing for being behind: what somebody answers, another node may have shown them."""
        try:
            await act()
        except Refused:
            if not await self.catch_up():
                raise
            await act()

    async def go_on(self) -> None:
        """End a pause; where there is none, nothing happens."""
        await self._autoplay.end_pause()

    def goes_on_by_itself(self) -> bool:
        """Can anybody act who is no person, or is there a result to note? If not, nothing follows from a change."""
        return self.row.stage == "over" or bool(self._actors & (NO_PERSONS | self._autoplay.played()))

    async def advance(self) -> None:
        """Let chance and the bots act, until a person must or the table rests between two rounds; unless another node
        does."""
        if await self.shared.drive():
            await self._autoplay.advance()

    def sets_pace(self, rights: Rights) -> bool:
        """Where several people play, they all have the host's."""
        return is_host(self.row, rights) or not persons(self.row) - {rights.person}

    async def take_time(self, seconds: float, *, by_hand: bool) -> None:
        """How long bots and chance take from now on. No part of the game: it is a wish of the people who look."""
        await self._share(lambda state: replace(state, pace=Pace(seconds, by_hand)))

    async def note_rematch(self, table: str) -> str:
        """Note a rematch, unless there is one; return which it is."""
        if self.row.stage != "over":
            raise Refused("game-unfinished", place=self.id)

        def step(row: TableRow) -> TableRow:
            return replace(row, meta=replace(row.meta, followed_by=row.meta.followed_by or table))

        await self.log.amend(step)
        return self.row.meta.followed_by

    # -- what is seen -------------------------------------------------------------------------------------------

    async def look(self, rights: Rights, viewer: int | None = None) -> TableView | Gathering:
        """The table as somebody may see it: from one of their seats (which one, if they do not choose, is the one that
        is asked something), or as a spectator if there may be any."""
        if self.gone:
            raise TableUnknown(self.id)
        sealed = self.row.stage != "gathering" and await self.sealed()
        async with self.log.reading() as match:
            if self.row.stage == "gathering":
                return self._views.gathering(match, rights, self._swaps())
            mine = self.mine(rights)
            if not mine:
                self._check_watching(sealed=sealed)
            seat = default_viewer(match, mine) if viewer is None else viewer
            if seat != SPECTATOR and seat not in mine:
                raise Refused("not-your-seat", place=str(seat))
            resting = self._autoplay.resting(match)
            return self._views.render(match, rights, seat, mine, sealed=sealed, resting=resting)

    def base(self) -> BaseView:
        """What every view of this table has in common."""
        return base_view(self._match)

    def patch(self, view: TableView, last: TableView | None) -> bytes:
        """The message that makes `view` of the last one over a socket."""
        return ENCODINGS.patch(self._match, view, last)

    async def info(self, rights: Rights = NOBODY) -> TableInfo:
        async with self.log.reading() as match:
            info = self._views.info(match)
            waiting = match.to_act()
        mine = sorted(self.mine(rights))
        seats = tuple(seat for seat in waiting if 0 <= seat < len(info.seats)) if mine and not info.over else ()
        return replace(info, may_end=self._may_end(rights), mine=tuple(mine), waiting=seats)

    def lobby(self) -> LobbyTable:
        return in_lobby(self.row, self.presence.watchers)

    async def sealed(self) -> bool:
        """Can somebody still be playing this deal? Then only those who play it see anything of it."""
        return await is_sealed(self.row.deal, self._store)

    # -- what is allowed ----------------------------------------------------------------------------------------

    async def check_seated(self, rights: Rights) -> None:
        """Refused to those who play no part here: they see the table as spectators do, or not at all."""
        if self.mine(rights) or self.row.stage == "gathering":
            return
        if self.row.stage == "playing":
            raise Refused("not-your-seat")
        self._check_watching(sealed=await self.sealed())

    def check_host(self, rights: Rights) -> None:
        if not is_host(self.row, rights):
            raise Refused("host-only")

    def check_may_end(self, rights: Rights) -> None:
        """Refused, unless it is the host. The game of a day stays, so that nobody plays it twice."""
        day = day_of(self.row.deal)
        if day is not None and day >= today():
            raise Refused("daily-stays")
        self.check_host(rights)

    def _may_end(self, rights: Rights) -> bool:
        try:
            self.check_may_end(rights)
        except Refused:
            return False
        return True

    def _check_watching(self, *, sealed: bool) -> None:
        if not self.row.terms.watching and self.row.stage != "over":
            raise Refused("no-watching")
        if sealed:
            raise Refused("deal-sealed")

    # -- time ---------------------------------------------------------------------------------------------------

    def alarm(self) -> float | None:
        """In how many seconds something happens even if nobody does anything."""
        if self.row.stage != "playing":
            return None
        alarms = [self._clocks.alarm(self.humans), self.presence.alarm(), self._views.alarm()]
        return min((alarm for alarm in alarms if alarm is not None), default=None)

    def running(self) -> Mapping[int, OpenTurn]:
        """Since when its seats have been thinking."""
        return self._clocks.running()

    def resume(self, running: Mapping[int, OpenTurn]) -> None:
        self._clocks.resume(running)

    # -- other nodes --------------------------------------------------------------------------------------------

    @property
    def head(self) -> Head:
        return Head(len(self.log.lines), self.row.revision, self.shared.version)

    async def catch_up(self) -> bool:
        """Read what other nodes have written; return whether there was anything."""
        store = self._nodes.store
        if store is None:
            return False
        found: list[tuple[int, StoredState]] = []

        async def read() -> News:
            known = self.head
            news = await store.news(self.id, known)
            if news.live:
                found.append((known.version, news.live))
            return news

        try:
            followed = await self.log.follow(read)
        except Refused:  # given up
            self.gone = True
            self.announce()
            return False
        taken_in = [await self.shared.follow(*live) for live in found]
        return followed or any(taken_in)

    def live_changed(self) -> None:
        """Another node has changed what people share."""
        if not self.shared.drives:
            self.resume(self.shared.turns())
        self.nodes_changed()

    def nodes_changed(self) -> None:
        """People may have come or gone at other nodes, or with them; or there was a time without any."""
        self._clocks.restart(self._nodes.up_since)
        self.presence.follow_others()
        self.announce()

    def share_turns(self) -> None:
        """Tell other nodes since when the clocks run, if they do."""
        if self._clocks.limited:
            self.shared.put_turns(self.running(), self._clocks.alarm(self.humans))

    # -- after a change, with the lock held ---------------------------------------------------------------------

    def log_reloaded(self, match: Match) -> None:
        self._match = match  # of which the base view is asked, and nothing that changes
        self._autoplay.seat_bots()
        self._views.reload()
        self._clocks.start(self.log.lines)

    def log_changed(self, match: Match, lines: list[LogLine]) -> None:
        self._clocks.bank(lines)
        self._views.outdate()
        asked = self._ask_people(match)
        self.announce()
        for seat in asked if self.shared.drives else ():
            self._turn(self, seat)

    def _ask_people(self, match: Match) -> list[int]:
        """Note who is here and who can act now; return the people's seats who must, if that is new."""
        self._actors = frozenset(match.to_act() + match.may_act())
        self.presence.follow(self.row)
        waiting = self.humans & set(match.to_act()) if self.row.stage != "gathering" else ()
        seen = match.seen_actions() if self._clocks.limited else {}
        return self._clocks.ask({seat: match.decision(seat) for seat in waiting}, seen)


def with_wish(swaps: Swaps, revision: int, wish: Mapping[int, int]) -> Swaps:
    """With a further wish; those at an earlier revision are no longer valid."""
    if revision < swaps.revision:
        return swaps
    before = swaps.wishes if swaps.revision == revision else {}
    return Swaps(revision, {**before, **wish})


def default_viewer(match: Match, mine: frozenset[int]) -> int:
    """Of these seats the one that is asked something, or the first; without any, the spectator."""
    return min(mine & set(match.to_act()) or mine, default=SPECTATOR)
