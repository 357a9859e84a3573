"""What happens apart from the cards: forgetting to draw, and no table talk."""

from dataclasses import replace

import pytest

from ludoteka.core.actors import CHANCE
from ludoteka.core.errors import Refused
from ludoteka.core.match import Seat
from ludoteka.core.tests.at_the_table import offered, play, why_not
from ludoteka.games.sequence.bots import CasualPlayer

from .at_the_table import GAME, NAMES, hand, position, set_pile, table

FOUR_HANDS = ("2S 3S", "4S 5S", "6S 7S", "8S 9S")


# -- SEQ-5: forgetting to draw ----------------------------------------------------------------------------------


@pytest.mark.rule("SEQ-5")
def test_by_default_a_card_is_drawn_at_once():
    match = play(position(hands=("2S 3S", "4S 5S")), "1 2S>b1")
    assert match.to_act() == (CHANCE,)
    assert match.may_act() == ()
    play(match, "0 deal 1 KD")
    assert why_not(match, "1 draw") == ("not-your-turn", "SEQ-3")
    assert why_not(match, "2 draw") == ("no-right-to-draw", "SEQ-5")


@pytest.mark.rule("SEQ-5")
def test_drawing_by_hand_is_possible_but_not_demanded():
    match = play(position("manual_draw=yes", hands=("2S 3S", "4S 5S")), "1 2S>b1")
    assert (match.to_act(), match.may_act()) == ((1,), (0,))
    assert offered(match, 0) == {"draw"}
    assert why_not(match, "1 3S>c1") == ("not-your-turn", "SEQ-3")
    play(match, "1 draw")
    assert match.to_act() == (CHANCE,)
    assert match.may_act() == ()
    play(match, "0 deal 1 KD")
    assert hand(match) == ["3S", "KD"]
    assert (match.to_act(), match.may_act()) == ((1,), ())
    assert why_not(match, "1 draw") == ("not-your-turn", "SEQ-3")


@pytest.mark.rule("SEQ-5")
def test_the_right_is_lost_when_the_next_player_has_played_and_drawn():
    match = play(position("manual_draw=yes", hands=("2S 3S", "4S 5S", "6S 7S"), seats=3), "1 2S>b1", "2 4S>d1")
    assert match.may_act() == (0, 1), "the next player has played, but not drawn"
    play(match, "2 draw", "0 deal 2 KD")
    assert match.may_act() == ()
    assert why_not(match, "1 draw") == ("not-your-turn", "SEQ-3")
    assert hand(match) == ["3S"]


@pytest.mark.rule("SEQ-5")
def test_who_played_later_keeps_the_right():
    match = position("manual_draw=yes", hands=FOUR_HANDS, seats=4)
    play(match, "1 2S>b1", "2 4S>d1", "3 6S>f1", "2 draw")
    assert (match.to_act(), match.may_act()) == ((CHANCE,), ()), "one after the other"
    play(match, "0 deal 2 KD")
    assert match.may_act() == (2,), "seat 1 has lost it, seat 3 has not"
    play(match, "4 8S>h1", "3 draw", "0 deal 3 KD")
    assert match.may_act() == (3,)


@pytest.mark.rule("SEQ-5")
def test_late_but_in_time_in_ones_own_next_turn():
    match = play(position("manual_draw=yes", hands=("2S 3S", "4S 5S")), "1 2S>b1", "2 4S>d1")
    assert (match.to_act(), match.may_act()) == ((0,), (0, 1))
    assert {"draw", "3S>c1"} <= offered(match)
    play(match, "1 draw", "0 deal 1 KD")
    assert match.to_act() == (0,)
    assert match.may_act() == (1,), "the other played after, and can still draw"
    assert why_not(match, "1 draw")[0] == "no-right-to-draw"
    assert hand(match) == ["3S", "KD"]


@pytest.mark.rule("SEQ-5")
def test_playing_again_forfeits_the_card():
    match = play(position("manual_draw=yes", hands=("2S 3S", "4S 5S")), "1 2S>b1", "2 4S>d1", "1 3S>c1")
    play(match, "1 draw", "0 deal 1 KD")
    assert hand(match) == ["KD"]
    assert match.may_act() == (), "and the other, who played before that, has lost it"


@pytest.mark.rule("SEQ-5")
@pytest.mark.parametrize("seat", [1, 2])
def test_who_passes_while_owing_a_card_has_not_played_again(seat):
    """The order is that in which they played, no matter who is next by the seats."""
    match = position("manual_draw=yes", hands=("2S", "4S 5S"))
    play(match, "1 2S>b1", "2 4S>d1", "1 pass")
    assert match.may_act() == (0, 1)
    play(match, f"{seat} draw", f"0 deal {seat} KD")
    assert match.may_act() == ((1,) if seat == 1 else ()), "seat 2 played last: only its drawing ends the other's right"


@pytest.mark.rule("SEQ-5", "SEQ-8")
def test_an_exchanged_card_is_replaced_at_once_in_any_case():
    match = position("manual_draw=yes", chips=("i3", "e7"), hands=("9H 2S", "4S 5S"))
    play(match, "1 dead 9H")
    assert match.to_act() == (CHANCE,)


@pytest.mark.rule("SEQ-5", "SEQ-9")
def test_a_late_draw_from_an_empty_pile_shuffles_first():
    match = set_pile(position("manual_draw=yes", hands=("2S 3S", "4S 5S")), "")
    play(match, "1 2S>b1", "1 draw", "0 shuffle", "0 deal 1 2S")
    assert hand(match) == ["3S", "2S"]


@pytest.mark.rule("SEQ-5")
def test_a_bot_draws_when_it_must_hurry_and_not_before():
    bot = CasualPlayer(GAME, 1)
    match = play(position("manual_draw=yes", hands=("2S 3S", "4S 5S")), "1 2S>b1")
    observation = match.observation(0)
    assert not observation.asked
    assert bot.choose(observation) == -1, "a player who forgot to draw before it gets time to notice"
    play(match, "2 4S>d1")
    assert match.write(0, bot.choose(match.observation(0))) == "draw"
    assert match.write(1, bot.choose(play(match, "1 3S>c1").observation(1))) == "draw"


# -- SEQ-14: no table talk --------------------------------------------------------------------------------------


def talked(**more):
    return position("no_table_talk=yes", hands=FOUR_HANDS, seats=4, **more)


@pytest.mark.rule("SEQ-14")
def test_only_opponents_object_and_only_where_it_was_agreed():
    match = talked()
    assert match.may_act() == (0, 1, 2, 3)
    assert offered(match, 1) == {"object 1"}
    assert offered(match, 2) == {"object 2"}
    assert why_not(match, "2 object 2") == ("own-team", "SEQ-14")
    assert why_not(match, "2 object 3") == ("no-such-action", "SEQ-4")
    plain = position(hands=FOUR_HANDS, seats=4)
    assert plain.may_act() == ()
    assert why_not(plain, "1 object 2") == ("talk-allowed", "SEQ-14")


@pytest.mark.rule("SEQ-14")
def test_the_opponents_of_the_accused_decide():
    match = play(talked(), "2 object 1")
    assert match.to_act() == (3,), "the accused have no say, and the objector has said it"
    assert [(match.may_act(), match.legal(seat)) for seat in (0, 1, 2)] == [((), ())] * 3
    assert offered(match, 3) == {"agree", "disagree", "abstain"}
    assert why_not(match, "1 disagree") == ("not-your-turn", "SEQ-3")
    assert why_not(match, "4 8S>h1") == ("no-such-action", "SEQ-4")
    play(match, "4 agree")
    assert match.to_act() == (0, 2), "and the accused pay"


@pytest.mark.rule("SEQ-14")
@pytest.mark.parametrize(
    ("votes", "upheld"),
    [
        ("agree agree", True),
        ("agree disagree", True),  # the objector's own vote counts: two against one
        ("agree abstain", True),
        ("abstain abstain", True),  # the only one who heard anything decides
        ("disagree abstain", False),  # one against one is no majority
        ("disagree disagree", False),
    ],
)
def test_more_opponents_must_agree_than_disagree(votes, upheld):
    hands = ("2S 3S", "4S 5S", "6S 7S", "8S 9S", "TS QS", "KS AS")
    match = position("no_table_talk=yes teams=2", hands=hands, seats=6)
    play(match, "1 object 2")
    assert match.to_act() == (2, 4)
    play(match, *(f"{seat} {vote}" for seat, vote in zip((3, 5), votes.split(), strict=True)))
    assert match.to_act() == ((1, 3, 5) if upheld else (0,))
    assert hand(match, 1) == ["4S", "5S"], "nothing is taken: everybody chooses a card"


@pytest.mark.rule("SEQ-14")
def test_a_vote_begins_anew_with_every_objection():
    match = play(talked(), "2 object 1", "4 disagree", "4 object 1", "2 agree")
    assert match.to_act() == (0, 2), "what seat 4 said before does not count against its own objection"


@pytest.mark.rule("SEQ-14")
def test_everybody_in_the_team_gives_up_a_card_that_is_not_replaced():
    match = play(talked(), "2 object 1", "4 agree")
    assert match.to_act() == (0, 2)
    assert offered(match, 2) == {"give 6S", "give 7S"}
    assert why_not(match, "3 give 2S") == ("card-not-in-hand", "SEQ-4")
    assert why_not(match, "3 6S>f1") == ("no-such-action", "SEQ-4")
    assert why_not(match, "3 pass") == ("no-such-action", "SEQ-4")
    play(match, "3 give 7S")
    assert match.to_act() == (0,)
    play(match, "1 give 2S")
    assert [hand(match, seat) for seat in range(4)] == [["3S"], ["4S", "5S"], ["6S"], ["8S", "9S"]]
    assert match.to_act() == (0,), "and the game goes on where it was"
    assert [match.scene().data["seats"][seat]["top"] for seat in (0, 2)] == ["2S", "7S"]
    assert match.secret_state().thrown == 2


@pytest.mark.rule("SEQ-14")
def test_who_has_no_card_gives_none():
    match = position("no_table_talk=yes", hands=("", "4S", "6S", "8S"), seats=4, turn=1)
    assert play(match, "2 object 1", "4 agree").to_act() == (2,)
    match = position("no_table_talk=yes", hands=("", "4S", "", "8S"), seats=4, turn=1)
    assert play(match, "2 object 1", "4 agree").to_act() == (1,)


@pytest.mark.rule("SEQ-14")
def test_one_objection_in_a_turn_and_again_in_the_next():
    match = play(talked(), "2 object 1", "4 disagree")
    assert match.may_act() == (0, 2, 3)
    assert why_not(match, "2 object 1") == ("not-your-turn", "SEQ-3")
    play(match, "1 object 2", "3 disagree")
    assert why_not(match, "1 object 2") == ("objected-already", "SEQ-14")
    play(match, "1 2S>b1", "0 deal 1 KD")
    assert match.may_act() == (0, 1, 2, 3)


@pytest.mark.rule("SEQ-14")
def test_with_three_teams_the_objection_says_whom_it_means():
    match = position("no_table_talk=yes teams=3", hands=("2S", "3S", "4S", "5S", "6S", "7S"), seats=6)
    assert offered(match, 1) == {"object 1", "object 3"}
    play(match, "2 object 3")
    assert match.to_act() == (0, 3, 4), "both other teams vote"
    play(match, "1 agree", "4 disagree", "5 agree")
    assert match.to_act() == (2, 5)


@pytest.mark.rule("SEQ-14")
def test_nobody_to_warn_no_such_rule():
    for seats in (2, 3):
        with pytest.raises(Refused) as refused:
            table("no_table_talk=yes", seats)
        assert (refused.value.code, refused.value.rule) == ("talk-alone", "SEQ-14")


@pytest.mark.rule("SEQ-14")
def test_votes_are_secret_until_the_last_is_in():
    match = position("no_table_talk=yes teams=3", hands=("2S", "3S", "4S", "5S", "6S", "7S"), seats=6)
    play(match, "2 object 3", "1 agree", "4 disagree")
    assert [described.text for described in match.story(2)] == ["object 3"]
    assert [described.text for described in match.story(0)] == ["object 3", "agree"]
    assert [described.text for described in match.story(3)] == ["object 3", "disagree"]
    votes = [(match.observation(seat).state.agreed, match.observation(seat).state.denied) for seat in range(4)]
    assert votes == [(0b0011, 0), (0b0010, 0), (0b0010, 0), (0b0010, 0b1000)]
    play(match, "5 abstain")
    assert [described.text for described in match.story(2)] == ["object 3", "agree", "disagree", "abstain"]


@pytest.mark.rule("SEQ-5", "SEQ-14")
def test_a_late_card_can_be_drawn_at_a_silent_table_too():
    match = position("manual_draw=yes no_table_talk=yes", hands=FOUR_HANDS, seats=4)
    play(match, "1 2S>b1")
    assert offered(match, 0) == {"draw", "object 2"}
    assert match.may_act() == (0, 1, 2, 3)
    play(match, "2 object 1")
    assert why_not(match, "1 draw") == ("not-your-turn", "SEQ-3"), "not while the table votes"
    play(match, "4 disagree", "1 object 2", "3 disagree")
    assert offered(match, 0) == {"draw"}, "it has objected, and can still draw"
    play(match, "1 draw", "0 deal 1 KD")
    assert hand(match) == ["3S", "KD"]


def at_a_table(*kinds):
    """A silent table at which seat 2 objects to what was said in team 1."""
    match = play(talked(), "2 object 1")
    seats = tuple(Seat(kind, name) for kind, name in zip(kinds, NAMES, strict=False))
    match.setting = replace(match.setting, seats=seats)
    return match


@pytest.mark.rule("SEQ-14")
@pytest.mark.compiles
def test_a_bot_abstains_from_votes_on_table_talk():
    bot, match = CasualPlayer(GAME, 1), talked()
    assert bot.choose(match.observation(1)) == -1
    assert not match.write(0, bot.choose(match.observation(0))).startswith("object")
    match = at_a_table("human", "human", "human", "bot:casual")
    assert match.write(3, bot.choose(match.observation(3))) == "abstain", "they may have talked"


@pytest.mark.rule("SEQ-14")
@pytest.mark.parametrize("others", [("human", "bot:club"), ("bot:club", "human"), ("bot:club", "bot:club")])
def test_a_program_knows_that_programs_neither_warn_nor_listen(others):
    match = at_a_table(others[0], "human", others[1], "bot:casual")
    assert match.write(3, CasualPlayer(GAME, 1).choose(match.observation(3))) == "disagree"
    play(match, "4 disagree")
    assert match.to_act() == (0,), "one against one: who plays with programs cannot take their cards by objecting"


@pytest.mark.rule("SEQ-14")
def test_two_cards_of_a_kind_are_one_gift_to_choose():
    match = position("no_table_talk=yes", hands=("3C 3C 9S", "2S", "3S", "4S"), seats=4)
    play(match, "2 object 1", "4 agree")
    assert sorted(match.write(0, action) for action in match.legal(0)) == ["give 3C", "give 9S"]
