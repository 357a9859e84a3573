"""What a token gives a right to: being somebody at a table, and so the seats that this person has there."""

from collections.abc import Iterable

import msgspec

from .storage import TableRow

STRANGER = ""


class Rights(msgspec.Struct, frozen=True, gc=False):
    """`person`: who it is, whichever seats they have now. `seats`: given away for good, by a version that knew no
    persons."""

    person: str = STRANGER
    seats: frozenset[int] = frozenset()


NOBODY = Rights()


def seats_of(row: TableRow, rights: Rights) -> frozenset[int]:
    """The seats for which somebody may decide."""
    own = {seat for seat, s in enumerate(row.seats) if s.person == rights.person != STRANGER}
    return frozenset(own | {seat for seat in rights.seats if seat < len(row.seats)})


def seats_of_all(row: TableRow, everybody: Iterable[Rights]) -> frozenset[int]:
    return frozenset[int]().union(*(seats_of(row, rights) for rights in everybody))


def is_host(row: TableRow, rights: Rights) -> bool:
    """Tables from before there were hosts belong to everyone who has a seat."""
    if row.meta.host:
        return rights.person == row.meta.host
    return bool(rights.seats)


def persons(row: TableRow) -> frozenset[str]:
    """Everybody who has a seat."""
    return frozenset(seat_row.person for seat_row in row.seats) - {STRANGER}
