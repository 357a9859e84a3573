"""`ludoteka bench`: what we claim, measured."""

import shlex
import sys
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table

from ludoteka.games import GAMES, find_game
from ludoteka.sim.engine import Speed, measure
from ludoteka.sim.machine import machine

from .console import console
from .voice import Language, house, use

bench = typer.Typer(help="Measure what Ludoteka claims.", no_args_is_help=True)


@bench.callback()
def _bench() -> None:
    pass


@bench.command("engine")
def engine(
    game: Annotated[list[str] | None, typer.Option(help="Only this game; may be given several times.")] = None,
    seconds: Annotated[float, typer.Option(min=0.1, max=600, help="About how long to time each contestant.")] = 5,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
    out: Annotated[Path | None, typer.Option(help="Write the result to this file, too.")] = None,
    language: Annotated[Language | None, typer.Option(help="The language to speak.")] = None,
) -> None:
    """Steps a second of the rules, compiled and plain, and of OpenSpiel's connect_four if it is installed."""
    use(language)
    rooms = [find_game(name) for name in game] if game else list(GAMES.values())
    speeds = measure(rooms, seconds)
    report = {
        "command": shlex.join(["ludoteka", *sys.argv[1:]]),
        "date": datetime.now(UTC).date().isoformat(),
        "machine": machine(),
        "steps per second": [asdict(speed) for speed in speeds],
    }
    text = msgspec.json.format(msgspec.json.encode(report)).decode()
    if out:
        out.parent.mkdir(parents=True, exist_ok=True)
        out.write_text(text + "\n", "utf-8")
    if as_json:
        typer.echo(text)
    else:
        console().print(_table(speeds))


def _table(speeds: list[Speed]) -> Table:
    voice = house()
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("engine", "steps", "ratio"):
        table.add_column(voice.cli(f"bench-{heading}"), justify="left" if heading == "engine" else "right")
    for speed in speeds:
        ratio = f"{speed.ratio:.1f}" if speed.ratio else "–"
        table.add_row(speed.name, f"{speed.steps:,.0f} ± {speed.error:,.0f}", ratio)
    return table
