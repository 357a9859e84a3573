"""How a day goes: what is drawn, reserved, split, placed, entered; and what is refused."""

import pytest

from ludoteka.core.actors import AUTOMA, CHANCE
from ludoteka.core.tests.at_the_table import alter
from ludoteka.games.stamp_swap import automa, draws, moves, parts, supply, swap
from ludoteka.games.stamp_swap.contests import formula_points
from ludoteka.games.stamp_swap.parts import (
    CHOOSING_CONTEST,
    COLLECTING,
    DECIDING,
    DOWN,
    FINAL_DRAW,
    FOREVER_FIELD,
    HER_DRAWS,
    HER_EVENT,
    HERS,
    IN_LARGE,
    IN_SMALL,
    MAT_DRAW,
    PLACING,
    RESERVING,
    REVEALING,
    SPLITTING,
    VALUING,
    YOU_TAKE,
    YOUR_EVENT,
)
from ludoteka.games.stamp_swap.variants import Options

from .at_the_table import (
    INTRODUCTORY,
    advance,
    card,
    cell_number,
    collection,
    find,
    forever,
    laid_out,
    put,
    rare,
    table,
    why_not,
)


def texts(match, actor):
    return [match.write(actor, action) for action in match.legal(actor)]


# -- setup ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("STS-2")
def test_one_contest_of_each_category_and_the_mat_that_answers_to_the_yellow_one():
    match = table()
    for category in range(5):
        ids = [int(text.split()[1]) for text in texts(match, CHANCE)]
        assert ids == list(range(category * 6 + 1, category * 6 + 7))
        match.submit(CHANCE, match.legal(CHANCE)[category])
    assert match.secret_state().contest.tolist() == [1, 8, 15, 22, 29]
    assert match.secret_state().her_mat == 3
    assert match.parts.target[3].tolist() == [0, 0, 1, 1, 0, 0]


@pytest.mark.rule("STS-1", "STS-C4")
def test_your_mat_is_one_without_pinzetta_and_four_cards_are_out():
    match = advance(table(), MAT_DRAW)
    assert texts(match, CHANCE) == ["mat 4", "mat 5"]
    deck = match.secret_state().deck
    assert [number for number in range(1, 20) if not deck[number]] == [1, 5, 6, 9]


@pytest.mark.rule("STS-2")
def test_a_forever_stamp_lies_on_her_mat_but_not_in_introductory_mode():
    assert advance(table(), HER_EVENT).secret_state().field[FOREVER_FIELD] == 1
    assert advance(table(INTRODUCTORY), HER_EVENT).secret_state().field[FOREVER_FIELD] == 0


# -- collecting -------------------------------------------------------------------------------------------------


@pytest.mark.rule("STS-4")
def test_her_collection_is_what_the_card_shows_in_two_piles_from_left_to_right():
    match = advance(table(), HER_DRAWS)
    p, number = match.parts, match.secret_state().card
    match = advance(match, YOUR_EVENT)
    s = match.secret_state()
    view = [*p.event[number, 0, : p.listed[number, 0]], *p.event[number, 1, : p.listed[number, 1]]]
    assert s.held[HERS] == len(view) == 5
    assert s.lies[HERS, :5].tolist() == [IN_LARGE] * 3 + [IN_SMALL] * 2
    for slot, wanted in enumerate(view):
        item = int(s.item[HERS, slot])
        assert (parts.ATTENDEE_PILE if item > parts.CARD else p.pile_of[item]) == wanted & parts.PILE_MASK
        assert s.up[HERS, slot] == (not wanted & DOWN)
        assert item > parts.CARD or s.supply[item] == 0


@pytest.mark.rule("STS-5")
def test_the_second_card_makes_your_collection_and_both_are_gone():
    match = advance(table(), VALUING)
    s = match.secret_state()
    assert s.held[0] == 6
    assert sum(s.events) == 8
    assert s.card == 0
    assert {reported.text.split()[0] for reported in match.story(AUTOMA)} <= {"contest", "mat", "event", "draw"}


@pytest.mark.rule("STS-5")
@pytest.mark.parametrize(
    ("bottom", "up", "hers_up", "gained"),
    [
        (parts.BOTTOM_NOTHING, [1, 0, 1], [1, 0], 0),
        (parts.TURN_UP, [1, 1, 1], [1, 0], 0),
        (parts.TURN_DOWN, [0, 0, 1], [1, 0], 0),
        (parts.HERS_UP, [1, 0, 1], [1, 1], 0),
        (parts.A_FOREVER, [1, 0, 1], [1, 0], 1),
    ],
)
def test_the_bottom_part_happens(bottom, up, hers_up, gained):
    p, s = laid_out()
    collection(s, 0, [find(p, "2x2"), find(p, "2x3"), card(3)], down=(1,))
    collection(s, HERS, [find(p, "2x4"), find(p, "3x3")], down=(1,))
    s.card, p.bottom[1] = 1, bottom
    moves.follow_bottom(p, s)
    assert s.up[0, :3].tolist() == up
    assert s.up[HERS, :2].tolist() == hers_up
    assert s.to_place[0] == gained


def last_of_the_collection(p, s):
    """The last item that the second event card shows, an attendee card, is drawn; its bottom gives a forever stamp."""
    s.phase, s.card, p.bottom[1] = parts.YOUR_DRAWS, 1, parts.A_FOREVER
    s.at = p.listed[1, parts.ON_MIDDLE] - 1
    moves.apply(p, s, CHANCE, parts.OUTCOME + card(3))


@pytest.mark.rule("STS-5")
def test_the_bottom_part_comes_before_a_specialist_who_draws():
    p, s = laid_out()
    s.owned[0, :2], s.cards[0] = (3, 10), 2
    last_of_the_collection(p, s)
    assert s.phase == COLLECTING
    moves.apply(p, s, CHANCE, parts.OUTCOME + 1)
    assert s.phase == VALUING
    assert s.gained[0, :2].tolist() == [forever(p), 1], "in this order"


@pytest.mark.rule("STS-5")
def test_the_bottom_part_happens_where_no_specialist_draws():
    p, s = laid_out()
    last_of_the_collection(p, s)
    assert s.phase == VALUING
    assert s.gained[0, :2].tolist() == [forever(p), 0]


@pytest.mark.rule("STS-5", "STS-13", "STS-R4", "STS-R8")
def test_a_specialist_may_keep_a_rare_that_was_among_the_stamps_of_its_size():
    p, s = laid_out()
    s.owned[0, 0], s.cards[0] = 10, 1  # it draws a 2x2
    moves.go_on_collecting(p, s, 0)
    assert s.phase == COLLECTING
    assert not draws.can_come(p, s, rare(p, "3x3"))
    assert draws.can_come(p, s, rare(p, "2x2"))
    moves.apply(p, s, CHANCE, parts.OUTCOME + rare(p, "2x2"))
    assert s.phase == VALUING
    assert s.gained[0, 0] == rare(p, "2x2")
    assert s.supply[rare(p, "2x2")] == 0


# -- reserve and split ------------------------------------------------------------------------------------------


def splitting(items, *, down=()):
    """A match in which these are your items."""
    match = advance(table(), RESERVING)
    state = alter(match)
    swap.clear_collection(state, 0)
    collection(state, 0, items, down=down)
    return match


@pytest.mark.rule("STS-6")
def test_exactly_one_item_is_reserved_and_never_a_rare():
    p, _ = laid_out()
    items = [rare(p), find(p, "2x2"), card(3), rare(p, at=1), find(p, "2x3"), forever(p)]
    match = splitting(items, down=(3, 4))
    assert texts(match, 0) == [f"reserve {items[1]}", "reserve card 3", f"reserve {items[4]}", f"reserve {items[5]}"]
    assert why_not(match, 0, f"reserve {items[0]}") == ("rare-stays", "STS-6")
    assert why_not(match, 0, f"reserve {items[3]}") == ("rare-stays", "STS-6")
    assert why_not(match, 0, "reserve nothing") == ("must-reserve", "STS-6")
    assert why_not(match, 0, "take large") == ("not-now", "STS-3")
    match.submit(0, match.read(0, "reserve card 3"))
    assert match.secret_state().phase == SPLITTING
    assert match.secret_state().lies[0, :6].tolist() == [0, 0, parts.RESERVED, 0, 0, 0]


@pytest.mark.rule("STS-6")
def test_one_pile_has_exactly_one_item_more():
    p, _ = laid_out()
    items = [find(p, "2x2", at=at) for at in range(6)]
    match = splitting(items)
    match.submit(0, match.legal(0)[0])
    assert len(match.legal(0)) == 10, "three of five"
    assert why_not(match, 0, f"split {items[1]} {items[2]}") == ("uneven-piles", "STS-6")
    assert why_not(match, 0, f"split {items[0]} {items[1]} {items[2]}")[0] == "not-gained"
    match.submit(0, match.read(0, f"split {items[5]} {items[1]} {items[2]}"))
    assert match.secret_state().lies[0, 1:6].tolist() == [IN_LARGE, IN_LARGE, IN_SMALL, IN_SMALL, IN_LARGE]


@pytest.mark.rule("STS-R4")
def test_odd_collections():
    p, _ = laid_out()
    only_rares = splitting([rare(p, at=at) for at in range(4)])
    assert texts(only_rares, 0) == ["reserve nothing"]
    only_rares.submit(0, only_rares.legal(0)[0])
    assert len(only_rares.legal(0)) == 6, "an even number: two of four are called the large pile"
    two = splitting([find(p, "2x2"), find(p, "2x3")])
    two.submit(0, two.legal(0)[0])
    assert len(two.legal(0)) == 1, "one item left: piles of one and none"
    two.submit(0, two.legal(0)[0])
    assert two.secret_state().lies[0, :2].tolist() == [parts.RESERVED, IN_LARGE]


@pytest.mark.rule("STS-6", "STS-7")
def test_everything_goes_where_it_belongs_when_the_swap_is_over():
    match = advance(table(), REVEALING, seed=2)
    before = match.secret_state()
    mine = [int(before.item[0, slot]) for slot in range(6) if before.lies[0, slot] != before.her_choice]
    mine += [int(before.item[HERS, slot]) for slot in range(5) if before.lies[HERS, slot] == before.your_choice]
    match.submit(CHANCE, match.legal(CHANCE)[0])
    s = match.secret_state()
    gained = [int(item) for item in s.gained[0, : s.to_place[0]]]
    assert {item for item in mine if item < parts.CARD} <= set(gained)
    assert {item - parts.CARD for item in mine if item > parts.CARD} == set(s.owned[0, : s.cards[0]].tolist())
    hers = [int(item) for item in s.her_items if item]
    assert len(hers) + len(mine) == 11
    assert not set(hers) & set(mine)


@pytest.mark.rule("STS-R6")
def test_all_decision_cards_are_shuffled_each_day_and_the_final_one_is_another():
    match = table()
    for _ in range(3):
        match = advance(match, DECIDING)
        assert len(match.legal(CHANCE)) == 8
        match.draw(bytes(32))
    last = match.secret_state().decision
    match = advance(match, FINAL_DRAW)
    assert texts(match, CHANCE) == [f"decision {card}" for card in range(1, 9) if card != last]


@pytest.mark.rule("STS-R6")
def test_tokens_never_run_out():
    p, s = laid_out()
    collection(s, 0, [rare(p, at=at) for at in range(6)])
    automa.value_items(p, s, 0)
    assert s.tokens[0].sum() == 24, "there are 19 in the box"


# -- placing ----------------------------------------------------------------------------------------------------


def placing(*stamps, laid=()):
    match = advance(table(), PLACING)
    state = alter(match)
    state.gained[0], state.to_place[0] = 0, len(stamps)
    state.gained[0, : len(stamps)] = stamps
    for stamp, cell in laid:
        put(match.parts, state, stamp, cell)
    return match


def cleared(match):
    """An empty page."""
    for name in ("rows", "grid", "units", "unit_stamp", "unit_half", "unit_cell", "touch"):
        getattr(alter(match), name)[0] = 0
    return match


@pytest.mark.rule("STS-C3", "STS-11")
def test_a_stamp_lies_upright_inside_the_page_and_on_free_squares():
    p, _ = laid_out()
    tall = next(stamp for stamp in range(36, 71) if p.width[stamp] == 2)
    wide = next(stamp for stamp in range(36, 71) if p.width[stamp] == 3)
    match = cleared(placing(tall, wide))
    assert len(match.legal(0)) == 11 * 10 + 10 * 11
    assert why_not(match, 0, f"{tall}@l1") == ("does-not-fit", "STS-C3")
    assert why_not(match, 0, f"{tall}@a11") == ("does-not-fit", "STS-C3")
    assert why_not(match, 0, f"{wide}@k1") == ("does-not-fit", "STS-C3")
    assert why_not(match, 0, f"discard {tall}") == ("it-fits", "STS-11")
    match.submit(0, match.read(0, f"{tall}@b2"))
    covered = [cell_number(cell) for cell in ("b2", "c2", "b3", "c3", "b4", "c4")]
    assert [cell for cell in range(144) if match.secret_state().grid[0, cell]] == covered
    assert why_not(match, 0, f"{wide}@c4") == ("does-not-fit", "STS-C3")
    assert why_not(match, 0, f"{wide}@a1") == ("does-not-fit", "STS-C3")
    assert f"{wide}@d4" in texts(match, 0)
    why = {cell: refusal.words.id for refusal in match.scene(0).refusals for cell in refusal.cells}
    assert {why[cell] for cell in ("a1", "b2", "c4", "a3")} == {"sts-in-the-way"}
    assert {why[cell] for cell in ("k1", "l12", "a12")} == {"sts-sticks-out"}
    assert why_not(match, 0, f"{tall}@e8") == ("not-gained", "STS-11")


@pytest.mark.rule("STS-11")
@pytest.mark.parametrize(("mark", "sign"), [(0, 1), (parts.FADED, -1)])
def test_a_stamp_that_fits_nowhere_scores_its_value_at_once(mark, sign):
    p, _ = laid_out()
    stamp = find(p, "3x3", mark=mark)
    match = cleared(placing(stamp, find(p, "2x2")))
    alter(match).rows[0] = 0b001111111111  # two columns are free
    assert texts(match, 0)[-1] != f"discard {stamp}"
    assert f"discard {stamp}" in texts(match, 0)
    before = match.scores()[0]
    match.submit(0, match.read(0, f"discard {stamp}"))
    assert match.scores()[0] - before == p.value[stamp]
    assert (p.value[stamp] > 0) == (sign > 0)


@pytest.mark.rule("STS-11")
def test_forever_stamps_are_all_alike_and_cards_go_to_the_right():
    p, _ = laid_out()
    match = cleared(placing(forever(p, 20), forever(p, 21)))
    assert len(match.legal(0)) == 144
    assert why_not(match, 0, f"{forever(p, 21)}@a1") == ("same-as-another", "STS-11")
    s = alter(match)
    s.cards[0] = 0
    for number in (8, 3):
        supply.gain(s, 0, card(number))
    assert s.owned[0, :2].tolist() == [8, 3]


@pytest.mark.rule("STS-12")
def test_exhibitors_score_then_a_contest_without_a_ticket():
    match = advance(table(), CHOOSING_CONTEST)
    p, s = match.parts, match.secret_state()
    assert s.exhibit_points[0, 0, 0] == formula_points(p, s, 0, parts.OF_MAT + s.mat[0])
    ids = [f"contest {p.contest_id[card]}" for card in s.contest[:4]]
    assert texts(match, 0) == ids
    points = formula_points(p, s, 0, s.contest[1])
    match.submit(0, match.read(0, ids[1]))
    assert match.secret_state().won[0].tolist() == [0, points, 0, 0]
    match = advance(match, CHOOSING_CONTEST)
    assert ids[1] not in texts(match, 0)
    assert why_not(match, 0, ids[1]) == ("ticket-there", "STS-12")
    match = advance(match, parts.OVER)
    assert sorted(match.secret_state().ticket[0].tolist()) == [0, 1, 2, 3], "three of the four are scored"


@pytest.mark.rule("STS-12", "STS-13")
def test_exhibitor_cards_score_every_show_and_specialists_add_to_contests():
    p, s = laid_out()
    s.owned[0, :2], s.cards[0] = (3, 18), 2
    put(p, s, find(p, "2x2", colour="blue"), "a1")
    put(p, s, find(p, "2x2", colour="green"), "c1")
    for day in range(2):
        s.day = day
        moves.show_exhibitors(p, s, 0)
        assert s.exhibit_points[0, day, 3] == 2, "one for each colour"
        assert s.exhibit_points[0, day, 18] == 0
    moves.enter_contest(p, s, 0, 0)
    assert s.won_bonus[0].tolist() == [3, 0, 0, 0]


def test_three_days_and_the_end():
    match = advance(table(Options(level="2")), parts.OVER)
    events = [reported.text for reported in match.story() if reported.text.startswith("event")]
    assert len(set(events)) == 6
    assert match.over
    outcome = match.outcome()
    assert outcome
    assert outcome.reason in {"won", "lost", "drawn"}


def test_a_choice_cannot_be_taken_back_once_hidden_stamps_are_turned_up():
    match = advance(table(), YOU_TAKE)
    match.submit(0, match.legal(0)[0])
    assert match.undoable(0) == 1
    match.submit(CHANCE, match.legal(CHANCE)[0])
    assert match.undoable(0) == 0
