"""How often something happens in a span of time: counted in this process, or, where servers share a bus, together."""

import logging
import time
from collections.abc import Sequence
from typing import Any, Protocol

from limits import RateLimitItem
from limits.aio.storage import RedisStorage
from limits.aio.strategies import FixedWindowRateLimiter as SharedLimiter
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

LOG = logging.getLogger(__name__)

PATIENCE = 0.25  # seconds for an answer of the bus
ALONE = 5.0  # seconds for which a server counts by itself after there was none


class Rates(Protocol):
    async def hit(self, limits: Sequence[RateLimitItem], *key: str, cost: int = 1) -> bool:
        """Count it; is it still within all limits?"""
        ...

    async def close(self) -> None: ...


class LocalRates:
    def __init__(self) -> None:
        self._limiter = FixedWindowRateLimiter(MemoryStorage())

    async def hit(self, limits: Sequence[RateLimitItem], *key: str, cost: int = 1) -> bool:
        return all(self._limiter.hit(limit, *key, cost=cost) for limit in limits)

    async def close(self) -> None:
        pass


class SharedRates:
    """In Redis, so that nobody has more by coming to several nodes. While it is away, each counts by itself."""

    def __init__(self, bus: str, name: str) -> None:
        from redis.asyncio import ConnectionPool

        url = f"redis+{bus}" if bus.startswith("unix") else bus  # as the library spells it
        self._pool = ConnectionPool.from_url(bus, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE)
        settings: dict[str, Any] = {"connection_pool": self._pool, "key_prefix": f"ludoteka:{name}:rates"}
        self._shared = SharedLimiter(RedisStorage(url, implementation="redispy", **settings))
        self._local = LocalRates()
        self._alone_until = 0.0

    async def hit(self, limits: Sequence[RateLimitItem], *key: str, cost: int = 1) -> bool:
        if time.monotonic() < self._alone_until:
            return await self._local.hit(limits, *key, cost=cost)
        try:
            within = all([await self._shared.hit(limit, *key, cost=cost) for limit in limits])
        except Exception as error:  # noqa: BLE001 whatever the bus has: nobody is refused for it
            if not self._alone_until:  # else the log says so already
                LOG.warning("Limits are counted by this node alone for a while: %s.", type(error).__name__)
            self._alone_until = time.monotonic() + ALONE
            return await self._local.hit(limits, *key, cost=cost)
        self._alone_until = 0.0
        return within

    async def close(self) -> None:
        await self._pool.aclose()
