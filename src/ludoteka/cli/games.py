"""`ludoteka games`: the rooms of the house."""

from typing import Annotated

import msgspec
import typer
from rich.table import Table

from ludoteka.games import GAMES
from ludoteka.table.catalogue import game_info

from .console import console
from .voice import Language, Voice, house, use


def games(
    as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
    language: Annotated[Language | None, typer.Option(help="The language to speak.")] = None,
) -> None:
    """List the games, how many can play them, their presets and their bots."""
    use(language)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode([game_info(game) for game in GAMES.values()])).decode())
    else:
        console().print(_table(house()))


def _table(voice: Voice) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("game", "players", "presets", "bots"):
        table.add_column(voice.cli(f"games-{heading}"), overflow="fold")
    for game in GAMES.values():
        table.add_row(game.name, game.players, ", ".join(game.presets), ", ".join(game.bots))
    return table
