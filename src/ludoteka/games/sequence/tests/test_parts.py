"""What is in the box, how many play, and the owner's own board."""

import itertools
import random
from collections import Counter

import pytest

from ludoteka.core.actors import CHANCE
from ludoteka.core.errors import Refused
from ludoteka.core.kernel_api import FINE
from ludoteka.core.match import Match, Seat, Setting
from ludoteka.core.words import Translator
from ludoteka.games.sequence import boards
from ludoteka.games.sequence.parts import CARDS, CELLS, is_jack, one_eyed, team_of, two_eyed
from ludoteka.games.sequence.rules import has_target, play_refusal
from ludoteka.games.sequence.variants import HANDS, Options
from ludoteka.table.views import sizes

from .at_the_table import GAME, NAMES, cut_and_deal, position, table

BOARD = boards.default_board()


@pytest.mark.rule("SEQ-C1")
def test_two_packs_without_jokers():
    match = table()
    pack = Counter(match.write(CHANCE, action).split()[-1] for action in match.legal(CHANCE))
    assert len(pack) == 52
    assert set(pack.values()) == {2}
    assert sum(pack.values()) == 104 == match.secret_state().pile_left


@pytest.mark.rule("SEQ-C1")
def test_there_are_chips_enough_for_every_cell_a_team_can_fill():
    assert 100 - len(boards.CORNERS) == 2 * 48  # two colours can fill the board between them; none can need more


@pytest.mark.rule("SEQ-C2")
def test_the_board_is_a_spiral_of_all_cards_but_the_jacks():
    faces = [name for name in BOARD.split() if name != "XX"]
    assert Counter(faces) == {name: 2 for name in boards.CARD_NAMES[1:] if name[0] != "J"}
    assert len(set(faces)) == 48
    assert [boards.CELL_NAMES[cell] for cell in boards.CORNERS] == ["a1", "j1", "a10", "j10"]
    suit = "23456789TQKA"
    down, up = [rank + "S" for rank in suit], [rank + "C" for rank in reversed(suit)]
    spiral = _spiral(BOARD)
    assert spiral[:12] == down
    assert spiral[24:36] == up
    assert spiral[:48] == [*down, *(r + "D" for r in suit), *up, *(r + "H" for r in reversed(suit))] == spiral[48:]


def _spiral(text):
    """The cards clockwise from the upper left corner inwards."""
    grid = [line.split() for line in text.splitlines()]
    found = []
    while grid:
        found += grid.pop(0)
        grid = [list(row) for row in zip(*grid, strict=True)][::-1]
    return [name for name in found if name != "XX"]


@pytest.mark.rule("SEQ-C2")
def test_the_parts_know_every_line_of_five():
    p = GAME.parts(Options(), 2)
    assert len(boards.fives()) == len({frozenset(five.cells) for five in boards.fives()}) == 192
    assert Counter(five.way for five in boards.fives()) == {0: 60, 1: 60, 2: 36, 3: 36}
    for number, five in enumerate(boards.fives()):
        assert tuple(p.five_cells[number]) == five.cells
        assert p.five_from[five.cells[0], five.way] == number
        for before, after in zip(five.cells, five.cells[1:], strict=False):
            assert p.next_cell[before, five.way] == after
            assert p.next_cell[after, five.way + 4] == before
    assert {boards.CELL_NAMES[cell] for cell in p.cell_of[boards.CARD_NUMBERS["KD"]]} == {"h8", "c10"}
    assert {boards.CELL_NAMES[cell] for cell in p.cell_of[boards.CARD_NUMBERS["9H"]]} == {"i3", "e7"}


@pytest.mark.rule("SEQ-4", "SEQ-8")
def test_a_card_is_dead_exactly_if_it_can_be_played_on_no_cell():
    """`has_target` looks only where a card can go (`cell_of`), `play_refusal` at any cell (`face`)."""
    for seed in range(4):
        match, dice = cut_and_deal(table("advanced=yes"), "2S", "3S"), random.Random(seed)
        while not match.over:
            p, s = match.parts, match.secret_state()
            for card in range(1, CARDS + 1):
                playable = any(play_refusal(p, s, 0, card, cell) == FINE for cell in range(CELLS))
                assert has_target(p, s, 0, card) == playable, boards.CARD_NAMES[card]
            for actor in itertools.islice(iter(match.to_act, ()), 25):
                match.submit(actor[0], dice.choice(match.legal(actor[0])))


@pytest.mark.rule("SEQ-C3")
def test_jacks_and_their_eyes():
    jacks = [name for card, name in enumerate(boards.CARD_NAMES) if name and is_jack(card)]
    assert jacks == ["JS", "JH", "JD", "JC"]
    assert [name for card, name in enumerate(boards.CARD_NAMES) if name and one_eyed(card)] == ["JS", "JH"]
    assert [name for card, name in enumerate(boards.CARD_NAMES) if name and two_eyed(card)] == ["JD", "JC"]
    assert "J" not in BOARD


@pytest.mark.rule("SEQ-1")
@pytest.mark.parametrize(
    ("seats", "options", "teams"),
    [
        (2, "", 2), (3, "", 3), (4, "", 2), (6, "teams=3", 3), (6, "teams=2", 2), (8, "", 2),
        (9, "", 3), (10, "", 2), (12, "teams=2", 2), (12, "teams=3", 3), (3, "teams=3", 3), (9, "teams=3", 3),
    ],
)  # fmt: skip
def test_teams_of_every_table(seats, options, teams):
    p = table(options, seats).parts
    sides = [team_of(p, seat) for seat in range(seats)]
    assert p.teams == teams
    assert Counter(sides) == dict.fromkeys(range(teams), seats // teams)
    assert all(one != other for one, other in zip(sides, [*sides[1:], sides[0]], strict=True))


@pytest.mark.rule("SEQ-1")
@pytest.mark.parametrize("seats", [6, 12])
def test_six_and_twelve_are_asked_how_many_teams_they_form(seats):
    with pytest.raises(Refused) as refused:
        table("no_table_talk=yes", seats)
    assert (refused.value.code, refused.value.rule, refused.value.place) == ("teams-asked", "SEQ-1", "teams")
    assert "Choose how many teams" in Translator("en", [GAME.package])(refused.value.words())
    assert seats in GAME.seats_for(Options()), "the presets are for them, too, once that is said"


@pytest.mark.rule("SEQ-1")
@pytest.mark.parametrize("seats", [1, 5, 7, 11, 13])
def test_other_numbers_of_players_are_refused(seats):
    with pytest.raises(Refused) as refused:
        table("", min(seats, 12)) if seats < 13 else table_of(13)
    assert refused.value.code == "seats"
    assert refused.value.facts["allowed"] == "2, 3, 4, 6, 8, 9, 10, 12"


def table_of(seats):
    from ludoteka.core.match import Match, Seat, Setting

    return Match(Setting(GAME, Options(), tuple(Seat("human", str(n)) for n in range(seats))))


@pytest.mark.rule("SEQ-1")
@pytest.mark.parametrize(("seats", "teams"), [(2, 3), (4, 3), (8, 3), (10, 3), (3, 2), (9, 2)])
def test_impossible_teams_are_refused(seats, teams):
    with pytest.raises(Refused) as refused:
        table(f"teams={teams}", seats)
    assert (refused.value.code, refused.value.rule, refused.value.place) == ("teams", "SEQ-1", f"teams={teams}")
    assert refused.value.facts["allowed"] == {2: "2, 4, 6, 8, 10, 12", 3: "3, 6, 9, 12"}[teams]


@pytest.mark.rule("SEQ-1")
def test_two_teams_choose_two_colours_and_three_use_all():
    def colours(options, seats):
        return [team["colour"] for team in table(options, seats).scene().data["teams"]]

    assert colours("", 2) == ["red", "blue"]
    assert colours("colours=red-green", 4) == ["red", "green"]
    assert colours("colours=blue-green", 2) == ["blue", "green"]
    assert colours("", 3) == ["red", "blue", "green"]
    with pytest.raises(Refused, match="colours"):
        table("colours=blue-green", 3)


@pytest.mark.rule("SEQ-2")
@pytest.mark.parametrize(
    ("seats", "teams", "cards"),
    [
        (2, 2, 7), (4, 2, 6), (6, 2, 5), (8, 2, 4), (10, 2, 3), (12, 2, 3),
        (3, 3, 6), (6, 3, 5), (9, 3, 4), (12, 3, 3),
    ],
)  # fmt: skip
def test_cards_for_each_player(seats, teams, cards):
    cuts = ["2S"] + ["AS"] * 2 + ["KS"] * 2 + ["QS"] * 2 + ["TS"] * 2 + ["9S"] * 2 + ["8S"]
    match = cut_and_deal(table(f"teams={teams}", seats), *cuts[:seats])
    state = match.secret_state()
    assert state.held[:seats].tolist() == [cards] * seats
    assert state.pile_left == 104 - seats * cards
    assert match.to_act() == (1,)


@pytest.mark.rule("SEQ-2")
def test_no_other_table_has_a_hand():
    assert {(teams, seats) for teams, sizes in HANDS.items() for seats in sizes} == {
        *((2, seats) for seats in (2, 4, 6, 8, 10, 12)),
        *((3, seats) for seats in (3, 6, 9, 12)),
    }


# -- the owner's board ------------------------------------------------------------------------------------------


@pytest.mark.rule("SEQ-C2")
def test_an_owners_board_is_played_on():
    swapped = BOARD.replace("2S", "??").replace("9S", "2S").replace("??", "9S")
    match = table("", 2, swapped)
    assert match.parts.face[1] == boards.CARD_NUMBERS["9S"]
    assert boards.CELL_NAMES.index("b1") in match.parts.cell_of[boards.CARD_NUMBERS["9S"]]


@pytest.mark.rule("SEQ-C2")
@pytest.mark.parametrize(
    ("old", "new", "code", "place"),
    [
        ("XX 2S", "2S XX", "board-corner", "line 1"),
        ("6C 5C 4C 3C 2C AH", "6C 5C 4C 3C 2C", "board-line", "line 2"),
        ("AS 2D", "AS JD", "board-card", "line 3"),
        ("AS 2D", "AS 1D", "board-card", "line 3"),
        ("7C AS 2D", "7C AS 3D", "board-twice", ""),
        ("XX AD KD QD TD 9D 8D 7D 6D XX", "", "board-lines", ""),
    ],
)  # fmt: skip
def test_a_board_with_a_mistake_is_refused_with_its_place(old, new, code, place):
    assert old in BOARD
    with pytest.raises(Refused) as refused:
        table("", 2, BOARD.replace(old, new, 1))
    assert (refused.value.code, refused.value.rule, refused.value.place) == (code, "SEQ-C2", place)


def test_names_of_tests_are_enough():
    assert len(NAMES) == 12
    assert position().to_act() == (0,)


def test_a_table_that_gathers_gets_no_seats_at_which_something_would_be_asked():
    people = (Seat("human", "Ana"),) * 4
    assert sizes(Match(Setting(GAME, GAME.options.read(""), people))) == (2, 3, 4, 8, 9, 10)
    assert sizes(Match(Setting(GAME, GAME.options.read("teams=2"), people))) == (2, 4, 6, 8, 10, 12)
