"""From what somebody asks for to a table that is agreed on, and from a stored table back to its match."""

import secrets
from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from ludoteka.core.actors import read_actor, write_actor
from ludoteka.core.chance import commitment, new_seed
from ludoteka.core.errors import Refused
from ludoteka.core.game import Game
from ludoteka.core.match import Match, Seat, Setting
from ludoteka.core.options import BaseOptions
from ludoteka.core.plain import is_plain
from ludoteka.core.record import Record
from ludoteka.games import find_game

from .deals import Deal, own_deal
from .evening import EarlierGames
from .rights import persons
from .storage import LogLine, SeatRow, TableMeta, TableRow, now
from .wire import NewSeat, NewTable

HUMAN = "human"
OPEN = "open"
BOT = "bot:"
LONGEST_NAME = 40


def agree(
    wanted: NewTable,
    components: Mapping[str, str],
    *,
    deal: Deal | None = None,
    host: str = "",
    name: str = "",
    address: str = "",
) -> TableRow:
    """A new table; every mistake is refused before anything is stored. `components`: the owner's component files, by
    game. `deal`: one that it shares with other tables, else it has a seed of its own. `host`, `name`: of the person
    and the table, else new ones."""
    game = find_game(wanted.game)
    deal = deal or own_deal()
    host = host or new_person()
    seats = tuple(checked_seat(game, number, seat, host) for number, seat in enumerate(wanted.seats, start=1))
    row = TableRow(
        id=name or new_table(),
        game=game.name,
        rules=game.rules_version,
        options=_options(game, wanted).write(),
        seats=seats,
        seed=deal.seed,
        commit=commitment(deal.seed),
        components=components.get(game.name, ""),
        created=now(),
        stage="gathering" if any(seat.kind == OPEN for seat in seats) else "playing",
        deal=deal.name,
        meta=TableMeta(host=host, terms=wanted.terms, address=address),
    )
    Match(setting(row))
    return row


def _options(game: Game, wanted: NewTable) -> BaseOptions:
    return game.options.of(wanted.options) if wanted.options else game.default_options(len(wanted.seats))


def again(old: TableRow, *, rotate: bool) -> TableRow:
    """A rematch: the same people, terms and options, a deal of its own. It gathers, for everyone who wants to play on
    says so; without other people it begins at once."""
    host, deal = old.meta.host or new_person(), own_deal()  # earlier versions knew no hosts
    seats = tuple(
        replace(s, ready=False, share="", person=s.person or (host if s.kind == HUMAN else "")) for s in old.seats
    )
    played = replace(old, seats=seats)
    return replace(
        old,
        id=new_table(),
        rules=find_game(old.game).rules_version,
        seats=seats[-1:] + seats[:-1] if rotate else seats,
        seed=deal.seed,
        commit=commitment(deal.seed),
        deal=deal.name,
        created=now(),
        stage="gathering" if len(persons(old)) > 1 else "playing",
        meta=replace(old.meta, host=host, followed_by="", scores=(), winners=(), earlier=_with_this_game(played)),
        revision=0,
    )


def _with_this_game(row: TableRow) -> EarlierGames:
    return row.meta.earlier.and_this(row.players, row.meta.winners)


def adopt(record: Record) -> tuple[TableRow, list[LogLine]]:
    """A table that goes on from a record. Its seed is the one it reveals; an unfinished game, whose seed nobody
    reveals, goes on with chance of its own and so without a commitment."""
    match, at = record.match, now()
    agreed, host = match.setting, new_person()
    going_on = not match.over
    seats = [NewSeat(kind=seat.kind, name=seat.name) for seat in agreed.seats]
    sittings = (checked_seat(match.game, number, seat, host) for number, seat in enumerate(seats, start=1))
    shares = (agreed.shares if not going_on else ()) or ("",) * len(seats)
    row = TableRow(
        id=new_table(),
        game=match.game.name,
        rules=match.game.rules_version,
        options=agreed.options.write(),
        seats=tuple(replace(seat_row, share=share) for seat_row, share in zip(sittings, shares, strict=True)),
        seed=new_seed() if going_on else record.seed,
        commit="" if going_on else agreed.commit,
        components=agreed.components,
        created=at,
        meta=TableMeta(host=host),
    )
    texts = match.texts()
    return row, [LogLine(write_actor(e.actor), "" if e.undone else text, e.undone, at) for e, text in texts]


def replay(row: TableRow, lines: Iterable[LogLine]) -> Match:
    """The match that a stored log leads to."""
    game = find_game(row.game)
    if row.rules != game.rules_version:
        raise Refused("record-rules", place=row.id, version=row.rules, expected=game.rules_version)
    match = Match(setting(row))
    for line in lines:
        apply_line(match, line)
    return match


def apply_line(match: Match, line: LogLine) -> None:
    actor = read_actor(line.actor, len(match.setting.seats))
    if line.undone:
        match.undo(actor, line.undone)
    else:
        match.submit(actor, match.read(actor, line.text))


def humans(row: TableRow) -> frozenset[int]:
    return frozenset(seat for seat, seat_row in enumerate(row.seats) if seat_row.kind == HUMAN)


def setting(row: TableRow) -> Setting:
    game = find_game(row.game)
    seats = tuple(Seat(_kind(seat.kind), seat.name) for seat in row.seats)
    shares = tuple(seat.share for seat in row.seats) if row.stage != "gathering" else ()
    return Setting(
        game, game.options.read(row.options), seats, row.components, row.commit, shares if any(shares) else ()
    )


def checked_seat(game: Game, number: int, seat: NewSeat, host: str) -> SeatRow:
    """A seat as it is asked for; those at the host's screen are the host's."""
    level = seat.kind.removeprefix(BOT)
    if seat.kind not in (HUMAN, OPEN) and (level == seat.kind or level not in game.bots):
        known = ", ".join([HUMAN, OPEN, *(BOT + name for name in game.bots)])
        raise Refused("seat-kind", place=seat.kind[:40], seat=number, known=known)
    name = "" if seat.kind == OPEN else checked_name(seat.name, number)
    return SeatRow(kind=seat.kind, name=name, person=host if seat.kind == HUMAN else "")


def checked_name(wanted: str, number: int) -> str:
    name = " ".join(wanted.split())
    # A name stands on one line of a record, where `#` begins a comment.
    if len(name) > LONGEST_NAME or not is_plain(name) or "#" in name:
        raise Refused("seat-name", place=wanted[: 2 * LONGEST_NAME], seat=number, most=LONGEST_NAME)
    return name


def new_person() -> str:
    return secrets.token_hex(12)


def new_table() -> str:
    return secrets.token_hex(12)  # nobody guesses it, so a link is an invitation


def _kind(kind: str) -> str:
    return HUMAN if kind == OPEN else kind
