"""The rooms. A new game is a package next to these, and one line here; the laws in `tests/` say what it lacks."""

import os

from ludoteka.core.errors import Refused
from ludoteka.core.game import Game

GAMES: dict[str, Game] = {
    game.name: game
    for game in (
        Game.of("ludoteka.games.take_it_easy"),
        Game.of("ludoteka.games.sequence"),
        Game.of("ludoteka.games.triominos"),
        Game.of("ludoteka.games.mini_fits"),
        Game.of("ludoteka.games.stamp_swap"),
        *map(Game.of, os.environ.get("LUDOTEKA_ROOMS", "").split()),  # from outside, see docs/adr/0008
    )
}  # fmt: skip


def find_game(name: str) -> Game:
    """A room by its name; underscores are understood as well."""
    try:
        return GAMES[name.replace("_", "-").lower()]
    except KeyError:
        raise Refused("game-unknown", place=name, name=name, known=", ".join(GAMES)) from None
