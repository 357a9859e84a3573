"""The course of a game: calling, placing, rounds, and the placement and valve variants."""

from pathlib import Path

import pytest

from ludoteka.core.actors import CHANCE
from ludoteka.core.errors import Refused
from ludoteka.core.tests.at_the_table import play, why_not
from ludoteka.core.words import Translator
from ludoteka.games.take_it_easy.parts import action_of
from ludoteka.games.take_it_easy.scoring import EARLIER_LINE

from .at_the_table import GAME, OTHERS, VALVE, all_cells, aside_game, lines, offered, place, table, tile_names

INNER = {"b1", "b2", "c1", "c3", "d1", "d2"}  # around c2 on the base board
GOOD_BOARD = [
    tuple(placement.split("@"))
    for placement in sorted((Path(__file__).parent / "maximal_boards.txt").read_text().splitlines()[0].split())
]
SUNS, MOONS = ("124", "163"), ("123", "128")  # of the assumed symbols


def fill(match, tiles, cells):
    return place(match, *(f"{tile}@{cell}" for tile, cell in zip(tiles, cells, strict=True)))


def play_any(match):
    """To the end: first tile, first cell."""
    while not match.over:
        actor = match.to_act()[0]
        match.submit(actor, match.legal(actor)[0])
    return match


# -- TIE-1: calling and placing ---------------------------------------------------------------------------------


@pytest.mark.rule("TIE-1")
def test_a_tile_is_called_and_everyone_places_that_one():
    match = table(seats=3)
    assert match.to_act() == (CHANCE,)
    assert tile_names(match) == tile_names(table())
    play(match, "0 draw 978")
    assert match.to_act() == (0, 1, 2)
    assert offered(match, 1) == set(all_cells())
    play(match, "2 978@c3")
    assert match.to_act() == (0, 2)
    play(match, "1 978@a1", "3 978@e3")
    assert match.to_act() == (CHANCE,)
    scene = match.scene()
    assert [[(piece.data["tile"], piece.cell) for piece in board.pieces] for board in scene.boards] == [
        [("978", "a1")],
        [("978", "c3")],
        [("978", "e3")],
    ]


@pytest.mark.rule("TIE-1")
def test_only_those_who_must_act_have_a_choice():
    def choosing(match):
        return tuple(actor for actor in (0, 1, 2, CHANCE) if match.legal(actor))

    match = table(seats=3)
    assert choosing(match) == (CHANCE,)
    play(match, "0 draw 978")
    assert choosing(match) == (0, 1, 2)
    play(match, "2 978@c3")
    assert choosing(match) == (0, 2)
    play(match, "3 978@c3")
    assert choosing(match) == (0,)
    assert choosing(play_any(match)) == ()


@pytest.mark.rule("TIE-1")
@pytest.mark.parametrize(
    ("line", "code", "rule"),
    [
        ("1 123@c3", "not-the-called-tile", "TIE-1"),
        ("1 978@c3", "cell-taken", "TIE-1"),
        ("2 978@c3", "not-your-turn", "TIE-1"),
        ("0 draw 123", "not-your-turn", "TIE-1"),
        ("1 done", "not-the-called-tile", "TIE-1"),
        ("1 978@valve:a1", "no-such-cell", "TIE-C5"),
        ("1 978@aside", "no-aside", "TIE-15"),
    ],
)
def test_refusals_while_placing(line, code, rule):
    match = play(table(seats=2), "0 draw 573", "1 573@c3", "2 573@c3", "0 draw 978", "2 978@a1")
    assert why_not(match, line) == (code, rule)


@pytest.mark.rule("TIE-1")
@pytest.mark.parametrize("other", ["123", "568", "574", "978"])
def test_no_other_tile_can_be_placed_lower_or_higher(other):
    match = play(table(), "0 draw 573")
    assert why_not(match, f"1 {other}@c3") == ("not-the-called-tile", "TIE-1")


@pytest.mark.rule("TIE-1")
def test_a_tile_is_called_only_once():
    match = place(table(), "978@c3")
    assert why_not(match, "0 draw 978") == ("tile-not-in-bag", "TIE-1")
    assert why_not(match, "0 draw ***") == ("no-such-action", "TIE-1")
    assert why_not(match, "0 draw 973") == ("", "")
    assert why_not(match, "1 978@c4") == ("not-your-turn", "TIE-1")


@pytest.mark.rule("TIE-1")
def test_nonsense_is_refused_by_the_rules_themselves():
    match = play(table(), "0 draw 978")
    for action in (-1, -64, 28 * 64, 32 * 64, 10**9):
        with pytest.raises(Refused, match="no-such-action"):
            match.submit(0, action)
    for spot in (19, 20, 22, 31, 32, 63):
        with pytest.raises(Refused, match="no-such-cell"):
            match.submit(0, action_of(match.secret_state().tile, spot))
    match = table()
    for tile in (-1, 0, 28, 99):
        with pytest.raises(Refused, match="no-such-action"):
            match.submit(CHANCE, tile)


@pytest.mark.rule("TIE-1")
@pytest.mark.parametrize(
    "text", ["", "978", "978@", "978@f1", "978@a4", "999@a1", "@a1", "978@valve:z9", "978@A1", "draw 978"]
)
def test_texts_that_mean_nothing_on_this_board(text):
    match = play(table(), "0 draw 978")
    with pytest.raises(Refused):
        match.read(0, text)
    with pytest.raises(Refused):
        match.read(CHANCE, text.replace("draw", "take"))


@pytest.mark.rule("TIE-1")
def test_choices_stay_sealed_until_the_last_one_is_in():
    match = play(table(seats=2), "0 draw 978", "1 978@c3")
    assert match.scene(1).boards[0].pieces == ()
    assert [(piece.cell, piece.state) for piece in match.scene(0).boards[0].pieces] == [("c3", "sealed")]
    assert [reported.text for reported in match.story(1)] == ["draw 978"]
    assert [reported.text for reported in match.story(0)] == ["draw 978", "978@c3"]
    play(match, "2 978@a1")
    assert [reported.text for reported in match.story(1)] == ["draw 978", "978@c3", "978@a1"]


# -- TIE-2, TIE-3, TIE-4: the length of a game ------------------------------------------------------------------


@pytest.mark.rule("TIE-2")
@pytest.mark.parametrize(
    ("options", "calls", "never"),
    [("", 19, 8)] + [(f"board=valve valves={valves}", 21, 10) for valves in ("ordinary", "first", "last", "aside")],
)
def test_how_many_tiles_are_called(options, calls, never):
    match = play_any(table(options))
    drawn = [entry for entry in match.log.live() if entry.actor == CHANCE]
    assert len(drawn) == len({entry.action for entry in drawn}) == calls
    assert sum(match.secret_state().bag) == never
    assert match.over
    assert match.outcome().reason == "complete"


@pytest.mark.rule("TIE-3")
def test_a_series_has_a_round_for_each_player_and_the_sum_decides():
    match = table("rounds=2", seats=2)
    for tile, cell in GOOD_BOARD:
        play(match, f"0 draw {tile}", f"1 {tile}@{cell}", f"2 {tile}@{cell}")
    assert match.scene().pause
    assert match.to_act() == (CHANCE,)
    first_round = match.scores()
    assert first_round == (307, 307)
    assert len(tile_names(match)) == 27

    play(match, f"0 draw {GOOD_BOARD[0][0]}")
    assert match.scores() == first_round
    assert all(board.pieces == () for board in match.scene().boards)
    assert not match.scene().pause
    for number, (tile, cell) in enumerate(GOOD_BOARD):
        if number:
            play(match, f"0 draw {tile}")
        play(match, f"1 {tile}@{cell}", f"2 {tile}@{all_cells()[number]}")
    assert match.to_act() == ()
    assert match.scores()[0] == 614 > match.scores()[1]
    first_line = match.scene().scores[0].lines[0]
    assert (first_line.kind, first_line.points) == ("earlier", 307)
    assert match.scene().winners == (0,)
    assert not match.scene().pause


@pytest.mark.rule("TIE-3")
def test_every_player_is_the_caller_once():
    match, callers = table("rounds=3", seats=3), []
    while not match.over:
        if CHANCE not in match.to_act():
            callers += [score.seat for score in match.scene().scores if score.badge]
        actor = match.to_act()[0]
        match.submit(actor, match.legal(actor)[0])
    assert callers == [0] * 57 + [1] * 57 + [2] * 57
    assert not any(score.badge for score in table().scene().scores)


@pytest.mark.rule("TIE-3")
def test_a_series_of_three_keeps_the_points_of_each_round():
    match = table("rounds=3", seats=3)
    rounds = [play_round(match) for _ in range(3)]
    assert match.over
    assert len(set(rounds)) == 3
    for seat in range(3):
        points = [scores[seat] for scores in rounds]
        assert match.scores()[seat] == sum(points)
        earlier = [line for line in lines(match.parts, match.secret_state(), seat) if line[0] == EARLIER_LINE]
        assert earlier == [(EARLIER_LINE, points[0], 0, 0, 0), (EARLIER_LINE, points[1], 1, 0, 0)]


@pytest.mark.rule("TIE-3")
def test_every_round_of_a_series_has_its_winner():
    translate = Translator("en", [GAME.package])
    match = table("rounds=2", seats=2)
    for (tile, cell), other in zip(GOOD_BOARD, all_cells(), strict=True):
        play(match, f"0 draw {tile}", f"1 {tile}@{cell}", f"2 {tile}@{other}")
        assert [score.won for score in match.scene().scores] == ([(), ()] if not match.scene().pause else [(0,), ()])
    assert translate(match.scene().words) == "Round 1 of 2 is over: Ana wins it with 307 points."
    for tile, cell in GOOD_BOARD:
        play(match, f"0 draw {tile}", f"1 {tile}@{cell}", f"2 {tile}@{cell}")
    assert [score.won for score in match.scene().scores] == [(0, 1), (1,)], "the second is shared"
    alone = play_any(table(seats=2)).scene()
    assert [score.won for score in alone.scores] == [(), ()], "a single round is the game"


@pytest.mark.rule("TIE-3")
def test_the_first_round_stays_its_winners_no_matter_who_leads_later():
    match = table("rounds=3", seats=3)
    good, poor = [cell for _, cell in GOOD_BOARD], all_cells()
    for cells in ((good, poor, poor), (poor, good, poor), (poor, good, poor)):
        for (tile, _), *spots in zip(GOOD_BOARD, *cells, strict=True):
            play(match, f"0 draw {tile}", *(f"{seat} {tile}@{spot}" for seat, spot in enumerate(spots, start=1)))
    assert [score.won for score in match.scene().scores] == [(0,), (1, 2), ()]


@pytest.mark.rule("TIE-3")
def test_a_round_can_have_several_winners():
    match = table("rounds=3", seats=3)
    for number, (tile, cell) in enumerate(GOOD_BOARD):
        play(match, f"0 draw {tile}", f"1 {tile}@{all_cells()[number]}", f"2 {tile}@{cell}", f"3 {tile}@{cell}")
    words = Translator("en", [GAME.package])(match.scene().words)
    assert words == "Round 1 of 3 is over. Tied with 307 points: Bo, Cid."


def play_round(match):
    """A round in which each seat has its own habit; what it was worth."""
    before = match.scores()
    calls = match.parts.calls
    for number in range(calls):
        tiles = match.legal(CHANCE)
        match.submit(CHANCE, tiles[(7 * number + match.secret_state().round) % len(tiles)])
        for seat in match.to_act():
            cells = match.legal(seat)
            match.submit(seat, cells[seat * number % len(cells)])
    return tuple(after - earlier for after, earlier in zip(match.scores(), before, strict=True))


@pytest.mark.rule("TIE-3")
def test_the_highest_total_wins_and_a_tie_is_shared():
    match = table(seats=3)
    for number, (tile, cell) in enumerate(GOOD_BOARD):
        other = all_cells()[number]
        play(match, f"0 draw {tile}", f"1 {tile}@{cell}", f"2 {tile}@{cell}", f"3 {tile}@{other}")
    outcome = match.outcome()
    assert outcome
    assert outcome.scores[0] == outcome.scores[1] > outcome.scores[2]
    assert outcome.winners == match.scene().winners == (0, 1)
    assert match.scene().words.id == "tie-now-over-shared"


@pytest.mark.rule("TIE-3")
@pytest.mark.parametrize(
    ("rounds", "seats", "fine"), [(1, 4, True), (4, 4, True), (2, 4, False), (6, 6, True), (2, 1, False)]
)
def test_a_game_is_one_round_or_as_many_as_players(rounds, seats, fine):
    if fine:
        assert table(f"rounds={rounds}", seats).parts.rounds == rounds
    else:
        with pytest.raises(Refused) as refused:
            table(f"rounds={rounds}", seats)
        assert refused.value.rule == "TIE-3"


@pytest.mark.rule("TIE-4")
def test_alone_one_plays_for_the_score():
    match = play_any(table())
    assert match.outcome().winners == (0,)
    assert match.scene().words.id == "tie-now-over-alone"
    assert match.scene().words.args == {"points": match.scores()[0]}
    assert match.scene().own_record
    assert not table().scene().own_record, "not before the end"
    assert not play_any(table(seats=2)).scene().own_record


# -- TIE-8, TIE-9: neighbours -----------------------------------------------------------------------------------


@pytest.mark.rule("TIE-8")
def test_neighbours_the_first_anywhere_then_edge_to_edge():
    match = play(table("placement=neighbours"), "0 draw 978")
    assert offered(match) == set(all_cells())
    play(match, "1 978@c2", "0 draw 123")
    assert offered(match) == INNER
    assert why_not(match, "1 123@a1") == ("must-touch", "TIE-8")
    play(match, "1 123@b1", "0 draw 124")
    assert offered(match) == (INNER | {"a1", "c1"}) - {"b1"}


@pytest.mark.rule("TIE-8")
def test_neighbours_counts_only_the_own_board():
    match = play(table("placement=neighbours", seats=2), "0 draw 978", "1 978@a1", "2 978@e3", "0 draw 123")
    assert offered(match, 0) == {"a2", "b1", "b2"}
    assert offered(match, 1) == {"e2", "d3", "d4"}


@pytest.mark.rule("TIE-9")
def test_the_same_symbol_must_touch_another_is_free():
    match = place(table("placement=sun-moon"), f"{SUNS[0]}@c2")
    play(match, f"0 draw {SUNS[1]}")
    assert offered(match) == INNER
    assert why_not(match, f"1 {SUNS[1]}@a1") == ("same-symbol-must-touch", "TIE-9")
    play(match, f"1 {SUNS[1]}@c3", f"0 draw {MOONS[0]}")
    assert offered(match) == set(all_cells()) - {"c2", "c3"}
    play(match, f"1 {MOONS[0]}@e3", f"0 draw {MOONS[1]}")
    assert offered(match) == {"b2", "b3", "c4", "d3", "b1", "c1", "d1", "d2", "e2", "d4"} - {"c2", "c3"}


@pytest.mark.rule("TIE-9")
@pytest.mark.parametrize(("previous", "called"), [(SUNS[0], MOONS[0]), (MOONS[0], SUNS[0])])
def test_sun_after_moon_and_moon_after_sun_go_anywhere(previous, called):
    match = play(place(table("placement=sun-moon"), f"{previous}@c2"), f"0 draw {called}")
    assert offered(match) == set(all_cells()) - {"c2"}


@pytest.mark.rule("TIE-9")
def test_the_first_tile_of_a_further_round_is_free_again():
    match = table("placement=sun-moon rounds=2", seats=2)
    while not match.scene().pause:
        actor = match.to_act()[0]
        match.submit(actor, match.legal(actor)[0])
    assert match.secret_state().previous != 0
    for tile in tile_names(match):
        assert offered(play(match.copy(), f"0 draw {tile}")) == set(all_cells())


@pytest.mark.rule("TIE-9", "TIE-R5")
@pytest.mark.parametrize("special", ["***", "1**", "*2*", "**3"])
def test_a_special_tile_differs_from_everything(special):
    match = place(table("board=valve placement=sun-moon"), f"{SUNS[0]}@a1")
    play(match, f"0 draw {special}")
    assert "f2" in offered(match)
    play(match, f"1 {special}@a2", f"0 draw {SUNS[1]}")
    assert "f2" in offered(match)
    play(match, f"1 {SUNS[1]}@b1", "0 draw 173")
    assert ("f2" in offered(match)) == (match.parts.symbol[match.read(CHANCE, "draw 173")] != 1)


@pytest.mark.rule("TIE-R5")
def test_two_specials_in_a_row_do_not_count_as_the_same_symbol():
    match = place(table("board=valve placement=sun-moon"), "***@a1")
    play(match, "0 draw 1**")
    assert offered(match) == set(all_cells("board=valve")) - {"a1"}


# -- TIE-12 to TIE-15: valves -----------------------------------------------------------------------------------


@pytest.mark.rule("TIE-12")
def test_variant_1_valves_are_ordinary_cells():
    match = play(table("board=valve"), "0 draw 978")
    assert offered(match) == VALVE | OTHERS
    assert len(tile_names(table("board=valve"))) == 31


@pytest.mark.rule("TIE-13")
def test_variant_2_the_first_three_go_to_the_valves():
    match = play(table("board=valve valves=first"), "0 draw 978")
    assert offered(match) == VALVE
    assert why_not(match, "1 978@a1") == ("valves-come-first", "TIE-13")
    play(match, "1 978@b2", "0 draw 123")
    assert offered(match) == VALVE - {"b2"}
    play(match, "1 123@d4", "0 draw 124", "1 124@e2", "0 draw 128")
    assert offered(match) == OTHERS


@pytest.mark.rule("TIE-14")
def test_variant_3_the_valves_wait_for_the_last_three():
    match = table("board=valve valves=last")
    tiles = tile_names(match)
    for tile, cell in zip(tiles, sorted(OTHERS), strict=False):
        play(match, f"0 draw {tile}")
        assert not offered(match) & VALVE
        assert why_not(match, f"1 {tile}@b2") == ("valves-come-last", "TIE-14")
        play(match, f"1 {tile}@{cell}")
    play(match, f"0 draw {tiles[20]}")
    assert offered(match) == VALVE
    play(match, f"1 {tiles[20]}@d4", f"0 draw {tiles[21]}")
    assert offered(match) == VALVE - {"d4"}


@pytest.mark.rule("TIE-15")
def test_variant_4_three_are_put_aside_and_decided_on_after_the_round():
    match = play(table("board=valve valves=aside"), "0 draw 978")
    assert offered(match) == OTHERS | {"aside"}
    assert why_not(match, "1 978@b2") == ("valves-after-the-round", "TIE-15")
    assert why_not(match, "1 978@valve:b2") == ("no-such-cell", "TIE-C5")

    match = aside_game("978", "128", "***")
    assert not match.over
    assert match.to_act() == (0,)
    assert offered(match) == {f"{tile}@valve:{cell}" for tile in ("978", "128") for cell in VALVE} | {"done"}
    play(match, "1 978@valve:d4")
    assert offered(match) == {"128@valve:b2", "128@valve:e2", "done"}
    play(match, "1 done")
    assert match.over


@pytest.mark.rule("TIE-15")
@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("1 ***@valve:b2", "special-stays-aside"),
        ("1 973@valve:b2", "not-aside"),
        ("1 128@valve:a1", "not-a-valve"),
        ("1 128@valve:d4", "cell-taken"),
        ("1 978@valve:b2", "not-aside"),
        ("1 128@a1", "no-such-action"),
        ("1 128@aside", "no-such-action"),
    ],
)
def test_variant_4_refusals_at_the_decision(line, code):
    match = play(aside_game("978", "128", "***"), "1 978@valve:d4")
    assert why_not(match, line)[0] == code


@pytest.mark.rule("TIE-15")
def test_variant_4_nonsense_at_the_decision():
    match = aside_game("978", "128", "***")
    tile = match.read(CHANCE, "draw 128")
    for action in (
        action_of(0, 32 + 3),
        action_of(0, 3),
        action_of(tile, 31),
        action_of(tile, 32 + 21),
        tile * 64 + 63,
    ):
        with pytest.raises(Refused, match="no-such-action"):
            match.submit(0, action)


@pytest.mark.rule("TIE-15")
def test_variant_4_one_tile_aside_has_three_valves_to_choose_from():
    match = aside_game("128", "***", "1**")
    assert offered(match) == {"128@valve:b2", "128@valve:d4", "128@valve:e2", "done"}


@pytest.mark.rule("TIE-15")
def test_variant_4_none_of_the_three_need_be_placed():
    match = play(aside_game("978", "128", "973"), "1 done")
    assert match.over
    assert {piece.cell for piece in match.scene().boards[0].pieces} >= {"aside1", "aside2", "aside3"}


@pytest.mark.rule("TIE-15")
def test_variant_4_decisions_stay_sealed_until_all_are_done():
    match = play(aside_game("978", "128", "973", seats=2), "1 978@valve:d4", "1 done")
    assert match.to_act() == (1,)
    assert "d4" not in {piece.cell for piece in match.scene(1).boards[0].pieces}
    assert "d4" in {piece.cell for piece in match.scene(0).boards[0].pieces}
    assert "978@valve:d4" not in [reported.text for reported in match.story(1)]
    play(match, "2 done")
    assert "978@valve:d4" in [reported.text for reported in match.story(1)]
    assert match.over


@pytest.mark.rule("TIE-15", "TIE-3")
def test_variant_4_in_a_series_starts_afresh():
    match = aside_game("978", "128", "973", options="rounds=2", seats=2)
    play(match, "1 978@valve:d4", "1 done", "2 done", "0 draw 123")
    assert offered(match) == OTHERS | {"aside"}
    state = match.secret_state()
    assert not state.aside.any()
    assert not state.board.any()
    assert not state.done.any()


@pytest.mark.rule("TIE-R2")
def test_three_aside_is_enough_and_a_full_board_leaves_only_aside():
    match = table("board=valve valves=aside")
    for tile in ("978", "973", "974"):
        play(match, f"0 draw {tile}", f"1 {tile}@aside")
    play(match, "0 draw 123")
    assert why_not(match, "1 123@aside") == ("aside-full", "TIE-R2")
    assert offered(match) == OTHERS

    match = table("board=valve valves=aside")
    for tile, cell in zip(tile_names(match), sorted(OTHERS), strict=False):
        play(match, f"0 draw {tile}", f"1 {tile}@{cell}")
    play(match, "0 draw ***")
    assert offered(match) == {"aside"}


@pytest.mark.rule("TIE-R2")
def test_with_neighbours_the_first_tile_is_the_first_on_the_board():
    match = play(table("board=valve valves=aside placement=neighbours"), "0 draw 978", "1 978@aside", "0 draw 123")
    assert offered(match) == OTHERS | {"aside"}
    play(match, "1 123@a1", "0 draw 124")
    assert offered(match) == {"a2", "b1", "aside"}


@pytest.mark.rule("TIE-R2")
def test_a_tile_put_aside_counts_as_the_previous_one():
    match = place(table("board=valve valves=aside placement=sun-moon"), f"{SUNS[0]}@a1", f"{MOONS[0]}@aside")
    play(match, f"0 draw {MOONS[1]}")
    assert offered(match) == {"a2", "b1", "aside"}


@pytest.mark.rule("TIE-R2")
def test_a_special_put_aside_is_lost():
    match = aside_game("***", "1**", "*2*")
    assert offered(match) == {"done"}


# -- TIE-17, TIE-R3: placement variants on the valve board ------------------------------------------------------


@pytest.mark.rule("TIE-17", "TIE-R3")
def test_only_the_second_and_third_tile_of_variant_2_need_the_waiver():
    match = place(table("board=valve valves=first placement=neighbours"), "978@b2")
    play(match, "0 draw 123")
    assert offered(match) == VALVE - {"b2"}
    play(match, "1 123@d4", "0 draw 124")
    assert offered(match) == {"e2"}
    play(match, "1 124@e2", "0 draw 128", "1 128@a1", "0 draw 163")
    touching = set(OTHERS) - {"a1"}
    assert offered(match) == touching  # every cell touches a valve: the flowers cover the board


@pytest.mark.rule("TIE-17")
def test_neighbours_hold_within_what_the_valve_variant_allows():
    match = place(table("board=valve valves=last placement=neighbours"), "978@a1")
    play(match, "0 draw 123")
    assert offered(match) == {"a2", "b1"}
    assert why_not(match, "1 123@b2") == ("valves-come-last", "TIE-14")
    assert why_not(match, "1 123@f1") == ("must-touch", "TIE-8")


@pytest.mark.rule("TIE-17")
@pytest.mark.parametrize("placement", ["free", "neighbours", "sun-moon"])
@pytest.mark.parametrize("scoring", ["rows", "beams", "brightest"])
@pytest.mark.parametrize("valves", ["", "ordinary", "first", "last", "aside"])
def test_every_combination_plays_to_the_end(placement, scoring, valves):
    board = f"board=valve valves={valves}" if valves else "board=base"
    match = play_any(table(f"{board} placement={placement} scoring={scoring}", seats=2))
    assert match.outcome().reason == "complete"


@pytest.mark.rule("TIE-R3")
@pytest.mark.parametrize("image", ["", "mirrored=yes", "turned=yes"])
def test_valves_never_touch_share_no_row_and_the_rest_is_connected(image):
    p = table(f"board=valve {image}").parts
    valves = [cell for cell in range(p.cells) if p.is_valve[cell]]
    assert not any(p.touching[a, b] for a in valves for b in valves)
    for row in range(p.rows):
        assert sum(int(p.is_valve[cell]) for cell in p.row_cells[row][: p.row_length[row]]) <= 1
    rest = [cell for cell in range(p.cells) if not p.is_valve[cell]]
    reached, edge = {rest[0]}, [rest[0]]
    while edge:
        cell = edge.pop()
        new = {other for other in rest if p.touching[cell, other]} - reached
        reached |= new
        edge += new
    assert reached == set(rest)


@pytest.mark.rule("TIE-R6")
def test_brightest_beams_are_not_offered_alone_and_a_solo_series_is_one_round():
    with pytest.raises(Refused) as refused:
        table("scoring=brightest")
    assert (refused.value.code, refused.value.rule) == ("brightest-alone", "TIE-R6")
    assert table("scoring=brightest", seats=2).parts.scoring == 2
    with pytest.raises(Refused):
        table("rounds=2")


@pytest.mark.parametrize("option", ["valves=first", "mirrored=yes", "turned=yes", "jokers_may_follow_special=yes"])
def test_what_belongs_to_the_valve_board_needs_it(option):
    with pytest.raises(Refused) as refused:
        table(option)
    assert (refused.value.code, refused.value.facts) == ("option-needs", {"needs": "board=valve"})
    table(f"board=valve {option}")
