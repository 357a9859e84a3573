"""The room's players among several: what they look at, and whom they reckon with."""

import random

import numpy as np
import pytest

from ludoteka.core.dice import DICE_WORDS, shake
from ludoteka.core.match import Match, Seat, Setting
from ludoteka.core.room import Observation
from ludoteka.games.stamp_swap import laying, moves, rules, solver, trading, view
from ludoteka.games.stamp_swap.parts import (
    CHOOSING,
    CUTTING,
    DRAFTING,
    IN_LARGE,
    IN_SMALL,
    OF_MAT,
    PICK,
    RESERVE,
    RESERVED,
    RESERVING,
    SEEMS_RARE,
    SHOWING,
    SPLIT,
    SPLITTING,
    TAKE_FROM,
    TOKEN,
    Parts,
    State,
)
from ludoteka.games.stamp_swap.thinking import POINT
from ludoteka.games.stamp_swap.trading import Manner, Trade
from ludoteka.games.stamp_swap.variants import Options, make_parts
from ludoteka.sim.seating import FastTable

from .at_the_table import GAME, advance, card, collection, find, forever, rare

SEVERAL = Options(mode="several")
LEVELS = ("beginner", "casual", "club", "expert")
pytestmark = pytest.mark.rule("STS-17")


def table(seats: int) -> Match:
    return Match(Setting(GAME, SEVERAL, tuple(Seat("human", name) for name in "ABCDE"[:seats])))


def morning(seats: int = 2) -> tuple[Parts, State]:
    p, s = make_parts(SEVERAL, seats), State()
    rules.setup(p, s)
    s.contest[:] = (1, 7, 13, 19, 25)
    s.mat[:seats] = range(1, seats + 1)
    s.card = 1
    return p, s


def observation(p: Parts, s: State, seat: int) -> Observation:
    out = np.zeros(GAME.most_actions, np.int64)
    seen = s.copy()
    view.redact(p, seen, seat)
    return Observation(p, seen, seat, tuple(out[: rules.legal(p, s, seat, out)].tolist()))


def cutting(s: State, stage: int, reserved: int = 0) -> None:
    s.phase = CUTTING
    s.stage[:2] = stage
    if stage == SPLITTING:
        s.lies[0, reserved] = RESERVED


def by_table(*points: dict[int, float]) -> trading.Judge:
    """A judge for whom items have points, to each seat its own."""
    return lambda seat, items: sum(points[seat][item] for item in items) * POINT


# -- whom they reckon with ---------------------------------------------------------------------------------------


def test_piles_are_split_for_the_player_who_chooses():
    p, s = morning()
    a, b, c, d, e = items = [find(p, "2x3", value=1, at=at) for at in range(5)]
    collection(s, 0, items)
    cutting(s, SPLITTING)
    mine, theirs = dict.fromkeys(items, 4.0), {a: 1.0, b: 20.0, c: 1.0, d: 1.0, e: 1.0}
    trade = Trade(observation(p, s, 0), by_table(mine, theirs), Manner())
    reserved, even, bait = frozenset({0}), frozenset({1, 2}), frozenset({1})
    assert trade.cut(reserved, bait) == pytest.approx(16 * POINT, rel=0.01), "they want b, and all the rest is kept"
    assert trade.cut(reserved, even) == pytest.approx(12 * POINT, rel=0.01)
    assert trade.best_cut(reserved) == trade.cut(reserved, bait) == trade.cut(reserved, frozenset({2, 3, 4}))


def test_among_equals_the_even_cut_is_best():
    p, s = morning()
    items = [find(p, "2x3", value=1, at=at) for at in range(5)]
    collection(s, 0, items)
    cutting(s, SPLITTING)
    same = dict.fromkeys(items, 4.0)
    trade = Trade(observation(p, s, 0), by_table(same, same), Manner())
    assert trade.best_cut(frozenset({0})) == trade.cut(frozenset({0}), frozenset({1, 2}))


def test_what_is_reserved_is_worth_more_than_what_is_split():
    p, s = morning()
    items = [find(p, "2x3", value=1, at=at) for at in range(4)]
    collection(s, 0, items)
    cutting(s, RESERVING)
    same = dict(zip(items, (9.0, 2.0, 2.0, 2.0), strict=True))
    trade = Trade(observation(p, s, 0), by_table(same, same), Manner())
    assert max(range(4), key=lambda slot: trade.worth(RESERVE + slot)) == 0


def test_the_back_of_a_stamp_is_all_that_the_others_choose_by():
    p, s = morning()
    items = [find(p, "2x3", value=1, at=at) for at in range(3)]
    collection(s, 0, items, down=(1,))
    cutting(s, SPLITTING)
    asked: list[tuple[int, tuple[int, ...]]] = []

    def judge(seat: int, judged: list[int]) -> float:
        asked.append((seat, tuple(judged)))
        return 0.0

    Trade(observation(p, s, 0), judge, Manner()).worth(SPLIT + 0b010)
    middling = trading.middling(p, s, -1 - int(p.back[items[1]]))
    assert middling != items[1]
    assert (1, (middling,)) in asked
    assert not [judged for seat, judged in asked if seat == 1 and items[1] in judged]


def test_the_others_choose_after_us_what_is_best_for_them():
    p, s = morning(3)
    for seat in range(3):
        collection(s, seat, [find(p, "2x3", mark=0, at=3 * seat + at) for at in range(3)])
        s.stage[seat] = RESERVING
    s.phase = CUTTING
    for seat in range(3):
        moves.reserve(p, s, seat, 0)
        moves.split(p, s, seat, 0b010)
    first = [int(s.item[seat, 1]) for seat in range(3)]  # the large piles
    points = {int(item): 1.0 for item in s.item[:3, :3].flat}
    likes = [points | {first[1]: 3.0, first[2]: 2.0}, points | {first[0]: 9.0}, points]
    trade = Trade(observation(p, s, 0), by_table(*likes), Manner())
    worth = {(other, pile): trade.take(other, pile) for other in (1, 2) for pile in (IN_SMALL, IN_LARGE)}
    assert worth[1, IN_LARGE] == (1 + 3 + 1) * POINT, "the second one takes our first pile, the third keeps both"
    assert max(worth, key=worth.__getitem__) == (1, IN_LARGE)
    spiteful = Trade(observation(p, s, 0), by_table(*likes), Manner(regard=1.0))
    assert spiteful.take(1, IN_LARGE) < trade.take(1, IN_LARGE), "what the others get counts"


def test_the_token_is_worth_its_points_and_a_little_more():
    p, s = morning()
    assert trading.token_worth(p, s, 0) == 3 * POINT
    s.owned[0, 0], s.cards[0] = 1, 1
    assert trading.token_worth(p, s, 0) == (3 + int(p.bonus[1])) * POINT, "a specialist rewards who holds it"


def test_a_rare_cannot_be_reserved_and_is_picked_for_less():
    p, s = morning()
    plain, dear = find(p, "2x3", value=1), rare(p)
    s.phase, s.pooled = DRAFTING, 3
    s.pool[:3] = (plain, dear, TOKEN)
    same = {plain: 5.0, dear: 5.0}
    trade = Trade(observation(p, s, 0), by_table(same, same), Manner(share=0.5))
    assert trade.worth(PICK) == 5 * POINT > trade.worth(PICK + 1) == 2.5 * POINT
    assert trading.may_be_reserved(p, -1 - int(p.back[dear])), "it looks like any other of its size"
    assert not trading.may_be_reserved(p, -1 - int(p.back[dear] | SEEMS_RARE))


# -- the players -------------------------------------------------------------------------------------------------


def piles_for_a_lover_of_rares() -> tuple[Parts, State]:
    """The first seat cuts; the second has cards that score rares."""
    p, s = morning()
    s.cards[1] = 2
    s.owned[1, :2] = (13, 14)
    s.deck[[13, 14]] = 0
    plain = [find(p, "2x3", value=2, at=0), *(find(p, "2x2", value=2, at=at) for at in range(3))]
    collection(s, 0, [forever(p), rare(p), *plain])
    cutting(s, SPLITTING)
    return p, s


@pytest.mark.slow
@pytest.mark.parametrize("level", ["club", "expert"])
def test_a_lover_of_rares_is_offered_one(level):
    p, s = piles_for_a_lover_of_rares()
    chosen = GAME.bot(level, 1).choose(observation(p, s, 0)) - SPLIT
    assert chosen == 0b111100, "they take the rare, and all else is kept"


def test_a_bot_that_looks_at_items_alone_makes_even_piles():
    p, s = piles_for_a_lover_of_rares()
    chosen = GAME.bot("casual", 1).choose(observation(p, s, 0)) - SPLIT
    assert chosen.bit_count() == 3


@pytest.mark.slow
@pytest.mark.parametrize("level", ["club", "expert"])
def test_the_pile_is_taken_that_is_better_for_the_own_page(level):
    p, s = morning()
    dear = [rare(p), find(p, "2x2", value=1)]
    plain = [find(p, "2x3", value=2, at=at) for at in range(2)]
    for seat, items in enumerate(([find(p, "3x3", mark=0, at=at) for at in range(5)], [forever(p), *dear, *plain])):
        collection(s, seat, items)
        s.lies[seat, :5] = (RESERVED, IN_SMALL, IN_SMALL, IN_LARGE, IN_LARGE)
    s.phase = CHOOSING
    assert GAME.bot(level, 1).choose(observation(p, s, 0)) in (TAKE_FROM + 2, TAKE_FROM + 3)
    s.cards[0] = 2
    s.owned[0, :2] = (13, 14)
    assert GAME.bot(level, 1).choose(observation(p, s, 0)) == TAKE_FROM + 2, "rares score twice for this one"


def hidden_anew(match: Match, seat: int, seed: int) -> Observation:
    """The same for the seat, with other things hidden."""
    s, dice = match.secret_state(), np.zeros(DICE_WORDS, np.int64)
    shake(dice, seed)
    view.redact(match.parts, s, seat)
    view.resample(match.parts, s, seat, dice)
    view.redact(match.parts, s, seat)
    return Observation(match.parts, s, seat, tuple(match.legal(seat)))


def same_whatever_is_hidden(level: str) -> None:
    for phase in (DRAFTING, CUTTING, CHOOSING):
        match = advance(table(3), phase, seed=4)
        seat = match.to_act()[-1]
        chosen = {GAME.bot(level, 3).choose(hidden_anew(match, seat, seed)) for seed in range(3)}
        assert len(chosen) == 1
        assert chosen.pop() in match.legal(seat)


@pytest.mark.parametrize("level", ["beginner", "casual"])
def test_nothing_hidden_is_looked_at(level):
    same_whatever_is_hidden(level)


@pytest.mark.slow
@pytest.mark.parametrize("level", ["club", "expert"])
def test_nothing_hidden_is_looked_at_by_those_who_pack(level):
    same_whatever_is_hidden(level)


def test_a_stamp_face_down_is_taken_for_a_middling_one_that_is_left():
    p, s = morning()
    back = int(p.back[find(p, "2x3", value=1)])
    middling = trading.middling(p, s, -1 - back)
    alike = [stamp for stamp in range(1, 166) if p.back[stamp] == back]
    assert middling in alike
    s.supply[middling] = 0
    assert trading.middling(p, s, -1 - back) in set(alike) - {middling}
    s.supply[alike] = 0
    assert trading.middling(p, s, -1 - back) in alike, "even if all are known, their own backs are seen by others"
    assert trading.middling(p, s, card(3)) == card(3)


def test_the_page_is_that_of_the_seat_that_views():
    match = advance(table(3), SHOWING)
    s, p = match.observation(2).state, match.parts
    t = laying.page_task(p, solver.in_first_seat(s, 2), [])
    assert t.count == s.to_place[2]
    assert t.stamp[: t.count].tolist() == s.gained[2, : t.count].tolist()
    assert OF_MAT + int(s.mat[2]) in t.formula[: t.formulas]


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_level_plays_to_the_end(seats):
    for level in LEVELS:
        fast_table = FastTable(GAME, SEVERAL, seats)
        fast_table.play({seat: GAME.bot(level, seat) for seat in range(seats)}, random.Random(seats))
        assert fast_table.winners()


@pytest.mark.slow
def test_who_packs_beats_who_does_not():
    """Far from each other, so that a few deals tell; how far neighbours are apart is measured in docs/benchmarks.md."""
    lead = 0
    for deal in range(6):
        for seat in range(2):
            fast_table = FastTable(GAME, SEVERAL, 2)
            fast_table.play({seat: GAME.bot("expert", deal), 1 - seat: GAME.bot("beginner", deal)}, random.Random(deal))
            lead += fast_table.score(seat) - fast_table.score(1 - seat)
    assert lead > 0
