"""How Pinzetta values, chooses, swaps and fills her mat, with the worked examples of the solo rulebook."""

import re

import pytest

from ludoteka.core.actors import AUTOMA
from ludoteka.games.stamp_swap import automa, moves, parts
from ludoteka.games.stamp_swap.pack import built_in_pack
from ludoteka.games.stamp_swap.parts import (
    BOTH_FIELD,
    CANCELLED,
    CARD_FIELD,
    FOREVER_FIELD,
    HER_PLACING,
    HER_SHOW,
    HERS,
    IN_LARGE,
    IN_SMALL,
    NEITHER_FIELD,
    RARE_FIELD,
    SHE_TAKES,
    SWAPPING,
    TAKING_AWAY,
    TARGET_FIELD,
    VALUE_FIELD,
    VALUING,
)
from ludoteka.games.stamp_swap.variants import Options, make_parts

from .at_the_table import (
    INTRODUCTORY,
    advance,
    card,
    collection,
    find,
    forever,
    laid_out,
    piles,
    rare,
    step,
    table,
    tokens,
)


def valued(p, s, side):
    automa.value_items(p, s, side)
    return s.tokens[side, : s.held[side]].tolist()


# -- items ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("STS-8")
def test_the_rulebooks_example_of_valuing_items():
    """Targets 2x2 and doubles; a card, then items of which the 2nd and 3rd match, the 3rd and 5th have value 2 or 3."""
    p, s = laid_out()
    items = [
        card(3),
        find(p, "2x2", value=1),
        find(p, "2x2", value=2),
        find(p, "2x3", value=1),
        find(p, "2x4", value=3),
    ]
    collection(s, 0, items)
    assert valued(p, s, 0) == [1, 2, 3, 0, 1]


@pytest.mark.rule("STS-8", "STS-R3")
def test_cards_forever_stamps_and_rares():
    p, s = laid_out()
    items = [card(2), forever(p), rare(p, "2x3"), rare(p, "2x2"), rare(p, "2x2", 1), rare(p, "2x3", 1), forever(p, 1)]
    collection(s, 0, items, down=(4, 5, 6))
    assert valued(p, s, 0) == [1, 1, 4, 4, 2, 0, 1]


@pytest.mark.rule("STS-8")
@pytest.mark.parametrize(("value", "tokens_up"), [(1, 0), (2, 1), (3, 1)])
def test_only_a_value_of_exactly_2_or_3_counts_and_only_face_up(value, tokens_up):
    p, s = laid_out()
    collection(s, 0, [find(p, "2x3", value=value), find(p, "2x3", value=value, at=1)], down=(1,))
    assert valued(p, s, 0) == [tokens_up, 0]


@pytest.mark.rule("STS-8")
def test_cancelled_and_faded_stamps_count_by_size_only():
    p, s = laid_out()
    collection(s, 0, [find(p, "2x2", mark=CANCELLED), find(p, "2x2", mark=parts.FADED), find(p, "3x3", mark=CANCELLED)])
    assert valued(p, s, 0) == [2, 2, 0]


@pytest.mark.rule("STS-8")
def test_a_double_goes_with_the_small_squares_and_not_with_2x4():
    for mat, tokens_each in ((1, [3, 1]), (3, [1, 3])):
        p, s = laid_out(mat=mat)
        collection(s, 0, [find(p, "double", value=2), find(p, "2x4", value=2)])
        assert valued(p, s, 0) == tokens_each
    p, s = laid_out()
    collection(s, 0, [find(p, "double", value=4)], down=(0,))
    assert valued(p, s, 0) == [2]


@pytest.mark.rule("STS-R8", "STS-8")
def test_a_double_whose_back_looks_like_any_2x4_is_one_for_her_until_it_is_turned_up():
    """Two tokens for a target size: face down it is a 2x4, face up a small square, of value 2."""
    text = built_in_pack().replace('double = "own"', 'double = "size"')
    text = text.replace('"double down"', '"2x4 down"').replace('"double",', '"2x4",')
    p = make_parts(Options(), 1, text)
    for mat, tokens_each in ((1, [0, 3]), (3, [2, 1])):
        s = laid_out(mat=mat)[1]
        collection(s, 0, [find(p, "double", value=2), find(p, "double", value=2, at=1)], down=(0,))
        assert valued(p, s, 0) == tokens_each


@pytest.mark.rule("STS-8", "STS-R8")
def test_a_stamp_that_is_turned_up_and_proves_rare_gets_the_four_tokens_of_a_rare():
    p, s = laid_out()
    collection(s, 0, [rare(p, "3x3"), rare(p, "2x2")], down=(0, 1))
    assert valued(p, s, 0) == [0, 2], "face down, like any other stamp: by its size"
    moves.turn(s, 0, 1)
    assert valued(p, s, 0) == [4, 4]


# -- you split, she chooses -------------------------------------------------------------------------------------


def split(large: list[int], small: list[int]):
    """A state in which your piles have items with so many tokens."""
    p, s = laid_out()
    collection(s, 0, [card(2 + at) for at in range(len(large) + len(small))])
    piles(s, 0, tuple(range(len(large))))
    tokens(s, 0, *large, *small)
    automa.value_piles(s, 0)
    return p, s


@pytest.mark.rule("STS-9")
def test_the_rulebooks_example_of_valuing_piles():
    _, s = split([1, 3, 1], [2, 0])
    assert s.worth[0].tolist() == [2, 6]


@pytest.mark.rule("STS-6", "STS-9")
def test_the_rulebooks_example_of_a_decision_with_two_crossed_icons():
    """Two tokens leave the large pile, which had most; it still leads, so she takes it."""
    p, s = split([1, 3, 1], [2, 0])
    automa.take_away(p, s, 0, 2)
    assert s.worth[0].tolist() == [2, 4]
    assert automa.most_tokens(s, 0) == IN_LARGE


@pytest.mark.rule("STS-6")
def test_tokens_leave_the_pile_with_most_even_if_it_is_the_small_one():
    p, s = split([0, 1, 0], [4, 1])
    automa.take_away(p, s, 0, 3)
    assert s.worth[0].tolist() == [2, 2]
    assert automa.most_tokens(s, 0) == IN_LARGE, "equal: the large pile"


@pytest.mark.rule("STS-6")
def test_the_printed_token_can_be_taken_away_and_no_pile_falls_below_zero():
    p, s = split([0, 0, 0], [0, 0])
    automa.take_away(p, s, 0, 3)
    assert s.worth[0].tolist() == [0, 0]


@pytest.mark.rule("STS-R2")
@pytest.mark.parametrize(("crossed", "taken"), [(0, IN_LARGE), (1, IN_SMALL), (2, IN_SMALL), (3, IN_SMALL)])
def test_with_equal_piles_any_crossed_icon_gives_her_the_small_one(crossed, taken):
    p, s = split([1, 1, 1], [2, 2])
    automa.take_away(p, s, 0, crossed)
    assert automa.most_tokens(s, 0) == taken


@pytest.mark.rule("STS-R2")
def test_nothing_against_nothing_she_takes_the_large_pile():
    _, s = split([0], [])
    s.worth[0] = 0
    assert automa.most_tokens(s, 0) == IN_LARGE


@pytest.mark.rule("STS-6")
def test_as_an_option_each_token_leaves_the_pile_that_has_most_then():
    p, s = split([1, 1, 1], [3, 0])
    p.one_by_one = 1
    automa.take_away(p, s, 0, 3)
    assert s.worth[0].tolist() == [2, 2]
    p.one_by_one, s.worth[0] = 0, (3, 4)
    automa.take_away(p, s, 0, 3)
    assert s.worth[0].tolist() == [3, 1]


@pytest.mark.rule("STS-6", "STS-3")
def test_her_choice_step_by_step_in_a_game():
    match = advance(table(), VALUING)
    state = match.secret_state()
    adjacent = [automa.item_tokens(match.parts, state, 0, slot) for slot in range(6)]
    assert step(match) == "tokens " + " ".join(map(str, adjacent))
    first = next(action for action in match.legal(0))
    match.submit(0, first)
    reserved = [slot for slot in range(6) if match.secret_state().lies[0, slot] == parts.RESERVED]
    assert match.secret_state().tokens[0, reserved[0]] == 0, "its tokens go back"
    match.submit(0, match.legal(0)[0])
    assert step(match).startswith("piles large ")
    match = advance(match, TAKING_AWAY)
    worth, crossed = match.secret_state().worth[0].tolist(), int(match.parts.crossed[match.secret_state().decision])
    assert step(match).startswith(f"minus {crossed} ")
    most = 1 if worth[1] >= worth[0] else 0
    worth[most] = max(0, worth[most] - crossed)
    assert match.secret_state().phase == SHE_TAKES
    assert step(match) == f"take {'large' if worth[1] >= worth[0] else 'small'}"
    assert not match.secret_state().tokens[0].any(), "all tokens go back"
    assert match.legal(AUTOMA) == (parts.STEP,)


# -- she splits, you choose -------------------------------------------------------------------------------------


def hers(large: list[int], small: list[int]):
    p, s = laid_out()
    collection(s, HERS, [card(2 + at) for at in range(len(large) + len(small))])
    piles(s, HERS, tuple(range(len(large))))
    tokens(s, HERS, *large, *small)
    automa.value_piles(s, HERS)
    return p, s


@pytest.mark.rule("STS-7", "STS-9")
def test_the_rulebooks_example_of_a_swap_at_a_difference_of_four():
    """Both items of the small pile have as many tokens: the leftmost changes places with the dearest of the large."""
    _, s = hers([1, 3, 1], [1, 1])
    assert s.worth[HERS].tolist() == [2, 6]
    assert automa.wants_to_swap(s)
    automa.swap_items(s)
    assert s.lies[HERS, :5].tolist() == [IN_LARGE, IN_SMALL, IN_LARGE, IN_LARGE, IN_SMALL]
    assert (s.swapped_most, s.swapped_least) == (1, 3)
    assert s.worth[HERS].tolist() == [4, 4]


@pytest.mark.rule("STS-7", "STS-R5")
@pytest.mark.parametrize(
    ("large", "small", "swaps"),
    [([1, 1, 0], [0, 0], True), ([1, 0, 0], [0, 0], False), ([0, 0, 0], [3, 1], True), ([0, 0, 0], [2, 1], False)],
)
def test_she_swaps_from_a_difference_of_three_with_the_printed_token(large, small, swaps):
    _, s = hers(large, small)
    assert automa.wants_to_swap(s) == swaps


@pytest.mark.rule("STS-7")
def test_of_equal_items_the_leftmost_are_swapped():
    _, s = hers([2, 2, 0], [0, 0])
    automa.swap_items(s)
    assert (s.swapped_most, s.swapped_least) == (0, 3)
    _, s = hers([0, 1, 0], [4, 4])
    automa.swap_items(s)
    assert (s.swapped_most, s.swapped_least) == (3, 0)


@pytest.mark.rule("STS-R5")
def test_she_swaps_even_if_the_gap_widens_and_never_with_an_empty_pile():
    _, s = hers([4, 0, 0], [0, 0])
    automa.swap_items(s)
    assert s.worth[HERS].tolist() == [4, 1], "the other pile leads now, and there is no second look"
    _, s = hers([4], [])
    assert not automa.wants_to_swap(s)


@pytest.mark.rule("STS-6")
def test_the_tokens_of_the_reserved_item_go_back():
    p, s = split([1, 3, 1], [2, 0])
    s.lies[0], s.phase = parts.UNSPLIT, parts.RESERVING
    moves.apply(p, s, 0, parts.RESERVE + 1)
    assert s.tokens[0, :5].tolist() == [1, 0, 1, 2, 0]


@pytest.mark.rule("STS-6", "STS-7")
def test_all_tokens_go_back_when_a_pile_is_taken_yours_and_hers():
    p, s = split([1, 3, 1], [2, 0])
    s.phase = SHE_TAKES
    moves.apply(p, s, AUTOMA, parts.STEP)
    assert s.her_choice == IN_LARGE
    assert s.tokens.sum() == s.worth.sum() == 0
    p, s = hers([1, 3, 1], [1, 1])
    s.phase = parts.YOU_TAKE
    moves.apply(p, s, 0, parts.TAKE + IN_SMALL)
    assert s.tokens.sum() == s.worth.sum() == 0


@pytest.mark.rule("STS-7")
def test_swap_and_choice_in_a_game():
    match = advance(table(), SWAPPING, seed=3)
    wants = automa.wants_to_swap(match.secret_state())
    before = match.secret_state().lies[HERS].tolist()
    reported = step(match)
    assert reported.startswith("swap ") == wants
    assert (match.secret_state().lies[HERS].tolist() != before) == wants
    assert [match.write(0, action) for action in match.legal(0)] == ["take small", "take large"]
    assert all(entry.text[:8] != "decision" for entry in match.story(0)[-2:]), "no decision card here"


# -- her mat ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("STS-R1", "STS-10")
def test_each_item_lies_on_exactly_one_field():
    p, s = laid_out()
    for item, field in (
        (find(p, "2x2", value=2), BOTH_FIELD),
        (find(p, "2x2", value=1), TARGET_FIELD),
        (find(p, "double", value=4), TARGET_FIELD),
        (find(p, "2x3", value=3), VALUE_FIELD),
        (find(p, "3x3", mark=CANCELLED), NEITHER_FIELD),
        (rare(p, "2x2"), RARE_FIELD),
        (rare(p, "3x3"), RARE_FIELD),
        (forever(p), FOREVER_FIELD),
        (card(8), CARD_FIELD),
    ):
        before = s.field.sum()
        automa.put_on_mat(p, s, item)
        assert automa.field_of(p, s, item) == field
        assert s.field.sum() == before + 1
    assert s.field.tolist() == [1, 2, 1, 1, 2, 1, 1]
    assert s.her_rares == p.value[rare(p, "2x2")] + p.value[rare(p, "3x3")], "the values of rares only"


@pytest.mark.rule("STS-15")
def test_the_rulebooks_example_of_the_final_sixty_points():
    """24 + 8 + 10 + 10 + 4 + 0 + 4."""
    p, s = laid_out()
    s.field[:] = (3, 2, 2, 2, 1, 3, 2)
    p.field_points[1] = (8, 4, 5, 5, 4, 0, 2)
    assert [int(n * each) for n, each in zip(s.field, p.field_points[1], strict=True)] == [24, 8, 10, 10, 4, 0, 4]
    assert automa.mat_points(p, s, 1) == 60


@pytest.mark.rule("STS-10")
def test_her_items_go_to_her_mat_and_a_card_scores_the_contest_on_the_board():
    match = advance(table(Options(level="2")), HER_PLACING)
    waiting = [int(item) for item in match.secret_state().her_items if item]
    before = match.secret_state().field.sum()
    for _ in waiting:
        assert " to " in step(match)
    assert match.secret_state().field.sum() == before + len(waiting)
    match = advance(match, HER_SHOW)
    state, p = match.secret_state(), match.parts
    listed = [card for card in state.contest[:4] if p.show_lists[state.show_card, card]]
    assert len(listed) == 1
    assert step(match) == f"score {p.show_points[state.show_card, listed[0]]}"


@pytest.mark.rule("STS-10")
@pytest.mark.parametrize(("level", "points"), [("1", 10), ("2", 14), ("3", 22)])
def test_a_show_scoring_card_pays_what_stands_in_the_column_of_the_level(level, points):
    """5, 7 or 11 for contest 1, twice on Saturday."""
    text = re.sub(r"\n1 = \[.*\]", "\n1 = [5, 7, 11]", built_in_pack())
    p, s = make_parts(Options(level=level), 1, text), laid_out()[1]
    s.phase, s.show_card, s.day = HER_SHOW, 1, 1
    moves.apply(p, s, AUTOMA, parts.STEP)
    assert s.her_show.tolist() == [0, points, 0]


@pytest.mark.rule("STS-10")
def test_her_shows_count_once_twice_and_three_times():
    match = table(Options(level="3"))
    times = []
    for day in range(3):
        match = advance(match, HER_SHOW, seed=5)
        state = match.secret_state()
        each = max(match.parts.show_points[state.show_card, card] for card in state.contest[:4])
        step(match)
        times.append(match.secret_state().her_show[day] / each)
    assert times == [1, 2, 3]
    assert sum(match.secret_state().shows) == 1, "three of the four cards are used"


@pytest.mark.rule("STS-10", "STS-14")
def test_in_introductory_mode_her_items_are_discarded():
    match = advance(table(INTRODUCTORY), parts.HER_FINAL)
    assert not match.secret_state().field.any()
    assert not match.secret_state().her_items.any()
    assert not any(reported.actor == AUTOMA and " to " in reported.text for reported in match.story())


@pytest.mark.rule("STS-3")
def test_she_never_uses_what_her_cards_do():
    """Her exhibitors and specialists are items like any other: cards on a field."""
    p, s = laid_out()
    for number in (2, 10, 16, 17, 18):
        assert automa.field_of(p, s, card(number)) == CARD_FIELD
        s.item[HERS, 0] = card(number)
        s.up[HERS, 0] = 1
        assert automa.item_tokens(p, s, HERS, 0) == 1
