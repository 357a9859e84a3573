"""The solver compared with CP-SAT, which knows nothing of how it works: only what is printed in the rulebook."""

import random

import pytest

from ludoteka.games.stamp_swap import solver
from ludoteka.games.stamp_swap.parts import CANCELLED, DOUBLE, F_EACH, SIDE
from ludoteka.games.stamp_swap.solving.pages import Task
from ludoteka.games.stamp_swap.variants import Options, make_parts

from .test_solver import laid_at_random

cp_model = pytest.importorskip("ortools.sat.python.cp_model")
pytestmark = pytest.mark.slow

FULL_LINES, SURROUNDED, CANCELLED_LINES, CANCELLED_EDGE = 15, 27, 20, 21  # contests of the built-in pack
SQUARES = [(row, column) for row in range(SIDE) for column in range(SIDE)]


def halves(p, stamp, row, column):
    """The squares of a stamp, or of both halves of a double."""
    width, height = int(p.width[stamp]), int(p.height[stamp])
    if p.size_of[stamp] != DOUBLE:
        return [{(row + down, column + across) for down in range(height) for across in range(width)}]
    away = (0, 2) if width > 2 else (2, 0)
    corners = [(row, column), (row + away[0], column + away[1])]
    return [{(y + down, x + across) for down in range(2) for across in range(2)} for y, x in corners]


def around(squares):
    """The squares of the page along the edges of others."""
    touched = {(row + y, column + x) for row, column in squares for y, x in ((0, 1), (1, 0), (0, -1), (-1, 0))}
    return [square for square in touched - squares if square in SQUARES]


class Model:
    """Stamps to places. `covered`: for each square the sum of what could cover it."""

    def __init__(self, p, s, stamps):
        self.p, self.model, self.points = p, cp_model.CpModel(), []
        self.units = []  # of each: a variable (or 1) that says whether it lies there, its squares, its stamp
        taken = {(at // SIDE, at % SIDE) for at in range(SIDE * SIDE) if s.grid[0, at]}
        self.covered = {square: [1] if square in taken else [] for square in SQUARES}
        for unit in range(s.units[0]):
            cells = {divmod(at, SIDE) for at in range(SIDE * SIDE) if s.grid[0, at] == unit + 1}
            self.units.append((1, cells, int(s.unit_stamp[0, unit])))
        for stamp in stamps:
            self.place(stamp, taken)
        for square in SQUARES:
            self.model.add(sum(self.covered[square]) <= 1)

    def place(self, stamp, taken):
        """Somewhere; these pages have room for all."""
        places = []
        for row, column in SQUARES:
            parts = halves(self.p, stamp, row, column)
            squares = set().union(*parts)
            if squares <= set(SQUARES) - taken:
                places.append(self.model.new_bool_var(""))
                self.units += [(places[-1], part, stamp) for part in parts]
                for square in squares:
                    self.covered[square].append(places[-1])
        self.model.add_exactly_one(places)

    def claim(self, demands):
        """A variable that is true only if each of the demands is."""
        claimed = self.model.new_bool_var("")
        for demand in demands:
            self.model.add(sum(demand) >= claimed)
        return claimed

    def lines(self):
        rows = [[(row, column) for column in range(SIDE)] for row in range(SIDE)]
        return rows + [[(row, column) for row in range(SIDE)] for column in range(SIDE)]

    def score(self, contest):
        cancelled = [unit for unit in self.units if self.p.mark[unit[2]] & CANCELLED]
        each = int(self.p.formula[contest, F_EACH])  # as the pack has it
        if contest == FULL_LINES:
            self.points += [each * self.claim([self.covered[square] for square in line]) for line in self.lines()]
        elif contest == SURROUNDED:
            for lies, squares, _ in self.units:
                self.points.append(each * self.claim([[lies], *(self.covered[square] for square in around(squares))]))
        elif contest == CANCELLED_LINES:
            for line in self.lines():
                crossing = [lies for lies, squares, _ in cancelled if squares & set(line)]
                self.points.append(each * self.claim([crossing]))
        else:
            edge = {square for square in SQUARES if {0, SIDE - 1} & set(square)}
            self.points += [each * lies for lies, squares, _ in cancelled if squares & edge]

    def best(self):
        self.model.maximize(sum(self.points))
        cp = cp_model.CpSolver()
        cp.parameters.num_workers = 1
        assert cp.solve(self.model) == cp_model.OPTIMAL
        return round(cp.objective_value)


@pytest.mark.parametrize("contest", [FULL_LINES, SURROUNDED, CANCELLED_LINES, CANCELLED_EDGE])
@pytest.mark.parametrize("seed", range(2))
def test_cp_sat_agrees(contest, seed):
    p, dice = make_parts(Options(), 1), random.Random(seed)
    s, t = laid_at_random(p, dice, 10), Task()
    stamps = [stamp for stamp in dice.sample(range(1, 126), 30) if s.supply[stamp]][:3]
    t.count, t.stamp[:3], t.formulas, t.formula[0], t.weight[0] = 3, stamps, 1, contest, 1
    found = solver.best_page(p, s, t, 100_000)
    model = Model(p, s, stamps)
    model.score(contest)
    truth = model.best()
    assert len([text for text in found.placement if "@" in text]) == 3, "all have room"
    assert found.score <= truth <= found.upper_bound
    assert found.score == truth or not found.proved
    assert found.proved or contest == SURROUNDED
