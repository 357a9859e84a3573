"""How the application is served."""

import gc
import socket
from collections.abc import Callable, Sequence
from contextlib import suppress
from types import FrameType

import uvicorn

from .collector import freeze_heap
from .protocols import CarefulSocket, counted_http
from .security import Guard

MOST_MESSAGE = 16 * 1024
MOST_HEADERS = 16 * 1024
HEARTBEAT = 20.0  # seconds between two pings of a socket, and for the answer to one


def server_config(app: Guard, proxies: Sequence[str] = ()) -> uvicorn.Config:
    """Tight where uvicorn's defaults would let anybody fill the memory: messages of 16 MB, and compressors for each
    socket (`CarefulSocket` has its own way; what a message is inflated to counts as its size).
    `proxies`: whose word about where visitors come from is believed."""
    return uvicorn.Config(
        app,
        http=counted_http(app.door),  # not httptools, which takes headers without end
        h11_max_incomplete_event_size=MOST_HEADERS,
        timeout_keep_alive=10,
        ws=CarefulSocket,
        ws_max_size=MOST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=HEARTBEAT,
        ws_ping_timeout=HEARTBEAT,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        lifespan="on",
        server_header=False,
        access_log=False,
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
    """Calls `opened` as soon as it can be reached."""

    def __init__(self, app: Guard, opened: Callable[[], None] = lambda: None, proxies: Sequence[str] = ()) -> None:
        super().__init__(server_config(app, proxies))
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        allow_many_sockets()
        await super().startup(sockets)
        gc.collect()
        freeze_heap()
        if self.started:
            self._opened()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A second Ctrl-C changes nothing: closing takes three seconds at most, and tearing down mid-way is ugly."""
        if not self.should_exit:
            super().handle_exit(sig, frame)
