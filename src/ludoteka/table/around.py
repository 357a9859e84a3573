"""The people's side of a table, as it is shown."""

from msgspec.structs import replace

from ludoteka.core.match import Match

from .agreement import HUMAN, OPEN
from .clocks import Clocks
from .deals import kind_of
from .ledger import Saved, Sitting
from .presence import Presence
from .rights import Rights, is_host, seats_of
from .wire import Around, Gathering, LobbyTable, NewSeat, SeatInfo, Terms


def around(saved: Saved, presence: Presence, rights: Rights, *, sealed: bool = False, delayed: bool = False) -> Around:
    return Around(
        terms=public_terms(saved),
        commit=saved.commit,
        host=is_host(saved, rights),
        watchers=presence.watchers(saved),
        deal=kind_of(saved.deal),  # type: ignore[arg-type]
        sealed=sealed,
        delayed=delayed,
        followed_by=saved.company.followed_by,
    )


def seat_infos(saved: Saved, mine: frozenset[int], presence: Presence, clocks: Clocks) -> tuple[SeatInfo, ...]:
    here, stand_ins = presence.seats(saved), presence.stand_ins(saved)
    return tuple(
        SeatInfo(
            kind=seen_kind(sitting),
            name=sitting.name,
            mine=seat in mine,
            here=seat in here,
            ready=sitting.ready,
            stand_in=seat in stand_ins,
            left=clocks.left(seat) if sitting.kind == HUMAN else None,
        )
        for seat, sitting in enumerate(saved.seats)
    )


def plain_seats(saved: Saved) -> tuple[SeatInfo, ...]:
    """For who sees the table as it was a while ago: nothing that tells how it stands now."""
    return tuple(SeatInfo(kind=seen_kind(s), name=s.name, mine=False) for s in saved.seats)


def gathered(
    saved: Saved, match: Match, presence: Presence, clocks: Clocks, rights: Rights, swaps: dict[int, int]
) -> Gathering:
    return Gathering(
        table=saved.id,
        game=saved.game,
        options=match.setting.options.said(),
        seats=seat_infos(saved, seats_of(saved, rights), presence, clocks),
        around=around(saved, presence, rights),
        revision=saved.revision,
        swaps=tuple(sorted(swaps.items())),
        teams=match.scene().teams,
        sizes=sizes(match),
    )


def sizes(match: Match) -> tuple[int, ...]:
    """How many seats the table could have instead, for what is played at it; what goes by their number goes along."""
    game, options = match.game, match.setting.options
    possible = ((seats, options.seated(seats)) for seats in game.seats)
    return tuple(seats for seats, there in possible if there.fits(seats) and not there.unanswered(seats))


def in_lobby(saved: Saved, match: Match, presence: Presence) -> LobbyTable:
    return LobbyTable(
        table=saved.id,
        game=saved.game,
        options=match.setting.options.said(),
        stage=saved.stage,
        seats=tuple(NewSeat(kind=seen_kind(s), name=s.name) for s in saved.seats),
        free=sum(seen_kind(s) == OPEN for s in saved.seats),
        terms=public_terms(saved),
        watchers=presence.watchers(saved),
        created=saved.created,
    )


def seen_kind(sitting: Sitting) -> str:
    return HUMAN if sitting.kind == OPEN and sitting.person else sitting.kind


def public_terms(saved: Saved) -> Terms:
    """A webhook's address is as good as a password."""
    return replace(saved.terms, webhook="")
