"""What the server holds while it runs: the store, the tables, who listens, and the keys."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from ludoteka.store import SqlStore, open_store
from ludoteka.table.hall import Hall
from ludoteka.table.players import in_workers
from ludoteka.table.workers import Workers

from .hub import Hub, LocalHub
from .limits import Limits
from .metrics import Metrics
from .tokens import Keys, read_secret


@dataclass(frozen=True)
class House:
    store: SqlStore
    hall: Hall
    hub: Hub
    keys: Keys
    workers: Workers  # where bots think
    components: Mapping[str, str]  # the owner's component files, by game
    limits: Limits
    metrics: Metrics
    # To replay an uploaded record is work: one at a time, however many are sent.
    checking: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(1))
    # So is looking for the best that was possible.
    solving: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(1))


@asynccontextmanager
async def open_house(
    folder: Path, components: Mapping[str, str], limits: Limits, metrics: Metrics
) -> AsyncIterator[House]:
    """Everything in a data folder, until the server goes."""
    store = await open_store(folder)
    hub = LocalHub()
    workers = Workers()
    hall = Hall(store, hub.tell, components, engage=in_workers(workers))
    try:
        yield House(store, hall, hub, Keys(read_secret(folder)), workers, components, limits, metrics)
    finally:
        await hall.close()
        await workers.close()
        await store.close()
