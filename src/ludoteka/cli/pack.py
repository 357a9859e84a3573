"""`ludoteka pack`: what an owner of Stamp Swap does with a component pack."""

from pathlib import Path
from typing import Annotated

import typer

from ludoteka.core.errors import Refused
from ludoteka.games.stamp_swap.blank import blank_pack
from ludoteka.games.stamp_swap.checking import mistakes
from ludoteka.games.stamp_swap.pack import read_form

from .errors import REFUSED, leave, sentence
from .files import read_text, within, write_text
from .voice import house

MOST_TOLD = 40  # mistakes at a time: an empty pack has hundreds

pack = typer.Typer(help="Component packs of Stamp Swap.", no_args_is_help=True, pretty_exceptions_enable=False)


@pack.command("new")
def new(
    file: Annotated[str, typer.Argument(help="Where to write it; - writes to standard output.", metavar="FILE")] = "-",
) -> None:
    """Write an empty pack with the right counts, to be filled in with what your box shows."""
    if file == "-":
        typer.echo(blank_pack(), nl=False)
        return
    if Path(file).exists():
        raise Refused("file-kept", place=file)
    write_text(Path(file), blank_pack())
    typer.echo(house().cli("pack-new", file=file))


@pack.command("check")
def check(
    file: Annotated[str, typer.Argument(help="A pack, in TOML; - reads standard input.", metavar="FILE")],
) -> None:
    """Say whether a pack can be played, and if not, what is wrong with it."""
    text = read_text(file)
    try:
        found = read_form(text)
    except Refused as why:
        raise within(file, why) from None
    wrong = [sentence(within(file, mistake)) for mistake in mistakes(found)]
    if wrong:
        more = [house().cli("pack-more", count=len(wrong) - MOST_TOLD)] if len(wrong) > MOST_TOLD else []
        leave("\n".join(wrong[:MOST_TOLD] + more), REFUSED)
    typer.echo(house().cli("pack-sound", title=found.title))
