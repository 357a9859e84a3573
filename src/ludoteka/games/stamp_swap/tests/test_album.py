"""The page by itself: what fits, what touches, and that trying things leaves no trace."""

import random

import pytest

from ludoteka.core.actors import AUTOMA, EVERYBODY
from ludoteka.games.stamp_swap import album, contests, moves, rules, scoring, view
from ludoteka.games.stamp_swap.automa import FOR_SIZE, highest_in, lowest_in, return_tokens, token_reasons
from ludoteka.games.stamp_swap.parts import (
    ATTENDEE_PILE,
    ATTENDEES,
    CELLS,
    HER_DRAWS,
    HERS,
    IN_LARGE,
    IN_SMALL,
    MOST_ITEMS,
    OF_MAT,
    OVER,
    PILE_VALUING,
    RARE_PILE,
    RESERVE,
    RESERVING,
    SEEMS_RARE,
    SIDE,
    SPLIT,
    SPLITTING,
    STAMPS,
    TAKE,
    YOUR_DRAWS,
    State,
)
from ludoteka.games.stamp_swap.supply import first_forever, is_left

from .at_the_table import collection, find, forever, laid_out, lines, piles, put, tokens


def random_page(seed, many=14):
    """Stamps wherever they fit, and after each the page as it was before."""
    p, s = laid_out()
    dice, before = random.Random(seed), []
    for stamp in dice.sample(range(1, 166), many):
        cells = [cell for cell in range(CELLS) if album.fits(p, s, 0, stamp, cell)]
        if cells:
            before.append(s.tobytes())
            album.lay(p, s, 0, stamp, dice.choice(cells))
    return p, s, before


def neighbours(s, unit):
    """Square by square: what lies around a unit, with -1 for an empty square."""
    own = [divmod(cell, SIDE) for cell in range(CELLS) if s.grid[0, cell] == unit + 1]
    around = {(row + y, column + x) for row, column in own for y, x in ((0, 1), (1, 0), (0, -1), (-1, 0))} - set(own)
    inside = [(row, column) for row, column in around if 0 <= row < SIDE and 0 <= column < SIDE]
    return {int(s.grid[0, row * SIDE + column]) - 1 for row, column in inside}


@pytest.mark.rule("STS-13")
@pytest.mark.parametrize("seed", range(6))
def test_what_touches_and_what_is_surrounded_square_by_square(seed):
    p, s, _ = random_page(seed, 14 + 4 * seed)
    for unit in range(s.units[0]):
        around = neighbours(s, unit)
        assert s.touch[0, unit] == sum(1 << other for other in around if other >= 0)
        assert album.is_surrounded(p, s, 0, unit) == (-1 not in around)


@pytest.mark.rule("STS-13")
def test_the_right_edge_surrounds_and_the_next_row_does_not_matter():
    p, s = laid_out()
    for at, cell in enumerate(("k1", "i1", "k3")):
        put(p, s, find(p, "2x2", at=at), cell)
    assert album.is_surrounded(p, s, 0, 0)
    assert not album.is_surrounded(p, s, 0, 2)


@pytest.mark.parametrize("seed", range(3))
def test_what_is_lifted_leaves_no_trace(seed):
    p, s, before = random_page(seed)
    while before:
        album.lift(p, s, 0)
        assert s.tobytes() == before.pop()
    assert s.units[0] == 0


@pytest.mark.rule("STS-C3")
@pytest.mark.parametrize("seed", range(3))
def test_a_stamp_fits_where_all_its_squares_are_free(seed):
    p, s, _ = random_page(seed)
    for stamp in (find(p, "2x2"), find(p, "3x3"), find(p, "2x4"), 37):
        width, height = int(p.width[stamp]), int(p.height[stamp])
        for cell in range(CELLS):
            row, column = divmod(cell, SIDE)
            inside = row + height <= SIDE and column + width <= SIDE
            squares = [cell + down * SIDE + across for down in range(height) for across in range(width)]
            free = inside and not any(s.grid[0, square] for square in squares)
            assert album.fits(p, s, 0, stamp, cell) == free


@pytest.mark.rule("STS-13")
@pytest.mark.parametrize("cells", ["a1 a2", "a12 a11", "a1 b1", "l1 k1"])
def test_small_stamps_touch_at_each_edge_of_the_page(cells):
    p, s = laid_out()
    for at, cell in enumerate(cells.split()):
        put(p, s, forever(p, at), cell)
    assert s.touch[0, :2].tolist() == [0b10, 0b01]


@pytest.mark.rule("STS-13")
def test_groups_apart_stay_apart_even_if_others_of_their_kind_lie_about():
    p, s = laid_out()
    green = [find(p, "2x2", colour="green", at=at) for at in range(4)]
    for stamp, cell in zip(green, ("a1", "c1", "h8", "j8"), strict=True):
        put(p, s, stamp, cell)
    put(p, s, find(p, "2x2", colour="blue"), "e1")
    assert contests.formula_points(p, s, 0, 3) == 2 * 6, "the largest group has two"
    assert contests.formula_points(p, s, 0, 4) == 2 * 4, "there are two groups of two"
    assert contests.group_from(s, 0, 1, 0b1111) == 0b0011


@pytest.mark.rule("STS-13")
def test_there_is_no_second_kind_if_all_are_of_one():
    p, s = laid_out()
    assert contests.formula_count(p, s, 0, 2) == 0
    put(p, s, find(p, "2x2", colour="green"), "a1")
    assert contests.formula_count(p, s, 0, 2) == 0
    put(p, s, find(p, "2x2", colour="blue"), "e1")
    assert contests.formula_count(p, s, 0, 2) == 1


@pytest.mark.rule("STS-7")
def test_the_most_and_the_least_are_looked_for_in_one_pile_only():
    p, s = laid_out()
    collection(s, HERS, [find(p, "2x2", at=at) for at in range(5)])
    piles(s, HERS, large=(1, 2, 3))
    tokens(s, HERS, 4, 1, 3, 2, 0)
    assert (highest_in(s, IN_LARGE), lowest_in(s, IN_LARGE)) == (2, 1)
    assert (highest_in(s, IN_SMALL), lowest_in(s, IN_SMALL)) == (0, 4)


@pytest.mark.rule("STS-6")
def test_all_tokens_go_back():
    s = State()
    s.tokens[HERS], s.worth[HERS], s.tokens[0], s.worth[0] = 2, (5, 7), 1, (3, 4)
    return_tokens(s, HERS)
    assert not s.tokens[HERS].any()
    assert s.worth[HERS].tolist() == [0, 0]
    assert s.worth[0].tolist() == [3, 4]


@pytest.mark.rule("STS-4", "STS-5")
@pytest.mark.parametrize("phase", [HER_DRAWS, YOUR_DRAWS])
def test_only_its_owner_sees_what_is_drawn_face_down(phase):
    p, s = laid_out()
    s.phase, s.card = phase, 1
    s.at = 4 if phase == HER_DRAWS else 2
    seen = view.observers(p, s, 0, 0)
    assert seen == (1 << AUTOMA if phase == HER_DRAWS else 1)
    s.at = 0
    assert view.observers(p, s, 0, 0) == EVERYBODY, "a stamp that comes face up"
    s.phase, s.at = RESERVING, 4
    assert view.observers(p, s, 0, 0) == EVERYBODY, "later nothing is drawn"


@pytest.mark.rule("STS-16")
def test_the_next_forever_stamp_is_found_wherever_the_rares_lie():
    p, s = laid_out()
    p.pile_of[1] = RARE_PILE
    assert first_forever(p, s) == forever(p)


@pytest.mark.rule("STS-4")
def test_a_pile_has_something_left_as_long_as_its_last_card_or_stamp_is_there():
    p, s = laid_out()
    s.deck[:], s.supply[:] = 0, 0
    pile = int(p.pile_of[STAMPS])
    assert not is_left(p, s, ATTENDEE_PILE)
    assert not is_left(p, s, pile)
    s.deck[ATTENDEES], s.supply[STAMPS] = 1, 1
    assert is_left(p, s, ATTENDEE_PILE)
    assert is_left(p, s, pile)


@pytest.mark.rule("STS-5")
def test_a_player_with_nothing_to_split_goes_on():
    p, s = laid_out()
    collection(s, 0, [find(p, "2x2")])
    s.phase = RESERVING
    moves.apply(p, s, 0, RESERVE)
    assert s.phase == SPLITTING
    assert rules.refusal(p, s, 0, RESERVE) == rules.refusal(p, s, 0, TAKE) == rules.NOT_NOW
    moves.apply(p, s, 0, SPLIT)
    assert s.phase == PILE_VALUING


@pytest.mark.rule("STS-12")
def test_the_exhibitor_of_the_mat_has_a_line_of_its_own():
    p, s = laid_out()
    for at, cell in enumerate(("a1", "c1", "e1", "a3", "c3", "e3")):
        put(p, s, find(p, "2x2", at=at), cell)
    s.mat[0] = next(mat for mat in range(1, 6) if contests.formula_points(p, s, 0, OF_MAT + mat))
    moves.show_exhibitors(p, s, 0)
    assert s.exhibit_points[0, 0, 0] == contests.formula_points(p, s, 0, OF_MAT + s.mat[0])
    assert not s.exhibit_points[0, 0, 1:].any()


@pytest.mark.rule("STS-6")
def test_she_values_the_size_of_a_stamp_that_lies_face_down_even_if_it_seems_rare():
    p, s = laid_out()
    stamp = find(p, "2x2")
    p.back[stamp] |= SEEMS_RARE
    collection(s, 0, [stamp], down=(0,))
    assert token_reasons(p, s, 0, 0) == FOR_SIZE


@pytest.mark.rule("STS-15")
def test_a_show_card_without_any_contest_of_the_board_brings_nothing():
    p, s = laid_out()
    s.show_card, p.show_lists[1] = 1, 0
    assert moves.show_score(p, s) == 0


@pytest.mark.rule("STS-9")
def test_what_she_swapped_is_forgotten_when_all_is_revealed():
    p, s = laid_out()
    s.swapped, s.swapped_most, s.swapped_least = 1, 2, 3
    moves.reveal(p, s)
    assert (s.swapped, s.swapped_most, s.swapped_least) == (0, 0, 0)


@pytest.mark.rule("STS-5")
def test_a_stamp_that_lies_face_down_is_hidden_from_all_but_its_owner():
    p, s = laid_out()
    stamps = [find(p, "2x2", at=side) for side in (0, 1)]
    for side, stamp in enumerate(stamps):
        collection(s, side, [stamp], down=(0,))
    hidden = [[view.lies_hidden(s, viewer, stamp) for stamp in stamps] for viewer in (0, 1, 2)]
    assert hidden == [[False, True], [True, False], [True, True]]


@pytest.mark.rule("STS-5")
@pytest.mark.parametrize("slot", [0, 3, 7])
def test_a_cut_is_secret_as_long_as_a_stamp_in_it_lies_face_down(slot):
    p, s = laid_out()
    s.phase, s.secret[0, slot] = RESERVING, 1
    reserves = [view.observers(p, s, 0, RESERVE + each) for each in range(MOST_ITEMS + 1)]
    assert reserves == [1 if each == slot else EVERYBODY for each in range(MOST_ITEMS + 1)]
    s.phase = SPLITTING
    splits = [view.observers(p, s, 0, SPLIT + large) for large in range(1 << MOST_ITEMS)]
    assert splits == [1 if large >> slot & 1 else EVERYBODY for large in range(1 << MOST_ITEMS)]


@pytest.mark.rule("STS-12")
def test_every_exhibitor_has_a_line_and_every_kind_of_line_a_name():
    p, s = laid_out()
    for number in range(1, 20):
        s.exhibit_points[0, 1, number] = number
    reported = lines(p, s)
    assert [(kind, points, day, card) for kind, points, day, card, *_ in reported] == [
        (scoring.EXHIBITOR_LINE, number, 1, number) for number in range(1, 20)
    ]
    assert scoring.score(p, s, 0) == sum(range(1, 20))
    kinds = {value for name, value in vars(scoring).items() if name.endswith("_LINE")}
    assert len(kinds) == 9


@pytest.mark.rule("STS-12")
def test_there_is_room_for_all_lines_that_a_game_can_have():
    p, s = laid_out()
    s.exhibit_points[0], s.token_points[0], s.ticket[0], s.won_bonus[0] = 1, 1, (1, 2, 3, 3), 1
    s.discarded[0], s.phase = 1, OVER
    assert len(lines(p, s)) == 3 * 21 + 2 * 4 + 4


@pytest.mark.rule("STS-12")
def test_what_a_specialist_adds_to_a_contest_counts():
    p, s = laid_out()
    s.ticket[0, 1], s.won[0, 1], s.won_bonus[0, 1] = 1, 12, 3
    assert scoring.score(p, s, 0) == 15
