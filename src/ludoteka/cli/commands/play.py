"""`ludoteka play`: a whole game in the terminal, new or taken up from a record."""

from pathlib import Path
from typing import Annotated

import typer

from ludoteka.cli import seating
from ludoteka.cli.commands.replay import open_record
from ludoteka.cli.completion import bots as bot_levels
from ludoteka.cli.completion import game_names, presets
from ludoteka.cli.console import console
from ludoteka.cli.files import check_folder
from ludoteka.cli.terminal.game_loop import Table
from ludoteka.cli.terminal.log_text import setting_lines
from ludoteka.cli.terminal.saving import seed_for
from ludoteka.cli.terminal.screen import Screen
from ludoteka.cli.texts import Language, Texts, use
from ludoteka.core.chance import commitment, new_seed
from ludoteka.core.errors import Refused
from ludoteka.core.match import Match
from ludoteka.games import find_game


def play(
    game: Annotated[
        str, typer.Argument(help="A game, or an unfinished record (.ludo) to go on with.", autocompletion=game_names)
    ],
    preset: Annotated[
        str, typer.Option(help="A variant by its name; `ludoteka games` lists them.", autocompletion=presets)
    ] = "",
    variant: Annotated[str, typer.Option(help="Options of the game: key=value,...")] = "",
    seats: Annotated[int | None, typer.Option(min=1, help="How many play.")] = None,
    humans: Annotated[int | None, typer.Option(min=0, help="How many of them are people at this terminal.")] = None,
    bots: Annotated[str, typer.Option(help="The bots' levels: casual,club", autocompletion=bot_levels)] = "",
    name: Annotated[list[str] | None, typer.Option(help="Your name; once for each person.")] = None,
    seed: Annotated[str, typer.Option(help="The seed of all draws, in hexadecimal.")] = "",
    parts: Annotated[Path | None, typer.Option(help="A component file of your own.")] = None,
    record: Annotated[Path | None, typer.Option(help="Write the game to this file as it goes.")] = None,
    language: Annotated[Language | None, typer.Option(help="The language of the texts.")] = None,
) -> None:
    """Play a game in the terminal, or go on with one from its record."""
    use(language)
    given = seating.read_seed(seed) if seed else None
    if _is_record(game):
        if preset or variant or seats or humans is not None or bots or name or parts:
            raise Refused("play-settled", place=game)
        _go_on(Path(game), given, record)
        return
    room = find_game(game)
    texts = Texts([room.package])
    chance = given or new_seed()
    levels = seating.read_levels(room, bots)
    people = max(1, len(name or [])) if humans is None else humans
    likely = seating.likely_counts(room, people, len(levels))
    total = seating.count_for(room, preset, variant, likely) if seats is None else seats
    options = seating.read_options(room, preset, variant, total)
    sitting = seating.take_seats(room, texts, name or [], people, total, levels)
    if record and record.exists():
        raise Refused("file-exists", place=str(record))
    if record:
        check_folder(record)
    _sit_down(seating.new_match(room, options, sitting, parts, chance), chance, texts, record)


def _is_record(text: str) -> bool:
    return text.endswith(".ludo") or Path(text).is_file()


def _go_on(file: Path, given: bytes | None, record: Path | None) -> None:
    """An unfinished record: played on, and written back unless another file is named."""
    match = open_record(str(file)).match
    texts = Texts([match.game.package])
    if match.over:
        raise Refused("play-over", place=str(file))
    seed = seed_for(match, given)
    if match.setting.commit and commitment(seed) != match.setting.commit:
        typer.echo(texts.cli("seed-lost"))
    _sit_down(match, seed, texts, record or file)


def _sit_down(match: Match, seed: bytes, texts: Texts, record: Path | None) -> None:
    out = console()
    for heading in setting_lines(match, texts):
        out.print(heading)
    Table(match, seed, Screen(out, texts), texts, record).play()
