"""Who asks, and by which name of ours."""

from typing import Annotated, Any

from litestar import Request
from litestar.params import PathParameter, QueryParameter

from ludoteka.core.errors import Refused
from ludoteka.table.table import Table
from ludoteka.table.wire import TableKey

from .app_state import AppState
from .tokens import Token

AnyRequest = Request[Any, Any, Any]

# What stands in an address.
InPath = Annotated[str, PathParameter(max_length=100)]
TableInQuery = Annotated[str, QueryParameter(max_length=100)]
SeatInPath = Annotated[int, PathParameter(ge=0, le=99)]
StopInPath = Annotated[int, PathParameter(ge=0, le=1_000_000)]


def bearer(request: AnyRequest) -> str:
    kind, _, token = request.headers.get("Authorization", "").partition(" ")
    if kind.lower() != "bearer" or not token:
        raise Refused("token-missing")
    return token.strip()


def token_of(app: AppState, request: AnyRequest) -> Token | None:
    """The token of who asks, if they show one."""
    return app.keys.open(bearer(request)) if "Authorization" in request.headers else None


def address_of(request: AnyRequest) -> str:
    """The address under which the client found this server; `security` has checked that it has that name."""
    return f"{request.url.scheme}://{request.url.netloc}"


def host_key(app: AppState, table: Table) -> TableKey:
    return TableKey(table=table.id, token=app.keys.issue(table.id, person=table.row.meta.host))
