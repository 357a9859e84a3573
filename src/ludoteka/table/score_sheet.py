"""Score sheets: the points of boards and turns that people enter from the box."""

from ludoteka.core.errors import Refused
from ludoteka.core.match import Seat, Setting
from ludoteka.core.plain import cut
from ludoteka.core.scene import Scene
from ludoteka.games import find_game

from .setup import LONGEST_NAME
from .wire import Ledger, Scored, Sheet


def score(sheet: Sheet, components: str = "") -> Scored:
    """The points of finished boards; whatever cannot lie there is refused with its place."""
    game = find_game(sheet.game)
    if not game.has_sheet:
        raise Refused("no-sheet", place=game.name)
    options, count = game.options.of(sheet.options), len(sheet.boards)
    seats = tuple(Seat("human", cut(name, LONGEST_NAME)) for name in sheet.names)
    if len(seats) != count:
        raise Refused("sheet-names", place=str(len(seats)), boards=count)
    parts = Setting(game, options, seats, components).parts()
    rounds, number = game.sheet_rounds(parts), len(sheet.earlier) + 1
    if number > rounds or any(len(boards) != count for boards in sheet.earlier):
        raise Refused("sheet-rounds", place=str(number), rounds=rounds)
    return Scored(
        scene=game.sheet(parts, sheet.boards, [seat.name for seat in seats], sheet.earlier),
        pieces=game.pieces(parts),
        rounds=rounds,
        heading=game.call_heading(parts, number),
    )


def score_turns(ledger: Ledger, components: str = "") -> Scene:
    """The points of rounds entered turn by turn; whatever cannot be is refused with its place."""
    game = find_game(ledger.game)
    if not game.has_ledger:
        raise Refused("no-sheet", place=game.name)
    seats = tuple(Seat("human", cut(name, LONGEST_NAME)) for name in ledger.names)
    parts = Setting(game, game.options.of(ledger.options), seats, components).parts()
    return game.ledger(parts, ledger.rounds, [seat.name for seat in seats])
