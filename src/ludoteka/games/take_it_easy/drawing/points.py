"""Everybody's points, line by line, and what is left in the bag."""

from typing import Any

from msgspec.structs import replace

from ludoteka.core.kernel import once_per_table
from ludoteka.core.scene import ScoreLine, SeatScore, Tally
from ludoteka.core.score_lines import score_lines
from ludoteka.core.words import Words, message
from ludoteka.games.take_it_easy import scoring
from ludoteka.games.take_it_easy.boards import DIRECTIONS, NUMBERS, tile_name
from ludoteka.games.take_it_easy.parts import CALLING, DECIDING, NO_TILE, NOT_YET, ORDINARY_TILES, Parts, State
from ludoteka.games.take_it_easy.pieces import SYMBOL_NAMES, tone_of

from .boards import rows
from .charts import chart, row_words


def explain(p: Parts, s: State) -> tuple[SeatScore, ...]:
    """Everybody's points, line by line."""
    return tuple(
        SeatScore(
            seat=seat,
            points=int(scoring.score(p, s, seat)),
            lines=tuple(_line(p, s, seat, line) for line in score_lines(scoring, p, s, seat)),
            rounds=_rounds(p, s, seat),
            won=_won(p, s, seat),
            promised=_promised(p, s, seat),
            note=_note(p, s, seat),
            badge=message("tie-caller") if p.rounds > 1 and seat == caller(p, s) else None,
        )
        for seat in range(p.seats)
    )


def caller(p: Parts, s: State) -> int:
    """Who calls in this round; once it is over, who calls in the next."""
    over = s.phase == CALLING and scoring.round_over(p, s)
    return int(s.round + over) % p.seats


def _rounds(p: Parts, s: State, seat: int) -> tuple[int, ...]:
    """Of a series, the points of each round so far."""
    if p.rounds == 1:
        return ()
    return tuple(int(scoring.points_in_round(p, s, seat, number)) for number in range(s.round + 1))


def _won(p: Parts, s: State, seat: int) -> tuple[int, ...]:
    """Of a series, the finished rounds that the seat won."""
    if p.rounds == 1:
        return ()
    finished = range(s.round + scoring.round_over(p, s))
    return tuple(number for number in finished if scoring.leaders(p, s, number) >> seat & 1)


def _promised(p: Parts, s: State, seat: int) -> int:
    return sum(row.data["number"] * row.data["length"] for row in rows(p, s, seat) if row.state == "live")


def _line(p: Parts, s: State, seat: int, line: list[int]) -> ScoreLine:
    kind, points, first, second, third = line
    if kind == scoring.EARLIER_LINE:
        data = {"round": first + 1}
        return ScoreLine(kind="earlier", points=points, words=message("tie-line-earlier", round=first + 1), data=data)
    row, words, data = chart(p).row_ids[first], row_words(p, first), _along(p, s, seat, first)
    if kind == scoring.ROW_LINE:
        sentence = message("tie-line-row", row=words, number=second, length=third)
        return ScoreLine(kind="row", points=points, words=sentence, row=row, data={**data, "number": second})
    symbol = SYMBOL_NAMES[second]
    if kind == scoring.BEAM_LINE:
        sentence = message(f"tie-line-beam-{symbol}", row=words, length=third, each=points // third)
        return ScoreLine(kind="beam", points=points, words=sentence, row=row, data={**data, "symbol": symbol})
    sentence = message(f"tie-line-brightest-{symbol}", row=words, players=third)
    more = {"symbol": symbol, "players": third}
    return ScoreLine(kind="brightest", points=points, words=sentence, row=row, data={**data, **more})


def _along(p: Parts, s: State, seat: int, row: int) -> dict[str, Any]:
    """The row's cells and the tiles on them, so that a line of a score can be looked up on the board."""
    cells = [int(cell) for cell in p.row_cells[row][: p.row_length[row]]]
    tiles = [tile_name(int(s.board[seat, cell])) for cell in cells]
    return {"length": len(cells), "cells": [name.upper() for name in chart(p).row_cells[row]], "tiles": tiles}


def _note(p: Parts, s: State, seat: int) -> Words | None:
    if s.phase == DECIDING:
        return message("tie-note-decided" if s.done[seat] else "tie-note-deciding")
    if s.phase == CALLING and s.tile != NO_TILE:
        return message("tie-note-thinking" if s.chosen[seat] == NOT_YET else "tie-note-placed")
    return None


def tallies(p: Parts, s: State) -> tuple[Tally, ...]:
    """What can still be called: for each number, how many tiles with it are left in the bag."""
    if s.called == p.calls and s.tile == NO_TILE:
        return ()
    bag = s.bag.tolist()
    return tuple(replace(tally, left=sum(bag[tile] for tile in tiles)) for tally, tiles in _numbers_in_the_bag(p))


@once_per_table
def _numbers_in_the_bag(p: Parts) -> list[tuple[Tally, list[int]]]:
    """For each number a tally, and the tiles that it counts."""
    found = []
    for direction, numbers in enumerate(NUMBERS):
        for number in (*numbers, 0) if p.tiles > ORDINARY_TILES else numbers:
            tiles = [tile for tile in range(1, p.tiles + 1) if p.number[tile, direction] == number]
            words = message("tie-left", number=number) if number else message("tie-left-joker")
            tone, group = tone_of(direction, number), DIRECTIONS[direction]
            found.append((Tally(words=words, left=0, of=len(tiles), tone=tone, group=group), tiles))
    return found
