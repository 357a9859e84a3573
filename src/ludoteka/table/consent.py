"""Taking a move back that others have seen: they have to agree. Not stored: whatever happens meanwhile ends it."""

from dataclasses import dataclass, field

from ludoteka.core.errors import Refused
from ludoteka.core.match import Match

from . import commands
from .presence import Presence
from .rights import STRANGER, Rights, seats_of
from .stored_log import StoredLog
from .wire import UndoAsked


@dataclass
class Request:
    seat: int
    decision: int
    agreed: set[str] = field(default_factory=set)  # persons

    def about(self, seat: int, decision: int) -> bool:
        return (self.seat, self.decision) == (seat, decision)


class UndoRequests:
    """At most one at a time."""

    def __init__(self, log: StoredLog, presence: Presence) -> None:
        self._log = log
        self._presence = presence
        self._request: Request | None = None

    def clear(self) -> None:
        """The game went on: what was asked for was about another position."""
        self._request = None

    async def ask(self, seat: int, decision: int) -> bool:
        """Ask those who have seen the seat's last action; return whether anybody has to be asked."""
        async with self._log.reading() as match:
            waits = match.decision(seat) == decision and bool(self.asked_of(match, seat))
            if waits and not (self._request and self._request.about(seat, decision)):
                self._request = Request(seat, decision)
        return waits

    async def answer(self, rights: Rights, seat: int, decision: int, *, yes: bool) -> bool:
        """Agree or not; return whether everybody has agreed. A no from the seat that asked withdraws it."""
        async with self._log.reading() as match:
            request = self._request
            if request is None or not request.about(seat, decision):
                return False
            asked = self.asked_of(match, seat)
            withdrawn = not yes and seat in seats_of(self._log.row, rights)
            if rights.person not in asked and not withdrawn:
                raise Refused("not-your-seat")
            request.agreed.add(rights.person)
            if not yes or request.agreed >= asked:
                self._request = None
            return yes and request.agreed >= asked

    def asked_of(self, match: Match, seat: int) -> frozenset[str]:
        """The people who have to agree before the seat takes back its last action; nobody, if that is no question."""
        row, stand_ins = self._log.row, self._presence.stand_ins()
        people = frozenset(s.person for other, s in enumerate(row.seats) if other not in stand_ins)
        others = people - {STRANGER, row.seats[seat].person}
        return others if others and commands.may_ask_to_undo(match, seat) else frozenset()

    def pending(self) -> UndoAsked | None:
        request = self._request
        if request is None:
            return None
        seats = tuple(seat for seat, s in enumerate(self._log.row.seats) if s.person in request.agreed)
        return UndoAsked(seat=request.seat, decision=request.decision, agreed=seats)
