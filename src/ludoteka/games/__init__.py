"""The rooms. A new game is a package next to these, and one line here; the laws in `tests/` say what it lacks.

A room is loaded when it is first asked for: their names alone cost nothing.
"""

import os
from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from ludoteka.core.game import Game

PACKAGES = (
    "ludoteka.games.take_it_easy",
    "ludoteka.games.sequence",
    "ludoteka.games.triominos",
    "ludoteka.games.mini_fits",
    "ludoteka.games.stamp_swap",
    *os.environ.get("LUDOTEKA_ROOMS", "").split(),  # from outside, see docs/adr/0008
)


class Rooms(Mapping[str, "Game"]):
    """The games by their names, in the order of the packages."""

    def __init__(self, packages: tuple[str, ...]) -> None:
        self.packages = {package.rpartition(".")[2].replace("_", "-"): package for package in packages}

    def __getitem__(self, name: str) -> "Game":
        from ludoteka.core.game import Game

        return Game.of(self.packages[name])

    def __contains__(self, name: object) -> bool:
        return name in self.packages

    def __iter__(self) -> Iterator[str]:
        return iter(self.packages)

    def __reversed__(self) -> Iterator[str]:
        return reversed(self.packages)

    def __len__(self) -> int:
        return len(self.packages)


GAMES = Rooms(PACKAGES)


class Summary(NamedTuple):
    """What a list says of a game."""

    name: str
    seats: tuple[int, ...]
    presets: tuple[str, ...]
    bots: tuple[str, ...]
    commands: Mapping[str, tuple[str, tuple[str, ...]]] = {}  # of the command line: what each is about, and examples


def summaries() -> list[Summary]:
    """Of all games. Only those that bring no `summary` are loaded for it."""
    return [_summary(name, package) for name, package in GAMES.packages.items()]


def _summary(name: str, package: str) -> Summary:
    if find_spec(f"{package}.summary") is None:
        game = GAMES[name]
        commands = game.room.commands() if game.room.commands else {}
        about_commands = {each: (str(command.info.help), ()) for each, command in commands.items()}
        return Summary(name, tuple(game.seats), tuple(game.presets), tuple(game.bots), about_commands)
    about = import_module(f"{package}.summary")
    return Summary(name, tuple(about.SEATS), about.PRESETS, about.LEVELS, about.COMMANDS)


def find_game(name: str) -> "Game":
    """A room by its name; underscores are understood as well."""
    try:
        return GAMES[name.replace("_", "-").lower()]
    except KeyError:
        from ludoteka.core.errors import Refused

        raise Refused("game-unknown", place=name, name=name, known=", ".join(GAMES)) from None
