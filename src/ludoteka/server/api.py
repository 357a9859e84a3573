"""Everything over HTTP but the client's own pages."""

import asyncio

import msgspec
from litestar import MediaType, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from ludoteka import __version__
from ludoteka.core.companion import Session
from ludoteka.core.match import Match
from ludoteka.core.record import BadRecord, Record, read_record
from ludoteka.core.scene import Scene
from ludoteka.games import GAMES, find_game
from ludoteka.table import caller, score_sheet
from ludoteka.table.base_views import find_base
from ludoteka.table.companion import answer
from ludoteka.table.rights import NOBODY
from ludoteka.table.rulebook import rulebook_of
from ludoteka.table.table import Table
from ludoteka.table.wire import (
    Best,
    Calls,
    Course,
    GameInfo,
    Health,
    LedgerRounds,
    NewCalls,
    NewSeat,
    NewSession,
    NewTable,
    Possible,
    Progress,
    Proof,
    RecordInfo,
    ReplayStop,
    Review,
    Scored,
    Sheet,
    TableInfo,
    TableKey,
)

from .app_state import AppState
from .auth import AnyRequest, InPath, SeatInPath, StopInPath, TableInQuery, address_of, bearer, host_key, token_of
from .content import ASK_FIRST, FOR_EVER, Content
from .texts import text_names, text_part

MOST_SESSION = 64 * 1024  # bytes; five times the longest session
MOST_RECORD = 64 * 1024  # bytes; ten times the longest real game


@get("/api/health")
async def health(app: NamedDependency[AppState]) -> Health:
    return Health(
        ludoteka=__version__,
        server_id=app.keys.server_id,
        address=app.address,
        webhooks=app.webhooks is not None,
        push=app.pushes.public_key if app.pushes else "",
    )


@get("/api/games")
async def games(request: AnyRequest) -> Response[bytes]:
    """Whatever can be played here: a list of GameInfo."""
    shelf = msgspec.json.encode([GameInfo.of(game) for game in GAMES.values()])
    return Content(shelf, MediaType.JSON).answer(request, ASK_FIRST)


@get("/api/views/{name:str}", media_type=MediaType.JSON)
async def view_base(
    app: NamedDependency[AppState], request: AnyRequest, name: InPath, table: TableInQuery = ""
) -> Response[bytes]:
    """The view to which the first patch of a table is applied. Its name is a hash of its content: it never changes.
    `table`: of which, should this server not have seen one of its kind yet: another may have named it."""
    if table:
        (await app.tables.open(table)).base()
    base = find_base(name)
    headers = {"Cache-Control": FOR_EVER, "Vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(base.content, headers=headers)
    return Response(base.packed, headers=headers | {"Content-Encoding": "gzip"})


@post("/api/tables")
async def create_table(app: NamedDependency[AppState], request: AnyRequest, data: JSONBody[NewTable]) -> TableKey:
    """A new table; the token is its host's, who has all the seats at their screen."""
    app.check_terms(data.terms)
    return host_key(app, await app.tables.create(data, address=address_of(request)))


@post("/api/tables/check", status_code=200)
async def check_table(app: NamedDependency[AppState], data: JSONBody[NewTable]) -> Possible:
    """Whether a table can be made like this; nothing is stored."""
    return app.tables.consider(data)


@get("/api/tables/{table:str}")
async def table_info(app: NamedDependency[AppState], request: AnyRequest, table: InPath) -> TableInfo:
    rights = app.keys.read(bearer(request), table)
    opened = await app.tables.open(table)
    await opened.check_seated(rights)
    return await opened.info(rights)


@delete("/api/tables/{table:str}")
async def give_up(app: NamedDependency[AppState], request: AnyRequest, table: InPath) -> None:
    """Give a game up, for good; its host may."""
    rights = app.keys.read(bearer(request), table)
    (await app.tables.open(table)).check_may_end(rights)
    await app.tables.forget(table)


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT)
async def table_record(app: NamedDependency[AppState], request: AnyRequest, table: InPath) -> Response[str]:
    """The record of a finished game, for everyone who knows the table."""
    opened = await _unsealed(app, request, table)
    name = f"{opened.row.game}-{opened.id[:8]}.ludo"
    return Response(await opened.postgame.record(), headers={"Content-Disposition": f'attachment; filename="{name}"'})


@get("/api/tables/{table:str}/proof")
async def table_proof(app: NamedDependency[AppState], request: AnyRequest, table: InPath) -> Proof:
    """The proof that the draws of a finished game were fair, for everyone who knows the table."""
    return await (await _unsealed(app, request, table)).postgame.proof()


@get("/api/tables/{table:str}/replay/{stop:int}")
async def table_replay(
    app: NamedDependency[AppState], request: AnyRequest, table: InPath, stop: StopInPath
) -> ReplayStop:
    """A finished game at one of its stops, for everyone who knows the table."""
    return await (await _unsealed(app, request, table)).postgame.replay(stop)


@get("/api/tables/{table:str}/course")
async def table_course(app: NamedDependency[AppState], request: AnyRequest, table: InPath) -> Course:
    """How the points of a finished game came about, for everyone who knows the table."""
    return await (await _unsealed(app, request, table)).postgame.course()


@get("/api/tables/{table:str}/best/{seat:int}")
async def table_best(app: NamedDependency[AppState], request: AnyRequest, table: InPath, seat: SeatInPath) -> Best:
    """The best that a seat of a finished game could have done, for everyone who knows the table."""
    opened = await _unsealed(app, request, table)
    async with app.solving:
        return await opened.postgame.best(seat, app.workers)


@get("/api/tables/{table:str}/review/{seat:int}")
async def table_review(app: NamedDependency[AppState], request: AnyRequest, table: InPath, seat: SeatInPath) -> Review:
    """What the coach thinks of a seat's moves in a finished game, for everyone who knows the table."""
    opened = await _unsealed(app, request, table)
    async with app.solving:
        return await opened.postgame.review(seat, app.workers)


@get("/api/tables/{table:str}/review/{seat:int}/progress")
async def table_review_progress(
    app: NamedDependency[AppState], request: AnyRequest, table: InPath, seat: SeatInPath
) -> Progress:
    """How far the coach has come with a seat's moves, for those who wait for the review."""
    return (await _unsealed(app, request, table)).postgame.progress(seat)


@post("/api/records", status_code=200, request_max_body_size=MOST_RECORD)
async def check_record(app: NamedDependency[AppState], request: AnyRequest) -> RecordInfo:
    """Replay an uploaded record; whatever is wrong with it is refused with its line."""
    record = await _checked(app, request)
    return _record_info(record, record.match)


@post("/api/tables/import", request_max_body_size=MOST_RECORD)
async def import_record(app: NamedDependency[AppState], request: AnyRequest) -> TableKey:
    """A table that goes on where an uploaded record ends, or shows it if the game is over."""
    return host_key(app, await app.tables.adopt(await _checked(app, request)))


@get("/api/games/{game:str}/rulebook", sync_to_thread=True)
def rulebook(request: AnyRequest, game: InPath) -> Response[bytes]:
    """A Rulebook."""
    return Content(msgspec.json.encode(rulebook_of(game)), MediaType.JSON).answer(request, ASK_FIRST)


@post("/api/calls", status_code=200, sync_to_thread=True)
def calls(app: NamedDependency[AppState], data: JSONBody[NewCalls]) -> Calls:
    """For owners of the box: what the caller reads out, in random order."""
    return caller.calls(data, app.components.get(data.game, ""))


@post("/api/sheet", status_code=200, sync_to_thread=True)
def sheet(app: NamedDependency[AppState], data: JSONBody[Sheet]) -> Scored:
    """For owners of the box: what finished boards are worth."""
    return score_sheet.score(data, app.components.get(data.game, ""))


@post("/api/ledger", status_code=200, sync_to_thread=True)
def ledger(app: NamedDependency[AppState], data: JSONBody[LedgerRounds]) -> Scene:
    """For owners of the box: what rounds are worth that were entered turn by turn."""
    return score_sheet.score_turns(data, app.components.get(data.game, ""))


@post("/api/companion", status_code=200, sync_to_thread=True, request_max_body_size=MOST_SESSION)
def companion(app: NamedDependency[AppState], data: JSONBody[NewSession]) -> Session:
    """For owners of the box: what the automa does, as far as a game was entered. Nothing is stored."""
    return answer(data, app.components.get(data.game, ""))


async def _unsealed(app: AppState, request: AnyRequest, table: str) -> Table:
    """The table, if all of it may be seen: nobody is still playing the same deal, or the one who asks has played
    it."""
    opened, token = await app.tables.open(table), token_of(app, request)
    own = token.table if token and token.rights != NOBODY else ""
    await app.tables.check_unsealed(opened, own)
    return opened


async def _checked(app: AppState, request: AnyRequest) -> Record:
    """The uploaded record; one at a time, so that nobody keeps the server busy with long ones."""
    body = await request.body()
    async with app.checking:
        return await asyncio.to_thread(_read, body)


def _read(body: bytes) -> Record:
    try:
        text = body.decode()
    except UnicodeDecodeError as error:
        raise BadRecord(body.count(b"\n", 0, error.start) + 1, "record-encoding") from None
    return read_record(text, find_game)


def _record_info(record: Record, match: Match) -> RecordInfo:
    setting = match.setting
    return RecordInfo(
        game=match.game.name,
        options=setting.options.given(),
        seats=tuple(NewSeat(kind=seat.kind, name=seat.name) for seat in setting.seats),
        scores=match.scores(),
        over=match.over,
        entries=len(match.log),
        proved=record.proved,
    )


ROUTES = [
    health,
    games,
    text_names,
    text_part,
    view_base,
    rulebook,
    calls,
    sheet,
    ledger,
    companion,
    create_table,
    check_table,
    import_record,
    table_info,
    give_up,
    table_record,
    table_proof,
    table_replay,
    table_course,
    table_best,
    table_review,
    table_review_progress,
    check_record,
]
