"""Before the game: people sit down, swap, say that they are ready. Each step makes a table out of a table, or refuses.

Who changes what others have agreed to (where somebody sits, what kind a seat is) takes back their readiness, and with
it their shares in the chance: a new share is as good as the old one, and nobody plays on terms they have not seen. Who
fills a seat that was open, as all knew, or leaves one, changes nothing of that.
"""

from collections.abc import Callable

from msgspec.structs import replace

from ludoteka.core.chance import is_share
from ludoteka.core.errors import Refused
from ludoteka.core.match import Match
from ludoteka.core.plain import cut
from ludoteka.games import find_game

from .agreement import BOT, HUMAN, LONGEST_NAME, OPEN, checked_name, checked_seat, setting
from .ledger import Saved, Sitting
from .rights import persons
from .wire import NewSeat

GONE = "gone"

Step = Callable[[Saved], Saved]


def sit(saved: Saved, person: str, seat: int, name: str) -> Saved:
    """Take an open seat; whoever has one already moves. Twice is once."""
    wanted = _seat(saved, seat)
    if wanted.person == person:
        return _with(saved, seat, replace(wanted, name=_own_name(saved, seat, name, person)))
    if wanted.kind != OPEN or wanted.person:
        raise Refused("seat-taken", place=str(seat))
    moves = person in persons(saved)
    left = [_empty(s) if s.person == person and s.kind == OPEN else s for s in saved.seats]
    left[seat] = Sitting(kind=OPEN, name=_own_name(saved, seat, name, person), person=person)
    seated = replace(saved, seats=tuple(left))
    return _unready(seated) if moves else seated


def claim(saved: Saved, guest: str, person: str) -> Saved:
    """Take the seat that was kept for a guest, who is then nobody any more: so it is claimed once. Whoever has another
    seat moves."""
    _gathering(saved)
    if guest not in persons(saved):
        if person in persons(saved):
            return saved  # their own claim, sent again
        raise Refused("guest-key-used")
    left = (_empty(s) if s.person == person and s.kind == OPEN else s for s in saved.seats)
    return replace(saved, seats=tuple(replace(s, person=person) if s.person == guest else s for s in left))


def leave(saved: Saved, person: str) -> Saved:
    """Give the seats back; those at the host's own screen become open, too."""
    _gathering(saved)
    if person not in persons(saved):
        raise Refused("not-your-seat")
    return replace(saved, seats=tuple(_empty(s) if s.person == person else s for s in saved.seats))


def swap(saved: Saved, mine: int, other: int, whose: str) -> Saved:
    """Exchange two seats, with all who sit there; refused, if it is no longer who it was."""
    one, two = _seat(saved, mine), _seat(saved, other)
    if two.person != whose:
        raise Refused("seat-taken", place=str(other))
    seats = list(saved.seats)
    seats[mine], seats[other] = two, one
    return _unready(replace(saved, seats=tuple(seats)))


def ready(saved: Saved, person: str, share: str) -> Saved:
    """Say that one is ready, with a share in the chance; without a share, that one is not. Begins, if all are."""
    _gathering(saved)
    if person not in persons(saved):
        raise Refused("not-your-seat")
    if share and not is_share(share):
        raise Refused("share-form")
    first = min(seat for seat, s in enumerate(saved.seats) if s.person == person)
    seats = tuple(
        replace(s, ready=bool(share), share=share if seat == first else "") if s.person == person else s
        for seat, s in enumerate(saved.seats)
    )
    return begin_if_ready(replace(saved, seats=seats))


def change(saved: Saved, seat: int, kind: str, revision: int) -> Saved:
    """The host's: another kind of seat, none at all, or one more. `revision`: of the table that the host saw, or any
    if it is below zero."""
    _gathering(saved)
    if revision >= 0 and revision != saved.revision:
        raise Refused("stale", place=str(revision), now=saved.revision)
    seats = list(saved.seats)
    if not 0 <= seat <= len(seats):
        raise Refused("seat-unknown", place=str(seat), seats=len(seats))
    if kind == GONE:
        del seats[seat : seat + 1]
    else:
        sitting = checked_seat(find_game(saved.game), seat + 1, NewSeat(kind=kind), saved.company.host)
        seats[seat : seat + 1] = [sitting]
    options = find_game(saved.game).options.read(saved.options).seated(len(seats)).write()
    changed = _unready(replace(saved, seats=tuple(seats), options=options))
    Match(setting(changed))  # refuses what makes no game
    return changed


def begin_if_ready(saved: Saved) -> Saved:
    """From now on an open seat is its person's for good: `human`, as in a record."""
    if any(s.kind == OPEN and not s.person for s in saved.seats):
        return saved
    if any(s.person and not s.ready for s in saved.seats):
        return saved
    seats = tuple(replace(s, kind=HUMAN if s.kind == OPEN else s.kind) for s in saved.seats)
    # Where several tables have one deal, nobody can have a share in it.
    seats = tuple(replace(s, share="") for s in seats) if saved.deal else seats
    return replace(saved, stage="playing", seats=seats)


def forget(saved: Saved, mine: frozenset[int]) -> Saved:
    """Nothing here tells any more who sat there; while the table gathers, the seats are free again."""
    gathers = saved.stage == "gathering"
    seats = (
        (_empty(s) if gathers else replace(s, name="")) if seat in mine else s for seat, s in enumerate(saved.seats)
    )
    return replace(saved, seats=tuple(seats))


def _gathering(saved: Saved) -> None:
    if saved.stage != "gathering":
        raise Refused("begun")


def _seat(saved: Saved, seat: int) -> Sitting:
    _gathering(saved)
    if not 0 <= seat < len(saved.seats):
        raise Refused("seat-unknown", place=str(seat), seats=len(saved.seats))
    sitting = saved.seats[seat]
    if sitting.kind.startswith(BOT):
        raise Refused("seat-taken", place=str(seat))
    return sitting


def _own_name(saved: Saved, seat: int, wanted: str, person: str) -> str:
    """The name as it is wished; with a number, if somebody else at the table has it already."""
    name = checked_name(wanted, seat + 1)
    taken = {s.name for n, s in enumerate(saved.seats) if n != seat and (s.person != person or not person)}
    numbered = (f"{cut(name, LONGEST_NAME - 3)} {number}" for number in range(2, len(saved.seats) + 2))
    return next(one for one in (name, *numbered) if not one or one not in taken)


def _with(saved: Saved, seat: int, sitting: Sitting) -> Saved:
    seats = list(saved.seats)
    seats[seat] = sitting
    return replace(saved, seats=tuple(seats))


def _empty(sitting: Sitting) -> Sitting:
    return Sitting(kind=OPEN)


def _unready(saved: Saved) -> Saved:
    return replace(saved, seats=tuple(replace(s, ready=False, share="") for s in saved.seats))
