"""Two to five players: the pool, cutting in secret, the chain of choices, the token."""

import random

import numpy as np
import pytest

from ludoteka.core.actors import CHANCE, EVERYBODY, SPECTATOR
from ludoteka.core.dice import DICE_WORDS
from ludoteka.core.errors import Refused
from ludoteka.core.kernel_api import NO_SUCH_ACTION
from ludoteka.core.match import Match, Seat, Setting
from ludoteka.core.tests.at_the_table import alter
from ludoteka.games.stamp_swap import draws, moves, pool, rules, scoring, supply, swap, view
from ludoteka.games.stamp_swap.pack import built_in_pack
from ludoteka.games.stamp_swap.parts import (
    CHOOSING,
    CHOOSING_CONTEST,
    COLLECT,
    CUTTING,
    DOWN,
    DRAFTING,
    FIRST_PLAYER,
    IN_LARGE,
    IN_SMALL,
    LAST_CHOOSER,
    NOTHING,
    OUTCOME,
    OVER,
    PICK,
    PLACING,
    POOL_DRAWS,
    POOL_EVENT,
    RESERVE,
    RESERVED,
    RESERVING,
    REVEALING,
    SHOWING,
    SPLIT,
    SPLITTING,
    TAKE_FROM,
    TOKEN,
    WAITING,
    Parts,
    State,
    doing,
)
from ludoteka.games.stamp_swap.refusals import WhyNots
from ludoteka.games.stamp_swap.variants import DAY_RULES, Options, make_parts

from .at_the_table import GAME, SEED, card, collection, find, forever, put, rare, why_not

SEVERAL = Options(mode="several")
pytestmark = pytest.mark.rule("STS-17", "STS-M1", "STS-M2", "STS-M3", "STS-M4", "STS-M5", "STS-M6")


def table(seats: int) -> Match:
    people = tuple(Seat("human", name) for name in ("Ana", "Bo", "Cy", "Dov", "Eva")[:seats])
    return Match(Setting(GAME, SEVERAL, people))


def until(match: Match, phase: int, seed: int = 1) -> Match:
    """Play at random until a phase begins."""
    dice = random.Random(seed)
    while match.secret_state().phase != phase:
        actor = dice.choice(match.to_act())
        if actor == CHANCE:
            match.draw(SEED)
        else:
            match.submit(actor, dice.choice(match.legal(actor)))
    return match


def day(seats: int, rule: str = "nothing", first: int = 0) -> tuple[Parts, State]:
    """The morning of the first day, with a top card that says this."""
    p, s = make_parts(SEVERAL, seats), State()
    rules.setup(p, s)
    s.contest[:] = (1, 7, 13, 19, 25)
    s.mat[:seats] = range(1, seats + 1)
    s.first, s.card = first, 1
    p.day_rule[1] = DAY_RULES.index(rule)
    return p, s


def cut(p: Parts, s: State, large: tuple[int, ...] = (1, 2, 3)) -> None:
    """Everybody has six plain items, reserves the first and makes a large pile of these slots."""
    for seat in range(p.seats):
        if not s.held[seat]:
            collection(
                s, seat, [find(p, "2x3" if seat % 2 else "2x2", mark=0, at=seat // 2 * 6 + at) for at in range(6)]
            )
        s.stage[seat] = RESERVING
    s.phase = CUTTING
    for seat in range(p.seats):
        moves.reserve(p, s, seat, 0)
        moves.split(p, s, seat, sum(1 << slot for slot in large))


def take(p: Parts, s: State, seat: int, other: int, pile: int = IN_LARGE) -> None:
    assert s.turn == seat
    moves.apply(p, s, seat, TAKE_FROM + 2 * other + pile - IN_SMALL)


# -- the table --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_as_many_event_cards_as_players_form_the_pool_and_the_token_lies_there(seats):
    match = until(table(seats), DRAFTING)
    s, p = match.secret_state(), match.parts
    cards = [int(each) for each in s.on_table[:seats]]
    assert len(set(cards)) == seats
    assert s.card == cards[-1], "the text of the top card holds"
    assert s.pooled == 6 * seats + 1
    assert [int(item) for item in s.pool[: s.pooled]].count(TOKEN) == 1
    wanted = [int(symbol) & 15 for each in cards for symbol in p.symbol[each, :6]]
    assert [7 if item > 200 else int(p.pile_of[item]) for item in s.pool[: s.pooled - 1]] == wanted


def test_everybody_has_another_mat_and_all_attendee_cards_are_there():
    s = until(table(5), POOL_EVENT).secret_state()
    assert sorted(s.mat.tolist()) == [1, 2, 3, 4, 5]
    assert s.deck[1:].tolist() == [1] * 19
    assert s.to_place.tolist() == [1] * 5, "a forever stamp each, as the pack says"


@pytest.mark.parametrize(("seats", "imaginary"), [(2, 3), (3, 0)])
def test_the_imaginary_player_sits_at_small_tables_only(seats, imaginary):
    assert make_parts(SEVERAL, seats).imaginary == imaginary


@pytest.mark.parametrize(("options", "seats"), [(SEVERAL, 1), (Options(), 2), (Options(mode="introductory"), 5)])
def test_pinzetta_plays_against_one(options, seats):
    with pytest.raises(Refused, match="mode"):
        options.check(seats)
    with pytest.raises(Refused, match="hers-alone"):
        Options(mode="several", level="3").check(2)
    SEVERAL.check(5)


def test_a_pack_without_event_cards_for_several_is_for_one():
    text = built_in_pack()
    start, end = text.index("# -- event cards for several"), text.index("# -- Pinzetta's decision cards")
    alone = text[:start] + text[end:]
    assert make_parts(Options(), 1, alone).seats == 1
    with pytest.raises(Refused, match="pack-no-pools"):
        make_parts(SEVERAL, 2, alone)


# -- collecting -------------------------------------------------------------------------------------------------


def test_clockwise_from_the_holder_one_at_a_time_until_each_has_six():
    match = until(table(3), DRAFTING)
    first, order = match.secret_state().first, []
    while match.secret_state().phase == DRAFTING:
        (seat,) = match.to_act()
        order.append(seat)
        match.submit(seat, match.legal(seat)[0])
    assert order == [(first + turn) % 3 for turn in range(18)]
    s = match.secret_state()
    assert s.held[:3].tolist() == [7 if seat == order[-1] else 6 for seat in range(3)], "nobody took the token"
    assert (s.pooled, s.pool.any()) == (0, False)


@pytest.mark.parametrize(("stays", "holder", "held"), [(0, 0, 7), (1, 1, 6)])
def test_what_nobody_takes_goes_back_and_the_token_goes_to_who_collected_last_or_stays(stays, holder, held):
    """Seat 1 begins, so seat 0 collects last."""
    p, s = day(2, first=1)
    p.token_stays = stays
    left = find(p, "3x3")
    for at in range(11):
        pool.lay_out(*_drawing(p, s), find(p, "2x2", mark=0, at=at))
    pool.lay_out(*_drawing(p, s), left)
    s.turn, s.phase = 1, POOL_DRAWS
    pool.open_pool(p, s)
    s.pool[s.pooled] = card(3)
    s.pooled, s.deck[3] = s.pooled + 1, 0
    assert s.turn == 1
    for place in (*range(11), 13):
        moves.apply(p, s, s.turn, PICK + place)
    assert s.phase == CUTTING
    assert (s.supply[left], s.first, swap.holder(p, s)) == (1, 1, holder)
    assert s.held[:2].tolist() == [held, 6]
    if not stays:
        assert (s.item[0, 6], s.up[0, 6], s.secret[0, 6]) == (TOKEN, 1, 0)
        assert rules.refusal(p, s, 0, RESERVE + 6) == 0, "an item like any other"
    assert not s.supply[find(p, "2x2", mark=0)]


def _drawing(p: Parts, s: State) -> tuple[Parts, State]:
    """As if an endless event card were followed."""
    s.phase, s.turn, s.at, s.on_table[:2] = POOL_DRAWS, 0, 0, 1
    return p, s


def test_nothing_is_taken_twice_or_out_of_turn():
    match = until(table(3), DRAFTING)
    (seat,) = match.to_act()
    match.submit(seat, match.read(seat, "pick 4"))
    (following,) = match.to_act()
    assert why_not(match, following, "pick 4") == ("not-in-pool", "STS-M2")
    assert why_not(match, following, "pick 41") == ("not-in-pool", "STS-M2")
    assert why_not(match, seat, "pick 5") == ("not-your-turn", "STS-3")
    assert why_not(match, following, "reserve a") == ("not-now", "STS-3")


def test_what_lies_face_down_in_the_pool_is_seen_by_nobody_and_then_by_its_owner():
    match = until(table(3), DRAFTING)
    alter(match).pool_down[2] = 1  # the top card may have turned up everything
    s = match.secret_state()
    place = next(place for place in range(s.pooled) if s.pool_down[place])
    stamp = int(s.pool[place])
    (seat,) = match.to_act()
    for viewer in (0, 1, 2, SPECTATOR):
        assert match.observation(viewer).state.pool[place] == -1 - match.parts.back[stamp]
    match.submit(seat, PICK + place)
    other = (seat + 1) % 3
    assert match.observation(seat).state.item[seat, 0] == stamp
    assert match.observation(other).state.item[seat, 0] == -1 - match.parts.back[stamp]
    assert match.story(other)[-1].words.args["item"].id == "sts-hidden"


def test_a_specialist_draws_on_the_day_it_is_taken():
    p, s = day(2)
    drawer = next(number for number in range(1, 20) if p.effect[number] == COLLECT)
    collection(s, 1, [find(p, "2x3"), card(drawer)])
    pool.end_of_collecting(p, s, 0)
    assert (s.turn, draws.wanted_pile(p, s)) == (1, p.draws[drawer])
    stamp = find(p, "2x2")
    moves.apply(p, s, CHANCE, OUTCOME + stamp)
    assert s.gained[1, 0] == stamp
    assert s.phase == CUTTING


def test_an_empty_pile_of_the_supply_is_passed_over():
    p, s = day(2)
    for stamp in range(1, 166):
        s.supply[stamp] = int(p.pile_of[stamp] == 1)
    s.deck[:] = 0
    s.on_table[:2] = (2, 2)
    p.symbol[2, :6] = (0, 1, 7, 1, 5, 6)
    s.turn, s.at, s.card, s.phase = 0, 0, 2, POOL_DRAWS
    pool.skip_empty_piles(p, s)
    seen = []
    while s.phase == POOL_DRAWS:
        seen.append((s.turn, s.at))
        pool.lay_out(p, s, next(stamp for stamp in range(1, 166) if s.supply[stamp]))
    assert seen == [(0, 1), (0, 3), (1, 1), (1, 3)]
    assert s.pooled == 5
    for place in range(5):
        moves.apply(p, s, s.turn, PICK + place)
    assert s.phase == CUTTING, "a player with fewer than six goes on with them"


def test_event_cards_are_shuffled_when_they_run_out():
    p, s = day(4)
    s.events[1:] = 0
    s.events[3] = 1
    s.phase = POOL_EVENT
    pool.begin_day(p, s)
    assert not draws.can_come(p, s, 1)
    pool.lay_event(p, s, 3)
    assert [number for number in range(1, 11) if draws.can_come(p, s, number)] == [1, 2, 4, 5, 6, 7, 8, 9, 10]


def test_a_stamp_that_is_drawn_face_down_is_not_in_the_log():
    match = table(3)
    hidden = []
    while match.secret_state().phase != DRAFTING:
        down = match.secret_state().phase == POOL_DRAWS and draws.wanted(match.parts, match.secret_state()) & DOWN
        match.draw(SEED)
        hidden += [match.text_at(-1)] if down else []
    assert len(hidden) > 2
    for viewer in (0, 1, 2, SPECTATOR):
        assert not {reported.text for reported in match.story(viewer)} & set(hidden)


# -- the text of the top card -----------------------------------------------------------------------------------


def opened(rule: str) -> tuple[Parts, State]:
    p, s = day(3, rule)
    s.pooled = 4
    s.pool[:4] = [find(p, "2x2", at=at) for at in range(4)]
    s.pool_down[1] = 1
    pool.open_pool(p, s)
    return p, s


@pytest.mark.parametrize(("rule", "down"), [("nothing", 1), ("turn-up", 0)])
def test_a_card_can_turn_up_the_whole_pool(rule, down):
    assert opened(rule)[1].pool_down[1] == down


@pytest.mark.parametrize(("rule", "stamps"), [("nothing", 0), ("forever", 1)])
def test_a_card_can_give_everybody_a_forever_stamp(rule, stamps):
    assert opened(rule)[1].to_place[:3].tolist() == [stamps] * 3


def test_forever_stamps_are_given_while_there_are_any():
    p, s = day(3, "forever")
    last = forever(p, at=24)
    for stamp in range(1, last):
        s.supply[stamp] = 0
    for seat in range(3):
        supply.take_forever(p, s, seat)
    assert (s.gained[0, 0], s.to_place[:3].tolist()) == (last, [1, 0, 0])


@pytest.mark.parametrize(("rule", "order"), [("nothing", [0, 1, 2, 0]), ("other-way", [0, 2, 1, 0])])
def test_a_card_can_turn_the_order_round(rule, order):
    p, s = opened(rule)
    turns = []
    for place in range(4):
        turns.append(s.turn)
        moves.apply(p, s, s.turn, PICK + place)
    assert turns == order


@pytest.mark.parametrize(("rule", "reserved"), [("nothing", 1), ("two-reserves", 2)])
def test_a_card_can_ask_for_two_reserves(rule, reserved):
    p, s = day(2, rule)
    collection(s, 0, [find(p, "2x2", at=at) for at in range(5)] + [rare(p)])
    s.phase, s.stage[:2] = CUTTING, RESERVING
    for slot in range(reserved):
        assert doing(s, 0) == RESERVING
        moves.apply(p, s, 0, RESERVE + slot)
        assert rules.refusal(p, s, 0, RESERVE + slot) != 0, "not the same again"
    assert doing(s, 0) == SPLITTING
    assert swap.reserved_by(s, 0) == reserved


def test_why_an_item_cannot_be_reserved_follows_from_the_rules():
    p, s = day(2, "two-reserves")
    collection(s, 0, [rare(p), *(find(p, "2x2", at=at) for at in range(5))])
    s.phase, s.stage[:2] = CUTTING, RESERVING
    moves.apply(p, s, 0, RESERVE + 1)
    why = [WhyNots(p, s, 0).at("yours", f"yours-{slot + 1}") for slot in (0, 1)]
    assert [one.words.id for one in why] == ["refused-rare-stays", "refused-not-gained"]
    assert [rules.refusal(p, s, 0, RESERVE + slot) for slot in (0, 1)] == [rules.RARE_STAYS, rules.NOT_GAINED]


@pytest.mark.parametrize(("rule", "points"), [("nothing", 2), ("double-token", 4)])
def test_the_token_scores_in_the_show(rule, points):
    p, s = day(3, rule, first=1)
    s.phase = SHOWING
    for seat in range(3):
        moves.begin_placing(p, s, seat)
    assert s.token_points[:3, 0].tolist() == [0, points, 0]
    assert scoring.score(p, s, 1) - points == s.exhibit_points[1].sum()


# -- cutting ----------------------------------------------------------------------------------------------------


def test_all_cut_at_once_and_nobody_sees_how():
    match = until(table(3), CUTTING)
    assert match.to_act() == (0, 1, 2)
    match.submit(1, match.legal(1)[0])
    before = match.observation(0).state
    match.submit(1, match.legal(1)[0])
    after = match.observation(0).state
    assert before.lies.tolist() == after.lies.tolist()
    assert after.stage[:3].tolist() == [RESERVING, WAITING, RESERVING], "only who is ready"
    assert match.to_act() == (0, 2)
    assert not any(reported.actor == 1 and reported.text.startswith("split") for reported in match.story(0))
    assert any(reported.text.startswith("split") for reported in match.story(1))
    until(match, CHOOSING)
    assert match.observation(0).state.lies[1].tolist() == match.secret_state().lies[1].tolist()
    assert any(reported.actor == 1 and reported.text.startswith("split") for reported in match.story(0))


def test_rares_stay_and_the_token_can_be_reserved():
    p, s = day(2)
    collection(s, 0, [rare(p), find(p, "2x2"), TOKEN, card(3), forever(p), rare(p, at=1)], down=(5,))
    s.phase, s.stage[:2] = CUTTING, RESERVING
    asked = [rules.refusal(p, s, 0, RESERVE + slot) for slot in range(9)]
    stays, fine = rules.RARE_STAYS, 0
    assert asked == [stays, fine, fine, fine, fine, stays, rules.NOT_GAINED, rules.NOT_GAINED, rules.MUST_RESERVE]


def test_a_pile_of_one_is_enough_but_none_is_not():
    match = until(table(2), CUTTING)
    match.submit(0, RESERVE + next(slot for slot in range(6) if match.legal(0)[0] == RESERVE + slot))
    reserved = match.text_at(-1)[-1]
    rest = [name for name in "abcdef" if name != reserved]
    assert why_not(match, 0, "split " + " ".join(rest)) == ("empty-pile", "STS-M3")
    assert why_not(match, 0, f"split {rest[0]}") == ("smaller-pile", "STS-M3")
    assert why_not(match, 0, "split " + " ".join(sorted([*rest[:2], reserved]))) == ("not-gained", "STS-11")
    match.submit(0, match.read(0, "split " + " ".join(rest[:4])))
    s = match.secret_state()
    assert [s.lies[0, "abcdef".index(name)] for name in rest] == [IN_LARGE] * 4 + [IN_SMALL]


def test_of_equal_piles_the_one_with_the_first_item_is_named():
    p, s = day(2)
    collection(s, 0, [rare(p, at=at) for at in range(6)])
    s.phase, s.stage[:2] = CUTTING, RESERVING
    moves.apply(p, s, 0, RESERVE + 8)
    assert rules.refusal(p, s, 0, SPLIT + 0b000111) == 0
    assert rules.refusal(p, s, 0, SPLIT + 0b111000) == rules.SMALLER_PILE
    assert rules.refusal(p, s, 0, SPLIT + 0b111100) == 0


@pytest.mark.parametrize(("rule", "held", "reserved", "stage"), [
    ("nothing", 6, 1, SPLITTING),
    ("nothing", 2, 0, RESERVING),
    ("two-reserves", 6, 2, SPLITTING),
    ("two-reserves", 3, 1, RESERVING),
])  # fmt: skip
def test_others_who_are_not_ready_are_imagined_to_have_reserved(rule, held, reserved, stage):
    p, s = day(2, rule)
    for seat in range(2):
        collection(s, seat, [find(p, "2x2", at=6 * seat + at) for at in range(held)])
    s.phase, s.stage[:2] = CUTTING, RESERVING
    dice = np.ones(DICE_WORDS, np.int64)
    view.redact(p, s, 0)
    view.resample(p, s, 0, dice)
    assert (swap.reserved_by(s, 1), s.stage[1]) == (reserved, stage)
    assert (swap.reserved_by(s, 0), s.stage[0]) == (0, RESERVING), "the viewer knows the own cut"


# -- the chain of choices ---------------------------------------------------------------------------------------


def test_the_player_with_the_token_chooses_first():
    p, s = day(3, first=0)
    collection(s, 2, [find(p, "2x3", at=at) for at in range(5)] + [TOKEN])
    cut(p, s)
    assert (s.phase, s.turn) == (CHOOSING, 2)


def test_the_owner_of_the_pile_chooses_next():
    p, s = day(4)
    cut(p, s)
    take(p, s, 0, 2)
    take(p, s, 2, 3)
    take(p, s, 3, 1)
    take(p, s, 1, 0, IN_SMALL)
    assert s.phase == REVEALING
    assert s.taken[:4].tolist() == [IN_SMALL, IN_LARGE, IN_LARGE, IN_LARGE]


def test_if_the_owner_has_chosen_it_goes_on_counter_clockwise():
    p, s = day(5)
    cut(p, s)
    take(p, s, 0, 3)
    take(p, s, 3, 0)  # 0 has chosen; to the right of 0 sits 4
    take(p, s, 4, 2)
    assert s.phase == CHOOSING
    take(p, s, 2, 4)  # 4, 3 and 2 have chosen, and nothing is left for 1
    assert s.phase == REVEALING
    assert s.chosen.tolist() == [1, 0, 1, 1, 1]


def test_the_last_player_keeps_both_piles_if_nothing_is_left():
    p, s = day(3)
    cut(p, s)
    take(p, s, 0, 1)
    take(p, s, 1, 0)
    assert s.phase == REVEALING
    moves.apply(p, s, CHANCE, OUTCOME)
    assert s.to_place[:3].tolist() == [6, 6, 6]
    assert s.last_chooser == 2, "who keeps both has not chosen"


def all_face_down(seats: int) -> tuple[Parts, State]:
    """Everybody's stamps are secret; all have reserved the first, and have a large pile of the next three."""
    p, s = day(seats)
    cut(p, s)
    s.up[:seats, :6], s.secret[:seats, :6] = 0, 1
    return p, s


def test_a_player_who_has_chosen_turns_up_their_stamps():
    p, s = all_face_down(4)
    take(p, s, 0, 1)
    assert s.phase == REVEALING
    assert s.secret[:4, :6].all(), "turning up is a step of its own, so that the choice stands"
    moves.apply(p, s, CHANCE, OUTCOME)
    assert (s.phase, s.turn) == (CHOOSING, 1)
    assert s.secret[:4, :6].tolist() == [
        [0, 1, 1, 1, 1, 1],  # what 0 reserved; others may still choose between the piles
        [1, 0, 0, 0, 1, 1],  # what 0 took; 1 has not chosen
        [1, 1, 1, 1, 1, 1],
        [1, 1, 1, 1, 1, 1],
    ]
    assert (s.up[:4, :6] == 1 - s.secret[:4, :6]).all()
    take(p, s, 1, 0, IN_SMALL)
    moves.apply(p, s, CHANCE, OUTCOME)
    assert (s.phase, s.turn) == (CHOOSING, 3)
    assert s.secret[:4, :6].sum(axis=1).tolist() == [0, 0, 6, 6], "0 and 1 have chosen, and both lost a pile"


def test_the_last_choice_is_followed_by_one_turning_up_and_the_show():
    p, s = all_face_down(2)
    take(p, s, 0, 1)
    moves.apply(p, s, CHANCE, OUTCOME)
    take(p, s, 1, 0)
    assert s.phase == REVEALING
    moves.apply(p, s, CHANCE, OUTCOME)
    assert s.phase == SHOWING
    assert s.to_place[:2].tolist() == [6, 6]


def test_as_an_option_nothing_is_turned_up_before_all_have_chosen():
    p, s = all_face_down(4)
    p.turn_up_at_once = 0
    take(p, s, 0, 1)
    take(p, s, 1, 0)
    take(p, s, 3, 2)
    assert (s.phase, s.turn) == (CHOOSING, 2)
    assert s.secret[:4, :6].all()


def test_what_is_turned_up_is_logged_and_seen_by_everybody():
    match = until(table(4), CHOOSING, seed=3)
    (seat,) = match.to_act()
    other = (seat + 1) % 4
    before = alter(match)
    hidden = [slot for slot in range(6) if before.lies[other, slot] == IN_LARGE and before.item[other, slot] < 166]
    before.secret[other, hidden] = 1
    items = [int(before.item[other, slot]) for slot in hidden]
    match.submit(seat, match.read(seat, f"take large from {other + 1}"))
    assert match.observation(seat).state.item[other, hidden[0]] < 0
    match.draw(SEED)
    assert match.story(SPECTATOR)[-1].words.id == "sts-log-turn-up"
    assert [int(item) for item in match.observation(SPECTATOR).state.item[other, hidden]] == items


@pytest.mark.parametrize(("options", "seats"), [(Options(turn_up="all-chosen"), 1), (Options(unclaimed="stays"), 1)])
def test_options_of_several_mean_nothing_to_one(options, seats):
    with pytest.raises(Refused, match="option-seats"):
        options.check(seats)


def test_a_player_without_a_pile_is_named_in_the_log():
    match = until(table(3), CHOOSING)
    (seat,) = match.to_act()
    other = (seat + 1) % 3
    match.submit(seat, match.read(seat, f"take large from {other + 1}"))
    until(match, CHOOSING)
    match.submit(other, match.read(other, f"take large from {seat + 1}"))
    match.draw(SEED)
    reported = match.story(SPECTATOR)[-1].words
    assert (reported.id, reported.args["players"]) == ("sts-log-reveal-keeps", ["Ana", "Bo", "Cy"][(seat + 2) % 3])


@pytest.mark.parametrize("held", [0, 1, 2, 3])
def test_who_could_collect_too_little_for_two_piles_keeps_it_all(held):
    p, s = day(3, first=1)
    collection(s, 1, [find(p, "3x3", at=at) for at in range(held)])
    s.phase, s.stage[:3] = CUTTING, RESERVING
    for seat in (0, 2):
        collection(s, seat, [find(p, "2x2" if seat else "2x3", at=at) for at in range(6)])
        moves.reserve(p, s, seat, 0)
        moves.split(p, s, seat, 0b1110)
    moves.apply(p, s, 1, RESERVE if held else RESERVE + 8)
    if held == 3:
        assert rules.refusal(p, s, 1, SPLIT + 0b010) == 0
        moves.apply(p, s, 1, SPLIT + 0b010)
    assert (s.phase, s.turn) == (CHOOSING, 1)
    assert rules.refusal(p, s, 1, TAKE_FROM + 1) == 0
    asked = rules.refusal(p, s, 1, TAKE_FROM + 1)
    take(p, s, 1, 0)
    assert (asked, rules.refusal(p, s, 0, TAKE_FROM + 2)) == (0, 0 if held == 3 else rules.PILE_GONE)


def test_a_stingy_pack_is_played_to_the_end():
    text = built_in_pack()
    start, end = text.index("[[pools]]"), text.index("# -- Pinzetta's decision cards")
    card_text = '[[pools]]\nitems = ["double", "double", "double", "3x3", "double", "double"]\nrule = "two-reserves"\n'
    stingy = text[:start] + 10 * card_text + text[end:]
    people = tuple(Seat("human", str(number)) for number in range(5))
    match = until(Match(Setting(GAME, SEVERAL, people, stingy)), OVER)
    assert match.over


@pytest.mark.parametrize("phase", [DRAFTING, CUTTING, CHOOSING, SHOWING])
def test_numbers_that_mean_nothing_are_refused(phase):
    match = until(table(3), phase)
    for action in (-1, GAME.actions.stop):
        refused = match.kernel.refusal(match.parts, match.secret_state(), match.to_act()[0], action)
        assert refused == NO_SUCH_ACTION


def test_every_split_is_imagined():
    p, s = day(2)
    collection(s, 1, [find(p, "2x2", at=at) for at in range(5)])
    splits = set()
    for seed in range(800):
        imagined, dice = s.copy(), np.zeros(DICE_WORDS, np.int64)
        GAME.kernel.shake(dice, seed)
        view.imagine_cut(p, imagined, 1, dice)
        splits.add(tuple(imagined.lies[1, :5].tolist()))
    assert len(splits) == 5 * (6 + 4), "each item reserved; of the others, two or three in the large pile"


def test_cards_that_are_owned_and_cards_in_the_collection_act():
    p, s = day(2)
    s.cards[1], s.held[1] = 3, 6
    assert draws.active_cards(p, s, 1) == 9


def test_everybody_sees_at_once_which_pile_is_taken():
    match = until(table(2), CHOOSING)
    (seat,) = match.to_act()
    assert match.kernel.observers(match.parts, match.secret_state(), seat, match.legal(seat)[0]) == EVERYBODY


def test_nobody_takes_the_own_pile_or_one_whose_other_pile_is_taken():
    match = until(table(4), CHOOSING)
    (seat,) = match.to_act()
    other = (seat + 1) % 4
    assert why_not(match, seat, f"take large from {seat + 1}") == ("own-pile", "STS-M4")
    assert why_not(match, seat, "take large from 5") == ("no-such-action", "STS-3")
    match.submit(seat, match.read(seat, f"take small from {other + 1}"))
    third = next(each for each in range(4) if each not in (seat, other))
    assert until(match, CHOOSING).to_act() == (other,)
    match.submit(other, match.read(other, f"take large from {third + 1}"))
    assert why_not(match, third, f"take large from {other + 1}") == ("pile-gone", "STS-M4")


def test_everything_goes_where_it_belongs():
    p, s = day(2, first=0)
    collection(s, 0, [find(p, "2x2", at=at) for at in range(3)] + [card(4), TOKEN, rare(p)])
    collection(s, 1, [find(p, "2x3", at=at) for at in range(6)])
    cut(p, s, large=(3, 4, 5))
    take(p, s, 0, 1, IN_LARGE)
    take(p, s, 1, 0, IN_LARGE)
    moves.apply(p, s, CHANCE, OUTCOME)
    own = [find(p, "2x2", at=at) for at in range(3)] + [find(p, "2x3", at=at) for at in range(3, 6)]
    assert sorted(s.gained[0, :6].tolist()) == sorted(own)
    assert sorted(s.gained[1, :4].tolist()) == sorted([rare(p), *(find(p, "2x3", at=at) for at in range(3))])
    assert (s.owned[1, 0], s.first) == (4, 1), "the card and the token were in the pile"
    assert (s.held[:2].tolist(), s.taken[:2].tolist(), s.chosen[:2].tolist()) == ([0, 0], [NOTHING] * 2, [0, 0])
    assert s.stage[:2].tolist() == [PLACING, PLACING]


# -- show and end -----------------------------------------------------------------------------------------------


def test_all_show_at_once_and_the_day_ends_when_the_last_is_ready():
    match = until(table(2), SHOWING)
    assert match.to_act() == (0, 1)
    while 1 in match.to_act():
        match.submit(1, match.legal(1)[0])
    s = match.secret_state()
    assert (s.stage[1], s.day, s.phase) == (WAITING, 0, SHOWING)
    while match.to_act() == (0,):
        match.submit(0, match.legal(0)[0])
    assert (match.secret_state().day, match.secret_state().phase) == (1, POOL_EVENT)
    assert (match.secret_state().ticket[:2] > 0).sum(axis=1).tolist() == [1, 1]


def test_specialists_reward_the_token_and_the_last_choice():
    p, s = day(2, first=0)
    of_token = [number for number in range(1, 20) if p.effect[number] == FIRST_PLAYER]
    of_choice = [number for number in range(1, 20) if p.effect[number] == LAST_CHOOSER]
    for number in (*of_token, *of_choice):
        for seat in range(2):
            s.owned[seat, s.cards[seat]] = number
            s.cards[seat] += 1
    s.last_chooser, s.phase = 2, SHOWING
    for seat in range(2):
        moves.begin_placing(p, s, seat)
    assert s.stage[:2].tolist() == [CHOOSING_CONTEST] * 2
    assert [int(s.exhibit_points[0, 0, number]) for number in of_token] == [int(p.bonus[number]) for number in of_token]
    assert [int(s.exhibit_points[1, 0, number]) for number in of_choice] == [
        int(p.bonus[number]) for number in of_choice
    ]
    assert s.exhibit_points[0, 0, of_choice].sum() == s.exhibit_points[1, 0, of_token].sum() == 0
    assert p.bonus[of_token].all()
    assert p.bonus[of_choice].all()


def over(points: list[int]) -> tuple[Parts, State]:
    p, s = day(len(points))
    s.contest[:] = 0
    s.discarded[: len(points)] = points
    s.phase = OVER
    return p, s


@pytest.mark.parametrize(("points", "won"), [([3, 9, 4], 0b010), ([9, 3, 9], 0b101), ([-5, -7], 0b01)])
def test_most_points_win_and_equals_share(points, won):
    p, s = over(points)
    assert scoring.winners(p, s) == won


@pytest.mark.parametrize(
    ("stamps", "places"),
    [([3, 2, 1], [0, 1, 2]), ([2, 2, 1], [0, 0, 2]), ([2, 1, 1], [0, 1, 1]), ([1, 0, 0], [0, 3, 3])],
)
def test_forever_stamps_are_ranked_among_all_and_equals_share_the_better_place(stamps, places):
    p, s = over([0, 0, 0])
    number = 0
    for seat, count in enumerate(stamps):
        for at in range(count):
            put(p, s, forever(p, at=number), "abc"[at] + "1", seat)
            number += 1
    worth = [*p.forever_points.tolist(), 0]
    assert [scoring.forever_points_of(p, s, seat) for seat in range(3)] == [worth[place] for place in places]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_three_days_and_every_stamp_is_somewhere(seats):
    match = until(table(seats), OVER, seed=seats)
    s = match.secret_state()
    assert s.day == 2
    assert s.token_points[:seats].sum() in (6, 8)
    assert (s.ticket[:seats] > 0).sum(axis=1).tolist() == [3] * seats
    laid = [int(stamp) for seat in range(seats) for stamp in set(s.unit_stamp[seat].tolist()) if stamp]
    assert len(laid) == len(set(laid))
    assert not any(s.supply[stamp] for stamp in laid)


# -- what is hidden ---------------------------------------------------------------------------------------------


def test_the_small_pile_of_the_first_seat_can_be_taken():
    p, s = day(2, first=1)
    cut(p, s)
    assert [rules.refusal(p, s, 1, TAKE_FROM + at) for at in range(4)] == [0, 0, rules.OWN_PILE, rules.OWN_PILE]
    take(p, s, 1, 0, IN_SMALL)
    assert s.taken[0] == IN_SMALL


def test_what_is_done_in_the_open_is_seen():
    match = until(table(2), DRAFTING)
    before = view.reveal_count(match.parts, match.secret_state())
    match.submit(match.to_act()[0], PICK)
    assert view.reveal_count(match.parts, match.secret_state()) == before + 1
    until(match, CUTTING)
    before = view.reveal_count(match.parts, match.secret_state())
    match.submit(0, match.legal(0)[0])
    assert view.reveal_count(match.parts, match.secret_state()) == before


@pytest.mark.parametrize("rule", ["nothing", "two-reserves"])
def test_cuts_that_are_imagined_are_proper_ones(rule):
    """Of six items with two rares, what another may have reserved and split: any of it, and nothing else."""
    p, s = day(2, rule)
    items = [rare(p), *(find(p, "2x2", at=at) for at in range(4)), rare(p, at=1)]
    collection(s, 1, items)
    s.phase, s.stage[0], s.stage[1] = CUTTING, RESERVING, WAITING
    reserved, larger = set(), set()
    for seed in range(300):
        then, dice = s.copy(), np.zeros(DICE_WORDS, np.int64)
        GAME.kernel.shake(dice, seed)
        view.resample(p, then, 0, dice)
        lies = then.lies[1, :6].tolist()
        assert lies.count(RESERVED) == (2 if rule == "two-reserves" else 1)
        assert 0 < lies.count(IN_SMALL) <= lies.count(IN_LARGE)
        assert RESERVED not in (lies[0], lies[5])
        reserved |= {slot for slot in range(6) if lies[slot] == RESERVED}
        larger |= {slot for slot in range(6) if lies[slot] == IN_LARGE}
    assert (reserved, larger) == ({1, 2, 3, 4}, set(range(6)))
