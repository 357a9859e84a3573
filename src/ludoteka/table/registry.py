"""The tables that are open in this process, and the tasks in which they go on by themselves."""

import asyncio
import logging
import weakref
from collections.abc import Callable, Collection, Coroutine, Mapping
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import Any
from weakref import WeakValueDictionary

from ludoteka.core.errors import Refused
from ludoteka.core.record import Record

from .alarms import Alarms
from .deals import DAILY, DUPLICATE, Deal, kind_of, shared_deal
from .gathering import forget
from .lobby import newest, seen_elsewhere
from .nodes import ALONE, Nodes
from .players import Engage, in_threads
from .profiles import Sitting
from .rights import Rights, persons, seats_of
from .setup import HUMAN, OPEN, adopt, again, agree, replay
from .shared import Shared
from .storage import Conflict, StoreAway, TableRow, TableStore, TableUnknown, moment
from .table import Table, Turn, ignore_turn
from .wire import LobbyTable, NewTable, Possible, Problem

LOG = logging.getLogger(__name__)
AGAIN = 5.0  # seconds after a table could not go on


class TableRegistry:
    """A table stays open while anybody holds it; after that it is in the store, where it was all the time."""

    def __init__(
        self,
        store: TableStore,
        notify: Callable[[str], None],
        components: Mapping[str, str] | None = None,
        turn: Turn = ignore_turn,
        engage: Engage = in_threads,
        nodes: Nodes = ALONE,
    ) -> None:
        self._store = store
        self._notify = notify
        self._components = components or {}
        self._turn = turn
        self._engage = engage
        self._nodes = nodes
        self._tables: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._alarms = Alarms(self.ring)
        self._releases: set[asyncio.Task[None]] = set()
        self._leaving: dict[str, weakref.finalize[Any, Table]] = {}

    async def create(self, wanted: NewTable, *, address: str = "") -> Table:
        """`address`: where its host found this server."""
        row = agree(wanted, self._components, address=address)
        await self._store.create(row)
        return await self.open(row.id)

    async def duplicate(
        self, wanted: NewTable, count: int, *, host_at: Callable[[str], str], address: str = ""
    ) -> list[Table]:
        """Several tables with one deal. Their host sits down like everybody else: at one of them. `host_at`: who that
        is in a deal; nobody knows its name before."""
        if any(seat.kind == HUMAN for seat in wanted.seats) or not any(seat.kind == OPEN for seat in wanted.seats):
            raise Refused("duplicate-seats")
        deal = shared_deal()
        host = host_at(deal.name)
        agreed = [agree(wanted, self._components, deal=deal, host=host, address=address) for _ in range(count)]
        for row in agreed:
            await self._store.create(row)
        return [await self.open(row.id) for row in agreed]

    async def take_on(self, wanted: NewTable, deal: Deal, *, person: str, name: str) -> Table:
        """Somebody's game with a deal that all play; who has begun it goes on with it."""
        with suppress(Conflict):
            await self._store.create(agree(wanted, self._components, deal=deal, host=person, name=name))
        return await self.open(name)

    async def sharing(self, deal: str) -> list[TableRow]:
        return await self._store.sharing(deal)

    async def check_unsealed(self, table: Table, own: str = "") -> None:
        """Refused while others may play the same deal; unless it is the challenge of a day, and the game at the table
        `own`, of the one who asks, is over."""
        if not await table.sealed():
            return
        mine = (await self.open(own)).row if own and kind_of(table.row.deal) == DAILY else None
        if mine is None or (mine.deal, mine.stage) != (table.row.deal, "over"):
            raise Refused("deal-sealed")

    async def check_one_seat(self, table: Table, mine: Collection[Sitting]) -> None:
        """Refused to who has a seat at another table with the same deal. `mine`: who they are, at which tables."""
        if kind_of(table.row.deal) != DUPLICATE:
            return
        for other in await self._store.sharing(table.row.deal):
            if other.id != table.id and any(Sitting(other.id, one) in mine for one in persons(other)):
                raise Refused("one-seat-per-deal")

    async def rematch(self, table: Table, *, rotate: bool) -> str:
        """A new table for the same people; the same one, however many ask for it."""
        if table.row.stage != "over":
            raise Refused("game-unfinished", place=table.id)
        if table.row.meta.followed_by:
            return table.row.meta.followed_by
        row = again(table.row, rotate=rotate)
        await self._store.create(row)
        followed_by = await table.note_rematch(row.id)
        if followed_by != row.id:
            await self._store.delete(row.id)  # somebody else was faster
        return followed_by

    async def lobby(self) -> list[LobbyTable]:
        """Public tables that somebody is sitting at, at whichever node, newest first."""
        tables = [table for table in self._tables.values() if table.row.terms.public and table.row.stage != "over"]
        listed = {table.id: table.lobby() for table in tables if table.presence.seats}
        for other in await self._nodes.store.listed() if self._nodes.store else ():
            if other.row.id not in self._tables and (seen := seen_elsewhere(other, self._nodes)):
                listed[other.row.id] = seen
        return newest(listed.values())

    def consider(self, wanted: NewTable) -> Possible:
        """What `create` would make of this, or why it would not."""
        try:
            match = replay(agree(wanted, self._components), ())
        except Refused as why:
            return Possible(problem=Problem.of(why))
        return Possible(teams=match.scene().teams)

    async def adopt(self, record: Record) -> Table:
        """A table that goes on where a record ends."""
        row, lines = adopt(record)
        await self._store.create(row)
        if lines:
            await self._store.append(row.id, 0, lines)
        return await self.open(row.id)

    async def forget(self, table: str) -> None:
        """Give a game up: nothing of it stays."""
        task = self._tasks.get(table)
        found = self._let_go(table)
        if task:
            await asyncio.gather(task, return_exceptions=True)
        await self._store.delete(table)
        if found:
            found.gone = True
        self._notify(table)

    def _let_go(self, table: str) -> Table | None:
        """Nothing goes on there any more."""
        self._alarms.stop(table)
        if task := self._tasks.pop(table, None):
            task.cancel()
        return self._tables.pop(table, None)

    async def expire(self, days: int) -> int:
        """Remove the tables that nobody has changed for so many days, and that nobody looks at; return how many."""
        since = moment(datetime.now(UTC) - timedelta(days=days))
        removed = 0
        for name in await self._store.untouched(since):
            if name not in self._tables and not await self._in_use_elsewhere(name):
                with suppress(Refused):  # somebody has given it up meanwhile
                    await self.forget(name)
                    removed += 1
        return removed

    async def forget_person(self, table: str, rights: Rights) -> None:
        """Take somebody's name and words from a table. One that nobody uses is not replayed for that: it may be one of
        many, or of rules that this version does not know any more."""
        with suppress(TableUnknown):
            if table in self._tables or await self._in_use_elsewhere(table):
                await (await self._find(table)).forget_person(rights)
                return
            while True:
                row, _ = await self._store.load(table)
                with suppress(Conflict):  # then read it again
                    await self._store.amend(forget(row, seats_of(row, rights)))
                    return

    async def _in_use_elsewhere(self, table: str) -> bool:
        store = self._nodes.store
        return bool(store and self._nodes.alive & (await store.load_live(table)).state.here.keys())

    async def open(self, table: str) -> Table:
        """The table, the same object for all who hold it, and going on if it was resting for no reason."""
        found = await self._find(table)
        self._wake(found)
        return found

    async def _find(self, table: str) -> Table:
        found = self._tables.get(table)
        if found is None:
            opened = await Table.open(table, self._store, self._changed, self._turn, self._engage, self._nodes)
            opened.resume(self._alarms.running(table))
            found = self._tables.setdefault(table, opened)  # somebody may have been faster
            if found is opened and self._nodes.store:
                self._watch(found)
        else:
            await self.catch_up(found)
        return found

    def _watch(self, table: Table) -> None:
        """Follow other nodes at this table, and let them have it when it leaves memory."""
        soon = asyncio.get_running_loop().call_soon_threadsafe
        self._leaving[table.id] = weakref.finalize(table, soon, self._release, table.id, table.shared)
        self._leaving[table.id].atexit = False
        self._nodes.watch(table.id)

    def _release(self, name: str, shared: Shared) -> None:
        """A table has left memory: another node may let it go on."""
        if name not in self._tables:
            self._leaving.pop(name, None)
            self._nodes.unwatch(name)
            task = asyncio.get_running_loop().create_task(self._write_release(name, shared))
            self._releases.add(task)
            task.add_done_callback(self._releases.discard)

    async def _write_release(self, name: str, shared: Shared) -> None:
        """As soon as the store can be asked: else people who have left would be here for as long as this node is."""
        with suppress(Refused):  # given up
            while name not in self._tables:
                try:
                    await shared.release()
                    break
                except StoreAway:
                    await asyncio.sleep(AGAIN)

    # -- other nodes --------------------------------------------------------------------------------------------

    async def catch_up(self, table: Table) -> None:
        """Read what other nodes have written to an open table. StoreAway, if that cannot be known now and another node
        may have shown somebody more; who is alone knows all there is."""
        table.shared.write_own()
        try:
            await table.catch_up()
        except StoreAway:
            if self._nodes.alive - {self._nodes.node}:
                raise
        if table.gone:
            self._let_go(table.id)
            raise TableUnknown(table.id)

    def nodes_changed(self) -> None:
        """Nodes have come or gone."""
        for table in self.tables():
            table.nodes_changed()

    def tables(self) -> list[Table]:
        """Those in memory."""
        return list(self._tables.values())

    def find_open(self, name: str) -> Table | None:
        return self._tables.get(name)

    @property
    def open_tables(self) -> int:
        return len(self._tables)

    async def close(self) -> None:
        """Stop all that goes on by itself. Nothing is lost: what was not stored has not happened."""
        self._alarms.close()
        for leaving in self._leaving.values():
            leaving.detach()
        tasks = [*self._tasks.values(), *self._releases]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _changed(self, table: Table) -> None:
        self._notify(table.id)
        if table.shared.undriven or (table.shared.drives and table.goes_on_by_itself()):
            self._wake(table)
        else:
            self._set_alarm(table)

    def _set_alarm(self, table: Table) -> None:
        self._alarms.set(table.id, table.alarm(), table.running())
        table.share_turns()

    async def _notify_others(self, table: Table) -> None:
        """Where the last of several tables with one deal is over, all results are open."""
        if table.row.stage == "over" and kind_of(table.row.deal) == DUPLICATE:
            for other in await self._store.sharing(table.row.deal):
                self._notify(other.id)
                self._nodes.look_again(other.id)

    def _wake(self, table: Table) -> None:
        task = self._tasks.get(table.id)
        if task and not task.done():
            return  # it looks at the table once more before it ends
        self._start(table.id, self._advance(table))

    def ring(self, name: str) -> None:
        """The alarm of a table: somebody is out of time."""
        table, task = self._tables.get(name), self._tasks.get(name)
        if table:
            table.announce()
        elif not task or task.done():
            self._start(name, self._reopen(name))

    def _start(self, name: str, advance: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(advance)
        self._tasks[name] = task
        task.add_done_callback(lambda done: self._forget(name, done))

    def _forget(self, table: str, done: asyncio.Task[None]) -> None:
        if self._tasks.get(table) is done:
            del self._tasks[table]

    async def _reopen(self, name: str) -> None:
        """Nobody is there; what is due happens, and then it leaves memory again."""
        try:
            table = await self._find(name)
        except Refused:  # given up meanwhile
            self._alarms.stop(name)
        except Exception as error:  # noqa: BLE001 reported, and tried again
            _report(error, f"table {name} cannot be read")
            self._alarms.set(name, AGAIN, self._alarms.running(name))
        else:
            await self._advance(table)

    async def _advance(self, table: Table) -> None:
        try:
            await table.advance()
            await self._notify_others(table)
            self._set_alarm(table)
        except TableUnknown:  # given up at another node
            self._alarms.stop(table.id)
        except Exception as error:  # noqa: BLE001 it can be looked at, and tries again: a full disk may have room then
            _report(error, f"table {table.id} does not go on by itself")
            self._alarms.set(table.id, AGAIN, table.running())


def _report(error: Exception, what: str) -> None:
    """A store that is away says so itself, once, and not for every table."""
    if not isinstance(error, StoreAway):
        LOG.error(what, exc_info=error)
