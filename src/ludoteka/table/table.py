"""A table: what people do at it, and what they see of it."""

import asyncio
from collections.abc import Callable

from msgspec.structs import replace

from ludoteka.core.actors import SPECTATOR
from ludoteka.core.errors import Refused
from ludoteka.core.match import Match

from . import acts, gathering
from .agreement import replay
from .around import around, gathered, in_lobby, seat_infos
from .consent import Request, asked_of
from .deals import day_of, today
from .lagging import Lagging, until_visible, visible
from .ledger import Ledger, Line, Saved, unknown
from .over import Over
from .players import Engage, in_threads
from .rights import NOBODY, Rights, is_host, persons, seats_of
from .showing import show, summary, view
from .talk import Chatter
from .wire import Delay, Gathering, LobbyTable, Say, Shown, TableInfo

ANY = -1  # whatever revision

Changed = Callable[["Table"], None]
Turn = Callable[["Table", int], None]


def nobody_cares(table: "Table", seat: int) -> None:
    pass


class Table(Over):
    """`changed` is called at every change, `turn` when it is a person's turn."""

    def __init__(
        self,
        saved: Saved,
        lines: list[Line],
        match: Match,
        ledger: Ledger,
        changed: Changed,
        turn: Turn = nobody_cares,
        engage: Engage = in_threads,
    ) -> None:
        self._lagging: Lagging | None = None
        self._engage = engage
        super().__init__(saved, lines, match, ledger)
        self._changed = changed
        self._turn = turn
        self.chatter = Chatter()
        self.gone = False  # given up: whoever still holds it may not go on
        self._request: Request | None = None
        self._swaps: dict[int, int] = {}

    @classmethod
    async def open(
        cls,
        table: str,
        ledger: Ledger,
        changed: Changed,
        turn: Turn = nobody_cares,
        engage: Engage = in_threads,
    ) -> "Table":
        saved, lines = await ledger.load(table)
        # In a thread: to replay a long game takes longer than everybody else should wait.
        return cls(saved, lines, await asyncio.to_thread(replay, saved, lines), ledger, changed, turn, engage)

    def mine(self, rights: Rights) -> frozenset[int]:
        return seats_of(self.saved, rights)

    # -- who is here --------------------------------------------------------------------------------------------

    def come(self, rights: Rights) -> None:
        self.presence.come(self.saved, rights)
        self._changed(self)

    def go(self, rights: Rights) -> None:
        self.presence.go(self.saved, rights)
        self._changed(self)

    # -- before the game ----------------------------------------------------------------------------------------

    async def sit(self, person: str, seat: int, name: str) -> None:
        await self._gather(lambda saved: gathering.sit(saved, person, seat, name))

    async def claim(self, guest: str, person: str) -> None:
        await self._gather(lambda saved: gathering.claim(saved, guest, person))

    async def leave(self, rights: Rights) -> None:
        await self._gather(lambda saved: gathering.leave(saved, rights.person))

    async def swap(self, rights: Rights, mine: int, seat: int) -> None:
        """A seat that is free, or the own one, at once; else when the other wishes it as well."""
        other = self.saved.seats[seat].person if 0 <= seat < len(self.saved.seats) else ""
        if other not in ("", rights.person) and self._swaps.get(seat) != mine:
            gathering.swap(self.saved, mine, seat, other)  # refuses what can never be
            self._swaps[mine] = seat
            self._changed(self)
            return
        await self._gather(lambda saved: gathering.swap(saved, mine, seat, other))

    async def ready(self, rights: Rights, share: str) -> None:
        await self._amend(lambda saved: gathering.ready(saved, rights.person, share))

    async def change(self, rights: Rights, seat: int, kind: str, revision: int = ANY) -> None:
        self.check_host(rights)
        await self._gather(lambda saved: gathering.change(saved, seat, kind, revision))

    async def _gather(self, step: gathering.Step) -> None:
        self._swaps.clear()  # whoever wished for a seat saw another table
        await self._amend(step)

    # -- the game -----------------------------------------------------------------------------------------------

    async def move(self, seat: int, decision: int, text: str) -> None:
        """Answer a decision with the action `text`; a second time, nothing happens."""
        await self._change(lambda match: acts.move(match, seat, decision, text))

    async def undo(self, seat: int, decision: int) -> None:
        """Take back the seat's last action; a second time, nothing happens."""
        await self._change(lambda match: acts.undo(match, seat, decision))

    async def ask_undo(self, seat: int, decision: int) -> None:
        """The same, with the consent of those who saw it: they are asked."""
        async with self._lock:
            match = await self._current()
            asked = self._asked_of(match, seat)
            waits = bool(asked) and match.decision(seat) == decision
            if waits and not (self._request and self._request.about(seat, decision)):
                self._request = Request(seat, decision)
        if not waits:
            await self.undo(seat, decision)
        self._changed(self)

    async def agree(self, rights: Rights, seat: int, decision: int, *, yes: bool) -> None:
        """Say yes or no to what somebody has asked for; about what is settled, nothing happens. A no of whoever asked
        withdraws it."""
        async with self._lock:
            match, request = await self._current(), self._request
            if request is None or not request.about(seat, decision):
                return
            asked = self._asked_of(match, seat)
            withdrawn = not yes and seat in self.mine(rights)
            if rights.person not in asked and not withdrawn:
                raise Refused("not-your-seat")
            request.agreed.add(rights.person)
            settled = not yes or request.agreed >= asked
            if settled:
                self._request = None
        if settled and yes:
            await self._change(lambda match: acts.undo(match, seat, decision, agreed=True))
        self._changed(self)

    async def go_on(self) -> None:
        """End a pause; where there is none, nothing happens."""
        await self._change(self._draw)

    def sets_pace(self, rights: Rights) -> bool:
        """Where several people play, they all have the host's."""
        return is_host(self.saved, rights) or not persons(self.saved) - {rights.person}

    def take_time(self, seconds: float, *, by_hand: bool) -> None:
        """How long bots and chance take from now on. Not stored: it is a wish of the people who look."""
        if (seconds, by_hand) == (self._pace, self._by_hand):
            return  # nobody needs to hear it again
        self._pace, self._by_hand = seconds, by_hand
        self._changed(self)

    def say(self, rights: Rights, said: Say) -> None:
        mine = self.mine(rights)
        if not mine:
            raise Refused("not-your-seat")
        self.chatter.say(self.saved, min(mine), said)
        self._changed(self)

    async def follow(self, table: str) -> str:
        """Note a rematch, unless there is one; return which it is."""
        if self.saved.stage != "over":
            raise Refused("game-unfinished", place=self.id)

        def step(saved: Saved) -> Saved:
            company = saved.company
            return replace(saved, company=replace(company, followed_by=company.followed_by or table))

        await self._amend(step)
        return self.saved.company.followed_by

    async def forget_person(self, rights: Rights) -> None:
        """Take the name and the words of somebody from this table; the game stays."""
        mine = self.mine(rights)
        self.chatter.forget(rights.person, mine)
        await self._amend(lambda saved: gathering.forget(saved, mine))
        self._changed(self)  # also if only words are gone

    # -- what is seen -------------------------------------------------------------------------------------------

    async def look(self, rights: Rights, viewer: int = SPECTATOR) -> Shown | Gathering:
        """The table as somebody may see it: from one of their seats, or as a spectator if there may be any."""
        if self.gone:
            raise unknown(self.id)
        async with self._lock:
            match = await self._current()
            if self.saved.stage == "gathering":
                return gathered(self.saved, match, self.presence, self._clocks, rights, self._swaps)
        mine = self.mine(rights)
        if not mine:
            await self._check_watching()
        return await self.shown(mine, viewer, rights)

    async def shown(self, mine: frozenset[int], viewer: int = SPECTATOR, rights: Rights = NOBODY) -> Shown:
        """The table from one of the own seats, or as a spectator."""
        if viewer != SPECTATOR and viewer not in mine:
            raise Refused("not-your-seat", place=str(viewer))
        sealed = await self.sealed()
        async with self._lock:
            match = await self._current()
            if not mine and self._delayed(match):
                return self._shown_late(rights)
            about = around(self.saved, self.presence, rights, sealed=sealed)
            seen, resting = self._view(match, viewer), self._resting(match)
            shown = show(self.saved, match, seen, viewer, mine, resting=resting, around=about)
            return replace(
                shown,
                seats=seat_infos(self.saved, mine, self.presence, self._clocks),
                consent=viewer in mine and bool(self._asked_of(match, viewer)),
                undo_asked=self._request.told(self.saved) if self._request else None,
            )

    async def seat_to_look_from(self, mine: frozenset[int]) -> int:
        """The own seat that is asked something, or the first; who has none watches."""
        async with self._lock:
            match = await self._current()
        return min(mine & set(match.must_act()) or mine, default=SPECTATOR)

    async def info(self, rights: Rights = NOBODY) -> TableInfo:
        async with self._lock:
            match = await self._current()
            changed = self._lines[-1].at if self._lines else self.saved.created
            told = summary(self.saved, match, self._view(match, SPECTATOR), changed)
        return replace(told, may_end=self._may_end(rights))

    async def check_seated(self, rights: Rights) -> None:
        """Refused to those who play no part here: they see the table as spectators do, or not at all."""
        if self.mine(rights) or self.saved.stage == "gathering":
            return
        if self.saved.stage == "playing":
            raise Refused("not-your-seat")
        await self._check_watching()

    def check_host(self, rights: Rights) -> None:
        if not is_host(self.saved, rights):
            raise Refused("host-only")

    def check_may_end(self, rights: Rights) -> None:
        """Refused, unless it is the host. The game of a day stays, so that nobody plays it twice."""
        day = day_of(self.saved.deal)
        if day is not None and day >= today():
            raise Refused("daily-stays")
        self.check_host(rights)

    def _may_end(self, rights: Rights) -> bool:
        try:
            self.check_may_end(rights)
        except Refused:
            return False
        return True

    async def lobby(self) -> LobbyTable:
        async with self._lock:
            return in_lobby(self.saved, await self._current(), self.presence)

    async def _check_watching(self) -> None:
        if not self.saved.terms.watching and self.saved.stage != "over":
            raise Refused("no-watching")
        if await self.sealed():
            raise Refused("deal-sealed")

    def _delayed(self, match: Match) -> bool:
        return self.saved.terms.delay != Delay() and not match.over

    def _shown_late(self, rights: Rights) -> Shown:
        """As it was a while ago: nothing here may come from the match as it is."""
        count = visible(self._lines, self.saved.terms.delay)
        if self._lagging is None or self._lagging.count > count:
            self._lagging = Lagging(self.saved)
        self._lagging.follow(self._lines, count)
        then, about = self._lagging.match, around(self.saved, self.presence, rights, delayed=True)
        seen = view(then, SPECTATOR)
        return show(self.saved, then, seen, SPECTATOR, frozenset(), resting=seen.scene.pause, around=about)

    def alarm(self) -> float | None:
        own, delay = super().alarm(), self.saved.terms.delay
        late = until_visible(self._lines, delay) if self.saved.stage == "playing" else None
        return min((seconds for seconds in (own, late) if seconds is not None), default=None)

    def _asked_of(self, match: Match, seat: int) -> frozenset[str]:
        return asked_of(self.saved, match, seat, self.presence.stand_ins(self.saved))

    # -- after a change -----------------------------------------------------------------------------------------

    def _read_anew(self, match: Match) -> None:
        super()._read_anew(match)
        self._lagging = None

    def _went_on(self, match: Match, lines: list[Line]) -> None:
        self._clocks.bank(lines)
        asked = self._look_around(match)
        if lines:
            self._request = None  # it was about another position
        self._changed(self)
        for seat in asked:
            self._turn(self, seat)
