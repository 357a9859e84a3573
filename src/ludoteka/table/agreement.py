"""From what somebody asks for to a table that is agreed on, and from a stored table back to its match."""

import secrets
from collections.abc import Iterable, Mapping

from ludoteka.core.actors import read_actor, write_actor
from ludoteka.core.chance import commitment, new_seed
from ludoteka.core.errors import Refused
from ludoteka.core.game import Game
from ludoteka.core.match import Match, Seat, Setting
from ludoteka.core.record import Record
from ludoteka.games import find_game

from .ledger import Line, Saved, now
from .wire import NewSeat, NewTable

HUMAN = "human"
BOT = "bot:"
LONGEST_NAME = 40


def agree(wanted: NewTable, components: Mapping[str, str]) -> Saved:
    """A new table with a seed of its own; every mistake is refused before anything is stored. `components`: the
    owner's component files, by game."""
    game = find_game(wanted.game)
    seed = new_seed()
    saved = Saved(
        id=secrets.token_hex(12),  # nobody guesses it, so a link is an invitation to watch
        game=game.name,
        rules=game.rules_version,
        options=game.options.of(wanted.options).write(),
        seats=tuple(_seat(game, number, seat) for number, seat in enumerate(wanted.seats, start=1)),
        seed=seed,
        commit=commitment(seed),
        components=components.get(game.name, ""),
        created=now(),
    )
    Match(_setting(saved, game))
    return saved


def adopt(record: Record) -> tuple[Saved, list[Line]]:
    """A table that goes on from a record. Its seed is the one it reveals; an unfinished game, whose seed nobody tells,
    goes on with chance of its own and so without a commitment."""
    match, at = record.match, now()
    setting = match.setting
    going_on = not match.over
    saved = Saved(
        id=secrets.token_hex(12),
        game=match.game.name,
        rules=match.game.rules_version,
        options=setting.options.write(),
        seats=tuple(_seat(match.game, n, NewSeat(kind=s.kind, name=s.name)) for n, s in enumerate(setting.seats, 1)),
        seed=new_seed() if going_on else record.seed,
        commit="" if going_on else setting.commit,
        components=setting.components,
        created=at,
    )
    told = match.texts()
    return saved, [Line(write_actor(e.actor), "" if e.undone else text, e.undone, at) for e, text in told]


def replay(saved: Saved, lines: Iterable[Line]) -> Match:
    """The match that a stored log leads to."""
    game = find_game(saved.game)
    if saved.rules != game.rules_version:
        raise Refused("record-rules", place=saved.id, version=saved.rules, expected=game.rules_version)
    match = Match(_setting(saved, game))
    for line in lines:
        actor = read_actor(line.actor, len(saved.seats))
        if line.undone:
            match.undo(actor, line.undone)
        else:
            match.submit(actor, match.read(actor, line.text))
    return match


def humans(saved: Saved) -> frozenset[int]:
    return frozenset(seat for seat, sitting in enumerate(saved.seats) if sitting.kind == HUMAN)


def _setting(saved: Saved, game: Game) -> Setting:
    # A scene has to call a seat something; the client knows better names for the nameless.
    seats = tuple(Seat(seat.kind, seat.name or str(number)) for number, seat in enumerate(saved.seats, start=1))
    return Setting(game, game.options.read(saved.options), seats, saved.components, saved.commit)


def _seat(game: Game, number: int, seat: NewSeat) -> NewSeat:
    level = seat.kind.removeprefix(BOT)
    if seat.kind != HUMAN and (level == seat.kind or level not in game.bots):
        known = ", ".join([HUMAN, *(BOT + name for name in game.bots)])
        raise Refused("seat-kind", place=seat.kind, seat=number, known=known)
    name = " ".join(seat.name.split())
    # A name stands on one line of a record, where `#` begins a comment.
    if len(name) > LONGEST_NAME or not name.isprintable() or "#" in name:
        raise Refused("seat-name", place=seat.name[: 2 * LONGEST_NAME], seat=number, most=LONGEST_NAME)
    return NewSeat(kind=seat.kind, name=name)
