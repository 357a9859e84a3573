"""`ludoteka simulate`: many games between programs, with errors."""

import shlex
import sys
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ludoteka.core.errors import Refused
from ludoteka.core.game import Game
from ludoteka.games import find_game
from ludoteka.sim.batch import Order, Tally, run, tally
from ludoteka.sim.machine import machine
from ludoteka.sim.seating import Played
from ludoteka.sim.stopping import LOOKS, decided
from ludoteka.sim.warm import warm

from .console import console
from .files import read_text
from .seating import check_level, count_for, read_options
from .voice import Language, Voice, use


def simulate(
    game: Annotated[str, typer.Argument(help="A game; `ludoteka games` lists them.")],
    bots: Annotated[
        str, typer.Option(help="Who plays, a level for each seat: expert,club; `random` knows no game.")
    ] = "",
    games: Annotated[int, typer.Option(min=1, help="How many deals.")] = 1000,
    seed: Annotated[int, typer.Option(min=0, help="Same seed, same games, on any number of cores.")] = 1,
    preset: Annotated[str, typer.Option(help="A variant by its name.")] = "",
    variant: Annotated[str, typer.Option(help="Options of the game: key=value,...")] = "",
    parts: Annotated[Path | None, typer.Option(help="A component file of your own.")] = None,
    rotate: Annotated[bool, typer.Option("--rotate", help="Play each deal in every seating.")] = False,
    aim: Annotated[
        float | None,
        typer.Option(
            min=0, max=1, help="Stop early once the first player's share of wins is surely above or below this."
        ),
    ] = None,
    jobs: Annotated[int, typer.Option(min=0, help="Processes; 0: one for each core.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
    out: Annotated[Path | None, typer.Option(help="Write every single result to this file, too.")] = None,
    language: Annotated[Language | None, typer.Option(help="The language to speak.")] = None,
) -> None:
    """Play many games between bots on all cores, and say how they fared."""
    use(language)
    room = find_game(game)
    order = _order(room, bots, seed, preset, variant, parts, turns=rotate)
    warm(room)
    played = _play(order, games, aim, jobs, Voice([room.package]), quiet=as_json)
    report = _report(order, played, tally(order.levels, played))
    if out:
        out.parent.mkdir(parents=True, exist_ok=True)
        singles = [[each.deal, each.turned, each.scores, each.steps] for each in played]
        columns = ["deal", "turned", "scores", "steps"]
        out.write_bytes(msgspec.json.encode({**report, "columns": columns, "results": singles}) + b"\n")
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(report)).decode())
    else:
        console().print(_table(tally(order.levels, played), Voice([room.package])))


def _order(game: Game, bots: str, seed: int, preset: str, variant: str, parts: Path | None, *, turns: bool) -> Order:
    levels = tuple(bots.replace(",", " ").split())
    levels = levels or (game.usual_bot,) * count_for(game, preset, variant, game.seats)
    for level in levels:
        if level != "random":
            check_level(game, level)
    if len(levels) not in game.seats:
        raise Refused("seats", place=str(len(levels)), allowed=game.players)
    options = read_options(game, preset, variant, len(levels))
    options.check(len(levels))
    components = read_text(str(parts)) if parts else ""
    return Order(game.name, options.write(), levels, seed, turns, components)


def _play(order: Order, deals: int, aim: float | None, jobs: int, voice: Voice, *, quiet: bool) -> list[Played]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    played: list[Played] = []
    looks = 0
    with Progress(*columns, console=console(), transient=True, disable=quiet or not sys.stderr.isatty()) as progress:
        task = progress.add_task(voice.cli("simulate-playing"), total=deals)
        for chunk in run(order, range(deals), jobs):
            played += chunk
            done = played[-1].deal + 1
            progress.update(task, completed=done)
            if aim is not None and done * LOOKS >= deals * (looks + 1):
                looks += 1
                if decided(tally(order.levels, played)[0], aim):
                    break
    return played


def _report(order: Order, played: list[Played], tallies: tuple[Tally, ...]) -> dict[str, Any]:
    return {
        "command": shlex.join(["ludoteka", *sys.argv[1:]]),
        "date": datetime.now(UTC).date().isoformat(),
        "machine": machine(),
        "game": order.game,
        "options": order.options,
        "seed": order.seed,
        "rotated": order.turns,
        "games": len(played),
        "steps": sum(each.steps for each in played) / len(played),
        "players": [asdict(each) for each in tallies],
    }


def _table(tallies: tuple[Tally, ...], voice: Voice) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("bot", "games", "points", "sd", "range", "won"):
        table.add_column(voice.cli(f"simulate-{heading}"), justify="left" if heading == "bot" else "right")
    for each in tallies:
        table.add_row(
            voice.named(f"bot-{each.level}", each.level),
            str(each.games),
            f"{each.mean:.2f} ± {each.error:.2f}",
            f"{each.sd:.1f}",
            f"{each.lowest}–{each.highest}",
            f"{100 * each.won:.1f} ± {100 * each.won_error:.1f} %",
        )
    return table
