"""The variants: options that combine, presets with names people know, and the parts they make."""

import csv
from dataclasses import dataclass
from importlib.resources import files
from typing import Literal

from ludoteka.core.errors import Refused
from ludoteka.core.options import BaseOptions, option

from . import boards
from .parts import MOON, ORDINARY_TILES, SEATS, SUN, Parts

PLACEMENTS = ("free", "neighbours", "sun-moon")
SCORINGS = ("rows", "beams", "brightest")
VALVES = ("ordinary", "first", "last", "aside")
SYMBOLS = {"sun": SUN, "moon": MOON}

ON_THE_VALVE_BOARD = {"board": "valve"}
SEVERAL = SEATS[1:]


@dataclass(frozen=True)
class Options(BaseOptions):
    board: Literal["base", "valve"] = option("base", rule="TIE-C6", always=True)
    placement: Literal["free", "neighbours", "sun-moon"] = option("free", rule="TIE-8", always=True)
    scoring: Literal["rows", "beams", "brightest"] = option(
        "rows", rule="TIE-10", always=True, choices_at={"brightest": SEVERAL}
    )
    rounds: int = option(1, rule="TIE-3", always=True, among=range(1, 7), cardboard=False, by_seats=True)
    valves: Literal["ordinary", "first", "last", "aside"] = option("ordinary", rule="TIE-12", needs=ON_THE_VALVE_BOARD)
    mirrored: bool = option(default=False, rule="TIE-C6", assumed=True, needs=ON_THE_VALVE_BOARD)
    turned: bool = option(default=False, rule="TIE-C6", assumed=True, needs=ON_THE_VALVE_BOARD)
    jokers_may_follow_special: bool = option(default=False, rule="TIE-R1", assumed=True, needs=ON_THE_VALVE_BOARD)

    def check(self, seats: int) -> None:
        if self.rounds not in (1, seats):
            raise Refused("rounds", rule="TIE-3", place=f"rounds={self.rounds}", seats=seats)
        if self.scoring == "brightest" and seats == 1:
            raise Refused("brightest-alone", rule="TIE-R6", place="scoring=brightest")
        super().check(seats)


PRESETS: dict[str, Options] = {
    "base": Options(),
    "neighbours": Options(placement="neighbours"),
    "sun-and-moon": Options(placement="sun-moon"),
    "beams": Options(scoring="beams"),
    "brightest-beams": Options(scoring="brightest"),
    "valves": Options(board="valve"),
    "valves-first": Options(board="valve", valves="first"),
    "valves-last": Options(board="valve", valves="last"),
    "valves-aside": Options(board="valve", valves="aside"),
    "everything": Options(board="valve", valves="aside", placement="sun-moon", scoring="beams"),
}


# Settings, with a number of seats, that reach what no preset does. The laws visit them, too.
MIXES: dict[str, tuple[Options, int]] = {
    "series": (Options(scoring="brightest", rounds=2), 2),
    "series-aside": (
        Options(board="valve", valves="aside", scoring="brightest", placement="neighbours", rounds=3, mirrored=True),
        3,
    ),
    "sun-moon-first": (Options(board="valve", valves="first", placement="sun-moon", scoring="beams"), 2),
    "turned-last": (
        Options(board="valve", valves="last", placement="neighbours", turned=True, jokers_may_follow_special=True),
        1,
    ),
}


def layout_of(options: Options) -> boards.Layout:
    return boards.layout(options.board, options.mirrored, options.turned)


def make_parts(options: Options, seats: int, components: str = "") -> Parts:
    """The parts of one table. `components`: which tile carries a sun and which a moon, as in data/symbols.csv."""
    p = Parts()
    p.seats = seats
    p.rounds = options.rounds
    p.placement = PLACEMENTS.index(options.placement)
    p.scoring = SCORINGS.index(options.scoring)
    p.valves = VALVES.index(options.valves)
    p.jokers_follow = int(options.jokers_may_follow_special)
    _lay_tiles(p, options, read_symbols(components or default_components()))
    _lay_board(p, layout_of(options))
    return p


def _lay_tiles(p: Parts, options: Options, symbols: dict[int, int]) -> None:
    p.tiles = len(boards.FACES) if options.board == "valve" else ORDINARY_TILES
    for tile in range(1, p.tiles + 1):
        p.number[tile] = boards.FACES[tile - 1]
        p.symbol[tile] = symbols.get(tile, 0)
    p.highest[:] = [max(numbers) for numbers in boards.NUMBERS]


def _lay_board(p: Parts, board: boards.Layout) -> None:
    p.cells = p.calls = len(board.cells)
    for a, cell in enumerate(board.cells):
        p.axial[a] = cell
        p.is_valve[a] = cell in board.valves
        for b in range(p.cells):
            p.touching[a, b] = board.touching(a, b)
    p.rows = len(board.rows)
    for row, (direction, cells) in enumerate(board.rows):
        p.row_direction[row] = direction
        p.row_length[row] = len(cells)
        p.row_cells[row, : len(cells)] = cells


def default_components() -> str:
    return (files(__package__) / "data" / "symbols.csv").read_text("utf-8")


def read_symbols(text: str) -> dict[int, int]:
    """Tile to symbol, from a table with the columns `tile` and `symbol`; every mistake is refused with its line.

    All ordinary tiles must be there; a special one only if the box prints a symbol on it after all.
    """
    rows = list(csv.reader(text.splitlines()))
    if not rows or [name.strip() for name in rows[0]] != ["tile", "symbol"]:
        raise Refused("symbols-header", rule="TIE-C4", place="line 1")
    found: dict[int, int] = {}
    for number, row in enumerate(rows[1:], start=2):
        if row:
            tile, symbol = _read_symbol(row, f"line {number}")
            if tile in found:
                raise Refused("symbols-twice", rule="TIE-C4", place=f"line {number}", tile=boards.tile_name(tile))
            found[tile] = symbol
    missing = [boards.tile_name(tile) for tile in range(1, ORDINARY_TILES + 1) if tile not in found]
    if missing:
        raise Refused("symbols-missing", rule="TIE-C4", tiles=", ".join(missing))
    return found


def _read_symbol(row: list[str], place: str) -> tuple[int, int]:
    if len(row) != 2:
        raise Refused("symbols-line", rule="TIE-C4", place=place)
    name, symbol = row[0].strip(), row[1].strip()
    if name not in boards.TILES:
        raise Refused("symbols-tile", rule="TIE-C4", place=place, tile=name)
    if symbol not in SYMBOLS:
        raise Refused("symbols-symbol", rule="TIE-C4", place=place, symbol=symbol)
    return boards.TILES[name], SYMBOLS[symbol]
