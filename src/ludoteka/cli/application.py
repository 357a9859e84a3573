"""`ludoteka` and its commands, each of which is loaded when it is called."""

from importlib import import_module
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from ludoteka import __version__
from ludoteka.cli.console import forgive_streams
from ludoteka.cli.errors import run
from ludoteka.cli.registry import FIRST, ROOM, commands, epilog
from ludoteka.cli.texts import use
from ludoteka.games import GAMES

SETTINGS = {"help_option_names": ["-h", "--help"]}


class CommandGroup(TyperGroup):
    """Every command runs inside `errors.run`, from the script and in tests alike."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        for name, entry in commands().items():  # enough for help and completion
            self.commands[name] = TyperCommand(name, help=entry.about, rich_markup_mode=None)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:  # as the base class has it
        if args and args[0] in self.commands:
            self.commands[args[0]] = load(args[0])
        return super().resolve_command(ctx, args)

    def main(self, *args: Any, **kwargs: Any) -> Any:  # as the base class has it
        forgive_streams()
        use(None)
        run(lambda: super(CommandGroup, self).main(*args, **kwargs))


def load(name: str) -> Any:
    """A command with all its options."""
    entry = commands()[name]
    found = _find(name, entry.place)
    alone = typer.Typer(add_completion=False, context_settings=SETTINGS, rich_markup_mode=None)
    if not isinstance(found, typer.Typer):
        alone.command(name, epilog=epilog(entry.examples), context_settings=SETTINGS)(found)
        return typer.main.get_command(alone)
    found.info.epilog, found.info.context_settings, found.rich_markup_mode = epilog(entry.examples), SETTINGS, None
    for each in found.registered_commands:
        each.context_settings = SETTINGS
    group = typer.main.get_group(found)
    group.name = name
    return group


def _find(name: str, place: str) -> Any:
    if place.startswith(ROOM):
        of_room = GAMES[place.removeprefix(ROOM)].room.commands
        return of_room()[name] if of_room else None
    module, _, attribute = place.partition(":")
    return vars(import_module(f"ludoteka.cli.commands.{module}"))[attribute]


app = typer.Typer(
    name="ludoteka",
    cls=CommandGroup,
    help="Board games, true to the rulebook: in the browser, in the terminal, against people and bots.",
    epilog=epilog(FIRST),
    no_args_is_help=True,
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings=SETTINGS,
)


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
        from ludoteka.cli.commands import serve

        serve.serve(lan=True)
    else:
        typer.echo(context.get_help())
