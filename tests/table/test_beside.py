"""The caller, the score sheet and the rulebook."""

import pytest

from ludoteka.core.errors import Refused
from ludoteka.games import GAMES
from ludoteka.table import beside
from ludoteka.table.wire import NewCalls, Sheet

PRESETS = [(game, preset) for game in GAMES.values() for preset in game.presets if "brightest" not in preset]


@pytest.mark.parametrize(("game", "preset"), PRESETS, ids=lambda value: getattr(value, "name", value))
def test_the_caller_calls_a_whole_round(game, preset):
    called = beside.calls(NewCalls(game=game.name, options=game.presets[preset].said()))
    names = [piece.data["tile"] for piece in called.pieces]
    assert len(names) == len(set(names)) == (21 if "valve" in preset or preset == "everything" else 19)
    assert {piece.shape for piece in called.pieces} <= set(called.shapes)


def test_two_rounds_are_called_in_different_orders():
    orders = {tuple(p.id for p in beside.calls(NewCalls(game="take-it-easy")).pieces) for _ in range(3)}
    assert len(orders) == 3


def test_a_sheet_explains_every_board():
    nines = {"a1": "923", "a2": "964", "a3": "978"}
    sheet = Sheet(game="take-it-easy", names=["Ana", "Bo"], boards=[nines, {}], options={"scoring": "brightest"})
    scored = beside.score(sheet)
    assert [score.points for score in scored.scene.scores] == [27 + 60, 0]  # the three tiles are moons
    assert len(scored.pieces) == 27
    assert scored.scene.boards[0].words.args == {"name": "Ana"}
    assert scored.scene.targets == ()


@pytest.mark.parametrize(
    ("board", "code"),
    [({"z9": "978"}, "no-such-cell"), ({"a1": "999"}, "tile-unknown"), ({"a1": "***"}, "tile-unknown"),
     ({"a1": "978", "a2": "978"}, "tile-twice")],
)  # fmt: skip
def test_what_cannot_lie_on_a_board_is_refused_with_its_place(board, code):
    with pytest.raises(Refused) as refused:
        beside.score(Sheet(game="take-it-easy", names=["Ana"], boards=[board]))
    assert refused.value.code == code
    assert refused.value.place.startswith("1: ")


def test_a_sheet_needs_a_name_for_every_board_and_as_many_as_can_play():
    with pytest.raises(Refused, match="sheet-names"):
        beside.score(Sheet(game="take-it-easy", names=["Ana"], boards=[{}, {}]))
    with pytest.raises(Refused, match="seats"):
        beside.score(Sheet(game="take-it-easy", names=[], boards=[]))


@pytest.mark.parametrize("name", GAMES)
def test_the_rulebook_has_every_rule_and_pictures(name):
    book = beside.rulebook(name)
    rules = [rule for section in book.sections for rule in section.rules]
    assert [rule.id for rule in rules] == [rule for _, ids in GAMES[name].rulebook for rule in ids]
    assert any(rule.assumed for rule in rules)
    assert not all(rule.assumed for rule in rules)
    pictured = [picture for rule in rules for picture in rule.pictures]
    assert len(pictured) >= 10
    assert all(picture.boards for picture in pictured)


def test_the_pictures_show_what_their_rules_say():
    pictures = {
        rule.id: rule.pictures for section in beside.rulebook("take-it-easy").sections for rule in section.rules
    }
    assert pictures["TIE-7"][0].scores[0].points == 307
    assert {target.cell for target in pictures["TIE-13"][0].targets} == {"d4", "e2"}
    same, other = pictures["TIE-9"]
    assert len(same.targets) < len(other.targets)
    assert [line.kind for line in pictures["TIE-10"][0].scores[0].lines] == ["row", "beam"]
    assert pictures["TIE-R1"][0].scores[0].points == 0
