"""What goes wrong, as an answer: always a Problem with a code, never a stack trace."""

import logging
from typing import Any

from litestar import Response
from litestar.exceptions import HTTPException

from ludoteka.core.errors import Refused
from ludoteka.table.storage import StoreAway
from ludoteka.table.wire import Problem

from .auth import AnyRequest
from .logs import REQUEST

LOG = logging.getLogger(__name__)

STATUS = {
    "token-missing": 401,
    "token-bad": 401,
    "token-other-table": 403,
    "profile-missing": 401,
    "profile-unknown": 401,
    "profile-key": 401,
    "pairing-void": 404,
    "push-off": 403,
    "push-subscription": 400,
    "push-too-many": 409,
    "one-seat-per-deal": 409,
    "table-unknown": 404,
    "language-unknown": 404,
    "page-unknown": 404,
    "method": 405,
    "stale": 409,
    "conflict": 409,
    "game-unfinished": 409,
    "gathering": 409,
    "begun": 409,
    "seat-taken": 409,
    "guest-key-used": 409,
    "deal-sealed": 409,
    "daily-stays": 409,
    "host-only": 403,
    "no-watching": 403,
    "not-your-seat": 403,
    "webhooks-off": 403,
    "no-duplicate": 404,
    "no-rematch": 404,
    "no-solver": 404,
    "no-adviser": 404,
    "seat-unknown": 404,
    "too-large": 413,
    "fault": 500,
    "table-damaged": 500,
    "store-away": 503,
}  # every other refusal is a 400

CODES = {404: "page-unknown", 405: "method", 413: "too-large"}  # of the framework's own; every other is `message-bad`


def on_refused(_: AnyRequest, why: Refused) -> Response[Problem]:
    return Response(Problem.of(why), status_code=STATUS.get(why.code, 400))


def on_http(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    if error.status_code >= 500:
        return on_fault(request, error)
    code = CODES.get(error.status_code)
    return on_refused(request, Refused(code) if code else Refused("message-bad", why=_why(error)))


def on_depth(request: AnyRequest, _: RecursionError) -> Response[Problem]:
    return on_refused(request, Refused("message-bad", why="too deeply nested"))


def on_fault(request: AnyRequest, error: Exception) -> Response[Problem]:
    # The pattern of the path: the path itself may lead to somebody's table, or hold line ends.
    LOG.error("%s %s failed", request.method, request.scope.get("path_template", "?"), exc_info=error)
    return on_refused(request, fault())


def on_store_away(request: AnyRequest, _: StoreAway) -> Response[Problem]:
    return on_refused(request, Refused("store-away"))


def fault() -> Refused:
    """Something that is our fault; with the id by which the owner of the server finds it in the log."""
    return Refused("fault", request=REQUEST.get() or "–")


def _why(error: HTTPException) -> str:
    """The framework says in `extra` what was wrong with a body."""
    found = error.extra if isinstance(error.extra, list) else []
    reasons = [f"{one.get('key', '')}: {one['message']}" for one in found if isinstance(one, dict) and "message" in one]
    return "; ".join(reasons) or error.detail


HANDLERS: dict[Any, Any] = {
    Refused: on_refused,
    HTTPException: on_http,
    RecursionError: on_depth,
    StoreAway: on_store_away,
    Exception: on_fault,
}
