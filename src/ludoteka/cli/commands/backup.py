"""`ludoteka backup` and `ludoteka restore`: all games of a server in one file, and back."""

from pathlib import Path
from typing import Annotated

import typer

from ludoteka.cli.files import check_folder
from ludoteka.cli.texts import Language, common, use
from ludoteka.core.errors import Refused

Data = Annotated[Path | None, typer.Option(help="The folder with the games.", metavar="DIR")]
ChosenLanguage = Annotated[Language | None, typer.Option("--language", help="The language of the texts.")]


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write.", metavar="FILE")],
    data: Data = None,
    force: Annotated[bool, typer.Option("--force", help="Replace the file if it is there already.")] = False,
    language: ChosenLanguage = None,
) -> None:
    """Write all games into one file; the server may be running."""
    use(language)
    from ludoteka.store.backup import back_up
    from ludoteka.store.folder import usual_folder

    _require_folder()
    tables = back_up(data or usual_folder(), _file(file, force=force))
    typer.echo(common().cli("backup-made", tables=tables, file=str(file)))


def restore(
    file: Annotated[Path, typer.Argument(help="A file that `ludoteka backup` wrote.", metavar="FILE")],
    data: Data = None,
    replace: Annotated[bool, typer.Option("--replace", help="Replace the games that are there.")] = False,
    language: ChosenLanguage = None,
) -> None:
    """Bring back all games from a file; the server must not be running."""
    use(language)
    from ludoteka.store import backup as stored
    from ludoteka.store.folder import usual_folder

    _require_folder()
    if not file.is_file():
        raise Refused("file-missing", place=str(file))
    folder = data or usual_folder()
    tables = stored.restore(file, folder, replace=replace)
    typer.echo(common().cli("restore-made", tables=tables, folder=str(folder)))


def _require_folder() -> None:
    """Refused, where the games are in PostgreSQL: a file that has none of them would be no backup."""
    from ludoteka.store.engines import chosen_url, name_of

    if url := chosen_url():
        raise Refused("backup-elsewhere", place=name_of(url))


def _file(file: Path, *, force: bool) -> Path:
    if file.is_dir():
        raise Refused("file-folder", place=str(file))
    check_folder(file)
    if file.exists() and not force:
        raise Refused("backup-exists", place=str(file))
    return file
