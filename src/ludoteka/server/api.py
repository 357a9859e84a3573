"""Everything over HTTP but the client's own pages."""

import asyncio
from typing import Any

from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from ludoteka import __version__
from ludoteka.core.errors import Refused
from ludoteka.core.match import Match
from ludoteka.core.record import BadRecord, Record, read_record
from ludoteka.core.words import COMMON, LANGUAGES, source
from ludoteka.games import GAMES
from ludoteka.table.catalogue import game_info
from ludoteka.table.wire import GameInfo, Health, NewSeat, NewTable, RecordInfo, TableInfo, TableKey

from .house import House

MOST_RECORD = 64 * 1024  # bytes; ten times the longest real game


@get("/api/health")
async def health(house: NamedDependency[House]) -> Health:
    return Health(ludoteka=__version__, house=house.keys.house)


@get("/api/games")
async def games() -> list[GameInfo]:
    return [game_info(game) for game in GAMES.values()]


@get("/api/texts/{language:str}", media_type=MediaType.TEXT)
async def texts(language: FromPath[str]) -> str:
    """All Fluent text of a language: the house's and every room's."""
    if language not in LANGUAGES:
        raise Refused("language-unknown", place=language, known=", ".join(LANGUAGES))
    return "\n".join(source(package, language) for package in (COMMON, *(game.package for game in GAMES.values())))


@post("/api/tables")
async def create_table(house: NamedDependency[House], data: JSONBody[NewTable]) -> TableKey:
    """A new table; the token is for all its human seats."""
    table = await house.hall.create(data)
    return TableKey(table=table.id, token=house.keys.issue(table.id, table.humans))


@get("/api/tables/{table:str}")
async def table_info(house: NamedDependency[House], request: Request[Any, Any, Any], table: FromPath[str]) -> TableInfo:
    house.keys.read(_bearer(request), table)
    return await (await house.hall.open(table)).info()


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT)
async def table_record(house: NamedDependency[House], table: FromPath[str]) -> Response[str]:
    """The record of a finished game, for whoever knows the table."""
    opened = await house.hall.open(table)
    name = f"{opened.saved.game}-{opened.id[:8]}.ludo"
    return Response(await opened.record(), headers={"Content-Disposition": f'attachment; filename="{name}"'})


@post("/api/records", status_code=200, request_max_body_size=MOST_RECORD)
async def check_record(house: NamedDependency[House], request: Request[Any, Any, Any]) -> RecordInfo:
    """Replay an uploaded record; whatever is wrong with it is refused with its line."""
    body = await request.body()
    async with house.checking:
        record = await asyncio.to_thread(_read, body)
    return _record_info(record, record.match)


def _read(body: bytes) -> Record:
    try:
        text = body.decode()
    except UnicodeDecodeError as error:
        raise BadRecord(body.count(b"\n", 0, error.start) + 1, "record-encoding") from None
    return read_record(text, GAMES.__getitem__)


def _record_info(record: Record, match: Match) -> RecordInfo:
    setting = match.setting
    return RecordInfo(
        game=match.game.name,
        options=setting.options.said(),
        seats=tuple(NewSeat(kind=seat.kind, name=seat.name) for seat in setting.seats),
        scores=match.scores(),
        over=match.over,
        entries=len(match.log),
        proved=record.proved,
    )


def _bearer(request: Request[Any, Any, Any]) -> str:
    kind, _, token = request.headers.get("Authorization", "").partition(" ")
    if kind.lower() != "bearer" or not token:
        raise Refused("token-missing")
    return token.strip()


ROUTES = [health, games, texts, create_table, table_info, table_record, check_record]
