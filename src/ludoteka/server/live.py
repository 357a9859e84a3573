"""The socket of a table: messages in, answers and views out. It survives any message."""

import asyncio
import logging
from contextlib import nullcontext, suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketException
from litestar.params import FromPath

from ludoteka.core.errors import Refused
from ludoteka.core.spans import span
from ludoteka.table.storage import StoreAway
from ludoteka.table.wire import Denied, ServerMessage

from .app_state import AppState
from .connection import Connection, decode, denied
from .errors import fault
from .hub import Change
from .limits import LOOK, RateLimit

LOG = logging.getLogger(__name__)

TOGETHER = 0.01  # seconds: what happens within them, as a move and the draw that follows it, is sent at once

Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{table:str}/live")
async def live(socket: Socket, app: NamedDependency[AppState], table: FromPath[str]) -> None:
    await socket.accept()
    connection = Connection(app, table)
    # Listening begins before the first look, so that no change falls between the two.
    with app.hub.listening(table) as changed:
        sender = asyncio.create_task(_send_updates(socket, connection, changed, app))
        try:
            await _listen(socket, connection, changed, RateLimit(app.limits), app)
        finally:
            connection.close()
            sender.cancel()
            await asyncio.gather(sender, return_exceptions=True)


async def _listen(
    socket: Socket, connection: Connection, changed: Change, rate_limit: RateLimit, app: AppState
) -> None:
    """Answer one message after the other: who does not read the answers is not read, either; nor who is too fast."""
    while True:
        await rate_limit.step()
        event = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        if event["type"] == "websocket.receive":
            with app.metrics.message_time.time():
                await app.turnstile.enter()
                answer, look = await _answer(connection, event.get("text") or event.get("bytes") or "")
            app.metrics.messages.labels("denied" if isinstance(answer, Denied) else "accepted").inc()
            await _send(socket, msgspec.json.encode(answer))
            app.collector.note()
            if look:
                rate_limit.charge(LOOK)
                connection.resend_view()
                changed.set()


async def _answer(connection: Connection, data: str | bytes) -> tuple[ServerMessage, bool]:
    try:
        message = decode(data)
        with span(f"message {type(message).__name__.lower()}"):
            return await connection.receive(message)
    except Refused as why:
        return denied(data, why), False
    except StoreAway:
        return denied(data, Refused("store-away")), False
    except Exception:  # the socket and the other tables go on
        LOG.exception("a message to a table failed")
        return denied(data, fault()), False


async def _send_updates(socket: Socket, connection: Connection, changed: Change, app: AppState) -> None:
    """Show the table whenever it has changed; a slow reader misses steps, but never the newest state."""
    while True:
        await changed.wait()
        await asyncio.sleep(TOGETHER)
        reason, changed.cause = changed.cause, ""
        with span("view", reason) if reason else nullcontext():
            await _send_view(socket, connection, changed, app)


async def _send_view(socket: Socket, connection: Connection, changed: Change, app: AppState) -> None:
    try:
        with app.metrics.view_time.time():
            await app.turnstile.enter()
            changed.clear()
            updates = await connection.updates()
    except StoreAway:
        return  # the log of the store says so; the next change brings the next chance
    except Exception:
        LOG.exception("a view cannot be made")
        return
    for message in updates:
        await _send(socket, message)
    app.collector.note()


async def _send(socket: Socket, message: bytes) -> None:
    with suppress(WebSocketException):  # gone: `receive` says so, too
        await socket.send_text(message.decode())
