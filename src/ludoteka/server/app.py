"""The application, put together."""

import asyncio
import logging
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
from .collector import collect_when_quiet, keep_for_good
from .errors import HANDLERS
from .guard import Guard
from .house import House, open_house
from .limits import Doorkeeper, Limits
from .live import live
from .metrics import Metrics
from .pages import CLIENT, pages
from .warm import warm_all
from .watch import WATCHED
from .webhooks import Webhooks

LOG = logging.getLogger(__name__)

MOST_BODY = 16 * 1024
EXPIRY = 3600.0  # seconds between two looks for old tables


def create_app(
    data: Path,
    *,
    client: Path = CLIENT,
    hosts: Iterable[str] = (),
    components: Mapping[str, str] | None = None,
    address: str = "",
    webhooks: Webhooks | None = None,
    limits: Limits | None = None,
    keep: int = 0,
    warm: bool = True,
) -> Guard:
    """Ludoteka on the games in the folder `data`; `components`: the owner's component files, by game. `address`: where
    other devices find it, if that is known. `keep`: for so many days, tables that nobody touches; 0: for ever."""
    limits = limits or Limits()
    door, metrics = Doorkeeper(limits), Metrics()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with open_house(data, components or {}, limits, metrics, address=address, webhooks=webhooks) as house:
            app.state.house = house
            _watch(house, door)
            tasks = [asyncio.create_task(collect_when_quiet())]
            if keep:
                tasks.append(asyncio.create_task(_expire(house, keep)))
            if warm:
                tasks.append(asyncio.create_task(_warm_up(house)))
            yield
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    app = Litestar(
        route_handlers=[*api.ROUTES, *company.ROUTES, *WATCHED, live, pages(client)],
        dependencies={"house": Provide(_house, sync_to_thread=False)},
        exception_handlers=HANDLERS,
        lifespan=[lifespan],
        logging_config=None,
        openapi_config=OpenAPIConfig("Ludoteka", __version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]),
        request_max_body_size=MOST_BODY,
    )
    return Guard(app, door, metrics, hosts)


def _house(state: State) -> House:
    house: House = state.house
    return house


async def _expire(house: House, days: int) -> None:
    while True:
        try:
            removed = await house.hall.expire(days)
        except Exception:  # the disk may have room again the next time
            LOG.exception("old tables could not be removed")
        else:
            if removed:
                LOG.warning("%d tables that nobody had touched for %d days were removed.", removed, days)
        await asyncio.sleep(EXPIRY)


async def _warm_up(house: House) -> None:
    await warm_all(GAMES.values(), house.workers)
    keep_for_good()


def _watch(house: House, door: Doorkeeper) -> None:
    metrics = house.metrics
    metrics.watch("sockets", "Open sockets", lambda: door.open_sockets)
    metrics.watch("tables_open", "Tables in memory", lambda: house.hall.open_tables)
    metrics.watch("tables_damaged", "Tables that cannot be read any more", lambda: len(house.store.damaged))
    metrics.watch_bots(house.workers)
