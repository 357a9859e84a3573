"""uvicorn's protocols, more careful: what a stranger can make the server keep in memory, or keep open, has an end.

Its own have none for fragments of no bytes, for the answers to pings of somebody who does not read them, for a
request that never gets to its end, and for connections from one address.
"""

import asyncio
import socket
from collections.abc import Sequence
from typing import Any

import h11
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

from .limits import ConnectionLimiter, origin_of

MOST_FRAGMENTS = 64
SENT_AHEAD = 128 * 1024  # bytes
WORTH_DEFLATING = 400  # bytes
REQUEST_TIME = 15.0  # seconds from a request's first byte to the end of its headers


class Deflate(PerMessageDeflate):
    """Compresses what is long enough to gain by it, each message for itself: no socket holds a compressor's memory."""

    def encode(self, frame: Frame) -> Frame:
        return super().encode(frame) if len(frame.data) >= WORTH_DEFLATING else frame


class DeflateFactory(ServerPerMessageDeflateFactory):
    def __init__(self) -> None:
        super().__init__(
            server_no_context_takeover=True,
            client_no_context_takeover=True,
            server_max_window_bits=13,
            client_max_window_bits=12,
            compress_settings={"level": 1, "memLevel": 6},
        )

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        answer, agreed = super().process_request_params(params, accepted_extensions)
        return answer, Deflate(
            agreed.remote_no_context_takeover,
            agreed.local_no_context_takeover,
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
            agreed.compress_settings,
        )


class CarefulSocket(WebSocketsSansIOProtocol):
    _sent_away = False

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.conn.available_extensions = [DeflateFactory()]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The system would keep megabytes for somebody who reads slowly, all of it old by the time it is read."""
        super().connection_made(transport)
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SENT_AHEAD)

    def shutdown(self) -> None:
        """Ask to come back, and close; once: who was sent away with a few others is among all of them at the end."""
        if not self._sent_away:
            self._sent_away = True
            super().shutdown()

    async def send(self, message: Any) -> None:
        """After an answer instead of a socket, uvicorn would log that there was none."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and self.close_sent:
            self.handshake_complete = True

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MOST_FRAGMENTS:
            super().handle_cont(event)
            return
        self.frames = []
        if not self.close_sent:
            self.conn.fail(1009, "too many fragments")
            self.handle_parser_exception()

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # a client that does not read gets no further pongs


class CarefulHttp(H11Protocol):
    door: ConnectionLimiter
    _counts_for: str | None = None
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if self._has_room():
            self._expect()
        else:
            transport.close()

    def data_received(self, data: bytes) -> None:
        if self._deadline is None and self._between_requests():
            self._expect()
        super().data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._deadline:
            self._deadline.cancel()
        self._make_room()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._make_room()  # sockets are counted elsewhere
        super().handle_websocket_upgrade(event)

    def _has_room(self) -> bool:
        """A proxy that is believed brings many people; they are counted by their requests."""
        if self.client is None or self.client[0] in _TrustedHosts(self.config.forwarded_allow_ips):
            return True
        self._counts_for = origin_of({"client": self.client})
        return self.door.connect(self._counts_for)

    def _make_room(self) -> None:
        if self._counts_for is not None:
            self.door.disconnect(self._counts_for)
            self._counts_for = None

    def _expect(self) -> None:
        self._deadline = self.loop.call_later(REQUEST_TIME, self._late)

    def _late(self) -> None:
        self._deadline = None
        if self._between_requests() and not self._resting() and self.transport.get_protocol() is self:
            self.transport.close()

    def _resting(self) -> bool:
        """After an answer, nothing is left of the request, nor is anything of the next one here: there is another time
        for that."""
        cycle: RequestResponseCycle | None = self.cycle
        read = self.conn.their_state is not h11.SEND_BODY
        return cycle is not None and read and not self.conn.trailing_data[0]

    def _between_requests(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle  # none before the first request
        return cycle is None or cycle.response_complete


def counted_http(door: ConnectionLimiter) -> type[CarefulHttp]:
    return type("CountedHttp", (CarefulHttp,), {"door": door})
