"""The solver: exact against an exhaustive search, honest where it cannot be, and playable by the rules."""

import random
from functools import cache

import numpy as np
import pytest

from ludoteka.core.actors import CHANCE
from ludoteka.core.errors import Refused
from ludoteka.core.tests.at_the_table import play
from ludoteka.games.mini_fits import moves, rules, scoring, sheet, solver
from ludoteka.games.mini_fits.components import default_components
from ludoteka.games.mini_fits.parts import MOST_ACTIONS
from ludoteka.games.mini_fits.solving import hunting, layers
from ludoteka.games.mini_fits.solving.hunting import Task, hunt
from ludoteka.games.mini_fits.variants import Options, make_parts
from ludoteka.table.postgame import bests

from .at_the_table import FIRST, GAME, SECOND, changed, finish_round, started, table

SMALL = """
columns = 4
rows = 4
[pieces]
L = ["X.", "X.", "XX"]
T = ["XXX", ".X."]
S = [".XX", "XX."]
C = ["X.", "XX"]
I = ["XX"]
[start]
pieces = ["L", "T", "S"]
[[symbols]]
name = "star"
boxes = [[1, 2], [3, 3]]
[[symbols]]
name = "moon"
boxes = [[2, 4]]
[scoring]
line = 2
symbol_set = 3
set_boxes = 1
hole = 0
"""
# Of four stars two must stay in sight; of two moons both.
PAIRS = SMALL.replace("[[1, 2], [3, 3]]", "[[1, 2], [3, 3], [1, 4], [2, 1]]").replace("[[2, 4]]", "[[2, 4], [1, 3]]")
PAIRS = PAIRS.replace("set_boxes = 1", "set_boxes = 2")
PENALTIES = "[[penalties]]\nside = 2\npoints = -4\nboxes = [[1, 1], [4, 4]]\n"


def exhaustive(p, side, order):
    """The best by trying every slide of every piece."""

    @cache
    def best(turn, filled, heights):
        if turn == len(order):
            return int(scoring.frame_points(p, side, filled))
        tops = np.array(heights, np.int64)
        out = np.zeros(MOST_ACTIONS, np.int64)
        found = [best(turn + 1, filled, heights)] if turn else []
        for action in out[: rules.legal_slides(p, tops, order[turn], out)].tolist():
            after = tops.copy()
            rest = moves.drop(p, after, action)
            found.append(best(turn + 1, filled | moves.squares_at(p, action, rest), tuple(after.tolist())))
        return max(found)

    return best(0, 0, (0,) * int(p.columns))


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize(
    "components",
    [SMALL, PAIRS, SMALL + PENALTIES, SMALL.replace("hole = 0", "hole = -1")],
    ids=["plain", "pairs", "penalties", "holes"],
)
def test_nothing_better_exists_than_what_is_proved(components, side):
    p, dice = make_parts(Options(), 1, components), random.Random(side)
    proved = 0
    for start in (1, 2, 3):
        order = [piece for piece in range(1, 6) if piece != start]
        dice.shuffle(order)
        found = hunt(Task(p, side, (start, *order[:3]), solver._lore()))
        truth = exhaustive(p, side, (start, *order[:3]))
        assert found.score == truth
        assert found.upper_bound >= truth
        proved += found.upper_bound == truth
    assert proved >= (3 if components == SMALL else 0)


def test_covered_boxes_of_a_set_that_is_still_there_make_a_difference():
    """One more may cost the set. Once it is lost, no box of it matters."""
    p = make_parts(SECOND, 1, PAIRS)
    stars = [int(p.bit[square]) for square in p.box_square[0, :4]]

    def alike(one: int, other: int) -> bool:
        frames = np.zeros((2, layers.HEIGHTS + 8), np.int64)
        frames[:, layers.FILLED] = one, other
        return bool(layers.alike(p, 1, frames[0], frames[1]))

    assert alike(stars[0], stars[0])
    assert not alike(stars[0], stars[0] | stars[1])
    assert not alike(stars[0], stars[1])
    assert not alike(stars[0] | stars[1], sum(stars[:3]))
    assert alike(sum(stars[:3]), sum(stars))


def test_a_narrow_search_says_that_it_proves_nothing():
    p = make_parts(FIRST, 1)
    task = Task(p, 0, solver.read_order(p, "F,L,T,U,V,W,Y,J,D,S,C,N,P"), solver._lore())
    found = hunt(task, narrow=3, wide=3)
    assert found.score < found.upper_bound
    search = hunting.Search(task)
    assert search.run(9, 3) == (None, False)
    assert search.run(10, hunting.WIDE) == (None, True)


def played(p, options, placement, components=""):
    """The same round at a table: the cards come as the placement names them."""
    match = table(options, 1, components)
    first, *others = placement
    play(match, f"0 start 1 {first[0]}", f"1 {first}")
    return match, others


@pytest.mark.rule("FIT-9")
@pytest.mark.parametrize(("options", "most"), [(FIRST, 10), (SECOND, 19)], ids=["plain", "symbols"])
def test_the_maximum_is_reached_by_some_order(options, most):
    p = make_parts(options, 1)
    best = solver.maximum(p)
    assert (best.score, best.upper_bound, best.proved) == (most, most, True)
    scene = sheet.instead(p, GAME.blank(), 0, best.placement, ["Ana"])
    assert scene.scores[0].points == most
    assert scene.data["placement"] == list(best.placement)
    slid = [each["name"] for each in scene.data["frames"][0]["pieces"]]
    assert slid == [text.partition("@")[0] for text in best.placement if text != "pass"]
    steps = scene.data["steps"]
    assert [step["piece"] for step in steps if step["piece"]] == [text[0] for text in slid]
    assert steps[-1] == {"piece": slid[-1][0], "lines": list(range(1, 11)), "points": most}
    assert steps[0]["lines"] == []


def test_what_is_found_can_be_played():
    p = make_parts(FIRST, 1)
    order = "W,L,T,U,V,F,Y,J,D,S,C,N,P"
    best = solver.solve(p, order)
    match = play(table(FIRST), "0 start 1 W", f"1 {best.placement[0]}", "0 card W")
    for card, slide in zip(order.split(",")[1:], best.placement[1:], strict=True):
        play(match, f"0 card {card}", f"1 {slide}")
    outcome = match.outcome()
    assert outcome
    assert outcome.scores == (best.score,)


def test_fewer_cards_have_less_area():
    """With four players three start pieces are skipped: 45 squares fill at most seven lines."""
    p = make_parts(FIRST, 1)
    best = solver.solve(p, "F,L,T,U,V,J,D,S,C,P")
    assert best.score <= best.upper_bound <= 7


@pytest.mark.rule("FIT-5", "FIT-9")
@pytest.mark.parametrize(("owner_skips", "squares"), [(False, (60, 55, 50, 45)), (True, (60, 60, 60, 60))])
def test_how_many_lines_can_be_reached_depends_on_who_skips(owner_skips, squares):
    """What the rulebook tells of it: with four players who all skip, 45 squares come to each, for 7 lines; else 60."""
    for seats, area in enumerate(squares, start=1):
        match = random_game(Options(sides="first", owner_skips=owner_skips), seats, 1)
        p = match.parts
        for order in solver.orders_of(match):
            assert sum(bin(int(p.form[piece, 0]) % (1 << 64)).count("1") for piece in order) == area
            assert hunting.Search(Task(p, 0, order, solver._lore())).most() <= area // p.columns


@pytest.mark.parametrize(
    ("text", "code"),
    [("", "solve-nothing"), ("F,Q", "piece-unknown"), ("F,T,T", "piece-twice"), ("T,F", "solve-start")],
)
def test_an_order_that_cannot_come_is_refused(text, code):
    with pytest.raises(Refused, match=code):
        solver.solve(make_parts(Options(), 1), text)


# -- hindsight --------------------------------------------------------------------------------------------------


def random_game(options, seats, seed):
    match, dice = table(options, seats), random.Random(seed)
    while not match.over:
        actor = match.to_act()[0]
        match.submit(actor, dice.choice(match.legal(actor)))
    return match


@pytest.mark.parametrize("owner_skips", [False, True])
def test_in_hindsight_every_seat_had_its_own_pieces(owner_skips):
    match = random_game(Options(sides="second", owner_skips=owner_skips), 3, 4)
    state = match.secret_state()
    starts = [int(piece) for piece in state.start[:3]]
    cards = [entry.action for entry in match.log.live() if entry.actor == CHANCE][3:]
    assert sorted(cards) == list(range(1, 14))
    for seat, order in enumerate(solver.orders_of(match)):
        skipped = {starts[seat]} if owner_skips else set(starts)
        assert order == (starts[seat], *(card for card in cards if card not in skipped))


@pytest.mark.parametrize("options", [Options(), Options(start_cards="chosen"), FIRST], ids=["both", "chosen", "first"])
def test_the_drawn_frame_brings_what_was_promised(options):
    match = random_game(options, 2, 5)
    rounds = 1 if options == FIRST else 2
    for seat, best in enumerate(bests(match)):
        scenes = (*best.earlier, best.scene)
        assert [scene.data["side"] for scene in scenes] == list(range(1, rounds + 1))
        assert sum(scene.scores[seat].points for scene in scenes) == best.score
        assert best.reached == match.scores()[seat]
        assert best.reached <= best.score <= best.upper_bound
        assert best.scene.scores[1 - seat].points == sheet.last_round(match.parts, match.secret_state(), 1 - seat)
        assert {line.data["round"] for scene in scenes for line in scene.scores[seat].lines} == {1}


@pytest.mark.rule("FIT-1")
def test_both_rounds_are_looked_back_at_with_their_own_cards():
    match = finish_round(started(starts="F", at="F@1"))
    finish_round(play(match, "0 start 1 W", "1 W@4"))
    (best,) = bests(match)
    (first,) = best.earlier
    assert (first.data["placement"][0][0], best.scene.data["placement"][0][0]) == ("F", "W")
    assert first.data["symbols"] == []
    assert len(best.scene.data["symbols"]) == 3
    assert best.score == first.data["steps"][-1]["points"] + best.scene.data["steps"][-1]["points"]
    assert best.reached == 9


def test_an_unfinished_game_has_no_hindsight():
    with pytest.raises(Refused, match="solve-unfinished"):
        solver.hindsight(table())


def test_the_second_round_is_looked_at_on_its_own():
    match = finish_round(started(starts="F", at="F@1"))
    finish_round(play(match, "0 start 1 W", "1 W@4"))
    (best,) = solver.hindsight(match)
    assert best.score > 9
    assert best.placement[0].startswith("W")


def test_other_points_are_solved_too():
    p = make_parts(SECOND, 1, changed("symbol_set = 3", "symbol_set = 0"))
    q = make_parts(SECOND, 1, default_components())
    order = "F,L,T,U,V,J,D,S,C,P"
    assert solver.solve(p, order).score + 9 >= solver.solve(q, order).score
