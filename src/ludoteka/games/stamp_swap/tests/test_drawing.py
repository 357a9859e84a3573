"""Scenes are put together from what was found before: it must be what would be found now, and the same objects."""

import random
from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np
import pytest

from ludoteka.core.actors import CHANCE, SPECTATOR
from ludoteka.core.match import Match, Seat, Setting
from ludoteka.core.scene import Scene
from ludoteka.core.tests.at_the_table import alter
from ludoteka.games.stamp_swap import scoring
from ludoteka.games.stamp_swap.album import empty_squares, fits, fits_somewhere, lay, members_of
from ludoteka.games.stamp_swap.contests import formula_count, formula_points, kinds, those_of_kind
from ludoteka.games.stamp_swap.drawing.pages import albums_of
from ludoteka.games.stamp_swap.notation import cell_number, squares_name
from ludoteka.games.stamp_swap.parts import (
    CELLS,
    COLOURS,
    F_KIND,
    F_OF,
    FOREVER,
    HERS,
    MOST,
    PLACING,
    SECOND,
    SETS,
    SHOWING,
    SIDE,
    STAMPS,
)
from ludoteka.games.stamp_swap.pieces import held_id
from ludoteka.games.stamp_swap.remembered import remembered
from ludoteka.games.stamp_swap.variants import MIXES, PRESETS, Options, make_parts

from .at_the_table import GAME, advance, collection, find, forever, put, table

TABLES = [(options, GAME.fewest_seats(options)) for options in PRESETS.values()] + list(MIXES.values())


def several(seats: int) -> Match:
    return Match(Setting(GAME, Options(mode="several"), tuple(Seat("human", name) for name in "ABCDE"[:seats])))


def positions(options: Options, seats: int, count: int = 2) -> list[tuple[Any, Any, int]]:
    """Parts, state and a seat at some moments of a random game, most of them late: there is more on a page then."""
    match = Match(Setting(GAME, options, (Seat("human", "A"),) * seats))
    dice, found = random.Random(seats), []
    while not match.over:
        actor = dice.choice(match.to_act())
        match.submit(actor, dice.choice(match.legal(actor)))
        if actor != CHANCE and actor < seats:
            found.append((match.parts, match.secret_state(), actor))
    return found[-1 :: -max(1, len(found) // count)][:count]


def slow_formula(p, s, seat, formula):
    """Its points, its count, and how many there are of each kind where it compares kinds."""
    about, by_kind = int(p.formula[formula, F_OF]), [0] * COLOURS
    if p.formula[formula, F_KIND] in (SETS, SECOND, MOST):
        for kind in range(kinds(about)):
            by_kind[kind] = members_of(those_of_kind(p, s, seat, formula, kind))
    return [formula_points(p, s, seat, formula), formula_count(p, s, seat, formula), *by_kind]


def slow_end(p, s, seat, stamp):
    """Printed values and points for forever stamps, with the stamp on a copy of the page."""
    then = s.copy()
    if stamp:
        lay(p, then, seat, stamp, 0)
    return [scoring.printed_values(p, then, seat), scoring.forever_points_of(p, then, seat)]


def slow_places(p, s, seat, stamp, formulas):
    """By square: the points of each formula, with the stamp on a copy of the page."""
    places = {}
    for cell in range(CELLS):
        if fits(p, s, seat, stamp, cell):
            then = s.copy()
            lay(p, then, seat, stamp, cell)
            places[cell] = [formula_points(p, then, seat, formula) for formula in formulas]
    return places


def check_the_kernel(kernel, options, seats):
    dice = random.Random(1)
    for parts, state, seat in positions(options, seats):
        formulas = [*(contest for contest in state.contest.tolist() if contest), *(50 + mat for mat in range(3))]
        stamps = dice.sample(range(1, STAMPS + 1), 2)
        asked = np.array(formulas, np.int64)
        p, s = (one[0] for one in GAME.scratch(parts, state, kernel)[1:])
        counted = np.zeros((len(formulas), 2 + COLOURS), np.int64)
        kernel.formulas_now(p, s, seat, asked, len(formulas), counted)
        assert counted.tolist() == [slow_formula(parts, state, seat, formula) for formula in formulas]
        for stamp in stamps:
            out = np.zeros((CELLS, len(formulas) + 1), np.int64)
            kernel.points_there(p, s, seat, stamp, asked, len(formulas), out)
            check_places(out.tolist(), slow_places(parts, state, seat, stamp, formulas))
        end = np.zeros((3, 2), np.int64)
        kernel.end_with(p, s, seat, np.array([0, *stamps], np.int64), 3, end)
        assert end.tolist() == [slow_end(parts, state, seat, stamp) for stamp in (0, *stamps)]


def check_places(rows, slow):
    """Each with its points, and with the first of those that are alike."""
    assert {cell: points for cell, (first, *points) in enumerate(rows) if first} == slow
    for cell, points in slow.items():
        assert rows[cell][0] - 1 == min(other for other in slow if slow[other] == points)


@pytest.mark.parametrize(("options", "seats"), TABLES)
def test_what_is_counted_in_one_call_is_what_the_rules_count(options, seats):
    check_the_kernel(GAME.kernel, options, seats)


@pytest.mark.slow
@pytest.mark.compiles
@pytest.mark.parametrize(("options", "seats"), TABLES)
def test_the_compiled_kernel_counts_the_same(options, seats):
    check_the_kernel(GAME.compiled_kernel, options, seats)


@pytest.mark.parametrize(("options", "seats"), TABLES)
def test_an_album_has_what_the_rules_count_on_its_page(options, seats):
    for p, s, _ in positions(options, seats):
        for seat, album in enumerate(albums_of(p, s)):
            assert album.empty == empty_squares(s, seat)
            assert album.forever == scoring.forever_of(p, s, seat)
            assert album.values == scoring.printed_values(p, s, seat)
            assert album.fits == {stamp for stamp in range(1, STAMPS + 1) if fits_somewhere(p, s, seat, stamp)}
            assert {formula: counted.points for formula, counted in album.counted.items()} == {
                formula: formula_points(p, s, seat, formula) for formula in album.counted
            }


def test_a_page_that_changes_is_another_album_and_the_same_page_is_the_same():
    match = advance(several(2), SHOWING)
    s = match.secret_state()
    before = albums_of(match.parts, s)
    assert albums_of(match.parts, s.copy()) == before
    lay(match.parts, s, 0, 1, 0)
    s.cards[0] = 1
    seen = {before[0], albums_of(match.parts, s)[0]}
    for name in ("owned", "mat", "contest", "unit_cell"):
        then = s.copy()
        field = getattr(then, name).reshape(-1)
        field[0] = field[0] % 5 + 1
        seen.add(albums_of(match.parts, then)[0])
    assert len(seen) == 6


def test_what_is_kept_with_an_album_is_found_again_when_something_else_matters_to_it():
    match = advance(several(2), SHOWING)
    album = albums_of(match.parts, match.secret_state())[0]
    found: list[list[int]] = [album.once("test", key, partial(list, (key,))) for key in (1, 1, 2, 1)]
    assert found == [[1], [1], [2], [1]]
    assert found[0] is found[1]
    assert found[0] is not found[3]
    assert album.once("another", 1, lambda: "other") == "other"


def test_no_scene_is_drawn_to_learn_that_nothing_pauses(monkeypatch):
    match = advance(several(2), SHOWING)
    assert not match.scene().pause
    monkeypatch.setattr(type(match.game), "scene", None)
    assert not match.pauses()


def test_what_a_move_does_not_concern_is_drawn_as_the_same_objects():
    """Seat 1 places a stamp: for seat 0, who places as well, and for a spectator, only that page is another."""
    match = advance(several(3), SHOWING)
    before, watched = match.scene(0), match.scene(SPECTATOR)
    stamps = match.secret_state().gained[1].tolist()
    place = next(action for action in match.legal(1) if not match.parts.mark[stamps[action // CELLS]] & FOREVER)
    match.submit(1, place)
    after, then = match.scene(0), match.scene(SPECTATOR)
    assert [board is same for board, same in zip(before.boards, after.boards, strict=True)] == [True, False, True]
    assert [board is same for board, same in zip(watched.boards, then.boards, strict=True)] == [True, False, True]
    assert after.targets is before.targets
    assert after.refusals is before.refusals
    assert all(piece is same for piece, same in zip(before.tray, after.tray, strict=True))
    assert all(score is same for score, same in zip(before.scores, after.scores, strict=True))
    assert all(after.data["would"][piece] is outcome for piece, outcome in before.data["would"].items())
    for key in ("contests", "end", "mat", "ladder"):
        assert after.data[key] is before.data[key]


def test_the_own_page_changes_with_the_own_move():
    match = advance(several(2), SHOWING)
    before = match.scene(0)
    action = match.legal(0)[0]
    match.submit(0, action)
    after = match.scene(0)
    assert after.boards[0] is not before.boards[0]
    assert len(after.boards[0].pieces) > len(before.boards[0].pieces)
    squares = [zip(*(scene.boards[0].cells[:CELLS] for scene in (before, after)), strict=True)]
    assert all(cell is same for pairs in squares for cell, same in pairs)


def test_targets_of_a_stamp_are_the_same_wherever_else_stamps_lie():
    match = advance(Match(Setting(GAME, Options(), (Seat("human", "A"),))), PLACING, 3)
    before = {target.action: target for target in match.scene(0).targets}
    match.submit(0, match.legal(0)[0])
    again = [target for target in match.scene(0).targets if target.kind == "place"]
    assert again
    assert all(before[target.action] is target for target in again)


# -- kept with an album ------------------------------------------------------------------------------------------


def drawn(match: Match, viewer: int = 0) -> Scene:
    """The scene, which must be what would be drawn if nothing had been drawn before."""
    seen, scene = match.observation(viewer), match.scene(viewer)
    assert scene == match.game.scene(replace(seen, parts=seen.parts.copy()))
    return scene


def waiting(match: Match, *stamps: int, seat: int = 0) -> Match:
    """These stamps, and no others, wait to be placed."""
    s = alter(match)
    s.gained[seat], s.to_place[seat] = 0, len(stamps)
    s.gained[seat, : len(stamps)] = stamps
    return match


def refused(scene: Scene) -> dict[str, tuple[str, ...]]:
    """By reason, the cells that are not on offer."""
    return {no.words.id: no.cells for no in scene.refusals}


def test_the_same_page_offers_other_places_when_other_stamps_wait():
    match = advance(table(), PLACING)
    small, large = find(match.parts, "2x2"), find(match.parts, "3x3")
    for stamps in ((small,), (large,), (small, large), (large, small)):
        scene = drawn(waiting(match, *stamps))
        assert list(dict.fromkeys(target.piece for target in scene.targets)) == [held_id(stamp) for stamp in stamps]
        assert set(scene.data["would"]) == {held_id(stamp) for stamp in stamps}


def test_the_same_page_refuses_other_squares_when_other_stamps_wait():
    match = advance(table(), PLACING)
    assert not match.secret_state().units[0]
    for size in (2, 3):
        scene = drawn(waiting(match, find(match.parts, f"{size}x{size}")))
        assert len(refused(scene)["sts-sticks-out"]) == CELLS - (SIDE + 1 - size) ** 2


def test_the_same_page_refuses_other_cells_when_other_stamps_wait():
    match = advance(table(), PLACING)
    alter(match).held[:] = 0
    before = set(refused(drawn(match))["refused-not-now"])
    collection(alter(match), HERS, [find(match.parts, "2x2")])
    assert set(refused(drawn(match))["refused-not-now"]) - before == {"hers-1"}
    her_mat = {cell.id for cell in match.scene(0).boards[1].cells}
    alter(match).her_mat = 0
    assert not set(refused(drawn(match))["refused-not-now"]) & her_mat


def test_the_same_page_would_score_otherwise_when_a_contest_has_been_entered():
    match = advance(table(), PLACING)
    stamp = find(match.parts, "2x2")
    before = drawn(waiting(match, stamp)).data["would"]
    alter(match).ticket[0] = 1
    assert drawn(match).data["would"] != before


def test_the_same_page_would_score_otherwise_when_others_have_more_forever_stamps():
    match = advance(several(3), SHOWING)
    mine, *theirs = (forever(match.parts, at) for at in range(5))
    found = []
    for seat, cells in ((0, ()), (1, ("a1", "a6")), (2, ("a1", "a6"))):
        for cell in cells:
            put(match.parts, alter(match), theirs.pop(), cell, seat)
        found.append(drawn(waiting(match, mine)).data["would"][held_id(mine)]["anywhere"].get("forever", 0))
    assert found == match.parts.forever_points[:3].tolist()


def test_the_same_page_would_score_the_same_for_every_seat():
    """So the seat need not be known, where it is found once for a page."""
    match = advance(several(3), SHOWING)
    s, stamps = alter(match), [forever(match.parts, at) for at in range(2)]
    s.mat[:], s.cards[:], s.units[:], s.grid[:] = 0, 0, 0, 0
    put(match.parts, s, stamps[0], "a1", seat=2)
    for seat in range(2):
        waiting(match, stamps[1], seat=seat)
    albums = albums_of(match.parts, match.secret_state())
    assert albums[0] is albums[1]
    assert drawn(match, 0).data["would"] == drawn(match, 1).data["would"] != {}


# -- remembering -------------------------------------------------------------------------------------------------


def test_what_is_remembered_depends_on_the_parts_the_function_and_all_facts():
    @remembered(8)
    def first(p, fact, other=0):
        return ("first", p.level, fact, other)

    @remembered(8)
    def second(p, fact):
        return ("second", p.level, fact)

    easy, hard = (make_parts(Options(level=level), 1) for level in ("1", "3"))
    assert first(easy, 5) is first(easy, 5)
    assert second(easy, 5) == ("second", 1, 5)
    assert first(hard, 5) == ("first", 3, 5, 0)
    assert first(easy, 5, 6) == first(easy, 5, other=6) == ("first", 1, 5, 6)


def test_only_so_much_is_remembered():
    asked = []

    @remembered(2)
    def find(p, fact):
        asked.append(fact)
        return fact

    p = make_parts(Options(), 1)
    for fact in (1, 2, 1, 3, 1, 2):
        assert find(p, fact) == fact
    assert asked == [1, 2, 3, 2]


def test_squares_that_are_side_by_side_are_written_together():
    assert (
        squares_name([cell_number(name) for name in ("a1", "b1", "c1", "e1", "l1", "a2", "b12")]) == "a-c1 e1 l1 a2 b12"
    )
    assert squares_name([]) == ""
    assert squares_name(range(2 * 12)) == "a-l1 a-l2"
