"""`ludoteka help`: a topic in a few lines, a game's rulebook, a command's options, or a single rule."""

from typing import Annotated, Any

import typer

from ludoteka.cli.registry import commands
from ludoteka.cli.texts import Language, Texts, common, use
from ludoteka.cli.wrapping import wrapped
from ludoteka.core.errors import Refused
from ludoteka.games import GAMES

TOPICS = ("playing", "notation", "records", "hosting", "exit-codes", "completion")
WIDEST = 92


def topic_names(incomplete: str) -> list[str]:
    return [name for name in (*TOPICS, *GAMES, *commands()) if name.startswith(incomplete)]


def help_on(
    context: typer.Context,
    topic: Annotated[
        str,
        typer.Argument(
            help="A topic, a game, a command, or the id of a rule.", autocompletion=topic_names, show_default=False
        ),
    ] = "",
    language: Annotated[Language | None, typer.Option(help="The language of the texts.")] = None,
) -> None:
    """Explain a topic: playing, notation, records, hosting, completion; or a game, a command, a rule."""
    use(language)
    wanted = topic.casefold()
    if not wanted:
        _list_topics(common())
    elif wanted in TOPICS:
        _print(common().cli(f"topic-{wanted}"))
    elif wanted in commands():
        typer.echo(_help_of(context, wanted))
    elif (room := wanted.replace("_", "-")) in GAMES:
        _print_rules(room)
    else:
        _print_rules(*_game_of(topic))


def _list_topics(texts: Texts) -> None:
    typer.echo(texts.cli("help-topics"))
    width = max(map(len, TOPICS))
    for name in TOPICS:
        typer.echo(f"  {name:{width}}  {texts.cli('topic-' + name).splitlines()[0]}")
    typer.echo(texts.cli("help-more", games=", ".join(GAMES)))


def _help_of(context: typer.Context, command: str) -> str:
    from ludoteka.cli.application import load

    found: Any = load(command)
    above = context.parent
    return str(found.get_help(type(context)(found, info_name=command, parent=above)))


def _game_of(rule: str) -> tuple[str, str]:
    """The game that has a rule of this id, and the id as it is written."""
    for name, game in GAMES.items():
        for _, listed in game.rulebook:
            for each in listed:
                if each.casefold() == rule.casefold():
                    return name, each
    raise Refused("topic-unknown", place=rule, known=", ".join((*TOPICS, *GAMES, *commands())))


def _print_rules(game: str, rule: str = "") -> None:
    from ludoteka.cli.commands.rules import rules

    if not rule:
        texts = Texts([GAMES[game].package])
        _print(texts.named(f"game-{game}-about", game))
        typer.echo(f"\n  ludoteka play {game}\n  ludoteka games {game}\n")
    rules(game, [rule] if rule else None)


def _print(text: str) -> None:
    """Paragraphs are broken between words; lines with two spaces before them stay as they are, to be copied."""
    for line in text.split("\n"):
        for part in [line] if line.startswith("  ") else wrapped(line, WIDEST):
            typer.echo(part)
