"""`ludoteka solve`: the best that can be done when all pieces are known."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from ludoteka.cli.completion import game_names, presets
from ludoteka.cli.console import console
from ludoteka.cli.documents import Solved, show
from ludoteka.cli.files import read_text, within
from ludoteka.cli.seating import read_options
from ludoteka.cli.terminal.screen import Screen
from ludoteka.cli.texts import Language, Texts, use
from ludoteka.core.errors import Refused
from ludoteka.core.game import Game
from ludoteka.core.options import BaseOptions
from ludoteka.core.solution import Solution
from ludoteka.games import find_game


def solve(
    game: Annotated[str, typer.Argument(help="A game; `ludoteka games` lists them.", autocompletion=game_names)],
    maximum: Annotated[bool, typer.Option("--maximum", help="The most that any pieces can bring.")] = False,
    tiles: Annotated[str, typer.Option(help="The pieces in the order in which they come: 978,156,...")] = "",
    preset: Annotated[str, typer.Option(help="A variant by its name.", autocompletion=presets)] = "",
    variant: Annotated[str, typer.Option(help="Options of the game: key=value,...")] = "",
    parts: Annotated[Path | None, typer.Option(help="A component file of your own.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
    language: Annotated[Language | None, typer.Option(help="The language of the texts.")] = None,
) -> None:
    """Find the best way to place known pieces, or the most that a game can bring, and whether it is proved."""
    use(language)
    room = find_game(game)
    if room.solver is None:
        raise Refused("no-solver", place=room.name)
    if maximum == bool(tiles):
        raise Refused("solve-what")
    options = read_options(room, preset, variant, room.seats[0])
    p = parts_of(room, options, parts)
    found = room.solver.maximum(p) if maximum else room.solver.solve(p, tiles)
    if as_json:
        show(Solved(game=room.name, variant=options.write(), **msgspec.structs.asdict(found)))
    else:
        _print(room, p, found, Texts([room.package]))


def parts_of(game: Game, options: BaseOptions, file: Path | None) -> Any:
    """The parts for as few players as the options allow: how many there are does not matter to the best."""
    components = read_text(str(file)) if file else ""
    try:
        return game.parts(options, game.fewest_seats(options), components)
    except Refused as why:
        raise within(str(file), why) if file else why from None


def _print(game: Game, p: Any, found: Solution, texts: Texts) -> None:
    out = console()
    if found.proved:
        out.print(texts.cli("solve-proved", score=found.score))
    else:
        out.print(texts.cli("solve-bounded", score=found.score, most=found.upper_bound))
    if found.patterns is not None:
        out.print(texts.cli("solve-patterns", patterns=found.patterns))
    if game.room.sheet and game.hindsight:
        names = [texts.cli("player", number=1)] * game.seats[-1]
        scene = game.hindsight.instead(p, game.blank(), 0, found.placement, names)
        Screen(out, texts).show_boards(msgspec.structs.replace(scene, boards=scene.boards[:1]))
    out.print()
    out.print(" ".join(found.placement), soft_wrap=True)
