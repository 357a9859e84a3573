"""`ludoteka games`: the games and their rooms."""

from typing import Annotated

import msgspec
import typer
from rich.table import Table

from ludoteka.cli.console import console
from ludoteka.cli.documents import GameEntry, Games, show
from ludoteka.cli.texts import Language, Texts, texts_of_all_rooms, use
from ludoteka.core.game import Game
from ludoteka.core.options import span
from ludoteka.core.words import message
from ludoteka.games import GAMES, find_game
from ludoteka.table.wire import GameInfo


def games(
    name: Annotated[str, typer.Argument(help="One game: its presets, options and bots in detail.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
    language: Annotated[Language | None, typer.Option(help="The language of the texts.")] = None,
) -> None:
    """List the games, how many can play them, their presets and their bots; or one game in detail."""
    use(language)
    chosen = find_game(name) if name else None
    if as_json:
        wanted = [chosen] if chosen else GAMES.values()
        show(Games(games=tuple(msgspec.convert(GameInfo.of(game), GameEntry, from_attributes=True) for game in wanted)))
    elif chosen:
        _detail(chosen, Texts([chosen.package]))
    else:
        console().print(_table(texts_of_all_rooms()))


def _detail(game: Game, texts: Texts) -> None:
    out = console()
    out.print(texts.named(f"game-{game.name}", game.name), f"({game.players})")
    presets, fields = (Table(box=None, padding=(0, 2, 0, 0), show_header=False) for _ in range(2))
    for table in (presets, fields):
        for _ in range(3):
            table.add_column(overflow="fold")
    for preset, options in game.presets.items():
        about = texts.named(f"preset-{game.name}-{preset}-about", "")
        named = texts.named(f"preset-{game.name}-{preset}", preset)
        presets.add_row(f"--preset {preset}", f"{named}{_only_for(game, game.seats_for(options), texts)}", about)
    for each in game.options.offered():
        choices = "|".join(f"[{choice}]" if choice == each.default else choice for choice in each.choices)
        note = texts.cli("games-assumed", source=each.rule) if each.assumed else each.rule
        named = texts.named(f"option-{game.name}-{each.name}", each.name)
        fields.add_row(f"{each.name}={choices}", f"{named}{_only_for(game, each.seats, texts)}", note)
    for heading, table in (("presets", presets), ("options", fields)):
        out.print()
        out.print(texts.cli(f"games-{heading}"))
        out.print(table)
    out.print()
    out.print(texts.cli("games-bots"), ", ".join(game.bots))


def _only_for(game: Game, seats: tuple[int, ...], texts: Texts) -> str:
    """How many can play, where that is not as many as the game is for."""
    if not seats or seats == tuple(game.seats):
        return ""
    return f" ({texts(message('for-players', numbers=span(seats), most=seats[-1]))})"


def _table(texts: Texts) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("game", "players", "presets", "bots"):
        table.add_column(texts.cli(f"games-{heading}"), overflow="fold")
    for game in GAMES.values():
        table.add_row(game.name, game.players, ", ".join(game.presets), ", ".join(game.bots))
    return table
