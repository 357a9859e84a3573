"""What is shown: the board, the hand, what an action would do, what each team needs."""

import pytest

from ludoteka.core.actors import SPECTATOR
from ludoteka.core.tests.at_the_table import play
from ludoteka.core.words import LANGUAGES, Translator
from ludoteka.games.sequence import boards
from ludoteka.games.sequence.pictures import pictures
from ludoteka.games.sequence.rulebook import SECTIONS

from .at_the_table import GAME, cut_and_deal, position, set_pile, table

TRANSLATE = Translator("en", [GAME.package])


def effects(match, action, seat=0):
    target = next(target for target in match.scene(seat).targets if target.action == action)
    return [TRANSLATE(effect.words) for effect in target.effects]


def test_every_cell_shows_its_card_and_every_chip_its_colour():
    board = position(chips=("i3", "e7"), hands=("9H", "2S")).scene().boards[0]
    faces = [name.replace("XX", "") for name in boards.default_board().split()]
    assert [cell.data["card"] for cell in board.cells] == faces
    view = {cell.id: cell.data["card"] for cell in board.cells}
    assert (view["a1"], view["b1"], view["h8"], view["c10"]) == ("", "2S", "KD", "KD")
    assert [cell.id for cell in board.cells if cell.kind == "corner"] == ["a1", "j1", "a10", "j10"]
    assert {piece.cell: piece.data["colour"] for piece in board.pieces} == {"i3": "red", "e7": "blue"}
    assert {mark.text for piece in board.pieces for mark in piece.marks} == {"", "9♥", "◎", "≡"}
    assert TRANSLATE(board.cells[1].words) == "Square B1, 2 of spades"


def test_the_hand_says_where_each_card_can_go_and_which_is_dead():
    match = position(chips=("i3", "e7"), hands=("9H KD KD JS JD", "2S"))
    tray = match.scene(0).tray
    assert [piece.data["card"] for piece in tray] == ["9H", "KD", "KD", "JS", "JD"]
    assert [piece.id for piece in tray] == ["card:9H", "card:KD", "card:KD:2", "card:JS", "card:JD"]
    assert [piece.data["dead"] for piece in tray] == [True, False, False, False, False]
    assert [piece.data["eyes"] for piece in tray] == [0, 0, 0, 1, 2]
    assert [set(piece.data["cells"]) for piece in tray[:2]] == [set(), {"h8", "c10"}], "only free cells"
    assert tray[3].data["cells"] == []
    assert TRANSLATE(tray[0].words) == "9 of hearts, dead"
    assert match.scene(1).tray[0].data["card"] == "2S"
    assert match.scene(SPECTATOR).tray == ()


def test_the_hand_can_be_held_in_three_orders():
    match = position(chips=("c4 d4 e4 f4", "b8 c8 d8"), hands=("2C QC KC 2S 2S AD", "3D"))
    assert match.scene(0).data["orders"] == {
        "suit": ["card:2S", "card:2S:2", "card:KC", "card:QC", "card:2C", "card:AD"],
        "rank": ["card:AD", "card:KC", "card:QC", "card:2S", "card:2S:2", "card:2C"],
        "worth": ["card:2C", "card:KC", "card:AD", "card:QC", "card:2S", "card:2S:2"],
    }, "2C completes a line, KC stops one"
    assert match.scene(SPECTATOR).data["orders"] == {"suit": [], "rank": [], "worth": []}


def test_a_card_that_spoils_a_line_comes_before_one_that_does_nothing_and_a_dead_one_comes_last():
    match = position(chips=("i3", "e7 b8 c8 d8"), hands=("9H KD JS", "2S"))
    assert match.scene(0).data["orders"]["worth"] == ["card:JS", "card:KD", "card:9H"]
    match = position("advanced=yes", chips=("b9", "c4 d4 e4 f4 g4 b8 c8 d8"), hands=("KC JS", "2S"))
    assert match.scene(0).data["orders"]["worth"] == ["card:JS", "card:KC"], "a sequence has five chips to spoil"
    assert match.scene(1).data["orders"]["worth"] == ["card:2S"], "not its turn"
    match = position("advanced=yes", chips=("c1 d1 e1 f1", "c4 d4 e4 f4 g4"), hands=("JS 2S", "2S"))
    assert match.scene(0).data["orders"]["worth"] == ["card:2S", "card:JS"], "to complete one is better still"


def test_a_target_has_what_a_chip_would_do():
    match = position(chips=("c4 d4 e4 f4", "b8 c8 d8"), hands=("2C QC KC JS", "2S"))
    assert effects(match, "2C>g4") == ["Completes a sequence"]
    assert effects(match, "2C>e2") == []
    assert effects(match, "KC>e8") == ["Blocks 3 of Blue"]
    assert effects(match, "JS<c8") == ["Spoils 3 of Blue"]
    match = position(chips=("c4 d4", "c8 d8"), hands=("3C", "2S"))
    assert effects(match, "3C>f4") == ["Makes 3 of 5"]
    match = position("advanced=yes", chips=("b9", "c4 d4 e4 f4 g4"), hands=("JS", "2S"))
    assert effects(match, "JS<e4") == ["Breaks a sequence of Blue"]
    match = position(chips=("c4 d4 f4 g4 e2 e3 e5 e6", "b9"), hands=("JD", "2S"))
    assert effects(match, "JD>e4") == ["Completes 2 sequences"]


def test_a_locked_sequence_blocks_nothing_more_in_its_line():
    match = position(chips=("b4 c4 d4 e4 f4", "b9"), hands=("2C", "2S"))
    assert effects(match, "2C>g4") == []


def test_why_a_cell_is_not_on_offer():
    match = position(chips=("i3", ""), hands=("9H", "2S"))
    why = {cell: (TRANSLATE(no.words), no.rule) for no in match.scene(0).refusals for cell in no.cells}
    assert "e7" not in why
    assert why["a1"][1] == "SEQ-6"
    assert why["i3"] == ("There is a chip on this square already. Choose a free one.", "SEQ-4")
    assert why["b1"] == ("No card in your hand fits this square.", "SEQ-4")
    assert {no.rule for no in match.scene(1).refusals} == {"SEQ-3"}
    assert match.scene(SPECTATOR).refusals == ()


def test_what_each_team_needs():
    match = position(chips=("c4 d4 e4 f4 b1 c1", "c8 d8 e8"), hands=("2C", "2S"))
    red, blue = match.scene().data["teams"]
    assert [line["missing"] for line in red["close"]] == [["b4"], ["g4"], ["d1", "e1"]]
    assert [line["cards"] for line in red["close"]] == [["KS"], ["2C"], ["4S", "5S"]]
    assert [line["have"] for line in red["close"]] == [4, 4, 3]
    assert len(blue["close"]) == 3
    assert blue["close"][0]["have"] == 3


def test_why_a_jack_does_not_take_a_chip():
    match = position(chips=("b1", "c4 d4 e4 f4 g4"), hands=("JS", "2S"))
    why = {cell: no.words.id for no in match.scene(0).refusals for cell in no.cells}
    assert why["c4"] == "refused-chip-locked"
    assert why["b1"] == "refused-own-chip"


@pytest.mark.rule("SEQ-7")
def test_a_jack_spares_the_chips_of_all_team_mates():
    match = position(seats=4, turn=2, chips=("e5", "f6"), hands=("2S", "2S", "JS 3S", "2S"))
    why = {cell: no.words.id for no in match.scene(2).refusals for cell in no.cells}
    assert why["e5"] == "refused-own-chip"
    assert "f6" not in why


def test_last_moves_stand_out():
    match = position(hands=("KD 9H", "2S 3S", "4S 5S"), seats=3)
    play(match, "1 KD>h8", "0 deal 1 2C", "2 2S>b1", "0 deal 2 2C")
    states = {piece.cell: piece.state for piece in match.scene().boards[0].pieces}
    assert states == {"h8": "recent", "b1": "last"}
    assert match.scene().data["seats"][1]["last"] == {"card": "2S", "cell": "b1"}
    assert match.scene().data["seats"][2]["last"] == {}


def test_who_passes_has_not_moved_last():
    match = position(hands=("KD 9H", "2S 3S", "JS"), seats=3)
    play(match, "1 KD>h8", "0 deal 1 2C", "2 2S>b1", "0 deal 2 2C", "3 JS<b1", "0 deal 3 JH")
    assert match.scene().data["latest"] == 2, "a chip that is gone was moved last as well"
    play(match, "1 9H>i3", "0 deal 1 3C", "2 3S>c1", "0 deal 2 3D", "3 pass")
    states = {piece.cell: piece.state for piece in match.scene().boards[0].pieces}
    assert states["c1"] == "last"


def test_the_situation_in_words():
    def now(match, viewer=0):
        return TRANSLATE(match.scene(viewer).words)

    match = table()
    assert now(match) == "Cutting for the deal: the lowest card deals."
    play(match, "0 cut 1 KD", "0 cut 2 3S")
    assert now(match) == "Bo deals."
    cut_and_deal(match)
    assert now(match) == "Your turn: play a card."
    assert now(match, 1) == now(match, SPECTATOR) == "Ana plays (Red)."
    match.submit(0, match.legal(0)[0])
    assert now(match) == "Ana draws a card."
    match = play(position(chips=("i3", "e7"), hands=("9H KD", "2S")), "1 dead 9H", "0 deal 1 4C")
    assert now(match) == "Your turn: the dead card is exchanged, now play."
    match = play(position("manual_draw=yes", hands=("KD 9H", "2S")), "1 KD>h8", "2 2S>b1")
    assert now(match).startswith("Your turn. Draw first")
    match = play(position("choose_lock=yes", chips=("b4 c4 d4 f4 g4", ""), hands=("JD", "2S")), "1 JD>e4")
    assert now(match) == "More than five in a line: which five are your sequence?"
    match = position(chips=("c4 d4 f4 g4 e2 e3 e5 e6", ""), hands=("JD", "2S", "3S", "4S"), seats=4)
    assert now(play(match, "1 JD>e4")) == "Ana and Cid win for Red with 2 sequences."


def test_table_talk_in_words():
    match = position("no_table_talk=yes", hands=("2S", "3S", "4S", "5S"), seats=4)
    play(match, "2 object 1")
    assert TRANSLATE(match.scene(3).words).startswith("Bo objects: someone on team Red")
    assert TRANSLATE(match.scene(0).words).endswith("Their opponents vote.")
    assert match.scene(3).refusals[0].words.id == "seq-why-vote"
    assert [TRANSLATE(target.words) for target in match.scene(3).targets] == [
        "Yes, they talked",
        "No, nobody talked",
        "I don’t know",
    ]
    play(match, "4 agree")
    assert TRANSLATE(match.scene(0).words) == "Your team talked: give up a card of your choice."
    assert TRANSLATE(match.scene(1).words) == "Everyone in the team that talked gives up a card."
    assert match.scene(2).refusals[0].words.id == "seq-why-give"


def test_the_story_in_words():
    match = position(chips=("c4 d4 e4 f4", "e7"), hands=("2C JS JD", "2S"))
    set_pile(match, "3C", "")
    play(match, "1 2C>g4", "0 deal 1 3C", "2 2S>b1", "0 shuffle", "0 deal 2 2C", "1 JS<e7")
    assert [TRANSLATE(described.words) for described in match.story(1)] == [
        "2 of clubs: chip on G4, a sequence",
        "2 of spades: chip on B1",
        "The discards are shuffled into a new pile",
        "Bo drew: 2 of clubs",
        "jack of spades: takes a chip of Blue from E7",
    ]


def test_what_is_left_as_far_as_the_viewer_knows():
    def left(match, viewer):
        return [tally.left for tally in match.scene(viewer).tallies]

    match = position(chips=("", "e7"), hands=("JS JD", "JH"))
    assert left(match, 0) == [101, 3, 3]
    assert left(match, SPECTATOR) == [101, 4, 4]
    play(match, "1 JS<e7")
    assert left(match, SPECTATOR) == [101, 4, 3]


def test_points_of_a_team_are_those_of_each_seat():
    match = position(chips=("c4 d4 e4 f4 g4", "b9"), hands=("2S", "3S", "4S", "5S"), seats=4)
    scores = match.scene().scores
    assert [score.points for score in scores] == [1, 0, 1, 0]
    assert [TRANSLATE(line.words) for line in scores[2].lines] == ["Sequence C4-G4"]
    assert next(TRANSLATE(score.note) for score in scores if score.note) == "Red, 1 card"
    assert [score.seat for score in scores if score.badge] == [3]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_has_a_caption(language):
    translate = Translator(language, [GAME.package])
    for _, rules in SECTIONS:
        for rule in rules:
            for number in range(1, len(pictures(rule)) + 1):
                assert translate.attribute(rule, "caption" if number == 1 else f"caption{number}"), rule
            assert not translate.attribute(rule, "caption") or pictures(rule)


def test_pictures_show_what_they_are_about():
    assert [piece.data["eyes"] for scene in pictures("SEQ-C3") for piece in scene.tray] == [1, 1, 2, 2]
    assert len(pictures("SEQ-6")[0].boards[0].rows) == 1
    assert [len(scene.boards[0].rows) for scene in pictures("SEQ-12")] == [2, 2]
    assert {target.cell for target in pictures("SEQ-4")[0].targets} == {"i3", "e7"}
    assert [target.action for target in pictures("SEQ-8")[0].targets] == ["dead 9H"]
    assert len(pictures("SEQ-R4")[0].boards[0].rows) == 2
    assert pictures("SEQ-1") == ()


def test_a_scene_is_for_its_viewer_alone_and_names_the_teams():
    match = position(chips=("b1 c1 d1", "e7"), hands=("9H", "2S"))
    assert match.scene(0).secret
    assert not match.scene(SPECTATOR).secret
    assert [(TRANSLATE(team.words), team.seats, team.tone) for team in match.scene().teams] == [
        ("Red", (0,), "red"),
        ("Blue", (1,), "blue"),
    ]
    red = match.scene().data["teams"][0]
    assert TRANSLATE(red["words"]) == "0 of 2"
    assert TRANSLATE(red["close"][0]["words"]) == "Has 4 of 5. Missing: 5♠"


# -- what did not change is not drawn again ---------------------------------------------------------------------


def same(before, after):
    """The parts that are the very same objects."""
    return [part for part in after if any(part is old for old in before)]


def test_all_viewers_see_the_same_board_and_it_stays_while_a_card_is_drawn():
    match = position(chips=("c4 d4 e4", "c8 d8"), hands=("2C KC", "2S 3S"))
    board = match.scene(0).boards[0]
    assert all(match.scene(viewer).boards[0] is board for viewer in (1, SPECTATOR))
    play(match, "1 2C>g4")
    board = match.scene(0).boards[0]
    play(match, "0 deal 1 4C")
    assert match.scene(1).boards[0] is board


def test_a_move_leaves_what_it_does_not_concern():
    match = position(chips=("c4 d4 e4", "c8 d8 e8"), hands=("2C KC JD", "2S 3S", "4S 5S", "6S 7S"), seats=4)
    red, blue = match.scene(0), match.scene(1)
    play(match, "1 2C>e2", "0 deal 1 9H", "2 2S>b1", "0 deal 2 2D", "3 4S>d1", "0 deal 3 TD", "4 6S>f1", "0 deal 4 AD")
    scene = match.scene(0)
    assert len(same(red.boards[0].pieces, scene.boards[0].pieces)) == 6, "all chips that lay there"
    assert scene.boards[0].cells is red.boards[0].cells
    assert [piece.data["card"] for piece in same(red.tray, scene.tray)] == ["KC", "JD"]
    kept = {target.action for target in same(red.targets, scene.targets)}
    assert kept >= {"JD>f4", "JD>j5"}, "what they would do has not changed"
    assert scene.teams is red.teams
    assert same(red.scores, scene.scores) == list(scene.scores), "everybody has as many cards as before"
    assert scene.tallies[1] is red.tallies[1]
    assert same(red.data["teams"], scene.data["teams"]) == scene.data["teams"]
    assert match.scene(1).refusals[0] is blue.refusals[0], "not its turn, then as now"


def test_the_same_chips_are_drawn_anew_when_some_are_locked_or_were_placed_just_now():
    match = play(position("choose_lock=yes", chips=("b4 c4 d4 f4 g4", ""), hands=("JD", "2S")), "1 JD>e4")
    assert match.scene().boards[0].rows == ()
    board = play(match, "1 lock b4-f4").scene().boards[0]
    assert [row.id for row in board.rows] == ["red-b4-f4"]
    assert [piece.cell for piece in board.pieces if not piece.data["locked"]] == ["g4"]
    was_there, placed = position(chips=("b1", ""), hands=("2S", "3S")), play(position(hands=("2S", "3S")), "1 2S>b1")
    assert [match.scene().boards[0].pieces[0].state for match in (was_there, placed)] == ["", "last"]


def test_the_same_chips_are_drawn_anew_when_others_of_them_were_placed_last():
    """Same board, same turn: what was placed when is all that differs."""
    orders = {
        "c1": play(position(chips=("b1", ""), hands=("3S", "9H")), "1 3S>c1"),
        "b1": play(position(chips=("c1", ""), hands=("2S", "9H")), "1 2S>b1"),
    }
    for cell, match in orders.items():
        assert [piece.cell for piece in match.scene().boards[0].pieces if piece.state == "last"] == [cell]


def test_the_same_moves_are_drawn_anew_when_others_of_them_were_the_last():
    """Three seats place the same chips, and then it is the same seat's turn; but one began, and passes at the end."""
    hands = ("2S 9H", "3S 9H", "4S JS")
    moves = [("1 2S>b1", "0 deal 1 2C"), ("2 3S>c1", "0 deal 2 2C"), ("3 4S>d1", "0 deal 3 JH")]
    in_turn = play(position(hands=hands, seats=3), *moves[0], *moves[1], *moves[2])
    passed = play(position(hands=hands, seats=3, turn=2), *moves[2], *moves[0], *moves[1], "3 pass")
    for match, latest, cell in ((in_turn, 2, "d1"), (passed, 1, "c1")):
        scene = match.scene()
        assert scene.data["latest"] == latest
        assert [piece.cell for piece in scene.boards[0].pieces if piece.state == "last"] == [cell]


def test_the_same_position_is_drawn_in_the_colours_of_its_table():
    """What is drawn once is drawn for one kind of table."""
    chips, hands = ("c4 d4 e4 f4", "c8 d8 e8"), ("2C JD JS KC", "2S")
    for colours, (mine, theirs) in {"red-blue": ("Red", "Blue"), "blue-green": ("Blue", "Green")}.items():
        match = position(f"colours={colours}", chips=chips, hands=hands)
        scene = match.scene(0)
        assert effects(match, "JD>f8") == [f"Blocks 3 of {theirs}"]
        assert effects(match, "JS<c8") == [f"Spoils 3 of {theirs}"]
        assert {piece.data["colour"] for piece in scene.boards[0].pieces} == {mine.lower(), theirs.lower()}
        assert [team["colour"] for team in scene.data["teams"]] == [mine.lower(), theirs.lower()]
        assert [TRANSLATE(score.note).split(",")[0] for score in scene.scores if score.note] == [mine, theirs]


def test_the_same_board_leaves_other_lines_where_two_sequences_in_a_row_take_ten_chips():
    for chips, missing in {"nine": [["i6"], ["i6", "j6"]], "ten": [["i6", "j6"]]}.items():
        match = position(f"row_for_two={chips}", chips=("a6 b6 c6 d6 e6 f6 g6 h6", ""), hands=("JD", "2S"))
        assert [line["missing"] for line in match.scene(0).data["teams"][0]["close"]] == missing
