"""How much one address, one table and one socket may ask for: floods harm nobody but those who make them."""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from ipaddress import ip_address, ip_network
from typing import Any

from limits import parse_many

from ludoteka.core.errors import Refused
from ludoteka.table.wire import MOST_DUPLICATES

from .rates import LocalRates, Rates

# Ways to make a table, and how many each makes at most. A rematch needs a game that was played to its end.
_NEW_TABLES = {"/api/tables": 1, "/api/tables/import": 1, "/api/duplicates": MOST_DUPLICATES}
_DAILY = "/api/daily/"
# Who is new, and who tries a code, asks these; a code has 50 random bits and lasts ten minutes.
_NEW_PROFILE = "/api/me"
_PAIRING = ("/api/me/paired", "/api/me/paired/check")

# What is more work for the server than a page counts as several requests.
_COSTS = {
    "/api/qr": 10,
    "/api/calls": 10,
    "/api/sheet": 5,
    "/api/ledger": 5,
    "/api/companion": 10,
    "/api/me/export": 50,
}
_HANDSHAKE = 5
LOOK = 4  # messages: to show somebody the whole table again


@dataclass(frozen=True)
class Limits:
    """Far above what people do, far below what hurts. Rates are in the notation of the library `limits`."""

    requests: str = "200/second;3000/minute"  # of an address
    new_tables: str = "120/minute;1200/hour"  # of an address
    new_profiles: str = "60/minute;600/hour"  # of an address
    pairings: str = "20/minute;100/hour"  # tries of an address to use a code
    connections_of_address: int = 300  # that are not sockets
    sockets_of_address: int = 100
    sockets_of_table: int = 100
    sockets: int = 10_000
    messages: float = 20.0  # of a socket, in a second
    burst: int = 60  # and so many at once after a rest


class RateLimit:
    """How fast one socket is read. Not with the library: a counter for each socket in its memory store would have to
    be looked through again and again, and this one is forgotten with its socket."""

    def __init__(self, limits: Limits) -> None:
        self._rate, self._burst = limits.messages, limits.burst
        self._left, self._then = float(limits.burst), time.monotonic()

    async def step(self) -> None:
        """Before each message: waits as long as the sender is too fast. What it sends meanwhile stays with it."""
        wait = self.take(time.monotonic())
        if wait:
            await asyncio.sleep(wait)

    def charge(self, messages: int) -> None:
        """The last message was as much work as several."""
        self._left -= messages

    def take(self, now: float) -> float:
        """Count one message; return how long to wait before the next is read."""
        self._left = min(self._burst, self._left + (now - self._then) * self._rate) - 1
        self._then = now
        return max(0.0, -self._left / self._rate)


class ConnectionLimiter:
    """Counts requests and sockets by the address they come from: open sockets and connections those of this process,
    whose memory they take; requests and new tables those of all nodes."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self.rates: Rates = LocalRates()
        self._requests = parse_many(limits.requests)
        self._new_tables = parse_many(limits.new_tables)
        self._new_profiles = parse_many(limits.new_profiles)
        self._pairings = parse_many(limits.pairings)
        self._sockets: Counter[str] = Counter()
        self._connections: Counter[str] = Counter()

    async def refusal(self, scope: Any) -> Refused | None:
        """Why a request is one too many, if it is."""
        address = origin_of(scope)
        if not await self.rates.hit(self._requests, "requests", address, cost=_COSTS.get(scope["path"], 1)):
            return Refused("too-many-requests")
        tables = tables_made(scope)
        if tables and not await self.rates.hit(self._new_tables, "tables", address, cost=tables):
            return Refused("too-many-tables")
        if scope.get("method") == "POST" and not await self._may_be_somebody(scope["path"], address):
            return Refused("too-many-requests")
        return None

    async def _may_be_somebody(self, path: str, address: str) -> bool:
        if path == _NEW_PROFILE:
            return await self.rates.hit(self._new_profiles, "profiles", address)
        return path not in _PAIRING or await self.rates.hit(self._pairings, "pairings", address)

    @asynccontextmanager
    async def socket(self, scope: Any) -> AsyncIterator[Refused | None]:
        """A socket while it is open, or why it is one too many."""
        room = {
            "": self._limits.sockets,
            f"from {origin_of(scope)}": self._limits.sockets_of_address,
            f"at {scope['path']}": self._limits.sockets_of_table,
        }
        if not await self.rates.hit(self._requests, "requests", origin_of(scope), cost=_HANDSHAKE):
            yield Refused("too-many-requests")
            return
        if any(self._sockets[key] >= most for key, most in room.items()):
            yield Refused("too-many-sockets")
            return
        self._sockets.update(room.keys())
        try:
            yield None
        finally:
            self._sockets.subtract(room.keys())
            for key in room:
                if not self._sockets[key]:
                    del self._sockets[key]

    def connect(self, address: str) -> bool:
        """One more connection from there; is there room for it?"""
        self._connections[address] += 1
        return self._connections[address] <= self._limits.connections_of_address

    def disconnect(self, address: str) -> None:
        self._connections[address] -= 1
        if not self._connections[address]:
            del self._connections[address]

    @property
    def open_sockets(self) -> int:
        return self._sockets[""]


def tables_made(scope: Any) -> int:
    path = scope["path"]  # the guard has spelled it as the router does
    if scope.get("method") != "POST":
        return 0
    return _NEW_TABLES.get(path, 1 if path.startswith(_DAILY) else 0)


def origin_of(scope: Any) -> str:
    """The address, or the network of one household: who has one address of IPv6 has 2**64."""
    host = (scope.get("client") or ("",))[0]
    try:
        address = ip_address(host)
    except ValueError:
        return str(host)
    if address.version == 6 and address.ipv4_mapped is None:
        return str(ip_network((address, 64), strict=False))
    return str(getattr(address, "ipv4_mapped", None) or address)
