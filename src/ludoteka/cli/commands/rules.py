"""`ludoteka rules`: the rulebook of a game, whole or rule by rule."""

from collections.abc import Iterator, Sequence
from itertools import count, takewhile
from typing import Annotated

import typer
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from ludoteka.cli.completion import game_names
from ludoteka.cli.console import console
from ludoteka.cli.documents import Rules, RuleText, RuleTexts, show
from ludoteka.cli.terminal.screen import Screen
from ludoteka.cli.texts import Language, Texts, use
from ludoteka.core.errors import Refused
from ludoteka.core.game import Game
from ludoteka.core.words import Translator, message
from ludoteka.games import find_game

INDENT, WIDEST = 4, 92  # longer lines are hard to read


def rules(
    game: Annotated[str, typer.Argument(help="A game; `ludoteka games` lists them.", autocompletion=game_names)],
    rule: Annotated[list[str] | None, typer.Argument(help="Only these rules, by their ids: SEQ-5.")] = None,
    pictures: Annotated[bool, typer.Option("--pictures", help="Draw the pictures of the rulebook, too.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
    language: Annotated[Language | None, typer.Option(help="The language of the texts.")] = None,
) -> None:
    """Print the rulebook of a game, or some of its rules."""
    use(language)
    room = find_game(game)
    texts = Texts([room.package])
    book = rulebook(room, texts, rule or [])
    if as_json:
        show(book)
    else:
        _print(console(), texts, book, room if pictures else None, whole=not rule)


def rulebook(game: Game, texts: Texts, wanted: Sequence[str] = ()) -> Rules:
    """The rulebook in the language of the texts; only some of its rules, if any are named."""
    ids = _check([rule for _, listed in game.rulebook for rule in listed], wanted)
    translator = Translator(texts.language, [game.package])
    sections = (
        RuleTexts(
            name=name,
            title=texts.named(f"rulebook-{game.name}-{name}", name),
            rules=tuple(_rule(translator, rule) for rule in listed if rule in ids),
        )
        for name, listed in game.rulebook
    )
    return Rules(
        game=game.name,
        title=texts.named(f"game-{game.name}", game.name),
        language=texts.language,
        sections=tuple(section for section in sections if section.rules),
    )


def _check(known: Sequence[str], wanted: Sequence[str]) -> set[str]:
    """The ids as they are written, whichever way they were typed."""
    written = {rule.casefold(): rule for rule in known}
    for rule in wanted:
        if rule.casefold() not in written:
            raise Refused("rule-unknown", place=rule, known=", ".join(known))
    return {written[rule.casefold()] for rule in wanted} or set(known)


def _rule(translator: Translator, rule: str) -> RuleText:
    return RuleText(
        id=rule,
        title=translator.attribute(rule, "title"),
        text=translator(message(rule)),
        assumed=bool(translator.attribute(rule, "assumed")),
        captions=tuple(_captions(translator, rule)),
    )


def _captions(translator: Translator, rule: str) -> Iterator[str]:
    """`.caption`, `.caption2`, `.caption3` ..."""
    names = (f"caption{number}" if number > 1 else "caption" for number in count(1))
    return takewhile(bool, (translator.attribute(rule, name) for name in names))


def _print(out: Console, texts: Texts, book: Rules, drawn: Game | None, *, whole: bool) -> None:
    if whole:
        _print_heading(out, texts(message("ui-rules-of", game=book.title)), "=")
    for section in book.sections:
        if whole:
            _print_heading(out, section.title, "-")
        for rule in section.rules:
            _print_rule(out, texts, rule)
            if drawn:
                _draw(out, texts, drawn, rule)
    if any(rule.assumed for section in book.sections for rule in section.rules):
        about = f"({texts(message('ui-assumed'))}) {texts(message('ui-rules-assumed-about'))}"
        _print_text(out, Text(about, "bright_black"), 0)


def _print_heading(out: Console, text: str, line: str) -> None:
    """Underlined with characters, so that it is one in a file as well."""
    out.print(Text(text, "bold"))
    out.print(Text(line * cell_len(text), "bold"))
    out.print()


def _print_rule(out: Console, texts: Texts, rule: RuleText) -> None:
    heading = Text.assemble((f"{rule.id}  {rule.title}", "bold"))
    if rule.assumed:
        heading.append(f"  ({texts(message('ui-assumed'))})", "yellow")
    _print_text(out, heading, 0)
    _print_text(out, Text(rule.text))
    out.print()


def _draw(out: Console, texts: Texts, game: Game, rule: RuleText) -> None:
    for scene, caption in zip(game.pictures(rule.id), rule.captions, strict=True):
        for line in Screen(out, texts).picture(scene, out.width - INDENT):
            line.pad_left(INDENT)
            line.rstrip()
            out.print(line, crop=True, no_wrap=True, overflow="ignore")
        _print_text(out, Text(caption, "italic"))
        out.print()


def _print_text(out: Console, text: Text, indent: int = INDENT) -> None:
    for line in text.wrap(out, min(out.width, WIDEST) - indent):
        line.rstrip()
        line.pad_left(indent)
        out.print(line)
