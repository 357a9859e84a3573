"""Score sheets: the points of boards and turns that people enter from the box."""

import msgspec

from ludoteka.core.errors import Refused
from ludoteka.core.match import Seat, Setting
from ludoteka.core.plain import cut
from ludoteka.core.scene import ClientModel, Scene
from ludoteka.games import find_game

from .setup import LONGEST_NAME
from .wire import LedgerRounds, Scored, Sheet


def score(filled: Sheet, components: str = "") -> Scored:
    """The points of finished boards; whatever cannot lie there is refused with its place."""
    game = find_game(filled.game)
    sheet = game.room.sheet
    if sheet is None:
        raise Refused("no-sheet", place=game.name)
    options, count = game.options.of(filled.options), len(filled.boards)
    seats = tuple(Seat("human", cut(name, LONGEST_NAME)) for name in filled.names)
    if len(seats) != count:
        raise Refused("sheet-names", place=str(len(seats)), boards=count)
    parts = Setting(game, options, seats, components).parts()
    rounds, number = sheet.rounds(parts), len(filled.earlier) + 1
    if number > rounds or any(len(boards) != count for boards in filled.earlier):
        raise Refused("sheet-rounds", place=str(number), rounds=rounds)
    return Scored(
        scene=sheet.score(parts, filled.boards, [seat.name for seat in seats], filled.earlier),
        pieces=sheet.pieces(parts),
        rounds=rounds,
        heading=sheet.heading(parts, number),
    )


def score_turns(entered: LedgerRounds, components: str = "") -> Scene:
    """The points of rounds entered turn by turn; whatever cannot be is refused with its place."""
    game = find_game(entered.game)
    ledger = game.room.ledger
    if ledger is None:
        raise Refused("no-sheet", place=game.name)
    seats = tuple(Seat("human", cut(name, LONGEST_NAME)) for name in entered.names)
    parts = Setting(game, game.options.of(entered.options), seats, components).parts()
    return ledger.score(parts, _rounds(entered, ledger.Round), [seat.name for seat in seats])


def _rounds(entered: LedgerRounds, kind: type[ClientModel]) -> list[ClientModel]:
    """What was entered, as the room understands it."""
    try:
        return msgspec.convert(entered.rounds, list[kind])  # type: ignore[valid-type]
    except msgspec.ValidationError as error:
        raise Refused("message-bad", why=str(error)) from None
