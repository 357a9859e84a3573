"""The command line. Each command lives in its own module of this package and is registered in `app`."""

from typing import Annotated

import typer

from ludoteka import __version__
from ludoteka.cli import doctor, serve
from ludoteka.cli.errors import run

app = typer.Typer(
    name="ludoteka",
    help="A house of tabletop games: in the browser, in the terminal, against people and bots.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command("doctor")(doctor.doctor)
app.command("serve")(serve.serve)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"ludoteka {__version__}")
        raise typer.Exit


@app.callback()
def _house(
    version: Annotated[
        bool, typer.Option("--version", help="Show the version and leave.", callback=_show_version, is_eager=True)
    ] = False,
) -> None:
    pass


def main() -> None:
    """The entry point of the `ludoteka` script."""
    run(app)
