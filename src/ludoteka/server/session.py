"""One person at the other end of a socket: what they may do, and from where they look."""

import msgspec

from ludoteka.core.actors import SPECTATOR
from ludoteka.core.errors import Refused
from ludoteka.table.problems import problem
from ludoteka.table.table import Table
from ludoteka.table.wire import Denied, Enter, Heard, Look, Move, Next, Pace, Shown, Undo

from .house import House

_DECODER: msgspec.json.Decoder[Heard] = msgspec.json.Decoder(Heard)


class _Named(msgspec.Struct):
    """The little that is needed to answer a message which makes no sense otherwise."""

    id: str = ""


_NAMED = msgspec.json.Decoder(_Named)


def decode(data: str | bytes) -> Heard:
    try:
        return _DECODER.decode(data)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise Refused("message-bad", why=str(error)) from None


def denied(data: str | bytes, why: Refused) -> Denied:
    try:
        name = _NAMED.decode(data).id
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        name = ""
    return Denied(id=name, problem=problem(why))


class Session:
    def __init__(self, house: House, table: str) -> None:
        self._house = house
        self._name = table
        self._table: Table | None = None
        self._mine: frozenset[int] = frozenset()
        self._viewer = SPECTATOR

    async def hear(self, message: Heard) -> bool:
        """Do what a message asks, or raise Refused; say whether this person has to be shown the table anew."""
        if isinstance(message, Enter):
            await self._enter(message.token)
            return True
        if isinstance(message, Look):
            self._viewer = self._own(message.seat)
            return True
        await self._act(message)
        return False

    async def shown(self) -> Shown | None:
        return await self._table.shown(self._mine, self._viewer) if self._table else None

    async def _enter(self, token: str) -> None:
        mine = self._house.keys.read(token, self._name) if token else frozenset()
        table = await self._house.hall.open(self._name)
        waiting = (await table.shown(mine)).waiting
        # From the own seat that is asked something, or the first; who has none watches.
        self._viewer = min(mine & set(waiting) or mine, default=SPECTATOR)
        self._table, self._mine = table, mine

    async def _act(self, message: Move | Undo | Next | Pace) -> None:
        table = self._entered()
        if isinstance(message, Move):
            await table.move(self._own(message.seat), message.decision, message.action)
        elif isinstance(message, Undo):
            await table.undo(self._own(message.seat), message.decision)
        elif not self._mine:
            raise Refused("not-your-seat")
        elif isinstance(message, Pace):
            table.take_time(message.seconds, by_hand=message.by_hand)
        else:
            await table.go_on()

    def _entered(self) -> Table:
        if self._table is None:
            raise Refused("enter-first")
        return self._table

    def _own(self, seat: int) -> int:
        self._entered()
        if seat not in self._mine:
            raise Refused("not-your-seat", place=str(seat)[:20])
        return seat
