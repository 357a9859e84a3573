"""The score sheet for owners of the box: turns and rounds that were played with cardboard."""

import pytest

from ludoteka.core.errors import Refused
from ludoteka.core.game import EnteredRound, EnteredTurn
from ludoteka.core.match import Seat, Setting
from ludoteka.core.words import Speaker

from .at_the_table import GAME

SPEAK = Speaker("en", [GAME.package])
NAMES = ("Ana", "Bo")


def turn(seat: int, tile: str = "", bonus: str = "", drawn: int = 0) -> EnteredTurn:
    return EnteredTurn(seat=seat, tile=tile, bonus=bonus, drawn=drawn)


def scored(*rounds: EnteredRound, options: str = ""):
    parts = Setting(GAME, GAME.options.read(options), tuple(Seat("human", name) for name in NAMES)).parts()
    return GAME.ledger(parts, rounds, NAMES)


def points(scene) -> list[int]:
    return [score.points for score in scene.scores]


@pytest.mark.rule("TRI-6", "TRI-9")
def test_turns_are_scored_part_by_part():
    played = EnteredRound(turns=(turn(0, "125"), turn(1, "122", drawn=1), turn(0, "345", "bridge"), turn(1, drawn=3)))
    scene = scored(played)
    assert points(scene) == [8 + 12 + 40, 5 - 5 - 25]
    assert [(SPEAK(line.words), line.points) for line in scene.scores[0].lines] == [
        ("1-2-5", 8),
        ("3-4-5", 12),
        ("bridge", 40),
    ]
    assert scene.data["turns"] == [8, 0, 52, -25]
    assert SPEAK(scene.words) == "Round 1"
    assert not scene.over


@pytest.mark.rule("TRI-11", "TRI-12")
def test_the_end_of_a_round_counts_what_is_left():
    turns = (turn(0, "125"),)
    assert points(scored(EnteredRound(turns=turns, ended="out", racks=("", "333 004")))) == [8 + 25 + 9 + 4, 0]
    blocked = scored(EnteredRound(turns=turns, ended="blocked", racks=("003", "333")))
    assert points(blocked) == [8 - 3, -9]
    assert blocked.over
    assert blocked.winners == (0,)
    assert SPEAK(blocked.words) == "Ana wins with 5 points."


@pytest.mark.rule("TRI-14")
def test_rounds_add_up_to_a_tournament():
    won = EnteredRound(
        turns=(turn(0, "555", "triple-hexagon"), turn(0, "455", "double-hexagon"), turn(0, "445", "hexagon")),
        ended="out",
        racks=("", "333"),
    )
    two = scored(won, EnteredRound(turns=(turn(1, "111"),)), options="length=tournament")
    assert points(two) == [256, 3]
    assert [score.rounds for score in two.scores] == [(256, 0), (0, 3)]
    assert not two.over
    assert scored(won, won, options="length=tournament").over


@pytest.mark.rule("TRI-14")
def test_who_has_reached_the_goal_ends_the_tournament_even_if_the_total_falls_again():
    turns = tuple(turn(0, tile, "triple-hexagon") for tile in ("555", "455", "445", "444", "344"))
    assert points(scored(EnteredRound(turns=turns), options="length=tournament")) == [415, 0]
    blocked = EnteredRound(turns=turns, ended="blocked", racks=("335 355 345 245 255", "333"))
    scene = scored(blocked, options="length=tournament")
    assert points(scene) == [356, -9]
    assert scene.over


@pytest.mark.rule("TRI-6")
def test_bonuses_for_the_start_are_there_where_the_highest_tile_starts():
    names = {bonus["name"] for bonus in scored(EnteredRound()).data["bonuses"]}
    assert "bridge" in names
    assert "triple-start" not in names
    classic = scored(EnteredRound(turns=(turn(0, "555", "triple-start"),)), options="start=highest")
    assert points(classic) == [25, 0]
    assert "zero-start" in {bonus["name"] for bonus in classic.data["bonuses"]}
    for options, turns in (
        ("", (turn(0, "555", "triple-start"),)),
        ("start=highest", (turn(0, "125"), turn(1, "555", "triple-start"))),
    ):
        with pytest.raises(Refused, match="tri-ledger-bonus"):
            scored(EnteredRound(turns=turns), options=options)


@pytest.mark.parametrize(
    ("entered", "code", "place"),
    [
        (EnteredRound(turns=(turn(0, "521"),)), "tri-ledger-no-tile", "1.1"),
        (EnteredRound(turns=(turn(0, "12"),)), "tri-ledger-no-tile", "1.1"),
        (EnteredRound(turns=(turn(0, "125"), turn(1, "251"))), "tri-ledger-twice", "1.2"),
        (EnteredRound(turns=(turn(2, "125"),)), "tri-ledger-seat", "1.1"),
        (EnteredRound(turns=(turn(0, "125", drawn=4),)), "tri-ledger-drawn", "1.1"),
        (EnteredRound(turns=(turn(0, "125", "castle"),)), "tri-ledger-bonus", "1.1"),
        (EnteredRound(turns=(turn(0, "", "bridge"),)), "tri-ledger-bonus", "1.1"),
        (EnteredRound(ended="rain"), "tri-ledger-end", "1"),
        (EnteredRound(ended="out", racks=("", "")), "tri-ledger-out", "1"),
        (EnteredRound(turns=(turn(0, "125"),), ended="blocked", racks=("125", "")), "tri-ledger-twice", "1"),
        (EnteredRound(turns=(turn(0),) * 200), "tri-ledger-turns", "1"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(entered, code, place):
    with pytest.raises(Refused) as refused:
        scored(entered)
    assert (refused.value.code, refused.value.place) == (code, place)


def test_a_round_is_finished_before_the_next():
    with pytest.raises(Refused, match="tri-ledger-unfinished"):
        scored(EnteredRound(), EnteredRound())
    with pytest.raises(Refused, match="tri-ledger-rounds"):
        scored()
