"""The caller, the score sheet, the companion and the rulebook."""

import re

import msgspec
import pytest

from ludoteka.core.companion import Answer
from ludoteka.core.errors import Refused
from ludoteka.core.words import LANGUAGES, Translator
from ludoteka.games import GAMES
from ludoteka.games.take_it_easy.variants import default_components
from ludoteka.table import caller, companion, rulebook, score_sheet
from ludoteka.table.wire import NewCalls, NewSession, Sheet

TAKE_IT_EASY = GAMES["take-it-easy"]


@pytest.mark.parametrize("preset", TAKE_IT_EASY.presets)
def test_the_caller_calls_a_whole_round(preset):
    called = caller.calls(NewCalls(game="take-it-easy", options=TAKE_IT_EASY.presets[preset].given()))
    names = [piece.data["tile"] for piece in called.pieces]
    assert len(names) == len(set(names)) == (21 if "valve" in preset or preset == "everything" else 19)
    assert {piece.shape for piece in called.pieces} <= set(called.shapes)
    assert len(called.left) == len(called.pieces)
    before = [tally.left for tally in called.tallies]
    for after in called.left:  # each tile takes one from each of its three lines
        assert [was - now for was, now in zip(before, after, strict=True)].count(1) == 3
        before = list(after)


@pytest.mark.parametrize("seats", [0, 1, 2, 4])
def test_the_caller_gives_start_cards_first_and_leaves_out_what_nobody_places(seats):
    called = caller.calls(NewCalls(game="mini-fits", seats=seats))
    seats = seats or 1
    assert (called.seats, called.round, called.more) == (seats, 1, True)
    assert [piece.words.args["seat"] for piece in called.dealt] == list(range(1, seats + 1))
    assert [piece.seat for piece in called.dealt] == list(range(seats))
    starts = [piece.data["piece"] for piece in called.dealt]
    assert {piece.words.id for piece in called.pieces} == {"fit-piece"}
    letters = [piece.data["piece"] for piece in called.pieces]
    assert len({*letters, *starts}) == 13 == len(letters) + len(starts)
    assert {piece.shape for piece in (*called.dealt, *called.pieces)} <= set(called.shapes)
    assert len(called.left) == len(called.pieces) == len(called.skipped) - 1
    assert (called.asked, called.choices, called.tray) == (-1, (), ())


@pytest.mark.rule("FIT-R2", "FIT-5")
def test_the_caller_shows_what_is_discarded_when_it_comes():
    called = caller.calls(NewCalls(game="mini-fits", seats=3))
    discarded = [piece for pieces in called.skipped for piece in pieces]
    assert sorted(one.data["piece"] for one in discarded) == sorted(one.data["piece"] for one in called.dealt)
    assert {piece.words.id for piece in discarded} == {"fit-log-skip"}
    gone = 0
    for skipped, left in zip(called.skipped, called.left, strict=False):
        gone += len(skipped) + 1
        assert sum(left) == 13 - gone


@pytest.mark.rule("FIT-5")
def test_the_caller_calls_a_start_piece_that_only_its_owner_skips():
    called = caller.calls(NewCalls(game="mini-fits", options={"owner_skips": "yes"}, seats=2))
    assert (len(called.dealt), len(called.pieces)) == (2, 13)
    assert not any(called.skipped)


@pytest.mark.rule("FIT-1")
def test_the_caller_goes_on_to_the_second_round():
    first, second = (caller.calls(NewCalls(game="mini-fits", seats=2, round=number)) for number in (1, 2))
    assert (first.more, second.more) == (True, False)
    assert (second.round, len(second.dealt), len(second.pieces)) == (2, 2, 11)
    assert [called.heading.args["side"].id for called in (first, second) if called.heading] == [
        "fit-side-first",
        "fit-side-second",
    ]
    alone = caller.calls(NewCalls(game="mini-fits", options={"sides": "second"}))
    assert (alone.more, alone.heading and alone.heading.id) == (False, "fit-only-round")
    for number, options in ((3, {}), (2, {"sides": "first"})):
        with pytest.raises(Refused, match="no-such-round"):
            caller.calls(NewCalls(game="mini-fits", options=options, round=number))


@pytest.mark.rule("FIT-2")
@pytest.mark.parametrize(("number", "order"), [(1, [0, 1, 2]), (2, [2, 1, 0])])
def test_the_caller_asks_who_starts_with_what(number, order):
    """Who chose last in the first round chooses first in the second."""
    chosen = list[str]()
    for seat in order:
        wanted = NewCalls(
            game="mini-fits", options={"start_cards": "chosen"}, seats=3, round=number, chosen=tuple(chosen)
        )
        called = caller.calls(wanted)
        assert (called.asked, called.pieces, called.more) == (seat, (), False)
        assert len(called.choices) == len(called.tray) == 4 - len(chosen)
        chosen.append(called.choices[-1].action)
    wanted = NewCalls(game="mini-fits", options={"start_cards": "chosen"}, seats=3, round=number, chosen=tuple(chosen))
    called = caller.calls(wanted)
    assert (called.asked, called.choices) == (-1, ())
    taken = [text.removeprefix("start ") for text in chosen]
    assert [piece.data["piece"] for piece in called.dealt] == [taken[order.index(seat)] for seat in range(3)]
    assert len(called.pieces) == 13 - 3
    with pytest.raises(Refused, match="start-card-taken"):
        caller.calls(
            NewCalls(game="mini-fits", options={"start_cards": "chosen"}, seats=2, chosen=("start F", "start F"))
        )


def test_the_caller_cannot_call_for_five():
    with pytest.raises(Refused, match="seats"):
        caller.calls(NewCalls(game="mini-fits", seats=5))


def test_a_sheet_of_frames_is_filled_square_by_square():
    bottom = {f"{column}-1": "X" for column in range(1, 7) if column != 4}
    sheet = Sheet(game="mini-fits", names=["Ana", "Bo"], boards=[bottom, {}], options={"sides": "second"})
    scored = score_sheet.score(sheet)
    assert [score.points for score in scored.scene.scores] == [10, 9]
    assert scored.scene.winners == (0,)
    assert [len(board.cells) for board in scored.scene.boards] == [60, 60]
    assert {piece.cell for piece in scored.scene.boards[0].pieces} == set(bottom)
    assert [piece.id for piece in scored.pieces] == ["X"]
    for board, code in (({"7-1": "X"}, "no-such-square"), ({"1-1": "F"}, "covered-or-not")):
        with pytest.raises(Refused, match=code):
            score_sheet.score(Sheet(game="mini-fits", names=["Ana"], boards=[board]))


def bottom(*open_columns: int) -> dict[str, str]:
    return {f"{column}-1": "X" for column in range(1, 7) if column not in open_columns}


@pytest.mark.rule("FIT-11")
def test_a_sheet_adds_up_both_rounds_and_names_the_winner():
    first, second = (bottom(), bottom(1)), (bottom(4), bottom(5))
    scored = score_sheet.score(Sheet(game="mini-fits", names=["Ana", "Bo"], boards=list(first)))
    assert (scored.rounds, [score.points for score in scored.scene.scores]) == (2, [1, 0])
    whole = score_sheet.score(Sheet(game="mini-fits", names=["Ana", "Bo"], boards=list(second), earlier=(first,)))
    assert [list(score.rounds) for score in whole.scene.scores] == [[1, 10], [0, 6]]
    assert [score.points for score in whole.scene.scores] == [11, 6]
    assert whole.scene.winners == (0,)
    assert whole.scene.words.id == "fit-now-over"
    assert {piece.cell for piece in whole.scene.boards[0].pieces} == set(second[0])
    assert whole.heading
    assert whole.heading.args["side"].id == "fit-side-second"


@pytest.mark.rule("FIT-12")
def test_a_sheet_for_one_says_the_rank_of_both_rounds():
    sheet = Sheet(game="mini-fits", names=["Ana"], boards=[bottom(4)], earlier=((bottom(),),))
    scene = score_sheet.score(sheet).scene
    assert (scene.words.id, scene.words.args["rank"].id) == ("fit-now-over-rank", "fit-rank-2")
    practice = Sheet(game="mini-fits", names=["Ana"], boards=[{}], options={"sides": "second"})
    assert score_sheet.score(practice).scene.words.id == "fit-now-over-alone"


def test_a_sheet_has_no_more_rounds_than_the_game():
    for earlier, options in ((((({},),) * 2), {}), ((({},),), {"sides": "first"}), ((({}, {}),), {})):
        with pytest.raises(Refused, match="sheet-rounds"):
            score_sheet.score(Sheet(game="mini-fits", names=["Ana"], boards=[{}], earlier=earlier, options=options))
    with pytest.raises(Refused, match="sheet-rounds"):
        score_sheet.score(Sheet(game="take-it-easy", names=["Ana"], boards=[{}], earlier=(({},),)))


def test_a_game_without_calls_has_no_caller():
    with pytest.raises(Refused, match="no-caller"):
        caller.calls(NewCalls(game="sequence"))


def test_only_one_round_is_called():
    called = caller.calls(NewCalls(game="take-it-easy", options={"rounds": "3"}))
    assert len(called.pieces) == 19


def test_two_rounds_are_called_in_different_orders():
    orders = {tuple(p.id for p in caller.calls(NewCalls(game="take-it-easy")).pieces) for _ in range(3)}
    assert len(orders) == 3


def test_a_sheet_explains_every_board():
    nines = {"a1": "923", "a2": "964", "a3": "978"}
    sheet = Sheet(game="take-it-easy", names=["Ana", "Bo"], boards=[nines, {}], options={"scoring": "brightest"})
    scored = score_sheet.score(sheet)
    assert [score.points for score in scored.scene.scores] == [27 + 60, 0]  # the three tiles are moons
    assert len(scored.pieces) == 27
    assert scored.scene.boards[0].words.args == {"name": "Ana"}
    assert scored.scene.targets == ()
    assert scored.scene.winners == (0,)
    assert {piece.id for piece in scored.pieces} >= set(nines.values())


def test_an_owner_with_other_symbols_is_called_and_scored_by_them():
    ours = default_components()
    theirs = ours.replace("978,moon", "978,sun").replace("974,sun", "974,moon")
    nines, options = {"a1": "923", "a2": "964", "a3": "978"}, {"scoring": "beams"}
    sheet = Sheet(game="take-it-easy", names=["Ana"], boards=[nines], options=options)
    assert [score_sheet.score(sheet, parts).scene.scores[0].points for parts in ("", ours, theirs)] == [45, 45, 27]
    called = caller.calls(
        NewCalls(game="take-it-easy"), "tile,symbol\n" + re.sub("moon", "sun", ours.partition("\n")[2])
    )
    assert {piece.data["symbol"] for piece in called.pieces} == {"sun"}


def test_a_sheet_keeps_rows_open_and_has_no_place_for_tiles_put_aside():
    options = {"board": "valve", "valves": "aside"}
    scored = score_sheet.score(Sheet(game="take-it-easy", names=["Ana"], boards=[{"b1": "978"}], options=options))
    board = scored.scene.boards[0]
    assert len(board.cells) == 21
    assert next(row for row in board.rows if row.id == "vertical-2").state == "live"
    assert len(scored.pieces) == 31


@pytest.mark.parametrize(
    ("board", "code"),
    [({"z9": "978"}, "no-such-cell"), ({"a1": "999"}, "tile-unknown"), ({"a1": "***"}, "tile-unknown"),
     ({"a1": "978", "a2": "978"}, "tile-twice")],
)  # fmt: skip
def test_what_cannot_lie_on_a_board_is_refused_with_its_place(board, code):
    with pytest.raises(Refused) as refused:
        score_sheet.score(Sheet(game="take-it-easy", names=["Ana"], boards=[board]))
    assert refused.value.code == code
    assert refused.value.place.startswith("1: ")


def test_a_sheet_needs_a_name_for_every_board_and_as_many_as_can_play():
    with pytest.raises(Refused, match="sheet-names"):
        score_sheet.score(Sheet(game="take-it-easy", names=["Ana"], boards=[{}, {}]))
    with pytest.raises(Refused, match="seats"):
        score_sheet.score(Sheet(game="take-it-easy", names=[], boards=[]))


@pytest.mark.parametrize("name", GAMES)
def test_the_rulebook_has_every_rule_and_pictures(name):
    book = rulebook.rulebook_of(name)
    rules = [rule for section in book.sections for rule in section.rules]
    assert [rule.id for rule in rules] == [rule for _, ids in GAMES[name].rulebook for rule in ids]
    assert any(rule.assumed for rule in rules)
    assert not all(rule.assumed for rule in rules)
    pictured = [picture for rule in rules for picture in rule.pictures]
    assert len(pictured) >= 10 or not GAMES[name].room.pictures
    assert all(picture.boards or picture.tray for picture in pictured)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_picture_says_what_it_shows(name, language):
    translator = Translator(language, [GAMES[name].package])
    for section in rulebook.rulebook_of(name).sections:
        for rule in section.rules:
            for number in range(1, len(rule.pictures) + 2):
                caption = translator.attribute(rule.id, f"caption{number if number > 1 else ''}")
                assert bool(caption) == (number <= len(rule.pictures)), rule.id


def test_the_pictures_show_their_rules():
    pictures = {
        rule.id: rule.pictures for section in rulebook.rulebook_of("take-it-easy").sections for rule in section.rules
    }
    assert pictures["TIE-7"][0].scores[0].points == 307
    assert {target.cell for target in pictures["TIE-13"][0].targets} == {"d4", "e2"}
    same, other = pictures["TIE-9"]
    assert len(same.targets) < len(other.targets)
    assert [line.kind for line in pictures["TIE-10"][0].scores[0].lines] == ["row", "beam"]
    assert [picture.scores[0].points for picture in pictures["TIE-R1"]] == [0, 2]
    assert sorted(line.points for line in pictures["TIE-6"][0].scores[0].lines) == [4, 9, 27, 28, 40]
    assert [row.tone for row in pictures["TIE-C2"][0].boards[0].rows if row.state == "complete"] == ["5", "7", "8"]
    view = {mark.tone for piece in pictures["TIE-C3"][0].tray for mark in piece.marks if mark.kind == "band"}
    assert view == set("123456789")
    assert [piece.data["symbol"] for piece in pictures["TIE-C4"][0].tray] == ["sun", "moon"]
    bonuses = [[line.points for line in s.lines if line.kind == "brightest"] for s in pictures["TIE-11"][0].scores]
    assert bonuses == [[60], [60]]
    assert [score.points for score in pictures["TIE-11"][1].scores] == [57, 57]
    assert [target.cell for target in pictures["TIE-R3"][0].targets] == ["e2"]
    assert {target.cell for target in pictures["TIE-17"][1].targets} == {"a1", "c1"}
    assert [picture.scores[0].points for picture in pictures["TIE-R4"]] == [0, 45]
    states = [
        next(row for row in picture.boards[0].rows if row.id == "vertical-2").state for picture in pictures["TIE-R4"]
    ]
    assert states == ["broken", "complete"]
    assert {row.state for row in pictures["TIE-C5"][0].boards[0].rows} == {"open"}
    assert [picture.scores[0].points for picture in pictures["TIE-16"]] == [27, 21]
    assert sum(line.points for line in pictures["TIE-R6"][0].scores[0].lines if line.kind == "brightest") == 120


@pytest.mark.parametrize(
    ("room", "preset"), [(name, preset) for name, game in GAMES.items() if game.room.sheet for preset in game.presets]
)
def test_every_preset_can_be_called(room, preset):
    options = GAMES[room].presets[preset].given()
    called = caller.calls(NewCalls(game=room, options=options))
    if called.choices:  # whatever people answer
        called = caller.calls(NewCalls(game=room, options=options, chosen=(called.choices[0].action,)))
    assert called.pieces
    assert len(called.left) == len(called.pieces)


# -- the companion ----------------------------------------------------------------------------------------------


@pytest.mark.rule("STS-18")
def test_the_companion_asks_and_draws_for_the_room_that_has_one():
    setup = Answer(kind="setup")
    first = companion.answer(NewSession(game="stamp-swap", entries=[setup], components="built-in", draw=True))
    assert [question.kind for question in first.asked] == ["setup", "yellow"]
    yellow = Answer(kind="yellow", numbers=(first.asked[1].choices[0].number,))
    drawn = companion.answer(NewSession(game="stamp-swap", entries=[setup, yellow], components="built-in", draw=True))
    assert [entry.kind for entry in drawn.entries] == ["setup", "yellow", "event-hers"]
    assert drawn.trouble is None
    assert rulebook.rulebook_of("stamp-swap").companion


@pytest.mark.parametrize(("older", "newer"), [("none", "none"), ("house", "built-in")])
def test_older_clients_name_the_components_of_the_companion_pack(older, newer):
    asked = {"game": "stamp-swap", "entries": [{"kind": "setup"}]}
    by_pack = msgspec.convert({**asked, "pack": older}, NewSession)
    by_components = msgspec.convert({**asked, "components": newer}, NewSession)
    assert companion.answer(by_pack) == companion.answer(by_components)


def test_the_owners_pack_is_refused_to_older_clients_where_there_is_none():
    with pytest.raises(Refused, match="companion-no-pack"):
        companion.answer(NewSession(game="stamp-swap", entries=[], pack="own"))


@pytest.mark.rule("STS-18")
@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        (NewSession(game="take-it-easy", entries=[]), "no-companion"),
        (NewSession(game="stamp-swap", entries=[], options={"level": "4"}), "option-value"),
        (NewSession(game="stamp-swap", entries=[], components="own"), "companion-no-pack"),
    ],
)
def test_what_the_companion_cannot_do_is_refused(wanted, code):
    with pytest.raises(Refused) as refused:
        companion.answer(wanted)
    assert refused.value.code == code
