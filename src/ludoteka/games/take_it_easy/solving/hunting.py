"""The hunt for the best board of a task: exact as long as the work agreed upon lasts, then as good as can be found.

Work is counted in choices tried and tiles swapped, never in time: the same task ends the same everywhere.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from math import log
from types import SimpleNamespace

import numpy as np

from ludoteka.core import dice
from ludoteka.core.compiled import compiled
from ludoteka.core.game import Game
from ludoteka.core.kernel import Array
from ludoteka.games.take_it_easy import boards, parts, scoring
from ludoteka.games.take_it_easy.parts import (
    BEAMS,
    BRIGHTEST,
    DIRECTIONS,
    MOON,
    MOST_TILES,
    NO_TILE,
    ORDINARY_TILES,
    ROWS_ONLY,
    SUN,
    VALVES_ASIDE,
    State,
)

from . import calls, deals, packing, shuffling
from .deals import TIRED, Puzzle, Search
from .packing import MOST_ALIKE, MOST_JOKERS
from .puzzles import Task, make_puzzle, make_round

TO_THE_END = 1 << 40  # for searches that are never long: a bound must be proved
STEP = 8  # by how many points the aim is lowered when nothing reaches it
DEARER = 2.5  # how much more work the next aim takes than the last, roughly
PROBES = 12  # at most this part of the work is spent on an aim, before all is put on one
SWAPS, HEAT = 150_000, 5_000  # of one shuffle, as tried out on sets whose best board was known
WORK_FOR_SHUFFLE = 1_500_000  # so much exact search for each shuffle


@dataclass(frozen=True)
class Found:
    """The tile on each cell, its points, and the most that any board can have. `patterns`: 0 where not counted."""

    tile_at: tuple[int, ...]
    score: int
    upper_bound: int
    patterns: int = 0


def hunt(task: Task, work: int, *, counting: bool = False) -> Found:
    """The best board that so many choices can find; `counting`: how many patterns, where rows alone count."""
    simple = run(make_puzzle(task.simpler()), TO_THE_END, counting=counting and task.simple)
    if task.simple:
        return found(task, simple.best_tile.tolist(), simple.best, simple.patterns if counting else 0)
    z = make_puzzle(task)
    z.most_by_numbers = simple.best
    z.most_by_symbols = _most_by_symbols(task, z)
    return _lower_the_aim(task, z, work)


def _most_by_symbols(task: Task, z: Puzzle) -> int:
    if task.parts.scoring == BRIGHTEST:
        return int(z.bonus[SUN] + z.bonus[MOON])
    return run(make_puzzle(task, numbers=False), TO_THE_END).best if task.parts.scoring == BEAMS else 0


def _lower_the_aim(task: Task, z: Puzzle, work: int) -> Found:
    """Ask for more than can be had, then for less and less: what is found first is the best. An aim that is too high
    is refuted quickly, one that is too low would make the search look at every board between."""
    proved, cost = z.most_by_numbers + z.most_by_symbols, 0  # no board has more; the work it took to refute the last
    probe = work // PROBES
    while True:
        aim = max(-1, proved - STEP)
        s = run(z, min(work, probe), aim)
        work -= s.nodes
        if s.state == TIRED:
            return _last_tries(task, z, work, proved, cost or s.nodes)
        if s.best > aim:
            return found(task, s.best_tile.tolist(), s.best)
        proved, cost = aim, s.nodes


def _last_tries(task: Task, z: Puzzle, work: int, proved: int, cost: int) -> Found:
    """The rest of the work goes into few searches: for a board better than one that is known, as soon as that can be
    afforded; before that, for a bound as low as can be."""
    known = found(task, shuffled(task, 1 + work // WORK_FOR_SHUFFLE), proved)
    while known.score < proved:
        affordable = 1 + int(STEP * log(max(1.0, work / max(1, cost))) / log(DEARER))
        aim = max(known.score, proved - affordable)
        s = run(z, work, aim)
        work -= s.nodes
        if s.best > aim:
            known = found(task, s.best_tile.tolist(), proved)
        if s.state == TIRED:
            break
        proved, cost = s.best, s.nodes
    return replace(known, upper_bound=proved)


def found(task: Task, tile_at: Sequence[int], upper_bound: int, patterns: int = 0) -> Found:
    tiles = tuple(tile_at[: task.parts.cells])
    return Found(tiles, points_of(task, tiles), upper_bound, patterns)


def points_of(task: Task, tile_at: Sequence[int]) -> int:
    """What the board scores by the room's own rules, against these rivals."""
    p, s = task.parts.copy(), State()
    for cell, tile in enumerate(tile_at):
        lost = p.valves == VALVES_ASIDE and p.is_valve[cell] and tile > ORDINARY_TILES
        s.board[0, cell] = NO_TILE if lost else tile
    bonus = 0
    if p.scoring == BRIGHTEST:
        p.scoring = ROWS_ONLY
        for symbol in (SUN, MOON):
            brightness = scoring.best_brightness(p, s, 0, symbol)
            bonus += task.rivals.bonus(symbol, brightness) if brightness else 0
    return int(scoring.round_points(p, s, 0)) + bonus


# -- running the searches ---------------------------------------------------------------------------------------


@cache
def kernel() -> SimpleNamespace:
    """Both searches, compiled."""
    return compiled(
        "take-it-easy-solver",
        [dice, parts, scoring, deals, calls, packing, shuffling],
        base=Game.of("ludoteka.games.take_it_easy").compiled_kernel,
    )


def run(z: Puzzle, most_nodes: int, floor: int = -1, *, counting: bool = False) -> Search:
    """The best board with more than `floor` points; with `counting`, all patterns that have the most points."""
    s = Search()
    s.best, s.most_nodes, s.counting = floor, most_nodes, int(counting)
    puzzle, search = z.record(), s.record()
    estimates, glows = _bounds(z)
    if kernel().begin(puzzle[0], search[0], estimates, glows):
        kernel().search(puzzle[0], search[0], estimates, glows)
    return Search(search[0])


def _bounds(z: Puzzle) -> tuple[Array, Array]:
    """How much the rows still to be decided can bring: tables that depend on the board alone."""
    once = range(z.rows - z.board_rows, z.rows)
    rows = [[int(z.row_length[at]) for at in once if z.row_direction[at] == way] for way in range(DIRECTIONS)]
    return _tables(tuple(tuple(lengths) for lengths in rows))


@lru_cache(256)
def _tables(lengths: tuple[tuple[int, ...], ...]) -> tuple[Array, Array]:
    turns, alike = len(lengths[0]) + 1, MOST_ALIKE + 1
    estimates = np.zeros((DIRECTIONS, turns, alike, alike, alike, MOST_JOKERS + 1), np.int64)
    glows = np.zeros((DIRECTIONS, turns, MOST_TILES + 1, MOST_TILES + 1), np.int64)
    kernel().fill_bounds(np.array(lengths), np.array(boards.NUMBERS), estimates)
    kernel().fill_glows(np.array(lengths), glows)
    return estimates, glows


def shuffled(task: Task, times: int) -> list[int]:
    """A good board by shuffling: the tile on each cell."""
    t, rolls = make_round(task).record(), np.zeros(dice.DICE_WORDS, np.int64)
    dice.shake(rolls, sum(at * tile for at, tile in enumerate(task.tiles, start=1)))
    for _ in range(times):
        kernel().shuffle(t[0], SWAPS, HEAT, rolls)
    tile_at = [NO_TILE] * task.parts.cells
    for tile, cell in zip(task.tiles, t[0]["best_cell"].tolist(), strict=False):
        if cell < task.parts.cells:
            tile_at[cell] = tile
    return tile_at
