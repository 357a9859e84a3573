"""What the server holds while it runs: the store, the tables, who listens, and the keys."""

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass, field
from functools import cached_property, partial
from pathlib import Path

from sqlalchemy import URL

from ludoteka.cluster.node import Node, machine_name, new_name
from ludoteka.core.components import install
from ludoteka.core.errors import Refused
from ludoteka.store import SqlStore, open_store
from ludoteka.store.lock import locked
from ludoteka.store.profiles import SqlProfiles
from ludoteka.store.pushes import SqlPushes
from ludoteka.table.nodes import ALONE
from ludoteka.table.players import in_workers
from ludoteka.table.registry import TableRegistry
from ludoteka.table.table import Table, Turn
from ludoteka.table.thinkers import Thinkers
from ludoteka.table.wire import Terms
from ludoteka.worker.opening import open_thinkers

from .collector import CollectorSteps
from .draining import Draining
from .hub import Hub, LocalHub
from .limits import Limits
from .metrics import Metrics
from .push import Pushes, available
from .tokens import Keys, read_secret
from .turnstile import Turnstile
from .webhooks import Webhooks, check_address

LOG = logging.getLogger(__name__)


@dataclass(frozen=True)
class AppState:
    store: SqlStore
    tables: TableRegistry
    hub: Hub
    keys: Keys
    workers: Thinkers  # where bots think
    components: Mapping[str, str]  # the owner's component files, by game
    limits: Limits
    metrics: Metrics
    address: str = ""  # where other devices find this server, if it is known
    pushes: Pushes | None = None  # browsers are notified whose turn it is
    webhooks: Webhooks | None = None  # the owner lets tables notify other servers whose turn it is
    node: Node | None = None  # where several servers share the store
    name: str = field(default_factory=machine_name)  # of this server, for those who look after several
    draining: Draining = field(default_factory=Draining)  # before it closes
    # To replay an uploaded record is work: one at a time, however many are sent.
    checking: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(1))
    # So is looking for the best that was possible.
    solving: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(1))
    # And everything that somebody has played, in one file.
    exporting: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(1))
    # A message is answered in a moment, and a view made, but many may come at once.
    turnstile: Turnstile = field(default_factory=Turnstile)
    collector: CollectorSteps = field(default_factory=CollectorSteps)

    @cached_property
    def profiles(self) -> SqlProfiles:
        return SqlProfiles(self.store)

    @cached_property
    def push_store(self) -> SqlPushes:
        return SqlPushes(self.store)

    @property
    def leads(self) -> bool:
        """Is it this server that does what concerns no single table?"""
        return self.node is None or self.node.members.leads

    def check_terms(self, terms: Terms) -> None:
        """Refused, if a table asks for what this server does not do."""
        if terms.webhook:
            if self.webhooks is None:
                raise Refused("webhooks-off")
            check_address(terms.webhook, self.webhooks.ports)


@asynccontextmanager
async def open_state(
    folder: Path,
    components: Mapping[str, str],
    limits: Limits,
    metrics: Metrics,
    *,
    store: URL | None = None,
    bus: str | None = None,
    address: str = "",
    webhooks: Webhooks | None = None,
    name: str = "",
    draining: Draining | None = None,
) -> AsyncIterator[AppState]:
    """Everything in a data folder, until the server goes; but the games in `store`, if they are in a database
    elsewhere. That may have several servers, who tell each other by `bus` what they have written."""
    for text in components.values():
        install(text)
    with nullcontext() if store else locked(folder):
        opened = await open_store(store or folder)
        await _examine(opened)
        secret = read_secret(folder)
        node = await Node.join(new_name(name), opened, secret=secret, bus=bus) if store else None
        pushes = Pushes(SqlPushes(opened), node.secret if node else secret) if available() else None
        hub = LocalHub()
        workers = open_thinkers(bus, node.secret if node else secret, metrics.questions)
        tables = TableRegistry(
            node.tables if node else opened,
            hub.notify,
            components,
            all_turns(*(one.turn for one in (webhooks, pushes) if one)),
            in_workers(workers),
            node.members if node else ALONE,
        )
        keys = Keys(node.secret if node else secret)
        draining = draining or Draining()
        if node:
            node.follow(tables)
            draining.before_closing(partial(node.hand_over, tables))
        try:
            yield AppState(
                opened,
                tables,
                hub,
                keys,
                workers,
                components,
                limits,
                metrics,
                address,
                pushes,
                webhooks,
                node,
                name or machine_name(),
                draining,
            )
        finally:
            await tables.close()
            if node:
                await node.leave()
            await workers.close()
            await opened.close()
            for one in (webhooks, pushes):
                if one:
                    one.close()


def all_turns(*called: Turn) -> Turn:
    """Call all of them when it is a person's turn."""

    def turn(table: Table, seat: int) -> None:
        for each in called:
            each(table, seat)

    return turn


async def _examine(store: SqlStore) -> None:
    """The owner of the server has to know of damage at once, not when the first player finds it."""
    await store.examine()
    if not store.sound:
        lost = ", ".join(sorted(store.damaged)) or "none"
        LOG.error("The database is damaged. Bring back a backup. Games that cannot be opened any more: %s.", lost)
