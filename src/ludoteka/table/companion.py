"""The companion: plays an automa for people who play with the box."""

from ludoteka.core.companion import CompanionSetup, Components, Session
from ludoteka.core.errors import Refused
from ludoteka.games import find_game

from .wire import NewSession


def answer(wanted: NewSession, components: str = "") -> Session:
    """The automa's part of a game on a real table; an answer that cannot be is named by its number."""
    game = find_game(wanted.game)
    companion = game.room.companion
    if companion is None:
        raise Refused("no-companion", place=game.name)
    options = game.options.of(wanted.options)
    options.check(game.seats[0])  # an automa is for as few people as the game allows
    setup = CompanionSetup(options=options.given(), components=_components(wanted), quick=wanted.quick)
    return companion.follow(setup, wanted.entries, wanted.draw, components)


def _components(wanted: NewSession) -> Components:
    if wanted.components == "none":
        return "built-in" if wanted.pack == "house" else wanted.pack
    return wanted.components
