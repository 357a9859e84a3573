"""How the application is served."""

import asyncio
import gc
import signal
import socket
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from types import FrameType
from typing import Any, cast

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from .collector import freeze_heap
from .protocols import CarefulSocket, counted_http
from .requests import RequestIds
from .security import Guard

MOST_MESSAGE = 16 * 1024
MOST_HEADERS = 16 * 1024
SPREAD, STEPS = 1.0, 50  # seconds over which sockets are closed, and in how many groups
TICK = 0.05  # seconds between two looks whether somebody is in a hurry
HEARTBEAT = 20.0  # seconds between two pings of a socket, and for the answer to one


def server_config(app: Guard, proxies: Sequence[str] = ()) -> uvicorn.Config:
    """Tight where uvicorn's defaults would let anybody fill the memory: messages of 16 MB, and compressors for each
    socket (`CarefulSocket` has its own way; what a message is inflated to counts as its size).
    `proxies`: whose word about where visitors come from is believed."""
    from_proxies: Any = ProxyHeadersMiddleware(cast("Any", app), list(proxies))
    return uvicorn.Config(
        RequestIds(from_proxies, proxies),
        http=counted_http(app.door),  # not httptools, which takes headers without end
        h11_max_incomplete_event_size=MOST_HEADERS,
        timeout_keep_alive=10,
        ws=CarefulSocket,
        ws_max_size=MOST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=HEARTBEAT,
        ws_ping_timeout=HEARTBEAT,
        proxy_headers=False,  # read above: the id of a request is taken from the proxy itself
        forwarded_allow_ips=list(proxies),
        lifespan="on",
        server_header=False,
        access_log=False,
        log_config=None,  # `logs.set_up_logs`
        log_level="warning",
        timeout_graceful_shutdown=3,
    )


def allow_many_sockets() -> None:
    """Each socket is an open file; many systems begin with a limit of 1024, which programs may raise themselves."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    with suppress(OSError, ValueError):  # macOS says "no limit" and means another number
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class Server(uvicorn.Server):
    """Calls `opened` as soon as it can be reached. `drain`: seconds after SIGTERM in which it reports that nobody is to
    be sent here any more, and still serves those who are here."""

    def __init__(
        self,
        app: Guard,
        opened: Callable[[], None] = lambda: None,
        proxies: Sequence[str] = (),
        drain: float = 0.0,
    ) -> None:
        super().__init__(server_config(app, proxies))
        self._opened = opened
        self._draining, self._drain = app.draining, drain
        self._notice = 0.0  # seconds
        self._hurried = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        allow_many_sockets()
        await super().startup(sockets)
        gc.collect()
        freeze_heap()
        if self.started:
            self._opened()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A second signal ends the waiting, and nothing else: closing then takes three seconds at most, and tearing
        down mid-way is ugly. Who presses Ctrl-C sits in front of it, and waits for nothing."""
        if self.should_exit:
            self._hurried = True
            return
        self._notice = self._drain if sig == signal.SIGTERM else 0.0
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._draining.begin()
        await self._wait(self._notice)
        await self._draining.hand_over()
        if self._notice:
            await self._send_away()
        await super().shutdown(sockets)

    async def _send_away(self) -> None:
        """Close the sockets a few at a time: all those people come to the other servers at once."""
        opened = [one for one in self.server_state.connections if isinstance(one, CarefulSocket)]
        for step in range(STEPS):
            for one in opened[step::STEPS]:
                if one.handshake_complete and not one.close_sent:
                    one.shutdown()
            await self._wait(SPREAD / STEPS if opened else 0.0)

    async def _wait(self, seconds: float) -> None:
        """Unless somebody is in a hurry."""
        until = time.monotonic() + seconds
        # Not with an event: a signal comes from outside of the loop.
        while not self._hurried and (left := until - time.monotonic()) > 0:  # noqa: ASYNC110
            await asyncio.sleep(min(left, TICK))
