"""The deal, drawing and passing, the end of a round, and rounds that add up."""

import numpy as np
import pytest

from ludoteka.core.actors import CHANCE
from ludoteka.core.kernel_api import NO_SUCH_ACTION
from ludoteka.core.tests.at_the_table import alter, offered, play, why_not
from ludoteka.games.triominos import boards
from ludoteka.games.triominos.parts import DRAW, MOST_ROUNDS, SPOTS
from ludoteka.games.triominos.rules import NO_SUCH_TILE

from .at_the_table import KERNEL, brings, deal, ended, points, pool, position, rack, table

# -- TRI-1, TRI-2 -----------------------------------------------------------------------------------------------


@pytest.mark.rule("TRI-1")
@pytest.mark.parametrize(("seats", "each"), [(2, 9), (3, 7), (4, 7)])
def test_tiles_are_drawn_one_at_a_time_in_turn(seats, each):
    match, order = table(seats=seats), []
    while match.secret_state().phase == 0:
        order.append(match.secret_state().drawing)
        match.submit(CHANCE, match.legal(CHANCE)[3])
    assert order == list(range(seats)) * each
    assert [len(rack(match, seat)) for seat in range(seats)] == [each] * seats
    assert match.secret_state().pool_left == len(pool(match)) == 56 - seats * each
    assert {tile for seat in range(seats) for tile in rack(match, seat)} & pool(match) == set()


@pytest.mark.rule("TRI-1")
def test_a_tile_is_dealt_once_and_to_whom_it_belongs():
    match = play(table(), "0 deal 1 135")
    assert why_not(match, "0 deal 2 135") == ("tri-not-in-pool", "TRI-1")
    assert why_not(match, "0 deal 1 333") == ("tri-other-players-tile", "TRI-1")
    assert why_not(table(), "0 deal 2 333") == ("tri-other-players-tile", "TRI-1")
    assert why_not(match, "0 deal 2 333") == ("", "")
    assert why_not(match, "1 draw") == ("not-your-turn", "TRI-3")


@pytest.mark.rule("TRI-2")
def test_the_highest_lot_starts_and_lots_go_back():
    match = deal(table(seats=3))
    lots = sorted(pool(match), key=lambda name: sum(map(int, name)))
    low, high = lots[0], lots[-1]
    before = pool(match)
    play(match, f"0 lot 1 {low}")
    assert low not in pool(match)
    play(match, f"0 lot 2 {high}", f"0 lot 3 {lots[1]}")
    assert match.to_act() == (1,)
    assert match.secret_state().starter == 1
    assert pool(match) == before
    assert match.secret_state().pool_left == 56 - 21
    assert not match.secret_state().lots.any()


@pytest.mark.rule("TRI-2")
def test_those_tied_for_the_highest_lot_draw_again():
    match = deal(table(seats=4), keep="155 245 244 344 022 122 113 555 444")
    play(match, "0 lot 1 155", "0 lot 2 245", "0 lot 3 244", "0 lot 4 344")
    assert match.to_act() == (CHANCE,)
    assert {match.write(CHANCE, action)[:5] for action in match.legal(CHANCE)} == {"lot 1"}
    assert why_not(match, "0 lot 1 245") == ("tri-not-in-pool", "TRI-1"), "lots stay out until it is settled"
    play(match, "0 lot 1 022", "0 lot 2 122")
    play(match, "0 lot 4 113")
    assert match.to_act() == (CHANCE,), "2 and 4 are tied with 5"
    assert match.secret_state().lotters == 0b1010
    play(match, "0 lot 2 555", "0 lot 4 444")
    assert match.secret_state().turn == 1
    assert match.secret_state().lotters == 0


@pytest.mark.rule("TRI-2")
def test_lots_go_back_early_if_they_would_run_out():
    match = deal(table(components=SMALL_BOX), keep="014 023 113")
    assert match.secret_state().pool_left == 3
    left = sorted(pool(match))
    equal = [name for name in left if sum(map(int, name)) == 5]
    assert len(equal) == 3
    play(match, f"0 lot 1 {equal[0]}", f"0 lot 2 {equal[1]}")
    assert sorted(pool(match)) == left
    assert match.secret_state().pool_left == 3


SMALL_BOX = "000 001 002 003 004 011 012 013 022 111 222 333 444 033 034 044 133 233 014 023 113"


# -- TRI-9, TRI-10, TRI-R1, TRI-R2 ------------------------------------------------------------------------------


@pytest.mark.rule("TRI-9")
def test_each_tile_drawn_costs_5_and_any_tile_may_be_laid_after_it():
    match = position(laid="125@0,0", racks=("122 000", "333 444"))
    assert brings(match, 0, "draw") == -5
    assert match.to_act() == (CHANCE,)
    play(match, "0 deal 1 255")
    assert match.to_act() == (0,)
    assert offered(match) == {"212@1,0", "552@0,1", "draw"}, "drawing on is allowed although two fit"
    assert brings(match, 0, "212@1,0") == 5
    assert match.to_act() == (1,)


@pytest.mark.rule("TRI-9", "TRI-R1")
@pytest.mark.parametrize("willing", [False, True])
def test_three_draws_without_a_placement_cost_25(willing):
    match = position(laid="125@0,0", racks=("122 000" if willing else "000", "333 444"))
    assert why_not(match, "1 pass") == ("tri-draw-first", "TRI-9")
    before = points(match)[0]
    for tile in ("003", "004", "034"):
        play(match, "1 draw", f"0 deal 1 {tile}")
    assert points(match)[0] - before == -15
    assert why_not(match, "1 draw") == ("tri-enough-drawn", "TRI-9")
    assert offered(match) == ({"212@1,0", "pass"} if willing else {"pass"})
    assert brings(match, 0, "pass") == -10
    assert match.to_act() == (1,)
    assert offered(match, 1) == {"draw"}, "the count starts anew"


@pytest.mark.rule("TRI-9")
def test_a_placement_after_three_draws_costs_15_only():
    match = position(laid="125@0,0", racks=("122 000", "333 444"))
    before = points(match)[0]
    play(match, "1 draw", "0 deal 1 003", "1 draw", "0 deal 1 004", "1 draw", "0 deal 1 034", "1 212@1,0")
    assert points(match)[0] - before == 5 - 15


@pytest.mark.rule("TRI-10")
def test_with_an_empty_pool_who_cannot_place_passes_for_nothing():
    match = position(laid="125@0,0", racks=("000", "122 444"), pool="")
    assert offered(match) == {"pass"}
    assert why_not(match, "1 draw") == ("tri-pool-empty", "TRI-10")
    assert brings(match, 0, "pass") == 0
    assert match.to_act() == (1,)
    assert match.secret_state().turns == 1, "nothing worth a note happened"


@pytest.mark.rule("TRI-R1")
def test_with_an_empty_pool_who_can_place_must():
    match = position(laid="125@0,0", racks=("122 444", "000"), pool="")
    assert offered(match) == {"212@1,0"}
    assert why_not(match, "1 pass") == ("tri-must-place", "TRI-R1")


@pytest.mark.rule("TRI-10", "TRI-R2")
@pytest.mark.parametrize("drawn", [1, 2])
def test_a_pool_that_runs_out_in_mid_draw_costs_5_for_each_tile_and_no_more(drawn):
    left = ["003", "004"][:drawn]
    match = position(laid="125@0,0", racks=("000", "122 444"), pool=" ".join(left))
    before = points(match)[0]
    for tile in left:
        play(match, "1 draw", f"0 deal 1 {tile}")
    assert offered(match) == {"pass"}
    play(match, "1 pass")
    assert points(match)[0] - before == -5 * drawn


@pytest.mark.rule("TRI-9", "TRI-R2")
def test_a_pool_that_runs_out_with_the_third_draw_costs_25_all_the_same():
    match = position(laid="125@0,0", racks=("000", "122 444"), pool="003 004 034")
    before = points(match)[0]
    for tile in ("003", "004", "034"):
        play(match, "1 draw", f"0 deal 1 {tile}")
    play(match, "1 pass")
    assert points(match)[0] - before == -25


@pytest.mark.rule("TRI-R1", "TRI-R2")
def test_a_pool_that_runs_out_in_mid_draw_leaves_a_tile_that_fits_to_be_laid():
    match = position(laid="125@0,0", racks=("000", "444"), pool="122")
    play(match, "1 draw", "0 deal 1 122")
    assert offered(match) == {"212@1,0"}
    assert why_not(match, "1 pass") == ("tri-must-place", "TRI-R1")


@pytest.mark.rule("TRI-R2")
def test_the_starter_lays_a_tile_and_neither_draws_nor_passes():
    match = position(racks=("135", "222"))
    assert why_not(match, "1 draw") == ("tri-open-first", "TRI-R2")
    assert why_not(match, "1 pass") == ("tri-open-first", "TRI-R2")
    assert offered(match) == {"135@0,0", "351@0,0", "513@0,0"}


# -- TRI-11, TRI-12, TRI-13, TRI-R3 -----------------------------------------------------------------------------


@pytest.mark.rule("TRI-11")
def test_the_last_tile_brings_25_and_all_that_the_others_have_left():
    match = position(laid="125@0,0", racks=("122", "333 004", "555"), seats=3)
    assert brings(match, 0, "212@1,0") == 5 + 25 + 9 + 4 + 15
    assert match.over
    assert ended(match).reason == "out"
    assert points(match)[1:] == [0, 0], "what is left on a rack costs its owner nothing"


@pytest.mark.rule("TRI-11")
def test_the_last_tile_may_come_after_draws():
    match = position(laid="125@0,0", racks=("122", "333"), turn=1)
    play(match, "2 draw", "0 deal 2 003", "2 draw", "0 deal 2 004", "2 draw", "0 deal 2 000", "2 pass", "1 212@1,0")
    assert points(match) == [8 + 5 + 25 + 9 + 3 + 4, -25]


@pytest.mark.rule("TRI-11")
def test_the_player_who_goes_out_gets_what_all_others_have_before_and_after():
    match = position(laid="125@0,0", racks=("333 004", "122", "555"), seats=3, turn=1)
    assert brings(match, 1, "212@1,0") == 5 + 25 + 9 + 4 + 15
    assert points(match) == [8, 58, 0]
    assert [line.points for line in match.scene().scores[1].lines] == [5, 25, 4, 9, 15]


@pytest.mark.rule("TRI-12", "TRI-R3")
def test_a_round_in_which_nobody_can_place_is_blocked_and_racks_are_subtracted():
    match = position(laid="125@0,0", racks=("122 000", "333 444", "345"), seats=3, pool="")
    play(match, "1 212@1,0")
    assert ended(match).reason == "blocked"
    assert points(match) == [8 + 5 - 0, -21, -12]


@pytest.mark.rule("TRI-12", "TRI-R3")
def test_not_blocked_while_there_is_a_pool_or_anybody_can_place():
    match = position(laid="125@0,0", racks=("122 000", "333 444"), pool="555")
    assert not play(match, "1 212@1,0").over
    match = position(laid="125@0,0", racks=("122 000", "333 444", "225"), seats=3, pool="")
    play(match, "1 212@1,0", "2 pass")
    assert not match.over
    assert match.to_act() == (2,)


@pytest.mark.rule("TRI-12")
def test_blocked_after_the_last_draw_and_its_penalty():
    match = position(laid="125@0,0", racks=("000", "333 444"), pool="003 004 034")
    for tile in ("003", "004", "034"):
        play(match, "1 draw", f"0 deal 1 {tile}")
    assert not match.over
    play(match, "1 pass")
    assert ended(match).reason == "blocked"
    assert points(match) == [8 - 25 - 0 - 3 - 4 - 7, -21]


@pytest.mark.rule("TRI-13", "TRI-R3")
def test_the_highest_score_wins_also_below_zero_and_a_tie_is_shared():
    match = position(laid="125@0,0", racks=("122 445", "333 444"), pool="")
    play(match, "1 212@1,0")
    assert ended(match).scores == (0, -21)
    assert ended(match).winners == (0,)
    state = match.secret_state()
    for scores, winners in (((5, 5, -3), 0b011), ((-9, -2, -2), 0b110), ((1, 2, 3), 0b100), ((3, 2, 1), 0b001)):
        state.points[:3] = scores
        assert KERNEL.winners(position(seats=3).parts, state) == winners


def test_only_who_is_asked_has_anything_to_choose():
    match = position(laid="125@0,0", racks=("122", "115", "255"), seats=3, turn=1)
    assert [len(match.legal(seat)) for seat in range(3)] == [0, 2, 0]
    assert match.legal(CHANCE) == ()
    play(match, "2 draw")
    assert [len(match.legal(seat)) for seat in range(3)] == [0, 0, 0]
    assert match.may_act() == ()


def test_numbers_that_are_no_action():
    match = position(laid="125@0,0", racks=("122", "333"))
    for action in (-1, DRAW + 1, 10**9):
        assert KERNEL.refusal(match.parts, match.secret_state(), 0, action) == NO_SUCH_ACTION
    face = int(match.read(0, "122@1,0")) // SPOTS
    state = match.secret_state()
    for spot in (state.opens, state.opens + 1, 85):
        assert KERNEL.refusal(match.parts, state, 0, face * SPOTS + spot) == NO_SUCH_ACTION
    mirrored = boards.read_face("132") * SPOTS
    assert KERNEL.refusal(match.parts, state, 0, mirrored) == NO_SUCH_TILE
    chance = play(match, "1 draw").secret_state()
    for tile in (0, 57, 99):
        assert KERNEL.refusal(match.parts, chance, CHANCE, SPOTS + tile) == NO_SUCH_ACTION


# -- TRI-14 -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRI-14")
def test_rounds_add_up_until_somebody_reaches_400():
    match = position("length=tournament", laid="125@0,0", racks=("122", "333"))
    alter(match).before[:2] = 300, 100
    alter(match).round, alter(match).earlier[0, :2] = 1, (300, 100)
    play(match, "1 212@1,0")
    assert not match.over
    assert match.to_act() == (CHANCE,)
    assert match.scores() == (300 + 8 + 5 + 25 + 9, 100)
    assert len(match.legal(CHANCE)) == 56, "all tiles are dealt anew"
    play(match, "0 deal 1 125")
    state = match.secret_state()
    assert (state.round, state.on_table, state.turns, state.pool_left) == (2, 0, 0, 55)
    assert state.earlier[1].tolist()[:2] == [47, 0]
    assert match.scores() == (347, 100)
    assert not state.point.any()
    assert not state.laid.any()
    assert rack(match, 0) == ["125"]
    assert not state.rack[1:].any()
    assert state.held.tolist() == [1, 0, 0, 0]
    assert state.opens == 1
    assert (state.ended, state.drawn, state.phase) == (0, 0, 0)
    for noted in (state.turn_seat, state.turn_face, state.turn_cell, state.turn_bonus, state.turn_drawn):
        assert not noted.any()
    deal(match)
    assert match.secret_state().phase == 1, "every round has its own lots"


@pytest.mark.rule("TRI-14")
@pytest.mark.parametrize(("had", "over"), [(352, False), (353, True), (390, True)])
def test_400_itself_counts(had, over):
    match = position("length=tournament", laid="125@0,0", racks=("122", "333"))
    alter(match).before[0] = had
    assert play(match, "1 212@1,0").over == over
    if over:
        assert ended(match).reason == "goal"
        assert ended(match).scores[0] == had + 47


@pytest.mark.rule("TRI-14")
def test_the_round_is_finished_and_is_the_last_even_if_the_total_falls_again():
    match = position("length=tournament", laid="125@0,0", racks=("122 555 445", "333 444"), pool="")
    alter(match).before[:2] = 387, 500 - 113
    play(match, "1 212@1,0")
    assert match.over
    assert ended(match).scores == (387 + 13 - 15 - 13, 387 - 21)
    assert ended(match).winners == (0,)
    assert ended(match).reason == "goal"


@pytest.mark.rule("TRI-14")
def test_play_goes_on_to_the_end_of_the_round_in_which_400_is_reached():
    match = position("length=tournament", laid="125@0,0", racks=("122 555 445", "333 444"))
    alter(match).before[0] = 390
    play(match, "1 212@1,0")
    assert not match.over
    assert match.to_act() == (1,)
    assert match.secret_state().reached == 1


@pytest.mark.rule("TRI-14")
def test_a_tournament_does_not_last_for_ever():
    match = position("length=tournament", laid="125@0,0", racks=("122", "333"))
    alter(match).round = MOST_ROUNDS - 1
    play(match, "1 212@1,0")
    assert ended(match).reason == "rounds"
    match = position("length=tournament", laid="125@0,0", racks=("122", "333"))
    alter(match).round = MOST_ROUNDS - 2
    assert not play(match, "1 212@1,0").over


@pytest.mark.rule("TRI-14")
def test_one_round_is_a_whole_game_by_itself():
    match = position(laid="125@0,0", racks=("122", "333"))
    assert play(match, "1 212@1,0").over


@pytest.mark.rule("TRI-14")
def test_whole_tournaments_end():
    match = table("length=tournament", 3)
    dice, out = np.zeros(2, np.int64), np.zeros(640, np.int64)
    for seed in range(5):
        state = match.secret_state()
        KERNEL.shake(dice, seed)
        KERNEL.play_out(match.parts, state, dice, out)
        totals = [int(KERNEL.score(match.parts, state, seat)) for seat in range(3)]
        assert state.reached
        assert totals == (state.earlier[: state.round, :3].sum(axis=0) + state.points[:3]).tolist()


# -- TRI-15: the classic rules ----------------------------------------------------------------------------------

CLASSIC = "start=highest draws=until-fit blocked=lowest-gains"


@pytest.mark.rule("TRI-15")
def test_the_highest_triple_starts_and_brings_10_more():
    match = deal(table("start=highest"), "455 355 445", "333 001", keep="000")
    assert match.secret_state().turn == match.secret_state().starter == 1
    assert offered(match, 1) == {"333@0,0"}
    assert why_not(match, "2 001@0,0") == ("tri-not-highest", "TRI-15")
    assert brings(match, 1, "333@0,0") == 9 + 10


@pytest.mark.rule("TRI-15")
def test_three_zeros_bring_40_more_and_may_be_chosen_instead_of_a_higher_triple():
    match = position("start=highest", racks=("000 045", "122 222"))
    assert offered(match) == {"000@0,0"}
    assert brings(match, 0, "000@0,0") == 0 + 40
    match = position("start=highest", racks=("000 222 455", "333"))
    assert offered(match) == {"000@0,0", "222@0,0"}


@pytest.mark.rule("TRI-15")
def test_without_a_triple_the_highest_sum_starts_and_brings_nothing_more():
    low = "001 002 003 004 005 011 012 013 014"
    match = deal(table("start=highest"), low, "022 023 024 025 033 034 035 044 145")
    assert match.secret_state().turn == 1
    assert offered(match, 1) == {"145@0,0", "451@0,0", "514@0,0"}
    assert brings(match, 1, "145@0,0") == 10


@pytest.mark.rule("TRI-15")
def test_a_triple_brings_no_more_than_its_sum_by_this_editions_rules():
    assert brings(position(racks=("333 001", "222")), 0, "333@0,0") == 9


@pytest.mark.rule("TRI-15")
def test_a_later_triple_brings_nothing_more():
    match = position("start=highest", laid="233@0,0", racks=("333 124", "222"))
    assert brings(match, 0, "333@0,1") == 9


@pytest.mark.rule("TRI-15")
def test_drawing_until_a_tile_fits_and_only_if_stuck():
    match = position(CLASSIC, laid="125@0,0", racks=("122 000", "333 444"))
    assert offered(match) == {"212@1,0"}
    assert why_not(match, "1 draw") == ("tri-can-place", "TRI-15")
    match = position(CLASSIC, laid="125@0,0", racks=("000", "333 444"))
    before = points(match)[0]
    for tile in ("003", "004", "034", "044", "122"):
        assert offered(match) == {"draw"}
        assert why_not(match, "1 pass") == ("tri-draw-first", "TRI-9")
        play(match, "1 draw", f"0 deal 1 {tile}")
    assert offered(match) == {"212@1,0"}
    play(match, "1 212@1,0")
    assert points(match)[0] - before == 5 - 25


@pytest.mark.rule("TRI-15")
def test_drawing_the_last_tiles_in_vain_costs_5_each_and_then_one_passes():
    match = position(CLASSIC, laid="125@0,0", racks=("000", "122 444"), pool="003 004 034 044")
    before = points(match)[0]
    for tile in ("003", "004", "034", "044"):
        play(match, "1 draw", f"0 deal 1 {tile}")
    assert offered(match) == {"pass"}
    play(match, "1 pass")
    assert points(match)[0] - before == -20


@pytest.mark.rule("TRI-15")
def test_in_a_blocked_round_the_lowest_rack_gains_what_the_others_have_less_its_own():
    match = position(CLASSIC, laid="125@0,0", racks=("122 003", "333 444", "345"), seats=3, pool="")
    play(match, "1 212@1,0")
    assert points(match) == [13 + 21 + 12 - 3, 0, 0]
    match = position(CLASSIC, laid="125@0,0", racks=("122 333", "344 004", "445"), seats=3, pool="")
    play(match, "1 212@1,0")
    assert points(match) == [13 + 15 + 13 - 9, 0, 0]


@pytest.mark.rule("TRI-15")
def test_those_who_share_the_lowest_rack_both_gain():
    match = position(CLASSIC, laid="125@0,0", racks=("122 003", "111", "345"), seats=3, pool="")
    play(match, "1 212@1,0")
    assert ended(match).reason == "blocked"
    assert points(match) == [13 + 3 + 12 - 3, 3 + 12 - 3, 0]


@pytest.mark.rule("TRI-15")
def test_every_tile_of_a_box_with_an_odd_number_of_tiles_counts():
    names = [
        "000",
        "001",
        "002",
        "003",
        "004",
        "011",
        "012",
        "013",
        "022",
        "033",
        "034",
        "044",
        "133",
        "233",
        "014",
        "023",
        "113",
        "122",
        "123",
        "444",
        "555",
    ]
    match = table("start=highest blocked=lowest-gains", components=" ".join(names))
    deal(match, "555", "444")
    assert match.secret_state().turn == 0
    assert offered(match) >= {"555@0,0"}
    play(match, "1 555@0,0", "2 draw")
    assert len(match.legal(CHANCE)) == 3


@pytest.mark.rule("TRI-15")
def test_other_sets_are_played_with_all_their_tiles():
    match = table("tiles=84")
    names = {match.write(CHANCE, action).split()[-1] for action in match.legal(CHANCE)}
    assert names == {"".join(map(str, tile)) for tile in boards.default_tiles("84")}
    match = position("tiles=84", laid="126@0,0", racks=("122 266", "333"))
    assert {"212@1,0", "662@0,1"} <= offered(match)
    match = position("tiles=76", laid="125@0,0", racks=("132 152", "333"))
    assert "213@1,0" in offered(match)
    assert why_not(position(laid="125@0,0", racks=("122",)), "1 213@1,0") == ("tri-no-tile", "TRI-C1")
