"""`ludoteka replay`: a record retold, or checked."""

from typing import Annotated, Any

import typer

from ludoteka.cli.console import console
from ludoteka.cli.documents import Check, Flaw, show
from ludoteka.cli.files import read_text, within
from ludoteka.cli.terminal.log_text import namer, score_lines, setting_lines, story_lines
from ludoteka.cli.texts import Language, Texts, texts_of_all_rooms, use
from ludoteka.core.errors import Refused
from ludoteka.core.record import BadRecord, Record, read_record
from ludoteka.games import find_game

UNFINISHED = 3  # the exit code of --check for a sound record of a game that has no end: perhaps it was cut off
FILE: Any = typer.Argument(help="A record (.ludo); - reads standard input.", metavar="FILE", show_default=False)


def replay(
    file: Annotated[str, FILE],
    check: Annotated[
        bool,
        typer.Option(
            "--check",
            help="Only check the record. Exit code 0: right; 1: wrong; 3: right so far, but unfinished.",
        ),
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="The verdict of the check as JSON.")] = False,
    language: Annotated[Language | None, typer.Option(help="The language of the texts.")] = None,
) -> None:
    """Retell a record in words, or check it: every move, the result, the commitment, the draws."""
    use(language)
    try:
        record = parse(read_text(file))
    except BadRecord as flaw:
        _reject(file, flaw, as_json)
        raise typer.Exit(1) from None
    except Refused as trouble:  # no such file, no text at all
        if not as_json:
            raise
        show(_verdict_against(Flaw(line=0, code=trouble.code, rule="")))
        raise typer.Exit(1) from None
    if as_json:
        show(verdict(record))
    elif check:
        _approve(file, record)
    else:
        _write_story(record)
    if check and not record.match.over:
        raise typer.Exit(UNFINISHED)


def parse(text: str) -> Record:
    return read_record(text, find_game)


def open_record(file: str) -> Record:
    """The record in a file; refused with the file's name and the line."""
    text = read_text(file)
    try:
        return parse(text)
    except BadRecord as flaw:
        raise within(file, flaw) from None


def verdict(record: Record) -> Check:
    outcome = record.match.outcome()
    result = outcome.scores if outcome else None
    return Check(ok=True, entries=len(record.match.log), result=result, proved=record.proved, error=None)


def _verdict_against(error: Flaw, entries: int = 0) -> Check:
    return Check(ok=False, entries=entries, result=None, proved=False, error=error)


def _reject(file: str, flaw: BadRecord, as_json: bool) -> None:
    if as_json:
        show(_verdict_against(Flaw(line=flaw.line, code=flaw.code, rule=flaw.rule), flaw.entries))
    else:
        typer.echo(texts_of_all_rooms().refused(within(file, flaw)), err=True)


def _approve(file: str, record: Record) -> None:
    texts = texts_of_all_rooms()
    match = record.match
    outcome = match.outcome()
    result = " ".join(str(points) for points in outcome.scores) if outcome else ""
    typer.echo(texts.cli("check-ok", file=file, entries=len(match.log)))
    typer.echo(texts.cli("check-result", result=result) if outcome else texts.cli("check-unfinished"))
    typer.echo(texts.cli("check-proved" if record.proved else "check-unproved"))


def _write_story(record: Record) -> None:
    match, out = record.match, console()
    texts = Texts([match.game.package])
    for heading in setting_lines(match, texts):
        out.print(heading)
    out.print()
    for line in story_lines(match, texts):
        out.print(line)
    scene = match.scene()
    for score in scene.scores:
        out.print()
        for line in score_lines(score, namer(match, texts)(score.seat), texts):
            out.print(line)
    out.print()
    if scene.ending:
        out.print(texts(scene.ending))
    out.print(texts(scene.words) if scene.over else texts.cli("check-unfinished"))
