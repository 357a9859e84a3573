"""`ludoteka copy`: all games of one store into another, from a data folder to PostgreSQL or back."""

import asyncio
from typing import Annotated

import typer

from ludoteka.cli.texts import Language, common, use

FOLDER_OR_URL = "A folder with games, or postgresql://USER@HOST/DATABASE."


def copy(
    source: Annotated[str, typer.Argument(help=FOLDER_OR_URL, metavar="FROM", show_default=False)],
    target: Annotated[str, typer.Argument(help="The same; without games.", metavar="TO", show_default=False)],
    language: Annotated[Language | None, typer.Option(help="The language of the texts.")] = None,
) -> None:
    """Copy all games into another store; no server may be running on either."""
    use(language)
    from ludoteka.store import copying
    from ludoteka.store.engines import name_of, read_place

    place = read_place(target)
    copied = asyncio.run(copying.copy(read_place(source), place))
    typer.echo(common().cli("copy-made", tables=copied.tables, entries=copied.entries, place=name_of(place)))
