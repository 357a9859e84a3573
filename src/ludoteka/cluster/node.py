"""This server as one of several that share a database."""

import asyncio
import hashlib
import hmac
import os
import re
import secrets
import socket
from contextlib import suppress

from ludoteka.core.errors import Refused
from ludoteka.store.shared import SqlSharedStore
from ludoteka.store.sql import SqlStore
from ludoteka.table.registry import TableRegistry
from ludoteka.table.storage import StoreAway

from .announced import AnnouncedSharedStore, AnnouncedStore
from .bus import Bus, NoBus, RedisBus, check_url
from .following import Following
from .membership import Membership

VARIABLE = "LUDOTEKA_BUS"
MOST_NAME = 40  # characters
_NAME = re.compile(rf"[A-Za-z0-9][A-Za-z0-9._-]{{0,{MOST_NAME - 1}}}")
LEAVING = 2.0  # seconds to say goodbye


class Node:
    """`members`: the `Nodes` of its tables. `tables`: their store. `secret`: the same at all nodes. `cluster`: the name
    of all of them on the bus."""

    def __init__(self, name: str, store: SqlStore, shared: SqlSharedStore, secret: bytes, bus: Bus) -> None:
        self.secret = secret
        self.cluster = _cluster_name(secret)
        self.bus = bus
        self.tables = AnnouncedStore(store, bus.publish)
        self.members = Membership(name, AnnouncedSharedStore(shared, bus.publish), shared, bus)
        self._shared = shared
        self.following: Following | None = None
        self._task: asyncio.Task[None] | None = None

    @classmethod
    async def join(cls, name: str, store: SqlStore, *, secret: bytes, bus: str | None) -> "Node":
        """`secret`: becomes that of all nodes, if this is the first of them."""
        shared = SqlSharedStore(store)
        common = await shared.secret(secret)
        node = cls(name, store, shared, common, RedisBus(bus, _cluster_name(common)) if bus else NoBus())
        await node.members.beat()
        return node

    def follow(self, registry: TableRegistry) -> None:
        """Keep the tables up to date from now on."""
        self.following = Following(registry, self._shared, self.members, self.bus)
        self._task = asyncio.get_running_loop().create_task(self.following.run())

    async def hand_over(self, registry: TableRegistry) -> None:
        """Drive no table any more: others may, before people come to them."""
        self.members.retired = True
        await asyncio.gather(*(table.shared.release() for table in registry.tables()), return_exceptions=True)

    async def leave(self) -> None:
        """Nobody is at this node any more."""
        self.bus.close()
        if self._task and self.following:
            self.following.stop()
            await asyncio.wait({self._task}, timeout=LEAVING)
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        with suppress(StoreAway, TimeoutError):  # then others notice that it is silent
            async with asyncio.timeout(LEAVING):
                await self.members.leave()
                await self.bus.publish_left()


def machine_name() -> str:
    """What a node is called whose owner gives it no name."""
    return re.sub(r"[^A-Za-z0-9-]", "-", socket.gethostname()).strip("-")[:MOST_NAME] or "node"


def new_name(owner_s: str = "") -> str:
    """Of a process, after the name that its owner has given it: when it starts again, it is another node."""
    return f"{owner_s or machine_name()}-{secrets.token_hex(4)}"


def checked_name(given: str) -> str:
    """A name that the owner gives; Refused, if it could not be a label of Prometheus as it is."""
    if not _NAME.fullmatch(given):
        raise Refused("node-name", place=given[:MOST_NAME])
    return given


def chosen_bus(wanted: str | None = None) -> str | None:
    """The bus asked for, or named in the environment."""
    given = wanted or os.environ.get(VARIABLE)
    return check_url(given) if given else None


def _cluster_name(secret: bytes) -> str:
    """Names the database to those who share it, and reveals nothing about the secret."""
    return hmac.digest(secret, b"ludoteka bus", hashlib.sha256)[:8].hex()
