"""The challenge of the day: one deal for everybody on this server, one game each, alone or against the usual bots."""

from collections.abc import Iterable
from datetime import date

from ludoteka.core.errors import Refused
from ludoteka.core.game import Game
from ludoteka.core.words import LANGUAGES, Translator, Words
from ludoteka.games import find_game

from .deals import today
from .rights import STRANGER
from .setup import BOT, HUMAN
from .storage import TableRow
from .wire import Daily, DailyResult, NewSeat, NewTable


def challenge(name: str, person_name: str) -> NewTable:
    """The table for one person: as few seats as the room allows, and what is usual for them."""
    game = find_game(name)
    return NewTable(
        game=game.name,
        options=game.usual_options(game.seats[0]).given(),
        seats=[NewSeat(kind=HUMAN, name=person_name), *opponents(game)],
    )


def opponents(game: Game) -> list[NewSeat]:
    name = Translator(LANGUAGES[0])(Words(f"bot-{game.usual_bot}", {}))
    bots = game.seats[0] - 1
    return [NewSeat(kind=BOT + game.usual_bot, name=f"{name} {n}" if bots > 1 else name) for n in range(1, bots + 1)]


def read_day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise Refused("date", place=text[:40]) from None


def standings(name: str, day: date, tables: Iterable[TableRow], person: str) -> Daily:
    """Who has finished so far. Those who have see where the deal was played; all do after the day."""
    wanted = challenge(name, "")
    tables = tuple(tables)
    done = [table for table in tables if table.meta.scores]
    visible = day < today() or any(is_of(table, person) for table in done)
    results = [
        DailyResult(
            name=table.seats[0].name,
            score=table.meta.scores[0],
            won=0 in table.meta.winners,
            mine=is_of(table, person),
            table=table.id if visible else "",
        )
        for table in done
    ]
    bots = tuple(seat.kind for seat in wanted.seats[1:])
    return Daily(
        game=wanted.game,
        date=day.isoformat(),
        options=wanted.options,
        opponents=bots,
        results=tuple(sorted(results, key=lambda r: (bool(bots) and r.won, r.score), reverse=True)),
        open=day == today(),
        mine=next((table.id for table in tables if is_of(table, person)), ""),
    )


def is_of(table: TableRow, person: str) -> bool:
    return table.seats[0].person == person != STRANGER
