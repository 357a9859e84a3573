"""Who somebody is on this server: their key, their games, another device, and how they leave again."""

import hashlib
import io
import re
import secrets
import zipfile
from datetime import UTC, datetime, timedelta

import msgspec

from ludoteka.core.errors import Refused
from ludoteka.table.deals import day_of
from ludoteka.table.profiles import OwnTable, Profile, Sitting
from ludoteka.table.rights import Rights
from ludoteka.table.setup import checked_name, new_person
from ludoteka.table.standing import Standing, my_game, standing_of
from ludoteka.table.storage import TableRow, moment, now
from ludoteka.table.table import Table
from ludoteka.table.wire import Me, MyGame, MyGames, OwnedKey, Pairing

from .app_state import AppState
from .auth import AnyRequest

HEADER = "Ludoteka-Key"
PAGE = 20  # games
MOST_OPENED = 100  # tables that are asked how they stand, for one list
MOST_EXPORTED = 500
MOST_DAYS = 400  # of challenges
ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # without those that look alike
CODE_LENGTH = 10
CODE_MINUTES = 10
_KEY = re.compile(r"[0-9a-f]{64}")


def key_hash(key: str) -> str:
    """The key has 256 random bits: its hash needs no salt."""
    return hashlib.sha256(f"ludoteka profile {key}".encode()).hexdigest()


def key_of(request: AnyRequest) -> str:
    """The key that somebody shows, or an empty text; never part of an address."""
    key = request.headers.get(HEADER, "")
    if key and not _KEY.fullmatch(key):
        raise Refused("profile-key")
    return key


async def find_profile(app: AppState, key: str) -> Profile | None:
    return await app.profiles.find(key_hash(key)) if key else None


async def profile_of(app: AppState, request: AnyRequest) -> Profile:
    """Refused to those who have none."""
    if not (key := key_of(request)):
        raise Refused("profile-missing")
    if found := await find_profile(app, key):
        return found
    raise Refused("profile-unknown")


async def create_profile(app: AppState, key: str, name: str) -> Profile:
    if not key:
        raise Refused("profile-missing")
    if found := await find_profile(app, key):
        return found
    await app.profiles.create(Profile(new_person(), checked_name(name, 1), now()), key_hash(key))
    made = await find_profile(app, key)
    assert made, "it was stored"
    return made


async def about(app: AppState, profile: Profile) -> Me:
    games = await app.profiles.count(profile.id)
    return Me(name=profile.name, created=profile.created, devices=profile.devices, games=games)


async def attach(app: AppState, profile: Profile, keys: list[OwnedKey]) -> frozenset[str]:
    """Who has the token of a person at a table is that person."""
    return await app.profiles.attach(profile.id, [one for key in keys if (one := _sitting(app, key))])


def _sitting(app: AppState, key: OwnedKey) -> Sitting | None:
    try:
        rights = app.keys.read(key.token, key.table)
    except Refused:
        return None
    return Sitting(key.table, rights.person) if rights.person else None


async def persons_in_deal(app: AppState, table: Table, person: str, key: str) -> frozenset[Sitting]:
    """Who somebody is at the tables with one deal: the same person, or another one that they have been before."""
    if not table.row.deal:
        return frozenset()
    tables = [row.id for row in await app.tables.sharing(table.row.deal)]
    profile = await find_profile(app, key)
    known = await app.profiles.persons(profile.id, tables) if profile else []
    return frozenset([*known, *(Sitting(name, person) for name in tables)])


async def daily_of(app: AppState, key: str, deal: str) -> TableRow | None:
    """Somebody's game of a day, on whichever device they have begun it."""
    if not (profile := await find_profile(app, key)):
        return None
    rows = {row.id: row for row in await app.tables.sharing(deal)}
    mine = await app.profiles.persons(profile.id, rows)
    own = [rows[one.table] for one in mine if rows[one.table].seats[0].person == one.person]
    return min(own, key=lambda row: row.created, default=None)


async def daily_days(app: AppState, key: str) -> tuple[str, ...]:
    """The days on which somebody has taken on a challenge and still has it on their list."""
    if not (profile := await find_profile(app, key)):
        return ()
    days = {day.isoformat() for own in await app.profiles.tables(profile.id) if (day := day_of(own.row.deal))}
    return tuple(sorted(days)[-MOST_DAYS:])


# -- games --------------------------------------------------------------------------------------------------------


async def list_games(
    app: AppState, profile: Profile, *, game: str = "", stage: str = "", search: str = "", page: int = 0
) -> MyGames:
    everything = await _seen_all(app, await _own_tables(app, profile))
    waiting = sum(one.my_turn for one in everything)
    wanted = [one for one in everything if _fits(one, game, stage, search.casefold().strip())]
    some = sorted(wanted, key=_order, reverse=True)
    return MyGames(games=tuple(some[page * PAGE : (page + 1) * PAGE]), total=len(wanted), waiting=waiting)


async def _own_tables(app: AppState, profile: Profile, table: str = "") -> list[OwnTable]:
    """Each table once; of two persons that are both mine, the one who has a seat."""
    found: dict[str, OwnTable] = {}
    for own in await app.profiles.tables(profile.id, table=table):
        if own.row.id not in found or any(seat.person == own.person for seat in own.row.seats):
            found[own.row.id] = own
    return list(found.values())


async def _seen_all(app: AppState, tables: list[OwnTable]) -> list[MyGame]:
    """How the newest stand; of the others only what is written down of them."""
    games, opened = [], 0
    for own in tables:
        asked = own.row.stage == "playing" and opened < MOST_OPENED
        opened += asked
        games.append(await _seen(app, own, asked=asked))
    return games


async def _seen(app: AppState, own: OwnTable, *, asked: bool = True) -> MyGame:
    standing = Standing()
    if asked and own.row.stage == "playing":
        try:
            table = await app.tables.open(own.row.id)
            standing, own = await standing_of(table), own._replace(row=table.row)
        except Refused:  # of rules that this version does not know, damaged, or given up just now
            pass
    return my_game(own, app.keys.issue(own.row.id, person=own.person), standing)


def _fits(game: MyGame, name: str, stage: str, search: str) -> bool:
    if name and game.game != name:
        return False
    if stage == "turn" and not game.my_turn:
        return False
    if stage not in ("", "turn") and game.stage != stage:
        return False
    return not search or any(search in seat.name.casefold() for seat in game.seats if not seat.mine)


def _order(game: MyGame) -> tuple[bool, bool, str]:
    return game.my_turn, game.stage != "over", game.changed


async def own_table(app: AppState, profile: Profile, table: str) -> MyGame:
    """One of my games; Refused if it is not."""
    for own in await _own_tables(app, profile, table):
        return await _seen(app, own)
    raise Refused("table-unknown", place=table)


# -- another device -----------------------------------------------------------------------------------------------


async def offer_pairing(app: AppState, profile: Profile) -> Pairing:
    code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
    expires = moment(datetime.now(UTC) + timedelta(minutes=CODE_MINUTES))
    await app.profiles.offer(profile.id, app.keys.code_hash(code), expires)
    return Pairing(code=code, expires=expires)


async def code_owner(app: AppState, code: str) -> Profile:
    if found := await app.profiles.owner_of_code(app.keys.code_hash(_plain(code)), now()):
        return found
    raise Refused("pairing-void")


async def pair(app: AppState, key: str, code: str) -> Profile:
    """The device with this key, and all that it had, joins whose code it is."""
    if not key:
        raise Refused("profile-missing")
    if joined := await app.profiles.redeem(app.keys.code_hash(_plain(code)), now(), key_hash(key), now()):
        return joined
    raise Refused("pairing-void")


def _plain(code: str) -> str:
    """As people write it down."""
    return re.sub(r"[\s-]", "", code).upper()


# -- leaving ------------------------------------------------------------------------------------------------------


async def delete_profile(app: AppState, profile: Profile) -> None:
    """Their name is taken from all their tables first: should that fail, they can try again."""
    while tables := await app.profiles.tables(profile.id):  # a limited number at a time
        for own in tables:
            await app.tables.forget_person(own.row.id, Rights(own.person))
        for name in {own.row.id for own in tables}:
            await app.profiles.detach(profile.id, name)
    await app.profiles.delete(profile.id)


async def export(app: AppState, profile: Profile) -> bytes:
    """All that is known of somebody: a list in JSON, and the record of each finished game that may be seen."""
    out = io.BytesIO()
    games = await _seen_all(app, (await _own_tables(app, profile))[:MOST_EXPORTED])
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for game in games:
            if record := await _record(app, game):
                archive.writestr(f"games/{game.game}-{game.table}.ludo", record)
        known = {"profile": await about(app, profile), "games": [_without_token(game) for game in games]}
        archive.writestr("profile.json", msgspec.json.format(msgspec.json.encode(known)))
    return out.getvalue()


async def _record(app: AppState, game: MyGame) -> str:
    if game.stage != "over":
        return ""
    try:
        table = await app.tables.open(game.table)
        await app.tables.check_unsealed(table, game.table)
        return await table.postgame.record()
    except Refused:  # others still play this deal; or this version cannot read it any more
        return ""


def _without_token(game: MyGame) -> dict[str, object]:
    """A file lies around; a key to a seat must not."""
    facts: dict[str, object] = msgspec.to_builtins(game)
    del facts["token"]
    return facts
