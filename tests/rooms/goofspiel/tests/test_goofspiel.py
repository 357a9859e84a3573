"""The rules of Goofspiel, each by its id, and its players."""

import random

import pytest

from ludoteka.core.actors import CHANCE
from ludoteka.core.errors import Refused
from ludoteka.core.game import Game
from ludoteka.core.match import Match, Seat, Setting
from ludoteka.core.tests.at_the_table import play
from tests.rooms.goofspiel.parts import SEALED

GAME = Game.of("tests.rooms.goofspiel")


def table(options: str = "cards=4", seats: int = 2) -> Match:
    people = tuple(Seat("human", name) for name in ("Ana", "Bo", "Cid")[:seats])
    return Match(Setting(GAME, GAME.options.read(options), people))


def bid(match: Match, prize: int, *cards: int) -> Match:
    """A whole round."""
    return play(match, f"0 prize {prize}", *(f"{seat} {card}" for seat, card in enumerate(cards, start=1)))


def offered(match: Match, actor: int) -> list[int]:
    return list(match.legal(actor))


@pytest.mark.rule("GOO-1")
@pytest.mark.parametrize("cards", [4, 13])
def test_everybody_has_the_same_cards_and_there_are_as_many_prizes(cards):
    match = table(f"cards={cards}", seats=3)
    assert offered(match, CHANCE) == list(range(1, cards + 1))
    play(match, "0 prize 3")
    assert [offered(match, seat) for seat in range(3)] == [list(range(1, cards + 1))] * 3


@pytest.mark.rule("GOO-1")
@pytest.mark.parametrize("options", ["cards=3", "cards=14"])
def test_there_are_4_to_13_cards(options):
    with pytest.raises(Refused, match="option-value"):
        table(options)


@pytest.mark.rule("GOO-2")
@pytest.mark.parametrize(
    ("order", "first", "second"),
    [("shuffled", [1, 2, 3, 4], [2, 3, 4]), ("rising", [1], [2]), ("falling", [4], [3])],
)
def test_the_order_of_the_prizes(order, first, second):
    match = table(f"cards=4 order={order}")
    assert offered(match, CHANCE) == first
    bid(match, first[0], 1, 2)
    assert offered(match, CHANCE) == second


@pytest.mark.rule("GOO-3")
def test_bids_are_hidden_until_all_have_bid():
    match = play(table(), "0 prize 4", "1 3")
    assert match.observation(1).state.bid[0] == SEALED
    assert match.observation(0).state.bid[0] == 3
    play(match, "2 1")
    assert list(match.observation(1).state.last_bid[:2]) == [3, 1]


@pytest.mark.rule("GOO-3")
def test_a_card_is_bid_once():
    match = play(bid(table(), 4, 3, 1), "0 prize 2")
    assert (offered(match, 0), offered(match, 1)) == ([1, 2, 4], [2, 3, 4])
    with pytest.raises(Refused, match="goo-not-in-hand"):
        play(match, "1 3")


@pytest.mark.rule("GOO-4")
def test_the_highest_bid_takes_the_prize():
    assert bid(table(seats=3), 4, 1, 3, 2).scores() == (0, 4, 0)


@pytest.mark.rule("GOO-4")
def test_nobody_wins_where_the_highest_bids_are_equal():
    assert bid(table(seats=3), 4, 3, 3, 2).scores() == (0, 0, 0)
    assert bid(table(seats=3), 4, 3, 2, 2).scores() == (4, 0, 0)


@pytest.mark.rule("GOO-4")
@pytest.mark.parametrize(("ties", "points"), [("carry", 6), ("discard", 2)])
def test_a_prize_that_nobody_won_is_won_with_the_next_or_discarded(ties, points):
    match = bid(table(f"cards=4 ties={ties}"), 4, 1, 1)
    assert bid(match, 2, 3, 2).scores() == (points, 0)


@pytest.mark.rule("GOO-4")
def test_what_is_at_stake_after_the_last_round_belongs_to_nobody():
    match = table("cards=4 order=rising")
    for card in range(1, 5):
        bid(match, card, card, card)
    assert match.over
    assert match.scores() == (0, 0)


@pytest.mark.rule("GOO-5")
def test_the_most_points_win():
    match = table("cards=4 order=falling")
    for prize, mine, yours in [(4, 4, 3), (3, 1, 4), (2, 3, 2), (1, 2, 1)]:
        bid(match, prize, mine, yours)
    assert match.scores() == (7, 3)
    assert match.scene().winners == (0,)


@pytest.mark.rule("GOO-5")
def test_tied_players_share_the_win():
    match = table("cards=4 order=falling")
    for prize, mine, yours in [(4, 4, 3), (3, 3, 4), (2, 1, 2), (1, 2, 1)]:
        bid(match, prize, mine, yours)
    assert match.scores() == (5, 5)
    assert match.scene().winners == (0, 1)


# -- players ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("prize", "wanted"), [(4, 4), (1, 1)])
def test_the_casual_player_bids_what_is_at_stake(prize, wanted):
    match = play(table(), f"0 prize {prize}")
    assert GAME.bot("casual", 1).choose(match.observation(0)) == wanted


def test_the_casual_player_counts_what_was_carried_over():
    match = play(bid(table(), 2, 1, 1), "0 prize 1")
    assert GAME.bot("casual", 1).choose(match.observation(0)) == 3


# -- the same game elsewhere ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3])
def test_games_end_as_in_open_spiel(seats):
    """Which discards a prize that nobody wins."""
    pyspiel = pytest.importorskip("pyspiel")
    settings = {"players": seats, "num_cards": 6, "points_order": "descending", "returns_type": "total_points"}
    theirs = pyspiel.load_game("goofspiel", settings)
    dice = random.Random(1)
    for _ in range(20):
        match, state = table("cards=6 order=falling ties=discard", seats), theirs.new_initial_state()
        while not match.over:
            play(match, f"0 prize {match.legal(CHANCE)[0]}")
            bids = [dice.choice(match.legal(seat)) for seat in range(seats)]
            if not state.is_terminal():  # it plays the last card by itself
                state.apply_actions([card - 1 for card in bids])
            play(match, *(f"{seat} {card}" for seat, card in enumerate(bids, start=1)))
        assert list(match.scores()) == state.returns()
