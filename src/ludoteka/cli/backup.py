"""`ludoteka backup` and `ludoteka restore`: all games of a house in one file, and back."""

from pathlib import Path
from typing import Annotated

import typer

from ludoteka.core.errors import Refused

Data = Annotated[Path | None, typer.Option(help="The folder that keeps the games.", metavar="DIR")]


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write.", metavar="FILE")],
    data: Data = None,
) -> None:
    """Write all games into one file; the server may be running."""
    from ludoteka.store import data_folder
    from ludoteka.store.backup import back_up

    tables = back_up(data_folder(data), _file(file))
    typer.echo(f"{_tables(tables)} saved in {file}. It holds secrets of running games: keep it to yourself.")


def restore(
    file: Annotated[Path, typer.Argument(help="A file that `ludoteka backup` wrote.", metavar="FILE")],
    data: Data = None,
    replace: Annotated[bool, typer.Option("--replace", help="Replace the games that are there.")] = False,
) -> None:
    """Bring back all games from a file; the server must not be running."""
    from ludoteka.store import backup as kept
    from ludoteka.store import data_folder

    if not file.is_file():
        raise Refused("file-missing", place=str(file))
    folder = data_folder(data)
    tables = kept.restore(file, folder, replace=replace)
    typer.echo(f"{_tables(tables)} restored to {folder}.")


def _file(file: Path) -> Path:
    if file.is_dir():
        raise Refused("file-folder", place=str(file))
    if not file.parent.is_dir():
        raise Refused("file-missing", place=str(file.parent))
    return file


def _tables(count: int) -> str:
    return f"{count} table" if count == 1 else f"{count} tables"
