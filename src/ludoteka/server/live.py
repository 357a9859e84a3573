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
from ludoteka.table.wire import Denied, Said

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
        teller = asyncio.create_task(_tell(socket, session, changed, app.metrics))
        try:
            await _listen(socket, session, changed, Pace(app.limits), app.metrics)
        finally:
            session.close()
            teller.cancel()
            await asyncio.gather(teller, return_exceptions=True)


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


async def _answer(session: Session, data: str | bytes) -> tuple[Said, bool]:
    try:
        return await session.hear(decode(data))
    except Refused as why:
        return denied(data, why), False
    except Exception:  # the socket and the other tables go on
        LOG.exception("a message to a table failed")
        return denied(data, Refused("fault")), False


async def _tell(socket: Socket, session: Session, changed: asyncio.Event, metrics: Metrics) -> None:
    """Show the table whenever it has changed; a slow reader misses steps, but never the newest state."""
    while True:
        await changed.wait()
        await asyncio.sleep(TOGETHER)
        changed.clear()
        try:
            with metrics.showing.time():
                shown = await session.shown()
        except Exception:  # the next change brings the next chance
            LOG.exception("a table cannot be shown")
            continue
        for said in shown:
            await _send(socket, said)


async def _send(socket: Socket, said: Said) -> None:
    with suppress(WebSocketException):  # gone: `receive` says so, too
        await socket.send_text(msgspec.json.encode(said).decode())
