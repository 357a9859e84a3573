"""`ludoteka bench`: what we claim, measured."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from ludoteka.cli.commands.simulate import measured
from ludoteka.cli.console import console
from ludoteka.cli.documents import EngineSpeed, PeerSpeed, RoomSpeed, encode, show
from ludoteka.cli.files import check_folder, write_text
from ludoteka.cli.texts import Language, texts_of_all_rooms, use
from ludoteka.games import GAMES, find_game
from ludoteka.sim.engine import PEER, Speed, measure

PEERS = {PEER: "openspiel_connect_four"}

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
    language: Annotated[Language | None, typer.Option(help="The language of the texts.")] = None,
) -> None:
    """Steps a second of the rules, compiled and plain, and of OpenSpiel's connect_four if it is installed."""
    use(language)
    if out:
        check_folder(out)
    rooms = [find_game(name) for name in game] if game else list(GAMES.values())
    speeds = measure(rooms, seconds)
    report = _report(speeds)
    if out:
        write_text(out, encode(report) + "\n")
    if as_json:
        show(report)
    else:
        console().print(_table(speeds))


def _report(speeds: Sequence[Speed]) -> EngineSpeed:
    by_name = {speed.name: speed for speed in speeds}
    return EngineSpeed(
        **measured(),
        rooms={
            name: RoomSpeed(
                compiled_steps_per_s=by_name[f"{name} compiled"].steps,
                compiled_se=by_name[f"{name} compiled"].error,
                plain_steps_per_s=by_name[f"{name} plain"].steps,
                plain_se=by_name[f"{name} plain"].error,
            )
            for name in GAMES
            if f"{name} compiled" in by_name
        },
        peers={
            PEERS[name]: PeerSpeed(steps_per_s=speed.steps, se=speed.error)
            for name, speed in by_name.items()
            if name in PEERS
        },
    )


def _table(speeds: Sequence[Speed]) -> Table:
    texts = texts_of_all_rooms()
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("engine", "steps", "ratio"):
        table.add_column(texts.cli(f"bench-{heading}"), justify="left" if heading == "engine" else "right")
    for speed in speeds:
        ratio = f"{speed.ratio:.1f}" if speed.ratio else "–"
        table.add_row(speed.name, f"{speed.steps:,.0f} ± {speed.error:,.0f}", ratio)
    return table
