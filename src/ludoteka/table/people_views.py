"""Who sits at a table and what was agreed there, as it is sent."""

from collections.abc import Callable
from typing import TypeVar

from msgspec.structs import replace

from .clocks import Clocks
from .deals import kind_of
from .evening import evening
from .presence import Presence
from .setup import HUMAN, OPEN
from .storage import SeatRow, TableRow
from .stored_log import StoredLog
from .wire import Around, SeatInfo, Terms

_T = TypeVar("_T")


class PeopleViews:
    """Made anew only when the presence has a new version, which it has when the row changes, or who is here. Where time
    shows, made at every look."""

    def __init__(self, log: StoredLog, presence: Presence, clocks: Clocks) -> None:
        self._log = log
        self._presence = presence
        self._clocks = clocks
        self._version = presence.version
        self._known: dict[object, object] = {}

    def seats(self, mine: frozenset[int]) -> tuple[SeatInfo, ...]:
        row = self._log.row
        if self._clocks.limited or row.terms.takeover:
            return seat_infos(row, mine, self._presence, self._clocks)
        return self._once(mine, lambda: seat_infos(row, mine, self._presence, self._clocks))

    def around(self, *, host: bool, sealed: bool = False, delayed: bool = False) -> Around:
        return self._once(
            (host, sealed, delayed),
            lambda: around(self._log.row, self._presence, host=host, sealed=sealed, delayed=delayed),
        )

    def _once(self, key: object, make: Callable[[], _T]) -> _T:
        if self._version != self._presence.version:
            self._version = self._presence.version
            self._known.clear()
        if key not in self._known:
            self._known[key] = make()
        known: _T = self._known[key]  # type: ignore[assignment]  # what was made for this key
        return known


def around(row: TableRow, presence: Presence, *, host: bool, sealed: bool, delayed: bool) -> Around:
    return Around(
        terms=public_terms(row),
        commit=row.commit,
        host=host,
        watchers=presence.watchers,
        deal=kind_of(row.deal),  # type: ignore[arg-type]
        sealed=sealed,
        delayed=delayed,
        followed_by=row.meta.followed_by,
        evening=evening(row.meta.earlier, row.players, row.meta.winners, over=row.stage == "over"),
    )


def seat_infos(row: TableRow, mine: frozenset[int], presence: Presence, clocks: Clocks) -> tuple[SeatInfo, ...]:
    stand_ins = presence.stand_ins()
    return tuple(
        SeatInfo(
            kind=seen_kind(seat_row),
            name=seat_row.name,
            mine=seat in mine,
            you=mine == {seat},
            here=seat in presence.seats,
            ready=seat_row.ready,
            stand_in=seat in stand_ins,
            left=clocks.left(seat) if seat_row.kind == HUMAN else None,
        )
        for seat, seat_row in enumerate(row.seats)
    )


def plain_seats(row: TableRow) -> tuple[SeatInfo, ...]:
    """For a viewer who sees the table as it was a while ago: nothing that reveals how it stands now."""
    return tuple(SeatInfo(kind=seen_kind(s), name=s.name, mine=False) for s in row.seats)


def seen_kind(seat_row: SeatRow) -> str:
    return HUMAN if seat_row.kind == OPEN and seat_row.person else seat_row.kind


def public_terms(row: TableRow) -> Terms:
    """A webhook's address is as good as a password."""
    return replace(row.terms, webhook="") if row.terms.webhook else row.terms
