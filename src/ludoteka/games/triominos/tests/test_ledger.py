"""The score sheet for owners of the box: what turns and rounds that were played with cardboard come to."""

import pytest

from ludoteka.core.words import Translator
from ludoteka.games.triominos.entered import EnteredRound

from .at_the_table import GAME
from .on_the_sheet import TILES, blocked, emptied, laid, out, points, scored, turn

TRANSLATE = Translator("en", [GAME.package])


def sum_of(*tiles: str) -> int:
    return sum(int(number) for tile in tiles for number in tile)


@pytest.mark.rule("TRI-6", "TRI-9")
def test_turns_are_scored_part_by_part():
    earlier = (*laid(8), turn(0, "333", drawn=1), turn(1, "345", "bridge"), turn(0, drawn=3))
    scene = scored(EnteredRound(turns=earlier))
    assert points(scene) == [sum_of(*TILES[:8:2]) + 9 - 5 - 25, sum_of(*TILES[1:8:2]) + 12 + 40]
    assert [(TRANSLATE(line.words), line.points) for line in scene.scores[1].lines][-2:] == [
        ("3-4-5", 12),
        ("bridge", 40),
    ]
    assert scene.data["turns"][-3:] == [4, 52, -25]
    assert TRANSLATE(scene.words) == "Round 1"
    assert [TRANSLATE(score.note) for score in scene.scores if score.note] == ["8 tiles", "4 tiles"]
    assert not scene.over


@pytest.mark.rule("TRI-11")
def test_who_is_out_gets_what_the_others_have_left():
    scene = scored(out(left="555"))
    assert points(scene) == [sum_of(*TILES[:17:2]) + 25 + 15, sum_of(*TILES[1:17:2])]
    assert scene.over
    assert TRANSLATE(scene.words) == f"Ana wins with {points(scene)[0]} points."
    assert scene.ending
    assert TRANSLATE(scene.ending) == "Ana went out: no tiles left."


@pytest.mark.rule("TRI-12")
def test_in_a_blocked_round_all_lose_their_racks():
    round_ = blocked()
    scene = scored(round_)
    cost = [-25 * 6, -25 * 6 - 10]  # Ana: six times three tiles; Bo: six times, and two tiles for which no 10 are due
    assert points(scene) == [8 + cost[0] - sum_of(*round_.racks[0].split()), cost[1] - sum_of(*round_.racks[1].split())]
    assert scene.over


@pytest.mark.rule("TRI-14")
def test_rounds_add_up_to_a_tournament():
    won = out(bonus="triple-hexagon", at=14)
    first = points(scored(won))
    two = scored(won, EnteredRound(turns=(turn(1, "111"),)), options="length=tournament")
    assert points(two) == [first[0], first[1] + 3]
    assert [score.rounds for score in two.scores] == [(first[0], 0), (first[1], 3)]
    assert not two.over
    last = scored(won, won, out(bonus="double-hexagon", at=14), options="length=tournament")
    assert last.over
    assert last.winners == (0,)


@pytest.mark.rule("TRI-14")
def test_who_has_reached_the_goal_ends_the_tournament_even_if_the_total_falls_again():
    best = out(bonus="triple-hexagon", at=16, tiles=TILES[::-1], left="000")
    before = points(scored(best, best, options="length=tournament"))
    assert 400 - 15 <= before[0] < 400
    rounds = (best, best, blocked((turn(0, "555"), *emptied()[1:])))
    scene = scored(*rounds, options="length=tournament")
    assert points(scene)[0] < before[0], "the 15 of the first tile were not for long"
    assert scene.over


@pytest.mark.rule("TRI-6", "TRI-15")
def test_bonuses_for_the_start_are_there_where_the_highest_tile_starts():
    names = {bonus["name"] for bonus in scored(EnteredRound()).data["bonuses"]}
    assert "bridge" in names
    assert "triple-start" not in names
    classic = scored(EnteredRound(turns=(turn(0, "555", "triple-start"),)), options="start=highest")
    assert points(classic) == [25, 0]
    zeros = scored(EnteredRound(turns=(turn(0, "000", "zero-start"),)), options="start=highest")
    assert points(zeros) == [40, 0]


def offers(*turns, options=""):
    return scored(EnteredRound(turns=turns), options=options).data


@pytest.mark.rule("TRI-R2", "TRI-9", "TRI-10")
def test_the_sheet_says_how_many_tiles_can_be_drawn():
    assert offers()["draws"] == 0, "the first tile is laid without drawing"
    assert offers(turn(0, "125"))["draws"] == 3
    assert offers(turn(0, "125"), options="draws=until-fit")["draws"] == 38
    assert offers(*emptied()[:-1])["draws"] == 2
    assert offers(*emptied())["draws"] == 0


@pytest.mark.rule("TRI-3", "TRI-10")
def test_the_sheet_says_whose_turn_it_can_be():
    assert offers()["follow"] == [0, 1]
    assert offers(turn(1, "125"))["follow"] == [0]
    assert offers(*emptied())["follow"] == [0, 1], "with an empty pool somebody may have passed"
    assert [offers(turn(0, "125"))["out"], offers(*laid(17))["out"]] == [-1, 0]
    assert offers(turn(0, "125"), turn(1, "122", drawn=1))["pool"] == 37


@pytest.mark.rule("TRI-7", "TRI-8", "TRI-15")
def test_the_sheet_says_what_the_next_tile_can_make():
    def possible(count: int, options: str = "") -> list[str]:
        turns = list(laid(count))
        if turns and options:
            turns[0] = turn(0, TILES[0], "zero-start")
        return [one["name"] for one in offers(*turns, options=options)["bonuses"] if one["possible"]]

    assert possible(0) == possible(4) == []
    assert possible(5) == possible(7) == ["hexagon"]
    assert possible(8) == ["bridge", "hexagon"]
    assert possible(9) == ["bridge", "hexagon", "double-hexagon"]
    assert possible(12) == ["bridge", "hexagon", "double-hexagon", "triple-hexagon"]
    assert possible(0, "start=highest") == ["triple-start", "zero-start"]
    assert possible(1, "start=highest") == []
