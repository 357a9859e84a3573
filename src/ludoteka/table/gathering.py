"""Before the game: people sit down, swap, get ready. Each step makes a table out of a table, or refuses.

Who changes what others have agreed to (where somebody sits, what kind a seat is) takes back their readiness, and with
it their shares in the chance: a new share is as good as the old one, and nobody plays on terms they have not seen. Who
fills a seat that was open, as all knew, or leaves one, changes nothing of that.
"""

from msgspec.structs import replace

from ludoteka.core.chance import is_share
from ludoteka.core.errors import Refused
from ludoteka.core.match import Match
from ludoteka.core.plain import cut
from ludoteka.games import find_game

from .deals import DUPLICATE, kind_of
from .rights import persons
from .setup import BOT, HUMAN, LONGEST_NAME, OPEN, checked_name, checked_seat, setting
from .storage import SeatRow, TableRow
from .wire import NewSeat

GONE = "gone"


def sit(row: TableRow, person: str, seat: int, name: str) -> TableRow:
    """Take an open seat; a person who has one already moves. Twice is once."""
    wanted = _seat(row, seat)
    if wanted.person == person:
        return _with(row, seat, replace(wanted, name=_own_name(row, seat, name, person)))
    if wanted.kind != OPEN or wanted.person:
        raise Refused("seat-taken", place=str(seat))
    moves = person in persons(row)
    left = [_empty(s) if s.person == person and s.kind == OPEN else s for s in row.seats]
    left[seat] = SeatRow(kind=OPEN, name=_own_name(row, seat, name, person), person=person)
    seated = replace(row, seats=tuple(left))
    return _unready(seated) if moves else seated


def claim(row: TableRow, guest: str, person: str) -> TableRow:
    """Take the seat that was reserved for a guest, who is then nobody any more: so it is claimed once. Who has another
    seat moves."""
    _gathering(row)
    if guest not in persons(row):
        if person in persons(row):
            return row  # their own claim, sent again
        raise Refused("guest-key-used")
    left = (_empty(s) if s.person == person and s.kind == OPEN else s for s in row.seats)
    return replace(row, seats=tuple(replace(s, person=person) if s.person == guest else s for s in left))


def leave(row: TableRow, person: str) -> TableRow:
    """Give the seats back; those at the host's own screen become open, too."""
    _gathering(row)
    if person not in persons(row):
        raise Refused("not-your-seat")
    return replace(row, seats=tuple(_empty(s) if s.person == person else s for s in row.seats))


def swap(row: TableRow, mine: int, other: int, whose: str) -> TableRow:
    """Exchange two seats, with all who sit there; refused, if it is no longer who it was."""
    one, two = _seat(row, mine), _seat(row, other)
    if two.person != whose:
        raise Refused("seat-taken", place=str(other))
    seats = list(row.seats)
    seats[mine], seats[other] = two, one
    return _unready(replace(row, seats=tuple(seats)))


def ready(row: TableRow, person: str, share: str) -> TableRow:
    """Become ready, with a share in the chance; without a share, not ready. Begins, if all are."""
    _gathering(row)
    if person not in persons(row):
        raise Refused("not-your-seat")
    if share and not is_share(share):
        raise Refused("share-form")
    first = min(seat for seat, s in enumerate(row.seats) if s.person == person)
    seats = tuple(
        replace(s, ready=bool(share), share=share if seat == first else "") if s.person == person else s
        for seat, s in enumerate(row.seats)
    )
    return begin_if_ready(replace(row, seats=seats))


def change(row: TableRow, seat: int, kind: str, revision: int) -> TableRow:
    """The host's: another kind of seat, none at all, or one more. `revision`: of the table that the host saw, or any
    if it is below zero."""
    _gathering(row)
    if revision >= 0 and revision != row.revision:
        raise Refused("stale", place=str(revision), now=row.revision)
    seats = list(row.seats)
    if not 0 <= seat <= len(seats):
        raise Refused("seat-unknown", place=str(seat), seats=len(seats))
    if kind == GONE:
        del seats[seat : seat + 1]
    else:
        if kind == HUMAN and kind_of(row.deal) == DUPLICATE:
            raise Refused("duplicate-seats")  # its host sits down like everybody else: at one table, once
        seat_row = checked_seat(find_game(row.game), seat + 1, NewSeat(kind=kind), row.meta.host)
        seats[seat : seat + 1] = [seat_row]
    options = find_game(row.game).options.read(row.options).seated(len(seats)).write()
    changed = _unready(replace(row, seats=tuple(seats), options=options))
    Match(setting(changed))  # refuses what makes no game
    return changed


def begin_if_ready(row: TableRow) -> TableRow:
    """From now on an open seat is its person's for good: `human`, as in a record."""
    if any(s.kind == OPEN and not s.person for s in row.seats):
        return row
    if any(s.person and not s.ready for s in row.seats):
        return row
    seats = tuple(replace(s, kind=HUMAN if s.kind == OPEN else s.kind) for s in row.seats)
    # Where several tables have one deal, nobody can have a share in it.
    seats = tuple(replace(s, share="") for s in seats) if row.deal else seats
    return replace(row, stage="playing", seats=seats)


def forget(row: TableRow, mine: frozenset[int]) -> TableRow:
    """Nothing here shows any more who sat there; while the table gathers, the seats are free again."""
    gathers = row.stage == "gathering"
    seats = ((_empty(s) if gathers else replace(s, name="")) if seat in mine else s for seat, s in enumerate(row.seats))
    return replace(row, seats=tuple(seats))


def _gathering(row: TableRow) -> None:
    if row.stage != "gathering":
        raise Refused("begun")


def _seat(row: TableRow, seat: int) -> SeatRow:
    _gathering(row)
    if not 0 <= seat < len(row.seats):
        raise Refused("seat-unknown", place=str(seat), seats=len(row.seats))
    seat_row = row.seats[seat]
    if seat_row.kind.startswith(BOT):
        raise Refused("seat-taken", place=str(seat))
    return seat_row


def _own_name(row: TableRow, seat: int, wanted: str, person: str) -> str:
    """The name as it is wished; with a number, if somebody else at the table has it already."""
    name = checked_name(wanted, seat + 1)
    taken = {s.name for n, s in enumerate(row.seats) if n != seat and (s.person != person or not person)}
    numbered = (f"{cut(name, LONGEST_NAME - 3)} {number}" for number in range(2, len(row.seats) + 2))
    return next(one for one in (name, *numbered) if not one or one not in taken)


def _with(row: TableRow, seat: int, seat_row: SeatRow) -> TableRow:
    seats = list(row.seats)
    seats[seat] = seat_row
    return replace(row, seats=tuple(seats))


def _empty(seat_row: SeatRow) -> SeatRow:
    return SeatRow(kind=OPEN)


def _unready(row: TableRow) -> TableRow:
    return replace(row, seats=tuple(replace(s, ready=False, share="") for s in row.seats))
