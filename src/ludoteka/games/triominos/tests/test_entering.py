"""The score sheet refuses what cannot have been, and nothing else."""

import pytest

from ludoteka.core.errors import Refused
from ludoteka.core.words import LANGUAGES, Translator
from ludoteka.games.triominos.entered import EnteredRound
from ludoteka.games.triominos.entering import FEWEST_LAID
from ludoteka.games.triominos.parts import (
    BRIDGE,
    CORNERS,
    DOUBLE_HEXAGON,
    HEXAGON,
    ORIGIN,
    TRIPLE_HEXAGON,
    corner_of,
    neighbour,
)
from ludoteka.games.triominos.pieces import BONUS_NAMES

from .at_the_table import GAME
from .on_the_sheet import TILES, blocked, emptied, laid, out, points, scored, turn

TRANSLATORS = [Translator(language, [GAME.package]) for language in LANGUAGES]
FIRST = turn(0, "125")


def refusal(*rounds, options="", seats=2):
    with pytest.raises(Refused) as refused:
        scored(*rounds, options=options, seats=seats)
    for translate in TRANSLATORS:
        assert translate(refused.value.words())
    return refused.value


def why(*turns, options="", seats=2):
    found = refusal(EnteredRound(turns=turns), options=options, seats=seats)
    return found.code.removeprefix("tri-ledger-"), found.rule, found.place


@pytest.mark.rule("TRI-C1", "TRI-6")
@pytest.mark.parametrize(
    ("turns", "code", "place"),
    [
        ((turn(0, "521"),), "no-tile", "1.1"),
        ((turn(0, "12"),), "no-tile", "1.1"),
        ((FIRST, turn(1, "251")), "twice", "1.2"),
        ((turn(2, "125"),), "seat", "1.1"),
        ((turn(-1, "125"),), "seat", "1.1"),
        ((FIRST, turn(1, "122", "castle")), "bonus", "1.2"),
        ((FIRST, turn(1, "", "bridge", 3)), "bonus", "1.2"),
        ((turn(0),) * 200, "turns", "1"),
    ],
)
def test_what_makes_no_sense_is_refused_with_its_place(turns, code, place):
    found = why(*turns)
    assert (found[0], found[2]) == (code, place)


# -- the first tile ---------------------------------------------------------------------------------------------


@pytest.mark.rule("TRI-R2")
def test_the_starter_lays_a_tile_and_draws_none_before():
    assert why(turn(0, "125", drawn=1)) == ("opening", "TRI-R2", "1.1")
    assert why(turn(0, drawn=3)) == ("opening", "TRI-R2", "1.1")
    assert why(turn(0)) == ("opening", "TRI-R2", "1.1")


@pytest.mark.rule("TRI-3", "TRI-7", "TRI-8")
@pytest.mark.parametrize("bonus", ["bridge", "hexagon", "double-hexagon", "triple-hexagon", "triple-start"])
def test_the_first_tile_makes_nothing(bonus):
    assert why(turn(0, "555", bonus)) == ("first-bonus", "TRI-3", "1.1")
    assert why(turn(0, "125", bonus), options="start=highest") == ("first-bonus", "TRI-3", "1.1")


@pytest.mark.rule("TRI-15")
def test_a_triple_that_opens_has_its_bonus_where_the_highest_starts():
    for tile, bonus in (("555", ""), ("000", "triple-start"), ("555", "zero-start"), ("555", "bridge")):
        assert why(turn(0, tile, bonus), options="start=highest") == ("start-due", "TRI-15", "1.1")
    later = (FIRST, turn(1, "555", "triple-start"))
    assert why(*later, options="start=highest") == ("start-only", "TRI-15", "1.2")


# -- bonuses ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRI-7", "TRI-8")
@pytest.mark.parametrize("options", ["", "loose_bridge=yes"])
@pytest.mark.parametrize("bonus", FEWEST_LAID)
def test_a_bonus_needs_tiles_around_it(bonus, options):
    fewest, name = FEWEST_LAID[bonus], BONUS_NAMES[bonus]
    early = (*laid(fewest - 1), turn((fewest - 1) % 2, "345", name))
    rule = "TRI-7" if bonus == BRIDGE else "TRI-8"
    assert why(*early, options=options) == ("too-early", rule, f"1.{fewest}")
    scored(EnteredRound(turns=(*laid(fewest), turn(fewest % 2, "345", name))), options=options)


def around(cell):
    """By corner of a cell: the other cells that touch it there."""
    points_ = [corner_of(cell, corner) for corner in range(CORNERS)]
    near = {cell}
    for _ in range(3):
        near |= {neighbour(one, side) for one in near for side in range(CORNERS)}
    touching = [{one for one in near if point in corners(one)} - {cell} for point in points_]
    assert [len(cells) for cells in touching] == [5, 5, 5]
    return touching


def corners(cell):
    return [corner_of(cell, corner) for corner in range(CORNERS)]


@pytest.mark.rule("TRI-8")
def test_a_hexagon_needs_all_other_cells_around_its_points():
    a, b, c = around(ORIGIN)
    assert [len(a), len(a | b), len(a | b | c)] == [
        FEWEST_LAID[kind] for kind in (HEXAGON, DOUBLE_HEXAGON, TRIPLE_HEXAGON)
    ]


@pytest.mark.rule("TRI-7")
def test_a_bridge_needs_a_way_from_its_side_to_the_corner_opposite():
    """The shortest way from tile to tile: strictly, with the other two sides free; generously, with one of them taken,
    but then without closing a hexagon, which would count instead."""
    adjacent = [neighbour(ORIGIN, side) for side in range(CORNERS)]
    goal = around(ORIGIN)[0] - set(adjacent)
    assert shortest(adjacent[0], goal, {ORIGIN, *adjacent[1:]}) == FEWEST_LAID[BRIDGE]
    closed_at_corner_2 = around(ORIGIN)[2] - set(adjacent)
    for missing in closed_at_corner_2:
        assert shortest(adjacent[0], {adjacent[1]}, {ORIGIN, missing, adjacent[2]}) > FEWEST_LAID[BRIDGE]


def shortest(start, goal, closed):
    """How many cells a way takes, both ends included."""
    seen, edge, length = {start} | closed, {start}, 1
    while not edge & goal:
        edge = {neighbour(cell, side) for cell in edge for side in range(CORNERS)} - seen
        seen |= edge
        length += 1
    return length


# -- whose turn, and how many are drawn -------------------------------------------------------------------------


@pytest.mark.rule("TRI-3", "TRI-10")
def test_turns_go_clockwise_unless_somebody_passed_with_an_empty_pool():
    assert why(FIRST, turn(0, "122")) == ("order", "TRI-3", "1.2")
    assert why(FIRST, turn(2, "122"), seats=3) == ("order", "TRI-3", "1.2")
    assert refusal(EnteredRound(turns=(FIRST, turn(0, "122")))).facts["name"] == "Bo"
    assert why(*emptied()[:-1], turn(0, "122")) == ("order", "TRI-3", "1.14"), "two are left in the pool"
    scored(EnteredRound(turns=(*emptied(), turn(1, "122"), turn(1, "222"))))


@pytest.mark.rule("TRI-9", "TRI-10", "TRI-15")
def test_nobody_draws_more_than_may_be_drawn_or_than_there_is():
    assert why(FIRST, turn(1, "122", drawn=4)) == ("drawn", "TRI-9", "1.2")
    assert why(FIRST, turn(1, "122", drawn=-1)) == ("drawn", "TRI-9", "1.2")
    assert why(*emptied()[:-1], turn(1, drawn=3)) == ("pool", "TRI-10", "1.14")
    assert why(*emptied(), turn(0, "122", drawn=1)) == ("pool", "TRI-10", "1.15")
    scored(EnteredRound(turns=(FIRST, turn(1, "122", drawn=38))), options="draws=until-fit")
    assert why(FIRST, turn(1, "122", drawn=39), options="draws=until-fit") == ("pool", "TRI-10", "1.2")


@pytest.mark.rule("TRI-9", "TRI-15", "TRI-R1")
def test_who_lays_nothing_has_drawn_all_that_may_be_drawn():
    for drawn in range(3):
        assert why(FIRST, turn(1, drawn=drawn)) == ("draw-first", "TRI-9", "1.2")
    scored(EnteredRound(turns=(FIRST, turn(1, drawn=3))))
    assert why(FIRST, turn(1, drawn=37), options="draws=until-fit") == ("draw-first", "TRI-15", "1.2")
    scored(EnteredRound(turns=(FIRST, turn(1, drawn=38))), options="draws=until-fit")
    scored(EnteredRound(turns=(*emptied(), turn(0))))


# -- the end of a round -----------------------------------------------------------------------------------------


@pytest.mark.rule("TRI-11")
def test_going_out_takes_all_tiles():
    found = refusal(EnteredRound(turns=(FIRST,), ended="out", racks=("", "333")))
    assert (found.code, found.rule, found.place) == ("tri-ledger-not-out", "TRI-11", "1")
    assert found.facts == {"name": "Ana", "left": 8, "dealt": 9, "drawn": 0, "laid": 1}
    assert TRANSLATORS[0](found.words()) == "Ana is not out: 8 tiles are left (9 dealt, 0 drawn, 1 laid)."
    nearly = EnteredRound(turns=laid(15), ended="out", racks=("555", "444 445"))
    assert refusal(nearly).facts["name"] == "Ana", "nobody's rack is empty: the one who played last"
    assert refusal(EnteredRound(ended="out")).facts["left"] == 9


@pytest.mark.rule("TRI-11")
def test_after_the_last_tile_nothing_is_laid_and_nothing_is_blocked():
    found = refusal(EnteredRound(turns=(*laid(17), turn(1, "555"))))
    assert (found.code, found.place, found.facts["name"]) == ("tri-ledger-after-out", "1.18", "Ana")
    assert refusal(EnteredRound(turns=laid(17), ended="blocked", racks=("", "555"))).code == "tri-ledger-after-out"


@pytest.mark.rule("TRI-11", "TRI-12")
def test_what_is_left_on_the_racks_is_counted():
    found = refusal(EnteredRound(turns=laid(17), ended="out", racks=("", "")))
    assert (found.code, found.rule, found.facts["name"], found.facts["left"]) == ("tri-ledger-left", "TRI-11", "Bo", 1)
    found = refusal(EnteredRound(turns=laid(17), ended="out", racks=("555", "")))
    assert (found.facts["name"], found.facts["left"], found.facts["entered"]) == ("Ana", 0, 1)
    for racks in ((), ("", "")):
        found = refusal(EnteredRound(turns=emptied(), ended="blocked", racks=racks))
        assert (found.code, found.rule, found.place) == ("tri-ledger-left", "TRI-12", "1")
        assert found.facts == {"name": "Ana", "left": 26, "dealt": 9, "drawn": 18, "laid": 1, "entered": 0}
    found = refusal(blocked(short=2))
    assert (found.facts["name"], found.facts["left"], found.facts["entered"]) == ("Bo", 29, 27)
    assert TRANSLATORS[0](found.words()).startswith(
        "Bo has 29 tiles left (9 dealt, 20 drawn, 0 laid). Tiles entered: 27."
    )


@pytest.mark.rule("TRI-12", "TRI-R3")
def test_a_round_is_blocked_only_when_the_pool_is_empty():
    found = refusal(blocked((FIRST,)))
    assert (found.code, found.rule, found.facts["left"]) == ("tri-ledger-not-blocked", "TRI-12", 38)
    assert refusal(blocked(emptied()[:-1])).facts["left"] == 2
    assert scored(blocked()).over


@pytest.mark.rule("TRI-C1")
def test_a_tile_left_on_a_rack_is_nowhere_else():
    assert refusal(out(left=TILES[0])).code == "tri-ledger-twice"
    assert refusal(out(left="987")).code == "tri-ledger-no-tile"
    assert refusal(EnteredRound(ended="rain")).code == "tri-ledger-end"


# -- rounds -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRI-13", "TRI-14")
def test_no_round_follows_the_last():
    found = refusal(out(), EnteredRound())
    assert (found.code, found.place) == ("tri-ledger-one-round", "2")
    won = out(bonus="triple-hexagon", at=16, tiles=TILES[::-1], left="000")
    won_often = [won] * 3
    assert max(points(scored(*won_often, options="length=tournament"))) >= 400
    found = refusal(*won_often, EnteredRound(), options="length=tournament")
    assert (found.code, found.rule, found.place) == ("tri-ledger-finished", "TRI-14", "4")


@pytest.mark.rule("TRI-14")
def test_a_round_is_finished_before_the_next_and_there_are_not_too_many():
    assert refusal(EnteredRound(), EnteredRound(), options="length=tournament").code == "tri-ledger-unfinished"
    assert refusal().code == "tri-ledger-rounds"
    assert refusal(*[EnteredRound()] * 21).code == "tri-ledger-rounds"
    rounds = [blocked()] * 20
    assert scored(*rounds, options="length=tournament").over, "twenty are the most"
    assert not scored(*rounds[:19], options="length=tournament").over
