"""`ludoteka games`: the games and their rooms."""

import shutil
import sys
from typing import TYPE_CHECKING, Annotated

import typer

from ludoteka.cli.completion import game_names
from ludoteka.cli.texts import Language, Texts, common, use
from ludoteka.cli.wrapping import wrapped
from ludoteka.core.options import span
from ludoteka.core.words import message
from ludoteka.games import GAMES, find_game, summaries

if TYPE_CHECKING:
    from ludoteka.core.game import Game


NARROWEST = 20  # a column for presets


def games(
    name: Annotated[
        str,
        typer.Argument(
            help="One game: its presets, options and bots in detail.", autocompletion=game_names, show_default=False
        ),
    ] = "",
    as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
    language: Annotated[Language | None, typer.Option(help="The language of the texts.")] = None,
) -> None:
    """List the games, how many can play them, their presets and their bots; or one game in detail."""
    use(language)
    chosen = find_game(name) if name else None
    if as_json:
        _show([chosen] if chosen else list(GAMES.values()))
    elif chosen:
        _detail(chosen, Texts([chosen.package]))
    else:
        _list(common())


def _show(wanted: "list[Game]") -> None:
    import msgspec

    from ludoteka.cli.documents import GameEntry, Games, show
    from ludoteka.table.wire import GameInfo

    show(Games(games=tuple(msgspec.convert(GameInfo.of(game), GameEntry, from_attributes=True) for game in wanted)))


def _list(texts: Texts) -> None:
    """A line for each game. On a terminal, what does not fit goes on below, between two names; in a pipe nothing is
    broken, so that a line can be searched for."""
    headings = tuple(texts.cli(f"games-{heading}") for heading in ("game", "players", "bots", "presets"))
    rows = [(game.name, span(game.seats), ", ".join(game.bots), ", ".join(game.presets)) for game in summaries()]
    widths = [max(len(row[column]) for row in (headings, *rows)) for column in range(3)]
    left = sum(widths) + 2 * len(widths)
    room = max(shutil.get_terminal_size().columns - left, NARROWEST) if sys.stdout.isatty() else sys.maxsize
    for *firsts, presets in (headings, *rows):
        lines = wrapped(presets, room)
        start = "  ".join(f"{first:{width}}" for first, width in zip(firsts, widths, strict=True))
        typer.echo(f"{start}  {lines[0]}".rstrip())
        for line in lines[1:]:
            typer.echo(" " * left + line)


def _detail(game: "Game", texts: Texts) -> None:
    from rich.table import Table

    from ludoteka.cli.console import console

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


def _only_for(game: "Game", seats: tuple[int, ...], texts: Texts) -> str:
    """How many can play, where that is not as many as the game is for."""
    if not seats or seats == tuple(game.seats):
        return ""
    return f" ({texts(message('for-players', numbers=span(seats), most=seats[-1]))})"
