"""`ludoteka simulate`: many games between programs, with errors."""

import shlex
import sys
import time
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ludoteka.cli.completion import bots as bot_levels
from ludoteka.cli.completion import game_names, presets
from ludoteka.cli.console import console
from ludoteka.cli.documents import BotResult, Simulation, SimulationFile, encode, show
from ludoteka.cli.errors import INTERRUPTED
from ludoteka.cli.files import check_folder, read_text, write_text
from ludoteka.cli.records import RecordFolder
from ludoteka.cli.seating import check_level, count_for, read_options
from ludoteka.cli.texts import Language, Texts, use
from ludoteka.core.errors import Refused
from ludoteka.core.game import Game
from ludoteka.games import find_game
from ludoteka.sim.batch import LevelStats, SimulationSpec, level_stats, run
from ludoteka.sim.machine import machine
from ludoteka.sim.seating import Played
from ludoteka.sim.sequential_test import LOOKS, decided
from ludoteka.sim.warm import warm

COLUMNS = ("deal", "turned", "scores", "steps")


def simulate(
    game: Annotated[str, typer.Argument(help="A game; `ludoteka games` lists them.", autocompletion=game_names)],
    bots: Annotated[
        str,
        typer.Option(
            help="Who plays, a level for each seat: expert,club; `random` knows no game.", autocompletion=bot_levels
        ),
    ] = "",
    games: Annotated[int, typer.Option(min=1, help="How many deals.")] = 1000,
    seed: Annotated[int, typer.Option(min=0, help="Same seed, same games, on any number of cores.")] = 1,
    preset: Annotated[str, typer.Option(help="A variant by its name.", autocompletion=presets)] = "",
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
    records: Annotated[
        Path | None, typer.Option(help="Write every game to this folder as a record (.ludo).", metavar="DIR")
    ] = None,
    overwrite: Annotated[bool, typer.Option("--replace", help="Replace records that are there already.")] = False,
    language: Annotated[Language | None, typer.Option(help="The language of the texts.")] = None,
) -> None:
    """Play many games between bots on all cores, and print how they fared."""
    use(language)
    room = find_game(game)
    order = _order(room, bots, seed, preset, variant, parts, turns=rotate)
    if out:
        check_folder(out)
    folder = RecordFolder(records, order, games, overwrite=overwrite) if records else None
    warm(room)
    began = time.perf_counter()
    texts = Texts([room.package])
    played, stopped = _play(replace(order, records=bool(records)), games, aim, jobs, texts, folder, quiet=as_json)
    if not played:
        raise typer.Exit(INTERRUPTED)
    report = _report(order, played, time.perf_counter() - began, folder)
    if out:
        singles = tuple((each.deal, each.turned, each.scores, each.steps) for each in played)
        whole = SimulationFile(**msgspec.structs.asdict(report), columns=COLUMNS, results=singles)
        write_text(out, encode(whole) + "\n")
    if as_json:
        show(report)
    else:
        _print(order, played, texts, folder, records)
    if stopped:
        typer.echo(texts.cli("simulate-stopped", done=played[-1].deal + 1, deals=games), err=True)
        raise typer.Exit(INTERRUPTED)


def _print(
    order: SimulationSpec, played: list[Played], texts: Texts, folder: RecordFolder | None, records: Path | None
) -> None:
    console().print(_table(level_stats(order.levels, played), texts))
    if folder:
        console().print(texts.cli("simulate-records", count=folder.written, folder=str(records)), soft_wrap=True)


def _order(
    game: Game, bots: str, seed: int, preset: str, variant: str, parts: Path | None, *, turns: bool
) -> SimulationSpec:
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
    return SimulationSpec(game.name, options.write(), levels, seed, turns, components)


def _play(
    order: SimulationSpec,
    deals: int,
    aim: float | None,
    jobs: int,
    texts: Texts,
    folder: RecordFolder | None,
    *,
    quiet: bool,
) -> tuple[list[Played], bool]:
    """What was played, and whether somebody stopped it."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    played: list[Played] = []
    looks = 0
    with Progress(*columns, console=console(), transient=True, disable=quiet or not sys.stderr.isatty()) as progress:
        task = progress.add_task(texts.cli("simulate-playing"), total=deals)
        try:
            for chunk in run(order, range(deals), jobs):
                played += [folder.store(each) for each in chunk] if folder else chunk
                done = played[-1].deal + 1
                progress.update(task, completed=done)
                if aim is not None and done * LOOKS >= deals * (looks + 1):
                    looks += 1
                    if decided(level_stats(order.levels, played)[0], aim):
                        break
        except KeyboardInterrupt:
            return played, True
    return played, False


def measured() -> dict[str, Any]:
    """What every measurement says of itself."""
    return {
        "command": shlex.join(["ludoteka", *sys.argv[1:]]),
        "date": datetime.now(UTC).date().isoformat(),
        "machine": machine(),
    }


def _report(order: SimulationSpec, played: list[Played], seconds: float, folder: RecordFolder | None) -> Simulation:
    return Simulation(
        **measured(),
        game=order.game,
        variant=order.options,
        seed=order.seed,
        rotated=order.turns,
        games=len(played),
        steps=sum(each.steps for each in played) / len(played),
        games_per_s=len(played) / seconds,
        records=folder.written if folder else 0,
        bots=tuple(_result(each) for each in level_stats(order.levels, played)),
    )


def _result(each: LevelStats) -> BotResult:
    return BotResult(
        name=each.level,
        mean=each.mean,
        sd=each.sd,
        se=each.error,
        lowest=each.lowest,
        highest=each.highest,
        wins=each.wins,
        draws=each.draws,
        share=each.won,
        share_se=each.won_error,
    )


def _table(levels: tuple[LevelStats, ...], texts: Texts) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("bot", "games", "points", "sd", "range", "won"):
        table.add_column(texts.cli(f"simulate-{heading}"), justify="left" if heading == "bot" else "right")
    for each in levels:
        table.add_row(
            texts.named(f"bot-{each.level}", each.level),
            str(each.games),
            f"{each.mean:.2f} ± {each.error:.2f}",
            f"{each.sd:.1f}",
            f"{each.lowest}–{each.highest}",
            f"{100 * each.won:.1f} ± {100 * each.won_error:.1f} %",
        )
    return table
