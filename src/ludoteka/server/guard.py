"""Around everything: who may ask at all, and the headers that every answer carries.

A plain ASGI wrapper outside the framework, so that no answer can leave without passing here.
"""

from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Receive, Scope, Send

from ludoteka.core.errors import Refused
from ludoteka.table.problems import problem

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
LOOPBACK = frozenset({"127.0.0.1", "localhost", "::1"})


class Guard:
    """`hosts`: the names by which this server may be called; none given: any."""

    def __init__(self, app: ASGIApp, hosts: Iterable[str] = ()) -> None:
        self._app = app
        self._hosts = frozenset(hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        sending, why = _with_headers(scope, send), self._refusal(scope)
        if why is None:
            await self._app(scope, receive, sending)
        else:
            await (_refuse_request if "method" in scope else _refuse_socket)(why, sending)

    def _refusal(self, scope: Any) -> Refused | None:
        headers = {name: value.decode("latin-1").lower() for name, value in scope["headers"]}
        host, origin = headers.get(b"host", ""), headers.get(b"origin")
        # A page elsewhere can have its own name point to this machine; then its Origin and Host agree.
        if self._hosts and _name(host) not in self._hosts:
            return Refused("host", place=host[:100])
        changes = scope.get("method") not in SAFE  # a socket has no method
        # Browsers always send an Origin here. A program that sends none has no cookies of anybody's to misuse.
        if changes and origin is not None and urlsplit(origin).netloc != host:
            return Refused("origin", place=origin[:100])
        return None


def _name(host: str) -> str:
    """A Host without its port."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def _with_headers(scope: Any, send: Send) -> Send:
    api = scope["path"].startswith("/api")

    async def sending(message: Any) -> None:
        if message["type"] == "http.response.start":
            headers = [*message.get("headers", ()), *HEADERS]
            if api:
                headers.append((b"cache-control", b"no-store"))
            message = {**message, "headers": headers}
        await send(message)

    return sending


async def _refuse_socket(why: Refused, send: Send) -> None:
    await send({"type": "websocket.close", "code": 4403, "reason": why.code})  # before it is accepted: a plain 403


async def _refuse_request(why: Refused, send: Send) -> None:
    body = msgspec.json.encode(problem(why))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
