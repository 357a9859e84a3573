"""The connection of one person by a socket: what they may do, and from which seat they look."""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from msgspec.structs import replace

from ludoteka.core.actors import SPECTATOR
from ludoteka.core.errors import Refused
from ludoteka.table.live_state import Spoken
from ludoteka.table.rights import NOBODY, Rights
from ludoteka.table.table import Table
from ludoteka.table.talk import snapshot
from ludoteka.table.wire import (
    Accepted,
    Agree,
    Change,
    Claim,
    ClientMessage,
    Denied,
    Enter,
    Gathering,
    Hello,
    Leave,
    Look,
    Move,
    Next,
    Pace,
    Problem,
    Ready,
    Rematch,
    ServerMessage,
    Sit,
    Swap,
    TableView,
    TalkMessage,
    Undo,
    Welcome,
)

from .app_state import AppState
from .profiles import find_profile, persons_in_deal

WHOLE_VIEWS, PATCHES = 1, 2  # protocols

_DECODER: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class _Named(msgspec.Struct):
    """The little that is needed to answer a message which makes no sense otherwise."""

    id: str = ""


_NAMED = msgspec.json.Decoder(_Named)


def decode(data: str | bytes) -> ClientMessage:
    try:
        return _DECODER.decode(data)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise Refused("message-bad", why=str(error)) from None


def denied(data: str | bytes, why: Refused) -> Denied:
    try:
        name = _NAMED.decode(data).id
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        name = ""
    return Denied(id=name, problem=Problem.of(why))


class Connection:
    def __init__(self, app: AppState, table: str) -> None:
        self._app = app
        self._name = table
        self._table: Table | None = None
        self._rights = NOBODY
        self._key = ""  # of their profile, should they sit down
        self._viewer = SPECTATOR
        self._known_talk: tuple[Spoken, ...] | None = None  # who enters gets what was said before, be it nothing
        self._sent: ServerMessage | None = None  # what this person knows already
        self._protocol = WHOLE_VIEWS
        self._patched: TableView | None = None  # the view to which the next patch is applied

    async def receive(self, message: ClientMessage) -> tuple[ServerMessage, bool]:
        """Do what a message asks, or raise Refused; the answer, and whether this person has to be sent the table
        anew."""
        if isinstance(message, Enter):
            await self._enter(message.token)
            self._key = message.profile
            self._protocol, self._patched = message.protocol, None
        elif isinstance(message, Look):
            self._viewer = self._own(message.seat)
        elif isinstance(message, Sit):
            return Welcome(id=message.id, token=await self._sit(message)), True
        elif isinstance(message, Claim):
            return Welcome(id=message.id, token=await self._claim(message)), True
        else:
            await _HANDLERS[type(message)](self, self._entered(), message)
            return Accepted(id=message.id), False
        return Accepted(id=message.id), True

    async def updates(self) -> list[bytes]:
        """What there is to send, if it has changed; or why not."""
        table = self._table
        if table is None:
            return []
        try:
            mine = table.mine(self._rights)
            seen = await table.look(self._rights, self._viewer if self._viewer in mine else None)
        except Refused as why:
            return self._if_new(table, Denied(id="", problem=Problem.of(why)))
        if mine and isinstance(seen, TableView):
            self._viewer = seen.viewer
        updates = self._if_new(table, seen)
        if table.talk != self._known_talk and not seen.around.delayed:
            self._known_talk = table.talk
            updates.append(msgspec.json.encode(snapshot(self._known_talk)))
        return updates

    def resend_view(self) -> None:
        """After the last answer, send the view, even if it was sent before."""
        self._sent = None

    def _if_new(self, table: Table, message: ServerMessage) -> list[bytes]:
        """Nothing that they know already: that something came would show that something happened."""
        before, self._sent = self._sent, message
        if before is not None and same_but_clocks(message, before):
            return []
        if self._protocol < PATCHES or not isinstance(message, TableView):
            return [msgspec.json.encode(message)]
        last, self._patched = self._patched, message
        return [table.patch(message, last)]

    def close(self) -> None:
        """The socket is gone."""
        if self._table:
            self._table.go(self._rights)
        self._table = self._sent = self._patched = None

    # -- who somebody is ----------------------------------------------------------------------------------------

    async def _enter(self, token: str) -> None:
        rights = self._app.keys.read(token, self._name) if token else NOBODY
        table = await self._app.tables.open(self._name)
        await table.look(rights)  # refuses those who may not
        self._viewer = SPECTATOR
        self._become(table, rights)

    async def _sit(self, message: Sit) -> str:
        table, person = self._entered(), await self._person(message.nonce)
        await self._once_in_deal(table, person, lambda: table.sit(person, message.seat, message.name))
        return self._welcome(table, person)

    async def _claim(self, message: Claim) -> str:
        table, person = self._entered(), await self._person(message.nonce)
        guest = self._app.keys.invited(message.key, self._name)
        await self._once_in_deal(table, person, lambda: table.claim(guest, person))
        return self._welcome(table, person)

    async def _person(self, nonce: str) -> str:
        """Who has a token for this table goes on with it; who has a profile is the same person at all tables with one
        deal."""
        if self._rights.person:
            return self._rights.person
        profile = await find_profile(self._app, self._key)
        deal = self._entered().row.deal
        return self._app.keys.person(deal or self._name, profile.id if profile else nonce)

    async def _once_in_deal(self, table: Table, person: str, sit: Callable[[], Awaitable[None]]) -> None:
        """Sit down, unless they have a seat at another table with this deal. Looked at again afterwards: they may be
        sitting down there at this moment, at another node."""
        persons = await persons_in_deal(self._app, table, person, self._key)
        await self._app.tables.check_one_seat(table, persons)
        await sit()
        try:
            await self._app.tables.check_one_seat(table, persons)
        except Refused:
            await table.leave(Rights(person))
            raise

    def _welcome(self, table: Table, person: str) -> str:
        """The token of the person who has got a seat."""
        self._become(table, Rights(person, self._rights.seats))
        return self._app.keys.issue(self._name, self._rights.seats, person)

    def _become(self, table: Table, rights: Rights) -> None:
        self.close()
        self._table, self._rights, self._sent = table, rights, None
        table.come(rights)

    def _entered(self) -> Table:
        if self._table is None:
            raise Refused("enter-first")
        return self._table

    def _own(self, seat: int) -> int:
        if seat not in self._entered().mine(self._rights):
            raise Refused("not-your-seat", place=str(seat)[:20])
        return seat

    def _seated(self) -> None:
        if not self._entered().mine(self._rights):
            raise Refused("not-your-seat")

    # -- what somebody does -------------------------------------------------------------------------------------

    async def _move(self, table: Table, message: Move) -> None:
        await table.move(self._own(message.seat), message.decision, message.action)

    async def _undo(self, table: Table, message: Undo) -> None:
        await table.ask_undo(self._own(message.seat), message.decision)

    async def _agree(self, table: Table, message: Agree) -> None:
        self._seated()
        await table.agree(self._rights, message.seat, message.decision, yes=message.yes)

    async def _hello(self, table: Table, message: Hello) -> None:
        """Nothing: the answer is all that is wanted."""

    async def _next(self, table: Table, message: Next) -> None:
        self._seated()
        await table.go_on()

    async def _pace(self, table: Table, message: Pace) -> None:
        self._seated()
        if table.sets_pace(self._rights):
            await table.take_time(message.seconds, by_hand=message.by_hand)

    async def _leave(self, table: Table, message: Leave) -> None:
        self._seated()
        await table.leave(self._rights)

    async def _swap(self, table: Table, message: Swap) -> None:
        await table.swap(self._rights, self._own(message.mine), message.seat)

    async def _ready(self, table: Table, message: Ready) -> None:
        self._seated()
        await table.ready(self._rights, message.share)

    async def _change(self, table: Table, message: Change) -> None:
        await table.change(self._rights, message.seat, message.becomes, message.revision)

    async def _talk(self, table: Table, message: TalkMessage) -> None:
        await table.send_talk(self._rights, message)

    async def _rematch(self, table: Table, message: Rematch) -> None:
        self._seated()
        await self._app.tables.rematch(table, rotate=message.rotate)


def same_but_clocks(one: ServerMessage, other: ServerMessage) -> bool:
    """Clocks run by themselves at the other end."""
    return one is other or _timeless(one) == _timeless(other)


def _timeless(message: ServerMessage) -> ServerMessage:
    if not isinstance(message, TableView | Gathering) or all(seat.left is None for seat in message.seats):
        return message
    return replace(message, seats=tuple(replace(seat, left=None) for seat in message.seats))


# Outside the class, not in each connection: one that holds its own methods would stay until the next full collection.
_HANDLERS: dict[type[Any], Callable[[Connection, Table, Any], Awaitable[None]]] = {
    Move: Connection._move,
    Undo: Connection._undo,
    Agree: Connection._agree,
    Hello: Connection._hello,
    Next: Connection._next,
    Pace: Connection._pace,
    Leave: Connection._leave,
    Swap: Connection._swap,
    Ready: Connection._ready,
    Change: Connection._change,
    TalkMessage: Connection._talk,
    Rematch: Connection._rematch,
}
