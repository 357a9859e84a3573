"""The scene: frames, the piece in hand, what each slide would do, why not, points in words."""

import pytest

from ludoteka.core.actors import SPECTATOR
from ludoteka.core.tests.at_the_table import offered, play
from ludoteka.games.mini_fits.components import default_components
from ludoteka.games.mini_fits.pictures import pictures
from ludoteka.games.mini_fits.variants import Options

from .at_the_table import FIRST, GAME, SECOND, answer, changed, finish_round, started, table, turn

PENALTY = "[[penalties]]\nside = 2\npoints = -3\nboxes = [[1, 1]]\n"


def offer(match, text, seat=0):
    return match.scene(seat).data["offers"][text]


def effects(match, text, seat=0):
    target = next(target for target in match.scene(seat).targets if target.action == text)
    return [(effect.kind, effect.points) for effect in target.effects]


def cells(match, state="", seat=0):
    board = match.scene().boards[seat]
    return {piece.cell for piece in board.pieces if piece.state == state}


# -- frames -----------------------------------------------------------------------------------------------------


def test_cells_are_named_by_column_and_line():
    board = table(SECOND).scene().boards[0]
    by_id = {cell.id: cell for cell in board.cells}
    assert (by_id["1-1"].x, by_id["1-1"].y) == (0, 9)
    assert (by_id["6-10"].x, by_id["6-10"].y) == (5, 0)
    assert (by_id["3"].kind, by_id["3"].y) == ("column", 10)
    assert by_id["4-1"].data == {"symbol": "diamond"}
    assert by_id["2-2"].data == {"symbol": "star"}
    assert by_id["2-2"].words.args["symbol"].id == "fit-symbol-star"
    assert by_id["1-1"].data == {}
    assert board.box == (-0.5, -0.5, 6.0, 11.0)


def test_the_plain_side_shows_no_symbols():
    assert {cell.kind for cell in table(FIRST).scene().boards[0].cells} == {"", "column"}


def test_a_penalty_is_printed_on_its_square():
    components = default_components() + PENALTY
    cell = next(cell for cell in table(SECOND, 1, components).scene().boards[0].cells if cell.id == "1-1")
    assert (cell.kind, cell.marks[0].text) == ("penalty", "-3")
    cell = next(cell for cell in table(FIRST, 1, components).scene().boards[0].cells if cell.id == "1-1")
    assert cell.kind == ""


def test_the_last_piece_is_marked():
    match = started(starts="FN", at="F@1 N@1")
    assert cells(match, "last") == {"2-1", "1-2", "2-2", "2-3", "3-3"}
    turn(match, "C", "C@5", "C@5")
    assert cells(match, "last") == {"5-1", "6-1", "5-2"}
    assert cells(match) == {"2-1", "1-2", "2-2", "2-3", "3-3"}
    play(match, "0 card U", "1 U@4")
    mine = {piece.cell: piece.state for piece in match.scene(0).boards[0].pieces}
    assert mine["4-3"] == "sealed"
    assert mine["5-1"] == "last"
    assert "4-3" not in cells(match, "sealed")


def test_lines_are_open_begun_complete_or_lost():
    match = started(FIRST, at="F@1")
    states = [row.state for row in match.scene().boards[0].rows]
    assert states == ["broken", "broken", "live"] + ["open"] * 7
    assert finish_round(match).scene().data["frames"][0]["lines"] == ["broken"] * 10


def test_a_line_that_lacks_only_sheltered_symbols_is_not_lost():
    match = play(table(SECOND), "0 start 1 W", "1 W@4")
    assert match.scene().data["frames"][0]["lines"][:3] == ["live", "live", "live"]


def test_what_sticks_out_makes_the_picture_higher():
    match = play(table(FIRST), "0 start 1 Y", "1 Y@1")
    for card, slide in (("L", "L@1"), ("N", "N@1")):
        turn(match, card, slide)
    board = match.scene().boards[0]
    high = [cell for cell in board.cells if cell.kind == "above"]
    assert board.box[1] == -0.5 - max(1 - min(cell.y for cell in high) - 1, 0)
    assert all(cell.y < 0 for cell in high)
    assert board.box[1] + board.box[3] == 10.5


# -- in hand, on offer ------------------------------------------------------------------------------------------


def test_the_piece_in_hand_is_shown_once_for_each_way_to_hold_it():
    match = play(started(starts="FN", at="F@1 N@1"), "0 card T")
    assert [piece.data["name"] for piece in match.scene(0).tray] == ["T", "T1", "T2", "T3"]
    assert [piece.id for piece in match.scene(SPECTATOR).tray] == ["card:T"]
    play(match, "1 T@1")
    assert match.scene(0).tray == ()
    assert [piece.data["name"] for piece in match.scene(1).tray] == ["T", "T1", "T2", "T3"]
    assert match.scene(0).data["piece"] == ""
    assert match.scene(1).data["piece"] == "T"
    assert match.scene(1).data["card"] == "T"


def test_start_cards_to_choose_from():
    match = play(table(Options(start_cards="chosen"), 2), "0 shuffle")
    assert [piece.data["piece"] for piece in match.scene(0).tray] == ["F", "N", "W", "Y"]
    assert {target.piece for target in match.scene(0).targets} == {"card:F", "card:N", "card:W", "card:Y"}
    assert match.scene(1).tray == ()
    assert match.scene(0).words.id == "fit-now-choose"
    assert match.scene(1).words.args == {"name": "Player 1"}


@pytest.mark.rule("FIT-3", "FIT-9")
def test_an_offer_says_where_the_piece_rests_and_what_it_does():
    match = play(table(FIRST), "0 start 1 F", "1 F@1", "0 card U", "1 U@4", "0 card C")
    reported = offer(match, "C@1")
    assert (reported["name"], reported["column"]) == ("C", 1)
    play(match, "1 pass", "0 card D")
    reported = offer(match, "D@4")
    assert reported["rest"] == 1
    assert reported["squares"] == [(3, 2), (4, 1), (4, 2), (5, 2)]
    assert (reported["lines"], reported["buries"], reported["above"], reported["points"]) == ([], [], 0, 0)
    reported = offer(match, "D2@4")
    assert reported["rest"] == 2
    assert reported["buries"] == ["5-2"]
    assert effects(match, "D2@4") == [("buries", 0)]


@pytest.mark.rule("FIT-9")
def test_a_completed_line_is_promised():
    match = play(table(FIRST), "0 start 1 Y", "1 Y1@1", "0 card C")
    assert offer(match, "C@5")["lines"] == [1]
    assert offer(match, "C@5")["points"] == 1
    assert effects(match, "C@5") == [("completes", 1)]
    play(match, "1 C@5")
    assert match.story()[-1].words.id == "fit-log-slide-lines"
    assert match.story()[-1].words.args["lines"] == 1
    assert match.scene().scores[0].points == 1
    assert match.scene().boards[0].rows[0].state == "complete"
    assert match.scene().scores[0].lines[0].row == "line-1"


@pytest.mark.rule("FIT-10")
def test_covered_sheltered_and_lost_symbols_are_listed():
    match = play(table(SECOND), "0 start 1 W", "1 W@4", "0 card C")
    reported = offer(match, "C@1")
    assert (reported["covers"], reported["loses"], reported["shelters"]) == ([], [], [])
    reported = offer(match, "C3@1")
    assert reported["covers"] == [{"cell": "2-2", "symbol": "star"}]
    assert reported["loses"] == ["star"]
    assert reported["points"] == -3
    assert effects(match, "C3@1") == [("breaks", -3)]
    play(match, "1 pass", "0 card U")
    reported = offer(match, "U2@1")
    assert (reported["buries"], reported["shelters"], reported["covers"]) == (
        ["2-1"],
        [],
        [{"cell": "2-2", "symbol": "star"}],
    )


@pytest.mark.rule("FIT-10")
def test_a_sheltered_symbol_is_not_buried():
    match = play(table(SECOND), "0 start 1 W")
    reported = offer(match, "W@4")
    assert reported["shelters"] == [{"cell": "4-1", "symbol": "diamond"}]
    assert reported["buries"] == []
    assert effects(match, "W@4") == []


@pytest.mark.rule("FIT-C5")
def test_penalties_and_holes_are_promised_too():
    match = play(table(SECOND, 1, default_components() + PENALTY), "0 start 1 Y")
    assert effects(match, "Y1@1") == [("breaks", -3), ("pays", 3)]
    match = play(table(FIRST, 1, changed("hole = 0", "hole = -1")), "0 start 1 Y")
    assert effects(match, "Y1@1") == [("fills", 5)]
    line = match.scene().scores[0].lines[-1]
    assert line.data == {"squares": 60, "each": -1, "round": 1, "reason": line.words}


@pytest.mark.rule("FIT-C5", "FIT-10")
def test_a_penalty_and_a_symbol_are_distinguished():
    (score,) = table(SECOND, 1, default_components() + PENALTY).scene().scores
    reported = [(line.kind, line.points, line.words.id) for line in score.lines]
    assert reported == [*[("symbol", 3, "fit-line-symbol")] * 3, ("penalty", -3, "fit-line-penalty")]


@pytest.mark.rule("FIT-6")
def test_what_would_stick_out_is_listed():
    match = play(table(FIRST), "0 start 1 Y", "1 Y@1")
    for card, slide in (("L", "L@1"),):
        turn(match, card, slide)
    play(match, "0 card N")
    sticking = {text: offer(match, text)["above"] for text in offered(match) if text != "pass"}
    assert {text for text, above in sticking.items() if above}
    for text, above in sticking.items():
        assert (("above", 0) in effects(match, text)) == (above > 0)


# -- why not ----------------------------------------------------------------------------------------------------


def reasons(match, seat=0):
    return {no.words.id: set(no.cells) for no in match.scene(seat).refusals}


@pytest.mark.rule("FIT-3", "FIT-6")
def test_why_a_cell_is_not_on_offer():
    match = play(started(), "0 card L")
    found = reasons(match)
    assert len(found["fit-why-from-above"]) == 60
    assert found["refused-over-the-edge"] == {"6"}
    play(match, "1 pass")
    assert set(reasons(match)) == {"refused-not-your-turn"}
    chosen = play(table(Options(start_cards="chosen")), "0 shuffle")
    assert set(reasons(chosen)) == {"refused-choose-a-start-card"}


@pytest.mark.rule("FIT-6")
def test_a_column_that_is_too_high_says_so():
    match = play(table(FIRST), "0 start 1 Y", "1 Y@1")
    for card, slide in (("L", "L@1"), ("N", "N@1"), ("P", "pass")):
        turn(match, card, slide)
    play(match, "0 card C")
    assert "1" in reasons(match)["refused-above-the-frame"]


# -- points and words -------------------------------------------------------------------------------------------


@pytest.mark.rule("FIT-R2")
def test_what_can_still_come_and_what_was_skipped_is_listed():
    match = turn(started(starts="FN", at="F@1 N@1"), "T")
    play(match, "0 card N")
    left = {tally.tone for tally in match.scene().tallies if tally.left}
    assert left == set("FLPUVWYJDSC")
    assert match.scene().data["deck"] == [letter for letter in "FLNPTUVWYJDSC" if letter in left]
    assert match.scene().progress == (2, 13)


@pytest.mark.rule("FIT-9", "FIT-10")
def test_sums_list_what_scores_and_what_does_not():
    frame = started(SECOND, at="F@1").scene().data["frames"][0]
    assert frame["sums"] == [
        {"kind": "lines", "count": 0, "each": 1, "points": 0},
        {"kind": "symbol", "symbol": "star", "count": 2, "of": 3, "points": 0},
        {"kind": "symbol", "symbol": "moon", "count": 3, "of": 3, "points": 3},
        {"kind": "symbol", "symbol": "diamond", "count": 3, "of": 3, "points": 3},
    ]
    costly = changed("hole = 0", "hole = -1") + PENALTY
    frame = started(SECOND, at="F@3", components=costly).scene().data["frames"][0]
    assert [(each["kind"], each["count"]) for each in frame["sums"][-2:]] == [("penalties", 1), ("holes", 48)]
    assert sum(each["points"] for each in frame["sums"]) == frame["points"] == -3 - 48 + 3


def test_notes_name_who_is_ready():
    match = play(started(starts="FN", at="F@1 N@1"), "0 card T", "2 pass")
    assert [answer(score.note).id for score in match.scene().scores] == ["fit-note-thinking", "fit-note-placed"]
    assert match.scene(1).data["frames"][1]["passes"]
    assert not match.scene(0).data["frames"][1]["passes"]
    assert [frame["chosen"] for frame in match.scene(0).data["frames"]] == [False, True]


def test_the_coach_can_show_where_a_piece_would_have_been():
    match = play(started(at="F@1"), "0 card C")
    where = [GAME.lies_on(match.parts, match.secret_state(), 0, match.read(0, text)) for text in ("C@5", "C@3", "pass")]
    assert where == [("5-1", "5-2", "6-1"), ("3-4", "3-5", "4-4"), ()]


def test_the_situation_in_words():
    match = table(seats=2)
    assert match.scene().words.id == "fit-now-deal"
    play(match, "0 start 1 F", "0 start 2 N")
    assert match.scene(0).words.args["piece"].args == {"letter": "F"}
    play(match, "1 F@1")
    assert match.scene(0).words.id == "fit-now-start-wait"
    play(match, "2 N@1")
    assert match.scene(0).words.id == "fit-now-turn"
    play(match, "0 card T", "1 pass")
    assert match.scene(0).words.id == "fit-now-wait"
    assert match.scene(1).words.id == "fit-now-place"
    finish_round(play(match, "2 pass"))
    assert match.scene(0).words.id == "fit-now-between"
    play(match, "0 start 1 W", "0 start 2 N", "1 W@4", "2 N@4")
    assert finish_round(match).scene().words.id == "fit-now-over"


def test_the_story():
    match = table(Options(start_cards="chosen"), 2)
    assert match.scene().words.id == "fit-now-shuffle"
    play(match, "0 shuffle", "1 start F", "2 start Y", "1 F@1", "2 Y@1")
    turn(match, "T", "T1@3")
    reported = [line.words.id for line in match.story()]
    assert reported[:3] == ["fit-log-shuffle", "fit-log-choose", "fit-log-choose"]
    assert reported[-2:] == ["fit-log-slide", "fit-log-pass"]
    assert match.story()[-2].words.args["first"] == 3
    assert match.story()[-2].words.args["last"] == 5
    finish_round(match)
    play(match, "0 shuffle")
    assert match.story()[-1].words.id == "fit-log-shuffle"
    assert play(table(seats=2), "0 start 1 F").story()[-1].words.args["seat"] == 1


@pytest.mark.parametrize("rule", ["FIT-C1", "FIT-C4", "FIT-C5", "FIT-3", "FIT-4", "FIT-9", "FIT-10", "FIT-R2"])
def test_the_rulebook_has_pictures(rule):
    assert pictures(rule)
    assert all(scene.boards or scene.tray for scene in pictures(rule))


@pytest.mark.rule("FIT-9", "FIT-10")
def test_the_captions_of_the_pictures_are_true():
    assert pictures("FIT-9")[0].data["frames"][0]["lines"][:3] == ["complete", "complete", "live"]
    second = pictures("FIT-10")[0].data["frames"][0]
    assert second["lines"][0] == "complete"
    assert second["visible"] == ["star", "moon", "diamond"]
    drop = pictures("FIT-2")[0]
    assert {target.cell for target in drop.targets} == {"3-1", "2-2", "3-2", "3-3", "4-3"}
    assert {piece.cell for piece in drop.boards[0].pieces} == {"3-12", "2-13", "3-13", "3-14", "4-14"}
    assert {target.cell for target in pictures("FIT-R2")[0].targets} == {"", "1", "2", "3"}
    assert len(pictures("FIT-C4")[0].tray) == 13
    assert len(pictures("FIT-3")[0].tray) == 8
