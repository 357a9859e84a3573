"""`ludoteka pack`: what an owner of Stamp Swap does with a component pack."""

from pathlib import Path
from typing import Annotated

import typer

from ludoteka.cli.console import console
from ludoteka.cli.errors import REFUSED, leave, sentence
from ludoteka.cli.files import read_text, within, write_text
from ludoteka.cli.seating import check_level
from ludoteka.cli.texts import Language, Texts, texts_of_all_rooms, use
from ludoteka.core.components import install
from ludoteka.core.errors import Refused
from ludoteka.core.words import message
from ludoteka.games.stamp_swap.blank import blank_pack
from ludoteka.games.stamp_swap.checking import mistakes, read_pack
from ludoteka.games.stamp_swap.pack import read_form
from ludoteka.sim.warm import warm

from .report import choices, contents, results
from .solo import GAME, play

MOST_LISTED = 40  # mistakes at a time: an empty pack has hundreds

pack = typer.Typer(help="Component packs of Stamp Swap.", no_args_is_help=True, pretty_exceptions_enable=False)


@pack.command("new")
def new(
    file: Annotated[str, typer.Argument(help="Where to write it; - writes to standard output.", metavar="FILE")] = "-",
    language: Annotated[Language | None, typer.Option(help="The language of the texts.")] = None,
) -> None:
    """Write an empty pack with the right counts, to be filled in with what your box shows."""
    use(language)
    if file == "-":
        typer.echo(blank_pack(), nl=False)
        return
    if Path(file).exists():
        raise Refused("file-kept", place=file)
    write_text(Path(file), blank_pack())
    typer.echo(texts_of_all_rooms()(message("sts-pack-new", file=file)))


@pack.command("report")
def report(
    file: Annotated[str, typer.Argument(help="A pack, in TOML; - reads standard input.", metavar="FILE")],
    games: Annotated[int, typer.Option(min=0, help="Games on each level that are played with it; 0: none.")] = 40,
    bot: Annotated[str, typer.Option(help="Who plays them.")] = "club",
    seed: Annotated[int, typer.Option(min=0, help="Same seed, same games.")] = 1,
    language: Annotated[Language | None, typer.Option(help="The language of the texts.")] = None,
) -> None:
    """Show what a pack contains, and how games with it go: how often a bot wins, which contests it enters."""
    use(language)
    text = read_text(file)
    try:
        found = read_pack(text)
    except Refused as why:
        raise within(file, why) from None
    install(text)
    check_level(GAME, bot)
    texts = Texts([GAME.package])
    console().print(contents(found, texts))
    if games:
        warm(GAME)
        played = {level: [play(bot, level, f"{seed} {level} {at}", text) for at in range(games)] for level in "123"}
        console().print(results(played, texts))
        console().print(choices(text, [game for each in played.values() for game in each], texts))


@pack.command("check")
def check(
    file: Annotated[str, typer.Argument(help="A pack, in TOML; - reads standard input.", metavar="FILE")],
    language: Annotated[Language | None, typer.Option(help="The language of the texts.")] = None,
) -> None:
    """Say whether a pack can be played, and if not, what is wrong with it."""
    use(language)
    text = read_text(file)
    try:
        found = read_form(text)
    except Refused as why:
        raise within(file, why) from None
    wrong = [sentence(within(file, mistake)) for mistake in mistakes(found)]
    if wrong:
        more = (
            [texts_of_all_rooms()(message("sts-pack-more", count=len(wrong) - MOST_LISTED))]
            if len(wrong) > MOST_LISTED
            else []
        )
        leave("\n".join(wrong[:MOST_LISTED] + more), REFUSED)
    typer.echo(texts_of_all_rooms()(message("sts-pack-sound", title=found.title)))
