"""Beside the cardboard, and beside the game: the caller, the score sheet, the rulebook."""

from contextlib import suppress

from ludoteka.core.actors import CHANCE
from ludoteka.core.chance import new_seed
from ludoteka.core.errors import Refused
from ludoteka.core.game import Game
from ludoteka.core.match import Match, Seat, Setting
from ludoteka.core.options import BaseOptions
from ludoteka.core.scene import Piece, Scene
from ludoteka.core.words import Speaker
from ludoteka.games import find_game

from .wire import Calls, Ledger, NewCalls, Rulebook, RulePage, RuleSection, Scored, Sheet

LONGEST_NAME = 40


def calls(wanted: NewCalls, components: str = "") -> Calls:
    """Everything that chance turns up in one round, in order: it is played through without anybody. `components`: the
    owner's file of what is printed on the pieces, if it differs from ours."""
    game = find_game(wanted.game)
    if not game.has_sheet:
        raise Refused("no-caller", place=game.name)
    match = Match(_table(game, game.options.of(wanted.options), wanted.seats, components))
    first, seed = match.scene(), new_seed()
    pieces, left = list[Piece](), list[tuple[int, ...]]()
    while not match.over:
        actor = match.must_act()[0]
        if actor != CHANCE:
            match.submit(actor, match.legal(actor)[0])
        elif match.scene().pause:
            break  # what follows is another round
        else:
            before = match.sight().state
            drawn = match.draw(seed)
            scene = match.scene(0)
            called = game.turned_up(match.parts, before, drawn.action)
            called = scene.tray if called is None else called
            pieces += called
            left += [tuple(tally.left for tally in scene.tallies)] * len(called)
    return Calls(
        game=game.name,
        options=match.setting.options.said(),
        pieces=tuple(pieces),
        tallies=first.tallies,
        left=tuple(left),
        shapes=first.shapes,
        tones=first.tones,
    )


def _table(game: Game, options: BaseOptions, seats: int, components: str) -> Setting:
    """For so many, or (0) for as few as these options allow: mostly what is called is the same for any number."""
    if seats:
        return Setting(game, options, (Seat("human", ""),) * seats, components)
    for count in game.seats[:-1]:
        with suppress(Refused):
            return Setting(game, options, (Seat("human", ""),) * count, components)
    return Setting(game, options, (Seat("human", ""),) * game.seats[-1], components)


def score(sheet: Sheet, components: str = "") -> Scored:
    """The points of finished boards; whatever cannot lie there is refused with its place."""
    game = find_game(sheet.game)
    if not game.has_sheet:
        raise Refused("no-sheet", place=game.name)
    options, count = game.options.of(sheet.options), len(sheet.boards)
    seats = tuple(Seat("human", name[:LONGEST_NAME]) for name in sheet.names)
    if len(seats) != count:
        raise Refused("sheet-names", place=str(len(seats)), boards=count)
    parts = Setting(game, options, seats, components).parts()
    return Scored(scene=game.sheet(parts, sheet.boards, [seat.name for seat in seats]), pieces=game.pieces(parts))


def tally(ledger: Ledger, components: str = "") -> Scene:
    """The points of rounds entered turn by turn; whatever cannot be is refused with its place."""
    game = find_game(ledger.game)
    if not game.has_ledger:
        raise Refused("no-sheet", place=game.name)
    seats = tuple(Seat("human", name[:LONGEST_NAME]) for name in ledger.names)
    parts = Setting(game, game.options.of(ledger.options), seats, components).parts()
    return game.ledger(parts, ledger.rounds, [seat.name for seat in seats])


def rulebook(name: str) -> Rulebook:
    game = find_game(name)
    sections = tuple(RuleSection(name=section, rules=_pages(game, rules)) for section, rules in game.rulebook)
    return Rulebook(game=game.name, sections=sections)


def _pages(game: Game, rules: tuple[str, ...]) -> tuple[RulePage, ...]:
    speaker = Speaker("en", [game.package])
    return tuple(
        RulePage(id=rule, assumed=bool(speaker.attribute(rule, "assumed")), pictures=game.pictures(rule))
        for rule in rules
    )
