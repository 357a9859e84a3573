"""The application, put together."""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy import URL

from ludoteka import __version__
from ludoteka.games import GAMES
from ludoteka.table.storage import StoreAway, moment

from . import api, lobby_api, me_api
from .app_state import AppState, open_state
from .collector import collect_when_quiet, freeze_heap
from .draining import Draining
from .errors import HANDLERS
from .health import WATCHED
from .limits import ConnectionLimiter, Limits
from .live import live
from .metrics import Metrics
from .pages import CLIENT, pages
from .rates import SharedRates
from .security import Guard
from .warm import warm_all
from .webhooks import Webhooks

LOG = logging.getLogger(__name__)

MOST_BODY = 16 * 1024
EXPIRY = 3600.0  # seconds between two looks for old tables


def create_app(
    data: Path,
    *,
    store: URL | None = None,
    bus: str | None = None,
    client: Path = CLIENT,
    hosts: Iterable[str] = (),
    components: Mapping[str, str] | None = None,
    address: str = "",
    webhooks: Webhooks | None = None,
    limits: Limits | None = None,
    keep: int = 0,
    node: str = "",
    warm: bool = True,
) -> Guard:
    """Ludoteka on the games in the folder `data`, or in `store`, if they are in a database elsewhere; then `bus` is
    where the servers that share it tell each other of changes, and `node` the name of this one. `components`: the
    owner's component files, by game. `address`: where other devices find it, if that is known. `keep`: for so many
    days, tables that nobody touches; 0: for ever."""
    limits = limits or Limits()
    door, metrics, draining = ConnectionLimiter(limits), Metrics(), Draining()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        state = open_state(
            data,
            components or {},
            limits,
            metrics,
            store=store,
            bus=bus,
            address=address,
            webhooks=webhooks,
            name=node,
            draining=draining,
        )
        async with state as opened:
            app.state.opened = opened
            _watch(opened, door)
            if bus and opened.node:
                door.rates = SharedRates(bus, opened.node.cluster)
            tasks = [asyncio.create_task(collect_when_quiet())]
            if keep:
                tasks.append(asyncio.create_task(_expire(opened, keep)))
            if warm:
                tasks.append(asyncio.create_task(_warm_up(opened)))
            yield
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await door.rates.close()

    app = Litestar(
        route_handlers=[*api.ROUTES, *lobby_api.ROUTES, *me_api.ROUTES, *WATCHED, live, pages(client)],
        dependencies={"app": Provide(_app_state, sync_to_thread=False)},
        exception_handlers=HANDLERS,
        lifespan=[lifespan],
        logging_config=None,
        openapi_config=OpenAPIConfig("Ludoteka", __version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]),
        request_max_body_size=MOST_BODY,
    )
    return Guard(app, door, metrics, draining, hosts)


def _app_state(state: State) -> AppState:
    opened: AppState = state.opened
    return opened


async def _expire(app: AppState, days: int) -> None:
    while True:
        try:
            removed = await _remove_old(app, days) if app.leads else 0
        except StoreAway:
            pass  # as the log of the store says; the next time it may be back
        except Exception:  # the disk may have room again the next time
            LOG.exception("old tables could not be removed")
        else:
            if removed:
                LOG.warning("%d tables that nobody had touched for %d days were removed.", removed, days)
        await asyncio.sleep(EXPIRY)


async def _remove_old(app: AppState, days: int) -> int:
    """Tables; and then the profiles that have none."""
    removed = await app.tables.expire(days)
    await app.profiles.expire(moment(datetime.now(UTC) - timedelta(days=days)))
    return removed


async def _warm_up(app: AppState) -> None:
    await warm_all(GAMES.values(), app.workers)
    freeze_heap()


def _watch(app: AppState, door: ConnectionLimiter) -> None:
    metrics = app.metrics
    metrics.introduce(app.name, __version__)
    metrics.watch("draining", "About to close", lambda: app.draining.begun)
    metrics.watch("sockets", "Open sockets", lambda: door.open_sockets)
    metrics.watch("tables_open", "Tables in memory", lambda: app.tables.open_tables)
    metrics.watch("tables_damaged", "Tables that cannot be read any more", lambda: len(app.store.damaged))
    metrics.watch("store_up", "The store answers", lambda: not app.store.away)
    metrics.watch_bots(app.workers)
    if app.node:
        metrics.watch_node(app.node, app.tables)
