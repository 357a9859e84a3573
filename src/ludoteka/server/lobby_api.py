"""Finding each other over HTTP: the lobby, duplicates, the challenge of the day, keys to a rematch, invitations, and
leaving without a trace. What happens at a table goes over its socket."""

import asyncio

import msgspec
from litestar import Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from ludoteka.core.errors import Refused
from ludoteka.games import find_game
from ludoteka.table import daily
from ludoteka.table.deals import DUPLICATE, daily_deal, kind_of, today
from ludoteka.table.profiles import Sitting
from ludoteka.table.setup import new_person
from ludoteka.table.wire import (
    Daily,
    Invitation,
    LobbyTable,
    NewDaily,
    NewDuplicate,
    NewGuest,
    QrText,
    TableKey,
    Together,
    TogetherTable,
)

from .app_state import AppState
from .auth import AnyRequest, InPath, address_of, bearer, host_key, token_of
from .profiles import daily_days, daily_of, find_profile, key_of
from .qr import picture


@get("/api/lobby")
async def lobby(app: NamedDependency[AppState]) -> list[LobbyTable]:
    """Public tables at which somebody is sitting."""
    return await app.tables.lobby()


@post("/api/duplicates")
async def create_duplicates(
    app: NamedDependency[AppState], request: AnyRequest, data: JSONBody[NewDuplicate]
) -> list[TableKey]:
    """Several tables with the same deal; the tokens are their host's, who has no seat yet."""
    app.check_terms(data.table.terms)
    profile = await find_profile(app, key_of(request))

    def host_at(deal: str) -> str:
        return app.keys.person(deal, profile.id) if profile else new_person()

    tables = await app.tables.duplicate(data.table, data.tables, host_at=host_at, address=address_of(request))
    return [host_key(app, table) for table in tables]


@get("/api/tables/{table:str}/together")
async def together(app: NamedDependency[AppState], table: InPath) -> Together:
    """The tables with the same deal as this one; their results when all are over."""
    opened = await app.tables.open(table)
    if kind_of(opened.row.deal) != DUPLICATE:
        raise Refused("no-duplicate")
    tables = await app.tables.sharing(opened.row.deal)
    over = all(other.stage == "over" for other in tables)
    return Together(
        over=over,
        tables=tuple(
            TogetherTable(
                table=other.id if over else "",
                names=tuple(seat_row.name for seat_row in other.seats),
                stage=other.stage,
                scores=other.meta.scores if over else (),
            )
            for other in tables
        ),
    )


@get("/api/tables/{table:str}/next")
async def next_key(app: NamedDependency[AppState], request: AnyRequest, table: InPath) -> TableKey:
    """The key to the rematch, for everyone who has one to this table."""
    rights = app.keys.read(bearer(request), table)
    followed_by = (await app.tables.open(table)).row.meta.followed_by
    if not followed_by:
        raise Refused("no-rematch")
    follower = await app.tables.open(followed_by)
    person = rights.person or follower.row.meta.host  # who had seats without being anybody was the host
    return TableKey(table=followed_by, token=app.keys.issue(followed_by, person=person))


@post("/api/tables/{table:str}/guests")
async def reserve_seat(
    app: NamedDependency[AppState], request: AnyRequest, data: JSONBody[NewGuest], table: InPath
) -> Invitation:
    """The host reserves a seat for somebody: the key opens it once, and comes to them in a personal link."""
    opened = await app.tables.open(table)
    opened.check_host(app.keys.read(bearer(request), table))
    guest = app.keys.guest(table, data.nonce)
    await opened.sit(guest, data.seat, data.name)
    return Invitation(table=table, key=app.keys.invite(table, guest))


@delete("/api/tables/{table:str}/me")
async def forget_me(app: NamedDependency[AppState], request: AnyRequest, table: InPath) -> None:
    """Take my name and my words from this table; the game stays, and so do my seats."""
    rights = app.keys.read(bearer(request), table)
    await (await app.tables.open(table)).forget_person(rights)


@post("/api/daily/{game:str}")
async def take_on_daily(
    app: NamedDependency[AppState], request: AnyRequest, data: JSONBody[NewDaily], game: InPath
) -> TableKey:
    """My game of today: one for each person. Who has no profile is known by their nonce."""
    deal = daily_deal(app.keys.secret, find_game(game).name, today())
    key = key_of(request)
    if mine := await daily_of(app, key, deal.name):
        return host_key(app, await app.tables.open(mine.id))
    profile = await find_profile(app, key)
    who = profile.id if profile else data.nonce
    person, name = app.keys.person(deal.name, who), app.keys.person(deal.name + " table", who)
    table = await app.tables.take_on(daily.challenge(game, data.name), deal, person=person, name=name)
    if profile:
        await app.profiles.attach(profile.id, [Sitting(table.id, person)])
    return host_key(app, table)


@get("/api/daily/{game:str}/{day:str}")
async def daily_standings(app: NamedDependency[AppState], request: AnyRequest, game: InPath, day: InPath) -> Daily:
    """How well everybody did on a day (UTC), with my profile or the token of my own game of that day."""
    when = daily.read_day(day)
    deal = daily_deal(app.keys.secret, find_game(game).name, when)
    token = token_of(app, request)
    mine = await daily_of(app, key_of(request), deal.name)
    person = mine.seats[0].person if mine else token.person if token else ""
    standings = daily.standings(game, when, await app.tables.sharing(deal.name), person)
    return msgspec.structs.replace(standings, days=await daily_days(app, key_of(request)))


@get("/api/tables/{table:str}/qr.svg", media_type="image/svg+xml")
async def invitation(app: NamedDependency[AppState], request: AnyRequest, table: InPath) -> Response[str]:
    """The table's link, for a camera. Where the server knows an address that other devices can reach, with that."""
    opened = await app.tables.open(table)
    return await _svg(f"{app.address or address_of(request)}/t/{opened.id}")


@post("/api/qr", status_code=200, media_type="image/svg+xml")
async def any_picture(data: JSONBody[QrText]) -> Response[str]:
    """Any text as a QR code: for example a personal link, which must not stand in an address."""
    return await _svg(data.text)


async def _svg(text: str) -> Response[str]:
    return Response(await asyncio.to_thread(picture, text), media_type="image/svg+xml")


ROUTES = [
    lobby,
    create_duplicates,
    together,
    next_key,
    reserve_seat,
    forget_me,
    take_on_daily,
    daily_standings,
    invitation,
    any_picture,
]
