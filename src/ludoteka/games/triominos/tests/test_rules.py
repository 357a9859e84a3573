"""Where a tile can lie, and which corner disagrees."""

import pytest

from ludoteka.core.errors import Refused
from ludoteka.core.tests.at_the_table import offered, play, why_not
from ludoteka.core.words import LANGUAGES, Translator
from ludoteka.games.triominos import boards
from ludoteka.games.triominos.parts import action_of
from ludoteka.games.triominos.pictures import ALMOST_BRIDGE

from .at_the_table import GAME, brings, position

TRANSLATORS = [Translator(language, [GAME.package]) for language in LANGUAGES]

# -- TRI-3, TRI-4, TRI-5 ----------------------------------------------------------------------------------------


@pytest.mark.rule("TRI-3")
def test_the_first_tile_is_any_turned_in_any_way_and_scores_its_sum():
    match = position(racks=("135 222", "000 001"))
    assert offered(match) == {"135@0,0", "351@0,0", "513@0,0", "222@0,0"}
    assert len(match.legal(0)) == 4, "a triple looks the same however it is turned"
    assert brings(match, 0, "351@0,0") == 9
    assert match.to_act() == (1,)


@pytest.mark.rule("TRI-3")
def test_play_goes_round():
    match = position(seats=3, racks=("135 222", "355 001", "333 011"), turn=1)
    play(match, "2 355@0,0")
    assert match.to_act() == (2,)
    assert why_not(match, "1 222@0,0") == ("not-your-turn", "TRI-3")
    play(match, "3 draw", "0 deal 3 344", "3 draw", "0 deal 3 445", "3 draw", "0 deal 3 003", "3 pass")
    assert match.to_act() == (0,)


@pytest.mark.rule("TRI-4")
def test_a_whole_side_is_shared_and_both_its_numbers_are_equal():
    match = position(laid="125@0,0", racks=("122 115 255 000",))
    # On the right side 1 is above and 2 below; on the left 1 above and 5 below; below it 5 left and 2 right.
    assert offered(match) == {"212@1,0", "511@-1,0", "552@0,1", "draw"}


@pytest.mark.rule("TRI-4")
def test_a_tile_that_points_down_reads_from_the_bottom():
    match = position(laid="125@0,0 212@1,0", racks=("223 222 112",))
    assert offered(match) == {"232@2,0", "222@2,0", "121@1,-1", "draw"}


@pytest.mark.rule("TRI-4")
@pytest.mark.parametrize(
    ("line", "corner", "here", "there"),
    [
        ("323@2,0", "top", 3, 2),
        ("112@1,-1", "lower-right", 1, 2),
        ("233@2,0", "lower-left", 3, 2),
        ("155@-1,0", "bottom", 1, 5),
        ("233@0,1", "upper-left", 3, 5),
        ("515@-1,0", "upper-right", 5, 1),
    ],
)
def test_a_refusal_says_which_corner_disagrees(line, corner, here, there):
    match = position(laid="125@0,0 212@1,0", racks=("112 155 233 222",))
    assert why_not(match, f"1 {line}") == (f"tri-corner-{corner}", "TRI-4")
    with pytest.raises(Refused) as refused:
        play(match, f"1 {line}")
    assert refused.value.facts == {"here": here, "there": there}
    for translator in TRANSLATORS:
        answer = translator(refused.value.words())
        assert str(here) in answer
        assert str(there) in answer


@pytest.mark.rule("TRI-4")
def test_where_no_tile_lies_and_where_one_does():
    match = position(laid="125@0,0", racks=("122 255",))
    assert why_not(match, "1 122@0,0") == ("tri-taken", "TRI-4")
    assert why_not(match, "1 122@2,0") == ("tri-apart", "TRI-4")
    assert why_not(match, "1 122@40,0") == ("tri-apart", "TRI-4")
    assert why_not(match, "1 122@999,0") == ("tri-apart", "TRI-4")


@pytest.mark.rule("TRI-4")
def test_a_corner_that_only_touches_must_agree_as_well():
    """The place for a bridge: one side above, and below it a corner with a 2."""
    match = position(laid=ALMOST_BRIDGE, racks=("124 144 114",))
    assert "241@0,1" in offered(match)
    assert why_not(match, "1 441@0,1") == ("tri-corner-bottom", "TRI-4")
    assert why_not(match, "1 141@0,1") == ("tri-corner-bottom", "TRI-4")


@pytest.mark.rule("TRI-5")
def test_one_tile_of_the_own_rack_in_a_turn():
    match = position(laid="125@0,0", racks=("122 255", "115 333"))
    assert why_not(match, "1 511@-1,0") == ("tri-not-on-rack", "TRI-5")
    play(match, "1 212@1,0")
    assert why_not(match, "1 552@0,1") == ("not-your-turn", "TRI-3")
    assert match.secret_state().held.tolist()[:2] == [1, 2]


@pytest.mark.rule("TRI-C1")
def test_tiles_that_are_not_in_the_box():
    match = position(laid="125@0,0", racks=("122",))
    assert why_not(match, "1 132@1,0") == ("tri-no-tile", "TRI-C1")
    assert why_not(match, "1 266@1,0") == ("tri-no-tile", "TRI-C1")
    assert why_not(match, "1 789@1,0") == ("tri-no-tile", "TRI-C1")


@pytest.mark.rule("TRI-C1", "TRI-5")
def test_a_tile_that_is_nowhere_is_refused_otherwise_than_one_on_another_rack():
    match = position(laid="125@0,0", racks=("122", "333"))
    for name, code in (("521", "tri-no-tile"), ("333", "tri-not-on-rack")):
        with pytest.raises(Refused, match=code):
            match.submit(0, action_of(boards.read_face(name), 0))
