"""The socket of a table: messages in, answers and views out. It survives any message."""

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketException
from litestar.params import FromPath

from ludoteka.core.errors import Refused
from ludoteka.table.wire import Denied, ServerMessage

from .app_state import AppState
from .limits import Pace
from .metrics import Metrics
from .session import Session, decode, denied

LOG = logging.getLogger(__name__)

TOGETHER = 0.01  # seconds: what happens within them, as a move and the draw that follows it, is shown at once

Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{table:str}/live")
async def live(socket: Socket, app: NamedDependency[AppState], table: FromPath[str]) -> None:
    await socket.accept()
    session = Session(app, table)
    # Listening begins before the first look, so that no change falls between the two.
    with app.hub.listening(table) as changed:
        sender = asyncio.create_task(_send_updates(socket, session, changed, app.metrics))
        try:
            await _listen(socket, session, changed, Pace(app.limits), app.metrics)
        finally:
            session.close()
            sender.cancel()
            await asyncio.gather(sender, return_exceptions=True)


async def _listen(socket: Socket, session: Session, changed: asyncio.Event, pace: Pace, metrics: Metrics) -> None:
    """Answer one message after the other: who does not read the answers is not read, either; nor who is too fast."""
    while True:
        await pace.step()
        event = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        if event["type"] == "websocket.receive":
            with metrics.hearing.time():
                answer, look = await _answer(session, event.get("text") or event.get("bytes") or "")
            metrics.messages.labels("denied" if isinstance(answer, Denied) else "accepted").inc()
            await _send(socket, answer)
            if look:
                session.show_again()
                changed.set()


async def _answer(session: Session, data: str | bytes) -> tuple[ServerMessage, bool]:
    try:
        return await session.hear(decode(data))
    except Refused as why:
        return denied(data, why), False
    except Exception:  # the socket and the other tables go on
        LOG.exception("a message to a table failed")
        return denied(data, Refused("fault")), False


async def _send_updates(socket: Socket, session: Session, changed: asyncio.Event, metrics: Metrics) -> None:
    """Show the table whenever it has changed; a slow reader misses steps, but never the newest state."""
    while True:
        await changed.wait()
        await asyncio.sleep(TOGETHER)
        changed.clear()
        try:
            with metrics.showing.time():
                updates = await session.updates()
        except Exception:  # the next change brings the next chance
            LOG.exception("a table cannot be shown")
            continue
        for message in updates:
            await _send(socket, message)


async def _send(socket: Socket, message: ServerMessage) -> None:
    with suppress(WebSocketException):  # gone: `receive` says so, too
        await socket.send_text(msgspec.json.encode(message).decode())
