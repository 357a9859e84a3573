"""Options where rulebooks differ: when a tournament ends and who wins it, a triple that is shown, how often one draws,
a round without points."""

import random
from itertools import product

import pytest

from ludoteka.core.actors import SPECTATOR
from ludoteka.core.errors import Refused
from ludoteka.core.tests.at_the_table import alter, offered, play, why_not
from ludoteka.core.words import Translator
from ludoteka.games.triominos import moves, scoring, thinking
from ludoteka.games.triominos.entered import EnteredRound
from ludoteka.games.triominos.parts import BLOCKED, OUT
from ludoteka.games.triominos.pictures import ALMOST_BRIDGE

from .at_the_table import GAME, KERNEL, brings, ended, number, points, position, rack, table
from .on_the_sheet import TILES, laid, scored, turn
from .test_view import imagined, tiles

TRANSLATE = Translator("en", [GAME.package])

# -- TRI-14: to reach 400, or to exceed it ------------------------------------------------------------------------


@pytest.mark.rule("TRI-14")
@pytest.mark.parametrize(
    ("goal", "had", "over"),
    [("reach", 352, False), ("reach", 353, True), ("exceed", 353, False), ("exceed", 354, True)],
)
def test_400_itself_counts_or_does_not(goal, had, over):
    match = position(f"length=tournament goal={goal}", laid="125@0,0", racks=("122", "333"))
    alter(match).before[0] = had
    assert play(match, "1 212@1,0").over == over


@pytest.mark.rule("TRI-14")
def test_only_a_tournament_has_a_goal():
    def met(options: str) -> list[bool]:
        parts = GAME.parts(GAME.options.read(options), 2, "")
        return [bool(scoring.goal_met(parts, total)) for total in (399, 400, 401)]

    assert met("") == [False, False, False]
    assert met("length=tournament") == [False, True, True]
    assert met("length=tournament goal=exceed") == [False, False, True]


@pytest.mark.rule("TRI-14")
def test_the_sheet_knows_when_400_is_not_enough():
    """Two rounds that come to 400 exactly."""
    brought = {left: scored(rich(left)).scores[0].points for left in LEFT}
    first, second = next((a, b) for a, b in product(LEFT, repeat=2) if brought[a] + brought[b] == 400)
    assert scored(rich(first), rich(second), options="length=tournament").over
    assert not scored(rich(first), rich(second), options="length=tournament goal=exceed").over


LEFT = TILES[1:]


def rich(left: str) -> EnteredRound:
    """The first is out after two bonuses; the other has one tile left."""
    turns = list(laid(17, tiles=[tile for tile in TILES[20:] if tile != left]))
    for at, bonus in ((8, "hexagon"), (14, "double-hexagon")):
        turns[at] = turn(0, turns[at].tile, bonus)
    return EnteredRound(turns=tuple(turns), ended="out", racks=("", left))


# -- TRI-15: several past 400 -------------------------------------------------------------------------------------

DECIDES = "length=tournament past_goal=round-winner"


def last_round(options: str, *before: int):
    """Three play; the first lays the last tile (25 + 13 points) after rounds that brought so much."""
    match = position(options, laid="125@0,0", racks=("122", "333", "004"), seats=3)
    alter(match).before[:3] = before
    alter(match).points[:3] = 0
    return play(match, "1 212@1,0")


@pytest.mark.rule("TRI-15")
@pytest.mark.parametrize(
    ("before", "highest", "deciding"),
    [
        ((390, 500, 300), (1,), (0,)),  # two have met the goal, and one of them won the round
        ((100, 500, 450), (1,), (1,)),  # the winner of the round has not met it
        ((390, 399, 300), (0,), (0,)),  # one alone has met it
        ((357, 400, 0), (0, 1), (0,)),
    ],
)
def test_if_several_have_met_the_goal_the_winner_of_the_round_may_win(before, highest, deciding):
    assert ended(last_round("length=tournament", *before)).winners == highest
    match = last_round(DECIDES, *before)
    assert ended(match).winners == deciding
    assert match.scene().winners == deciding


@pytest.mark.rule("TRI-15")
def test_a_win_by_the_last_round_is_explained():
    assert TRANSLATE(last_round(DECIDES, 390, 500, 300).scene().words) == (
        "Ana wins with 433 points: several have reached 400, and the last round decides."
    )
    assert TRANSLATE(last_round(DECIDES, 390, 100, 300).scene().words) == "Ana wins with 433 points."


@pytest.mark.rule("TRI-12", "TRI-15")
def test_the_lowest_rack_has_won_a_blocked_round():
    match = position(f"{DECIDES} blocked=lowest-gains", laid="125@0,0", racks=("122 003", "333 444"), pool="")
    alter(match).before[:2] = 380, 500
    play(match, "1 212@1,0")
    assert ended(match).scores == (380 + 8 + 5 + 21 - 3, 500)
    assert ended(match).winners == (0,)
    state = match.secret_state()
    assert [scoring.won_round(match.parts, state, seat) for seat in (0, 1)] == [True, False]
    assert state.ended == BLOCKED


# -- TRI-15: a triple is revealed with 0-0-0 -----------------------------------------------------------------------

SHOWN = "start=highest show_triple=yes"


def opened(options: str, line: str = "000@0,0"):
    return play(position(options, racks=("000 222 045 455", "123 111 001", "002 112"), seats=3), f"1 {line}")


@pytest.mark.rule("TRI-15")
def test_who_opens_with_three_zeros_shows_the_triple_that_was_to_start():
    match = opened(SHOWN)
    for viewer in (1, 2, SPECTATOR):
        assert tiles(match, match.observation(viewer).state.rack[0]) == {number(match, "222")}
    assert len(rack(match, 0)) == 3
    assert TRANSLATE(match.scene(1).scores[0].note) == "3 tiles, one is 2-2-2"
    assert TRANSLATE(match.story(2)[-1].words) == "0-0-0 on 0,0: 0 and 40 (opening with 0-0-0); shows 2-2-2"


@pytest.mark.rule("TRI-15")
@pytest.mark.parametrize(
    ("options", "line"), [("start=highest", "000@0,0"), (SHOWN, "222@0,0"), ("start=highest", "222@0,0")]
)
def test_nothing_is_revealed_without_the_option_or_the_zeros(options, line):
    match = opened(options, line)
    assert not match.secret_state().revealed.any()
    assert not match.observation(1).state.rack[0].any()


@pytest.mark.rule("TRI-15")
def test_three_zeros_alone_show_nothing():
    match = play(position(SHOWN, racks=("000 045", "122 001")), "1 000@0,0")
    assert not match.secret_state().revealed.any()


@pytest.mark.rule("TRI-15")
def test_an_offer_says_what_it_shows():
    match = position(SHOWN, racks=("000 222 045", "333"))
    effects = {
        target.action: [TRANSLATE(effect.words) for effect in target.effects] for target in match.scene(0).targets
    }
    assert effects == {
        "000@0,0": ["+0", "opening with 0-0-0 +40", "Shows 2-2-2"],
        "222@0,0": ["+6", "opening triple +10"],
    }


@pytest.mark.rule("TRI-15")
def test_a_revealed_tile_is_where_everybody_saw_it_in_every_imagined_deal():
    match = opened(SHOWN)
    for viewer in (1, 2, SPECTATOR):
        for seed in range(8):
            state = imagined(match, viewer, seed)
            assert number(match, "222") in tiles(match, state.rack[0])
            assert [len(tiles(match, state.rack[seat])) for seat in range(3)] == [3, 3, 2]
    left = {tally.tone: tally.left for tally in match.scene(1).tallies if tally.tone == "2"}
    known = {tally.tone: tally.left for tally in opened("start=highest").scene(1).tallies if tally.tone == "2"}
    assert left["2"] == known["2"] - 1


@pytest.mark.rule("TRI-15")
def test_the_next_round_forgets_what_was_revealed():
    match = position(f"length=tournament {SHOWN}", racks=("000 222", "333"))
    play(match, "1 000@0,0", "2 draw", "0 deal 2 001", "2 100@0,1")
    alter(match).held[1], alter(match).rack[1] = 0, 0
    moves.end_round(match.parts, alter(match), OUT)
    play(match, "0 deal 1 222")
    assert not match.secret_state().revealed.any()


@pytest.mark.rule("TRI-15")
def test_the_expert_deals_around_a_revealed_tile():
    match = opened(SHOWN)
    state, desk = match.observation(1).state, thinking.Desk()
    KERNEL.shake(desk.dice, 3)
    thinking.deal_unseen(match.parts, state, 1, 8, desk)
    assert number(match, "222") in tiles(match, state.rack[0])
    assert [len(tiles(match, state.rack[seat])) for seat in range(3)] == [3, 3, 2]


# -- TRI-15: drawing only if stuck, but not for ever ----------------------------------------------------------------

STUCK = "draws=three-if-stuck"


@pytest.mark.rule("TRI-15")
def test_some_draw_only_if_stuck_and_at_most_three():
    match = position(STUCK, laid="125@0,0", racks=("122 000", "333 444"))
    assert offered(match) == {"212@1,0"}
    assert why_not(match, "1 draw") == ("tri-can-place", "TRI-15")
    match = position(STUCK, laid="125@0,0", racks=("000", "333 444"))
    before = points(match)[0]
    for tile in ("003", "004", "034"):
        assert offered(match) == {"draw"}
        play(match, "1 draw", f"0 deal 1 {tile}")
    assert offered(match) == {"pass"}
    play(match, "1 pass")
    assert points(match)[0] - before == -25


@pytest.mark.rule("TRI-15")
def test_who_draws_a_tile_that_fits_lays_it():
    match = position(STUCK, laid="125@0,0", racks=("000", "333 444"))
    play(match, "1 draw", "0 deal 1 003", "1 draw", "0 deal 1 004", "1 draw", "0 deal 1 122")
    assert offered(match) == {"212@1,0"}
    assert why_not(match, "1 pass") == ("tri-fits-so-lay-it", "TRI-15")


@pytest.mark.rule("TRI-R1")
def test_a_third_draw_that_empties_the_pool_leaves_a_tile_that_fits_to_be_laid():
    """Unlike a third draw while there is a pool: then one may be unwilling, and pay."""
    for pool, pass_refused in (("122 003 004", True), ("122 003 004 034", False)):
        match = position(laid="125@0,0", racks=("000", "444"), pool=pool)
        for tile in ("003", "004", "122"):
            play(match, "1 draw", f"0 deal 1 {tile}")
        assert offered(match) == ({"212@1,0"} if pass_refused else {"212@1,0", "pass"})
        assert why_not(match, "1 pass") == (("tri-must-place", "TRI-R1") if pass_refused else ("", ""))


# -- TRI-16: without points -----------------------------------------------------------------------------------------

FREE = "points=none"


@pytest.mark.rule("TRI-16")
def test_without_points_nothing_brings_or_costs_any():
    match = position(FREE, laid=ALMOST_BRIDGE, racks=("124 555", "111 222"))
    assert brings(match, 0, "241@0,1") == 0
    for tile in ("004", "034", "445"):
        assert brings(match, 1, "draw") == 0
        play(match, f"0 deal 2 {tile}")
    assert brings(match, 1, "pass") == 0
    assert match.scores() == (0, 0)
    assert [score.lines for score in match.scene().scores] == [(), ()]
    texts = [TRANSLATE(entry.words) for entry in match.story(SPECTATOR)]
    assert texts == ["2-4-1 on 0,1", "Draws a tile", "Draws a tile", "Draws a tile", "Passes"]


@pytest.mark.rule("TRI-16")
def test_without_points_the_first_to_go_out_wins():
    match = position(FREE, laid="125@0,0", racks=("333 004", "122", "000"), seats=3, turn=1)
    play(match, "2 212@1,0")
    assert (ended(match).winners, ended(match).scores, ended(match).reason) == ((1,), (0, 1, 0), "out")
    assert TRANSLATE(match.scene().words) == "Bo wins the round."
    assert [TRANSLATE(line.words) for score in match.scene().scores for line in score.lines] == ["Won the round"]


@pytest.mark.rule("TRI-16")
def test_without_points_the_lowest_rack_wins_a_blocked_round():
    match = position(FREE, laid="125@0,0", racks=("122 003", "111 000", "345"), seats=3, pool="")
    play(match, "1 212@1,0")
    assert (ended(match).winners, ended(match).scores, ended(match).reason) == ((0, 1), (1, 1, 0), "blocked")
    assert TRANSLATE(match.scene().words) == "A shared win: Ana, Bo."


@pytest.mark.rule("TRI-16")
def test_without_points_no_target_mentions_any():
    match = position(FREE, laid=ALMOST_BRIDGE, racks=("124 555", "111 222"))
    targets = {target.action: (TRANSLATE(target.words), target.effects) for target in match.scene(0).targets}
    assert targets == {"241@0,1": ("Lay 2-4-1 on 0,1", ()), "draw": ("Draw a tile", ())}
    data = match.scene(0).data
    assert (data["counts"], data["stuck_cost"], data["offers"]["241@0,1"]) == (
        False,
        0,
        {"numbers": [2, 4, 1], "points": 0},
    )


@pytest.mark.rule("TRI-16")
def test_a_tournament_needs_points():
    with pytest.raises(Refused, match="option-needs"):
        GAME.options.read("points=none length=tournament")


@pytest.mark.rule("TRI-16")
@pytest.mark.parametrize("level", ["beginner", "casual", "club", "expert"])
@pytest.mark.compiles
def test_bots_play_without_points(level):
    match, dice = table(FREE, 3), random.Random(5)
    bots = [GAME.bot(level, seat) for seat in range(3)]
    while not match.over:
        actor = match.to_act()[0]
        legal = match.legal(actor)
        match.submit(actor, bots[actor].choose(match.observation(actor)) if actor < 3 else dice.choice(legal))
    assert sum(match.scores()) == len(ended(match).winners)


@pytest.mark.rule("TRI-16")
def test_an_expert_esteems_a_win_without_points():
    match = position(FREE, laid="125@0,0", racks=("122", "333"))
    play(match, "1 212@1,0")
    state = match.secret_state()
    assert thinking.esteem(match.parts, state, 0) > 900
    assert thinking.esteem(match.parts, state, 1) < 100


# -- what is sent about costs -------------------------------------------------------------------------------------


@pytest.mark.rule("TRI-10")
@pytest.mark.parametrize(("pool", "cost"), [("003 004 034", 10), ("003 004", 0), ("", 0)])
def test_the_penalty_is_announced_only_where_it_can_be_charged(pool, cost):
    match = position(laid="125@0,0", racks=("000", "122 444"), pool=pool)
    assert match.scene(0).data["stuck_cost"] == cost
