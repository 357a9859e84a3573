"""The simulation behind what is said about capacity: its queue, its games, its arrivals."""

import numpy as np
import pytest
from capacity import COUNTED, WARM_UP, Assumed, Costs, Course, delays, moments, most_tables, simulate, traffic

ASSUMED = Assumed({"room": 10.0}, spread=0.5)
COURSES = [Course("room", (2, 1, 2, 1, 2)), Course("room", (1,) * 30)]
COSTS = Costs(
    "",
    move=5.0,
    idle=0.0,
    store=0,
    store_idle=0,
    bus=0,
    transactions=0,
    rows=0,
    notices=0,
    table_kb=0,
    base_mb=0,
    copies=1,
)


def test_a_move_waits_for_those_before_it():
    dice = np.random.default_rng(1)
    arrivals, busy = np.sort(dice.uniform(0, 10, 500)), dice.uniform(0, 0.03, 500)
    free, expected = 0.0, []
    for arrival, work in zip(arrivals, busy, strict=True):
        free = max(free, arrival) + work
        expected.append(free - arrival)
    assert delays(arrivals, busy) == pytest.approx(np.array(expected))


def test_who_decides_at_the_same_time_waits_for_nobody_and_the_next_step_for_all():
    when = moments(Course("room", (2, 1)), 10.0, 0.5, np.random.default_rng(1))
    assert len(when) == 3
    assert when[2] > max(when[:2])
    assert min(when) > 0


def test_as_many_tables_are_there_as_were_wanted():
    found = traffic(400, COURSES, ASSUMED, 1)
    assert found.tables == pytest.approx(400, rel=0.15)
    assert found.moves.min() >= 0
    assert found.moves.max() < WARM_UP + COUNTED


def test_more_tables_wait_longer_and_the_core_is_used_as_much_as_the_moves_take():
    few, many = (simulate(tables, COSTS, COURSES, ASSUMED, 1) for tables in (200, 1200))
    assert many.p99 > few.p99 > 0.005
    assert few.used == pytest.approx(few.moves_per_second * 0.005)


def test_the_most_tables_are_found_from_above_and_from_below():
    for guess in (1, 700, 5000):
        assert 990 <= most_tables(lambda tables: tables <= 1000, guess) <= 1000
