"""`ludoteka legal`: what can be done at the end of a record."""

from typing import Annotated

import typer

from ludoteka.cli.commands.replay import FILE, open_record
from ludoteka.cli.console import console
from ludoteka.cli.documents import Legal, show
from ludoteka.cli.terminal.log_text import namer
from ludoteka.cli.texts import Language, Texts, use
from ludoteka.core.actors import CHANCE, write_actor
from ludoteka.core.match import Match


def legal(
    file: Annotated[str, FILE],
    as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
    language: Annotated[Language | None, typer.Option(help="The language of the texts.")] = None,
) -> None:
    """Show the legal actions for the position at the end of a record."""
    use(language)
    match = open_record(file).match
    found = legal_in(match)
    if as_json:
        show(found)
    else:
        _print(match, found, Texts([match.game.package]))


def legal_in(match: Match) -> Legal:
    """Who must act, what everybody who can act may do, the points so far."""
    return Legal(
        to_act=tuple(write_actor(actor) for actor in match.to_act()),
        legal={write_actor(actor): _actions(match, actor) for actor in _actors(match)},
        scores=match.scores(),
    )


def _actors(match: Match) -> list[int]:
    """Those who must act, then those who may."""
    return list(dict.fromkeys((*match.to_act(), *match.may_act())))


def _actions(match: Match, actor: int) -> tuple[str, ...]:
    """Chance names an outcome as often as it is likely; here it stands once."""
    return tuple(dict.fromkeys(match.write(actor, action) for action in match.legal(actor)))


def _print(match: Match, found: Legal, texts: Texts) -> None:
    out = console()
    if not found.legal:
        out.print(texts.cli("legal-over"))
    for actor in _actors(match):
        actions = found.legal[write_actor(actor)]
        out.print(texts.cli("legal-actor", name=namer(match, texts)(actor), count=len(actions)))
        if actor == CHANCE:
            out.print("  " + ", ".join(actions))
            continue
        for target in match.scene(actor).targets:
            effects = ", ".join(texts(effect.words) for effect in target.effects)
            out.print(f"  {target.action:12}  {effects}".rstrip())
    out.print(texts.cli("legal-scores", scores=", ".join(str(points) for points in found.scores)))
