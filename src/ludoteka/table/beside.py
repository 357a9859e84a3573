"""Beside the cardboard, and beside the game: the caller, the score sheet, the rulebook."""

from ludoteka.core.actors import CHANCE
from ludoteka.core.chance import new_seed
from ludoteka.core.errors import Refused
from ludoteka.core.game import Game
from ludoteka.core.match import Match, Seat, Setting
from ludoteka.core.scene import Piece
from ludoteka.core.words import Speaker
from ludoteka.games import find_game

from .wire import Calls, NewCalls, Rulebook, RulePage, RuleSection, Scored, Sheet

LONGEST_NAME = 40


def calls(wanted: NewCalls) -> Calls:
    """Everything that chance turns up in one round, in order: a game for one is played through without a player."""
    game = find_game(wanted.game)
    match = Match(Setting(game, game.options.of(wanted.options), (Seat("human", ""),)))
    seed, pieces = new_seed(), list[Piece]()
    while not match.over:
        actor = match.must_act()[0]
        if actor == CHANCE:
            match.draw(seed)
            pieces += match.scene(0).tray
        else:
            match.submit(actor, match.legal(actor)[0])
    scene = match.scene()
    options = match.setting.options.said()
    return Calls(game=game.name, options=options, pieces=tuple(pieces), shapes=scene.shapes, tones=scene.tones)


def score(sheet: Sheet) -> Scored:
    """The points of finished boards; whatever cannot lie there is refused with its place."""
    game = find_game(sheet.game)
    if not game.has_sheet:
        raise Refused("no-sheet", place=game.name)
    options, count = game.options.of(sheet.options), len(sheet.boards)
    seats = tuple(Seat("human", name[:LONGEST_NAME]) for name in sheet.names)
    if len(seats) != count:
        raise Refused("sheet-names", place=str(len(seats)), boards=count)
    parts = Setting(game, options, seats).parts()
    return Scored(scene=game.sheet(parts, sheet.boards, [seat.name for seat in seats]), pieces=game.pieces(parts))


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
