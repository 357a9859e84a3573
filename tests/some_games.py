"""Games for tests that need some game and do not care which: found by what they can do, never by name."""

from ludoteka.core.words import Translator, message
from ludoteka.games import GAMES

SOLO = next(name for name, game in GAMES.items() if 1 in game.seats)  # one can play it alone
FOR_TWO = next(name for name, game in GAMES.items() if min(game.seats) == 2)  # and one cannot
SHEET = next(name for name, game in GAMES.items() if game.room.sheet)  # its boards can be scored, its pieces called
SOLVED = next(name for name, game in GAMES.items() if game.room.solver)  # its best boards can be found
ADVISED = next(name for name, game in GAMES.items() if game.room.adviser)  # a coach knows it


def title(name: str) -> str:
    """What the game is called in English."""
    return Translator("en", [GAMES[name].package])(message(f"game-{name}"))
