"""What is shown: the table, the rack, what a tile would bring, how the points came about."""

import pytest

from ludoteka.core.actors import SPECTATOR
from ludoteka.core.tests.at_the_table import alter, play
from ludoteka.core.words import LANGUAGES, Translator, message
from ludoteka.games.triominos.pictures import ALMOST_BRIDGE, ALMOST_HEXAGON, pictures
from ludoteka.games.triominos.rulebook import SECTIONS

from .at_the_table import GAME, deal, position, table

TRANSLATE = Translator("en", [GAME.package])


def effects(match, action, seat=0):
    target = next(target for target in match.scene(seat).targets if target.action == action)
    return [(effect.kind, effect.points, TRANSLATE(effect.words)) for effect in target.effects]


def lines(match, seat=0):
    return [(TRANSLATE(line.words), line.points) for line in match.scene().scores[seat].lines]


def test_the_table_shows_tiles_and_open_places():
    match = position(laid="125@0,0 212@1,0", racks=("223", "000"))
    board = match.scene().boards[0]
    assert {cell.id: cell.shape for cell in board.cells} == {
        "0,0": "up",
        "1,0": "down",
        "-1,0": "down",
        "0,1": "down",
        "1,-1": "up",
        "2,0": "up",
    }
    assert {piece.cell: (piece.id, piece.shape, piece.state) for piece in board.pieces} == {
        "0,0": ("tile:125", "up", ""),
        "1,0": ("tile:122", "down", "last"),
    }
    assert [mark.text for mark in board.pieces[1].marks] == ["2", "1", "2"]
    assert board.pieces[1].data == {"numbers": [2, 1, 2], "face": "212", "seat": 1, "turn": 1}
    assert board.box == pytest.approx((-1.0, -1.299, 2.5, 2.598))
    spots = {cell.id: (cell.x, cell.y) for cell in board.cells}
    assert spots["1,-1"] == (0.5, -0.866)
    assert TRANSLATE(board.cells[0].words) == "Cell 0,0"
    assert TRANSLATE(board.pieces[0].words) == "1-2-5"


def test_the_rack_says_how_many_places_each_tile_has():
    match = position(laid="125@0,0", racks=("122 000 255", "333"))
    tray = match.scene(0).tray
    assert [(piece.id, piece.data["places"], piece.state) for piece in tray] == [
        ("tile:000", 0, "stuck"),
        ("tile:122", 1, ""),
        ("tile:255", 1, ""),
    ]
    assert [piece.state for piece in match.scene(1).tray] == [""]
    assert match.scene(SPECTATOR).tray == ()


@pytest.mark.rule("TRI-6")
def test_a_target_has_what_a_tile_would_bring_part_by_part():
    match = position(laid=ALMOST_BRIDGE, racks=("124", "000"))
    assert effects(match, "241@0,1") == [("sum", 7, "+7"), ("bridge", 40, "bridge +40")]
    match = position(laid=ALMOST_HEXAGON, racks=("005", "111"))
    assert effects(match, "500@0,1") == [("sum", 5, "+5"), ("hexagon", 50, "hexagon +50")]
    assert effects(match, "draw") == [("cost", -5, "−5")]


@pytest.mark.rule("TRI-9", "TRI-10")
def test_the_target_of_a_pass_has_its_cost():
    match = position(laid="125@0,0", racks=("000", "333 444"))
    for tile in ("003", "004", "034"):
        play(match, "1 draw", f"0 deal 1 {tile}")
    assert effects(match, "pass") == [("cost", -10, "−10")]
    free = position(laid="125@0,0", racks=("000", "122 444"), pool="")
    assert effects(free, "pass") == []


def test_why_a_cell_is_not_on_offer():
    match = position(laid="125@0,0", racks=("122", "333"))
    why = {cell: (TRANSLATE(no.words), no.rule) for no in match.scene(0).refusals for cell in no.cells}
    assert "1,0" not in why
    assert why["0,0"] == ("There is a tile here already. Choose an open place.", "TRI-4")
    assert why["-1,0"] == ("None of your tiles fits here: at least one corner would not match.", "TRI-4")
    assert {no.rule for no in match.scene(1).refusals} == {"TRI-3"}
    assert match.scene(SPECTATOR).refusals == ()


def test_the_situation_in_words():
    def now(match, viewer=0):
        return TRANSLATE(match.scene(viewer).words)

    match = table()
    assert now(match) == "Round 1: the tiles are dealt."
    deal(match, keep="555 012")
    assert now(match) == "Drawing to see who starts: the highest sum does."
    play(match, "0 lot 1 555", "0 lot 2 012")
    assert now(match) == "You start: lay any tile."
    assert now(match, 1) == now(match, SPECTATOR) == "Ana plays."
    assert now(position("start=highest", racks=("333", "222"))) == "You start, with your highest tile."
    match = position(laid="125@0,0", racks=("122 000", "333"))
    assert now(match) == "Your turn: lay a tile, or draw."
    assert now(play(match, "1 draw"), 1) == "Ana draws a tile."
    assert now(play(match, "0 deal 1 003")) == "1 tile drawn. A tile fits."
    match = position(laid="125@0,0", racks=("000", "333"))
    assert now(match) == "Your turn: none of your tiles fits. Draw one."
    play(match, "1 draw", "0 deal 1 003", "1 draw", "0 deal 1 004")
    assert now(match) == "2 tiles drawn, and none fits. Draw again."
    assert now(play(match, "1 draw", "0 deal 1 034")).endswith("there is no more to draw. Pass.")


def test_the_end_in_words():
    match = play(position(laid="125@0,0", racks=("122", "333")), "1 212@1,0")
    assert TRANSLATE(match.scene().words) == "Ana wins with 47 points."
    assert match.scene().winners == (0,)
    assert not match.scene().pause
    match = play(position("length=tournament", laid="125@0,0", racks=("122", "333")), "1 212@1,0")
    assert TRANSLATE(match.scene().words) == "Ana went out. Round 1 is over."
    assert match.scene().pause
    match = position("length=tournament", laid="125@0,0", racks=("122 003", "333"), pool="")
    assert TRANSLATE(play(match, "1 212@1,0").scene().words) == "Nobody can lay a tile. Round 1 is over."
    match = position(laid="125@0,0", racks=("122", "333"))
    alter(match).points[1] = 47
    assert TRANSLATE(play(match, "1 212@1,0").scene().words) == "Ana, Bo share the win with 47 points each."


@pytest.mark.rule("TRI-6", "TRI-9", "TRI-11")
def test_points_are_explained_line_by_line():
    match = position(laid=ALMOST_HEXAGON, racks=("005 111", "011 333"))
    play(match, "1 draw", "0 deal 1 022", "1 500@0,1")
    assert lines(match)[-3:] == [("1 tile drawn", -5), ("5-0-0 on 0,1", 5), ("hexagon on 0,1", 50)]
    play(match, "2 draw", "0 deal 2 003", "2 draw", "0 deal 2 004")
    assert lines(match, 1)[-1] == ("2 tiles drawn", -10), "the turn that is not over counts already"
    match = position(laid="125@0,0", racks=("000", "333 444"), seats=2)
    for tile in ("003", "004", "034"):
        play(match, "1 draw", f"0 deal 1 {tile}")
    play(match, "1 pass")
    assert lines(match) == [("1-2-5 on 0,0", 8), ("3 tiles drawn", -15), ("No tile laid after drawing", -10)]


@pytest.mark.rule("TRI-11")
def test_going_out_is_explained_tile_by_tile():
    match = play(position(laid="125@0,0", racks=("122", "333 004", "555"), seats=3), "1 212@1,0")
    assert lines(match)[2:] == [
        ("All tiles laid", 25),
        ("0-0-4 left on rack 2", 4),
        ("3-3-3 left on rack 2", 9),
        ("5-5-5 left on rack 3", 15),
    ]
    assert lines(match, 1) == []


@pytest.mark.rule("TRI-12")
def test_a_blocked_round_is_explained_tile_by_tile():
    match = position(laid="125@0,0", racks=("122 003", "333 444"), pool="")
    play(match, "1 212@1,0")
    assert lines(match)[2:] == [("0-0-3 left on rack 1", -3)]
    assert lines(match, 1) == [("3-3-3 left on rack 2", -9), ("4-4-4 left on rack 2", -12)]


@pytest.mark.rule("TRI-15")
def test_the_gain_of_the_lowest_rack_is_explained_tile_by_tile():
    match = position("blocked=lowest-gains", laid="125@0,0", racks=("122 003", "333 444"), pool="")
    play(match, "1 212@1,0")
    assert lines(match)[2:] == [("0-0-3 left on rack 1", -3), ("3-3-3 left on rack 2", 9), ("4-4-4 left on rack 2", 12)]
    assert lines(match, 1) == []


@pytest.mark.rule("TRI-14")
def test_earlier_rounds_are_lines_and_rounds():
    match = play(position("length=tournament", laid="125@0,0", racks=("122", "333")), "1 212@1,0", "0 deal 1 555")
    assert lines(match) == [("Round 1", 47)]
    assert [score.rounds for score in match.scene().scores] == [(47, 0), (0, 0)]
    assert position(laid="125@0,0", racks=("122", "333")).scene().scores[0].rounds == ()


@pytest.mark.rule("TRI-15")
def test_opening_bonuses_are_named():
    match = play(position("start=highest", racks=("333 001", "222")), "1 333@0,0")
    assert lines(match) == [("3-3-3 on 0,0", 9), ("opening triple on 0,0", 10)]
    match = play(position("start=highest", racks=("000 001", "222")), "1 000@0,0")
    assert lines(match) == [("0-0-0 on 0,0", 0), ("opening with 0-0-0 on 0,0", 40)]


def test_the_story_in_words():
    match = position(laid=ALMOST_BRIDGE, racks=("124 000", "111 555"))
    play(match, "1 draw", "0 deal 1 044", "1 241@0,1", "2 draw", "0 deal 2 333")
    assert [TRANSLATE(reported.words) for reported in match.story(1)] == [
        "Draws a tile: −5",
        "2-4-1 on 0,1: 7 and 40 (bridge)",
        "Draws a tile: −5",
        "Bo got 3-3-3",
    ]
    match = play(position(laid="125@0,0", racks=("000", "122 444"), pool=""), "1 pass", "2 212@1,0")
    assert [TRANSLATE(reported.words) for reported in match.story(0)] == ["Passes", "2-1-2 on 1,0: 5"]
    match = position(laid="125@0,0", racks=("000", "333 444"))
    for tile in ("003", "004", "034"):
        play(match, "1 draw", f"0 deal 1 {tile}")
    assert TRANSLATE(play(match, "1 pass").story(1)[-1].words) == "Lays no tile: −10 more"


def test_what_is_left_as_far_as_the_viewer_knows():
    def left(match, viewer):
        return {TRANSLATE(tally.words): (tally.left, tally.of) for tally in match.scene(viewer).tallies}

    match = position(laid="125@0,0", racks=("122 000", "333"))
    assert left(match, 0)["Pool"] == (52, 56)
    assert left(match, 0)["Unseen tiles with a 0"] == (20, 21)
    assert left(match, SPECTATOR)["Unseen tiles with a 0"] == (21, 21)
    assert left(match, 0)["Unseen tiles with a 1"] == (19, 21)
    assert left(match, 1)["Unseen tiles with a 3"] == (20, 21)


def test_data_for_the_room_in_the_client():
    match = position(laid="125@0,0 552@0,1", racks=("122 000", "333 444"))
    play(match, "1 draw", "0 deal 1 003", "1 212@1,0", "2 draw", "0 deal 2 004")
    data = match.scene().data
    assert (data["turn"], data["drawn"], data["draws"], data["pool"], data["goal"]) == (1, 1, 3, 48, 0)
    assert data["turns"][2] == {
        "seat": 0,
        "drawn": 1,
        "cost": 5,
        "points": 0,
        "tile": "212",
        "cell": "1,0",
        "sum": 5,
        "extra": 0,
        "gained": 5,
        "total": 8,
    }
    assert {"cell": "-1,0", "numbers": [5, None, 1]} in data["open"]
    sums = {"tiles": 13, "bonuses": 0, "drawn": -5, "end": 0}
    seat = data["seats"][0]
    assert (seat["tiles"], seat["points"], seat["lot"], seat["rack"]) == (2, 8, "", [])
    assert {line["kind"]: line["points"] for line in seat["sums"]} == sums
    for tile in ("034", "044"):
        play(match, "2 draw", f"0 deal 2 {tile}")
    turn = play(match, "2 pass").scene().data["turns"][-1]
    assert turn == {"seat": 1, "drawn": 3, "cost": 25, "points": -25, "total": -13}
    lots = play(deal(table(), keep="555"), "0 lot 1 555").scene().data
    assert (lots["turn"], lots["starter"], lots["seats"][0]["lot"]) == (-1, -1, "555")


@pytest.mark.rule("TRI-10", "TRI-15")
def test_a_player_who_may_not_draw_is_not_asked_to():
    empty = position(laid="125@0,0", racks=("122 000", "333"), pool="")
    classic = position("draws=until-fit", laid="125@0,0", racks=("122 000", "333"))
    assert [TRANSLATE(match.scene(0).words) for match in (empty, classic)] == ["Your turn: lay a tile."] * 2


@pytest.mark.rule("TRI-10")
def test_a_pass_with_an_empty_pool_is_listed_among_the_turns():
    racks = ("333 000", "122 223", "444 111", "555 011")
    match = play(position(laid="125@0,0", racks=racks, seats=4, turn=1, pool=""), "2 212@1,0", "3 pass", "4 pass")
    nothing = {"drawn": 0, "cost": 0, "points": 0}
    reported = match.scene().data["turns"]
    assert reported[2:] == [{"seat": 2, **nothing, "total": 0}, {"seat": 3, **nothing, "total": 0}]
    reported = play(match, "1 pass", "2 232@2,0").scene().data["turns"]
    assert reported[4] == {"seat": 0, **nothing, "total": 8}
    assert [turn["seat"] for turn in reported] == [0, 1, 2, 3, 0, 1]


@pytest.mark.rule("TRI-10")
def test_a_pass_is_listed_once_when_it_ended_with_a_draw():
    match = position(laid="125@0,0", racks=("122 223", "333 000"), turn=1, pool="444")
    play(match, "2 draw", "0 deal 2 444", "2 pass")
    assert [(turn["seat"], turn["drawn"]) for turn in match.scene().data["turns"]] == [(0, 0), (1, 1)]


@pytest.mark.rule("TRI-11", "TRI-12")
def test_the_end_says_how_it_came():
    out = play(position(laid="125@0,0", racks=("122", "333")), "1 212@1,0")
    assert TRANSLATE(out.scene().ending or message("")) == "Ana went out: no tiles left."
    blocked = play(position(laid="125@0,0", racks=("122 000", "333"), pool=""), "1 212@1,0")
    assert TRANSLATE(blocked.scene().ending or message("")) == "The round is blocked: nobody can lay a tile."
    assert position(laid="125@0,0", racks=("122", "333")).scene().ending is None


@pytest.mark.rule("TRI-6")
def test_the_client_gets_how_a_tile_would_lie_and_its_total_points():
    match = position(laid=ALMOST_BRIDGE, racks=("124", "000"))
    offers = match.scene(0).data["offers"]
    offer = offers["241@0,1"]
    assert (offer["numbers"], offer["points"], offer["bonus"]) == ([2, 4, 1], 47, "bridge")
    assert TRANSLATE(offer["words"]) == "bridge"
    assert all(offers[target.action]["points"] == sum(e.points for e in target.effects) for target in placements(match))
    assert match.scene(1).data["offers"] == match.scene(SPECTATOR).data["offers"] == {}


def placements(match):
    return [target for target in match.scene(0).targets if target.cell]


@pytest.mark.rule("TRI-4")
def test_the_client_gets_which_corner_of_a_tile_disagrees():
    match = position(laid="125@0,0", racks=("122 145", "333"))
    misfits = match.scene(0).data["misfits"]
    why = {cell: TRANSLATE(no["words"]) for no in misfits["tile:145"] for cell in no["cells"]}
    assert why["1,0"] == "The bottom corner does not match: it needs 2, not 5."
    match = position(laid="125@0,0", racks=("333 122", "444"))
    why = {cell: TRANSLATE(no["words"]) for no in match.scene(0).data["misfits"]["tile:333"] for cell in no["cells"]}
    assert why["0,1"] == "The upper left corner does not match: it needs 5, not 3, and it is not the only one."
    assert {no["rule"] for no in misfits["tile:145"]} == {"TRI-4"}
    assert "1,0" not in [cell for no in misfits["tile:122"] for cell in no["cells"]], "there it fits"
    assert match.scene(1).data["misfits"] == match.scene(SPECTATOR).data["misfits"] == {}


@pytest.mark.rule("TRI-15")
def test_the_client_gets_that_the_highest_tile_begins():
    misfits = position("start=highest", racks=("333 001", "222")).scene(0).data["misfits"]
    assert misfits["tile:333"] == []
    assert [no["rule"] for no in misfits["tile:001"]] == ["TRI-15"]


def test_an_open_cell_says_which_numbers_it_wants():
    words = {
        cell.id: TRANSLATE(cell.words)
        for cell in position(laid="125@0,0", racks=("122", "333")).scene().boards[0].cells
    }
    assert words["0,0"] == "Cell 0,0"
    assert words["0,1"] == "Open cell 0,1: 5 upper left, 2 upper right, any number at the bottom"
    empty = position(racks=("122", "333")).scene().boards[0].cells[0]
    assert TRANSLATE(empty.words) == "Open cell 0,0: any tile"


def test_a_scene_is_for_its_viewer_alone():
    match = position(laid="125@0,0", racks=("122", "333"))
    assert match.scene(0).secret
    assert not match.scene(SPECTATOR).secret
    scores = match.scene().scores
    assert [TRANSLATE(score.note) for score in scores if score.note] == ["1 tile", "1 tile"]
    assert [score.seat for score in scores if score.badge] == [0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_has_a_caption(language):
    translate = Translator(language, [GAME.package])
    for _, rules in SECTIONS:
        for rule in rules:
            for number in range(1, len(pictures(rule)) + 1):
                assert translate.attribute(rule, "caption" if number == 1 else f"caption{number}"), rule
            assert not translate.attribute(rule, "caption") or pictures(rule)


def test_pictures_show_what_they_are_about():
    kinds = [[effect.kind for effect in target.effects] for scene in pictures("TRI-8") for target in scene.targets]
    assert kinds == [["sum", "hexagon"], ["sum", "double-hexagon"], ["sum", "triple-hexagon"]]
    assert [target.action for target in pictures("TRI-7")[0].targets] == ["241@0,1"]
    assert [effect.kind for effect in pictures("TRI-7")[1].targets[0].effects] == ["sum", "bridge"]
    assert pictures("TRI-9")[0].targets == ()
    assert {target.cell for target in pictures("TRI-4")[0].targets} == {"0,1", "1,0"}
    assert len(pictures("TRI-C1")[0].tray) == 5
    assert pictures("TRI-1") == ()
