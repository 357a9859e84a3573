"""Everybody's points, line by line, and what is left in the bag."""

from typing import Any

from msgspec.structs import replace

from ludoteka.core.kernel import once_per_table
from ludoteka.core.lru_cache import LruCache
from ludoteka.core.scene import ScoreLine, SeatScore, Tally
from ludoteka.core.words import Words, message
from ludoteka.games.take_it_easy import scoring
from ludoteka.games.take_it_easy.boards import DIRECTIONS, NUMBERS, tile_name
from ludoteka.games.take_it_easy.parts import CALLING, DECIDING, NO_TILE, NOT_YET, ORDINARY_TILES, Parts, State
from ludoteka.games.take_it_easy.pieces import SYMBOL_NAMES, tone_of
from ludoteka.games.take_it_easy.showing import ALL, PROMISED

from .charts import chart, row_words
from .facts import Standing, standing

LINES_KNOWN, BAGS_KNOWN = 512, 64  # of all tables of a kind

DECIDED, STILL_DECIDING = message("tie-note-decided"), message("tie-note-deciding")
CALLER = message("tie-caller")
PLACED, THINKING = message("tie-note-placed"), message("tie-note-thinking")


def explain(p: Parts, s: State) -> tuple[SeatScore, ...]:
    """Everybody's points, line by line."""
    return scores(p, s, standing(p, s))


def scores(p: Parts, s: State, stands: Standing) -> tuple[SeatScore, ...]:
    return tuple([_score(p, s, seat, stands) for seat in range(p.seats)])


def _score(p: Parts, s: State, seat: int, stands: Standing) -> SeatScore:
    """Of a seat: the same until a tile is placed, but for what the seat does meanwhile."""
    note, calls = _note(s, seat), p.rounds > 1 and seat == caller(p, s)
    key = seat, note and note.id, calls
    known = stands.scores.get(key)
    if known is None:
        counted = stands.scores.get(seat)
        if counted is None:
            counted = stands.scores[seat] = _count(p, s, seat, stands)
        badge = CALLER if calls else None
        known = stands.scores[key] = replace(counted, note=note, badge=badge)
    return known


def _count(p: Parts, s: State, seat: int, stands: Standing) -> SeatScore:
    points, tiles = stands.points[seat], s.board[seat].tolist()
    return SeatScore(
        seat=seat,
        points=points[ALL],
        lines=tuple([_line(p, tiles, line) for line in stands.lines[seat]]),
        rounds=tuple(points[: s.round + 1]) if p.rounds > 1 else (),
        won=_won(p, seat, stands),
        promised=points[PROMISED],
    )


def caller(p: Parts, s: State) -> int:
    """Who calls in this round; once it is over, who calls in the next."""
    over = s.phase == CALLING and scoring.round_over(p, s)
    return int(s.round + over) % p.seats


def _won(p: Parts, seat: int, stands: Standing) -> tuple[int, ...]:
    """Of a series, the finished rounds that the seat won."""
    return tuple(number for number in range(p.rounds) if stands.won[number] >> seat & 1) if p.rounds > 1 else ()


def _line(p: Parts, tiles: list[int], line: list[int]) -> ScoreLine:
    """The tiles of a board are shown along its rows; a line stays the same as long as they do."""
    kind, _, row, _, _ = line
    along = [] if kind == scoring.EARLIER_LINE else [tiles[cell] for cell in chart(p).row_places[row]]
    return _lines(p).get((*line, *along), lambda: _explain(p, along, line))


@once_per_table
def _lines(p: Parts) -> LruCache[ScoreLine]:
    return LruCache(LINES_KNOWN)


def _explain(p: Parts, along: list[int], line: list[int]) -> ScoreLine:
    kind, points, first, second, third = line
    if kind == scoring.EARLIER_LINE:
        data = {"round": first + 1}
        return ScoreLine(kind="earlier", points=points, words=message("tie-line-earlier", round=first + 1), data=data)
    row, words, data = chart(p).row_ids[first], row_words(p, first), _along(p, first, along)
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


def _along(p: Parts, row: int, tiles: list[int]) -> dict[str, Any]:
    """The row's cells and the tiles on them, so that a line of a score can be looked up on the board."""
    cells = [name.upper() for name in chart(p).row_cells[row]]
    return {"length": len(cells), "cells": cells, "tiles": [tile_name(tile) for tile in tiles]}


def _note(s: State, seat: int) -> Words | None:
    if s.phase == DECIDING:
        return DECIDED if s.done[seat] else STILL_DECIDING
    if s.phase == CALLING and s.tile != NO_TILE:
        return THINKING if s.chosen[seat] == NOT_YET else PLACED
    return None


def tallies(p: Parts, s: State) -> tuple[Tally, ...]:
    """What can still be called: for each number, how many tiles with it are left in the bag."""
    if s.called == p.calls and s.tile == NO_TILE:
        return ()
    return _bags(p).get(s.bag.tobytes(), lambda: _count_bag(p, s.bag.tolist()))


def tallied(p: Parts, s: State) -> Words | None:
    """Some of what is in the bag will never be called."""
    if s.called == p.calls:
        return None
    return message("tie-bag", left=int(s.bag.sum()), come=int(p.calls - s.called))


@once_per_table
def _bags(p: Parts) -> LruCache[tuple[Tally, ...]]:
    return LruCache(BAGS_KNOWN)


def _count_bag(p: Parts, bag: list[int]) -> tuple[Tally, ...]:
    return tuple([by_count[sum([bag[tile] for tile in tiles])] for tiles, by_count in _numbers_in_the_bag(p)])


@once_per_table
def _numbers_in_the_bag(p: Parts) -> list[tuple[list[int], list[Tally]]]:
    """For each number the tiles that show it, and a tally for each count of them that can be left."""
    found = []
    for direction, numbers in enumerate(NUMBERS):
        for number in (*numbers, 0) if p.tiles > ORDINARY_TILES else numbers:
            tiles = [tile for tile in range(1, p.tiles + 1) if p.number[tile, direction] == number]
            words = message("tie-left", number=number) if number else message("tie-left-joker")
            tone, group = tone_of(direction, number), DIRECTIONS[direction]
            whole = Tally(words=words, left=len(tiles), of=len(tiles), tone=tone, group=group)
            found.append((tiles, [replace(whole, left=left) for left in range(len(tiles) + 1)]))
    return found
