"""The room's players: what they look at, and that they differ in strength."""

import random
from statistics import fmean

import numpy as np
import pytest

from ludoteka.games.stamp_swap import expert, laying, players, thinking
from ludoteka.games.stamp_swap.parts import (
    BOTH_FIELD,
    CHOOSING_CONTEST,
    FINALE,
    NEITHER_FIELD,
    OF_ATTENDEE,
    OF_MAT,
    PLACING,
    RARE_FIELD,
    RESERVING,
    SPLITTING,
    YOU_TAKE,
)
from ludoteka.games.stamp_swap.variants import Options
from ludoteka.sim.seating import FastTable

from .at_the_table import GAME, INTRODUCTORY, advance, card, collection, find, laid_out, rare, table


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
    alone, together = players.split_worth(p, s, 0, 0b110), players.split_worth(p, s, 0, 0b011)
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
        observation = advance(table(), phase).observation(0)
        assert GAME.bot(level, 3).choose(observation) == GAME.bot(level, 3).choose(observation) in observation.legal


@pytest.mark.slow
def test_packing_leaves_the_page_as_it_was_and_is_the_same_compiled():
    match = advance(table(), RESERVING)
    packing = players.Packing(GAME, match.observation(0))
    s = match.observation(0).state
    items = [int(item) for item in s.item[0, :3]]
    before = packing._s.tobytes()
    compiled = packing.worth(items)
    assert packing._s.tobytes() == before
    order = np.array(next(iter(packing._known))[1], np.int64)
    assert thinking.set_worth(match.parts, s.copy(), 0, order, len(order), 0) == compiled
    assert packing.best_split(0) >= packing._left(0, [1, 2, 3, 4, 5], (1, 2, 3))


@pytest.mark.soak
@pytest.mark.slow
def test_every_level_is_stronger_than_the_one_before():
    means = []
    for level in ("random", "beginner", "casual", "club", "expert"):
        points = []
        for seed in range(40):
            fast_table = FastTable(GAME, Options(), 1)
            fast_table.play({0: GAME.bot(level, seed)}, random.Random(seed))
            points.append(fast_table.score(0))
        means.append(fmean(points))
    assert means == sorted(means), means


# -- the expert -------------------------------------------------------------------------------------------------


@pytest.mark.rule("STS-15", "STS-R1")
def test_what_pinzetta_gets_is_counted_by_her_mat():
    p, s = laid_out()
    dear_target, other = find(p, "2x2", value=3), find(p, "2x3", value=1)
    fields = p.field_points[1:].mean(axis=0)
    assert expert.gift(p, s, dear_target) == fields[BOTH_FIELD]
    assert expert.gift(p, s, other) == fields[NEITHER_FIELD]
    assert expert.gift(p, s, rare(p)) == fields[RARE_FIELD] + p.value[rare(p)]
    s.supply[:] = 0
    s.supply[[dear_target, find(p, "2x2", value=1), rare(p, "2x2")]] = 1
    known = [expert.gift(p, s, int(stamp)) for stamp in np.flatnonzero(s.supply)]
    assert expert.gift(p, s, -1 - int(p.back[dear_target])) == pytest.approx(sum(known) / 3), "any of the three"
    assert expert.gift(laid_out(INTRODUCTORY)[0], s, rare(p)) == 0, "there she gets nothing for her items"


@pytest.mark.rule("STS-12")
def test_a_contest_that_grows_can_wait():
    ticket = np.zeros(4, np.int64)
    later = [[9.0, 5.0, 1.0, 1.0], [20.0, 6.0, 1.0, 1.0]]
    assert expert.best_rest(later, 1, ticket) == 20 + 1
    assert expert.best_rest(later, 0, ticket) == 6 + 1
    ticket[0] = 1
    assert expert.best_rest(later[1:], 2, ticket) == 6
    assert expert.best_rest([], 2, ticket) == 0


@pytest.mark.rule("STS-12", "STS-16")
def test_the_page_is_for_what_still_scores():
    match = advance(table(), PLACING)
    p, s = match.parts, match.secret_state()
    s.cards[0] = 2
    s.owned[0, :2] = (3, 14)  # an exhibitor, and a specialist who scores at the end
    t = laying.page_task(p, s, [16])
    weights = dict(zip(t.formula[: t.formulas].tolist(), t.weight[: t.formulas].tolist(), strict=True))
    point = thinking.POINT
    expected = {OF_MAT + int(s.mat[0]): 3, int(s.contest[FINALE]): 1, OF_ATTENDEE + 3: 3, OF_ATTENDEE + 14: 1}
    assert weights == {formula: days * point for formula, days in expected.items()}
    s.ticket[0, 2] = 1
    assert laying.page_task(p, s, []).choice[:3].tolist() == s.contest[[0, 1, 3]].tolist()


@pytest.mark.slow
def test_the_expert_does_what_is_allowed_and_always_the_same():
    for phase in (RESERVING, SPLITTING, YOU_TAKE, PLACING, CHOOSING_CONTEST):
        observation = advance(table(), phase).observation(0)
        assert (
            GAME.bot("expert", 3).choose(observation) == GAME.bot("expert", 3).choose(observation) in observation.legal
        )
