"""Taking a move back that others have seen: they have to agree. Not stored: whatever happens meanwhile ends it."""

from dataclasses import dataclass, field

from ludoteka.core.match import Match

from . import acts
from .ledger import Saved
from .rights import STRANGER
from .wire import UndoAsked


@dataclass
class Request:
    seat: int
    decision: int
    agreed: set[str] = field(default_factory=set)  # persons

    def about(self, seat: int, decision: int) -> bool:
        return (self.seat, self.decision) == (seat, decision)

    def told(self, saved: Saved) -> UndoAsked:
        seats = tuple(seat for seat, s in enumerate(saved.seats) if s.person in self.agreed)
        return UndoAsked(seat=self.seat, decision=self.decision, agreed=seats)


def asked_of(saved: Saved, match: Match, seat: int, stand_ins: frozenset[int]) -> frozenset[str]:
    """The people who have to agree before the seat takes back its last action; nobody, if that is no question."""
    people = frozenset(s.person for other, s in enumerate(saved.seats) if other not in stand_ins)
    others = people - {STRANGER, saved.seats[seat].person}
    return others if others and acts.may_ask_to_undo(match, seat) else frozenset()
