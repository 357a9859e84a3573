"""Around everything: who may ask at all, and the headers that every answer carries.

A plain ASGI wrapper outside the framework, so that no answer can leave without passing here.
"""

import asyncio
from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Receive, Scope, Send
from litestar.utils import normalize_path

from ludoteka.core.errors import Refused
from ludoteka.table.wire import Problem

from .draining import Draining
from .limits import ConnectionLimiter, tables_made
from .metrics import Metrics

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        # blob: for a board that is shared as a picture: the page draws its own SVG onto a canvas to make a PNG of it.
        # Only a script of ours can make such an address, so nothing comes in by it from outside.
        "img-src 'self' blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
SAFE = ("GET", "HEAD", "OPTIONS")
TOO_MANY = ("too-many-requests", "too-many-tables")
DRAINING = "draining"
RETRY_AFTER = {**dict.fromkeys(TOO_MANY, b"60"), DRAINING: b"1"}  # seconds
BODY_TIME = 20.0  # seconds that a body may take
LOOPBACK = frozenset({"127.0.0.1", "localhost", "::1"})


class Guard:
    """`hosts`: the names by which this server may be called; none given: any."""

    def __init__(
        self, app: ASGIApp, door: ConnectionLimiter, metrics: Metrics, draining: Draining, hosts: Iterable[str] = ()
    ) -> None:
        self._app = app
        self.door = door
        self.metrics = metrics
        self.draining = draining
        self._hosts = frozenset(hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        # As the router spells it: what is counted and what is called must be the same.
        scope["path"] = normalize_path(scope["path"])
        if "method" in scope:  # a socket has none
            await self._request(scope, receive, _with_headers(scope, send, self.metrics))
        else:
            await self._socket(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        why = await self.door.refusal(scope) or self._refusal(scope)
        if why is None and tables_made(scope):
            why = self.draining.refusal()
        if why:
            await _refuse_request(why, send)
        else:
            await self._app(scope, _in_time(receive), send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        async with self.door.socket(scope) as full:
            why = full or self._refusal(scope) or self.draining.refusal()
            if why:
                await _refuse_socket(why, send)
            else:
                await self._app(scope, receive, send)

    def _refusal(self, scope: Any) -> Refused | None:
        headers = {name: value.decode("latin-1").lower() for name, value in scope["headers"]}
        host, origin = headers.get(b"host", ""), headers.get(b"origin")
        # A page elsewhere can have its own name point to this machine; then its Origin and Host agree.
        if (self._hosts and _name(host) not in self._hosts) or (host and not _name(host)):
            return Refused("host", place=host[:100])
        changes = scope.get("method") not in SAFE  # a socket has no method
        # Browsers always send an Origin here. A program that sends none has no cookies of anybody's to misuse.
        if changes and origin is not None and _place(origin) != host:
            return Refused("origin", place=origin[:100])
        return None


def _name(host: str) -> str:
    """A Host without its port."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def _place(origin: str) -> str:
    """An Origin without its scheme; empty if it is none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def _with_headers(scope: Any, send: Send, metrics: Metrics) -> Send:
    api = scope["path"].startswith("/api")

    async def sending(message: Any) -> None:
        if message["type"] == "http.response.start":
            metrics.requests.labels(message["status"]).inc()
            headers = [*message.get("headers", ()), *HEADERS]
            if api and not any(name.lower() == b"cache-control" for name, _ in headers):
                headers.append((b"cache-control", b"no-store"))
            message = {**message, "headers": headers}
        await send(message)

    return sending


def _in_time(receive: Receive) -> Receive:
    """A body has to come to its end: one that sends it drop by drop would be served for ever."""
    until, whole = asyncio.get_running_loop().time() + BODY_TIME, False

    async def receiving() -> Any:
        nonlocal whole
        if whole:
            return await receive()
        try:
            async with asyncio.timeout_at(until):
                message: Any = await receive()
        except TimeoutError:
            return {"type": "http.disconnect"}
        whole = not message.get("more_body")
        return message

    return receiving


async def _refuse_socket(why: Refused, send: Send) -> None:
    """Before it is accepted, so with a status: from 503 a proxy sees that it has to ask another server."""
    if why.code == DRAINING:
        await _refuse_request(why, send, "websocket.http")
    else:
        await send({"type": "websocket.close", "code": 4403, "reason": why.code})  # a plain 403


async def _refuse_request(why: Refused, send: Any, kind: str = "http") -> None:
    body = msgspec.json.encode(Problem.of(why))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if why.code in RETRY_AFTER:
        headers.append((b"retry-after", RETRY_AFTER[why.code]))
    status = 429 if why.code in TOO_MANY else 503 if why.code == DRAINING else 403
    await send({"type": f"{kind}.response.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.response.body", "body": body, "more_body": False})
