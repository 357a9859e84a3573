"""`ludoteka review`: a finished game with the coach's eyes."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from ludoteka.analysis.review import Review, Reviewed, Way, review
from ludoteka.cli import documents
from ludoteka.cli.commands.replay import open_record
from ludoteka.cli.console import console
from ludoteka.cli.documents import show
from ludoteka.cli.texts import Language, Texts, use
from ludoteka.core.errors import Refused
from ludoteka.core.match import Match


def review_file(
    file: Annotated[Path, typer.Argument(help="The record of a finished game (.ludo).")],
    seat: Annotated[int | None, typer.Option(min=1, help="Only this seat; else every person, or everybody.")] = None,
    every: Annotated[bool, typer.Option("--all", help="Every move, and not only the costliest.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON: every move with all its ways.")] = False,
    language: Annotated[Language | None, typer.Option(help="The language of the texts.")] = None,
) -> None:
    """Print what the expert expected of each move, and which moves cost most."""
    use(language)
    match = open_record(str(file)).match
    reviews, texts = [review(match, at) for at in _seats(match, seat)], Texts([match.game.package])
    if as_json:
        show(documents.Reviews(game=match.game.name, reviews=tuple(_document(each, texts) for each in reviews)))
        return
    out = console()
    for each in reviews:
        _print(out, texts, match, each, each.moves if every else each.costliest)


def _seats(match: Match, seat: int | None) -> list[int]:
    seats = match.setting.seats
    if seat is not None:
        if seat > len(seats):
            raise Refused("seat-none", place=str(seat), seats=len(seats))
        return [seat - 1]
    return [at for at, each in enumerate(seats) if each.kind == "human"] or list(range(len(seats)))


def _document(each: Review, texts: Texts) -> documents.SeatReview:
    return documents.SeatReview(
        seat=each.seat + 1,
        cost=each.cost,
        moves=tuple(
            documents.MoveReview(
                entries=move.entries,
                cost=move.cost,
                chosen=move.ways.index(move.chosen),
                ways=tuple(_way(way, texts) for way in move.ways),
            )
            for move in each.moves
        ),
    )


def _way(way: Way, texts: Texts) -> documents.Way:
    return documents.Way(
        action=way.action, text=texts(way.words), cell=way.cell, lies_on=way.lies_on, expected=way.expected
    )


def _print(out: Console, texts: Texts, match: Match, each: Review, moves: tuple[Reviewed, ...]) -> None:
    name = match.setting.seats[each.seat].name
    out.print(texts.cli("review-seat", name=name, cost=f"{each.cost:.1f}", moves=len(each.moves)))
    if not moves:
        out.print(texts.cli("review-flawless"))
        return
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("move", "chosen", "better", "cost"):
        table.add_column(texts.cli(f"review-{heading}"), justify="left" if heading in ("chosen", "better") else "right")
    for move in moves:
        better = f"{move.best.action} ({move.best.expected:.1f})" if move.cost > 0 else "–"
        chosen = f"{move.chosen.action} ({move.chosen.expected:.1f})"
        table.add_row(str(each.moves.index(move) + 1), chosen, better, f"{move.cost:.1f}")
    out.print(table)
