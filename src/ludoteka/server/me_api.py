"""My profile over HTTP: no account, but a key that my browser has made."""

from typing import Annotated

import msgspec
from litestar import Response, delete, get, patch, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter

from ludoteka.core.errors import Refused
from ludoteka.table.pushes import Subscription
from ludoteka.table.setup import checked_name
from ludoteka.table.wire import (
    Attached,
    Me,
    MyGame,
    MyGames,
    MyName,
    OwnedKeys,
    Pairing,
    PairingCode,
    PairingOwner,
    PushEndpoint,
    PushSubscription,
)

from . import profiles
from .app_state import AppState
from .auth import AnyRequest, InPath
from .profiles import key_of, profile_of
from .push import check_subscription

MOST_KEYS = 128 * 1024  # bytes; of so many tables as one browser has

SearchText = Annotated[str, QueryParameter(max_length=100)]
PageNumber = Annotated[int, QueryParameter(ge=0, le=1000)]


@post("/api/me")
async def create_me(app: NamedDependency[AppState], request: AnyRequest, data: JSONBody[MyName]) -> Me:
    """A profile for the key that I show; who has one already keeps it, and its name."""
    return await profiles.about(app, await profiles.create_profile(app, key_of(request), data.name))


@get("/api/me")
async def read_me(app: NamedDependency[AppState], request: AnyRequest) -> Me:
    return await profiles.about(app, await profile_of(app, request))


@patch("/api/me")
async def rename_me(app: NamedDependency[AppState], request: AnyRequest, data: JSONBody[MyName]) -> Me:
    """Another name, for tables to come."""
    profile, name = await profile_of(app, request), checked_name(data.name, 1)
    await app.profiles.rename(profile.id, name)
    return await profiles.about(app, profile._replace(name=name))


@delete("/api/me")
async def delete_me(app: NamedDependency[AppState], request: AnyRequest) -> None:
    """My profile, and my name at all my tables; the games stay."""
    await profiles.delete_profile(app, await profile_of(app, request))


@get("/api/me/games")
async def my_games(
    app: NamedDependency[AppState],
    request: AnyRequest,
    game: SearchText = "",
    stage: SearchText = "",
    search: SearchText = "",
    page: PageNumber = 0,
) -> MyGames:
    """My games, on whichever device. `stage`: `turn` (mine), `gathering`, `playing`, `over`, or all; `search`: part of
    an opponent's name; `page`: from 0."""
    profile = await profile_of(app, request)
    return await profiles.list_games(app, profile, game=game, stage=stage, search=search, page=page)


@post("/api/me/games", status_code=200, request_max_body_size=MOST_KEYS)
async def attach_games(app: NamedDependency[AppState], request: AnyRequest, data: JSONBody[OwnedKeys]) -> Attached:
    """Tables at which this browser has sat down are mine."""
    attached = await profiles.attach(app, await profile_of(app, request), data.keys)
    return Attached(tables=tuple(sorted(attached)))


@get("/api/me/games/{table:str}")
async def my_game(app: NamedDependency[AppState], request: AnyRequest, table: InPath) -> MyGame:
    """One of my games, with the token to enter it from this device."""
    return await profiles.own_table(app, await profile_of(app, request), table)


@delete("/api/me/games/{table:str}")
async def detach_game(app: NamedDependency[AppState], request: AnyRequest, table: InPath) -> None:
    """Take a table off my list; nothing changes at the table."""
    await app.profiles.detach((await profile_of(app, request)).id, table)


@post("/api/me/pairing")
async def offer_pairing(app: NamedDependency[AppState], request: AnyRequest) -> Pairing:
    """A code for another device of mine; the last one is void then."""
    return await profiles.offer_pairing(app, await profile_of(app, request))


@post("/api/me/paired/check", status_code=200)
async def check_pairing(app: NamedDependency[AppState], data: JSONBody[PairingCode]) -> PairingOwner:
    """Whom a device would join with this code."""
    owner = await profiles.code_owner(app, data.code)
    return PairingOwner(name=owner.name, games=await app.profiles.count(owner.id))


@post("/api/me/paired", status_code=200)
async def pair(app: NamedDependency[AppState], request: AnyRequest, data: JSONBody[PairingCode]) -> Me:
    """This device joins whose code it is; its games, if it has any, come along. The code is used up."""
    return await profiles.about(app, await profiles.pair(app, key_of(request), data.code))


@post("/api/me/push", status_code=204)
async def subscribe(app: NamedDependency[AppState], request: AnyRequest, data: JSONBody[PushSubscription]) -> None:
    """Tell this browser when it is my turn at any of my tables and I am not there."""
    profile, wanted = await profile_of(app, request), Subscription(*msgspec.structs.astuple(data))
    if app.pushes is None:
        raise Refused("push-off")
    check_subscription(wanted)
    if not await app.push_store.subscribe(profile.id, wanted):
        raise Refused("push-too-many")


@post("/api/me/push/end", status_code=204)
async def unsubscribe(app: NamedDependency[AppState], request: AnyRequest, data: JSONBody[PushEndpoint]) -> None:
    """Do not tell this browser any more; who knows its address may say so."""
    await profile_of(app, request)
    await app.push_store.unsubscribe(data.endpoint)


@get("/api/me/export", media_type="application/zip")
async def export(app: NamedDependency[AppState], request: AnyRequest) -> Response[bytes]:
    """Everything of mine in one file."""
    profile = await profile_of(app, request)
    async with app.exporting:
        content = await profiles.export(app, profile)
    headers = {"Content-Disposition": 'attachment; filename="ludoteka.zip"'}
    return Response(content, media_type="application/zip", headers=headers)


ROUTES = [
    create_me,
    read_me,
    rename_me,
    delete_me,
    my_games,
    attach_games,
    my_game,
    detach_game,
    offer_pairing,
    check_pairing,
    pair,
    subscribe,
    unsubscribe,
    export,
]
