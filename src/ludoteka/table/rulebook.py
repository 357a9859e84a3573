"""A game's rulebook, as it is sent to the client."""

from ludoteka.core.game import Game
from ludoteka.core.words import Translator
from ludoteka.games import find_game

from .wire import Rulebook, RulePage, RuleSection


def rulebook_of(name: str) -> Rulebook:
    game = find_game(name)
    sections = tuple(RuleSection(name=section, rules=_pages(game, rules)) for section, rules in game.rulebook)
    return Rulebook(game=game.name, sections=sections, companion=game.room.companion is not None)


def _pages(game: Game, rules: tuple[str, ...]) -> tuple[RulePage, ...]:
    translator = Translator("en", [game.package])
    return tuple(
        RulePage(id=rule, assumed=bool(translator.attribute(rule, "assumed")), pictures=game.pictures(rule))
        for rule in rules
    )
