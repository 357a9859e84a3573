"""What a token gives a right to: being somebody at a table, and so the seats that this person has there."""

import msgspec

from .ledger import Saved

STRANGER = ""


class Rights(msgspec.Struct, frozen=True, gc=False):
    """`person`: who it is, whichever seats they have now. `seats`: given away for good, by a version that knew no
    persons."""

    person: str = STRANGER
    seats: frozenset[int] = frozenset()


NOBODY = Rights()


def seats_of(saved: Saved, rights: Rights) -> frozenset[int]:
    """The seats for which somebody may decide."""
    own = {seat for seat, s in enumerate(saved.seats) if s.person == rights.person != STRANGER}
    return frozenset(own | {seat for seat in rights.seats if seat < len(saved.seats)})


def is_host(saved: Saved, rights: Rights) -> bool:
    """Tables from before there were hosts belong to whoever has a seat."""
    if saved.company.host:
        return rights.person == saved.company.host
    return bool(rights.seats)


def persons(saved: Saved) -> frozenset[str]:
    """Everybody who has a seat."""
    return frozenset(sitting.person for sitting in saved.seats) - {STRANGER}
