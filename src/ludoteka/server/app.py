"""The application, put together."""

import asyncio
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from ludoteka import __version__
from ludoteka.games import GAMES

from . import api, company
from .errors import HANDLERS
from .guard import Guard
from .house import House, open_house
from .live import live
from .pages import CLIENT, pages
from .warm import warm_all
from .webhooks import Webhooks

MOST_BODY = 16 * 1024


def create_app(
    data: Path,
    *,
    client: Path = CLIENT,
    hosts: Iterable[str] = (),
    components: Mapping[str, str] | None = None,
    address: str = "",
    webhooks: Webhooks | None = None,
    warm: bool = True,
) -> Guard:
    """Ludoteka on the games in the folder `data`; `components`: the owner's component files, by game. `address`: where
    other devices find it, if that is known."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with open_house(data, components, address=address, webhooks=webhooks) as house:
            app.state.house = house
            warming = asyncio.create_task(warm_all(GAMES.values()) if warm else asyncio.sleep(0))
            yield
            warming.cancel()
            await asyncio.gather(warming, return_exceptions=True)

    app = Litestar(
        route_handlers=[*api.ROUTES, *company.ROUTES, live, pages(client)],
        dependencies={"house": Provide(_house, sync_to_thread=False)},
        exception_handlers=HANDLERS,
        lifespan=[lifespan],
        logging_config=None,
        openapi_config=OpenAPIConfig("Ludoteka", __version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]),
        request_max_body_size=MOST_BODY,
    )
    return Guard(app, hosts)


def _house(state: State) -> House:
    house: House = state.house
    return house
