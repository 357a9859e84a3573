"""Around everything, the framework and its guard too: each request and each socket gets an id, which stands in all
lines that are logged for it and is sent back, and in JSON logs a line about how it went."""

import logging
import re
import secrets
import time
from collections.abc import Sequence
from typing import Any

from litestar.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import _TrustedHosts

from .logs import FACTS, REQUEST

LOG = logging.getLogger(__name__)

HEADER = b"x-request-id"
WATCHERS = ("/api/ready", "/metrics")
_WELL_FORMED = re.compile(rb"[A-Za-z0-9._-]{8,64}")
_BEGINNINGS = ("http.response.start", "websocket.accept", "websocket.http.response.start")


class RequestIds:
    """`proxies`: those whose ids are taken over, so that a request has one id in their logs and in ours."""

    def __init__(self, app: ASGIApp, proxies: Sequence[str] = ()) -> None:
        self._app = app
        self._proxies = _TrustedHosts(list(proxies))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        name = self._given(scope) or secrets.token_hex(8)
        before = REQUEST.set(name)
        seen: dict[str, Any] = {}
        began = time.perf_counter()
        try:
            await self._app(scope, receive, _noting(seen, name, send))
        finally:
            _log(scope, seen, time.perf_counter() - began)
            REQUEST.reset(before)

    def _given(self, scope: Any) -> str:
        peer = (scope.get("client") or ("",))[0]
        if peer not in self._proxies:
            return ""
        given = next((value for name, value in scope["headers"] if name == HEADER), b"")
        return given.decode() if _WELL_FORMED.fullmatch(given) else ""


def _noting(seen: dict[str, Any], name: str, send: Send) -> Send:
    """Send the id along with the answer, and remember its status."""

    async def sending(message: Any) -> None:
        if message["type"] in _BEGINNINGS:
            seen["status"] = message.get("status", 101)
            message = {**message, "headers": [*message.get("headers", ()), (HEADER, name.encode())]}
        await send(message)

    return sending


def _log(scope: Any, seen: dict[str, Any], seconds: float) -> None:
    """By the pattern of its path: the path itself may lead to somebody's table. Not those who only look after us, every
    second."""
    route = scope.get("path_template", "")
    if route not in WATCHERS and LOG.isEnabledFor(logging.INFO):
        what = "socket" if scope["type"] == "websocket" else "request"
        facts = {"route": route, **seen, "ms": round(seconds * 1000, 1)}
        LOG.info(what, extra={FACTS: {"method": scope.get("method", "GET"), **facts}})
