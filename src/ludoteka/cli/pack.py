"""`ludoteka pack`: what an owner of Stamp Swap does with a component pack."""

from typing import Annotated

import typer

from ludoteka.core.errors import Refused
from ludoteka.games.stamp_swap.checking import mistakes
from ludoteka.games.stamp_swap.pack import read_form

from .errors import REFUSED, leave, sentence
from .files import read_text, within
from .voice import house

pack = typer.Typer(help="Component packs of Stamp Swap.", no_args_is_help=True, pretty_exceptions_enable=False)


@pack.callback()
def _pack() -> None:
    """A group, even while it has one command only."""


@pack.command("check")
def check(
    file: Annotated[str, typer.Argument(help="A pack, in TOML; - reads standard input.", metavar="FILE")],
) -> None:
    """Say whether a pack can be played, and if not, everything that is wrong with it."""
    text = read_text(file)
    try:
        found = read_form(text)
    except Refused as why:
        raise within(file, why) from None
    wrong = [sentence(within(file, mistake)) for mistake in mistakes(found)]
    if wrong:
        leave("\n".join(wrong), REFUSED)
    typer.echo(house().cli("pack-sound", title=found.title))
