"""For those who look after a server: is it ready, and what does it count? `docs/operations.md` says who may ask."""

import hmac
import os

import msgspec
from litestar import Response, get
from litestar.di import NamedDependency
from prometheus_client import CONTENT_TYPE_LATEST

from ludoteka.core.errors import Refused

from .app_state import AppState
from .auth import AnyRequest
from .security import LOOPBACK

TOKEN = "LUDOTEKA_METRICS_TOKEN"
_FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip")


class Readiness(msgspec.Struct, frozen=True, kw_only=True):
    """Can people be sent here? `store`: it can be written to. `sound`: it was not damaged when the server started.
    `draining`: the server is about to close."""

    ready: bool
    store: bool
    sound: bool
    draining: bool


@get("/api/ready")
async def ready(app: NamedDependency[AppState]) -> Response[Readiness]:
    store, sound, draining = await app.store.writable(), app.store.sound, app.draining.begun
    readiness = Readiness(ready=store and sound and not draining, store=store, sound=sound, draining=draining)
    return Response(readiness, status_code=200 if readiness.ready else 503)


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest, app: NamedDependency[AppState]) -> Response[bytes]:
    if not _may_ask(request):
        raise Refused("page-unknown", place="/metrics")
    return Response(app.metrics.text(), media_type=CONTENT_TYPE_LATEST)


def _may_ask(request: AnyRequest) -> bool:
    """With a token in the environment, who shows it; else this machine, but nobody whom a proxy on it brings."""
    token = os.environ.get(TOKEN, "")
    if token:
        given = request.headers.get("Authorization", "").removeprefix("Bearer ")
        return hmac.compare_digest(given.encode(), token.encode())
    here = request.client is not None and request.client.host in LOOPBACK
    return here and not any(name in request.headers for name in _FORWARDED)


WATCHED = [ready, metrics]
