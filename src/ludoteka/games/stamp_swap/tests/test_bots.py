"""The room's players: what they look at, and that they differ in strength."""

import random
from statistics import fmean

import numpy as np
import pytest

from ludoteka.games.stamp_swap import bots, thinking
from ludoteka.games.stamp_swap.parts import PLACING, RESERVING, SPLITTING
from ludoteka.games.stamp_swap.variants import Options
from ludoteka.sim.seating import Felt

from .at_the_table import GAME, advance, card, collection, find, laid_out, rare, table


def test_items_are_worth_what_they_promise():
    p, _ = laid_out()
    dear, cheap, unknown = find(p, "2x2", value=3), find(p, "2x2", value=1), -1
    assert thinking.item_worth(p, dear) > thinking.item_worth(p, cheap)
    assert thinking.item_worth(p, rare(p)) > thinking.item_worth(p, card(3)) > thinking.item_worth(p, unknown)


def test_a_split_is_judged_by_what_pinzettas_procedure_leaves():
    p, s = laid_out()
    p.crossed[:] = 0
    collection(s, 0, [find(p, "2x3", value=3), find(p, "2x3", value=1), find(p, "2x3", value=1, at=1)])
    s.tokens[0, :3] = (1, 0, 0)
    alone, together = bots.split_worth(p, s, 0, 0b110), bots.split_worth(p, s, 0, 0b011)
    assert alone == thinking.item_worth(p, find(p, "2x3", value=3)), "one against one: she takes the large pile"
    assert together == thinking.item_worth(p, find(p, "2x3", value=1))


def test_trying_placements_leaves_the_page_as_it_was():
    match = advance(table(), PLACING)
    s, before = match.secret_state(), match.secret_state()
    actions = np.array(match.legal(0), np.int64)
    out = np.zeros(len(actions), np.int64)
    thinking.place_worths(match.parts, s, 0, actions, len(actions), 1, out)
    assert s == before
    assert out.max() > thinking.LOOKED_AT


@pytest.mark.parametrize("level", ["beginner", "casual"])
def test_the_same_seed_makes_the_same_choices(level):
    for phase in (SPLITTING, PLACING):
        sight = advance(table(), phase).sight(0)
        assert GAME.bot(level, 3).choose(sight) == GAME.bot(level, 3).choose(sight) in sight.legal


@pytest.mark.slow
def test_packing_leaves_the_page_as_it_was_and_is_the_same_compiled():
    match = advance(table(), RESERVING)
    packing = bots.Packing(GAME, match.sight(0))
    s = match.sight(0).state
    items = [int(item) for item in s.item[0, :3]]
    before = packing._s.tobytes()
    compiled = packing.worth(items)
    assert packing._s.tobytes() == before
    order = np.array(next(iter(packing._known)), np.int64)
    assert thinking.set_worth(match.parts, s.copy(), 0, order, len(order), 0) == compiled
    assert packing.best_split(0) >= packing._left(0, [1, 2, 3, 4, 5], (1, 2, 3))


@pytest.mark.slow
def test_every_level_is_stronger_than_the_one_before():
    means = []
    for level in ("random", "beginner", "casual", "club"):
        points = []
        for seed in range(40):
            felt = Felt(GAME, Options(), 1)
            felt.play({0: GAME.bot(level, seed)}, random.Random(seed))
            points.append(felt.score(0))
        means.append(fmean(points))
    assert means == sorted(means), means
