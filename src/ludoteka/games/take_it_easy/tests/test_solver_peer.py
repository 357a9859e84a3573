"""The solver compared with CP-SAT, which knows nothing of how it works."""

import random
from collections import defaultdict
from itertools import product

import pytest

from ludoteka.games.take_it_easy import boards
from ludoteka.games.take_it_easy.parts import JOKER, MOON, SUN
from ludoteka.games.take_it_easy.solver import best_board
from ludoteka.games.take_it_easy.variants import PRESETS

from .at_the_table import GAME

cp_model = pytest.importorskip("ortools.sat.python.cp_model")
pytestmark = pytest.mark.slow

BEAM_POINTS = {SUN: 7, MOON: 6}


class Model:
    """Tiles to cells, rows to numbers, beams to symbols; all as printed in the rulebook, for placing on the base board
    and for free placing on the valve board with ordinary valves."""

    def __init__(self, options, seats, tiles):
        self.p = GAME.parts(GAME.options.read(options), seats)
        self.tiles = tiles
        self.model = cp_model.CpModel()
        self.lies = {
            (tile, cell): self.model.new_bool_var(f"{tile}@{cell}")
            for tile, cell in product(tiles, range(self.p.cells))
        }
        for tile in tiles:
            self.model.add_exactly_one(self.lies[tile, cell] for cell in range(self.p.cells))
        for cell in range(self.p.cells):
            self.model.add_exactly_one(self.lies[tile, cell] for tile in tiles)
        self.points = []
        self.claimed = defaultdict(list)  # by direction and number: lengths of rows that claim it
        self.beaming = defaultdict(list)  # by direction and symbol: lengths of rows that are beams
        for row in range(self.p.rows):
            self.score_row(row)
        self.count_lines()
        self.demand_contact()

    def claim(self, row, fits):
        """A variable that is true only if all tiles of a row fit."""
        claimed = self.model.new_bool_var("")
        for cell in self.p.row_cells[row][: self.p.row_length[row]]:
            self.model.add(sum(self.lies[tile, int(cell)] for tile in self.tiles if fits(tile)) >= claimed)
        return claimed

    def score_row(self, row):
        direction, length = int(self.p.row_direction[row]), int(self.p.row_length[row])
        claims = []
        for number in boards.NUMBERS[direction]:
            claims.append(self.claim(row, lambda tile, n=number: self.p.number[tile, direction] in (JOKER, n)))
            self.points.append(number * length * claims[-1])
            self.claimed[direction, number].append(length * claims[-1])
        self.model.add_at_most_one(claims)
        if self.p.scoring == 1:
            beams = []
            for symbol, worth in BEAM_POINTS.items():
                beams.append(self.claim(row, lambda tile, s=symbol: self.p.symbol[tile] == s))
                self.points.append(worth * length * beams[-1])
                self.beaming[direction, symbol].append(length * beams[-1])
            self.model.add_at_most_one(beams)

    def count_lines(self):
        """A row takes as many tiles with it as it is long, of its number or symbol, and the rows of a direction share
        none. That says nothing new, but shortens proofs."""
        for (direction, number), taken in self.claimed.items():
            there = sum(self.p.number[tile, direction] in (JOKER, number) for tile in self.tiles)
            self.model.add(sum(taken) <= there)
        for (_, symbol), taken in self.beaming.items():
            self.model.add(sum(taken) <= sum(self.p.symbol[tile] == symbol for tile in self.tiles))

    def demand_contact(self):
        for call, tile in enumerate(self.tiles):
            same = call and self.p.symbol[tile] == self.p.symbol[self.tiles[call - 1]]
            if call and (self.p.placement == 1 or (self.p.placement == 2 and same)):
                for cell in range(self.p.cells):
                    adjacent = [other for other in range(self.p.cells) if self.p.touching[cell, other]]
                    before = product(self.tiles[:call], adjacent)
                    self.model.add(sum(self.lies[place] for place in before) >= self.lies[tile, cell])

    def best(self):
        self.model.maximize(sum(self.points))
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 2
        assert solver.solve(self.model) == cp_model.OPTIMAL
        return round(solver.objective_value)


def compare(options, seed):
    p = GAME.parts(GAME.options.read(options), 1)
    tiles = random.Random(seed).sample(range(1, p.tiles + 1), p.calls)
    found = best_board(p, tiles)
    assert found.proved
    assert found.score == Model(options, 1, tiles).best()


@pytest.mark.parametrize("seed", [*range(10), *(pytest.param(seed, marks=pytest.mark.soak) for seed in range(10, 50))])
def test_cp_sat_agrees_on_random_sets(seed):
    compare("", seed)


@pytest.mark.parametrize(
    "options",
    [
        "placement=neighbours",
        "placement=sun-moon",
        pytest.param("scoring=beams", marks=pytest.mark.soak),
        pytest.param("board=valve jokers_may_follow_special=yes", marks=pytest.mark.soak),
    ],
)
@pytest.mark.parametrize("seed", range(1))
def test_cp_sat_agrees_on_variants(options, seed):
    compare(options, seed)


def test_the_presets_are_what_the_model_thinks():
    assert PRESETS["beams"].write() == "board=base placement=free scoring=beams rounds=1"
