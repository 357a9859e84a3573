"""What is listed at a stroke is what is allowed one by one, in the same order."""

import random

import numpy as np
import pytest

from ludoteka.core.actors import CHANCE
from ludoteka.core.kernel_api import FINE
from ludoteka.games.stamp_swap import album, contests, rules, supply
from ludoteka.games.stamp_swap.parts import (
    ACTIONS,
    ATTENDEE_PILE,
    BAND,
    CARD,
    CELLS,
    CONTEST_DRAW,
    CUTTING,
    DECIDING,
    F_EACH,
    F_OF,
    FINAL_DRAW,
    FORMULAS,
    HER_EVENT,
    MAT_DRAW,
    MOST_ACTIONS,
    MOST_ITEMS,
    OF_SIZES,
    OUTCOME,
    PILES,
    RESERVED,
    REVEALING,
    SHOW_DRAW,
    SIDE,
    SPLITTING,
    STAMPS,
    STEP,
    TOKEN_DRAW,
    WHOLE_ROW,
    YOUR_EVENT,
    State,
)
from ludoteka.games.stamp_swap.variants import Options, make_parts

from .at_the_table import find, forever, laid_out, rare
from .test_album import random_page
from .test_pack import OWN_STACKS

SEVERAL = Options(mode="several")


def listed(p, s, actor):
    out = np.zeros(MOST_ACTIONS, np.int64)
    return out[: rules.legal(p, s, actor, out)].tolist()


def allowed(p, s, actor):
    return [action for action in ACTIONS if rules.refusal(p, s, actor, action) == FINE]


@pytest.mark.rule("STS-C3")
@pytest.mark.parametrize("seed", range(20))
def test_a_stamp_fits_where_it_is_listed(seed):
    """On pages that are emptier and fuller, with squares covered that no stamp would leave like that."""
    (p, s), dice = laid_out(), random.Random(seed)
    for row in range(SIDE):
        for _ in range(seed % 5):
            s.rows[0, row] |= 1 << dice.randrange(SIDE)
    top, middle, bottom = (album.band(s, 0, first * BAND) for first in range(3))
    out = np.zeros(MOST_ACTIONS, np.int64)
    out[0] = -7
    for stamp in (find(p, "2x2"), *range(60, STAMPS + 1, 7), find(p, "3x3"), forever(p), rare(p)):
        count = album.add_places(p, stamp, top, middle, bottom, CELLS, out, 1)
        cells = [cell for cell in range(CELLS) if album.fits(p, s, 0, stamp, cell)]
        assert out[:count].tolist() == [-7, *(CELLS + cell for cell in cells)], "after what was there"
        assert album.fits_somewhere(p, s, 0, stamp) == bool(cells)


def test_stamps_of_every_width_and_height_are_tried_above():
    p, _ = laid_out()
    tried = (find(p, "2x2"), *range(60, STAMPS + 1, 7), find(p, "3x3"), forever(p), rare(p))
    sizes = {(int(p.width[stamp]), int(p.height[stamp])) for stamp in range(1, STAMPS + 1)}
    assert {(int(p.width[stamp]), int(p.height[stamp])) for stamp in tried} == sizes


@pytest.mark.rule("STS-C3")
def test_on_a_full_page_nothing_fits():
    p, s = laid_out()
    s.rows[0] = WHOLE_ROW
    assert not album.fits_somewhere(p, s, 0, forever(p))
    s.rows[0, SIDE - 1] = WHOLE_ROW >> 1
    assert [cell for cell in range(CELLS) if album.fits(p, s, 0, forever(p), cell)] == [CELLS - 1]
    assert album.fits_somewhere(p, s, 0, forever(p))
    assert not album.fits_somewhere(p, s, 0, find(p, "2x2"))


@pytest.mark.rule("STS-5", "STS-17")
@pytest.mark.parametrize("options", [Options(), SEVERAL])
@pytest.mark.parametrize("held", range(MOST_ITEMS + 1))
@pytest.mark.parametrize("reserved", [(), (0,), (1, 4)])
def test_a_split_is_listed_if_it_is_allowed(options, held, reserved):
    p, s = make_parts(options, 1 if options.mode == "full" else 2), State()
    s.phase = SPLITTING if options.mode == "full" else CUTTING
    s.stage[0] = SPLITTING
    s.held[0] = held
    for slot in reserved:
        s.lies[0, slot] = RESERVED
    assert listed(p, s, 0) == allowed(p, s, 0)


@pytest.mark.rule("STS-4", "STS-R8")
@pytest.mark.parametrize("components", ["", OWN_STACKS], ids=["built in", "stacks of their own"])
@pytest.mark.parametrize("left", [0, 0.3, 1])
def test_an_item_is_listed_if_it_can_come(components, left):
    p, s, dice = make_parts(Options(), 1, components), State(), random.Random(1)
    out = np.zeros(MOST_ACTIONS, np.int64)
    s.supply[1:] = [dice.random() < left for _ in s.supply[1:]]
    s.deck[1:] = [dice.random() < left for _ in s.deck[1:]]
    found = 0
    for pile in range(PILES):
        count = supply.items_that_can_come(p, s, pile, out)
        items = [item for item in range(STEP - OUTCOME) if supply.item_can_come(p, s, pile, item)]
        assert out[:count].tolist() == [OUTCOME + item for item in items]
        assert supply.is_left(p, s, pile) == bool(items)
        found += count
    assert bool(found) == bool(left)


@pytest.mark.parametrize("components", ["", OWN_STACKS], ids=["built in", "stacks of their own"])
def test_every_stamp_is_in_its_pile_and_in_no_other(components):
    p = make_parts(Options(), 1, components)
    for pile in range(PILES):
        stamps = [stamp for stamp in range(1, STAMPS + 1) if p.pile_of[stamp] == pile]
        assert p.pile_stamp[pile, : p.pile_size[pile]].tolist() == stamps
    assert p.pile_size.sum() == STAMPS
    assert p.pile_size[ATTENDEE_PILE] == 0


@pytest.mark.rule("STS-1", "STS-4", "STS-6", "STS-10")
@pytest.mark.parametrize(
    "phase", [CONTEST_DRAW, MAT_DRAW, HER_EVENT, YOUR_EVENT, DECIDING, REVEALING, SHOW_DRAW, FINAL_DRAW, TOKEN_DRAW]
)
@pytest.mark.parametrize("seats", [1, 3])
def test_a_card_is_listed_if_it_can_come(phase, seats):
    p, s = make_parts(Options() if seats == 1 else SEVERAL, seats), State()
    rules.setup(p, s)
    s.phase, s.at, s.decision, s.mat[1] = phase, 1, 3, 2
    s.events[2], s.events[10], s.shows[1] = 0, 0, 0
    assert listed(p, s, CHANCE) == allowed(p, s, CHANCE) != []
    assert max(listed(p, s, CHANCE)) < OUTCOME + CARD


@pytest.mark.rule("STS-13")
@pytest.mark.parametrize("seed", range(4))
def test_each_kind_is_counted_by_itself(seed):
    p, s, _ = random_page(seed, many=40)
    for formula in range(FORMULAS):
        if p.formula[formula, F_EACH] and 0 <= p.formula[formula, F_OF] <= OF_SIZES:
            counts = contests.counts_by_kind(p, s, 0, formula)
            for kind in range(contests.kinds(p.formula[formula, F_OF])):
                alike = contests.those_of_kind(p, s, 0, formula, kind)
                assert counts & contests.COUNT_MASK == int(alike).bit_count()
                counts >>= contests.COUNT_BITS
            assert counts == 0
