"""How a table of somebody's stands, for the list of their games."""

from typing import NamedTuple

from ludoteka.core.actors import SPECTATOR
from ludoteka.core.errors import Refused
from ludoteka.games import find_game

from .deals import day_of, kind_of
from .people_views import seen_kind
from .profiles import OwnTable
from .rights import Rights, is_host, seats_of
from .table import Table
from .views import times
from .wire import MyGame, MySeat


class Standing(NamedTuple):
    """What only the game itself can say: the seats that are waited for, everybody's points as a spectator sees them,
    and when something was last seen to happen."""

    to_move: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    changed: str = ""


async def standing_of(table: Table) -> Standing:
    row = table.row
    async with table.log.reading() as match:
        waiting = tuple(seat for seat in match.to_act() if 0 <= seat < len(row.seats))
        known = zip(times(table.log.lines), match.observed(SPECTATOR), strict=True)
        changed = max((at for at, public in known if public), default=row.created)
        return Standing(waiting if row.stage == "playing" else (), match.scores(), changed)


def my_game(own: OwnTable, token: str, standing: Standing) -> MyGame:
    row, rights = own.row, Rights(own.person)
    mine, day = seats_of(row, rights), day_of(row.deal)
    return MyGame(
        table=row.id,
        token=token,
        game=row.game,
        options=_options(own),
        seats=tuple(
            MySeat(kind=seen_kind(seat_row), name=seat_row.name, mine=seat in mine)
            for seat, seat_row in enumerate(row.seats)
        ),
        stage=row.stage,
        my_turn=bool(mine & set(standing.to_move)),
        to_move=standing.to_move,
        scores=row.meta.scores or standing.scores,
        winners=row.meta.winners,
        deal=kind_of(row.deal),  # type: ignore[arg-type]
        day=day.isoformat() if day else "",
        created=row.created,
        changed=standing.changed or own.changed,
        may_end=is_host(row, rights),
    )


def _options(own: OwnTable) -> dict[str, str]:
    """None, where a later version does not know them any more."""
    try:
        return find_game(own.row.game).options.read(own.row.options).given()
    except Refused:
        return {}
