"""The command line. Each command is a module of `commands`, registered in `app`; rooms may bring more."""

from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from ludoteka import __version__
from ludoteka.cli.commands import (
    backup,
    bench,
    copy,
    doctor,
    games,
    legal,
    play,
    replay,
    review,
    rules,
    serve,
    simulate,
    solve,
    worker,
)
from ludoteka.cli.console import forgive_streams
from ludoteka.cli.errors import run
from ludoteka.cli.texts import use
from ludoteka.games import GAMES


class CommandGroup(TyperGroup):
    """Every command runs inside `errors.run`, from the script and in tests alike."""

    def main(self, *args: Any, **kwargs: Any) -> Any:  # as the base class has it
        forgive_streams()
        use(None)
        run(lambda: super(CommandGroup, self).main(*args, **kwargs))


app = typer.Typer(
    name="ludoteka",
    cls=CommandGroup,
    help="Board games, true to the rulebook: in the browser, in the terminal, against people and bots.",
    no_args_is_help=True,
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command("play")(play.play)
app.command("games")(games.games)
app.command("rules")(rules.rules)
app.command("replay")(replay.replay)
app.command("legal")(legal.legal)
app.command("solve")(solve.solve)
app.command("review")(review.review_file)
app.command("simulate")(simulate.simulate)
app.add_typer(bench.bench, name="bench")
for _game in GAMES.values():  # commands of a single game
    for _name, _commands in (_game.room.commands() if _game.room.commands else {}).items():
        app.add_typer(_commands, name=_name)
app.command("backup")(backup.backup)
app.command("restore")(backup.restore)
app.command("copy")(copy.copy)
app.command("doctor")(doctor.doctor)
app.command("serve")(serve.serve)
app.command("worker")(worker.worker)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"ludoteka {__version__}")
        raise typer.Exit


@app.callback()
def _main(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help="Show the version and leave.", callback=_show_version, is_eager=True)
    ] = False,
    lan: Annotated[bool, typer.Option("--lan", help="The same as: ludoteka serve --lan.")] = False,
) -> None:
    if context.invoked_subcommand is not None:
        if lan:
            raise typer.BadParameter("Write it after the command: ludoteka serve --lan.", param_hint="--lan")
        return
    if lan:
        serve.serve(lan=True)
    else:
        typer.echo(context.get_help())


def main() -> None:
    """The entry point of the `ludoteka` script."""
    app()
