"""From parts and tiles to what the searches work on."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import log

import numpy as np

from ludoteka.games.take_it_easy import boards
from ludoteka.games.take_it_easy.parts import (
    BEAMS,
    BRIGHTEST,
    DIRECTIONS,
    FREE,
    JOKER,
    LONGEST_ROW,
    MOON,
    NO_SYMBOL,
    ORDINARY_TILES,
    ROWS_ONLY,
    SUN,
    VALVES_ASIDE,
    VALVES_FIRST,
    VALVES_ORDINARY,
    Parts,
)
from ludoteka.games.take_it_easy.scoring import BRIGHTEST_POINTS, MOON_POINTS, SUN_POINTS

from .deals import BIT_NAMES, NO_NUMBER, Puzzle
from .shuffling import BRIGHTNESSES, DOUBTS, EXACT, LURED, SCALE, Round

BEAM_POINTS = {SUN: SUN_POINTS, MOON: MOON_POINTS}
NO_LIMIT = 1_000_000
# Both were tried out on random sets of tiles; they change the time a search takes, never what it finds.
_TURN_OF_DIRECTION = (1, 0, 2)  # rising rows are decided first
_LURE = 3  # how steeply a row becomes tempting


@dataclass(frozen=True)
class Rivals:
    """The others at the table: how bright their best beam is, sun and moon (0: none), and how many of them share it."""

    brightness: tuple[int, int] = (0, 0)
    sharing: tuple[int, int] = (0, 0)

    def bonus(self, symbol: int, brightness: int) -> int:
        """What a beam would bring me, given theirs."""
        best, sharing = self.brightness[symbol - SUN], self.sharing[symbol - SUN]
        if brightness == best:
            return BRIGHTEST_POINTS // (sharing + 1)
        return BRIGHTEST_POINTS if brightness > best else 0


@dataclass(frozen=True)
class Task:
    """Which tiles to lay out, by which rules. `ordered`: they are called in this order; else in any, and if there are
    more than cells, any of them."""

    parts: Parts
    tiles: tuple[int, ...]
    ordered: bool = True
    rivals: Rivals = Rivals()

    def simpler(self) -> "Task":
        """The same without beams and without contact: nothing that the task allows brings more by numbers alone."""
        parts = self.parts.copy()
        parts.scoring, parts.placement = ROWS_ONLY, FREE
        return replace(self, parts=parts)

    @property
    def simple(self) -> bool:
        return self.parts.scoring == ROWS_ONLY and not self.contact

    @property
    def contact(self) -> bool:
        """Does it matter which tile touches which, and when?"""
        return self.ordered and self.parts.placement != FREE


@dataclass(frozen=True)
class Choice:
    """What a row may become, the set of tiles that fit, the points it brings."""

    number: int  # its place among the direction's numbers, or NO_NUMBER
    symbol: int
    tiles: int
    by_number: int = 0
    by_symbol: int = 0


def bits(members: Iterable[int]) -> int:
    """A set as the bits of a number."""
    return sum(1 << member for member in set(members))


# -- for the exact search ---------------------------------------------------------------------------------------


def make_puzzle(task: Task, *, numbers: bool = True) -> Puzzle:
    """The puzzle of a task; without `numbers`, only of its beams."""
    p, z = task.parts, Puzzle()
    z.cells, z.board_rows, z.scoring = p.cells, p.rows, p.scoring
    z.most_by_numbers, z.most_by_symbols = NO_LIMIT if numbers else 0, NO_LIMIT
    z.number[:], z.symbol[:] = p.number, p.symbol
    z.specials = bits(tile for tile in task.tiles if tile > ORDINARY_TILES)
    z.strict = int(bool(z.specials) and not p.jokers_follow)
    for bit in range(BIT_NAMES - 1):
        z.bit_name[(1 << bit) % BIT_NAMES] = bit
    _lay_calls(task, z)
    _count_tiles(task, z)
    _lay_rows(task, z, numbers)
    return z


def _lay_calls(task: Task, z: Puzzle) -> None:
    p = task.parts
    z.contact, z.placement, z.valves = int(task.contact), p.placement, p.valves
    z.valve_cells = bits(np.flatnonzero(p.is_valve).tolist())
    z.call[: p.cells] = task.tiles[: p.cells]
    for cell in range(p.cells):
        z.near[cell] = bits(np.flatnonzero(p.touching[cell]).tolist())
        z.allowed[cell] = _allowed(task, cell)
        z.fitting[cell] = _fitting(task, cell)


def _allowed(task: Task, cell: int) -> int:
    """The tiles that the valve variant lets come to a cell."""
    p, tiles = task.parts, task.tiles
    if p.valves in (VALVES_ORDINARY, VALVES_ASIDE) or not task.ordered:
        return bits(tiles)
    valves = int(p.is_valve.sum())
    at_valves = bits(tiles[:valves] if p.valves == VALVES_FIRST else tiles[-valves:])
    return at_valves if p.is_valve[cell] else bits(tiles) & ~at_valves


def _fitting(task: Task, cell: int) -> int:
    """The tiles that may lie on a cell of a row that scores: a special one put aside is lost, its valve stays empty."""
    lost = ORDINARY_TILES if task.parts.valves == VALVES_ASIDE and task.parts.is_valve[cell] else len(boards.FACES)
    return bits(tile for tile in task.tiles if tile <= lost)


def _count_tiles(task: Task, z: Puzzle) -> None:
    tiles = list(task.tiles)
    lines, symbols = task.parts.number[tiles], task.parts.symbol[tiles]
    for direction in range(DIRECTIONS):
        z.jokers[direction] = np.count_nonzero(lines[:, direction] == JOKER)
        for place, number in enumerate(boards.NUMBERS[direction]):
            z.alike[direction, place] = np.count_nonzero(lines[:, direction] == number)
    for symbol in (SUN, MOON):
        z.shining[symbol] = np.count_nonzero(symbols == symbol)


def _lay_rows(task: Task, z: Puzzle, numbers: bool) -> None:
    """Symbols first: they bind many tiles at once, and leave little to try when it comes to numbers."""
    by_symbol = [(row, symbol_choices(task, row)) for row in _in_turn(task)] if task.parts.scoring == BEAMS else []
    by_number = [(row, number_choices(task, row)) for row in _in_turn(task)] if numbers else []
    with_symbol, with_number = [0] * DIRECTIONS, [0] * DIRECTIONS
    z.rows = len(by_symbol) + len(by_number)
    for at, (row, choices) in enumerate([*by_symbol, *by_number]):
        direction = int(task.parts.row_direction[row])
        (with_symbol if at < len(by_symbol) else with_number)[direction] += 1
        z.symbols_after[at], z.numbers_after[at] = with_symbol[direction], with_number[direction]
        z.row_direction[at], z.row_length[at] = direction, task.parts.row_length[row]
        z.row_cells[at] = task.parts.row_cells[row]
        _lay_choices(z, at, choices)


def _lay_choices(z: Puzzle, at: int, choices: Sequence[Choice]) -> None:
    ranked = sorted(choices, key=lambda choice: -choice.by_number - choice.by_symbol)
    z.choices[at] = len(ranked)
    for turn, choice in enumerate(ranked):
        z.choice_number[at, turn], z.choice_by_number[at, turn] = choice.number, choice.by_number
        z.choice_symbol[at, turn], z.choice_by_symbol[at, turn] = choice.symbol, choice.by_symbol
        z.choice_tiles[at, turn] = choice.tiles
        z.bonus[choice.symbol] = max(z.bonus[choice.symbol], choice.by_symbol)


def _in_turn(task: Task) -> list[int]:
    """The rows in the order in which they are decided: direction by direction, the longest first."""
    p = task.parts
    return sorted(range(p.rows), key=lambda row: (_TURN_OF_DIRECTION[p.row_direction[row]], -p.row_length[row]))


def number_choices(task: Task, row: int) -> list[Choice]:
    """A number or none; and if the row shall be a brightest beam, a symbol with it."""
    p, length = task.parts, int(task.parts.row_length[row])
    choices = [Choice(NO_NUMBER, NO_SYMBOL, bits(task.tiles))]
    for place, number in enumerate(boards.NUMBERS[p.row_direction[row]]):
        fitting = [tile for tile in task.tiles if p.number[tile, p.row_direction[row]] in (JOKER, number)]
        choices.append(Choice(place, NO_SYMBOL, bits(fitting), number * length))
        for symbol in (SUN, MOON) if p.scoring == BRIGHTEST else ():
            bonus = task.rivals.bonus(symbol, length * 10 + number)
            beam = bits(tile for tile in fitting if p.symbol[tile] == symbol)
            if bonus:
                choices.append(Choice(place, symbol, beam, number * length, bonus))
    return choices


def symbol_choices(task: Task, row: int) -> list[Choice]:
    """A beam of suns, of moons, or none."""
    choices = [Choice(NO_NUMBER, NO_SYMBOL, bits(task.tiles))]
    for symbol, worth in BEAM_POINTS.items():
        beam = bits(tile for tile in task.tiles if task.parts.symbol[tile] == symbol)
        choices.append(Choice(NO_NUMBER, symbol, beam, 0, worth * int(task.parts.row_length[row])))
    return choices


# -- for shuffling ----------------------------------------------------------------------------------------------


def make_round(task: Task) -> Round:
    """The round of a task."""
    p, t = task.parts, Round()
    for name in ("cells", "rows", "placement", "scoring", "valves", "jokers_follow"):
        setattr(t, name, getattr(p, name))
    for name in ("symbol", "row_direction", "row_length", "row_cells"):
        getattr(t, name)[:] = getattr(p, name)
    for direction, numbers in enumerate(boards.NUMBERS):
        for place, number in enumerate(numbers, start=1):
            t.number[direction, place] = number
            t.line[p.number[:, direction] == number, direction] = place
    t.valve_cells = bits(np.flatnonzero(p.is_valve).tolist())
    for cell in range(p.cells):
        t.near[cell] = bits(np.flatnonzero(p.touching[cell]).tolist())
    for row in range(p.rows):
        t.rows_of[p.row_cells[row, : p.row_length[row]], p.row_direction[row]] = row
    t.calls, t.ordered = len(task.tiles), int(task.ordered)
    t.tile[: t.calls] = task.tiles
    t.best = -1
    _lay_temptations(task, t)
    return t


def _lay_temptations(task: Task, t: Round) -> None:
    for length in range(1, LONGEST_ROW + 1):
        t.lure[EXACT, length, length] = SCALE * length
        for agree in range(length + 1):
            t.lure[LURED, length, agree] = SCALE * length * agree**_LURE // length**_LURE
    for symbol in (SUN, MOON):
        t.bonus[symbol] = [task.rivals.bonus(symbol, brightness) for brightness in range(BRIGHTNESSES)]
    t.doubt[:] = [round(-SCALE * log((chance + 0.5) / DOUBTS)) for chance in range(DOUBTS)]
