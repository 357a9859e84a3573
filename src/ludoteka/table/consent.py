"""Taking a move back that others have seen: they have to agree. Whatever happens meanwhile ends it."""

from msgspec.structs import replace

from ludoteka.core.errors import Refused
from ludoteka.core.match import Match

from . import commands
from .live_state import LiveState, UndoRequest
from .presence import Presence
from .rights import STRANGER, Rights, seats_of
from .shared import Shared
from .stored_log import StoredLog
from .wire import UndoAsked


class UndoRequests:
    """At most one at a time."""

    def __init__(self, log: StoredLog, presence: Presence, shared: Shared) -> None:
        self._log = log
        self._presence = presence
        self._shared = shared

    async def ask(self, seat: int, decision: int) -> bool:
        """Ask those who have seen the seat's last action; return whether anybody has to be asked."""
        async with self._log.reading() as match:
            waits = match.decision(seat) == decision and bool(self.asked_of(match, seat))
            if waits:
                await self._shared.change(lambda state: self._asked(state, seat, decision))
        return waits

    def _asked(self, state: LiveState, seat: int, decision: int) -> LiveState:
        request = self._valid(state)
        if request and request.about(seat, decision):
            return state
        return replace(state, undo=UndoRequest(seat, decision, len(self._log.lines)))

    async def answer(self, rights: Rights, seat: int, decision: int, *, yes: bool) -> bool:
        """Agree or not; return whether everybody has agreed. A no from the seat that asked withdraws it."""
        async with self._log.reading() as match:
            asked = self.asked_of(match, seat) if 0 <= seat < len(self._log.row.seats) else frozenset()
            withdrawn = not yes and seat in seats_of(self._log.row, rights)
            agreed = False

            def step(state: LiveState) -> LiveState:
                nonlocal agreed
                request = self._valid(state)
                if request is None or not request.about(seat, decision):
                    return state
                if rights.person not in asked and not withdrawn:
                    raise Refused("not-your-seat")
                request = replace(request, agreed=request.agreed | {rights.person})
                agreed = yes and request.agreed >= asked
                return replace(state, undo=request if yes and not agreed else None)

            await self._shared.change(step)
            return agreed

    def _valid(self, state: LiveState) -> UndoRequest | None:
        """Unless the game went on: then it was about another position."""
        return state.undo if state.undo and state.undo.entries == len(self._log.lines) else None

    def asked_of(self, match: Match, seat: int) -> frozenset[str]:
        """The people who have to agree before the seat takes back its last action; nobody, if that is no question."""
        row, stand_ins = self._log.row, self._presence.stand_ins()
        people = frozenset(s.person for other, s in enumerate(row.seats) if other not in stand_ins)
        others = people - {STRANGER, row.seats[seat].person}
        return others if others and commands.may_ask_to_undo(match, seat) else frozenset()

    def pending(self) -> UndoAsked | None:
        request = self._valid(self._shared.state)
        if request is None:
            return None
        seats = tuple(seat for seat, s in enumerate(self._log.row.seats) if s.person in request.agreed)
        return UndoAsked(seat=request.seat, decision=request.decision, agreed=seats)
